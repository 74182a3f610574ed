"""Review of a match that is over: everybody's chances from decision to decision, and luck told apart from decisions.

Around every decision three things are compared, each the mean over positions in which whatever the deciding seat could
not know, and all chance to come, is dealt anew:

    before     the position, with the seat going on as the game advises
    expected   the same after what the seat chose
    after      the position that came of it

What lies between before and expected was the decision, what lies between expected and after was luck: dice, cards,
and what the others had hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from chancellery.bots.search import Search, shares
from chancellery.bots.tree import Node
from chancellery.engine.errors import IllegalAction
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Luck, Rng
from chancellery.engine.state import State

# How many positions each mean is made of: at least so many, whatever the time, and at most.
LEAST_SAMPLES: Final = 2
MOST_SAMPLES: Final = 24

Chances = list[float]


class Estimate(msgspec.Struct):
    """What one ply meant for every seat's chance to win.

    before     the chances before it, and `after` it
    decision   by how much the choice changed them, as could be expected when it was made
    luck       by how much chance changed them, and what nobody could know
    """

    ply: int
    seat: int
    before: Chances
    after: Chances
    decision: Chances
    luck: Chances


class Reviewer:
    """A replay that looks at every ply; each look deals from a generator of its own, so a review can be repeated."""

    def __init__(self, journal: Journal, key: bytes, start: int = 0) -> None:
        self.journal = journal
        self.rng = Rng(key)
        self.g = journal.replay(start)

    def look(self, enough: Callable[[int], bool]) -> Estimate:
        """Look at the next ply and go there; `enough` is asked after so many samples whether they are."""
        g, journal = self.g, self.journal
        seat, action = journal.actions[g.ply]
        free = action in g.legal(seat) and len(g.legal(seat)) > 1
        earlier = g.clone()
        g.play(seat, action)
        journal.rekey(g)
        # Where nothing became known, nothing was left to chance.
        surprised = g.outcome is not None or g.floor == g.ply
        before, expected, after = Mean(g.seats), Mean(g.seats), Mean(g.seats)
        samples = 0
        while samples < MOST_SAMPLES and (samples < LEAST_SAMPLES or not enough(samples)):
            samples += 1
            low, carry = self.rng.word(), self.rng.word()
            deal = earlier.redeal(seat, Luck(low, carry))
            if free:
                before.add(self.chances(deal.clone(), seat))
            if is_played(deal, seat, action):
                expected.add(self.chances(deal, seat))
            if surprised:
                later = g if g.outcome is not None else g.redeal(seat, Luck(carry, low))
                after.add(self.chances(later.clone(), seat))
        hoped = expected.value() if expected.count else before.value()
        came = after.value() if surprised else hoped
        first = before.value() if free else hoped
        return Estimate(g.ply, seat, first, came, difference(first, hoped), difference(hoped, came))

    def chances(self, g: State, seat: int) -> Chances:
        """Everybody's chance to win once a seat has finished what it has begun; the position is used up."""
        if g.outcome is not None:
            return shares(g.outcome, g.seats)
        luck = Luck(self.rng.word(), self.rng.word())
        return Search(g.game, g, g.waiting[0], Node(), luck).chances(g, seat)


def is_played(g: State, seat: int, action: int) -> bool:
    """Play an action where it can be played: what others hide may make an offer to them impossible."""
    try:
        g.play(seat, action)
    except IllegalAction:
        return False
    return True


def difference(before: Chances, after: Chances) -> Chances:
    return [b - a for a, b in zip(before, after, strict=True)]


class Mean:
    """The mean of everybody's chances."""

    def __init__(self, seats: int) -> None:
        self.total = [0.0] * seats
        self.count = 0

    def add(self, chances: Chances) -> None:
        for seat, chance in enumerate(chances):
            self.total[seat] += chance
        self.count += 1

    def value(self) -> Chances:
        return [total / max(1, self.count) for total in self.total]
