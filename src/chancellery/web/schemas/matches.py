"""Matches: laying a table, taking seats, and what anybody may know of a match."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from chancellery.engine.options import Value
from chancellery.engine.results import ResultView
from chancellery.table.match import Pace, Status, Timeout, Visibility
from chancellery.web.schemas.base import Body, Ply, SeatId

Share = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


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
    options: dict[str, bool | int | str] = field(default_factory=dict)
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


class SeatSummary(Struct):
    """A seat: who sits there, the seconds left, whether it is kept for you, and to whom an open one is offered.

    account  whether whoever sits there has a profile that can be looked at
    present  whether their page is open now
    absent   whether a bot plays there for somebody else who may come back, or to whom the result counts
    role     what the seat plays in this match, where that is decided in play: "nation:france"
    for_whom what the person is called for whom a bot plays there; `gone` if they have left for good, `resigned` if
             they have given the match up
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
    role: str | None = None
    for_whom: str | None = None
    gone: bool = False
    resigned: bool = False


Ending = Literal["resign", "leave", "abandon", "delete"]


class ForkSummary(Struct):
    """The match that a fork was taken from, and after how many actions; its id is empty if it came from a file."""

    match: str
    ply: int


class UpgradeSummary(Struct):
    """The last change of the rules of a match that was begun with older ones.

    ply            from where on the newer version counts
    rules, to      the version before it, and since
    replays_from   the first ply that can still be replayed
    carried        whether the match was carried over at its position; false if all of it replays the same
    at             when that was
    object_until   until when you may object and so end the match without a result; null if you may not
    """

    ply: int
    rules: int
    to: int
    replays_from: int
    carried: bool
    at: float
    object_until: float | None = None


class MatchSummary(Struct):
    """A match as anybody may know it.

    rules            the version of the game's rules that it is played by
    installed_rules  the version that this server plays
    playable         false if it is of older rules and cannot be carried over to these: such a match can be read, left
                     and talked at, but not played on
    upgrade          the last change of its rules, if it was begun with older ones
    commitment       SHA-256 of the seed, from the start; the seed itself is told after the end
    shares           the chance that players have brought to their seats, in hexadecimal
    tutorial         whether it began as the guided first match of its game
    watching         how many others follow it now
    hints            whether hints are allowed here although people play with each other
    may_ask_hint     whether you may ask for one in your seat
    fork             where it was forked, if it was: up to there its actions are those of another match
    resigning        what becomes of the match if you give it up as lost: it is `over`, or a `bot` plays your seat on;
                     null if you cannot
    listed           whether it is a match of yours: you sit there, may come back, or have laid the table
    may_end          how you may end it, or your part in it: give it up as lost, leave a seat, end the match without a
                     result, remove it
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
    result: ResultView | None
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
    may_end: list[Ending] = []
    resigning: Literal["over", "bot"] | None = None
    listed: bool = False
    watching: int = 0
    upgrade: UpgradeSummary | None = None
    unread: int | None = None


class StretchProved(Struct, omit_defaults=True):
    """A stretch of plies that was played by one version of the rules, and what is proved of it.

    proved    `replayed` by the present rules; `carried` over at its first ply by a kept position, whose fingerprint
              `digest` the log has too, and replayed from there; `older`: by rules that this server does not have
    """

    before: int = field(name="from")
    to: int
    rules: int
    proved: Literal["replayed", "carried", "older"]
    digest: str | None = None


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
    stretches what is proved of each stretch of plies, by the version of the rules that it was played by
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
    stretches: list[StretchProved]
    fork: ForkSummary | None = None
    code: str | None = None
    message: str | None = None


class Presence(Struct):
    """Who follows a match now: the seats of people whose page is open, and how many watch."""

    seats: list[str]
    watching: int
