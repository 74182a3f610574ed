"""Statements that go straight to the driver do what any other statement does."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from sqlalchemy.exc import DataError, IntegrityError

from chancellery.store.database import connect
from chancellery.store.schema import entries, matches
from chancellery.store.statements import ADD_ENTRY, CHANGE_SEQ, LOCK
from chancellery.store.store import Store
from tests.store.stored_matches import kept, play


def entry(match: str, seq: int) -> dict[str, object]:
    return {"match": match, "seq": seq, "kind": "action", "ply": 1, "at": 1.5, "key": None, "data": "{}"}


def test_rows_are_written_one_by_one_or_together(store: Store) -> None:
    match, database = kept(store).match, store.matches.database
    with database.writing() as connection:
        database.run(connection, ADD_ENTRY, entry(match.id, 10))
        database.run(connection, ADD_ENTRY, entry(match.id, 11), entry(match.id, 12))
        found = connection.execute(select(entries.c.seq).where(entries.c.match == match.id, entries.c.seq > 9))
        assert sorted(found.scalars()) == [10, 11, 12]


def test_what_a_database_refuses_is_refused_in_the_same_words_and_nothing_is_kept(store: Store) -> None:
    match, database = kept(store).match, store.matches.database

    def write() -> None:
        with database.writing() as connection:
            database.run(connection, CHANGE_SEQ, {"its_id": match.id, "seq": 99})
            database.run(connection, ADD_ENTRY, entry(match.id, 1))

    with pytest.raises(IntegrityError) as refused:
        write()
    with pytest.raises(IntegrityError) as usual, database.writing() as connection:
        connection.execute(ADD_ENTRY, entry(match.id, 1))
    assert str(refused.value.orig).splitlines()[0] == str(usual.value.orig).splitlines()[0]
    assert store.matches.stamp(match.id)[1] != 99


def test_text_that_cannot_be_kept_is_bad_data_on_postgresql(store: Store) -> None:
    database = store.matches.database
    if not database.postgres:
        pytest.skip("SQLite keeps any text")
    with pytest.raises(DataError), database.writing() as connection:
        database.run(connection, LOCK, {"its_id": "a\0b"})


def test_what_an_action_changes_is_kept_as_any_other_statement_keeps_it(store: Store) -> None:
    table = kept(store)
    play(store, table)
    columns = (matches.c.waiting, matches.c.consents, matches.c.ply, matches.c.version)
    with store.matches.database.reading() as connection:
        row = connection.execute(select(*columns).where(matches.c.id == table.match.id)).one()
    match = table.match
    assert tuple(row) == (list(match.waiting), list(match.consents), match.ply, match.version)


def test_sqlite_writes_by_the_connection_that_wrote_last(sqlite_url: str) -> None:
    database = connect(sqlite_url)
    with database.reading() as first, database.reading() as second:
        assert first.connection.dbapi_connection is not second.connection.dbapi_connection
    users = []
    for _ in range(4):
        with database.writing() as connection:
            users.append(connection.connection.dbapi_connection)
    assert users == [users[0]] * 4
    database.engine.dispose()
