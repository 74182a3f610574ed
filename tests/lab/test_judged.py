"""The goals of the judge of matches, over matches of secretaries: a few of them here, a hundred a game at night."""

from __future__ import annotations

from random import Random

import pytest

from chancellery.games import SHIPPED
from chancellery.lab.bench import compiled
from chancellery.lab.judged import JudgedMatches, figures, nine_of_ten, regression, unfairness
from tests.nightly import at_night

# Uncompiled a review takes up to ten seconds.
NIGHT = 100 if compiled() else 20
CASES = [("courtyard", 12), ("europe-divided", 2), *(at_night(id, NIGHT) for id in SHIPPED)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "matches"), CASES)
def test_secretaries_decide_nothing_and_two_reviews_agree(game: str, matches: int) -> None:
    found = figures(JudgedMatches(game, {}).play(0, matches))
    assert found.matches == matches
    # Once in a long while a secretary answers by a guess at hidden cards that the judge does not make.
    assert abs(found.decided) <= 0.02
    assert found.decided_within <= 0.05
    if matches < NIGHT:
        assert found.decided == 0
    assert found.differ <= 0.03
    # Nobody's seat is luckier than another's.
    assert found.rest < 4
    assert found.seconds < 10
    if matches >= 100 and found.explained.part:
        error = found.explained.slope * ((1 / found.explained.part - 1) / matches) ** 0.5
        assert abs(found.explained.slope - 1) <= 0.1 + 2 * error


def test_two_reviews_with_other_luck_differ_a_little_and_each_is_repeated() -> None:
    matches = JudgedMatches("europe-divided", {}, redeals=0)
    (row,) = matches.play(0, 1)
    (again,) = matches.play(0, 1)
    first, second = row["luck"]
    assert first != second
    assert first == pytest.approx(second, abs=0.05)
    assert row["luck"] == again["luck"]


def test_a_regression_finds_the_slope_and_the_part_that_it_explains() -> None:
    chance = Random(1)
    luck = [[chance.gauss(0, 1) for _ in range(4000)] for _ in range(2)]
    won = [[seat + 0.5 * one + chance.gauss(0, 0.5) for one in row] for seat, row in enumerate(luck)]
    found = regression(won, luck)
    assert found.slope == pytest.approx(0.5, abs=0.03)
    assert found.part == pytest.approx(0.5, abs=0.03)
    assert regression([[1.0, 0.0]], [[0.0, 0.0]]) == (0.0, 0.0)
    assert regression([[1.0, 0.0]], [[1e-16, 0.0]]) == (0.0, 0.0)
    assert unfairness([1.0, 1.1, 0.9, 1.0]) > 10


def test_nine_of_ten() -> None:
    assert nine_of_ten([*range(10)]) == 8
    assert nine_of_ten([*range(1, 101)]) == 90
    assert nine_of_ten([0.5]) == 0.5
