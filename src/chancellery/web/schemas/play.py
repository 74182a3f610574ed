"""Playing: actions, views, and the log as a seat may know it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from chancellery.engine.events import EventData
from chancellery.engine.only_answer import OnlyAnswer
from chancellery.engine.views import PositionData
from chancellery.table.entries import Happening, Kind
from chancellery.table.match import Status
from chancellery.web.games.wording import QuestionText
from chancellery.web.schemas.base import Body, Ply, SeatId
from chancellery.web.schemas.chat import MessageList
from chancellery.web.schemas.matches import MatchSummary

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]

ActionName = Annotated[str, Meta(max_length=120)]
# So many asides can be taken at once.
MOST_AT_ONCE: Final = 40


class Act(Body):
    """An action by its name, as an answer to the question put at `ply`; a repeated `key` is played once.

    `with_view` asks for the new view in the answer, of the own seat that is asked next, and `after` for what happened
    after that entry of the log with it. `then` are asides that follow an aside at once: all are taken, or none is.
    """

    action: ActionName
    ply: Ply
    then: Annotated[tuple[ActionName, ...], Meta(max_length=MOST_AT_ONCE)] = ()
    seat: SeatId | None = None
    key: Key | None = None
    with_view: bool = False
    after: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Undo(Body):
    """Take back, or agree to take back, what was played last, if the match still stands at `ply`."""

    ply: Ply
    seat: SeatId | None = None


class View(Struct):
    """What a seat sees: the match, its position, and the same in words where a language was asked for.

    left      the seconds until the open question is answered by itself, if it waits only so long
    only      where there is one answer alone, and nothing that wants somebody's consent: whether a page may give it
              `at-once`, or `later`, as if they had thought about it
    fresh     what happened up to this view after the entry that was named, if any was and it is not too much
    playable  false if this server does not play the rules of the match: `position` is then the last one that was kept
              and can still be read, at `ply`, with nobody asked anything; or null
    """

    seq: int
    ply: int
    status: Status
    seat: str | None
    undo: bool
    consents: list[str]
    clocks: dict[str, float | None]
    left: float | None
    position: PositionData | None
    playable: bool = True
    text: QuestionText | None = None
    fresh: list[SeatEntry] | None = None
    only: OnlyAnswer | None = None


class StageSeen(Struct):
    """What a seat saw in the midst of an action, when it had been told so many of the events of its entry."""

    events: int
    position: PositionData


class TableNews(Struct):
    """All that a page needs of a match, or has missed of it: who sits there, what is seen, happened and was said.

    log      every entry after the one that was named, as the seat may know them; all of them if none was
    odds     for each answer that comes to a die what its faces would bring, as `/odds` tells
    passing  the answers that end the turn, as `/passing` tells, if that was asked for
    """

    summary: MatchSummary
    view: View
    log: list[SeatEntry]
    messages: MessageList
    odds: dict[str, DieAhead]
    passing: list[str] | None = None


class DieAhead(Struct):
    """The die that an action comes to.

    rolls   whether the action is to roll it; else it follows by itself
    counts  what is counted of it by name (`war`), with the faces that bring it about
    faces   what each face would bring about; nothing where that does not depend on your answer, or is not foretold
    """

    rolls: bool
    counts: dict[str, list[int]]
    faces: list[list[EventData]]


class ReadyMadeAsides(Struct):
    """Asides that make sense for you now, in the order in which they are taken, and what they say together."""

    actions: list[str]
    says: dict[str, object]


class WhyNot(Struct):
    """Why a thing cannot be chosen now: a message `why-<key>` with its values, paragraph, and words."""

    key: str
    args: dict[str, object]
    rule: str | None
    text: str | None = None


class Done(Struct, omit_defaults=True):
    """Where the match stands after a change, and how it looks now if that was asked for."""

    ply: int
    seq: int
    status: Status
    view: View | None = None


class SeatEntry(Struct):
    """A log entry as one seat may know it: its number, kind, ply and time, its data, and the same in words."""

    seq: int
    kind: Kind
    ply: int
    at: float
    data: Happening
    text: list[str] | None = None
