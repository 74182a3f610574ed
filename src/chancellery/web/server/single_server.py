"""Lock of a SQLite file for one server: two on one file would not hear of each other's news."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from chancellery.store.errors import StoreError

try:
    import fcntl
except ImportError:  # Windows has no such locks: there nobody is warned.
    fcntl = None  # type: ignore[assignment]


def hold_alone(database: Path) -> IO[str]:
    """Keep every other server away from a file until what is returned is closed, or refuse."""
    lock = database.with_name(f"{database.name}.lock").open("w")
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError(
            f"another server runs on {database} already; stop it first, or use PostgreSQL for several",
            "server-running",
            database=str(database),
        ) from None
    return lock
