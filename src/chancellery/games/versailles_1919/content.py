"""Reading the content files, and whether what they say holds together and agrees with the rulebook's counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    Faction,
    Figure,
    Issue,
    Length,
    Option,
    Places,
    Records,
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
COLUMNS: Final = 8
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
    "picks",
    "zero_penalty",
    "flag_points",
    "solo_goal",
    "bot_units_of_3",
    "bot_units_of_2",
    "bot_units_of_1",
)


def read(content: Content) -> Records:
    """Everything that the files say."""
    return Records(
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


def known_records(content: Content, records: Records) -> None:
    """The tracks have the records that the rules know."""
    check_ids(content, TRACKS, "region", REGIONS, records.regions)
    check_ids(content, TRACKS, "length", LENGTHS, records.lengths)
    check_ids(content, TRACKS, "faction", FACTIONS, records.factions)
    check_ids(content, TRACKS, "places", (f"players_{n}" for n in (2, 3, 4)), records.places)
    check_ids(content, TRACKS, "figure", FIGURES, records.figures)
    check_numbers(content, TRACKS, "region", "number", records.regions, range(1, len(REGIONS) + 1))
    check_numbers(content, TRACKS, "column", "column", records.columns, range(1, COLUMNS + 1))
    if not records.boxes or not list(records.boxes.values())[-1].unlimited:
        content.report(TRACKS, "box", "", "the last box takes any number of units")


def tracks_fit_the_rules(content: Content, records: Records) -> None:
    """Every happiness has a limit of units, every place its points, and units stand in the last columns."""
    if not any(zone.least == 0 for zone in records.zones.values()):
        content.report(TRACKS, "zone", "", "no zone begins at happiness 0")
    for players in (2, 3, 4):
        places = records.places.get(f"players_{players}")
        if places is not None and len(places.points) != players:
            sentence = f"has points for {len(places.points)} players instead of {players}"
            content.report_field(TRACKS, "places", f"players_{players}", "points", sentence)
    spaces = sorted(column.column for column in records.columns.values() if column.military)
    if spaces != list(range(COLUMNS + 1 - len(spaces), COLUMNS + 1)) or not spaces:
        content.report(TRACKS, "column", "", f"units stand in columns {spaces} and not in the last ones")


def card_counts(content: Content, records: Records) -> None:
    """As many cards of each kind as the box holds."""
    for file, what, found, due in (
        (ISSUES, "issues", len(records.issues), ISSUE_CARDS),
        (EVENTS, "event cards", len(records.events), EVENT_CARDS),
        (STRATEGIES, "strategy cards", len(records.strategies), STRATEGY_CARDS),
    ):
        if found != due:
            content.report(file, "", "", f"has {found} {what} instead of {due}")


def options_belong_to_issues(content: Content, records: Records) -> None:
    """Every issue but the game-end card has two to four options, and every option an issue."""
    check_names(content, ISSUES, "option", records.options, ("issue",), "issue", records.issues)
    ends = [issue.id for issue in records.issues.values() if issue.game_end]
    if len(ends) != 1:
        content.report(ISSUES, "", "", f"has {len(ends)} game-end cards instead of 1")
    for issue in records.issues.values():
        count = sum(option.issue == issue.id for option in records.options.values())
        if issue.game_end and count:
            content.report(ISSUES, f"issue '{issue.id}'", "", "is the game-end card and has options")
        if not issue.game_end and not 2 <= count <= MOST_OPTIONS:
            content.report(ISSUES, f"issue '{issue.id}'", "", f"has {count} options instead of 2 to {MOST_OPTIONS}")
    for option in records.options.values():
        if option.counters.count("naval:uk_or_usa") > 1:
            content.report_field(ISSUES, "option", option.id, "counters", "leaves the flag of two squadrons open")


def effects_of(card: EventCard) -> Iterator[AnyEffect]:
    """Every effect of a card, those of its alternatives too."""
    for effect in (*card.crisis, *card.conference):
        yield effect
        if isinstance(effect, (ChooseOne, ChoosePlayer)):
            for alternative in effect.one_of:
                yield from alternative


def could_reopen(effect: UnsettleIssue, issue: Issue) -> bool:
    """Whether an effect could ever re-open an issue."""
    found = effect.filter
    return (
        not issue.game_end
        and found.region in (None, issue.region)
        and found.issue in (None, issue.id)
        and (not found.max_stars or issue.stars <= found.max_stars)
    )


def unnamed(effects: Iterable[AnyEffect]) -> Iterator[AnyEffect]:
    """The effects that speak of a chosen player where nobody has been named."""
    for effect in effects:
        if isinstance(effect, ChooseOne):
            for alternative in effect.one_of:
                yield from unnamed(alternative)
        elif getattr(effect, "who", "") == "chosen":
            yield effect


def effects_make_sense(content: Content, records: Records) -> None:
    """Issues that effects name exist, and `chosen` stands only where somebody was named."""
    for card in records.events.values():
        for effect in effects_of(card):
            if isinstance(effect, UnsettleIssue):
                if effect.filter.issue not in (None, *records.issues):
                    sentence = f"there is no issue '{effect.filter.issue}'"
                    content.report(EVENTS, f"event_card '{card.id}'", "", sentence)
                elif not any(could_reopen(effect, issue) for issue in records.issues.values()):
                    content.report(EVENTS, f"event_card '{card.id}'", "", "re-opens issues of which there are none")
            if isinstance(effect, (ChooseOne, ChoosePlayer)) and len(effect.one_of) != 2:
                content.report(EVENTS, f"event_card '{card.id}'", "", "leaves a choice that is not between two")
        for _ in unnamed((*card.crisis, *card.conference)):
            content.report(EVENTS, f"event_card '{card.id}'", "", "speaks of a chosen player and none is chosen")


CHECKS: Final[Checks] = {
    known_records: (TRACKS,),
    tracks_fit_the_rules: (TRACKS,),
    card_counts: (ISSUES, EVENTS, STRATEGIES),
    options_belong_to_issues: (ISSUES,),
    effects_make_sense: (ISSUES, EVENTS),
}


def check(folder: Path) -> list[str]:
    """The problems of a content folder."""
    return check_content(folder, read, CHECKS)


def load(folder: Path) -> Records:
    """The content of a folder; raises BadContent with every problem."""
    return load_content(folder, read, CHECKS)
