"""Clocks: live, in days, and what happens when they run out."""

from __future__ import annotations

import msgspec
import pytest

from chancellery.engine.actions import RETRACT
from chancellery.engine.state import SPECTATOR
from chancellery.table.clock import due, question_left, run_out, time_left
from chancellery.table.match import Match, MatchResult, Pace, TableError
from chancellery.table.seating import come_back, time_out
from chancellery.table.table import Table
from tests.table.tables import NOW, act, begun, bot, person, taken_back, to_an_ambush
from tests.tiny import TINY
from tests.tiny.board import DONE, POINTS, STRIKE
from tests.tiny.rules import Ambush, Spy

LIVE = Pace("live", seconds=60, increment=5)
DAYS = Pace("days", days=2)
DAY = 86400


def test_without_a_clock_nobody_counts() -> None:
    match = begun(person("ann"), person("bob")).match
    assert time_left(match, 0, NOW + 1e9) is None
    assert due(match) is None
    assert run_out(match, NOW + 1e9) == []


def test_a_live_clock_runs_for_everybody_who_is_asked() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    played = act(table, NOW + 10)
    other = 1 - played.seat
    assert time_left(table.match, played.seat, NOW + 30) == 60 - 10
    assert time_left(table.match, other, NOW + 30) == 60 - 30
    assert due(table.match) == NOW + 60
    assert run_out(table.match, NOW + 59) == []
    assert run_out(table.match, NOW + 60) == [other]


def test_increments_of_a_sealed_choice_come_with_its_reveal() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE, double=True)
    seats = (0, 0, 1, 1)
    for after, seat in enumerate(seats):
        assert [time_left(table.match, s, NOW) for s in (0, 1)] == [60, 60], after
        last = table.act(seat, table.state.legal(seat)[0], table.state.ply, NOW)
    # Each of the two picks of a seat is an answer.
    assert [time_left(table.match, s, NOW) for s in (0, 1)] == [70, 70]
    assert sorted(last.data.gains) == [(0, 10.0), (1, 10.0)]


def past_the_picks(pace: Pace) -> tuple[Table, bytes, int]:
    """A table at the first question to one seat alone, the same as a snapshot, and that seat."""
    table = begun(person("ann"), person("bob"), pace=pace)
    for seat in (0, 1):
        table.act(seat, table.state.legal(seat)[0], table.state.ply, NOW)
    return table, table.snapshot(), table.match.waiting[0]


def test_what_is_taken_back_gives_back_what_it_brought_but_no_time_that_was_used() -> None:
    table, before, seat = past_the_picks(LIVE)
    played = table.act(seat, POINTS, table.state.ply, NOW + 10)
    assert time_left(table.match, seat, NOW + 10) == 65 - 10 + 5
    earlier = taken_back(table, before, [], NOW + 17, undone=[played])
    assert [time_left(earlier.match, s, NOW + 17) for s in (seat, 1 - seat)] == [65 - 17, 65]


def test_days_of_a_question_that_is_put_again_are_not_renewed() -> None:
    table, before, seat = past_the_picks(DAYS)
    played = table.act(seat, POINTS, table.state.ply, NOW + DAY)
    assert time_left(table.match, seat, NOW + DAY) == 2 * DAY
    earlier = taken_back(table, before, [], NOW + 1.5 * DAY, undone=[played])
    assert time_left(earlier.match, seat, NOW + 1.5 * DAY) == 0.5 * DAY


@pytest.mark.parametrize(("pace", "unit"), [(LIVE, 40.0), (DAYS, 1.2 * DAY)])
def test_what_would_leave_an_empty_clock_cannot_be_taken_back(pace: Pace, unit: float) -> None:
    table, before, seat = past_the_picks(pace)
    played = table.act(seat, POINTS, table.state.ply, NOW + unit)
    taken_back(table, before, [], NOW + 1.5 * unit, undone=[played])
    assert (time_left(table.match, seat, NOW + 1.7 * unit) or 0) > 0
    with pytest.raises(TableError, match="a clock would run out"):
        taken_back(table, before, [], NOW + 1.7 * unit, undone=[played])


def test_a_question_of_few_seconds_that_is_put_again_has_those_that_were_left() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    seat = to_an_ambush(table)
    before = table.snapshot()
    played = table.act(seat, DONE, table.state.ply, NOW + 1.5)
    earlier = taken_back(table, before, [], NOW + 9, agreed=True, undone=[played])
    assert question_left(earlier.match, NOW + 9) == Ambush.patience - 1.5


def test_picking_and_retracting_brings_nothing() -> None:
    for pace in (LIVE, DAYS):
        table = begun(person("ann"), person("bob"), pace=pace)
        for at in range(0, 40, 2):
            table.act(0, table.state.legal(0)[0], table.state.ply, NOW + at)
            table.act(0, RETRACT, table.state.ply, NOW + at)
        assert time_left(table.match, 0, NOW + 40) == pace.allowance() - 40


def test_days_are_given_for_each_move() -> None:
    table = begun(person("ann"), person("bob"), pace=DAYS)
    act(table, NOW + DAY)
    act(table, NOW + 1.5 * DAY)
    (next_seat,) = table.match.waiting
    assert time_left(table.match, next_seat, NOW + 1.5 * DAY) == 2 * DAY


def test_a_clock_survives_a_restart_as_plain_data() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    act(table, NOW + 10)
    again = msgspec.convert(msgspec.to_builtins(table.match), Match)
    assert [time_left(again, s, NOW + 20) for s in (0, 1)] == [time_left(table.match, s, NOW + 20) for s in (0, 1)]


def test_a_bot_takes_the_seat_over_and_its_person_may_come_back() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    match = table.match
    played = act(table, NOW + 10)
    other = 1 - played.seat
    gone = match.seats[other].user
    assert gone is not None
    time_out(match, TINY, run_out(match, NOW + 61), NOW + 61)
    assert match.status == "running"
    assert match.seats[other].kind == "bot"
    assert match.seats_of(gone) == []
    assert run_out(match, NOW + 1000) == []
    with pytest.raises(TableError, match="not kept for you"):
        come_back(match, other, "zoe", NOW)
    with pytest.raises(TableError, match="this seat has run out of time"):
        come_back(match, other, gone, NOW + 61)
    table.act(other, table.state.legal(other)[0], table.state.ply, NOW + 61)
    assert match.seats[other].left == 5, "what the bot has gained"
    waits = other in match.waiting
    come_back(match, other, gone, NOW + 62)
    assert match.seats_of(gone) == [other]
    assert time_left(match, other, NOW + 62) == 5 - waits


def test_a_time_out_charges_the_others_who_are_asked() -> None:
    match = begun(person("ann"), person("bob"), person("cid"), pace=LIVE).match
    match.seats[1].left = 30
    time_out(match, TINY, run_out(match, NOW + 30), NOW + 30)
    assert [seat.kind for seat in match.seats] == ["person", "bot", "person"]
    assert time_left(match, 0, NOW + 40) == 20


def test_a_forfeit_is_a_victory_of_all_the_others() -> None:
    match = begun(person("ann"), bot(), person("cid"), pace=LIVE, timeout="forfeit").match
    time_out(match, TINY, [2], NOW + 61)
    assert match.status == "finished"
    assert match.result == MatchResult([0, 1], "time-out", [0, 0, 0])
    assert due(match) is None


@pytest.mark.parametrize(
    "pace", [Pace("live"), Pace("live", seconds=10, increment=-1), Pace("days"), Pace("days", days=99)]
)
def test_a_pace_that_makes_no_sense_is_refused(pace: Pace) -> None:
    with pytest.raises(TableError):
        pace.check()


# --- questions that wait only so long ---


def test_a_question_has_a_time_of_its_own_and_the_clocks_stand_still() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    seat = to_an_ambush(table)
    match, left = table.match, time_left(table.match, seat, NOW)
    assert (match.until, due(match)) == (NOW + Ambush.patience, NOW + Ambush.patience)
    assert question_left(match, NOW + 0.5) == Ambush.patience - 0.5
    assert time_left(match, seat, NOW + 1) == left
    assert run_out(match, NOW + 1.9) == []
    assert run_out(match, NOW + 2) == [seat]
    table.act(seat, DONE, table.state.ply, NOW + 1)
    assert match.until is None
    assert question_left(match, NOW + 1) is None
    # A move for which the clock stood still brings no increment either.
    assert match.seats[seat].left == left


@pytest.mark.parametrize("pace", [DAYS, Pace()])
def test_without_a_live_clock_it_waits_as_long_as_it_takes(pace: Pace) -> None:
    table = begun(person("ann"), person("bob"), pace=pace)
    seat = to_an_ambush(table)
    assert table.match.until is None
    assert table.view(seat, NOW)["left"] is None
    assert run_out(table.match, NOW + 60) == []


def test_a_bot_is_not_answered_for() -> None:
    table = begun(bot(), bot(), pace=LIVE)
    to_an_ambush(table)
    assert table.match.until is not None
    assert due(table.match) is None
    assert run_out(table.match, NOW + 1e9) == []


def test_the_time_of_a_question_survives_a_restart_as_plain_data() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    to_an_ambush(table)
    again = msgspec.convert(msgspec.to_builtins(table.match), Match)
    assert (again.until, due(again)) == (table.match.until, due(table.match))


def test_the_same_question_gets_no_new_time_and_another_one_does() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    seat = to_an_ambush(table)
    asked = table.state.stack[-1]
    assert table.until(asked, NOW + 1) == NOW + 2
    assert table.until(Ambush(1 - seat), NOW + 1) == NOW + 3
    assert table.until(None, NOW + 1) == NOW + 3
    table.state.stack[-1] = Spy(seat)
    assert table.until(asked, NOW + 1) is None


def test_a_question_that_is_taken_back_to_is_put_anew() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    seat = to_an_ambush(table)
    before = table.snapshot()
    table.act(seat, STRIKE, table.state.ply, NOW + 1)
    assert table.match.until is None
    earlier = taken_back(table, before, [], NOW + 10)
    assert earlier.match.until == NOW + 10 + Ambush.patience


def test_a_late_answer_says_so() -> None:
    table = begun(person("ann"), person("bob"), pace=LIVE)
    seat = to_an_ambush(table)
    played = table.act(seat, table.state.choice().otherwise, table.state.ply, NOW + 2, late=True)
    assert all(played.data.seen_by(one, ("red", "blue")).late for one in (0, 1, SPECTATOR))
