"""What advice works out of a position and keeps is what it would work out anew."""

from __future__ import annotations

import pytest

from chancellery.bots.search import Search
from chancellery.bots.tree import Node
from chancellery.engine.rng import Luck
from chancellery.games import find_game
from chancellery.games.realpolitik.state import WORKED_OUT, Realpolitik

GAME = find_game("realpolitik")


@pytest.mark.parametrize("players", [3, 4])
def test_what_was_worked_out_before_changes_no_advice(players: int) -> None:
    luck = Luck(7, players)
    g = GAME.new(GAME.options({"players": players}), "worked out")
    assert isinstance(g, Realpolitik)
    advise = GAME.advise
    assert advise is not None
    asked = 0
    while g.waiting and asked < 1500:
        seat = g.waiting[0]
        legal = g.legal(seat)
        scores = advise(g, seat, legal)
        kept, g.worked_out = g.worked_out, [None] * WORKED_OUT
        assert advise(g, seat, legal) == scores, g.stack[-1]
        g.worked_out = kept
        asked += 1
        # Mostly what is advised, so that armies are bought, march and fight; now and then anything else.
        best = legal[scores.index(max(scores))]
        g.advance(seat, legal[luck.below(len(legal))] if luck.below(4) == 0 else best)
    assert asked > 500


def test_rounds_of_a_search_share_what_they_work_out() -> None:
    g = GAME.new(seed="shared")
    assert isinstance(g, Realpolitik)
    search = Search(GAME, g, 0, Node(), Luck(1, 2))
    search.one_round()
    assert any(one is not None for one in g.worked_out)
    assert len(g.worked_out) == WORKED_OUT
