"""SQLite files as they are after all migrations, which take longer than most tests that need one."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from chancellery.store.store import open_store

SQLITE: Final = "sqlite:///"


@cache
def migrated() -> bytes:
    """An empty store; migrated once in each process of tests."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite"
        open_store(f"{SQLITE}{file}").close()
        return file.read_bytes()


def write_migrated(url: str) -> None:
    """Put an empty store where a database on SQLite is expected, if there is nothing yet."""
    file = Path(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and not file.exists():
        file.write_bytes(migrated())
