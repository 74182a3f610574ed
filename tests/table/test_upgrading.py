"""A match of older rules comes to the present ones: what counts as the same, where it goes on, and what stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from chancellery.engine.saves import MAGIC, save, unpack
from chancellery.engine.upgrades import Upgrade, not_asked
from chancellery.table.entries import ActionEntry
from chancellery.table.match import Match, TableError
from chancellery.table.table import Table
from chancellery.table.upgrading import CannotCarryOver, Kept, Upgraded, upgrade
from tests.table.tables import NOW, act, begun, person
from tests.tiny import TINY
from tests.tiny.mending import end_with, mend
from tests.upgrades.kept import packed

PLIES = 36
LATER = NOW + 1000


class Old:
    """A running match, and all that was kept of it: a position every 32 plies, and the last one if it rested."""

    def __init__(self, plies: int = PLIES, at_rest: bool = False) -> None:
        self.table: Table = begun(person("ann"), person("bob"))
        self.entries: list[ActionEntry] = []
        self.positions: dict[int, bytes] = {}
        for _ in range(plies):
            self.entries.append(act(self.table))
            if (snapshot := self.entries[-1].snapshot) is not None:
                self.positions[self.table.state.ply] = snapshot
        if at_rest:
            self.positions[plies] = save(self.table.state)

    @property
    def match(self) -> Match:
        return self.table.match

    def retell(self, ply: int, **change: Any) -> None:
        """Let the first event of an action have been told otherwise then."""
        entry = self.entries[ply - 1]
        seats, event = entry.data.events[0]
        data = msgspec.structs.replace(entry.data, events=[(seats, {**event, **change}), *entry.data.events[1:]])
        self.entries[ply - 1] = msgspec.structs.replace(entry, data=data)

    def telling(self, last: int = PLIES) -> int:
        """The last ply up to one that something was told of."""
        return max(entry.ply for entry in self.entries[:last] if entry.data.events)

    def brought_up(self) -> Upgraded:
        kept = Kept(list(self.entries), sorted(self.positions.items(), reverse=True))
        return upgrade(TINY, self.match, kept, LATER, LATER)


def raised(patch: pytest.MonkeyPatch, **declared: Any) -> None:
    """Raise the rules by a version that plays the same."""
    patch.setattr(TINY, "rules", TINY.rules + 1)
    patch.setattr(TINY, "upgrades", (Upgrade(TINY.rules, **declared),))


def how(upgraded: Upgraded) -> tuple[str, str | None, int]:
    why = None if upgraded.difference is None else upgraded.difference.reason
    return upgraded.happened.how, why, upgraded.match.ply


# --- the same or not ---


def test_what_replays_the_same_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old(at_rest=True)
    raised(monkeypatch)
    assert how(old.brought_up()) == ("unchanged", None, PLIES)
    # The match before is left as it was.
    assert (old.match.rules, old.match.stretches) == (1, [])


@pytest.mark.parametrize(("change", "same"), [({"seat": "nobody"}, False), ({"novel": 1}, True)])
def test_events_are_compared_by_what_both_versions_tell(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], same: bool
) -> None:
    old = Old()
    old.retell(old.telling(), **change)
    raised(monkeypatch)
    assert (old.brought_up().difference is None) == same


def test_kind_of_event_that_is_told_otherwise_is_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    ply = old.telling()
    kind = old.entries[ply - 1].data.events[0][1]["event"]
    old.retell(ply, seat="nobody")
    raised(monkeypatch, retold=(kind,))
    assert old.brought_up().difference is None


def test_position_that_was_kept_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old(at_rest=True)
    position = unpack(old.positions[PLIES])
    position["board"]["flag"] = [1, 1]
    old.positions[PLIES] = packed(position)
    raised(monkeypatch)
    upgraded = old.brought_up()
    assert how(upgraded) == ("carried", "position", PLIES)
    # It goes on as it stood, not as it would stand.
    assert upgraded.table.state.flag == [1, 1]  # type: ignore[attr-defined]
    monkeypatch.setattr(TINY, "upgrades", (Upgrade(TINY.rules, reckoned=("flag",)),))
    assert how(old.brought_up()) == ("unchanged", None, PLIES)


def spoil_question(position: Any) -> None:
    position["stack"][-1][1]["seat"] += 1


def spoil_picks(position: Any) -> None:
    position["picks"] = [[1], []]


def spoil_chance(position: Any) -> None:
    position["rng"]["counter"] += 1


@pytest.mark.parametrize("spoil", [spoil_question, spoil_picks, spoil_chance])
def test_so_are_the_open_question_picks_and_chance(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Any], None]
) -> None:
    old = Old()
    position = unpack(old.positions[32])
    spoil(position)
    old.positions[32] = packed(position)
    raised(monkeypatch)
    difference = old.brought_up().difference
    assert difference is not None
    assert (difference.ply, difference.reason) == (32, "position")


# --- carried over ---


def test_difference_before_the_last_kept_position_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    old.retell(old.telling(31), seat="nobody")
    raised(monkeypatch)
    assert how(old.brought_up()) == ("carried", "events", PLIES)


def test_difference_after_it_goes_back_before_it_with_new_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    ply = old.telling()
    assert ply > 32
    old.retell(ply, seat="nobody")
    raised(monkeypatch)
    upgraded = old.brought_up()
    assert how(upgraded) == ("carried", "events", ply - 1)
    assert upgraded.happened.before == PLIES
    assert upgraded.match.rekeys == [(ply - 1, 1)]
    assert upgraded.match.waiting == list(upgraded.table.state.waiting)


def test_match_goes_back_to_where_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    ply = old.telling()
    old.retell(ply, seat="nobody")
    raised(monkeypatch, returns=lambda g: g.ply == 33)
    assert old.brought_up().match.ply == 33


def test_question_that_is_no_more_is_gone_back_from(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old(at_rest=True)
    asked = type(old.table.state.stack[-1]).__name__
    mend(monkeypatch, frames={asked: not_asked})
    upgraded = old.brought_up()
    # The position at rest cannot be read; the one before it can, and leads to the same question.
    assert upgraded.happened.how == "carried"
    assert upgraded.match.stretches[-1].position is not None


def test_no_undo_is_left_at_the_boundary(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    while not old.table.state.may_undo():
        old.entries.append(act(old.table))
    raised(monkeypatch)
    upgraded = old.brought_up()
    assert upgraded.happened.how == "unchanged"
    assert not upgraded.table.state.may_undo()
    assert upgraded.table.state.floor == upgraded.match.ply == upgraded.match.undo_ends


# --- stopped ---


def test_game_may_say_that_a_match_cannot_be_carried_over(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    end_with(monkeypatch)
    with pytest.raises(CannotCarryOver, match="courts have no gates any more"):
        old.brought_up()


def test_match_does_not_go_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old(42)
    old.positions = {32: MAGIC + b"damaged"}
    mend(monkeypatch)
    with pytest.raises(CannotCarryOver, match="none of the positions"):
        old.brought_up()


def test_journal_that_lacks_actions_is_not_carried_over(monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old()
    del old.entries[-1]
    raised(monkeypatch)
    with pytest.raises(CannotCarryOver, match=f"has {PLIES - 1} actions"):
        old.brought_up()


def test_only_running_matches_of_older_rules_are() -> None:
    with pytest.raises(TableError, match="only a running match played by older rules"):
        Old().brought_up()
