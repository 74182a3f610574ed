"""`chancellery models --mcp`: the client of the protocol's own SDK plays a series through the tools alone."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from chancellery.cli.models.over_mcp import SeriesTools, series_server
from chancellery.cli.models.player import MOST_ANSWERS
from chancellery.cli.models.series import ModelSeries
from tests.cli.conftest import ROOT, Cli

SERIES = ModelSeries("courtyard", "tester over MCP", ("random",), 1, judge=0)
COMMAND = ("models", "courtyard", "--mcp", "tester", "--bots", "random", "--judge", "0")


class Player:
    """A program that speaks the protocol and answers by chance."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.luck = random.Random(1)
        self.seats: list[str] = []

    async def ask(self, tool: str, **arguments: Any) -> Any:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        return answer.structured_content

    async def refused(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        return str(getattr(answer.content[0], "text", ""))

    async def choose(self, stands: Any) -> Any:
        return await self.ask("act", action=self.luck.choice(list(stands["answers"])), ply=stands["ply"])

    async def play(self) -> Any:
        """All matches that are left: what is said at the end."""
        while True:
            stands = await self.ask("next_match")
            if stands.get("series") == "over":
                return stands["report"]
            self.seats.append(stands["seat"])
            while stands["status"] == "running":
                assert stands["your_turn"]
                stands = await self.choose(stands)
            assert stands["result"]


def with_player(folder: Path, script: Callable[[Player], Awaitable[None]]) -> SeriesTools:
    tools = SeriesTools(SERIES, folder)

    async def run() -> None:
        async with Client(series_server(tools)) as client:
            await script(Player(client))

    asyncio.run(run())
    return tools


@pytest.fixture(autouse=True)
def surroundings(cli: Cli) -> None:
    """Courtyard is there."""


def exchanges(folder: Path, number: int = 0) -> list[Any]:
    lines = (folder / "transcripts" / f"{number:05}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_it_plays_every_deal_from_every_seat_and_is_told_how_it_did(tmp_path: Path) -> None:
    async def script(player: Player) -> None:
        assert "ask next_match" in await player.refused("look")
        report = await player.play()
        assert player.seats == ["red", "blue"]
        assert (report["matches"], report["illegal"], report["estimated"]) == (2, 0, True)
        assert report["low"] < report["rating"] < report["high"]
        assert report["tokens_in"] > report["tokens_out"] > 0
        assert "ask next_match" in await player.refused("look")

    with_player(tmp_path / "s", script)
    kept = [json.loads(file.read_text("utf-8")) for file in sorted((tmp_path / "s" / "matches").iterdir())]
    assert [one["row"]["seat"] for one in kept] == ["red", "blue"]
    assert kept[0]["journal"]["commitment"] == kept[1]["journal"]["commitment"]
    noted = exchanges(tmp_path / "s")
    assert len(noted) == kept[0]["row"]["answered"]
    assert noted[0]["prompt"][0] == {"role": "assistant", "content": 'look {"full": false}'}
    assert noted[0]["answer"].startswith('act {"action": ')
    assert json.loads(noted[1]["prompt"][0]["content"])["answers"]


def test_illegal_attempts_are_counted_and_in_the_end_chance_answers(tmp_path: Path) -> None:
    async def script(player: Player) -> None:
        stands = await player.ask("next_match")
        assert "not over yet" in await player.refused("next_match")
        await player.ask("explain", thing="Ambush I")
        assert "moved on" in await player.refused("act", action="done", ply=stands["ply"] + 3)
        for number in range(MOST_ANSWERS):
            told = await player.refused("act", action="fly to the moon", ply=stands["ply"])
            assert "'fly to the moon' may not be played now" in told
            assert ("was chosen for you by chance" in told) == (number == MOST_ANSWERS - 1)
        stands = await player.ask("wait_for_turn")
        assert stands["ply"] > 0
        while stands["status"] == "running":
            stands = await player.choose(stands)

    tools = with_player(tmp_path / "s", script)
    tools.finish()
    (row,) = tools.rows()
    assert (row["illegal"], row["given_up"], row["explained"]) == (MOST_ANSWERS, 1, 1)
    assert row["answered"] == len([one for one in exchanges(tmp_path / "s") if one.get("action")])


def test_a_match_goes_on_where_the_client_left_it(tmp_path: Path) -> None:
    left: list[Any] = []

    async def leaves(player: Player) -> None:
        stands = await player.ask("next_match")
        for _ in range(3):
            stands = await player.choose(stands)
        left.append(await player.ask("look"))

    async def comes_back(player: Player) -> None:
        stands = await player.ask("next_match")
        assert (stands["match"], stands["of"]) == (1, 2)
        assert await player.ask("look") == left[0]
        while stands["status"] == "running":
            stands = await player.choose(stands)

    with_player(tmp_path / "s", leaves)
    before = exchanges(tmp_path / "s")
    assert len(before) == 3
    with_player(tmp_path / "s", comes_back)
    assert exchanges(tmp_path / "s")[:3] == before


def test_a_client_in_a_process_of_its_own_starts_the_command(cli: Cli, tmp_path: Path) -> None:
    parameters = StdioServerParameters(
        command=sys.executable,
        args=["-m", "chancellery.cli", *COMMAND, "--out", str(tmp_path / "s")],
        env={**os.environ, "CHANCELLERY_GAMES": "tests.tiny:TINY"},
        cwd=ROOT,
    )

    async def run() -> Any:
        async with Client(parameters) as client:
            return await Player(client).play()

    told = asyncio.run(run())
    # Nothing is missing: the same command, typed in a terminal, prints what came of it.
    done = cli(*COMMAND, "--out", tmp_path / "s", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out) == told == json.loads((tmp_path / "s" / "report.json").read_text("utf-8"))


def test_another_series_in_the_folder_is_refused(cli: Cli, tmp_path: Path) -> None:
    SeriesTools(SERIES, tmp_path / "s")
    done = cli(*COMMAND[:-2], "--judge", "2", "--out", tmp_path / "s")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "holds another series" in done.err
