"""A series of games between bots: all that a worker needs to play any of them, and what it notes of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from chancellery import __version__
from chancellery.bots.bot import ask
from chancellery.bots.budget import Budget
from chancellery.bots.registry import seat_bots
from chancellery.engine.game import Game
from chancellery.engine.options import Options, Value
from chancellery.engine.overlays import applied_to
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.lab.accumulator import Accumulator, ResultNotes, stepping
from chancellery.lab.fingerprints import fingerprint
from chancellery.lab.own_bots import BotFailed, Named, bot_names, make_any_bot
from chancellery.lab.playout import Ask, bots_luck, game_seed, play_out

# One game: names of columns and plain values.
Row = dict[str, Any]
# What a series is, as its folder says it.
Manifest = dict[str, object]
# How a game ends that a bot of one's own has lost by an error or an illegal answer.
FORFEIT: Final = "forfeit"


@dataclass(frozen=True)
class Series:
    """Names and numbers, no states.

    bots           their names, or classes of one's own; fewer than seats are repeated round the table
    iterations     how much a bot that searches may search for each decision; None is the usual amount
    accumulators   what is noted of each game beside its outcome
    """

    game: str
    options: dict[str, Value] = field(default_factory=dict)
    bots: tuple[Named, ...] = ("random",)
    seed: str = "0"
    iterations: int | None = None
    accumulators: tuple[type[Accumulator], ...] = ()

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        game, _ = setting(self.game, self.options)
        check_bots(self.seated(), game)

    def seated(self) -> tuple[str, ...]:
        """The name of a bot for each seat."""
        game, options = setting(self.game, self.options)
        return seat_bots(bot_names(self.bots), len(game.seats(options)))

    def manifest(self) -> Manifest:
        """What makes the games of this series what they are."""
        game, options = setting(self.game, self.options)
        return {
            **about(game, options),
            "bots": list(self.seated()),
            "seed": self.seed,
            "iterations": self.iterations,
            "accumulators": [f"{one.__module__}.{one.__qualname__}" for one in self.accumulators],
            "fingerprint": fingerprint(game, self.seated(), self.accumulators),
        }

    def play(self, first: int, last: int) -> list[Row]:
        """The games from `first` up to but without `last`."""
        game, options = setting(self.game, self.options)
        names = self.seated()
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
    return {
        "chancellery": __version__,
        "game": game.id,
        "rules": game.rules,
        "options": options.dump(),
        "overlay": overlay(game),
    }


def overlay(game: Game) -> list[str]:
    """What of a game's figures is changed in this process, as people read it."""
    return [change.told() for change in applied_to(game.id)]


def check_bots(names: Sequence[str], game: Game) -> None:
    """Refuse bots that do not exist or cannot play this game."""
    for name in names:
        make_any_bot(name, game, bots_luck("check"))


def play_game(
    game: Game,
    options: Options,
    names: Sequence[str],
    seed: str,
    luck: Rng,
    budget: Budget,
    accumulators: Sequence[type[Accumulator]] = (),
    asking: Ask = ask,
    rng: Rng | None = None,
) -> Row:
    """One game and what is noted of it.

    An error of the rules is noted with the ply at which it can be seen again; one of a bot of one's own loses its seat
    the game, which the others have won. `rng` is the chance of the seed, if somebody looks at what it gives.
    """
    row: Row = {
        "game": game.id,
        "players": options.players,
        "options": options.dump(),
        "bots": list(names),
        "seed": seed,
    }
    row |= {"winners": [], "scores": [], "ending": None, "decisions": 0, "error": None}
    row |= {"forfeited": None, "failure": None}
    watching: list[Accumulator] = [ResultNotes(), *(one() for one in accumulators)]
    g: State | None = None
    try:
        g = game.new(options, rng or seed, record=any(one.log for one in watching))
        for one in watching:
            one.before(g)
        play_out(g, names, luck, budget, stepping(watching), asking)
        for one in watching:
            row |= one.after(g)
    except BotFailed as failed:
        assert g is not None
        row |= forfeit(g, failed)
        row |= told_by(watching, g)
    except Exception as error:
        row |= {"decisions": g.ply if g is not None else 0, "error": f"{type(error).__name__}: {error}"}
        row |= told_by(watching, g)
    return row


def told_by(watching: Sequence[Accumulator], g: State | None) -> Row:
    """What accumulators note of a game that was stopped."""
    found: Row = {}
    if g is not None:
        for one in watching:
            found |= one.stopped(g)
    return found


def forfeit(g: State, failed: BotFailed) -> Row:
    """What is noted of a game that a bot has lost by its own fault: all others have won it."""
    ids = g.game.seats(g.options)
    return {
        "winners": [id for other, id in enumerate(ids) if other != failed.seat],
        "ending": FORFEIT,
        "decisions": g.ply,
        "forfeited": ids[failed.seat],
        "failure": f"{failed.bot}: {failed.why}",
    }
