"""What can be done with a turn is told with what it can do now, or why it cannot (4, 5, 8)."""

from __future__ import annotations

from typing import Any

from chancellery.games.versailles_1919.board import ACTIONS, FRANCE
from chancellery.games.versailles_1919.deeds import deeds
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, bind, can, do, issue, put, quiet


def told(g: Versailles) -> dict[str, Any]:
    return {deed["deed"]: deed for deed in deeds(g, g.waiting[0])}


def test_every_answer_of_a_turn_belongs_to_one_deed() -> None:
    g = act(quiet())
    put(g, "smyrna", 0, 2)
    g.exhausted[FRANCE] = 8
    found = told(act(g))
    assert list(found) == ["place", "settle", "reclaim", "military"]
    assert sorted(action for deed in found.values() for action in deed["actions"]) == sorted(can(g))
    assert found["settle"]["args"]["issues"]["ids"] == ["smyrna"]
    assert found["reclaim"]["args"] == {"cubes": 6, "units": 0}
    assert found["place"]["args"] == {"cubes": g.available[FRANCE], "issues": 5}


def test_what_cannot_be_done_says_why() -> None:
    g = quiet()
    g.available[FRANCE] = 1
    found = told(act(g))
    assert (found["place"]["key"], found["place"]["args"]) == ("place-few", {"cubes": 1})
    assert found["settle"]["key"] == "settle-none"
    assert found["reclaim"]["key"] == "reclaim-none"
    g = do(act(quiet()), "demobilize")
    while not told(g):
        do(g, can(g)[0])
    assert told(g)["military"] == {"deed": "military", "actions": [], "key": "military-taken", "args": {}}


def test_a_promise_rules_a_deed_out() -> None:
    g = quiet()
    g.exhausted[FRANCE] = 3
    bind(act(g), FRANCE, "place-on smyrna")
    found = told(g)
    assert found["place"]["actions"] == ["place-on smyrna"]
    assert found["reclaim"]["key"] == "reclaim-promised"


def test_only_whoever_has_the_turn_is_told() -> None:
    g = act(quiet())
    other = next(seat for seat in range(3) if seat not in g.waiting)
    assert deeds(g, other) == []
    assert issue("smyrna") == ACTIONS.thing(ACTIONS.parse("place-on smyrna"))
    assert VERSAILLES_1919.see(g, other)["deeds"] == []


def test_a_leader_is_told_to_be_ahead_of_the_next() -> None:
    g = quiet()
    put(g, "smyrna", 2, 5)
    seen = VERSAILLES_1919.see(act(g), 0)["table"][0]
    assert (seen["ahead"], seen["cubes"]) == (3, {"uk": 2, "france": 5})


def test_to_end_the_turn_is_an_answer_of_its_own() -> None:
    g = act(quiet())
    g.exhausted[FRANCE] = 6
    do(act(g), "reclaim")
    while not told(g):
        do(g, can(g)[0])
    assert "done" in can(g)
    assert "demobilize" in told(g)["military"]["actions"]
    assert "done" not in told(g)["military"]["actions"]
