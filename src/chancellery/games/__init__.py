"""The games: one folder each, and plug-ins.

A plug-in is named by an entry point of the group `chancellery.games`, or, while it is being written, by the environment
variable CHANCELLERY_GAMES as `package.module:ATTRIBUTE`, several separated by commas.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.nouns import nearest

SHIPPED: dict[str, str] = {
    "europe-in-turmoil": "chancellery.games.europe_in_turmoil.game:EUROPE_IN_TURMOIL",
    "realpolitik": "chancellery.games.realpolitik.game:REALPOLITIK",
    "europe-divided": "chancellery.games.europe_divided.game:EUROPE_DIVIDED",
    "versailles-1919": "chancellery.games.versailles_1919.game:VERSAILLES_1919",
}


def places() -> dict[str, str]:
    """Where each game is to be found: its id and `module:ATTRIBUTE`."""
    found = dict(SHIPPED)
    found.update(plug_ins())
    for place in filter(None, os.environ.get("CHANCELLERY_GAMES", "").split(",")):
        found[_load(place).id] = place
    return found


@cache
def plug_ins() -> dict[str, str]:
    """The installed plug-ins; looked up once, since that reads a file of every package there is."""
    return {point.name: point.value for point in entry_points(group="chancellery.games")}


def _load(place: str) -> Game:
    module, _, attribute = place.strip().partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadOption(f"the game at '{place}' cannot be loaded: {error}", "game-not-loaded", place=place) from None
    if not isinstance(game, Game):
        raise BadOption(f"'{place}' is not a game", "game-not-loaded", place=place)
    return game


def all_games() -> list[Game]:
    """Every game there is."""
    return [_load(place) for place in places().values()]


def find_game(id: str) -> Game:
    """The game with this id, or a sentence with the ids there are."""
    known = places()
    if id not in known:
        have = f"there are {', '.join(known)}" if known else "no game is installed yet"
        raise BadOption(
            f"there is no game '{id}'; {have}{nearest(id, known)}", "no-such-game", game=id, known=", ".join(known)
        )
    return _load(known[id])
