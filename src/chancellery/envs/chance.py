"""Chance that somebody else gives, outcome after outcome: dice, cards and orders are not known before they come."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.engine.fields import Deck
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State


class ChanceNeeded(Exception):
    """The rules ask for one of so many outcomes, each as likely as the others, and none was given.

    names   what each outcome is, as people read it
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.names = names


class GivenChance(Rng):
    """Chance of one answer and all that follows from it: these outcomes, and then it stops everything.

    A die and a pick are an outcome each. So is a card that is drawn: any of those whose place in the deck nobody knows.
    All that is shuffled between two answers comes from one outcome, one of `orders`.
    """

    def __init__(self, outcomes: tuple[int, ...], orders: int) -> None:
        super().__init__(b"")
        self.outcomes = outcomes
        self.orders = orders
        self.position: State | None = None
        self.order: Rng | None = None

    def given(self, names: Sequence[str]) -> int:
        """The next outcome."""
        if self.counter == len(self.outcomes):
            raise ChanceNeeded(names)
        self.counter += 1
        return self.outcomes[self.counter - 1]

    def below(self, n: int) -> int:
        return self.given([str(number) for number in range(n)]) if n > 1 else 0

    def roll(self, sides: int = 6) -> int:
        return self.given([f"die {face}" for face in range(1, sides + 1)]) + 1

    def shuffle(self, pile: list[int]) -> None:
        if len(pile) < 2:
            return
        if self.order is None:
            self.order = Rng(key_from(f"order {self.given([f'order {order}' for order in range(self.orders)])}"))
        self.order.shuffle(pile)

    def draw(self, pile: list[int]) -> int:
        """The top of a pile, after it has changed places with any whose place in it nobody knows."""
        free, names = self.free(pile)
        if len(free) > 1:
            at = free[self.given(names)]
            # Not in place: a clone may share the pile that was there before, and this is its own copy.
            pile[at], pile[-1] = pile[-1], pile[at]
        return super().draw(pile)

    def free(self, pile: list[int]) -> tuple[list[int], list[str]]:
        """The places of a pile of which nobody knows what lies there, by what lies there, with their names."""
        g = self.position
        assert g is not None
        of, fixed = "", set[int]()
        for name, field in g.schema.items():
            if isinstance(field, Deck) and getattr(g, name, None) is pile:
                of = field.of
                fixed = known_places(g, name) | {at for at, item in enumerate(pile) if item in field.placed}
        if len(pile) - 1 in fixed:
            return [], []
        places = sorted(set(range(len(pile))) - fixed, key=lambda at: pile[at])
        ids = g.game.nouns_for(g.options).ids[of] if of else [str(number) for number in range(max(pile) + 1)]
        return places, [f"draw {ids[pile[at]]}" for at in places]

    def word(self) -> int:
        raise NotImplementedError("chance that is given has no words of 32 bits")

    def clone(self) -> Rng:
        return self


def known_places(g: State, name: str) -> set[int]:
    """The places of a deck of which some seat knows what lies there."""
    everything = set(range(len(getattr(g, name))))
    if g.game.conceal is None:
        return everything
    found = set[int]()
    for seat in range(g.seats):
        try:
            seen = g.game.conceal(g, seat).get(name)
        except AttributeError:
            # While a match is set up not all of it is there yet.
            continue
        if seen is None:
            return everything
        found.update(at for at, item in enumerate(seen) if item != NOBODY)
    return found
