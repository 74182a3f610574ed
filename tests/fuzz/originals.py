"""Sound files of every kind that Chancellery reads, small enough that thousands of mutants of them are quick."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from chancellery.engine.game import Game
from chancellery.engine.journal import Journal, Origin, read_journal
from chancellery.engine.saves import save, save_json
from chancellery.games import find_game
from chancellery.table.exports import Recorded, export_seat
from chancellery.table.match import Seat
from chancellery.table.seating import new_match
from chancellery.table.table import Table
from tests.matches.fixtures import a_match, folder

GAMES = ("europe-in-turmoil", "versailles-1919", "europe-divided", "realpolitik")
GOLDEN = Path(__file__).parents[1] / "golden"
PLIES = 40


@cache
def beginning(game: Game) -> Journal:
    """The first plies of a match that is kept."""
    kept = read_journal(a_match(game).read_text("utf-8"), find_game).journal
    return Journal(game, kept.options, kept.seed, kept.actions[:PLIES])


def around(game: Game, journal: Journal) -> dict[str, Any]:
    """The table around a match that was abandoned, with something said there."""
    ids = game.seats(journal.options)
    seats = [{"seat": id, "kind": "person", "bot": None, "name": "Ann"} for id in ids]
    said = [{"ply": 3, "sender": ids[0], "to": None, "text": "Good luck!", "at": 1.0}]
    return {"id": "m", "created": 1.0, "status": "abandoned", "result": None, "seats": seats, "messages": said}


@cache
def match_file(game: str) -> str:
    """A match that was not played to its end."""
    found = find_game(game)
    journal = beginning(found)
    return json.dumps({**journal.export(), "match": around(found, journal)}, indent=1)


@cache
def finished_file(game: str) -> str:
    """The shortest match that is kept, to its end."""
    return min((path.read_text("utf-8") for path in folder(find_game(game)).glob("*.json")), key=len)


@cache
def forked_file(game: str) -> str:
    """A fork of a fork, with shares of chance and undos: as far as it stays legal."""
    found = find_game(game)
    journal = beginning(found)
    share = [(0, bytes(range(32)))]
    origins = [Origin(0, bytes(32), share, []), Origin(1, bytes(range(1, 33)), [], [])]
    fork = Journal(found, journal.options, journal.seed, [], [], share, origins[:1])
    return json.dumps({**fork.export(), "match": around(found, fork)})


@cache
def old_file(game: str) -> str:
    """A match of rules that are not installed, with its result."""
    kept = json.loads(finished_file(game))
    table = around(find_game(game), beginning(find_game(game)))
    return json.dumps({**kept, "actions": kept["actions"][:PLIES], "rules": 999, "digest": None, "match": table})


@cache
def seat_file(game: str) -> str:
    """What one seat knows of a match that runs."""
    found = find_game(game)
    journal = beginning(found)
    seats = [Seat("bot", bot="random") for _ in found.seats(journal.options)]
    match = new_match(found, journal.options.dump(), seats, now=1.0)
    match.seed = journal.seed
    table = Table.start(found, match)
    table.begin(1.0)
    for ply, (seat, action) in enumerate(journal.actions):
        table.act(seat, action, ply, 1.0)
    return json.dumps(export_seat(found, match, Recorded(journal.actions), 0, names=["Ann"] * len(seats)))


@cache
def saved(game: str) -> bytes:
    return save(beginning(find_game(game)).replay())


@cache
def readable(game: str) -> str:
    return save_json(beginning(find_game(game)).replay())


@cache
def scripts() -> list[str]:
    """The shortest golden scripts of every game."""
    folders = sorted(path for path in GOLDEN.iterdir() if path.is_dir() and path.name != "__pycache__")
    found = [sorted(folder.rglob("*.txt"), key=lambda path: (path.stat().st_size, path)) for folder in folders]
    return [path.read_text("utf-8") for paths in found for path in paths[:6]]
