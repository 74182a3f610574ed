"""What a balance report rests on: a series with the options asked for, and a shorter one for every option changed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Final

from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.nouns import NOBODY
from chancellery.engine.options import Options, Value
from chancellery.engine.state import State
from chancellery.engine.usage import count_uses
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.engines import Engine
from chancellery.lab.intervals import SURE, interval
from chancellery.lab.series import Row, Series
from chancellery.lab.shards import play_shards

# A series with another option has this part of the games.
PART: Final = 20
# The score is noted at the beginning, after each tenth of the turns, and at the end.
STATIONS: Final = 11
# A difference between fewer games than this says nothing.
FEWEST: Final = 30


class Curve(Accumulator):
    """The points of every seat from the beginning to the end, and the number of turns."""

    log = True

    def before(self, g: State) -> None:
        self.read = 0
        self.points: list[list[int]] = []
        self.listen(g)

    def step(self, g: State, seat: int, action: int) -> None:
        self.listen(g)

    def listen(self, g: State) -> None:
        assert g.log is not None
        if g.game.tally is None:
            return
        for entry in g.log.entries[self.read :]:
            if isinstance(entry.event, g.game.tally.turn):
                self.points.append(list(g.game.tally.points(g)))
        self.read = len(g.log.entries)

    def after(self, g: State) -> dict[str, object]:
        turns = len(self.points)
        if g.game.tally is not None:
            self.points.append(list(g.game.tally.points(g)))
        last = len(self.points) - 1
        stations = [self.points[round(part * last / (STATIONS - 1))] for part in range(STATIONS)] if last >= 0 else []
        return {"turns": turns, "curve": stations}


class Uses(Accumulator):
    """What came up in a game, as `kind word thing seat`."""

    log = True

    def after(self, g: State) -> dict[str, object]:
        assert g.log is not None
        if g.game.usage is None:
            return {"uses": []}
        uses = count_uses(g, g.game.usage, [entry.event for entry in g.log.entries])
        return {"uses": [f"{kind}/{word}/{thing}/{seat}" for kind, word, thing, seat in sorted(uses)]}


@dataclass(frozen=True)
class Variant:
    """A series of the report: the option that is changed and its value, or None for what was asked for."""

    options: dict[str, Value]
    changed: tuple[str, Value] | None = None

    def name(self) -> str:
        return "asked for" if self.changed is None else f"{self.changed[0]}={self.changed[1]}"


def variants(game: Game, options: Options) -> list[Variant]:
    """The options asked for, then every other number of players, then every other value of each option by itself."""
    base = options.dump()
    changes: list[tuple[str, Value]] = [("players", count) for count in game.players]
    changes += [(option.id, value) for option in game.option_list for value in option.samples()]
    variants_of_game = [Variant(base)]
    for name, value in changes:
        if base[name] != value:
            try:
                variants_of_game.append(Variant(game.options({**base, name: value}).dump(), (name, value)))
            except BadOption:
                continue
    return variants_of_game


@dataclass
class Counts:
    """What one series came to, in sums.

    forfeits         games that a bot of one's own lost by its own fault: they say nothing about the game
    curve, winning   points of each seat at each station, in all games and in those that it won
    uses             by kind, word and thing, for each seat: in how many games it did that, and its victories in them
    seen             in how many games anybody did
    """

    seats: tuple[str, ...]
    games: int = 0
    errors: int = 0
    forfeits: int = 0
    wins: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    curve: list[list[float]] = field(default_factory=list)
    winning: list[list[float]] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    uses: dict[tuple[str, str, int], dict[int, list[float]]] = field(default_factory=lambda: defaultdict(dict))
    seen: Counter[tuple[str, str, int]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = [0.0] * len(self.seats)
        self.won = [0] * len(self.seats)
        self.curve = [[0.0] * len(self.seats) for _ in range(STATIONS)]
        self.winning = [[0.0] * len(self.seats) for _ in range(STATIONS)]

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            if row["error"] is not None:
                self.errors += 1
            elif row["forfeited"] is not None:
                self.forfeits += 1
            else:
                self.add_game(row)

    def add_game(self, row: Row) -> None:
        self.games += 1
        shares = [1 / len(row["winners"]) if seat in row["winners"] else 0.0 for seat in self.seats]
        self.endings[row["ending"]] += 1
        self.turns[row["turns"]] += 1
        self.decisions[row["decisions"]] += 1
        for seat, share in enumerate(shares):
            self.wins[seat] += share
            self.won[seat] += share > 0
        for station, points in enumerate(row["curve"]):
            for seat, own in enumerate(points):
                self.curve[station][seat] += own
                self.winning[station][seat] += own if shares[seat] else 0
        self.add_uses(row["uses"], shares)

    def add_uses(self, uses: list[str], shares: list[float]) -> None:
        things = set()
        for use in uses:
            kind, word, thing, seat = use.rsplit("/", 3)
            key, who = (kind, word, int(thing)), int(seat)
            things.add(key)
            if who != NOBODY:
                count_and_share = self.uses[key].setdefault(who, [0, 0.0])
                count_and_share[0] += 1
                count_and_share[1] += shares[who]
        self.seen.update(things)

    def share(self, seat: int) -> tuple[float, float, float]:
        """The seat's share of victories, and its interval of 95 %."""
        low, high = interval(self.wins[seat], self.games)
        return (self.wins[seat] / self.games if self.games else 0.0), low, high

    def difference(self, key: tuple[str, str, int]) -> tuple[float, float] | None:
        """How much more often a seat wins with a thing than without it, and the half of the interval of 95 %.

        Every seat is measured against its own share: a strong seat makes none of its own cards good.
        """
        by_seat = self.uses.get(key)
        if by_seat is None:
            return None
        used = sum(count for count, _ in by_seat.values())
        unused = sum(self.games - count for count, _ in by_seat.values())
        if min(used, unused) < FEWEST:
            return None
        more = less = more_spread = less_spread = 0.0
        for seat, (count, won) in by_seat.items():
            fair = self.wins[seat] / self.games
            more += won - count * fair
            less += (self.wins[seat] - won) - (self.games - count) * fair
            more_spread += count * fair * (1 - fair)
            less_spread += (self.games - count) * fair * (1 - fair)
        return more / used - less / unused, SURE * sqrt(more_spread / used**2 + less_spread / unused**2)


@dataclass
class Balance:
    """A whole report in figures: one series after another, the one that was asked for first.

    idle   options that changed nothing: the games came out as those of the same numbers that were asked for
    """

    game: Game
    bots: tuple[str, ...]
    seed: str
    series: list[tuple[Variant, Counts]]
    idle: list[Variant] = field(default_factory=list)


def games_in(variant: Variant, games: int) -> int:
    return games if variant.changed is None else max(1, games // PART)


def measure(
    game: Game,
    options: Options,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    engine: Engine,
    keep: Path | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> Balance:
    """Play every series of a report; a folder keeps them, each in a folder of its own."""
    measured: list[tuple[Variant, Counts]] = []
    idle = []
    usual: dict[int, object] = {}
    for variant in variants(game, options):
        seats = game.seats(game.options(variant.options))
        # Bots are named round the table, and another table may be smaller.
        series = Series(game.id, variant.options, bots[: len(seats)], seed, accumulators=(Curve, Uses))
        series.check()
        counts = Counts(seats)
        folder = None if keep is None else keep / variant.name().replace(" ", "-")
        came_out: dict[int, object] = {}
        for rows in play_shards(series, games_in(variant, games), 0, folder, engine, tick):
            counts.add(rows)
            came_out |= {row["number"]: (row["winners"], row["scores"], row["decisions"]) for row in rows}
        if variant.changed is None:
            usual = came_out
        if variant.changed is not None and came_out.items() <= usual.items():
            idle.append(variant)
        else:
            measured.append((variant, counts))
    return Balance(game, bots, seed, measured, idle)
