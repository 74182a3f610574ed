"""Whose bots think first: those that somebody waits for; and how many tables of bots alone somebody may have."""

from __future__ import annotations

import asyncio

import anyio
import pytest
from sqlalchemy import update

from chancellery.store.schema import matches
from chancellery.table.match import TableError
from chancellery.web.limits.bot_match_limit import MOST_OF_BOTS
from chancellery.web.limits.rate_limits import AT_ONCE, TooOften
from chancellery.web.limits.turns import Turns
from chancellery.web.processes.bot_pool import LEAST_SECONDS, BotPool
from chancellery.web.processes.bot_process import AnswerRequest, BotReply
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.table.tables import bot, lay, person
from tests.web.inside import Inside

BOTS = {"red": NewSeat("bot", "random"), "blue": NewSeat("bot", "random")}


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


def test_somebody_at_many_tables_waits_for_themselves() -> None:
    order: list[str] = []
    turns = Turns(1)

    async def think(whose: str) -> None:
        async with turns.turn(True, whose):
            order.append(whose)
            await asyncio.sleep(0)

    async def run() -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(20):
                group.create_task(think("greedy"))
            await asyncio.sleep(0)
            assert turns.waiting == 19
            for _ in range(2):
                group.create_task(think("ann"))

    anyio.run(run)
    assert len(order) == 22
    assert order[:6].count("ann") == 2
    assert (turns.free, turns.waiting) == (1, 0)


def test_the_more_wait_the_shorter_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[float | None] = []

    async def exchange(self: BotPool, process: object, request: AnswerRequest) -> BotReply:
        thought.append(request.seconds)
        await asyncio.sleep(0)
        return BotReply([1])

    async def start(self: BotPool) -> None:
        return None

    monkeypatch.setattr(BotPool, "exchange", exchange)
    monkeypatch.setattr(BotPool, "start", start)

    async def run() -> None:
        pool = BotPool(1, 20.0)
        async with asyncio.TaskGroup() as group:
            for _ in range(20):
                group.create_task(
                    pool.ask(AnswerRequest(game="courtyard", bot="search", position=b"", seat=0, luck=b"", seconds=1.0))
                )

    anyio.run(run)
    assert thought[0] == 1.0
    assert thought[1:3] == [LEAST_SECONDS, LEAST_SECONDS]
    assert thought[-2:] == [0.5, 1.0]


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
        bots = inside.services.bots
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
        inside.services.creating.create(who, NewMatch("courtyard", {}, dict(BOTS)))
    with pytest.raises(TableError, match="bot-only matches running"):
        inside.services.creating.create(who, NewMatch("courtyard", {}, dict(BOTS)))
    mixed = {"red": NewSeat("me"), "blue": NewSeat("bot", "random")}
    assert inside.services.creating.create(who, NewMatch("courtyard", {}, mixed)).status == "running"
    first = inside.services.creating.create(other, NewMatch("courtyard", {}, dict(BOTS)))
    inside.services.seating.abandon(first.id, other)
    assert inside.services.store.matches.running_of_bots(other.id) == 0


def test_nor_by_laying_tables_first_and_starting_them_then(inside: Inside) -> None:
    who = inside.person()[0]
    waiting = NewMatch("courtyard", {}, dict(BOTS), await_share=True)
    tables = [inside.services.creating.create(who, waiting).id for _ in range(MOST_OF_BOTS + 1)]
    for id in tables[:-1]:
        inside.services.seating.start(id, who, None)
    with pytest.raises(TableError, match="bot-only matches running"):
        inside.services.seating.start(tables[-1], who, None)


def test_an_address_has_only_so_many_tables_of_bots_alone(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AT_ONCE, "bots-address", 3)
    services = inside.services

    def lay_one(where: str = "192.0.2.1") -> str:
        return services.creating.create(inside.person()[0], NewMatch("courtyard", {}, dict(BOTS)), where).id

    first, second, third = (lay_one() for _ in range(3))
    with pytest.raises(TooOften):
        lay_one()
    lay_one("192.0.2.2")
    services.upkeep.end_silent(first)
    assert services.limits.open.count("bots-address", "192.0.2.1") == 2
    lay_one()
    services.seating.remove(second)
    lay_one()
    # This one ends in another process, which tells nobody here.
    with services.store.database.writing() as connection:
        connection.execute(update(matches).where(matches.c.id == third).values(status="abandoned"))
    lay_one()
    with pytest.raises(TooOften):
        lay_one()
