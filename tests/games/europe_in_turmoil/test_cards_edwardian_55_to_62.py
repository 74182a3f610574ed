"""Tests for the cards of the Edwardian Era, 55 to 62: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_55_viscount_grey_places_support() -> None:
    run("""
        set support authoritarian paris: 4
        set support liberal beau_monde: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: viscount_grey
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        expect prompt liberal: operate ops=3
        legal only liberal: placement, checks, done
        liberal: placement
        illegal liberal: place kiel rule 6.1.2
        liberal: place paris
        expect at paris: 1,4*
        liberal: place paris
        expect at paris: 2,4*
        liberal: place paris
        expect at paris: 3,4
        expect acting: authoritarian
        expect discard: viscount_grey
    """)


def test_55_viscount_grey_checks_support() -> None:
    run("""
        set support authoritarian berlin: 1
        set support authoritarian wilhelm_ii: 5
        set support authoritarian east_prussia: 4
        set support liberal jugendstil: 2
        set hand liberal: viscount_grey
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        liberal: checks
        dice 5
        liberal: check berlin
        expect event: support-checked die=5 ops=3 neighbours=1 stability=3 excess=3
        expect at berlin: 2,0
        legal only liberal: check wilhelm_ii, check east_prussia
        dice 6
        liberal: check east_prussia
        expect event: support-checked die=6 ops=3 neighbours=0 stability=4 excess=1
        expect at east_prussia: 0,3
    """)


def test_55_viscount_grey_checks_two_different_spaces() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian kiel: 3
        set hand liberal: viscount_grey
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        liberal: checks
        dice 1
        liberal: check wilhelm_ii
        illegal liberal: check wilhelm_ii rule 6.2.2
        legal only liberal: check kiel
    """)


def test_55_viscount_grey_in_the_georgian_era() -> None:
    run("""
        set turn: 8
        set support liberal paris: 2
        set hand authoritarian: viscount_grey
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate viscount_grey
        authoritarian: event-before
        expect prompt liberal: operate ops=4
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place paris
        liberal: place paris
        expect at paris: 6*,0
        expect prompt authoritarian: operate ops=4
    """)


def test_55_viscount_grey_may_do_without() -> None:
    run("""
        set support liberal paris: 2
        set hand liberal: viscount_grey
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        liberal: done
        expect points liberal: 2
        expect discard: viscount_grey
    """)


def test_55_viscount_grey_is_silenced_by_splendid_isolation() -> None:
    run("""
        set happened splendid_isolation: 1
        set support authoritarian kiel: 3
        set hand liberal: viscount_grey, modernism
        set hand authoritarian: viscount_grey
        stack ActionRound seat=liberal number=1
        illegal liberal: event viscount_grey rule 7.1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate viscount_grey
        expect event: event-blocked card=viscount_grey
        expect prompt authoritarian: operate ops=4
    """)


def test_ruling_16_viscount_grey_counts_as_a_card_of_three() -> None:
    run("""
        set support liberal paris: 2
        set in_effect stymied: 1
        stack TakePlace card=viscount_grey seat=liberal then ActionRound seat=authoritarian number=2
        expect prompt liberal: operate ops=2

        set in_effect stymied: 0
        set in_effect march_of_history: 2
        stack TakePlace card=viscount_grey seat=liberal then ActionRound seat=authoritarian number=2
        expect prompt liberal: operate ops=4
    """)


def test_56_control_of_the_channel() -> None:
    run("""
        set navy liberal: 3
        set navy authoritarian: 1
        set discard: prussian_spirit, modernism, stymied, eight_nation_alliance, france_scoring, october_manifesto
        set hand authoritarian: military_tradition
        set hand liberal: control_of_the_channel
        stack ActionRound seat=liberal number=1
        liberal: event control_of_the_channel
        legal only liberal: take prussian_spirit, take modernism, take stymied
        liberal: take prussian_spirit
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect at kiel: 0,3*
        expect removed: prussian_spirit, control_of_the_channel
        expect discard: modernism, stymied, eight_nation_alliance, france_scoring, october_manifesto
    """)


def test_56_control_of_the_channel_a_card_without_asterisk_stays() -> None:
    run("""
        set navy authoritarian: 1
        set discard: modernism
        set hand authoritarian: control_of_the_channel
        stack ActionRound seat=authoritarian number=1
        authoritarian: event control_of_the_channel
        expect event: event-happened seat=liberal card=modernism
        expect acting: liberal
        liberal: place fauvism
        liberal: place fauvism
        liberal: place siberia
        liberal: place siberia
        expect discard: modernism
        expect removed: control_of_the_channel
    """)


def test_56_control_of_the_channel_a_neutral_event_is_the_players() -> None:
    run("""
        set navy authoritarian: 2
        set navy liberal: 1
        set discard: indecisiveness
        set hand authoritarian: control_of_the_channel
        stack ActionRound seat=authoritarian number=1
        authoritarian: event control_of_the_channel
        expect event: event-happened seat=authoritarian card=indecisiveness
        expect vp: -1
        authoritarian: place paris
        expect at paris: 0,1
        expect discard: indecisiveness
    """)


def test_56_control_of_the_channel_needs_the_lead() -> None:
    run("""
        set navy liberal: 3
        set navy authoritarian: 3
        set discard: modernism
        set hand liberal: control_of_the_channel
        stack ActionRound seat=liberal number=1
        illegal liberal: event control_of_the_channel rule 7.1
        legal only liberal: operate control_of_the_channel, naval control_of_the_channel

        set navy authoritarian: 2
        set high_water: 5
        set hand authoritarian: control_of_the_channel
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event control_of_the_channel rule 7.1
    """)


def test_56_control_of_the_channel_without_anything_to_take() -> None:
    run("""
        set navy liberal: 1
        set discard: france_scoring, henry_wilson
        set hand authoritarian: prussian_spirit
        set hand liberal: control_of_the_channel
        stack ActionRound seat=liberal number=1
        liberal: event control_of_the_channel
        expect acting: authoritarian
        expect removed: control_of_the_channel
    """)


def test_56_control_of_the_channel_for_operations_is_no_event() -> None:
    run("""
        set navy liberal: 1
        set discard: modernism
        set support liberal paris: 1
        set hand liberal: control_of_the_channel
        stack ActionRound seat=liberal number=1
        liberal: operate control_of_the_channel
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect discard: modernism, control_of_the_channel
    """)


def test_57_naval_bill_fleet_law() -> None:
    run("""
        set navy liberal: 2
        set flipped liberal: 1
        set attempts liberal: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: naval_bill_fleet_law
        stack ActionRound seat=liberal number=1
        dice 6
        liberal: event naval_bill_fleet_law
        expect tension: 1
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        expect navy liberal: 3
        expect vp: 2
        expect flipped liberal: 1
        expect attempts liberal: 1
        expect removed: naval_bill_fleet_law
    """)


def test_57_naval_bill_fleet_law_for_the_second_to_arrive() -> None:
    run("""
        set navy liberal: 3
        set navy authoritarian: 2
        set tension: 6
        set hand authoritarian: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 3
        expect event: victory-points seat=authoritarian points=-1 vp=1
        expect vp: 0
    """)


def test_57_naval_bill_fleet_law_moves_the_german_navy_first() -> None:
    run("""
        set support liberal denmark: 2
        set support authoritarian sweden: 2
        set hand authoritarian: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 1
        legal only authoritarian: place sweden, place netherlands, place belgium, place switzerland, \
            place spain_portugal, place morocco, place algeria, place tunisia, place italy, place libya, \
            place constantinople, done
        authoritarian: place sweden
        illegal authoritarian: place sweden
        authoritarian: place italy
        expect at sweden: 0,3*
        expect at italy: 0,1
    """)


def test_57_naval_bill_fleet_law_before_a_war() -> None:
    run("""
        set tension: 3
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set navy authoritarian: 2
        set hand authoritarian: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        dice 5 1 6
        authoritarian: event naval_bill_fleet_law
        expect event: war-broke-out
        expect navy authoritarian: 2
    """)


def test_58_us_interventionism() -> None:
    run("""
        set ready workers_unite: 0
        set ready blockade: 0
        set ready elitist_art: 0
        set hand liberal: us_interventionism
        stack ActionRound seat=liberal number=1
        liberal: event us_interventionism
        expect ready workers_unite: 1
        expect ready blockade: 1
        expect ready elitist_art: 0
        expect marked us_interventionism: 1
        expect beside: us_interventionism
    """)


def test_58_us_interventionism_is_barred_by_non_interventionism() -> None:
    run("""
        set happened us_non_interventionism: 1
        set ready blockade: 0
        set support authoritarian kiel: 3
        set hand liberal: us_interventionism
        set hand authoritarian: us_interventionism
        stack ActionRound seat=liberal number=1
        illegal liberal: event us_interventionism rule 7.1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate us_interventionism
        expect event: event-blocked card=us_interventionism
        authoritarian: placement
        authoritarian: place kiel
        expect ready blockade: 0
        expect discard: us_interventionism
    """)


def test_58_us_interventionism_ends_with_non_interventionism() -> None:
    run("""
        set in_effect us_interventionism: 2
        set beside: us_interventionism
        set marked us_interventionism: 1
        set happened us_interventionism: 1
        set hand authoritarian: us_non_interventionism, arms_traders_industry
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event arms_traders_industry rule 7.1
        authoritarian: event us_non_interventionism
        expect marked us_interventionism: 0
        expect in_effect us_interventionism: 0
        legal authoritarian: event arms_traders_industry
    """)


def test_59_declaration_of_independence() -> None:
    run("""
        set support liberal greece: 2
        set support liberal bulgaria: 2
        set support authoritarian bulgaria: 1
        set support authoritarian macedonia: 2
        set in_effect legacy_of_bismarck: 1
        set hand liberal: declaration_of_independence
        stack ActionRound seat=liberal number=1
        liberal: operate declaration_of_independence
        liberal: event-before
        legal only authoritarian: choose bosnia, choose serbia, choose romania, choose montenegro, \
            choose bulgaria, choose macedonia
        authoritarian: choose bulgaria
        expect at bulgaria: 2,5*
        expect prompt liberal: operate ops=1
    """)


def test_59_declaration_of_independence_without_a_space() -> None:
    run("""
        set support liberal bosnia: 3
        set support liberal serbia: 3
        set support liberal romania: 3
        set support liberal montenegro: 2
        set support liberal bulgaria: 3
        set support liberal macedonia: 2
        set support liberal greece: 2
        set hand authoritarian: declaration_of_independence
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event declaration_of_independence
        expect acting: liberal
        expect points authoritarian: 0
        expect removed: declaration_of_independence
    """)


def test_60_legacy_of_1848_takes_a_red_card() -> None:
    run("""
        set hand authoritarian: young_turk_revolution, enver_pasha, october_manifesto, prussian_spirit
        set hand liberal: legacy_of_1848
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        expect event: hand-shown seat=authoritarian
        expect known young_turk_revolution: 2
        expect known enver_pasha: 2
        expect known october_manifesto: 2
        expect known prussian_spirit: -1  # not shown, so known not to be red
        legal only liberal: take young_turk_revolution, take legacy_of_1848, done
        liberal: take young_turk_revolution
        liberal: place greece
        liberal: place serbia
        expect at greece: 1,0
        expect hand authoritarian: enver_pasha, october_manifesto, prussian_spirit
        expect beside: young_turk_revolution
        expect removed: legacy_of_1848
    """)


def test_60_legacy_of_1848_gives_its_operations() -> None:
    run("""
        set support liberal paris: 1
        set support authoritarian kiel: 3
        set attempts liberal: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: legacy_of_1848
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        legal only liberal: take legacy_of_1848, done
        liberal: take legacy_of_1848
        expect prompt liberal: operate ops=2
        legal only liberal: placement, checks
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect at paris: 3*,0
        expect removed: legacy_of_1848
    """)


def test_60_legacy_of_1848_gives_a_naval_attempt() -> None:
    run("""
        set support liberal paris: 1
        set navy liberal: 1
        set hand authoritarian: legacy_of_1848, prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate legacy_of_1848
        authoritarian: event-before
        liberal: take legacy_of_1848
        legal only liberal: placement, attempt
        dice 2
        liberal: attempt
        expect event: naval-attempt die=2 modifier=3 needed=5
        expect navy liberal: 2
        expect attempts liberal: 1
        expect prompt authoritarian: operate ops=2
    """)


def test_60_legacy_of_1848_may_do_without() -> None:
    run("""
        set hand authoritarian: entente_cordiale, prussian_spirit
        set hand liberal: legacy_of_1848
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        liberal: done
        expect hand authoritarian: entente_cordiale, prussian_spirit
        expect removed: legacy_of_1848
        expect track: three_emperor_league
    """)


def test_62_jozef_pilsudski() -> None:
    run("""
        set support authoritarian poland: 3
        set support authoritarian east_prussia: 4
        set hand liberal: jozef_pilsudski
        stack ActionRound seat=liberal number=1
        liberal: event jozef_pilsudski
        legal only liberal: place poland, place east_prussia, place silesia, place baltic_states, place tsarist_army
        liberal: place silesia
        liberal: place silesia
        legal only liberal: check poland
        dice 5
        liberal: check poland
        expect event: support-checked die=5 ops=3 neighbours=0 stability=3 excess=2
        expect at poland: 0,1
        expect removed: jozef_pilsudski
    """)


def test_62_jozef_pilsudski_without_a_check() -> None:
    run("""
        set support authoritarian east_prussia: 4
        set hand authoritarian: jozef_pilsudski
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate jozef_pilsudski
        authoritarian: event-before
        liberal: place poland
        illegal liberal: done
        liberal: place east_prussia
        expect at poland: 1,0
        expect at east_prussia: 1,4
        expect prompt authoritarian: operate ops=3
    """)
