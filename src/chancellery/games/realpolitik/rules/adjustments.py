"""Board state adjustments after a change of statuses (10)."""

from __future__ import annotations

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ASK,
    ENTERABLE,
    GENERALS_OF,
    HOME,
    HOMES_OF,
    JOIN,
    MOST_UNITS,
    NEVER,
    POWER_OF,
    POWERS,
    STAY,
)
from chancellery.games.realpolitik.rules.battle_retreat import ALLIANCE, WAR, Withdraw
from chancellery.games.realpolitik.rules.consent import Request, consent
from chancellery.games.realpolitik.rules.pieces import MASK, base_strength, own_general, remove_garrison, seat_of
from chancellery.games.realpolitik.state import Realpolitik


class AdjustBoard(Step[Realpolitik]):
    """First all new alliances, then all broken ones (10, R84); `before` are the alliances of old."""

    def __init__(self, before: tuple[int, ...]) -> None:
        self.before = before

    def run(self, g: Realpolitik) -> None:
        fresh = [power for power in g.prestige if g.ally[power] not in (NOBODY, self.before[power])]
        steps: list[Step[Realpolitik]] = []
        for power in fresh:
            steps += [GarrisonsFromAlly(power), GeneralsFromAlly(power)]
        g.push(*steps, BrokenAlliances(self.before))


# --- from war to alliance (10.1) ---


class GarrisonsFromAlly(Step[Realpolitik]):
    """The garrisons of a power in the homes of its new ally leave, one after the other (10.1)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        theirs = HOMES_OF[g.ally[self.power]]
        g.push(*(LiftGarrison(where, 0) for where in theirs if g.garrison[where] == self.power))


class LiftGarrison(Step[Realpolitik]):
    """A garrison becomes a unit of one of its power's generals, or money if none of them has room (R105).

    broken  whether an alliance was broken (10.2), not formed (10.1)
    """

    def __init__(self, where: int, broken: int) -> None:
        self.where = where
        self.broken = broken

    def run(self, g: Realpolitik) -> None:
        power = g.garrison[self.where]
        room = with_room(g, power)
        if len(room) > 1:
            join_general = JoinGeneralInWar if self.broken else JoinGeneral
            g.push(join_general(seat_of(g, power), power, self.where))
            return
        remove_garrison(g, self.where)
        if room:
            join(g, power, self.where, room[0])
        else:
            g.money[power] += 1
            if g.log:
                g.log.add(events.GarrisonPaid(power, self.where))


def with_room(g: Realpolitik, power: int) -> list[int]:
    """The generals on the map that can take one more unit."""
    return [x for x in GENERALS_OF[power] if g.place[x] != NOBODY and g.units[x] < MOST_UNITS]


def join(g: Realpolitik, power: int, where: int, general: int) -> None:
    g.tokens[power] -= 1
    g.units[general] += 1
    if g.log:
        g.log.add(events.GarrisonJoined(power, where, g.place[general]))


class JoinGeneral(Choice[Realpolitik]):
    """Choose the general that takes a garrison over as a unit (10.1)."""

    rule = "10.1"

    def __init__(self, seat: int, power: int, where: int) -> None:
        self.seat = seat
        self.power = power
        self.where = where

    def legal(self, g: Realpolitik) -> list[int]:
        return [JOIN + g.place[general] for general in with_room(g, self.power)]

    def apply(self, g: Realpolitik, action: int) -> None:
        remove_garrison(g, self.where)
        join(g, self.power, self.where, own_general(g, self.power, ACTIONS.thing(action)))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("join-general", power=("power", self.power), territory=("territory", self.where))


class JoinGeneralInWar(JoinGeneral):
    """The same after a broken alliance (10.2)."""

    rule = "10.2"


class GeneralsFromAlly(Step[Realpolitik]):
    """The generals of a power in the homes of its new ally stay if the ally allows it (10.1)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        power, ally = self.power, g.ally[self.power]
        visitors = [x for x in GENERALS_OF[power] if g.place[x] != NOBODY and HOME[g.place[x]] == ally]
        g.push(*(Visitor(general) for general in visitors))


class Visitor(Step[Realpolitik]):
    """A general in a home of its power's new ally stays, leaves, or waits for the ally's word (10.1)."""

    def __init__(self, general: int) -> None:
        self.general = general

    def run(self, g: Realpolitik) -> None:
        power = POWER_OF[self.general]
        ally, mode = g.ally[power], consent(g, power, STAY)
        if mode == NEVER:
            g.push(Withdraw(self.general, ALLIANCE))
        elif mode == ASK:
            g.push(AllowStay(seat_of(g, ally), ally, self.general))


class AllowStay(Request):
    """The home power says whether a general of its new ally may stay (10.1)."""

    rule = "10.1"

    def __init__(self, seat: int, power: int, general: int) -> None:
        self.seat = seat
        self.power = power
        self.general = general

    def permissions(self, g: Realpolitik) -> tuple[int, ...]:
        return (STAY,)

    def grant(self, g: Realpolitik) -> None:
        if g.log:
            g.log.add(events.StayGranted(self.power, g.ally[self.power], g.place[self.general]))

    def refuse(self, g: Realpolitik) -> None:
        if g.log:
            g.log.add(events.StayRefused(self.power, g.ally[self.power], g.place[self.general]))
        g.push(Withdraw(self.general, ALLIANCE))

    def prompt(self, g: Realpolitik) -> Text:
        where = g.place[self.general]
        return Text("allow-stay", other=("power", g.ally[self.power]), territory=("territory", where))


# --- from alliance to war (10.2) ---


class BrokenAlliances(Step[Realpolitik]):
    """Wherever former allies meet, the weaker side leaves; who that is, is settled before anybody goes (10.2, R106)."""

    def __init__(self, before: tuple[int, ...]) -> None:
        self.before = before

    def run(self, g: Realpolitik) -> None:
        leaving: list[tuple[int, int]] = []
        for power in range(POWERS):
            other = self.before[power]
            if power < other and g.ally[power] != other:
                leaving += [(weaker(g, power, other, where), where) for where in meetings(g, power, other)]
        steps: list[Step[Realpolitik]] = []
        for power in g.prestige:
            places = [where for loser, where in leaving if loser == power]
            steps += [LiftGarrison(where, 1) for where in places if g.garrison[where] == power]
            meeting = [own_general(g, power, where) for where in places if g.standing[where] & MASK[power]]
            steps += [Withdraw(general, WAR) for general in meeting]
        g.push(*steps)


def meetings(g: Realpolitik, power: int, other: int) -> list[int]:
    """The territories with a general of one and a general or garrison of the other."""
    found = []
    for where in ENTERABLE:
        ours, theirs = g.standing[where] & MASK[power], g.standing[where] & MASK[other]
        if (ours and (theirs or g.garrison[where] == other)) or (theirs and g.garrison[where] == power):
            found.append(where)
    return found


def weaker(g: Realpolitik, power: int, other: int, where: int) -> int:
    """The side with less strength; of equals the one without a garrison; else a die decides (10.2, R82)."""
    ours, theirs = base_strength(g, (power,), where), base_strength(g, (other,), where)
    if ours != theirs or g.garrison[where] in (power, other):
        by = "strength" if ours != theirs else "garrison"
        stays = power if ours > theirs or (ours == theirs and g.garrison[where] == power) else other
        if g.log:
            g.log.add(events.FormerAlliesMet(power, ours, other, theirs, where, power + other - stays, by))
        return power + other - stays
    die = other_die = 0
    while die == other_die:
        die, other_die = g.roll(), g.roll()
    if g.log:
        g.log.add(events.LotCast(power, die, other, other_die, where, ours, power if die < other_die else other))
    return power if die < other_die else other
