"""The errata (14.0), the clarifications of the French rulebook (15.0) and the optional rules, one test for each."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadOption, BadScript
from chancellery.games.europe_in_turmoil.board import FACTS
from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start
from tests.games.europe_in_turmoil.test_chapter_8_tension_and_war import taking_part

# ---- errata --------------------------------------------------------------------------------------------------


def test_erratum_b1_switzerland_is_bourgeoisie_not_monarch() -> None:
    run("""
        set support authoritarian switzerland: 1
        stack TakePlace card=status_quo seat=authoritarian then ActionRound seat=liberal number=1
        legal authoritarian: place switzerland
        stack TakePlace card=spiritism_and_mysticism seat=liberal then ActionRound seat=liberal number=1
        legal only liberal: remove switzerland, done
    """)
    run("""
        set hand liberal: modernism
        stack TakePlace card=funeral_of_edward_vii seat=liberal then ActionRound seat=liberal number=1
        expect at switzerland: 0,0
        expect points liberal: 7
    """)
    run("""
        stack TakePlace card=second_hague_conference seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: second-option
        illegal authoritarian: place switzerland
    """)
    run("""
        set hand authoritarian: bernhard_von_bulow
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian switzerland: 5
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bernhard_von_bulow rule 7.1
    """)


def test_erratum_b2_attempted_neutrality_is_liberal() -> None:
    run("""
        set hand liberal: attempted_neutrality
        stack ActionRound seat=liberal number=1
        legal liberal: event attempted_neutrality
    """)
    run("""
        set hand authoritarian: attempted_neutrality
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event attempted_neutrality rule 7.1
    """)


def test_erratum_b3_us_interventionism_counts_with_the_schlieffen_plan_too() -> None:
    run("""
        set track: russian_collapse
        set marked us_interventionism: 1
        expect war_modifier liberal: 0
        set marked schlieffen_plan_adopted: 1
        expect war_modifier liberal: 2
    """)


def test_erratum_b4_the_balkan_wars_marker_adds_one_and_nothing_else() -> None:
    run("""
        set track: franco_russian_alliance, entente_cordiale
        expect status: -3
        set track: franco_russian_alliance, entente_cordiale, balkan_wars
        expect status: -1
        expect war_modifier authoritarian: 0
        expect war_modifier liberal: 4
    """)


def test_erratum_b5_saxony_and_switzerland_at_the_start() -> None:
    start("""
        expect at saxony: 0,1
        expect at switzerland: 1,0
    """)


def test_erratum_b5_nine_cards_from_turn_4() -> None:
    g = run("""
        set turn: 3
        stack EndTurn
        expect turn: 4
    """)
    assert [len(hand) for hand in g.hand] == [9, 9]


@pytest.mark.parametrize(("turn", "waits"), [(3, False), (4, True), (7, False), (8, True)])
def test_erratum_b5_the_exceptions_of_4_3_1_are_turns_4_and_8(turn: int, waits: bool) -> None:
    g = run(f"""
        set turn: {turn - 1}
        set deck: prussian_spirit
        set discard: modernism, status_quo
        stack EndTurn
        expect turn: {turn}
    """)
    assert bool(g.discard) == waits


@pytest.mark.parametrize(("german", "british", "succeeds"), [(0, 0, False), (0, 1, True), (1, 0, True)])
def test_erratum_b5_attempts_fail_only_while_both_navies_are_at_the_start(
    german: int, british: int, succeeds: bool
) -> None:
    run(f"""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: modernism
        set navy authoritarian: {german}
        set navy liberal: {british}
        stack ActionRound seat=authoritarian number=1
        dice 6
        authoritarian: naval the_kaiser_intervenes
        expect navy authoritarian: {german + succeeds}
    """)


def test_erratum_b5_order_of_losses_in_a_region_of_the_beaten_side() -> None:
    for dice, winner, region, order in (
        ("6 1", "authoritarian", "france", ("liberal", "authoritarian", "liberal")),
        ("1 6", "liberal", "germany", ("authoritarian", "liberal", "authoritarian")),
    ):
        run(f"""
            set track: russian_collapse
            set support liberal belgium: 9
            set support authoritarian belgium: 9
            dice {dice}
            stack GreatWar
            dice 1 1 1
            {winner}: region {region}
            expect acting: {order[0]}
            {order[0]}: remove belgium
            expect acting: {order[1]}
            {order[1]}: remove belgium
            expect acting: {order[2]}
            {order[2]}: remove belgium
            expect prompt {winner}: war-losses
        """)


def test_erratum_b5_the_beaten_side_loses_after_the_winner_places() -> None:
    for dice, winner, loser, region in (
        ("6 1", "authoritarian", "liberal", "germany"),
        ("1 6", "liberal", "authoritarian", "france"),
    ):
        run(f"""
            set track: russian_collapse
            set support liberal belgium: 9
            set support authoritarian belgium: 9
            dice {dice}
            stack GreatWar
            dice 1 1
            {winner}: region {region}
            {winner}: place belgium
            expect acting: {loser}
            {loser}: remove belgium
            expect prompt {winner}: war-losses
        """)


def test_erratum_b5_a_tie_with_mobilization_means_that_both_lose() -> None:
    run(
        """
        stack FinalWarScoring
        expect vp: 0
        expect result: nobody by great-war-lost
        """,
        "option mobilization yes",
    )


def test_erratum_b6_which_independent_spaces_count() -> None:
    for space, vp in (("algeria", 1), ("tunisia", 1), ("morocco", 1), ("libya", 0)):
        run(f"""
            set support liberal {space}: 3
            expect worth france liberal: {vp}
            expect worth balkans liberal: 0
        """)
    # The boxes never count: United Kingdom and Egypt are Liberal, the Ottoman Empire is Authoritarian.
    run("""
        expect worth france liberal: 0
        expect worth germany liberal: 0
        expect worth balkans liberal: 0
        expect worth russia authoritarian: 0
        expect worth balkans authoritarian: 0
    """)


def test_erratum_b7_france_first_is_a_caption_and_nothing_else() -> None:
    cards = FACTS.mobilization
    first = {card.id for card in cards.values() if card.caption == "france_first"}
    assert first
    assert "kaiser_wilhelms_plan" in cards
    assert "kaiser_wilhelms_plan" not in first


# ---- clarifications: the naval race --------------------------------------------------------------------------


def test_clarification_both_navies_pass_through_all_boxes() -> None:
    for seat in ("authoritarian", "liberal"):
        run(f"""
            set hand {seat}: status_quo
            set navy authoritarian: 1
            set navy liberal: 1
            stack AdvanceNavy seat={seat} then AdvanceNavy seat={seat} then ActionRound seat={seat} number=1
            expect privilege nassau: {seat}
            expect privilege bellerophon: {seat}
        """)


def test_clarification_only_attempts_fail_at_the_start_not_events() -> None:
    run("""
        set hand authoritarian: naval_bill_fleet_law, status_quo
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 1
    """)


def test_clarification_scoring_cards_are_no_use_for_attempts() -> None:
    run("""
        set hand authoritarian: france_scoring, modernism
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: naval france_scoring
        legal authoritarian: naval modernism
    """)


def test_clarification_high_water_mark_at_the_kaiser_class() -> None:
    # First there, driven back, overtaken: the German Navy is no second, and the British one gets the 1 VP.
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 4
        set high_water: 6
        set navy liberal: 5
        stack AdvanceNavy seat=liberal then ActionRound seat=authoritarian number=1
        expect navy liberal: 6
        expect vp: 1
        stack AdvanceNavy seat=authoritarian then AdvanceNavy seat=authoritarian then ActionRound \
seat=authoritarian number=1
        expect navy authoritarian: 6
        expect vp: 1
    """)


def test_clarification_helgoland_is_beyond_every_other_attempt() -> None:
    # Two attempts under Bethmann-Hollweg were made already.
    run("""
        set hand authoritarian: modernism
        set navy authoritarian: 4
        set navy liberal: 3
        set attempts authoritarian: 2
        set flipped authoritarian: 1
        set in_effect von_bethmann_hollweg: 1
        stack ExtraRounds
        dice 5
        authoritarian: naval modernism
        expect event: naval-attempt die=5 modifier=2 needed=6
        expect navy authoritarian: 5
    """)


def test_clarification_helgoland_needs_a_card() -> None:
    run("""
        set hand liberal: none
        set navy liberal: 4
        set navy authoritarian: 3
        stack ExtraRounds
        expect turn: 6
    """)


def test_clarification_helgoland_is_the_last_round_of_the_turn() -> None:
    run("""
        set hand authoritarian: modernism, status_quo
        set navy authoritarian: 4
        set navy liberal: 3
        set attempts authoritarian: 1
        stack ActionRound seat=authoritarian number=7
        illegal authoritarian: naval modernism rule 6.3.3
    """)


def test_clarification_nassau_asks_who_plays_not_whose_event_it_is() -> None:
    run("""
        set hand authoritarian: prussian_spirit, kulturkampf, stymied
        set navy liberal: 2
        stack ActionRound seat=authoritarian number=1
        expect ops authoritarian prussian_spirit: 2
        expect ops authoritarian kulturkampf: 2
        expect ops authoritarian stymied: 3
        expect ops liberal prussian_spirit: 3
    """)


# ---- clarifications: scoring, tension, the Great War ---------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "seat", "tension", "vp"),
    [
        ("istvan_tisza", "liberal", 0, 1),
        ("revolution_of_1905", "liberal", 6, -1),
        ("weltpolitik", "authoritarian", 0, -4 - 1),
        ("conrad_von_hotzendorf", "authoritarian", 6, 1),
        ("indecisiveness", "liberal", 0, 1),
        ("indecisiveness", "authoritarian", 0, -1),
        ("naval_bill_fleet_law", "liberal", 6, -1),
        ("naval_bill_fleet_law", "authoritarian", 6, 1),
    ],
)
def test_clarification_who_pays_for_tension(card: str, seat: str, tension: int, vp: int) -> None:
    run(f"""
        set hand liberal: modernism
        set tension: {tension}
        set navy liberal: 4
        set navy authoritarian: 4
        dice 1
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect vp: {vp}
    """)


def test_clarification_the_maximum_is_that_of_franz_ferdinand() -> None:
    run("""
        set hand liberal: modernism
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 4
        stack TakePlace card=conrad_von_hotzendorf seat=authoritarian then ActionRound seat=liberal number=1
        expect tension: 4
        expect vp: 1
    """)


def test_clarification_britain_needs_a_reason_to_take_part() -> None:
    assert "britain" not in taking_part("three_emperor_league, dual_alliance")
    assert taking_part("three_emperor_league", "schlieffen_plan_adopted")["britain"] == "liberal"


@pytest.mark.parametrize(
    ("italy", "alliance", "bonus"),
    [
        ("liberal", True, 1),
        ("authoritarian", True, 3),
        ("nobody", True, 2),
        ("liberal", False, -1),
        ("authoritarian", False, 1),
        ("nobody", False, 0),
    ],
)
@pytest.mark.parametrize("lapsed", ["", ", perfidious_italy"])
def test_clarification_italy_in_the_war(italy: str, alliance: bool, bonus: int, lapsed: str) -> None:
    # The table of the net bonus of the Central Powers.
    track = "russian_collapse" + (", triple_alliance" if alliance else lapsed)
    points = f"set support {italy} italy: 3" if italy != "nobody" else ""
    liberal = int(italy == "liberal")
    run(f"""
        set track: {track}
        {points}
        expect war_modifier liberal: {liberal}
        expect war_modifier authoritarian: {bonus + liberal}
    """)


def test_clarification_constantinople_and_italy_together_are_worth_one() -> None:
    run("""
        set track: russian_collapse
        set support authoritarian italy: 3
        set support authoritarian constantinople: 3
        expect war_modifier authoritarian: 1
    """)


def test_clarification_points_won_in_the_war_cost_double_under_enemy_control() -> None:
    run("""
        set track: russian_collapse
        set support liberal picardy: 1
        set support authoritarian paris: 9
        dice 1 6
        stack GreatWar
        dice 2
        liberal: region france
        dice 1
        liberal: place paris
        expect acting: authoritarian
        expect at paris: 1,9*
    """)


def test_clarification_minus_six_at_the_start() -> None:
    start("expect status: -6")


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
        illegal liberal: pair prussian_spirit
        illegal liberal: event eight_nation_alliance
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
        legal only authoritarian: take military_tradition
    """)
    run(f"""
        {position}
        set discard: entente_cordiale, military_tradition
        set hand liberal: modernism
        dice 6
        stack TakePlace card=rosa_luxemburg seat=liberal then ActionRound seat=liberal number=1
        legal only liberal: take entente_cordiale
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
        legal only liberal: remove nice
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
        authoritarian: event-before
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
        authoritarian: remove berlin
        authoritarian: remove berlin
        expect vp: -2
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
        liberal: remove picardy
        liberal: remove picardy
        liberal: remove picardy
        liberal: remove picardy
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
        cards = [FACTS.mobilization[g.describe(action).removeprefix("mobilize ")] for action in g.legal(seat)]
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
