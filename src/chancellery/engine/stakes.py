"""What a game's estimate is made of, piece by piece, so that a hint can name what an answer gains or prevents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

# A thing of a game: its kind and its number.
Thing = tuple[str, int]


class Stake(NamedTuple):
    """Something that the estimate counts: a region that will be scored, an issue, the units of a rival.

    key     the message that says what an answer does about it, `cause-<key>`, or `cause-<key>-theirs` of a rival's
    about   the thing itself, where one has to be named
    whose   the rival whose it is; None where it is the seat's own, or both contend for it
    """

    key: str
    about: Thing | None = None
    whose: Thing | None = None


class Mark(NamedTuple):
    """What stands for a stake: a space in a region; the seat's own, or a rival's."""

    thing: Thing
    theirs: bool = False


class Share(NamedTuple):
    """How much of an estimate a stake is, for a seat.

    odds     by how much the logarithm of its odds to win is higher than it would be without
    figure   what people count there: points, cubes, units; more is better for whoever has it
    marks    what stands for it: more is better for the seat, also of what is a rival's
    """

    odds: float
    figure: float = 0.0
    marks: Mapping[Mark, float] = {}


Stakes = dict[Stake, Share]
