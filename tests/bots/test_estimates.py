"""What games tell bots besides advice: everybody's chances, and how a beginner sees the answers."""

from __future__ import annotations

from math import isfinite

import pytest

from chancellery.engine.game import Game
from chancellery.engine.saves import digest
from chancellery.games import all_games
from tests.bots.test_search import positions
from tests.tiny import TINY

GAMES = [pytest.param(game, players, id=f"{game.id}-{players}p") for game in all_games() for players in game.players]


@pytest.mark.parametrize(("game", "players"), [*GAMES, (TINY, 3)])
def test_chances_are_shares_of_one_and_change_nothing(game: Game, players: int) -> None:
    assert game.evaluate is not None
    for g in positions(game, players, 25):
        before = digest(g)
        chances = [game.evaluate(g, seat) for seat in range(g.seats)]
        assert digest(g) == before
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert players == 1 or sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_beginner_has_a_score_for_every_answer(game: Game, players: int) -> None:
    assert game.advise_beginner is not None
    for g in positions(game, players, 25):
        before = digest(g)
        for seat in g.waiting:
            scores = game.advise_beginner(g, seat, g.legal(seat))
            assert len(scores) == len(g.legal(seat))
            assert all(isfinite(score) for score in scores)
        assert digest(g) == before


@pytest.mark.parametrize(
    ("game", "players"), [(game, game.players[0]) for game in all_games() if game.advise_quickly is not None]
)
def test_a_glance_has_a_score_for_every_answer_and_changes_nothing(game: Game, players: int) -> None:
    assert game.advise_quickly is not None
    for g in positions(game, players, 25):
        before = digest(g)
        for seat in g.waiting:
            scores = game.advise_quickly(g, seat, g.legal(seat))
            assert len(scores) == len(g.legal(seat))
            assert all(isfinite(score) for score in scores)
        assert digest(g) == before


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in all_games() if game.signs is not None for players in game.players]
)
def test_what_is_said_of_seats_is_alike_for_all_and_changes_nothing(game: Game, players: int) -> None:
    assert game.signs is not None
    (size,) = {len(row) for row in game.signs(game.new(game.options({"players": players})))}
    for g in positions(game, players, 25):
        before = digest(g)
        rows = game.signs(g)
        assert [len(row) for row in rows] == [size] * g.seats
        assert all(isfinite(number) for row in rows for number in row)
        assert digest(g) == before
