"""The same match with all that one seat cannot know replaced: for tests that no byte depends on it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import delete, insert, or_, select, update

from chancellery.engine.events import Entry, PickSealed
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR, State
from chancellery.store import schema, table_loader
from chancellery.store.matches import Matches, StoredMatch
from chancellery.table import exports
from chancellery.table.entries import Acted, LogEntry
from chancellery.table.match import Match
from chancellery.table.table import Actions, Table
from chancellery.web.matches import queries, table_cache
from tests.tiny import TINY
from tests.tiny.board import CARDS
from tests.web.inside import Inside

CARD_IDS = [card.id for card in CARDS]


class Permuted:
    """What is put in place of the truth while somebody asks; counts what another seat would notice."""

    def __init__(self, seat: int, luck: random.Random) -> None:
        self.seat = seat
        self.key = key_from(luck.random().hex())
        self.differences = 0
        self.load_table = table_loader.load_table
        self.entries = Matches.entries
        self.actions = Matches.actions
        self.take_events = Table.take_events

    def redealt(self, state: State) -> State:
        twin = state.redeal(self.seat, Rng(self.key))
        others = (other for other in range(state.seats) if other != self.seat)
        self.differences += any(twin.view(other) != state.view(other) for other in others)
        return twin

    def table(self, matches: Matches, id: str, ply: int | None = None) -> tuple[Table, StoredMatch]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Matches, "actions", self.actions)
            patch.setattr(Table, "take_events", self.take_events)
            table, loaded = self.load_table(matches, id, ply)
        if not table.match.over():
            table.state = self.redealt(table.state)
            table.state.record()
        return table, loaded

    def other_entries(self, matches: Matches, *args: Any) -> list[LogEntry]:
        """Log entries with every event that the seat may not know changed, and the choices of other seats too."""
        return [self.altered(entry) for entry in self.entries(matches, *args)]

    def altered(self, news: LogEntry) -> LogEntry:
        data = news.data
        if not isinstance(data, Acted):
            return news
        action = data.action if data.seat == self.seat else "something else entirely"
        data = structs.replace(data, action=action, events=[self.hidden(event) for event in data.events])
        return structs.replace(news, data=data)

    def hidden(self, event: Any) -> Any:
        seats, said = event
        if seats is None or self.seat in seats:
            return event
        return seats, {
            **said,
            "cards": [CARD_IDS[(CARD_IDS.index(card) + 5) % len(CARD_IDS)] for card in said["cards"]],
        }

    def other_actions(self, matches: Matches, id: str) -> list[tuple[int, int]]:
        """The journal with other actions of the others: it could not be replayed."""
        played = self.actions(matches, id)
        return [(seat, action if seat == self.seat else (action + 1) % len(TINY.actions)) for seat, action in played]

    def journal(self, inside: Inside, id: str) -> type[Journal]:
        """Journals that replay to the redealt position, with hidden events replaced."""
        true_actions = self.actions(inside.services.store.matches, id)
        permuted = self

        class Elsewhere(Journal):
            def replay(self, ply: int | None = None, record: bool = False) -> State:
                true = Journal(self.game, self.options, self.seed, true_actions).replay(ply, record=True)
                assert true.log is not None
                for i, entry in enumerate(true.log.entries):
                    if not entry.visible_to(permuted.seat):
                        true.log.entries[i] = Entry(entry.ply, PickSealed(0), entry.seats)
                twin = permuted.redealt(true)
                twin.log = true.log
                return twin

        return Elsewhere


@contextmanager
def permuted(inside: Inside, match: str, seat: int, luck: random.Random) -> Iterator[Permuted]:
    """All that a seat cannot know is something else inside: hands, decks, picks, hidden events, words to others."""
    stand = Permuted(seat, luck)
    over = inside.services.store.matches.header(match).over()
    inside.services.live.cache.forget(match)
    with pytest.MonkeyPatch.context() as patch, other_words(inside, match, seat):
        for module in (table_loader, table_cache, queries):
            patch.setattr(module, "load_table", stand.table)
        if not over:
            elsewhere = stand.journal(inside, match)

            def journal_of(game: Game, match: Match, actions: Actions) -> Journal:
                return elsewhere(game, game.options(match.options), match.seed, actions)

            patch.setattr(exports, "journal_of", journal_of)
            patch.setattr(Matches, "actions", lambda *args: stand.other_actions(*args))
        patch.setattr(Matches, "entries", lambda *args: stand.other_entries(*args))
        patch.setattr(Table, "take_events", lambda table: [stand.hidden(event) for event in stand.take_events(table)])
        yield stand
    inside.services.live.cache.forget(match)


@contextmanager
def other_words(inside: Inside, match: str, seat: int) -> Iterator[None]:
    """What was said between others was something else, and longer."""
    said = schema.messages
    unread = (said.c.match == match) & said.c.to.is_not(None)
    if seat != SPECTATOR:
        unread &= ~or_(said.c.to == seat, said.c.sender == seat)
    database = inside.services.store.database
    with database.writing() as connection:
        before = connection.execute(select(said.c.id, said.c.text).where(unread)).all()
        connection.execute(update(said).where(unread).values(text="something else, and a good deal longer than it was"))
    yield
    with database.writing() as connection:
        for row in before:
            connection.execute(update(said).where(said.c.id == row.id).values(text=row.text))


@contextmanager
def rewound(inside: Inside, match: str) -> Iterator[None]:
    """Whatever is done inside was never done."""
    children = [schema.seats, schema.entries, schema.messages, schema.actions, schema.snapshots]
    header = schema.matches
    database = inside.services.store.database
    with database.reading() as connection:
        row = dict(connection.execute(select(header).where(header.c.id == match)).one()._mapping)
        rows = [
            [dict(row._mapping) for row in connection.execute(select(table).where(table.c.match == match))]
            for table in children
        ]
    yield
    with database.writing() as connection:
        for table in reversed(children):
            connection.execute(delete(table).where(table.c.match == match))
        connection.execute(update(header).where(header.c.id == match).values(**row))
        for table, kept in zip(children, rows, strict=True):
            if kept:
                connection.execute(insert(table), kept)
    inside.services.live.cache.forget(match)
