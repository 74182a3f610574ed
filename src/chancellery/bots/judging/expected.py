"""What a position would have been worth on average over all that chance could have made of an answer."""

from __future__ import annotations

from typing import Final

from chancellery.bots.judging.chance import MOST_EXACT, Known, SampledChance, TriedChance
from chancellery.bots.judging.value import Chances, Value
from chancellery.engine.rng import Luck
from chancellery.engine.state import State

# Where there are more outcomes than are tried one by one: at least so many samples, in whole turns of the deck that is
# drawn from, which is what makes few of them do.
SAMPLES: Final = 192


class Expected:
    """Everybody's chances on average, and how far off that may be.

    variance   of the mean; 0 where every outcome was tried
    """

    def __init__(self, mean: Chances, variance: Chances, tried: int) -> None:
        self.mean = mean
        self.variance = variance
        self.tried = tried


def expected(before: State, seat: int, action: int, value: Value, luck: Luck, known: Known) -> Expected | None:
    """The mean over what could have come of an answer in this very position; None if nothing was left to chance."""
    probe = TriedChance((), luck, known)
    later = tried(before, seat, action, probe)
    if not probe.of:
        return None
    leaves = 1
    for n in probe.of:
        leaves *= n
    if leaves <= MOST_EXACT:
        exact = all_outcomes(before, seat, action, value, luck, known, probe, later)
        if exact is not None:
            return exact
    return sampled(before, seat, action, value, luck, known, in_whole_turns(probe.of, SAMPLES))


def tried(before: State, seat: int, action: int, chance: TriedChance | SampledChance) -> State:
    g = before.clone()
    g.rng = chance
    chance.position = g
    g.play(seat, action)
    return g


def all_outcomes(
    before: State,
    seat: int,
    action: int,
    value: Value,
    luck: Luck,
    known: Known,
    chance: TriedChance,
    later: State,
) -> Expected | None:
    """Every outcome one after the other, like the digits of a counter; None if there are too many."""
    mean = [0.0] * before.seats
    count = 0
    while True:
        count += 1
        if count > MOST_EXACT:
            return None
        weight = 1.0
        for n in chance.of:
            weight /= n
        chances = value.chances(later)
        for one in range(before.seats):
            mean[one] += weight * chances[one]
        following = next_outcomes(chance.came, chance.of)
        if following is None:
            return Expected(mean, [0.0] * before.seats, count)
        chance = TriedChance(following, luck, known)
        later = tried(before, seat, action, chance)


def next_outcomes(came: list[int], of: list[int]) -> list[int] | None:
    """The outcomes that come after these; None if these were the last."""
    at = len(came) - 1
    while at >= 0 and came[at] == of[at] - 1:
        at -= 1
    return None if at < 0 else [*came[:at], came[at] + 1]


def in_whole_turns(of: list[int], samples: int) -> int:
    """So many samples or a few more, that the largest deck is gone through a whole number of times."""
    turn = max(of)
    return turn * max(1, -(-samples // turn))


def sampled(before: State, seat: int, action: int, value: Value, luck: Luck, known: Known, samples: int) -> Expected:
    low, carry = luck.word(), luck.word()
    found = Mean(before.seats)
    for turn in range(samples):
        chance = SampledChance(Luck(luck.word(), luck.word()), Luck(low, carry), turn, known)
        found.add(value.chances(tried(before, seat, action, chance)))
    return found.value()


class Mean:
    """The mean of everybody's chances over samples."""

    def __init__(self, seats: int) -> None:
        self.total = [0.0] * seats
        self.squares = [0.0] * seats
        self.count = 0

    def add(self, chances: Chances) -> None:
        for seat, chance in enumerate(chances):
            self.total[seat] += chance
            self.squares[seat] += chance * chance
        self.count += 1

    def value(self) -> Expected:
        count = self.count
        mean = [total / count for total in self.total]
        spread = [squares / count - one * one for squares, one in zip(self.squares, mean, strict=True)]
        return Expected(mean, [max(0.0, one) / count for one in spread], count)
