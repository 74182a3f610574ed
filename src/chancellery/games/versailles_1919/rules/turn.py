"""The turn: a political action, and before or after it a military one (4)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    COLUMN_OF_SPACE,
    DECISION,
    DEMOBILIZE,
    DEPLOY,
    DONE,
    GAME_END,
    PLACE_ON,
    RECLAIM,
    RECOVERS,
    SETTLE,
    TABLE_ISSUES,
    USA,
)
from chancellery.games.versailles_1919.rules.common import (
    MILITARY_ACTION,
    POLITICAL_ACTION,
    Decision,
    has_cubes,
    is_bot,
    leader,
    recover,
    seat_for,
)
from chancellery.games.versailles_1919.rules.happiness import spoilt_by_a_loss, units_left
from chancellery.games.versailles_1919.rules.lapsing import clear_deals, drop_promises
from chancellery.games.versailles_1919.rules.military import military_actions, start_military
from chancellery.games.versailles_1919.rules.pieces import after, has_pieces
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
    first_issues,
    is_placement,
    leads_to_forsworn,
    placements_with,
)
from chancellery.games.versailles_1919.rules.placing import (
    place_on,
)
from chancellery.games.versailles_1919.rules.promises import (
    SUDDEN_VERBS,
    action_of,
    forsworn,
    promised,
    promises_of,
    refrains,
)
from chancellery.games.versailles_1919.rules.reclaiming import can_reclaim, hangs_on_reclaim, start_reclaim
from chancellery.games.versailles_1919.rules.scoring import end_game
from chancellery.games.versailles_1919.rules.settling import settle
from chancellery.games.versailles_1919.rules.solo import bot_goes_on, score_turn
from chancellery.games.versailles_1919.rules.two_players import UsaAction
from chancellery.games.versailles_1919.rules.usa_promises import (
    due_before_usa,
    forced_on_usa,
    is_taken_from_usa,
    usa_can_keep,
)
from chancellery.games.versailles_1919.rules.ways import settlements_for, traps
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
        if g.bound and g.political and g.seats != 2:
            drop_promises(g, SUDDEN_VERBS)
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
    apart: ClassVar[bool] = True

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

    def legal(self, g: Versailles) -> list[int]:
        found = super().legal(g)
        return self.military_first(g, found) or found if g.bound and not g.political else found

    def military_first(self, g: Versailles, found: list[int]) -> list[int]:
        """Deployments that were promised and let a promise about politics be kept that cannot be kept before (11.3)."""
        due = promised(g, self.seat)
        moves = [action for action in found if action in due and ACTIONS.verbs[action] == "deploy"]
        if not moves:
            return []
        open_ones = [promise for promise in promises_of(g, self.seat) if not self.is_kept_by(g, promise, found)]
        return [move for move in moves if self.helps(g, move, open_ones)] if open_ones else []

    def helps(self, g: Versailles, move: int, promises: list[int]) -> bool:
        """Whether one of several promises can be kept once a unit is deployed: it recovers cubes, or can come back."""
        space = ACTIONS.thing(move)
        twin = g.clone()
        twin.military = 1
        # Which unit it is makes no difference to the political action.
        twin.unit = put(twin.unit, space, self.nation)
        recover(twin, self.nation, RECOVERS[COLUMN_OF_SPACE[space]])
        found = super().legal(twin)
        return any(self.is_kept_by(twin, promise, found) for promise in promises)

    def is_kept_by(self, g: Versailles, promise: int, found: list[int]) -> bool:
        """Whether some of these answers keep a promise about the political action, or what it is to bring about."""
        action = action_of(promise)
        actions = [answer for answer in found if DECISION[answer] == POLITICAL_ACTION]
        if refrains(promise):
            away = forsworn(g, self.seat)
            return action not in actions or any(answer not in away for answer in actions)
        if DECISION[action] == MILITARY_ACTION:
            return True
        ways = [action] if DECISION[action] else settlements_for(g, self.seat, self.nation, action)
        return any(way in actions for way in ways)

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Political and military actions themselves; for a step of a settlement, the settlement (11.3)."""
        later = due_before_usa(g, self.seat, action) if g.seats == 2 and not g.political else []
        if is_placement(action):
            return [*placements_with(g, self.seat, self.nation, action), *later]
        if DECISION[action]:
            return [RECLAIM] if hangs_on_reclaim(g, self.nation, action) else [action, *later]
        return [] if g.political else [*settlements_for(g, self.seat, self.nation, action), *later]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        action = action_of(promise)
        if refrains(promise):
            found = [] if g.political else traps(g, self.seat, self.nation, promise)
            if is_placement(action) and not g.political:
                found = leads_to_forsworn(g, self.seat, self.nation)
            return [*found, *self.taken_from_usa(g, promise)]
        if DECISION[action] == MILITARY_ACTION:
            others = military_actions(g, self.nation) if hangs_on_reclaim(g, self.nation, action) else []
            # The game would be over before it could be taken.
            return [] if g.military else [SETTLE + GAME_END, *others]
        found = [] if g.military else self.units_needed(g, promise)
        return [*found, *self.taken_from_usa(g, promise)]

    def taken_from_usa(self, g: Versailles, promise: int) -> list[int]:
        """Actions after which the USA of two players could no longer keep a promise (11.3, 13.1)."""
        if g.seats != 2 or g.political:
            return []
        forced = forced_on_usa(g, promise)
        if not forced and not usa_can_keep(g, promise):
            return []
        issues = first_issues(g, self.nation)
        found = [PLACE_ON + issue for issue in issues if self.is_taken_by(g, promise, issue)]
        if forced:
            return [RECLAIM, *found] if self.can_help_usa(g, found) else []
        return found if refrains(promise) else [*found, SETTLE + GAME_END]

    def is_taken_by(self, g: Versailles, promise: int, issue: int) -> bool:
        """Whether to place on an issue takes from the USA what keeps a promise, or leaves it without."""
        return is_taken_from_usa(g, promise, self.nation, issue, cubes_to_lead(g, self.nation, issue), NOBODY)

    def can_help_usa(self, g: Versailles, spoilers: list[int]) -> bool:
        """Whether a placement would leave the USA something other than what was promised away (11.3, 13.1)."""
        away = [*spoilers, *forsworn(g, self.seat), *leads_to_forsworn(g, self.seat, self.nation)]
        return any(PLACE_ON + issue not in away for issue in first_issues(g, self.nation))

    def units_needed(self, g: Versailles, promise: int) -> list[int]:
        """Military actions with a unit that a promise needs where it is, or needs at all (11.3)."""
        if not has_pieces(g, promise):
            return []
        actions = military_actions(g, self.nation)
        found = [DEMOBILIZE] if spoilt_by_a_loss(g, promise) else []
        moves = [action for action in actions if action != DEMOBILIZE]
        return found + [action for action in moves if not has_pieces(after(g, self, action), promise)]

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
