"""Every decision of a series, for programs that learn: what was known, what could be done, what came of it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.budget import Budget
from chancellery.engine.game import Game
from chancellery.engine.observation import Observation
from chancellery.engine.options import Options
from chancellery.engine.rng import Rng, key_from, luck_from
from chancellery.engine.state import State
from chancellery.lab.playout import bots_luck, game_seed
from chancellery.lab.series import Manifest, Row, Series, play_game, setting
from chancellery.lab.shards import import_polars

if TYPE_CHECKING:
    import polars

# The Parquet file of a shard's decisions, in the first of its rows on its way from a worker.
FILE: Final = "decisions_file"
# So many positions that a seat cannot tell apart are judged for its chance to win.
JUDGED: Final = 2

Seen = Literal["rows", "views", "both"]


class NotedRng(Rng):
    """The chance of a match, which writes down what it gives: of how many possibilities which one."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.given: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        came = super().below(n)
        self.given.append((n, came))
        return came


@dataclass(frozen=True)
class DecisionSeries:
    """A series whose decisions are noted; its games are those that it has without.

    seen   what is noted of what the seat knew: rows of numbers, views, or both
    """

    series: Series
    seen: Seen = "rows"

    def manifest(self) -> Manifest:
        return {**self.series.manifest(), "seen": self.seen}

    def play(self, first: int, last: int) -> list[Row]:
        """The games from `first` up to but without `last`; the first of them carries the decisions of all."""
        series = self.series
        game, options = setting(series.game, series.options)
        table = Decisions(game, options, self.seen)
        rows = []
        for number in range(first, last):
            seed = game_seed(series.seed, number)
            rng = NotedRng(key_from(seed))
            table.begin(number, rng, seed)
            budget = Budget(iterations=series.iterations)
            row = play_game(
                game, options, series.seated(), seed, bots_luck(seed), budget, series.accumulators, table.ask, rng
            )
            table.end(row)
            rows.append({"number": number, **row})
        rows[0][FILE] = table.parquet()
        return rows


class Decisions:
    """The decisions of some games, column by column."""

    def __init__(self, game: Game, options: Options, seen: Seen) -> None:
        self.game = game
        self.seats = game.seats(options)
        self.seen = seen
        self.observation = Observation(game, options)
        self.numbers = array("i")
        self.columns: dict[str, list[Any]] = {name: [] for name in self.schema()}

    def schema(self) -> dict[str, Any]:
        """The columns and their types, but for the rows of numbers."""
        pl = import_polars()
        schema = {
            "game": pl.Int32,
            "ply": pl.Int32,
            "seat": pl.String,
            "question": pl.String,
            "legal": pl.List(pl.Int32),
            "choice": pl.Int32,
            "chance_of": pl.List(pl.Int32),
            "chance_came": pl.List(pl.Int32),
            "value": pl.Float32,
            "won": pl.Float32,
            "score": pl.Int32,
        }
        return schema if self.seen == "rows" else {**schema, "view": pl.String}

    def begin(self, number: int, rng: NotedRng, seed: str) -> None:
        self.number = number
        self.rng = rng
        self.luck = luck_from(key_from(f"{seed}:values"))
        self.first = len(self.columns["game"])
        self.acted: list[int] = []

    def ask(self, bot: AnyBot, g: State, seat: int, luck: Rng, budget: Budget) -> int:
        """Ask a bot, and note what it was asked and answered; the only answer there is is no decision."""
        legal = g.legal(seat)
        if len(legal) == 1:
            return legal[0]
        before = tuple(legal)
        row = self.observation.row(g, seat) if self.seen != "views" else ()
        view = "" if self.seen == "rows" else msgspec.json.encode(g.view(seat)).decode()
        value = self.value(g, seat)
        question, ply = type(g.choice()).__name__, g.ply
        choice = ask(bot, g, seat, luck, budget)
        self.close()
        self.acted.append(seat)
        self.numbers.extend(row)
        told = (self.number, ply, self.seats[seat], question, before, choice, (), (), value, None, None, view)
        for column, value_there in zip(self.columns.values(), told, strict=False):
            column.append(value_there)
        return choice

    def value(self, g: State, seat: int) -> float | None:
        """The seat's chance to win by the game's judgement, over positions that it cannot tell apart."""
        evaluate = self.game.evaluate
        if evaluate is None:
            return None
        return sum([evaluate(g.redeal(seat, self.luck), seat) for _ in range(JUDGED)], 0.0) / JUDGED

    def close(self) -> None:
        """What chance gave since the last decision is what came of it; before the first the board was set up."""
        if self.acted:
            self.columns["chance_of"][-1] = [of for of, _ in self.rng.given]
            self.columns["chance_came"][-1] = [came for _, came in self.rng.given]
        self.rng.given.clear()

    def end(self, row: Row) -> None:
        """Note what came of a game; of one that a defect has stopped nothing is kept."""
        self.close()
        if row["error"] is not None:
            for column in self.columns.values():
                del column[self.first :]
            del self.numbers[self.first * self.observation.size :]
            return
        share = 1 / max(1, len(row["winners"]))
        won = [share if seat in row["winners"] else 0.0 for seat in self.seats]
        scores: Sequence[int | None] = row["scores"] or [None] * len(self.seats)
        self.columns["won"][self.first :] = [won[seat] for seat in self.acted]
        self.columns["score"][self.first :] = [scores[seat] for seat in self.acted]

    def frame(self) -> polars.DataFrame:
        pl = import_polars()
        table: polars.DataFrame = pl.DataFrame(self.columns, schema=self.schema())
        if self.seen == "views":
            return table
        size = self.observation.size
        numbers = pl.Series("observation", self.numbers, dtype=pl.Int64).cast(pl.Int32)
        return table.with_columns(
            numbers.reshape((table.height, size))
            if table.height
            else pl.Series("observation", [], dtype=pl.Array(pl.Int32, size))
        )

    def parquet(self) -> bytes:
        """The decisions as a Parquet file."""
        file = BytesIO()
        self.frame().write_parquet(file, compression="zstd")
        return file.getvalue()
