"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from chancellery.engine.content import Content
from chancellery.engine.errors import BadContent
from chancellery.engine.nouns import nearest
from chancellery.games.realpolitik.records import (
    Ability,
    ActionCard,
    BattleCard,
    Facts,
    Figure,
    General,
    Power,
    SeaLane,
    Territory,
    Train,
)

# The component list, and what the rules count on.
POWERS: Final = ("austria", "france", "prussia", "italy")
CARDS_PER_POWER: Final = 13
CARD_VALUES: Final = range(1, 6)
ACTION_CARDS: Final = ("taxation", "mobilisation", "gain_influence", "dispatch", "movement")
FIGURES: Final = (
    "cost_unit",
    "cost_train",
    "cost_battle_card",
    "cost_morale",
    "cost_fortress",
    "free_trains",
    "track_boxes",
    "rounds",
    "envoy_morale_1",
    "envoy_morale_2",
    "envoy_morale_3",
    "strategic_steps",
    "generals",
    "tokens",
    "trains",
    "fortresses",
    "units_per_general",
    "morale_max",
    "hand_limit",
    "strength_general",
    "strength_unit",
    "strength_garrison",
    "strength_fortress",
    "card_morale",
    "victory",
    "limit",
    "talk_seconds",
    "consent_seconds",
)


def load(folder: Path) -> Facts:
    """The content of a folder; raises BadContent with every problem."""
    reader = Content(folder)
    facts = read(reader)
    if problems := look_through(reader, facts):
        raise BadContent("\n".join(problems))
    return facts


def check(folder: Path) -> list[str]:
    """Every problem of a content folder, as a sentence that names file, record and field."""
    reader = Content(folder)
    return look_through(reader, read(reader))


def read(reader: Content) -> Facts:
    """Every record that its schema accepts."""
    return Facts(
        territories=reader.load("territories.toml", "territory", Territory),
        lanes=reader.load("sea_lanes.toml", "sea_lane", SeaLane),
        abilities=reader.load("battle_cards.toml", "ability", Ability),
        cards=reader.load("battle_cards.toml", "battle_card", BattleCard),
        powers=reader.load("set_up.toml", "power", Power),
        generals=reader.load("set_up.toml", "general", General),
        trains=reader.load("set_up.toml", "train", Train),
        actions=reader.load("figures.toml", "action_card", ActionCard),
        figures=reader.load("figures.toml", "figure", Figure),
    )


def look_through(reader: Content, facts: Facts) -> list[str]:
    """What the schemas cannot see; only of files that can be read at all."""
    if not reader.problems:
        for look in (all_there, borders, kinds, capitals, lanes, cards, set_up):
            look(reader, facts)
    return reader.problems


def missing(reader: Content, file: str, table: str, due: Iterable[str], found: Mapping[str, object]) -> None:
    for id in due:
        if id not in found:
            reader.report(file, f"{table} '{id}'", "", "is missing")
    for id in found:
        if id not in due:
            reader.report(file, f"{table} '{id}'", "", "is not known")


def all_there(reader: Content, facts: Facts) -> None:
    """The powers, the action cards and the figures are those that the rules know."""
    missing(reader, "set_up.toml", "power", POWERS, facts.powers)
    missing(reader, "figures.toml", "action_card", ACTION_CARDS, facts.actions)
    missing(reader, "figures.toml", "figure", FIGURES, facts.figures)
    order = sorted(power.prestige for power in facts.powers.values())
    if order != list(range(1, len(POWERS) + 1)):
        reader.report("set_up.toml", "power", "field 'prestige'", f"{order} is no order")


def borders(reader: Content, facts: Facts) -> None:
    """A border joins two territories that are there, both ways, and no general crosses into an impassable one."""
    places = facts.territories
    for place in places.values():
        who = f"territory '{place.id}'"
        for field, impassable in (("adjacent", False), ("adjacent_impassable", True)):
            for name in getattr(place, field):
                if name not in places:
                    sentence = f"there is no territory '{name}'{nearest(name, places)}"
                elif place.kind == "impassable":
                    if place.id in places[name].adjacent_impassable:
                        continue
                    sentence = f"'{name}' does not have it in 'adjacent_impassable'"
                elif (places[name].kind == "impassable") != impassable:
                    sentence = f"'{name}' does not belong here"
                elif place.id not in places[name].adjacent:
                    sentence = f"the border with '{name}' goes one way"
                else:
                    continue
                reader.report("territories.toml", who, f"field '{field}'", sentence)


def kinds(reader: Content, facts: Facts) -> None:
    """Homes have an owner, disputed territories stripes, and impassable places come last."""
    impassable = False
    for place in facts.territories.values():
        who = f"territory '{place.id}'"
        if (place.owner is not None) != (place.kind == "home"):
            reader.report("territories.toml", who, "field 'owner'", "home territories have one, and no others")
        if bool(place.stripes) != (place.kind == "disputed"):
            reader.report("territories.toml", who, "field 'stripes'", "disputed territories have some, and no others")
        if impassable and place.kind != "impassable":
            reader.report("territories.toml", who, "field 'kind'", "impassable places must come last")
        impassable = place.kind == "impassable"


def capitals(reader: Content, facts: Facts) -> None:
    """Every power has one capital, at home."""
    found = Counter(place.owner for place in facts.territories.values() if place.capital)
    for power in POWERS:
        if found[power] != 1:
            reader.report("territories.toml", f"power '{power}'", "", "must have exactly one capital")


def lanes(reader: Content, facts: Facts) -> None:
    """A sea lane joins two coastal territories that have no border."""
    for lane in facts.lanes.values():
        who = f"sea_lane '{lane.id}'"
        for field, name in (("from", lane.start), ("to", lane.end)):
            place = facts.territories.get(name)
            if place is None or not place.coastal:
                reader.report("sea_lanes.toml", who, f"field '{field}'", f"'{name}' is no coastal territory")
            elif lane.end in place.adjacent:
                reader.report("sea_lanes.toml", who, f"field '{field}'", "the two ends have a border")


def cards(reader: Content, facts: Facts) -> None:
    """One ability for each value, and thirteen cards for each power."""
    values = sorted(ability.value for ability in facts.abilities.values())
    if values != list(CARD_VALUES):
        reader.report("battle_cards.toml", "ability", "field 'value'", f"{values} must be {list(CARD_VALUES)}")
    order = [card.power for card in facts.cards.values()]
    if order != [power for power in POWERS for _ in range(CARDS_PER_POWER)]:
        sentence = f"each power has {CARDS_PER_POWER} cards, in the order {', '.join(POWERS)}"
        reader.report("battle_cards.toml", "battle_card", "field 'power'", sentence)


def set_up(reader: Content, facts: Facts) -> None:
    """Generals and trains start at home, and there are enough of them."""
    places = facts.territories
    for general in facts.generals.values():
        place = places.get(general.territory)
        if place is None or place.owner != general.power:
            sentence = f"'{general.territory}' is no home territory of {general.power}"
            reader.report("set_up.toml", f"general '{general.id}'", "field 'territory'", sentence)
        if general.units > facts.figures["units_per_general"].value:
            reader.report("set_up.toml", f"general '{general.id}'", "field 'units'", "are too many")
    for power in facts.powers.values():
        on_map = sum(general.power == power.id for general in facts.generals.values())
        if on_map + power.off_map != facts.figures["generals"].value:
            reader.report(
                "set_up.toml", f"power '{power.id}'", "field 'off_map'", f"does not go with {on_map} on the map"
            )
    for train in facts.trains.values():
        a, b = places.get(train.a), places.get(train.b)
        if a is None or b is None or train.b not in a.adjacent or a.owner is None or a.owner != b.owner:
            sentence = "does not lie between two homes of one power"
            reader.report("set_up.toml", f"train '{train.id}'", "", sentence)
