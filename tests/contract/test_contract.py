"""Every game, with every number of players and every option, keeps the contract."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chancellery.contract.checks import OF_A_GAME, OF_A_MATCH, QUICK, Check
from chancellery.contract.options import every_options, options_name, options_of, pairwise, values_of
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.games import all_games
from chancellery.lab.bench import compiled
from tests.contract.parameters import parameters
from tests.tiny import TINY

# Both builds do the same, which tests/fast shows: each walks through matches of its own.
SEED = 2 if compiled() else 1
# One of so many combinations of options is tried by all tests; at night each is.
SOME = 4
# Of other seeds the inner loop tries fewer.
SEEDS = 5 if os.environ.get("HYPOTHESIS_PROFILE") == "ci" else 2
GAMES = [TINY, *all_games()]


def matches() -> list[Any]:
    """Each game with its options: a usual match for the inner loop, some more for all tests, the rest for the night."""
    found = []
    for game in GAMES:
        for number, options in enumerate(options_of(game)):
            marks = []
            if game is not TINY and options != game.options():
                marks = [pytest.mark.slow] if number % SOME == 0 else [pytest.mark.nightly]
            found.append(pytest.param(game, options, id=f"{game.id}-{options_name(game, options)}", marks=marks))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("check", parameters(OF_A_GAME))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_papers(game: Game, check: Check) -> None:
    check(game, game.options(), SEED)


@pytest.mark.slow
@pytest.mark.parametrize("check", parameters(OF_A_MATCH))
@pytest.mark.parametrize(("game", "options"), matches())
def test_match(game: Game, options: Options, check: Check) -> None:
    check(game, options, SEED)


@pytest.mark.parametrize("check", parameters(QUICK))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=SEEDS, derandomize=True, database=None)
@given(data=st.data())
def test_any_seed(game: Game, check: Check, data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(options_of(game)), label="options")
    check(game, options, data.draw(st.integers(0, 2**32), label="seed"))


def test_options_are_sampled_so_that_every_value_is_played() -> None:
    every = every_options(TINY)
    for most in (2, 3, 4):
        chosen = pairwise([options for options in every if options.players == 3], most)
        assert len(chosen) <= most
        assert set().union(*map(values_of, chosen)) == set().union(*map(values_of, every))
