"""Bots rated by OpenSkill, as people are: from the places in which they ended their games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chancellery.lab.series import Row
from chancellery.table.match import MatchResult
from chancellery.table.strength import Strength, after_match, places

NEWCOMER: Final = Strength()


def rate(rows: Iterable[Row], seats: tuple[str, ...]) -> dict[str, Strength]:
    """The strength of every bot after these games, in this order.

    A bot at several seats of a table learns the mean of what each of them would; it gains nothing from itself.
    """
    strengths: dict[str, Strength] = {}
    for row in rows:
        before = [strengths.setdefault(bot, NEWCOMER) for bot in row["bots"]]
        after = after_match(before, row_places(row, seats))
        for bot in set(row["bots"]):
            mine = [strength for name, strength in zip(row["bots"], after, strict=True) if name == bot]
            strengths[bot] = Strength(
                sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
            )
    return strengths


def row_places(row: Row, seats: tuple[str, ...]) -> list[int]:
    """The places in which the seats ended a game, 0 for the first."""
    result = MatchResult([seats.index(seat) for seat in row["winners"]], "", row["scores"])
    return places(result, list(range(len(seats))))
