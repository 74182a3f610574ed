"""A policy that learns to play as bots do, from a data set of their decisions; then it meets the ladder.

    pip install "PATH[rl,lab]"                                                  # PATH: a checkout or a wheel
    chancellery dataset europe-divided --games 300 --out decisions
    python examples/train_on_dataset.py decisions

The policy is one row of weights for each action, and the likeliest legal action is played: numpy is enough. Every fifth
game is held back, to see how often what bots did there is guessed.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from chancellery.envs.vector import VectorEnv

Rows = NDArray[np.float32]
BATCH = 256


def masks_of(legal: list[list[int]], actions: int) -> NDArray[np.bool_]:
    """A row for each decision: which actions were legal."""
    masks = np.zeros((len(legal), actions), np.bool_)
    for at, some in enumerate(legal):
        masks[at, some] = True
    return masks


class Policy:
    """Linear in what is observed. It learns by AdaGrad: often used weights change in ever smaller steps."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size, actions), np.float32)
        self.gained = np.full((size, actions), 1e-6, np.float32)
        self.highest = np.ones(size, np.float32)

    def chances(self, rows: Rows, masks: NDArray[np.bool_]) -> Rows:
        worth = np.where(masks, (rows / self.highest) @ self.weights, -np.inf)
        likely = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(likely / likely.sum(axis=1, keepdims=True), np.float32)

    def learn(self, rows: Rows, masks: NDArray[np.bool_], chosen: NDArray[np.int64]) -> None:
        wrong = self.chances(rows, masks)
        wrong[np.arange(len(chosen)), chosen] -= 1
        slope = (rows / self.highest).T @ wrong / len(chosen)
        self.gained += slope**2
        self.weights -= 0.05 * slope / np.sqrt(self.gained)

    def choose(self, rows: Rows, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        return np.asarray(self.chances(rows, masks).argmax(axis=1), np.int64)


class Decisions:
    """A data set, a file of some twenty games at a time."""

    def __init__(self, folder: Path) -> None:
        self.files = sorted((folder / "decisions").glob("*.parquet"))
        self.actions = len(json.loads((folder / "actions.json").read_text("utf-8")))
        self.game: str = json.loads((folder / "manifest.json").read_text("utf-8"))["game"]

    def read(self, held_back: bool) -> Iterator[tuple[Rows, NDArray[np.bool_], NDArray[np.int64]]]:
        """What was seen, what could be done, what was done."""
        for file in self.files:
            of = pl.col("game") % 5 == 0
            some = pl.read_parquet(file).filter(of if held_back else ~of)
            if some.height:
                rows = some["observation"].to_numpy().astype(np.float32)
                yield rows, masks_of(some["legal"].to_list(), self.actions), some["choice"].to_numpy().astype(np.int64)


def train(decisions: Decisions, epochs: int, seed: int = 0) -> Policy:
    """A policy that has seen every decision of the games that are not held back so many times."""
    luck = np.random.default_rng(seed)
    size = next(decisions.read(False))[0].shape[1]
    policy = Policy(size, decisions.actions)
    for rows, _, _ in decisions.read(False):
        np.maximum(policy.highest, np.abs(rows).max(axis=0), out=policy.highest)
    for _ in range(epochs):
        for rows, masks, chosen in decisions.read(False):
            order = luck.permutation(len(rows))
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                policy.learn(rows[some], masks[some], chosen[some])
    return policy


def guessed(policy: Policy, decisions: Decisions) -> tuple[float, float]:
    """How often the choice of a bot is guessed in games that were held back, and how often chance would guess it."""
    right, by_chance = [], []
    for rows, masks, chosen in decisions.read(True):
        right += (policy.choose(rows, masks) == chosen).tolist()
        by_chance += (1 / masks.sum(axis=1)).tolist()
    return float(np.mean(right)), float(np.mean(by_chance))


def share_won(policy: Policy, game: str, opponent: str, matches: int) -> float:
    """The share of matches that the policy wins against a bot of the ladder, from every seat in turn."""
    tables = VectorEnv(game, min(32, matches), opponent=opponent)
    observed, _ = tables.reset(seed=1)
    won: list[float] = []
    while len(won) < matches:
        actions = policy.choose(observed["observation"].astype(np.float32), observed["action_mask"] > 0)
        observed, rewards, over, _, _ = tables.step(actions)
        won += [1.0 if reward > 0 else 0.5 if reward == 0 else 0.0 for reward in rewards[over]]
    return float(np.mean(won[:matches]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play as bots do, from a data set; then meet the ladder.")
    parser.add_argument("folder", type=Path, help="what `chancellery dataset` has written, of one number of players")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--matches", type=int, default=200, help="how many it plays against each bot afterwards")
    parser.add_argument("--against", default="random,attaché")
    given: Any = parser.parse_args()
    decisions = Decisions(given.folder)
    policy = train(decisions, given.epochs)
    right, by_chance = guessed(policy, decisions)
    print(f"guesses {right:.0%} of the choices in games that were held back; chance {by_chance:.0%}")
    for opponent in given.against.split(","):
        share = share_won(policy, decisions.game, opponent, given.matches)
        print(f"wins {share:.0%} of {given.matches} matches against {opponent}")


if __name__ == "__main__":
    main()
