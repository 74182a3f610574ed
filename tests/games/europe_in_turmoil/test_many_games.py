"""Many games: random ones that must all end, and the bot against chance."""

from __future__ import annotations

import pytest

from chancellery.lab.series import Series
from chancellery.lab.simulate import simulate

GAME = "europe-in-turmoil"


@pytest.mark.slow
def test_random_games_end_without_an_error() -> None:
    report = simulate(Series(GAME, {}, ("random", "random"), "1"), 500)
    assert (report["finished"], report["errors"]) == (500, 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "seat"), [(("heuristic", "random"), "authoritarian"), (("random", "heuristic"), "liberal")]
)
def test_the_heuristic_bot_beats_chance_from_either_side(bots: tuple[str, str], seat: str) -> None:
    report = simulate(Series(GAME, {}, bots, "1"), 40)
    assert report["errors"] == 0
    assert report["winners"][seat] >= 0.95
