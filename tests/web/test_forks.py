"""Forks over HTTP: a moment of a finished match becomes a match against bots, with chance that nobody has seen."""

from __future__ import annotations

import json
from typing import Any

from chancellery.engine.journal import read_journal
from chancellery.games import find_game
from chancellery.table.verification import verify_export
from tests.matches.fixtures import a_match
from tests.waiting import moments
from tests.web.serving import Person, Server

PLY = 120


def imported(person: Person) -> tuple[str, Any]:
    kept = json.loads(a_match(find_game("europe-divided")).read_text("utf-8"))
    return person.post("/matches/import", kept)["id"], kept


def give_up(person: Person, fork: str) -> Any:
    """The file of a fork that its person has ended."""
    person.post(f"/matches/{fork}/abandon")
    return person.get(f"/matches/{fork}/export")


def test_a_moment_of_a_finished_match_is_played_on(server: Server, person: Person) -> None:
    match, kept = imported(person)
    other = server.person()
    made = other.post(f"/matches/{match}/fork", {"ply": PLY, "seat": "russia", "bot": "attache"})
    assert made["status"] == "running"
    assert made["fork"] == {"match": match, "ply": PLY}
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    assert made["commitment"] != person.get(f"/matches/{match}")["commitment"]
    assert made["seed"] is None
    now = other.view(made["id"], ply=PLY, seat="russia")["position"]["board"]
    assert now == person.view(match, ply=PLY, seat="russia")["position"]["board"]
    file = give_up(other, made["id"])
    assert file["actions"][:PLY] == kept["actions"][:PLY]
    assert file["format"] == 4
    assert [(one["ply"], one["seed"]) for one in file["origins"]] == [(PLY, kept["seed"])]
    report = other.get(f"/matches/{made['id']}/verify")
    assert (report["holds"], report["fork"]) == (True, {"match": match, "ply": PLY})
    assert verify_export(read_journal(json.dumps(file), find_game)) == "abandoned"
    again = person.post("/matches/import", file)
    assert again["fork"] == {"match": "", "ply": PLY}


def test_a_fork_of_a_fork_goes_back_to_both(person: Person) -> None:
    match, kept = imported(person)
    first = person.post(f"/matches/{match}/fork", {"ply": PLY, "seat": "russia"})["id"]
    waiting = moments()
    while not (seen := person.view(first))["position"]["legal"]:
        next(waiting)
    person.act(first, seen["position"]["legal"][0], seen["ply"])
    file = give_up(person, first)
    late, early = len(file["actions"]), PLY - 20
    for ply, plies in ((late, [PLY, late]), (PLY, [PLY]), (early, [early])):
        fork = person.post(f"/matches/{first}/fork", {"ply": ply, "seat": "europe"})["id"]
        found = give_up(person, fork)
        assert [one["ply"] for one in found["origins"]] == plies
        assert found["actions"][:ply] == file["actions"][:ply]
        assert found["origins"][0]["seed"] == kept["seed"]
        assert person.get(f"/matches/{fork}/verify")["holds"]


def test_nothing_is_taken_back_before_the_fork(person: Person) -> None:
    match, _ = imported(person)
    ply = PLY
    while person.view(match, ply=ply, seat="russia")["position"]["waiting"] != ["russia"]:
        ply += 1
    fork = person.post(f"/matches/{match}/fork", {"ply": ply, "seat": "russia"})["id"]
    seen = person.view(fork)
    assert (seen["ply"], seen["undo"]) == (ply, False)
    assert "nothing has been played" in person.post(f"/matches/{fork}/undo/agree", {"ply": ply}, 409)["error"]
    assert person.post(f"/matches/{fork}/undo", {"ply": ply}, 409)


def test_what_cannot_be_forked(person: Person) -> None:
    match, kept = imported(person)
    end = len(kept["actions"])
    assert "already over" in person.post(f"/matches/{match}/fork", {"ply": end, "seat": "russia"}, 409)["error"]
    assert "no ply" in person.post(f"/matches/{match}/fork", {"ply": end + 1, "seat": "russia"}, 409)["error"]
    assert "no seat" in person.post(f"/matches/{match}/fork", {"ply": 3, "seat": "france"}, 400)["error"]
    assert "no bot" in person.post(f"/matches/{match}/fork", {"ply": 3, "seat": "russia", "bot": "x"}, 400)["error"]
    running = person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})["id"]
    assert "once it is over" in person.post(f"/matches/{running}/fork", {"ply": 0, "seat": "red"}, 409)["error"]
