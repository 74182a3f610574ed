"""States, frames, games and environments are copied and pickled by Python's own means, on both builds."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from chancellery.engine.game import Game, place_of
from chancellery.engine.rng import Luck, Rng, ScriptedRng, key_from
from chancellery.engine.saves import digest
from chancellery.engine.state import State
from chancellery.envs.pettingzoo import env, parallel_env
from chancellery.games import all_games

GAMES = [pytest.param(game, id=game.id) for game in all_games()]
WAYS = [
    pytest.param(copy.deepcopy, id="deepcopy"),
    pytest.param(copy.copy, id="copy"),
    pytest.param(lambda thing: pickle.loads(pickle.dumps(thing)), id="pickle"),
]


def wandered(game: Game, plies: int) -> State:
    """A position after so many plies by chance, of half as many if the match is over by then."""
    g = game.new(seed="copies")
    luck = random.Random(1)
    for _ in range(plies):
        if not g.waiting:
            return wandered(game, plies // 2)
        seat = luck.choice(g.waiting)
        g.advance(seat, luck.choice(g.legal(seat)))
    return g


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_position_plays_on_alike(game: Game, again: Any) -> None:
    g = wandered(game, 40)
    twin = again(g)
    assert digest(twin) == digest(g)
    assert twin.game is game
    for _ in range(60):
        assert twin.waiting == g.waiting
        if not g.waiting:
            break
        seat = g.waiting[-1]
        assert twin.legal(seat) == g.legal(seat)
        for one in (g, twin):
            one.advance(seat, one.legal(seat)[0])
    assert digest(twin) == digest(g)


@pytest.mark.parametrize("again", WAYS)
def test_games_frames_and_chance_are_copied(again: Any) -> None:
    for game in all_games():
        # A plain copy of a game is for whoever changes it.
        assert again is copy.copy or again(game) is game
        g = wandered(game, 30)
        assert [repr(frame) for frame in again(g.stack)] == [repr(frame) for frame in g.stack]
        assert again(g.options) == g.options
    scripted = ScriptedRng(key_from(1))
    scripted.dice = [6]
    for rng in (Rng(key_from(1), 3), Luck(5, 7), scripted):
        assert [again(rng).roll() for _ in range(2)] == [rng.clone().roll()] * 2


def test_a_game_that_stands_nowhere_cannot_be_pickled() -> None:
    lost = copy.copy(all_games()[0])
    assert lost is not all_games()[0]
    with pytest.raises(pickle.PicklingError, match="stands in no module"):
        place_of(lost)


@pytest.mark.parametrize("again", WAYS[::2])
@pytest.mark.parametrize("make", [env, parallel_env])
def test_environments_are_copied_in_the_midst_of_a_match(make: Any, again: Any) -> None:
    for game in all_games():
        table = make(game.id)
        step = one_by_one if make is env else all_at_once
        stepped(table, step, 20)
        twin = again(table)
        for _ in range(20):
            if not table.session.state.waiting:
                break
            assert np.array_equal(step(twin), step(table))
        assert digest(twin.session.state) == digest(table.session.state)


def stepped(table: Any, step: Callable[[Any], Any], steps: int) -> None:
    """A match after so many steps, or half as many if it is over by then."""
    table.reset(seed=1)
    for _ in range(steps):
        step(table)
        if not table.session.state.waiting:
            stepped(table, step, steps // 2)
            return


def one_by_one(table: Any) -> Any:
    """A step of the seat that is asked; what it observed before."""
    observed, *_, info = table.last()
    table.step(info["legal"][-1])
    return observed["observation"]


def all_at_once(table: Any) -> Any:
    """A step of all seats; what they observe after it."""
    observed = table.observed()
    actions = {seat: int(np.flatnonzero(seen["action_mask"])[-1]) for seat, seen in observed.items()}
    return np.concatenate([seen["observation"] for seen in table.step(actions)[0].values()])
