"""Whose result counts, over HTTP: no strength without a match, and no way out of a match that is being lost."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.tiny import TINY
from tests.waiting import moments
from tests.web.serving import Person, Server, play_on, two_at_a_table

FORFEITS = 20


def account(server: Server, name: str) -> Person:
    person = server.person()
    person.post("/me/claim", {"name": name, "password": "long enough"})
    return person


def named(person: Person) -> str:
    return str(person.get("/me")["name"])


def strength(person: Person) -> int | None:
    """What a person is shown as, None if nothing counted yet."""
    games = person.get(f"/people/{named(person)}")["games"]
    return int(games[0]["strength"]) if games and games[0]["strength"] is not None else None


def rated(person: Person) -> int:
    return sum(int(game["rated"]) for game in person.get(f"/people/{named(person)}")["games"])


def table_of(first: Person, second: Person, **more: Any) -> str:
    match = str(first.table(**more)["id"])
    second.post(f"/matches/{match}/join", {})
    return match


def until_over(person: Person, match: str) -> str:
    """Wait until bots have played a match to its end: how that was."""
    waiting = moments()
    while (status := str(person.get(f"/matches/{match}")["status"])) == "running":
        next(waiting)
    return status


# --- a real beginning ---


def test_twenty_forfeits_before_anything_was_played_change_nothing(server: Server) -> None:
    ann, bob = account(server, "Ann at ply 0"), account(server, "Bob at ply 0")
    for _ in range(FORFEITS):
        match = table_of(ann, bob, timeout="forfeit")
        bob.post(f"/matches/{match}/leave", {})
    assert (strength(ann), strength(bob)) == (None, None)
    assert ann.get("/people/Ann at ply 0")["games"] == [], "no win of a match that was none"
    assert ann.get(f"/matches/{match}/verify")["began"] is False


@pytest.mark.parametrize("plies", [1, TINY.least_plies - 1, TINY.least_plies])
def test_ratings_and_verification_agree_on_what_was_a_match(server: Server, plies: int) -> None:
    ann, bob = account(server, f"Ann after {plies} plies"), account(server, f"Bob after {plies} plies")
    match = table_of(ann, bob, timeout="forfeit")
    assert play_on(match, [ann, bob], random.Random(plies), plies=plies) == plies
    bob.post(f"/matches/{match}/leave", {})
    proof = ann.get(f"/matches/{match}/verify")
    assert (proof["holds"], proof["ending"], proof["began"]) == (True, "declared", plies == TINY.least_plies)
    assert [rated(ann), rated(bob)] == [int(proof["began"])] * 2


def test_one_side_alone_is_no_match(server: Server) -> None:
    ann, bob = account(server, "Ann who picks"), account(server, "Bob who does not")
    match = table_of(ann, bob, timeout="forfeit")
    for ply in range(0, 2 * TINY.least_plies, 2):
        ann.act(match, ann.view(match)["position"]["legal"][0], ply)
        ann.act(match, "retract", ply + 1)
    bob.post(f"/matches/{match}/leave", {})
    assert ann.get(f"/matches/{match}/verify")["began"] is False
    assert [rated(ann), rated(bob)] == [0, 0]


def test_the_same_two_count_less_each_time(server: Server) -> None:
    ann, bob = account(server, "Ann again and again"), account(server, "Bob again and again")
    course = [1000]
    for number in range(FORFEITS):
        match = table_of(ann, bob, timeout="forfeit")
        play_on(match, [ann, bob], random.Random(number), plies=TINY.least_plies)
        bob.post(f"/matches/{match}/leave", {})
        course.append(strength(ann) or 0)
    gains = [new - old for old, new in pairwise(course)]
    assert gains[0] > 2 * gains[2] > 0
    assert course[-1] - course[0] < 3 * gains[0], course
    assert gains[8:] == [0] * (FORFEITS - 8)


# --- whoever leaves ---


def test_whoever_leaves_a_match_to_a_bot_is_rated_by_how_it_ends(server: Server) -> None:
    ann, bob = account(server, "Ann who stays"), account(server, "Bob who leaves")
    match = table_of(ann, bob)
    play_on(match, [ann, bob], random.Random(1), plies=8)
    bob.post(f"/matches/{match}/leave", {})
    assert "no seat is open" in bob.post(f"/matches/{match}/join", {}, 409)["error"], "he has left for good"
    assert match not in [one["id"] for one in bob.get("/matches")]
    play_on(match, [ann], random.Random(2))
    won = [seat in ann.get(f"/matches/{match}")["result"]["winners"] for seat in ("red", "blue")]
    assert [rated(ann), rated(bob)] == [1, 1]
    ahead = (strength(ann) or 0) - (strength(bob) or 0)
    assert (ahead > 0, ahead < 0) == (won[0] > won[1], won[0] < won[1])
    assert bob.get("/people/Bob who leaves")["games"][0]["played"] == 1


def test_bots_end_a_match_that_both_have_left(server: Server) -> None:
    ann, bob = account(server, "Ann who leaves too"), account(server, "Bob who left first")
    match = table_of(ann, bob)
    play_on(match, [ann, bob], random.Random(1), plies=TINY.least_plies)
    bob.post(f"/matches/{match}/leave", {})
    ann.post(f"/matches/{match}/leave", {})
    assert until_over(ann, match) == "finished"
    assert [rated(ann), rated(bob)] == [1, 1]


def test_a_match_of_guests_that_both_have_left_is_abandoned(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    play_on(match, [red, blue], random.Random(1), plies=8)
    for person in (red, blue):
        person.post(f"/matches/{match}/leave", {})
    assert red.get(f"/matches/{match}")["status"] == "abandoned"


# --- guests ---


@pytest.mark.parametrize("how", ["claim", "log in"])
def test_what_a_guest_began_counts_for_nobody(server: Server, how: str) -> None:
    ann, guest = account(server, f"Ann beside one to {how}"), server.person()
    name, password = f"Gus who is to {how}", "long enough"
    if how == "log in":
        account(server, name)
    match = table_of(ann, guest)
    play_on(match, [ann, guest], random.Random(1), plies=8)
    guest.post("/me/claim" if how == "claim" else "/login", {"name": name, "password": password})
    play_on(match, [ann, guest], random.Random(2))
    assert ann.get(f"/matches/{match}")["status"] == "finished"
    assert [rated(ann), rated(guest)] == [0, 0]
    # All that was played is kept, lost or won.
    assert guest.get(f"/people/{name}")["games"][0]["played"] == 1


# --- while somebody is away ---


def away(server: Server) -> tuple[str, Person, Person]:
    """A match in which a bot keeps the seat of the second player."""
    red, blue = server.person(), server.person()
    match = table_of(red, blue, pace={"kind": "live", "seconds": 1, "increment": 600})
    red.act(match, red.view(match)["position"]["legal"][0], 0)
    waiting = moments()
    while (seen := red.view(match))["ply"] < 2 or not seen["position"]["legal"]:
        next(waiting)
    return match, red, blue


def test_nobody_agrees_for_somebody_who_is_away(server: Server) -> None:
    match, red, blue = away(server)
    seen = red.view(match)
    ply = red.act(match, seen["position"]["legal"][0], seen["ply"])["ply"]
    refused = red.post(f"/matches/{match}/undo/agree", {"ply": ply}, 409)
    assert "nobody can agree for them" in refused["error"]
    assert red.view(match)["ply"] == ply
    assert [seat["absent"] for seat in red.get(f"/matches/{match}")["seats"]] == [False, True]
    blue.post(f"/matches/{match}/join", {})
    assert [seat["absent"] for seat in red.get(f"/matches/{match}")["seats"]] == [False, False]
    for person in (red, blue):
        person.post(f"/matches/{match}/undo/agree", {"ply": ply})
    assert red.view(match)["ply"] == seen["ply"]


def test_nobody_ends_a_match_for_somebody_who_is_away(server: Server) -> None:
    match, red, _ = away(server)
    assert "not end it for them" in red.post(f"/matches/{match}/abandon", {}, 403)["error"]
    assert red.get(f"/matches/{match}")["status"] == "running"


def test_nobody_ends_or_deletes_a_match_that_counts_for_somebody_who_left(server: Server) -> None:
    ann, bob = account(server, "Ann who would end it"), account(server, "Bob whom it counts for")
    match = table_of(ann, bob)
    play_on(match, [ann, bob], random.Random(1), plies=8)
    bob.post(f"/matches/{match}/leave", {})
    ann.post(f"/matches/{match}/abandon", {}, 403)
    ann.post(f"/matches/{match}/undo/agree", {"ply": ann.view(match)["ply"]}, 409)
    assert ann.get(f"/matches/{match}")["may_ask_hint"] is False
    play_on(match, [ann], random.Random(2))
    ann.post(f"/matches/{match}/delete", {}, 403)


def test_a_friend_who_left_a_match_that_counts_for_nobody_is_not_missed(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    play_on(match, [red, blue], random.Random(1), plies=8)
    blue.post(f"/matches/{match}/leave", {})
    waiting = moments()
    while not (seen := red.view(match))["position"]["legal"]:
        next(waiting)
    red.post(f"/matches/{match}/undo/agree", {"ply": seen["ply"]})
    red.post(f"/matches/{match}/abandon", {})


# --- the log ---


def test_thirty_offers_of_a_rematch_are_one_line(server: Server) -> None:
    match, red, blue = two_at_a_table(server, timeout="forfeit")
    play_on(match, [red, blue], random.Random(1), plies=8)
    blue.post(f"/matches/{match}/leave", {})
    offered = ""
    for _ in range(30):
        offered = red.post(f"/matches/{match}/rematch")["id"]
        red.post(f"/matches/{offered}/abandon", {})
    lines = [entry["data"]["rematch"] for entry in blue.get(f"/matches/{match}/log") if "rematch" in entry["data"]]
    assert lines == [offered]
    assert blue.get(f"/matches/{match}/verify")["holds"]
