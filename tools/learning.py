"""Nets that are learned by numpy: one hidden layer on sparse rows, beside the log odds of a game's own estimate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

LEAST: Final = 1e-4


class Data:
    """Positions as sparse rows: places and numbers one after the other, and where each position begins.

    odds     the log odds of the game's own estimate, of every seat
    wanted   what is to be learned: everybody's chances
    each     how many rows a position has: one, or one for every seat
    """

    def __init__(self, samples: Sequence[Sequence[bytes]], wanted: Sequence[Floats], seats: int, each: int = 1) -> None:
        self.each = each
        parts = [[np.frombuffer(part, kind) for part, kind in zip(one, "HfIf", strict=True)] for one in samples]
        self.places = np.concatenate([part[0] for part in parts])
        self.numbers = np.concatenate([part[1] for part in parts])
        self.lengths = np.concatenate([part[2] for part in parts]).astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)[:-1]])
        self.odds = np.concatenate([part[3] for part in parts]).reshape(-1, seats)
        self.wanted = np.concatenate(list(wanted)).reshape(-1, seats)

    def batch(self, chosen: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], Floats, npt.NDArray[np.int64]]:
        """The places and numbers of the rows of some positions, and which row each of them belongs to."""
        chosen = (chosen[:, None] * self.each + np.arange(self.each)).ravel()
        lengths = self.lengths[chosen]
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        rows = np.repeat(np.arange(len(chosen)), lengths)
        at = np.arange(int(lengths.sum())) - np.repeat(starts, lengths) + np.repeat(self.starts[chosen], lengths)
        return self.places[at].astype(np.int64), self.numbers[at], rows


class Network:
    """One hidden layer; what a place adds to hidden units and to the log odds of seats is one row.

    Where positions have a row for every seat there is one answer to a row, and the same weights do for all seats.
    """

    def __init__(self, size: int, answers: int, hidden: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.units = hidden
        self.rows = np.zeros((size, hidden + answers), np.float32)
        self.rows[:, :hidden] = luck.normal(0.0, 0.05, (size, hidden))
        self.hidden = np.zeros(hidden, np.float32)
        self.out = luck.normal(0.0, 0.1, (hidden, answers)).astype(np.float32)
        self.estimate = np.ones(1, np.float32)

    def weights(self) -> list[Floats]:
        return [self.rows, self.hidden, self.out, self.estimate]

    def forward(self, data: Data, chosen: npt.NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
        places, numbers, rows = data.batch(chosen)
        # Most numbers are nothing, but products of whole tables are quicker than sums of parts.
        told = np.zeros((len(chosen) * data.each, len(self.rows)), np.float32)
        np.add.at(told.reshape(-1), rows * len(self.rows) + places, numbers)
        sums = told @ self.rows
        units = np.maximum(sums[:, : self.units] + self.hidden, 0.0)
        odds = (sums[:, self.units :] + units @ self.out).reshape(len(chosen), -1) + self.estimate * data.odds[chosen]
        odds -= odds.max(axis=1, keepdims=True)
        chances = np.exp(odds)
        return told, units, chances / chances.sum(axis=1, keepdims=True)

    def slopes(self, data: Data, chosen: npt.NDArray[np.int64]) -> list[Floats]:
        """What the loss changes by with each weight."""
        told, units, chances = self.forward(data, chosen)
        wrong = (chances - data.wanted[chosen]) / len(chosen)
        estimate = np.array([(wrong * data.odds[chosen]).sum()], np.float32)
        wrong = wrong.reshape(len(told), -1)
        hidden = (wrong @ self.out.T) * (units > 0.0)
        rows = told.T @ np.concatenate([hidden, wrong], axis=1)
        return [rows, hidden.sum(axis=0), units.T @ wrong, estimate]

    def chances(self, data: Data, batch: int = 1024) -> Floats:
        """What the net makes of every position."""
        count = len(data.odds)
        found = [self.forward(data, np.arange(at, min(at + batch, count)))[2] for at in range(0, count, batch)]
        return np.concatenate(found)


def loss(chances: Floats, wanted: Floats) -> float:
    """The mean log loss."""
    return float(-(wanted * np.log(np.clip(chances, LEAST, 1.0))).sum(axis=1).mean())


def learn(
    learned: Data,
    held: Data,
    network: Network,
    *,
    epochs: int,
    batch: int,
    rate: float,
    decay: float,
    tell: Callable[[int, float], None] = lambda epoch, loss: None,
) -> tuple[float, list[Floats]]:
    """The weights that say most about games that nothing was learned from, and their mean log loss there."""
    luck = np.random.default_rng(1)
    weights = network.weights()
    firsts = [np.zeros_like(one) for one in weights]
    seconds = [np.zeros_like(one) for one in weights]
    best = loss(network.chances(held), held.wanted), [one.copy() for one in weights]
    count = len(learned.odds)
    steps = max(1, epochs * (count // batch))
    step = 0
    for epoch in range(epochs):
        order = luck.permutation(count)
        for first in range(0, count - batch + 1, batch):
            step += 1
            slower = rate * 0.5 * (1.0 + np.cos(np.pi * step / steps))
            for at, slope in enumerate(network.slopes(learned, order[first : first + batch])):
                firsts[at] += 0.1 * (slope - firsts[at])
                seconds[at] += 0.001 * (slope * slope - seconds[at])
                mean = firsts[at] / (1.0 - 0.9**step)
                spread = np.sqrt(seconds[at] / (1.0 - 0.999**step)) + 1e-8
                if at in (0, 2):
                    weights[at] *= 1.0 - slower * decay
                weights[at] -= (slower * mean / spread).astype(np.float32)
        found = loss(network.chances(held), held.wanted)
        tell(epoch + 1, found)
        if found < best[0]:
            best = found, [one.copy() for one in weights]
    return best


def places_in_use(rows: Floats) -> list[int]:
    """The places that say anything."""
    return [place for place in range(len(rows)) if bool(np.abs(rows[place]).max() > 0.0)]
