"""Database connections and transactions, with what SQLite and PostgreSQL each need to be safe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import ClauseElement, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, NoSuchModuleError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from chancellery.store.errors import StoreDown, StoreError

BUSY_SECONDS: Final = 5
CHANNEL: Final = "chancellery"
# PostgreSQL's code for a write where only reads are allowed, as on a stand-by.
READ_ONLY: Final = "25006"
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_SECONDS * 1000}",
    "foreign_keys=ON",
)


class Database:
    """Transactions that read and transactions that write."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        self.write_lock = Lock()
        self.driver = engine.dialect.loaded_dbapi
        self.written: dict[ClauseElement, str] = {}

    def fetch_one(self, query: ClauseElement, **values: str) -> tuple[Any, ...] | None:
        """Fetch the only row of a query straight from the driver: the quick way for what every request asks."""
        try:
            with reporting_outage(), closing(self.engine.raw_connection()) as connection:
                cursor = connection.cursor()
                cursor.execute(self.as_written(query), values)
                return cursor.fetchone()
        except self.driver.DataError:
            # A value that the column cannot hold is in no row.
            return None
        except self.driver.Error as error:
            raise StoreDown(f"the store does not answer: {first_line(error)}") from error

    def run(self, connection: Connection, statement: ClauseElement, *rows: Mapping[str, Any]) -> DBAPICursor:
        """Run a statement straight by the driver, once for each row: the quick way for what every action writes.

        Rows are as the driver takes them, and `as_json` what is kept as JSON. Errors are those of any other statement.
        """
        sql = self.as_written(statement)
        cursor = connection.connection.cursor()
        try:
            if len(rows) == 1:
                cursor.execute(sql, rows[0])
            else:
                cursor.executemany(sql, rows)
        except self.driver.Error as error:
            raise DBAPIError.instance(sql, rows, error, self.driver.Error, dialect=self.engine.dialect) from error
        return cursor

    def as_written(self, statement: ClauseElement) -> str:
        """A statement in this database's SQL."""
        sql = self.written.get(statement)
        if sql is None:
            sql = self.written[statement] = str(statement.compile(dialect=self.engine.dialect))
        return sql

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment and changes nothing."""
        with reporting_outage(), self.engine.connect() as connection:
            if self.postgres:
                connection.execution_options(isolation_level="REPEATABLE READ")
            with self.transaction(connection, "BEGIN"):
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is kept whole when it ends, or not at all."""
        with (
            self.write_turn(),
            reporting_outage(),
            self.engine.connect() as connection,
            self.transaction(connection, "BEGIN IMMEDIATE"),
        ):
            yield connection

    @contextmanager
    def transaction(self, connection: Connection, begin: str) -> Iterator[None]:
        """SQLite's driver is told not to begin transactions by itself, since it does not know which ones write."""
        with connection.begin():
            if not self.postgres:
                connection.exec_driver_sql(begin)
            yield

    @contextmanager
    def write_turn(self) -> Iterator[None]:
        """Take the write lock on SQLite, which has one writer at a time.

        Left to SQLite, a writer that finds another sleeps longer and longer, while others come and get the lock first.
        """
        if self.postgres:
            yield
            return
        if not self.write_lock.acquire(timeout=BUSY_SECONDS):
            raise StoreDown("the store does not answer: others have been writing for too long")
        try:
            yield
        finally:
            self.write_lock.release()

    def notify(self, connection: Connection, match: str, seq: int) -> None:
        """Notify other workers of an entry, if and only if the transaction is committed."""
        if self.postgres:
            connection.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": f"{match} {seq}"}
            )


@contextmanager
def reporting_outage() -> Iterator[None]:
    """Turn the errors of a database that is gone or locked into StoreDown."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout) as error:
        raise StoreDown(f"the store does not answer: {first_line(error)}") from error
    except DBAPIError as error:
        # A plain DatabaseError is a file that is damaged or no database; its children are our own mistakes.
        if error.connection_invalidated or type(error) is DatabaseError or sqlstate(error) == READ_ONLY:
            raise StoreDown(f"the store does not answer: {first_line(error)}") from error
        raise


def sqlstate(error: DBAPIError) -> str | None:
    """PostgreSQL's code of an error."""
    return getattr(error.orig, "sqlstate", None)


def first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0]


def connect(url: str) -> Database:
    """A database by its URL."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        return Database(sqlite(parsed) if parsed.get_backend_name() == "sqlite" else postgresql(parsed))
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise StoreError(
            f"'{shown(url)}' is not a database; try sqlite:///FILE or postgresql://…", "not-a-database", url=shown(url)
        ) from None


def shown(url: str) -> str:
    """A URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url


def sqlite(url: URL) -> Engine:
    """SQLite; SQLAlchemy, not the driver, begins transactions, and one that writes waits for its turn at once."""
    if not url.database or url.database == ":memory:":
        raise StoreError("a store in memory would forget everything; name a file: sqlite:///FILE", "store-in-memory")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    if not url.database.startswith("file:"):
        # It holds seeds, addresses and the hashes of passwords: nobody else on this machine may read it.
        with suppress(OSError):
            Path(url.database).touch(mode=0o600)
    engine = create_engine(
        url,
        paramstyle="named",
        connect_args={"timeout": BUSY_SECONDS},
        pool_size=16,
        max_overflow=32,
        # The connection that has just written knows its pages still; any other one reads them again.
        pool_use_lifo=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def postgresql(url: URL) -> Engine:
    if url.get_backend_name() != "postgresql":
        raise StoreError(
            f"'{url.get_backend_name()}' is not a database for a store; there are sqlite and postgresql",
            "not-a-database",
            url=url.get_backend_name(),
        )
    timeouts = f"-c lock_timeout={BUSY_SECONDS}s -c idle_in_transaction_session_timeout=60s"
    given = url.query.get("options")
    return create_engine(
        url,
        connect_args={
            "options": f"{given} {timeouts}" if isinstance(given, str) else timeouts,
            "connect_timeout": BUSY_SECONDS,
        },
        pool_size=10,
        max_overflow=10,
        pool_timeout=BUSY_SECONDS,
        pool_pre_ping=True,
    )
