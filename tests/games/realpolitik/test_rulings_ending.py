"""How a match ends (4; R93, R94, R113)."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadOption
from chancellery.games.realpolitik.board import LIMIT
from chancellery.games.realpolitik.game import REALPOLITIK
from tests.games.realpolitik.positions import table, turn_of

NEARLY = """
    influence france 24
    garrison france rheinland
    general prussia_1 berlin 1
"""


def test_ruling_93_the_turn_in_which_somebody_reaches_25_is_finished() -> None:
    table(
        NEARLY,
        "Turn",
        turn_of(austria="taxation", france="gain_influence", prussia="movement", italy="taxation")
        + """
        expect influence france: 26
        expect result: none
        prussia: envoy austria
        expect result: none
        prussia: march berlin
        prussia: go pommern
        prussia: halt
        prussia: done
        expect result: none
        prussia: done
        expect result: france by influence
        """,
    )


def test_ruling_93_24_are_not_enough() -> None:
    table("influence france 24", "EndTurn", "expect turn: 1\nexpect result: none")
    table("influence france 25", "EndTurn", "expect result: france by influence")


def test_ruling_93_the_most_influence_wins_also_beyond_25() -> None:
    table("influence france 25\ninfluence prussia 26", "EndTurn", "expect result: prussia by influence")


def test_ruling_93_somebody_else_may_overtake_in_the_same_turn() -> None:
    table(
        "influence france 25\ninfluence prussia 24\ngarrison prussia rheinland",
        "Turn",
        turn_of(austria="taxation", france="taxation", prussia="gain_influence", italy="taxation")
        + "\nexpect result: prussia by influence",
    )


@pytest.mark.parametrize("higher", ["france", "prussia"])
def test_ruling_93_ties_go_to_the_higher_prestige_as_it_stands_at_the_end(higher: str) -> None:
    table(
        f"influence france 25\ninfluence prussia 25\nprestige austria italy {higher}",
        "EndTurn",
        f"expect result: {higher} by influence",
    )


def test_ruling_93_the_scores_are_the_influence_of_everybody() -> None:
    g = table("influence france 25\ninfluence austria 7", "EndTurn")
    assert g.outcome is not None
    assert g.outcome.scores == (7, 25, 0, 0)


def test_ruling_94_the_safety_stop_ends_a_match_after_60_turns() -> None:
    assert LIMIT == 60
    table("limit\ninfluence italy 3\ninfluence prussia 3", "EndTurn", "set turn: 60\nexpect result: italy by limit")
    table("limit\ninfluence italy 3", "EndTurn", "set turn: 59\nexpect turn: 60\nexpect result: none")


def test_ruling_113_the_turn_limit_is_for_bots_alone() -> None:
    REALPOLITIK.admit_people(REALPOLITIK.options())
    with pytest.raises(BadOption, match="option 'limit' is only for matches between bots"):
        REALPOLITIK.admit_people(REALPOLITIK.options({"limit": True}))


def test_ruling_113_without_the_option_there_is_no_turn_limit() -> None:
    assert REALPOLITIK.options({"players": 4})["limit"] is False
    table("influence italy 3", "EndTurn", "set turn: 99\nexpect turn: 100\nexpect result: none")
