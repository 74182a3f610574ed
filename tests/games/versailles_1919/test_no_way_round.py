"""There is no way round a promise: players who look for one, under the eyes of an observer, find none (11.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from chancellery.games.versailles_1919.rules import negotiation, placing, settling
from chancellery.games.versailles_1919.rules.common import Decision
from tests.games.versailles_1919.faithless import Match, played

# So many matches show what a missing guard lets pass.
FEW: Final = 6


def match_number(number: int) -> Match:
    return played(2 + number % 3, number // 3)


@pytest.mark.slow
@pytest.mark.parametrize("matches", [3, pytest.param(2000, marks=pytest.mark.nightly)])
def test_nobody_breaks_a_promise(matches: int) -> None:
    promised = looked = 0
    for number in range(matches):
        match = match_number(number)
        assert match.breaches == [], f"match {number}"
        promised += match.promised
        looked += match.looked
    assert promised > 50 * matches
    assert looked > 200 * matches


def nothing_contradicts(*_: Any) -> bool:
    return False


@pytest.mark.slow
@pytest.mark.pure("methods of a compiled class cannot be replaced")
@pytest.mark.parametrize(
    ("owner", "name", "instead"),
    [
        (settling.MayConfer, "ways_to", Decision.ways_to),
        (placing.PlaceCubes, "spoilers_of", Decision.spoilers_of),
        (negotiation, "clash", nothing_contradicts),
    ],
    ids=["an event is declined", "cubes are used up", "one decision is sold twice"],
)
def test_the_observer_sees_what_a_missing_guard_lets_pass(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, instead: Callable[..., Any]
) -> None:
    monkeypatch.setattr(owner, name, instead)
    if owner is negotiation:
        monkeypatch.setattr(negotiation, "contradict", instead)
    assert any(match_number(number).breaches for number in range(FEW))
