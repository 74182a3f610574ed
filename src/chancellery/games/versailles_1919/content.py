"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from chancellery.engine.content import Checks, Content, check_content, load_content
from chancellery.engine.content_checks import check_ids, check_names, check_numbers
from chancellery.games.versailles_1919.records import (
    AnyEffect,
    Box,
    ChooseOne,
    ChoosePlayer,
    Column,
    EventCard,
    ExhaustInfluence,
    Faction,
    Facts,
    Figure,
    Happiness,
    Issue,
    Length,
    Option,
    Places,
    Region,
    Strategy,
    UnsettleIssue,
    Zone,
)

ISSUES: Final = "issues.toml"
EVENTS: Final = "events.toml"
STRATEGIES: Final = "strategies.toml"
TRACKS: Final = "tracks.toml"

# The component list, and what the rules count on.
ISSUE_CARDS: Final = 53
EVENT_CARDS: Final = 46
STRATEGY_CARDS: Final = 10
REGIONS: Final = ("europe", "balkans", "middle_east", "africa", "asia_pacific")
LENGTHS: Final = ("standard", "intense", "long", "longest")
FACTIONS: Final = ("uk", "france", "usa")
MOST_OPTIONS: Final = 4
FIGURES: Final = (
    "influence",
    "military",
    "table_issues",
    "waiting_issues",
    "waiting_issues_solo",
    "discarded_issues",
    "waiting_events",
    "happiness",
    "happiness_most",
    "keg_most",
    "signs",
    "reclaim",
    "deal",
    "issue_draw",
    "picks",
    "zero_penalty",
    "flag_points",
    "solo_goal",
    "bot_units_of_3",
    "bot_units_of_2",
    "bot_units_of_1",
)


def read(content: Content) -> Facts:
    """Everything that the files say."""
    return Facts(
        content.load(ISSUES, "issue", Issue),
        content.load(ISSUES, "option", Option),
        content.load(EVENTS, "event_card", EventCard),
        content.load(STRATEGIES, "strategy", Strategy),
        content.load(TRACKS, "region", Region),
        content.load(TRACKS, "column", Column),
        content.load(TRACKS, "box", Box),
        content.load(TRACKS, "zone", Zone),
        content.load(TRACKS, "length", Length),
        content.load(TRACKS, "faction", Faction),
        content.load(TRACKS, "places", Places),
        content.load(TRACKS, "figure", Figure),
    )


def known_records(content: Content, facts: Facts) -> None:
    """The tracks have the records that the rules know."""
    check_ids(content, TRACKS, "region", REGIONS, facts.regions)
    check_ids(content, TRACKS, "length", LENGTHS, facts.lengths)
    check_ids(content, TRACKS, "faction", FACTIONS, facts.factions)
    check_ids(content, TRACKS, "places", (f"players_{n}" for n in (2, 3, 4)), facts.places)
    check_ids(content, TRACKS, "figure", FIGURES, facts.figures)
    check_numbers(content, TRACKS, "region", "number", facts.regions, range(1, len(REGIONS) + 1))
    check_numbers(content, TRACKS, "column", "column", facts.columns, range(1, 9))
    if not facts.boxes or not list(facts.boxes.values())[-1].unlimited:
        content.report(TRACKS, "box", "", "the last box takes any number of units")


def card_counts(content: Content, facts: Facts) -> None:
    """As many cards of each kind as the box holds."""
    for file, what, found, due in (
        (ISSUES, "issues", len(facts.issues), ISSUE_CARDS),
        (EVENTS, "event cards", len(facts.events), EVENT_CARDS),
        (STRATEGIES, "strategy cards", len(facts.strategies), STRATEGY_CARDS),
    ):
        if found != due:
            content.report(file, "", "", f"has {found} {what} instead of {due}")


def options_belong_to_issues(content: Content, facts: Facts) -> None:
    """Every issue but the game-end card has two to four options, and every option an issue."""
    check_names(content, ISSUES, "option", facts.options, ("issue",), "issue", facts.issues)
    ends = [issue.id for issue in facts.issues.values() if issue.game_end]
    if len(ends) != 1:
        content.report(ISSUES, "", "", f"has {len(ends)} game-end cards instead of 1")
    for issue in facts.issues.values():
        count = sum(option.issue == issue.id for option in facts.options.values())
        if issue.game_end and count:
            content.report(ISSUES, f"issue '{issue.id}'", "", "is the game-end card and has options")
        if not issue.game_end and not 2 <= count <= MOST_OPTIONS:
            content.report(ISSUES, f"issue '{issue.id}'", "", f"has {count} options instead of 2 to {MOST_OPTIONS}")
    for option in facts.options.values():
        if option.counters.count("naval:uk_or_usa") > 1:
            content.report_field(ISSUES, "option", option.id, "counters", "leaves the flag of two squadrons open")


def effects_of(card: EventCard) -> Iterator[AnyEffect]:
    """Every effect of a card, those of its alternatives too."""
    for effect in (*card.crisis, *card.conference):
        yield effect
        if isinstance(effect, ChooseOne | ChoosePlayer):
            for alternative in effect.one_of:
                yield from alternative


def effects_make_sense(content: Content, facts: Facts) -> None:
    """Issues that effects name exist, and `chosen` stands only where somebody was named."""
    for card in facts.events.values():
        for effect in effects_of(card):
            if isinstance(effect, UnsettleIssue) and effect.filter.issue not in (None, *facts.issues):
                sentence = f"there is no issue '{effect.filter.issue}'"
                content.report(EVENTS, f"event_card '{card.id}'", "", sentence)
            if isinstance(effect, ChooseOne | ChoosePlayer) and len(effect.one_of) != 2:
                content.report(EVENTS, f"event_card '{card.id}'", "", "leaves a choice that is not between two")
        for effect in (*card.crisis, *card.conference):
            if isinstance(effect, Happiness | ExhaustInfluence) and effect.who == "chosen":
                content.report(EVENTS, f"event_card '{card.id}'", "", "speaks of a chosen player and none is chosen")


CHECKS: Final[Checks] = {
    known_records: (TRACKS,),
    card_counts: (ISSUES, EVENTS, STRATEGIES),
    options_belong_to_issues: (ISSUES,),
    effects_make_sense: (ISSUES, EVENTS),
}


def check(folder: Path) -> list[str]:
    """The problems of a content folder."""
    return check_content(folder, read, CHECKS)


def load(folder: Path) -> Facts:
    """The content of a folder; raises BadContent with every problem."""
    return load_content(folder, read, CHECKS)
