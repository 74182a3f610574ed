"""A table in one answer: all that a page needs of it, or has missed, however much that is."""

from __future__ import annotations

import random

from chancellery.loadtest.page_load import long_match
from chancellery.web.matches.seat_log import LOG_PAGE
from tests.web.serving import Person, Server, two_at_a_table


def test_it_has_all_that_is_told_elsewhere_one_by_one(person: Person) -> None:
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}}
    match = person.table(game="europe-in-turmoil", seats=seats)["id"]
    luck = random.Random(1)
    for _ in range(12):
        seen = person.view(match)
        person.act(match, luck.choice(seen["position"]["legal"]), seen["ply"], seat=seen["seat"])
    person.post(f"/matches/{match}/messages", {"text": "Well.", "seat": "liberal"})
    news = person.get(f"/matches/{match}/table", lang="en", passing=True)
    seat = news["view"]["seat"]
    assert set(news) == {"summary", "view", "log", "messages", "odds", "passing"}
    assert news["summary"] == person.get(f"/matches/{match}")
    for moment in (news["view"], seen := person.view(match, lang="en")):
        moment["position"].pop("outlook", None)
    assert news["view"] == seen
    assert news["log"] == person.get(f"/matches/{match}/log", lang="en", seat=seat)
    assert news["messages"] == person.get(f"/matches/{match}/messages", seat=seat)
    assert news["odds"] == person.get(f"/matches/{match}/odds", seat=seat)
    assert sorted(news["passing"]) == sorted(person.get(f"/matches/{match}/passing", seat=seat))
    later = person.get(f"/matches/{match}/table", after=news["log"][-3]["seq"])
    assert [entry["seq"] for entry in later["log"]] == [entry["seq"] for entry in news["log"][-2:]]
    assert later["passing"] is None


def test_however_long_somebody_was_away(server: Server) -> None:
    """More than the log tells at once elsewhere."""
    person = server.person()
    match = person.post("/matches/import", long_match(LOG_PAGE + 20))["id"]
    news = person.get(f"/matches/{match}/table")
    numbers = [entry["seq"] for entry in news["log"]]
    assert len(numbers) > LOG_PAGE
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == news["view"]["seq"]
    assert len(person.get(f"/matches/{match}/log")) == LOG_PAGE


def test_nobody_is_told_more_than_their_seat_may_know(server: Server) -> None:
    match, one, other = two_at_a_table(server)
    watcher = server.person()
    assert watcher.get(f"/matches/{match}/table")["view"]["seat"] is None
    for who in (one, other, watcher):
        news = who.get(f"/matches/{match}/table")
        assert news["summary"]["yours"] == who.get(f"/matches/{match}")["yours"]
        assert news["log"] == who.get(f"/matches/{match}/log")
