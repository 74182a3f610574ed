"""How the levels of bots fare against each other, as it was measured: points of reference for people."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Winner(msgspec.Struct):
    """Whose victories were counted, and of how many games."""

    won: float
    of: int


class MeasuredRow(msgspec.Struct):
    """What was played: the first bot alone against as many of the second as there are other seats."""

    game: str
    players: int
    bots: list[str]
    games: int
    figures: list[Winner]
    seconds: float = 0.0


class MeasuredTable(msgspec.Struct):
    kind: str
    rows: list[MeasuredRow]


class Measured(msgspec.Struct):
    """A level against the one below: its victories in a hundred games, alone among so many players."""

    bot: str
    against: str
    players: int
    games: int
    percent: float


@cache
def measured(game: str) -> tuple[Measured, ...]:
    """What `ladder.json` knows of a game: with as few players as it takes, and with the longest time to think."""
    tables = msgspec.json.decode(
        files("chancellery.bots").joinpath("ladder.json").read_bytes(), type=list[MeasuredTable]
    )
    rows = [row for table in tables if table.kind == "arena" for row in table.rows if row.game == game]
    best: dict[tuple[str, str], MeasuredRow] = {}
    for row in rows:
        pair = (row.bots[0], row.bots[1])
        kept = best.get(pair)
        if kept is None or (-row.players, row.seconds) > (-kept.players, kept.seconds):
            best[pair] = row
    return tuple(
        Measured(bot, against, row.players, row.games, round(100 * row.figures[0].won / row.figures[0].of, 1))
        for (bot, against), row in best.items()
    )
