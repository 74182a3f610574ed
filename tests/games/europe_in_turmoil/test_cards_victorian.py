"""One test for each card of the Victorian Era: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run

FRANCE = (
    "brittany_normandy picardy beau_monde french_writers french_catholic_church fauvism paris french_armed_forces "
    "bordeaux dijon nice colonials "
)
GERMANY = (
    "hanover_oldenburg kiel jugendstil east_prussia imperial_army wilhelm_ii berlin silesia alsace_lorraine "
    "industrialists saxony bavaria "
)
AUSTRIA_HUNGARY = (
    "bohemia moravia galicia_przemysl viennese_secession vienna budapest alto_adige trieste "
    "austrian_catholic_church dual_monarchy transylvania croatia "
)
RUSSIA = (
    "finland siberia saint_petersburg russian_bourgeoisie baltic_states nicolas_ii moscow symbolism poland "
    "tsarist_army belarus ukraine orthodox_church crimea "
)
INDEPENDENTS = (  # without Norway, which is closed at first
    "sweden denmark netherlands belgium switzerland spain_portugal morocco algeria tunisia italy libya constantinople"
)
FARMERS = (
    "brittany_normandy bordeaux nice east_prussia transylvania croatia belarus ukraine crimea bulgaria spain_portugal"
)
WORKERS = "picardy dijon silesia alsace_lorraine saxony bavaria bohemia moravia baltic_states romania belgium"
ARMIES = "french_armed_forces kiel east_prussia imperial_army galicia_przemysl tsarist_army serbia"
BOURGEOISIE = "beau_monde colonials industrialists trieste russian_bourgeoisie greece switzerland"
INTELLECTUALS = "french_writers fauvism jugendstil viennese_secession siberia symbolism bosnia denmark"
LIBERAL_STABILITY = (
    "workers_unite farmer_collectives testimonials popular_uproar intelligentsia left_wing_governments "
    "anarchist_attack blockade silent_majority most_favoured_nation_liberal"
)


def each(verb: str, names: str, *but: str) -> str:
    """An action for each of the things named, but for some."""
    return ", ".join(f"{verb} {name}" for name in names.split() if name not in but)


# --- 1: Admiral von Tirpitz ---


def test_01_admiral_von_tirpitz() -> None:
    run("""
        set support authoritarian wilhelm_ii: 2
        set support authoritarian kiel: 1
        set support authoritarian vienna: 3
        set navy authoritarian: 1
        set flipped authoritarian: 1
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 6
        authoritarian: event admiral_von_tirpitz
        expect tension: 1
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        legal only authoritarian: amount 0, amount 1, amount 2
        authoritarian: amount 2
        legal only authoritarian: remove wilhelm_ii, remove kiel
        authoritarian: remove wilhelm_ii
        authoritarian: remove kiel
        expect at wilhelm_ii: 0,1
        expect at kiel: 0,0
        expect navy authoritarian: 3        # Nassau, then Bellerophon for 2 VP
        expect vp: -2
        expect flipped authoritarian: 1     # no attempt: the marker keeps its side (6.3.2)
        expect attempts authoritarian: 0
        expect removed: admiral_von_tirpitz
    """)


def test_01_admiral_von_tirpitz_leaves_the_start_and_gets_both_boxes() -> None:
    run("""
        set support authoritarian wilhelm_ii: 2
        set support liberal italy: 3
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 2
        authoritarian: remove wilhelm_ii
        authoritarian: remove wilhelm_ii
        expect navy authoritarian: 1
        illegal authoritarian: place italy
        illegal authoritarian: place norway
        authoritarian: place belgium
        illegal authoritarian: place belgium
        authoritarian: place spain_portugal
        expect navy authoritarian: 2
        expect privilege nassau: authoritarian
    """)


def test_01_admiral_von_tirpitz_may_build_nothing() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        legal only authoritarian: amount 0, amount 1
        authoritarian: amount 0
        expect at kiel: 0,1
        expect navy authoritarian: 0
        expect removed: admiral_von_tirpitz
    """)


def test_01_admiral_von_tirpitz_at_the_highest_tension_costs_a_vp() -> None:
    run("""
        set tension: 6
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        expect tension: 6
        expect vp: 1
        expect acting: liberal
    """)


def test_01_admiral_von_tirpitz_builds_nothing_once_war_has_broken_out() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set tension: 2
        set hand authoritarian: admiral_von_tirpitz
        stack ActionRound seat=authoritarian number=1
        dice 6 6 1
        authoritarian: event admiral_von_tirpitz
        expect event: crisis-rolled die=6 tension=3 status=-2 total=7
        expect event: war-broke-out
        expect navy authoritarian: 0
        illegal authoritarian: amount 1
    """)


def test_01_admiral_von_tirpitz_played_by_the_liberal_is_carried_out_by_the_authoritarian() -> None:
    run("""
        set support authoritarian kiel: 1
        set support liberal paris: 1
        set tension: 6
        set hand liberal: admiral_von_tirpitz
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: operate admiral_von_tirpitz
        liberal: event-before
        expect vp: 1
        expect acting: authoritarian
        authoritarian: amount 0
        expect prompt liberal: operate ops=4
    """)


# --- 2: State Secularism in France ---

FRENCH_BATTLEGROUNDS = """
        set support liberal beau_monde: 3
        set support liberal french_writers: 3
        set support liberal paris: 2
        set support liberal french_armed_forces: 4
        set support liberal colonials: 3
"""


def test_02_state_secularism_in_france() -> None:
    run(f"""
        {FRENCH_BATTLEGROUNDS}
        set support authoritarian french_catholic_church: 6
        set support liberal french_catholic_church: 2
        set hand liberal: state_secularism_in_france
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        expect worth france liberal: 8         # Presence 3, five battlegrounds
        liberal: event state_secularism_in_france
        expect at french_catholic_church: 0,0
        expect control french_catholic_church: none
        expect worth france liberal: 14        # Control 9 with the five that are left
        expect worth france authoritarian: 0
        expect beside: state_secularism_in_france
        expect in_effect state_secularism_in_france: 2
    """)


def test_02_state_secularism_in_france_cuts_the_links_and_joins_nothing() -> None:
    near_alsace_lorraine = "alsace_lorraine french_armed_forces imperial_army wilhelm_ii bavaria"
    run(f"""
        set support authoritarian french_catholic_church: 4
        set support authoritarian alsace_lorraine: 1
        set hand authoritarian: state_secularism_in_france
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate state_secularism_in_france
        authoritarian: event-before
        legal only authoritarian: placement
        authoritarian: placement
        legal only authoritarian: {each("place", near_alsace_lorraine + " crimea constantinople")}
    """)


# --- 3: Second International ---


def test_03_second_international() -> None:
    run("""
        set tension: 2
        set support authoritarian paris: 1
        set support liberal paris: 3
        set support authoritarian serbia: 2
        set black_hand: serbia
        set hand liberal: second_international
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event second_international
        illegal liberal: place paris
        illegal liberal: place serbia
        illegal liberal: place norway
        illegal liberal: place united_kingdom
        liberal: place wilhelm_ii
        illegal liberal: place wilhelm_ii
        liberal: place kiel
        liberal: place moscow
        liberal: place belgium
        expect at wilhelm_ii: 1,0
        expect at belgium: 1,0
        expect points liberal: 7
        expect acting: authoritarian
        expect removed: second_international
    """)


def test_03_second_international_may_stop_early() -> None:
    run("""
        set hand liberal: second_international
        set hand authoritarian: prussian_spirit
        set opened norway: 1                    # after Norwegian Independence
        stack ActionRound seat=liberal number=1
        liberal: event second_international
        liberal: place norway
        liberal: done
        expect points liberal: 1
        expect acting: authoritarian
    """)


def test_03_second_international_cannot_be_played_above_tension_2() -> None:
    run("""
        set tension: 3
        set support liberal paris: 1
        set hand liberal: second_international
        stack ActionRound seat=liberal number=1
        legal only liberal: operate second_international, naval second_international
        illegal liberal: event second_international rule 7.1
    """)


def test_03_second_international_above_tension_2_gives_the_authoritarian_operations_only() -> None:
    run("""
        set tension: 3
        set support authoritarian kiel: 1
        set hand authoritarian: second_international
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate second_international
        authoritarian: event-before
        expect event: event-blocked card=second_international
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect points liberal: 0
        expect discard: second_international
        expect removed: none
    """)


# --- 4: Franz Ferdinand ---


def test_04_franz_ferdinand() -> None:
    run(f"""
        set support liberal bohemia: 2
        set support liberal vienna: 2
        set hand authoritarian: franz_ferdinand
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event franz_ferdinand
        legal only authoritarian: {each("place", AUSTRIA_HUNGARY, "bohemia")}, done
        authoritarian: place vienna
        illegal authoritarian: place vienna
        authoritarian: place budapest
        authoritarian: done
        expect at vienna: 2,1
        expect at budapest: 0,1
        expect in_effect franz_ferdinand: 1
        expect beside: franz_ferdinand
    """)


def test_04_franz_ferdinand_can_no_longer_be_played_after_gavrilo_princip() -> None:
    run("""
        set happened gavrilo_princip: 1
        set support liberal paris: 1
        set hand liberal: franz_ferdinand
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate franz_ferdinand
        liberal: event-before
        expect event: event-blocked card=franz_ferdinand
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect discard: franz_ferdinand
        expect in_effect franz_ferdinand: 0
    """)


VIENNA_AND_BUDAPEST = """
        set in_effect franz_ferdinand: 1
        set happened franz_ferdinand: 1
        set beside: franz_ferdinand
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
"""


def test_ruling_42_franz_ferdinand_holds_tension_at_3() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 3
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: local_uprising
        stack ActionRound seat=authoritarian number=1
        expect highest_tension: 3
        authoritarian: event the_kaiser_intervenes
        expect tension: 3
        expect vp: 1                 # it is the Authoritarian's event
        authoritarian: place paris
        liberal: event local_uprising
        expect tension: 3
        expect vp: 0                 # and now the Liberal's
    """)


def test_ruling_42_tension_above_3_can_only_fall_under_franz_ferdinand() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 5
        set hand authoritarian: the_kaiser_intervenes, conrad_von_hotzendorf
        set hand liberal: indecisiveness
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: 5
        expect vp: 1
        authoritarian: place paris
        liberal: event indecisiveness
        expect tension: 4
        liberal: place paris
        authoritarian: event conrad_von_hotzendorf
        expect tension: 4            # 4 is the new ceiling
        expect vp: 2
    """)


def test_ruling_41_a_neutral_event_above_the_highest_tension_costs_its_player() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 3
        set navy liberal: 1
        set hand liberal: naval_bill_fleet_law
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        expect tension: 3
        expect vp: -1
        expect navy liberal: 2
    """)


def test_04_franz_ferdinand_is_suspended_without_vienna() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set support liberal vienna: 1
        set tension: 3
        set hand authoritarian: the_kaiser_intervenes
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: 4
        expect vp: 0
        expect in_effect franz_ferdinand: 1
    """)


def test_04_franz_ferdinand_ends_with_gavrilo_princip() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 3
        set hand authoritarian: gavrilo_princip
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event gavrilo_princip
        expect tension: 5
        expect vp: 0
        expect in_effect franz_ferdinand: 0
        expect removed: franz_ferdinand, gavrilo_princip
    """)


# --- 5: Dreyfus Affair ---


def test_05_dreyfus_affair() -> None:
    run(f"""
        set support liberal paris: 2
        set hand authoritarian: dreyfus_affair, prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event dreyfus_affair
        legal only authoritarian: {each("place", FRANCE)}
        authoritarian: place paris
        authoritarian: place paris
        expect at paris: 2,2
        expect beside: dreyfus_affair
        liberal: operate modernism
        liberal: placement
        legal liberal: place paris, place dijon
        liberal: place paris               # doubled: both points are gone
        expect at paris: 3,2
        expect round: 2
    """)


def test_05_dreyfus_affair_makes_enemy_control_cost_4() -> None:
    run("""
        set in_effect dreyfus_affair: 1
        set support authoritarian paris: 3
        set support liberal paris: 1
        set support liberal dijon: 1
        set hand liberal: march_of_history, stymied
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate march_of_history
        liberal: placement
        illegal liberal: place paris rule 6.1.3
        liberal: place dijon
        legal only liberal: place switzerland, place netherlands, place belgium, place greece, place libya
        stack ActionRound seat=liberal number=1
        liberal: operate stymied
        liberal: placement
        liberal: place paris
        expect at paris: 2,3
        expect acting: authoritarian
    """)


def test_05_dreyfus_affair_spares_events_and_the_player_himself() -> None:
    run("""
        set in_effect dreyfus_affair: 1
        set support authoritarian paris: 1
        set hand liberal: socialist_movements
        set hand authoritarian: military_tradition
        stack ActionRound seat=liberal number=1
        liberal: event socialist_movements
        liberal: place picardy
        liberal: place picardy
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place paris
        authoritarian: place paris
        expect at picardy: 2*,0
        expect at paris: 0,3*
    """)


def test_05_dreyfus_affair_serves_the_liberal_as_well() -> None:
    run("""
        set support authoritarian paris: 1
        set hand liberal: dreyfus_affair, modernism
        set hand authoritarian: military_tradition
        stack ActionRound seat=liberal number=1
        liberal: event dreyfus_affair
        liberal: place french_writers
        liberal: place beau_monde
        expect in_effect dreyfus_affair: 2
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place paris
        expect at paris: 0,2*
        expect acting: liberal             # doubled: both points are gone
    """)


def test_05_dreyfus_affair_for_operations_has_no_event() -> None:
    run("""
        set support authoritarian paris: 1
        set hand authoritarian: dreyfus_affair
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate dreyfus_affair
        legal only authoritarian: placement
        authoritarian: placement
        authoritarian: place paris
        authoritarian: place paris
        expect happened dreyfus_affair: 0
        expect discard: dreyfus_affair
    """)


def test_05_dreyfus_affair_cannot_be_played_after_the_rehabilitation() -> None:
    run("""
        set happened dreyfus_rehabilitated: 1
        set support authoritarian paris: 1
        set hand authoritarian: dreyfus_affair
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate dreyfus_affair, naval dreyfus_affair
    """)


def test_ruling_70_dreyfus_affair_stymied_and_legacy_of_bismarck_are_discarded_at_the_end_of_the_turn() -> None:
    run("""
        set beside: dreyfus_affair, stymied, legacy_of_bismarck, absolutism, march_of_history
        set in_effect dreyfus_affair: 1
        set in_effect stymied: 2
        set in_effect legacy_of_bismarck: 1
        set in_effect absolutism: 1
        set in_effect march_of_history: 2
        stack EndTurn
        expect turn: 6
        expect beside: none
        expect discard: dreyfus_affair, stymied, legacy_of_bismarck
        expect removed: absolutism, march_of_history
        expect in_effect dreyfus_affair: 0
        expect in_effect stymied: 0
        expect in_effect legacy_of_bismarck: 0
        expect in_effect absolutism: 0
        expect in_effect march_of_history: 0
    """)


# --- 6, 7 and 8: scoring cards ---


def test_06_france_scoring() -> None:
    run("""
        set support liberal paris: 2
        set support liberal french_writers: 3
        set support liberal fauvism: 1
        set support authoritarian colonials: 3
        set support liberal tunisia: 2
        set support liberal belgium: 3
        set support liberal libya: 2               # never worth VP
        set support authoritarian algeria: 3
        set support authoritarian constantinople: 3
        set hand liberal: france_scoring
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        legal only liberal: event france_scoring
        liberal: event france_scoring
        liberal: stability testimonials
        dice 4
        authoritarian: stability elitist_art
        expect event: region-scored region=france authoritarian=5 liberal=10 net=5
        expect event: crisis-rolled die=4 tension=0 status=-6 total=-2
        expect vp: 5
        expect discard: france_scoring
        expect acting: authoritarian
    """)


def test_06_france_scoring_domination_takes_more_battlegrounds_than_the_opponent() -> None:
    run("""
        set support liberal paris: 2
        set support liberal fauvism: 1
        set support authoritarian colonials: 3
        stack ActionRound seat=liberal number=1
        set hand liberal: france_scoring
        set hand authoritarian: prussian_spirit
        liberal: event france_scoring
        liberal: stability testimonials
        dice 4
        authoritarian: stability elitist_art
        expect event: region-scored region=france authoritarian=4 liberal=4 net=0
        expect vp: 0
    """)


def test_07_austria_hungary_scoring() -> None:
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set support liberal bohemia: 2
        set support liberal switzerland: 5
        set support authoritarian italy: 3
        set support authoritarian bosnia: 3            # not annexed
        set hand authoritarian: austria_hungary_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: event austria_hungary_scoring
        authoritarian: event austria_hungary_scoring
        liberal: stability testimonials
        dice 6
        authoritarian: stability elitist_art
        expect event: region-scored region=austria_hungary authoritarian=9 liberal=3 net=-6
        expect vp: -6
        expect discard: austria_hungary_scoring
    """)


def test_07_austria_hungary_scoring_counts_annexed_bosnia_as_a_third_battleground() -> None:
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set support liberal bosnia: 3
        set marked bosnia_annexed: 1
        set hand authoritarian: austria_hungary_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event austria_hungary_scoring
        liberal: stability testimonials
        dice 6
        authoritarian: stability elitist_art
        expect event: region-scored region=austria_hungary authoritarian=4 liberal=3 net=-1
    """)


def test_08_russia_scoring() -> None:
    run("""
        set support authoritarian nicolas_ii: 4
        set support authoritarian moscow: 3
        set support authoritarian belarus: 2
        set support authoritarian constantinople: 3
        set support liberal poland: 3
        set support liberal sweden: 3
        set hand authoritarian: russia_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: event russia_scoring
        authoritarian: event russia_scoring
        liberal: stability testimonials
        dice 1
        authoritarian: stability elitist_art
        expect event: region-scored region=russia authoritarian=9 liberal=5 net=-4
        expect vp: -4
        expect discard: russia_scoring
    """)


def test_ruling_12_scoring_cards_pay_for_no_naval_attempt_and_join_no_alliance() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: russia_scoring, eight_nation_alliance
        stack ActionRound seat=liberal number=1
        legal only liberal: event russia_scoring, operate eight_nation_alliance, naval eight_nation_alliance
        illegal liberal: operate russia_scoring
        illegal liberal: naval russia_scoring
        illegal liberal: pair russia_scoring
    """)


def test_ruling_45_a_war_from_the_crisis_roll_of_a_scoring_comes_before_20_vp() -> None:
    position = """
        set vp: 18
        set support liberal fauvism: 1
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set tension: 3
        set hand liberal: france_scoring
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        liberal: stability testimonials
    """
    run(f"""
        {position}
        dice 5
        authoritarian: stability elitist_art
        expect vp: 21
        expect result: liberal by automatic-victory
    """)
    run(f"""
        {position}
        dice 6 6 1
        authoritarian: stability elitist_art
        expect event: crisis-rolled die=6 tension=3 status=-2 total=7
        expect event: war-broke-out
        expect result: none
    """)


def test_ruling_47_a_scoring_card_held_at_the_end_of_the_turn_loses() -> None:
    run("""
        set hand liberal: france_scoring, modernism
        set hand authoritarian: prussian_spirit
        stack EndTurn
        expect result: authoritarian by held-scoring
        set hand authoritarian: russia_scoring
        stack EndTurn
        expect result: authoritarian, liberal by both-held-scoring
    """)


# --- 9: Russo-Japanese War ---


def test_09_russo_japanese_war() -> None:
    run("""
        set support authoritarian moscow: 3
        set support authoritarian tsarist_army: 1
        set support authoritarian nicolas_ii: 4
        set support authoritarian poland: 2
        set hand liberal: russo_japanese_war
        stack ActionRound seat=liberal number=1
        liberal: event russo_japanese_war
        legal only liberal: remove moscow, remove tsarist_army, remove nicolas_ii
        liberal: remove moscow
        liberal: remove moscow
        illegal liberal: remove moscow
        liberal: remove nicolas_ii
        liberal: remove tsarist_army
        expect at moscow: 0,1
        expect at nicolas_ii: 0,3
        expect at tsarist_army: 0,0
        expect removed: russo_japanese_war
    """)


def test_09_russo_japanese_war_takes_what_there_is() -> None:
    run("""
        set support authoritarian moscow: 3
        stack TakePlace card=russo_japanese_war seat=liberal then ActionRound seat=authoritarian number=2
        set hand authoritarian: prussian_spirit
        liberal: remove moscow
        liberal: remove moscow
        expect at moscow: 0,1
        expect acting: authoritarian
    """)


def test_09_russo_japanese_war_without_effect_still_counts_as_played() -> None:
    run("""
        set hand liberal: russo_japanese_war
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event russo_japanese_war
        expect happened russo_japanese_war: 1
        expect removed: russo_japanese_war
    """)


# --- 10: Entente Cordiale ---


def test_10_entente_cordiale() -> None:
    run(f"""
        set support authoritarian paris: 2
        set support authoritarian french_catholic_church: 4
        set support authoritarian french_armed_forces: 3
        set hand liberal: entente_cordiale, henry_wilson
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        illegal liberal: event henry_wilson
        liberal: event entente_cordiale
        expect track: three_emperor_league, entente_cordiale
        expect status: -5
        legal only liberal: {each("place", FRANCE, "french_catholic_church", "paris")}
        liberal: place french_armed_forces
        liberal: place french_armed_forces
        illegal liberal: place french_armed_forces
        liberal: place nice
        liberal: place picardy
        expect at french_armed_forces: 2,3
        expect at nice: 1,0
        expect at picardy: 1,0
        expect beside: entente_cordiale
        stack ActionRound seat=liberal number=2
        legal liberal: event henry_wilson
    """)


def test_10_entente_cordiale_cannot_follow_splendid_isolation() -> None:
    run("""
        set happened splendid_isolation: 1
        set track: three_emperor_league, splendid_isolation
        set support authoritarian kiel: 1
        set hand authoritarian: entente_cordiale
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate entente_cordiale
        authoritarian: event-before
        expect event: event-blocked card=entente_cordiale
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect track: three_emperor_league, splendid_isolation
        expect points liberal: 0
        expect discard: entente_cordiale
    """)


# --- 11: Foreign Investments ---


def test_11_foreign_investments() -> None:
    run("""
        set support liberal picardy: 2
        set support liberal bavaria: 3
        set support liberal belgium: 2
        set support liberal romania: 2
        set support authoritarian moscow: 3
        set hand liberal: foreign_investments
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event foreign_investments
        legal only liberal: amount 0, amount 1, amount 2, amount 3, amount 4
        liberal: amount 4
        legal only liberal: remove picardy, remove bavaria
        liberal: remove picardy
        liberal: remove bavaria
        liberal: remove bavaria
        liberal: remove bavaria
        illegal liberal: place paris
        illegal liberal: place wilhelm_ii
        illegal liberal: place constantinople
        liberal: place moscow
        liberal: place moscow
        illegal liberal: place moscow
        liberal: place serbia
        illegal liberal: done
        liberal: place vienna
        expect at moscow: 2,3
        expect at serbia: 1,0
        expect at vienna: 1,0
        expect at picardy: 1,0
        expect at bavaria: 0,0
        expect points liberal: 9
        expect discard: foreign_investments
    """)


def test_11_foreign_investments_moves_no_more_than_there_is() -> None:
    run("""
        set support liberal dijon: 1
        set hand liberal: foreign_investments
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event foreign_investments
        legal only liberal: amount 0, amount 1
        liberal: amount 0
        expect at dijon: 1,0
        expect acting: authoritarian
    """)


# --- 13: Traditionalism ---


def test_13_traditionalism() -> None:
    run(f"""
        set support liberal nice: 2
        set hand authoritarian: traditionalism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event traditionalism
        legal only authoritarian: {each("place", FARMERS)}
        authoritarian: place nice
        authoritarian: place nice
        illegal authoritarian: place nice
        authoritarian: place spain_portugal
        illegal authoritarian: done
        authoritarian: place spain_portugal
        expect at nice: 2,2
        expect at spain_portugal: 0,2*
        expect discard: traditionalism
        expect removed: none
    """)


# --- 14: Radical Party Founded ---


def test_14_radical_party_founded() -> None:
    run(f"""
        set support authoritarian paris: 2
        set support authoritarian french_writers: 2
        set hand liberal: radical_party_founded
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event radical_party_founded
        illegal liberal: place paris
        illegal liberal: place belgium
        liberal: place french_writers
        legal only liberal: {each("place", FRANCE, "french_writers", "paris")}, done
        liberal: place nice
        liberal: place dijon
        liberal: place fauvism
        expect at french_writers: 1,2
        expect points liberal: 4
        expect acting: authoritarian
        expect removed: radical_party_founded
    """)


def test_14_radical_party_founded_may_stop_early_when_the_authoritarian_plays_it() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: radical_party_founded
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate radical_party_founded
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        liberal: place paris
        liberal: done
        expect points liberal: 1
        expect removed: radical_party_founded
    """)


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
        liberal: event-before
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
        liberal: remove poland
        liberal: remove poland
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
        liberal: remove moscow
        liberal: remove moscow
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
        liberal: remove moscow
        liberal: remove moscow
        dice 1
        liberal: check moscow
        expect event: support-checked die=1 ops=3
        stack ActionRound seat=liberal number=1
        liberal: event union_of_liberation
        liberal: remove moscow
        liberal: remove moscow
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


# --- 21: Prussian Spirit ---


def test_21_prussian_spirit() -> None:
    run(f"""
        set support liberal bavaria: 3
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event prussian_spirit
        legal only authoritarian: {each("place", GERMANY)}
        authoritarian: place bavaria
        authoritarian: place bavaria
        authoritarian: place kiel
        expect at bavaria: 3,2
        expect at kiel: 0,1
        expect acting: liberal
        expect removed: prussian_spirit
    """)


def test_21_prussian_spirit_for_operations_is_no_event_of_its_owner() -> None:
    run("""
        set support authoritarian vienna: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate prussian_spirit
        authoritarian: placement
        authoritarian: place vienna
        authoritarian: place vienna
        authoritarian: place vienna
        expect points authoritarian: 4
        expect happened prussian_spirit: 0
        expect discard: prussian_spirit
    """)


# --- 22: Socialist Movements ---


def test_22_socialist_movements() -> None:
    run(f"""
        set support authoritarian alsace_lorraine: 3
        set hand liberal: socialist_movements
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event socialist_movements
        legal only liberal: {each("place", WORKERS)}
        liberal: place alsace_lorraine
        liberal: place alsace_lorraine
        expect at alsace_lorraine: 2,3
        expect acting: authoritarian
        expect discard: socialist_movements
    """)


# --- 23: Third Department/Okhrana ---


def test_23_third_department_okhrana() -> None:
    run(f"""
        set ready workers_unite: 0
        set hand authoritarian: third_department_okhrana
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event third_department_okhrana
        legal only authoritarian: {each("stability", LIBERAL_STABILITY, "workers_unite")}
        authoritarian: stability popular_uproar
        expect ready popular_uproar: 0
        expect ready workers_unite: 0
        expect ready blockade: 1
        expect removed: third_department_okhrana
    """)


def test_23_third_department_okhrana_refreshes_a_deck_of_two() -> None:
    gone = "\n".join(f"set ready {card}: 0" for card in LIBERAL_STABILITY.split()[2:])
    run(f"""
        {gone}
        set hand liberal: third_department_okhrana, modernism
        set hand authoritarian: prussian_spirit
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate third_department_okhrana
        liberal: event-before
        legal only authoritarian: stability workers_unite, stability farmer_collectives
        authoritarian: stability workers_unite
        expect event: stability-refreshed seat=liberal
        expect ready workers_unite: 1
        expect ready popular_uproar: 1
        expect ready most_favoured_nation_liberal: 1
    """)


# --- 24: Tsarist Repression ---


def repression(turn: int, die: int) -> str:
    """Seven Liberal points in Russia, and Tsarist Repression."""
    return f"""
        set turn: {turn}
        set support liberal moscow: 4
        set support liberal poland: 2
        set support liberal siberia: 1
        set support liberal vienna: 3
        set hand authoritarian: tsarist_repression
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice {die}
        authoritarian: event tsarist_repression
    """


def test_24_tsarist_repression() -> None:
    run(f"""
        {repression(turn=2, die=3)}
        legal only authoritarian: remove moscow, remove poland
        authoritarian: remove moscow
        authoritarian: remove moscow
        illegal authoritarian: done
        authoritarian: remove poland
        expect at siberia: 4,0
        expect at moscow: 2,0
        expect at poland: 1,0
        expect acting: liberal
        expect removed: tsarist_repression
    """)


def test_24_tsarist_repression_of_6_goes_to_saint_petersburg() -> None:
    run(f"""
        {repression(turn=3, die=6)}
        legal only authoritarian: remove moscow, remove poland, remove siberia
        authoritarian: remove siberia
        authoritarian: remove moscow
        authoritarian: remove moscow
        authoritarian: remove moscow
        authoritarian: remove moscow
        authoritarian: remove poland
        expect at saint_petersburg: 6*,0
        expect at poland: 1,0
    """)


def test_ruling_22_the_modified_total_decides_where_the_exiles_go() -> None:
    run(f"""
        {repression(turn=7, die=4)}
        expect event: die-rolled die=4 modifier=1
        illegal authoritarian: remove siberia          # 4 + 1 = 5: that is where they go
    """)
    run(f"""
        {repression(turn=7, die=5)}
        legal authoritarian: remove siberia            # 5 + 1 = 6: the capital
    """)
    run(f"""
        {repression(turn=8, die=4)}
        expect event: die-rolled die=4 modifier=2
        legal authoritarian: remove siberia            # 4 + 2 = 6
    """)


def test_24_tsarist_repression_moves_all_if_there_are_fewer() -> None:
    run("""
        set turn: 2
        set support liberal poland: 2
        set support liberal vienna: 3
        set hand authoritarian: tsarist_repression
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 4
        authoritarian: event tsarist_repression
        authoritarian: remove poland
        authoritarian: remove poland
        expect at siberia: 2,0
        expect at vienna: 3*,0
        expect acting: liberal
    """)


# --- 25: Legacy of Bismarck ---


def test_25_legacy_of_bismarck() -> None:
    run("""
        set support authoritarian serbia: 1
        set support authoritarian croatia: 1
        set support liberal serbia: 1
        set support liberal croatia: 1
        set marked bosnia_annexed: 1
        set hand authoritarian: legacy_of_bismarck, prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event legacy_of_bismarck
        expect beside: legacy_of_bismarck
        liberal: operate modernism
        liberal: checks
        legal only liberal: check croatia
        dice 1
        liberal: check croatia
        authoritarian: operate prussian_spirit
        authoritarian: placement
        illegal authoritarian: place serbia
        illegal authoritarian: place bosnia        # annexed, but still of the Balkans
        legal authoritarian: place croatia, place vienna, place trieste
    """)


def test_25_legacy_of_bismarck_binds_the_placement_of_the_liberal_but_no_events() -> None:
    run("""
        set in_effect legacy_of_bismarck: 1
        set support liberal romania: 1
        set hand liberal: modernism, socialist_movements
        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        liberal: placement
        illegal liberal: place romania
        illegal liberal: place bulgaria
        legal liberal: place transylvania, place crimea, place orthodox_church
        stack ActionRound seat=liberal number=1
        liberal: event socialist_movements
        liberal: place romania
        expect at romania: 2,0
    """)


def test_25_legacy_of_bismarck_avoids_the_crisis_of_the_balkan_wars() -> None:
    run("""
        set in_effect legacy_of_bismarck: 1
        set support liberal serbia: 3
        set hand authoritarian: war_in_the_balkans
        set hand liberal: balkan_civil_war
        stack ActionRound seat=authoritarian number=1
        authoritarian: event war_in_the_balkans
        expect tension: 1
        expect event: crisis-avoided
        authoritarian: remove serbia
        authoritarian: remove serbia
        authoritarian: remove serbia
        liberal: event balkan_civil_war
        expect tension: 2
        expect event: crisis-avoided
    """)


def test_25_legacy_of_bismarck_avoids_no_other_crisis() -> None:
    run("""
        set in_effect legacy_of_bismarck: 1
        set hand authoritarian: austria_annexes_bosnia
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 2
        authoritarian: event austria_annexes_bosnia
        expect event: crisis-rolled die=2 tension=1 status=-6 total=-3
        expect at bosnia: 0,3*
    """)


# --- 26: Franco-Russian Alliance ---


def test_26_franco_russian_alliance() -> None:
    run(f"""
        set support authoritarian paris: 2
        set support authoritarian nicolas_ii: 4
        set hand liberal: franco_russian_alliance
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        expect status: -6
        liberal: event franco_russian_alliance
        expect track: franco_russian_alliance
        expect status: -4
        legal only liberal: {each("place", FRANCE + RUSSIA, "paris", "nicolas_ii")}
        liberal: place moscow
        liberal: place moscow
        expect at moscow: 2,0
        expect acting: authoritarian
        expect beside: franco_russian_alliance
    """)


def test_26_franco_russian_alliance_cannot_follow_the_russian_collapse() -> None:
    run("""
        set happened russian_collapse: 1
        set track: russian_collapse
        set support authoritarian kiel: 1
        set hand authoritarian: franco_russian_alliance
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate franco_russian_alliance
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect event: event-blocked card=franco_russian_alliance
        expect track: russian_collapse
        expect points liberal: 0
        expect discard: franco_russian_alliance
    """)


# --- 27: The Dual Alliance ---


def test_27_the_dual_alliance() -> None:
    run(f"""
        set support liberal bavaria: 3
        set support liberal vienna: 3
        set track: three_emperor_league, entente_cordiale
        set hand authoritarian: the_dual_alliance
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_dual_alliance
        expect track: three_emperor_league, entente_cordiale, dual_alliance
        expect status: -4
        legal only authoritarian: {each("place", GERMANY + AUSTRIA_HUNGARY, "bavaria", "vienna")}
        authoritarian: place kiel
        authoritarian: place dual_monarchy
        expect at kiel: 0,1
        expect at dual_monarchy: 0,1
        expect acting: liberal
        expect beside: the_dual_alliance
    """)


# --- 28: Scramble for Africa ---


def test_28_scramble_for_africa() -> None:
    run("""
        set support liberal morocco: 3
        set hand authoritarian: scramble_for_africa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event scramble_for_africa
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya
        authoritarian: place morocco
        authoritarian: place morocco
        authoritarian: place libya
        expect at morocco: 3,2
        expect at libya: 0,1
        expect acting: liberal
        expect removed: scramble_for_africa
    """)


def test_28_scramble_for_africa_reaches_belgium_once_the_congo_is_annexed() -> None:
    run("""
        set marked congo_annexed: 1
        set hand authoritarian: scramble_for_africa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event scramble_for_africa
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya, place belgium
        authoritarian: place belgium
        authoritarian: place belgium
        authoritarian: place belgium
        expect at belgium: 0,3*
    """)


# --- 29: Two-Power Standard ---


def test_29_two_power_standard() -> None:
    run("""
        set support liberal paris: 1
        set support authoritarian kiel: 1
        set attempts liberal: 1                        # the regular attempt of the turn is already made
        set hand authoritarian: two_power_standard, military_tradition, prussian_spirit, absolutism
        set hand liberal: modernism, stymied, socialist_movements, france_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event two_power_standard
        expect owed: 2                                 # level, so not three
        legal only liberal: naval modernism, naval stymied, naval socialist_movements
        dice 1
        liberal: naval stymied
        expect navy liberal: 1
        expect owed: 1
        expect beside: two_power_standard
    """)


def test_29_two_power_standard_ends_and_leaves_no_regular_attempt() -> None:
    run("""
        set owed: 1
        set in_effect two_power_standard: 1
        set happened two_power_standard: 1
        set beside: two_power_standard
        set support liberal paris: 1
        set support authoritarian kiel: 1
        set hand liberal: stymied, modernism
        set hand authoritarian: absolutism, prussian_spirit
        stack ActionRound seat=liberal number=1
        legal only liberal: naval stymied, naval modernism
        dice 1
        liberal: naval stymied
        liberal: done
        expect owed: 0
        expect removed: two_power_standard
        expect in_effect two_power_standard: 0
        authoritarian: event absolutism
        legal only liberal: operate modernism, event modernism
    """)


def test_29_two_power_standard_asks_for_three_if_the_german_navy_is_ahead() -> None:
    run("""
        set navy authoritarian: 1
        set support liberal paris: 1
        set hand liberal: two_power_standard, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate two_power_standard
        liberal: event-before
        expect owed: 3
        expect prompt liberal: operate ops=3
    """)


def test_29_two_power_standard_asks_for_two_if_the_british_navy_is_ahead() -> None:
    run("""
        set navy liberal: 1
        set hand authoritarian: two_power_standard
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event two_power_standard
        expect owed: 2
    """)


def test_29_two_power_standard_carries_over_into_the_next_turn() -> None:
    run("""
        set owed: 2
        set in_effect two_power_standard: 1
        set hand liberal: stymied
        set deck: modernism, socialist_movements
        set hand authoritarian: none
        stack ActionRound seat=liberal number=8
        dice 1
        liberal: naval stymied
        liberal: done
        expect turn: 6
        expect owed: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: naval socialist_movements
    """)


def test_29_two_power_standard_waits_for_a_scoring_card_in_the_last_round() -> None:
    run("""
        set owed: 2
        set in_effect two_power_standard: 1
        set hand liberal: stymied, modernism, france_scoring
        set hand authoritarian: prussian_spirit
        set support authoritarian kiel: 1
        stack ActionRound seat=liberal number=7
        legal only liberal: naval stymied, naval modernism
        stack ActionRound seat=liberal number=8
        legal only liberal: event france_scoring
        liberal: event france_scoring
        expect owed: 2
    """)


# --- 30: Military Tradition ---


def test_30_military_tradition() -> None:
    run(f"""
        set support liberal serbia: 3
        set hand authoritarian: military_tradition
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event military_tradition
        legal only authoritarian: {each("place", ARMIES)}
        authoritarian: place serbia
        authoritarian: place serbia
        expect at serbia: 3,2
        expect acting: liberal
        expect discard: military_tradition
    """)


# --- 31: Status Quo ---


def test_31_status_quo() -> None:
    run(f"""
        set hand authoritarian: status_quo
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event status_quo
        legal only authoritarian: {each("place", BOURGEOISIE)}
        authoritarian: place switzerland
        authoritarian: place switzerland
        illegal authoritarian: done
        authoritarian: place switzerland
        expect at switzerland: 0,3
        expect acting: liberal
        expect removed: status_quo
    """)


# --- 33: Modernism ---


def test_33_modernism() -> None:
    run(f"""
        set support authoritarian jugendstil: 2
        set hand liberal: modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event modernism
        legal only liberal: {each("place", INTELLECTUALS)}
        liberal: place jugendstil
        liberal: place jugendstil
        legal only liberal: {each("place", INTELLECTUALS, "jugendstil")}
        liberal: place denmark
        illegal liberal: done
        liberal: place bosnia
        expect at jugendstil: 2,2
        expect at denmark: 1,0
        expect at bosnia: 1,0
        expect acting: authoritarian
        expect discard: modernism
    """)


# --- 34: Government-sponsored Art ---


def test_34_government_sponsored_art() -> None:
    run("""
        set support liberal french_writers: 3
        set hand authoritarian: government_sponsored_art
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event government_sponsored_art
        expect at french_writers: 3,1
        expect at fauvism: 0,1*
        expect at jugendstil: 0,1
        expect at viennese_secession: 0,1*
        expect at symbolism: 0,1*
        expect at denmark: 0,1
        expect points authoritarian: 6
        expect discard: government_sponsored_art
    """)


# --- 35: Absolutism ---


def test_35_absolutism() -> None:
    run("""
        set support authoritarian kiel: 1
        set support liberal paris: 1
        set hand authoritarian: absolutism, prussian_spirit, military_tradition
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event absolutism
        expect beside: absolutism
        expect ops liberal modernism: 2
        liberal: operate modernism
        expect prompt liberal: operate ops=2
        liberal: placement
        liberal: place paris
        liberal: place paris
        authoritarian: operate military_tradition
        expect prompt authoritarian: operate ops=3
    """)


def test_ruling_65_absolutism_does_not_raise_the_card_that_brings_it_about() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: absolutism
        set hand authoritarian: union_of_liberation
        stack ActionRound seat=liberal number=1
        liberal: operate absolutism
        liberal: event-before
        expect prompt liberal: operate ops=3
        expect ops authoritarian union_of_liberation: 4
    """)


def test_ruling_65_march_of_history_helps_no_card_that_is_already_being_played() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: march_of_history
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate march_of_history
        authoritarian: event-before
        expect prompt authoritarian: operate ops=3
        expect ops liberal modernism: 3
        expect ops authoritarian modernism: 2
    """)


# --- 36: March of History ---


def test_36_march_of_history() -> None:
    run("""
        set navy authoritarian: 1
        set hand liberal: march_of_history, modernism
        set hand authoritarian: prussian_spirit, military_tradition
        stack ActionRound seat=liberal number=1
        liberal: event march_of_history
        expect beside: march_of_history
        expect ops authoritarian military_tradition: 2
        stack ActionRound seat=liberal number=2
        dice 1
        liberal: naval modernism
        expect event: naval-attempt die=1 modifier=4 needed=4        # 2 + 1 OP, own event
    """)


# --- 37: Ferdinand Esterházy ---


def test_37_ferdinand_esterhazy() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: modernism, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        pick card: prussian_spirit
        authoritarian: event ferdinand_esterhazy
        expect event: card-discarded seat=liberal card=prussian_spirit
        expect acting: authoritarian
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect at kiel: 0,3*
        expect removed: prussian_spirit
        expect discard: ferdinand_esterhazy
        expect hand liberal: modernism
    """)


def test_37_ferdinand_esterhazy_just_discards_every_other_card() -> None:
    for other in ("modernism", "indecisiveness", "france_scoring", "eight_nation_alliance"):
        run(f"""
            set hand authoritarian: ferdinand_esterhazy
            set hand liberal: {other}, socialist_movements
            stack ActionRound seat=authoritarian number=1
            pick card: {other}
            authoritarian: event ferdinand_esterhazy
            expect acting: liberal
            expect happened {other}: 0
            expect points liberal: 0
            expect vp: 0
            expect discard: ferdinand_esterhazy, {other}
            expect hand liberal: socialist_movements
        """)


def test_37_ferdinand_esterhazy_discards_an_event_that_cannot_take_place() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: second_duma_disbanded, modernism
        set support liberal moscow: 3
        stack ActionRound seat=authoritarian number=1
        pick card: second_duma_disbanded
        authoritarian: event ferdinand_esterhazy
        expect acting: liberal
        expect at moscow: 3*,0
        expect discard: ferdinand_esterhazy, second_duma_disbanded
        expect removed: none
    """)


def test_37_ferdinand_esterhazy_played_by_the_liberal_takes_from_the_rest_of_the_hand() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: ferdinand_esterhazy, status_quo
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate ferdinand_esterhazy
        pick card: status_quo
        liberal: event-before
        authoritarian: place trieste
        authoritarian: place trieste
        authoritarian: place trieste
        expect at trieste: 0,3*
        expect hand liberal: none
        expect prompt liberal: operate ops=2
    """)


def test_37_ferdinand_esterhazy_finds_an_empty_hand() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event ferdinand_esterhazy
        expect discard: ferdinand_esterhazy
        expect round: 2
        expect acting: authoritarian
    """)


def test_37_ferdinand_esterhazy_cannot_follow_the_rehabilitation() -> None:
    run("""
        set happened dreyfus_rehabilitated: 1
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate ferdinand_esterhazy, naval ferdinand_esterhazy
    """)


# --- 38: Kulturkampf ---


def test_38_kulturkampf() -> None:
    run("""
        set support authoritarian french_catholic_church: 4
        set support authoritarian symbolism: 1
        set support authoritarian macedonia: 1
        set support authoritarian paris: 3
        set support authoritarian french_armed_forces: 4
        set support liberal french_writers: 3
        set hand liberal: kulturkampf
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        legal only liberal: check french_catholic_church, check symbolism, check macedonia
        dice 6
        liberal: check french_catholic_church
        # French Writers help, Paris and the French Armed Forces do not count
        expect event: support-checked die=6 ops=3 neighbours=1 stability=4 excess=2
        expect at french_catholic_church: 0,2
        dice 6
        liberal: check french_catholic_church
        expect at french_catholic_church: 0,0
        expect acting: authoritarian
        expect discard: kulturkampf
    """)


def test_38_kulturkampf_without_a_second_target() -> None:
    run("""
        set support authoritarian symbolism: 1
        set hand liberal: kulturkampf
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        dice 6
        liberal: check symbolism
        expect at symbolism: 1*,0            # excess 7: never more than control takes
        expect acting: authoritarian
    """)


# --- 40: Indecisiveness ---


def test_40_indecisiveness() -> None:
    run("""
        set tension: 2
        set support authoritarian wilhelm_ii: 5
        set hand liberal: indecisiveness
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event indecisiveness
        expect tension: 1
        expect vp: 0
        illegal liberal: place norway
        illegal liberal: place egypt
        illegal liberal: done
        liberal: place wilhelm_ii
        expect at wilhelm_ii: 1,5
        expect acting: authoritarian
        expect discard: indecisiveness
    """)


def test_40_indecisiveness_at_tension_0_gives_its_player_a_vp() -> None:
    run("""
        set hand authoritarian: indecisiveness
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event indecisiveness
        expect tension: 0
        expect vp: -1
        authoritarian: place paris
        expect at paris: 0,1
    """)


def test_40_indecisiveness_for_operations_has_no_event() -> None:
    run("""
        set tension: 2
        set support authoritarian kiel: 1
        set hand authoritarian: indecisiveness
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate indecisiveness
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect tension: 2
        expect at kiel: 0,3*
        expect acting: liberal
    """)


# --- 78: Revolution of 1905 ---


def test_78_revolution_of_1905() -> None:
    run("""
        set tension: 2
        set support authoritarian moscow: 9
        set support authoritarian poland: 1
        set support authoritarian vienna: 3
        set hand liberal: revolution_of_1905, october_manifesto
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        illegal liberal: event october_manifesto
        liberal: event revolution_of_1905
        expect tension: 3
        legal only liberal: check moscow, check poland
        dice 4 4 4 4 6 1
        liberal: check moscow
        expect event: support-checked die=4 ops=3 neighbours=0 stability=3 excess=1
        expect at moscow: 0,8*
        liberal: check moscow
        liberal: check moscow
        liberal: check moscow
        expect at moscow: 0,5*
        liberal: check poland
        expect at poland: 2,0
        expect event: crisis-rolled die=1 tension=3 status=-6 total=-2
        expect acting: authoritarian
        expect beside: revolution_of_1905
        stack ActionRound seat=liberal number=2
        legal liberal: event october_manifesto
    """)


def test_78_revolution_of_1905_has_as_many_checks_as_the_card_is_worth() -> None:
    run("""
        set in_effect stymied: 1
        set support authoritarian moscow: 9
        set hand liberal: revolution_of_1905
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event revolution_of_1905
        expect prompt liberal: support-check ops=1 count=4
    """)
    run("""
        set in_effect march_of_history: 2
        set support authoritarian moscow: 9
        set hand authoritarian: revolution_of_1905
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate revolution_of_1905
        authoritarian: event-before
        expect prompt liberal: support-check ops=1 count=6
    """)


def test_78_revolution_of_1905_at_the_highest_tension_costs_the_liberal_a_vp() -> None:
    run("""
        set tension: 6
        set hand liberal: revolution_of_1905
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 2
        liberal: event revolution_of_1905
        expect tension: 6
        expect vp: -1
        expect event: crisis-rolled die=2 tension=6 status=-6 total=2
    """)


def test_78_revolution_of_1905_can_bring_the_war_after_its_checks() -> None:
    run("""
        set tension: 5
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set support authoritarian symbolism: 1
        set hand authoritarian: revolution_of_1905
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate revolution_of_1905
        authoritarian: event-before
        dice 6 3 6 1
        liberal: check symbolism
        expect event: support-checked die=6 ops=6
        expect at symbolism: 1*,0
        expect event: war-broke-out
        illegal authoritarian: placement       # the Operations are lost
    """)
