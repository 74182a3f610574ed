"""Learn what positions of a game are worth, for the judge of matches, from games that secretaries play.

`python -m tools.train_value GAME [GAMES [NAME=VALUE ...]]` plays the games (4,000 if not given) on all processors,
always the same ones, learns from nine of ten of them who wins from which position, and keeps what says most about the
tenth. New games tell how much of their results the luck explains that this value sees; what explains more, this value
or the game's own estimate alone, is written to `judge/` in the game's folder, with that figure. With 0 games nothing is
learned, and the estimate is measured.
"""

from __future__ import annotations

import random
import sys
from array import array
from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from chancellery.bots.judging.inputs import Inputs
from chancellery.bots.judging.learned import (
    ValueFile,
    content_digest,
    file_of,
    kept_value,
    packed,
)
from chancellery.bots.judging.value import within
from chancellery.bots.search import shares
from chancellery.cli import terminal
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.script.words import pairs
from chancellery.engine.state import State
from chancellery.engine.whole_files import whole_file
from chancellery.games import find_game
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.engines import local_engine
from chancellery.lab.judged import Regression, explained
from chancellery.lab.series import Row, Series
from chancellery.lab.shards import play_shards

SEED: Final = "value"
# Of so many plies that bring something new about one position is learned from.
ONE_OF: Final = 5
# One of so many games tells when to stop.
HELD: Final = 10
HIDDEN: Final = 8
EPOCHS: Final = 3
BATCH: Final = 512
RATE: Final = 5e-4
DECAY: Final = 0.1
# How many new games tell what luck explains, and what a point of it is worth.
MEASURED: Final = 500
# How far off 1 that is likely to be: what was found is trusted by so much against its own error.
LIKELY: Final = 0.3

Floats = npt.NDArray[np.float32]


class Samples(Accumulator):
    """Now and then the numbers of a position, and in the end what became of it."""

    def before(self, g: State) -> None:
        self.inputs = inputs_of(g)
        self.chance = random.Random(g.rng.word())
        self.places, self.numbers, self.lengths = array("H"), array("f"), array("I")
        self.odds = array("f")
        self.add(g)

    def step(self, g: State, seat: int, action: int) -> None:
        if g.waiting and g.floor == g.ply and self.chance.randrange(ONE_OF) == 0:
            self.add(g)

    def add(self, g: State) -> None:
        places, numbers = self.inputs.numbers(g)
        self.places.extend(places)
        self.numbers.extend(numbers)
        self.lengths.append(len(places))
        assert g.game.evaluate is not None
        self.odds.extend(log(within(g.game.evaluate(g, seat))) for seat in range(g.seats))

    def after(self, g: State) -> dict[str, Any]:
        assert g.outcome is not None
        kept = (self.places, self.numbers, self.lengths, self.odds)
        return {"samples": [one.tobytes() for one in kept], "won": shares(g.outcome, g.seats)}


KEPT: Final[dict[tuple[str, int], Inputs]] = {}


def inputs_of(g: State) -> Inputs:
    """The inputs of a game, made once in each process."""
    key = g.game.id, g.options.players
    if key not in KEPT:
        KEPT[key] = Inputs(g.game, g.options)
    return KEPT[key]


class Data:
    """Positions as sparse rows: places and numbers one after the other, and where each position begins."""

    def __init__(self, rows: Sequence[Row], seats: int) -> None:
        parts = [[np.frombuffer(part, kind) for part, kind in zip(row["samples"], "HfIf", strict=True)] for row in rows]
        self.places = np.concatenate([part[0] for part in parts]).astype(np.int64)
        self.numbers = np.concatenate([part[1] for part in parts])
        self.lengths = np.concatenate([part[2] for part in parts]).astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)[:-1]])
        self.odds = np.concatenate([part[3] for part in parts]).reshape(-1, seats)
        counts = [len(part[2]) for part in parts]
        self.won = np.repeat(np.array([row["won"] for row in rows], np.float32), counts, axis=0)

    def batch(self, chosen: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], Floats, npt.NDArray[np.int64]]:
        """The places and numbers of some positions, and where each of those begins."""
        lengths = self.lengths[chosen]
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        at = np.arange(int(lengths.sum())) - np.repeat(starts, lengths) + np.repeat(self.starts[chosen], lengths)
        return self.places[at], self.numbers[at], starts


class Network:
    """One hidden layer; what a place adds to hidden units and to the log odds of seats is one row."""

    def __init__(self, size: int, seats: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.rows = np.zeros((size, HIDDEN + seats), np.float32)
        self.rows[:, :HIDDEN] = luck.normal(0.0, 0.05, (size, HIDDEN))
        self.hidden = np.zeros(HIDDEN, np.float32)
        self.out = luck.normal(0.0, 0.1, (HIDDEN, seats)).astype(np.float32)
        self.estimate = np.ones(1, np.float32)

    def weights(self) -> list[Floats]:
        return [self.rows, self.hidden, self.out, self.estimate]

    def forward(self, data: Data, chosen: npt.NDArray[np.int64]) -> tuple[Any, ...]:
        places, numbers, starts = data.batch(chosen)
        sums = np.add.reduceat(self.rows[places] * numbers[:, None], starts, axis=0)
        units = np.maximum(sums[:, :HIDDEN] + self.hidden, 0.0)
        odds = sums[:, HIDDEN:] + units @ self.out + self.estimate * data.odds[chosen]
        odds -= odds.max(axis=1, keepdims=True)
        chances = np.exp(odds)
        return places, numbers, units, chances / chances.sum(axis=1, keepdims=True)

    def slopes(self, data: Data, chosen: npt.NDArray[np.int64]) -> list[Floats]:
        """What the loss changes by with each weight."""
        places, numbers, units, chances = self.forward(data, chosen)
        wrong = (chances - data.won[chosen]) / len(chosen)
        hidden = (wrong @ self.out.T) * (units > 0.0)
        each = np.repeat(np.concatenate([hidden, wrong], axis=1), data.lengths[chosen], axis=0) * numbers[:, None]
        rows = np.zeros_like(self.rows)
        np.add.at(rows, places, each)
        estimate = np.array([(wrong * data.odds[chosen]).sum()], np.float32)
        return [rows, hidden.sum(axis=0), units.T @ wrong, estimate]

    def loss(self, data: Data) -> float:
        total, count = 0.0, len(data.lengths)
        for first in range(0, count, BATCH):
            chosen = np.arange(first, min(first + BATCH, count))
            chances = np.clip(self.forward(data, chosen)[3], 1e-4, 1.0)
            total -= float((data.won[chosen] * np.log(chances)).sum())
        return total / count


def learn(learned: Data, held: Data, size: int, seats: int) -> tuple[float, list[Floats]]:
    """The weights that say most about games that nothing was learned from, and their mean log loss there."""
    network = Network(size, seats, 0)
    luck = np.random.default_rng(1)
    weights = network.weights()
    firsts = [np.zeros_like(one) for one in weights]
    seconds = [np.zeros_like(one) for one in weights]
    best = network.loss(held), [one.copy() for one in weights]
    count = len(learned.lengths)
    steps = EPOCHS * (count // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = luck.permutation(count)
        for first in range(0, count - BATCH + 1, BATCH):
            step += 1
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
            for at, slope in enumerate(network.slopes(learned, order[first : first + BATCH])):
                firsts[at] += 0.1 * (slope - firsts[at])
                seconds[at] += 0.001 * (slope * slope - seconds[at])
                mean = firsts[at] / (1.0 - 0.9**step)
                spread = np.sqrt(seconds[at] / (1.0 - 0.999**step)) + 1e-8
                if at in (0, 2):
                    weights[at] *= 1.0 - rate * DECAY
                weights[at] -= (rate * mean / spread).astype(np.float32)
        loss = network.loss(held)
        print(f"  mean log loss over games held back: {loss:.4f}")
        if loss < best[0]:
            best = loss, [one.copy() for one in weights]
    return best


def file_with(game: Game, options: Options, size: int, weights: list[Floats], games: int, loss: float) -> ValueFile:
    """What was learned as it is kept, not yet measured."""
    rows, hidden, out, estimate = weights
    places = [place for place in range(size) if bool(np.abs(rows[place]).max() > 0.0)]
    scales, data = packed([[float(weight) for weight in rows[place]] for place in places])
    return ValueFile(
        game=game.id,
        rules=game.rules,
        players=options.players,
        content=content_digest(game),
        inputs=size,
        places=places,
        scales=scales,
        weights=data,
        hidden=[round(float(one), 5) for one in hidden],
        out=[[round(float(one), 5) for one in row] for row in out],
        estimate=round(float(estimate[0]), 5),
        weight=1.0,
        explained=0.0,
        seed=SEED,
        games=games,
        loss=round(loss, 4),
    )


def write(file: ValueFile, game: Game, options: Options) -> None:
    path = file_of(game, options.players)
    path.parent.mkdir(exist_ok=True)
    with whole_file(path) as draft:
        draft.write_bytes(msgspec.json.encode(file) + b"\n")
    kept_value.cache_clear()


def seen_by(options: Options, game: Game) -> Regression:
    """How much of the results of new games the luck explains that the present value sees."""
    with terminal.progress(f"{game.title}, measured", MEASURED) as tick:
        return explained(game.id, options.dump(), MEASURED, "measured", tick)


def weight_of(found: Regression) -> float:
    """What luck has to be multiplied by, as far as so many games can tell."""
    if not found.part:
        return 1.0
    # The error of a slope.
    error = found.slope * sqrt((1.0 / found.part - 1.0) / MEASURED)
    return round(1.0 + (found.slope - 1.0) * LIKELY**2 / (LIKELY**2 + error**2), 3)


def main(id: str, games: int = 4000, words: Sequence[str] = ()) -> None:
    game = find_game(id)
    if game.evaluate is None:
        raise BadOption(f"{game.title} has no estimate to learn beside")
    options = game.options(pairs(list(words)))
    seats = len(game.seats(options))
    file_of(game, options.players).unlink(missing_ok=True)
    kept_value.cache_clear()
    before = seen_by(options, game)
    inputs = Inputs(game, options)
    shapes = (inputs.size, HIDDEN + seats), (HIDDEN,), (HIDDEN, seats)
    plain = [*(np.zeros(shape, np.float32) for shape in shapes), np.ones(1, np.float32)]
    chosen = measured(file_with(game, options, inputs.size, plain, 0, 0.0), before)
    print(f"  estimate   {told(before)}")
    if games:
        loss, weights, count = learned_from(game, options, games)
        file = file_with(game, options, inputs.size, weights, count, loss)
        write(file, game, options)
        after = seen_by(options, game)
        print(f"  learned    {told(after)}")
        if after.part > before.part:
            chosen = measured(file, after)
    write(chosen, game, options)


def learned_from(game: Game, options: Options, games: int) -> tuple[float, list[Floats], int]:
    """What so many games teach: its mean log loss, the weights, and how many games those were."""
    seats = len(game.seats(options))
    series = Series(game.id, options.dump(), ("heuristic",), SEED, accumulators=(Samples,))
    with terminal.progress(game.title, games) as tick:
        rows = [row for rows in play_shards(series, games, engine=local_engine(), tick=tick) for row in rows]
    rows = sorted((row for row in rows if row["error"] is None), key=lambda row: int(row["number"]))
    parts = [Data([row for row in rows if (row["number"] % HELD == 0) == held], seats) for held in (False, True)]
    print(f"{game.title}: {len(rows):,} games, {len(parts[0].lengths):,} positions")
    loss, weights = learn(parts[0], parts[1], Inputs(game, options).size, seats)
    return loss, weights, len(rows)


def measured(file: ValueFile, found: Regression) -> ValueFile:
    """A file with what it explains, and with luck weighed so that a point of it is a point of results."""
    return msgspec.structs.replace(file, explained=found.part, weight=weight_of(found))


def told(found: Regression) -> str:
    return f"explains {found.part:.1%} of the results, a point of luck is worth {found.slope:.2f}"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000, sys.argv[3:])
