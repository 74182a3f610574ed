"""A match belongs to the version of the rules that it was begun with."""

from __future__ import annotations

import pytest

from chancellery.engine.saves import save
from chancellery.table.match import Seat
from chancellery.table.rules_version import OtherRules, kept_view, plays_on
from chancellery.table.seating import leave
from chancellery.table.table import Table
from chancellery.table.verification import verify_match
from tests.table.tables import NOW, act, begun, lay, person
from tests.tiny import TINY


def raised(patch: pytest.MonkeyPatch) -> None:
    """Raise the version of Courtyard's rules."""
    patch.setattr(TINY, "rules", TINY.rules + 1)


def test_a_match_of_other_rules_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(person("ann"), person("bob"))
    snapshot = table.snapshot()
    raised(monkeypatch)
    for kept in (snapshot, None):
        with pytest.raises(OtherRules, match=r"version 1 .* only version 2 is installed: it can be read"):
            Table.resume(TINY, table.match, kept, [])


def test_a_match_that_has_not_begun_takes_the_rules_that_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lay(person("ann"), person("bob"))
    raised(monkeypatch)
    assert plays_on(TINY, match)
    table = Table.resume(TINY, match, None, [])
    table.begin(NOW)
    assert match.rules == TINY.rules == 2


def test_the_last_snapshot_that_can_be_read_is_shown_and_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(person("ann"), person("bob"))
    for _ in range(3):
        act(table)
    board, snapshot = table.state.see(0), save(table.state)
    act(table)
    raised(monkeypatch)
    view = kept_view(TINY, table.match, [b"damaged", snapshot], 0)
    position = view["position"]
    assert position is not None
    assert (view["ply"], view["status"], position["seat"]) == (3, "running", "red")
    assert position["board"] == board
    asked = [position[name] for name in ("waiting", "legal", "asides", "prompt", "rule")]
    assert asked == [[], [], [], None, None]


def test_where_no_snapshot_can_be_read_there_is_no_position() -> None:
    table = begun(person("ann"), person("bob"))
    act(table)
    view = kept_view(TINY, table.match, [b"damaged"])
    assert (view["ply"], view["position"]) == (1, None)


def test_nobody_loses_by_leaving_a_match_that_cannot_be_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(person("ann"), person("bob"), timeout="forfeit").match
    raised(monkeypatch)
    leave(match, TINY, 0, NOW)
    assert (match.status, match.result, match.seats[0]) == ("running", None, Seat("bot", bot="heuristic"))


def test_verify_says_that_the_rules_are_other_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(person("ann"), person("bob"))
    actions = []
    while table.match.status == "running":
        entry = act(table)
        actions.append((entry.seat, entry.action))
    assert verify_match(TINY, table.match, actions)["holds"] is True
    raised(monkeypatch)
    report = verify_match(TINY, table.match, actions)
    assert (report["holds"], report["plies"]) == (False, len(actions))
    assert "only version 2 is installed" in str(report["problem"])
