"""The clarifications of the French rulebook on cards."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start

# ---- clarifications: cards -----------------------------------------------------------------------------------


def test_clarification_two_power_standard_lasts_across_turns() -> None:
    # Three attempts owed and two rounds left: the third falls into the first round of the next turn.
    run("""
        set hand liberal: two_power_standard, modernism, socialist_movements, kulturkampf
        set hand authoritarian: none
        set support liberal paris: 1
        set navy authoritarian: 3
        set navy liberal: 2
        stack ActionRound seat=liberal number=6
        liberal: operate two_power_standard
        liberal: event-after
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place paris
        expect owed: 3
        legal only liberal: naval modernism, naval socialist_movements, naval kulturkampf
        dice 1
        liberal: naval modernism
        dice 1
        liberal: naval socialist_movements
        expect turn: 6
        expect owed: 1
        set hand authoritarian: none
        set hand liberal: kulturkampf, modernism
        stack ActionRound seat=authoritarian number=1
        expect prompt liberal: play-owed owed=1
        legal only liberal: naval kulturkampf, naval modernism
    """)


def test_clarification_two_attempts_if_the_german_navy_is_not_ahead() -> None:
    run("""
        set hand liberal: modernism
        set navy authoritarian: 2
        set navy liberal: 2
        stack TakePlace card=two_power_standard seat=authoritarian then ActionRound seat=liberal number=1
        expect owed: 2
    """)


def test_clarification_scoring_cards_are_more_mandatory_than_two_power_standard() -> None:
    run("""
        set hand liberal: modernism, socialist_movements, france_scoring
        set hand authoritarian: none
        set navy liberal: 2
        set navy authoritarian: 2
        set owed: 2
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        stack ActionRound seat=liberal number=7
        legal only liberal: naval modernism, naval socialist_movements
        dice 1
        liberal: naval modernism
        expect round: 8
        legal only liberal: event france_scoring
        liberal: event france_scoring
        authoritarian: stability elitist_art
        dice 1
        liberal: stability testimonials
        expect result: none
        expect turn: 6
        expect owed: 1
    """)


def test_clarification_franz_ferdinand_played_at_high_tension() -> None:
    # At 5 tension can only fall; at 4 it cannot rise again; below 3 it can, up to 3.
    held = """
        set in_effect franz_ferdinand: 1
        set hand authoritarian: the_kaiser_intervenes
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
    """
    for tension, after, vp in ((5, 5, 1), (4, 4, 1), (3, 3, 1), (2, 3, 0)):
        run(f"""
            {held}
            set tension: {tension}
            stack ActionRound seat=authoritarian number=1
            authoritarian: event the_kaiser_intervenes
            expect tension: {after}
            expect vp: {vp}
        """)
    # Suspended while Vienna is lost.
    run(f"""
        {held}
        set support liberal vienna: 1
        set tension: 5
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: 6
        expect vp: 0
    """)


def test_clarification_eight_nation_alliance_silences_a_card_of_the_opponent() -> None:
    run("""
        set hand liberal: eight_nation_alliance, admiral_von_tirpitz, modernism
        set hand authoritarian: status_quo
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        legal liberal: pair admiral_von_tirpitz
        illegal liberal: pair modernism
        illegal liberal: event eight_nation_alliance
        liberal: pair admiral_von_tirpitz
        expect prompt liberal: operate ops=4
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place paris
        liberal: place paris
        expect tension: 0
        expect happened admiral_von_tirpitz: 0
        expect discard: eight_nation_alliance, admiral_von_tirpitz
        expect vp: 0
    """)


def test_clarification_eight_nation_alliance_gives_its_vp_only_for_its_own_operations() -> None:
    for seat, vp in (("liberal", -1), ("authoritarian", 1)):
        run(f"""
            set hand {seat}: eight_nation_alliance
            stack ActionRound seat={seat} number=1
            {seat}: operate eight_nation_alliance
            expect vp: {vp}
        """)


def test_clarification_eight_nation_alliance_not_in_the_round_of_the_opponent() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set hand liberal: eight_nation_alliance
        stack ActionRound seat=authoritarian number=1
        not asked liberal
    """)


def test_clarification_removed_cards_do_not_happen_again() -> None:
    position = """
        set removed: prussian_spirit, union_of_liberation
        set happened prussian_spirit: 1
        set happened union_of_liberation: 1
        set navy authoritarian: 1
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
    """
    run(f"""
        {position}
        set discard: military_tradition
        set hand authoritarian: bernhard_von_bulow
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bernhard_von_bulow
        legal only authoritarian: take military_tradition, done
    """)
    run(f"""
        {position}
        set discard: military_tradition
        set hand authoritarian: control_of_the_channel
        stack ActionRound seat=authoritarian number=1
        authoritarian: event control_of_the_channel
        expect event: event-happened seat=authoritarian card=military_tradition
    """)
    run(f"""
        {position}
        set discard: entente_cordiale, military_tradition
        set hand liberal: modernism
        dice 6
        stack TakePlace card=rosa_luxemburg seat=liberal then ActionRound seat=liberal number=1
        expect log: event-happened seat=liberal card=entente_cordiale
        expect discard: military_tradition
    """)


@pytest.mark.parametrize(("card", "seat"), [("absolutism", "authoritarian"), ("march_of_history", "liberal")])
def test_clarification_absolutism_and_march_of_history_do_not_count_themselves(card: str, seat: str) -> None:
    other = "liberal" if seat == "authoritarian" else "authoritarian"
    run(f"""
        set hand {seat}: {card}, modernism
        set hand {other}: status_quo
        stack ActionRound seat={seat} number=1
        {seat}: event {card}
        expect acting: {other}
        expect ops {seat} modernism: 3
    """)


def test_clarification_dreyfus_rehabilitated_removes_authoritarian_support() -> None:
    run("""
        set hand liberal: dreyfus_rehabilitated
        set support liberal french_writers: 3
        set support liberal paris: 3
        set support authoritarian paris: 1
        set support authoritarian nice: 2
        stack ActionRound seat=liberal number=1
        liberal: event dreyfus_rehabilitated
        legal only liberal: remove paris, remove nice
        liberal: remove paris
        expect at paris: 3*,0
        expect at nice: 0,1
        legal only liberal: check nice
    """)


def test_clarification_enver_pasha_counts_in_a_stability_check() -> None:
    run("""
        set hand liberal: balkans_scoring
        set in_effect enver_pasha: 1
        set support authoritarian macedonia: 2
        stack ActionRound seat=liberal number=1
        liberal: event balkans_scoring
        expect prompt authoritarian: choose-stability count=2
        expect prompt liberal: choose-stability count=1
    """)


def test_clarification_enver_pasha_is_used_up_by_popular_uproar() -> None:
    run("""
        set hand authoritarian: balkans_scoring
        set in_effect enver_pasha: 1
        set beside: enver_pasha
        set support authoritarian macedonia: 2
        set support liberal bosnia: 3
        stack ActionRound seat=authoritarian number=8
        authoritarian: event balkans_scoring
        authoritarian: stability elitist_art
        authoritarian: stability secret_treaty_clauses
        liberal: stability popular_uproar
        liberal: place greece
        expect in_effect enver_pasha: 0
        expect removed: enver_pasha
        authoritarian: event balkans_scoring
        expect prompt authoritarian: choose-stability count=1
    """)


def test_clarification_joint_cards_are_never_used_for_both() -> None:
    run("""
        set hand authoritarian: naval_bill_fleet_law
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        authoritarian: done
        expect acting: liberal
    """)
    run("""
        set hand authoritarian: naval_bill_fleet_law
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate naval_bill_fleet_law
        authoritarian: placement
        authoritarian: place crimea
        authoritarian: place crimea
        expect acting: liberal
        expect navy authoritarian: 0
        expect tension: 0
    """)


def test_clarification_the_dreyfus_affair_doubles_operations_not_events() -> None:
    affair = """
        set in_effect dreyfus_affair: 1
        set support liberal nice: 1
        set hand authoritarian: status_quo
    """
    run(f"""
        {affair}
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: placement
        liberal: place nice
        expect prompt liberal: place-support ops=1
        illegal liberal: place nice rule 6.1.3
    """)
    run(f"""
        {affair}
        stack TakePlace card=franco_russian_alliance seat=liberal then ActionRound seat=authoritarian number=1
        liberal: place nice
        liberal: place nice
        expect at nice: 3*,0
    """)


def test_clarification_cannot_be_played_means_the_event() -> None:
    run("""
        set hand liberal: second_international
        set tension: 3
        set attempts liberal: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: operate second_international
    """)
    run("""
        set hand authoritarian: second_international
        set hand liberal: modernism
        set tension: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate second_international
        expect event: event-blocked card=second_international
        authoritarian: placement
        authoritarian: place crimea
        authoritarian: place crimea
        expect points liberal: 0
        expect discard: second_international
    """)


def test_clarification_tirpitz_is_rewarded_for_both_boxes() -> None:
    run("""
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        set support authoritarian berlin: 2
        set navy authoritarian: 5
        set navy liberal: 5
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 2
        expect vp: -2
        expect at berlin: 0,0
        expect navy authoritarian: 7
        expect privilege orion: authoritarian
    """)


def test_clarification_esterhazy_discards_a_scoring_card_without_effect() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: russia_scoring, modernism
        pick card: russia_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event ferdinand_esterhazy
        expect acting: liberal
        expect hand liberal: modernism
        expect discard: russia_scoring, ferdinand_esterhazy
    """)


def test_clarification_viscount_grey_checks_twice_in_different_spaces() -> None:
    run("""
        set hand liberal: viscount_grey
        set support authoritarian berlin: 9
        set support authoritarian wilhelm_ii: 9
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        liberal: checks
        dice 4
        liberal: check berlin
        expect event: support-checked die=4 ops=3 neighbours=0 excess=1
        illegal liberal: check berlin rule 6.2.2
        legal only liberal: check wilhelm_ii
    """)


def test_clarification_state_secularism_removes_links_not_neighbours() -> None:
    run("""
        set hand liberal: modernism
        set support authoritarian french_catholic_church: 4
        set support liberal french_catholic_church: 1
        set support authoritarian french_armed_forces: 4
        stack TakePlace card=state_secularism_in_france seat=liberal then ActionRound seat=liberal number=1
        expect at french_catholic_church: 0,0
        expect at french_armed_forces: 0,4*
        stack Operate seat=authoritarian ops=3 card=status_quo then ActionRound seat=liberal number=1
        authoritarian: placement
        legal authoritarian: place paris, place alsace_lorraine
        illegal authoritarian: place french_catholic_church
        illegal authoritarian: place french_writers
    """)


def test_clarification_a_stability_card_without_effect_may_be_chosen() -> None:
    run("""
        set hand liberal: france_scoring
        set hand authoritarian: status_quo
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        legal authoritarian: stability ecclesial_influence, stability support_of_the_generals
        authoritarian: stability ecclesial_influence
        dice 1
        liberal: stability testimonials
        expect event: stability-without-effect card=ecclesial_influence
        expect event: stability-without-effect card=testimonials
        expect ready ecclesial_influence: 0
        expect ready testimonials: 0
    """)


def test_clarification_support_of_an_event_goes_into_enemy_spaces() -> None:
    # Foreign Investments in Nicolas II, Moscow and Vienna.
    run("""
        set hand authoritarian: status_quo
        set support liberal picardy: 4
        set support authoritarian nicolas_ii: 4
        set support authoritarian vienna: 3
        stack TakePlace card=foreign_investments seat=liberal then ActionRound seat=authoritarian number=1
        liberal: amount 4
        expect at picardy: 0,0
        liberal: place nicolas_ii
        liberal: place nicolas_ii
        liberal: place vienna
        liberal: place vienna
        expect at nicolas_ii: 2,4
        expect at vienna: 2,3
    """)


def test_clarification_all_cards_left_are_kept_at_the_end_of_a_turn() -> None:
    g = run("""
        set turn: 1
        set hand authoritarian: prussian_spirit, status_quo
        stack EndTurn
        expect turn: 2
        legal authoritarian: operate prussian_spirit, operate status_quo
    """)
    assert [len(hand) for hand in g.hand] == [8, 8]


def test_clarification_a_check_needs_only_support_of_the_opponent() -> None:
    # Own control, no own support, no link: all the same.
    run("""
        set support liberal vienna: 9
        set support authoritarian vienna: 1
        set support authoritarian libya: 2
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        legal only liberal: check vienna, check libya
    """)


def test_clarification_discretionary_support_may_pile_up_and_needs_no_link() -> None:
    start("""
        authoritarian: no
        liberal: no
        authoritarian: place wilhelm_ii
        authoritarian: place spain_portugal
        liberal: place libya
        liberal: place libya
        expect at wilhelm_ii: 0,6*
        expect at spain_portugal: 0,1
        expect at libya: 2*,0
    """)


def test_clarification_secret_treaty_clauses_may_discard_a_scoring_card() -> None:
    run("""
        set hand liberal: balkans_scoring
        set hand authoritarian: russia_scoring
        set deck: prussian_spirit
        set support authoritarian macedonia: 2
        set support authoritarian italy: 3
        stack ActionRound seat=liberal number=1
        liberal: event balkans_scoring
        authoritarian: stability secret_treaty_clauses
        liberal: stability blockade
        legal only authoritarian: discard russia_scoring, discard prussian_spirit
        dice 1
        authoritarian: discard russia_scoring
        expect discard: russia_scoring, balkans_scoring
    """)
