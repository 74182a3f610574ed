"""Schemas of the API: request bodies and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chancellery.engine.events import EventData
from chancellery.engine.options import Value
from chancellery.engine.views import PositionData
from chancellery.table.entries import Happening, Kind
from chancellery.table.match import MatchResult, Pace, Status, Timeout, Visibility
from chancellery.table.review import Review
from chancellery.web.games.wording import QuestionText

Name = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatId = Annotated[str, Meta(max_length=40)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Share = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
LanguageId = Annotated[str, Meta(max_length=8)]


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request; what is not known is refused."""


# --- asking ---


class NewSeat(Body):
    """Who shall sit on a seat: `me`, a bot (`bot` names it; the best there is if not), or whoever comes."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewMatch(Body):
    """A new match; seats that are not named are open, the first is yours if none is named.

    With `hints` people may ask the chancellor although they play with each other; all are told of it.
    With `await_share` it does not begin before you have brought your share of chance, even if every seat is taken.
    """

    game: Annotated[str, Meta(max_length=80)]
    options: dict[str, bool | int | str] = {}
    seats: dict[str, NewSeat] | None = None
    pace: Pace = Pace()
    timeout: Timeout = "bot"
    visibility: Visibility = "link"
    hints: bool = False
    await_share: bool = False


class NewFork(Body):
    """Try a finished match from a moment of it: after `ply` actions, on this seat, against this bot on all others."""

    ply: Ply
    seat: SeatId
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTutorial(Body):
    """The guided first match of a game."""

    game: Annotated[str, Meta(max_length=80)]


class Sit(Body):
    """Which seat; the first that fits if none is named."""

    seat: SeatId | None = None


class Join(Sit):
    """Which seat, and the chance that you bring to it: 32 random bytes in hexadecimal."""

    share: Share | None = None


class NewShare(Body):
    """The chance that you bring to a seat of yours: 32 random bytes in hexadecimal."""

    share: Share
    seat: SeatId | None = None


class Start(Body):
    """Begin; open seats go to this bot, and to the best there is for `any`."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class Act(Body):
    """An action by its name, as an answer to the question put at `ply`; a repeated `key` is played once.

    `with_view` asks for the new view in the answer, of the own seat that is asked next, and `after` for what happened
    after that entry of the log with it.
    """

    action: Annotated[str, Meta(max_length=120)]
    ply: Ply
    seat: SeatId | None = None
    key: Key | None = None
    with_view: bool = False
    after: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Undo(Body):
    """Take back, or agree to take back, what was played last, if the match still stands at `ply`."""

    ply: Ply
    seat: SeatId | None = None


class AskHint(Body):
    """Ask what the chancellor would answer, if the match still stands at `ply`."""

    ply: Ply
    seat: SeatId | None = None


class NewMessage(Body):
    """A message to one seat, or to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]+$")]
    to: SeatId | None = None
    seat: SeatId | None = None


class Read(Body):
    """The last message that was read."""

    message: Annotated[int, Meta(ge=0, le=2**53)]


class Attitude(Body):
    """Whether you want to hear somebody (`mute`), to play with them either (`block`), or do not mind them (`none`)."""

    name: Annotated[str, Meta(max_length=40)]
    how: Literal["mute", "block", "none"]


class Hide(Body):
    """Whether a match is left out of your lists."""

    hidden: bool = True


class NewReport(Body):
    """What the operator should know about whoever sits on a seat, and of which message."""

    seat: SeatId
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]+$")]
    message: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Claim(Body):
    """A name and a password for a guest's account."""

    name: Name
    password: Password


class LogIn(Body):
    """Name and password; a guest's matches come along unless `keep` is false."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]
    keep: bool = True


class NewPassword(Body):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ProfileUpdate(Body):
    """Name of a guest, language, where news go, and whether others see the profile.

    An empty text takes an address away, what is left out stays.
    """

    name: Name | None = None
    language: LanguageId | None = None
    private: bool | None = None
    email: Annotated[str, Meta(max_length=320)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class NewToken(Body):
    label: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$")]


class DeleteAccount(Body):
    """Deleting an account for good needs the word `delete`, and the password if there is one."""

    confirm: Literal["delete"]
    password: Annotated[str, Meta(max_length=200)] = ""


# --- answering ---


class SeatSummary(Struct):
    """A seat: who sits there, the seconds left, whether it is kept for you, and to whom an open one is offered.

    account  whether whoever sits there has a profile that can be looked at
    present  whether their page is open now
    absent   whether a bot plays there for somebody else who may come back, or to whom the result counts
    """

    id: str
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    left: float | None
    yours: bool
    kept: bool
    offered: str | None = None
    account: bool = False
    present: bool = False
    absent: bool = False


class ForkSummary(Struct):
    """The match that a fork was taken from, and after how many actions; its id is empty if it came from a file."""

    match: str
    ply: int


class MatchSummary(Struct):
    """A match as anybody may know it.

    rules            the version of the game's rules that it was begun with
    installed_rules  the version that this server plays
    playable         false if those differ: such a match can be read, left and talked at, but not played on
    commitment       SHA-256 of the seed, from the start; the seed itself is told after the end
    shares           the chance that players have brought to their seats, in hexadecimal
    tutorial         whether it began as the guided first match of its game
    watching         how many others follow it now
    hints            whether hints are allowed here although people play with each other
    may_ask_hint     whether you may ask for one in your seat
    fork             where it was forked, if it was: up to there its actions are those of another match
    """

    id: str
    game: str
    rules: int
    installed_rules: int
    playable: bool
    options: dict[str, Value]
    seats: list[SeatSummary]
    pace: Pace
    timeout: Timeout
    visibility: Visibility
    status: Status
    ply: int
    waiting: list[str]
    consents: list[str]
    created: float
    result: MatchResult | None
    rematch: str | None
    imported: bool
    commitment: str
    seed: str | None
    owner: str | None
    yours: list[str]
    shares: dict[str, str] = {}
    tutorial: bool = False
    hints: bool = False
    may_ask_hint: bool = False
    fork: ForkSummary | None = None
    watching: int = 0
    unread: int | None = None


class View(Struct):
    """What a seat sees: the match, its position, and the same in words where a language was asked for.

    left      the seconds until the open question is answered by itself, if it waits only so long
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


class DieAhead(Struct):
    """The die that an action comes to.

    rolls   whether the action is to roll it; else it follows by itself
    counts  what is counted of it by name (`war`), with the faces that bring it about
    faces   what each face would bring about; nothing where that does not depend on your answer, or is not foretold
    """

    rolls: bool
    counts: dict[str, list[int]]
    faces: list[list[EventData]]


class HintStep(Struct):
    """A move that is expected: whose, which, and in words where a language was asked for."""

    seat: str
    action: str
    text: str | None = None


class HintAnswer(Struct):
    """An answer that the chancellor looked at.

    value    the chance to win with it, from 0 to 1, as the chancellor estimates it; null if it is the only answer
    visits   how often it was tried
    line     what is expected, this answer first
    """

    action: str
    value: float | None
    visits: int
    line: list[HintStep]
    text: str | None = None


class Hint(Struct):
    """What the chancellor would answer at a ply: its choice and the two next best, and all of it as a sentence."""

    ply: int
    seat: str
    answers: list[HintAnswer]
    text: str | None = None


class ReviewState(Struct):
    """The review of a match that is over, or how far it has come: from 0 to 1, null if nobody has asked for it."""

    progress: float | None
    review: Review | None


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


class MessageSummary(Struct):
    id: int
    ply: int
    sender: str
    to: str | None
    text: str
    at: float


class MessageList(Struct):
    messages: list[MessageSummary]
    unread: int


class Me(Struct):
    """Who you are; `id` is None for somebody who has not done anything here yet."""

    id: str | None
    name: str | None
    guest: bool
    operator: bool
    language: str
    email: str | None = None
    webhook: str | None = None
    private: bool = False


class SessionSummary(Struct):
    id: str
    kind: str
    label: str
    created: float
    seen: float
    current: bool


class Token(Struct):
    """A new API token: shown this once."""

    token: str


class Ok(Struct):
    """Success without anything to say."""

    done: bool = True


class Health(Struct):
    status: str
    version: str


class Verification(Struct):
    """What replaying a match against the commitment of its seed came to.

    problem   what does not hold, in English; `code` says which it is, and `message` says it in the language that
              `Accept-Language` asks for
    ending    `played` by the rules, `declared` since somebody gave up or ran out of time, or `abandoned`; null if it
              does not hold
    began     whether every seat had acted, and as often as the game asks for: only then does a result count
    promised  whether the commitment stands in the log since the table was laid; not in older or imported matches
    shares    the chance that players brought, by seat
    fork      where it was forked: up to there it replays under the seed of that match, which was known by then; the
              commitment covers all chance after it
    """

    holds: bool
    problem: str | None
    plies: int
    commitment: str
    seed: str
    digest: str | None
    ending: Literal["played", "declared", "abandoned"] | None
    began: bool
    promised: bool
    shares: dict[str, str]
    fork: ForkSummary | None = None
    code: str | None = None
    message: str | None = None


class Presence(Struct):
    """Who follows a match now: the seats of people whose page is open, and how many watch."""

    seats: list[str]
    watching: int


# --- people ---


class SeatRecord(Struct):
    """How often somebody played a seat, and won there."""

    seat: str
    played: int
    won: int


class GameRecord(Struct):
    """What somebody did in a game.

    strength     by OpenSkill, from matches between accounts; None before the first
    provisional  whether it rests on few matches
    course       the strengths after the last matches, the oldest first
    """

    game: str
    played: int
    won: int
    seats: list[SeatRecord]
    rated: int = 0
    strength: int | None = None
    provisional: bool = True
    course: list[int] = []


class BotRecord(Struct):
    """Matches against bots of one kind alone."""

    bot: str
    played: int
    won: int


class Rival(Struct):
    """Another account, and who came out better in matches with both: you, they, or neither."""

    name: str
    played: int
    won: int
    lost: int


class ProfileMatch(Struct):
    """A match of somebody that whoever asks may open; its place is 1 for the first, `shared` with how many others."""

    id: str
    game: str
    seat: str
    others: list[str]
    bots: list[str]
    place: int
    shared: int
    players: int
    reason: str
    ended: float


class Profile(Struct):
    """An account as others may know it; the figures are of its last matches, at most 500."""

    name: str
    since: float
    yours: bool
    private: bool
    games: list[GameRecord]
    bots: list[BotRecord]
    rivals: list[Rival]
    matches: list[ProfileMatch]
