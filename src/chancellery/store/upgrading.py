"""Matches of older rules in a store, brought to the present ones, each in one transaction of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

import msgspec

from chancellery.engine.errors import ChancelleryError
from chancellery.games import find_game, installed_rules
from chancellery.store.errors import NoSuchMatch, TableChanged
from chancellery.store.matches import Matches
from chancellery.store.revisions import revision
from chancellery.store.schema import REVISION
from chancellery.store.store import Store, open_store
from chancellery.table.entries import LogEntry
from chancellery.table.upgrading import Kept, Upgraded, upgrade

How = Literal["unchanged", "carried", "stopped"]

TRIES: Final = 4


class UpgradeOutcome(msgspec.Struct, frozen=True):
    """What becomes of a running match of older rules, where, and why it does not simply go on."""

    match: str
    game: str
    rules: int
    to: int
    ply: int
    how: How
    back: int = 0
    why: str | None = None


@contextmanager
def opened_for_reading(url: str | None) -> Iterator[Store]:
    """A store as it is after its migration; where that is still to come, a copy of it, so that nothing changes."""
    store = open_store(url, migrate=False)
    try:
        if revision(store.database) in (None, REVISION):
            yield store if revision(store.database) else open_store(url)
            return
        # Slow to import, and seldom needed.
        from chancellery.store.backup import backup

        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "copy.sqlite"
            backup(store.database, place)
            copy = open_store(f"sqlite:///{place}", backup=False)
            try:
                yield copy
            finally:
                copy.close()
    finally:
        store.close()


def prepare(matches: Matches, id: str, now: float, stood: float) -> Upgraded:
    """What a match would be by the present rules; nothing is written."""
    match = matches.header(id)
    kept = Kept(matches.action_entries(id), matches.positions(id))
    return upgrade(find_game(match.game), match, kept, now, stood)


def bring_up(matches: Matches, id: str, now: float, stood: float) -> tuple[Upgraded, LogEntry]:
    """Bring a match to the present rules, and keep that; TableChanged if another process is faster each time."""
    for _ in range(TRIES):
        upgraded = prepare(matches, id, now, stood)
        try:
            snapshot = upgraded.table.snapshot()
            return upgraded, matches.save_upgrade(upgraded.match, upgraded.happened, snapshot, now)
        except TableChanged:
            continue
    raise TableChanged


def upgrade_all(
    matches: Matches, now: float, dry_run: bool, tick: Callable[[str], None] = lambda id: None
) -> Iterator[UpgradeOutcome]:
    """Bring every running match of older rules to the present ones, or say what would become of it."""
    for id in matches.of_older_rules(installed_rules()):
        try:
            yield outcome_of(matches, id, now, dry_run)
        except NoSuchMatch:
            continue
        finally:
            tick(id)


def outcome_of(matches: Matches, id: str, now: float, dry_run: bool) -> UpgradeOutcome:
    before = matches.header(id)
    about = UpgradeOutcome(id, before.game, before.rules, find_game(before.game).rules, before.ply, "stopped")
    try:
        upgraded = prepare(matches, id, now, now) if dry_run else bring_up(matches, id, now, now)[0]
    except ChancelleryError as error:
        return msgspec.structs.replace(about, why=str(error))
    why = upgraded.difference
    return msgspec.structs.replace(
        about,
        how=upgraded.happened.how,
        back=before.ply - upgraded.match.ply,
        why=None if why is None else why.reason,
    )
