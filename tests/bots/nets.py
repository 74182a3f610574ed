"""Nets with weights of any kind."""

from __future__ import annotations

from typing import Any

import msgspec

from chancellery.bots.inputs import Inputs
from chancellery.bots.judging.learned import ValueFile
from chancellery.bots.net import Leaf
from chancellery.bots.net_files import NetFile, content_digest, net_of, packed
from chancellery.engine.game import Game

HIDDEN = 3


def parts_of(game: Game) -> dict[str, Any]:
    """What every kind of file has."""
    options = game.options()
    inputs, seats = Inputs(game, options), len(game.seats(options))
    rows = [[((place * 7 + at * 13) % 19 - 9) / 50 for at in range(HIDDEN + seats)] for place in range(inputs.size)]
    scales, weights = packed(rows)
    return {
        "game": game.id,
        "rules": game.rules,
        "players": options.players,
        "content": content_digest(game),
        "inputs": inputs.size,
        "places": list(range(inputs.size)),
        "scales": scales,
        "weights": weights,
        "hidden": [0.1, -0.2, 0.3],
        "out": [[(at - seat) / 5 for seat in range(seats)] for at in range(HIDDEN)],
        "estimate": 0.5,
        "seed": "test",
        "games": 1,
        "loss": 0.5,
    }


def value_file(game: Game, /, **changes: object) -> ValueFile:
    """One of the judge's."""
    return msgspec.structs.replace(ValueFile(**parts_of(game), weight=1.5, explained=0.4), **changes)


def net_file(game: Game, /, **changes: object) -> NetFile:
    """One of the chancellor's."""
    return msgspec.structs.replace(NetFile(**parts_of(game)), **changes)


def a_net(game: Game) -> Leaf:
    return net_of(game, game.options(), net_file(game))
