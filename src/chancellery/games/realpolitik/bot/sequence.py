"""The turns to come: in which order a power had better lay its action cards (5.1)."""

from __future__ import annotations

from typing import Final

from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    DISPATCH,
    GAIN_INFLUENCE,
    GENERALS_OF,
    MOBILISATION,
    MOST_UNITS,
    MOVEMENT,
    TAXATION,
    VICTORY,
)

# How many turns are thought through, and what is left of a gain with each turn that it comes later.
TURNS: Final = 5
PATIENCE: Final = 0.93
# What is left of gains that come after a rival may have won.
TOO_LATE: Final = 0.4
# What winning is worth, and what is left of it with each turn.
WIN: Final = 100.0
WIN_PATIENCE: Final = 0.75
# What places are worth for the time after these turns, with the card in hand and without.
HELD: Final = 1.8
HELD_WITHOUT: Final = 1.4
# What part of the renown that a march would bring is counted on, and how much of its worth is renown to come.
COUNTED: Final = 0.7
RENOWN_PART: Final = 1.0
# What is left of renown after a turn in which rivals may march, at most and in later turns.
KEPT: Final = 0.95
# What a march is worth that is not the first: with new units, and without.
AGAIN: Final = 0.6
TIRED: Final = 0.25
# The renown that a march brings more with full armies than with none, the part of them that it costs, and the part of
# the renown that is lost in each turn without any.
ENLISTED: Final = 3.6
WORN: Final = 0.25
FRAIL: Final = 0.1

# How many units full armies have.
FULL: Final = MOST_UNITS * len(GENERALS_OF[0])
ALL: Final = (1 << ACTION_CARDS) - 1


class Sequence:
    """What a power has to expect of its action cards, one after the other.

    march      what a movement would bring now, and `to_come` how much renown
    coin       what a point of money is worth when it is taken, and `spent` when it is spent
    purse      money, `income` what taxes bring, `needs` how much of it can be used
    weak       how much of full armies is wanting now, and `worn` how much of them a march costs
    other      what a mobilisation brings beside its purchases
    danger     the turn in which a rival may win, 0 for this one
    kept       what is left of the renown after this turn, if rivals march
    bar        the influence with which a victory in the first turn is a victory
    """

    march: float
    to_come: float
    coin: float
    spent: float
    income: int
    weak: float
    worn: float
    other: float
    danger: int
    kept: float
    bar: int
    cards: int

    def __init__(self, march: float, to_come: float) -> None:
        self.march = march
        self.to_come = to_come
        self.coin = 0.0
        self.spent = 0.0
        self.income = 0
        self.weak = 0.0
        self.worn = 0.0
        self.other = 0.0
        self.danger = TURNS
        self.kept = 1.0
        self.bar = VICTORY
        self.cards = ALL

    def best(
        self,
        turn: int,
        ready: int,
        influence: float,
        renown: float,
        purse: int,
        needs: int,
        marches: int,
        fresh: int,
        weak: float,
    ) -> float:
        """What the best order of cards from a turn on is worth."""
        if turn == TURNS:
            return renown * (HELD if ready >> GAIN_INFLUENCE & 1 else HELD_WITHOUT)
        most = -1.0e9
        for card in range(ACTION_CARDS):
            if ready >> card & 1:
                worth = self.lay(card, turn, ready, influence, renown, purse, needs, marches, fresh, weak)
                if worth > most:
                    most = worth
        return most

    def lay(
        self,
        card: int,
        turn: int,
        ready: int,
        influence: float,
        renown: float,
        purse: int,
        needs: int,
        marches: int,
        fresh: int,
        weak: float,
    ) -> float:
        """What it is worth to lay a card in a turn and the best cards after it."""
        left = ready & ~(1 << card)
        worth = 0.0
        if card == TAXATION:
            useful = max(0, min(purse + self.income, needs) - purse)
            worth = useful * self.coin
            purse += self.income
        elif card == MOBILISATION:
            used = min(purse, needs)
            worth = used * self.spent + self.other
            needs -= used
            purse = 0
            fresh = 1
            weak = max(0.0, weak - used / FULL)
        elif card == GAIN_INFLUENCE:
            worth = renown
            influence += renown
            if influence >= (self.bar if turn == 0 else VICTORY):
                late = TOO_LATE if turn > self.danger else 1.0
                return float(WIN * late * WIN_PATIENCE**turn)
        elif card == DISPATCH:
            left = self.cards
        elif card == MOVEMENT:
            part = 1.0 if marches == 0 else AGAIN if fresh else TIRED
            worth = part * self.march
            renown += COUNTED * (part * self.to_come + ENLISTED * max(0.0, self.weak - weak))
            weak = min(1.0, weak + self.worn)
            marches += 1
            fresh = 0
        renown *= (self.kept if turn == 0 else KEPT) - FRAIL * weak
        after = self.best(turn + 1, left, influence, renown, purse, needs, marches, fresh, weak)
        return worth + (TOO_LATE if turn == self.danger else 1.0) * PATIENCE * after
