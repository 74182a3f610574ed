"""Several matches in one stream: each as its seat may know it, none held up by another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from tests.web.serving import Person, Server


@contextmanager
def following(person: Person, *wishes: str) -> Iterator[Iterator[tuple[str, Any]]]:
    """What a stream of several matches tells, as (match, data); pings are left out."""

    def read(answer: httpx.Response) -> Iterator[tuple[str, Any]]:
        name = ""
        for line in answer.iter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            elif field == "data" and name != "ping":
                yield name.partition(":")[0], msgspec.json.decode(value)

    with person.http.stream("GET", "/api/events", params={"follow": list(wishes)}, timeout=20) as answer:
        assert answer.status_code == 200, answer.read()
        yield read(answer)


def take(news: Iterator[tuple[str, Any]], *wanted: tuple[str, str]) -> list[Any]:
    """The next news until each of these (match, kind) has come; what they told, in that order."""
    found: dict[tuple[str, str], Any] = {}
    for match, data in news:
        found.setdefault((match, data["kind"]), data)
        if set(wanted) <= found.keys():
            return [found[one] for one in wanted]
    raise AssertionError(f"the stream ended after {found}")


def two_tables(server: Server) -> tuple[Person, Person, list[str]]:
    red, blue = server.person(), server.person()
    ids = []
    for _ in range(2):
        match = str(red.table(seats={"red": {"kind": "me"}, "blue": {"kind": "open"}})["id"])
        blue.post(f"/matches/{match}/join", {})
        ids.append(match)
    return red, blue, ids


def act(match: str, *people: Person) -> None:
    """Whoever is asked acts."""
    for person in people:
        seen = person.view(match)
        if seen["position"]["legal"]:
            person.act(match, seen["position"]["legal"][0], seen["ply"])
            return


def test_news_of_both_matches_arrive(server: Server) -> None:
    red, blue, (one, two) = two_tables(server)
    with following(red, f"{one}:red", f"{two}:red") as news:
        assert all("seq" in ready for ready in take(news, (one, "ready"), (two, "ready")))
        act(two, red, blue)
        act(one, red, blue)
        first, second = take(news, (one, "action"), (two, "action"))
        assert first["ply"] == second["ply"] == 1


def test_what_happened_meanwhile_comes_after_the_last_that_arrived(server: Server) -> None:
    red, blue, (one, _) = two_tables(server)
    with following(red, f"{one}:red") as news:
        (ready,) = take(news, (one, "ready"))
    act(one, red, blue)
    with following(red, f"{one}:red:{ready['seq']}") as news:
        again, action = take(news, (one, "ready"), (one, "action"))
        assert again["seq"] == ready["seq"]
        assert action["seq"] > ready["seq"]


def test_a_seat_that_is_not_theirs_cannot_be_followed_and_others_can(server: Server) -> None:
    red, _, (one, two) = two_tables(server)
    with following(red, f"{one}:blue", f"{two}:red", "nowhere:") as news:
        take(news, (one, "end"), (two, "ready"), ("nowhere", "end"))


def test_whoever_loses_the_seat_hears_that_it_ends(server: Server) -> None:
    red, blue, (one, two) = two_tables(server)
    with following(blue, f"{one}:blue", f"{two}:blue") as news:
        take(news, (one, "ready"), (two, "ready"))
        blue.post(f"/matches/{one}/leave", {})
        take(news, (one, "end"))
        act(two, red, blue)
        take(news, (two, "action"))


@pytest.mark.parametrize("wish", ["", "a", "a b:red", "a:red:x", f"{'a' * 41}:red", "a:red:" + "9" * 16])
def test_what_says_nothing_is_refused(person: Person, wish: str) -> None:
    answer = person.http.get("/api/events", params={"follow": wish})
    assert (answer.status_code, answer.json()["code"]) == (400, "follow-what")


def test_so_many_and_no_more(person: Person) -> None:
    assert person.http.get("/api/events", params={"follow": ["a:"] * 41}).status_code == 400
    assert person.http.get("/api/events").status_code == 400


def test_two_seats_of_one_match_are_told_apart(server: Server) -> None:
    red, blue, (one, _) = two_tables(server)
    params = {"follow": [f"{one}:red", f"{one}:spectator", f"{one}:red"]}
    with red.http.stream("GET", "/api/events", params=params, timeout=20) as answer:
        heads = (line.removeprefix("event: ") for line in answer.iter_lines() if line.startswith("event: "))
        names = (name for name in heads if name != "ping")
        assert sorted(next(names) for _ in range(2)) == [f"{one}:red", f"{one}:spectator"]
        act(one, red, blue)
        assert sorted(next(names) for _ in range(2)) == [f"{one}:red", f"{one}:spectator"]


def test_its_tables_count_as_present(server: Server) -> None:
    red, blue, (one, two) = two_tables(server)
    with following(blue, f"{one}:blue", f"{two}:blue") as news:
        take(news, (one, "ready"), (two, "ready"))
        for match in (one, two):
            assert red.get(f"/matches/{match}/present")["seats"] == ["blue"]
