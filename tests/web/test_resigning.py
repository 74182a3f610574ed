"""Giving a match up, leaving it and coming back, over HTTP: who is told what, and by which name."""

from __future__ import annotations

import random
from typing import Any

from tests.tiny import TINY
from tests.web.serving import Person, Server, play_on, two_at_a_table
from tests.web.test_fair_results import account, rated, table_of


def told(person: Person, match: str, language: str = "en") -> list[str]:
    """What the log says of people who come and go."""
    entries = person.get(f"/matches/{match}/log", lang=language)
    return [line for entry in entries if entry["kind"] in ("seat", "status") for line in entry["text"] or ()]


def listed(person: Person, which: str) -> list[str]:
    return [str(one["id"]) for one in person.get("/matches", which=which)]


def seats(person: Person, match: str) -> list[dict[str, Any]]:
    return list(person.get(f"/matches/{match}")["seats"])


def test_resigning_ends_a_match_of_two_and_counts_as_a_defeat(server: Server) -> None:
    ann, bob = account(server, "Ann who resigns"), account(server, "Bob who is left")
    match = table_of(ann, bob)
    before = ann.get(f"/matches/{match}")
    assert (before["resigning"], "resign" in before["may_end"]) == (None, False), "nothing was played yet"
    play_on(match, [ann, bob], random.Random(3), plies=TINY.least_plies)
    seen = ann.get(f"/matches/{match}")
    assert (seen["resigning"], seen["may_end"][0]) == ("over", "resign")
    assert server.person().get(f"/matches/{match}")["resigning"] is None
    server.person().post(f"/matches/{match}/resign", {}, 401)
    ann.post(f"/matches/{match}/resign", {})
    over = bob.get(f"/matches/{match}")
    assert over["result"] == {"winners": ["blue"], "reason": "resignation", "scores": [0, 0]}
    assert told(bob, match) == ["Ann who resigns (Red) resigns."]
    assert told(bob, match, "fr") == ["Ann who resigns (Rouge) abandonne."]
    assert (rated(ann), rated(bob)) == (1, 1)
    assert ann.get(f"/matches/{match}/verify")["ending"] == "declared"
    played = ann.get("/people/Ann who resigns")["matches"][0]
    assert (played["resigned"], played["place"]) == (True, 2)
    assert ann.post(f"/matches/{match}/resign", {}, 409)["code"] == "match-over"


def test_leaving_and_coming_back_are_told_by_name(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    blue.post("/me/claim", {"name": "Nadia of Courtyard", "password": "long enough"})
    blue.post(f"/matches/{match}/leave", {})
    assert told(red, match) == ["Nadia of Courtyard (Blue) has left; a bot (medium) plays on."]
    seat = seats(red, match)[1]
    assert (seat["kind"], seat["for_whom"], seat["gone"], seat["resigned"]) == (
        "bot",
        "Nadia of Courtyard",
        True,
        False,
    )
    # Whoever has left is rid of it; whoever laid the table can take it off their lists, and bring it back.
    assert blue.get(f"/matches/{match}")["listed"] is False
    assert match not in listed(blue, "mine")
    assert red.get(f"/matches/{match}")["listed"] is True
    red.post(f"/matches/{match}/leave", {})
    assert match in listed(red, "mine")
    red.post(f"/matches/{match}/hide", {"hidden": True})
    assert (match in listed(red, "mine"), match in listed(red, "hidden")) == (False, True)
    red.post(f"/matches/{match}/hide", {"hidden": False})
    assert (match in listed(red, "mine"), match in listed(red, "hidden")) == (True, False)
    # Whoever is forgotten is named no more.
    blue.post("/me/delete", {"confirm": "delete", "password": "long enough"})
    assert told(red, match)[0] == "Blue has left; a bot (medium) plays on."


def test_messages_say_who_wrote_them_even_after_the_seat_has_changed_hands(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    blue.post("/me/claim", {"name": "Nadia who writes", "password": "long enough"})
    blue.post(f"/matches/{match}/messages", {"text": "good luck"})
    blue.post(f"/matches/{match}/leave", {})
    message = red.get(f"/matches/{match}/messages")["messages"][0]
    assert (message["name"], message["sender"], message["text"]) == ("Nadia who writes", "blue", "good luck")


def test_a_seat_is_called_by_the_nation_that_it_plays(person: Person) -> None:
    game = next(one for one in person.get("/games", lang="fr") if one["id"] == "versailles-1919")
    assert game["roles"]["nation:france"] == "France"
    match = person.post(
        "/matches",
        {
            "game": "versailles-1919",
            "options": {"players": 2, "nations": "chosen"},
            "seats": {"one": {"kind": "me"}, "two": {"kind": "me"}},
        },
    )["id"]
    assert [seat["role"] for seat in seats(person, match)] == [None, None]
    while None in [seat["role"] for seat in seats(person, match)]:
        view = person.view(match)
        person.act(match, view["position"]["legal"][-1], view["ply"], seat=view["seat"])
    view = person.view(match)
    assert {seat["id"]: seat["role"] for seat in seats(person, match)} == {
        seat: f"nation:{nation}" for seat, nation in view["position"]["board"]["seats"].items()
    }
