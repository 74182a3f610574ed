"""The transcript of a match: every prompt and every answer, a line of JSON each, written as they come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from chancellery.cli.models.endpoint import Messages


class Exchange(Struct, omit_defaults=True):
    """One question to a model, and what became of its answer.

    action    what it came to: an answer or an aside that was played; none if it was asked again
    why       why it was asked again: `illegal`, `unreadable`, or `explain` if it asked something itself
    given_up  the action was taken by chance, since the model gave no legal one
    tries     how often the endpoint had to be asked until it answered
    """

    ply: int
    prompt: Messages
    answer: str
    seconds: float
    tokens_in: int = 0
    tokens_out: int = 0
    estimated: bool = False
    tries: int = 1
    action: str | None = None
    why: str | None = None
    given_up: bool = False


class Transcript:
    """The file of one match; what it holds already was played before, and is played again from it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.exchanges = list(read(file))
        # A line that was cut off when somebody pulled the plug is written anew.
        whole = b"".join(msgspec.json.encode(one) + b"\n" for one in self.exchanges)
        if not file.exists() or file.read_bytes() != whole:
            file.write_bytes(whole)
        self.kept = [one.action for one in self.exchanges if one.action is not None]

    def add(self, exchange: Exchange) -> None:
        self.exchanges.append(exchange)
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(exchange) + b"\n")

    def forget(self) -> None:
        """Begin the match anew."""
        self.exchanges, self.kept = [], []
        self.file.write_bytes(b"")


def read(file: Path) -> Iterator[Exchange]:
    """The whole lines of a transcript."""
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Exchange)
        except msgspec.DecodeError:
            return
