"""Clocks over HTTP: what an answer brings is given back with the answer, and no way round brings a new clock."""

from __future__ import annotations

import pytest

from tests.waiting import moments
from tests.web.serving import Person, Server, two_at_a_table

LIVE = {"kind": "live", "seconds": 200, "increment": 30}
DAYS = {"kind": "days", "days": 2}
PAIRS = 25


def clocks(person: Person, match: str) -> dict[str, float]:
    found: dict[str, float] = person.view(match)["clocks"]
    return found


def past_the_picks(match: str, people: list[Person]) -> Person:
    """Let both pick a card: who is asked then."""
    for person in people:
        seen = person.view(match)
        person.act(match, seen["position"]["legal"][0], seen["ply"])
    return next(person for person in people if person.view(match)["position"]["legal"])


def test_a_revealed_choice_brings_everybody_their_increment(server: Server) -> None:
    match, red, blue = two_at_a_table(server, pace=LIVE)
    past_the_picks(match, [red, blue])
    assert all(220 < left <= 230 for left in clocks(red, match).values())


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
def test_an_answer_that_is_taken_back_gives_its_time_back(server: Server, pace: dict[str, object]) -> None:
    match, red, blue = two_at_a_table(server, pace=pace)
    asked = past_the_picks(match, [red, blue])
    ply, before = asked.view(match)["ply"], clocks(asked, match)
    for _ in range(PAIRS):
        asked.act(match, "points", ply)
        asked.post(f"/matches/{match}/undo", {"ply": ply + 1})
    after = clocks(asked, match)
    assert all(after[seat] <= before[seat] for seat in before), (before, after)
    # And what was taken back may be played after all.
    asked.act(match, "points", ply)


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
def test_an_agreed_undo_gives_everybodys_time_back(server: Server, pace: dict[str, object]) -> None:
    match, red, blue = two_at_a_table(server, pace=pace)
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    before = clocks(red, match)
    for _ in range(PAIRS):
        blue.act(match, blue.view(match)["position"]["legal"][0], 1)
        red.post(f"/matches/{match}/undo/agree", {"ply": 2})
        blue.post(f"/matches/{match}/undo/agree", {"ply": 2})
    after = clocks(red, match)
    assert red.view(match)["ply"] == 1
    assert all(after[seat] <= before[seat] for seat in before), (before, after)


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
@pytest.mark.parametrize("double", [False, True])
def test_picking_and_retracting_brings_no_time(server: Server, pace: dict[str, object], double: bool) -> None:
    match, red, _ = two_at_a_table(server, pace=pace, options={"double": double})
    before = clocks(red, match)
    for ply in range(0, 2 * PAIRS, 2):
        red.act(match, red.view(match)["position"]["legal"][0], ply)
        red.act(match, "retract", ply + 1)
    after = clocks(red, match)
    assert all(after[seat] <= before[seat] for seat in before), (before, after)


def out_of_time(match: str, gone: Person, stays: Person) -> None:
    """Wait until a bot keeps a seat."""
    seat = gone.get(f"/matches/{match}")["yours"][0]
    for _ in moments():
        kinds = {one["id"]: one["kind"] for one in stays.get(f"/matches/{match}")["seats"]}
        if kinds[seat] == "bot":
            return


def test_whoever_ran_out_of_time_has_none_when_they_come_back(server: Server) -> None:
    match, red, blue = two_at_a_table(server, pace={"kind": "live", "seconds": 1, "increment": 0})
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    out_of_time(match, blue, red)
    assert "this seat has run out of time" in blue.post(f"/matches/{match}/join", {}, 409)["error"]


def test_whoever_comes_back_has_what_the_bot_has_gained(server: Server) -> None:
    match, red, blue = two_at_a_table(server, pace={"kind": "live", "seconds": 1, "increment": 600})
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    out_of_time(match, blue, red)
    for _ in moments():
        # The bot picks for blue, and that is revealed.
        if red.view(match)["ply"] > 1:
            break
    blue.post(f"/matches/{match}/join", {})
    answered = sum(
        entry["kind"] == "action" and entry["data"]["seat"] == "blue" for entry in red.get(f"/matches/{match}/log")
    )
    assert 0 < clocks(blue, match)["blue"] <= 600 * answered
