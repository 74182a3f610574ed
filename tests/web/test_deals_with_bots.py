"""Deals between people and bots at a real server: bots answer at once, and what they offer can be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from chancellery.games.versailles_1919.board import UK, USA
from chancellery.games.versailles_1919.state import Versailles
from chancellery.store.people import User
from chancellery.web.matches import queries
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.games.versailles_1919.test_bot_deals import led_by_the_usa
from tests.waiting import until
from tests.web.inside import Inside
from tests.web.serving import Person

OPTIONS: dict[str, bool | int | str] = {"players": 3, "nations": "seated"}


def test_a_bot_answers_the_offer_of_a_person_over_http(person: Person) -> None:
    seats = {"one": {"kind": "me"}, "two": {"kind": "bot"}, "three": {"kind": "bot"}}
    match = person.post("/matches", {"game": "versailles-1919", "options": OPTIONS, "seats": seats})["id"]
    until(lambda: person.view(match)["position"]["legal"])
    for action in ("offer france", "promise", "about uprising", "term-plus-one", "propose"):
        person.act(match, action, person.view(match)["ply"])

    def events() -> list[str]:
        entries = person.get(f"/matches/{match}/log", after=0)
        return [event["event"] for entry in entries for event in entry["data"].get("events", [])]

    until(lambda: "deal-refused" in events())
    view = person.view(match)
    assert "offer france" in view["position"]["asides"]
    assert view["position"]["legal"]


class AtTable:
    """A person as the UK, whose turn it is, with two bots; the USA has a reason to offer something."""

    def __init__(self, inside: Inside) -> None:
        self.services = inside.services
        self.person: User = inside.person()[0]
        seats = {"one": NewSeat("me"), "two": NewSeat("bot"), "three": NewSeat("bot")}
        self.id = self.services.creating.create(self.person, NewMatch("versailles-1919", OPTIONS, seats)).id
        with self.services.live.cache.lease(self.id) as lease:
            wanted = led_by_the_usa()
            wanted.rng = lease.table.state.rng
            wanted.record()
            lease.table.state = wanted
            lease.match.waiting = [0]

    def state(self) -> Versailles:
        with self.services.live.cache.lease(self.id) as lease:
            return cast(Versailles, lease.table.state)

    def let_bots_act(self) -> None:
        async def act() -> None:
            bots = self.services.bots
            await bots.act_while_asked(self.id)
            await bots.close()

        asyncio.run(act())


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    inside = Inside(tmp_path)
    yield AtTable(inside)
    inside.close()


def test_what_a_bot_offers_is_shown_to_a_person_and_can_be_accepted(table: AtTable) -> None:
    table.let_bots_act()
    view = queries.view(table.services.live, table.id, table.person, None, "en", None)
    assert view.position is not None
    assert {"accept-deal usa", "refuse-deal usa"} <= set(view.position["asides"])
    assert view.position["legal"], "the person is asked as before"
    ply = table.state().ply
    before = table.state().available[UK]
    table.services.playing.act(table.id, table.person, None, "accept-deal usa", ply, None)
    assert table.state().available[UK] > before
    assert table.state().bound


def test_a_bot_offers_once_and_an_answer_that_was_on_its_way_counts(table: AtTable) -> None:
    ply = table.state().ply
    table.let_bots_act()
    made = table.state().ply
    assert made > ply
    table.let_bots_act()
    assert (table.state().ply, table.state().offers[USA]) == (made, 1)
    table.services.playing.act(table.id, table.person, None, "settle palestine", ply, None)
    assert table.state().ply == made + 1
