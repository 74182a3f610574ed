"""Reviews over HTTP: of matches that are over, made once, for anybody with the link."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

from chancellery.games import find_game
from chancellery.store.store import open_store
from chancellery.table.review import METHOD
from tests.matches.fixtures import a_match
from tests.waiting import moments
from tests.web.serving import Person, Server


def imported(person: Person, game: str = "europe-divided") -> tuple[str, Any]:
    kept = json.loads(a_match(find_game(game)).read_text("utf-8"))
    return person.post("/matches/import", kept)["id"], kept


def made(person: Person, match: str) -> Any:
    """The review, once it is there; how far it has come only rises."""
    seen = 0.0
    waiting = moments()
    while True:
        state = person.get(f"/matches/{match}/review")
        assert state["progress"] >= seen
        seen = state["progress"]
        if state["review"] is not None:
            return state["review"]
        next(waiting)


def test_a_finished_match_is_reviewed_once_for_everybody(server: Server, person: Person) -> None:
    match, kept = imported(person)
    stranger = server.person()
    assert stranger.get(f"/matches/{match}/review") == {"progress": None, "review": None}
    stranger.post(f"/matches/{match}/review", status=202)
    review = made(stranger, match)
    assert [one["ply"] for one in review["curve"]] == list(range(1, len(kept["actions"]) + 1))
    assert review["curve"][-1]["chances"] == [float(seat in kept["result"]["winners"]) for seat in range(2)]
    for swing in review["swings"]:
        assert swing["kind"] in ("decision", "luck")
        assert max(map(abs, swing["change"])) >= 0.04
        assert swing["seat"] == kept["actions"][swing["ply"] - 1][0]
        assert swing["action"] == kept["actions"][swing["ply"] - 1][1]
    assert 0 < len(review["swings"]) <= 6
    assert [one["seat"] for one in review["totals"]] == ["europe", "russia"]
    for row in review["totals"]:
        told = {name: Decimal(repr(value)) for name, value in row.items() if name != "seat"}
        assert told["start"] + told["luck"] + told["own"] + told["others"] + told["rest"] == told["result"]
        # Both sides are secretaries.
        assert told["own"] == told["others"] == 0
    assert review["costly"] == []
    person.post(f"/matches/{match}/review", status=202)
    assert made(person, match) == review, "it is made once"
    person.post(f"/matches/{match}/delete")
    assert person.get(f"/matches/{match}/review", 404)


def test_a_running_match_is_not_reviewed(person: Person) -> None:
    match = person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})["id"]
    assert "once it is over" in person.post(f"/matches/{match}/review", status=409)["error"]
    assert "once it is over" in person.get(f"/matches/{match}/review", 409)["error"]
    person.post(f"/matches/{match}/abandon")
    assert "nothing was played" in person.post(f"/matches/{match}/review", status=409)["error"]


def test_a_review_by_an_older_method_is_made_anew(server: Server, person: Person) -> None:
    match, _ = imported(person)
    store = open_store(server.db, migrate=False)
    assert store.reviews.begin(match, 1.0)
    store.reviews.finish(match, b'{"plies":3,"start":[0.5,0.5]}', 1.0)
    store.close()
    assert person.get(f"/matches/{match}/review") == {"progress": None, "review": None}
    person.post(f"/matches/{match}/review", status=202)
    assert made(person, match)["method"] == METHOD
