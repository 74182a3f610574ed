"""Whose bots think first: those that somebody waits for; and how many tables of bots alone a person may have."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from chancellery.table.match import TableError
from chancellery.web.bot_pool import Turns
from chancellery.web.bots import Bots
from chancellery.web.match_service import MOST_OF_BOTS
from chancellery.web.schemas import NewMatch, NewSeat
from tests.table.tables import bot, lay, person
from tests.web.inside import Inside

BOTS = {"red": NewSeat("bot", "random"), "blue": NewSeat("bot", "random")}


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    app.service.limits.factor = 1.0
    yield app
    app.close()


def test_a_bot_that_somebody_waits_for_goes_first() -> None:
    order: list[str] = []
    turns = Turns(1)

    async def think(name: str, urgent: bool) -> None:
        async with turns.turn(urgent):
            order.append(name)
            await asyncio.sleep(0)

    async def run() -> None:
        async with asyncio.TaskGroup() as group:
            for i in range(20):
                group.create_task(think(f"bots {i}", urgent=False))
            await asyncio.sleep(0)
            group.create_task(think("person", urgent=True))

    anyio.run(run)
    assert order.index("person") <= 2
    assert len(order) == 21
    assert turns.free == 1


def test_a_turn_that_nobody_wants_any_more_is_passed_on() -> None:
    async def run() -> None:
        turns = Turns(1)
        async with turns.turn(urgent=True):

            async def wait() -> None:
                async with turns.turn(urgent=True):
                    pass

            waiting = [asyncio.ensure_future(wait()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert turns.free == 1

    anyio.run(run)


def test_tables_of_bots_alone_move_one_at_a_time(inside: Inside) -> None:
    async def run() -> None:
        bots = Bots(inside.service)
        watched, unwatched = lay(person("ann"), bot()), lay(bot(), bot())
        for match in (watched, unwatched):
            match.status = "running"
            bots.watch(match)
        assert bots.gate(unwatched.id) is bots.quiet
        assert bots.gate(watched.id) is not bots.quiet
        watched.status = "finished"
        bots.watch(watched)
        assert bots.watched == set()

    anyio.run(run)


def test_a_person_has_only_so_many_tables_of_bots_alone(inside: Inside) -> None:
    who, other = inside.person()[0], inside.person()[0]
    for _ in range(MOST_OF_BOTS):
        inside.service.create(who, NewMatch("courtyard", {}, dict(BOTS)))
    with pytest.raises(TableError, match="bots alone running"):
        inside.service.create(who, NewMatch("courtyard", {}, dict(BOTS)))
    mixed = {"red": NewSeat("me"), "blue": NewSeat("bot", "random")}
    assert inside.service.create(who, NewMatch("courtyard", {}, mixed)).status == "running"
    first = inside.service.create(other, NewMatch("courtyard", {}, dict(BOTS)))
    inside.service.abandon(first.id, other)
    assert inside.service.store.matches.running_of_bots(other.id) == 0
