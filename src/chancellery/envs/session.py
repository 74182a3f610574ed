"""A game as research environments see it: seats, rows of numbers, masks of legal actions, rewards."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.languages import ENGLISH
from chancellery.engine.observation import Observation, marked
from chancellery.engine.options import Options, Value
from chancellery.engine.results import Result
from chancellery.engine.state import SPECTATOR, State
from chancellery.engine.views import PositionData
from chancellery.games import find_game

# What the libraries want as a dictionary of anything.
Info = dict[str, Any]


class EnvSession:
    """A game with chosen options, and the match that is played on it now."""

    def __init__(self, game: str, options: dict[str, Value]) -> None:
        self.game: Game = find_game(game)
        self.options: Options = self.game.options(options)
        self.seats = self.game.seats(self.options)
        self.actions = len(self.game.actions.names)
        self.observation = Observation(self.game, self.options)
        self.everything = Observation(self.game, self.options, secrets=True)
        self.state: State = self.game.new(self.options)
        self.clear()

    def clear(self) -> None:
        """A row of each seat, and what it was written from: nothing."""
        self.rows = [np.zeros(self.observation.size, np.int16) for _ in self.seats]
        self.written = [self.observation.nothing() for _ in self.seats]

    def __getstate__(self) -> Info:
        return {name: value for name, value in vars(self).items() if name not in ("rows", "written")}

    def __setstate__(self, kept: Info) -> None:
        vars(self).update(kept)
        self.clear()

    def space(self) -> spaces.Dict:
        """What a seat can observe: every number has bounds of its own."""
        return spaces.Dict(
            {
                "observation": box(self.observation),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def choose(self, given: Mapping[str, object] | None) -> None:
        """Options for the matches from now on; not how many play, which decides what is observed."""
        ids = [option.id for option in self.game.option_list]
        chosen: dict[str, object] = {}
        for name, value in (given or {}).items():
            if name == "players" and value != self.options.players:
                raise BadOption(f"this environment is for {self.options.players} players: make another one for {value}")
            if name in ids or name == "players":
                chosen[name] = value
            else:
                # PettingZoo's own test hands in one that no game has.
                has = f"it has {', '.join(ids)}" if ids else "it has none"
                warnings.warn(f"{self.game.title} has no option '{name}'; {has}", stacklevel=3)
        if chosen:
            self.options = self.game.options({**self.options.dump(), **chosen})

    def begin(self, seed: int | None) -> None:
        """A new match; the same seed gives the same dice and decks."""
        self.state = self.game.new(self.options, secrets.token_bytes(32) if seed is None else seed)

    def open_cards(self) -> NDArray[np.int16]:
        """The whole position, secrets included."""
        return np.array(self.everything.row(self.state, SPECTATOR), np.int16)

    def numbers(self, seat: int) -> NDArray[np.int16]:
        """What the seat may know."""
        row = self.rows[seat]
        self.observation.write(row, self.state, seat, self.written[seat])
        return row.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that the seat may take now."""
        return np.frombuffer(marked(self.state.legal(seat), self.actions), np.int8)

    def passing_mask(self, seat: int) -> NDArray[np.int8]:
        """The same; whoever is not asked may only hand in action 0."""
        mask = self.mask(seat)
        if seat not in self.state.waiting:
            mask[RETRACT] = 1
        return mask

    def rewards(self, state: State) -> list[float]:
        """What each seat gets for the end of a match: 1 shared among the winners, -1 among the others, 0 for a draw."""
        result: Result | None = state.outcome
        assert result is not None
        seats, winners = len(self.seats), result.winners
        if not winners and seats == 1:
            return [-1.0]
        if not winners or len(winners) == seats > 1:
            return [0.0] * seats
        losers = seats - len(winners)
        return [1.0 / len(winners) if seat in winners else -1.0 / losers for seat in range(seats)]

    def text(self) -> str:
        """The board as the spectator sees it, in plain letters."""
        view: PositionData = self.state.view(SPECTATOR)
        if self.game.draw is None:
            return str(view["board"])
        # Slow to import, and most experiments never look.
        from rich.text import Text

        return Text.from_markup(self.game.draw(view, ENGLISH)).plain


def box(observation: Observation) -> spaces.Box:
    """The space of a row."""
    return spaces.Box(
        np.array(observation.lowest(), np.int16), np.array(observation.highest(), np.int16), dtype=np.int16
    )
