"""A series of games between bots: all that a worker needs to play any of them, and what it notes of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chancellery import __version__
from chancellery.bots.bot import ask
from chancellery.bots.budget import Budget
from chancellery.bots.registry import make_bot, seat_bots
from chancellery.engine.game import Game
from chancellery.engine.options import Options, Value
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.lab.accumulator import Accumulator, ResultNotes, stepping
from chancellery.lab.playout import Ask, bots_luck, game_seed, play_out

# One game: names of columns and plain values.
Row = dict[str, Any]
# What a series is, as its folder says it.
Manifest = dict[str, object]


@dataclass(frozen=True)
class Series:
    """Names and numbers, no states.

    bots           their names; fewer than seats are repeated round the table
    iterations     how much a bot that searches may search for each decision; None is the usual amount
    accumulators   what is noted of each game beside its outcome
    """

    game: str
    options: dict[str, Value] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    seed: str = "0"
    iterations: int | None = None
    accumulators: tuple[type[Accumulator], ...] = ()

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        game, options = setting(self.game, self.options)
        check_bots(seat_bots(self.bots, len(game.seats(options))), game)

    def manifest(self) -> Manifest:
        """What makes the games of this series what they are."""
        game, options = setting(self.game, self.options)
        return {
            **about(game, options),
            "bots": list(seat_bots(self.bots, len(game.seats(options)))),
            "seed": self.seed,
            "iterations": self.iterations,
            "accumulators": [f"{one.__module__}.{one.__qualname__}" for one in self.accumulators],
        }

    def play(self, first: int, last: int) -> list[Row]:
        """The games from `first` up to but without `last`."""
        game, options = setting(self.game, self.options)
        names = seat_bots(self.bots, len(game.seats(options)))
        budget = Budget(iterations=self.iterations)
        rows = []
        for number in range(first, last):
            seed = game_seed(self.seed, number)
            row = play_game(game, options, names, seed, bots_luck(seed), budget, self.accumulators)
            rows.append({"number": number, **row})
        return rows


def setting(id: str, given: Mapping[str, object]) -> tuple[Game, Options]:
    game = find_game(id)
    return game, game.options(given)


def about(game: Game, options: Options) -> Manifest:
    """What a manifest says of any series."""
    return {"chancellery": __version__, "game": game.id, "rules": game.rules, "options": options.dump()}


def check_bots(names: Sequence[str], game: Game) -> None:
    """Refuse bots that do not exist or cannot play this game."""
    for name in names:
        make_bot(name, game, bots_luck("check"))


def play_game(
    game: Game,
    options: Options,
    names: Sequence[str],
    seed: str,
    luck: Rng,
    budget: Budget,
    accumulators: Sequence[type[Accumulator]] = (),
    asking: Ask = ask,
) -> Row:
    """One game and what is noted of it; an error is noted with the ply at which it can be seen again."""
    row: Row = {
        "game": game.id,
        "players": options.players,
        "options": options.dump(),
        "bots": list(names),
        "seed": seed,
    }
    row |= {"winners": [], "scores": [], "ending": None, "decisions": 0, "error": None}
    watching: list[Accumulator] = [ResultNotes(), *(one() for one in accumulators)]
    g: State | None = None
    try:
        g = game.new(options, seed, record=any(one.log for one in watching))
        for one in watching:
            one.before(g)
        play_out(g, names, luck, budget, stepping(watching), asking)
        for one in watching:
            row |= one.after(g)
    except Exception as error:
        row |= {"decisions": g.ply if g is not None else 0, "error": f"{type(error).__name__}: {error}"}
    return row
