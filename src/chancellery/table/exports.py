"""A match as one JSON file: the whole journal once it is over, and before that what one seat may know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from chancellery.engine.errors import BadJournal
from chancellery.engine.events import EventData, event_json
from chancellery.engine.game import Game
from chancellery.engine.journal import JournalData
from chancellery.engine.languages import ENGLISH
from chancellery.engine.prose import Prose
from chancellery.engine.rng import commitment
from chancellery.engine.state import SPECTATOR
from chancellery.engine.views import PositionData, SaveData
from chancellery.table.entries import ActionEntry, visible
from chancellery.table.match import Match, MatchResult, Pace, Status, TableError, Timeout
from chancellery.table.messages import Message
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
    options: dict[str, object]
    commitment: str
    seat: str | None
    language: str
    ply: int
    actions: list[tuple[int, str]]
    log: list[EventData]
    view: SaveData
    match: JournalData


class SeatAround(msgspec.Struct):
    """Who sat on a seat."""

    seat: str
    kind: str
    bot: str | None
    name: str | None


class MessageAround(msgspec.Struct):
    """What was said at a ply, to a seat or to everybody."""

    ply: int
    sender: str
    to: str | None
    text: str
    at: float


class ForkAround(msgspec.Struct):
    """A match that this one begins with, up to a ply."""

    match: str
    ply: int


class TableAround(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The table around a journal: who sat there, at what pace, and what was said that the reader may read."""

    id: str
    created: float
    status: Status
    result: MatchResult | None
    pace: Pace
    timeout: Timeout
    forks: list[ForkAround] = []
    seats: list[SeatAround]
    messages: list[MessageAround]


def about(game: Game, match: Match, names: Sequence[str | None], said: Sequence[Message]) -> TableAround:
    """The table around the journal of a match; the reader may read all that is `said`."""
    ids = seat_names(game, match)
    return TableAround(
        id=match.id,
        created=match.created,
        status=match.status,
        result=match.result,
        pace=match.pace,
        timeout=match.timeout,
        forks=[ForkAround(fork.match, fork.ply) for fork in match.forks],
        seats=[SeatAround(ids[i], seat.kind, seat.bot, names[i]) for i, seat in enumerate(match.seats)],
        messages=[
            MessageAround(one.ply, ids[one.sender], None if one.to is None else ids[one.to], one.text, one.at)
            for one in said
        ],
    )


class SeatStory(msgspec.Struct):
    """What a seat did, what it knows of what happened, and what it sees."""

    ply: int
    actions: list[tuple[int, str]]
    log: list[EventData]
    view: SaveData


class Recorded(msgspec.Struct):
    """What the store kept of a match: its journal, the same as it was told, and its newest snapshots."""

    actions: Actions
    entries: list[ActionEntry] = []
    snapshots: list[bytes] = []


def export_match(
    game: Game, match: Match, recorded: Recorded, names: Sequence[str | None] = (), said: Sequence[Message] = ()
) -> JournalData:
    """The whole match with its seed, for `chancellery replay` and `verify`; only once it is over."""
    if not match.over():
        raise TableError("the whole match can be exported once it is over", "not-over-export")
    if plays_on(game, match):
        journal = journal_of(game, match, recorded.actions).export()
    else:
        journal = export_old_match(game, match, recorded.entries)
    around = about(game, match, names or [None] * len(match.seats), said)
    return {**journal, "match": msgspec.to_builtins(around)}


def export_seat(
    game: Game,
    match: Match,
    recorded: Recorded,
    seat: int = SPECTATOR,
    language: str = ENGLISH,
    names: Sequence[str | None] = (),
    said: Sequence[Message] = (),
) -> JournalData:
    """What a seat, or a spectator, may know before the end."""
    story = (
        seat_story(game, match, recorded, seat, language)
        if plays_on(game, match)
        else old_story(game, match, recorded, seat)
    )
    export = SeatExport(
        kind=SEAT_KIND,
        format=SEAT_FORMAT,
        game=game.id,
        rules=match.rules,
        options=dict(match.options),
        commitment=commitment(match.seed),
        seat=None if seat == SPECTATOR else seat_names(game, match)[seat],
        language=language,
        match=msgspec.to_builtins(about(game, match, names or [None] * len(match.seats), said)),
        ply=story.ply,
        actions=story.actions,
        log=story.log,
        view=story.view,
    )
    return dict(msgspec.to_builtins(export))


def seat_story(game: Game, match: Match, recorded: Recorded, seat: int, language: str) -> SeatStory:
    """Actions, log and view of a seat, by replaying the match; what older rules played is told as it was then."""
    options = game.options(match.options)
    # Before a match begins nothing is dealt.
    waits = match.status == "waiting"
    g = game.empty(options) if waits else journal_of(game, match, recorded.actions).replay(record=True)
    nouns = game.nouns_for(options)
    prose = Prose(language, (game.folder / "text",), nouns)
    by_older_rules = [entry for entry in recorded.entries if entry.ply <= match.replays_from]
    return SeatStory(
        ply=g.ply,
        actions=[
            (ply, game.actions.name(action)) for ply, (who, action) in enumerate(recorded.actions, 1) if who == seat
        ],
        log=[
            *told(by_older_rules, seat),
            *(
                {"ply": entry.ply, **event_json(entry.event, nouns), "text": prose.event(entry.event)}
                for entry in g.record().entries
                if entry.visible_to(seat)
            ),
        ],
        view=as_written(g.view(seat), None if g.outcome is None else MatchResult.of(g.outcome)),
    )


def told(entries: Sequence[ActionEntry], seat: int) -> list[EventData]:
    """What a seat may know of actions that cannot be replayed, as it was told."""
    return [{"ply": entry.ply, **event} for entry in entries for event in visible(entry.data.events, seat)]


def old_story(game: Game, match: Match, recorded: Recorded, seat: int) -> SeatStory:
    """Actions, log and the last view that was kept, of a match that this build does not play on."""
    return SeatStory(
        ply=match.ply,
        actions=[(entry.ply, entry.data.action) for entry in recorded.entries if entry.seat == seat],
        log=told(recorded.entries, seat),
        view=as_written(kept_view(game, match, recorded.snapshots, seat)["position"], match.result),
    )


def as_written(position: PositionData | None, result: MatchResult | None) -> SaveData:
    """A position as files have it since their first format: winners by the numbers of their seats."""
    return {} if position is None else {**position, "result": msgspec.to_builtins(result)}


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
        export = msgspec.json.decode(text, type=SeatExport)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
        raise BadJournal(f"the file cannot be read: {error}", "not-a-match-file") from None
    if export.format > SEAT_FORMAT:
        raise BadJournal(
            f"the file has format {export.format}; this version of Chancellery reads up to {SEAT_FORMAT}",
            "file-too-new",
        )
    return export
