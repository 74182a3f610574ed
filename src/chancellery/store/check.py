"""Check whether the running matches of a store replay with the installed rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.journal import Journal
from chancellery.engine.saves import digest, load
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.store.matches import Matches
from chancellery.store.upgrading import prepare
from chancellery.table.match import Match
from chancellery.table.rules_version import other_rules
from chancellery.table.table import journal_of


class BrokenMatch(msgspec.Struct, frozen=True):
    """A running match that would break, and why."""

    match: str
    game: str
    ply: int
    sentence: str


def check(matches: Matches, tick: Callable[[str], None] = lambda id: None) -> Iterator[BrokenMatch]:
    """Replay every running match from its first action; name those that would break."""
    for id in matches.running():
        match = matches.header(id)
        sentence = broken(matches, match)
        tick(id)
        if sentence is not None:
            yield BrokenMatch(id, match.game, match.ply, sentence)


def broken(matches: Matches, match: Match) -> str | None:
    """Why a match would break, or None if it would not."""
    try:
        game = find_game(match.game)
        if game.rules < match.rules:
            return other_rules(game, match.rules)
        if game.rules > match.rules:
            # CannotCarryOver says why not.
            prepare(matches, match.id, match.since, match.since)
            return None
        loaded = matches.load(match.id)
        journal = journal_of(game, loaded.match, matches.actions(match.id))
        if len(journal.actions) != loaded.match.ply:
            return f"its journal has {len(journal.actions)} actions, but it stands at ply {loaded.match.ply}"
        last = journal.replay()
        if list(last.waiting) != loaded.match.waiting:
            return "it replays to a position in which others have to act"
        if loaded.snapshot is not None:
            return compare(journal, load(game, loaded.snapshot))
    except ChancelleryError as error:
        return str(error)
    except Exception as error:  # rules that changed may fail in any way
        return f"the rules fail: {type(error).__name__}: {error}"
    return None


def compare(journal: Journal, position: State) -> str | None:
    """Rules may have changed without anything becoming illegal."""
    if digest(journal.replay(position.ply)) == digest(position):
        return None
    return f"it replays to another position at ply {position.ply} than the one that was kept"
