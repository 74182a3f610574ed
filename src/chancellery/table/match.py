"""A match as a record: who sits where, at what pace, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.journal import Origin, Origins, Rekeys, Shares, forked
from chancellery.engine.options import Value
from chancellery.engine.results import Result, ResultView
from chancellery.engine.rng import mixed_key
from chancellery.engine.stretches import Stretch, base_of

Status = Literal["waiting", "running", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
Visibility = Literal["public", "link"]
Timeout = Literal["bot", "forfeit"]

MOST_DAYS = 30
MOST_SECONDS = 24 * 3600


class TableError(ChancelleryError):
    """Something that cannot be done at this table now."""


class StalePly(TableError):
    """An answer to a question that is no longer open; `ply` is where the match stands."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"the match has moved on to ply {ply}", "moved-on", ply=ply)
        self.ply = ply


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think.

    live: `seconds` for the whole match and `increment` more for each move; days: `days` for each move; none: for ever.
    """

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        """Refuse a pace that makes no sense."""
        if self.kind == "live" and not (0 < self.seconds <= MOST_SECONDS and 0 <= self.increment <= 3600):
            raise TableError(
                f"a live clock has 1 to {MOST_SECONDS} seconds and an increment of 0 to 3600",
                "pace-live",
                most=MOST_SECONDS,
            )
        if self.kind == "days" and not 0 < self.days <= MOST_DAYS:
            raise TableError(f"a pace in days has 1 to {MOST_DAYS} days per move", "pace-days", most=MOST_DAYS)

    def allowance(self) -> float:
        """The seconds on a seat's clock when the match begins."""
        return float(self.seconds if self.kind == "live" else self.days * 86400)


class Seat(msgspec.Struct):
    """A place at the table: open, a person's or a bot's.

    user   who sits here; None at a person's seat once that account is deleted
    away   the person for whom a bot keeps the seat, and who may come back; or to whom an open seat was offered
    gone   whether that person has left for good: the bot plays to the end, and the result is theirs all the same
    left   the time on the seat's clock, in seconds, whoever plays here
    rated  whether somebody with an account sat here when the match began: it counts for their strength
    resigned  whether that person gave the match up: they have lost, however the bot ends
    role   what the seat plays in this match, where that is decided in play: "nation:france"
    """

    kind: SeatKind = "open"
    user: str | None = None
    bot: str | None = None
    left: float = 0.0
    away: str | None = None
    gone: bool = False
    rated: bool = False
    resigned: bool = False
    role: str | None = None

    @property
    def holder(self) -> str | None:
        """Who has played here: whoever sits here, or has left the seat to a bot."""
        return self.user or self.away

    @property
    def missed(self) -> str | None:
        """For whom a bot plays here who may come back, or to whom it matters how the match ends."""
        return self.away if self.kind == "bot" and (self.rated or not self.gone) else None


class MatchResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: the seats that won, why, and the points of every seat."""

    winners: list[int]
    reason: str
    scores: list[int]

    @classmethod
    def of(cls, outcome: Result) -> MatchResult:
        """The result that the rules have found."""
        return cls(list(outcome.winners), outcome.reason, list(outcome.scores))

    def view(self, seats: Sequence[str]) -> ResultView:
        """The same as it is shown: seats by their ids."""
        return Result(tuple(self.winners), self.reason, tuple(self.scores)).view(seats)

    def __str__(self) -> str:
        return str(msgspec.to_builtins(self))


class Fork(msgspec.Struct, frozen=True):
    """A match that another one begins with, up to a ply; its seed is known, since it was over."""

    match: str
    ply: int
    seed: bytes
    shares: list[tuple[int, str]] = []
    rekeys: list[tuple[int, int]] = []

    def origin(self) -> Origin:
        return Origin(self.ply, self.seed, [(seat, bytes.fromhex(share)) for seat, share in self.shares], self.rekeys)


class Match(msgspec.Struct):
    """One match.

    rules     version of the game's rules that it is played by; `stretches` say what it was begun with
    seed      256 secret bits; only their SHA-256 is shown before the end
    ply       number of actions played
    since     when the question that is open was put (Unix time)
    until     when it is answered by itself, or None if it waits as long as the clocks run
    waiting   the seats that have to act now
    consents  seats that agree to take the last action back although a barrier has risen
    imported  whether it came from a file: whoever made the file knows the seed, so no stranger sits down here
    hints     whether people who play with others may ask the chancellor here too
    shares    chance that people brought to their seats before the match began, as hexadecimal
    rekeys    after which plies chance has another key, each with the number of agreed undos by then
    forks     of a fork: the matches that it begins with, the first one first
    stretches from which ply which version of the rules counts, if it was begun with an older one
    version   rises with every change that the store keeps; one that has changed since it was loaded is refused
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: list[Seat]
    pace: Pace
    timeout: Timeout
    visibility: Visibility
    owner: str | None
    seed: bytes
    created: float
    status: Status = "waiting"
    ply: int = 0
    since: float = 0.0
    until: float | None = None
    result: MatchResult | None = None
    consents: list[int] = []
    rematch: str | None = None
    waiting: list[int] = []
    imported: bool = False
    rekeys: list[tuple[int, int]] = []
    shares: list[tuple[int, str]] = []
    hints: bool = False
    forks: list[Fork] = []
    stretches: list[Stretch] = []
    version: int = 0

    @property
    def key(self) -> bytes:
        """What all chance of the match comes from."""
        return mixed_key(self.seed, self.share_bytes())

    @property
    def origins(self) -> Origins:
        """What chance came from before this match was forked."""
        return [fork.origin() for fork in self.forks]

    @property
    def begins(self) -> int:
        """The ply that the match begins at: where it was forked, if it was."""
        return self.forks[-1].ply if self.forks else 0

    @property
    def base(self) -> Stretch | None:
        """The stretch whose kept position the match is replayed from, if its rules were mended in between."""
        return base_of(self.stretches)

    @property
    def replays_from(self) -> int:
        """The first ply that this build can replay; those before it were played by rules that it does not have."""
        return 0 if self.base is None else self.base.ply

    @property
    def undo_ends(self) -> int:
        """No undo goes back behind this ply: where the match was forked, or where its rules changed."""
        return max(self.begins, self.stretches[-1].ply if self.stretches else 0)

    def forks_at(self, ply: int) -> list[Fork]:
        """What a fork of this match at a ply begins with."""
        origins = forked(self.origins, Origin(ply, self.seed, self.share_bytes(), rekeys_before(self.rekeys, ply)))
        return [
            Fork(
                match=self.id if at == len(self.forks) else self.forks[at].match,
                ply=one.ply,
                seed=one.seed,
                shares=[(seat, share.hex()) for seat, share in one.shares],
                rekeys=one.rekeys,
            )
            for at, one in enumerate(origins)
        ]

    def share_bytes(self) -> Shares:
        return [(seat, bytes.fromhex(share)) for seat, share in self.shares]

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that a person holds; several in a match against oneself."""
        return [i for i, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def resigned(self) -> list[int]:
        """The seats whose people have given the match up."""
        return [i for i, seat in enumerate(self.seats) if seat.resigned]

    def over(self) -> bool:
        return self.status in ("finished", "abandoned")

    def open_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open"]

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    def others(self, user: str) -> list[int]:
        """The seats where somebody else plays, or may come back to a seat that a bot keeps."""
        return [
            i
            for i, seat in enumerate(self.seats)
            if (seat.kind == "person" and seat.user != user) or seat.missed not in (None, user)
        ]

    def absent(self, user: str | None) -> list[int]:
        """The seats that a bot plays for somebody else, who is missed."""
        return [i for i, seat in enumerate(self.seats) if seat.missed not in (None, user)]

    def may_ask_hint(self, user: str) -> bool:
        """Whether a person may ask the chancellor: where nobody else plays, or the table allows it."""
        return self.hints or not self.others(user)


def rekeys_before(rekeys: Rekeys, ply: int) -> Rekeys:
    return [pair for pair in rekeys if pair[0] < ply]
