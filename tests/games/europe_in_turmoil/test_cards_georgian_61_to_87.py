"""The first cards of the Georgian Era (61, 81 to 87): for each the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run

BALKANS = ("bosnia", "serbia", "romania", "montenegro", "bulgaria", "macedonia", "greece")


def each(verb: str, spaces: tuple[str, ...]) -> str:
    """The actions of a verb in several spaces, as a script lists them."""
    return ", ".join(f"{verb} {space}" for space in spaces)


def test_61_russian_collapse() -> None:
    """The roll still has the -2 of the League, which is gone afterwards (8.2.4)."""
    run("""
        set support liberal moscow: 3
        set support liberal saint_petersburg: 3
        set support liberal poland: 3
        set hand authoritarian: russian_collapse
        stack ActionRound seat=authoritarian number=1
        dice 5
        authoritarian: event russian_collapse
        expect tension: 1
        expect event: crisis-rolled die=5 tension=1 status=-6 total=0
        expect track: russian_collapse
        expect status: -4
        expect beside: russian_collapse
        expect in_effect russian_collapse: 1
    """)


def test_61_russian_collapse_takes_the_slot_of_the_franco_russian_alliance() -> None:
    run("""
        set support liberal nicolas_ii: 4
        set support liberal tsarist_army: 3
        set support liberal orthodox_church: 3
        set track: franco_russian_alliance, entente_cordiale
        set happened franco_russian_alliance: 1
        set in_effect franco_russian_alliance: 2
        set beside: franco_russian_alliance
        set hand authoritarian: russian_collapse
        stack ActionRound seat=authoritarian number=1
        expect war_modifier liberal: 4
        dice 1
        authoritarian: event russian_collapse
        expect event: crisis-rolled die=1 tension=1 status=-3 total=-1
        expect track: russian_collapse, entente_cordiale
        expect status: -3
        expect war_modifier liberal: 2
        expect in_effect franco_russian_alliance: 0
        expect beside: russian_collapse
        expect removed: franco_russian_alliance
    """)


def test_61_russian_collapse_needs_three_battlegrounds() -> None:
    """Finland and Siberia are Liberal too, but no battlegrounds; Poland lacks a point."""
    run("""
        set support liberal moscow: 3
        set support liberal saint_petersburg: 3
        set support liberal poland: 2
        set support liberal finland: 2
        set support liberal siberia: 5
        set hand authoritarian: russian_collapse
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event russian_collapse rule 7.1
    """)


def test_61_russian_collapse_blocked_is_discarded() -> None:
    run("""
        set support liberal moscow: 3
        set support liberal saint_petersburg: 3
        set hand liberal: russian_collapse
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate russian_collapse
        liberal: event-before
        expect event: event-blocked card=russian_collapse
        liberal: placement
        liberal: place greece
        liberal: place greece
        liberal: place greece
        expect tension: 0
        expect track: three_emperor_league
        expect discard: russian_collapse
    """)


def test_61_russian_collapse_is_tested_when_it_would_happen() -> None:
    """Ruling 8: the Liberal's own points make the third battleground, so the Authoritarian's event happens."""
    run("""
        set support liberal moscow: 3
        set support liberal saint_petersburg: 3
        set support liberal poland: 1
        set hand liberal: russian_collapse
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate russian_collapse
        liberal: event-after
        liberal: placement
        liberal: place poland
        liberal: place poland
        dice 2
        liberal: place greece
        expect event: event-happened seat=authoritarian card=russian_collapse
        expect track: russian_collapse
        expect beside: russian_collapse
    """)


def test_61_russian_collapse_prevents_the_franco_russian_alliance() -> None:
    run("""
        set happened russian_collapse: 1
        set in_effect russian_collapse: 1
        set track: russian_collapse
        set hand liberal: franco_russian_alliance
        set hand authoritarian: franco_russian_alliance
        stack ActionRound seat=liberal number=1
        illegal liberal: event franco_russian_alliance rule 7.1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate franco_russian_alliance
        expect event: event-blocked card=franco_russian_alliance
        authoritarian: placement
        authoritarian: place constantinople
        authoritarian: place constantinople
        expect track: russian_collapse
        expect discard: franco_russian_alliance
    """)


def test_61_ruling_43_war_comes_before_the_collapse() -> None:
    """6 + 6 - 3 = 9: war, and Russia is still in the Entente, which wins 4 + 4 to 4."""
    run("""
        set support liberal moscow: 3
        set support liberal saint_petersburg: 3
        set support liberal poland: 3
        set tension: 5
        set track: franco_russian_alliance, entente_cordiale
        set hand authoritarian: russian_collapse
        stack ActionRound seat=authoritarian number=1
        dice 6 4 4
        authoritarian: event russian_collapse
        expect event: crisis-rolled die=6 tension=6 status=-3 total=9
        expect event: nation-took-part nation=russia seat=liberal
        expect track: franco_russian_alliance, entente_cordiale
        legal only liberal: region france, region germany, region russia
    """)


def test_61_ruling_41_tension_above_six_costs_the_authoritarian() -> None:
    """His event, though the Liberal plays the card; 1 + 6 - 6 = 1."""
    run("""
        set support liberal moscow: 3
        set support liberal saint_petersburg: 3
        set support liberal poland: 3
        set tension: 6
        set hand liberal: russian_collapse
        stack ActionRound seat=liberal number=1
        liberal: operate russian_collapse
        dice 1
        liberal: event-before
        expect tension: 6
        expect vp: 1
    """)


def test_81_raoul_villain() -> None:
    run("""
        set happened jean_jaures: 1
        set in_effect jean_jaures: 2
        set beside: jean_jaures
        set hand authoritarian: raoul_villain
        stack ActionRound seat=authoritarian number=1
        authoritarian: event raoul_villain
        expect vp: -1
        expect in_effect jean_jaures: 0
        expect beside: none
        expect removed: jean_jaures, raoul_villain
    """)


def test_81_raoul_villain_ends_the_speeches_of_jaures() -> None:
    """Tension is 2, but the crisis is rolled at once: nobody asks the Liberal any more."""
    run("""
        set tension: 2
        set happened jean_jaures: 1
        set in_effect jean_jaures: 2
        stack TakePlace card=raoul_villain seat=authoritarian then Crisis then ActionRound seat=liberal number=1
        set hand liberal: modernism
        dice 3
        expect event: crisis-rolled die=3 tension=2 status=-6 total=-1
        expect acting: liberal
        expect prompt liberal: play-card
    """)


def test_81_raoul_villain_prevents_jaures() -> None:
    run("""
        set happened raoul_villain: 1
        set hand liberal: jean_jaures
        stack ActionRound seat=liberal number=1
        illegal liberal: event jean_jaures rule 7.1
    """)


def test_81_raoul_villain_played_by_the_liberal() -> None:
    """Without Jaurès there is still the point, for the Authoritarian (5.2)."""
    run("""
        set hand liberal: raoul_villain
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate raoul_villain
        liberal: event-before
        expect vp: -1
        liberal: placement
        liberal: place greece
        expect removed: raoul_villain
    """)


def test_82_agadir_crisis_liberal_yields() -> None:
    run("""
        set support liberal morocco: 2
        set support authoritarian morocco: 1
        set hand authoritarian: agadir_crisis
        stack ActionRound seat=authoritarian number=1
        authoritarian: event agadir_crisis
        expect acting: liberal
        legal only liberal: first-option, second-option
        liberal: first-option
        expect vp: -1
        expect at morocco: 2,5*
        expect tension: 0
        expect removed: agadir_crisis
    """)


def test_82_agadir_crisis_liberal_resists() -> None:
    run("""
        set hand authoritarian: agadir_crisis
        stack ActionRound seat=authoritarian number=1
        authoritarian: event agadir_crisis
        dice 6
        liberal: second-option
        expect vp: 1
        expect tension: 2
        expect event: crisis-rolled die=6 tension=2 status=-6 total=2
        expect at morocco: 0,0
    """)


def test_82_agadir_crisis_never_lowers_support() -> None:
    run("""
        set support authoritarian morocco: 7
        stack TakePlace card=agadir_crisis seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        liberal: first-option
        expect vp: -1
        expect at morocco: 0,7*
    """)


def test_82_ruling_23_liberal_chooses_and_the_authoritarian_pays_for_tension() -> None:
    """The Liberal plays the card for OPs; one point of tension is too many, and the event is Authoritarian."""
    run("""
        set tension: 5
        set hand liberal: agadir_crisis
        stack ActionRound seat=liberal number=1
        liberal: operate agadir_crisis
        liberal: event-before
        expect acting: liberal
        dice 1
        liberal: second-option
        expect tension: 6
        expect vp: 2
    """)


def test_83_gavrilo_princip() -> None:
    """Franz Ferdinand is dead before tension rises: it is not held at 3."""
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 3
        set happened franz_ferdinand: 1
        set in_effect franz_ferdinand: 1
        set beside: franz_ferdinand
        set hand authoritarian: gavrilo_princip
        stack ActionRound seat=authoritarian number=1
        expect highest_tension: 3
        dice 1
        authoritarian: event gavrilo_princip
        expect tension: 5
        expect vp: 0
        expect event: crisis-rolled die=1 tension=5 status=-6 total=0
        expect in_effect franz_ferdinand: 0
        expect highest_tension: 6
        expect removed: franz_ferdinand, gavrilo_princip
    """)


def test_83_gavrilo_princip_pays_for_too_much_tension() -> None:
    run("""
        set tension: 5
        stack TakePlace card=gavrilo_princip seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        dice 1
        expect tension: 6
        expect vp: 1
    """)


def test_83_gavrilo_princip_prevents_franz_ferdinand() -> None:
    run("""
        set happened gavrilo_princip: 1
        set hand authoritarian: franz_ferdinand
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event franz_ferdinand rule 7.1
    """)


def test_83_gavrilo_princip_is_prevented_by_yugoslavia_if_the_authoritarian_won() -> None:
    run("""
        set happened yugoslavia: 1
        set in_effect yugoslavia: 1
        set hand authoritarian: gavrilo_princip
        set hand liberal: gavrilo_princip
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event gavrilo_princip rule 7.1
        stack ActionRound seat=liberal number=1
        liberal: operate gavrilo_princip
        expect event: event-blocked card=gavrilo_princip
        liberal: placement
        liberal: place greece
        expect tension: 0
        expect discard: gavrilo_princip
        set in_effect yugoslavia: 0
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event gavrilo_princip
    """)


def test_83_ruling_44_jaures_speaks_before_the_die() -> None:
    """Tension 2 becomes 1 for 1 VP; the Liberal is asked once."""
    run("""
        set in_effect jean_jaures: 2
        stack TakePlace card=gavrilo_princip seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        expect prompt liberal: jaures tension=2 status=-6
        legal only liberal: yes, no
        dice 4
        liberal: yes
        expect event: crisis-rolled die=4 tension=1 status=-6 total=-1
        expect vp: -1
        expect prompt liberal: play-card
    """)


def test_84_balkan_federation() -> None:
    run(f"""
        set hand liberal: balkan_federation, modernism
        set hand authoritarian: reinhold_von_sydow
        stack ActionRound seat=liberal number=1
        liberal: event balkan_federation
        legal only liberal: {each("place", BALKANS)}
        liberal: place serbia
        expect at serbia: 1,0
        expect in_effect balkan_federation: 2
        expect beside: balkan_federation
    """)


def test_84_balkan_federation_gives_one_more_point_in_the_balkans() -> None:
    """Any card that the Liberal plays, here an Authoritarian one of 2 OPs; the third point stays in the Balkans."""
    run(f"""
        set support liberal serbia: 1
        set support liberal paris: 1
        set in_effect balkan_federation: 2
        set hand liberal: stolypin_land_reforms
        stack ActionRound seat=liberal number=1
        liberal: operate stolypin_land_reforms
        liberal: event-after
        legal only liberal: placement
        liberal: placement
        expect prompt liberal: place-support ops=2 bonus=1
        legal liberal: {each("place", BALKANS)}, place paris
        liberal: place serbia
        liberal: place serbia
        expect prompt liberal: place-support ops=0 bonus=1
        legal only liberal: {each("place", BALKANS)}
        liberal: place bosnia
        expect at serbia: 3*,0
        expect at bosnia: 1,0
        expect event: event-happened card=stolypin_land_reforms
    """)


def test_84_balkan_federation_is_not_lost_by_placing_as_usual() -> None:
    """The point more pays for a space under enemy control too; whoever places elsewhere has given it up."""
    position = """
        set support liberal serbia: 1
        set support liberal paris: 1
        set support authoritarian bosnia: 3
        set in_effect balkan_federation: 2
        set hand liberal: dreyfus_affair
        set in_effect stymied: 1
        stack ActionRound seat=liberal number=1
        liberal: operate dreyfus_affair
        liberal: placement
        expect prompt liberal: place-support ops=1 bonus=1
    """
    run(f"""
        {position}
        set hand authoritarian: black_hand
        liberal: place bosnia
        expect at bosnia: 1,3
        expect prompt authoritarian: play-card
    """)
    run(f"""
        {position}
        set hand authoritarian: black_hand
        liberal: place paris
        expect at paris: 2*,0
        expect prompt authoritarian: play-card
    """)


def test_84_balkan_federation_gives_nothing_elsewhere() -> None:
    run("""
        set support liberal serbia: 1
        set support liberal paris: 1
        set in_effect balkan_federation: 2
        set hand liberal: istvan_tisza
        set hand authoritarian: black_hand
        stack ActionRound seat=liberal number=1
        liberal: operate istvan_tisza
        liberal: placement
        liberal: place serbia
        liberal: place paris
        expect acting: authoritarian
        expect at serbia: 2,0
        expect at paris: 2*,0
    """)


def test_84_balkan_federation_helps_both_checks() -> None:
    """6 + 3 against 6: two points go and one comes; the plain check has 2."""
    run("""
        set support authoritarian serbia: 2
        set support authoritarian bosnia: 2
        set support authoritarian paris: 2
        set in_effect balkan_federation: 2
        set hand liberal: istvan_tisza
        stack ActionRound seat=liberal number=1
        liberal: operate istvan_tisza
        legal only liberal: placement, checks, balkan-checks
        liberal: balkan-checks
        legal only liberal: check serbia, check bosnia
        dice 6
        liberal: check serbia
        expect event: support-checked die=6 ops=3 neighbours=0 stability=3 excess=3
        expect at serbia: 1,0
        legal only liberal: check bosnia
        dice 4
        liberal: check bosnia
        expect event: support-checked die=4 ops=3 neighbours=0 stability=3 excess=1
        expect at bosnia: 0,1
    """)


def test_84_balkan_federation_is_not_for_the_authoritarian() -> None:
    run("""
        set support liberal serbia: 1
        set in_effect balkan_federation: 2
        set hand authoritarian: black_hand
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate black_hand
        legal only authoritarian: placement, checks
        expect prompt authoritarian: operate bonus=0
    """)


def test_84_ruling_13_nassau_takes_the_point_back() -> None:
    """2 + 1 = 3 drops to 2, so there is nothing to gain; 4 + 1 = 5 drops to 4, which is one more than 4 alone."""
    run("""
        set support liberal serbia: 1
        set in_effect balkan_federation: 2
        set navy authoritarian: 2
        set hand liberal: istvan_tisza, funeral_of_edward_vii
        stack ActionRound seat=liberal number=1
        expect privilege nassau: authoritarian
        liberal: operate istvan_tisza
        legal only liberal: placement
        expect prompt liberal: operate ops=2 bonus=0
        set hand liberal: funeral_of_edward_vii
        stack ActionRound seat=liberal number=2
        expect ops liberal funeral_of_edward_vii: 3
        liberal: operate funeral_of_edward_vii
        liberal: placement
        expect prompt liberal: place-support ops=3 bonus=1
    """)


def test_84_ruling_65_it_does_not_raise_itself() -> None:
    """The Colossus class gives event and Operations of one card: its 2 OPs stay 2."""
    run("""
        set navy liberal: 5
        set navy authoritarian: 4
        set hand liberal: balkan_federation
        stack ActionRound seat=liberal number=1
        liberal: both balkan_federation
        liberal: event-before
        liberal: place serbia
        expect in_effect balkan_federation: 2
        legal only liberal: placement
        liberal: placement
        expect prompt liberal: place-support ops=2 bonus=0
    """)


def test_84_balkan_federation_ends_with_the_turn() -> None:
    run("""
        set round: 8
        set hand liberal: balkan_federation
        stack ActionRound seat=liberal number=8
        liberal: event balkan_federation
        liberal: place greece
        expect turn: 6
        expect in_effect balkan_federation: 0
        expect beside: none
        expect removed: balkan_federation
    """)


def test_84_balkan_federation_played_by_the_authoritarian() -> None:
    run("""
        set hand authoritarian: balkan_federation
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate balkan_federation
        authoritarian: event-before
        liberal: place romania
        expect at romania: 1,0
        expect in_effect balkan_federation: 2
        authoritarian: placement
        expect prompt authoritarian: place-support ops=2 bonus=0
    """)


def test_85_patriotism_nationalism() -> None:
    """Worker spaces with Liberal support, three different ones; Alsace-Lorraine is Worker and Annex."""
    run("""
        set support liberal picardy: 2
        set support liberal alsace_lorraine: 1
        set support liberal romania: 3
        set support authoritarian romania: 1
        set support liberal belgium: 1
        set support authoritarian saxony: 2
        set support liberal paris: 4
        set hand authoritarian: patriotism_nationalism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event patriotism_nationalism
        legal only authoritarian: replace picardy, replace alsace_lorraine, replace romania, replace belgium
        authoritarian: replace picardy
        legal only authoritarian: replace alsace_lorraine, replace romania, replace belgium
        authoritarian: replace romania
        authoritarian: replace alsace_lorraine
        expect at picardy: 1,1
        expect at romania: 2,2
        expect at alsace_lorraine: 0,1
        expect at belgium: 1,0
        expect removed: patriotism_nationalism
    """)


def test_85_patriotism_nationalism_takes_what_there_is() -> None:
    run("""
        set support liberal bavaria: 4
        set hand liberal: patriotism_nationalism
        stack ActionRound seat=liberal number=1
        liberal: operate patriotism_nationalism
        liberal: event-before
        expect at bavaria: 3,1
        expect acting: liberal
    """)


def test_86_parliament_act_of_1911() -> None:
    """One point and Belgium, Denmark and Norway; Spain/Portugal lacks a point, Sweden is Authoritarian."""
    run("""
        set opened norway: 1
        set support liberal belgium: 3
        set support liberal denmark: 2
        set support liberal norway: 2
        set support liberal spain_portugal: 1
        set support authoritarian sweden: 3
        set support liberal switzerland: 5
        set hand liberal: parliament_act_of_1911
        stack ActionRound seat=liberal number=1
        liberal: event parliament_act_of_1911
        expect vp: 4
        expect removed: parliament_act_of_1911
    """)


def test_86_parliament_act_of_1911_played_by_the_authoritarian() -> None:
    """Nobody kindred: one point all the same, and it is the Liberal's."""
    run("""
        set hand authoritarian: parliament_act_of_1911
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate parliament_act_of_1911
        authoritarian: event-before
        expect vp: 1
    """)


def test_87_war_in_the_balkans() -> None:
    """Its marker does not count in its own roll: -6 there, -2 + 1 - 3 = -4 afterwards."""
    run("""
        set support liberal serbia: 2
        set support liberal greece: 3
        set support liberal croatia: 3
        set hand authoritarian: war_in_the_balkans
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 6
        authoritarian: event war_in_the_balkans
        expect tension: 1
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        legal only authoritarian: remove serbia, remove greece
        authoritarian: remove greece
        authoritarian: remove greece
        authoritarian: remove serbia
        expect at greece: 1,0
        expect at serbia: 1,0
        expect acting: liberal
        expect track: three_emperor_league, balkan_wars
        expect status: -4
        expect beside: war_in_the_balkans
    """)


def test_87_war_in_the_balkans_under_legacy_of_bismarck() -> None:
    """Card 25: no roll; everything else happens, and the marker is put down only once."""
    run("""
        set support liberal bulgaria: 1
        set in_effect legacy_of_bismarck: 1
        set track: three_emperor_league, balkan_wars
        stack TakePlace card=war_in_the_balkans seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        expect event: crisis-avoided
        expect tension: 1
        expect at bulgaria: 0,0
        expect track: three_emperor_league, balkan_wars
        expect acting: liberal
    """)


def test_87_ruling_43_war_comes_before_losses_and_marker() -> None:
    """4 + 5 - 2 = 7: war; the Balkans are not in it, since their marker was never placed."""
    run("""
        set support liberal serbia: 3
        set tension: 4
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set hand authoritarian: war_in_the_balkans
        stack ActionRound seat=authoritarian number=1
        dice 4 6 1
        authoritarian: event war_in_the_balkans
        expect event: crisis-rolled die=4 tension=5 status=-2 total=7
        expect at serbia: 3*,0
        expect track: franco_russian_alliance, entente_cordiale, dual_alliance
        legal only authoritarian: region france, region germany, region austria_hungary, region russia
    """)


def test_87_war_in_the_balkans_played_by_the_liberal() -> None:
    """Tension above 6 costs the Authoritarian a point (ruling 41); no Liberal support in the Balkans, none is lost."""
    run("""
        set tension: 6
        set hand liberal: war_in_the_balkans
        stack ActionRound seat=liberal number=1
        liberal: operate war_in_the_balkans
        dice 1
        liberal: event-before
        expect event: crisis-rolled die=1 tension=6 status=-6 total=1
        expect vp: 1
        expect track: three_emperor_league, balkan_wars
        expect acting: liberal
    """)
