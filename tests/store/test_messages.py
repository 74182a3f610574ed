"""Messages: to all, to one, read and unread."""

from __future__ import annotations

import pytest

from chancellery.engine.state import SPECTATOR
from chancellery.store.errors import NoSuchMatch, TableChanged
from chancellery.store.store import Store
from chancellery.table.entries import Said
from tests.store.stored_matches import kept, play
from tests.table.tables import NOW


def test_a_message_is_read_only_by_those_it_is_meant_for(store: Store) -> None:
    table = kept(store, 3)
    id = table.match.id
    store.messages.send(id, 0, 0, None, "Gentlemen!", NOW)
    store.messages.send(id, 3, 0, 1, "You and me against green?", NOW + 1)
    store.messages.send(id, 4, 2, 0, "Beware of blue.", NOW + 2)

    def read(seat: int) -> list[str]:
        return [message.text for message in store.messages.visible(id, seat)]

    assert read(0) == ["Gentlemen!", "You and me against green?", "Beware of blue."]
    assert read(1) == ["Gentlemen!", "You and me against green?"]
    assert read(2) == ["Gentlemen!", "Beware of blue."]
    assert read(SPECTATOR) == ["Gentlemen!"]


def test_a_message_comes_back_as_it_was_sent_and_is_in_the_news(store: Store) -> None:
    table = kept(store)
    text = "L’été… <b>& 'quotes' \\ 🏛"
    message, told = store.messages.send(table.match.id, 7, 1, 0, text, NOW)
    assert store.messages.visible(table.match.id, 0) == [message]
    assert (message.ply, message.sender, message.to, message.text, message.at) == (7, 1, 0, text, NOW)
    entry = store.matches.entries(table.match.id, told.seq - 1)[0]
    assert entry == told
    assert (entry.kind, entry.ply) == ("message", 7)
    assert entry.data == Said(message.id, 1, 0, text)
    with pytest.raises(NoSuchMatch):
        store.messages.send("nowhere", 0, 0, None, "hello?", NOW)


def test_a_message_is_not_kept_if_the_table_changed_in_the_meantime(store: Store) -> None:
    table = kept(store)
    version = table.match.version
    store.messages.send(table.match.id, 0, 0, None, "in time", NOW, version)
    play(store, table)
    with pytest.raises(TableChanged):
        store.messages.send(table.match.id, 0, 0, None, "too late", NOW, version)
    assert [message.text for message in store.messages.visible(table.match.id, 1)] == ["in time"]


def test_unread_marks(store: Store) -> None:
    table = kept(store, 3)
    id = table.match.id
    ann, bob, cid = (seat.user or "" for seat in table.match.seats)
    first, _ = store.messages.send(id, 0, 0, None, "one", NOW)
    second, _ = store.messages.send(id, 0, 0, 1, "two", NOW)

    def unread() -> list[int]:
        return [store.messages.unread(id, user, seat) for seat, user in enumerate((ann, bob, cid))]

    assert unread() == [0, 2, 1]
    store.messages.mark_read(id, bob, first.id)
    assert unread() == [0, 1, 1]
    store.messages.mark_read(id, bob, second.id)
    store.messages.mark_read(id, bob, first.id)
    store.messages.mark_read(id, cid, second.id)
    assert unread() == [0, 0, 0]
