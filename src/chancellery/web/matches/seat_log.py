"""The log of a match as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

import msgspec

from chancellery.engine.events import EventData
from chancellery.engine.prose import Prose
from chancellery.store.people import User
from chancellery.table.entries import (
    ActionSeen,
    Explained,
    Happening,
    LogEntry,
    Opened,
    RulesChanged,
    Said,
    SeatChanged,
    TimeWasUp,
    visible,
)
from chancellery.table.match import Match
from chancellery.table.rules_news import rules_news
from chancellery.table.rules_version import names_of, plays_on, seat_names
from chancellery.table.seat_news import seat_news
from chancellery.table.table import opening_events
from chancellery.web.games.catalog import find
from chancellery.web.games.wording import explanation, lines, prose_with
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.schemas.play import SeatEntry

# How many entries of a log are told at once.
LOG_PAGE: Final = 500
# How many come with a view at most.
MOST_FRESH: Final = 100


def log(
    live: LiveMatches, id: str, who: User | None, name: str | None, language: str | None, after: int
) -> list[SeatEntry]:
    """The next page of entries after a number, as a seat may know them; it is full unless it is the last."""
    return entries_after(live, id, who, name, language, after, LOG_PAGE)


def entries_after(
    live: LiveMatches, id: str, who: User | None, name: str | None, language: str | None, after: int, most: int
) -> list[SeatEntry]:
    """Up to so many entries after a number, as a seat may know them."""
    match = live.store.matches.header(id)
    seat = viewing_seat(match, who, name)
    seat_log = SeatLog(match, seat, language, unheard(live, match, who), live.store.people.names)
    begun = match.status != "waiting" and plays_on(seat_log.game, match) and match.base is None
    page = [seat_log.opening(match)] if after == 0 and begun else []
    while len(page) < most:
        wanted = min(most - len(page), LOG_PAGE)
        rows = live.store.matches.entries(id, after, wanted)
        page += seat_log.entries_for(rows)
        if len(rows) < wanted:
            break
        after = rows[-1].seq
    return page


def fresh(live: LiveMatches, id: str, who: User | None, name: str | None, after: int) -> list[SeatEntry] | None:
    """All entries after a number, as a seat may know them, to come with a view; None if there are too many for that."""
    match = live.store.matches.header(id)
    rows = live.store.matches.entries(id, after, MOST_FRESH + 1)
    if len(rows) > MOST_FRESH:
        return None
    seat_log = SeatLog(match, viewing_seat(match, who, name), None, unheard(live, match, who), live.store.people.names)
    return seat_log.entries_for(rows)


# What people are called, by id.
Names = Callable[[Collection[str]], dict[str, str]]


def no_names(ids: Collection[str]) -> dict[str, str]:
    """Where nobody is called anything."""
    return {}


class SeatLog:
    """Filter and wording of log entries for one seat: never more than the seat may know, in its language."""

    def __init__(
        self, match: Match, seat: int, language: str | None, unheard: Collection[int] = (), names: Names = no_names
    ) -> None:
        self.match = match
        self.unheard = unheard
        self.names = names
        self.game = find(match.game)
        self.ids = seat_names(self.game, match)
        self.seat = seat
        nouns = names_of(self.game, match)
        self.prose: Prose | None = None if language is None else prose_with(self.game, nouns, language)

    @property
    def key(self) -> tuple[int, str | None, frozenset[int]]:
        """What tells this log from another of the same match."""
        return self.seat, None if self.prose is None else self.prose.language, frozenset(self.unheard)

    def message_of(self, row: LogEntry) -> bytes:
        """A log entry as an event of a stream, or nothing if it is not for this seat."""
        entry = self.entry_for(row)
        return b"" if entry is None else message(entry.seq, entry.kind, msgspec.json.encode(entry))

    def opening(self, match: Match) -> SeatEntry:
        """The entry of what happened before the first action."""
        events = visible(opening_events(self.game, match), self.seat)
        return SeatEntry(0, "opening", 0, match.created, Opened(events), self.words(events))

    def entries_for(self, rows: list[LogEntry]) -> list[SeatEntry]:
        """Those of some log entries that are for this seat."""
        return [entry for row in rows if (entry := self.entry_for(row)) is not None]

    def entry_for(self, row: LogEntry) -> SeatEntry | None:
        """A log entry as the seat may know it, or None if it is not for this seat."""
        if isinstance(row.data, Said) and row.data.sender in self.unheard:
            return None
        seen = row.data.seen_by(self.seat, self.ids)
        if seen is None:
            return None
        seen = self.named(row.data, seen)
        text = self.words(seen.events) if isinstance(seen, ActionSeen) else None
        if isinstance(seen, RulesChanged) and self.prose is not None:
            text = [rules_news(self.prose, seen, row.ply)]
        elif isinstance(seen, Explained) and self.prose is not None:
            text = [explanation(self.prose, seen.key, seen.args, seen.bot)]
        elif self.prose is not None and text is None:
            text = seat_news(self.prose, seen, self.match)
        # To the second: how long a bot or a server took is nobody's business.
        return SeatEntry(row.seq, row.kind, row.ply, float(round(row.at)), seen, text)

    def named(self, kept: Happening, seen: Happening) -> Happening:
        """The same with the names that people have now; whoever is forgotten has none."""
        if isinstance(kept, SeatChanged) and kept.who is not None:
            return msgspec.structs.replace(seen, who=self.names([kept.who]).get(kept.who))
        if isinstance(kept, TimeWasUp) and kept.who:
            known = self.names([id for id in kept.who if id is not None])
            return msgspec.structs.replace(seen, who=[known.get(id or "") for id in kept.who])
        return seen

    def words(self, events: list[EventData]) -> list[str] | None:
        return None if self.prose is None else lines(self.game, events, self.prose)


def message(seq: int, kind: str, data: bytes) -> bytes:
    """An event of a stream as it is sent."""
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (seq, kind.encode(), data)


def unheard(live: LiveMatches, match: Match, who: User | None) -> set[int]:
    """The seats of people whom whoever asks has muted or blocked."""
    if who is None:
        return set()
    others = live.store.mutes_and_blocks.unheard(who.id)
    return {i for i, seat in enumerate(match.seats) if seat.user in others or seat.away in others}
