"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, get_args

from chancellery.engine.content import Checks, Content, check_content, load_content
from chancellery.engine.content_checks import check_counts, check_ids, check_links, check_names, check_numbers
from chancellery.games.europe_divided.checks import advantage_steps, benefits, printed_actions, specials
from chancellery.games.europe_divided.records import (
    Advantage,
    Card,
    Condition,
    Figure,
    Headline,
    HeadlineCondition,
    MoneySpot,
    Records,
    Sea,
    Space,
    Turn,
)

# The component list.
SPACES: Final = {"contested": 12, "europe": 13, "russia": 6, "sea": 2}
ARMIES: Final = {"nato": 9, "russia": 5}
CARDS: Final = {"europe starting": 13, "russia starting": 7, "europe contested": 12, "russia contested": 12}
ADVANTAGES: Final = {"europe": 7, "russia": 7}
HEADLINES: Final = {"europe 1": 11, "russia 1": 11, "europe 2": 9, "russia 2": 9}
SEAS: Final = ("baltic_sea", "black_sea")
SPOTS: Final = ("energy_sector",)
TURNS: Final = range(1, 21)
FIGURES: Final = (
    "europe_money",
    "russia_money",
    "armies",
    "dice",
    "place_cost",
    "build_cost",
    "step_cost",
    "free_steps",
    "highest",
    "take_card",
    "hand",
    "committed",
    "headline_hand",
    "removed_1",
    "removed_2",
    "advantages_drawn",
    "advantages_kept",
    "advantage_money",
    "advantage_prestige",
    "dominance_prestige",
    "order_seconds",
)


def read(content: Content) -> Records:
    """Every record that its schema accepts."""
    return Records(
        spaces=content.load("spaces.toml", "space", Space),
        money_spots=content.load("spaces.toml", "money_spot", MoneySpot),
        cards=content.load("action_cards.toml", "card", Card),
        advantages=content.load("advantage_cards.toml", "advantage", Advantage),
        conditions=content.load("headlines.toml", "condition", HeadlineCondition),
        headlines=content.load("headlines.toml", "headline", Headline),
        seas=content.load("seas.toml", "sea", Sea),
        turns=content.load("turn_track.toml", "turn", Turn),
        figures=content.load("figures.toml", "figure", Figure),
    )


def all_there(content: Content, records: Records) -> None:
    """The figures, the conditions, the seas and the one money spot off the map are those that the rules know."""
    check_ids(content, "figures.toml", "figure", FIGURES, records.figures)
    check_ids(content, "headlines.toml", "condition", get_args(Condition), records.conditions)
    check_ids(content, "seas.toml", "sea", SEAS, records.seas)
    check_ids(content, "spaces.toml", "money_spot", SPOTS, records.money_spots)
    check_numbers(content, "turn_track.toml", "turn", "number", records.turns, TURNS)


def the_map(content: Content, records: Records) -> None:
    """Borders go both ways, spaces come kind by kind, and as many armies start as the rulebook says."""
    check_links(content, "spaces.toml", "space", records.spaces, "adjacent")
    kinds = [space.kind for space in records.spaces.values()]
    check_counts(content, "spaces.toml", "kind", "spaces", Counter(kinds), SPACES)
    if kinds != sorted(kinds, key=list(SPACES).index):
        content.report("spaces.toml", "space", "field 'kind'", f"the kinds must come in the order {', '.join(SPACES)}")
    armies = Counter(str(space.starting_army) for space in records.spaces.values() if space.starting_army)
    check_counts(content, "spaces.toml", "bloc", "starting armies", armies, ARMIES)
    for space in records.spaces.values():
        if space.starting_army and space.kind != {"nato": "europe"}.get(space.starting_army, "russia"):
            sentence = f"an army of '{space.starting_army}' cannot start in a space of kind '{space.kind}'"
            content.report_field("spaces.toml", "space", space.id, "starting_army", sentence)


def ways_out(content: Content, records: Records) -> None:
    """An army that may stand in a space can leave it, whatever side it is of."""
    for space in records.spaces.values():
        for home in ("europe", "russia"):
            closed = {"europe": "russia", "russia": "europe"}[home]
            nearby = [records.spaces[name].kind for name in space.adjacent if name in records.spaces]
            if space.kind != closed and all(kind == closed for kind in nearby):
                content.report_field("spaces.toml", "space", space.id, "adjacent", f"no army of {home} can leave it")


def card_counts(content: Content, records: Records) -> None:
    """As many cards as the component list has, one of each side for each contested region."""
    cards = Counter(f"{card.owner} {card.deck}" for card in records.cards.values())
    check_counts(content, "action_cards.toml", "deck", "cards", cards, CARDS)
    owners = Counter(str(card.owner) for card in records.advantages.values())
    check_counts(content, "advantage_cards.toml", "side", "advantage cards", owners, ADVANTAGES)
    kinds = Counter(f"{card.side} {card.period}" for card in records.headlines.values())
    check_counts(content, "headlines.toml", "deck", "headlines", kinds, HEADLINES)


def card_places(content: Content, records: Records) -> None:
    """Cards name spaces that are there; a green region has one card, a contested one a card of each side."""
    spots = [*records.spaces, *records.money_spots]
    check_names(content, "action_cards.toml", "card", records.cards, ("place",), "place", spots)
    check_names(content, "action_cards.toml", "card", records.cards, ("build_in",), "space", records.spaces)
    for owner, deck, kind in (
        ("europe", "starting", "europe"),
        ("europe", "contested", "contested"),
        ("russia", "contested", "contested"),
    ):
        own = [card.place for card in records.cards.values() if card.owner == owner and card.deck == deck]
        for region in [space.id for space in records.spaces.values() if space.kind == kind]:
            if own.count(region) != 1:
                sentence = f"the region '{region}' has {own.count(region)} {deck} cards instead of 1"
                content.report("action_cards.toml", f"side '{owner}'", "field 'place'", sentence)


def headline_places(content: Content, records: Records) -> None:
    """Headlines name contested regions, and places where money tokens may lie."""
    regions = [space.id for space in records.spaces.values() if space.kind == "contested"]
    spots = [*(s.id for s in records.spaces.values() if s.kind in ("contested", "europe")), *records.money_spots]
    check_names(content, "headlines.toml", "headline", records.headlines, ("regions",), "contested region", regions)
    check_names(content, "headlines.toml", "headline", records.headlines, ("tokens",), "money spot", spots)
    check_names(content, "seas.toml", "sea", records.seas, ("regions",), "contested region", regions)


def headline_steps(content: Content, records: Records) -> None:
    """Walked through, the track deals out every headline and never asks for one that is not there."""
    figures = records.figures
    if not figures.keys() >= {"headline_hand", "removed_1", "removed_2"}:
        return  # `all_there` says so
    hand, current, forthcoming = figures["headline_hand"].value, 0, 2
    pool = len(records.headlines) - 2 * (figures["removed_1"].value + figures["removed_2"].value) - 2 - 2 * hand
    for turn in sorted(records.turns.values(), key=lambda turn: turn.number):
        if turn.resolve and not current:
            report_turn(content, turn, "resolve", "there is no current headline to resolve")
        current = 0 if turn.resolve else current
        if turn.shift:
            if current or not forthcoming:
                report_turn(content, turn, "shift", "there is nothing to shift, or no room for it")
            current, forthcoming = forthcoming, 0
        if turn.place:
            if forthcoming or not hand:
                report_turn(content, turn, "place", "there is no card to place, or no room for it")
            hand, forthcoming = hand - 1, 2
        if turn.discard not in (0, hand):
            report_turn(content, turn, "discard", f"{turn.discard} is not the whole hand of {hand}")
        hand += turn.draw - turn.discard
        pool -= 2 * turn.draw
    if pool or hand or current or forthcoming:
        left = f"{pool} in the deck, {hand} in each hand, {current} current and {forthcoming} forthcoming"
        content.report("turn_track.toml", "", "", f"headlines are left over: {left}")


def report_turn(content: Content, turn: Turn, field: str, sentence: str) -> None:
    content.report_field("turn_track.toml", "turn", turn.id, field, sentence)


CHECKS: Final[Checks] = {
    all_there: ("figures.toml", "headlines.toml", "seas.toml", "spaces.toml", "turn_track.toml"),
    the_map: ("spaces.toml",),
    ways_out: ("spaces.toml",),
    card_counts: ("action_cards.toml", "advantage_cards.toml", "headlines.toml"),
    card_places: ("action_cards.toml", "spaces.toml"),
    printed_actions: ("action_cards.toml",),
    specials: ("action_cards.toml", "spaces.toml"),
    advantage_steps: ("advantage_cards.toml", "spaces.toml"),
    benefits: ("seas.toml", "spaces.toml", "action_cards.toml"),
    headline_places: ("headlines.toml", "seas.toml", "spaces.toml"),
    headline_steps: ("turn_track.toml", "headlines.toml", "figures.toml"),
}


def load(folder: Path) -> Records:
    """The content of a folder; raises BadContent with every problem."""
    return load_content(folder, read, CHECKS)


def check(folder: Path) -> list[str]:
    """Every problem of a content folder, as a sentence that names file, record and field."""
    return check_content(folder, read, CHECKS)
