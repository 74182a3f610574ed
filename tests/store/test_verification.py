"""What a proof proves, on disk: the seed that was promised, the shares that were told, a result that was played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import update

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import read_journal
from chancellery.engine.rng import commitment
from chancellery.games import find_game
from chancellery.store.schema import matches
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import export, import_match
from chancellery.table.entries import StatusChanged
from chancellery.table.match import Match
from chancellery.table.seating import abandon, leave
from chancellery.table.table import Table
from chancellery.table.verification import Proof, verify_export, verify_match
from tests.store.stored_matches import kept, people, play
from tests.table.tables import NOW, lay, person
from tests.tiny import TINY

SHARES = [(0, "0a" * 32), (1, "0b" * 32)]


def change(store: Store, id: str, **values: Any) -> None:
    """What somebody with the database at hand can do."""
    with store.database.writing() as connection:
        connection.execute(update(matches).where(matches.c.id == id).values(**values))


def proof(store: Store, match: Match) -> Proof:
    return verify_match(
        TINY, store.matches.header(match.id), store.matches.actions(match.id), store.matches.told_in_log(match.id)
    )


def with_shares(store: Store) -> Table:
    """A running match to which both players have brought chance."""
    match = lay(*(person(id) for id in people(store, "ann", "bob")))
    match.shares = list(SHARES)
    table = Table.start(TINY, match)
    table.begin(NOW)
    store.matches.create(match)
    return table


def test_the_first_entry_of_a_match_holds_the_commitment(store: Store) -> None:
    match = kept(store).match
    [first] = store.matches.entries(match.id, 0)
    assert first.data == StatusChanged("running", commitment(match.seed), [])


def test_a_seed_that_was_changed_in_mid_match_does_not_verify(store: Store) -> None:
    table = kept(store)
    play(store, table, 4)
    change(store, table.match.id, seed=b"another" * 4 + b"seed")
    # The position was kept, so nobody at the table notices anything.
    play(store, table, 999)
    found = proof(store, table.match)
    assert not found["holds"]
    assert found["problem"] == "the seed is not the one that was promised when the match was created"


def test_nor_does_one_that_all_dice_came_from_afterwards(store: Store) -> None:
    table = kept(store)
    change(store, table.match.id, seed=bytes(32))
    again, _ = load_table(store.matches, table.match.id)
    play(store, again, 999)
    assert "promised" in str(proof(store, again.match)["problem"])


def test_a_share_that_was_changed_does_not_verify(store: Store) -> None:
    table = with_shares(store)
    change(store, table.match.id, shares=[(0, "0a" * 32), (1, "00" * 32)])
    again, _ = load_table(store.matches, table.match.id)
    play(store, again, 999)
    assert "random numbers are not those" in str(proof(store, again.match)["problem"])


def test_a_match_with_shares_holds_in_the_store_and_in_a_file(store: Store) -> None:
    table = with_shares(store)
    play(store, table, 999)
    found = proof(store, table.match)
    assert (found["holds"], found["ending"], found["promised"]) == (True, "played", True)
    assert found["shares"] == {"red": "0a" * 32, "blue": "0b" * 32}
    data = export(store, table.match.id)
    assert (data["format"], data["shares"]) == (3, found["shares"])
    assert verify_export(read_journal(json.dumps(data), find_game)) == "played"
    imported = import_match(store, json.dumps(data), None)
    assert (imported.shares, imported.key) == (SHARES, table.match.key)


def test_a_match_without_a_promise_in_its_log_is_said_to_have_none(store: Store) -> None:
    table = kept(store)
    play(store, table, 999)
    told = store.matches.told_in_log(table.match.id)
    told.commitment = told.shares = None
    found = verify_match(TINY, table.match, store.matches.actions(table.match.id), told)
    assert (found["holds"], found["promised"]) == (True, False)


def test_a_result_that_was_declared_is_told_from_one_that_was_played(store: Store) -> None:
    table = kept(store, timeout="forfeit")
    play(store, table, 5)
    leave(table.match, TINY, 0, NOW)
    store.matches.save_header(table.match, StatusChanged("finished"))
    found = proof(store, table.match)
    assert (found["holds"], found["ending"]) == (True, "declared")
    assert verify_export(read_journal(json.dumps(export(store, table.match.id)), find_game)) == "declared"


def test_an_empty_match_with_a_claimed_win_fails(store: Store) -> None:
    table = kept(store, timeout="forfeit")
    leave(table.match, TINY, 0, NOW)
    store.matches.save_header(table.match, StatusChanged("finished"))
    found = proof(store, table.match)
    assert (found["holds"], found["ending"]) == (False, None)
    assert "nothing was played" in str(found["problem"])
    file = json.dumps(export(store, table.match.id))
    with pytest.raises(BadJournal, match="nothing was played"):
        verify_export(read_journal(file, find_game))
    with pytest.raises(BadJournal, match="nothing was played"):
        import_match(store, file, None)


def test_a_win_that_nobody_declared_at_the_table_fails(store: Store) -> None:
    table = kept(store)
    play(store, table, 5)
    won = {"winners": [1], "reason": "resignation", "scores": [0, 0]}
    for result, sentence in (
        (won, "does not say"),
        ({**won, "reason": "conquest"}, "makes no sense"),
        (None, "sense"),
    ):
        change(store, table.match.id, status="finished", result=result)
        found = proof(store, table.match)
        assert not found["holds"]
        assert sentence in str(found["problem"])


def test_an_abandoned_match_has_no_result(store: Store) -> None:
    table = kept(store)
    play(store, table, 5)
    abandon(table.match)
    store.matches.save_header(table.match, StatusChanged("abandoned"))
    assert (proof(store, table.match)["holds"], proof(store, table.match)["ending"]) == (True, "abandoned")
    change(store, table.match.id, result={"winners": [1], "reason": "resignation", "scores": [0, 0]})
    assert not proof(store, table.match)["holds"]
