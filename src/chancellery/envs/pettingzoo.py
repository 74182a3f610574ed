"""The games as PettingZoo environments: seats that act in turn, with action masks.

    from chancellery.envs.pettingzoo import env

    table = env("realpolitik", players=3)
    table.reset(seed=1)
    for seat in table.agent_iter():
        observation, reward, over, cut_off, _ = table.last()
        table.step(None if over or cut_off else table.action_space(seat).sample(observation["action_mask"]))

An observation is a row of whole numbers (`chancellery.engine.observation` says which) and a mask of legal actions;
`state()` is the row of somebody who sees everything. Environments can be copied and pickled in the midst of a match.
The info of the seat that is asked lists them too: to look at nothing else, `table.last(observe=False)`, is quicker.
Rewards come at the end: 1 shared among the winners, -1 shared among the others, 0 all round for a draw.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from chancellery.engine.errors import IllegalAction
from chancellery.engine.options import Value
from chancellery.engine.rng import Rng, key_from
from chancellery.envs.session import EnvSession, box

Observed = dict[str, Any]
# What else an agent is told: the legal actions of whoever is asked.
Infos = dict[str, dict[str, object]]


def env(
    game: str, render_mode: str | None = None, max_cycles: int | None = None, **options: Value
) -> AECEnv[str, Observed, int | None]:
    """A match of a game, by its id and options; with `max_cycles` every seat steps once in each of so many cycles."""
    if max_cycles is None:
        return TurnByTurn(EnvSession(game, options), render_mode)
    return parallel_to_aec(AllAtOnce(EnvSession(game, options), max_cycles, render_mode))


def parallel_env(
    game: str, max_cycles: int | None = None, render_mode: str | None = None, **options: Value
) -> ParallelEnv[str, Observed, int]:
    """The same with all seats at once: in each cycle every seat hands in an action, and those of the asked count."""
    return AllAtOnce(EnvSession(game, options), max_cycles, render_mode)


def metadata(session: EnvSession) -> dict[str, object]:
    """What PettingZoo wants to know of an environment."""
    name = f"{session.game.id}_v{session.game.rules}"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}


class Spaces:
    """What both kinds of environment say of their spaces."""

    def __init__(self, session: EnvSession) -> None:
        self.observations = {seat: session.space() for seat in session.seats}
        self.actions = {seat: spaces.Discrete(session.actions) for seat in session.seats}
        self.state = box(session.everything)


class TurnByTurn(AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """One seat after the other, in the order in which the rules ask them. An illegal action raises IllegalAction."""

    def __init__(self, session: EnvSession, render_mode: str | None = None) -> None:
        super().__init__()
        self.session = session
        self.metadata = metadata(session)
        self.render_mode = render_mode
        self.possible_agents = list(session.seats)
        self.agents: list[str] = []
        self._legal: tuple[int, ...] = ()
        self._spaces = Spaces(session)
        self.state_space = self._spaces.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new match; the same seed gives the same dice and decks. Options are for this match and the next."""
        self.session.choose(options)
        self.session.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that is asked next; its info has the legal actions, for whoever looks at nothing else."""
        state = self.session.state
        seat = state.waiting[0]
        agent = self.agent_selection = self.possible_agents[seat]
        self._legal = tuple(state.legal(seat))
        self.infos[agent] = {"legal": self._legal}

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        return {"observation": self.session.numbers(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the seat that is asked; None for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.session.state
        if action is None or action not in self._legal:
            raise IllegalAction(f"{agent} may not take action {action} now; the mask has those that are legal")
        state.advance(state.waiting[0], int(action))
        self.infos[agent] = {}
        if state.waiting:
            self._ask()
            return
        self.rewards = dict(zip(self.possible_agents, self.session.rewards(state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> NDArray[np.int16]:
        """The whole position as a row, what is secret included: for training alone."""
        return self.session.open_cards()

    def render(self) -> str | None:
        """The board as letters, as the spectator sees it."""
        return self.session.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class AllAtOnce(ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """All seats hand in an action in each cycle; chance takes the place of an illegal one, and the seat is told."""

    def __init__(self, session: EnvSession, max_cycles: int | None, render_mode: str | None = None) -> None:
        super().__init__()
        self.session = session
        self.max_cycles = max_cycles
        self.metadata = metadata(session)
        self.render_mode = render_mode
        self.possible_agents = list(session.seats)
        self.agents: list[str] = []
        self.cycles = 0
        self.luck = Rng(key_from("0"))
        self._spaces = Spaces(session)
        self.state_space = self._spaces.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observed], Infos]:
        """Begin a new match; the same seed gives the same dice and decks. Options are for this match and the next."""
        self.session.choose(options)
        self.session.begin(seed)
        self.luck = Rng(key_from(f"{seed}:illegal"))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Observed]:
        session = self.session
        return {
            agent: {"observation": session.numbers(seat), "action_mask": session.passing_mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carry out what the seats that are asked have handed in."""
        if not self.agents:
            raise IllegalAction("no match is being played here: reset the environment first")
        state = self.session.state
        self.cycles += 1
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in state.waiting:
            agent = self.possible_agents[seat]
            legal, action = state.legal(seat), int(actions[agent])
            if action not in legal:
                infos[agent]["illegal"] = action
                action = self.luck.pick(legal)
            state.advance(seat, action)
        over = not state.waiting
        cut_off = not over and self.cycles == self.max_cycles
        rewards = self.session.rewards(state) if over else [0.0] * len(self.agents)
        rewarded = dict(zip(self.agents, rewards, strict=True))
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut_off)
        observed = self.observed()
        if over or cut_off:
            self.agents = []
        return observed, rewarded, ended, stopped, infos

    def state(self) -> NDArray[np.int16]:
        """The whole position as a row, what is secret included: for training alone."""
        return self.session.open_cards()

    def render(self) -> str | None:
        """The board as letters, as the spectator sees it."""
        return self.session.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
