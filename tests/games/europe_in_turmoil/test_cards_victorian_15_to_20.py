"""Tests for the cards of the Victorian Era, 15 to 20: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.places import (
    INDEPENDENTS,
    each,
)
from tests.games.europe_in_turmoil.tables import run

# --- 15: Lord Fisher ---


def test_15_lord_fisher() -> None:
    run(f"""
        set support authoritarian belgium: 3
        set hand liberal: lord_fisher, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event lord_fisher
        expect navy liberal: 1
        legal only liberal: {each("place", INDEPENDENTS, "belgium")}, done
        liberal: place italy
        illegal liberal: place italy
        liberal: place sweden
        expect beside: lord_fisher
        expect attempts liberal: 0
        stack ActionRound seat=liberal number=2
        dice 1
        liberal: naval modernism
        expect event: naval-attempt die=1 modifier=4 needed=5      # 2 OP, own event, Lord Fisher
        expect navy liberal: 2
    """)


def test_15_lord_fisher_moves_no_navy_that_has_left_the_start() -> None:
    run("""
        set navy liberal: 1
        set hand liberal: lord_fisher
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event lord_fisher
        expect navy liberal: 1
        expect in_effect lord_fisher: 2
        expect acting: authoritarian
    """)


def test_15_lord_fisher_comes_second_to_dreadnought() -> None:
    position = """
        set hand liberal: lord_fisher
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event lord_fisher
        expect navy liberal: 1
        expect points liberal: 0
        expect acting: authoritarian
    """
    run(f"set navy authoritarian: 2\n{position}")
    run(f"set high_water: 1\n{position}")


# --- 16: Stymied ---


def test_16_stymied() -> None:
    run("""
        set support liberal paris: 1
        set hand authoritarian: stymied, military_tradition
        set hand liberal: modernism, scramble_for_africa
        stack ActionRound seat=authoritarian number=1
        authoritarian: event stymied
        expect beside: stymied
        expect ops liberal modernism: 1
        expect ops liberal scramble_for_africa: 1          # never below 1
        expect ops authoritarian military_tradition: 2
        liberal: operate modernism
        expect prompt liberal: operate ops=1
        liberal: placement
        liberal: place paris
        expect at paris: 2*,0
        expect acting: authoritarian
    """)


def test_16_stymied_weakens_naval_attempts_and_event_checks_too() -> None:
    run("""
        set in_effect stymied: 1
        set support authoritarian orthodox_church: 1
        set hand liberal: kulturkampf, march_of_history
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        dice 1 1
        liberal: check orthodox_church
        expect event: support-checked die=1 ops=2 neighbours=0 stability=3 excess=-3
        liberal: check orthodox_church
        stack ActionRound seat=liberal number=2
        dice 1
        liberal: naval march_of_history
        expect event: naval-attempt die=1 modifier=3 needed=4
    """)


def test_ruling_13_card_modifiers_come_before_nassau() -> None:
    run("""
        set navy authoritarian: 2
        set phasing: liberal
        set hand liberal: modernism, march_of_history, scramble_for_africa
        stack ActionRound seat=liberal number=1
        expect ops liberal march_of_history: 2
        set in_effect stymied: 1
        expect ops liberal march_of_history: 2             # 3 - 1 = 2 is spared
        set in_effect stymied: 0
        set in_effect march_of_history: 2
        expect ops liberal modernism: 2                    # 2 + 1 = 3 is hit
        set in_effect stymied: 1
        expect ops liberal modernism: 2
        expect ops liberal scramble_for_africa: 1          # 1 - 1 + 1, all together (7.3.1)
    """)


# --- 17: Eight Nation Alliance ---


def test_17_eight_nation_alliance() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: eight_nation_alliance, admiral_von_tirpitz, modernism, stymied, france_scoring
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        legal liberal: pair admiral_von_tirpitz
        illegal liberal: event eight_nation_alliance
        illegal liberal: pair modernism
        illegal liberal: pair stymied
        illegal liberal: pair france_scoring
        liberal: pair admiral_von_tirpitz
        expect prompt liberal: operate ops=4 card=admiral_von_tirpitz
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place nice
        liberal: place nice
        expect at paris: 3*,0
        expect tension: 0
        expect vp: 0
        expect happened admiral_von_tirpitz: 0
        expect discard: admiral_von_tirpitz, eight_nation_alliance
        expect hand liberal: modernism, stymied, france_scoring
        expect acting: authoritarian
    """)


def test_17_eight_nation_alliance_lets_the_second_card_pay_for_a_naval_attempt() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: eight_nation_alliance, prussian_spirit
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: pair prussian_spirit
        legal only liberal: placement, attempt
        dice 1
        liberal: attempt
        expect event: naval-attempt die=1 modifier=3 needed=4      # not the Liberal's own event
        expect navy liberal: 1
        liberal: done
        expect vp: 0
        expect discard: eight_nation_alliance, prussian_spirit
    """)


def test_17_eight_nation_alliance_for_operations_gives_the_opponent_a_vp() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: eight_nation_alliance
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate eight_nation_alliance, naval eight_nation_alliance
        authoritarian: operate eight_nation_alliance
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect at kiel: 0,3*
        expect vp: 1
        expect discard: eight_nation_alliance
    """)


def test_ruling_62_eight_nation_alliance_in_a_naval_attempt_gives_no_vp() -> None:
    run("""
        set hand liberal: eight_nation_alliance
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval eight_nation_alliance
        expect event: naval-attempt die=1 modifier=2 needed=4
        expect vp: 0
        expect discard: eight_nation_alliance
    """)


# --- 18: Bernhard von Bülow ---

THREE_MONARCHS = """
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
        set hand authoritarian: bernhard_von_bulow
        set hand liberal: modernism
"""


def test_18_bernhard_von_bulow() -> None:
    others = "socialist_movements, france_scoring, eight_nation_alliance, second_duma_disbanded"
    run(f"""
        {THREE_MONARCHS}
        set discard: prussian_spirit, stymied, {others}
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bernhard_von_bulow
        legal only authoritarian: take prussian_spirit, take stymied, done
        authoritarian: take prussian_spirit
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect at kiel: 0,3*
        expect removed: bernhard_von_bulow, prussian_spirit
        expect discard: stymied, {others}
    """)


def test_18_bernhard_von_bulow_leaves_a_card_without_asterisk_in_the_discard_pile() -> None:
    run(f"""
        {THREE_MONARCHS}
        set discard: military_tradition
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bernhard_von_bulow
        authoritarian: take military_tradition
        authoritarian: place kiel
        authoritarian: place kiel
        expect removed: bernhard_von_bulow
        expect discard: military_tradition
    """)


def test_ruling_70_stymied_brought_about_by_bulow_lies_beside_the_board() -> None:
    run(f"""
        {THREE_MONARCHS}
        set discard: stymied
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bernhard_von_bulow
        authoritarian: take stymied
        expect beside: stymied
        expect discard: none
        expect ops liberal modernism: 1
    """)


def test_18_bernhard_von_bulow_may_take_nothing() -> None:
    run(f"""
        {THREE_MONARCHS}
        set discard: prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bernhard_von_bulow
        authoritarian: done
        expect discard: prussian_spirit
        expect removed: bernhard_von_bulow
        expect acting: liberal
    """)


def test_18_bernhard_von_bulow_needs_three_monarchs_and_switzerland_is_none() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian switzerland: 5
        set support authoritarian dual_monarchy: 1
        set discard: prussian_spirit
        set hand authoritarian: bernhard_von_bulow
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate bernhard_von_bulow, naval bernhard_von_bulow
        set support authoritarian sweden: 3
        legal authoritarian: event bernhard_von_bulow
    """)


def test_18_bernhard_von_bulow_is_gone_with_bethmann_hollweg() -> None:
    run(f"""
        {THREE_MONARCHS}
        set support liberal paris: 1
        set happened von_bethmann_hollweg: 1
        set hand liberal: bernhard_von_bulow
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate bernhard_von_bulow
        expect event: event-blocked card=bernhard_von_bulow
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place paris
        expect discard: bernhard_von_bulow
    """)


# --- 19: Union of Liberation ---


def test_19_union_of_liberation() -> None:
    run("""
        set support authoritarian moscow: 3
        set support authoritarian nicolas_ii: 5
        set support authoritarian vienna: 3
        set support liberal symbolism: 1
        set hand liberal: union_of_liberation, victor_chernov
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        illegal liberal: event victor_chernov
        liberal: event union_of_liberation
        legal only liberal: remove moscow, remove nicolas_ii
        liberal: remove moscow
        liberal: remove nicolas_ii
        legal only liberal: check moscow, check nicolas_ii
        dice 6
        liberal: check moscow
        # 6 + 3 OP + Symbolism - Nicolas II - twice 3
        expect event: support-checked die=6 ops=3 neighbours=0 stability=3 excess=3
        expect at moscow: 1,0
        expect beside: union_of_liberation
        stack ActionRound seat=liberal number=2
        legal liberal: event victor_chernov
    """)


def test_19_union_of_liberation_takes_both_points_from_one_space() -> None:
    run("""
        set support authoritarian poland: 2
        set hand liberal: union_of_liberation
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event union_of_liberation
        expect at poland: 0,0
        expect acting: authoritarian          # nothing is left to check
        expect in_effect union_of_liberation: 2
    """)


def test_ruling_14_event_checks_use_the_modifiers_of_the_player_who_carries_the_event_out() -> None:
    run("""
        set support authoritarian moscow: 6
        set in_effect march_of_history: 2
        set in_effect absolutism: 1
        set hand authoritarian: union_of_liberation
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate union_of_liberation
        expect prompt authoritarian: event-order ops=4
        authoritarian: event-before
        expect log: support-removed seat=authoritarian space=moscow then support-removed seat=authoritarian space=moscow
        legal only liberal: check moscow
        dice 1
        liberal: check moscow
        expect event: support-checked seat=liberal die=1 ops=4
    """)


def test_ruling_64_nassau_does_not_touch_an_event_of_the_player_who_is_not_phasing() -> None:
    run("""
        set support authoritarian moscow: 6
        set navy authoritarian: 2
        set hand authoritarian: union_of_liberation
        set hand liberal: union_of_liberation
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate union_of_liberation
        authoritarian: event-before
        expect at moscow: 0,4*
        dice 1
        liberal: check moscow
        expect event: support-checked die=1 ops=3
        stack ActionRound seat=liberal number=1
        liberal: event union_of_liberation
        expect at moscow: 0,2
        dice 1
        liberal: check moscow
        expect event: support-checked die=1 ops=2
    """)


# --- 20: Bonapartism/Monarchism ---

PARIS_FALLS = """
        set support liberal paris: 2
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        dice 4
        authoritarian: check paris
        expect event: support-checked die=4 ops=3 neighbours=1 stability=2 excess=4
        expect at paris: 0,2*
"""


def test_20_bonapartism_monarchism() -> None:
    run("""
        set support liberal french_armed_forces: 1
        set support authoritarian french_armed_forces: 2
        set support liberal nice: 1
        set support liberal belgium: 1
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        expect at french_armed_forces: 1,5*
        legal only authoritarian: check french_armed_forces, check nice
        dice 3
        authoritarian: check nice
        expect event: support-checked die=3 ops=3 neighbours=0 stability=2 excess=2
        expect at nice: 0,1
        expect removed: bonapartism_monarchism
    """)


def test_20_bonapartism_monarchism_adds_nothing_to_control() -> None:
    run("""
        set support authoritarian french_armed_forces: 6
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        expect at french_armed_forces: 0,6*
        expect acting: liberal
    """)


def test_ruling_18_bonapartism_monarchism_stays_blocked_after_clemenceau_and_briand() -> None:
    run("""
        set happened georges_clemenceau: 1
        set happened aristide_briand: 1
        set support authoritarian kiel: 1
        set hand authoritarian: bonapartism_monarchism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate bonapartism_monarchism, naval bonapartism_monarchism
    """)


def test_20_bonapartism_monarchism_restores_the_monarchy_as_an_option() -> None:
    run(f"{PARIS_FALLS}\nexpect marked monarchy_restored: 0")
    run(f"{PARIS_FALLS}\nexpect marked monarchy_restored: 1", "option french_monarchy yes")


def test_20_bonapartism_monarchism_restores_nothing_if_paris_does_not_fall() -> None:
    run(
        """
        set support liberal paris: 3
        set hand authoritarian: bonapartism_monarchism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bonapartism_monarchism
        dice 1
        authoritarian: check paris
        expect at paris: 2*,0
        expect marked monarchy_restored: 0
        """,
        "option french_monarchy yes",
    )
