"""The last cards of the Georgian Era (100 to 104, 106 to 110): the normal cases, and what blocks or bends them."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_cards_georgian_61_to_87 import BALKANS, each

NORTH = ("sweden", "denmark", "netherlands", "belgium", "switzerland")
SOUTH = ("spain_portugal", "morocco", "algeria", "tunisia", "italy", "libya", "constantinople")
INDEPENDENTS = (*NORTH, *SOUTH)


def test_100_arms_traders_industry() -> None:
    """No asterisk: it goes to the discard pile and may come again."""
    run("""
        set tension: 4
        set hand authoritarian: arms_traders_industry
        stack ActionRound seat=authoritarian number=1
        authoritarian: event arms_traders_industry
        expect vp: -4
        expect tension: 4
        expect discard: arms_traders_industry
    """)


def test_100_arms_traders_industry_is_prevented_by_us_interventionism() -> None:
    """Unless US Non-interventionism has happened."""
    run("""
        set tension: 4
        set happened us_interventionism: 1
        set hand authoritarian: arms_traders_industry
        set hand liberal: arms_traders_industry
        stack ActionRound seat=liberal number=1
        liberal: operate arms_traders_industry
        expect event: event-blocked card=arms_traders_industry
        expect vp: 0
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event arms_traders_industry rule 7.1
        set happened us_non_interventionism: 1
        legal authoritarian: event arms_traders_industry
    """)


def test_101_aristide_briand() -> None:
    """Without Paris: two Worker or Farmer spaces of France; Alsace-Lorraine is German."""
    run("""
        set support authoritarian picardy: 4
        set support liberal paris: 1
        set happened georges_clemenceau: 1
        set in_effect georges_clemenceau: 2
        set beside: georges_clemenceau
        set hand liberal: aristide_briand
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: event aristide_briand
        expect in_effect georges_clemenceau: 0
        legal only liberal: place brittany_normandy, place picardy, place bordeaux, place dijon, place nice
        liberal: place picardy
        legal only liberal: place brittany_normandy, place bordeaux, place dijon, place nice
        liberal: place dijon
        expect at picardy: 1,4*
        expect at dijon: 1,0
        expect vp: 0
        expect acting: authoritarian
        expect removed: georges_clemenceau
        expect beside: aristide_briand
    """)


def test_101_aristide_briand_with_paris() -> None:
    """A point and four spaces, also if the Authoritarian plays it."""
    run("""
        set support liberal paris: 2
        set hand authoritarian: aristide_briand
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate aristide_briand
        authoritarian: event-before
        expect vp: 1
        liberal: place brittany_normandy
        liberal: place picardy
        liberal: place bordeaux
        legal only liberal: place dijon, place nice
        liberal: place nice
        expect points liberal: 6
        expect acting: authoritarian
    """)


def test_101_aristide_briand_prevents_and_ends_clemenceau() -> None:
    """Afterwards enemy control costs double again in France: 2 OPs for a point in Paris."""
    run("""
        set support authoritarian paris: 3
        set support liberal picardy: 1
        set in_effect georges_clemenceau: 2
        set hand liberal: georges_clemenceau, istvan_tisza
        stack TakePlace card=aristide_briand seat=liberal then ActionRound seat=liberal number=1
        liberal: place picardy
        liberal: place nice
        illegal liberal: event georges_clemenceau rule 7.1
        liberal: operate istvan_tisza
        liberal: placement
        liberal: place paris
        expect at paris: 1,3*
        expect turn: 5
        expect acting: liberal
        expect prompt liberal: play-card round=2
    """)


def test_102_german_army_expansion() -> None:
    """Kiel is Liberal and gets nothing; the marker has its own box (ruling 54)."""
    run("""
        set support liberal kiel: 3
        set support liberal east_prussia: 2
        set hand authoritarian: german_army_expansion
        stack ActionRound seat=authoritarian number=1
        expect war_modifier authoritarian: 2
        authoritarian: event german_army_expansion
        expect at imperial_army: 0,1
        expect at kiel: 3*,0
        expect at east_prussia: 2,1
        expect tension: 1
        expect war_modifier authoritarian: 3
        expect marked german_army_expansion: 1
        expect track: three_emperor_league
        expect beside: german_army_expansion
    """)


def test_102_german_army_expansion_under_franz_ferdinand() -> None:
    """Tension is held at 3, which costs the Authoritarian a point even if the Liberal plays the card."""
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 3
        set in_effect franz_ferdinand: 1
        set hand liberal: german_army_expansion
        stack ActionRound seat=liberal number=1
        liberal: operate german_army_expansion
        liberal: event-before
        expect tension: 3
        expect vp: 1
        expect at kiel: 0,1
    """)


def test_102_ruling_42_tension_above_three_cannot_rise_at_all() -> None:
    """It was at 4 when Franz Ferdinand came into effect; without Budapest he holds nothing back."""
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 4
        set in_effect franz_ferdinand: 1
        set hand liberal: modernism
        stack TakePlace card=german_army_expansion seat=authoritarian then ActionRound seat=liberal number=1
        expect tension: 4
        expect vp: 1
        set support authoritarian budapest: 1
        stack TakePlace card=german_army_expansion seat=authoritarian then ActionRound seat=liberal number=1
        expect tension: 5
        expect vp: 1
    """)


def test_103_black_hand() -> None:
    run("""
        set support liberal macedonia: 1
        set hand authoritarian: black_hand
        stack ActionRound seat=authoritarian number=1
        authoritarian: event black_hand
        legal only authoritarian: choose serbia, choose bosnia, choose montenegro, choose macedonia
        authoritarian: choose macedonia
        expect at macedonia: 1,2
        expect black_hand: macedonia
        expect beside: black_hand
    """)


def test_103_black_hand_counts_for_control() -> None:
    """Ruling 25: two points are enough for Montenegro."""
    run("""
        set hand liberal: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate black_hand
        liberal: event-before
        authoritarian: choose montenegro
        expect at montenegro: 0,2*
        expect acting: liberal
    """)


def test_103_no_support_check_where_the_black_hand_is() -> None:
    run("""
        set support authoritarian serbia: 4
        set support authoritarian bosnia: 1
        set black_hand: serbia
        set hand liberal: istvan_tisza
        stack ActionRound seat=liberal number=1
        liberal: operate istvan_tisza
        liberal: checks
        legal only liberal: check bosnia
        illegal liberal: check serbia rule 6.2.3
    """)


def test_103_ruling_25_two_points_can_never_be_removed() -> None:
    """Of three points in Serbia one can go, however many are asked for."""
    run("""
        set support authoritarian serbia: 3
        set black_hand: serbia
        set hand liberal: modernism
        stack RemoveSupport seat=liberal owner=authoritarian points=3 spaces=(serbia) then PlayCard seat=liberal
        expect at serbia: 0,2
        expect prompt liberal: play-card
    """)


def test_103_ruling_25_the_authoritarian_spreads_from_the_black_hand() -> None:
    run("""
        set support authoritarian serbia: 2
        set black_hand: serbia
        set hand authoritarian: raoul_villain
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate raoul_villain
        authoritarian: placement
        legal authoritarian: place serbia, place croatia, place bulgaria
        illegal authoritarian: place greece
    """)


def test_104_attempted_neutrality() -> None:
    """Three different independents; not the boxes, and not Norway before card 51."""
    run(f"""
        set support authoritarian belgium: 4
        set hand liberal: attempted_neutrality
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: event attempted_neutrality
        legal only liberal: {each("place", INDEPENDENTS)}
        liberal: place belgium
        illegal liberal: place belgium
        liberal: place libya
        liberal: place switzerland
        expect at belgium: 1,4*
        expect points liberal: 3
        expect discard: attempted_neutrality
    """)


def test_104_attempted_neutrality_is_a_liberal_event() -> None:
    """Erratum: the crown is a misprint. Norway is open here."""
    run("""
        set opened norway: 1
        set hand authoritarian: attempted_neutrality
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event attempted_neutrality rule 7.1
        authoritarian: operate attempted_neutrality
        authoritarian: event-before
        liberal: place norway
        liberal: place sweden
        liberal: place denmark
        expect at norway: 1,0
        expect acting: authoritarian
    """)


def test_106_preventive_war() -> None:
    """Only Germany and France have three Authoritarian points to lose; one of two points of tension gives a VP."""
    run("""
        set support authoritarian wilhelm_ii: 2
        set support authoritarian kiel: 2
        set support authoritarian paris: 3
        set support authoritarian vienna: 2
        set support authoritarian belgium: 5
        set tension: 1
        set hand authoritarian: preventive_war
        stack ActionRound seat=authoritarian number=1
        authoritarian: event preventive_war
        legal only authoritarian: region germany, region france
        authoritarian: region germany
        legal only authoritarian: remove wilhelm_ii, remove kiel
        authoritarian: remove kiel
        authoritarian: remove kiel
        expect at kiel: 0,0
        expect at wilhelm_ii: 0,1
        expect tension: 0
        expect vp: -3
        expect removed: preventive_war
    """)


def test_106_preventive_war_takes_what_there_is() -> None:
    """Nowhere three points: two in Austria-Hungary are the most. The Black Hand's are not to be had."""
    run("""
        set support authoritarian vienna: 2
        set support authoritarian serbia: 3
        set black_hand: serbia
        set tension: 6
        set hand liberal: preventive_war
        stack ActionRound seat=liberal number=1
        liberal: operate preventive_war
        liberal: event-before
        expect at vienna: 0,0
        expect at serbia: 0,3*
        expect tension: 4
        expect vp: -2
        expect acting: liberal
    """)


def test_107_mitteleuropa() -> None:
    """Two boxes, 8 OPs; neither Russia, nor the Netherlands, nor Belgium, though all are in reach."""
    near_wilhelm = (
        "hanover_oldenburg",
        "kiel",
        "imperial_army",
        "berlin",
        "alsace_lorraine",
        "industrialists",
        "saxony",
    )
    there = ("wilhelm_ii", *near_wilhelm, "constantinople")
    run(f"""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian belgium: 1
        set support liberal saxony: 3
        set navy authoritarian: 6
        set hand authoritarian: mitteleuropa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        legal only authoritarian: amount 0, amount 1, amount 2
        authoritarian: amount 2
        expect navy authoritarian: 4
        expect high_water: 6
        expect prompt authoritarian: place-support ops=8
        legal only authoritarian: {each("place", there)}
        authoritarian: place saxony
        expect prompt authoritarian: place-support ops=6
        authoritarian: place saxony
        expect at saxony: 3,2
        expect prompt authoritarian: place-support ops=5
    """)


def test_107_mitteleuropa_gives_four_points_for_a_box() -> None:
    """Ruling 16: a fixed 4, whatever Absolutism or the Nassau class do to cards."""
    run("""
        set navy authoritarian: 1
        set navy liberal: 2
        set in_effect absolutism: 1
        set hand authoritarian: mitteleuropa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        legal only authoritarian: amount 0, amount 1
        authoritarian: amount 1
        expect navy authoritarian: 0
        legal only authoritarian: place constantinople
        authoritarian: place constantinople
        authoritarian: place constantinople
        authoritarian: place constantinople
        authoritarian: place constantinople
        expect at constantinople: 0,4*
        expect acting: liberal
        expect removed: mitteleuropa
    """)


def test_107_ruling_66_no_box_to_give_up() -> None:
    run("""
        set hand authoritarian: mitteleuropa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        expect points authoritarian: 0
        expect high_water: -1
        expect acting: liberal
        expect removed: mitteleuropa
    """)


def test_107_ruling_67_a_privilege_stays_after_the_retreat() -> None:
    """The High Water Mark at 2 keeps Nassau for the Authoritarian; Mitteleuropa does not move it."""
    run("""
        set navy authoritarian: 2
        set high_water: 4
        set navy liberal: 1
        set hand liberal: mitteleuropa
        stack ActionRound seat=liberal number=1
        liberal: operate mitteleuropa
        liberal: event-before
        authoritarian: amount 2
        expect navy authoritarian: 0
        expect high_water: 4
        expect privilege nassau: authoritarian
        expect privilege helgoland: authoritarian
        expect acting: authoritarian
        expect prompt authoritarian: place-support ops=8
    """)


def test_107_mitteleuropa_keeps_out_of_the_balkans_with_bismarck() -> None:
    """Cards 25 and 109 apply: no Operations in the Balkans, or twice the cost."""
    run("""
        set support authoritarian serbia: 1
        set navy authoritarian: 1
        set in_effect legacy_of_bismarck: 1
        set hand authoritarian: mitteleuropa
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        authoritarian: amount 1
        legal only authoritarian: place croatia, place constantinople
        set navy authoritarian: 1
        set in_effect legacy_of_bismarck: 0
        set in_effect leopold_von_berchtold: 1
        set hand authoritarian: mitteleuropa
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        authoritarian: amount 1
        authoritarian: place serbia
        expect prompt authoritarian: place-support ops=2
    """)


def test_108_weltpolitik() -> None:
    """Up to four different spaces; a second point in one is not to be had."""
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian paris: 1
        set support authoritarian libya: 2
        set support authoritarian moscow: 3
        set support authoritarian vienna: 3
        set tension: 2
        set hand authoritarian: weltpolitik
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event weltpolitik
        expect vp: -4
        legal only liberal: remove wilhelm_ii, remove paris, remove libya, remove moscow, remove vienna, done
        liberal: remove wilhelm_ii
        illegal liberal: remove wilhelm_ii
        liberal: remove paris
        liberal: remove libya
        liberal: remove moscow
        expect at wilhelm_ii: 0,4
        expect at paris: 0,0
        expect at libya: 0,1
        expect at moscow: 0,2
        expect at vienna: 0,3*
        expect tension: 1
        expect prompt liberal: play-card
        expect removed: weltpolitik
    """)


def test_108_weltpolitik_liberal_may_stop() -> None:
    """Played by the Liberal himself; tension that cannot fall gives the Authoritarian a fifth point."""
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian vienna: 3
        set hand liberal: weltpolitik
        stack ActionRound seat=liberal number=1
        liberal: operate weltpolitik
        liberal: event-before
        liberal: remove vienna
        liberal: done
        expect at vienna: 0,2
        expect at wilhelm_ii: 0,5*
        expect tension: 0
        expect vp: -5
        legal liberal: placement
    """)


def test_108_weltpolitik_spares_the_black_hand() -> None:
    run("""
        set support authoritarian serbia: 2
        set black_hand: serbia
        set tension: 1
        set hand liberal: modernism
        stack TakePlace card=weltpolitik seat=authoritarian then ActionRound seat=liberal number=1
        expect prompt liberal: play-card
        expect at serbia: 0,2
        expect tension: 0
        expect vp: -4
    """)


def test_108_ruling_68_victory_is_tested_after_the_whole_event() -> None:
    run("""
        set vp: -17
        set tension: 1
        set support authoritarian vienna: 3
        set hand authoritarian: weltpolitik
        stack ActionRound seat=authoritarian number=1
        authoritarian: event weltpolitik
        expect vp: -21
        expect result: none
        liberal: remove vienna
        expect result: authoritarian by automatic-victory
        expect at vienna: 0,2
    """)


def test_109_leopold_von_berchtold() -> None:
    """The event's own point is free of the new price; the Liberal then pays 2 for each of two points."""
    run(f"""
        set hand authoritarian: leopold_von_berchtold, black_hand
        set hand liberal: funeral_of_edward_vii
        stack ActionRound seat=authoritarian number=1
        authoritarian: event leopold_von_berchtold
        legal only authoritarian: {each("place", BALKANS)}
        authoritarian: place greece
        expect at greece: 0,1
        expect beside: leopold_von_berchtold
        liberal: operate funeral_of_edward_vii
        liberal: placement
        liberal: place greece
        expect prompt liberal: place-support ops=2
        liberal: place greece
        expect at greece: 2,1
        expect acting: authoritarian
    """)


def test_109_leopold_von_berchtold_doubles_double_costs() -> None:
    """4 OPs for a point under enemy control: 3 are not enough; elsewhere nothing changes."""
    run("""
        set support authoritarian greece: 2
        set in_effect leopold_von_berchtold: 1
        set hand liberal: agadir_crisis, funeral_of_edward_vii
        stack ActionRound seat=liberal number=1
        liberal: operate agadir_crisis
        liberal: event-after
        liberal: placement
        illegal liberal: place greece rule 6.1.3
        legal only liberal: place brittany_normandy, place netherlands, place belgium, place libya
        liberal: place libya
        expect prompt liberal: place-support ops=2
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=2
        liberal: operate funeral_of_edward_vii
        liberal: placement
        liberal: place greece
        expect at greece: 1,2
        expect acting: authoritarian
    """)


def test_109_leopold_von_berchtold_binds_his_own_side() -> None:
    run("""
        set support authoritarian serbia: 3
        set in_effect leopold_von_berchtold: 1
        set hand authoritarian: black_hand
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate black_hand
        authoritarian: placement
        authoritarian: place serbia
        expect at serbia: 0,4*
        expect acting: liberal
    """)


def test_109_leopold_von_berchtold_ends_with_the_balkan_wars() -> None:
    """Whichever card put the marker on the track."""
    run("""
        set support liberal serbia: 1
        set in_effect leopold_von_berchtold: 1
        set track: three_emperor_league, balkan_wars
        set hand liberal: istvan_tisza
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate istvan_tisza
        liberal: placement
        liberal: place serbia
        liberal: place serbia
        expect at serbia: 3*,0
        expect acting: authoritarian
    """)


def test_110_istvan_tisza() -> None:
    run("""
        set support authoritarian budapest: 3
        set tension: 3
        set hand liberal: istvan_tisza
        stack ActionRound seat=liberal number=1
        liberal: event istvan_tisza
        expect at transylvania: 1,0
        expect at budapest: 1,3*
        expect at galicia_przemysl: 1,0
        expect points liberal: 3
        expect tension: 2
        expect vp: 0
        expect removed: istvan_tisza
    """)


def test_110_istvan_tisza_without_tension() -> None:
    """The Authoritarian plays it; the Liberal gets the support and a point for the tension that cannot fall."""
    run("""
        set hand authoritarian: istvan_tisza
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate istvan_tisza
        authoritarian: event-before
        expect at galicia_przemysl: 1,0
        expect tension: 0
        expect vp: 1
    """)
