"""Why one answer is better than another: what the game's estimate counts more after it, over the same redeals and dice.

Both answers are played on by the line that is expected and by advice, with the same cards and the same dice. What the
seat's chances would be without a stake tells how much of the gap between the answers hangs on that stake.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, Literal

import msgspec

from chancellery.bots.net import shares
from chancellery.bots.search import advised
from chancellery.engine.prose import Arg, Text
from chancellery.engine.rng import Luck, Rng
from chancellery.engine.stakes import Mark, Share, Stake, Stakes, Thing
from chancellery.engine.state import State

Line = Sequence[tuple[int, int]]

# So many redeals at least say anything, and so many at most are compared.
FEWEST_DEALS: Final = 8
MOST_DEALS: Final = 48
# How far is looked: so many times until the seat is asked again, and no further than so many plies for each time.
FARTHEST: Final = 80
# A gap is one if it is so large a part of what is open in the position, and so many times its error.
LEAST_GAP: Final = 0.006
SURE: Final = 0.6
UNSURE: Final = 0.02
# Causes are named until no more of the gap than this would be left without them, and no more than so many.
LEFT: Final = 0.3
MOST_CAUSES: Final = 3
# What is over counts as so many in logarithms of odds.
OVER: Final = 5.0
END: Final = Stake("end")
# A mark is named that makes so much of a difference: more often than not.
LEAST_MARK: Final = 0.5

Way = Literal["gain", "keep"]


class Cause(msgspec.Struct):
    """What the better answer gains, or keeps while the other loses it.

    way      of the mark, if there is one
    points   by how much whoever it is about has more there, as people count it; 0 where that is no whole one
    mark     what stands for it
    """

    key: str
    way: Way
    points: int
    about: Thing | None = None
    whose: Thing | None = None
    mark: Mark | None = None

    def text(self) -> Text:
        """What it does, as the message `cause-<key>` says it; what it is about has the name of its kind."""
        args: dict[str, Arg] = {"way": self.way, "points": self.points, "mark_side": "none", "mark_kind": "none"}
        for thing in (self.about, self.whose, None if self.mark is None else self.mark.thing):
            if thing is not None:
                args[thing[0]] = thing
        if self.mark is not None:
            args["mark_kind"] = self.mark.thing[0]
            args["mark_side"] = "theirs" if self.mark.theirs else "own"
        return Text(self.key if self.whose is None else f"{self.key}-theirs", **args)


class Contrast(msgspec.Struct):
    """The better answer against another one.

    gap      by how much its chance to win is higher, over the same redeals; 0 where that may be chance
    far      how far was looked
    causes   what that hangs on, what counts most first; none where no difference is sure, or nothing alone explains it
    """

    action: int
    gap: float
    far: int
    causes: tuple[Cause, ...] = ()
    stakes: tuple[Stake, ...] = ()


class Ends:
    """How an answer ended, redeal by redeal: the chances of the seat, and what they were made of."""

    def __init__(self) -> None:
        self.chances: list[float] = []
        self.stakes: list[Stakes] = []

    def without(self, at: int, stakes: Sequence[Stake]) -> float:
        """The chance in a redeal if nothing hung on some stakes."""
        odds, found = logit(self.chances[at]), self.stakes[at]
        for stake in stakes:
            share = found.get(stake)
            if share is not None:
                odds -= share.odds
        return logistic(odds)

    def mean(self, stake: Stake, value: Callable[[Share], float]) -> float:
        total = 0.0
        for found in self.stakes:
            if stake in found:
                total += value(found[stake])
        return total / len(self.stakes)


class AnswerComparison:
    """Several answers of a seat, each played on in the same redeals with the same dice.

    lines   what is expected after each answer, itself first
    far     how often the seat is to be asked again before an end is looked at
    """

    def __init__(self, g: State, seat: int, lines: Mapping[int, Line], rng: Rng, far: int = 1) -> None:
        self.g = g
        self.seat = seat
        self.lines = dict(lines)
        self.rng = rng
        self.far = far
        self.now = Ends()
        self.ends = {action: Ends() for action in lines}

    def run(self, deals: int, seconds: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """So many redeals, or fewer where there is no time."""
        until = None if seconds is None else clock() + seconds

        def late() -> bool:
            return until is not None and clock() > until

        for _ in range(deals):
            if late():
                return
            self.deal(late)

    def deal(self, late: Callable[[], bool]) -> None:
        """One redeal for all answers; one that takes too long is let go."""
        luck = Luck(self.rng.word(), self.rng.word())
        deal = self.g.redeal(self.seat, self.rng)
        ends: dict[int, State] = {}
        for action, line in self.lines.items():
            end = played_on(deal, self.seat, line, luck, self.far)
            if end is None or late():
                # What others hide makes the answer impossible here: such a deal says nothing.
                return
            ends[action] = end
        self.note(self.now, deal)
        for action, end in ends.items():
            self.note(self.ends[action], end)

    def note(self, ends: Ends, g: State) -> None:
        ends.chances.append(chance(g, self.seat))
        ends.stakes.append(stakes_of(g, self.seat))

    # --- what came of it ---

    def gaps(self, better: int, other: int, without: Sequence[Stake] = ()) -> list[float]:
        """By how much an answer is better than another in each redeal, if nothing hung on some stakes."""
        these, those = self.ends[better], self.ends[other]
        return [these.without(at, without) - those.without(at, without) for at in range(len(these.chances))]

    def contrast(self, better: int, other: int) -> Contrast:
        """Why an answer is better than another."""
        gap, error = mean_and_error(self.gaps(better, other))
        if len(self.now.chances) < FEWEST_DEALS:
            return Contrast(other, gap, self.far)
        here = min(max(sum(self.now.chances) / len(self.now.chances), UNSURE), 1.0 - UNSURE)
        if abs(gap) < max(LEAST_GAP * here * (1.0 - here), SURE * error):
            return Contrast(other, 0.0, self.far)
        if gap < 0.0:
            # The search prefers it by something that does not show here.
            return Contrast(other, gap, self.far)
        named = self.explaining(better, other, gap)
        return Contrast(other, gap, self.far, tuple(self.cause(better, other, stake) for stake in named), named)

    def explaining(self, better: int, other: int, gap: float) -> tuple[Stake, ...]:
        """The fewest stakes without which little of the gap is left, what counts most first; none if there are none."""
        found: dict[Stake, None] = {}
        for ends in (self.ends[better], self.ends[other]):
            for stakes in ends.stakes:
                found.update(dict.fromkeys(stakes))
        candidates = [stake for stake in found if self.difference(better, other, stake) > 0]
        named: tuple[Stake, ...] = ()
        while len(named) < MOST_CAUSES:
            left = [(mean_and_error(self.gaps(better, other, (*named, one)))[0], one) for one in candidates]
            if not left:
                return ()
            rest, one = min(left)
            named = (*named, one)
            candidates.remove(one)
            if rest <= LEFT * gap:
                return named
        return ()

    def difference(self, better: int, other: int, stake: Stake) -> float:
        return self.ends[better].mean(stake, odds_of) - self.ends[other].mean(stake, odds_of)

    def cause(self, better: int, other: int, stake: Stake) -> Cause:
        """A stake as it is told: whether it is gained or kept, by how much, and what stands for it."""
        these, those = self.ends[better], self.ends[other]
        points = round(abs(these.mean(stake, figure_of) - those.mean(stake, figure_of)))
        mark = self.mark(these, those, stake)
        way = self.way(these, those, stake, odds_of if mark is None else mark_of(mark))
        return Cause(stake.key, way, points if stake.whose is None else -points, stake.about, stake.whose, mark)

    def way(self, these: Ends, those: Ends, stake: Stake, value: Callable[[Share], float]) -> Way:
        """Whether the better answer changes more of what there is now, or the other one."""
        now = self.now.mean(stake, value)
        return "gain" if these.mean(stake, value) - now >= now - those.mean(stake, value) else "keep"

    def mark(self, these: Ends, those: Ends, stake: Stake) -> Mark | None:
        """What stands for a stake: the thing in which the two answers differ most."""
        found = [stakes[stake].marks for ends in (these, those) for stakes in ends.stakes if stake in stakes]
        best, most = None, LEAST_MARK
        for mark in sorted({mark for marks in found for mark in marks}):
            change = these.mean(stake, mark_of(mark)) - those.mean(stake, mark_of(mark))
            if change > most:
                best, most = mark, change
        return best


def odds_of(share: Share) -> float:
    return share.odds


def figure_of(share: Share) -> float:
    return share.figure


def mark_of(mark: Mark) -> Callable[[Share], float]:
    def value(share: Share) -> float:
        return share.marks.get(mark, 0.0)

    return value


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some samples and its standard error; nothing is known from none."""
    count = len(values)
    if not count:
        return 0.0, 1.0
    mean = sum(values) / count
    squares = sum([(value - mean) ** 2 for value in values])
    return mean, sqrt(squares / max(1, count - 1) / count)


def played_on(deal: State, seat: int, line: Line, luck: Luck, far: int) -> State | None:
    """Where an answer leads: by the line that is expected as long as it fits, by advice from there on.

    It ends when the seat has been asked again so often after others were, or its turns have begun so often where those
    are told apart; None where the answer cannot be given.
    """
    if line[0][1] not in deal.legal(seat):
        return None
    g = deal.clone()
    g.rng = luck.clone()
    glance = g.game.advise if g.game.advise_quickly is None else g.game.advise_quickly
    turns = any(frame.opens for frame in g.game.frames.values())
    g.advance(seat, line[0][1])
    ahead, others = list(line[1:]), False
    for _ in range(far * FARTHEST):
        if g.outcome is not None:
            break
        asked, top = g.waiting[0], g.stack[-1]
        legal = g.legal(asked)
        if (top.opens and seat in g.waiting) if turns else (others and asked == seat and len(legal) > 1):
            far -= 1
            others = False
            if not far:
                break
        others = others or asked != seat
        if len(legal) == 1:
            action = legal[0]
        elif ahead and ahead[0] == (asked, ahead[0][1]) and ahead[0][1] in legal:
            action = ahead.pop(0)[1]
        else:
            ahead = []
            action = advised(glance, g, asked, legal)
        g.advance(asked, action)
    return g


def chance(g: State, seat: int) -> float:
    """The chance of a seat as the game's estimate has it."""
    if g.outcome is not None:
        return logistic(OVER * (2.0 * shares(g.outcome, g.seats)[seat] - 1.0))
    evaluate = g.game.evaluate
    return 1.0 / g.seats if evaluate is None else evaluate(g, seat)


def stakes_of(g: State, seat: int) -> Stakes:
    """What that is made of; once a match is over, of nothing but its end."""
    if g.outcome is not None:
        return {END: Share(logit(chance(g, seat)))}
    stakes = g.game.stakes
    return {} if stakes is None else stakes(g, seat)


def logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds)) if odds > -40.0 else 0.0


def logit(chance: float) -> float:
    kept = min(max(chance, 1e-6), 1.0 - 1e-6)
    return log(kept / (1.0 - kept))
