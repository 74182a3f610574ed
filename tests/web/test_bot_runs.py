"""Bots that answer several questions in a row: only what they may know decides, and all of it is kept or nothing."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from chancellery.engine.game import Game
from chancellery.engine.state import State
from chancellery.games import all_games, find_game
from chancellery.store.check import broken
from chancellery.store.database import Database
from chancellery.store.errors import StoreDown
from chancellery.store.matches import Matches
from chancellery.table.entries import LogEntry
from chancellery.web.bots.players import Turn, redealt
from chancellery.web.processes import bot_process
from chancellery.web.processes.bot_process import AnswerRequest, Paces, reply_to
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.table.tables import bot, lay
from tests.web.inside import Inside

GAMES = [game for game in all_games() if game.advise_aside is None]
PLIES = 150
# In these a turn is made of many answers.
LONG = ("europe-in-turmoil", "realpolitik", "europe-divided")


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    app = Inside(tmp_path)
    yield app
    app.close()


@pytest.fixture(autouse=True)
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "RUN_SECONDS", 60.0)


def answers(g: State, seat: int, run: bool = True) -> list[int]:
    """What a bot process answers for a seat."""
    luck = secrets.token_bytes(32)
    position = redealt(g, seat)
    request = AnswerRequest(game=g.game.id, bot="heuristic", position=position, seat=seat, luck=luck, run=run)
    reply = reply_to(request, Paces())
    assert reply.problem is None
    return reply.actions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_run_ends_where_something_becomes_known(game: Game) -> None:
    g = game.new(game.options({}), bytes(32))
    longest = 0
    while g.outcome is None and g.ply < PLIES:
        seat = g.waiting[0]
        run = answers(g, seat)
        longest = max(longest, len(run))
        for i, action in enumerate(run):
            floor = g.floor
            # What was guessed of others has no part in what may be answered.
            assert action in g.legal(seat)
            g.play(seat, action)
            goes_on = g.floor == floor and seat in g.waiting
            assert goes_on == (i + 1 < len(run))
    assert longest >= (3 if game.id in LONG else 1)


def test_a_bot_that_takes_its_time_answers_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "RUN_SECONDS", 0.0)
    game = find_game("realpolitik")
    g = game.new(game.options({}), bytes(32))
    while g.ply < 30:
        (action,) = answers(g, g.waiting[0])
        g.play(g.waiting[0], action)


def test_nobody_runs_where_others_may_say_something_in_between() -> None:
    runs = {}
    for game in all_games():
        match = lay(bot(), bot())
        match.game = game.id
        runs[game.id] = Turn(match, 0, 0, [1], b"").request(20.0).run
    assert runs == {game.id: game.advise_aside is None for game in all_games()}
    assert set(runs.values()) == {True, False}


def to_a_run(inside: Inside) -> tuple[str, int, list[int], int]:
    """A match of bots that has come to a run: its id, the seat, what it answers, and the ply."""
    game = find_game("realpolitik")
    who = inside.person()[0]
    ids = game.seats(game.options({}))
    id = inside.services.creating.create(
        who, NewMatch(game.id, {}, {seat: NewSeat("bot", "heuristic") for seat in ids})
    ).id
    while True:
        with inside.services.live.cache.lease(id) as lease:
            state = lease.table.state
            seat, ply = state.waiting[0], state.ply
            run = answers(state, seat)
        if len(run) >= 3:
            return id, seat, run, ply
        inside.services.playing.act_for_bot(id, seat, run[0], ply, run[1:])


def test_a_run_is_kept_at_once_and_told_one_by_one(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    id, seat, run, ply = to_a_run(inside)
    before = inside.services.store.matches.stamp(id)[1]
    told: list[LogEntry] = []
    monkeypatch.setattr(inside.services.live.bus, "publish", lambda match, entry: told.append(entry))
    writes, writing = [], Database.writing

    def write(self: Database) -> AbstractContextManager[Connection]:
        writes.append(self)
        return writing(self)

    monkeypatch.setattr(Database, "writing", write)
    assert inside.services.playing.act_for_bot(id, seat, run[0], ply, run[1:]).ply == ply + len(run)
    assert len(writes) == 1
    assert [entry.seq for entry in told] == list(range(before + 1, before + 1 + len(run)))
    kept = inside.services.store.matches.action_entries(id, ply)
    assert [(entry.seat, entry.action) for entry in kept] == [(seat, action) for action in run]
    assert broken(inside.services.store.matches, inside.services.store.matches.header(id)) is None


def test_of_a_run_that_cannot_be_kept_nothing_has_happened(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    id, seat, run, ply = to_a_run(inside)

    def fail(*_: object) -> None:
        raise StoreDown("the disk is full")

    with monkeypatch.context() as broken_store:
        broken_store.setattr(Matches, "keep_ply", fail)
        with pytest.raises(StoreDown):
            inside.services.playing.act_for_bot(id, seat, run[0], ply, run[1:])
    assert inside.services.store.matches.header(id).ply == ply
    with inside.services.live.cache.lease(id) as lease:
        assert lease.table.state.ply == ply


def test_what_a_bot_would_do_next_is_dropped_if_it_learns_something(inside: Inside) -> None:
    id, seat, run, ply = to_a_run(inside)
    done = inside.services.playing.act_for_bot(id, seat, run[0], ply, [*run[1:], run[-1], run[-1]])
    assert done.ply == ply + len(run)


def test_what_a_bot_may_not_do_next_is_dropped(inside: Inside) -> None:
    id, seat, run, ply = to_a_run(inside)
    assert inside.services.playing.act_for_bot(id, seat, run[0], ply, [run[1], 10**6]).ply == ply + 2
