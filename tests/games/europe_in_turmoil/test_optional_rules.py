"""The optional rules: balance, and the French monarchy."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadOption, BadScript
from chancellery.games.europe_in_turmoil.board import CONTENT
from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start

# ---- optional rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", range(6))
def test_option_e1_balance_by_support_in_switzerland(points: int) -> None:
    control = "*" if points == 5 else ""
    start(f"expect at switzerland: {points}{control},0", f"option switzerland_liberal {points}")
    start(
        f"expect at switzerland: 0,{points}{control}",
        "option switzerland_liberal 0",
        f"option switzerland_authoritarian {points}",
    )


def test_option_e1_leaves_everything_else_alone() -> None:
    start(
        """
        expect at switzerland: 3,2
        expect points liberal: 20
        expect points authoritarian: 27
        """,
        "option switzerland_liberal 3",
        "option switzerland_authoritarian 2",
    )


@pytest.mark.parametrize("option", ["switzerland_liberal", "switzerland_authoritarian"])
@pytest.mark.parametrize("points", ["6", "-1", "many"])
def test_option_e1_no_more_than_five(option: str, points: str) -> None:
    with pytest.raises((BadOption, BadScript)):
        start("expect turn: 1", f"option {option} {points}")


MONARCHY = "option french_monarchy yes"
# The check in Paris: 6 + 3 + 1 (the army) - 4 = 6; two points go, two of the rest make control.
COUP = """
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        set support liberal paris: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        dice 6
        authoritarian: check paris
        expect at paris: 0,2*
"""


def test_option_e2_the_french_monarchy_is_restored_by_the_check_in_paris() -> None:
    run(f"{COUP}\n        expect marked monarchy_restored: 1", MONARCHY)


def test_option_e2_not_without_the_option() -> None:
    run(f"{COUP}\n        expect marked monarchy_restored: 0")


def test_option_e2_not_by_a_check_that_does_not_win_paris() -> None:
    run(
        """
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        set support liberal paris: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        dice 1
        authoritarian: check paris
        expect at paris: 1,0
        expect marked monarchy_restored: 0
        """,
        MONARCHY,
    )


def test_option_e2_not_if_paris_was_authoritarian_before() -> None:
    run(
        """
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        set support authoritarian paris: 2
        set support liberal nice: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        dice 1
        authoritarian: check nice
        expect marked monarchy_restored: 0
        """,
        MONARCHY,
    )


def test_option_e2_paris_is_monarch_instead_of_government() -> None:
    run(
        """
        set marked monarchy_restored: 1
        set hand liberal: modernism
        stack TakePlace card=funeral_of_edward_vii seat=liberal then ActionRound seat=liberal number=1
        expect at paris: 1,0
        expect points liberal: 8
        stack TakePlace card=liberals_gain_power_in_uk seat=liberal then ActionRound seat=liberal number=1
        legal only liberal: place vienna, place budapest
        """,
        MONARCHY,
    )


@pytest.mark.parametrize(("option", "restored", "vp"), [("no", 0, -2), ("yes", 0, 0), ("yes", 1, -2)])
def test_option_e2_absolutist_rule_counts_paris_only_as_a_monarchy(option: str, restored: int, vp: int) -> None:
    happened = f"expect event: victory-points seat=authoritarian points=2 vp={vp}"
    run(
        f"""
        set marked monarchy_restored: {restored}
        set hand authoritarian: france_scoring
        set hand liberal: modernism
        set support authoritarian paris: 2
        set support authoritarian french_armed_forces: 4
        stack ActionRound seat=authoritarian number=1
        authoritarian: event france_scoring
        liberal: stability blockade
        dice 1
        authoritarian: stability absolutist_rule
        {happened if vp else "expect event: stability-without-effect card=absolutist_rule"}
        """,
        f"option french_monarchy {option}",
    )


def test_option_e3_mobilization_replaces_war_rolls_and_losses() -> None:
    # Secretly and at once a card for each nation; no die is rolled and nobody wins the war.
    g = run(
        """
        set track: russian_collapse
        set tension: 6
        stack GreatWar
        expect acting: authoritarian, liberal
        expect winner: none
        """,
        "option mobilization yes",
    )
    for seat, nation in ((0, "germany"), (1, "france")):
        cards = [CONTENT.mobilization[g.describe(action).removeprefix("mobilize ")] for action in g.legal(seat)]
        assert {card.nation for card in cards} == {nation}
        assert not any(card.additional for card in cards)


def test_option_e3_not_without_the_option() -> None:
    run("""
        set track: russian_collapse
        dice 6 1
        stack GreatWar
        expect winner: authoritarian
        expect prompt authoritarian: war-losses
    """)
