"""An upgrade that is killed in the middle, again and again: started once more, it comes to the same end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chancellery.games import find_game
from chancellery.store.store import Store, open_store
from chancellery.store.upgrading import upgrade_all
from tests.databases import postgres, postgres_url, sqlite_url, url
from tests.nightly import at_night
from tests.upgrades.kept import header, matches_of, put, versions
from tests.waiting import until

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]

# A command that is started on a busy machine takes long to begin.
PATIENCE = 200.0
KILLS = [1, at_night(10)]


def fill(store: Store, each: int) -> list[str]:
    ids = []
    for game, rules in versions():
        for number in range(each):
            old = matches_of(game, rules)[number]
            ids.append(f"{game}-{rules}-{number}"[:32])
            put(store, header(game, rules, old, ids[-1], []), old, at_rest=number % 2 == 0)
    return ids


def state_of(store: Store, ids: list[str]) -> dict[str, object]:
    """All that an upgrade changes, but for when it was."""
    found: dict[str, object] = {}
    for id in ids:
        match = store.matches.header(id)
        stretches = [(one.ply, one.rules, one.digest, one.carried) for one in match.stretches]
        entries = [(entry.seq, entry.kind, entry.ply) for entry in store.matches.entries(id, 0)]
        found[id] = (match.rules, match.ply, match.waiting, match.rekeys, stretches, entries, store.matches.actions(id))
    return found


def killed_after(url: str, store: Store, ids: list[str], wanted: int) -> None:
    """Start an upgrade, and kill it once so many matches have come to their rules."""
    command = [sys.executable, "-m", "chancellery.cli", "store", "upgrade", "--db", url]
    process = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        # Whoever looks all the time takes the processor from what is looked at.
        until(lambda: process.poll() is not None or done(store, ids) >= wanted, PATIENCE)
    finally:
        process.send_signal(signal.SIGKILL)
        ended = process.wait(PATIENCE)
    # One that had ended by itself had brought all of them up.
    assert ended in (0, -signal.SIGKILL)


def done(store: Store, ids: list[str]) -> int:
    return sum((match := store.matches.header(id)).rules == find_game(match.game).rules for id in ids)


@pytest.mark.parametrize("kills", KILLS)
def test_killed_upgrade_comes_to_the_same_end(url: str, tmp_path: Path, kills: int) -> None:
    whole = open_store(f"sqlite:///{tmp_path / 'whole.sqlite'}")
    ids = fill(whole, 1 if kills < 10 else 4)
    list(upgrade_all(whole.matches, 2000.0, dry_run=False))
    store = open_store(url)
    fill(store, 1 if kills < 10 else 4)
    for kill in range(kills):
        killed_after(url, store, ids, max(1, (kill + 1) * len(ids) // (kills + 1)))
    assert done(store, ids) > 0
    list(upgrade_all(store.matches, 2000.0, dry_run=False))
    assert state_of(store, ids) == state_of(whole, ids)
    whole.close()
    store.close()
