"""Bots against each other: who wins how often, how sure that is, how long each thinks, and how they rate.

Of two bots the first challenges: it sits down at every seat in turn, and all other seats are its rival's. More than two
play a round robin: every choice of them sits down together, in every rotation round the table. Each deal is played once
in every such line-up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import TypedDict

from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.budget import Budget
from chancellery.bots.registry import CHANCELLOR, bot_id
from chancellery.engine.errors import BadOption
from chancellery.engine.options import Value
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.engines import Engine, local_engine
from chancellery.lab.fingerprints import fingerprint
from chancellery.lab.intervals import interval
from chancellery.lab.luck import LuckNotes, Reduced, measured_by, reduced
from chancellery.lab.own_bots import Named, bot_names
from chancellery.lab.playout import bots_luck, game_seed
from chancellery.lab.ratings import NEWCOMER, rate, row_places
from chancellery.lab.series import Manifest, Row, about, check_bots, overlay, play_game, setting
from chancellery.lab.series_totals import SeriesTotals
from chancellery.lab.shards import play_shards


@dataclass(frozen=True)
class Tournament:
    """All that a worker needs to play any game of an arena.

    bots                   two or more names, or classes of one's own
    seconds, iterations    what each may spend on a decision, if it is one that searches
    reduced                whether the luck of every game is measured, so that it can be taken out of the results
    """

    game: str
    bots: tuple[Named, ...]
    options: dict[str, Value] = field(default_factory=dict)
    seed: str = "0"
    seconds: float | None = None
    iterations: int | None = None
    reduced: bool = False

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        game, options = setting(self.game, self.options)
        names = self.names()
        if len(names) < 2:
            raise BadOption("an arena needs two bots or more: --bots A,B")
        for name in names:
            if names.count(name) > 1:
                raise BadOption(f"the bot '{name}' cannot play against itself; name each bot once")
        check_bots(names, game)
        if len(game.seats(options)) < 2:
            raise BadOption(f"{game.title} with one player has no seat for an opponent; take more players")

    def names(self) -> tuple[str, ...]:
        """The ids of our bots and the names of others."""
        return bot_ids(bot_names(self.bots))

    def manifest(self) -> Manifest:
        game, options = setting(self.game, self.options)
        names = self.names()
        return {
            **about(game, options),
            "arena": list(names),
            "seed": self.seed,
            "seconds": self.seconds,
            "iterations": self.iterations,
            **({"luck": measured_by(game, options.players)} if self.reduced else {}),
            "fingerprint": fingerprint(game, names, self.accumulators()),
        }

    def accumulators(self) -> tuple[type[Accumulator], ...]:
        """What is noted of each game beside its outcome."""
        return (LuckNotes,) if self.reduced else ()

    def play(self, first: int, last: int) -> list[Row]:
        """The games from `first` up to but without `last`; a deal is played by every line-up in turn."""
        game, options = setting(self.game, self.options)
        seatings = line_ups(self.names(), len(game.seats(options)))
        # By processor time: what else the machine does must not weaken a bot.
        budget = Budget(self.seconds, self.iterations, time.process_time)
        rows = []
        for number in range(first, last):
            deal, seating = divmod(number, len(seatings))
            seed = game_seed(self.seed, deal)
            watch = Stopwatch(len(seatings[seating]))
            luck = bots_luck(f"{seed}:{seating}")
            names = seatings[seating]
            row = play_game(game, options, names, seed, luck, budget, self.accumulators(), watch.ask)
            rows.append({"number": number, **row, "decided": watch.decided, "seconds": watch.seconds})
        return rows


class Stopwatch:
    """How often each seat had something to decide, and how long it thought."""

    def __init__(self, seats: int) -> None:
        self.decided = [0] * seats
        self.seconds = [0.0] * seats

    def ask(self, bot: AnyBot, g: State, seat: int, luck: Rng, budget: Budget) -> int:
        began = time.process_time()
        action = ask(bot, g, seat, luck, budget)
        if len(g.legal(seat)) > 1:
            self.decided[seat] += 1
            self.seconds[seat] += time.process_time() - began
        return action


class BotStanding(TypedDict):
    """What a bot did in an arena.

    seats             how many seats it had, over all games
    rate, low, high   its share of victories for a seat, and where 95 of a hundred such arenas would find it
    fair              the share if all were equal
    by_seat           its share at each seat
    milliseconds      for a decision, where there was something to decide
    rating, unsure    OpenSkill's guess of its strength, 25 for a newcomer, and how far off that may be
    forfeits          games that it lost by an error or an answer that is not legal, and the first such reason
    reduced           the share with the luck of every game taken out, if that was measured
    """

    bot: str
    seats: int
    rate: float
    low: float
    high: float
    fair: float
    by_seat: dict[str, float]
    milliseconds: float
    rating: float
    unsure: float
    forfeits: int
    first_failure: str | None
    reduced: Reduced | None


class Pair(TypedDict):
    """How often a bot ended before another, of all games in which both sat down; equal places count half each.

    With two seats that is how often it won.
    """

    bot: str
    against: str
    games: int
    rate: float
    low: float
    high: float


class ArenaReport(TypedDict):
    """What an arena came to: a standing for each bot, in the order in which they were named, and for each pair.

    errors, first_error   games that a defect of the rules stopped, and what is needed to see the first of them again
    """

    game: str
    players: int
    games: int
    errors: int
    first_error: Row | None
    overlay: list[str]
    standings: list[BotStanding]
    pairs: list[Pair]


def line_ups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who sits where: see the top of this file."""
    if len(bots) == 2:
        challenger, rival = bots
        return [tuple(challenger if seat == other else rival for other in range(seats)) for seat in range(seats)]
    if len(bots) < seats:
        tables = [tuple(bots[seat % len(bots)] for seat in range(seats))]
    else:
        tables = list(combinations(bots, seats))
    return [table[turn:] + table[:turn] for table in tables for turn in range(seats)]


def bot_ids(bots: Iterable[str]) -> tuple[str, ...]:
    """The ids of bots by their names."""
    return tuple(map(bot_id, bots))


def arena(
    tournament: Tournament,
    games: int,
    workers: int | None = None,
    tick: Callable[[int], None] = lambda done: None,
    *,
    out: Path | None = None,
    engine: Engine | None = None,
) -> ArenaReport:
    """Play so many games; a folder `out` keeps them, and what it holds already is not played again."""
    tournament.check()
    # A search takes its time: every game is a shard of its own.
    size = 1 if CHANCELLOR in tournament.names() else None
    played = play_shards(tournament, games, 0, out, engine or local_engine(workers), tick, size)
    return arena_report(tournament, [row for rows in played for row in rows])


def arena_report(tournament: Tournament, rows: list[Row]) -> ArenaReport:
    """The games in figures."""
    game, options = setting(tournament.game, tournament.options)
    seats = game.seats(options)
    totals = SeriesTotals()
    totals.count(rows)
    finished = sorted((row for row in rows if row["error"] is None), key=lambda row: int(row["number"]))
    ratings = rate(finished, seats)
    standings = []
    names = tournament.names()
    for bot in names:
        rating, unsure = ratings.get(bot, NEWCOMER)
        standings.append(standing(bot, finished, seats, rating, unsure))
    return {
        "game": game.id,
        "players": options.players,
        "games": len(rows),
        "errors": totals.errors,
        "first_error": totals.first_error,
        "overlay": overlay(game),
        "standings": standings,
        "pairs": [pair(bot, other, finished, seats) for bot in names for other in names if other != bot],
    }


def standing(bot: str, rows: list[Row], seats: tuple[str, ...], rating: float, unsure: float) -> BotStanding:
    shares: dict[str, list[float]] = {seat: [] for seat in seats}
    lucks: dict[str, list[float]] = {seat: [] for seat in seats}
    decided, seconds = 0, 0.0
    failures: list[str] = []
    for row in rows:
        if row["forfeited"] is not None and row["bots"][seats.index(row["forfeited"])] == bot:
            failures.append(f"game {row['number']}, after {row['decisions']} decisions: {row['failure']}")
        for index, seat in enumerate(seats):
            if row["bots"][index] == bot:
                shares[seat].append(1 / len(row["winners"]) if seat in row["winners"] else 0.0)
                lucks[seat] += row["luck"][index : index + 1] if row.get("luck") else []
                decided += row["decided"][index]
                seconds += row["seconds"][index]
    everywhere = [share for won in shares.values() for share in won]
    measured = [luck for there in lucks.values() for luck in there]
    low, high = interval(sum(everywhere), len(everywhere))
    return {
        "bot": bot,
        "seats": len(everywhere),
        "rate": mean(everywhere),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / len(seats), 4),
        "by_seat": {seat: mean(won) for seat, won in shares.items()},
        "milliseconds": round(1e3 * seconds / decided, 2) if decided else 0.0,
        "rating": round(rating, 2),
        "unsure": round(unsure, 2),
        "forfeits": len(failures),
        "first_failure": failures[0] if failures else None,
        "reduced": reduced(everywhere, measured) if measured and len(measured) == len(everywhere) else None,
    }


def pair(bot: str, other: str, rows: list[Row], seats: tuple[str, ...]) -> Pair:
    """A game in which a bot has several seats counts once, with the mean of all comparisons."""
    ahead, games = 0.0, 0
    for row in rows:
        places = row_places(row, seats)
        own = [place for place, name in zip(places, row["bots"], strict=True) if name == bot]
        theirs = [place for place, name in zip(places, row["bots"], strict=True) if name == other]
        if own and theirs:
            games += 1
            won = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a in own for b in theirs)
            ahead += won / (len(own) * len(theirs))
    low, high = interval(ahead, games)
    rate = round(ahead / games, 4) if games else 0.0
    return {"bot": bot, "against": other, "games": games, "rate": rate, "low": round(low, 4), "high": round(high, 4)}


def mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0
