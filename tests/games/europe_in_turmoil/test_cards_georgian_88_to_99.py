"""More cards of the Georgian Era (88 to 96, 98, 99): for each the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_cards_georgian_61_to_87 import BALKANS, each


def test_88_us_non_interventionism() -> None:
    run("""
        set track: three_emperor_league, entente_cordiale
        set happened us_interventionism: 1
        set in_effect us_interventionism: 2
        set beside: us_interventionism
        set marked us_interventionism: 1
        set ready absolutist_rule: 0
        set ready elitist_art: 0
        set ready workers_unite: 0
        set hand authoritarian: us_non_interventionism
        stack ActionRound seat=authoritarian number=1
        expect war_modifier liberal: 4
        authoritarian: event us_non_interventionism
        expect war_modifier liberal: 2
        expect marked us_interventionism: 0
        expect in_effect us_interventionism: 0
        expect removed: us_interventionism
        expect beside: us_non_interventionism
        expect ready absolutist_rule: 1
        expect ready elitist_art: 1
        expect ready workers_unite: 0
    """)


def test_88_us_non_interventionism_prevents_intervention() -> None:
    run("""
        set happened us_non_interventionism: 1
        set hand liberal: us_interventionism
        stack ActionRound seat=liberal number=1
        illegal liberal: event us_interventionism rule 7.1
    """)


def test_89_stolypin_land_reforms() -> None:
    """Crimea has no Liberal support, and gains all the same."""
    run("""
        set support liberal belarus: 3
        set support liberal ukraine: 1
        set support authoritarian ukraine: 1
        set hand authoritarian: stolypin_land_reforms
        stack ActionRound seat=authoritarian number=1
        authoritarian: event stolypin_land_reforms
        expect at belarus: 2,1
        expect at ukraine: 0,2*
        expect at crimea: 0,1
        expect removed: stolypin_land_reforms
    """)


def test_89_stolypin_land_reforms_played_by_the_liberal() -> None:
    """After his Operations: the point just placed in Crimea goes again."""
    run("""
        set support liberal ukraine: 1
        set hand liberal: stolypin_land_reforms
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate stolypin_land_reforms
        liberal: event-after
        liberal: placement
        liberal: place crimea
        liberal: place crimea
        expect at crimea: 1,1
        expect at ukraine: 0,1
        expect at belarus: 0,1
    """)


def test_90_balkan_civil_war() -> None:
    run(f"""
        set support authoritarian serbia: 5
        set support liberal serbia: 1
        set hand liberal: balkan_civil_war
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        dice 2
        liberal: event balkan_civil_war
        expect tension: 1
        expect event: crisis-rolled die=2 tension=1 status=-6 total=-3
        legal only liberal: {each("choose", BALKANS)}
        liberal: choose serbia
        expect at serbia: 5,5
        expect track: three_emperor_league, balkan_wars
        expect status: -4
        expect removed: balkan_civil_war
    """)


def test_90_balkan_civil_war_never_lowers_support() -> None:
    run("""
        set support liberal bulgaria: 3
        set support authoritarian bulgaria: 1
        set in_effect legacy_of_bismarck: 1
        stack TakePlace card=balkan_civil_war seat=liberal then ActionRound seat=authoritarian number=2
        set hand authoritarian: absolutism
        expect event: crisis-avoided
        liberal: choose bulgaria
        expect at bulgaria: 3,1
        expect track: three_emperor_league, balkan_wars
    """)


def test_90_ruling_25_the_black_hand_counts_as_two() -> None:
    run("""
        set support authoritarian montenegro: 3
        set black_hand: montenegro
        stack TakePlace card=balkan_civil_war seat=liberal then ActionRound seat=authoritarian number=2
        set hand authoritarian: absolutism
        dice 1
        liberal: choose montenegro
        expect at montenegro: 3,3
    """)


def test_90_ruling_43_war_comes_before_space_and_marker() -> None:
    """6 + 6 - 3 = 9: war; the Authoritarian wins it 6 + 0 to 1 + 4."""
    run("""
        set support authoritarian serbia: 2
        set tension: 6
        set track: franco_russian_alliance, entente_cordiale
        set hand liberal: balkan_civil_war
        stack ActionRound seat=liberal number=1
        dice 6 6 1
        liberal: event balkan_civil_war
        expect vp: -5
        expect at serbia: 0,2
        expect track: franco_russian_alliance, entente_cordiale
        legal only authoritarian: region france, region germany, region russia
    """)


def test_91_funeral_of_edward_vii() -> None:
    """Seven Monarch spaces; Switzerland is none by erratum; Paris is Government."""
    run("""
        set tension: 2
        set support authoritarian wilhelm_ii: 6
        set hand liberal: funeral_of_edward_vii
        stack ActionRound seat=liberal number=1
        liberal: event funeral_of_edward_vii
        expect tension: 1
        expect at wilhelm_ii: 1,6*
        expect at dual_monarchy: 1,0
        expect at nicolas_ii: 1,0
        expect at montenegro: 1,0
        expect at sweden: 1,0
        expect at italy: 1,0
        expect at constantinople: 1,0
        expect points liberal: 7
        expect removed: funeral_of_edward_vii
    """)


def test_91_funeral_of_edward_vii_without_tension() -> None:
    """8.1.2: a point of tension that cannot go gives 1 VP to the Liberal, also if the Authoritarian plays it."""
    run("""
        set hand authoritarian: funeral_of_edward_vii
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate funeral_of_edward_vii
        authoritarian: event-before
        expect tension: 0
        expect vp: 1
        expect at sweden: 1,0
    """)


def test_91_funeral_of_edward_vii_in_a_restored_monarchy() -> None:
    """The optional rule of card 20: Paris is a Monarch space."""
    run(
        """
        set marked monarchy_restored: 1
        stack TakePlace card=funeral_of_edward_vii seat=liberal then ActionRound seat=authoritarian number=2
        set hand authoritarian: absolutism
        expect at paris: 1,0
        expect points liberal: 8
    """,
        "option french_monarchy yes",
    )


def test_92_freedom_and_accord_party() -> None:
    """5 to 1 is control; 5 to 3 is not, and 3 points spread to the Balkans."""
    run(f"""
        set happened young_turk_revolution: 1
        set support authoritarian constantinople: 5
        set support liberal constantinople: 1
        set hand liberal: freedom_and_accord_party
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: event freedom_and_accord_party
        expect at constantinople: 3,5
        legal only liberal: {each("place", BALKANS)}
        liberal: place greece
        liberal: place greece
        liberal: place bulgaria
        expect at greece: 2*,0
        expect at bulgaria: 1,0
        expect acting: authoritarian
        expect removed: freedom_and_accord_party
    """)


def test_92_freedom_and_accord_party_places_at_most_four() -> None:
    """No Authoritarian control, so nothing is added in Constantinople; Enver Pasha enables it too (ruling 17)."""
    run("""
        set happened enver_pasha: 1
        set in_effect enver_pasha: 0
        set support liberal constantinople: 6
        set support authoritarian constantinople: 2
        set hand authoritarian: freedom_and_accord_party
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate freedom_and_accord_party
        authoritarian: event-before
        expect at constantinople: 6*,2
        liberal: place macedonia
        liberal: place macedonia
        liberal: place macedonia
        liberal: place macedonia
        expect at macedonia: 4*,0
        expect acting: authoritarian
    """)


def test_92_freedom_and_accord_party_without_support_in_constantinople() -> None:
    run("""
        set happened young_turk_revolution: 1
        set hand liberal: freedom_and_accord_party
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: event freedom_and_accord_party
        expect points liberal: 0
        expect acting: authoritarian
        expect removed: freedom_and_accord_party
    """)


def test_92_freedom_and_accord_party_needs_young_turks_and_no_raid() -> None:
    run("""
        set hand liberal: freedom_and_accord_party
        stack ActionRound seat=liberal number=1
        illegal liberal: event freedom_and_accord_party rule 7.1
        set happened young_turk_revolution: 1
        legal liberal: event freedom_and_accord_party
        set happened raid_on_the_sublime_porte: 1
        illegal liberal: event freedom_and_accord_party rule 7.1
        set hand authoritarian: freedom_and_accord_party
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate freedom_and_accord_party
        authoritarian: event-before
        expect event: event-blocked card=freedom_and_accord_party
    """)


def test_93_raid_on_the_sublime_porte() -> None:
    run(f"""
        set happened enver_pasha: 1
        set support liberal constantinople: 3
        set support authoritarian constantinople: 6
        set support liberal bulgaria: 1
        set hand authoritarian: raid_on_the_sublime_porte
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 6
        authoritarian: event raid_on_the_sublime_porte
        expect event: crisis-rolled die=6 tension=0 status=-6 total=0
        expect at constantinople: 0,6*
        legal only authoritarian: {each("place", BALKANS)}, done
        authoritarian: place bulgaria
        authoritarian: place bulgaria
        authoritarian: place serbia
        authoritarian: place greece
        expect at constantinople: 0,2
        expect at bulgaria: 1,2
        expect at serbia: 0,1
        expect at greece: 0,1
        expect acting: liberal
        expect beside: raid_on_the_sublime_porte
    """)


def test_93_raid_on_the_sublime_porte_may_stop_early() -> None:
    run("""
        set happened young_turk_revolution: 1
        set support authoritarian constantinople: 6
        stack TakePlace card=raid_on_the_sublime_porte seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        dice 1
        authoritarian: place romania
        authoritarian: done
        expect at constantinople: 0,5*
        expect at romania: 0,1
        expect acting: liberal
    """)


def test_93_raid_on_the_sublime_porte_moves_no_more_than_there_is() -> None:
    run("""
        set happened young_turk_revolution: 1
        set support authoritarian constantinople: 2
        set support liberal constantinople: 4
        stack TakePlace card=raid_on_the_sublime_porte seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        dice 1
        authoritarian: place romania
        authoritarian: place romania
        expect at constantinople: 0,0
        expect at romania: 0,2
        expect acting: liberal
    """)


def test_93_raid_on_the_sublime_porte_blocked_is_discarded() -> None:
    run("""
        set support liberal constantinople: 3
        set hand authoritarian: raid_on_the_sublime_porte
        set hand liberal: raid_on_the_sublime_porte
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event raid_on_the_sublime_porte rule 7.1
        stack ActionRound seat=liberal number=1
        liberal: operate raid_on_the_sublime_porte
        liberal: event-before
        expect event: event-blocked card=raid_on_the_sublime_porte
        liberal: placement
        liberal: place greece
        liberal: place greece
        expect at constantinople: 3*,0
        expect discard: raid_on_the_sublime_porte
    """)


def test_93_ruling_44_jaures_is_silent_without_tension() -> None:
    run("""
        set happened young_turk_revolution: 1
        set in_effect jean_jaures: 2
        stack TakePlace card=raid_on_the_sublime_porte seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        dice 3
        expect event: crisis-rolled die=3 tension=0 status=-6 total=-3
        expect prompt liberal: play-card
    """)


def test_93_ruling_43_war_saves_constantinople() -> None:
    """2 + 5 + 1 = 8: all slots are taken; the Liberal wins the war 6 + 2 + 1 to 1 + 2."""
    run("""
        set happened young_turk_revolution: 1
        set support liberal constantinople: 3
        set tension: 5
        set track: russian_collapse, entente_cordiale, dual_alliance, perfidious_italy, balkan_wars
        set hand authoritarian: raid_on_the_sublime_porte
        stack ActionRound seat=authoritarian number=1
        dice 2 1 6
        authoritarian: event raid_on_the_sublime_porte
        expect event: crisis-rolled die=2 tension=5 status=1 total=8
        expect event: war-rolled seat=liberal die=6 modifier=3 total=9
        expect at constantinople: 3*,0
        legal only liberal: region france, region germany, region austria_hungary, region balkans
    """)


def test_94_perfidious_italy_flips_the_triple_alliance() -> None:
    run("""
        set support authoritarian italy: 3
        set track: three_emperor_league, triple_alliance, dual_alliance
        set happened triple_alliance: 1
        set in_effect triple_alliance: 1
        set beside: triple_alliance
        set hand liberal: perfidious_italy
        stack ActionRound seat=liberal number=1
        expect war_modifier authoritarian: 7
        liberal: event perfidious_italy
        expect track: three_emperor_league, perfidious_italy, dual_alliance
        expect at italy: 2,3
        expect at libya: 2*,0
        expect war_modifier authoritarian: 4
        expect in_effect triple_alliance: 0
        expect removed: triple_alliance
        expect beside: perfidious_italy
    """)


def test_94_perfidious_italy_without_the_triple_alliance() -> None:
    """It takes the leftmost open slot itself; played by the Authoritarian, the Liberal gets the support."""
    run("""
        set hand authoritarian: perfidious_italy
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate perfidious_italy
        authoritarian: event-before
        expect track: three_emperor_league, perfidious_italy
        expect status: -5
        expect at italy: 2,0
        expect at libya: 2*,0
    """)


def test_94_perfidious_italy_prevents_the_triple_alliance() -> None:
    run("""
        set happened perfidious_italy: 1
        set track: three_emperor_league, perfidious_italy
        set hand authoritarian: triple_alliance
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event triple_alliance rule 7.1
    """)


def test_95_splendid_isolation_flips_the_entente() -> None:
    """With the Schlieffen Plan Britain would still come in, but for the isolation (ruling 55)."""
    run("""
        set opened norway: 1
        set support liberal netherlands: 3
        set support liberal belgium: 1
        set support liberal norway: 2
        set support liberal paris: 2
        set support authoritarian sweden: 2
        set support liberal denmark: 1
        set track: three_emperor_league, entente_cordiale, dual_alliance
        set happened entente_cordiale: 1
        set in_effect entente_cordiale: 2
        set beside: entente_cordiale
        set marked schlieffen_plan_adopted: 1
        set marked us_interventionism: 1
        set hand authoritarian: splendid_isolation
        stack ActionRound seat=authoritarian number=1
        expect war_modifier liberal: 4
        authoritarian: event splendid_isolation
        expect at netherlands: 2,0
        expect at belgium: 0,0
        expect at norway: 1,0
        expect at sweden: 0,2
        expect at paris: 1,0
        expect at denmark: 1,0
        expect track: three_emperor_league, splendid_isolation, dual_alliance
        expect war_modifier liberal: 0
        expect in_effect entente_cordiale: 0
        expect removed: entente_cordiale
        expect beside: splendid_isolation
    """)


def test_95_splendid_isolation_without_the_entente() -> None:
    run("""
        set hand liberal: splendid_isolation
        stack ActionRound seat=liberal number=1
        liberal: operate splendid_isolation
        liberal: event-before
        expect track: three_emperor_league, splendid_isolation
        expect status: -5
    """)


def test_95_splendid_isolation_prevents_british_friends() -> None:
    """Ruling 17: Henry Wilson had his prerequisite, yet is blocked; so is card 99, whose marker is gone."""
    run("""
        set happened entente_cordiale: 1
        set track: three_emperor_league, entente_cordiale
        set hand liberal: entente_cordiale, henry_wilson, viscount_grey, franco_british_naval_cooperation
        stack TakePlace card=splendid_isolation seat=authoritarian then ActionRound seat=liberal number=1
        expect track: three_emperor_league, splendid_isolation
        illegal liberal: event entente_cordiale rule 7.1
        illegal liberal: event henry_wilson rule 7.1
        illegal liberal: event viscount_grey rule 7.1
        illegal liberal: event franco_british_naval_cooperation rule 7.1
        legal liberal: operate entente_cordiale
    """)


def test_96_yugoslavia_authoritarian_wins_a_tie() -> None:
    """4 + 1 for Serbia against 3 + 2 for Croatia and Montenegro; Romania does not count."""
    run("""
        set support authoritarian serbia: 3
        set support liberal croatia: 3
        set support liberal montenegro: 2
        set support liberal romania: 3
        set support authoritarian montenegro: 0
        set hand authoritarian: yugoslavia, gavrilo_princip
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 4 3
        authoritarian: event yugoslavia
        expect event: die-rolled seat=authoritarian die=4 modifier=1
        expect event: die-rolled seat=liberal die=3 modifier=2
        legal only authoritarian: choose serbia, choose montenegro, choose bosnia, choose croatia, choose macedonia
        authoritarian: choose croatia
        expect at croatia: 0,3*
        expect at montenegro: 2*,0
        expect in_effect yugoslavia: 1
        expect beside: yugoslavia
        stack ActionRound seat=authoritarian number=2
        illegal authoritarian: event gavrilo_princip rule 7.1
    """)


def test_96_yugoslavia_liberal_wins() -> None:
    """3 + 1 against 3 + 2: nothing happens, the card is removed, and Princip can still be played."""
    run("""
        set support authoritarian serbia: 3
        set support liberal croatia: 3
        set support liberal montenegro: 2
        set hand liberal: yugoslavia
        set hand authoritarian: gavrilo_princip
        stack ActionRound seat=liberal number=1
        liberal: operate yugoslavia
        dice 3 3
        liberal: event-before
        expect acting: liberal
        expect at croatia: 3*,0
        liberal: placement
        liberal: place greece
        liberal: place greece
        liberal: place greece
        expect in_effect yugoslavia: 0
        expect removed: yugoslavia
        legal authoritarian: event gavrilo_princip
    """)


def test_96_yugoslavia_replaces_every_point_of_one_space() -> None:
    """The Black Hand's two and a point of the Authoritarian stay; four Liberal points change sides."""
    run("""
        set support liberal bosnia: 4
        set support authoritarian bosnia: 3
        set black_hand: bosnia
        set hand liberal: modernism
        stack TakePlace card=yugoslavia seat=authoritarian then ActionRound seat=liberal number=1
        dice 1 1
        authoritarian: choose bosnia
        expect at bosnia: 0,7*
        expect acting: liberal
    """)


def test_98_reinhold_von_sydow() -> None:
    """2 for the card, 1 for the own event, 2 for Sydow: 1 + 5 reaches the 6 of Bellerophon."""
    run("""
        set navy authoritarian: 2
        set navy liberal: 2
        set hand authoritarian: reinhold_von_sydow, black_hand
        set hand liberal: perfidious_italy, istvan_tisza
        stack ActionRound seat=authoritarian number=1
        authoritarian: event reinhold_von_sydow
        expect in_effect reinhold_von_sydow: 1
        expect beside: reinhold_von_sydow
        liberal: event perfidious_italy
        dice 1
        authoritarian: naval black_hand
        expect event: naval-attempt seat=authoritarian box=bellerophon die=1 modifier=5 needed=6
        expect navy authoritarian: 3
        expect vp: -2
    """)


def test_98_reinhold_von_sydow_does_not_help_the_liberal() -> None:
    run("""
        set navy liberal: 2
        set in_effect reinhold_von_sydow: 1
        set hand liberal: istvan_tisza
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval istvan_tisza
        expect event: naval-attempt seat=liberal box=bellerophon die=1 modifier=3 needed=6
        expect navy liberal: 2
    """)


def test_98_reinhold_von_sydow_cannot_begin_the_race() -> None:
    """6.3.2: while both navies are pre-Dreadnought the attempt fails whatever is added."""
    run("""
        set in_effect reinhold_von_sydow: 1
        set hand authoritarian: splendid_isolation
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval splendid_isolation
        expect event: naval-attempt-failed seat=authoritarian
        expect navy authoritarian: 0
        expect flipped authoritarian: 1
        expect discard: splendid_isolation
    """)


def test_99_franco_british_naval_cooperation() -> None:
    """Level: one box, Kaiser, first: 2 VP. The marker keeps its side, and it was no attempt (6.3.2, 6.3.4)."""
    run("""
        set track: three_emperor_league, entente_cordiale
        set navy liberal: 5
        set navy authoritarian: 5
        set flipped liberal: 1
        set hand liberal: franco_british_naval_cooperation
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: event franco_british_naval_cooperation
        expect navy liberal: 6
        expect vp: 2
        expect flipped liberal: 1
        expect attempts liberal: 0
        expect removed: franco_british_naval_cooperation
    """)


def test_99_ruling_38_both_boxes_are_resolved() -> None:
    """Behind: Bellerophon as the second gives 1 VP on the way to Helgoland, whose privilege ends."""
    run("""
        set track: three_emperor_league, entente_cordiale
        set navy liberal: 2
        set navy authoritarian: 4
        set hand authoritarian: franco_british_naval_cooperation
        stack ActionRound seat=authoritarian number=1
        expect privilege helgoland: authoritarian
        authoritarian: operate franco_british_naval_cooperation
        authoritarian: event-before
        expect event: navy-advanced seat=liberal box=bellerophon
        expect event: navy-advanced seat=liberal box=helgoland
        expect navy liberal: 4
        expect vp: 1
        expect privilege helgoland: none
    """)


def test_99_ruling_39_behind_is_measured_by_the_real_marker() -> None:
    """The German Navy is at 3, its High Water Mark at 6: one box, and no Colossus privilege for it."""
    run("""
        set track: three_emperor_league, entente_cordiale
        set navy liberal: 4
        set navy authoritarian: 3
        set high_water: 6
        set hand authoritarian: black_hand
        stack TakePlace card=franco_british_naval_cooperation seat=liberal then ActionRound seat=authoritarian number=2
        expect navy liberal: 5
        expect privilege colossus: none
    """)


def test_99_ruling_40_the_last_box_is_the_end() -> None:
    run("""
        set track: three_emperor_league, entente_cordiale
        set navy liberal: 13
        set navy authoritarian: 13
        set hand liberal: franco_british_naval_cooperation
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: event franco_british_naval_cooperation
        expect navy liberal: 13
        expect vp: 0
        expect removed: franco_british_naval_cooperation
    """)


def test_99_franco_british_naval_cooperation_needs_the_entente_marker() -> None:
    """Ruling 17: that Entente Cordiale happened is not enough."""
    run("""
        set happened entente_cordiale: 1
        set hand liberal: franco_british_naval_cooperation
        set hand authoritarian: franco_british_naval_cooperation
        stack ActionRound seat=liberal number=1
        illegal liberal: event franco_british_naval_cooperation rule 7.1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate franco_british_naval_cooperation
        authoritarian: event-before
        expect event: event-blocked card=franco_british_naval_cooperation
        authoritarian: placement
        authoritarian: place constantinople
        authoritarian: place constantinople
        authoritarian: place constantinople
        expect navy liberal: 0
        expect discard: franco_british_naval_cooperation
    """)
