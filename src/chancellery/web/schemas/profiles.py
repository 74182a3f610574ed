"""Profiles: what an account has played."""

from __future__ import annotations

from msgspec import Struct


class SeatRecord(Struct):
    """How often somebody played a seat, or what is decided in play (`role`), and won there."""

    seat: str
    played: int
    won: int
    role: str | None = None


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
    """A match of somebody that whoever asks may open; its place is 1 for the first, `shared` with how many others.

    role      what they played, where that is decided in play: "nation:france"
    resigned  whether they gave it up
    """

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
    role: str | None = None
    resigned: bool = False


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
