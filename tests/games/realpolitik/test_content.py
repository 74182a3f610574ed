"""The content: what the rulebook prints, what follows from it, and the marks of what is our own (2, 3, 5.2)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ADJACENT,
    BORDER_ENDS,
    BORDER_IDS,
    CAPITAL,
    CONTENT,
    ENTERABLE,
    FOLDER,
    HOME,
    INCOME,
    LANE_ENDS,
    LANES_OF,
    NOUNS,
    POWER_IDS,
    RENOWN,
    START_TRAINS,
    TERRITORIES,
    TERRITORY_IDS,
    TOP_BOX,
    territory,
)
from chancellery.games.realpolitik.rules.movement_types import first_steps
from tests.games.realpolitik.positions import table

# Every place that the rulebook names, with what it says or shows of it.
PRINTED_HOMES = {
    "france": {"paris", "champagne", "bourgogne"},
    "prussia": {"berlin", "magdeburg", "hannover", "hesse", "schlesien"},
    "austria": {"wien", "tyrol", "karinthia", "hungari"},
    "italy": {"liguria", "toscania", "lazio"},
}
PRINTED_ELSEWHERE = {"savoy", "luxembourg", "low_countries", "lombardia", "venezia", "dalmatia", "bohemia", "saxonia"}
PRINTED_FIGURES = {
    "cost_unit": 1,
    "cost_train": 1,
    "cost_battle_card": 1,
    "cost_morale": 1,
    "cost_fortress": 5,
    "free_trains": 2,
    "rounds": 3,
    "envoy_morale_1": 1,
    "envoy_morale_2": 2,
    "envoy_morale_3": 3,
    "strategic_steps": 3,
    "generals": 4,
    "tokens": 28,
    "trains": 28,
    "fortresses": 6,
    "units_per_general": 3,
    "morale_max": 15,
    "hand_limit": 7,
    "strength_general": 1,
    "strength_unit": 1,
    "strength_garrison": 1,
    "strength_fortress": 4,
    "card_morale": 1,
    "victory": 25,
}


# --- the walk over the whole map and all cards ---


def test_the_map_has_45_places() -> None:
    assert Counter(place.kind for place in CONTENT.territories.values()) == {
        "home": 23,
        "disputed": 14,
        "undisputed": 6,
        "impassable": 2,
    }


def test_ruling_110_there_are_91_land_borders_between_enterable_places_and_both_ends_know_them() -> None:
    assert len(BORDER_ENDS) == len(set(BORDER_ENDS)) == len(BORDER_IDS) == 91
    ways = [(a, b) for a in range(TERRITORIES) for b in ADJACENT[a]]
    assert sorted(ways) == sorted([*BORDER_ENDS, *((b, a) for a, b in BORDER_ENDS)])
    assert {end for ends in BORDER_ENDS for end in ends} <= set(ENTERABLE)


def test_the_mainland_hangs_together() -> None:
    reached = [territory("wien")]
    for here in reached:
        reached += [there for there in ADJACENT[here] if there not in reached]
    assert {TERRITORY_IDS[t] for t in ENTERABLE} - {TERRITORY_IDS[t] for t in reached} == {"sardinia"}


def test_there_are_seven_sea_lanes_of_france_and_italy_between_coasts_without_a_border() -> None:
    assert Counter(lane.power for lane in CONTENT.lanes.values()) == {"france": 3, "italy": 4}
    assert len({frozenset(ends) for ends in LANE_ENDS}) == 7
    for a, b in LANE_ENDS:
        assert b not in ADJACENT[a]
        assert all(CONTENT.territories[TERRITORY_IDS[end]].coastal for end in (a, b))


def test_there_are_52_battle_cards_13_each_and_the_same_for_all() -> None:
    mixes = [Counter(card.value for card in CONTENT.cards.values() if card.power == power) for power in POWER_IDS]
    assert [mix.total() for mix in mixes] == [13] * 4
    assert all(mix == {1: 2, 2: 3, 3: 3, 4: 3, 5: 2} for mix in mixes)
    assert len(CONTENT.cards) == 52


def test_the_figures_are_those_of_the_rulebook() -> None:
    printed = {figure.id: figure.value for figure in CONTENT.figures.values() if figure.source == "rulebook"}
    assert printed == PRINTED_FIGURES


def test_the_five_action_cards_and_the_one_that_minor_italy_lacks() -> None:
    assert [card.id for card in CONTENT.actions.values() if not card.minor] == ["gain_influence"]
    assert {card.id: card.step for card in CONTENT.actions.values()} == {
        "taxation": 1,
        "mobilisation": 1,
        "gain_influence": 1,
        "dispatch": 2,
        "movement": 4,
    }


@pytest.mark.parametrize("path", sorted((FOLDER / "content").glob("*.toml")), ids=lambda path: path.stem)
def test_every_record_says_where_it_comes_from(path: Path) -> None:
    for table_name, records in tomllib.loads(path.read_text("utf-8")).items():
        for record in records:
            who = f"{table_name} {record['id']}"
            assert record["source"] in ("rulebook", "reference", "designed"), who
            assert set(record.get("sources", {})) <= set(record) | {"coastal", "owner", "capital", "stripes"}, who


def test_what_is_designed_is_marked() -> None:
    """The rulebook prints no value, no deck mix, no lane, no box of the track, and hardly a border."""
    for place in CONTENT.territories.values():
        named = place.id in PRINTED_ELSEWHERE.union(*PRINTED_HOMES.values(), {"sardinia"})
        assert (place.source == "rulebook") == named, place.id
        for field in ("value", "x", "y"):
            assert place.sources.get(field, place.source) == "designed", f"{place.id} {field}"
        if place.adjacent:
            assert place.sources.get("adjacent", place.source) == "designed", place.id
    assert {lane.source for lane in CONTENT.lanes.values()} == {"designed"}
    assert {card.source for card in CONTENT.cards.values()} == {"designed"}
    designed = [figure.id for figure in CONTENT.figures.values() if figure.source != "rulebook"]
    assert designed == ["track_boxes", "limit", "talk_seconds", "consent_seconds"]


# --- rulings on the map ---


def test_ruling_1_trains_at_set_up_lie_between_two_homes_of_one_power() -> None:
    assert sorted(BORDER_IDS[border] for border in START_TRAINS) == [
        "berlin-hannover",
        "berlin-magdeburg",
        "berlin-schlesien",
        "liguria-toscania",
        "magdeburg-hesse",
        "paris-bourgogne",
        "paris-champagne",
        "toscania-lazio",
        "wien-hungari",
        "wien-karinthia",
        "wien-tyrol",
    ]
    for border in START_TRAINS:
        a, b = BORDER_ENDS[border]
        assert HOME[a] == HOME[b] != NOBODY
    for power, homes in PRINTED_HOMES.items():
        assert all(CONTENT.territories[home].owner == power for home in homes)


@pytest.mark.parametrize(
    ("place", "stripes"),
    [
        ("bohemia", {"austria", "prussia"}),
        ("saxonia", {"austria", "prussia"}),
        ("lombardia", {"austria", "italy"}),
    ],
)
def test_ruling_2_these_three_are_disputed(place: str, stripes: set[str]) -> None:
    assert CONTENT.territories[place].kind == "disputed"
    assert set(CONTENT.territories[place].stripes) == stripes


def test_ruling_3_each_power_has_one_capital_and_italys_is_liguria() -> None:
    assert [TERRITORY_IDS[capital] for capital in CAPITAL] == ["wien", "paris", "berlin", "liguria"]
    assert sum(place.capital for place in CONTENT.territories.values()) == 4


def test_ruling_4_sardinia_alone_is_reached_by_sea_only() -> None:
    assert [TERRITORY_IDS[place] for place in ENTERABLE if not ADJACENT[place]] == ["sardinia"]
    assert len(LANES_OF[territory("sardinia")]) == 4


def test_ruling_5_impassable_places_are_never_entered_controlled_or_given_trains() -> None:
    for name in ("low_countries", "switzerland"):
        place = territory(name)
        assert place not in ENTERABLE
        assert not ADJACENT[place]
        assert not LANES_OF[place]
        assert not any(place in ends for ends in BORDER_ENDS)
        assert all(place not in ADJACENT[other] for other in range(TERRITORIES))
        drawn = CONTENT.territories[name].adjacent
        assert drawn
        assert all(name in CONTENT.territories[other].adjacent_impassable for other in drawn)
        assert HOME[place] == NOBODY
        assert all(INCOME[power][place] == RENOWN[power][place] == 0 for power in range(len(POWER_IDS)))


def test_ruling_7_a_number_is_money_or_influence_according_to_who_controls_the_place() -> None:
    for place, facts in enumerate(CONTENT.territories.values()):
        for power, name in enumerate(POWER_IDS):
            renown = facts.owner not in (None, name) or name in facts.stripes
            assert RENOWN[power][place] == (facts.value if renown else 0)
            assert INCOME[power][place] == (0 if renown else facts.value)


def test_ruling_30_the_track_has_four_boxes_and_so_three_steps() -> None:
    assert TOP_BOX == 3


# --- the rulebook's examples of territories ---


def worth(power: str, place: str) -> tuple[int, int]:
    """The money and the influence that a place is worth to a power."""
    which, where = NOUNS.index("power", power), territory(place)
    return INCOME[which][where], RENOWN[which][where]


@pytest.mark.parametrize("place", ["champagne", "paris"])
def test_example_7_a_home_is_money_for_its_owner_and_influence_for_others(place: str) -> None:
    value = CONTENT.territories[place].value
    assert worth("france", place) == (value, 0)
    assert {worth(other, place) for other in ("austria", "prussia", "italy")} == {(0, value)}


def test_example_7_savoy_is_influence_for_france_or_italy_and_money_for_the_others() -> None:
    assert worth("france", "savoy") == worth("italy", "savoy") == (0, 1)
    assert worth("austria", "savoy") == worth("prussia", "savoy") == (1, 0)


def test_example_7_luxembourg_is_money_for_whoever_holds_it() -> None:
    assert {worth(power, "luxembourg") for power in POWER_IDS} == {(1, 0)}


def test_example_7_no_general_enters_the_low_countries() -> None:
    g = table("general france_1 champagne 3", "Move power=france", "france: envoy austria")
    targets = [g.describe(action) for action in first_steps(g, NOUNS.index("general", "france_1"))]
    assert sorted(targets) == ["go bourgogne", "go lorraine", "go luxembourg", "go normandie", "go paris"]
