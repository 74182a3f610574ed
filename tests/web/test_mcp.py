"""`chancellery mcp` at a real server: a whole match over standard input and output, and no more than its token may."""

from __future__ import annotations

import asyncio
import os
import random
import sys

import pytest
from mcp import Client, StdioServerParameters

from chancellery.cli.mcp.remote_seat import RemoteSeat
from chancellery.engine.errors import ChancelleryError
from tests.cli.test_mcp import Model
from tests.web.serving import ROOT, Person, Server

COMMAND = ["-m", "chancellery.cli", "mcp"]
TABLE = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "random"}}


def at_a_table(server: Server) -> tuple[Person, str, str]:
    """Somebody who sits at a match of Courtyard as red, the match, and a token."""
    token = server.person().token()
    me = Person(server.url, token)
    return me, str(me.table(seats=TABLE)["id"]), token


def test_a_whole_match_on_a_server(server: Server) -> None:
    me, match, token = at_a_table(server)
    parameters = StdioServerParameters(
        command=sys.executable,
        args=[*COMMAND, "--server", server.url, "--match", match],
        env={**os.environ, "CHANCELLERY_TOKEN": token, "PYTHONPATH": str(ROOT)},
    )

    async def run() -> None:
        async with Client(parameters) as client:
            model = Model(client)
            seen = await model.ask("look")
            assert seen["board"] == me.view(match, ply=seen["ply"])["position"]["board"]
            await model.ask("talk", text="Good evening.")
            said = (await model.ask("messages"))["messages"]
            assert [(one["sender"], one["text"]) for one in said] == [("red", "Good evening.")]
            end = await model.play(random.Random(2))
            assert end["status"] == "finished"
            assert end["result"] == me.view(match)["position"]["result"]
            assert (await model.ask("log"))["entries"]
            assert token not in "".join(model.answers)

    asyncio.run(run())


def test_a_token_serves_its_own_seat_and_no_other(server: Server) -> None:
    _, match, token = at_a_table(server)
    stranger = server.person().token()
    for secret, id, seat, expected in (
        (token, match, "blue", "the seat 'blue' of this match is not the token's own"),
        (stranger, match, None, "the token has no seats at this match; sit down there first"),
        (stranger, match, "red", "the seat 'red' of this match is not the token's own"),
        ("wrong", match, None, "token"),
        (token, "nowhere", None, "there is no match"),
        (token, "../me/export", None, "Not Found"),
    ):
        with pytest.raises(ChancelleryError, match=expected):
            RemoteSeat.find(server.url, secret, id, seat, "en")


def test_a_seat_that_was_lost_is_served_no_longer(server: Server) -> None:
    me, match, token = at_a_table(server)
    seat = RemoteSeat.find(server.url, token, match, "red", "en")
    assert seat.view()["position"]["legal"]
    me.post(f"/matches/{match}/leave", {})
    with pytest.raises(ChancelleryError, match="the seat 'red' is not yours"):
        seat.view()
    seat.close()
