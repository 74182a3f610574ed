"""Standing permissions are changed aside, at any time outside a running step (7.3, R35)."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.games.realpolitik.board import ALWAYS, AUSTRIA, BUILD, ENTER, NEVER, PERMISSIONS, PRUSSIA
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.battles import battle
from tests.games.realpolitik.positions import opening, table

ALLIES = "ally austria prussia\n"
MOVES = "Move power=austria"
ENVOY = "austria: envoy france\n"


def asides(g: Realpolitik, seat: int) -> list[str]:
    return [g.describe(action) for action in g.asides(seat)]


def change(g: Realpolitik, seat: int, grant: str) -> None:
    g.play(seat, g.game.actions.parse(f"permit {grant}"))


def test_ruling_35_without_an_ally_only_who_may_stay_is_settled_beforehand() -> None:
    g = opening()
    assert asides(g, AUSTRIA) == ["permit stay_always", "permit stay_never"]
    change(g, AUSTRIA, "stay_never")
    assert asides(g, AUSTRIA) == ["permit stay_always", "permit stay_ask"]


def test_ruling_35_an_ally_changes_its_mind_while_the_other_moves() -> None:
    g = table(ALLIES + "general austria_1 moravia 1\ngeneral austria_2 wien 1", MOVES, ENVOY)
    asked, legal = g.waiting, g.legal(AUSTRIA)
    assert "permit enter_never" not in [g.describe(action) for action in g.legal(PRUSSIA)]
    change(g, PRUSSIA, "enter_always")
    assert (g.waiting, g.legal(AUSTRIA)) == (asked, legal)
    assert g.permits[PRUSSIA * PERMISSIONS + ENTER] == ALWAYS
    g.play(AUSTRIA, g.game.actions.parse("march moravia"))
    g.play(AUSTRIA, g.game.actions.parse("go schlesien"))
    # On the way nothing changes any more.
    assert asides(g, PRUSSIA) == []
    g.play(AUSTRIA, g.game.actions.parse("halt"))
    assert g.waiting == (AUSTRIA,)


def test_ruling_35_nothing_changes_while_a_request_or_a_battle_is_open() -> None:
    g = table(
        ALLIES + "general austria_1 moravia 1",
        MOVES,
        ENVOY + "austria: march moravia\naustria: go schlesien\naustria: halt",
    )
    assert g.waiting == (PRUSSIA,)
    assert asides(g, PRUSSIA) == asides(g, AUSTRIA) == []
    g = battle("general prussia_1 bohemia 3\ngeneral austria_1 bohemia 1\nhand prussia 1\nattack prussia_1")
    assert all(asides(g, seat) == [] for seat in range(4))


def test_ruling_35_whoever_is_asked_keeps_an_answer() -> None:
    """Austria's only general stands among Prussian places: Prussia cannot take its last move away in mid-question."""
    g = table(
        ALLIES + "general austria_1 pommern 0\ngarrison prussia mecklenburg",
        MOVES,
        ENVOY + "legal austria: march pommern",
    )
    assert "permit enter_never" not in asides(g, PRUSSIA)
    assert "permit enter_always" in asides(g, PRUSSIA)
    with pytest.raises(IllegalAction):
        change(g, PRUSSIA, "enter_never")
    assert g.permits[PRUSSIA * PERMISSIONS + ENTER] != NEVER


def test_ruling_35_an_aside_is_told_and_nobody_goes_back_behind_it() -> None:
    g = table(ALLIES + "money prussia 2", "Mobilise power=prussia", "prussia: train berlin-pommern")
    change(g, AUSTRIA, "build_never")
    assert g.permits[AUSTRIA * PERMISSIONS + BUILD] == NEVER
    assert g.floor == g.ply
    assert g.log is not None
    assert "PermissionChanged" in type(g.log.entries[-1].event).__name__
    assert "train schlesien-moravia" not in [g.describe(action) for action in g.legal(PRUSSIA)]
