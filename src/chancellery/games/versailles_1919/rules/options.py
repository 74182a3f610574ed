"""The option of an issue: who chooses it, and what it does (5.3.1, 9.6)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    CHOOSE,
    FACTION_OPTIONS,
    FLY,
    NAVAL_UK,
    NAVAL_USA,
    OPTION_COUNTERS,
    OPTION_EITHER,
    OPTION_HAPPINESS,
    OPTION_UNREST,
    OPTIONS_OF,
    UK,
    USA,
    USA_OPTIONS,
)
from chancellery.games.versailles_1919.rules.common import Decision, is_bot, seat_for
from chancellery.games.versailles_1919.rules.happiness import change_happiness, check_mutiny
from chancellery.games.versailles_1919.rules.promises import fulfil
from chancellery.games.versailles_1919.rules.regions import move_unrest
from chancellery.games.versailles_1919.state import Versailles


def options_for(g: Versailles, nation: int, issue: int) -> tuple[int, ...]:
    """The options that a controller may take: the USA of two players and automated factions are not free (13, 14)."""
    if is_bot(g, nation):
        return FACTION_OPTIONS[issue][nation]
    return USA_OPTIONS[issue] if g.seats == 2 and nation == USA else OPTIONS_OF[issue]


class SelectOption(Step[Versailles]):
    """The controller of an issue selects an option (5.3.1, 9.6)."""

    def __init__(self, nation: int, issue: int) -> None:
        self.nation = nation
        self.issue = issue

    def run(self, g: Versailles) -> None:
        g.chosen, g.flag = put(g.chosen, self.issue, NOBODY), put(g.flag, self.issue, NOBODY)
        found = options_for(g, self.nation, self.issue)
        if g.log and is_bot(g, self.nation):
            g.log.add(events.BotDecided(self.nation, "option" if len(found) == 1 else "option-tie"))
        if len(found) > 1:
            g.push(ChooseOption(seat_for(g, self.nation), self.nation, self.issue))
        else:
            fulfil(g, seat_for(g, self.nation), CHOOSE + found[0])
            take_option(g, self.nation, self.issue, found[0])


class ChooseOption(Decision):
    """Which option is implemented (5.3.1)."""

    rule: ClassVar[str] = "5.3.1"

    def __init__(self, seat: int, nation: int, issue: int) -> None:
        self.seat = seat
        self.nation = nation
        self.issue = issue

    def possible(self, g: Versailles) -> list[int]:
        return [CHOOSE + option for option in options_for(g, self.nation, self.issue)]

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Whoever promised a flag chooses an option with a squadron (11.3)."""
        if ACTIONS.verbs[action] != "fly":
            return [action]
        return [CHOOSE + option for option in options_for(g, self.nation, self.issue) if OPTION_EITHER[option]]

    def apply(self, g: Versailles, action: int) -> None:
        take_option(g, self.nation, self.issue, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-option", nation=("nation", self.nation), issue=("issue", self.issue))


def take_option(g: Versailles, nation: int, issue: int, option: int) -> None:
    """Note the option; a squadron of either flag is asked about first."""
    if g.log:
        g.log.add(events.OptionChosen(nation, issue, option))
    if not OPTION_EITHER[option]:
        apply_option(g, issue, option, NOBODY)
    elif is_bot(g, nation) and nation in (UK, USA):
        apply_option(g, issue, option, nation)
    else:
        g.push(ChooseFlag(seat_for(g, nation), nation, issue, option))


class ChooseFlag(Decision):
    """Whether a squadron is British or American (5.3.1)."""

    rule: ClassVar[str] = "5.3.1"

    def __init__(self, seat: int, nation: int, issue: int, option: int) -> None:
        self.seat = seat
        self.nation = nation
        self.issue = issue
        self.option = option

    def possible(self, g: Versailles) -> list[int]:
        return [FLY + UK, FLY + USA]

    def apply(self, g: Versailles, action: int) -> None:
        apply_option(g, self.issue, self.option, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-flag", nation=("nation", self.nation), issue=("issue", self.issue))


def apply_option(g: Versailles, issue: int, option: int, flag: int) -> None:
    """Happiness, then unrest, then counters; mutinies when all is done (5.3.1)."""
    for nation, change in OPTION_HAPPINESS[option]:
        change_happiness(g, nation, change)
    for region, change in OPTION_UNREST[option]:
        move_unrest(g, region, change)
    g.chosen = put(g.chosen, issue, option)
    g.flag = put(g.flag, issue, flag)
    if g.log:
        found = counters_on(g, issue)
        if found:
            g.log.add(events.CountersPlaced(issue, found))
    check_mutiny(g)


def counters_on(g: Versailles, issue: int) -> tuple[int, ...]:
    """The counters on an issue."""
    option = g.chosen[issue]
    if option == NOBODY:
        return ()
    if g.flag[issue] == NOBODY:
        return OPTION_COUNTERS[option]
    return (*OPTION_COUNTERS[option], NAVAL_UK if g.flag[issue] == UK else NAVAL_USA)
