"""The turn: a political action, and before or after it a military one (4)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    DEMOBILIZE,
    DEPLOY,
    DONE,
    PLACE_ON,
    RECLAIM,
    SETTLE,
    TABLE_ISSUES,
    USA,
)
from chancellery.games.versailles_1919.rules.common import Decision, has_cubes, is_bot, leader, seat_for
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.lapsing import clear_deals
from chancellery.games.versailles_1919.rules.military import military_actions, start_military
from chancellery.games.versailles_1919.rules.placing import cubes_to_lead, first_issues, leads_to_forsworn, place_on
from chancellery.games.versailles_1919.rules.reclaiming import can_reclaim, hangs_on_a_unit, start_reclaim
from chancellery.games.versailles_1919.rules.scoring import end_game
from chancellery.games.versailles_1919.rules.settling import settle
from chancellery.games.versailles_1919.rules.solo import bot_goes_on, score_turn
from chancellery.games.versailles_1919.rules.two_players import UsaAction
from chancellery.games.versailles_1919.state import Versailles


class Turn(Step[Versailles]):
    """The next nation in order has its turn (4)."""

    def run(self, g: Versailles) -> None:
        nation = g.order[g.turn % len(g.order)]
        g.turn += 1
        g.active = g.acting = nation
        g.political = g.military = 0
        clear_deals(g)
        if g.log:
            g.log.add(events.TurnBegun(g.turn, nation))
        if nation == g.human:
            score_turn(g)
        g.push(GoOn(), Turn())


class GoOn(Step[Versailles]):
    """What is left of the turn (4)."""

    def run(self, g: Versailles) -> None:
        nation = g.active
        if is_bot(g, nation):
            if not g.political:
                g.push(GoOn())
            bot_goes_on(g, nation)
        elif g.political and (g.military or not units_left(g, nation)):
            end_turn(g, nation)
        else:
            g.push(Act(seat_for(g, nation), nation), GoOn())


def end_turn(g: Versailles, nation: int) -> None:
    """With two players the USA acts at the end of every turn (13.1)."""
    if g.seats == 2:
        g.push(UsaAction(seat_for(g, nation)))


def must_settle(g: Versailles, nation: int) -> bool:
    """Whether the solo player leads on both issues on the table (14.1)."""
    return nation == g.human and [leader(g, issue) for issue in g.table] == [nation] * TABLE_ISSUES


def political_actions(g: Versailles, nation: int) -> list[int]:
    """Every political action that a nation can take now (5)."""
    if must_settle(g, nation):
        return [SETTLE + issue for issue in g.table]
    found = [PLACE_ON + issue for issue in first_issues(g, nation)]
    found += [SETTLE + issue for issue in g.table if has_cubes(g, issue)]
    if can_reclaim(g, nation):
        found.append(RECLAIM)
    return found


def skip_political(g: Versailles, nation: int) -> None:
    """The political action is left out; if nobody can ever act again, the game is over (4, 12.1)."""
    if g.log:
        g.log.add(events.NoPoliticalAction(nation))
    if nobody_can_act(g):
        if g.log:
            g.log.add(events.ConferenceStalled(nation))
        end_game(g, "stalled")


def nobody_can_act(g: Versailles) -> bool:
    """Whether nothing can change any more, a guard of ours: rulings 5 and 100 leave such a table to sit for ever."""
    if any(may_yet_act(g, nation) for nation in g.order):
        return False
    return g.seats != 2 or not (first_issues(g, USA) or g.exhausted[USA])


def may_yet_act(g: Versailles, nation: int) -> bool:
    """Whether a nation has a political action or a unit; an automated faction never calls units back (14.4)."""
    if is_bot(g, nation):
        return bool(first_issues(g, nation) or g.exhausted[nation] or g.spent_units[nation])
    return bool(units_left(g, nation) or political_actions(g, nation))


class Act(Decision):
    """What a player does with the turn (4)."""

    rule: ClassVar[str] = "4"

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def possible(self, g: Versailles) -> list[int]:
        found = [] if g.political else political_actions(g, self.nation)
        over = not found
        if not g.military:
            found += military_actions(g, self.nation)
        if over:
            found.append(DONE)
        return found

    def would_break(self, g: Versailles) -> list[int]:
        found = [] if g.political else leads_to_forsworn(g, self.seat, self.nation)
        if not g.units[self.nation] and hangs_on_a_unit(g, self.seat, self.nation):
            found.append(DEMOBILIZE)
        return found

    def apply(self, g: Versailles, action: int) -> None:
        verb, thing = ACTIONS.split(action)
        if action == DONE:
            if not g.political:
                skip_political(g, self.nation)
            g.political = g.military = 1
        elif verb == DEPLOY or action == DEMOBILIZE:
            g.military = 1
            start_military(g, self.seat, self.nation, action)
        else:
            g.political = 1
            if verb == PLACE_ON:
                place_on(g, self.seat, self.nation, thing, NOBODY)
            elif verb == SETTLE:
                settle(g, self.nation, thing)
            else:
                start_reclaim(g, self.seat, self.nation)

    def prompt(self, g: Versailles) -> Text:
        key = "act-military" if g.political else "act-political" if g.military else "act"
        return Text(key, nation=("nation", self.nation))

    def why_not(self, g: Versailles, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "issue" or index not in g.table + g.waiting_room:
            return None
        if g.political:
            return Text("political-done"), self.rule
        if must_settle(g, self.nation):
            return Text("must-settle"), "14.1"
        told = super().why_not(g, seat, kind, index)
        if told is not None:
            return told
        if index in g.table and not has_cubes(g, index):
            return Text("nobody-leads", issue=("issue", index)), "5.3"
        least = cubes_to_lead(g, self.nation, index)
        cubes = g.available[self.nation]
        return Text("too-few-cubes", issue=("issue", index), least=least, cubes=cubes), "5.1"
