"""Many matches at once in one process, for training: a vector environment of Gymnasium, with masks.

    from chancellery.envs.vector import VectorEnv

    tables = VectorEnv("europe-divided", 64, opponent="secretary")
    observations, infos = tables.reset(seed=1)
    for _ in range(1000):
        actions = [legal[0] for legal in infos["legal"]]
        observations, rewards, over, _, infos = tables.step(actions)

Without an opponent all seats are asked, in the order in which the rules ask them: `infos["seat"]` says whose
observation each is, and `infos["returns"]` what all seats have got from a match that is over. With one, only the seat
that learns is asked, and bots of that name play the others. A match that is over is followed by a new one at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.registry import make_bot
from chancellery.engine.batch import Batch
from chancellery.engine.errors import BadOption, IllegalAction
from chancellery.engine.nouns import nearest
from chancellery.engine.options import Value
from chancellery.engine.rng import Rng, key_from, luck_from
from chancellery.engine.state import State
from chancellery.envs.session import EnvSession, Info

Observed = dict[str, NDArray[Any]]
Actions = NDArray[np.integer[Any]] | Sequence[int]
# All seats are asked.
NOBODY: Final = -1


class VectorEnv(GymnasiumVectorEnv[Observed, Actions, NDArray[Any]]):
    """So many matches of a game, by its id and options.

    opponent  the bot that plays all seats but the one that learns: random, attaché, secretary, chancellor; none of them
              if all seats are asked
    seat      the seat that learns; otherwise each seat in turn, from match to match
    copy      whether observations stay as they are; without it the next step writes over them, which is quicker
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        opponent: str | None = None,
        seat: str | None = None,
        copy: bool = True,
        **options: Value,
    ) -> None:
        if num_envs < 1:
            raise BadOption(f"there are at least 1 match, not {num_envs}")
        self.session = EnvSession(game, options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.copy = copy
        self.opponent = opponent
        self.learner = self.chosen_seat(seat, opponent)
        self.luck: Rng = luck_from(key_from("vector"))
        self.bot: AnyBot | None = None if opponent is None else make_bot(opponent, self.session.game, self.luck)
        self.base = ""
        # How many matches have been begun in each place, and who learns there.
        self.begun = [0] * num_envs
        self.learners = [NOBODY] * num_envs
        # Who was asked when somebody looked last.
        self.asked = np.zeros(num_envs, np.intp)
        self.single_observation_space = self.session.space()
        self.single_action_space = spaces.Discrete(self.session.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.lay_out()

    def lay_out(self) -> None:
        """The arrays that rows and masks are written to."""
        self.rows = np.zeros((self.num_envs, self.session.observation.size), np.int16)
        self.masks = np.zeros((self.num_envs, self.session.actions), np.int8)
        self.batch = Batch(
            self.session.observation,
            memoryview(self.rows.data).cast("B").cast("h"),
            memoryview(self.masks.data).cast("B").cast("b"),
        )

    def chosen_seat(self, seat: str | None, opponent: str | None) -> int:
        """The seat that learns in every match, or NOBODY."""
        if seat is None:
            return NOBODY
        seats = self.session.seats
        if seat not in seats:
            raise BadOption(f"there is no seat '{seat}'; there are {', '.join(seats)}{nearest(seat, seats)}")
        if opponent is None:
            raise BadOption(f"a seat alone learns against an opponent: name one beside seat='{seat}'")
        return seats.index(seat)

    def __getstate__(self) -> Info:
        kept = {name: value for name, value in vars(self).items() if name not in ("batch", "rows", "masks")}
        return {**kept, "states": [match.g for match in self.batch.matches]}

    def __setstate__(self, kept: Info) -> None:
        states = kept.pop("states")
        vars(self).update(kept)
        self.lay_out()
        for at, g in enumerate(states):
            self.batch.put(at, g)
            self.batch.look_at(at)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observed, Info]:
        """Begin new matches everywhere; the same seed gives the same dice, decks and opponents."""
        self.session.choose(options)
        self.base = secrets.token_hex(16) if seed is None else str(seed)
        self.luck = luck_from(key_from(f"{self.base}:bots"))
        if self.opponent is not None:
            self.bot = make_bot(self.opponent, self.session.game, self.luck)
        self.begun = [0] * self.num_envs
        for at in range(self.num_envs):
            self.begin(at)
        return self.observed(), self.infos()

    def begin(self, at: int) -> None:
        """A new match in a place, up to the first question of the seat that learns."""
        session = self.session
        while True:
            number = self.begun[at]
            self.begun[at] += 1
            g = session.game.new(session.options, f"{self.base}:{at}:{number}")
            if self.bot is not None:
                self.learners[at] = (at + number) % g.seats if self.learner == NOBODY else self.learner
                self.play_others(g, self.learners[at])
            if g.waiting:
                break
        self.batch.put(at, g)
        self.batch.look_at(at)

    def play_others(self, g: State, learner: int) -> None:
        """Let the opponent answer until the seat that learns is asked."""
        assert self.bot is not None
        while g.waiting and g.waiting[0] != learner:
            seat = g.waiting[0]
            g.advance(seat, ask(self.bot, g, seat, self.luck))

    def observed(self) -> Observed:
        if self.copy:
            return {"observation": self.rows.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.rows, "action_mask": self.masks}

    def infos(self) -> Info:
        """Whose observation each is, and what is legal, for whoever looks at nothing else."""
        self.asked = self.rows[:, : len(self.session.seats)].argmax(axis=1)
        return {
            "seat": self.asked.copy(),
            "legal": [match.legal for match in self.batch.matches],
        }

    def step(
        self, actions: Actions
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Play an action in every match; if one of them is illegal, none is played and IllegalAction is raised."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        if len(chosen) != self.num_envs:
            raise IllegalAction(f"there are {self.num_envs} matches, but {len(chosen)} actions were handed in")
        over = self.batch.step(chosen) if self.bot is None else self.answered(chosen)
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        returns = np.zeros((self.num_envs, len(self.session.seats)))
        for at in over:
            returns[at] = self.session.rewards(self.batch.matches[at].g)
            ended[at] = True
            rewards[at] = returns[at, self.asked[at] if self.bot is None else self.learners[at]]
            self.begin(at)
        infos = {**self.infos(), "returns": returns}
        return self.observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def answered(self, actions: list[int]) -> list[int]:
        """The same with opponents: the matches that are over before the seat that learns is asked again."""
        batch = self.batch
        for at, action in enumerate(actions):
            batch.check(at, action)
        over: list[int] = []
        for at, action in enumerate(actions):
            g = batch.matches[at].g
            g.advance(g.waiting[0], action)
            self.play_others(g, self.learners[at])
            if g.waiting:
                batch.look_at(at)
            else:
                over.append(at)
        return over
