"""`chancellery store upgrade`: what becomes of running matches of older rules, as a table, and then in earnest."""

from __future__ import annotations

import hashlib
import lzma
from pathlib import Path

import pytest

from chancellery.cli import exit_codes
from chancellery.store.store import open_store
from tests.cli.conftest import Cli
from tests.store.stored_matches import kept, of_bots, play
from tests.tiny.mending import end_with, mend

KEPT = Path(__file__).parents[1] / "kept" / "0.1.0" / "store.sqlite.xz"


@pytest.fixture
def url(only_courtyard: None, tmp_path: Path) -> str:
    """A store with three running matches of Courtyard: one past its first snapshot, two that have hardly begun."""
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    store = open_store(url)
    for table, plies in ((kept(store), 34), (of_bots(store), 3), (of_bots(store), 0)):
        play(store, table, plies)
    store.close()
    return url


def rules_in(url: str) -> list[int]:
    store = open_store(url)
    found = [store.matches.header(id).rules for id in store.matches.running()]
    store.close()
    return found


def test_dry_run_prints_a_table_and_writes_nothing(cli: Cli, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mend(monkeypatch)
    outcome = cli("store", "upgrade", "--dry-run", "--db", url)
    assert outcome.code == exit_codes.OK
    row = next(line for line in outcome.out.splitlines() if "courtyard" in line)
    assert row.split()[:7] == ["courtyard", "1", "→", "2", "3", "1", "2"], outcome.out
    assert "carried over" in next(line for line in outcome.out.splitlines() if "unchanged" in line)
    assert "courtyard 1 → 2, carried over: 2: " in outcome.out
    assert "3 running matches would be brought to the installed rules." in outcome.out
    assert rules_in(url) == [1, 1, 1]
    assert cli("store", "upgrade", "--db", url).code == exit_codes.OK
    assert rules_in(url) == [2, 2, 2]
    assert "Every running match is played by the installed rules." in cli("store", "upgrade", "--db", url).out


def test_matches_that_stop_are_named_with_the_reason(cli: Cli, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    end_with(monkeypatch)
    outcome = cli("store", "upgrade", "--dry-run", "--db", url, "--json").json()
    reasons = [one["why"] for one in outcome["matches"] if one["how"] == "stopped"]
    assert len(reasons) == 2
    assert all("courts have no gates any more" in why for why in reasons)
    assert "courts have no gates any more" in cli("store", "upgrade", "--db", url).err


def test_dry_run_leaves_tables_alone_that_have_still_to_be_migrated(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    file.write_bytes(lzma.decompress(KEPT.read_bytes()))
    before = hashlib.sha256(file.read_bytes()).hexdigest()
    assert cli("store", "upgrade", "--dry-run", "--db", f"sqlite:///{file}").code == exit_codes.OK
    assert cli("store", "check", "--db", f"sqlite:///{file}").code in (exit_codes.OK, exit_codes.DOES_NOT_HOLD)
    assert hashlib.sha256(file.read_bytes()).hexdigest() == before
    assert [path.name for path in tmp_path.glob("*before*")] == []
