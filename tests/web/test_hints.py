"""Hints over HTTP: for a seat that is asked, from what it knows, never between people who have not agreed to it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.waiting import moments
from tests.web.serving import Person, Server, listening, two_at_a_table

AGAINST_A_BOT = {"red": {"kind": "me"}, "blue": {"kind": "bot"}}


def asked(match: str, people: list[Person]) -> tuple[Person, Any]:
    """Whoever of the people is asked first, and what they see; bots may have to act before."""
    waiting = moments()
    while True:
        for person in people:
            seen = person.view(match)
            if seen["position"]["legal"]:
                return person, seen
        next(waiting)


@pytest.mark.parametrize(("game", "seats"), [("courtyard", AGAINST_A_BOT), ("europe-divided", None)])
def test_a_person_against_bots_gets_a_hint(person: Person, game: str, seats: Any) -> None:
    seats = seats or {"europe": {"kind": "me"}, "russia": {"kind": "bot"}}
    match = person.post("/matches", {"game": game, "seats": seats})["id"]
    assert person.get(f"/matches/{match}")["may_ask_hint"] is True
    seen = asked(match, [person])[1]
    waiting = moments()
    while seen["position"]["waiting"] != [seen["seat"]]:
        next(waiting)
        seen = person.view(match)
    told = person.post(f"/matches/{match}/hint?lang=fr", {"ply": seen["ply"]})
    assert (told["ply"], told["seat"]) == (seen["ply"], seen["seat"])
    answers = told["answers"]
    assert 1 <= len(answers) <= 3
    assert {one["action"] for one in answers} <= set(seen["position"]["legal"])
    assert all(one["value"] is None or 0 <= one["value"] <= 1 for one in answers)
    assert all(one["line"][0]["action"] == one["action"] for one in answers)
    assert answers[0]["text"] in told["text"]
    best, others = answers[0]["action"], [one["action"] for one in told["against"]]
    assert best not in others
    assert {one["action"] for one in answers[1:]} <= set(others) <= set(seen["position"]["legal"])
    if told["why"]:
        assert told["why"] in told["against"]
        assert all(cause["text"] in told["text"] for cause in told["why"]["causes"])
    else:
        assert any(words in told["text"] for words in ("Aucune raison", "marge d’erreur", "pour ainsi dire jouée"))
    in_mind = person.post(f"/matches/{match}/hint?lang=en", {"ply": seen["ply"], "instead": others[-1]})
    assert "Why not " in in_mind["text"]
    assert others[-1] in [one["action"] for one in in_mind["against"]]
    person.post(f"/matches/{match}/hint", {"ply": seen["ply"], "instead": "fly-to-the-moon"}, 400)
    again = person.post(f"/matches/{match}/hint", {"ply": seen["ply"]})
    assert [one["visits"] for one in again["answers"]] == [one["visits"] for one in answers], "it is not thought twice"
    assert again["text"] is None
    assert not [entry for entry in person.get(f"/matches/{match}/log") if entry["kind"] == "hint"], "nobody is told"


def test_people_who_play_with_each_other_get_none(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    person, seen = asked(match, [red, blue])
    assert red.get(f"/matches/{match}")["hints"] is False
    assert person.get(f"/matches/{match}")["may_ask_hint"] is False
    assert "does not allow hints" in person.post(f"/matches/{match}/hint", {"ply": seen["ply"]}, 403)["error"]
    assert [entry for entry in red.get(f"/matches/{match}/log") if entry["kind"] == "hint"] == []


def test_where_the_table_allows_it_all_are_told(server: Server) -> None:
    match, red, blue = two_at_a_table(server, hints=True)
    watcher = server.person()
    assert watcher.get(f"/matches/{match}")["hints"] is True
    person, seen = asked(match, [red, blue])
    last = max(entry["seq"] for entry in person.get(f"/matches/{match}/log"))
    with listening(watcher, match, last=last) as news:
        person.post(f"/matches/{match}/hint", {"ply": seen["ply"], "seat": seen["seat"]})
        told = next(entry for entry in news if entry[1] == "hint")
    assert told[2]["data"] == {"seat": seen["seat"]}
    assert person.view(match)["ply"] == seen["ply"]
    person.act(match, seen["position"]["legal"][0], seen["ply"])


def test_a_hint_is_for_the_seat_that_is_asked_now(server: Server, person: Person) -> None:
    match = person.table(seats=AGAINST_A_BOT)["id"]
    _, seen = asked(match, [person])
    ply = seen["ply"]
    stranger = server.person()
    stranger.post("/me/guest")
    assert "no seat" in stranger.post(f"/matches/{match}/hint", {"ply": ply}, 403)["error"]
    assert "not yours" in person.post(f"/matches/{match}/hint", {"ply": ply, "seat": "blue"}, 403)["error"]
    assert "ply" in person.post(f"/matches/{match}/hint", {"ply": ply + 7}, 409)
    assert person.post(f"/matches/{match}/hint/cancel")["done"] is False
    person.post(f"/matches/{match}/abandon")
    assert "abandoned" in person.post(f"/matches/{match}/hint", {"ply": ply}, 409)["error"]
