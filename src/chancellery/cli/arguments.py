"""The arguments and options that several commands share, and how they are understood."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from chancellery.engine.game import Game
from chancellery.engine.languages import check_language, choose_language
from chancellery.engine.options import Options
from chancellery.engine.script.words import pairs

Json = Annotated[bool, typer.Option("--json", metavar=" ", help="Print JSON for machines.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="The language (default: that of your system).")
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many players.")]
Words = Annotated[
    list[str] | None,
    typer.Argument(metavar="NAME=VALUE", help="Options of the game; `chancellery games` lists them."),
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="N", min=1, help="Processes; all processors if not given.")
]
Keep = Annotated[
    Path | None,
    typer.Option("--out", metavar="FOLDER", help="Save the games there as Parquet and resume from them."),
]
EngineName = Annotated[
    str, typer.Option("--engine", metavar="NAME", help="Where to play: local, or ray for a Ray cluster.")
]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="HOST:PORT", help="The Ray cluster; one on this machine if not given."),
]
ContentFile = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="An overlay: figures in TOML to play by instead of the game's own."),
]
JournalFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match that `save` has written.")]


def language(given: str | None) -> str:
    """The language asked for, or the locale's, or English."""
    if given is not None:
        return check_language(given)
    return choose_language(list(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))))[:1])


def match_options(game: Game, words: list[str] | None, players: int | None = None) -> Options:
    """The options of a match, from `name=value` words and --players."""
    given: Mapping[str, object] = pairs(words or [])
    return game.options(given if players is None else {**given, "players": players})


def names(given: str | None) -> list[str]:
    """`a, b` as its names."""
    return [name.strip() for name in (given or "").split(",") if name.strip()]
