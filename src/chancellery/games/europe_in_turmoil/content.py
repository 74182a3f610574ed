"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from chancellery.engine.content import Checks, Content, check_content, load_content
from chancellery.engine.content_checks import check_counts, check_links, check_names, check_numbers, names_in
from chancellery.games.europe_in_turmoil.records import (
    Card,
    Era,
    MapMarker,
    Marker,
    MobilizationCard,
    NavalBox,
    Participant,
    Placement,
    Records,
    RegionScoring,
    Slot,
    Space,
    StabilityCard,
    Track,
    War,
)

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


def load(folder: Path) -> Records:
    """The content of a folder; raises BadContent with every problem."""
    return load_content(folder, read, CHECKS)


def check(folder: Path) -> list[str]:
    """Every problem of a content folder, as a sentence that names file, record and field."""
    return check_content(folder, read, CHECKS)


def read(content: Content) -> Records:
    """Every record that its schema accepts."""
    load = content.load
    return Records(
        spaces=load("spaces.toml", "space", Space),
        cards=load("cards.toml", "card", Card),
        stability=load("stability.toml", "stability_card", StabilityCard),
        naval=load("naval.toml", "naval_box", NavalBox),
        scoring=load("scoring.toml", "scoring", RegionScoring),
        slots=load("great_war.toml", "slot", Slot),
        markers=load("great_war.toml", "marker", Marker),
        participants=load("great_war.toml", "participant", Participant),
        wars=load("great_war.toml", "war", War),
        map_markers=load("markers.toml", "map_marker", MapMarker),
        mobilization=load("mobilization.toml", "mobilization_card", MobilizationCard),
        eras=load("tracks.toml", "era", Era),
        tracks=load("tracks.toml", "track", Track),
        placements=load("set_up.toml", "placement", Placement),
    )


# ---- what names another record --------------------------------------------------------------------------


def card_names(content: Content, records: Records) -> None:
    """Whatever names a card names one that is there."""
    other_cards = (*ENABLED_BY, *PREVENTED_BY, "enables", "prevents", "cancels")
    for file, table, owners, fields in (
        ("cards.toml", "card", records.cards, other_cards),
        ("scoring.toml", "scoring", records.scoring, ("card",)),
        ("great_war.toml", "marker", records.markers, ("placed_by", "removed_by")),
        ("markers.toml", "map_marker", records.map_markers, ("placed_by",)),
        ("tracks.toml", "track", records.tracks, ("lowered_by",)),
    ):
        check_names(content, file, table, owners, fields, "card", records.cards)


def space_names(content: Content, records: Records) -> None:
    """Whatever names a space names one that is there; links between spaces are looked at on their own."""
    for file, table, owners, fields in (
        ("cards.toml", "card", records.cards, ("target_spaces",)),
        ("scoring.toml", "scoring", records.scoring, ("battlegrounds", "adjacent_independents")),
        ("great_war.toml", "war", records.wars, ("minor_major_powers",)),
        ("markers.toml", "map_marker", records.map_markers, ("spaces",)),
        ("mobilization.toml", "mobilization_card", records.mobilization, ("target_spaces",)),
    ):
        check_names(content, file, table, owners, fields, "space", records.spaces)


def war_marker_names(content: Content, records: Records) -> None:
    """The markers of the Great War name each other."""
    file, markers = "great_war.toml", records.markers
    check_names(content, file, "marker", markers, ("flips_to",), "marker", markers)
    check_names(content, file, "participant", records.participants, ("any_marker", "unless_marker"), "marker", markers)


def card_marker_names(content: Content, records: Records) -> None:
    """A card's marker is there."""
    known = (*records.markers, *records.map_markers)
    check_names(content, "cards.toml", "card", records.cards, ("marker",), "marker", known)


def mobilization_names(content: Content, records: Records) -> None:
    """A mobilization card cancels cards that are there."""
    cards = records.mobilization
    check_names(content, "mobilization.toml", "mobilization_card", cards, ("cancels",), "mobilization card", cards)


# ---- the map --------------------------------------------------------------------------------------------


def links(content: Content, records: Records) -> None:
    """A line joins two spaces that are there, and joins them both ways (2.1.4)."""
    check_links(content, "spaces.toml", "space", records.spaces, "adjacent")


def space_counts(content: Content, records: Records) -> None:
    """As many spaces and battlegrounds in each region as on the map."""
    regions = Counter[str](s.region for s in records.spaces.values())
    battlegrounds = Counter[str](s.region for s in records.spaces.values() if s.battleground)
    check_counts(content, "spaces.toml", "region", "spaces", regions, SPACES)
    check_counts(content, "spaces.toml", "region", "battlegrounds", battlegrounds, BATTLEGROUNDS)


def boxes(content: Content, records: Records) -> None:
    """A box has an owner and nothing else; every other space has a stability number and an icon."""
    for space in records.spaces.values():
        box = space.region == "box"
        for field, has, due in (
            ("permanent_control", space.permanent_control is not None, box),
            ("stability", space.stability > 0, not box),
            ("icons", bool(space.icons), not box),
        ):
            if has != due:
                whose = "a box" if box else "a space that is no box"
                sentence = f"{whose} must {'have' if due else 'not have'} it"
                content.report_field("spaces.toml", "space", space.id, field, sentence)


def closed_spaces(content: Content, records: Records) -> None:
    """A box or closed space holds no support, and a marker opens each closed space."""
    opened = {s for m in records.map_markers.values() if m.effect == "opens_space" for s in m.spaces}
    for space in records.spaces.values():
        if space.closed != (space.id in opened):
            sentence = "no marker opens the space" if space.closed else "a marker opens it, so it must be closed"
            content.report_field("spaces.toml", "space", space.id, "closed", sentence)
        if (space.closed or space.region == "box") and space.liberal_sp + space.authoritarian_sp:
            content.report("spaces.toml", f"space '{space.id}'", "", "cannot hold support points")


def set_up_support(content: Content, records: Records) -> None:
    """The support points at the start (3.2, 3.3)."""
    found = Counter[str]()
    for space in records.spaces.values():
        found.update(liberal=space.liberal_sp, authoritarian=space.authoritarian_sp)
    check_counts(content, "spaces.toml", "side", "support points", found, SET_UP_SP)


def discretionary_support(content: Content, records: Records) -> None:
    """The support points that the players place as they like (3.4)."""
    found = Counter[str]()
    for placement in records.placements.values():
        found[placement.side] += placement.sp
    check_counts(content, "set_up.toml", "side", "support points", found, DISCRETIONARY_SP)
    check_numbers(content, "set_up.toml", "placement", "step", records.placements, range(1, 7))


# ---- the cards ------------------------------------------------------------------------------------------

ENABLED_BY: Final = ("requires_any", "allowed_again_by")
PREVENTED_BY: Final = ("prevented_by", "may_be_prevented_by")


def card_numbers(content: Content, records: Records) -> None:
    """Every strategy card once, and as many of each era as in the box (2.2.1)."""
    check_numbers(content, "cards.toml", "card", "number", records.cards, range(1, sum(CARDS.values()) + 1))
    check_counts(content, "cards.toml", "era", "cards", Counter[str](c.era for c in records.cards.values()), CARDS)


def card_faces(content: Content, records: Records) -> None:
    """Scoring cards and no others are without OPs (2.2.1); a red title is underlined (2.2.7)."""
    for card in records.cards.values():
        if (card.side == "scoring") != (card.ops == 0):
            sentence = "a scoring card has none" if card.ops else "only a scoring card has none"
            content.report_field("cards.toml", "card", card.id, "ops", sentence)
        if card.red and not card.lasting:
            content.report_field("cards.toml", "card", card.id, "lasting", "a red title is underlined")


def card_durations(content: Content, records: Records) -> None:
    """An event works until it is cancelled if a card cancels it, and only then."""
    cancelled = {name for card in records.cards.values() for name in card.cancels}
    for card in records.cards.values():
        if (card.duration == "until_cancelled") != (card.id in cancelled):
            sentence = f"'{card.duration}', but {'a' if card.id in cancelled else 'no'} card cancels it"
            content.report_field("cards.toml", "card", card.id, "duration", sentence)


def both_ways(content: Content, records: Records) -> None:
    """What a card enables or prevents says so, and the other way round."""
    for field, back in (("enables", ENABLED_BY), ("prevents", PREVENTED_BY)):
        cards = records.cards.values()
        said = {(card.id, other) for card in cards for other in names_in(card, field)}
        heard = {(other, card.id) for card in cards for name in back for other in names_in(card, name)}
        for one, other in sorted(said - heard):
            sentence = f"'{other}' does not have '{one}' in '{back[0]}' or '{back[1]}'"
            content.report_field("cards.toml", "card", one, field, sentence)
        for one, other in sorted(heard - said):
            content.report_field("cards.toml", "card", one, field, f"lacks '{other}', which names this card")


def placed_markers(content: Content, records: Records) -> None:
    """A card places the markers that say so, and no other."""
    placed = {(card.id, card.marker) for card in records.cards.values() if card.marker}
    for file, table, markers in (
        ("great_war.toml", "marker", records.markers),
        ("markers.toml", "map_marker", records.map_markers),
    ):
        pairs = {(card, marker.id) for marker in markers.values() for card in marker.placed_by}
        for card, marker in sorted(pairs - placed):
            sentence = f"card '{card}' does not have the marker"
            content.report_field(file, table, marker, "placed_by", sentence)
        placed -= pairs
    for card, marker in sorted(placed):
        sentence = f"'{marker}' does not have the card in 'placed_by'"
        content.report_field("cards.toml", "card", card, "marker", sentence)


def stability_cards(content: Content, records: Records) -> None:
    """Two decks of ten (2.3.1)."""
    cards = records.stability
    check_numbers(content, "stability.toml", "stability_card", "number", cards, range(1, 21))
    found = Counter[str](card.side for card in cards.values())
    check_counts(content, "stability.toml", "side", "stability cards", found, STABILITY_CARDS)


def mobilization_cards(content: Content, records: Records) -> None:
    """As many as in the box (2.4.1), each with a code of its own."""
    if len(records.mobilization) != MOBILIZATION_CARDS:
        sentence = f"has {len(records.mobilization)} cards instead of {MOBILIZATION_CARDS}"
        content.report("mobilization.toml", "", "", sentence)
    owners: dict[str, str] = {}
    for card in records.mobilization.values():
        if owners.setdefault(card.code, card.id) != card.id:
            sentence = f"{card.code} is that of '{owners[card.code]}' already"
            content.report_field("mobilization.toml", "mobilization_card", card.id, "code", sentence)


# ---- tracks and scoring ---------------------------------------------------------------------------------


def naval_boxes(content: Content, records: Records) -> None:
    """The boxes follow each other, and only the first is reached without a roll (6.3)."""
    check_numbers(content, "naval.toml", "naval_box", "index", records.naval, range(NAVAL_BOXES))
    for box in records.naval.values():
        if (box.index == 0) != (box.roll_needed == 0):
            sentence = "the first box needs no roll" if box.roll_needed else "only the first box needs none"
            content.report_field("naval.toml", "naval_box", box.id, "roll_needed", sentence)


def eras(content: Content, records: Records) -> None:
    """The eras share the ten turns among them (4.1)."""
    turn = 1
    for era in records.eras.values():
        if era.first_turn != turn:
            content.report_field("tracks.toml", "era", era.id, "first_turn", f"must be {turn}")
        turn = era.last_turn + 1
    if turn != TURNS + 1:
        content.report("tracks.toml", "", "", f"the eras end with turn {turn - 1} instead of {TURNS}")


def status_slots(content: Content, records: Records) -> None:
    """The positions of the Great War Status track follow each other (8.2)."""
    check_numbers(content, "great_war.toml", "slot", "position", records.slots, range(1, SLOTS + 1))


def scoring_cards(content: Content, records: Records) -> None:
    """One scoring card for each region (2.2.1)."""
    used = Counter(scoring.card for scoring in records.scoring.values())
    for scoring in records.scoring.values():
        card = records.cards.get(scoring.card)
        if card and card.side != "scoring":
            content.report_field("scoring.toml", "scoring", scoring.id, "card", f"'{card.id}' is no scoring card")
    for card in records.cards.values():
        if card.side == "scoring" and used[card.id] != 1:
            content.report("scoring.toml", f"card '{card.id}'", "", f"scores {used[card.id]} regions instead of 1")


def scoring_spaces(content: Content, records: Records) -> None:
    """Battlegrounds and adjacent independents are those of the map (10.1.3, 10.1.4)."""
    spaces = records.spaces
    for scoring in records.scoring.values():
        region = {s.id for s in spaces.values() if s.region == scoring.id}
        independents = {s.id for s in spaces.values() if s.region == "independent" and region & {*s.adjacent}}
        battlegrounds = {id for id in region if spaces[id].battleground}
        for field, due in (("battlegrounds", battlegrounds), ("adjacent_independents", independents)):
            listed = {*names_in(scoring, field)} & spaces.keys()
            for name in sorted(listed ^ due):
                sentence = f"'{name}' is {'one too many' if name in listed else 'missing'} by spaces.toml"
                content.report_field("scoring.toml", "scoring", scoring.id, field, sentence)


CHECKS: Final[Checks] = {
    card_names: ("cards.toml",),
    space_names: ("spaces.toml",),
    war_marker_names: ("great_war.toml",),
    card_marker_names: ("great_war.toml", "markers.toml"),
    mobilization_names: ("mobilization.toml",),
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
