"""Profiles and names over HTTP: what others may know of a person, and what they may not."""

from __future__ import annotations

import random
from typing import Any

from tests.web.serving import Person, Server, listening, play_on


def account(server: Server, name: str) -> Person:
    person = server.person()
    person.post("/me/claim", {"name": name, "password": "long enough"})
    return person


def played(first: Person, second: Person, **more: Any) -> str:
    """A finished match between two people."""
    match = str(first.table(**more)["id"])
    second.post(f"/matches/{match}/join", {})
    play_on(match, [first, second], random.Random(1))
    assert first.get(f"/matches/{match}")["status"] == "finished"
    return match


def test_a_profile_counts_matches_and_lists_those_that_one_may_open(server: Server) -> None:
    ann, bob = account(server, "Ann of Profiles"), account(server, "Bob of Profiles")
    closed, public = played(ann, bob), played(bob, ann, visibility="public")
    stranger = server.person().get("/people/ann of profiles")
    assert (stranger["name"], stranger["yours"]) == ("Ann of Profiles", False)
    assert [match["id"] for match in stranger["matches"]] == [public], "the link to a closed match is nobody's business"
    record = stranger["games"][0]
    assert (record["game"], record["played"], record["rated"], record["provisional"]) == ("courtyard", 2, 2, True)
    assert sum(seat["played"] for seat in record["seats"]) == 2
    assert sum(seat["won"] for seat in record["seats"]) == record["won"]
    assert record["strength"] == record["course"][-1]
    rival = stranger["rivals"][0]
    assert (rival["name"], rival["played"]) == ("Bob of Profiles", 2)
    theirs = server.person().get("/people/Bob of Profiles")["rivals"][0]
    assert (theirs["won"], theirs["lost"]) == (rival["lost"], rival["won"])
    assert {match["id"] for match in bob.get("/people/Ann of Profiles")["matches"]} == {closed, public}
    assert {match["id"] for match in ann.get("/people/Ann of Profiles")["matches"]} == {closed, public}


def test_a_running_match_is_in_no_profile(server: Server) -> None:
    ann, bob = account(server, "Ann who plays"), account(server, "Bob who plays")
    match = ann.table(visibility="public")["id"]
    bob.post(f"/matches/{match}/join", {})
    assert server.person().get("/people/Ann who plays")["games"] == []
    assert [one["id"] for one in server.person().get("/matches", which="live")].count(match) == 1


def test_bots_are_counted_apart_and_make_nobody_stronger(server: Server) -> None:
    ann = account(server, "Ann among bots")
    match = ann.table(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "random"}})["id"]
    play_on(match, [ann], random.Random(1))
    profile = ann.get("/people/Ann among bots")
    assert [(one["bot"], one["played"]) for one in profile["bots"]] == [("random", 1)]
    assert profile["games"][0]["strength"] is None
    assert profile["matches"][0]["bots"] == ["random"]


def test_a_private_profile_is_for_oneself(server: Server) -> None:
    ann, bob = account(server, "Ann in private"), account(server, "Bob in public")
    match = played(ann, bob)
    assert ann.post("/me", {"private": True})["private"]
    assert "is private" in bob.get("/people/Ann in private", 403)["error"]
    assert ann.get("/people/Ann in private")["private"]
    assert bob.get("/people/Bob in public")["rivals"] == []
    seats = bob.get(f"/matches/{match}")["seats"]
    assert [seat["account"] for seat in seats] == [False, True]


def test_guests_have_a_name_and_no_profile(server: Server) -> None:
    guest = server.person()
    guest.post("/me/guest")
    told = guest.post("/me", {"name": "Lena, passing through"})
    assert (told["name"], told["guest"]) == ("Lena, passing through", True)
    guest.get("/people/Lena, passing through", 404)
    taken = server.person()
    taken.post("/me/guest")
    assert "taken" in taken.post("/me", {"name": "LENA, passing through"}, 409)["error"]
    assert guest.post("/me/claim", {"name": "Lena, passing through", "password": "long enough"})["guest"] is False
    assert "keeps its name" in guest.post("/me", {"name": "Somebody else"}, 409)["error"]


def test_lists_say_who_is_there_and_how_many_watch(server: Server) -> None:
    ann, bob, watcher = server.person(), server.person(), server.person()
    match = ann.table(visibility="public")["id"]
    bob.post(f"/matches/{match}/join", {})
    with listening(ann, match) as news, listening(watcher, match, seat="spectator") as seen:
        next(news), next(seen)
        row = next(one for one in bob.get("/matches") if one["id"] == match)
        assert [seat["present"] for seat in row["seats"]] == [True, False]
        assert row["watching"] == 1
