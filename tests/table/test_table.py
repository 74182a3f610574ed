"""A table: playing, taking back, and what each seat may see of it."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.engine.saves import digest
from chancellery.engine.state import SPECTATOR
from chancellery.table.entries import Consented, visible
from chancellery.table.match import MatchResult, StalePly, TableError
from chancellery.table.table import Table, opening_events
from chancellery.table.undo import agree, all_agree, behind_bots, may_undo
from tests.table.tables import NOW, act, begun, bot, lay, person, taken_back
from tests.tiny import TINY


def play_until(table: Table, undoable: bool) -> list[tuple[int, int]]:
    """Play until the last action may, or may not, be taken back."""
    actions = []
    while True:
        played = act(table)
        actions.append((played.seat, played.action))
        if may_undo(table, played.seat, played.seat) is undoable:
            return actions


def test_a_match_begins_when_every_seat_is_taken() -> None:
    match = lay(person("ann"), person("bob"))
    match.seats[1].kind = "open"
    with pytest.raises(TableError, match="every seat is taken"):
        Table.start(TINY, match).begin(NOW)


def test_nothing_is_played_before_the_beginning_or_after_the_end() -> None:
    match = lay(person("ann"), person("bob"))
    table = Table.start(TINY, match)
    with pytest.raises(TableError, match="has not started"):
        table.act(0, 5, 0, NOW)
    table.begin(NOW)
    while match.status == "running":
        act(table)
    assert match.status == "finished"
    assert table.state.outcome is not None
    assert match.result == MatchResult.of(table.state.outcome)
    assert match.waiting == []
    with pytest.raises(TableError, match="is over"):
        table.act(0, 5, match.ply, NOW)


def test_an_answer_to_an_old_question_is_refused() -> None:
    table = begun(person("ann"), person("bob"))
    played = act(table)
    with pytest.raises(StalePly) as error:
        table.act(played.seat, played.action, 0, NOW)
    assert error.value.ply == 1


def test_an_illegal_action_changes_nothing() -> None:
    table = begun(person("ann"), person("bob"))
    before = digest(table.state)
    with pytest.raises(IllegalAction):
        table.act(0, 1, 0, NOW)
    assert digest(table.state) == before
    assert table.match.ply == 0


def test_a_table_from_a_snapshot_and_a_tail_is_the_same_table() -> None:
    table = begun(person("ann"), person("bob"), person("cid"))
    actions, snapshot = [], table.snapshot()
    for ply in range(1, 12):
        played = act(table)
        actions.append((played.seat, played.action))
        if ply == 5:
            snapshot = table.snapshot()
    twin = Table.resume(TINY, table.match, snapshot, actions[5:])
    assert digest(twin.state) == digest(table.state)
    assert twin.take_events() == []


def test_a_seat_takes_its_own_action_back_until_something_became_known() -> None:
    table = begun(person("ann"), person("bob"))
    actions = play_until(table, undoable=True)
    last = actions[-1][0]
    assert may_undo(table, last, last)
    assert not may_undo(table, 1 - last, last)
    earlier = taken_back(table, None, actions[:-1], NOW + 9)
    assert earlier.match.ply == table.match.ply - 1 == earlier.state.ply
    assert earlier.match.waiting == [last]
    assert table.match.ply == len(actions)


def test_behind_a_barrier_everybody_has_to_agree() -> None:
    table = begun(person("ann"), bot(), person("cid"))
    with pytest.raises(TableError, match="nothing has been played"):
        agree(table, 0, 0)
    actions = play_until(table, undoable=False)
    assert not may_undo(table, actions[-1][0], actions[-1][0])
    ply = table.state.ply
    with pytest.raises(StalePly):
        agree(table, 0, ply - 1)
    assert (agree(table, 0, ply), all_agree(table.match)) == (Consented(0, True), False)
    assert (agree(table, 0, ply), all_agree(table.match)) == (None, False)
    assert (agree(table, 2, ply), all_agree(table.match)) == (Consented(2, True), True)
    act(table)
    assert table.match.consents == []


def test_nobody_talks_while_the_rules_forbid_it() -> None:
    table = begun(person("ann"), person("bob"))
    table.require_talk(None)
    table.require_talk(1)
    while table.state.talk_open():
        act(table)
    for to in (None, 1):
        with pytest.raises(TableError, match="the chat is closed"):
            table.require_talk(to)
    table.match.status = "abandoned"
    table.require_talk(1)


def test_before_the_beginning_one_talks_to_everybody() -> None:
    table = Table.start(TINY, lay(person("ann"), person("bob")))
    table.require_talk(None)
    with pytest.raises(TableError, match="private messages"):
        table.require_talk(1)


def test_an_agreed_undo_goes_behind_what_bots_did_since() -> None:
    match = lay(person("ann"), bot(), person("cid"))
    assert behind_bots(match, [(2, 1), (0, 1), (1, 1), (1, 1)]) == 1
    assert behind_bots(match, [(1, 1)]) == 0
    assert behind_bots(match, []) == 0


def test_events_reach_only_the_seats_that_may_know_them() -> None:
    table = begun(person("ann"), person("bob"), person("cid"))
    opening = opening_events(TINY, table.match)
    for seat in range(3):
        hands = [event for event in visible(opening, seat) if event["event"] == "hand-filled"]
        assert [event["seat"] for event in hands] == [TINY.seats(table.state.options)[seat]]
    assert visible(opening, SPECTATOR) == []


def test_others_learn_that_a_seat_has_picked_but_not_what() -> None:
    table = begun(person("ann"), person("bob"))
    played = act(table)
    ids = ("red", "blue")
    assert played.data.seen_by(played.seat, ids).action == played.data.action
    for other in (1 - played.seat, SPECTATOR):
        told = played.data.seen_by(other, ids)
        assert told.action is None
        assert told.events == [{"event": "pick-sealed", "seat": ids[played.seat]}]


def test_a_view_holds_the_seats_own_hand_and_everybodys_clock() -> None:
    table = begun(person("ann"), person("bob"))
    view = table.view(0, NOW)
    assert view["clocks"] == {"red": None, "blue": None}
    assert len(view["position"]["board"]["hand"]) == 3
    assert table.view(SPECTATOR, NOW)["position"]["board"]["hand"] == []
