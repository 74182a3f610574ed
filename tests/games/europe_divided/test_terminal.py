"""The board in a terminal: complete, in two languages, told by letters as well as colours, and without secrets."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from chancellery.engine.shared_rows import put
from chancellery.engine.state import SPECTATOR
from chancellery.games.europe_divided.board import ADVANTAGE_IDS, NOUNS, REGION_IDS
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.terminal.draw import draw
from tests.games.europe_divided.positions import Table, advantage, headline, new


def drawn(t: Table, seat: int, language: str = "en") -> str:
    """What is on the screen, without colours."""
    screen = Console(file=io.StringIO(), width=120, no_color=True)
    screen.print(Text.from_markup(draw(t.g.view(seat), language)))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_every_position_of_a_game_can_be_drawn(language: str, seat: int) -> None:
    g, luck = new(7, record=False), Random(7)
    while g.outcome is None:
        if g.ply % 25 == 0:
            assert draw(g.view(seat), language)
        actor = luck.choice(g.waiting)
        g.advance(actor, luck.choice(g.legal(actor)))
    over = {"en": "the game is over", "fr": "la partie est finie"}
    assert over[language] in draw(g.view(seat), language)


def test_dice_armies_tokens_and_taken_cards_stand_beside_their_region() -> None:
    t = Table(dice="eu poland 5, nato poland 2, russia ukraine 6", armies="europe poland 2, russia moscow 3")
    t.g.token = put(t.g.token, REGION_IDS.index("poland"), 2)
    t.g.taken = put(t.g.taken, REGION_IDS.index("poland"), 1)
    screen = drawn(t, 0)
    line = next(line for line in screen.splitlines() if line.startswith("Poland"))
    assert "U5 N2 ··" in line
    assert "▲N2 ●● ■" in line
    assert "Moscow ▲R3" in screen


def test_the_seas_and_the_fracture_are_told() -> None:
    t = Table(dice="russia poland 4")
    t.hold_sea("baltic_sea", "russia")
    t.g.fracture = NOUNS.index("space", "france")
    screen = drawn(t, 0)
    assert "Russia (minimum 4)" in screen
    assert "EU fracture  France" in screen


def test_headlines_say_whether_they_would_be_awarded_now() -> None:
    t = Table(dice="eu ukraine 1")
    t.g.current = (headline("h1e_orange_revolution"), headline("h1r_gas_dispute"))
    screen = drawn(t, 1)
    assert "✓ Orange Revolution (Europe 2): the EU above Russia – Ukraine" in screen
    assert "✗ Gas Dispute (Russia 2): Russia above the EU – Ukraine" in screen


def test_a_seat_sees_its_own_cards_and_what_can_be_counted_of_the_others() -> None:
    t = Table()
    t.hold("europe", "ae_colour_revolution")
    t.g.hand[0] = [NOUNS.index("card", "eu_germany")]
    own, other = drawn(t, 0), drawn(t, 1)
    assert "3 Germany  EU place, +3, 4 money · NATO +2, build, move" in own
    assert "Colour Revolution: Lower one Russian die by 2" in own
    assert "Colour Revolution" not in other
    assert "Europe, in deck or hand" in other
    assert ADVANTAGE_IDS[advantage("ae_colour_revolution")] not in other


def test_cards_say_where_they_build_if_not_in_their_own_region() -> None:
    t = Table()
    t.g.hand[1] = [NOUNS.index("card", id) for id in ("ru_president", "ru_western_md", "cr_georgia")]
    screen = drawn(t, 1)
    assert re.search(r"The President .* build \(Moscow\)", screen)
    assert re.search(r"Western Military District .* build \(Western Federal District / Kaliningrad\)", screen)
    assert re.search(r"Georgia .* build[^(]*$", screen, re.MULTILINE)


def test_contested_cards_are_shown_where_a_die_comes_near() -> None:
    t = Table(dice="eu hungary 3, nato georgia 2, russia ukraine 4, eu poland 4")
    t.g.taken = put(t.g.taken, REGION_IDS.index("poland"), 1)
    near = "Contested cards within reach"
    europe = drawn(t, 0).partition(near)[2]
    assert "Hungary" in europe
    assert not re.search("Georgia|Ukraine|Poland  ", europe)
    assert "Ukraine" in drawn(t, 1).partition(near)[2]
    assert near not in drawn(t, SPECTATOR)


def test_the_game_draws_itself() -> None:
    assert EUROPE_DIVIDED.draw is draw
