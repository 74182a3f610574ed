"""Nets as they are kept: written by a training command, read by whoever plays or judges.

A file belongs to one version of the rules and of the content; where those are others it is not used, and the game's own
estimate serves.
"""

from __future__ import annotations

import logging
from base64 import b64decode, b64encode
from functools import lru_cache
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from chancellery.bots.inputs import Inputs
from chancellery.bots.net import Leaf, Net, SeatNet
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.overlays import changes_of

FORMAT: Final = 1
CHANCELLOR: Final = "chancellery-leaf"
# The folder of a game in which the chancellor's nets lie.
LEARNED: Final = "chancellor"
# The largest whole number that a weight is kept as.
LARGEST: Final = 127

LOG: Final = logging.getLogger(__name__)


class NetFile(msgspec.Struct, kw_only=True):
    """What is kept of a net.

    inputs      how many numbers a position has; `places` are those that were ever anything but 0
    scales      what the whole numbers of each place are multiplied by, and those numbers, a byte each: what the place
                adds to every hidden unit, then to the log odds of every seat at once
    hidden      what every hidden unit begins with, and `out` what it adds to the log odds of every seat
    estimate    the weight of the log odds of the game's own estimate
    seatwise    whether the numbers are what the game says of each seat (`Game.signs`), and the weights the same for all
                seats: what a place adds is then for one seat
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
    seed: str
    games: int
    loss: float
    seatwise: bool = False
    kind: str = CHANCELLOR
    format: int = FORMAT


F = TypeVar("F", bound=NetFile)


class NotUsable(Exception):
    """A file that is damaged, or was learned from other rules."""


def read_file(game: Game, options: Options, path: Path, type: type[F], kind: str) -> F:
    """What is in a file, if it belongs to these rules; or NotUsable with the reason."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=type)
    except (OSError, msgspec.DecodeError) as error:
        raise NotUsable(f"it cannot be read: {error}") from None
    if (file.kind, file.format) != (kind, FORMAT):
        raise NotUsable("it is of another format")
    if (file.game, file.rules, file.players) != (game.id, game.rules, options.players):
        raise NotUsable(f"it was learned from version {file.rules} of the rules of {file.game}")
    if changes_of(game.id) or file.content != content_digest(game):
        raise NotUsable("it was learned from other content")
    return file


def net_of(game: Game, options: Options, file: NetFile) -> Leaf:
    """The net of a file, or NotUsable with the reason."""
    if game.evaluate is None or inputs_of(game, options, file.seatwise) != file.inputs:
        raise NotUsable("it is for positions of another shape")
    answers = 1 if file.seatwise else len(game.seats(options))
    if len(file.out) != len(file.hidden) or any(len(row) != answers for row in file.out):
        raise NotUsable("it is for positions of another shape")
    numbers = [*file.scales, *file.hidden, file.estimate, *(one for row in file.out for one in row)]
    if not all(map(isfinite, numbers)):
        raise NotUsable("it is damaged")
    rows = rows_of(file, answers)
    if file.seatwise and game.signs is not None:
        return SeatNet(game.signs, game.evaluate, file.estimate, rows, file.hidden, [row[0] for row in file.out])
    return Net(Inputs(game, options), game.evaluate, file.estimate, rows, file.hidden, file.out)


def inputs_of(game: Game, options: Options, seatwise: bool) -> int:
    """How many numbers a net is told: of a seat, or of the whole position; -1 if the game says nothing of seats."""
    if not seatwise:
        return Inputs(game, options).size
    return -1 if game.signs is None else len(game.signs(game.new(options))[0])


def rows_of(file: NetFile, answers: int) -> list[list[float]]:
    """What each place adds, by place; nothing where it never was anything but 0."""
    width = len(file.hidden) + answers
    try:
        data = b64decode(file.weights, validate=True)
    except ValueError:
        raise NotUsable("it is damaged") from None
    if len(data) != width * len(file.places) or len(file.scales) != len(file.places):
        raise NotUsable("it is damaged")
    if any(not 0 <= place < file.inputs for place in file.places):
        raise NotUsable("it is damaged")
    rows = [[0.0] * width for _ in range(file.inputs)]
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


# --- what the chancellor has learned ---


def leaf_file(game: Game, players: int) -> Path:
    return game.folder / LEARNED / f"{players}-players.json"


def leaf_for(game: Game, options: Options) -> Leaf | None:
    """What the ends of a search are worth by what was learned; None where the game's own estimate serves."""
    return kept_leaf(game, options, bool(changes_of(game.id)))


@lru_cache(maxsize=16)
def kept_leaf(game: Game, options: Options, changed: bool) -> Leaf | None:
    path = leaf_file(game, options.players)
    if path.is_file():
        try:
            return net_of(game, options, read_file(game, options, path, NetFile, CHANCELLOR))
        except NotUsable as why:
            LOG.warning("the learned estimate %s of %s is not used: %s", path.name, game.title, why)
    return None
