"""Dice of a match, as it is told afterwards."""

from __future__ import annotations

import pytest

from chancellery.engine.events import PickSealed
from chancellery.engine.tally import Roll, Tally, least_face, no_rolls
from tests.engine.courtyard import new
from tests.tiny import events


@pytest.mark.parametrize(("needed", "face"), [(-2, 1), (1, 1), (4, 4), (6, 6), (7, 7), (12, 7)])
def test_the_least_face_that_succeeds(needed: int, face: int) -> None:
    assert least_face(needed) == face


def test_a_game_without_dice_tells_of_none() -> None:
    tally = Tally(lambda g: (0, 0), (), events.AmbushRolled)
    assert tally.rolls is no_rolls
    assert tally.rolls(new(), PickSealed(0)) == ()


def test_a_roll_may_neither_succeed_nor_fail() -> None:
    assert (Roll(0, 5).needed, Roll(1, 2, 3).needed) == (0, 3)
