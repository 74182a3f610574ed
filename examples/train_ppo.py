"""MaskablePPO of sb3-contrib, learning by self-play through the PettingZoo environment; then it meets the ladder.

    pip install "PATH[rl]" torch sb3-contrib                    # PATH: a checkout or a wheel
    python examples/train_ppo.py                                # Europe Divided, 100,000 decisions
    python examples/train_ppo.py realpolitik --decisions 500000 --rounds 20

One policy plays every seat. In each round it learns against copies of itself as it was after earlier rounds, and at
first against chance. What a seat observes is scaled by the bounds of the space, to numbers from -1 to 1.
"""

import argparse
import io
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

from chancellery.envs.pettingzoo import env
from chancellery.envs.vector import VectorEnv

Row = NDArray[np.float32]
# What answers for a seat: its observation, scaled, and its mask.
Player = Callable[[Row, NDArray[np.int8]], int]


class Scale:
    """Rows from -1 to 1, by the bounds of their space."""

    def __init__(self, box: Any) -> None:
        self.low = box.low.astype(np.float32)
        self.width = np.maximum(box.high.astype(np.float32) - self.low, 1.0)

    def __call__(self, row: NDArray[np.int16]) -> Row:
        return np.asarray(2.0 * (row - self.low) / self.width - 1.0, np.float32)


class Chance:
    """Whoever plays at random."""

    def __init__(self, seed: int) -> None:
        self.luck = np.random.default_rng(seed)

    def __call__(self, row: Row, mask: NDArray[np.int8]) -> int:
        return int(self.luck.choice(np.flatnonzero(mask)))


class Former:
    """The policy as it once was."""

    def __init__(self, model: Any) -> None:
        kept = io.BytesIO()
        model.save(kept)
        self.policy = MaskablePPO.load(kept)

    def __call__(self, row: Row, mask: NDArray[np.int8]) -> int:
        return int(self.policy.predict(row, action_masks=mask)[0])


class OneSeat(gymnasium.Env[Row, int]):
    """A table of PettingZoo for one who learns: each seat in turn, the others played by whoever is drawn."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.table = env(game)
        self.luck = np.random.default_rng(seed)
        seat = self.table.possible_agents[0]
        box = self.table.observation_space(seat)["observation"]
        self.scale = Scale(box)
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, box.shape, np.float32)
        self.action_space: Any = gymnasium.spaces.Discrete(int(self.table.action_space(seat).n))
        self.players: list[Player] = [Chance(seed)]
        self.matches = 0
        self.learner = seat
        self.mask = np.zeros(0, np.int8)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Row, dict[str, Any]]:
        seats = self.table.possible_agents
        while True:
            self.matches += 1
            self.learner = seats[self.matches % len(seats)]
            self.other = self.players[int(self.luck.integers(len(self.players)))]
            self.table.reset(seed=self.matches)
            row, _, over = self.wait()
            if not over:
                return row, {}

    def wait(self) -> tuple[Row, float, bool]:
        """Let the others play until the learner is asked, or has its reward."""
        while True:
            observed, reward, over, _, _ = self.table.last()
            row = self.scale(observed["observation"])
            mine = self.table.agent_selection == self.learner
            if over and mine:
                return row, float(reward), True
            if mine:
                self.mask = observed["action_mask"]
                return row, 0.0, False
            self.table.step(None if over else self.other(row, observed["action_mask"]))

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        self.table.step(int(action))
        row, reward, over = self.wait()
        return row, reward, over, False, {}

    def action_masks(self) -> NDArray[np.int8]:
        """What MaskablePPO asks for."""
        return self.mask


def share_won(model: Any, game: str, opponent: str, matches: int) -> float:
    """The share of matches that the policy wins against a bot of the ladder, from every seat in turn."""
    tables = VectorEnv(game, min(32, matches), opponent=opponent)
    space: Any = tables.single_observation_space
    scale = Scale(space["observation"])
    observed, _ = tables.reset(seed=1)
    won: list[float] = []
    while len(won) < matches:
        actions, _ = model.predict(scale(observed["observation"]), action_masks=observed["action_mask"])
        observed, rewards, over, _, _ = tables.step(actions)
        won += [1.0 if reward > 0 else 0.5 if reward == 0 else 0.0 for reward in rewards[over]]
    return float(np.mean(won[:matches]))


def train(game: str, decisions: int, rounds: int, seed: int = 0) -> Any:
    """A policy after so many decisions of its own, in rounds of self-play."""
    table = OneSeat(game, seed)
    model = MaskablePPO(
        "MlpPolicy", table, n_steps=2048, batch_size=256, gamma=1.0, gae_lambda=0.98, ent_coef=0.005, seed=seed
    )
    for _ in range(rounds):
        model.learn(decisions // rounds, reset_num_timesteps=False)
        table.players.append(Former(model))
        # The latest ones are the best sparring partners.
        del table.players[:-4]
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO by self-play, then let it meet the ladder.")
    parser.add_argument("game", nargs="?", default="europe-divided")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--matches", type=int, default=200, help="how many it plays against each bot afterwards")
    parser.add_argument("--against", default="random,attaché")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    began = time.monotonic()
    model = train(given.game, given.decisions, given.rounds, given.seed)
    print(f"{given.decisions:,} decisions of self-play in {time.monotonic() - began:.0f} s")
    for opponent in given.against.split(","):
        share = share_won(model, given.game, opponent, given.matches)
        print(f"wins {share:.0%} of {given.matches} matches against {opponent}")


if __name__ == "__main__":
    main()
