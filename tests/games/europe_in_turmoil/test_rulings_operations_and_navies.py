"""The numbered rulings on operations and the naval race."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run

# ---- operations ----------------------------------------------------------------------------------------------


def test_ruling_27_points_that_cannot_be_spent_are_lost() -> None:
    run("""
        set hand liberal: modernism
        set support liberal crimea: 9
        set support liberal constantinople: 9
        stack Operate seat=authoritarian ops=3 card=status_quo then ActionRound seat=liberal number=1
        authoritarian: placement
        legal only authoritarian: place crimea, place constantinople
        authoritarian: place crimea
        expect at crimea: 9*,1
        expect prompt liberal: play-card
    """)


@pytest.mark.parametrize(
    ("seat", "spaces"),
    [
        ("liberal", "place brittany_normandy, place netherlands, place belgium, place greece, place libya"),
        ("authoritarian", "place crimea, place constantinople"),
    ],
)
def test_ruling_28_support_spreads_from_the_boxes(seat: str, spaces: str) -> None:
    run(f"""
        stack Operate seat={seat} ops=1 card=modernism then ActionRound seat=liberal number=1
        {seat}: placement
        legal only {seat}: {spaces}
    """)


def test_ruling_29_a_check_needs_nothing_but_enemy_support() -> None:
    run("""
        set support liberal moscow: 6
        set support authoritarian moscow: 1
        set support authoritarian libya: 1
        set support authoritarian serbia: 2
        set black_hand: serbia
        stack Operate seat=liberal ops=4 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        legal only liberal: check moscow, check libya
        dice 6
        liberal: check moscow
        expect event: support-checked excess=4
        expect at moscow: 6*,0
    """)


def test_ruling_30_event_checks_may_repeat_a_space() -> None:
    run("""
        set hand authoritarian: status_quo
        set support authoritarian serbia: 9
        stack TakePlace card=young_turk_revolution seat=liberal then ActionRound seat=authoritarian number=1
        liberal: place greece
        liberal: place romania
        dice 6
        liberal: check serbia
        legal only liberal: check serbia
        dice 6
        liberal: check serbia
        expect support authoritarian serbia: 5
    """)


# ---- the naval race ------------------------------------------------------------------------------------------


def test_ruling_31_all_modifiers_of_an_attempt() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set navy authoritarian: 5
        set navy liberal: 3
        set flipped authoritarian: 1
        set in_effect reinhold_von_sydow: 1
        stack ExtraRounds
        dice 1
        authoritarian: naval prussian_spirit
        expect event: naval-attempt die=1 modifier=6 needed=7
        expect navy authoritarian: 6
    """)
    run("""
        set hand liberal: stymied
        set in_effect lord_fisher: 2
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval stymied
        expect event: naval-attempt die=1 modifier=5
    """)


def test_ruling_32_a_doomed_attempt_is_allowed_and_flips_the_marker() -> None:
    run("""
        set hand authoritarian: modernism
        set hand liberal: status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval modernism
        expect flipped authoritarian: 1
        expect attempts authoritarian: 1
        expect discard: modernism
    """)


def test_ruling_32_events_move_the_german_navy_from_the_start() -> None:
    run("""
        set hand authoritarian: admiral_von_tirpitz
        set support authoritarian wilhelm_ii: 5
        set flipped authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 1
        expect navy authoritarian: 1
        expect at wilhelm_ii: 0,4
        expect flipped authoritarian: 1
    """)


def test_ruling_33_owed_attempts_count_against_the_limit_afterwards() -> None:
    run("""
        set hand liberal: modernism, prussian_spirit
        set navy liberal: 2
        set owed: 1
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval modernism
        expect round: 2
        legal only liberal: operate prussian_spirit
    """)


def test_ruling_34_colossus_takes_own_cards_never_neutral_ones_and_gives_no_attempt() -> None:
    run("""
        set hand liberal: indecisiveness, modernism, prussian_spirit
        set navy liberal: 5
        set navy authoritarian: 4
        set support liberal poland: 1
        stack ActionRound seat=liberal number=1
        legal liberal: both modernism, event indecisiveness, operate indecisiveness
        illegal liberal: both indecisiveness rule 5.1
        illegal liberal: both prussian_spirit
        liberal: both modernism
        liberal: event-after
        legal only liberal: placement
    """)


# Two rulers are the Authoritarian's and so is the Colossus class; a third ruler would allow the event of card 18.
TWO_MONARCHS = """
        set navy authoritarian: 5
        set navy liberal: 4
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support liberal constantinople: 6
        set discard: prussian_spirit
        set hand authoritarian: bernhard_von_bulow
        set hand liberal: modernism
"""


def test_ruling_34_operations_may_bring_the_third_monarch_of_bulow() -> None:
    run(f"""
        {TWO_MONARCHS}
        set support authoritarian dual_monarchy: 1
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bernhard_von_bulow rule 7.1
        authoritarian: both bernhard_von_bulow
        authoritarian: placement
        authoritarian: place dual_monarchy
        authoritarian: place dual_monarchy
        authoritarian: place dual_monarchy
        authoritarian: take prussian_spirit
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect removed: bernhard_von_bulow, prussian_spirit
        expect colossus_used authoritarian: 1
    """)


def test_ruling_34_the_event_of_bulow_is_tested_after_the_operations() -> None:
    run(f"""
        {TWO_MONARCHS}
        set support authoritarian dual_monarchy: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: both bernhard_von_bulow
        authoritarian: placement
        authoritarian: place wilhelm_ii
        authoritarian: place wilhelm_ii
        authoritarian: place wilhelm_ii
        expect event: event-blocked card=bernhard_von_bulow
        expect discard: prussian_spirit, bernhard_von_bulow
        expect colossus_used authoritarian: 1
    """)


def test_ruling_34_bulow_needs_operations_that_can_bring_the_third_monarch() -> None:
    # A check at best: 6 + 3 against twice the stability takes 2 points away and places 2; in Sweden 3 and none.
    run(f"""
        {TWO_MONARCHS}
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: both bernhard_von_bulow
        set support liberal sweden: 3
        illegal authoritarian: both bernhard_von_bulow
        set support liberal dual_monarchy: 2
        legal authoritarian: both bernhard_von_bulow
        set happened von_bethmann_hollweg: 1
        illegal authoritarian: both bernhard_von_bulow
    """)


def test_ruling_34_one_check_may_help_the_next() -> None:
    # Sweden alone: 6 + 3 remove 1 point and place 2; with Denmark won before, they place the third one too.
    run(f"""
        {TWO_MONARCHS}
        set support liberal sweden: 1
        set support liberal denmark: 2
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: both bernhard_von_bulow
        set support liberal denmark: 5
        illegal authoritarian: both bernhard_von_bulow
    """)


def test_ruling_35_konig_re_rolls_any_die_of_the_own_round() -> None:
    # The die is the Authoritarian's event, the round the Liberal's.
    run("""
        set hand liberal: tsarist_repression
        set navy liberal: 10
        set navy authoritarian: 9
        set support liberal poland: 9
        set support liberal moscow: 9
        stack ActionRound seat=liberal number=1
        liberal: operate tsarist_repression
        dice 6
        liberal: event-before
        expect prompt liberal: reroll die=6
        dice 1
        liberal: yes
        expect event: die-rolled seat=authoritarian die=1 modifier=1
        expect prompt authoritarian: move-to points=2 space=siberia
        expect konig_used liberal: 1
        authoritarian: remove poland
        authoritarian: remove moscow
        expect at siberia: 2,0
        expect at poland: 8*,0
        expect at moscow: 8*,0
        expect prompt liberal: operate ops=3
    """)


def test_ruling_35_konig_is_for_action_rounds() -> None:
    position = """
        set navy liberal: 10
        set navy authoritarian: 9
        set phasing: liberal
        set in_round: {in_round}
        dice 1
        stack Crisis then ActionRound seat=liberal number=1
        {expected}
    """
    run(position.format(in_round=1, expected="expect prompt liberal: reroll die=1"))
    run(position.format(in_round=0, expected="expect prompt liberal: none"))


def test_ruling_36_the_helgoland_round_comes_last_is_optional_and_takes_no_scoring_card() -> None:
    run("""
        set hand authoritarian: modernism, france_scoring
        set navy authoritarian: 4
        set navy liberal: 3
        stack ActionRound seat=liberal number=8
        expect prompt authoritarian: helgoland
        legal only authoritarian: naval modernism, done
    """)


def test_ruling_37_bayern_needs_two_cards() -> None:
    run("""
        set hand liberal: modernism
        set navy liberal: 11
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        expect navy liberal: 12
        expect prompt liberal: play-card
    """)
    run("""
        set hand liberal: france_scoring, russia_scoring
        set navy liberal: 11
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        liberal: yes
        legal only liberal: discard france_scoring, discard russia_scoring
    """)


def test_ruling_38_an_event_that_moves_two_boxes_resolves_both() -> None:
    run("""
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        set support authoritarian wilhelm_ii: 5
        set navy authoritarian: 2
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 2
        expect navy authoritarian: 4
        expect at wilhelm_ii: 0,3
        expect vp: -2
        expect privilege helgoland: authoritarian
    """)
    run("""
        set hand liberal: franco_british_naval_cooperation
        set hand authoritarian: status_quo
        set track: three_emperor_league, entente_cordiale
        set navy authoritarian: 4
        set navy liberal: 2
        stack ActionRound seat=liberal number=1
        liberal: event franco_british_naval_cooperation
        expect navy liberal: 4
        expect vp: 1
    """)


def test_ruling_39_the_high_water_mark_awards_nothing_twice_but_does_not_lead() -> None:
    run("""
        set hand authoritarian: prince_heinrich
        set navy authoritarian: 2
        set navy liberal: 4
        set high_water: 6
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect vp: 0
        illegal authoritarian: event prince_heinrich rule 7.1
        expect war_modifier liberal: 1
        expect war_modifier authoritarian: 2
    """)


def test_ruling_39_the_marked_box_itself_gives_nothing_and_the_next_one_does() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 1
        set high_water: 2
        stack AdvanceNavy seat=authoritarian then AdvanceNavy seat=authoritarian then ActionRound \
seat=authoritarian number=1
        expect navy authoritarian: 3
        expect high_water: -1
        expect vp: -2
    """)


def test_ruling_40_the_german_navy_retreats_no_further_than_the_start() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 1
        dice 1
        stack TakePlace card=copenhagenization seat=liberal then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 0
        expect high_water: 1
    """)


def test_ruling_40_no_navy_moves_beyond_the_last_box() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 13
        set navy liberal: 13
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 13
        expect vp: 0
        illegal authoritarian: naval status_quo rule 6.3.7
    """)
