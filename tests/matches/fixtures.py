"""Finished matches that are kept: where they lie, which there must be, and how they are made.

A match lies under its game and the version of its rules, `<game>/rules-<version>/<name>.json`, as the terminal saves
it. Beside them lies `<game>/actions.txt`, the names of all actions by their number: stores keep the numbers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.bots.registry import default_bot
from chancellery.cli.files import read_text, write_match
from chancellery.cli.local_table import seat_match
from chancellery.engine.game import Game
from chancellery.engine.journal import Exported, Journal, read_journal
from chancellery.engine.options import Options, Value
from chancellery.engine.rng import key_from
from chancellery.games import find_game
from chancellery.lab.playout import bots_luck

FOLDER = Path(__file__).parent
MAKE = "run `make matches`"


def folder(game: Game) -> Path:
    """Where the matches of the present rules lie."""
    return FOLDER / game.id / f"rules-{game.rules}"


def every_match() -> list[Path]:
    """All matches that are kept, of whatever version of the rules."""
    return sorted(FOLDER.glob("*/rules-*/*.json"))


def wanted(game: Game) -> Iterator[tuple[str, Options]]:
    """The matches that there must be: every player count, and with it every option at every value worth trying."""
    for players in game.players:
        yield f"{players}-players", game.options({"players": players})
        for option in game.option_list:
            for value in option.samples():
                if value != option.default and option.fits(value, players):
                    yield (
                        f"{players}-players-{option.id}-{word(value)}",
                        game.options({"players": players, option.id: value}),
                    )


def word(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def pinned(game: Game) -> Path:
    """The names of the game's actions, one a line, by their number."""
    return FOLDER / game.id / "actions.txt"


def pinned_names(game: Game) -> list[str]:
    """The names that are pinned, none of a game that is new."""
    return pinned(game).read_text("utf-8").splitlines() if pinned(game).exists() else []


def a_match(game: Game) -> Path:
    """A match of the present rules: the first of those that are kept."""
    found = min(folder(game).glob("*.json"), default=None)
    if found is None:
        pytest.fail(f"no match of {game.title} is kept for rules version {game.rules}: {MAKE}")
    return found


def missing(game: Game) -> list[str]:
    """The names of the matches that there must be and that are not there."""
    return [name for name, _ in wanted(game) if not (folder(game) / f"{name}.json").exists()]


# --- making them ---


def make(game: Game) -> list[Path]:
    """Let bots play what is missing, and pin the actions that are new; the files that were written."""
    written = []
    for name, options in wanted(game):
        path = folder(game) / f"{name}.json"
        if not path.exists():
            keep(path, played(game, options, f"{game.id} {game.rules} {name}"))
            written.append(path)
    names = pinned_names(game)
    if len(names) < len(game.actions):
        pinned(game).write_text("\n".join([*names, *game.actions.names[len(names) :]]) + "\n", "utf-8")
        written.append(pinned(game))
    return written


def played(game: Game, options: Options, seed: str) -> Journal:
    """A match between the best bots there are, from its first choice to its end."""
    match = seat_match(Journal(game, options, key_from(seed)), [], [default_bot(game)], bots_luck(seed))
    match.let_bots_act()
    return match.journal


def add(file: Path) -> Path:
    """Keep a match that somebody exported; only what its rules need of it, no names and no messages."""
    exported = read_journal(read_text(file), find_game)
    exported.verify()
    path = folder(exported.journal.game) / file.with_suffix(".json").name
    keep(path, exported.journal)
    return path


def keep(path: Path, journal: Journal) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_match(path, journal)


# --- reading them ---


def rules_of(path: Path) -> int:
    """The version of the rules under which a match lies."""
    return int(path.parent.name.removeprefix("rules-"))


def again(path: Path) -> tuple[Exported, str]:
    """A match that is kept, and the file that it would be written to now."""
    exported = read_journal(path.read_text("utf-8"), find_game)
    return exported, json.dumps(exported.journal.export(), indent=1, ensure_ascii=False) + "\n"
