"""Chapter 10: scoring and victory, tested sentence by sentence."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from chancellery.engine.events import Log
from chancellery.engine.nouns import NOBODY
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import SPACE_REGION
from chancellery.games.europe_in_turmoil.rules.scoring import LEVEL_VP
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.games.europe_in_turmoil.tables import run

STABILITY = {"vienna": 3, "budapest": 2, "viennese_secession": 1, "bohemia": 2, "moravia": 2, "dual_monarchy": 2}


def held(seat: str, *spaces: str) -> str:
    """Lines that give a seat control of spaces of Austria-Hungary."""
    return "\n".join(f"set support {seat} {space}: {STABILITY[space]}" for space in spaces)


# ---- 10.0 and 10.1: regional scoring -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "enemy", "vp"),
    [
        ((), (), 0),
        # Presence (2) takes one space of any kind.
        (("bohemia",), (), 2),
        (("vienna",), (), 2 + 1),
        # Domination (4) takes more spaces, more battlegrounds, and a space of either kind.
        (("vienna", "viennese_secession"), (), 4 + 1),
        (("vienna", "bohemia", "moravia"), ("dual_monarchy",), 4 + 1),
        (("bohemia", "moravia"), (), 2),
        (("vienna", "bohemia", "moravia"), ("budapest",), 2 + 1),
        (("vienna", "viennese_secession"), ("bohemia", "moravia"), 2 + 1),
        # Control (6) takes more spaces and all battlegrounds.
        (("vienna", "budapest"), (), 6 + 2),
        (("vienna", "budapest"), ("bohemia",), 6 + 2),
        (("vienna", "budapest"), ("bohemia", "moravia"), 2 + 2),
    ],
)
@pytest.mark.parametrize("seat", ["liberal", "authoritarian"])
def test_10_1_1_presence_domination_control(seat: str, own: tuple[str, ...], enemy: tuple[str, ...], vp: int) -> None:
    other = "authoritarian" if seat == "liberal" else "liberal"
    run(f"{held(seat, *own)}\n{held(other, *enemy)}\nexpect worth austria_hungary {seat}: {vp}")


@pytest.mark.parametrize(
    ("region", "space", "stability", "presence"),
    [
        ("france", "nice", 2, 3),
        ("germany", "silesia", 2, 3),
        ("austria_hungary", "bohemia", 2, 2),
        ("russia", "belarus", 2, 3),
        ("balkans", "greece", 2, 2),
    ],
)
def test_10_1_2_the_number_of_the_scoring_card_for_presence(
    region: str, space: str, stability: int, presence: int
) -> None:
    run(f"""
        set support liberal {space}: {stability}
        expect worth {region} liberal: {presence}
        expect worth {region} authoritarian: 0
    """)


@pytest.mark.parametrize(
    ("region", "spaces", "domination"),
    [
        ("france", "paris nice", 6),
        ("germany", "kiel silesia", 6),
        ("austria_hungary", "vienna bohemia", 4),
        ("russia", "poland belarus", 6),
        ("balkans", "serbia greece", 4),
    ],
)
def test_10_1_2_and_for_domination(region: str, spaces: str, domination: int) -> None:
    points = "\n".join(f"set support liberal {space}: 5" for space in spaces.split())
    run(f"{points}\nexpect worth {region} liberal: {domination + 1}")


@pytest.mark.parametrize(
    ("region", "battlegrounds", "control"),
    [
        ("france", "beau_monde french_writers french_catholic_church paris french_armed_forces colonials", 9),
        ("germany", "kiel east_prussia imperial_army wilhelm_ii alsace_lorraine", 9),
        ("austria_hungary", "vienna budapest", 6),
        ("russia", "saint_petersburg nicolas_ii moscow poland tsarist_army orthodox_church", 9),
        ("balkans", "bosnia serbia romania bulgaria macedonia", 6),
    ],
)
def test_10_1_2_only_the_highest_level_counts(region: str, battlegrounds: str, control: int) -> None:
    names = battlegrounds.split()
    points = "\n".join(f"set support authoritarian {space}: 5" for space in names)
    run(f"{points}\nexpect worth {region} authoritarian: {control + len(names)}")


def test_10_1_3_one_more_for_each_battleground_controlled() -> None:
    run("""
        set support liberal paris: 2
        set support liberal beau_monde: 3
        set support authoritarian french_armed_forces: 4
        set support authoritarian colonials: 2
        set support authoritarian nice: 2
        expect worth france liberal: 5
        expect worth france authoritarian: 4
    """)


@pytest.mark.parametrize(
    ("region", "independents"),
    [
        ("france", "belgium switzerland spain_portugal morocco algeria tunisia italy"),
        ("germany", "netherlands belgium switzerland norway sweden denmark"),
        ("austria_hungary", "switzerland italy"),
        ("russia", "norway sweden constantinople"),
        ("balkans", "italy constantinople"),
    ],
)
def test_10_1_4_one_more_for_each_independent_country_next_to_the_region(region: str, independents: str) -> None:
    every = (
        "norway sweden denmark netherlands belgium switzerland spain_portugal morocco algeria tunisia italy libya "
        "constantinople"
    )
    for space in every.split():
        run(f"""
            set opened norway: 1
            set support authoritarian {space}: 5
            expect worth {region} authoritarian: {int(space in independents.split())}
        """)


def test_10_1_4_support_without_control_counts_for_nothing() -> None:
    run("""
        set support liberal switzerland: 4
        set support liberal vienna: 2
        expect worth austria_hungary liberal: 0
    """)


def test_10_1_5_only_the_difference_is_marked() -> None:
    # Liberal 4 + 1 + 1, Authoritarian 2 + 1.
    run("""
        set vp: 2
        set hand liberal: modernism
        set support liberal vienna: 3
        set support liberal bohemia: 2
        set support liberal switzerland: 5
        set support authoritarian moravia: 2
        set support authoritarian italy: 3
        stack ScoreRegion region=austria_hungary then ActionRound seat=liberal number=1
        expect event: region-scored region=austria_hungary liberal=6 authoritarian=3 net=3
        expect vp: 5
    """)


def test_10_0_a_region_is_scored_in_the_last_step_of_its_stability_check() -> None:
    run("""
        set hand liberal: austria_hungary_scoring
        set hand authoritarian: status_quo
        stack ActionRound seat=liberal number=1
        liberal: event austria_hungary_scoring
        authoritarian: stability elitist_art
        dice 1
        liberal: stability workers_unite
        expect at bohemia: 2*,0
        expect at moravia: 2*,0
        expect vp: 2
        expect discard: austria_hungary_scoring
    """)


# ---- 10.2 and 10.3: the Victory Point track ------------------------------------------------------------------


def test_10_2_events_give_vp() -> None:
    run("""
        set hand authoritarian: arms_traders_industry
        set tension: 4
        stack ActionRound seat=authoritarian number=1
        authoritarian: event arms_traders_industry
        expect vp: -4
    """)


@pytest.mark.parametrize(("vp", "after"), [(10, 8), (1, -1), (0, -2), (-10, -12)])
def test_10_3_2_a_gain_moves_the_marker_in_favour_of_the_player(vp: int, after: int) -> None:
    run(f"""
        set vp: {vp}
        set hand authoritarian: second_hague_conference
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_hague_conference
        authoritarian: first-option
        expect event: victory-points seat=authoritarian points=2 vp={after}
        expect vp: {after}
    """)


def test_10_3_3_only_the_difference_of_what_both_earn_on_one_card() -> None:
    # Agadir at tension 6: the Liberal gains 1 VP, the Authoritarian loses 2.
    run("""
        set vp: 0
        set tension: 6
        set hand authoritarian: agadir_crisis
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event agadir_crisis
        dice 1
        liberal: second-option
        expect vp: 3
        expect tension: 6
    """)


def test_10_3_4_a_crisis_roll_ends_the_scoring() -> None:
    run("""
        set hand liberal: russia_scoring
        set hand authoritarian: status_quo
        set tension: 3
        stack ActionRound seat=liberal number=1
        liberal: event russia_scoring
        authoritarian: stability elitist_art
        dice 2
        liberal: stability blockade
        expect event: crisis-rolled die=2 tension=3 status=-6 total=-1
    """)


# ---- 10.4: victory -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vp", "result"),
    [(-18, "authoritarian by automatic-victory"), (-19, "authoritarian by automatic-victory"), (-17, "none")],
)
def test_10_4_1_twenty_vp_win(vp: int, result: str) -> None:
    run(f"""
        set vp: {vp}
        set hand authoritarian: second_hague_conference, status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_hague_conference
        authoritarian: first-option
        expect result: {result}
    """)


def test_10_4_1_also_for_the_liberal() -> None:
    run("""
        set vp: 19
        set hand liberal: parliament_act_of_1911
        stack ActionRound seat=liberal number=1
        liberal: event parliament_act_of_1911
        expect result: liberal by automatic-victory
    """)


def test_10_4_1_also_by_the_event_of_a_card_played_for_operations() -> None:
    # The event before the Operations: they are not conducted any more.
    run("""
        set vp: 19
        set hand authoritarian: parliament_act_of_1911
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate parliament_act_of_1911
        authoritarian: event-before
        expect result: liberal by automatic-victory
    """)
    run("""
        set vp: 19
        set hand authoritarian: parliament_act_of_1911
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate parliament_act_of_1911
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        expect result: liberal by automatic-victory
    """)


def test_10_4_1_also_in_the_naval_race() -> None:
    run("""
        set vp: 18
        set navy liberal: 2
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        dice 6
        liberal: naval modernism
        expect result: liberal by automatic-victory
    """)


def test_10_4_1_also_in_the_helgoland_round() -> None:
    run("""
        set vp: -18
        set navy authoritarian: 5
        set navy liberal: 3
        set hand authoritarian: prussian_spirit
        stack ExtraRounds
        dice 6
        authoritarian: naval prussian_spirit
        expect result: authoritarian by automatic-victory
    """)


def test_10_4_1_all_awards_of_an_event_come_first() -> None:
    # 2 VP for Alsace-Lorraine make 20, but tension above 6 takes one back.
    run("""
        set vp: -18
        set tension: 6
        set support authoritarian alsace_lorraine: 3
        set hand authoritarian: alsace_lorraine, status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: event alsace_lorraine
        expect vp: -19
        expect result: none
    """)


def test_10_4_1_all_awards_of_a_scoring_come_first() -> None:
    # Elitist Art makes 20 for the Authoritarian; then the Liberal scores.
    run("""
        set vp: -19
        set support authoritarian viennese_secession: 1
        set support liberal vienna: 3
        set support liberal bohemia: 2
        set hand liberal: austria_hungary_scoring
        set hand authoritarian: status_quo
        stack ActionRound seat=liberal number=1
        liberal: event austria_hungary_scoring
        authoritarian: stability elitist_art
        dice 1
        liberal: stability blockade
        expect event: victory-points seat=authoritarian points=1 vp=-20
        expect vp: -17
        expect result: none
    """)


LIBERAL_GERMANY = """
        set support liberal kiel: 3
        set support liberal east_prussia: 4
        set support liberal imperial_army: 4
        set support liberal wilhelm_ii: 5
        set support liberal alsace_lorraine: 3
"""


def test_10_4_1_liberal_control_of_germany_wins_when_it_is_scored() -> None:
    run(f"""
        {LIBERAL_GERMANY}
        set vp: -19
        set hand authoritarian: germany_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        authoritarian: stability naval_law_amendment
        expect result: liberal by control-of-germany
    """)


def test_10_4_1_domination_of_germany_does_not_win() -> None:
    run(f"""
        {LIBERAL_GERMANY}
        set support authoritarian kiel: 1
        set support liberal silesia: 2
        set hand authoritarian: germany_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        dice 1
        authoritarian: stability naval_law_amendment
        expect vp: 10
        expect result: none
    """)


def test_10_4_1_authoritarian_control_of_germany_does_not_win() -> None:
    run("""
        set support authoritarian kiel: 3
        set support authoritarian east_prussia: 4
        set support authoritarian imperial_army: 4
        set support authoritarian wilhelm_ii: 5
        set support authoritarian alsace_lorraine: 3
        set hand authoritarian: germany_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        dice 1
        authoritarian: stability naval_law_amendment
        expect vp: -14
        expect result: none
    """)


def test_10_4_1_a_held_scoring_card_loses_and_two_make_a_draw() -> None:
    run("""
        set hand authoritarian: france_scoring
        stack EndTurn
        expect result: liberal by held-scoring
    """)
    run("""
        set hand authoritarian: france_scoring
        set hand liberal: russia_scoring
        set vp: 12
        stack EndTurn
        expect result: authoritarian, liberal by both-held-scoring
    """)


def test_10_4_2_every_region_is_scored_after_turn_10() -> None:
    run("""
        set turn: 10
        set vp: 1
        set support liberal paris: 2
        set support authoritarian berlin: 3
        set support authoritarian vienna: 3
        set support liberal belarus: 2
        set support authoritarian greece: 2
        stack EndTurn
        expect event: region-scored region=france net=4
        expect event: region-scored region=germany net=-3
        expect event: region-scored region=austria_hungary net=-3
        expect event: region-scored region=russia net=3
        expect event: region-scored region=balkans net=-2
        expect vp: 0
        expect result: authoritarian, liberal by draw
    """)


def test_10_4_2_neither_stability_check_nor_crisis_roll() -> None:
    # A die would have to be given.
    run("""
        set turn: 10
        set tension: 6
        set support authoritarian vienna: 3
        stack EndTurn
        expect vp: -3
        expect result: authoritarian by final-scoring
    """)


def test_10_4_2_twenty_vp_do_not_end_the_scoring() -> None:
    # France makes 23; Germany, Austria-Hungary and the Balkans bring it down again.
    run("""
        set turn: 10
        set vp: 19
        set support liberal paris: 2
        set support authoritarian berlin: 3
        set support authoritarian vienna: 3
        stack EndTurn
        expect event: victory-points seat=liberal points=4 vp=23
        expect vp: 17
        expect result: liberal by final-scoring
    """)


def test_10_4_2_control_of_germany_wins_whatever_the_score() -> None:
    run(f"""
        {LIBERAL_GERMANY}
        set turn: 10
        set vp: -19
        stack EndTurn
        expect vp: -5
        expect result: liberal by control-of-germany
    """)


@pytest.mark.parametrize(("vp", "winner"), [(1, "liberal"), (-1, "authoritarian")])
def test_10_4_2_the_side_of_the_marker_wins(vp: int, winner: str) -> None:
    run(f"""
        set turn: 10
        set vp: {vp}
        stack EndTurn
        expect result: {winner} by final-scoring
    """)


def test_a_scoring_names_the_spaces_that_it_has_counted() -> None:
    """Whose they are and which bring a point: with the level that is all that was scored (10.1.1 to 10.1.4)."""
    game = find_game("europe-in-turmoil")
    scored, beside = 0, 0
    for seed in range(4):
        g = cast(Turmoil, game.new(seed=seed, record=True))
        luck = Random(seed)
        while g.outcome is None:
            before = len(log_of(g).entries)
            g.play(g.waiting[0], luck.choice(g.legal(g.waiting[0])))
            for entry in log_of(g).entries[before:]:
                event = entry.event
                if isinstance(event, events.RegionScored):
                    levels = {0, *LEVEL_VP[event.region]}
                    for vp, held in (
                        (event.liberal, event.liberal_spaces),
                        (event.authoritarian, event.authoritarian_spaces),
                    ):
                        assert vp - len(set(held) & set(event.valued)) in levels
                        assert set(held) <= set(event.spaces)
                    beside += sum(SPACE_REGION[space] == NOBODY for space in event.spaces)
                    scored += 1
    assert scored > 10
    assert beside > 10


def log_of(g: Turmoil) -> Log:
    assert g.log is not None
    return g.log
