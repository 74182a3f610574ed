"""What every chapter needs: whose decision something is, who is next, and the pieces of a nation."""

from __future__ import annotations

from typing import ClassVar, Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import ACTIONS, DECISION, DEPTH, NATIONS, STARS, USA
from chancellery.games.versailles_1919.rules.promises import action_of, promises_of, refrains
from chancellery.games.versailles_1919.state import Versailles

# The paragraph about promises.
PROMISES: Final = "11.3"
POLITICAL_ACTION: Final = 1
# The decision that can always be left out, so that a promise not to take any of its actions can be kept.
MILITARY_ACTION: Final = 2


# What is not of a settlement has no step of it.
NO_STEP: Final = 0


class SettlingStep(Step[Versailles]):
    """A part of a settlement that runs by itself; `step` is the one that has been reached as long as it is to come."""

    abstract: ClassVar[bool] = True
    step: ClassVar[int] = NO_STEP


class Decision(Choice[Versailles]):
    """A question whose answers promises may narrow (11.3).

    breaks   whether it stands between two whole steps, so that a deal may be struck while it is asked
    apart    whether it asks about a political and a military action at once, which promises narrow each for itself
    step     the step of a settlement that has been reached while it is asked; 0 if it may come up anywhere
    """

    abstract: ClassVar[bool] = True
    breaks: ClassVar[bool] = True
    apart: ClassVar[bool] = False
    step: ClassVar[int] = NO_STEP

    def possible(self, g: Versailles) -> list[int]:
        """Every action that the rules allow, whatever was promised."""
        raise NotImplementedError

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """The answers by which an action that was promised is taken, now or later in the turn (11.3)."""
        return [action]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """The answers after which a promise could no longer be kept (11.3)."""
        return []

    def legal(self, g: Versailles) -> list[int]:
        found = self.possible(g)
        if g.bound:
            for promise in promises_of(g, self.seat):
                found = self.keeping(g, promise, found)
        return found

    def keeping(self, g: Versailles, promise: int, found: list[int]) -> list[int]:
        """The answers that keep a promise; all of them where none does, for then it is void (11.3).

        Promises narrow answers one after the other, the oldest first, so that no later one breaks an earlier one.
        """
        action = action_of(promise)
        if refrains(promise):
            return self.without(found, self.not_due(g, promise, found, [action, *self.spoilers_of(g, promise)]))
        ways = self.ways_to(g, action)
        on = [answer for answer in found if answer in ways]
        if on:
            kinds = [self.kind(answer) for answer in on]
            found = [answer for answer in found if answer in on or self.kind(answer) not in kinds]
        return self.without(found, self.not_due(g, promise, found, self.spoilers_of(g, promise)))

    def not_due(self, g: Versailles, promise: int, found: list[int], spoilers: list[int]) -> list[int]:
        """What spoils a promise, but for the only answers that keep an older one."""
        if not spoilers or not self.apart:
            return spoilers
        for older in promises_of(g, self.seat):
            if older == promise:
                break
            ways = [] if refrains(older) else [way for way in self.ways_to(g, action_of(older)) if way in found]
            if ways and all(way in spoilers for way in ways):
                spoilers = [answer for answer in spoilers if answer not in ways]
        return spoilers

    def without(self, found: list[int], spoilers: list[int]) -> list[int]:
        """The answers without some, if any is left; a military action can always be left out."""
        kept = [self.kind(answer) for answer in found if answer not in spoilers]
        if self.apart:
            kept.append(MILITARY_ACTION)
        return [answer for answer in found if answer not in spoilers or self.kind(answer) not in kept]

    def kind(self, answer: int) -> int:
        return DECISION[answer] if self.apart else 0

    def rule_against(self, g: Versailles, action: int) -> str:
        return PROMISES if g.bound and action in self.possible(g) else self.rule

    def why_not(self, g: Versailles, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        """What the rules allow, and is not legal, was promised away (11.3)."""
        if g.bound:
            for action in self.possible(g):
                if ACTIONS.kinds[action] == kind and ACTIONS.thing(action) == index:
                    return Text("promised"), PROMISES
        return None


def settling_step(g: Versailles) -> int:
    """The step of the settlement that goes on, 0 if there is none (5.3)."""
    for frame in g.stack[::-1]:
        if isinstance(frame, (Decision, SettlingStep)) and frame.step:
            return frame.step
    return NO_STEP


def is_bot(g: Versailles, nation: int) -> bool:
    """Whether a nation is an automated faction of the solo game (14)."""
    return g.seats == 1 and nation != g.human


def seat_for(g: Versailles, nation: int) -> int:
    """The seat that decides for a nation: with two players the USA is led by whoever has the turn (13, 14)."""
    if g.seats == 1:
        return 0
    if nation == USA and g.seats == 2:
        return g.seat_of[g.active]
    return g.seat_of[nation]


def clockwise(g: Versailles, first: int) -> list[int]:
    """The nations that take turns, from one of them on."""
    at = g.order.index(first)
    return [*g.order[at:], *g.order[:at]]


def everyone(g: Versailles) -> list[int]:
    """Every player or faction, clockwise from the active one; with two players the USA comes last."""
    found = clockwise(g, g.active)
    if g.seats == 2:
        found.append(USA)
    return found


def leader(g: Versailles, issue: int) -> int:
    """Who has more cubes on an issue than anybody else, or nobody (5.1)."""
    base = issue * NATIONS
    here = g.cubes[base : base + NATIONS]
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else NOBODY


def has_cubes(g: Versailles, issue: int) -> bool:
    """Whether anybody has influence on an issue."""
    base = issue * NATIONS
    return max(g.cubes[base : base + NATIONS]) > 0


def space_in(g: Versailles, nation: int, region: int) -> int:
    """Where a nation's unit stands in a region, or NOBODY."""
    first = region * DEPTH
    here = g.unit[first : first + DEPTH]
    return first + here.index(nation) if nation in here else NOBODY


def regions_with_unit(g: Versailles, nation: int) -> list[int]:
    """The regions where a nation has a unit."""
    if nation not in g.unit:
        return []
    return [space // DEPTH for space, holder in enumerate(g.unit) if holder == nation]


def stars_of(g: Versailles, nation: int) -> int:
    """The stars of the issues that a nation controls."""
    return stars_by_nation(g)[nation]


def stars_by_nation(g: Versailles) -> list[int]:
    """The stars of the issues that each nation controls."""
    stars = [0] * NATIONS
    for issue, owner in enumerate(g.owner):
        if owner != NOBODY:
            stars[owner] += STARS[issue]
    return stars


def recover(g: Versailles, nation: int, most: int) -> int:
    """Move up to so many cubes from exhausted to available."""
    cubes = min(most, g.exhausted[nation])
    if cubes:
        g.exhausted[nation] -= cubes
        g.available[nation] += cubes
        if g.log:
            g.log.add(events.InfluenceRecovered(nation, cubes))
    return cubes


def exhaust(g: Versailles, nation: int, most: int) -> int:
    """Move up to so many cubes from available to exhausted."""
    cubes = min(most, g.available[nation])
    if cubes:
        g.available[nation] -= cubes
        g.exhausted[nation] += cubes
        if g.log:
            g.log.add(events.InfluenceExhausted(nation, cubes))
    return cubes
