"""Commands on a match without a store, a server or a clock on the wall: each says what happened by it."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

import chancellery.table
from chancellery.engine.errors import ChancelleryError, IllegalAction
from chancellery.engine.saves import digest
from chancellery.table import playing, seating
from chancellery.table.entries import (
    Consented,
    SeatChanged,
    SeatsChanged,
    SeatsLeft,
    StatusChanged,
    TakenBack,
    TimeWasUp,
)
from chancellery.table.match import Match, Pace, Seat, StalePly, TableError
from chancellery.table.table import Actions, Table
from chancellery.table.undo import agree, all_agree, disagree, require_undo, take_back
from tests.table.tables import NOW, act, begun, bot, lay, person, to_an_ambush
from tests.tiny import TINY

SHARE = "ab" * 32


def waiting(*seats: Seat) -> Table:
    return Table.start(TINY, lay(*seats))


def test_the_last_to_sit_down_begins_the_match() -> None:
    table = waiting(person("ann"), Seat(), Seat())
    assert seating.join(table, 1, "bob", NOW) == SeatChanged(1, "person")
    assert table.match.status == "waiting"
    begins = seating.join(table, 2, "cid", NOW, SHARE, lambda match: {"cid"})
    assert begins == StatusChanged("running", shares=[(2, SHARE)], seat=2, to="person")
    assert [seat.rated for seat in table.match.seats] == [False, False, True]
    assert table.match.waiting == list(table.state.waiting)


def test_a_share_begins_a_match_that_waits_for_it_alone() -> None:
    table = waiting(person("ann"), bot())
    assert seating.add_share(table, 0, SHARE, NOW) == StatusChanged("running", shares=[(0, SHARE)], seat=0, to="person")


def test_bots_take_what_is_open_when_a_match_is_begun() -> None:
    table = waiting(person("ann"), Seat(), Seat())
    with pytest.raises(TableError, match="every seat is taken"):
        seating.start(table, None, NOW)
    assert seating.start(table, "any", NOW) == StatusChanged("running", shares=[])
    assert [seat.kind for seat in table.match.seats] == ["person", "bot", "bot"]


def test_whoever_comes_without_saying_where_gets_the_seat_that_is_kept_or_the_first() -> None:
    match = waiting(person("ann"), Seat(), Seat(away="bob")).match
    assert (seating.free_seat(match, "bob"), seating.free_seat(match, "cid")) == (2, 1)
    match.seats[1] = person("cid")
    with pytest.raises(TableError, match="no seat is open"):
        seating.free_seat(match, "dan")


def test_leaving_declining_and_being_late_say_what_becomes_of_the_seats() -> None:
    match = waiting(person("ann"), Seat(away="bob")).match
    assert seating.decline(match, "bob") == SeatsChanged([1], "open", declined=True)
    assert seating.leave(match, TINY, 0, NOW) == SeatChanged(0, "open", "waiting")
    match = begun(person("ann"), person("bob")).match
    assert seating.leave(match, TINY, 0, NOW) == SeatChanged(0, "bot", "running", "left", "ann", "heuristic")
    match = begun(person("ann"), person("bob"), timeout="forfeit").match
    resigns = seating.leave(match, TINY, 0, NOW)
    assert (resigns, resigns.kind) == (SeatChanged(0, "person", "finished", "left", "ann"), "status")
    match = begun(person("ann"), person("bob"), pace=Pace("live", seconds=9)).match
    assert seating.time_out(match, TINY, [1], NOW + 9) == TimeWasUp([1], "running", who=["bob"], bot="heuristic")
    assert seating.depart(match, TINY, "ann", NOW) == SeatsLeft([0], match.status)
    match = begun(person("ann"), person("bob")).match
    assert seating.abandon(match, "silence") == StatusChanged("abandoned", reason="silence")


def test_a_run_ends_where_its_seat_learns_something() -> None:
    table = begun(person("ann"), bot())
    seat = table.state.waiting[-1]
    legal = table.state.legal(seat)
    run = playing.play_run(table, seat, [legal[0], 10**6, legal[0]], NOW)
    assert [(one.seat, one.action, one.ply) for one in run] == [(seat, legal[0], 1)]
    with pytest.raises(IllegalAction):
        playing.play_run(table, seat, [10**6], NOW)
    assert table.state.ply == table.match.ply == 1


def test_a_question_that_waits_only_so_long_is_answered_for_its_seat() -> None:
    table = begun(person("ann"), person("bob"), pace=Pace("live", seconds=60))
    seat = to_an_ambush(table)
    otherwise = table.state.choice().otherwise
    played = playing.answer_for(table, seat, NOW + 2)
    assert (played.seat, played.action, played.data.late) == (seat, otherwise, True)


def test_an_answer_to_an_earlier_question_counts_while_that_is_open() -> None:
    table = begun(person("ann"), person("bob"))
    first, second = table.state.waiting
    answer = table.state.legal(second)[0]
    picked = table.act(first, table.state.legal(first)[0], 0, NOW)
    playing.require_open(table, second, answer, 0, lambda ply: [picked])
    answered = msgspec.structs.replace(picked, data=msgspec.structs.replace(picked.data, open=False))
    with pytest.raises(StalePly):
        playing.require_open(table, second, answer, 0, lambda ply: [answered])
    with pytest.raises(StalePly):
        playing.require_open(table, second, answer, 2, lambda ply: [])


def test_taking_back_needs_everybody_where_something_became_known() -> None:
    table = begun(person("ann"), person("bob"))
    actions: Actions = []
    while table.state.may_undo() or not actions:
        played = act(table)
        actions.append((played.seat, played.action))
    ply, last = table.state.ply, actions[-1][0]
    with pytest.raises(TableError, match="ask the others"):
        require_undo(table, last, ply, last)
    assert agree(table, 0, ply) == Consented(0, True)
    assert disagree(table, 1, ply) == Consented(1, False)
    with pytest.raises(TableError, match="nobody has asked"):
        disagree(table, 1, ply)
    agree(table, 0, ply)
    agree(table, 1, ply)
    assert all_agree(table.match)
    before = digest(table.state)
    earlier = Table.resume(TINY, msgspec.structs.replace(table.match), None, actions[:-1]).state
    back, told = take_back(table, earlier, 0, NOW, agreed=True)
    assert told == TakenBack(0, True, ply)
    assert (back.match.ply, back.match.consents, back.match.rekeys) == (ply - 1, [], [(ply - 1, 1)])
    assert (digest(table.state), table.match.ply) == (before, ply), "the table that was is left as it was"


def test_a_command_that_is_refused_changes_nothing() -> None:
    for refused in (
        lambda table: seating.join(table, 0, "bob", NOW),
        lambda table: seating.start(table, "nobody", NOW),
        lambda table: seating.add_share(table, 5, SHARE, NOW),
        lambda table: seating.leave(table.match, TINY, 1, NOW),
        lambda table: seating.decline(table.match, "ann"),
        lambda table: agree(table, 0, 0),
    ):
        table = waiting(person("ann"), Seat())
        table.match.imported = True
        kept: Match = msgspec.json.decode(msgspec.json.encode(table.match), type=Match)
        with pytest.raises(ChancelleryError):
            refused(table)
        assert table.match == kept


def test_no_command_reads_the_clock_on_the_wall_or_the_store() -> None:
    for path in Path(chancellery.table.__file__).parent.glob("*.py"):
        imported = [
            alias.name if isinstance(node, ast.Import) else f"{node.module}.{alias.name}"
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        ]
        outside = ("time", "datetime", "sqlalchemy", "litestar", "chancellery.store", "chancellery.web")
        assert [name for name in imported if name.split(".")[0] in outside or name.startswith(outside[-2:])] == [], path
