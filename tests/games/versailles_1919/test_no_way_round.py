"""There is no way round a promise: players who look for one, under the eyes of an observer, find none (11.3).

`python -m tests.games.versailles_1919.faithless 2000` plays the whole series and tells what became of all promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest

from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, UK
from chancellery.games.versailles_1919.rules import negotiation, placing, settling, turn
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.promises import encode
from chancellery.games.versailles_1919.rules.settling import AdvanceIssue, Conference, NewEvent
from chancellery.lab.bench import compiled
from tests.games.versailles_1919.faithless import VOID, Tally, gives_way, match_number
from tests.games.versailles_1919.observer import Line, Word
from tests.games.versailles_1919.positions import ask, card, lay, quiet

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


@pytest.mark.parametrize(
    ("event", "excused"),
    [("soldiers_mutinies", True), ("prince_feisal", False)],
    ids=["it takes the unit", "it takes nothing"],
)
def test_the_observer_excuses_an_event_left_out_only_if_it_would_take_what_an_older_promise_needs(
    event: str, excused: bool
) -> None:
    g = quiet()
    lay(g, units={FRANCE: 1}, retired={FRANCE: 2})
    g.event = card(event)
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    bid, accept = (ACTIONS.parse("bid one_unit"), ACTIONS.parse("accept"))
    start = Line(g, [Word(encode(action, 0, FRANCE, UK), g) for action in (bid, accept)], [None, None])
    assert gives_way(start, start.answered(ACTIONS.parse("decline")), (0, 1), (0, 0)) == excused
