"""What an operator can set; the same for every worker."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from chancellery.engine.errors import ChancelleryError

VARIABLE: Final = "CHANCELLERY_SERVE"
# The folder where workers keep what they count, for each other; prometheus_client looks there when it is imported.
NUMBERS: Final = "PROMETHEUS_MULTIPROC_DIR"
LEAST_KEY: Final = 16
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")


class Settings(msgspec.Struct, frozen=True):
    """How a server runs.

    db              URL of the database; None is SQLite in the user's data folder
    secret          signs the cookies; whoever has it cannot read a session, only waste the database's time
    hosts           names that requests may ask for (against DNS rebinding); empty allows every name
    origin          where the world finds the server, such as https://play.example.org; None is wherever it was asked
    rates           multiplies every rate limit; 0 is no limit at all
    bot_processes   processes that bots think in
    bot_seconds     how long a bot may think before chance moves for it
    hint_seconds    how long the chancellor thinks about a hint
    review_seconds  what the review of a match that is over is charged with
    cached_tables   positions kept in memory
    expires         whether guests, empty tables and abandoned matches are forgotten after a while
    smtp, sender    mail server as smtp://user:password@host:port and the address that mail comes from; None sends none
    webhooks        whether people may have news sent to a web address
    private_webhooks  whether such an address may lead into the operator's own network, and be without TLS
    push            whether people may be called on their devices while no page is open
    private_push    whether a device's push service may be in the operator's own network, and without TLS
    """

    db: str | None = None
    secret: str = ""
    hosts: tuple[str, ...] = ()
    origin: str | None = None
    rates: float = 1.0
    bot_processes: int = 1
    bot_seconds: float = 20.0
    hint_seconds: float = 1.5
    review_seconds: float = 10.0
    cached_tables: int = 256
    expires: bool = False
    smtp: str | None = None
    sender: str = "chancellery@localhost"
    webhooks: bool = False
    private_webhooks: bool = False
    push: bool = True
    private_push: bool = False
    log_level: str = "INFO"

    @property
    def https(self) -> bool:
        return self.origin is not None and self.origin.startswith("https:")

    @property
    def shared(self) -> bool:
        """Whether other workers may write to the same database."""
        return self.db is not None and self.db.startswith("postgresql")

    def to_environment(self) -> None:
        """Leave the settings where workers find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


@contextmanager
def counted_together(workers: int) -> Iterator[None]:
    """Have the workers that are started meanwhile count together, unless the operator has named a folder for that."""
    if workers == 1 or NUMBERS in os.environ:
        yield
        return
    with TemporaryDirectory(prefix="chancellery-") as folder:
        os.environ[NUMBERS] = folder
        try:
            yield
        finally:
            del os.environ[NUMBERS]


def from_environment() -> Settings:
    """The settings that `to_environment` left, or the default ones."""
    given = os.environ.get(VARIABLE)
    return msgspec.json.decode(given, type=Settings) if given else Settings(secret=secrets.token_hex(32))


def kept_secret(folder: Path) -> str:
    """The key of the cookies, made at the first start and kept in a file that nobody else can read."""
    path = folder / "cookie.key"
    try:
        return read_key(path)
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    return read_key(path)


def read_key(path: Path) -> str:
    """The key in a file; with none, or half of one, anybody could sign cookies."""
    key = path.read_bytes().strip()
    if len(key) < LEAST_KEY or not key.isascii():
        sentence = f"{path}: this is not a key for cookies; remove the file, and a new one is made"
        raise ChancelleryError(sentence, "no-key", file=str(path))
    return key.decode("ascii")
