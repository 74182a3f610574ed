"""Export of matches from the store, and import."""

from __future__ import annotations

import time

from chancellery.engine.journal import JournalData
from chancellery.engine.languages import ENGLISH
from chancellery.engine.state import SPECTATOR
from chancellery.games import find_game
from chancellery.store.store import Store
from chancellery.table.beginnings import Entries, read_file
from chancellery.table.exports import Recorded, export_match, export_seat
from chancellery.table.match import Match
from chancellery.table.messages import Message
from chancellery.table.rules_version import plays_on


def export(store: Store, id: str, seat: int = SPECTATOR, language: str = ENGLISH) -> JournalData:
    """A match as one JSON file: all of it once it is over, before that what a seat or a spectator may know."""
    match = store.matches.header(id)
    game = find_game(match.game)
    recorded = Recorded(store.matches.actions(id)[: match.ply])
    if not plays_on(game, match) or match.base is not None:
        recorded.entries, recorded.snapshots = store.matches.action_entries(id), store.matches.snapshots(id, match.ply)
    names, said = around(store, match, seat)
    if match.over():
        return export_match(game, match, recorded, names, said)
    return export_seat(game, match, recorded, seat, language, names, said)


def around(store: Store, match: Match, seat: int) -> tuple[list[str | None], list[Message]]:
    """The names of the people at a match, and what was said there that a seat may read."""
    said = store.messages.visible(match.id, seat)
    names = store.people.names(place.user for place in match.seats if place.user is not None)
    return [names.get(place.user or "") for place in match.seats], said


def import_match(store: Store, text: str, owner: str | None) -> Match:
    """A match from an exported file, checked from its first action to its last; its owner has every seat."""
    begun = read_file(text, owner, time.time())
    keep_new(store, begun.match, begun.entries)
    return begun.match


def keep_new(store: Store, match: Match, entries: Entries) -> None:
    """Store a match that begins with actions."""
    with store.database.writing() as connection:
        store.matches.create_in(connection, match)
        store.matches.keep_actions(connection, match, entries)
