"""A value that was learned from matches between secretaries, as `python -m tools.train_value` writes it.

A net beside the game's own estimate. Where its file is damaged, or belongs to other rules, that estimate serves alone.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import Final

from chancellery.bots.judging.value import Chances, EstimateValue, Value
from chancellery.bots.net import Leaf
from chancellery.bots.net_files import NetFile, NotUsable, net_of, read_file
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.overlays import changes_of
from chancellery.engine.state import State

KIND: Final = "chancellery-value"

LOG: Final = logging.getLogger(__name__)


class ValueFile(NetFile, kw_only=True):
    """What is kept of a learned value.

    weight      what a change by chance is multiplied by, so that a point of luck is a point of results
    explained   which part of the variance of results between secretaries luck explains, over other games
    """

    weight: float
    explained: float
    kind: str = KIND


class LearnedValue(Value):
    """The value of a file."""

    def __init__(self, net: Leaf, file: ValueFile) -> None:
        self.net = net
        self.explained = file.explained
        self.weight = file.weight

    def estimated(self, g: State) -> Chances:
        return self.net.chances(g)


def file_of(game: Game, players: int) -> Path:
    return game.folder / "judge" / f"{players}-players.json"


def read_value(game: Game, options: Options, path: Path) -> LearnedValue:
    """The value in a file, or NotUsable with the reason."""
    file = read_file(game, options, path, ValueFile, KIND)
    return LearnedValue(net_of(game, options, file), file)


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
