"""The hint services from inside: what can be withdrawn, what is limited, and what counts for nobody's strength."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.table.match import Match, MatchResult, Seat, TableError
from chancellery.table.strength import rated_seats
from chancellery.web.bots.hints import Hints
from chancellery.web.limits.costs import Payer
from chancellery.web.limits.rate_limits import Limits, TooOften
from chancellery.web.processes.bot_pool import BotPool
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.table.tables import bot, lay
from tests.web.inside import Inside


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    found = Inside(tmp_path)
    yield found
    found.close()


def table_against_oneself(inside: Inside) -> tuple[str, str]:
    """A match of somebody with every seat, and the token of that person."""
    seats = {"europe": NewSeat("me"), "russia": NewSeat("me")}
    who, _ = inside.person()
    return inside.services.creating.create(who, NewMatch("europe-divided", {}, seats)).id, who.id


def test_a_question_can_be_withdrawn_and_a_move_withdraws_it(inside: Inside) -> None:
    match, user = table_against_oneself(inside)
    services = inside.services
    who = services.store.people.by_id(user)
    assert who is not None

    services.limits.factor = 1.0

    async def ask_and_withdraw() -> None:
        hints = Hints(services.playing, services.dear.costs, BotPool(1, 20.0), services.settings.hint_seconds)
        hints.bind()
        # Somebody else is in the only process, so that the question has to wait.
        async with hints.pool.turns.turn(urgent=True):
            for withdraw in (
                lambda: hints.cancel(user),
                lambda: hints.match_changed(moved(services.store.matches.header(match))),
            ):
                with services.live.cache.lease(match) as lease:
                    seat, ply = lease.table.state.waiting[0], lease.table.state.ply
                asking = asyncio.create_task(hints.ask(match, who, ("europe", "russia")[seat], ply, None, "here"))
                while not hints.thinking:
                    await asyncio.sleep(0)
                withdraw()
                with pytest.raises(TableError, match="cancelled"):
                    await asking
                assert not hints.thinking
        assert hints.pool.turns.free == 1
        await hints.close()
        # What was withdrawn is paid for: it may have kept a process busy.
        paid = [services.limits.rate(kind)[0] - services.limits.fill(kind, who) for kind, who in budgets(user)]
        assert paid == pytest.approx([2 * services.settings.hint_seconds] * 3, abs=0.9)

    asyncio.run(ask_and_withdraw())


def budgets(user: str) -> list[tuple[str, str]]:
    return Payer("here", user).budgets()


def moved(match: Match) -> Match:
    match.waiting = []
    return match


def test_hints_are_limited(inside: Inside) -> None:
    limits = Limits(1.0)
    for _ in range(15):
        limits.take("hint", "somebody", now=0.0)
    with pytest.raises(TooOften):
        limits.take("hint", "somebody", now=0.0)
    limits.take("hint", "somebody else", now=0.0)


def test_a_match_with_hints_counts_for_nobodys_strength() -> None:
    match = lay(Seat("person", user="a", rated=True), Seat("person", user="b", rated=True))
    match.status, match.result = "finished", MatchResult([0], "x", [1, 0])
    assert rated_seats(match, {"a", "b"}) == {"a": 0, "b": 1}
    match.hints = True
    assert rated_seats(match, {"a", "b"}) == {}


def test_who_may_ask() -> None:
    alone = lay(Seat("person", user="a"), bot())
    assert alone.may_ask_hint("a")
    two = lay(Seat("person", user="a"), Seat("person", user="b"))
    assert not two.may_ask_hint("a")
    two.seats[1] = Seat("bot", bot="random", away="b")
    assert not two.may_ask_hint("a"), "b may come back"
    two.seats[1] = Seat("bot", bot="random", away="b", gone=True, rated=True)
    assert not two.may_ask_hint("a"), "the result counts for b"
    two.seats[1].rated = False
    assert two.may_ask_hint("a")
    two.seats[1] = Seat("bot", bot="random")
    assert two.may_ask_hint("a")
    two.seats[1] = Seat("person")
    assert not two.may_ask_hint("a"), "somebody whose account is gone has played here"
    two.hints = True
    assert two.may_ask_hint("a")
