"""The Movement action: envoys and rounds, disbanding, what a move may be (8.5; R39 to R44, R98, R100, R109)."""

from __future__ import annotations

import pytest

from chancellery.engine.nouns import NOBODY
from tests.games.realpolitik.battles import happened, options
from tests.games.realpolitik.positions import table, told

PRUSSIA_MOVES = "Move power=prussia"
ALONE = "general prussia_1 berlin 0\n"


# --- the envoy ---


def test_ruling_39_an_envoy_must_be_named_first_even_if_nothing_moves() -> None:
    table(
        "",
        PRUSSIA_MOVES,
        """
        expect prompt prussia: choose-envoy
        legal only prussia: envoy austria, envoy france, envoy italy
        prussia: envoy italy
        expect event: envoy-chosen power=prussia envoy=italy
        expect morale italy: 6
        """,
    )


def test_ruling_39_not_the_ally() -> None:
    table(
        "ally austria prussia",
        PRUSSIA_MOVES,
        "legal only prussia: envoy france, envoy italy\nillegal prussia: envoy austria rule 8.5.1",
    )


def test_ruling_39_not_a_power_at_15_morale_but_one_at_14() -> None:
    table("morale austria 15\nmorale italy 14", PRUSSIA_MOVES, "legal only prussia: envoy france, envoy italy")


def test_ruling_39_not_oneself() -> None:
    table("", PRUSSIA_MOVES, "illegal prussia: envoy prussia")


def test_ruling_39_the_envoy_cannot_decline_and_is_not_asked_for_the_first_round() -> None:
    table(
        ALONE,
        PRUSSIA_MOVES,
        "prussia: envoy italy\nexpect acting: prussia\nexpect prompt prussia: move-generals round=1",
    )


def test_ruling_39_where_only_one_power_can_be_envoy_it_is() -> None:
    table(
        ALONE + "morale austria 15\nmorale italy 15\nmorale france 3",
        PRUSSIA_MOVES,
        "expect envoy: france\nexpect morale france: 4\nexpect prompt prussia: move-generals",
    )


ROUND_BY_ROUND = """
prussia: envoy italy
expect morale italy: 6
prussia: march berlin
prussia: go pommern
prussia: halt
prussia: ask-round
expect acting: italy
expect prompt italy: grant-round other=prussia round=2 morale=2
italy: yes
expect morale italy: 8
prussia: march pommern
prussia: go berlin
prussia: halt
prussia: ask-round
expect prompt italy: grant-round other=prussia round=3 morale=3
italy: yes
expect morale italy: 11
prussia: march berlin
prussia: go magdeburg
prussia: halt
"""


def test_ruling_40_the_envoy_gains_1_2_and_3_morale() -> None:
    g = table(ALONE, PRUSSIA_MOVES, ROUND_BY_ROUND + "expect turn: 1")
    assert told(g, "round-granted") == ["round-granted italy 2", "round-granted italy 3"]
    assert g.envoy == NOBODY


def test_ruling_40_there_is_no_fourth_round() -> None:
    """The general keeps a unit to flip, so Prussia is still asked after the third round."""
    granted = "prussia: ask-round\nitaly: yes\nprussia: done\n"
    table(
        "general prussia_1 berlin 1",
        PRUSSIA_MOVES,
        f"prussia: envoy italy\nprussia: done\n{granted * 2}legal only prussia: done, garrison berlin",
    )


def test_ruling_40_the_same_envoy_answers_for_the_whole_action() -> None:
    """Refused by Italy, Prussia cannot turn to anybody else."""
    g = table(
        ALONE,
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        prussia: done
        prussia: ask-round
        italy: no
        expect event: round-refused power=italy round=2
        expect event: movement-ended power=prussia
        expect morale italy: 6
        expect turn: 1
        """,
    )
    assert told(g, "envoy-chosen") == ["envoy-chosen prussia italy"]


def test_ruling_40_the_third_round_may_be_refused_as_well() -> None:
    table(
        ALONE,
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        prussia: done
        prussia: ask-round
        italy: yes
        prussia: done
        prussia: ask-round
        italy: no
        expect morale italy: 8
        expect turn: 1
        """,
    )


@pytest.mark.parametrize(("morale", "rounds"), [(0, 3), (8, 3), (9, 3), (10, 2), (11, 2), (12, 2), (13, 1), (14, 1)])
def test_ruling_41_a_round_that_would_lift_the_envoy_above_15_is_forbidden(morale: int, rounds: int) -> None:
    """A unit at home keeps the question open, with or without another round to ask for."""
    more = "legal prussia: ask-round\nprussia: ask-round\nitaly: yes\nprussia: done\n" * (rounds - 1)
    table(
        f"general prussia_1 berlin 1\nmorale italy {morale}",
        PRUSSIA_MOVES,
        f"prussia: envoy italy\nprussia: done\n{more}illegal prussia: ask-round rule 8.5.1",
    )


@pytest.mark.parametrize(
    ("before", "after"), [(14, [15]), (13, [14]), (12, [13, 15]), (9, [10, 12, 15]), (5, [6, 8, 11])]
)
def test_example_5_the_morale_of_an_envoy_round_by_round(before: int, after: list[int]) -> None:
    granted = [f"prussia: ask-round\nitaly: yes\nexpect morale italy: {morale}\nprussia: done" for morale in after[1:]]
    first = f"prussia: envoy italy\nexpect morale italy: {after[0]}\nprussia: done"
    table(f"{ALONE}morale italy {before}", PRUSSIA_MOVES, "\n".join([first, *granted, "expect turn: 1"]))


def test_ruling_42_without_an_envoy_there_is_one_round_and_nobody_gains_morale() -> None:
    g = table(
        ALONE + "morale austria 15\nmorale italy 15\nmorale france 15",
        PRUSSIA_MOVES,
        """
        expect envoy: none
        expect event: no-envoy power=prussia
        prussia: march berlin
        prussia: go pommern
        prussia: halt
        expect turn: 1
        expect army prussia pommern: 0
        """,
    )
    assert g.morale == (15, 15, 5, 15)
    assert "round-requested" not in happened(g)


def test_ruling_42_an_ally_and_two_full_powers_leave_no_envoy() -> None:
    table(
        ALONE + "ally austria prussia\nmorale italy 15\nmorale france 15",
        PRUSSIA_MOVES,
        "expect event: no-envoy power=prussia\nexpect morale austria: 5",
    )


def test_ruling_43_a_granted_round_pays_even_if_nothing_moves_and_the_mover_may_stop() -> None:
    table(
        ALONE,
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        prussia: done
        prussia: ask-round
        italy: yes
        prussia: done
        expect morale italy: 8
        prussia: done
        expect turn: 1
        """,
    )


def test_ruling_98_the_ceiling_is_tested_when_a_round_is_asked_for() -> None:
    """Italy, at 13 and so 14 after the first round, has spent one on a card: the second round is possible."""
    battle = """
        morale italy 13
        general prussia_1 berlin 3
        general italy_1 saxonia 1
        hand italy 1
    """
    moves = "prussia: envoy italy\nprussia: march berlin\nprussia: go saxonia\n"
    after = "italy: off-map\nprussia: done\n"
    table(battle, PRUSSIA_MOVES, f"{moves}italy: play 1\n{after}expect morale italy: 13\nlegal prussia: ask-round")
    table(battle, PRUSSIA_MOVES, f"{moves}italy: pass\n{after}expect morale italy: 14\nexpect turn: 1")


def test_ruling_98_whether_there_is_an_envoy_is_tested_once_at_the_start() -> None:
    """Everybody is at 15; a power that spends morale in the battle does not become an envoy."""
    table(
        """
        morale austria 15
        morale france 15
        morale italy 15
        general prussia_1 berlin 3
        general italy_1 saxonia 1
        hand italy 1
        """,
        PRUSSIA_MOVES,
        """
        prussia: march berlin
        prussia: go saxonia
        italy: play 1
        italy: off-map
        prussia: done
        expect morale italy: 14
        expect turn: 1
        """,
    )


# --- disbanding ---


def test_ruling_44_any_number_of_garrisons_anywhere_go_back_to_the_supply() -> None:
    g = table(
        ALONE + "garrison prussia paris\ngarrison prussia bohemia\ngarrison prussia hesse\ngarrison austria saxonia",
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        illegal prussia: disband saxonia rule 8.5.2
        prussia: disband paris
        expect control paris: france
        prussia: disband bohemia
        expect control bohemia: none
        prussia: disband hesse
        expect control hesse: prussia
        expect tokens prussia: 28
        """,
    )
    assert happened(g).count("garrison-disbanded") == 3


def test_ruling_44_a_disbanded_garrison_is_no_unit() -> None:
    table(
        ALONE + "garrison prussia berlin",
        PRUSSIA_MOVES,
        "prussia: envoy italy\nprussia: disband berlin\nexpect army prussia berlin: 0\nexpect tokens prussia: 28",
    )


def test_ruling_44_only_before_the_first_round() -> None:
    table(
        ALONE + "garrison prussia bohemia",
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        prussia: done
        prussia: ask-round
        italy: yes
        illegal prussia: disband bohemia rule 8.5.2
        """,
    )


# --- garrisons at home ---


def test_ruling_109_a_general_at_home_may_flip_whenever_its_power_chooses() -> None:
    """Before the rails, between moves, and after the round; but not while the envoy answers."""
    table(
        "general prussia_1 berlin 1\ngeneral prussia_2 hesse 1\ngeneral prussia_3 schlesien 2",
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        prussia: garrison berlin
        expect control berlin: prussia
        expect army prussia berlin: 0
        prussia: march hesse
        prussia: go thuringen
        prussia: halt
        prussia: garrison schlesien
        prussia: done
        legal only prussia: done, ask-round
        prussia: ask-round
        legal only italy: yes, no
        """,
    )


def test_ruling_109_disbanding_is_over_with_the_first_flip_but_not_the_rails() -> None:
    table(
        "general prussia_1 berlin 1\ngarrison prussia bohemia",
        PRUSSIA_MOVES,
        """
        prussia: envoy italy
        prussia: garrison berlin
        illegal prussia: disband bohemia rule 8.5.2
        legal prussia: ride berlin, march berlin
        """,
    )


def test_ruling_109_after_the_last_round_too_and_a_refusal_ends_it_all() -> None:
    position = "general prussia_1 berlin 1"
    start = "prussia: envoy italy\nprussia: done\n"
    table(
        position,
        PRUSSIA_MOVES,
        start + "prussia: garrison berlin\nexpect army prussia berlin: 0\nlegal prussia: ask-round",
    )
    table(
        position, PRUSSIA_MOVES, start + "prussia: ask-round\nitaly: no\nexpect turn: 1\nexpect garrison berlin: none"
    )


def test_ruling_109_only_in_ones_own_homes_and_once_to_a_territory() -> None:
    g = table(
        """
        general prussia_1 berlin 1
        general prussia_2 bohemia 1
        general prussia_3 paris 1
        general prussia_4 hesse 1
        garrison prussia hesse
        """,
        PRUSSIA_MOVES,
        "prussia: envoy italy",
    )
    assert [name for name in options(g) if name.startswith("garrison")] == ["garrison berlin"]
