"""Asides at a table: kept in the journal like any action, and nothing to a clock."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.table.match import Pace
from chancellery.table.table import Table
from chancellery.table.undo import may_undo
from tests.table.tables import NOW, act, begun, person
from tests.tiny import TINY
from tests.tiny.board import RAISE_FLAG


def one_asked(pace: Pace | None = None) -> tuple[Table, int, int]:
    """A table that asks one seat alone: the table, that seat, and another."""
    table = begun(person("ann"), person("bob"), pace=pace)
    while len(table.state.waiting) != 1 or RAISE_FLAG not in table.state.asides(table.state.waiting[0]):
        act(table)
    asked = table.state.waiting[0]
    return table, asked, 1 - asked


@pytest.mark.parametrize("pace", [Pace("live", seconds=60, increment=9), Pace("days", days=2)])
@pytest.mark.parametrize("own", [False, True])
def test_an_aside_touches_no_clock(pace: Pace, own: bool) -> None:
    table, asked, other = one_asked(pace)
    match = table.match
    before = ([seat.left for seat in match.seats], match.since, match.until, match.waiting)
    entry = table.act(asked if own else other, RAISE_FLAG, table.state.ply, NOW + 20)
    assert ([seat.left for seat in match.seats], match.since, match.until, match.waiting) == before
    assert (entry.data.aside, entry.data.open, entry.at, match.ply) == (True, True, NOW + 20, table.state.ply)
    assert [event["event"] for _, event in entry.data.events] == ["flag-raised"]


def test_an_aside_is_no_answer_and_an_answer_is_no_aside() -> None:
    table, asked, other = one_asked()
    question = table.question()
    table.act(other, RAISE_FLAG, table.state.ply, NOW)
    assert (table.question(), table.state.waiting) == (question, (asked,))
    with pytest.raises(IllegalAction):
        table.act(other, RAISE_FLAG, table.state.ply, NOW)
    answer = table.act(asked, table.state.legal(asked)[0], table.state.ply, NOW)
    assert (answer.data.aside, answer.data.open) == (False, False)


def test_a_question_that_waits_only_so_long_gets_no_new_time() -> None:
    table, asked, other = one_asked(Pace("live", seconds=60))
    table.match.until = NOW + 5
    for seat in (asked, other):
        table.act(seat, RAISE_FLAG, table.state.ply, NOW + 4)
    assert table.match.until == NOW + 5


def test_a_sealed_pick_leaves_the_question_open_until_all_are_revealed() -> None:
    table = begun(person("ann"), person("bob"))
    first, second = table.state.waiting
    assert table.act(first, table.state.legal(first)[0], 0, NOW).data.open is True
    assert table.act(second, table.state.legal(second)[0], 1, NOW).data.open is False


def test_an_own_aside_can_be_taken_back_while_oneself_is_asked() -> None:
    table, asked, other = one_asked()
    table.act(asked, RAISE_FLAG, table.state.ply, NOW)
    assert may_undo(table, asked, asked)
    table, asked, other = one_asked()
    table.act(other, RAISE_FLAG, table.state.ply, NOW)
    assert not may_undo(table, other, other), "the seat that is asked has seen it"


def test_a_table_is_resumed_with_asides_in_its_journal() -> None:
    table = begun(person("ann"), person("bob"))
    actions = []
    for seat, action in ((0, RAISE_FLAG), (1, RAISE_FLAG)):
        table.act(seat, action, table.state.ply, NOW)
        actions.append((seat, action))
    again = Table.resume(TINY, table.match, None, actions)
    assert again.state.view(0) == table.state.view(0)
