"""Many matches at once: their rows and masks are those of single matches, however they came about."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from chancellery.engine.batch import Batch
from chancellery.engine.errors import IllegalAction
from chancellery.engine.game import Game
from chancellery.engine.observation import Observation
from chancellery.engine.options import Options
from chancellery.games import all_games
from tests.tiny import TINY

# The usual number of players of each game, and at night the others.
COUNTS = [
    pytest.param(
        game, players, id=f"{game.id}-{players}", marks=[] if players == game.players[0] else [pytest.mark.nightly]
    )
    for game in (TINY, *all_games())
    for players in game.players
]


class Laid:
    """A batch of matches, with the arrays that it writes to."""

    def __init__(self, game: Game, options: Options, count: int) -> None:
        self.game, self.options = game, options
        self.observation = Observation(game, options)
        self.rows = array("h", bytes(2 * count * self.observation.size))
        self.masks = array("b", bytes(count * len(game.actions)))
        self.batch = Batch(self.observation, memoryview(self.rows), memoryview(self.masks))
        for at in range(count):
            self.begin(at, at)

    def begin(self, at: int, seed: object) -> None:
        self.batch.put(at, self.game.new(self.options, str(seed)))
        self.batch.look_at(at)

    def row(self, at: int) -> list[int]:
        size = self.observation.size
        return list(self.rows[at * size : (at + 1) * size])

    def mask(self, at: int) -> list[int]:
        size = len(self.game.actions)
        return [action for action in range(size) if self.masks[at * size + action]]

    def legal(self, at: int) -> list[Any]:
        g = self.batch.matches[at].g
        return g.legal(self.batch.seat(at))


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_rows_and_masks_are_those_of_single_matches(game: Game, players: int) -> None:
    laid, luck = Laid(game, game.options({"players": players}), 3), random.Random(1)
    begun = 3
    for _ in range(200):
        for at in range(3):
            g, seat = laid.batch.matches[at].g, laid.batch.seat(at)
            assert laid.row(at) == laid.observation.row(g, seat)
            assert laid.mask(at) == sorted(g.legal(seat))
        for at in laid.batch.step([luck.choice(laid.legal(at)) for at in range(3)]):
            assert laid.batch.seat(at) == -1
            laid.begin(at, begun)
            begun += 1


def test_what_one_mask_forbids_is_played_in_no_match() -> None:
    laid = Laid(TINY, TINY.options(), 2)
    before = laid.row(0), laid.row(1)
    for bad in (0, -1, len(TINY.actions)):
        with pytest.raises(IllegalAction, match=f"match 1 does not allow action {bad} now"):
            laid.batch.step([laid.legal(0)[0], bad])
    assert (laid.row(0), laid.row(1)) == before
