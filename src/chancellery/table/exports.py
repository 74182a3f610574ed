"""A match as one JSON file: the whole journal once it is over, and before that what one seat may know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from chancellery.engine.errors import BadJournal, ChancelleryError, RulesError
from chancellery.engine.events import event_json
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.languages import ENGLISH
from chancellery.engine.prose import Prose
from chancellery.engine.rng import commitment
from chancellery.engine.saves import digest
from chancellery.engine.state import SPECTATOR
from chancellery.table.match import Match, TableError
from chancellery.table.table import Actions

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
    rules: int
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
    ids = game.seats(game.options(match.options))
    return {
        "id": match.id,
        "created": match.created,
        "status": match.status,
        "result": match.result,
        "pace": msgspec.to_builtins(match.pace),
        "timeout": match.timeout,
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


def export_match(
    game: Game, match: Match, actions: Actions, names: Sequence[str | None] = (), said: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """The whole match with its seed, for `chancellery replay` and `verify`; only once it is over."""
    if not match.over():
        raise TableError("the whole match can be exported after its end")
    journal = Journal(game, game.options(match.options), match.seed, actions)
    return {**journal.export(), "match": about(game, match, names or [None] * len(match.seats), said)}


def export_seat(
    game: Game,
    match: Match,
    actions: Actions,
    seat: int = SPECTATOR,
    language: str = ENGLISH,
    names: Sequence[str | None] = (),
    said: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """What a seat, or a spectator, may know before the end."""
    options = game.options(match.options)
    g = Journal(game, options, match.seed, actions).replay(record=True)
    assert g.log is not None
    nouns = game.nouns_for(options)
    prose = Prose(language, (game.folder / "text",), nouns)
    export = SeatExport(
        kind=SEAT_KIND,
        format=SEAT_FORMAT,
        game=game.id,
        rules=match.rules,
        options=match.options,
        commitment=commitment(match.seed),
        seat=None if seat == SPECTATOR else game.seats(options)[seat],
        language=language,
        ply=g.ply,
        actions=[(ply, game.actions.name(action)) for ply, (who, action) in enumerate(actions, 1) if who == seat],
        log=[
            {"ply": entry.ply, **event_json(entry.event, nouns), "text": prose.event(entry.event)}
            for entry in g.log.entries
            if entry.visible_to(seat)
        ],
        view=g.view(seat),
        match=about(game, match, names or [None] * len(match.seats), said),
    )
    return dict(msgspec.to_builtins(export))


def verify_match(game: Game, match: Match, actions: Actions) -> dict[str, Any]:
    """Replay a match that is over and say whether everything fits: what the "verify" button shows."""
    if not match.over():
        raise TableError("a match can be verified after its end, when its seed is shown")
    report: dict[str, Any] = {"holds": True, "problem": None, "plies": len(actions)}
    report |= {"commitment": commitment(match.seed), "seed": match.seed.hex(), "digest": None}
    try:
        g = Journal(game, game.options(match.options), match.seed, actions).replay()
        report["digest"] = digest(g)
        if g.outcome is not None and g.outcome.dump() != match.result:
            raise BadJournal(f"the match claims the result {match.result}, but it replays to {g.outcome.dump()}")
        if game.rules != match.rules:
            raise BadJournal(f"the match was played with rules version {match.rules}; this is version {game.rules}")
    except (ChancelleryError, RulesError) as error:
        report |= {"holds": False, "problem": str(error)}
    return report


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
        raise BadJournal(f"the file cannot be read: {error}") from None
    if found.format > SEAT_FORMAT:
        raise BadJournal(f"the file has format {found.format}; this version of Chancellery reads up to {SEAT_FORMAT}")
    return found
