"""What an answer was worth against the secretary's, by what the seat could know when it gave it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.bots.judging.value import Chances, Value
from chancellery.engine.errors import IllegalAction
from chancellery.engine.rng import Luck, Rng
from chancellery.engine.state import State

# How many answers beside the one that was given are weighed, those that the secretary likes best.
RIVALS: Final = 2
# The most that is played by advice until the matter is settled.
SETTLED_AFTER: Final = 60


class Weighed:
    """An answer against the secretary's.

    change     what it changed of everybody's chances against the secretary's answer, and the variance of that mean
    advised    the secretary's answer
    best       the answer that came out best for the seat, by how much (`gain`), and the variance of that
    """

    def __init__(
        self, change: Chances, variance: Chances, advised: int, best: int, gain: float, gain_variance: float
    ) -> None:
        self.change = change
        self.variance = variance
        self.advised = advised
        self.best = best
        self.gain = gain
        self.gain_variance = gain_variance


def weigh(g: State, seat: int, action: int, value: Value, luck: Luck, samples: int) -> Weighed | None:
    """An answer against the secretary's, over redeals that both share; None where it is one that a secretary gives.

    What a secretary advises may depend on what it guesses of hidden cards: whatever it answers in one of the redeals is
    its own answer.
    """
    advise = g.game.advise
    if advise is None:
        return None
    legal = g.legal(seat)
    own = legal.index(action)
    deals: list[tuple[State, Luck]] = []
    totals = [0.0] * len(legal)
    for _ in range(samples):
        low, carry = luck.word(), luck.word()
        deal = g.redeal(seat, luck)
        scores = advise(deal, seat, legal)
        if scores[own] >= max(scores):
            return None
        for at, score in enumerate(scores):
            totals[at] += score
        deals.append((deal, Luck(low, carry)))
    order = sorted(range(len(legal)), key=lambda at: (-totals[at], legal[at]))
    rivals = [legal[at] for at in order if at != own][:RIVALS]
    return compared(deals, seat, [action, *rivals], value)


def compared(deals: Sequence[tuple[State, Luck]], seat: int, answers: list[int], value: Value) -> Weighed | None:
    """The first of some answers against the second, which is the secretary's, and against the best of all."""
    found: list[list[Chances]] = [[] for _ in answers]
    for deal, luck in deals:
        ends = [followed(deal, seat, answer, value, luck.clone()) for answer in answers]
        # What others hide may make an offer to them impossible: such a deal says nothing.
        if ends[0] is None or ends[1] is None:
            continue
        for at, end in enumerate(ends):
            found[at].append(ends[1] if end is None else end)
    if not found[0]:
        return None
    change, variance = paired(found[0], found[1])
    # Which answer is best is found by one half of the deals, by how much it is by the other: what is best by chance in
    # the one is not in the other.
    half = len(found[0]) // 2
    best = 0
    if half:
        firsts = [paired(ends[:half], found[0][:half])[0][seat] for ends in found]
        best = firsts.index(max(firsts))
    gains, variances = paired(found[best][half:], found[0][half:])
    return Weighed(change, variance, answers[1], answers[best], gains[seat], variances[seat])


def paired(these: Sequence[Chances], those: Sequence[Chances]) -> tuple[Chances, Chances]:
    """The mean difference between two rows of samples that share their luck, and its variance."""
    count, seats = len(these), len(these[0])
    mean, variance = [0.0] * seats, [0.0] * seats
    for seat in range(seats):
        total = squares = 0.0
        for at in range(count):
            step = these[at][seat] - those[at][seat]
            total += step
            squares += step * step
        mean[seat] = total / count
        variance[seat] = max(0.0, squares / count - mean[seat] * mean[seat]) / count
    return mean, variance


def followed(deal: State, seat: int, action: int, value: Value, luck: Rng) -> Chances | None:
    """Everybody's chances once an answer and what belongs to it is settled; None where it cannot be given."""
    g = deal.clone()
    g.rng = luck
    try:
        g.play(seat, action)
    except IllegalAction:
        return None
    settle(g, seat)
    return value.chances(g)


def settle(g: State, seat: int) -> None:
    """Go on as advised until the seat's turn has passed or a turn begins, and secret picks are known."""
    game = g.game
    advise = game.advise if game.advise_quickly is None else game.advise_quickly
    turns = any(frame.opens for frame in game.frames.values())
    for _ in range(SETTLED_AFTER):
        if g.outcome is not None:
            return
        top = g.stack[-1]
        asked = g.waiting[0]
        if top.opens or not (turns or top.sealed or asked == seat):
            return
        legal = g.legal(asked)
        action = legal[0]
        if len(legal) > 1 and advise is not None:
            scores = advise(g, asked, legal)
            action = legal[scores.index(max(scores))]
        g.advance(asked, action)
