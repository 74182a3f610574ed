"""The games: one folder each, and plug-ins.

A plug-in is named by an entry point of the group `chancellery.games`, which has the game's id for a name, or, while it
is being written, by the environment variable CHANCELLERY_GAMES as `package.module:ATTRIBUTE`, several separated by
commas.

An installed plug-in that cannot be loaded is left out, with one sentence in the log: whatever fails, fails alone. What
somebody names themselves, by its id or in the environment, is refused with that sentence.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.nouns import nearest

SHIPPED: dict[str, str] = {
    "europe-in-turmoil": "chancellery.games.europe_in_turmoil.game:EUROPE_IN_TURMOIL",
    "realpolitik": "chancellery.games.realpolitik.game:REALPOLITIK",
    "europe-divided": "chancellery.games.europe_divided.game:EUROPE_DIVIDED",
    "versailles-1919": "chancellery.games.versailles_1919.game:VERSAILLES_1919",
}


log = logging.getLogger(__name__)


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


def _load(place: str, id: str | None = None) -> Game:
    """The game at a place; under an id, where it is known by one."""
    module, _, attribute = place.strip().partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except ChancelleryError:
        # Its content says itself what is wrong with it.
        raise
    except (Exception, SystemExit) as error:
        # Whatever a package does while it is imported: of all that only a sentence comes in here.
        raise BadOption(f"the game at '{place}' cannot be loaded: {error}", "game-not-loaded", place=place) from error
    if not isinstance(game, Game):
        raise BadOption(f"'{place}' is not a game", "game-not-loaded", place=place)
    if id is not None and game.id != id:
        raise BadOption(f"the game at '{place}' calls itself '{game.id}', not '{id}'", "game-not-loaded", place=place)
    return game


def all_games() -> list[Game]:
    """Every game there is; a plug-in that cannot be loaded is none."""
    installed = plug_ins()
    return [
        game
        for id, place in places().items()
        if (game := _load_plug_in(id, place) if installed.get(id) == place else _load(place)) is not None
    ]


def installed_rules() -> dict[str, int]:
    """The version of the rules of every game that is installed."""
    return {game.id: game.rules for game in all_games()}


@cache
def _load_plug_in(id: str, place: str) -> Game | None:
    """An installed plug-in; None of one that is damaged, of which the log is told once."""
    try:
        return _load(place, id)
    except ChancelleryError as error:
        log.warning("the plug-in '%s' is left out: %s", id, error)
        return None


def find_game(id: str) -> Game:
    """The game with this id, or a sentence with the ids there are."""
    known = places()
    if id not in known:
        have = f"there are {', '.join(known)}" if known else "no game is installed yet"
        raise BadOption(
            f"there is no game '{id}'; {have}{nearest(id, known)}", "no-such-game", game=id, known=", ".join(known)
        )
    return _load(known[id], id)


def page_folder(id: str) -> Path | None:
    """Where a game keeps its own page (`page/index.js`, pictures, style sheets), if it brings one."""
    try:
        folder = find_game(id).folder / "page" if id in places() else None
    except ChancelleryError:
        return None
    return folder if folder is not None and folder.is_dir() else None
