"""War Mobilization, the optional rule 8.4.4: who takes part, the sealed choice, the order, and the end."""

from __future__ import annotations

import json

import pytest

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL, NOUNS
from chancellery.games.europe_in_turmoil.events import MobilizationInvalid, MobilizationPlayed
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.games.europe_in_turmoil.tables import run

OPTION = "option mobilization yes"

# The cards of each nation, the submarine card apart.
CARDS = {
    "germany": "von_lettow_vorbeck east_wall_west_wall guns_of_august two_front_war kaiser_wilhelms_plan",
    "france": "avenging_pavia plan_xvi plan_xvii colonial_sunset plan_xv",
    "britain": "blockade british_expeditionary_force gallipoli_allenby salonika salerno_anzio",
    "austria_hungary": "serbien_muss_sterbien poland_campaign isonzo_campaign",
    "russia": "the_great_game day_15_attack six_weeks_attack galician_campaign caucasus_campaign_russian",
    "balkans": "third_balkan_war war_of_liberation_austria_hungary war_of_liberation_ottoman_empire",
    "ottoman_empire": "balkan_reconquista north_african_empire persian_campaign caucasus_campaign_ottoman",
    "italy": "tirol_war neutrality mare_nostrum savoyard_war",
}

# Cards of each nation that ask nothing when they are executed.
QUIET = {
    "germany": "von_lettow_vorbeck",
    "france": "plan_xvi",
    "britain": "salerno_anzio",
    "austria_hungary": "poland_campaign",
    "russia": "caucasus_campaign_russian",
    "balkans": "war_of_liberation_ottoman_empire",
    "ottoman_empire": "persian_campaign",
    "italy": "neutrality",
}


def war(position: str, central_powers: str, entente: str, outcome: str) -> Turmoil:
    """Both sides choose the cards named, nation by nation; the submarine card, if any, comes last."""
    chosen = central_powers.split()
    if "u_boat_offensive" not in chosen:
        chosen.append("")
    picks = [f"authoritarian: mobilize {card}" if card else "authoritarian: done" for card in chosen]
    picks += [f"liberal: mobilize {card}" for card in entente.split()]
    return run("\n".join([position, "stack GreatWar", *picks, outcome]), OPTION)


# --- who takes part (8.4.1 and 8.4.4) ---


@pytest.mark.parametrize(
    ("track", "box", "central_powers", "entente"),
    [
        # The League: Austria-Hungary and Russia with Germany; the Ottoman Empire against Russia.
        ("three_emperor_league", "", "germany austria_hungary russia", "france ottoman_empire"),
        # The Balkans go with Russia.
        (
            "three_emperor_league, balkan_wars",
            "",
            "germany austria_hungary russia balkans",
            "france ottoman_empire",
        ),
        # The Alliance: Russia in the Entente, the Ottoman Empire against it; Austria-Hungary stays out (ruling 60).
        ("franco_russian_alliance", "", "germany ottoman_empire", "france russia"),
        ("franco_russian_alliance, balkan_wars", "", "germany ottoman_empire", "france russia balkans"),
        (
            "franco_russian_alliance, dual_alliance",
            "",
            "germany austria_hungary ottoman_empire",
            "france russia",
        ),
        # Without Russia no Ottoman Empire; the Balkans are in the Entente then.
        ("russian_collapse", "", "germany", "france"),
        ("russian_collapse, balkan_wars", "", "germany", "france balkans"),
        # Britain: by the Entente or the Schlieffen Plan, and never in isolation (ruling 55).
        ("russian_collapse, entente_cordiale", "", "germany", "france britain"),
        ("russian_collapse", "schlieffen_plan_adopted", "germany", "france britain"),
        ("russian_collapse, splendid_isolation", "schlieffen_plan_adopted", "germany", "france"),
        # Italy by its own marker, whoever controls the space.
        ("russian_collapse, triple_alliance", "", "germany italy", "france"),
        ("russian_collapse, perfidious_italy", "", "germany", "france italy"),
    ],
)
def test_participants(track: str, box: str, central_powers: str, entente: str) -> None:
    """Each side is asked for one card for each of its nations, Germany's for an additional one, and no more."""
    script = [f"set track: {track}", *([f"set marked {box}: 1"] if box else []), "stack GreatWar"]
    for seat, nations in (("authoritarian", central_powers), ("liberal", entente)):
        for nation in nations.split():
            cards = ", ".join(f"mobilize {card}" for card in CARDS[nation].split())
            script += [f"expect prompt {seat}: mobilization nation={nation}", f"legal only {seat}: {cards}"]
            script += [f"{seat}: mobilize {QUIET[nation]}"]
        if seat == "authoritarian":
            script += ["expect prompt authoritarian: mobilization-additional", "authoritarian: done"]
            script += ["expect prompt authoritarian: none", "expect acting: liberal"]
    run("\n".join([*script, "expect acting: none"]), OPTION)


def test_participants_are_told() -> None:
    run(
        """
        set track: franco_russian_alliance, triple_alliance
        stack GreatWar
        expect event: nation-took-part nation=germany seat=authoritarian
        expect event: nation-took-part nation=france seat=liberal
        expect event: nation-took-part nation=russia seat=liberal
        expect event: nation-took-part nation=ottoman_empire seat=authoritarian
        expect event: nation-took-part nation=italy seat=authoritarian
    """,
        OPTION,
    )


def test_without_the_option_the_war_is_rolled_for() -> None:
    run("""
        set track: russian_collapse
        dice 6 1
        stack GreatWar
        expect event: war-rolled seat=authoritarian die=6 modifier=0 total=6
        legal only authoritarian: region france, region germany
    """)


def test_a_crisis_leads_to_mobilization() -> None:
    """3 + 6 - 2 = 7: war; the action phase ends at once, and no die decides it (8.3.1)."""
    run(
        """
        set tension: 4
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set hand authoritarian: gavrilo_princip, black_hand
        stack ActionRound seat=authoritarian number=1
        dice 3
        authoritarian: event gavrilo_princip
        expect event: crisis-rolled die=3 tension=6 status=-2 total=7
        expect event: war-broke-out
        expect acting: authoritarian, liberal
        expect prompt authoritarian: mobilization nation=germany
        expect prompt liberal: mobilization nation=france
    """,
        OPTION,
    )


# --- the choice ---


def test_no_card_of_another_nation() -> None:
    """Neither of the other side nor of one's own, and each nation once."""
    run(
        """
        set track: franco_russian_alliance, dual_alliance
        stack GreatWar
        illegal authoritarian: mobilize plan_xv rule 8.4.4
        illegal authoritarian: mobilize isonzo_campaign rule 8.4.4
        illegal liberal: mobilize u_boat_offensive rule 8.4.4
        authoritarian: mobilize two_front_war
        illegal authoritarian: mobilize guns_of_august rule 8.4.4
    """,
        OPTION,
    )


def test_the_submarine_card_comes_in_addition() -> None:
    """U-boat Offensive is not one of the ordinary German cards, and need not be chosen."""
    run(
        """
        set track: russian_collapse
        stack GreatWar
        illegal authoritarian: mobilize u_boat_offensive
        illegal authoritarian: done
        authoritarian: mobilize von_lettow_vorbeck
        legal only authoritarian: mobilize u_boat_offensive, done
    """,
        OPTION,
    )


def test_the_choice_is_sealed() -> None:
    """Nobody sees the other's picks, and they can be taken back until all are in."""
    g = run(
        """
        set track: russian_collapse, dual_alliance
        stack GreatWar
        authoritarian: mobilize two_front_war
        authoritarian: mobilize isonzo_campaign
        authoritarian: retract
        expect prompt authoritarian: mobilization nation=germany
        authoritarian: mobilize guns_of_august
        authoritarian: mobilize isonzo_campaign
        authoritarian: done
        expect acting: liberal
        legal liberal: mobilize plan_xv
    """,
        OPTION,
    )
    assert "guns_of_august" not in json.dumps(g.see(LIBERAL))


def test_cards_stay_face_down_until_their_priority() -> None:
    """Plan XV [1] is being executed; Two Front War [3] and Isonzo Campaign [6] are known to their owner alone."""
    g = war(
        "set track: russian_collapse, dual_alliance",
        "two_front_war isonzo_campaign",
        "plan_xv",
        """
        expect prompt liberal: add-support-in points=1 region=france
        expect event: mobilization-played seat=liberal card=plan_xv
        """,
    )
    assert g.see(AUTHORITARIAN)["mobilization"] == ["two_front_war", "isonzo_campaign"]
    assert g.see(LIBERAL)["mobilization"] == []
    assert "isonzo_campaign" not in json.dumps(g.see(LIBERAL))


# --- the order ---


def test_rulebook_example_of_8_4_4() -> None:
    """Plan XV and Neutrality [1], Guns of August and War of Liberation [3], Isonzo Campaign [6].

    That Britain is not in it although the Schlieffen Plan is adopted takes Splendid Isolation. Guns of August gives
    6 - 1 = 5. Final scoring: Italy for the Authoritarian in France (-1); Alto Adige and Croatia against Italy (2 - 1);
    Bosnia against Italy (2 + 1 - 1).
    """
    war(
        """
        set track: russian_collapse, dual_alliance, balkan_wars, perfidious_italy, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        set support authoritarian belgium: 3
        set support liberal picardy: 2
        set support liberal italy: 3
        """,
        "guns_of_august isonzo_campaign",
        "plan_xv war_of_liberation_austria_hungary neutrality",
        """
        expect event: mobilization-played seat=liberal card=plan_xv
        liberal: place picardy
        expect log: mobilization-played seat=liberal card=plan_xv \
            then support-added seat=liberal space=picardy points=1 \
            then mobilization-played seat=liberal card=neutrality \
            then support-added seat=liberal space=alto_adige points=2 \
            then mobilization-played seat=authoritarian card=guns_of_august \
            then victory-points seat=authoritarian points=5 vp=-5 \
            then support-removed seat=authoritarian space=belgium points=3 \
            then support-removed seat=liberal space=picardy then support-removed seat=liberal space=picardy \
            then mobilization-played seat=liberal card=war_of_liberation_austria_hungary \
            then support-added seat=liberal space=bosnia points=3 \
            then support-added seat=liberal space=croatia points=3 \
            then mobilization-played seat=authoritarian card=isonzo_campaign \
            then support-added seat=authoritarian space=italy points=6 then region-scored region=france
        expect at alto_adige: 2*,0
        expect at belgium: 0,0
        expect at picardy: 1,0
        expect at bosnia: 3*,0
        expect at croatia: 3*,0
        expect at italy: 3,6*
        expect event: region-scored region=france net=-1
        expect event: region-scored region=austria_hungary net=1
        expect event: region-scored region=balkans net=2
        expect vp: -3
        expect result: authoritarian by great-war
        """,
    )


def test_priorities_from_low_to_high() -> None:
    """U-boat Offensive 0, Kaiser Wilhelm's Plan 3, Isonzo 6 against Plan XV 1, Neutrality 1, Liberation 3."""
    g = war(
        "set track: russian_collapse, dual_alliance, balkan_wars, perfidious_italy",
        "kaiser_wilhelms_plan isonzo_campaign u_boat_offensive",
        "plan_xv war_of_liberation_ottoman_empire neutrality",
        """
        liberal: place paris
        expect acting: none
        """,
    )
    assert g.log is not None
    played = [entry.event.card for entry in g.log.entries if isinstance(entry.event, MobilizationPlayed)]
    assert [NOUNS.id("mobilization", card) for card in played] == [
        "u_boat_offensive",
        "plan_xv",
        "neutrality",
        "kaiser_wilhelms_plan",
        "war_of_liberation_ottoman_empire",
        "isonzo_campaign",
    ]
    assert not any(isinstance(entry.event, MobilizationInvalid) for entry in g.log.entries)


def test_validity_is_checked_at_execution() -> None:
    """Galician Campaign [4] takes Galicia, without which there is no Poland Campaign [5]."""
    war(
        """
        set track: franco_russian_alliance, dual_alliance
        set support authoritarian galicia_przemysl: 2
        """,
        "von_lettow_vorbeck poland_campaign persian_campaign",
        "plan_xvi galician_campaign",
        """
        expect at galicia_przemysl: 4*,2
        expect event: mobilization-invalid seat=authoritarian card=poland_campaign
        expect at poland: 0,0
        """,
    )


def test_validity_is_checked_for_the_entente_too() -> None:
    """War of Liberation [3], here of the Central Powers, empties Constantinople before the Reconquista [4]."""
    war(
        """
        set track: three_emperor_league, balkan_wars
        set support liberal constantinople: 3
        """,
        "von_lettow_vorbeck poland_campaign six_weeks_attack war_of_liberation_ottoman_empire",
        "plan_xvi balkan_reconquista",
        """
        expect at constantinople: 0,0
        expect event: mobilization-invalid seat=liberal card=balkan_reconquista
        expect at greece: 0,0
        """,
    )


def test_cards_of_one_priority_are_all_executed() -> None:
    """Isonzo Campaign and Gallipoli are both [6]."""
    war(
        """
        set track: franco_russian_alliance, dual_alliance, entente_cordiale
        set support authoritarian constantinople: 3
        set support liberal italy: 1
        """,
        "von_lettow_vorbeck isonzo_campaign north_african_empire",
        "plan_xvi gallipoli_allenby the_great_game",
        """
        expect at italy: 1,4*
        expect at constantinople: 6*,3
        expect event: mobilization-invalid seat=authoritarian card=north_african_empire
        """,
    )


# --- the end (8.4.5) ---


def test_only_participants_are_scored() -> None:
    """The Liberal controls Serbia and Greece, but the Balkans stay out; Germany has Kiel for the Authoritarian."""
    war(
        """
        set track: russian_collapse
        set support liberal serbia: 3
        set support liberal greece: 2
        set support liberal moscow: 3
        set support authoritarian kiel: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi",
        """
        expect event: region-scored region=germany authoritarian=4 liberal=0 net=-4
        expect vp: -4
        expect result: authoritarian by great-war
        """,
    )


def test_a_tie_is_lost_by_both() -> None:
    """There is no winner of the war to break it."""
    war(
        "set track: russian_collapse",
        "von_lettow_vorbeck",
        "plan_xvi",
        """
        expect vp: 0
        expect winner: none
        expect result: nobody by great-war-lost
        """,
    )


def test_twenty_points_do_not_end_the_war() -> None:
    """-19 - 2 = -21, then Kiel and Hanover bring the Liberal 6 + 1; nor does anybody gain 4 VP for the war."""
    war(
        """
        set vp: -19
        set track: russian_collapse
        set support liberal kiel: 3
        set support liberal hanover_oldenburg: 2
        """,
        "kaiser_wilhelms_plan",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=2 vp=-21
        expect vp: -14
        expect result: authoritarian by great-war
        """,
    )


def test_ruling_46_control_of_germany_does_not_win_the_war() -> None:
    """Control (9) and five battlegrounds take the Liberal from -15 to -1, and no further."""
    war(
        """
        set vp: -15
        set track: russian_collapse
        set support liberal kiel: 3
        set support liberal east_prussia: 4
        set support liberal imperial_army: 4
        set support liberal wilhelm_ii: 5
        set support liberal alsace_lorraine: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi",
        """
        expect event: region-scored region=germany authoritarian=0 liberal=14 net=14
        expect vp: -1
        expect result: authoritarian by great-war
        """,
    )
