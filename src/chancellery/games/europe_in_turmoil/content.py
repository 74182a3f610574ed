"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from chancellery.engine.content import Content, R, Record, read_toml
from chancellery.engine.errors import BadContent
from chancellery.engine.nouns import nearest
from chancellery.games.europe_in_turmoil.records import (
    Card,
    Era,
    Facts,
    MapMarker,
    Marker,
    MobilizationCard,
    NavalBox,
    Participant,
    Placement,
    RegionScoring,
    Slot,
    Space,
    StabilityCard,
    Track,
    War,
)

__all__ = [
    "Card",
    "Era",
    "Facts",
    "MapMarker",
    "Marker",
    "MobilizationCard",
    "NavalBox",
    "Participant",
    "Placement",
    "RegionScoring",
    "Slot",
    "Space",
    "StabilityCard",
    "Track",
    "War",
    "check",
    "load",
]

# The component list (2.0), the support points of 3.2 to 3.4, and what the map, the chart and the decks count.
SPACES: Final = {
    "france": 12,
    "germany": 12,
    "austria_hungary": 12,
    "russia": 14,
    "balkans": 7,
    "independent": 13,
    "box": 3,
}
BATTLEGROUNDS: Final = {"france": 6, "germany": 5, "austria_hungary": 2, "russia": 6, "balkans": 5}
SET_UP_SP: Final = {"authoritarian": 25, "liberal": 18}
DISCRETIONARY_SP: Final = {"authoritarian": 6, "liberal": 6}
CARDS: Final = {"victorian": 38, "edwardian": 43, "georgian": 29}
STABILITY_CARDS: Final = {"liberal": 10, "authoritarian": 10}
MOBILIZATION_CARDS: Final = 35
NAVAL_BOXES: Final = 14
SLOTS: Final = 5
TURNS: Final = 10


class Reader(Content):
    """A content folder; `broken` are the files with a problem of their own, `tables` what each may hold."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.broken: set[str] = set()
        self.tables: dict[str, list[str]] = {}

    def load(self, file: str, table: str, schema: type[R]) -> dict[str, R]:
        known = len(self.problems)
        records = super().load(file, table, schema)
        if len(self.problems) > known:
            self.broken.add(file)
        self.tables.setdefault(file, []).append(table)
        return records

    def report_field(self, file: str, table: str, id: str, field: str, sentence: str) -> None:
        self.report(file, f"{table} '{id}'", f"field '{field}'", sentence)


def load(folder: Path) -> Facts:
    """The content of a folder; raises BadContent with every problem."""
    reader = Reader(folder)
    facts = read(reader)
    if problems := look_through(reader, facts):
        raise BadContent("\n".join(problems))
    return facts


def check(folder: Path) -> list[str]:
    """Every problem of a content folder, as a sentence that names file, record and field."""
    reader = Reader(folder)
    return look_through(reader, read(reader))


def read(reader: Reader) -> Facts:
    """Every record that its schema accepts."""
    return Facts(
        spaces=reader.load("spaces.toml", "space", Space),
        cards=reader.load("cards.toml", "card", Card),
        stability=reader.load("stability.toml", "stability_card", StabilityCard),
        naval=reader.load("naval.toml", "naval_box", NavalBox),
        scoring=reader.load("scoring.toml", "scoring", RegionScoring),
        slots=reader.load("great_war.toml", "slot", Slot),
        markers=reader.load("great_war.toml", "marker", Marker),
        participants=reader.load("great_war.toml", "participant", Participant),
        wars=reader.load("great_war.toml", "war", War),
        map_markers=reader.load("markers.toml", "map_marker", MapMarker),
        mobilization=reader.load("mobilization.toml", "mobilization_card", MobilizationCard),
        eras=reader.load("tracks.toml", "era", Era),
        tracks=reader.load("tracks.toml", "track", Track),
        placements=reader.load("set_up.toml", "placement", Placement),
    )


def look_through(reader: Reader, facts: Facts) -> list[str]:
    """Run every check whose files can be read; the others would only repeat what is wrong with those files."""
    unknown_tables(reader)
    unknown_names(reader, facts)
    for look, files in CHECKS.items():
        if reader.broken.isdisjoint(files):
            look(reader, facts)
    return list(dict.fromkeys(reader.problems))


# ---- what every file may and must name ------------------------------------------------------------------


def unknown_tables(reader: Reader) -> None:
    """A misspelt table would otherwise be passed over."""
    for file, tables in reader.tables.items():
        try:
            found = read_toml(reader.folder / file)
        except BadContent:
            continue
        for table in found:
            if table not in tables:
                reader.report(file, "", "", f"has a [[{table}]] that nobody reads{nearest(table, tables)}")


class Names(NamedTuple):
    """Fields of a file's records that name records of a kind."""

    file: str
    table: str
    records: Mapping[str, Record]
    fields: tuple[str, ...]
    kind: str
    known: Iterable[str]
    known_files: tuple[str, ...]


def names(facts: Facts) -> list[Names]:
    """Every field that names another record; links between spaces are looked at on their own."""
    to_card = ("card", facts.cards, ("cards.toml",))
    to_space = ("space", facts.spaces, ("spaces.toml",))
    to_marker = ("marker", facts.markers, ("great_war.toml",))
    to_any_marker = ("marker", {**facts.markers, **facts.map_markers}, ("great_war.toml", "markers.toml"))
    to_mobilization = ("mobilization card", facts.mobilization, ("mobilization.toml",))
    scoring = ("scoring.toml", "scoring", facts.scoring)
    marker = ("great_war.toml", "marker", facts.markers)
    participant = ("great_war.toml", "participant", facts.participants)
    map_marker = ("markers.toml", "map_marker", facts.map_markers)
    mobilization = ("mobilization.toml", "mobilization_card", facts.mobilization)
    card = ("cards.toml", "card", facts.cards)
    other_cards = (*ENABLED_BY, *PREVENTED_BY, "enables", "prevents", "cancels")
    return [
        Names(*card, other_cards, *to_card),
        Names(*card, ("target_spaces",), *to_space),
        Names(*card, ("marker",), *to_any_marker),
        Names(*scoring, ("card",), *to_card),
        Names(*scoring, ("battlegrounds", "adjacent_independents"), *to_space),
        Names(*marker, ("placed_by", "removed_by"), *to_card),
        Names(*marker, ("flips_to",), *to_marker),
        Names(*participant, ("any_marker", "unless_marker"), *to_marker),
        Names("great_war.toml", "war", facts.wars, ("minor_major_powers",), *to_space),
        Names(*map_marker, ("placed_by",), *to_card),
        Names(*map_marker, ("spaces",), *to_space),
        Names(*mobilization, ("cancels",), *to_mobilization),
        Names(*mobilization, ("target_spaces",), *to_space),
        Names("tracks.toml", "track", facts.tracks, ("lowered_by",), *to_card),
    ]


def unknown_names(reader: Reader, facts: Facts) -> None:
    """Whatever is named must be there."""
    for file, table, records, fields, kind, known, known_files in names(facts):
        if not reader.broken.isdisjoint(known_files):
            continue
        for record in records.values():
            for field in fields:
                for name in named(record, field):
                    if name not in known:
                        sentence = f"there is no {kind} '{name}'{nearest(name, known)}"
                        reader.report_field(file, table, record.id, field, sentence)


def named(record: Record, field: str) -> tuple[str, ...]:
    """The ids in a field that holds several, one or none."""
    value: tuple[str, ...] | str | None = getattr(record, field)
    return (value,) if isinstance(value, str) else value or ()


def count(reader: Reader, file: str, kind: str, what: str, found: Counter[str], due: Mapping[str, int]) -> None:
    """Compare numbers of things with those of the rulebook."""
    for name in {**due, **found}:
        if found[name] != due.get(name, 0):
            sentence = f"has {found[name]} {what} instead of {due.get(name, 0)}"
            reader.report(file, f"{kind} '{name}'", "", sentence)


def numbered(reader: Reader, file: str, table: str, field: str, records: Mapping[str, Record], due: range) -> None:
    """Each number of a range stands on one record, and no record has another."""
    owners: dict[int, str] = {}
    for id, record in records.items():
        number: int = getattr(record, field)
        if number in owners:
            reader.report_field(file, table, id, field, f"{number} is that of '{owners[number]}' already")
        elif number not in due:
            reader.report_field(file, table, id, field, f"{number} is not one of {due[0]} to {due[-1]}")
        owners.setdefault(number, id)
    for number in due:
        if number not in owners:
            reader.report(file, f"{table} number {number}", "", "is missing")


# ---- the map --------------------------------------------------------------------------------------------


def links(reader: Reader, facts: Facts) -> None:
    """A line joins two spaces that are there, and joins them both ways (2.1.4)."""
    for space in facts.spaces.values():
        for name, times in Counter(space.adjacent).items():
            if name not in facts.spaces:
                sentence = f"there is no space '{name}'{nearest(name, facts.spaces)}"
            elif name == space.id:
                sentence = "the space is linked to itself"
            elif times > 1:
                sentence = f"'{name}' stands there {times} times"
            elif space.id not in facts.spaces[name].adjacent:
                sentence = f"the link to '{name}' goes one way"
            else:
                continue
            reader.report_field("spaces.toml", "space", space.id, "adjacent", sentence)


def space_counts(reader: Reader, facts: Facts) -> None:
    """As many spaces and battlegrounds in each region as on the map."""
    regions = Counter[str](s.region for s in facts.spaces.values())
    battlegrounds = Counter[str](s.region for s in facts.spaces.values() if s.battleground)
    count(reader, "spaces.toml", "region", "spaces", regions, SPACES)
    count(reader, "spaces.toml", "region", "battlegrounds", battlegrounds, BATTLEGROUNDS)


def boxes(reader: Reader, facts: Facts) -> None:
    """A box has an owner and nothing else; every other space has a stability number and an icon."""
    for space in facts.spaces.values():
        box = space.region == "box"
        for field, has, due in (
            ("permanent_control", space.permanent_control is not None, box),
            ("stability", space.stability > 0, not box),
            ("icons", bool(space.icons), not box),
        ):
            if has != due:
                whose = "a box" if box else "a space that is no box"
                sentence = f"{whose} must {'have' if due else 'not have'} it"
                reader.report_field("spaces.toml", "space", space.id, field, sentence)


def closed_spaces(reader: Reader, facts: Facts) -> None:
    """A box or closed space holds no support, and a marker opens each closed space."""
    opened = {s for m in facts.map_markers.values() if m.effect == "opens_space" for s in m.spaces}
    for space in facts.spaces.values():
        if space.closed != (space.id in opened):
            sentence = "no marker opens the space" if space.closed else "a marker opens it, so it must be closed"
            reader.report_field("spaces.toml", "space", space.id, "closed", sentence)
        if (space.closed or space.region == "box") and space.liberal_sp + space.authoritarian_sp:
            reader.report("spaces.toml", f"space '{space.id}'", "", "cannot hold support points")


def set_up_support(reader: Reader, facts: Facts) -> None:
    """The support points at the start (3.2, 3.3)."""
    found = Counter[str]()
    for space in facts.spaces.values():
        found.update(liberal=space.liberal_sp, authoritarian=space.authoritarian_sp)
    count(reader, "spaces.toml", "side", "support points", found, SET_UP_SP)


def discretionary_support(reader: Reader, facts: Facts) -> None:
    """The support points that the players place as they like (3.4)."""
    found = Counter[str]()
    for placement in facts.placements.values():
        found[placement.side] += placement.sp
    count(reader, "set_up.toml", "side", "support points", found, DISCRETIONARY_SP)
    numbered(reader, "set_up.toml", "placement", "step", facts.placements, range(1, 7))


# ---- the cards ------------------------------------------------------------------------------------------

ENABLED_BY: Final = ("requires_any", "allowed_again_by")
PREVENTED_BY: Final = ("prevented_by", "may_be_prevented_by")


def card_numbers(reader: Reader, facts: Facts) -> None:
    """Every strategy card once, and as many of each era as in the box (2.2.1)."""
    numbered(reader, "cards.toml", "card", "number", facts.cards, range(1, sum(CARDS.values()) + 1))
    count(reader, "cards.toml", "era", "cards", Counter[str](c.era for c in facts.cards.values()), CARDS)


def card_faces(reader: Reader, facts: Facts) -> None:
    """Scoring cards and no others are without OPs (2.2.1); a red title is underlined (2.2.7)."""
    for card in facts.cards.values():
        if (card.side == "scoring") != (card.ops == 0):
            sentence = "a scoring card has none" if card.ops else "only a scoring card has none"
            reader.report_field("cards.toml", "card", card.id, "ops", sentence)
        if card.red and not card.lasting:
            reader.report_field("cards.toml", "card", card.id, "lasting", "a red title is underlined")


def card_durations(reader: Reader, facts: Facts) -> None:
    """An event works until it is cancelled if a card cancels it, and only then."""
    cancelled = {name for card in facts.cards.values() for name in card.cancels}
    for card in facts.cards.values():
        if (card.duration == "until_cancelled") != (card.id in cancelled):
            sentence = f"'{card.duration}', but {'a' if card.id in cancelled else 'no'} card cancels it"
            reader.report_field("cards.toml", "card", card.id, "duration", sentence)


def both_ways(reader: Reader, facts: Facts) -> None:
    """What a card enables or prevents says so, and the other way round."""
    for field, back in (("enables", ENABLED_BY), ("prevents", PREVENTED_BY)):
        cards = facts.cards.values()
        said = {(card.id, other) for card in cards for other in named(card, field)}
        heard = {(other, card.id) for card in cards for name in back for other in named(card, name)}
        for one, other in sorted(said - heard):
            sentence = f"'{other}' does not have '{one}' in '{back[0]}' or '{back[1]}'"
            reader.report_field("cards.toml", "card", one, field, sentence)
        for one, other in sorted(heard - said):
            reader.report_field("cards.toml", "card", one, field, f"lacks '{other}', which names this card")


def placed_markers(reader: Reader, facts: Facts) -> None:
    """A card places the markers that say so, and no other."""
    placed = {(card.id, card.marker) for card in facts.cards.values() if card.marker}
    for file, table, markers in (
        ("great_war.toml", "marker", facts.markers),
        ("markers.toml", "map_marker", facts.map_markers),
    ):
        pairs = {(card, marker.id) for marker in markers.values() for card in marker.placed_by}
        for card, marker in sorted(pairs - placed):
            sentence = f"card '{card}' does not have the marker"
            reader.report_field(file, table, marker, "placed_by", sentence)
        placed -= pairs
    for card, marker in sorted(placed):
        sentence = f"'{marker}' does not have the card in 'placed_by'"
        reader.report_field("cards.toml", "card", card, "marker", sentence)


def stability_cards(reader: Reader, facts: Facts) -> None:
    """Two decks of ten (2.3.1)."""
    cards = facts.stability
    numbered(reader, "stability.toml", "stability_card", "number", cards, range(1, 21))
    found = Counter[str](card.side for card in cards.values())
    count(reader, "stability.toml", "side", "stability cards", found, STABILITY_CARDS)


def mobilization_cards(reader: Reader, facts: Facts) -> None:
    """As many as in the box (2.4.1), each with a code of its own."""
    if len(facts.mobilization) != MOBILIZATION_CARDS:
        sentence = f"has {len(facts.mobilization)} cards instead of {MOBILIZATION_CARDS}"
        reader.report("mobilization.toml", "", "", sentence)
    owners: dict[str, str] = {}
    for card in facts.mobilization.values():
        if owners.setdefault(card.code, card.id) != card.id:
            sentence = f"{card.code} is that of '{owners[card.code]}' already"
            reader.report_field("mobilization.toml", "mobilization_card", card.id, "code", sentence)


# ---- tracks and scoring ---------------------------------------------------------------------------------


def naval_boxes(reader: Reader, facts: Facts) -> None:
    """The boxes follow each other, and only the first is reached without a roll (6.3)."""
    numbered(reader, "naval.toml", "naval_box", "index", facts.naval, range(NAVAL_BOXES))
    for box in facts.naval.values():
        if (box.index == 0) != (box.roll_needed == 0):
            sentence = "the first box needs no roll" if box.roll_needed else "only the first box needs none"
            reader.report_field("naval.toml", "naval_box", box.id, "roll_needed", sentence)


def eras(reader: Reader, facts: Facts) -> None:
    """The eras share the ten turns among them (4.1)."""
    turn = 1
    for era in facts.eras.values():
        if era.first_turn != turn:
            reader.report_field("tracks.toml", "era", era.id, "first_turn", f"must be {turn}")
        turn = era.last_turn + 1
    if turn != TURNS + 1:
        reader.report("tracks.toml", "", "", f"the eras end with turn {turn - 1} instead of {TURNS}")


def status_slots(reader: Reader, facts: Facts) -> None:
    """The positions of the Great War Status track follow each other (8.2)."""
    numbered(reader, "great_war.toml", "slot", "position", facts.slots, range(1, SLOTS + 1))


def scoring_cards(reader: Reader, facts: Facts) -> None:
    """One scoring card for each region (2.2.1)."""
    used = Counter(scoring.card for scoring in facts.scoring.values())
    for scoring in facts.scoring.values():
        card = facts.cards.get(scoring.card)
        if card and card.side != "scoring":
            reader.report_field("scoring.toml", "scoring", scoring.id, "card", f"'{card.id}' is no scoring card")
    for card in facts.cards.values():
        if card.side == "scoring" and used[card.id] != 1:
            reader.report("scoring.toml", f"card '{card.id}'", "", f"scores {used[card.id]} regions instead of 1")


def scoring_spaces(reader: Reader, facts: Facts) -> None:
    """Battlegrounds and adjacent independents are those of the map (10.1.3, 10.1.4)."""
    spaces = facts.spaces
    for scoring in facts.scoring.values():
        region = {s.id for s in spaces.values() if s.region == scoring.id}
        independents = {s.id for s in spaces.values() if s.region == "independent" and region & {*s.adjacent}}
        battlegrounds = {id for id in region if spaces[id].battleground}
        for field, due in (("battlegrounds", battlegrounds), ("adjacent_independents", independents)):
            listed = {*named(scoring, field)} & spaces.keys()
            for name in sorted(listed ^ due):
                sentence = f"'{name}' is {'one too many' if name in listed else 'missing'} by spaces.toml"
                reader.report_field("scoring.toml", "scoring", scoring.id, field, sentence)


CHECKS: Final[Mapping[Callable[[Reader, Facts], None], tuple[str, ...]]] = {
    links: ("spaces.toml",),
    space_counts: ("spaces.toml",),
    boxes: ("spaces.toml",),
    closed_spaces: ("spaces.toml", "markers.toml"),
    set_up_support: ("spaces.toml",),
    discretionary_support: ("set_up.toml",),
    card_numbers: ("cards.toml",),
    card_faces: ("cards.toml",),
    card_durations: ("cards.toml",),
    both_ways: ("cards.toml",),
    placed_markers: ("cards.toml", "great_war.toml", "markers.toml"),
    stability_cards: ("stability.toml",),
    mobilization_cards: ("mobilization.toml",),
    naval_boxes: ("naval.toml",),
    eras: ("tracks.toml",),
    status_slots: ("great_war.toml",),
    scoring_cards: ("scoring.toml", "cards.toml"),
    scoring_spaces: ("scoring.toml", "spaces.toml"),
}
