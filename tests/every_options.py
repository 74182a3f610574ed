"""The options of a game that tests play."""

from __future__ import annotations

from itertools import product

from chancellery.engine.game import Game
from chancellery.engine.options import Option, Options, Value


def every_options(game: Game) -> list[Options]:
    """Every player count with every combination of option values worth trying."""
    names = [option.id for option in game.option_list]
    return [
        game.options({"players": count, **dict(zip(names, values, strict=True))})
        for count in game.players
        for values in product(*(samples_for(option, count) for option in game.option_list))
    ]


def samples_for(option: Option, players: int) -> list[Value]:
    """The values worth trying that so many players may choose."""
    return [value for value in option.samples() if option.fits(value, players)]
