"""There is no way round a promise: players who look for one, under the eyes of an observer, find none (11.3).

`python -m tests.games.versailles_1919.faithless 2000` plays the whole series and tells what became of all promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest

from chancellery.games.versailles_1919.rules import negotiation, placing, settling, turn
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.lab.bench import compiled
from tests.games.versailles_1919.faithless import VOID, Tally, match_number

# The long series is 2,000 matches, so many in each test: pytest ends one that takes ten minutes.
BLOCK: Final = 100
BLOCKS: Final = 20
# These matches show what a missing guard lets pass.
FEW: Final = tuple(range(6))


def hold(matches: Iterable[int]) -> None:
    """No promise of these matches is broken, and each of them came to an end that R50 knows."""
    tally = Tally()
    for number in matches:
        tally.add(number)
    assert tally.breaches == []
    assert tally.promised == sum(tally.ends.values())
    assert tally.promised > 50 * tally.matches
    assert tally.looked > 200 * tally.matches
    assert tally.ends.keys() <= {"kept", "held", "open", *VOID}


@pytest.mark.slow
def test_nobody_breaks_a_promise() -> None:
    hold(range(3))


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_nobody_breaks_a_promise_in_two_thousand_matches(block: int) -> None:
    if not compiled():
        pytest.skip("2,000 matches are for the compiled build; three are played on the pure one")
    hold(range(block * BLOCK, (block + 1) * BLOCK))


def nothing_contradicts(*_: Any) -> bool:
    return False


def nothing_spoils(*_: Any) -> list[int]:
    return []


@pytest.mark.slow
@pytest.mark.pure("methods of a compiled class cannot be replaced")
@pytest.mark.parametrize(
    ("owner", "name", "instead", "matches"),
    [
        (settling.MayConfer, "ways_to", Decision.ways_to, FEW),
        (placing.PlaceCubes, "spoilers_of", Decision.spoilers_of, FEW),
        (negotiation, "clash", nothing_contradicts, FEW),
        (turn, "traps", nothing_spoils, (165,)),
        (turn.Act, "military_first", nothing_spoils, (1505,)),
    ],
    ids=[
        "an event is declined",
        "cubes are used up",
        "one decision is sold twice",
        "an option is forced",
        "a unit is not deployed first",
    ],
)
def test_the_observer_sees_what_a_missing_guard_lets_pass(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, instead: Callable[..., Any], matches: tuple[int, ...]
) -> None:
    monkeypatch.setattr(owner, name, instead)
    if owner is negotiation:
        monkeypatch.setattr(negotiation, "contradict", instead)
    assert any(match_number(number).breaches for number in matches)
