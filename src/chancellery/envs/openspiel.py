"""The games as OpenSpiel games: importing this module registers them.

    import pyspiel, chancellery.envs.openspiel

    game = pyspiel.load_game("chancellery_realpolitik(players=3)")

All chance of a match comes from its seed, so the tree has one node of chance, at the root: it draws one of `seeds`
matches, each as likely as the others. Players are asked one after the other, in the order in which the rules ask;
secret choices stay secret, since an observation has nothing that its player cannot know. Observations are the rows of
`chancellery.engine.observation`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from chancellery.engine.game import Game
from chancellery.engine.state import SPECTATOR, State
from chancellery.envs.session import EnvSession
from chancellery.games import all_games

SEEDS: Final = 1000
# More than any match takes at random.
LONGEST: Final = 100_000


def short_name(game: Game) -> str:
    """The name that OpenSpiel knows a game by."""
    return f"chancellery_{game.id.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        # Alone, one wins or loses against nobody.
        utility=kind.Utility.GENERAL_SUM if 1 in game.players else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "seeds": SEEDS},
    )


class CopiedPosition:
    """A position that OpenSpiel may copy; none before the seed is drawn."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> CopiedPosition:
        return CopiedPosition(None if self.state is None else self.state.clone())


class ChancelleryGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players."""

    def __init__(self, kind: Any, game: Game, params: Mapping[str, int | str] | None = None) -> None:
        given = {"players": game.players[0], "seeds": SEEDS, **(params or {})}
        self.session = EnvSession(game.id, {"players": given["players"]})
        self.seeds = int(given["seeds"])
        information = pyspiel.GameInfo(
            num_distinct_actions=self.session.actions,
            max_chance_outcomes=self.seeds,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.players else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, given)

    def new_initial_state(self) -> ChancelleryState:
        return ChancelleryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.session, iig_obs_type, params)


class ChancelleryState(pyspiel.State):  # type: ignore[misc]
    """A position, or the node of chance before the first."""

    def __init__(self, game: ChancelleryGame) -> None:
        super().__init__(game)
        self.position = CopiedPosition(None)

    def session(self) -> EnvSession:
        return self.get_game().session  # type: ignore[no-any-return]

    def current_player(self) -> int:
        state = self.position.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return state.waiting[0] if state.waiting else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each as likely as the others."""
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return [] if state is None else sorted(state.legal(player))

    def _apply_action(self, action: int) -> None:
        state = self.position.state
        if state is None:
            session = self.session()
            self.position = CopiedPosition(session.game.new(session.options, action))
        else:
            state.advance(state.waiting[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.position.state
        return f"seed {action}" if player < 0 or state is None else state.describe(action)

    def is_terminal(self) -> bool:
        state = self.position.state
        return state is not None and not state.waiting

    def returns(self) -> list[float]:
        session = self.session()
        if not self.is_terminal():
            return [0.0] * len(session.seats)
        assert self.position.state is not None
        return session.rewards(self.position.state)

    def __str__(self) -> str:
        state = self.position.state
        return "before the deal" if state is None else str(state.view(SPECTATOR)["board"])


class Observer:
    """What a player may know, as OpenSpiel's observers give it."""

    def __init__(self, session: EnvSession, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} were given")
        self.session = session
        self.public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(session.observation.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length] for part in session.observation.layout()
        }

    def row(self, state: ChancelleryState, player: int) -> list[int]:
        """Numbers that the player may know; all 0 before the seed is drawn."""
        position = state.position.state
        if position is None:
            return [0] * self.session.observation.size
        return self.session.observation.row(position, SPECTATOR if self.public else player)

    def set_from(self, state: ChancelleryState, player: int) -> None:
        self.tensor[:] = self.row(state, player)

    def string_from(self, state: ChancelleryState, player: int) -> str:
        return " ".join(map(str, self.row(state, player)))


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; by a class, which is never freed: OpenSpiel holds it longer than Python lasts."""
    kind = game_type(game)

    class Registered(ChancelleryGame):
        def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)


for shipped in all_games():
    register(shipped)
