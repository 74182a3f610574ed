"""Scripted opponents who offer bots of Versailles 1919 many small deals: what they get, and from a gullible bot."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.games.versailles_1919.bot import deals
from chancellery.games.versailles_1919.bot.judgement import Deal, Judge
from chancellery.games.versailles_1919.rules.promises import nation_of, partner_of
from tests.nightly import at_night
from tools.deal_figures import HaggledGames, mean_and_error, told
from tools.hagglers import STRATEGIES


@pytest.mark.slow
@pytest.mark.parametrize(("strategy", "games"), [("slices", 1), *(at_night(one, 40) for one in STRATEGIES)])
def test_hagglers_gain_nothing(strategy: str, games: int) -> None:
    rows = HaggledGames(strategy, 4).play(0, games)
    assert sum([row["struck"] for row in rows]) > 0
    assert f"{strategy} " in told(strategy, rows)
    gain, error = mean_and_error([row["with"] - row["without"] for row in rows])
    # One game says nothing yet.
    assert gain <= (1.96 * error if games > 1 else 1.0)


def test_promises_that_cost_nothing_are_sold_to_the_gullible_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = HaggledGames("void", 4).game(3, True)

    def gullible(*_: Any) -> bool:
        return True

    monkeypatch.setattr(deals, "welcomes", gullible)
    fooled = HaggledGames("void", 4).game(3, True)
    assert honest[2] > 20
    assert honest[3] < 0.2 * honest[2]
    assert fooled[3] > 0.9 * fooled[2]


def test_what_is_struck_in_a_series_brings_the_bot_as_much_as_the_haggler(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[float, float]] = []
    judged = deals.welcomes

    def noted(judge: Judge, deal: Deal, nation: int) -> bool:
        takes = judged(judge, deal, nation)
        other = deal.author if nation == deal.partner else deal.partner
        ends = judge.outcomes(deal)
        if takes and ends and any(other in (nation_of(term), partner_of(term)) for term in judge.g.bound):
            taken.append((judge.difference(ends, nation), judge.difference(ends, other)))
        return takes

    monkeypatch.setattr(deals, "welcomes", noted)
    HaggledGames("greedy", 4).game(0, True)
    assert taken
    assert all(own >= others for own, others in taken)
