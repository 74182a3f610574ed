"""The PettingZoo environments: PettingZoo's own tests pass for every game and player count, and masks are the rules."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from chancellery.engine.errors import BadOption, IllegalAction
from chancellery.engine.observation import Observation
from chancellery.engine.results import Result
from chancellery.envs.pettingzoo import env, parallel_env
from chancellery.envs.session import EnvSession
from chancellery.games import all_games

COUNTS = [(game.id, players) for game in all_games() for players in game.players]
# PettingZoo recommends names such as player_0 and boxes alone; ours are the seats, with masks.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture(params=COUNTS, ids=lambda count: f"{count[0]}-{count[1]}")
def make(request: pytest.FixtureRequest) -> SimpleNamespace:
    game, players = request.param
    return SimpleNamespace(
        env=partial(env, game, players=players), parallel_env=partial(parallel_env, game, players=players)
    )


def test_the_api_of_pettingzoo_holds(make: SimpleNamespace) -> None:
    api_test(make.env(), num_cycles=60)


def test_the_same_seed_gives_the_same_match(make: SimpleNamespace) -> None:
    seed_test(make.env, num_cycles=30)


def test_the_number_of_cycles_is_kept(make: SimpleNamespace) -> None:
    max_cycles_test(make)


def test_all_seats_at_once(make: SimpleNamespace) -> None:
    parallel_api_test(make.parallel_env(max_cycles=40), num_cycles=60)


def played(table: Any, seed: int) -> dict[str, float]:
    """The rewards of a random match."""
    table.reset(seed=seed)
    rewards: dict[str, float] = {}
    luck = np.random.default_rng(seed)
    for seat in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            rewards[seat] = reward
            table.step(None)
        else:
            table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def test_a_match_ends_with_rewards_that_add_up(make: SimpleNamespace) -> None:
    table = make.env()
    rewards = played(table, 3)
    assert set(rewards) == set(table.possible_agents)
    if len(rewards) > 1:
        assert sum(rewards.values()) == pytest.approx(0.0)
    best = max(rewards.values())
    winners = [seat for seat, agent in enumerate(table.possible_agents) if rewards[agent] == best > 0]
    assert winners == list(table.session.state.outcome.winners)


def test_the_mask_is_what_the_rules_allow() -> None:
    table = env("realpolitik", players=3)
    table.reset(seed=1)
    state = table.unwrapped.session.state
    mask = table.observe(table.agent_selection)["action_mask"]
    assert np.flatnonzero(mask).tolist() == sorted(state.legal(state.waiting[0]))


def test_legal_actions_are_told_to_whoever_does_not_look() -> None:
    table = env("versailles-1919", players=3)
    table.reset(seed=1)
    asked = set()
    for agent in table.agent_iter(60):
        observed, *_, info = table.last(observe=False)
        assert observed is None
        mask = table.observe(agent)["action_mask"]
        assert sorted(info["legal"]) == np.flatnonzero(mask).tolist()
        assert [other for other in table.agents if table.infos[other]] == [agent]
        asked.add(agent)
        table.step(info["legal"][0])
    assert asked == set(table.possible_agents)


def test_an_illegal_action_changes_nothing() -> None:
    table = env("europe-in-turmoil")
    table.reset(seed=1)
    before = table.observe("liberal")["observation"].tolist()
    with pytest.raises(IllegalAction, match="may not take action 0 now"):
        table.step(0)
    assert table.observe("liberal")["observation"].tolist() == before


def test_whoever_hands_in_an_illegal_action_at_once_with_others_is_told() -> None:
    table = parallel_env("europe-divided")
    table.reset(seed=1)
    asked = table.possible_agents[table.unwrapped.session.state.waiting[0]]
    *_, infos = table.step(dict.fromkeys(table.agents, 0))
    assert infos[asked] == {"illegal": 0}


def test_after_its_end_a_match_takes_no_actions() -> None:
    table = parallel_env("europe-divided", max_cycles=1)
    with pytest.raises(IllegalAction, match="reset the environment first"):
        table.step({})
    table.reset(seed=1)
    table.step(dict.fromkeys(table.agents, 0))
    assert table.agents == []
    with pytest.raises(IllegalAction, match="reset the environment first"):
        table.step({})


def test_the_board_is_drawn_in_letters() -> None:
    table = env("versailles-1919", render_mode="ansi", players=1)
    table.reset(seed=1)
    drawn = table.render()
    assert isinstance(drawn, str)
    assert "Europe" in drawn
    assert len(drawn.splitlines()) > 10
    assert env("versailles-1919").render() is None


def test_every_number_of_a_row_has_a_meaning() -> None:
    for game in all_games():
        observation = Observation(game, game.options())
        at = 0
        for part in observation.layout():
            assert part.start == at
            assert part.about, f"{game.id}: {part.name} says nothing"
            at += part.length
        assert at == observation.size


def test_rewards_are_shared() -> None:
    table = EnvSession("realpolitik", {"players": 4})
    for winners, expected in [
        ((1,), [-1 / 3, 1, -1 / 3, -1 / 3]),
        ((0, 2), [0.5, -0.5, 0.5, -0.5]),
        ((), [0.0] * 4),
        ((0, 1, 2, 3), [0.0] * 4),
    ]:
        table.state.outcome = Result(winners, "test", (0, 0, 0, 0))
        assert table.rewards(table.state) == pytest.approx(expected)


def test_the_solo_game_is_won_or_lost() -> None:
    table = EnvSession("versailles-1919", {"players": 1})
    for winners, expected in [((0,), [1.0]), ((), [-1.0])]:
        table.state.outcome = Result(winners, "test", (0,))
        assert table.rewards(table.state) == expected


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_rows_that_are_brought_up_to_date_are_those_made_anew(game: str, players: int) -> None:
    table = EnvSession(game, {"players": players})
    luck = np.random.default_rng(1)
    for seed in (1, 2):
        table.begin(seed)
        while table.state.waiting and table.state.ply < 150:
            for seat in range(len(table.seats)):
                assert table.numbers(seat).tolist() == table.observation.row(table.state, seat)
            seat = table.state.waiting[0]
            table.state.advance(seat, int(luck.choice(table.state.legal(seat))))


def test_an_observation_stays_as_it_was() -> None:
    table = env("europe-divided")
    table.reset(seed=1)
    first = table.last()[0]
    kept = first["observation"].tolist()
    table.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert table.last()[0]["observation"].tolist() != kept
    assert first["observation"].tolist() == kept


# --- options, bounds, everything ---


def test_options_of_a_reset_hold_from_then_on() -> None:
    table = env("europe-in-turmoil")
    table.reset(seed=1, options={"switzerland_liberal": 5})
    first = table.unwrapped.session
    assert first.options["switzerland_liberal"] == first.state.options["switzerland_liberal"] == 5
    table.reset(seed=2)
    assert first.state.options["switzerland_liberal"] == 5
    with pytest.raises(BadOption, match="for 2 players: make another one for 3"):
        table.reset(options={"players": 3})
    with pytest.raises(BadOption, match="switzerland_liberal"):
        table.reset(options={"switzerland_liberal": 77})
    with pytest.warns(UserWarning, match="has no option 'weather'"):
        table.reset(options={"weather": "fine"})


def test_a_row_says_whose_it_is_and_what_was_picked() -> None:
    table = env("europe-divided")
    table.reset(seed=1)
    layout = {part.name: slice(part.start, part.start + part.length) for part in table.session.observation.layout()}
    for seat, agent in enumerate(table.agents):
        row = table.observe(agent)["observation"]
        assert row[layout["own"]].tolist() == [int(seat == other) for other in range(2)]
        assert row[layout["asked"]].tolist() == [1, 1]
        assert set(row[layout["picks"]].tolist()) == {-1}
    first, other = table.agents
    action = table.infos[first]["legal"][0]
    table.step(action)
    assert table.observe(first)["observation"][layout["picks"]][0] == action
    assert set(table.observe(other)["observation"][layout["picks"]].tolist()) == {-1}


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_observations_and_states_are_in_their_spaces(game: str, players: int) -> None:
    table = env(game, players=players)
    table.reset(seed=4)
    for agent in table.agent_iter(200):
        observed, _, over, _, info = table.last()
        assert table.observation_space(agent).contains(observed)
        assert table.state_space.contains(table.state())
        table.step(None if over else info["legal"][len(info["legal"]) // 2])


def test_the_state_has_all_hands() -> None:
    table = env("europe-divided")
    table.reset(seed=1)
    session = table.unwrapped.session
    part = next(part for part in session.everything.layout() if part.name == "hand")
    hands = table.state()[part.start : part.start + part.length]
    cards = part.nouns
    assert np.flatnonzero(hands[:cards]).tolist() == sorted(session.state.hand[0])
    assert np.flatnonzero(hands[cards + 1 : -1]).tolist() == sorted(session.state.hand[1])
