"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

from chancellery.engine.content import Checks, Content, check_content, load_content
from chancellery.engine.content_checks import check_counts, check_ids, check_links, check_names, check_numbers
from chancellery.games.realpolitik.records import (
    Ability,
    ActionCard,
    BattleCard,
    Figure,
    General,
    Power,
    Records,
    SeaLane,
    Territory,
    Train,
)

# The component list, and what the rules count on.
POWERS: Final = ("austria", "france", "prussia", "italy")
CARDS_PER_POWER: Final = 13
CARD_VALUES: Final = range(1, 6)
ACTION_CARDS: Final = ("taxation", "mobilisation", "gain_influence", "dispatch", "movement")
# fmt: off
FIGURES: Final = (
    "cost_unit", "cost_train", "cost_battle_card", "cost_morale", "cost_fortress", "free_trains", "track_boxes",
    "rounds", "envoy_morale_1", "envoy_morale_2", "envoy_morale_3", "strategic_steps", "generals", "tokens",
    "trains", "fortresses", "units_per_general", "morale_max", "hand_limit", "strength_general",
    "strength_unit", "strength_garrison", "strength_fortress", "card_morale", "victory", "limit",
    "talk_seconds", "consent_seconds",
)
# fmt: on


def load(folder: Path) -> Records:
    """The content of a folder; raises BadContent with every problem."""
    return load_content(folder, read, CHECKS)


def check(folder: Path) -> list[str]:
    """Every problem of a content folder, as a sentence that names file, record and field."""
    return check_content(folder, read, CHECKS)


def read(content: Content) -> Records:
    """Every record that its schema accepts."""
    return Records(
        territories=content.load("territories.toml", "territory", Territory),
        lanes=content.load("sea_lanes.toml", "sea_lane", SeaLane),
        abilities=content.load("battle_cards.toml", "ability", Ability),
        cards=content.load("battle_cards.toml", "battle_card", BattleCard),
        powers=content.load("set_up.toml", "power", Power),
        generals=content.load("set_up.toml", "general", General),
        trains=content.load("set_up.toml", "train", Train),
        actions=content.load("figures.toml", "action_card", ActionCard),
        figures=content.load("figures.toml", "figure", Figure),
    )


def all_there(content: Content, records: Records) -> None:
    """The powers, the action cards and the figures are those that the rules know."""
    check_ids(content, "set_up.toml", "power", POWERS, records.powers)
    check_ids(content, "figures.toml", "action_card", ACTION_CARDS, records.actions)
    check_ids(content, "figures.toml", "figure", FIGURES, records.figures)
    check_numbers(content, "set_up.toml", "power", "prestige", records.powers, range(1, len(POWERS) + 1))


def borders(content: Content, records: Records) -> None:
    """A border joins two territories that are there, both ways, and no general crosses into an impassable one."""
    open_land = {id: place for id, place in records.territories.items() if place.kind != "impassable"}
    closed = [place for place in records.territories.values() if place.kind == "impassable"]
    check_links(content, "territories.toml", "territory", open_land, "adjacent")
    impassable = [place.id for place in closed]
    check_names(
        content, "territories.toml", "territory", open_land, ("adjacent_impassable",), "impassable place", impassable
    )
    for place in closed:
        for name in place.adjacent:
            there = open_land.get(name)
            if there is None or place.id not in there.adjacent_impassable:
                sentence = f"'{name}' does not have it in 'adjacent_impassable'"
                content.report_field("territories.toml", "territory", place.id, "adjacent", sentence)


def kinds(content: Content, records: Records) -> None:
    """Homes have an owner, disputed territories stripes, and impassable places come last."""
    impassable = False
    for place in records.territories.values():
        report = partial(content.report_field, "territories.toml", "territory", place.id)
        if (place.owner is not None) != (place.kind == "home"):
            report("owner", "home territories have one, and no others")
        if bool(place.stripes) != (place.kind == "disputed"):
            report("stripes", "disputed territories have some, and no others")
        if impassable and place.kind != "impassable":
            report("kind", "impassable places must come last")
        impassable = place.kind == "impassable"


def capitals(content: Content, records: Records) -> None:
    """Every power has one capital, at home."""
    found = Counter[str](place.owner for place in records.territories.values() if place.capital and place.owner)
    check_counts(content, "territories.toml", "power", "capitals", found, dict.fromkeys(POWERS, 1))


def lanes(content: Content, records: Records) -> None:
    """A sea lane joins two coastal territories that have no border."""
    for lane in records.lanes.values():
        for field, name in (("from", lane.start), ("to", lane.end)):
            place = records.territories.get(name)
            report = partial(content.report_field, "sea_lanes.toml", "sea_lane", lane.id, field)
            if place is None or not place.coastal:
                report(f"'{name}' is no coastal territory")
            elif lane.end in place.adjacent:
                report("the two ends have a border")


def cards(content: Content, records: Records) -> None:
    """One ability for each value, and thirteen cards for each power."""
    check_numbers(content, "battle_cards.toml", "ability", "value", records.abilities, CARD_VALUES)
    order = [card.power for card in records.cards.values()]
    if order != [power for power in POWERS for _ in range(CARDS_PER_POWER)]:
        sentence = f"each power has {CARDS_PER_POWER} cards, in the order {', '.join(POWERS)}"
        content.report("battle_cards.toml", "battle_card", "field 'power'", sentence)


def set_up(content: Content, records: Records) -> None:
    """Generals and trains start at home, and there are enough of them."""
    places = records.territories
    for general in records.generals.values():
        place = places.get(general.territory)
        report = partial(content.report_field, "set_up.toml", "general", general.id)
        if place is None or place.owner != general.power:
            report("territory", f"'{general.territory}' is no home territory of {general.power}")
        if general.units > records.figures["units_per_general"].value:
            report("units", "are too many")
    for power in records.powers.values():
        on_map = sum(general.power == power.id for general in records.generals.values())
        if on_map + power.off_map != records.figures["generals"].value:
            content.report_field("set_up.toml", "power", power.id, "off_map", f"does not go with {on_map} on the map")
    for train in records.trains.values():
        a, b = places.get(train.a), places.get(train.b)
        if a is None or b is None or train.b not in a.adjacent or a.owner is None or a.owner != b.owner:
            content.report("set_up.toml", f"train '{train.id}'", "", "does not lie between two homes of one power")


CHECKS: Final[Checks] = {
    all_there: ("set_up.toml", "figures.toml"),
    borders: ("territories.toml",),
    kinds: ("territories.toml",),
    capitals: ("territories.toml",),
    lanes: ("territories.toml", "sea_lanes.toml"),
    cards: ("battle_cards.toml",),
    set_up: ("territories.toml", "set_up.toml", "figures.toml"),
}
