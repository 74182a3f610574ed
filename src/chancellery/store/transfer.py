"""Export of matches from the store, and import."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from chancellery.engine.errors import BadJournal, IllegalAction
from chancellery.engine.journal import read_journal
from chancellery.engine.languages import ENGLISH
from chancellery.engine.state import SPECTATOR
from chancellery.games import find_game
from chancellery.store.engine import Store
from chancellery.table.defects import RulesFailed
from chancellery.table.exports import Recorded, export_match, export_seat
from chancellery.table.match import Fork, Match, Seat, TableError
from chancellery.table.rules_version import plays_on, require_rules
from chancellery.table.seating import new_match
from chancellery.table.table import ActionEntry, Actions, Table, journal_of
from chancellery.table.verification import Around, converted, ending

# Several times what the longest match takes: replaying it must not keep everybody else waiting.
MOST_ACTIONS: Final = 4_000


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
        raise BadJournal(
            f"the match has {len(exported.journal.actions)} actions; up to {MOST_ACTIONS} can be imported",
            "file-too-long",
            most=MOST_ACTIONS,
        )
    exported.require_commitment()
    journal = exported.journal
    now = time.time()
    everybody = range(journal.options.players)
    match = new_match(journal.game, journal.options.dump(), [Seat() for _ in everybody], now=now, owner=owner)
    match.seats = [Seat("person", user=owner) if owner else Seat("bot", bot="random") for _ in everybody]
    match.seed, match.rekeys, match.imported = journal.seed, journal.rekeys, True
    match.shares = [(seat, share.hex()) for seat, share in journal.shares]
    match.forks = [
        Fork("", one.ply, one.seed, [(seat, share.hex()) for seat, share in one.shares], one.rekeys)
        for one in journal.origins
    ]
    table = Table.start(journal.game, match)
    table.begin(now)
    kept = played_again(table, journal.actions, now)
    exported.compare(table.state)
    end_as_told(match, exported.claimed.get("match"))
    if owner and not match.over():
        journal.game.admit_people(journal.options)
    keep_new(store, match, kept)
    return match


def fork_match(store: Store, old: Match, ply: int, seats: list[Seat], owner: str) -> Match:
    """A new match that begins with another one up to a ply, and goes on with chance that nobody has seen."""
    game = find_game(old.game)
    if not old.over():
        raise TableError("you can branch off a match once it is over", "not-over-fork")
    require_rules(game, old)
    if not 0 <= ply <= old.ply:
        raise TableError(f"the match has no ply {ply}; it ended at {old.ply}", "no-such-ply", ply=ply, last=old.ply)
    now = time.time()
    match = new_match(game, old.options, seats, now=now, owner=owner)
    match.forks = old.forks_at(ply)
    table = Table.start(game, match)
    table.begin(now)
    kept = played_again(table, store.matches.actions(old.id)[:ply], now)
    if match.over():
        raise TableError("the match was over at this moment; choose an earlier one", "over-at-ply")
    keep_new(store, match, kept)
    return match


def keep_new(store: Store, match: Match, kept: list[tuple[ActionEntry, bytes | None]]) -> None:
    """Store a match that begins with actions."""
    with store.database.writing() as connection:
        store.matches.create_in(connection, match)
        store.matches.keep_actions(connection, match, kept)


def played_again(table: Table, actions: Actions, now: float) -> list[tuple[ActionEntry, bytes | None]]:
    """Every action of a file played at a table, with the snapshots that are due."""
    kept = []
    for ply, (seat, action) in enumerate(actions):
        try:
            kept.append((table.act(seat, action, ply, now), table.snapshot_if_due()))
        except (IllegalAction, TableError) as error:
            raise BadJournal(
                f"action {ply + 1} of the journal is not legal: {error}",
                "file-action-not-legal",
                ply=ply + 1,
                why=error,
            ) from None
        except RulesFailed as failed:
            failed.journal = journal_of(table.game, table.match, actions)
            raise
    return kept


def end_as_told(match: Match, told: object) -> None:
    """End a match that ended at the table and not by the rules: by a forfeit, or because all had left."""
    if told is None:
        return
    around = converted(told, Around)
    if match.over():
        if around.result != match.result:
            raise BadJournal("the file has one result by the rules and another one around it", "result-not-true")
    elif around.status == "abandoned":
        match.status, match.waiting = around.status, []
        if around.result is not None:
            raise BadJournal("the match in the file was abandoned, and yet it has a result", "abandoned-with-result")
    elif around.status == "finished":
        ending(around.status, around.result, None, match.ply, len(match.seats))
        match.status, match.result, match.waiting = around.status, around.result, []
