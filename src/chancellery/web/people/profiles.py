"""Profiles: what an account did in its matches, as whoever asks may know it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from chancellery.store.people import User
from chancellery.store.ratings import Rating
from chancellery.table.match import Match
from chancellery.table.strength import PROVISIONAL, places
from chancellery.web.games.catalog import installed, tutorial_key
from chancellery.web.http.errors import forbidden, not_found
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_access import seat_ids
from chancellery.web.schemas.profiles import BotRecord, GameRecord, Profile, ProfileMatch, Rival, SeatRecord

MOST_MATCHES: Final = 500
MOST_LISTED: Final = 30
MOST_RIVALS: Final = 12
COURSE: Final = 12


def profile(live: LiveMatches, name: str, who: User | None) -> Profile:
    """The profile of an account; matches that whoever asks could not open by themselves are counted, not listed."""
    people = live.store.people
    person = people.by_name(name)
    if person is None or person.guest:
        raise not_found(f"nobody has an account with the name '{name[:40]}'", "no-such-account", name=name[:40])
    own = who is not None and who.id == person.id
    private = people.is_private(person.id)
    if private and not own:
        raise forbidden("this profile is private", "profile-private")
    played = [
        Played(match, person.id)
        for match in live.store.matches.finished_of(person.id, MOST_MATCHES)
        if counts(match, person.id)
    ]
    began = live.store.ratings.began([one.match for one in played])
    played = [one for one in played if one.match.id in began]
    others = sorted({id for one in played for id in one.others()})
    names, accounts = people.names(others), people.with_profile(others)
    ratings = live.store.ratings.of_user(person.id)
    listed = [one for one in played if own or one.open_to(who)][:MOST_LISTED]
    return Profile(
        name=person.name,
        since=person.created,
        yours=own,
        private=private,
        games=game_records(played, ratings),
        bots=bot_records(played),
        rivals=rivals(played, {id: names[id] for id in accounts}),
        matches=[one.summary(names) for one in listed],
    )


def counts(match: Match, user: str) -> bool:
    """Whether a match says something about a player: not a lesson, nor one against oneself."""
    holders = [seat.holder for seat in match.seats]
    return (
        installed(match.game)
        and match.result is not None
        and match.seed != tutorial_key(match.game)
        and holders.count(user) == 1
        and len(holders) > 1
    )


class Played:
    """A finished match as one of its players sees it."""

    def __init__(self, match: Match, user: str) -> None:
        assert match.result is not None
        self.match = match
        self.result = match.result
        self.holders = [seat.holder for seat in match.seats]
        self.seat = self.holders.index(user)
        self.places = places(match.result, list(range(len(match.seats))), match.resigned())

    @property
    def place(self) -> int:
        return self.places[self.seat]

    @property
    def won(self) -> bool:
        """Whether this player won, alone or with others but not with all: that is a draw."""
        winners = self.result.winners
        return self.seat in winners and not self.match.seats[self.seat].resigned and len(winners) < len(self.holders)

    @property
    def part(self) -> tuple[str, str]:
        """What they played: a seat, or what that plays where it is decided in play, whatever the seat."""
        role = self.match.seats[self.seat].role
        return ("", role) if role else (seat_ids(self.match)[self.seat], "")

    def others(self) -> list[str]:
        """The other people at the table."""
        return [id for i, id in enumerate(self.holders) if id is not None and i != self.seat]

    def bots(self) -> list[str]:
        """The bots that nobody is kept a seat by."""
        return [seat.bot for seat in self.match.seats if seat.bot is not None and seat.away is None]

    def open_to(self, who: User | None) -> bool:
        """Whether somebody could open this match: it is public, or they played in it."""
        return self.match.visibility == "public" or (who is not None and who.id in self.holders)

    def summary(self, names: dict[str, str]) -> ProfileMatch:
        return ProfileMatch(
            id=self.match.id,
            game=self.match.game,
            seat=seat_ids(self.match)[self.seat],
            others=[names.get(id, "") for id in self.others()],
            bots=self.bots(),
            place=self.place + 1,
            shared=self.places.count(self.place) - 1,
            players=len(self.holders),
            reason=self.result.reason,
            ended=self.match.since,
            role=self.match.seats[self.seat].role,
            resigned=self.match.seats[self.seat].resigned,
        )


def game_records(played: list[Played], ratings: list[Rating]) -> list[GameRecord]:
    """What was played and won in each game, the most played first."""
    records = []
    for game, count in Counter(one.match.game for one in played).most_common():
        mine = [one for one in played if one.match.game == game]
        seats = Counter(one.part for one in mine)
        won = Counter(one.part for one in mine if one.won)
        course = [rating.strength.shown() for rating in ratings if rating.game == game]
        records.append(
            GameRecord(
                game=game,
                played=count,
                won=won.total(),
                seats=[
                    SeatRecord(seat, times, won[seat, role], role or None)
                    for (seat, role), times in sorted(seats.items())
                ],
                rated=len(course),
                strength=course[-1] if course else None,
                provisional=len(course) < PROVISIONAL,
                course=course[-COURSE:],
            )
        )
    return records


def bot_records(played: list[Played]) -> list[BotRecord]:
    """Matches against bots of one kind and nobody else."""
    alone = [(one.bots()[0], one.won) for one in played if not one.others() and len(set(one.bots())) == 1]
    tries, wins = Counter(bot for bot, _ in alone), Counter(bot for bot, won in alone if won)
    return [BotRecord(bot, tries[bot], wins[bot]) for bot in sorted(tries)]


def rivals(played: list[Played], names: dict[str, str]) -> list[Rival]:
    """The accounts that this one met most, and who came out better."""
    met: dict[str, Rival] = {}
    for one in played:
        for seat, id in enumerate(one.holders):
            if seat == one.seat or id not in names or id is None:
                continue
            rival = met.setdefault(id, Rival(names[id], 0, 0, 0))
            rival.played += 1
            rival.won += one.place < one.places[seat]
            rival.lost += one.place > one.places[seat]
    return sorted(met.values(), key=lambda rival: (-rival.played, rival.name))[:MOST_RIVALS]
