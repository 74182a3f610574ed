"""What could have come of an answer: every outcome of dice and draws where they are few, else a fair sample of them.

Hands and boards stay as they are, hidden cards included: only what comes from the match's generator comes anew. The
order of a deck is not chance until somebody draws from it: what is drawn then is any of the cards whose place in it
nobody knows, each as likely as the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.engine.fields import Deck
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Luck, Rng
from chancellery.engine.state import State

# So many outcomes are tried one by one; where there are more, about so many are sampled.
MOST_EXACT: Final = 400
# After so many dice and draws of one answer the rest comes by chance: nations that tie roll until they do not.
DEEPEST: Final = 4

# The items of each deck, by its name, whose place somebody knows.
Known = dict[str, frozenset[int]]


class TriedChance(Rng):
    """Chance of one answer and all that follows from it.

    given   the outcomes of dice, draws and picks in their order; after them each comes out as 0
    of      how many outcomes each of them had; empty if nothing was left to chance
    """

    def __init__(self, given: Sequence[int], luck: Luck, known: Known) -> None:
        super().__init__(b"")
        self.given = given
        self.luck = luck
        self.known = known
        self.of: list[int] = []
        self.came: list[int] = []
        self.position: State | None = None

    def below(self, n: int) -> int:
        if n < 2:
            return 0
        at = len(self.of)
        if at == DEEPEST:
            return self.luck.below(n)
        came = self.given[at] if at < len(self.given) else 0
        self.of.append(n)
        self.came.append(came)
        self.counter += 1
        return came

    def shuffle(self, pile: list[int]) -> None:
        """Whatever order: nothing depends on it before cards are drawn."""

    def draw(self, pile: list[int]) -> int:
        free = free_places(self.position, pile, self.known)
        if len(pile) - 1 in free:
            # By what lies there and not by where: the truth makes no difference.
            free.sort(key=pile.__getitem__)
            at = free[self.below(len(free))]
            pile[at], pile[-1] = pile[-1], pile[at]
        return super().draw(pile)

    def word(self) -> int:
        raise NotImplementedError("chance that is tried out has no words of 32 bits")

    def clone(self) -> Rng:
        return self


class SampledChance(Rng):
    """One of many samples, which share their luck: the same cards are dealt in turn to every place.

    Before the first draw from a deck its free cards are put in an order that all samples have in common, each sample
    beginning with another card. So over as many samples as there are cards each card is drawn first equally often,
    second equally often, and so on.
    """

    def __init__(self, luck: Luck, order: Luck, turn: int, known: Known) -> None:
        super().__init__(b"")
        self.luck = luck
        self.order = order
        self.turn = turn
        self.known = known
        self.arranged: list[list[int]] = []
        self.position: State | None = None

    def below(self, n: int) -> int:
        self.counter += 1
        return self.luck.below(n)

    def shuffle(self, pile: list[int]) -> None:
        self.luck.shuffle(pile)
        self.arranged.append(pile)

    def draw(self, pile: list[int]) -> int:
        if not any(pile is other for other in self.arranged):
            self.arrange(pile)
        return super().draw(pile)

    def arrange(self, pile: list[int]) -> None:
        self.arranged.append(pile)
        free = free_places(self.position, pile, self.known)
        cards = sorted([pile[at] for at in free])
        self.order.shuffle(cards)
        for number, at in enumerate(free):
            pile[at] = cards[(number + self.turn) % len(cards)]

    def word(self) -> int:
        return self.luck.word()

    def clone(self) -> Rng:
        return self


def known_items(g: State) -> Known:
    """Of each deck the items whose place some seat knows."""
    conceal = g.game.conceal
    views = [] if conceal is None else [conceal(g, seat) for seat in range(g.seats)]
    found: Known = {}
    for name, field in g.schema.items():
        if not isinstance(field, Deck):
            continue
        pile: list[int] = getattr(g, name)
        known = set(field.placed)
        if conceal is None:
            known.update(pile)
        for view in views:
            seen = view.get(name)
            known.update(pile if seen is None else [item for item in seen if item != NOBODY])
        found[name] = frozenset(known)
    return found


def free_places(g: State | None, pile: list[int], known: Known) -> list[int]:
    """The places of a pile of which nobody knows what lies there; a copy that no field holds is free as a whole."""
    assert g is not None
    for name, fixed in known.items():
        if fixed and getattr(g, name, None) is pile:
            return [at for at, item in enumerate(pile) if item not in fixed]
    return list(range(len(pile)))
