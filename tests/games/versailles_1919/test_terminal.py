"""The board in a terminal: in both languages, for every number of players, within its width."""

from __future__ import annotations

from random import Random

import pytest

from chancellery.engine.languages import languages
from chancellery.engine.state import SPECTATOR
from chancellery.games.versailles_1919.board import FRANCE, UK, USA
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.terminal.draw import draw
from chancellery.terminal.sheet import NARROW, size
from tests.games.versailles_1919.positions import act, aside, deploy, exhaust, give, issue, lay, put, quiet


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_drawn(players: int, language: str) -> None:
    g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": players}), 5)
    chance = Random(players)
    while g.outcome is None:
        if g.ply % 20 == 0:
            for seat in (SPECTATOR, 0):
                text = draw(g.view(seat), language)
                assert "terminal-" not in text
                assert max(size(line) for line in text.splitlines()) <= NARROW + 12
        g.advance(g.waiting[0], chance.choice(g.legal(g.waiting[0])))
    assert draw(g.view(0), language)


def test_what_a_player_looks_for_is_there() -> None:
    g = quiet()
    put(g, "smyrna", 1, 3)
    exhaust(g, FRANCE, 4)
    give(g, UK, "arabia-saud")
    deploy(g, USA, "africa-6")
    act(g)
    aside(g, UK, "offer france", "give 3", "demand", "about politics", "term-settle smyrna", "propose")
    aside(g, FRANCE, "accept-deal uk")
    aside(g, USA, "offer france", "promise", "about bid", "term-pass", "propose")
    text = draw(g.view(1), "en")
    for words in ("Smyrna", "Arabia", "On the table", "Waiting room", "Offer", "Promises in force", "Settle Smyrna"):
        assert words in text
    assert g.owner[issue("arabia")] == UK


def test_a_bid_is_drawn() -> None:
    g = quiet()
    g.contested, g.contender = issue("russia"), UK
    lay(g, bid_force={UK: 2}, bid_cubes={UK: 4})
    lay(g, passed={USA: 1})
    act(g)
    text = draw(g.view(0), "fr")
    assert "Enchères" in text
    assert "2 unités disponibles (force 2) et 4 cubes" in text
