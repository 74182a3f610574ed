"""Strength of players by OpenSkill, from the places in which matches ended; each game has its own.

The accounts at a table are rated against one another. Bots, guests and whoever left a seat to a bot are left out, and
so are matches without a result, from files, forked, with hints, and of one account alone.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from chancellery.table.match import Match

# What a strength is shown as: somebody new has FIRST.
FIRST: Final = 1000
STEP: Final = 40
# Until so many matches a strength is a guess.
PROVISIONAL: Final = 5


class Strength(NamedTuple):
    """How good somebody probably is, and how little is known of it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    def shown(self) -> int:
        """A number for people: what a player is at least, most probably."""
        return round(FIRST + STEP * (self.mu - 3 * self.sigma))


def places(result: dict[str, Any], seats: list[int]) -> list[int]:
    """The places of some seats, 0 for the first: winners, then the others by their points; equals share a place."""
    scores = result.get("scores") or [0] * (max(seats) + 1)
    keys = [(seat in result["winners"], 0 if seat in result["winners"] else scores[seat]) for seat in seats]
    order = sorted(set(keys), reverse=True)
    return [order.index(key) for key in keys]


def rated_seats(match: Match, accounts: set[str]) -> dict[str, int]:
    """The accounts that a match counts for, each with its seat; none if it does not count."""
    if match.status != "finished" or match.imported or match.forks or match.hints or not match.result:
        return {}
    holders = [seat.user or seat.away for seat in match.seats]
    found = {user: i for i, user in enumerate(holders) if user in accounts and user is not None}
    # Whoever plays several seats plays against themselves.
    return found if len(found) > 1 and all(holders.count(user) == 1 for user in found) else {}


def after_match(before: list[Strength], ranks: list[int]) -> list[Strength]:
    """The strengths of players after a match that they ended in these places."""
    # Imported here, for a command line that rates nobody should not wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Strength(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
