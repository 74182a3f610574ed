"""Who knows what in a battle: cards face down, undo, and what the log tells (R71, R96)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR
from chancellery.games.realpolitik.board import CARD_VALUE
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.battles import battle
from tests.games.realpolitik.positions import table

AUSTRIA, FRANCE, PRUSSIA = 0, 1, 2
DUEL = """
    general prussia_1 bohemia 3
    general france_1 franken 2
    general austria_1 bohemia 3
    ally france prussia
    hand prussia 1 3 4
    hand france 5 1
    hand austria 2 4 5
    attack prussia_1
"""
FIRST_CARDS = """
    france: support franken
    prussia: play 4
    austria: play 5
    france: play 5
"""
MINOR = """
    minor prussia
    general italy_1 lombardia 3
    general austria_1 lombardia 3
    hand italy 1 3 4
    hand austria 2 4 5
    attack italy_1
"""


def cards(g: Realpolitik, seat: int, power: str) -> list[Any]:
    """The values in the piles of a power as a seat sees them, None for what it does not see."""
    generals = g.view(seat)["board"]["battle"]["generals"]
    return [card["value"] for general in generals if general["power"] == power for card in general["cards"]]


def test_ruling_96_a_card_face_down_is_its_owners_secret() -> None:
    """Not even an ally knows it; that it lies there, and where, everybody sees."""
    g = battle(DUEL, FIRST_CARDS)
    for seat in (SPECTATOR, AUSTRIA, FRANCE, PRUSSIA, 3):
        assert cards(g, seat, "prussia") == ([4] if seat == PRUSSIA else [None])
        assert cards(g, seat, "france") == ([5] if seat == FRANCE else [None])
        assert cards(g, seat, "austria") == ([5] if seat == AUSTRIA else [None])


def test_a_card_that_was_revealed_is_known_to_all() -> None:
    g = battle(DUEL, FIRST_CARDS + "prussia: play-to-reveal")
    for seat in (SPECTATOR, AUSTRIA, FRANCE, PRUSSIA, 3):
        assert cards(g, seat, "austria") == [5]
        assert cards(g, seat, "prussia") == ([4, 3] if seat == PRUSSIA else [None, 3])


def test_ruling_96_the_controller_knows_minor_italys_cards() -> None:
    g = battle(MINOR, "prussia: play 4")
    for seat in (SPECTATOR, AUSTRIA, FRANCE, PRUSSIA):
        assert cards(g, seat, "italy") == ([4] if seat == PRUSSIA else [None])
    assert g.view(PRUSSIA)["board"]["italian_hand"] == [1, 3]
    assert g.view(AUSTRIA)["board"]["italian_hand"] == []


def test_the_log_does_not_tell_a_card_that_lies_face_down() -> None:
    g = battle(DUEL, FIRST_CARDS)
    assert g.log is not None
    for entry in g.log.entries:
        if type(entry.event).__name__ == "CardCommitted":
            assert set(vars(entry.event)) == {"power", "territory", "morale"}


@pytest.mark.parametrize("actions", ["", FIRST_CARDS, FIRST_CARDS + "prussia: play-to-reveal\naustria: play 2"])
@pytest.mark.parametrize("position", [DUEL, MINOR])
def test_redealt_battles_look_the_same(position: str, actions: str) -> None:
    if position == MINOR:
        actions = "prussia: play 4\naustria: play 5" if actions else ""
    g = battle(position, actions)
    for seat in range(SPECTATOR, g.seats):
        seen = set()
        for number in range(20):
            dealt = g.redeal(seat, Rng(key_from(f"{seat} {number}")))
            assert isinstance(dealt, Realpolitik)
            assert dealt.view(seat) == g.view(seat)
            assert dealt.legal(seat) == g.legal(seat)
            seen.add(tuple(CARD_VALUE[card] for card in dealt.committed))
        if any(not up for up in g.face_up):
            assert len(seen) > 1


def test_laying_a_card_can_be_taken_back_while_nobody_else_has_acted() -> None:
    """Austria has passed: Prussia may think again about its last card but one, not behind the reveal."""
    g = battle(
        """
        general prussia_1 bohemia 3
        general austria_1 bohemia 3
        hand prussia 2 2 4
        attack prussia_1
        """
    )
    floor = g.floor
    g.play(PRUSSIA, g.game.actions.parse("play 2"))
    assert g.floor == floor < g.ply
    g.play(PRUSSIA, g.game.actions.parse("play 2"))
    assert g.floor == floor < g.ply
    g.play(PRUSSIA, g.game.actions.parse("play 4"))
    assert g.floor == g.ply


def test_a_card_that_was_uncovered_is_news() -> None:
    """Neither a card that is played face up nor one that is revealed or discarded can be taken back."""
    ready = battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 3
        general austria_1 bohemia 1
        hand prussia 1 1 2 3 4
        hand austria 5
        attack prussia_1
        """,
        "prussia: support saxonia\nprussia: play 4\naustria: play 5",
    )
    struck = ready.clone()
    struck.play(PRUSSIA, ready.game.actions.parse("play-to-discard"))
    assert struck.floor == struck.ply
    revealed = ready.clone()
    revealed.play(PRUSSIA, ready.game.actions.parse("play-to-reveal"))
    assert revealed.floor == revealed.ply
    revealed.play(PRUSSIA, ready.game.actions.parse("play-to-discard"))
    assert revealed.floor == revealed.ply


def test_a_question_does_not_depend_on_what_others_hold() -> None:
    """Austria is asked to play because it has a card, a unit and morale, whatever card it is."""
    for value in (1, 2, 3, 4, 5):
        g = battle(
            f"""
            general prussia_1 bohemia 1
            general austria_1 bohemia 1
            hand prussia 4
            hand austria {value}
            attack prussia_1
            """,
            "prussia: play 4",
        )
        assert g.waiting == (AUSTRIA,)


def test_a_discard_that_everybody_sees_is_news() -> None:
    g = table("hand prussia 1 1 2 2 3 3 4 5 5", "DiscardDown seat=prussia power=prussia")
    g.play(PRUSSIA, g.game.actions.parse("discard 1"))
    assert (g.waiting, g.floor) == ((PRUSSIA,), g.ply)
