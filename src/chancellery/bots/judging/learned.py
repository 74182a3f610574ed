"""A value that was learned from matches between secretaries, as `python -m tools.train_value` writes it.

One hidden layer on the numbers of a position, beside the game's own estimate. A file belongs to one version of the
rules and of the content; where those are others it is not used, and the game's own estimate serves.
"""

from __future__ import annotations

import logging
from base64 import b64decode, b64encode
from functools import lru_cache
from hashlib import sha256
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec

from chancellery.bots.judging.inputs import Inputs
from chancellery.bots.judging.value import Chances, EstimateValue, Value, within
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.overlays import changes_of
from chancellery.engine.state import State

FORMAT: Final = 1
KIND: Final = "chancellery-value"
# The largest whole number that a weight is kept as.
LARGEST: Final = 127

LOG: Final = logging.getLogger(__name__)


class ValueFile(msgspec.Struct):
    """What is kept of a learned value.

    inputs      how many numbers a position has; `places` are those that were ever anything but 0
    scales      what the whole numbers of each place are multiplied by, and those numbers, a byte each: what the place
                adds to every hidden unit, then to the log odds of every seat at once
    hidden      what every hidden unit begins with, and `out` what it adds to the log odds of every seat
    estimate    the weight of the log odds of the game's own estimate
    weight      what a change by chance is multiplied by, so that a point of luck is a point of results
    explained   which part of the variance of results between secretaries luck explains, over other games
    seed, games, loss   how it was trained, and its mean log loss over games that it was not
    """

    game: str
    rules: int
    players: int
    content: str
    inputs: int
    places: list[int]
    scales: list[float]
    weights: str
    hidden: list[float]
    out: list[list[float]]
    estimate: float
    weight: float
    explained: float
    seed: str
    games: int
    loss: float
    kind: str = KIND
    format: int = FORMAT


class NotUsable(Exception):
    """A file that is damaged, or was learned from other rules."""


class LearnedValue(Value):
    """The value of a file."""

    def __init__(self, game: Game, options: Options, file: ValueFile) -> None:
        self.inputs = Inputs(game, options)
        evaluate = game.evaluate
        if evaluate is None or self.inputs.size != file.inputs or self.inputs.seats != len(file.out[0]):
            raise NotUsable("it is for positions of another shape")
        self.evaluate = evaluate
        self.explained = file.explained
        self.weight = file.weight
        self.estimate = file.estimate
        self.start = file.hidden + [0.0] * len(file.out[0])
        self.out = file.out
        self.rows = rows_of(file)

    def estimated(self, g: State) -> Chances:
        units = list(self.start)
        rows = self.rows
        places, numbers = self.inputs.numbers(g)
        for place, number in zip(places, numbers, strict=True):
            row = rows[place]
            if row is not None:
                units = [unit + number * weight for unit, weight in zip(units, row, strict=True)]
        odds = units[len(self.out) :]
        for at, out in enumerate(self.out):
            unit = units[at]
            if unit > 0.0:
                odds = [one + unit * weight for one, weight in zip(odds, out, strict=True)]
        evaluate = self.evaluate
        given = [evaluate(g, seat) for seat in range(g.seats)] if g.seats > 2 else []
        if g.seats == 2:
            first = evaluate(g, 0)
            given = [first, 1.0 - first]
        odds = [one + self.estimate * log(within(chance)) for one, chance in zip(odds, given, strict=True)]
        most = max(odds)
        weights = [exp(one - most) for one in odds]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]


def rows_of(file: ValueFile) -> list[list[float] | None]:
    """What each place adds, by place; None where it never was anything but 0."""
    width = len(file.out) + len(file.out[0])
    data = b64decode(file.weights)
    if len(data) != width * len(file.places) or len(file.scales) != len(file.places):
        raise NotUsable("it is damaged")
    rows: list[list[float] | None] = [None] * file.inputs
    for at, place in enumerate(file.places):
        scale = file.scales[at]
        rows[place] = [(byte - 256 if byte > LARGEST else byte) * scale for byte in data[at * width : (at + 1) * width]]
    return rows


def packed(rows: list[list[float]]) -> tuple[list[float], str]:
    """Rows of weights as a scale each and bytes."""
    scales, data = [], bytearray()
    for row in rows:
        scale = float(f"{max(map(abs, row)) / LARGEST or 1.0:.4g}")
        scales.append(scale)
        data += bytes(max(-LARGEST, min(LARGEST, round(weight / scale))) & 0xFF for weight in row)
    return scales, b64encode(data).decode()


def content_digest(game: Game) -> str:
    """A fingerprint of the figures that a game is played by."""
    digest = sha256()
    for path in sorted((game.folder / "content").glob("*.toml")):
        # Lines may end otherwise where a checkout was made.
        digest.update(path.name.encode() + b"\n" + path.read_text("utf-8").encode())
    return digest.hexdigest()[:16]


def file_of(game: Game, players: int) -> Path:
    return game.folder / "judge" / f"{players}-players.json"


def read_value(game: Game, options: Options, path: Path) -> LearnedValue:
    """The value in a file, or NotUsable with the reason."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=ValueFile)
    except (OSError, msgspec.DecodeError) as error:
        raise NotUsable(f"it cannot be read: {error}") from None
    if (file.kind, file.format) != (KIND, FORMAT):
        raise NotUsable("it is of another format")
    if (file.game, file.rules, file.players) != (game.id, game.rules, options.players):
        raise NotUsable(f"it was learned from version {file.rules} of the rules of {file.game}")
    if changes_of(game.id) or file.content != content_digest(game):
        raise NotUsable("it was learned from other content")
    try:
        return LearnedValue(game, options, file)
    except (ValueError, IndexError) as error:
        raise NotUsable(f"it is damaged: {error}") from None


def value_for(game: Game, options: Options) -> Value:
    """What matches of a game are judged by: what was learned, else the game's own estimate."""
    return kept_value(game, options, bool(changes_of(game.id)))


@lru_cache(maxsize=16)
def kept_value(game: Game, options: Options, changed: bool) -> Value:
    path = file_of(game, options.players)
    if path.is_file():
        try:
            return read_value(game, options, path)
        except NotUsable as why:
            LOG.warning("the learned value %s is not used: %s", path.name, why)
    return EstimateValue(game)
