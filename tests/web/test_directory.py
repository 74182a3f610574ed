"""Lists of players over HTTP: who is in them, in pages; who is not; and that an order is not made for every reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from chancellery.bots.measured import measured
from chancellery.games import find_game
from chancellery.store import schema
from chancellery.store.standings import Standing, Standings
from chancellery.table.strength import PROVISIONAL
from chancellery.web.people.directory import FRESH_SECONDS, Directory
from tests.web.inside import Inside
from tests.web.serving import Person, Server
from tests.web.test_profiles import account, played


def names(person: Person, **query: Any) -> list[str]:
    return [one["name"] for one in person.get("/games/courtyard/ratings", **{"limit": 100, **query})["players"]]


def found(person: Person, part: str) -> list[str]:
    return [one["name"] for one in person.get("/people", name=part)]


def test_whoever_has_ended_a_match_that_counts_is_in_the_list(server: Server) -> None:
    ann, bob = account(server, "Ann of Lists"), account(server, "Bob of Lists")
    assert found(server.person(), "of Lists") == ["Ann of Lists", "Bob of Lists"], "before the first match, too"
    assert ann.get("/games/courtyard/ratings")["you"] is None
    played(ann, bob)
    told = ann.get("/games/courtyard/ratings", limit=100)
    assert told["enough"] == PROVISIONAL
    assert told["provisional"] >= 2
    you = told["you"]
    assert (you["name"], you["place"], you["rated"], you["yours"]) == ("Ann of Lists", None, 1, True)
    assert you["strength"] < you["least"] < you["most"]
    assert you == next(one for one in told["players"] if one["name"] == "Ann of Lists")
    assert {"Ann of Lists", "Bob of Lists"} <= set(names(server.person()))
    assert server.person().get("/people", name="ann of li") == [{"name": "Ann of Lists", "games": ["courtyard"]}]
    assert ann.get("/people/Ann of Lists")["games"][0]["strength"] == you["strength"]


@pytest.mark.parametrize("how", [{"private": True}, {"listed": False}])
def test_whoever_wants_to_be_left_out_is_out_at_once(server: Server, how: dict[str, bool]) -> None:
    name = f"Ann without {next(iter(how))}"
    ann, bob = account(server, name), account(server, f"Bob with {next(iter(how))}")
    played(ann, bob)
    assert name in names(bob)
    assert ann.get("/me")["listed"]
    told = ann.post("/me", how)
    assert (told["private"], told["listed"]) == (how.get("private", False), how.get("listed", True))
    assert name not in names(bob) + names(server.person()) + found(bob, name)
    assert ann.get("/games/courtyard/ratings")["you"]["place"] is None
    # Who knows the name finds a profile that is only not listed.
    bob.get(f"/people/{name}", 403 if "private" in how else 200)


def test_guests_are_in_no_list(server: Server) -> None:
    guest, bob = server.person(), account(server, "Bob among guests")
    guest.post("/me/guest")
    guest.post("/me", {"name": "Lena of the lists"})
    played(guest, bob)
    assert "Lena of the lists" not in names(bob) + found(bob, "Lena of")
    assert guest.get("/games/courtyard/ratings")["you"] is None


def test_whom_one_has_blocked_is_left_out_for_oneself_alone(server: Server) -> None:
    ann, bob = account(server, "Ann who blocks"), account(server, "Bob who is blocked")
    played(ann, bob)
    ann.post("/me/people", {"name": "Bob who is blocked", "how": "block"})
    assert "Bob who is blocked" not in names(ann) + found(ann, "who is blocked")
    assert "Bob who is blocked" in names(server.person())
    # He is not told: what he sees is as it was.
    assert "Ann who blocks" in names(bob)
    assert "Ann who blocks" in found(bob, "who blocks")
    ann.post("/me/people", {"name": "Bob who is blocked", "how": "mute"})
    assert "Bob who is blocked" in names(ann)


def test_what_cannot_be_asked(server: Server) -> None:
    person = server.person()
    person.get("/games/nothing/ratings", 404)
    for query in ({"limit": 0}, {"limit": 101}, {"after": -1}):
        person.get("/games/courtyard/ratings", 400, **query)
    person.get("/people", 400)
    person.get("/people", 400, name="a")


# --- inside ---


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Directory]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    inside = Inside(tmp_path)
    store = inside.services.store
    people = [inside.person()[0] for _ in range(2)]
    ids = [inside.match(people, ["red", "blue"]) for _ in range(PROVISIONAL)]
    players = [store.people.claim(store.people.guest("en").id, f"Player {i}", "x") for i in range(9)]
    rows = [
        {"match": id, "user": one.id, "game": "courtyard", "mu": 20.0 + i, "sigma": 2.0, "at": float(at)}
        for i, one in enumerate(players)
        for at, id in enumerate(ids[: 1 if i == 8 else PROVISIONAL])
    ]
    with store.database.writing() as connection:
        connection.execute(insert(schema.ratings), rows)
    yield Directory(store, lambda: 0.0)
    inside.close()


def test_a_list_comes_in_pages(directory: Directory) -> None:
    pages = [directory.ratings("courtyard", None, after, 4) for after in (0, 4, 8, 12)]
    assert [[one.name for one in page.players] for page in pages] == [
        ["Player 7", "Player 6", "Player 5", "Player 4"],
        ["Player 3", "Player 2", "Player 1", "Player 0"],
        ["Player 8"],
        [],
    ]
    assert [page.more for page in pages] == [True, True, False, False]
    assert [one.place for page in pages for one in page.players] == [1, 2, 3, 4, 5, 6, 7, 8, None]
    assert {(page.ranked, page.provisional) for page in pages} == {(8, 1)}


def test_an_order_is_made_once_until_a_match_counts_or_it_is_old(
    directory: Directory, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    usual = Standings.all

    def counted(self: Standings, game: str) -> list[Standing]:
        made.append(game)
        return usual(self, game)

    monkeypatch.setattr(Standings, "all", counted)
    for _ in range(3):
        directory.ratings("courtyard", None, 0, 4)
    assert made == ["courtyard"]
    with directory.store.database.writing() as connection:
        connection.execute(schema.ratings.delete().where(schema.ratings.c.mu == 20.0, schema.ratings.c.at == 0.0))
    directory.ratings("courtyard", None, 0, 4)
    assert len(made) == 2
    directory.clock = lambda: FRESH_SECONDS + 1
    directory.ratings("courtyard", None, 0, 4)
    assert len(made) == 3


def test_bots_are_measured_against_one_another_in_every_game() -> None:
    for game in ("europe-divided", "europe-in-turmoil", "realpolitik", "versailles-1919"):
        told = measured(game)
        assert [(one.bot, one.against) for one in told] == [("heuristic", "attache"), ("search", "heuristic")]
        assert all(one.players == max(2, min(find_game(game).players)) and 50 < one.percent < 100 for one in told)
