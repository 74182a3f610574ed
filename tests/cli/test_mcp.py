"""`chancellery mcp`: a scripted client of the Model Context Protocol plays whole matches through its tools alone."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from chancellery.bots.bot import ask
from chancellery.bots.registry import make_bot
from chancellery.cli.local_table import LocalTable, seat_match
from chancellery.cli.mcp.local_seat import LocalSeat
from chancellery.cli.mcp.tools import seat_server
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import save
from chancellery.games import find_game
from tests.cli.conftest import Cli
from tests.tiny import TINY

TOOLS = ["act", "explain", "legal_actions", "log", "look", "messages", "rules", "talk", "wait_for_turn"]


class Model:
    """What a language model would do: ask tools and read what they answer."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.answers: list[str] = []
        self.told = self.spared = 0

    async def ask(self, tool: str, **arguments: Any) -> Any:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        self.answers.append(json.dumps(answer.structured_content))
        return answer.structured_content

    async def refused(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        return str(getattr(answer.content[0], "text", ""))

    async def play(self, luck: random.Random) -> Any:
        """Play to the end, always one of the actions that are listed: the last answer."""
        stands = await self.ask("wait_for_turn", seconds=20)
        while stands["status"] == "running":
            if stands["your_turn"]:
                assert len(stands["answers"]) > 1, "a question with one answer is answered, not asked"
                action = luck.choice(list(stands["answers"]))
                assert stands["answers"][action]
                self.told += len(stands["happened"])
                self.spared += len(stands.get("answered_for_you", []))
                stands = await self.ask("act", action=action, ply=stands["ply"])
            else:
                stands = await self.ask("wait_for_turn", seconds=20)
        return stands


def local_match(game: Game, seat: int = 0) -> LocalTable:
    return seat_match(Journal(game, game.options(), key_from(1)), [seat], ["random"], Rng(key_from(2)))


def with_model(match: LocalTable, script: Callable[[Model], Awaitable[None]], file: Path | None = None) -> Model:
    """Let a script speak to the tools of a local match."""

    async def run() -> Model:
        async with Client(seat_server(LocalSeat(match, "en", file))) as client:
            model = Model(client)
            await script(model)
            return model

    return asyncio.run(run())


@pytest.mark.parametrize("game", ["courtyard", "europe-divided"])
def test_a_whole_game_is_played_through_the_tools(game: str, tmp_path: Path) -> None:
    match = local_match(TINY if game == "courtyard" else find_game(game))

    async def script(model: Model) -> None:
        assert sorted(tool.name for tool in (await model.client.list_tools()).tools) == TOOLS
        end = await model.play(random.Random(1))
        assert end["result"] == match.g.view(0)["result"] is not None
        told = (await model.ask("log"))["entries"]
        assert len(told) > 10
        assert model.told > 10
        assert game == "courtyard" or model.spared
        assert all(isinstance(line, str) for entry in told for line in entry["text"])

    with_model(match, script, tmp_path / "match.json")
    assert match.g.outcome is not None
    kept = json.loads((tmp_path / "match.json").read_text("utf-8"))
    assert len(kept["actions"]) == match.g.ply


def test_what_it_sees_is_the_view_of_its_seat_and_nothing_else() -> None:
    match = local_match(TINY, 1)

    async def script(model: Model) -> None:
        seen = await model.ask("look", full=True)
        assert seen["board"] == json.loads(json.dumps(match.g.view(1)["board"]))
        assert seen["seat"] == "blue"

    with_model(match, script)


def test_redealing_what_a_seat_cannot_know_changes_no_answer() -> None:
    """Twins that a seat cannot tell apart answer every tool alike, so no tool tells what is hidden."""
    told = []
    positions = set()
    for luck in (3, 4, 5):
        match = local_match(TINY)
        match.let_bots_act()
        match.table.state = match.g.redeal(0, Rng(key_from(luck)))
        positions.add(save(match.g))

        async def script(model: Model) -> None:
            for tool in ("look", "legal_actions", "wait_for_turn", "log", "rules", "messages"):
                await model.ask(tool)
            await model.ask("look", full=True)

        told.append(with_model(match, script).answers)
    assert len(positions) == 3
    assert told[0] == told[1] == told[2]


def test_refusals_are_sentences_and_change_nothing() -> None:
    match = local_match(TINY)

    async def script(model: Model) -> None:
        ply = (await model.ask("look"))["ply"]
        assert "no action 'fly'" in await model.refused("act", action="fly")
        assert "may not" in await model.refused("act", action="place north")
        assert "moved on" in await model.refused("act", action="place north", ply=ply + 5)
        assert "no paragraph '../../me'" in await model.refused("rules", paragraph="../../me")
        assert "nobody to talk to" in await model.refused("talk", text="hello")
        assert (await model.ask("look"))["ply"] == ply
        assert "look_at_everything" in await model.refused("look_at_everything")

    with_model(match, script)


def test_rules_are_read_by_paragraph() -> None:
    async def script(model: Model) -> None:
        contents = (await model.ask("rules"))["contents"]
        assert contents[0]["title"]
        number = contents[-1]["number"]
        assert (await model.ask("rules", paragraph=number))["paragraphs"][0]["number"] == number
        assert (await model.ask("rules", paragraph=f"[{number}.99]"))["number"] == number

    with_model(local_match(find_game("europe-divided")), script)


NAMED = {
    "europe-divided": [
        ("Little Green Men", "advantage", "free in a contested region"),
        ("Gas Dispute", "headline", "Russia above"),
    ],
    "europe-in-turmoil": [("Kulturkampf", "card", "2 support checks"), ("moscou", "space", "Government")],
    "realpolitik": [("Württemberg", "territory", "Baden"), ("morale", "term", "meaning")],
    "versailles-1919": [("Rheinland", "issue", "Detached in favour of France: happiness France 2")],
}


@pytest.mark.parametrize("game", NAMED)
def test_a_thing_is_explained_by_any_of_its_names(game: str) -> None:
    async def script(model: Model) -> None:
        for name, kind, text in NAMED[game]:
            things = (await model.ask("explain", thing=name))["things"]
            assert kind in [one["kind"] for one in things], name
            assert text in json.dumps(things, ensure_ascii=False), name
        wrong = await model.refused("explain", thing=NAMED[game][0][0][:-2])
        assert f"did you mean '{NAMED[game][0][0]}'" in wrong
        assert "nothing here is called" in await model.refused("explain", thing="!")

    with_model(local_match(find_game(game)), script)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "most", "letters"),
    [
        ("europe-divided", 1000, 3.1),
        ("versailles-1919", 1000, 2.8),
        ("realpolitik", 1000, 2.48),
        ("europe-in-turmoil", 2000, 2.7),
    ],
)
def test_a_look_takes_few_tokens(game: str, most: int, letters: float) -> None:
    """Thirty moves as the attaché plays, counted as docs/mcp.md says: all text that is sent, by letters a token."""
    match = local_match(find_game(game))
    advisor = make_bot("attache", match.game, Rng(key_from(3)))

    async def script(model: Model) -> None:
        tokens = []
        for _ in range(30):
            answer = await model.client.call_tool("look", {})
            tokens.append(len(getattr(answer.content[0], "text", "")) / letters)
            action = ask(advisor, match.g, 0, Rng(key_from(4)))
            stands = await model.ask("act", action=match.g.describe(action))
            while not stands["your_turn"] and stands["status"] == "running":
                stands = await model.ask("wait_for_turn")
        assert max(tokens) <= most

    with_model(match, script)


def test_without_the_package_it_says_what_to_install(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    for name in [name for name in sys.modules if name.startswith(("mcp.", "chancellery.cli.mcp"))]:
        monkeypatch.delitem(sys.modules, name)
    done = cli("mcp", "courtyard")
    assert (done.code, done.out) == (2, "")
    assert done.err == "chancellery: this needs the package 'mcp'; install it with: pip install \"chancellery[mcp]\"\n"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "name a game to play here, or --server and --match"),
        (["courtyard", "--match", "1"], "--match and --token-file are for --server"),
        (["courtyard", "--seat", "all"], "one seat is served, no more; start it again for another"),
        (["courtyard", "--seat", "green"], "there is no seat 'green'; there are red, blue, all, none"),
        (["courtyard", "--server", "http://127.0.0.1:9", "--match", "1"], "leave them out"),
        (["--server", "http://127.0.0.1:9", "--seed", "1"], "leave them out"),
        (["--server", "http://127.0.0.1:9"], "--server needs --match and the id of a match"),
        (["--server", "127.0.0.1:9", "--match", "1"], "the server's address begins with http:// or https://"),
        (["--server", "http://127.0.0.1:9", "--match", "1"], "http://127.0.0.1:9 cannot be reached: "),
    ],
)
def test_bad_arguments(cli: Cli, monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: str) -> None:
    monkeypatch.setenv("CHANCELLERY_TOKEN", "secret-token")
    done = cli("mcp", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert expected in done.err
    assert "secret-token" not in done.err


def test_a_token_is_needed_for_a_server(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CHANCELLERY_TOKEN", raising=False)
    wanted = "put the token of the seat into $CHANCELLERY_TOKEN or into a --token-file"
    assert wanted in cli("mcp", "--server", "http://127.0.0.1:9", "--match", "1").err
    (tmp_path / "token").write_text("\n", "utf-8")
    done = cli("mcp", "--server", "http://127.0.0.1:9", "--match", "1", "--token-file", tmp_path / "token")
    assert (done.code, wanted in done.err) == (2, True)


def test_a_token_in_the_clear_is_warned_of(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_TOKEN", "secret-token")
    done = cli("mcp", "--server", "http://chancellery.invalid", "--match", "1")
    assert done.code == 2
    assert "the token travels without TLS" in done.err
