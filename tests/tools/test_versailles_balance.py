"""The balance of Versailles 1919 is counted from what games tell of themselves."""

from __future__ import annotations

import pytest

from chancellery.games.versailles_1919.board import ISSUE_OF
from tools.versailles_balance import Usage, all_series, main, note, play, rarest


def test_one_game_is_counted_as_its_log_tells_it() -> None:
    series = next(series for series in all_series() if series.name == "1 player")
    usage = Usage()
    note(play(series, 0), usage)
    assert usage.settled.total() > 10
    assert set(usage.settled) <= set(usage.issues)
    assert usage.chosen.total() == usage.choices.total() >= usage.settled.total()
    assert {ISSUE_OF[option] for option in usage.chosen} == set(usage.choices)
    assert usage.resolved.total() <= usage.cards.total()


def test_what_hardly_ever_happens_comes_first() -> None:
    usage = Usage()
    usage.settled.update({0: 1, 1: 50})
    assert rarest("issues", ("a", "b", "c"), usage.settled, {0: 100, 1: 100}) == [
        "issues: 1 of 2 under 2%, 1 never came up",
        "  a: 1.0% of 100",
        "  b: 50.0% of 100",
    ]


def test_one_series_is_asked_for_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    main(1, ["1 player"])
    out = capsys.readouterr().out
    assert "| 1 player | 1 |" in out
    assert "reach the goal" in out
    assert "players" not in out
