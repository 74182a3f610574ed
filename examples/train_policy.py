"""A policy that learns by playing against itself, with numpy alone, and then meets a player who moves by chance.

    pip install "PATH[rl]"                 # PATH: a checkout or a wheel
    python examples/train_policy.py                               # two minutes of Europe Divided
    python examples/train_policy.py realpolitik --seconds 600

Every seat has a linear policy: the chance of an action is a softmax of weights times what the seat observes. After each
match the actions of the winner become likelier and those of the others less likely (REINFORCE with a baseline).
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from chancellery.envs.pettingzoo import env

Row = NDArray[np.float32]
# What a seat observed, what it could do, how likely each of it was, and which it did.
Step = tuple[Row, NDArray[np.intp], Row, int]


class Policy:
    """The weights of one seat, the scale of what it observes, and what it usually gets."""

    def __init__(self, actions: int, scale: Row, rate: float) -> None:
        self.weights = np.zeros((actions, len(scale)), np.float32)
        self.scale = scale
        self.rate = rate
        self.usual = 0.0

    def consider(self, observation: Row, legal: NDArray[np.intp]) -> tuple[Row, Row]:
        """What is observed, scaled, and the chance of each legal action."""
        seen = observation / self.scale
        worth = self.weights[legal] @ seen
        chances = np.exp(worth - worth.max())
        return seen, chances / chances.sum()

    def learn(self, steps: list[Step], reward: float) -> None:
        """Make what was done likelier if it brought more than usual, and less likely if less."""
        gain = self.rate * (reward - self.usual)
        self.usual += 0.01 * (reward - self.usual)
        for seen, legal, chances, chosen in steps:
            change = -chances
            change[chosen] += 1
            self.weights[legal] += gain * np.outer(change, seen)


class Trainer:
    """A game, a policy for each of its seats, and chance."""

    def __init__(self, game: str, seed: int = 0, rate: float = 0.02) -> None:
        self.table = env(game)
        self.luck = np.random.default_rng(seed)
        self.matches = 0
        self.seats: list[str] = list(self.table.possible_agents)
        size = self.table.observation_space(self.seats[0])["observation"].shape[0]
        self.highest = np.ones(size, np.float32)
        self.policies: dict[str, Policy] = {}
        for _ in range(20):
            self.play(())
        # A step is shorter the more is observed, so that games of all sizes learn at the same pace.
        scale = self.highest * np.float32(np.sqrt(size) / 10)
        self.policies = {seat: Policy(int(self.table.action_space(seat).n), scale, rate) for seat in self.seats}

    def play(self, learned: tuple[str, ...]) -> tuple[dict[str, float], dict[str, list[Step]]]:
        """One match: these seats play what they have learned, the others by chance. What each got, and its steps."""
        self.matches += 1
        self.table.reset(seed=self.matches)
        steps: dict[str, list[Step]] = {seat: [] for seat in self.seats}
        rewards: dict[str, float] = {}
        for seat in self.table.agent_iter():
            observed, reward, over, _, _ = self.table.last()
            if over:
                rewards[seat] = reward
                self.table.step(None)
                continue
            legal = np.flatnonzero(observed["action_mask"])
            row = observed["observation"].astype(np.float32)
            if seat in learned:
                seen, chances = self.policies[seat].consider(row, legal)
                chosen = min(int(np.searchsorted(np.cumsum(chances), self.luck.random())), len(legal) - 1)
                steps[seat].append((seen, legal, chances, chosen))
            else:
                np.maximum(self.highest, np.abs(row), out=self.highest)
                chosen = int(self.luck.integers(len(legal)))
            self.table.step(int(legal[chosen]))
        return rewards, steps

    def learn(self) -> None:
        """Play a match against itself, and learn from it."""
        rewards, steps = self.play(tuple(self.seats))
        for seat in self.seats:
            self.policies[seat].learn(steps[seat], rewards[seat])

    def against_chance(self, matches: int) -> float:
        """The share of matches that the policy wins from one seat after the other, all others playing by chance."""
        won = 0.0
        for number in range(matches):
            seat = self.seats[number % len(self.seats)]
            reward = self.play((seat,))[0][seat]
            won += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
        return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy by self-play, then let it meet chance.")
    parser.add_argument("game", nargs="?", default="europe-divided")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--matches", type=int, default=400, help="how many it plays against chance afterwards")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    trainer = Trainer(given.game, given.seed)
    before = trainer.against_chance(given.matches)
    print(f"untrained: wins {before:.0%} of {given.matches} matches against chance")
    played, end = 0, time.monotonic() + given.seconds
    while time.monotonic() < end:
        trainer.learn()
        played += 1
    after = trainer.against_chance(given.matches)
    print(f"after {played:,} matches against itself: wins {after:.0%} of {given.matches}")


if __name__ == "__main__":
    main()
