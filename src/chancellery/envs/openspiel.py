"""The games as OpenSpiel games: importing this module registers them.

    import pyspiel, chancellery.envs.openspiel

    game = pyspiel.load_game("chancellery_realpolitik(players=3)")

Chance is explicit: a node for each die, each pick and each card that is drawn, with an outcome for whatever can come,
and one node for all that is shuffled between two answers, which draws one of `orders`. A card that is drawn is any of
those whose place in the deck nobody knows, so that no clone knows what is to come. Players are asked one after the
other, in the order in which the rules ask; secret choices stay secret, since an observation has nothing that its player
cannot know. Observations are the rows of `chancellery.engine.observation`; an information state adds what the player
has seen and done at each of its decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from chancellery.engine.game import Game
from chancellery.engine.observation import Observation
from chancellery.engine.rng import key_from, luck_from
from chancellery.engine.state import SPECTATOR, State
from chancellery.envs.chance import ChanceNeeded, GivenChance
from chancellery.envs.session import EnvSession
from chancellery.games import all_games

ORDERS: Final = 1000
# More than any match takes at random.
LONGEST: Final = 100_000
# As many decisions of its own a tensor of an information state lists, the last ones.
LISTED: Final = 1000
# A number of this size is exact as a float of 32 bits.
EXACT: Final = 2**24


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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "orders": ORDERS},
    )


class Decision:
    """A decision of a player, and the one that it made before. It never changes.

    memory  a fingerprint of all that the player saw and did up to here; made from the position when it is asked for
    did     its answers up to here
    """

    def __init__(self, before: Decision | None, action: int, position: State | None, memory: bytes = b"") -> None:
        self.before = before
        self.action = action
        self.position = position
        self.memory = memory
        self.did: str = str(action) if before is None else f"{before.did} {action}"

    def chain(self) -> list[Decision]:
        """The player's decisions in the order in which they were made, this one last."""
        found: list[Decision] = []
        decision: Decision | None = self
        while decision is not None:
            found.append(decision)
            decision = decision.before
        return found[::-1]

    def remember(self, observation: Observation, player: int) -> bytes:
        """The fingerprint; a position is needed no longer once there is one."""
        unread: list[Decision] = []
        decision: Decision | None = self
        while decision is not None and not decision.memory:
            unread.append(decision)
            decision = decision.before
        memory = b"" if decision is None else decision.memory
        for one in reversed(unread):
            assert one.position is not None
            seen = np.array(observation.row(one.position, player), np.int16).tobytes()
            memory = one.memory = blake2b(memory + one.action.to_bytes(4, "big") + seen, digest_size=16).digest()
            one.position = None
        return memory


class Moment:
    """What a state of OpenSpiel holds: a position, and what has been answered and waits for chance. It never changes.

    lasts   the last decision of each player
    names   what chance can bring, if it has the move
    """

    def __init__(
        self,
        game: ChancelleryGame,
        position: State | None,
        lasts: tuple[Decision | None, ...],
        action: int | None = None,
        outcomes: tuple[int, ...] = (),
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.position = position
        self.lasts = lasts
        self.action = action
        self.outcomes = outcomes
        self.names = names

    def decided(self, player: int, action: int) -> tuple[Decision | None, ...]:
        """The last decisions when a player has answered."""
        lasts = list(self.lasts)
        lasts[player] = Decision(lasts[player], action, self.position)
        return tuple(lasts)

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        observation = self.game.session.observation
        past: list[list[tuple[int, bytes]]] = []
        for player, last in enumerate(self.lasts):
            if last is not None:
                last.remember(observation, player)
            past.append([] if last is None else [(decision.action, decision.memory) for decision in last.chain()])
        return moment, (str(self.game), self.position, past, self.action, self.outcomes, self.names)


def moment(
    game: str,
    position: State | None,
    past: list[list[tuple[int, bytes]]],
    action: int | None,
    outcomes: tuple[int, ...],
    names: tuple[str, ...],
) -> Moment:
    """A moment as it was pickled."""
    lasts: list[Decision | None] = []
    for decisions in past:
        last: Decision | None = None
        for did, memory in decisions:
            last = Decision(last, did, None, memory)
        lasts.append(last)
    return Moment(loaded(game), position, tuple(lasts), action, outcomes, names)


def loaded(name: str) -> ChancelleryGame:
    """A game by what OpenSpiel calls it, with its parameters."""
    game: ChancelleryGame = pyspiel.load_game(name)
    return game


class ChancelleryGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players."""

    def __init__(self, kind: Any, game: Game, params: Mapping[str, int | str] | None = None) -> None:
        given = {"players": game.players[0], "orders": ORDERS, **(params or {})}
        self.orders = int(given["orders"])
        if self.orders < 1:
            raise ValueError(f"a shuffle comes to at least 1 order, not to {self.orders}")
        self.session = EnvSession(game.id, {"players": given["players"]})
        nouns = game.nouns_for(self.session.options)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.session.actions,
            max_chance_outcomes=max(self.orders, *(len(ids) for ids in nouns.ids.values())),
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.players else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, given)
        self.begin = self.settled(Moment(self, None, (None,) * len(self.session.seats)))

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def settled(self, moment: Moment) -> Moment:
        """What comes of a moment whose action was just answered: the next position, or the next node of chance."""
        rng = GivenChance(moment.outcomes, self.orders)
        session = self.session
        try:
            if moment.position is None:
                g = session.game.shell(session.options, rng)
                rng.position = g
                session.game.set_up(g)
                g.run()
            else:
                assert moment.action is not None
                g = moment.position.clone()
                g.rng = rng
                rng.position = g
                g.advance(g.waiting[0], moment.action)
        except ChanceNeeded as needed:
            names = tuple(needed.names)
            return Moment(self, moment.position, moment.lasts, moment.action, moment.outcomes, names)
        return Moment(self, g, moment.lasts)

    def new_initial_state(self) -> ChancelleryState:
        return ChancelleryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.session, iig_obs_type, params)


class ChancelleryState(pyspiel.State):  # type: ignore[misc]
    """A position, or a node of chance on the way to one."""

    def __init__(self, game: ChancelleryGame) -> None:
        super().__init__(game)
        self.moment = game.begin

    def session(self) -> EnvSession:
        return self.get_game().session  # type: ignore[no-any-return]

    def current_player(self) -> int:
        moment = self.moment
        if moment.names:
            return int(pyspiel.PlayerId.CHANCE)
        assert moment.position is not None
        waiting = moment.position.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, each as likely as the others."""
        count = len(self.moment.names)
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        if moment.names or moment.position is None:
            return []
        return sorted(moment.position.legal(player))

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        game: ChancelleryGame = self.get_game()
        if moment.names:
            after = Moment(game, moment.position, moment.lasts, moment.action, (*moment.outcomes, action))
        else:
            position = moment.position
            assert position is not None
            after = Moment(game, position, moment.decided(position.waiting[0], action), action)
        self.moment = game.settled(after)

    def _action_to_string(self, player: int, action: int) -> str:
        names = self.moment.names
        if player < 0:
            return names[action] if action < len(names) else f"outcome {action}"
        return self.session().game.actions.name(action)

    def is_terminal(self) -> bool:
        moment = self.moment
        return not moment.names and moment.position is not None and not moment.position.waiting

    def returns(self) -> list[float]:
        session = self.session()
        if not self.is_terminal():
            return [0.0] * len(session.seats)
        assert self.moment.position is not None
        return session.rewards(self.moment.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ChancelleryState:
        """A state that the player cannot tell from this one: what it does not know is dealt anew."""
        moment = self.moment
        if moment.names or moment.position is None:
            raise ValueError("chance has the move: what a player does not know is dealt anew where a player is asked")
        luck = luck_from(key_from("".join(f"{sampler():.17f}" for _ in range(4))))
        twin: ChancelleryState = self.clone()
        twin.moment = Moment(moment.game, moment.position.redeal(player, luck), moment.lasts)
        return twin

    def __str__(self) -> str:
        moment = self.moment
        shown = "before the deal" if moment.position is None else str(moment.position.view(SPECTATOR)["board"])
        if not moment.names:
            return shown
        return f"{shown} chance after {moment.action}: {' '.join(map(str, moment.outcomes))}"


class Observer:
    """What a player may know, as OpenSpiel's observers give it: now, or with perfect recall."""

    def __init__(self, session: EnvSession, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} were given")
        self.session = session
        self.public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = kind is not None and kind.perfect_recall
        if self.public and self.recalls:
            raise ValueError("what is public is observed as it is now; only what a player has seen is recalled")
        size = session.observation.size
        self.tensor = np.zeros(size + (2 + LISTED if self.recalls else 0), np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length] for part in session.observation.layout()
        }
        if self.recalls:
            self.dict["memory"] = self.tensor[size : size + 2]
            self.dict["own_actions"] = self.tensor[size + 2 :]

    def row(self, state: ChancelleryState, player: int) -> list[int]:
        """Numbers that the player may know; all 0 before anything is dealt."""
        position = state.moment.position
        if position is None:
            return [0] * self.session.observation.size
        return self.session.observation.row(position, SPECTATOR if self.public else player)

    def memory(self, state: ChancelleryState, player: int) -> bytes:
        """A fingerprint of all that the player saw and did at its decisions."""
        last = state.moment.lasts[player]
        return b"" if last is None else last.remember(self.session.observation, player)

    def set_from(self, state: ChancelleryState, player: int) -> None:
        row = self.row(state, player)
        self.tensor[: len(row)] = row
        if not self.recalls:
            return
        memory = self.memory(state, player)
        rest = self.tensor[len(row) :]
        rest[:] = 0
        for at in range(2):
            rest[at] = int.from_bytes(memory[3 * at : 3 * at + 3], "big") / EXACT
        decision, at = state.moment.lasts[player], 2
        while decision is not None and at < LISTED + 2:
            rest[at] = decision.action + 1
            decision, at = decision.before, at + 1

    def string_from(self, state: ChancelleryState, player: int) -> str:
        row = " ".join(map(str, self.row(state, player)))
        if not self.recalls:
            return row
        last = state.moment.lasts[player]
        return f"{'' if last is None else last.did} | {self.memory(state, player).hex()} | {row}"


class FairBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot that searches with open cards, made fair: it is asked about positions in which all that its player does not
    know is dealt anew, so many, and what it answers most counts.
    """

    def __init__(self, bot: Any, worlds: int = 5, seed: int = 0) -> None:
        super().__init__()
        self.bot = bot
        self.worlds = worlds
        self.luck = np.random.RandomState(seed)

    def step(self, state: ChancelleryState) -> int:
        """The answer that most of the worlds give."""
        player = state.current_player()
        votes: dict[int, int] = {}
        for _ in range(self.worlds):
            answer = int(self.bot.step(state.resample_from_infostate(player, self.luck.random_sample)))
            votes[answer] = votes.get(answer, 0) + 1
        return max(votes, key=lambda answer: votes[answer])


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; by a class, which is never freed: OpenSpiel holds it longer than Python lasts."""
    kind = game_type(game)

    class Registered(ChancelleryGame):
        def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)


for shipped in all_games():
    register(shipped)
