"""Exports of matches whose rules this build does not play: told from what was kept, without replaying anything."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from chancellery.engine.errors import BadJournal
from chancellery.engine.game import Game
from chancellery.engine.journal import KIND, JournalData, chance_json
from chancellery.engine.rng import commitment
from chancellery.table.entries import ActionEntry
from chancellery.table.match import Match
from chancellery.table.rules_version import seat_names

# No rules have had so many versions; a greater number in a file is nonsense.
MOST_RULES: Final = 1_000_000
Version = Annotated[int, msgspec.Meta(ge=0, le=MOST_RULES)]


class OldExport(msgspec.Struct):
    """A whole match in a file, read without its rules: actions by the ids of their seats and their names."""

    kind: str
    format: int
    game: str
    rules: Version
    options: dict[str, object]
    actions: list[tuple[str, str]]
    result: JournalData | None
    match: JournalData | None = None


def export_old_match(game: Game, match: Match, entries: Sequence[ActionEntry]) -> JournalData:
    """The journal of a match that is over, as it was told; nobody can say which position it led to."""
    ids = seat_names(game, match)
    declared = match.result is not None and match.result.reason in ("resignation", "time-out")
    return {
        "kind": KIND,
        **chance_json(match.rekeys, match.share_bytes(), ids, match.origins),
        "game": game.id,
        "rules": match.rules,
        "options": match.options,
        "commitment": commitment(match.seed),
        "seed": match.seed.hex(),
        "actions": [[ids[entry.seat], entry.data.action] for entry in entries],
        "result": None if declared or match.status != "finished" else msgspec.to_builtins(match.result),
        "digest": None,
    }


def rules_of(text: str) -> tuple[str, int] | None:
    """The game and the rules version of a whole match in a file, or None if it is no such file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        return None
    game, rules = data.get("game"), data.get("rules")
    return (game, rules) if isinstance(game, str) and isinstance(rules, int) and 0 <= rules <= MOST_RULES else None


def read_old_export(text: str) -> OldExport:
    """A whole match without its rules, or one sentence about what is wrong with the file."""
    try:
        return msgspec.json.decode(text, type=OldExport)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
        raise BadJournal(f"the file cannot be read: {error}", "not-a-match-file") from None
