"""The chancellor thinks in all bot processes that are free, and in one where others wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import anyio
import pytest

from chancellery.bots.budget import Reason
from chancellery.cli.serve import MOST_BOT_PROCESSES, cores_to_spare
from chancellery.engine.rng import key_from
from chancellery.games import find_game
from chancellery.web.bots.players import Turn, redealt
from chancellery.web.processes.bot_pool import BotFailure, BotPool
from chancellery.web.processes.bot_process import AnswerRequest, BotReply
from tests.table.tables import bot, lay, person

GAME = find_game("europe-divided")
Exchange = Callable[[BotPool, object, AnswerRequest], Awaitable[BotReply]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[AnswerRequest]:
    """What processes were asked; they do it for real."""
    requests: list[AnswerRequest] = []
    exchange: Exchange = BotPool.exchange  # type: ignore[assignment]

    async def listen(self: BotPool, process: object, request: AnswerRequest) -> BotReply:
        requests.append(request)
        return await exchange(self, process, request)

    monkeypatch.setattr(BotPool, "exchange", listen)
    return requests


def question() -> tuple[AnswerRequest, list[int]]:
    """The first choice of a match, and the answers that there are."""
    g = GAME.new(GAME.options(), key_from("together"))
    seat = next(seat for seat in g.waiting if len(g.legal(seat)) > 1)
    position = redealt(g, seat)
    request = AnswerRequest(game=GAME.id, bot="search", position=position, seat=seat, luck=bytes(32), seconds=0.2)
    return request, list(g.legal(seat))


def with_pool(most: int, story: Callable[[BotPool], Awaitable[None]]) -> BotPool:
    pool = BotPool(most, 20.0)

    async def run() -> None:
        await story(pool)
        await pool.close()

    anyio.run(run)
    return pool


def test_all_free_processes_search_the_same_position_by_luck_of_their_own(asked: list[AnswerRequest]) -> None:
    request, legal = question()

    async def story(pool: BotPool) -> None:
        assert (await pool.ask_together(request))[0] in legal
        assert len(pool.idle) == 3

    assert with_pool(3, story).turns.free == 3
    assert {one.position for one in asked} == {request.position}
    assert len({one.luck for one in asked}) == len(asked) == 3


def test_where_others_wait_nobody_helps(asked: list[AnswerRequest]) -> None:
    request, legal = question()

    async def story(pool: BotPool) -> None:
        async with pool.turns.turn(urgent=True):
            assert (await pool.ask_together(request))[0] in legal

    with_pool(2, story)
    assert len(asked) == 1


def answering(monkeypatch: pytest.MonkeyPatch, *replies: BotReply | Exception) -> None:
    """Processes that answer so, one after another."""
    left = [*replies]

    async def exchange(self: BotPool, process: object, request: AnswerRequest) -> BotReply:
        reply = left.pop(0)
        await asyncio.sleep(0)
        if isinstance(reply, Exception):
            raise reply
        return reply

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(BotPool, "exchange", exchange)
    monkeypatch.setattr(BotPool, "start", nothing)
    monkeypatch.setattr("chancellery.web.processes.bot_pool.put_down", nothing)


def found(*answers: tuple[int, int]) -> BotReply:
    return BotReply([answers[0][0]], reasons=[Reason(action, 0.5, visits) for action, visits in answers])


@pytest.mark.parametrize(
    ("replies", "answer"),
    [
        ((found((1, 60), (2, 40)), found((2, 70), (1, 30))), 2),
        ((found((1, 60), (2, 40)), OSError()), 1),
        ((found((1, 60), (2, 40)), BotReply(problem="it fell over")), 1),
        # Whoever was asked first may fail as well.
        ((OSError(), found((2, 70), (1, 30))), 2),
        ((BotReply(problem="it fell over"), found((2, 70), (1, 30))), 2),
        # A choice that is only confirmed is not searched.
        ((BotReply([5]), BotReply([5])), 5),
        ((OSError(), BotReply([5])), 5),
    ],
)
def test_the_answer_is_that_of_all_together(
    monkeypatch: pytest.MonkeyPatch, replies: tuple[BotReply | Exception, ...], answer: int
) -> None:
    answering(monkeypatch, *replies)

    async def story(pool: BotPool) -> None:
        assert await pool.ask_together(question()[0]) == [answer]

    assert with_pool(2, story).turns.free == 2


@pytest.mark.parametrize(
    ("first", "why"),
    [(BotReply(problem="it fell over"), "it failed: it fell over"), (BotReply(), "it answered nothing")],
)
def test_where_all_fail_the_first_says_why(monkeypatch: pytest.MonkeyPatch, first: BotReply, why: str) -> None:
    answering(monkeypatch, first, OSError())

    async def story(pool: BotPool) -> None:
        with pytest.raises(BotFailure, match=why):
            await pool.ask_together(question()[0])

    assert with_pool(2, story).turns.free == 2


@pytest.mark.parametrize(
    ("level", "people", "legal", "searches"),
    [("search", True, 2, True), ("search", True, 1, False), ("search", False, 2, False), ("heuristic", True, 2, False)],
)
def test_only_a_choice_of_the_chancellor_that_somebody_waits_for_is_searched_together(
    level: str, people: bool, legal: int, searches: bool
) -> None:
    match = lay(person("ann") if people else bot(), bot())
    match.seats[1].bot = level
    assert Turn(match, 1, 0, list(range(legal)), b"").searches is searches


@pytest.mark.parametrize(
    ("cores", "workers", "processes"), [(1, 1, 1), (2, 1, 1), (4, 1, 3), (64, 1, MOST_BOT_PROCESSES), (8, 4, 1)]
)
def test_bots_think_in_the_cores_that_are_left_over(
    monkeypatch: pytest.MonkeyPatch, cores: int, workers: int, processes: int
) -> None:
    monkeypatch.setattr("chancellery.cli.serve.processors", lambda: cores)
    assert cores_to_spare(workers) == processes
