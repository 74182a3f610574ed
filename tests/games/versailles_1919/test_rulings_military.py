"""Rulings about happiness, units and regions (6, 7, 8)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Prose
from chancellery.games.versailles_1919.board import (
    CONTENT,
    FOLDER,
    FRANCE,
    ITALY,
    JAPAN,
    NOUNS,
    REGION_IDS,
    UK,
    UNIT_LIMIT,
    USA,
)
from chancellery.games.versailles_1919.rules.happiness import Mutiny, change_happiness, check_mutiny, free_box
from chancellery.games.versailles_1919.rules.regions import move_keg, move_unrest, reset_region
from chancellery.games.versailles_1919.rules.settling import Conference
from tests.games.versailles_1919.positions import act, ask, can, card, deploy, do, exhaust, lay, quiet, space


def test_ruling_18_a_move_gives_the_effects_again() -> None:
    g = quiet()
    deploy(g, FRANCE, "africa-6")
    lay(g, units={FRANCE: 0}, retired={FRANCE: 2})
    exhaust(g, FRANCE, 8)
    act(g)
    do(g, "deploy africa-5")
    assert (g.exhausted[FRANCE], g.happiness[FRANCE]) == (3, 17)
    assert g.unit[space("africa-6")] == NOBODY


def test_ruling_19_one_unit_in_a_space_and_one_of_each_in_a_region() -> None:
    g = quiet()
    deploy(g, UK, "africa-7")
    deploy(g, FRANCE, "africa-8")
    act(g)
    assert "deploy africa-7" not in can(g)
    do(g, "deploy africa-5")
    assert g.unit[space("africa-8")] == NOBODY
    assert g.units[FRANCE] == 2


def test_ruling_19_unrest_is_pushed_and_does_not_come_back() -> None:
    g = quiet()
    g.unrest[3] = 8
    act(g)
    do(g, "deploy africa-6")
    assert g.unrest[3] == 5
    do(g, "reclaim", "recall africa")
    assert g.unrest[3] == 5


def test_ruling_19_unrest_in_the_very_column_is_pushed() -> None:
    g = quiet()
    g.unrest[3] = 6
    act(g)
    do(g, "deploy africa-6")
    assert g.unrest[3] == 5


def test_ruling_20_and_69_recover_then_lose_happiness_then_mutiny() -> None:
    g = quiet()
    exhaust(g, FRANCE, 3)
    g.happiness[FRANCE] = 12
    act(g)
    do(g, "deploy africa-6")
    assert (g.exhausted[FRANCE], g.happiness[FRANCE]) == (0, 10)
    assert "give-up africa" in can(g)
    g.unrest[3] = 5
    do(g, "give-up africa")
    assert (g.exhausted[FRANCE], g.happiness[FRANCE], g.unrest[3]) == (0, 11, 5)


def test_ruling_21_benefits_add_up_to_the_left() -> None:
    g = quiet()
    exhaust(g, FRANCE, 10)
    for column, cubes, loss in ((5, 5, 3), (6, 3, 2), (7, 1, 1), (8, 0, 0)):
        twin = act(g.clone())
        do(twin, f"deploy africa-{column}")
        assert (10 - twin.exhausted[FRANCE], 20 - twin.happiness[FRANCE]) == (cubes, loss)


def test_ruling_22_grey_boxes_are_for_four_players() -> None:
    three, four = quiet(3), quiet(4)
    found: dict[int, list[int]] = {3: [], 4: []}
    for g in (three, four):
        for _ in range(7):
            box = free_box(g)
            found[g.seats].append((5, 4, 4, 3, 3, 2, 1)[box])
            if box < 6:
                lay(g, box={box: UK})
    assert found == {3: [5, 4, 3, 2, 1, 1, 1], 4: [5, 4, 4, 3, 3, 2, 1]}


def test_ruling_22_a_unit_comes_from_anywhere() -> None:
    g = quiet()
    lay(g, units={FRANCE: 2}, spent_units={FRANCE: 1})
    deploy(g, FRANCE, "africa-8")
    act(g)
    do(g, "demobilize")
    assert can(g) == ["give-up-available", "give-up-exhausted", "give-up africa"]


def test_ruling_23_units_go_until_it_fits() -> None:
    g = quiet()
    g.happiness[UK] = 12
    change_happiness(g, UK, -9)
    ask(g, Mutiny())
    do(g, "give-up-available")
    assert (g.happiness[UK], g.retired[UK]) == (4, 1)
    do(g, "give-up-available")
    assert (g.happiness[UK], g.retired[UK]) == (5, 2)
    assert g.waiting == (g.seat_of[FRANCE],)


def test_ruling_24_at_zero_one_unit_may_stay() -> None:
    assert (UNIT_LIMIT[0], UNIT_LIMIT[4], UNIT_LIMIT[5], UNIT_LIMIT[10], UNIT_LIMIT[11]) == (1, 1, 2, 2, 3)


def test_ruling_23_at_zero_nothing_is_gained() -> None:
    g = quiet()
    g.happiness[UK] = 0
    ask(g, Mutiny())
    do(g, "give-up-available", "give-up-available")
    assert (g.happiness[UK], g.retired[UK]) == (0, 2)


def test_ruling_25_nations_that_nobody_plays_do_not_mutiny() -> None:
    g = quiet()
    change_happiness(g, JAPAN, -18)
    change_happiness(g, ITALY, -18)
    check_mutiny(g)
    assert not any(isinstance(frame, Mutiny) for frame in g.stack)


def test_happiness_stops_at_30_and_is_locked_at_0() -> None:
    g = quiet()
    change_happiness(g, UK, 25)
    assert g.happiness[UK] == 30
    change_happiness(g, UK, -40)
    change_happiness(g, UK, 5)
    assert g.happiness[UK] == 0


def test_happiness_of_1_is_not_locked_yet() -> None:
    g = quiet()
    g.happiness[UK] = 1
    change_happiness(g, UK, 3)
    assert g.happiness[UK] == 4


def test_happiness_that_nobody_tracks_does_not_change() -> None:
    g = quiet(2)
    change_happiness(g, USA, 3)
    assert g.happiness[USA] == NOBODY


def test_ruling_26_unrest_stays_between_keg_and_unit() -> None:
    g = quiet()
    lay(g, keg={0: 2}, unrest={0: 4})
    move_unrest(g, 0, -3)
    assert g.unrest[0] == 3
    deploy(g, UK, "europe-6")
    move_unrest(g, 0, 8)
    assert g.unrest[0] == 5
    lay(g, unit={space("europe-6"): NOBODY})
    move_unrest(g, 0, 8)
    assert g.unrest[0] == 8


def test_ruling_27_a_keg_in_column_3_stays_and_unrest_is_reset() -> None:
    g = quiet()
    lay(g, keg={0: 3}, unrest={0: 7})
    move_keg(g, 0, 1)
    assert (g.keg[0], g.unrest[0]) == (3, 7)
    reset_region(g, 0)
    assert (g.keg[0], g.unrest[0]) == (3, 4)


def test_ruling_28_and_90_a_keg_moves_back_to_its_start_box() -> None:
    g = quiet()
    lay(g, keg={0: 1}, unrest={0: 2})
    move_keg(g, 0, -1)
    assert (g.keg[0], g.unrest[0]) == (0, 2)
    move_keg(g, 0, -1)
    assert g.keg[0] == 0


def test_ruling_74_a_box_is_used_even_if_nothing_is_gained() -> None:
    g = quiet()
    g.happiness[FRANCE] = 30
    act(g)
    do(g, "demobilize", "give-up-available")
    assert (g.happiness[FRANCE], g.box[0]) == (30, FRANCE)


def test_ruling_75_mutinies_go_clockwise_from_the_active_player() -> None:
    g = quiet()
    g.happiness[UK] = g.happiness[USA] = 9
    ask(g, Mutiny())
    assert g.waiting == (g.seat_of[USA],)
    do(g, "give-up-available")
    assert g.waiting == (g.seat_of[UK],)
    do(g, "give-up-available")
    assert g.military == 0


def test_ruling_75_a_demobilization_by_an_event_is_no_military_action() -> None:
    g = quiet()
    g.event = card("soldiers_mutinies")
    ask(g, Conference())
    do(g, "accept", "give-up-available")
    assert (g.retired[FRANCE], g.happiness[FRANCE], g.military) == (1, 25, 0)
    assert "demobilize" in can(g)


def test_ruling_88_the_fifth_region_has_one_name() -> None:
    assert REGION_IDS[4] == "asia_pacific"
    assert CONTENT.regions["asia_pacific"].number == 5
    for language, name in (("en", "Pacific"), ("fr", "Asie-Pacifique")):
        assert Prose(language, [FOLDER / "text"], NOUNS, strict=True).name("region", 4) == name


def test_ruling_91_recovering_is_partial_and_low_happiness_forbids_nothing() -> None:
    g = quiet()
    exhaust(g, FRANCE, 1)
    g.happiness[FRANCE] = 2
    lay(g, units={FRANCE: 1}, retired={FRANCE: 2})
    act(g)
    do(g, "deploy africa-5")
    assert (g.exhausted[FRANCE], g.happiness[FRANCE]) == (0, 0)
