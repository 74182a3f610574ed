"""Strength of players by OpenSkill, from the places in which matches ended; each game has its own.

Whoever had an account when the match began is rated against the others who had one; whoever left a seat to a bot is
rated by how the bot ended, and whoever resigned as the last. Bots and guests are left out, and so are matches without a
result, from files, forked, with hints, of one account alone, and those that ended before they had really begun.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from chancellery.engine.game import Game
from chancellery.table.match import Match, MatchResult

# What a strength is shown as: somebody new has FIRST.
FIRST: Final = 1000
STEP: Final = 40
# Until so many matches a strength is a guess.
PROVISIONAL: Final = 5
# Whoever meets again within so many seconds counts for each other so much less each time.
SOON: Final = 86400.0
AGAIN: Final = 0.5


class Strength(NamedTuple):
    """How good somebody probably is, and how little is known of it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    def shown(self) -> int:
        """A number for people: what a player is at least, most probably."""
        return round(FIRST + STEP * (self.mu - 3 * self.sigma))

    def between(self) -> tuple[int, int]:
        """Where a player's strength lies, 19 times out of 20, in the same numbers."""
        return round(FIRST + STEP * (self.mu - 2 * self.sigma)), round(FIRST + STEP * (self.mu + 2 * self.sigma))


def places(result: MatchResult, seats: list[int], resigned: Collection[int] = ()) -> list[int]:
    """The places of some seats, 0 for the first: winners, then the others by their points; equals share a place.

    Whoever resigned comes last, however the bot that took the seat has ended.
    """
    scores = result.scores or [0] * (max(seats) + 1)
    keys = [
        (False, False, 0)
        if seat in resigned
        else (True, seat in result.winners, 0 if seat in result.winners else scores[seat])
        for seat in seats
    ]
    order = sorted(set(keys), reverse=True)
    return [order.index(key) for key in keys]


def really_began(game: Game, plies: int, seats: int, acted: Collection[int]) -> bool:
    """Whether a match had come so far that its result says something: ratings, profiles and `verify` ask this alone.

    Every seat has acted, and there were as many actions as the game names.
    """
    return plies >= game.least_plies and all(seat in acted for seat in range(seats))


def rated_seats(match: Match, accounts: set[str]) -> dict[str, int]:
    """The accounts that a match counts for, each with its seat; none if it does not count."""
    if match.status != "finished" or match.imported or match.forks or match.hints or not match.result:
        return {}
    holders = [seat.holder for seat in match.seats]
    seats_by_user = {
        user: i for i, user in enumerate(holders) if user is not None and user in accounts and match.seats[i].rated
    }
    # Whoever plays several seats plays against themselves.
    return seats_by_user if len(seats_by_user) > 1 and all(holders.count(user) == 1 for user in seats_by_user) else {}


def after_match(before: list[Strength], ranks: list[int]) -> list[Strength]:
    """The strengths of players after a match that they ended in these places."""
    # Imported here, for a command line that rates nobody should not wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Strength(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]


def weight(times: Sequence[int]) -> float:
    """How much a match counts for somebody who has met each of the others so often of late."""
    return sum(AGAIN**count for count in times) / len(times)


def weighted(before: Strength, after: Strength, part: float) -> Strength:
    """A strength that changes by a part of what the match says."""
    return Strength(before.mu + part * (after.mu - before.mu), before.sigma + part * (after.sigma - before.sigma))
