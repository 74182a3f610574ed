"""Scripted opponents who offer bots of Versailles 1919 many small deals: what they get, and from a gullible bot."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.games.versailles_1919.bot import deals
from chancellery.games.versailles_1919.bot.judgement import Deal, Judge, share_of
from tests.nightly import at_night
from tools.deal_figures import NOBODY_HAGGLES, HaggledGames, gains, told
from tools.hagglers import STRATEGIES


@pytest.mark.slow
@pytest.mark.parametrize(("strategy", "games"), [("slices", 1), *(at_night(one, 40) for one in STRATEGIES)])
def test_hagglers_gain_nothing(strategy: str, games: int) -> None:
    without = HaggledGames(NOBODY_HAGGLES, 4).play(0, games)
    rows = HaggledGames(strategy, 4).play(0, games)
    assert sum([row["struck"] for row in rows]) > 0
    assert sum([row["struck"] for row in without]) == 0
    assert f"{strategy} " in told(strategy, rows, without)
    gain, error = gains(rows, without, "won")
    # One game says nothing yet.
    assert gain <= (1.96 * error if games > 1 else 1.0)


def test_promises_that_cost_nothing_are_sold_to_the_gullible_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = HaggledGames("void", 4).game(3)

    def gullible(*_: Any) -> bool:
        return True

    monkeypatch.setattr(deals, "welcomes", gullible)
    fooled = HaggledGames("void", 4).game(3)
    assert honest["offered"] > 20
    assert honest["struck"] < 0.2 * honest["offered"]
    assert fooled["struck"] > 0.9 * fooled["offered"]


def test_whoever_has_taken_deals_of_a_haggler_gets_a_growing_share_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[int, float, float]] = []
    judged = deals.welcomes

    def noted(judge: Judge, deal: Deal, nation: int, before: int) -> bool:
        takes = judged(judge, deal, nation, before)
        other = deal.author if nation == deal.partner else deal.partner
        ends = judge.outcomes(deal)
        if takes and ends and not deals.is_gift(deal, nation):
            share = share_of(judge.g, other, nation, before)
            assert judge.difference(ends, nation) >= share * judge.difference(ends, other)
            taken.append((before, share, judge.difference(ends, nation)))
        return takes

    monkeypatch.setattr(deals, "welcomes", noted)
    HaggledGames("greedy", 4).game(0)
    assert max(before for before, _, _ in taken) > 0
    assert all(gain > 0 for _, _, gain in taken)
