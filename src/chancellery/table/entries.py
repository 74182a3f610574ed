"""What happens at a match, as its log keeps it and as a seat may know it.

A kind of entry is one struct (or several, where a kind tells of several things); its fields are the JSON that is stored
and sent. Seats are numbers at the table and ids outside: `S` is the one or the other, and `seen_by` leads from the
first to the second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from chancellery.engine.events import EventData
from chancellery.engine.state import SPECTATOR
from chancellery.table.clock import Gains
from chancellery.table.match import SeatKind, Status
from chancellery.table.messages import may_read

S = TypeVar("S", bound=int | str)

Kind = Literal[
    "opening", "action", "undo", "consent", "message", "explained", "hint", "defect", "rules", "seat", "status"
]
# How a match came to other rules: all of it replays the same by them, or it was carried over at a kept position.
HowUpgraded = Literal["unchanged", "carried"]
# What somebody at a running match did with their seat.
HowChanged = Literal["left", "resigned", "back"]
# Events, each with the seats that may know it (None: everybody).
Events = list[tuple[list[int] | None, EventData]]
Ids = Sequence[str]


def visible(events: Events, seat: int) -> list[EventData]:
    """The events that a seat, or a spectator, may know."""
    return [event for seats, event in events if seats is None or (seat != SPECTATOR and seat in seats)]


class Happening(Struct, frozen=True):
    """What an entry of the log tells."""

    @property
    def kind(self) -> Kind:
        """The kind of entry that tells it."""
        raise NotImplementedError

    def seen_by(self, seat: int, ids: Ids) -> Happening | None:
        """The same as a seat or a spectator may know it, with seats by their ids; None if it is not for them."""
        raise NotImplementedError


class LogEntry(Struct, frozen=True):
    """An entry of a match's log: its number (0 until the store has given it one), its ply, when it was, and what."""

    ply: int
    at: float
    data: Happening
    seq: int = 0

    @property
    def kind(self) -> Kind:
        return self.data.kind


# --- playing ---


class Opened(Happening, frozen=True):
    """What happened before the first action, as a seat may know it."""

    events: list[EventData]

    @property
    def kind(self) -> Kind:
        return "opening"


class ActionSeen(Happening, frozen=True, omit_defaults=True):
    """An action as a seat may know it: others learn what happened, never which action was chosen."""

    seat: str
    events: list[EventData]
    late: bool = False
    action: str | None = None

    @property
    def kind(self) -> Kind:
        return "action"


class Acted(Happening, frozen=True, omit_defaults=True):
    """An action by its name, and its events.

    gains   the clocks that it gave seconds to, and how many
    rest    the seconds that its question had left, if that waits only so long
    late    it was played for a seat that did not answer in time
    aside   it answered no question
    open    the question before it is open after it: an aside, or a sealed pick while others have still to choose
    """

    seat: int
    action: str
    events: Events
    gains: Gains = []
    rest: float | None = None
    late: bool = False
    aside: bool = False
    open: bool = False

    @property
    def kind(self) -> Kind:
        return "action"

    def seen_by(self, seat: int, ids: Ids) -> ActionSeen:
        chosen = self.action if seat == self.seat else None
        return ActionSeen(ids[self.seat], visible(self.events, seat), self.late, chosen)


class ActionEntry(Struct, frozen=True):
    """The entry of one action, with its number among the game's actions, and the position after it if that is kept.

    renames   whether by it a seat plays another part than before
    """

    ply: int
    at: float
    action: int
    data: Acted
    snapshot: bytes | None = None
    renames: bool = False

    @property
    def seat(self) -> int:
        return self.data.seat

    def numbered(self, seq: int) -> LogEntry:
        """The same as an entry of the log."""
        return LogEntry(self.ply, self.at, self.data, seq)


class TakenBack(Happening, Generic[S], frozen=True):
    """Actions were taken back: who asked for that, whether all had to agree, and how far the match had come."""

    by: S | None
    agreed: bool
    before: int = msgspec.field(name="from")

    @property
    def kind(self) -> Kind:
        return "undo"

    def seen_by(self: TakenBack[int], seat: int, ids: Ids) -> TakenBack[str]:
        return TakenBack(None if self.by is None else ids[self.by], self.agreed, self.before)


class Consented(Happening, Generic[S], frozen=True):
    """A seat asks to take something back or agrees to it, or does not."""

    seat: S
    agrees: bool

    @property
    def kind(self) -> Kind:
        return "consent"

    def seen_by(self: Consented[int], seat: int, ids: Ids) -> Consented[str]:
        return Consented(ids[self.seat], self.agrees)


class HintAsked(Happening, Generic[S], frozen=True):
    """A seat has asked the chancellor."""

    seat: S

    @property
    def kind(self) -> Kind:
        return "hint"

    def seen_by(self: HintAsked[int], seat: int, ids: Ids) -> HintAsked[str]:
        return HintAsked(ids[self.seat])


class Explained(Happening, Generic[S], frozen=True, omit_defaults=True):
    """Why a bot did what it has just done besides answering: the key of a message `explained-…` and its values.

    bot   its level: an attribute of the message by that name has the same in its own voice
    """

    seat: S
    key: str
    args: dict[str, Any]
    bot: str | None = None

    @property
    def kind(self) -> Kind:
        return "explained"

    def seen_by(self: Explained[int], seat: int, ids: Ids) -> Explained[str]:
        return Explained(ids[self.seat], self.key, self.args, self.bot)


class RulesFell(Happening, Generic[S], frozen=True):
    """The rules failed at a move of a seat, if of any; it does not count."""

    seat: S | None

    @property
    def kind(self) -> Kind:
        return "defect"

    def seen_by(self: RulesFell[int], seat: int, ids: Ids) -> RulesFell[str]:
        return RulesFell(None if self.seat is None else ids[self.seat])


class RulesChanged(Happening, frozen=True, omit_defaults=True):
    """From here on a newer version of the rules counts.

    rules    the version that counted before
    to       the version that counts from here on
    how      whether all that was played replays the same by it, or the match was carried over at its position
    digest   the fingerprint of the position here
    before   how far the match had come, if it went back to the start of the running step or turn
    """

    rules: int
    to: int
    how: HowUpgraded
    digest: str
    before: int | None = msgspec.field(name="from", default=None)

    @property
    def kind(self) -> Kind:
        return "rules"

    def seen_by(self, seat: int, ids: Ids) -> RulesChanged:
        return self


# --- talking ---


class Said(Happening, Generic[S], frozen=True):
    """A message to a seat, or to everybody (None)."""

    id: int
    sender: S
    to: S | None
    text: str

    @property
    def kind(self) -> Kind:
        return "message"

    def seen_by(self: Said[int], seat: int, ids: Ids) -> Said[str] | None:
        if not may_read(seat, self.sender, self.to):
            return None
        return Said(self.id, ids[self.sender], None if self.to is None else ids[self.to], self.text)


# --- seats and status ---


def seat_or_status(status: Status | None) -> Kind:
    """The kind of an entry about seats: they may have changed the status of the match too."""
    return "status" if status in ("finished", "abandoned") else "seat"


class SeatChanged(Happening, Generic[S], frozen=True, omit_defaults=True):
    """Somebody sat down, came back or left: who sits there now, and the status of the match once somebody left.

    how   whether that person left, gave up or came back, once the match runs
    who   that person: their id as it is stored, their name as it is told
    bot   the bot that plays on there
    """

    seat: S
    to: SeatKind = msgspec.field(name="kind")
    status: Status | None = None
    how: HowChanged | None = None
    who: str | None = None
    bot: str | None = None

    @property
    def kind(self) -> Kind:
        return seat_or_status(self.status)

    def seen_by(self: SeatChanged[int], seat: int, ids: Ids) -> SeatChanged[str]:
        return SeatChanged(ids[self.seat], self.to, self.status, self.how, None, self.bot)


class SeatsChanged(Happening, Generic[S], frozen=True, omit_defaults=True):
    """Seats have another person, or are open since somebody declined."""

    seats: list[S]
    to: SeatKind = msgspec.field(name="kind")
    declined: bool = False

    @property
    def kind(self) -> Kind:
        return "seat"

    def seen_by(self: SeatsChanged[int], seat: int, ids: Ids) -> SeatsChanged[str]:
        return SeatsChanged([ids[one] for one in self.seats], self.to, self.declined)


class SeatsLeft(Happening, Generic[S], frozen=True):
    """Somebody who is forgotten has left these seats, and the status of the match then."""

    left: list[S]
    status: Status

    @property
    def kind(self) -> Kind:
        return seat_or_status(self.status)

    def seen_by(self: SeatsLeft[int], seat: int, ids: Ids) -> SeatsLeft[str]:
        return SeatsLeft([ids[one] for one in self.left], self.status)


class TimeWasUp(Happening, Generic[S], frozen=True, omit_defaults=True):
    """The time of seats was up: bots play on there, or the others have won.

    who   the people there, in the order of the seats: by id as it is stored, by name as it is told
    bot   the bot that plays on there
    """

    seats: list[S]
    status: Status
    # Both are always written: what a factory makes counts for no default.
    reason: Literal["time-out"] = msgspec.field(default_factory=lambda: "time-out")
    to: SeatKind = msgspec.field(name="kind", default_factory=lambda: "bot")
    who: list[str | None] = []
    bot: str | None = None

    @property
    def kind(self) -> Kind:
        return seat_or_status(self.status)

    def seen_by(self: TimeWasUp[int], seat: int, ids: Ids) -> TimeWasUp[str]:
        return TimeWasUp([ids[one] for one in self.seats], self.status, bot=self.bot)


class StatusSeen(Happening, frozen=True, omit_defaults=True):
    """The status of a match, as everybody may know it; see StatusChanged."""

    status: Status
    commitment: str | None = None
    shares: dict[str, str] | None = None
    rematch: str | None = None
    reason: str | None = None
    seat: str | None = None
    to: SeatKind | None = msgspec.field(name="kind", default=None)

    @property
    def kind(self) -> Kind:
        return "status"


class StatusChanged(Happening, frozen=True, omit_defaults=True):
    """A match was laid, has begun or is over, or the same was offered again.

    commitment   the hash of the seed, when it is laid
    shares       the chance that was brought to it, when it is laid and when it begins
    rematch      the match that was offered
    reason       why it was ended: `silence`, or `upgrade` if somebody objected to a change of the rules
    seat, to     who sat down last, if the match began by that
    """

    status: Status
    commitment: str | None = None
    shares: list[tuple[int, str]] | None = None
    rematch: str | None = None
    reason: str | None = None
    seat: int | None = None
    to: SeatKind | None = msgspec.field(name="kind", default=None)

    @property
    def kind(self) -> Kind:
        return "status"

    def seen_by(self, seat: int, ids: Ids) -> StatusSeen:
        return StatusSeen(
            self.status,
            self.commitment,
            None if self.shares is None else {ids[one]: share for one, share in self.shares},
            self.rematch,
            self.reason,
            None if self.seat is None else ids[self.seat],
            self.to,
        )


def ends_match(happened: Happening) -> bool:
    """Whether an entry tells that a match ended at the table, and not by an action."""
    if isinstance(happened, StatusChanged):
        return happened.status in ("finished", "abandoned") and happened.rematch is None
    return happened.kind == "status"


# --- as it is written ---

# What seats and spectators may be told.
SEEN: Final[dict[Kind, tuple[type[Happening], ...]]] = {
    "opening": (Opened,),
    "action": (ActionSeen,),
    "undo": (TakenBack[str],),
    "consent": (Consented[str],),
    "message": (Said[str],),
    "explained": (Explained[str],),
    "hint": (HintAsked[str],),
    "defect": (RulesFell[str],),
    "rules": (RulesChanged,),
    "seat": (SeatChanged[str], SeatsChanged[str], SeatsLeft[str], TimeWasUp[str]),
    "status": (StatusSeen, SeatChanged[str], SeatsLeft[str], TimeWasUp[str]),
}

# How the kinds that tell of one thing are read; those of seats and status tell of several.
READERS: Final[dict[str, Callable[[str], Happening]]] = {
    "action": Decoder(Acted).decode,
    "undo": Decoder(TakenBack[int]).decode,
    "consent": Decoder(Consented[int]).decode,
    "message": Decoder(Said[int]).decode,
    "explained": Decoder(Explained[int]).decode,
    "hint": Decoder(HintAsked[int]).decode,
    "defect": Decoder(RulesFell[int]).decode,
    "rules": Decoder(RulesChanged).decode,
}
SEAT_CHANGED: Final = Decoder(SeatChanged[int])
SEATS_CHANGED: Final = Decoder(SeatsChanged[int])
SEATS_LEFT: Final = Decoder(SeatsLeft[int])
TIME_WAS_UP: Final = Decoder(TimeWasUp[int])
STATUS_CHANGED: Final = Decoder(StatusChanged)


def read_happening(kind: str, written: str) -> Happening:
    """What an entry of a kind tells, from the JSON that was stored."""
    read = READERS.get(kind)
    return read_change(kind, written) if read is None else read(written)


def read_change(kind: str, written: str) -> Happening:
    """What is told of seats and status, by the fields that there are."""
    fields = msgspec.json.decode(written, type=dict[str, msgspec.Raw])
    if "left" in fields:
        return SEATS_LEFT.decode(written)
    if "seats" in fields:
        return TIME_WAS_UP.decode(written) if "reason" in fields else SEATS_CHANGED.decode(written)
    # Whoever sits down last begins the match; whoever leaves may end it.
    begins = "shares" in fields or bytes(fields.get("status", b"")) == b'"running"'
    if "seat" in fields and (kind == "seat" or not begins):
        return SEAT_CHANGED.decode(written)
    return STATUS_CHANGED.decode(written)
