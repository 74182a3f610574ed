"""Weights of an evaluation are found again where they are known, and fitted from real games."""

from __future__ import annotations

import random
from math import exp

import pytest

from chancellery.engine.errors import BadOption
from tools.fit_weights import Sample, fit, halves, loss, main, predict, solve


def test_weights_that_made_the_outcomes_are_found_again() -> None:
    dice = random.Random(3)
    samples: list[Sample] = []
    for _ in range(4000):
        values = [dice.gauss(0, 1), dice.gauss(0, 2)]
        likely = 1 / (1 + exp(-(0.5 + 1.5 * values[0] - 0.7 * values[1])))
        samples.append((values, 0.5, float(dice.random() < likely)))
    weights = fit(samples)
    assert weights == pytest.approx([0.5, 1.5, -0.7], abs=0.15)
    won = [sample[2] for sample in samples]
    assert loss([predict(weights, sample[0]) for sample in samples], won) < loss([0.5] * len(won), won) - 0.2


def test_a_term_that_never_fails_keeps_a_finite_weight() -> None:
    samples: list[Sample] = [([side], 0.5, float(side > 0)) for side in (-1.0, 1.0)] * 50
    assert 3 < fit(samples)[1] < 30


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_games_are_fitted_to_or_measured_by_and_never_both() -> None:
    rows = [{"number": n, "error": None, "samples": [([float(n)], 0.5, 1.0)]} for n in range(4)]
    learned, measured = halves([*rows, {"number": 5, "error": "IndexError", "samples": None}])
    assert [sample[0] for sample in learned] == [[0.0], [2.0]]
    assert [sample[0] for sample in measured] == [[1.0], [3.0]]


def test_real_games_are_fitted(capsys: pytest.CaptureFixture[str]) -> None:
    main("europe-divided", 2)
    out = capsys.readouterr().out
    for part in ("Europe Divided: 2 games", "constant", "evaluation", "points ahead", "fitted"):
        assert part in out
    with pytest.raises(BadOption, match="too few games"):
        main("europe-divided", 1)
