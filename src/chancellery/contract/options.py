"""The options of a game that are tried: every combination if they are few, else some that bring most pairs together."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, Final

from chancellery.engine.game import Game
from chancellery.engine.options import Option, Options, Value

# So many combinations are all tried; of more, about as many.
ENOUGH: Final = 12


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


def options_of(game: Game) -> list[Options]:
    """All combinations of options if they are few; else, for each player count, some that bring most pairs together."""
    every = every_options(game)
    if len(every) <= ENOUGH:
        return every
    most = max(ENOUGH // len(game.players), *(len(option.samples()) for option in game.option_list))
    chosen = []
    for count in game.players:
        chosen += pairwise([options for options in every if options.players == count], most)
    return chosen


def pairwise(every: list[Options], most: int) -> list[Options]:
    """Combinations that show every value of every option, then as many pairs of values as `most` of them can."""
    chosen: list[Options] = []
    seen: set[Any] = set()
    while len(chosen) < most:
        best = max(every, key=lambda options: (len(values_of(options) - seen), len(pairs_of(options) - seen)))
        fresh = (values_of(best) | pairs_of(best)) - seen
        if not fresh:
            break
        seen |= fresh
        chosen.append(best)
    return chosen


def values_of(options: Options) -> set[Any]:
    return set(options.values.items())


def pairs_of(options: Options) -> set[Any]:
    return set(combinations(options.values.items(), 2))


def options_name(game: Game, options: Options) -> str:
    """`3p-double-start=garrisoned`: how many play, and what is not as usual."""
    usual = game.options({"players": options.players})
    words = [f"{options.players}p"]
    for id, value in options.values.items():
        if value != usual[id]:
            words.append({True: id, False: f"no-{id}"}[value] if isinstance(value, bool) else f"{id}={value}")
    return "-".join(words)
