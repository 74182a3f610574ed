"""Many matches at once: what is observed is what one environment observes, with opponents and without."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from chancellery.engine.errors import BadOption, IllegalAction
from chancellery.engine.observation import Observation
from chancellery.envs.vector import VectorEnv
from chancellery.games import all_games

COUNTS = [pytest.param(game.id, players, id=f"{game.id}-{players}") for game in all_games() for players in game.players]


def answers(infos: dict[str, Any], luck: np.random.Generator) -> NDArray[np.int64]:
    """A legal action in every match."""
    return np.array([legal[int(luck.integers(len(legal)))] for legal in infos["legal"]])


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_rows_and_masks_are_those_of_single_matches(game: str, players: int) -> None:
    tables = VectorEnv(game, 3, players=players)
    observation: Observation = tables.session.observation
    luck = np.random.default_rng(1)
    observed, infos = tables.reset(seed=1)
    for _ in range(150):
        for at, match in enumerate(tables.batch.matches):
            g, seat = match.g, match.g.waiting[0]
            assert infos["seat"][at] == seat
            assert observed["observation"][at].tolist() == observation.row(g, seat)
            assert np.flatnonzero(observed["action_mask"][at]).tolist() == sorted(g.legal(seat))
        observed, _, _, _, infos = tables.step(answers(infos, luck))
    assert tables.observation_space.contains(observed)


def test_a_match_that_is_over_is_followed_by_another() -> None:
    tables = VectorEnv("europe-divided", 4, copy=False)
    luck = np.random.default_rng(2)
    _, infos = tables.reset(seed=2)
    ended = 0
    while ended < 6:
        seats = infos["seat"]
        observed, rewards, over, cut_off, infos = tables.step(answers(infos, luck))
        assert not cut_off.any()
        assert not infos["returns"][~over].any()
        for at in np.flatnonzero(over):
            ended += 1
            assert infos["returns"][at].sum() == pytest.approx(0.0)
            assert rewards[at] == infos["returns"][at, seats[at]]
            assert tables.batch.matches[at].g.ply < 5
            assert observed["action_mask"][at].sum() == len(infos["legal"][at])


def test_opponents_play_the_other_seats() -> None:
    tables = VectorEnv("europe-divided", 2, opponent="secretary", seat="russia")
    luck = np.random.default_rng(3)
    _, infos = tables.reset(seed=3)
    got: list[float] = []
    while len(got) < 2:
        assert infos["seat"].tolist() == [1, 1]
        _, rewards, over, _, infos = tables.step(answers(infos, luck))
        got += rewards[over].tolist()
    assert got == [-1.0, -1.0], "chance has won against the secretary"


def test_without_a_seat_each_learns_in_turn() -> None:
    tables = VectorEnv("versailles-1919", 6, opponent="random", players=3)
    _, infos = tables.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("opponent", [None, "attaché"])
def test_the_same_seed_gives_the_same_matches(opponent: str | None) -> None:
    tables = VectorEnv("realpolitik", 2, opponent=opponent, players=3)
    seen = []
    for _ in range(2):
        luck = np.random.default_rng(1)
        observed, infos = tables.reset(seed=5)
        for _ in range(40):
            observed, _, _, _, infos = tables.step(answers(infos, luck))
        seen.append(observed["observation"].tolist())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("opponent", [None, "random"])
def test_they_are_copied_and_pickled(opponent: str | None) -> None:
    tables = VectorEnv("europe-in-turmoil", 2, opponent=opponent)
    _, infos = tables.reset(seed=1)
    for _ in range(30):
        _, _, _, _, infos = tables.step([legal[-1] for legal in infos["legal"]])
    actions = [legal[0] for legal in infos["legal"]]
    twins = (copy.deepcopy(tables), pickle.loads(pickle.dumps(tables)))
    expected = tables.step(actions)[0]["observation"]
    for twin in twins:
        assert np.array_equal(twin.step(actions)[0]["observation"], expected)


def test_an_illegal_action_stops_everything() -> None:
    tables = VectorEnv("europe-divided", 2)
    before, infos = tables.reset(seed=1)
    legal = infos["legal"][0][0]
    for bad in (0, -1, 10_000):
        with pytest.raises(IllegalAction, match=f"match 1 does not allow action {bad} now"):
            tables.step([legal, bad])
    with pytest.raises(IllegalAction, match="2 matches, but 1 actions"):
        tables.step([legal])
    assert np.array_equal(tables.observed()["observation"], before["observation"])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponent": "ambassador"}, "no bot 'ambassador'"),
        ({"opponent": "random", "seat": "prussia"}, "no seat 'prussia'; there are europe, russia"),
        ({"seat": "europe"}, "name one beside seat='europe'"),
        ({"num_envs": 0}, "at least 1 match, not 0"),
        ({"players": 5}, "cannot be played by 5 players"),
        ({"weather": "fine"}, "no option 'weather'"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        VectorEnv("europe-divided", **{"num_envs": 1, **given})
