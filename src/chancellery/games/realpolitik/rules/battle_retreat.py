"""Retreats: to the nearest territory that will have the general, or off the map (9.4, R78, R104)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ADJACENT,
    ENTERABLE,
    FRANCE,
    ITALY,
    LANES_OF,
    OFF_MAP,
    POWER_OF,
    RETREAT,
    TERRITORIES,
)
from chancellery.games.realpolitik.rules.pieces import MASK, bound, control, enemies, put, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# Why a general has to go: after a drawn battle, a new alliance, or a broken one.
BATTLE_DRAWN: Final = 0
ALLIANCE: Final = 1
WAR: Final = 2

# Farther than any territory that can be reached.
OUT_OF_REACH: Final = TERRITORIES


def steps_from(start: int, lanes: frozenset[int]) -> tuple[int, ...]:
    """How many steps each territory is away over land borders and the lanes of some powers, whatever stands between."""
    steps = [OUT_OF_REACH] * TERRITORIES
    steps[start] = 0
    reached = [start]
    for here in reached:
        by_sea = [there for there, power in LANES_OF[here] if power in lanes]
        for there in (*ADJACENT[here], *by_sea):
            if steps[there] == OUT_OF_REACH:
                steps[there] = steps[here] + 1
                reached.append(there)
    return tuple(steps)


# By the lanes that count (1 for the French ones, 2 for the Italian ones, 3 for both) and by territory.
STEPS: Final = tuple(
    tuple(steps_from(start, frozenset(lanes)) for start in range(TERRITORIES))
    for lanes in ((), (FRANCE,), (ITALY,), (FRANCE, ITALY))
)


def lanes_of(g: Realpolitik, power: int) -> int:
    """The lanes that a power may retreat over: its own and, between Italy and its controller, the other's (R104)."""
    friends = (power, g.ally[power]) if bound(g, power, g.ally[power]) else (power,)
    return (FRANCE in friends) + 2 * (ITALY in friends)


def retreat_options(g: Realpolitik, general: int) -> list[int]:
    """The nearest territories that its power controls, without another general of it or one that it is at war with."""
    power = POWER_OF[general]
    steps = STEPS[lanes_of(g, power)][g.place[general]]
    nearest = OUT_OF_REACH - 1
    found: list[int] = []
    for where in ENTERABLE:
        away = steps[where]
        if not 0 < away <= nearest or control(g, where) != power:
            continue
        if g.standing[where] & MASK[power] or enemies(g, power, where):
            continue
        if away < nearest:
            nearest = away
            found.clear()
        found.append(where)
    return found


def leave_map(g: Realpolitik, general: int) -> None:
    """A general goes off the map, and its units are lost."""
    if g.log:
        g.log.add(events.GeneralLeft(POWER_OF[general], g.place[general], g.units[general]))
    put(g, general, NOBODY)


class Withdraw(Step[Realpolitik]):
    """A general has to go: its owner says where to, unless it can only leave the map (R104); `cause` says why."""

    def __init__(self, general: int, cause: int) -> None:
        self.general = general
        self.cause = cause

    def run(self, g: Realpolitik) -> None:
        power = POWER_OF[self.general]
        if retreat_options(g, self.general):
            retreat = (Retreat, RetreatFromAlly, RetreatFromFormerAlly)[self.cause]
            g.push(retreat(seat_of(g, power), power, self.general))
        else:
            leave_map(g, self.general)


class Retreat(Choice[Realpolitik]):
    """Choose among the nearest territories, or leave the map and lose the units (9.4)."""

    rule = "9.4"

    def __init__(self, seat: int, power: int, general: int) -> None:
        self.seat = seat
        self.power = power
        self.general = general

    def legal(self, g: Realpolitik) -> list[int]:
        return [OFF_MAP, *(RETREAT + where for where in retreat_options(g, self.general))]

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == OFF_MAP:
            leave_map(g, self.general)
            return
        where = ACTIONS.thing(action)
        if g.log:
            g.log.add(events.GeneralRetreated(self.power, g.place[self.general], where))
        put(g, self.general, where)

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "retreat",
            power=("power", self.power),
            territory=("territory", g.place[self.general]),
            units=g.units[self.general],
        )

    def why_not(self, g: Realpolitik, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        return (Text("no-retreat", territory=("territory", index)), self.rule) if kind == "territory" else None


class RetreatFromAlly(Retreat):
    """The same where the home power of a new ally does not let a general stay (10.1)."""

    rule = "10.1"


class RetreatFromFormerAlly(Retreat):
    """The same where the weaker of two former allies has to leave (10.2)."""

    rule = "10.2"
