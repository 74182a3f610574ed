"""What events do: of each kind of effect, what it asks and how it is carried out (15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from chancellery.engine.effects import Effect, by_type
from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import effects, events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BRING_IN,
    DISCARD,
    FIRST,
    GAME_END,
    HOLDERS,
    ISSUES,
    NAME,
    PICK_REGION,
    REGION_OF,
    REGIONS,
    REOPEN,
    SECOND,
    SEND_OUT,
    STARS,
)
from chancellery.games.versailles_1919.effects import CHOICE, HIGHEST, RANDOM
from chancellery.games.versailles_1919.programs import KINDS, PROGRAMS
from chancellery.games.versailles_1919.rules.adding import issues_to_discard, needed_to_add
from chancellery.games.versailles_1919.rules.common import Decision, everyone, exhaust, recover, seat_for
from chancellery.games.versailles_1919.rules.event_pieces import brings_cubes, cubes_from, people, takes_pieces
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit, change_happiness, check_mutiny
from chancellery.games.versailles_1919.rules.promises import issue_on_the_table, issue_to_advance, nation_of
from chancellery.games.versailles_1919.rules.regions import move_keg, move_unrest, random_region
from chancellery.games.versailles_1919.rules.unsettling import (
    reopenings_to_avoid,
    unsettle,
)
from chancellery.games.versailles_1919.rules.uprising import UprisingCheck, highest_regions
from chancellery.games.versailles_1919.state import Versailles


class RunEffects(Step[Versailles]):
    """The effects of an event or of one alternative, from one of them on (15)."""

    def __init__(self, card: int, program: int, at: int, decider: int, chosen: int) -> None:
        self.card = card
        self.program = program
        self.at = at
        self.decider = decider
        self.chosen = chosen

    def run(self, g: Versailles) -> None:
        program = PROGRAMS[self.program]
        if not program:
            return
        if self.at + 1 < len(program):
            g.push(RunEffects(self.card, self.program, self.at + 1, self.decider, self.chosen))
        carry_out(g, self.card, program[self.at], self.decider, self.chosen)


def carry_out(g: Versailles, card: int, effect: Effect, decider: int, chosen: int) -> None:
    """One effect; whatever it asks or brings about comes before the next one."""
    CARRIED_OUT[type(effect)](g, card, effect, decider, chosen)


def questions(g: Versailles, effect: Effect, decider: int) -> list[list[int]]:
    """The answers to each question that an effect asks whoever decides about it (15)."""
    return ASKED[type(effect)](g, effect, decider)


def whom_to_name(g: Versailles, others: int, decider: int) -> list[int]:
    """The players among whom somebody names one: all of them, or all others (15)."""
    return [nation for nation in everyone(g) if not others or nation != decider]


def issues_to_reopen(g: Versailles, region: int, issue: int, stars: int) -> list[int]:
    """The settled issues that an event may re-open: of a region, one alone, or with so many stars at most (15)."""
    return [
        settled
        for settled in range(ISSUES)
        if g.owner[settled] != NOBODY
        and settled != GAME_END
        and region in (NOBODY, REGION_OF[settled])
        and issue in (NOBODY, settled)
        and STARS[settled] <= stars
    ]


# --- carrying effects out ---


def change_unrest(g: Versailles, card: int, effect: effects.Unrest, decider: int, chosen: int) -> None:
    """Unrest in a region that is named, rolled for or chosen."""
    region = effect.region
    if region == CHOICE:
        g.push(ChooseRegion(seat_for(g, decider), decider, effect.delta))
        return
    if region == RANDOM:
        region = random_region(g)
    if region != NOBODY:
        move_unrest(g, region, effect.delta)


def check_uprising(g: Versailles, card: int, effect: effects.UprisingCheck, decider: int, chosen: int) -> None:
    """An uprising check in a region that is named or rolled for, or wherever unrest is highest (9.1)."""
    region = effect.region
    if region == HIGHEST:
        g.push(UprisingCheck(highest_regions(g)))
        return
    if region == RANDOM:
        region = random_region(g)
    if region != NOBODY:
        g.push(UprisingCheck((region,)))


def move_powder_keg(g: Versailles, card: int, effect: effects.PowderKeg, decider: int, chosen: int) -> None:
    move_keg(g, effect.region, effect.delta)


def please(g: Versailles, card: int, effect: effects.Happiness, decider: int, chosen: int) -> None:
    """Happiness of whoever is meant, then mutinies (6)."""
    for nation in people(g, effect.who, decider, chosen):
        change_happiness(g, nation, effect.delta)
    check_mutiny(g)


def recover_influence(g: Versailles, card: int, effect: effects.RecoverInfluence, decider: int, chosen: int) -> None:
    for nation in holders(g, effect.who, decider, chosen):
        recover(g, nation, effect.n)


def exhaust_influence(g: Versailles, card: int, effect: effects.ExhaustInfluence, decider: int, chosen: int) -> None:
    for nation in holders(g, effect.who, decider, chosen):
        exhaust(g, nation, effect.n)


def recover_military(g: Versailles, card: int, effect: effects.RecoverMilitary, decider: int, chosen: int) -> None:
    """Exhausted units become available again."""
    for nation in holders(g, effect.who, decider, chosen):
        units = min(effect.n, g.spent_units[nation])
        g.spent_units = put(g.spent_units, nation, g.spent_units[nation] - units)
        g.units = put(g.units, nation, g.units[nation] + units)
        if units and g.log:
            g.log.add(events.UnitsRecovered(nation, units))


def demobilize(g: Versailles, card: int, effect: effects.Demobilize, decider: int, chosen: int) -> None:
    """Whoever is meant gives up a unit, one after the other (6.2)."""
    losers = holders(g, effect.who, decider, chosen)
    g.push(*[GiveUpUnit(seat_for(g, nation), nation, effect.track) for nation in losers])


def holders(g: Versailles, who: int, decider: int, chosen: int) -> list[int]:
    """The nations that an effect speaks of and that have pieces (15)."""
    return [nation for nation in people(g, who, decider, chosen) if nation in HOLDERS[g.seats]]


def choose_one(g: Versailles, card: int, effect: effects.ChooseOne, decider: int, chosen: int) -> None:
    g.push(PickAlternative(seat_for(g, decider), decider, card, effect.first, effect.second, decider, chosen))


def choose_player(g: Versailles, card: int, effect: effects.ChoosePlayer, decider: int, chosen: int) -> None:
    g.push(NamePlayer(seat_for(g, decider), decider, card, effect.others, effect.first, effect.second))


def unsettle_issue(g: Versailles, card: int, effect: effects.UnsettleIssue, decider: int, chosen: int) -> None:
    g.push(ReopenIssue(seat_for(g, decider), decider, effect.region, effect.issue, effect.stars))


def swap_issues(g: Versailles, card: int, effect: effects.SwapWaitingRoom, decider: int, chosen: int) -> None:
    g.push(SendOut(seat_for(g, decider), decider))


def discard_issue(g: Versailles, card: int, effect: effects.DiscardIssue, decider: int, chosen: int) -> None:
    g.push(DiscardWaiting(seat_for(g, decider), decider))


CARRIED_OUT: Final[dict[type[Effect], Callable[[Versailles, int, Any, int, int], None]]] = by_type(
    KINDS,
    {
        effects.UprisingCheck: check_uprising,
        effects.Unrest: change_unrest,
        effects.PowderKeg: move_powder_keg,
        effects.Happiness: please,
        effects.RecoverInfluence: recover_influence,
        effects.ExhaustInfluence: exhaust_influence,
        effects.RecoverMilitary: recover_military,
        effects.Demobilize: demobilize,
        effects.SwapWaitingRoom: swap_issues,
        effects.DiscardIssue: discard_issue,
        effects.UnsettleIssue: unsettle_issue,
        effects.ChoosePlayer: choose_player,
        effects.ChooseOne: choose_one,
    },
)


# --- what effects ask whoever decides ---


def nothing_asked(g: Versailles, effect: Effect, decider: int) -> list[list[int]]:
    return []


def region_asked(g: Versailles, effect: effects.Unrest, decider: int) -> list[list[int]]:
    return [list(range(PICK_REGION, PICK_REGION + REGIONS))] if effect.region == CHOICE else []


def alternative_asked(g: Versailles, effect: effects.ChooseOne, decider: int) -> list[list[int]]:
    return [[FIRST, SECOND]]


def player_asked(g: Versailles, effect: effects.ChoosePlayer, decider: int) -> list[list[int]]:
    return [[NAME + nation for nation in whom_to_name(g, effect.others, decider)]]


def reopening_asked(g: Versailles, effect: effects.UnsettleIssue, decider: int) -> list[list[int]]:
    return [[REOPEN + issue for issue in issues_to_reopen(g, effect.region, effect.issue, effect.stars)]]


def exchange_asked(g: Versailles, effect: effects.SwapWaitingRoom, decider: int) -> list[list[int]]:
    back = [BRING_IN + issue for issue in g.waiting_room]
    return [[SEND_OUT + issue for issue in g.table], back] if back else []


def discard_asked(g: Versailles, effect: effects.DiscardIssue, decider: int) -> list[list[int]]:
    return [[DISCARD + issue for issue in issues_to_discard(g)]]


ASKED: Final[dict[type[Effect], Callable[[Versailles, Any, int], list[list[int]]]]] = by_type(
    KINDS,
    {
        effects.Unrest: region_asked,
        effects.ChooseOne: alternative_asked,
        effects.ChoosePlayer: player_asked,
        effects.UnsettleIssue: reopening_asked,
        effects.SwapWaitingRoom: exchange_asked,
        effects.DiscardIssue: discard_asked,
    },
    otherwise=nothing_asked,
)


def asks_nothing_else(g: Versailles, program: int, decider: int, promise: int, away: list[int]) -> bool:
    """Whether effects leave no answer but what was promised away, or what would leave only a pass that was (11.3)."""
    brings = cubes_from(program)
    for effect in PROGRAMS[program]:
        for answers in questions(g, effect, decider):
            undone = away if brings else [*away, *reopenings_to_avoid(g, promise, answers)]
            if answers and all(action in undone for action in answers):
                return True
    return False


# --- questions ---


class ChooseRegion(Decision):
    """In which region unrest changes (15)."""

    rule: ClassVar[str] = "15"

    def __init__(self, seat: int, nation: int, change: int) -> None:
        self.seat = seat
        self.nation = nation
        self.change = change

    def possible(self, g: Versailles) -> list[int]:
        return list(range(PICK_REGION, PICK_REGION + REGIONS))

    def apply(self, g: Versailles, action: int) -> None:
        move_unrest(g, ACTIONS.thing(action), self.change)

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-region", nation=("nation", self.nation), change=self.change)


class NamePlayer(Decision):
    """Name a player, who then picks one of two alternatives (15)."""

    rule: ClassVar[str] = "15"

    def __init__(self, seat: int, nation: int, card: int, others: int, first: int, second: int) -> None:
        self.seat = seat
        self.nation = nation
        self.card = card
        self.others = others
        self.first = first
        self.second = second

    def possible(self, g: Versailles) -> list[int]:
        return [NAME + nation for nation in whom_to_name(g, self.others, self.nation)]

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Whoever promised to pick an alternative names somebody for whom the same seat picks (11.3)."""
        if action not in (FIRST, SECOND):
            return [action]
        return [NAME + nation for nation in everyone(g) if seat_for(g, nation) == self.seat]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """Oneself, if either alternative takes pieces that a promise needs (11.3)."""
        nation = nation_of(promise)
        programs = (self.first, self.second)
        spoilt = all(takes_pieces(g, program, self.nation, nation, promise) for program in programs)
        return [NAME + nation] if spoilt else []

    def apply(self, g: Versailles, action: int) -> None:
        named = ACTIONS.thing(action)
        if g.log:
            g.log.add(events.PlayerNamed(self.nation, named))
        g.push(PickAlternative(seat_for(g, named), named, self.card, self.first, self.second, self.nation, named))

    def prompt(self, g: Versailles) -> Text:
        return Text("name-player", nation=("nation", self.nation), event_card=("event_card", self.card))


class PickAlternative(Decision):
    """Pick one of two alternatives, even one that does nothing (15)."""

    rule: ClassVar[str] = "15"

    def __init__(self, seat: int, nation: int, card: int, first: int, second: int, decider: int, chosen: int) -> None:
        self.seat = seat
        self.nation = nation
        self.card = card
        self.first = first
        self.second = second
        self.decider = decider
        self.chosen = chosen

    def possible(self, g: Versailles) -> list[int]:
        return [FIRST, SECOND]

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Also the alternative that brings back the cubes for it (11.3)."""
        found = [(FIRST, self.first), (SECOND, self.second)]
        return [action, *[answer for answer, program in found if brings_cubes(g, program, self.decider, action)]]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An alternative that takes pieces that a promise needs, or makes a pass sure that was promised away (11.3)."""
        found = [(FIRST, self.first), (SECOND, self.second)]
        needed = [program for _, program in found if needed_to_add(g, program, self.decider, promise)]
        others = [answer for answer, program in found if needed and program not in needed]
        return [answer for answer, program in found if answer in others or self.spoils(g, program, promise)]

    def spoils(self, g: Versailles, program: int, promise: int) -> bool:
        taken = takes_pieces(g, program, self.decider, self.chosen, promise)
        return taken or asks_nothing_else(g, program, self.decider, promise, [])

    def apply(self, g: Versailles, action: int) -> None:
        program = self.first if action == FIRST else self.second
        g.push(RunEffects(self.card, program, 0, self.decider, self.chosen))

    def prompt(self, g: Versailles) -> Text:
        return Text("pick-alternative", nation=("nation", self.nation), event_card=("event_card", self.card))


class ReopenIssue(Decision):
    """Which settled issue is re-opened (15)."""

    rule: ClassVar[str] = "15"
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int, nation: int, region: int, issue: int, stars: int) -> None:
        self.seat = seat
        self.nation = nation
        self.region = region
        self.issue = issue
        self.stars = stars

    def possible(self, g: Versailles) -> list[int]:
        return [REOPEN + issue for issue in issues_to_reopen(g, self.region, self.issue, self.stars)]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An issue for which whoever promised not to pass could bid nothing (11.3)."""
        return reopenings_to_avoid(g, promise, self.possible(g))

    def apply(self, g: Versailles, action: int) -> None:
        issue = ACTIONS.thing(action)
        if g.log:
            g.log.add(events.IssueReopened(issue))
        unsettle(g, issue, NOBODY)

    def prompt(self, g: Versailles) -> Text:
        return Text("reopen-issue", nation=("nation", self.nation))


class SendOut(Decision):
    """Which issue leaves the table for the waiting room (15)."""

    rule: ClassVar[str] = "15"
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def possible(self, g: Versailles) -> list[int]:
        return [SEND_OUT + issue for issue in g.table] if g.waiting_room else []

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An issue that two players are still to settle for the USA, as was promised (11.3, 13.1)."""
        issue = issue_on_the_table(promise)
        return [] if issue == NOBODY else [SEND_OUT + issue]

    def apply(self, g: Versailles, action: int) -> None:
        g.push(BringIn(self.seat, self.nation, ACTIONS.thing(action)))

    def prompt(self, g: Versailles) -> Text:
        return Text("send-out", nation=("nation", self.nation))


class BringIn(Decision):
    """Which issue comes to the table for it (15)."""

    rule: ClassVar[str] = "15"

    def __init__(self, seat: int, nation: int, out: int) -> None:
        self.seat = seat
        self.nation = nation
        self.out = out

    def possible(self, g: Versailles) -> list[int]:
        return [BRING_IN + issue for issue in g.waiting_room]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An issue that was to come to the table in the next step (11.3)."""
        issue = issue_to_advance(promise)
        return [] if issue == NOBODY else [BRING_IN + issue]

    def apply(self, g: Versailles, action: int) -> None:
        back = ACTIONS.thing(action)
        g.table.remove(self.out)
        g.waiting_room.remove(back)
        g.table.append(back)
        g.waiting_room.append(self.out)
        if g.log:
            g.log.add(events.IssuesSwapped(self.out, back))

    def prompt(self, g: Versailles) -> Text:
        return Text("bring-in", nation=("nation", self.nation), issue=("issue", self.out))


class DiscardWaiting(Decision):
    """Which waiting issue without cubes is discarded and replaced from the deck (15)."""

    rule: ClassVar[str] = "15"
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def possible(self, g: Versailles) -> list[int]:
        return [DISCARD + issue for issue in issues_to_discard(g)]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An issue that was to come to the table in the next step (11.3)."""
        issue = issue_to_advance(promise)
        return [] if issue == NOBODY else [DISCARD + issue]

    def apply(self, g: Versailles, action: int) -> None:
        issue = ACTIONS.thing(action)
        g.waiting_room.remove(issue)
        g.issue_discard.append(issue)
        if g.log:
            g.log.add(events.IssueDiscarded(issue))
        if g.issue_deck:
            fresh = g.draw(g.issue_deck)
            g.waiting_room.append(fresh)
            if g.log:
                g.log.add(events.IssueKept(fresh))

    def prompt(self, g: Versailles) -> Text:
        return Text("discard-waiting", nation=("nation", self.nation))
