"""The measured ladder of docs/opponents.md: its tables as data, and whether games of today still come to the same.

`bots/ladder.json` lies in the package, so that an installed one reproduces too. A row has what was played and what came
of it; its interval is Wilson's of 95 %. A sample is of other deals, and a row holds if the two intervals meet.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

import msgspec

from chancellery.engine.errors import BadOption
from chancellery.engine.nouns import nearest
from chancellery.engine.options import Value
from chancellery.lab.arena import Tournament, arena
from chancellery.lab.engines import Engine
from chancellery.lab.intervals import interval
from chancellery.lab.series import Series
from chancellery.lab.simulate import simulate

# So many games of a row are played unless somebody says otherwise: a search takes its time.
SAMPLE: Final = 40
SAMPLE_OF_SEARCH: Final = 12
SAMPLE_OF_SLOW_SEARCH: Final = 4
SLOW: Final = 0.5
SEED: Final = "sample"


class Figure(msgspec.Struct):
    """A share of victories: whose, and of how many seats or games; `won` counts shared victories in parts."""

    who: str
    won: float
    of: int

    @property
    def rate(self) -> float:
        return self.won / self.of if self.of else 0.0

    def bounds(self) -> tuple[float, float]:
        return interval(self.won, self.of)


class LadderRow(msgspec.Struct, omit_defaults=True):
    """What was played, and what came of it.

    rules   the version of the rules by which it was measured
    seeds   of a series that several commands have played
    """

    game: str
    players: int
    bots: list[str]
    games: int
    rules: int
    figures: list[Figure]
    aim: str = ""
    seconds: float | None = None
    milliseconds: float | None = None
    seeds: list[str] = msgspec.field(default_factory=lambda: ["0"])

    def name(self) -> str:
        limit = "" if self.seconds is None else f", {self.seconds:g} s"
        return f"{self.game}, {self.players} players{limit}"


class LadderTable(msgspec.Struct):
    """Rows of one kind: of an arena the first bot's share of victories, of a simulation each seat's."""

    id: str
    title: str
    kind: Literal["arena", "simulate"]
    rows: list[LadderRow]


class Checked(msgspec.Struct):
    """A figure beside the one of a sample, and whether the two can be of the same strength."""

    table: str
    row: str
    recorded: Figure
    sampled: Figure
    holds: bool


def read_ladder(path: Path | None = None) -> list[LadderTable]:
    """The tables of the package, or of a file."""
    data = path.read_bytes() if path else files("chancellery.bots").joinpath("ladder.json").read_bytes()
    try:
        return msgspec.json.decode(data, type=list[LadderTable])
    except msgspec.MsgspecError as error:
        raise BadOption(f"{path}: this is not a ladder: {error}") from None


def write_ladder(path: Path, tables: list[LadderTable]) -> None:
    path.write_text(json.dumps(msgspec.to_builtins(tables), indent=1, ensure_ascii=False) + "\n", "utf-8")


def chosen(tables: list[LadderTable], table: str | None, game: str | None) -> list[tuple[LadderTable, LadderRow]]:
    """The rows that are asked for."""
    ids = [one.id for one in tables]
    if table is not None and table not in ids:
        raise BadOption(f"there is no table '{table}'; there are {', '.join(ids)}{nearest(table, ids)}")
    rows = [(one, row) for one in tables for row in one.rows if table in (None, one.id) and game in (None, row.game)]
    if not rows:
        raise BadOption(f"no row of the ladder is of {game}")
    return rows


def sample_of(row: LadderRow) -> int:
    if row.seconds is None:
        return SAMPLE
    return SAMPLE_OF_SEARCH if row.seconds < SLOW else SAMPLE_OF_SLOW_SEARCH


def check(
    rows: list[tuple[LadderTable, LadderRow]],
    engine: Engine,
    games: int | None = None,
    seed: str = SEED,
    tick: Callable[[int], None] = lambda done: None,
) -> Iterator[Checked]:
    """Play a sample of every row and compare."""
    for table, row in rows:
        sampled = measure(table, row, games or sample_of(row), seed, engine, tick).figures
        for before, now in zip(row.figures, sampled, strict=True):
            yield Checked(table.id, row.name(), before, now, meet(before, now))


def meet(one: Figure, other: Figure) -> bool:
    """Whether the intervals of two shares have anything in common."""
    low, high = one.bounds()
    other_low, other_high = other.bounds()
    return low <= other_high and other_low <= high


def measure(
    table: LadderTable, row: LadderRow, games: int, seed: str, engine: Engine, tick: Callable[[int], None]
) -> LadderRow:
    """The row as it comes out today."""
    from chancellery.games import find_game

    options: dict[str, Value] = {"players": row.players}
    rules = find_game(row.game).rules
    if table.kind == "arena":
        tournament = Tournament(row.game, tuple(row.bots), options, seed, row.seconds)
        first = arena(tournament, games, tick=tick, engine=engine)["standings"][0]
        figures = [Figure(first["bot"], round(first["rate"] * first["seats"], 2), first["seats"])]
        found: dict[str, float | None] = {"milliseconds": first["milliseconds"]}
    else:
        report = simulate(Series(row.game, options, tuple(row.bots), seed), games, tick=tick, engine=engine)
        finished = report["finished"]
        figures = [Figure(seat, round(rate * finished), finished) for seat, rate in report["winners"].items()]
        found = {"milliseconds": row.milliseconds}
    return msgspec.structs.replace(row, games=games, rules=rules, figures=figures, seeds=[seed], **found)
