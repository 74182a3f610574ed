"""A match as one JSON file: the whole journal once it is over, and before that what one seat may know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from chancellery.engine.errors import BadJournal
from chancellery.engine.events import event_json
from chancellery.engine.game import Game
from chancellery.engine.languages import ENGLISH
from chancellery.engine.prose import Prose
from chancellery.engine.rng import commitment
from chancellery.engine.state import SPECTATOR
from chancellery.table.entries import ActionEntry, visible
from chancellery.table.match import Match, TableError
from chancellery.table.old_exports import Version, export_old_match
from chancellery.table.rules_version import kept_view, plays_on, seat_names
from chancellery.table.table import Actions, journal_of

SEAT_KIND: Final = "chancellery-seat-journal"
SEAT_FORMAT: Final = 1
NOT_OVER: Final = (
    "this is what one seat may know of a match that was not over; the whole match, with its seed, can be exported after"
    " its end"
)


class SeatExport(msgspec.Struct):
    """What one seat, or a spectator (None), may know of a match that is not over."""

    kind: str
    format: int
    game: str
    rules: Version
    options: dict[str, Any]
    commitment: str
    seat: str | None
    language: str
    ply: int
    actions: list[tuple[int, str]]
    log: list[dict[str, Any]]
    view: dict[str, Any]
    match: dict[str, Any]


def about(game: Game, match: Match, names: Sequence[str | None], said: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The table around a journal: who sat there, at what pace, and what was said that the reader may read."""
    ids = seat_names(game, match)
    return {
        "id": match.id,
        "created": match.created,
        "status": match.status,
        "result": msgspec.to_builtins(match.result),
        "pace": msgspec.to_builtins(match.pace),
        "timeout": match.timeout,
        **({"forks": [{"match": fork.match, "ply": fork.ply} for fork in match.forks]} if match.forks else {}),
        "seats": [
            {"seat": ids[i], "kind": seat.kind, "bot": seat.bot, "name": names[i]} for i, seat in enumerate(match.seats)
        ],
        "messages": [
            {
                "ply": message["ply"],
                "sender": ids[message["sender"]],
                "to": None if message["to"] is None else ids[message["to"]],
                "text": message["text"],
                "at": message["at"],
            }
            for message in said
        ],
    }


class Recorded(msgspec.Struct):
    """What the store kept of a match: its journal, the same as it was told, and its newest snapshots."""

    actions: Actions
    entries: list[ActionEntry] = []
    snapshots: list[bytes] = []


def export_match(
    game: Game, match: Match, kept: Recorded, names: Sequence[str | None] = (), said: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """The whole match with its seed, for `chancellery replay` and `verify`; only once it is over."""
    if not match.over():
        raise TableError("the whole match can be exported after its end", "not-over-export")
    if plays_on(game, match):
        journal = journal_of(game, match, kept.actions).export()
    else:
        journal = export_old_match(game, match, kept.entries)
    return {**journal, "match": about(game, match, names or [None] * len(match.seats), said)}


def export_seat(
    game: Game,
    match: Match,
    kept: Recorded,
    seat: int = SPECTATOR,
    language: str = ENGLISH,
    names: Sequence[str | None] = (),
    said: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """What a seat, or a spectator, may know before the end."""
    known = (
        seat_story(game, match, kept, seat, language) if plays_on(game, match) else old_story(game, match, kept, seat)
    )
    export = SeatExport(
        kind=SEAT_KIND,
        format=SEAT_FORMAT,
        game=game.id,
        rules=match.rules,
        options=match.options,
        commitment=commitment(match.seed),
        seat=None if seat == SPECTATOR else seat_names(game, match)[seat],
        language=language,
        match=about(game, match, names or [None] * len(match.seats), said),
        **known,
    )
    return dict(msgspec.to_builtins(export))


def seat_story(game: Game, match: Match, kept: Recorded, seat: int, language: str) -> dict[str, Any]:
    """Actions, log and view of a seat, by replaying the match."""
    options = game.options(match.options)
    # Before a match begins nothing is dealt.
    waits = match.status == "waiting"
    g = game.empty(options) if waits else journal_of(game, match, kept.actions).replay(record=True)
    nouns = game.nouns_for(options)
    prose = Prose(language, (game.folder / "text",), nouns)
    return {
        "ply": g.ply,
        "actions": [
            (ply, game.actions.name(action)) for ply, (who, action) in enumerate(kept.actions, 1) if who == seat
        ],
        "log": [
            {"ply": entry.ply, **event_json(entry.event, nouns), "text": prose.event(entry.event)}
            for entry in g.record().entries
            if entry.visible_to(seat)
        ],
        "view": g.view(seat),
    }


def old_story(game: Game, match: Match, kept: Recorded, seat: int) -> dict[str, Any]:
    """Actions, log and the last view that was kept, of a match that this build does not play on."""
    return {
        "ply": match.ply,
        "actions": [(entry.ply, entry.data.action) for entry in kept.entries if entry.seat == seat],
        "log": [{"ply": entry.ply, **event} for entry in kept.entries for event in visible(entry.data.events, seat)],
        "view": kept_view(game, match, kept.snapshots, seat)["position"] or {},
    }


def is_seat_export(text: str) -> bool:
    """Whether a file holds what one seat may know."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("kind") == SEAT_KIND


def read_seat_export(text: str) -> SeatExport:
    """What one seat may know, or one sentence about what is wrong with the file."""
    try:
        found = msgspec.json.decode(text, type=SeatExport)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
        raise BadJournal(f"the file cannot be read: {error}", "not-a-match-file") from None
    if found.format > SEAT_FORMAT:
        raise BadJournal(
            f"the file has format {found.format}; this version of Chancellery reads up to {SEAT_FORMAT}", "file-too-new"
        )
    return found
