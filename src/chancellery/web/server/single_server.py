"""Lock of a SQLite file for one server: two on one file would not hear of each other's news."""

from __future__ import annotations

from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from chancellery.store.errors import StoreError


def hold_alone(database: Path) -> BaseFileLock:
    """Keep every other server away from a file until what is returned is released, or refuse."""
    lock = FileLock(f"{database}.lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise StoreError(
            f"another server already runs on {database}; stop it first, or use PostgreSQL for several",
            "server-running",
            database=str(database),
        ) from None
    return lock
