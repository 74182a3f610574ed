"""The OpenSpiel games: OpenSpiel's own random simulations pass for every game and player count, and algorithms run."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from chancellery.engine.game import Game
from chancellery.envs import openspiel
from chancellery.games import all_games

# One number of players of each game while everybody waits, at night all of them.
COUNTS = [
    pytest.param(
        game, players, id=f"{game.id}-{players}", marks=[] if players == min(game.players) else [pytest.mark.nightly]
    )
    for game in all_games()
    for players in game.players
]
DIVIDED = "chancellery_europe_divided"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_openspiel_simulates_it(game: Game, players: int) -> None:
    loaded = pyspiel.load_game(f"{openspiel.short_name(game)}(players={players},seeds=3)")
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def begun(name: str, seed: int) -> pyspiel.State:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    return state


def test_the_root_draws_one_of_the_seeds() -> None:
    root = pyspiel.load_game(f"{DIVIDED}(seeds=5)").new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(seed, 0.2) for seed in range(5)]


def test_a_copy_plays_on_alike_and_alone() -> None:
    state = begun(DIVIDED, 2)
    twin = state.clone()
    state.apply_action(state.legal_actions()[0])
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == str(twin)
    twin.apply_action(twin.legal_actions()[-1])
    assert state.move_number() + 1 == twin.move_number()


def test_a_player_does_not_see_the_other_hand() -> None:
    game = pyspiel.load_game(DIVIDED)
    seen = make_observation(game)
    rows = []
    for seed in range(3):
        seen.set_from(begun(DIVIDED, seed), 0)
        hand = seen.dict["hand"].copy()
        rows.append(hand)
        cards = len(hand) // 2 - 1
        assert hand[:cards].sum() == hand[cards] > 0
        assert hand[cards + 1 : -1].sum() == 0 < hand[-1]
    assert not np.array_equal(rows[0], rows[1])


def test_one_of_its_algorithms_finds_an_action() -> None:
    game = pyspiel.load_game(DIVIDED)
    state = begun(DIVIDED, 1)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_an_unknown_number_of_players_is_refused() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game(f"{DIVIDED}(players=7)")
