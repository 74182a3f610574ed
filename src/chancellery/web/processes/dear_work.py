"""Dear work: what takes long to put together, carried out in a process of its own with a limit of processor time.

The process gets matches and nothing else: no database, no secret of anybody. Requests and replies are MessagePack,
each with its length before it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from struct import Struct as Layout
from typing import BinaryIO, ClassVar, Final

import msgspec

from chancellery.bots.judging.reviewer import Estimate
from chancellery.engine.errors import BadJournal, ChancelleryError, Named
from chancellery.engine.journal import Journal
from chancellery.engine.refusals import MOST_NUMBER
from chancellery.games import all_games, find_game
from chancellery.table.beginnings import begin_fork, read_file
from chancellery.table.defects import Defect, RulesFailed
from chancellery.table.entries import ActionEntry
from chancellery.table.exports import Recorded, export_match, export_seat
from chancellery.table.match import Match, Seat, TableError
from chancellery.table.messages import Message
from chancellery.table.review import tell_review
from chancellery.table.story import tell
from chancellery.table.table import Actions, journal_of
from chancellery.table.verification import Told, verify_match

LENGTH: Final = Layout(">I")
# Seconds of processor time for a match from a file, which anybody may have made up, and for one that was played here.
FILE_SECONDS: Final = 2.0
MATCH_SECONDS: Final = 10.0


class Work(msgspec.Struct, tag_field="work"):
    """Something to be put together; `limit` is how many seconds of processor time it may take."""

    limit: ClassVar[float] = MATCH_SECONDS

    def too_long(self) -> ChancelleryError:
        return TableError("this match takes too long to replay; the request was given up", "match-takes-too-long")

    def carry_out(self) -> bytes:
        raise NotImplementedError

    def journal(self) -> Journal | None:
        """The match that it is about, where one is known before the work is done."""
        return None


class MatchWork(Work):
    """Something to be made of a match that is kept."""

    match: Match
    actions: Actions

    def journal(self) -> Journal:
        return journal_of(find_game(self.match.game), self.match, self.actions)


class ReadFile(Work, tag="file"):
    """A match from an exported file."""

    limit: ClassVar[float] = FILE_SECONDS

    file: bytes
    owner: str | None

    def too_long(self) -> ChancelleryError:
        return BadJournal("the match in this file takes too long to replay; it was not imported", "file-takes-too-long")

    def carry_out(self) -> bytes:
        try:
            text = self.file.decode("utf-8")
        except UnicodeDecodeError:
            raise BadJournal("the file is not UTF-8 text", "file-not-text") from None
        return msgspec.msgpack.encode(read_file(text, self.owner, time.time()))


class BeginFork(Work, tag="fork"):
    """A new match that begins with another one up to a ply."""

    old: Match
    ply: int
    seats: list[Seat]
    owner: str
    actions: Actions

    def carry_out(self) -> bytes:
        begun = begin_fork(self.old, self.ply, self.seats, self.owner, self.actions, time.time())
        return msgspec.msgpack.encode(begun)


class MakeExport(MatchWork, tag="export"):
    """A match as one file: all of it, or what a seat may know."""

    seat: int
    language: str
    names: list[str | None]
    said: list[Message]
    entries: list[ActionEntry] = []

    def carry_out(self) -> bytes:
        game, recorded = find_game(self.match.game), Recorded(self.actions, self.entries)
        if self.match.over():
            return msgspec.json.encode(export_match(game, self.match, recorded, self.names, self.said))
        export = export_seat(game, self.match, recorded, self.seat, self.language, self.names, self.said)
        return msgspec.json.encode(export)


class MakeProof(MatchWork, tag="proof"):
    """Whether a match holds what was promised."""

    told: Told | None
    language: str

    def carry_out(self) -> bytes:
        game = find_game(self.match.game)
        return msgspec.json.encode(verify_match(game, self.match, self.actions, self.told, self.language))


class MakeStory(MatchWork, tag="story"):
    """What became of a match that is over."""

    def carry_out(self) -> bytes:
        return msgspec.json.encode(tell(find_game(self.match.game), self.match, self.actions))


class MakeReview(MatchWork, tag="review"):
    """A review from what the judge found of the deal and of every ply."""

    estimates: list[Estimate]
    explained: float | None

    def carry_out(self) -> bytes:
        game = find_game(self.match.game)
        return msgspec.json.encode(tell_review(game, self.match, self.actions, self.estimates, self.explained))


AnyWork = ReadFile | BeginFork | MakeExport | MakeProof | MakeStory | MakeReview


class Refusal(msgspec.Struct):
    """A refusal on its way from one process to another: its class, what it says, and what its message names."""

    kind: str
    sentence: str
    code: str
    values: dict[str, int | str | Refusal]

    @classmethod
    def of(cls, error: ChancelleryError) -> Refusal:
        kind = next(kind.__name__ for kind in type(error).__mro__ if kind in KINDS.values())
        return cls(kind, str(error), error.code, {name: packed(value) for name, value in error.values.items()})

    def error(self) -> ChancelleryError:
        made = KINDS[self.kind](self.sentence)
        made.code = self.code
        made.values = {name: one.error() if isinstance(one, Refusal) else one for name, one in self.values.items()}
        return made


def packed(value: Named) -> int | str | Refusal:
    """What a message names, without numbers that are too long to be sent."""
    if isinstance(value, ChancelleryError):
        return Refusal.of(value)
    return value if isinstance(value, str) or abs(value) < MOST_NUMBER else str(value)


# The kinds of refusal that are told apart outside.
KINDS: Final[dict[str, type[ChancelleryError]]] = {
    kind.__name__: kind for kind in (BadJournal, TableError, ChancelleryError)
}


class Reply(msgspec.Struct):
    """What came of some work.

    body       what was put together
    refusal    why it was not
    defect     how the rules failed at it
    seconds    the processor time that it took
    """

    body: bytes = b""
    refusal: Refusal | None = None
    defect: Defect | None = None
    seconds: float = 0.0


def given_up(work: AnyWork) -> Reply:
    """The reply to work that took all the time it may take."""
    return Reply(refusal=Refusal.of(work.too_long()), seconds=work.limit)


class TookTooLong(BaseException):
    """No error that anybody may catch: the time is up."""


def carry_out(work: AnyWork, limited: bool = True) -> Reply:
    """Do some work, or say why it cannot be done."""
    began = time.process_time()
    reply = Reply()
    try:
        with limit_of(work.limit if limited else None):
            reply.body = work.carry_out()
    except TookTooLong:
        reply = given_up(work)
    except ChancelleryError as error:
        reply.refusal = Refusal.of(error)
    except Exception as error:
        journal = error.journal if isinstance(error, RulesFailed) else work.journal()
        reply.defect = Defect(
            error=str(error) if isinstance(error, RulesFailed) else f"{type(error).__name__}: {error}",
            traceback="".join(traceback.format_exception(error)),
            journal=None if journal is None else journal.outline(),
        )
    reply.seconds = time.process_time() - began
    return reply


@contextmanager
def limit_of(seconds: float | None) -> Iterator[None]:
    """Raise TookTooLong once so much processor time was used, where the system can tell."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, time_is_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def time_is_up(_signal: int, _frame: object) -> None:
    raise TookTooLong


def read_one(source: BinaryIO) -> bytes | None:
    """The next message, or None at the end."""
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


def main() -> None:
    """Work until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a game prints must not pass for a reply.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Reading a game is nobody's work, and must not end in the middle.
    all_games()
    out.write(b"ready\n")
    out.flush()
    decoder = msgspec.msgpack.Decoder(AnyWork)
    while (message := read_one(sys.stdin.buffer)) is not None:
        out.write(framed(msgspec.msgpack.encode(carry_out(decoder.decode(message)))))
        out.flush()


if __name__ == "__main__":
    main()
