"""The OpenSpiel games: OpenSpiel's own random simulations pass for every game and player count, and algorithms run."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from chancellery.engine.game import Game
from chancellery.envs import openspiel
from chancellery.envs.chance import GivenChance
from chancellery.games import all_games
from chancellery.games.versailles_1919.board import GAME_END

# One number of players of each game while everybody waits, at night all of them.
COUNTS = [
    pytest.param(
        game,
        players,
        id=f"{game.id}-{players}",
        # Matches of Realpolitik are four times as long as others.
        marks=[] if players == min(game.players) and game.id != "realpolitik" else [pytest.mark.nightly],
    )
    for game in all_games()
    for players in game.players
]
GAMES = [pytest.param(openspiel.short_name(game), id=game.id) for game in all_games()]
DIVIDED = "chancellery_europe_divided"
TURMOIL = "chancellery_europe_in_turmoil"
# Serializing every node of a match takes longer the longer the match is.
SHORT = ("europe-divided", "europe-in-turmoil")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_openspiel_simulates_it(game: Game, players: int) -> None:
    loaded = pyspiel.load_game(f"{openspiel.short_name(game)}(players={players},orders=3)")
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game.id in SHORT, verbose=False)


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_writes_and_reads_every_node_of_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def walked(name: str, seed: int, steps: int = 0) -> pyspiel.State:
    """A state after everything is dealt and so many decisions, by chance; a player is asked in it.

    Half as many if the game is over by then.
    """
    state = pyspiel.load_game(name).new_initial_state()
    luck, wanted = random.Random(seed), steps
    while steps or state.is_chance_node() or state.is_terminal():
        if state.is_terminal():
            return walked(name, seed, wanted // 2)
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            steps -= 1
    return state


def asked(name: str, seed: int, choices: int = 2) -> pyspiel.State:
    """The same up to a question with more than one answer."""
    steps = 0
    while len((state := walked(name, seed, steps)).legal_actions()) < choices:
        steps += 1
    return state


# --- chance ---


@pytest.mark.parametrize("name", GAMES)
def test_all_chance_is_explicit(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    luck = random.Random(1)
    kinds = set()
    for _ in range(600):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
            kinds.add(state.action_to_string(state.current_player(), 0).split()[0])
            state.apply_action(luck.choice(outcomes)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert {"draw", "order"} <= kinds


def test_a_clone_does_not_know_the_next_die() -> None:
    """Europe in Turmoil: a support check comes to a die, which every clone may roll as it likes."""
    state = walked(TURMOIL, 1)
    luck = random.Random(2)
    while not (state.is_chance_node() and state.action_to_string(-1, 0) == "die 1"):
        options = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(options))
    assert [state.action_to_string(-1, outcome) for outcome, _ in state.chance_outcomes()] == [
        f"die {face}" for face in range(1, 7)
    ]
    after = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
    assert len({str(one) for one in after}) > 1


def test_a_clone_does_not_know_the_next_card() -> None:
    """Any card that the player has not seen can come up, whatever the order in which the deck lies."""
    state = walked(DIVIDED, 3)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    while not state.action_to_string(-1, 0).startswith("draw"):
        state.apply_action(0)
    drawn = {state.action_to_string(-1, outcome) for outcome, _ in state.chance_outcomes()}
    assert len(drawn) > 1
    deals = {str(state.child(outcome).full_history()[-1].action) for outcome, _ in state.chance_outcomes()}
    assert len(deals) == len(drawn)


def test_the_game_end_card_stays_where_it_was_put() -> None:
    state = walked("chancellery_versailles_1919", 1)
    g = state.moment.position.clone()
    g.rng = rng = GivenChance((), 1)
    rng.position = g
    free, names = rng.free(g.issue_deck)
    assert g.issue_deck.index(GAME_END) not in free
    assert len(free) == len(names) == len(g.issue_deck) - 1


def test_an_order_is_one_of_as_many_as_were_asked_for() -> None:
    root = pyspiel.load_game(f"{DIVIDED}(orders=5)").new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(order, 0.2) for order in range(5)]


# --- copies ---


def test_a_copy_plays_on_alike_and_alone() -> None:
    state = walked(DIVIDED, 2)
    twin = state.clone()
    state.apply_action(state.legal_actions()[0])
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == str(twin)
    while twin.is_chance_node():
        twin.apply_action(0)
    twin.apply_action(twin.legal_actions()[-1])
    assert state.move_number() < twin.move_number()


@pytest.mark.parametrize("name", GAMES)
def test_states_are_copied_and_pickled(name: str) -> None:
    state = walked(name, 4, 40)
    player = state.current_player()
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.legal_actions() == state.legal_actions()
        for seat in range(state.num_players()):
            assert twin.information_state_string(seat) == state.information_state_string(seat)
        twin.apply_action(twin.legal_actions()[-1])
        assert state.current_player() == player
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_pickled_state_is_read_where_nothing_was_imported() -> None:
    state = walked(DIVIDED, 4, 10)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).information_state_string(0))"
    done = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().strip() == state.information_state_string(0)


# --- what players know ---


def test_a_player_does_not_see_the_other_hand() -> None:
    game = pyspiel.load_game(DIVIDED)
    seen = make_observation(game)
    rows = []
    for seed in range(3):
        seen.set_from(walked(DIVIDED, seed), 0)
        hand = seen.dict["hand"].copy()
        rows.append(hand)
        cards = len(hand) // 2 - 1
        assert hand[:cards].sum() == hand[cards] > 0
        assert hand[cards + 1 : -1].sum() == 0 < hand[-1]
    assert not np.array_equal(rows[0], rows[1])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_does_not_know_is_dealt_anew(name: str) -> None:
    state = walked(name, 6, 30)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({pickle.dumps(world.moment.position) for world in worlds}) > 1


def test_chance_knows_no_player() -> None:
    root = pyspiel.load_game(DIVIDED).new_initial_state()
    with pytest.raises(ValueError, match="chance has the move"):
        root.resample_from_infostate(0, random.Random(1).random)


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    """The same row after different answers of one's own: with perfect recall these are two."""
    game = pyspiel.load_game(DIVIDED)
    recalls = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    forgets = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    state = walked(DIVIDED, 1, 12)
    player = state.current_player()
    recalls.set_from(state, player)
    forgets.set_from(state, player)
    own = [entry.action for entry in state.full_history() if entry.player == player]
    listed = recalls.dict["own_actions"]
    assert listed[: len(own)].tolist() == [action + 1 for action in reversed(own)]
    assert listed[len(own) :].sum() == 0
    assert recalls.dict["memory"].sum() > 0
    assert "memory" not in forgets.dict
    assert recalls.string_from(state, player).endswith(forgets.string_from(state, player))
    assert recalls.string_from(state, player) == state.information_state_string(player)


def test_what_is_public_is_not_recalled() -> None:
    game = pyspiel.load_game(DIVIDED)
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="observed as it is now"):
        make_observation(game, public)


# --- algorithms ---


def test_monte_carlo_tree_search_finds_an_action_without_open_cards() -> None:
    game = pyspiel.load_game(DIVIDED)
    state = asked(DIVIDED, 1)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()
    assert openspiel.FairBot(bot, worlds=2).step(state) in state.legal_actions()


def test_a_fair_bot_is_shown_other_cards_than_there_are() -> None:
    state = asked(DIVIDED, 2)
    shown = []

    class Looking(pyspiel.Bot):  # type: ignore[misc]
        def step(self, world: pyspiel.State) -> int:
            """Keeps the hand of the other."""
            shown.append(tuple(world.moment.position.hand[1 - state.current_player()]))
            return int(world.legal_actions()[0])

    openspiel.FairBot(Looking(), worlds=6).step(state)
    assert len(set(shown)) > 1


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("simulations", [12, pytest.param(300, marks=pytest.mark.nightly)])
def test_search_in_information_sets_plays_it(name: str, simulations: int) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(1)

    class Glance(mcts.Evaluator):  # type: ignore[misc]
        """Says nothing, quickly: this is about the tree."""

        def evaluate(self, state: pyspiel.State) -> list[float]:
            return [0.0] * game.num_players()

        def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1.0 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(game, Glance(), 2.0, simulations, random_state=luck)
    state = asked(name, 3)
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_an_unknown_number_of_players_is_refused() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game(f"{DIVIDED}(players=7)")
