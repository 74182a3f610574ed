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


class RatedPlayer(Struct):
    """Somebody in a list of ratings.

    place        among those who have one; None where too few matches count, or for whoever is not listed
    strength     what they are at least, most probably
    least, most  where their strength lies, 19 times out of 20
    rated        how many matches that rests on
    """

    name: str
    place: int | None
    strength: int
    least: int
    most: int
    rated: int
    yours: bool


class BotFigure(Struct):
    """How a bot fared against another when that was measured: its victories in a hundred games.

    players   how many sit at such a table: the first bot, and the second in all other seats
    """

    bot: str
    against: str
    players: int
    games: int
    percent: float


class RatingList(Struct):
    """The ratings of a game, the strongest first, then those of few matches, who have no place.

    players      a page of the list; `more` where it goes on
    ranked       how many have a place, `provisional` how many have none yet
    enough       from so many matches on there is a place
    you          your own standing, wherever in the list, and also where you are not in it
    bots         points of reference: bots are not rated, as matches with them count for nobody
    """

    game: str
    players: list[RatedPlayer]
    more: bool
    ranked: int
    provisional: int
    enough: int
    you: RatedPlayer | None
    bots: list[BotFigure]


class FoundPlayer(Struct):
    """Somebody who was looked for by name, and the games in which they are rated."""

    name: str
    games: list[str]


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
