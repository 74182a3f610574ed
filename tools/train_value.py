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

from chancellery.bots.inputs import Inputs
from chancellery.bots.judging.learned import ValueFile, file_of, kept_value
from chancellery.bots.net import shares, within
from chancellery.bots.net_files import content_digest, packed
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
from tools.learning import Data, Floats, Network, learn, places_in_use

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


def data_of(rows: Sequence[Row], seats: int) -> Data:
    """The positions of games, each with how its game ended."""
    ends = [np.array(row["won"], np.float32) for row in rows]
    counts = [len(row["samples"][2]) // 4 for row in rows]
    wanted = [np.tile(end, (count, 1)) for end, count in zip(ends, counts, strict=True)]
    return Data([row["samples"] for row in rows], wanted, seats)


def file_with(game: Game, options: Options, size: int, weights: list[Floats], games: int, loss: float) -> ValueFile:
    """What was learned as it is kept, not yet measured."""
    rows, hidden, out, estimate = weights
    places = places_in_use(rows)
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
    parts = [data_of([row for row in rows if (row["number"] % HELD == 0) == held], seats) for held in (False, True)]
    print(f"{game.title}: {len(rows):,} games, {len(parts[0].lengths):,} positions")
    network = Network(Inputs(game, options).size, seats, HIDDEN, 0)
    best, weights = learn(
        parts[0],
        parts[1],
        network,
        epochs=EPOCHS,
        batch=BATCH,
        rate=RATE,
        decay=DECAY,
        tell=lambda epoch, found: print(f"  mean log loss over games held back: {found:.4f}"),
    )
    return best, weights, len(rows)


def measured(file: ValueFile, found: Regression) -> ValueFile:
    """A file with what it explains, and with luck weighed so that a point of it is a point of results."""
    return msgspec.structs.replace(file, explained=found.part, weight=weight_of(found))


def told(found: Regression) -> str:
    return f"explains {found.part:.1%} of the results, a point of luck is worth {found.slope:.2f}"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000, sys.argv[3:])
