"""Export of matches from the store, and import."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import read_journal
from chancellery.engine.languages import ENGLISH
from chancellery.engine.state import SPECTATOR
from chancellery.games import find_game
from chancellery.store.engine import Store
from chancellery.table.exports import Recorded, export_match, export_seat
from chancellery.table.match import Match, Seat
from chancellery.table.rules_version import plays_on
from chancellery.table.seating import new_match
from chancellery.table.table import Table

# Many times what the longest match takes: replaying it must not keep everybody else waiting.
MOST_ACTIONS: Final = 20_000


class Outcome(msgspec.Struct):
    """A result as it is written."""

    winners: list[int]
    reason: str
    scores: list[int]


def export(store: Store, id: str, seat: int = SPECTATOR, language: str = ENGLISH) -> dict[str, Any]:
    """A match as one JSON file: all of it once it is over, before that what a seat or a spectator may know."""
    match = store.matches.header(id)
    game = find_game(match.game)
    kept = Recorded(store.matches.actions(id)[: match.ply])
    if not plays_on(game, match):
        kept.entries, kept.snapshots = store.matches.action_entries(id), store.matches.snapshots(id, match.ply)
    said = [msgspec.to_builtins(message) for message in store.messages.visible(id, seat)]
    known = store.people.names(place.user for place in match.seats if place.user is not None)
    names = [known.get(place.user or "") for place in match.seats]
    if match.over():
        return export_match(game, match, kept, names, said)
    return export_seat(game, match, kept, seat, language, names, said)


def import_match(store: Store, text: str, owner: str | None) -> Match:
    """A match from an exported file, checked from its first action to its last; its owner has every seat."""
    exported = read_journal(text, find_game)
    if len(exported.journal.actions) > MOST_ACTIONS:
        raise BadJournal(f"the match has {len(exported.journal.actions)} actions; up to {MOST_ACTIONS} can be imported")
    exported.verify()
    journal = exported.journal
    now = time.time()
    everybody = range(journal.options.players)
    match = new_match(journal.game, journal.options.dump(), [Seat() for _ in everybody], now=now, owner=owner)
    match.seats = [Seat("person", user=owner) if owner else Seat("bot", bot="random") for _ in everybody]
    match.seed, match.rekeys, match.imported = journal.seed, journal.rekeys, True
    table = Table.start(journal.game, match)
    table.begin(now)
    kept = [
        (table.act(seat, action, ply, now), table.snapshot_if_due())
        for ply, (seat, action) in enumerate(journal.actions)
    ]
    if not match.over() and ends_elsewhere(exported.claimed):
        match.status, match.result, match.waiting = ending(exported.claimed)
    if owner and not match.over():
        journal.game.admit_people(journal.options)
    with store.database.writing() as connection:
        told = store.matches.create_in(connection, match)
        for played, snapshot in kept:
            told = store.matches.keep_action(connection, match, played, None, snapshot, told.seq)
        store.matches.keep_seq(connection, match.id, told.seq)
    return match


def ends_elsewhere(claimed: dict[str, Any]) -> bool:
    """Whether the match ended at the table and not by the rules: by a forfeit, or because all had left."""
    around = claimed.get("match")
    return isinstance(around, dict) and around.get("status") in ("finished", "abandoned")


def ending(claimed: dict[str, Any]) -> tuple[Any, Any, list[int]]:
    """How it ended there, as far as the file makes sense."""
    try:
        result = msgspec.convert(claimed["match"].get("result"), Outcome | None)
    except msgspec.ValidationError as error:
        raise BadJournal(f"the result of the match in the file makes no sense: {error}") from None
    return claimed["match"]["status"], msgspec.to_builtins(result), []
