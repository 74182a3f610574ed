"""Matches that begin with actions: from a file, as a fork of another, as a lesson; played again, and not kept yet."""

from __future__ import annotations

from typing import Final

import msgspec

from chancellery.bots.registry import RANDOM, default_bot
from chancellery.engine.errors import BadJournal, IllegalAction
from chancellery.engine.game import Game
from chancellery.engine.journal import read_journal
from chancellery.engine.tutorial import Tutorial
from chancellery.games import find_game
from chancellery.table.defects import RulesFailed
from chancellery.table.entries import Acted, ActionEntry
from chancellery.table.match import Match, Seat, TableError
from chancellery.table.older_files import brought_up
from chancellery.table.rules_version import require_rules
from chancellery.table.seating import match_of, new_match
from chancellery.table.table import Actions, Table, journal_of
from chancellery.table.verification import Around, converted, ending

# Several times what the longest match takes: replaying it must not keep everybody else waiting.
MOST_ACTIONS: Final = 4_000

Entries = list[ActionEntry]


class Begun(msgspec.Struct):
    """A match that begins with actions, and is not kept yet."""

    match: Match
    entries: Entries


def read_file(text: str, owner: str | None, now: float) -> Begun:
    """The match in an exported file, played again; its owner has every seat."""
    exported = read_journal(brought_up(text), find_game)
    if len(exported.journal.actions) > MOST_ACTIONS:
        raise BadJournal(
            f"the match has {len(exported.journal.actions)} actions; up to {MOST_ACTIONS} can be imported",
            "file-too-long",
            most=MOST_ACTIONS,
        )
    exported.require_commitment()
    journal = exported.journal
    everybody = range(journal.options.players)
    match = match_of(journal, [Seat() for _ in everybody], now, owner)
    match.seats = [Seat("person", user=owner) if owner else Seat("bot", bot=RANDOM) for _ in everybody]
    match.imported = True
    table = Table.start(journal.game, match)
    table.begin(now)
    entries = [*only_named(journal.game, match, journal.actions, now), *played_again(table, journal.actions, now)]
    exported.compare(table.state)
    end_as_told(match, exported.claimed.get("match"))
    if owner and not match.over():
        journal.game.admit_people(journal.options)
    return Begun(match, entries)


def begin_fork(old: Match, ply: int, seats: list[Seat], owner: str, actions: Actions, now: float) -> Begun:
    """The beginning of a fork, played again from the actions of another match."""
    game = find_game(old.game)
    if not old.over():
        raise TableError("you can branch off a match once it is over", "not-over-fork")
    require_rules(game, old)
    if not 0 <= ply <= old.ply:
        raise TableError(f"the match has no ply {ply}; it ended at {old.ply}", "no-such-ply", ply=ply, last=old.ply)
    match = new_match(game, old.options, seats, now=now, owner=owner)
    if ply < old.replays_from:
        raise TableError(
            f"at ply {ply} this match was played by older rules; branch off at ply {old.replays_from} or later",
            "fork-of-older-rules",
            ply=ply,
            first=old.replays_from,
        )
    match.forks = old.forks_at(ply)
    match.stretches = [one for one in old.stretches if one.ply <= ply]
    table = Table.start(game, match)
    table.begin(now)
    entries = [*only_named(game, match, actions, now), *played_again(table, actions[:ply], now)]
    if match.over():
        raise TableError("the match was already over at this point; choose an earlier one", "over-at-ply")
    return Begun(match, entries)


def begin_lesson(game: Game, tutorial: Tutorial, learner: str, now: float) -> Begun:
    """A match at the position of a tutorial, with one person at it and bots on all other seats."""
    seats = [
        Seat("person", user=learner) if seat == tutorial.seat else Seat("bot", bot=default_bot(game))
        for seat in game.seats(game.options(tutorial.options))
    ]
    match = new_match(game, tutorial.options, seats, now=now, owner=learner)
    match.seed = tutorial.key
    table = Table.start(game, match)
    table.begin(now)
    return Begun(match, played_again(table, tutorial.actions(game), now))


def only_named(game: Game, match: Match, actions: Actions, now: float) -> Entries:
    """The actions of a match that were played by older rules: nobody can say any more what happened by them."""
    name = game.actions.name
    return [
        ActionEntry(ply, now, action, Acted(seat=seat, action=name(action), events=[]))
        for ply, (seat, action) in enumerate(actions[: match.replays_from], 1)
    ]


def played_again(table: Table, actions: Actions, now: float) -> Entries:
    """Every action of a file played at a table, from where it can be replayed."""
    entries = []
    first = table.match.replays_from
    for ply, (seat, action) in enumerate(actions[first:], first):
        try:
            entries.append(table.act(seat, action, ply, now))
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
    return entries


def end_as_told(match: Match, claim: object) -> None:
    """End a match that ended at the table and not by the rules: by a forfeit, or because all had left."""
    if claim is None:
        return
    around = converted(claim, Around)
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
