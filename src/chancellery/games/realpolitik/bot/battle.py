"""A battle that goes on, as one power sees it: how strong the sides are, what is to come, what is at stake (9)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    CARD_POWER,
    CARD_STRENGTH,
    CARD_VALUE,
    CARDS_OF,
    DISCARDS,
    HOME_STRENGTH,
    POWER_OF,
    POWERS,
)
from chancellery.games.realpolitik.bot.worth import GENERAL, INFLUENCE_LOST, PRESTIGE, UNIT, Outlook, chance
from chancellery.games.realpolitik.rules.battle_abilities import targets
from chancellery.games.realpolitik.rules.battle_cards import playable
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    attacking_power,
    fighters,
    side_powers,
    side_strength,
)
from chancellery.games.realpolitik.rules.pieces import seat_of
from chancellery.games.realpolitik.state import Realpolitik

# How much of what it could play an opponent is expected to play.
COMMITMENT: Final = 0.8
# How unsure the outcome is, as a logistic scale for one card that we do not know; nearly sure if we know them all.
UNSURE: Final = 0.9
SURELY: Final = 0.1
# A draw is as good as a victory to the defender, and as bad as a defeat to the attacker.
DRAW: Final = 0.5
# What it is worth to throw an attack back, beside what is held.
HOLDING: Final = 0.5


class Battle:
    """A battle as one power sees it.

    side     the side of the power
    powers   the powers of each side
    spoils   the influence that a victory brings each power of the side
    mean     the mean strength of the cards of each power that nobody has seen
    hand     what the power's own cards would add, the best first
    lead     the strength of its side beyond the other, with the hidden cards of others at their mean
    scale    how unsure the outcome is
    """

    def __init__(self, g: Realpolitik, power: int, side: int) -> None:
        self.g = g
        self.power = power
        self.side = side
        self.other = ATTACK + DEFENCE - side
        self.outlook = Outlook(g, power)
        self.powers = {ATTACK: side_powers(g, ATTACK), DEFENCE: side_powers(g, DEFENCE)}
        self.spoils = len(fighters(g, self.other))
        self.mean = [mean_strength(g, p) for p in range(POWERS)]
        self.hand = sorted((self.adds(CARD_VALUE[card]) for card in g.hand[power]), reverse=True)
        self.lead = self.strength(side) - self.strength(self.other)
        hidden = sum(not self.knows(at) for at in range(len(g.committed)))
        others = sum(playable(g, p) for powers in self.powers.values() for p in powers if p != power)
        self.scale = max(SURELY, UNSURE * sqrt(hidden + others))

    def knows(self, at: int) -> bool:
        """Whether the power knows a card on the table."""
        return bool(self.g.face_up[at]) or seat_of(self.g, CARD_POWER[self.g.committed[at]]) == self.outlook.seat

    def counts(self, at: int) -> float:
        """What a card on the table counts, as far as the power knows."""
        card = self.g.committed[at]
        return (
            float(strength(self.g, CARD_POWER[card], CARD_VALUE[card]))
            if self.knows(at)
            else self.mean[CARD_POWER[card]]
        )

    def adds(self, value: int) -> float:
        """What one of the power's own cards would add: a 1 takes the best opposing card away, too."""
        struck = max(map(self.counts, targets(self.g, self.side, 0)), default=0.0) if value == DISCARDS else 0.0
        return strength(self.g, self.power, value) + struck

    def strength(self, side: int) -> float:
        """The strength of a side on the table, as far as the power knows."""
        g = self.g
        there = [at for at, general in enumerate(g.committed_to) if g.side[general] == side]
        return side_strength(g, side) + sum([self.counts(at) for at in there], 0.0)

    def to_come(self, side: int) -> float:
        """The strength that the others of a side may still add."""
        return COMMITMENT * sum(self.mean[p] * playable(self.g, p) for p in self.powers[side] if p != self.power)

    def chance(self, added: float = 0.0) -> float:
        """The chance to win if the power adds so much, and the others what is expected of them."""
        lead = self.lead + added + self.to_come(self.side) - self.to_come(self.other)
        return chance(lead + (DRAW if self.side == DEFENCE else -DRAW), self.scale)

    def likely(self, extra: int = 0) -> float:
        """The chance to win if the power plays all it can, with some slots more."""
        return self.chance(sum(self.hand[: playable(self.g, self.power, extra)]))

    def stake(self) -> float:
        """What lies between victory and defeat."""
        g, o, where = self.g, self.outlook, self.g.contested
        attacker = attacking_power(g)
        worth = PRESTIGE + self.spoils + INFLUENCE_LOST * len(fighters(g, self.side))
        for general in fighters(g, self.other):
            worth += (GENERAL + UNIT * g.units[general]) * o.menace[POWER_OF[general]]
        for general in fighters(g, self.side):
            if POWER_OF[general] == self.power:
                worth += GENERAL + UNIT * g.units[general]
        if self.side == DEFENCE:
            if o.holder[where] == self.power:
                worth += o.guard(where)
            worth += HOLDING + PRESTIGE * o.menace[attacker]
        elif attacker == self.power:
            worth += o.take(where)
        elif o.holder[where] != NOBODY:
            worth += o.theirs(o.holder[where], where)
        return worth


def strength(g: Realpolitik, power: int, value: int) -> int:
    """What a card adds in this battle."""
    return (HOME_STRENGTH if g.holder == power else CARD_STRENGTH)[value]


def mean_strength(g: Realpolitik, power: int) -> float:
    """The mean strength of the cards of a power that nobody else has seen."""
    seen = {card for card, up in zip(g.committed, g.face_up, strict=True) if up}
    hidden = [card for card in CARDS_OF[power] if card not in seen and card not in g.discard[power]]
    return sum(strength(g, power, CARD_VALUE[card]) for card in hidden) / len(hidden) if hidden else 0.0
