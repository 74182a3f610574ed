"""`chancellery store` and `chancellery users`, and files of matches that are not over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import update

from chancellery.cli import exit_codes
from chancellery.store.schema import matches
from chancellery.store.store import Store, open_store
from chancellery.store.transfer import export
from chancellery.table.entries import StatusChanged
from chancellery.table.seating import leave
from tests.cli.conftest import Cli, change
from tests.store.stored_matches import kept, play
from tests.table.tables import NOW
from tests.tiny import TINY


@pytest.fixture
def store(only_courtyard: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The store that the commands use unless --db says otherwise."""
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    monkeypatch.setenv("CHANCELLERY_DB", url)
    found = open_store(url)
    yield found
    found.close()


def test_check(cli: Cli, store: Store) -> None:
    assert "No match is running" in cli("store", "check").out
    table = kept(store)
    play(store, table, 5)
    assert "All 1 running matches play on" in cli("store", "check").out
    with store.database.writing() as connection:
        connection.execute(update(matches).values(rules=7))
    outcome = cli("store", "check")
    assert outcome.code == exit_codes.DOES_NOT_HOLD
    assert (
        f"match {table.match.id} of courtyard, at ply 5: this match was played with version 7 of the rules"
        in outcome.err
    )
    report = cli("store", "check", "--json").json()
    assert (report["running"], report["problems"][0]["match"]) == (1, table.match.id)


def test_backup(cli: Cli, store: Store, tmp_path: Path) -> None:
    table = kept(store)
    play(store, table, 5)
    file = tmp_path / "copy.sqlite"
    assert cli("store", "backup", file).code == exit_codes.OK
    assert "All 1 running" in cli("store", "check", "--db", f"sqlite:///{file}").out
    outcome = cli("store", "backup", file)
    assert outcome.code == exit_codes.BAD_INPUT
    assert "there already" in outcome.err


def test_restore(cli: Cli, store: Store, tmp_path: Path) -> None:
    table = kept(store)
    play(store, table, 5)
    file, fresh = tmp_path / "copy.sqlite", f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    cli("store", "backup", file)
    assert "with 1 matches" in cli("store", "restore", file, "--db", fresh).out
    assert "All 1 running" in cli("store", "check", "--db", fresh).out
    outcome = cli("store", "restore", file)
    assert outcome.code == exit_codes.BAD_INPUT
    assert "has 1 matches and 2 people already" in outcome.err
    assert "no such file" in cli("store", "restore", tmp_path / "nothing", "--db", fresh).err


def test_migrate(cli: Cli, store: Store) -> None:
    assert "up to date" in cli("store", "migrate").out
    outcome = cli("store", "migrate", "--db", "nonsense")
    assert outcome.code == exit_codes.BAD_INPUT
    assert "is not a database" in outcome.err


def test_users(cli: Cli, store: Store) -> None:
    assert "Nobody has an account" in cli("users", "list").out
    kept(store)
    guest = store.people.guest("en")
    listed = cli("users", "list").out
    assert "ann" in listed
    assert guest.name not in listed
    assert guest.name in cli("users", "list", "--guests").out
    assert [user["name"] for user in cli("users", "list", "--json").json()] == ["ann", "bob"]


def test_an_operator(cli: Cli, store: Store) -> None:
    kept(store)
    [ann] = [user for user in store.people.all() if user.name == "ann"]
    assert f"'ann' has the id {ann.id}" in cli("users", "operator", "Ann").err
    assert "now an operator" in cli("users", "operator", ann.id).out
    assert "operator" in cli("users", "list").out
    assert "no longer" in cli("users", "operator", ann.id, "--off").out
    assert "nobody called 'zoe'" in cli("users", "operator", "zoe").err
    guest = store.people.guest("en")
    assert "is a guest" in cli("users", "operator", guest.name).err
    assert "is a guest" in cli("users", "operator", guest.id).err


def test_a_new_password_ends_every_session(cli: Cli, store: Store) -> None:
    kept(store)
    ann = store.people.by_name("ann")
    assert ann is not None
    secret = store.people.new_session(ann.id, "session", "")
    assert "at least 8" in cli("users", "password", "ann", "--new", "short").err
    assert "1 sessions have ended" in cli("users", "password", "ann", "--new", "long enough").out
    assert store.people.user_of(secret) is None
    assert PasswordHasher().verify(store.people.password_hash(ann.id) or "", "long enough")
    store.people.new_session(ann.id, "token", "")
    assert "1 sessions of ann" in cli("users", "revoke", "ann").out


def test_export_and_delete(cli: Cli, store: Store) -> None:
    kept(store)
    assert cli("users", "export", "ann").json()["user"]["name"] == "ann"
    assert cli("users", "delete", "ann", typed="n\n").code == exit_codes.INTERRUPTED
    assert store.people.by_name("ann") is not None
    assert "forgotten" in cli("users", "delete", "ann", "--yes").out
    assert store.people.by_name("ann") is None


def test_a_match_that_is_not_over_can_be_told_but_not_verified(cli: Cli, store: Store, tmp_path: Path) -> None:
    table = kept(store)
    play(store, table, 9)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(export(store, table.match.id, 0)), "utf-8")
    told = cli("replay", file)
    assert told.code == exit_codes.OK
    assert "red:" in told.out
    assert len(told.out.splitlines()) > 5
    assert cli("replay", file, "--json").json()["view"] == table.state.view(0)
    assert "one seat may know" in cli("replay", file, "--seat", "blue").err
    assert "after its end" in cli("verify", file).err
    change(file, view={"board": 3})
    assert "cannot be shown" in cli("replay", file).err
    change(file, format=2)
    assert "format 2" in cli("replay", file).err
    change(file, log="nothing")
    assert "cannot be read" in cli("replay", file).err


def test_what_was_said_is_told_at_the_ply_it_was_said(cli: Cli, store: Store, tmp_path: Path) -> None:
    table = kept(store, 3)
    play(store, table, 2)
    store.messages.send(table.match.id, 2, 0, None, "to all\x1b[2J", NOW)
    play(store, table, 3)
    store.messages.send(table.match.id, 5, 0, 1, "for blue", NOW)
    so_far, whole = tmp_path / "so_far.json", tmp_path / "whole.json"
    so_far.write_text(json.dumps(export(store, table.match.id, 1)), "utf-8")
    play(store, table, 999)
    whole.write_text(json.dumps(export(store, table.match.id, 1)), "utf-8")
    for told in (cli("replay", so_far).out, cli("replay", whole, "--seat", "blue").out):
        lines = [" ".join(line.split()) for line in told.splitlines()]
        assert "2 red: to all\ufffd[2J" in lines
        assert "5 red → blue: for blue" in lines
        plies = [int(line.split()[0]) for line in lines if line[:1].isdigit()]
        assert plies == sorted(plies)
    assert "for blue" not in cli("replay", whole).out
    assert "for blue" not in cli("replay", whole, "--seat", "green").out
    assert "to all" not in cli("replay", whole, "--to", "1").out
    assert [m["text"] for m in cli("replay", whole, "--seat", "red", "--json").json()["messages"]] == [
        *("to all\x1b[2J", "for blue")
    ]
    change(whole, match={"messages": "nonsense"})
    assert cli("replay", whole).code == exit_codes.OK


def test_a_whole_match_from_the_store_is_verified(cli: Cli, store: Store, tmp_path: Path) -> None:
    table = kept(store)
    play(store, table, 999)
    file = tmp_path / "whole.json"
    file.write_text(json.dumps(export(store, table.match.id)), "utf-8")
    assert "The match holds" in cli("verify", file).out
    assert cli("replay", file).code == exit_codes.OK


@pytest.mark.parametrize("plies", [TINY.least_plies - 1, TINY.least_plies])
def test_verify_says_whether_a_match_that_was_given_up_had_really_begun(
    cli: Cli, store: Store, tmp_path: Path, plies: int
) -> None:
    table = kept(store, timeout="forfeit")
    play(store, table, plies)
    leave(table.match, TINY, 0, NOW)
    store.matches.save_header(table.match, StatusChanged("finished"))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(export(store, table.match.id)), "utf-8")
    began = plies == TINY.least_plies
    assert ("before it had really begun" in cli("verify", file).out) is not began
    assert json.loads(cli("verify", file, "--json").out)["began"] is began
