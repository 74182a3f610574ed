"""Movement types: the land advance, the sea advance and the strategic move of one general (8.5.4).

A move is planned step by step and carried out at its end, when the ally has agreed if it had to be asked. Where a
general enters the place of one that has not moved yet, that one must leave at once, or the move is taken back: so two
generals of a power never end a round together, and nobody is ever stuck.
"""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ADJACENT,
    ALWAYS,
    ASK,
    ENTER,
    GARRISON,
    GENERALS_OF,
    GO,
    HALT,
    LANES,
    LANES_OF,
    MARCH,
    POWER_OF,
    SAIL,
    STRATEGIC_STEPS,
    TAKE_BACK,
)
from chancellery.games.realpolitik.rules.consent import Request, leave, may_enter
from chancellery.games.realpolitik.rules.movement_garrisons import may_garrison, place_garrison
from chancellery.games.realpolitik.rules.movement_restrictions import MARCH_TAKEN_BACK, open_lanes, room
from chancellery.games.realpolitik.rules.pieces import MASK, control, enemies, friendly, hostile, put, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# One finished move of a chain: general, where it came from, where it left garrisons.
Taken = tuple[int, int, tuple[int, ...]]

# --- where a general may go ---


def marches(g: Realpolitik, power: int) -> list[int]:
    """The actions that choose the next general to move."""
    return [
        MARCH + g.place[general]
        for general in GENERALS_OF[power]
        if g.place[general] != NOBODY and not g.moved[general] and can_march(g, general)
    ]


def can_march(g: Realpolitik, general: int) -> bool:
    """Whether a general can move at all; mostly the first neighbour tells."""
    power = POWER_OF[general]
    if g.ally[power] == NOBODY:
        for where in ADJACENT[g.place[general]]:
            if not g.standing[where] & MASK[power]:
                return True
    return bool(first_steps(g, general))


def first_steps(g: Realpolitik, general: int) -> list[int]:
    """The actions that begin a move."""
    own = MASK[POWER_OF[general]]
    legal = []
    for where in ADJACENT[g.place[general]]:
        if not may_enter(g, general, where):
            continue
        if not g.standing[where] & own or room(g, general, where) or onward(g, general, (where,)):
            legal.append(GO + where)
    for where in open_lanes(g, general):
        if may_enter(g, general, where) and room(g, general, where):
            legal.append(SAIL + where)
    return legal


def onward(g: Realpolitik, general: int, path: tuple[int, ...]) -> list[int]:
    """Where a strategic move can go on to: through friendly land without generals at war (8.5.4, R50)."""
    if len(path) >= STRATEGIC_STEPS:
        return []
    power, here = POWER_OF[general], path[-1]
    if not friendly(g, power, here) or enemies(g, power, here):
        return []
    found = []
    for where in ADJACENT[here]:
        if not friendly(g, power, where) or enemies(g, power, where) or not may_enter(g, general, where):
            continue
        if room(g, general, where) or onward(g, general, (*path, where)):
            found.append(where)
    return found


# --- planning a move ---


class PlanMove(Choice[Realpolitik]):
    """Plan the move of one general, step by step (8.5.4 to 8.5.6).

    path   the territories that it enters
    flips  the territories where it leaves a garrison
    lane   whose sea lane it takes, -1 by land
    chain  the moves that wait for this general to make room
    """

    rule = "8.5.4"

    def __init__(
        self,
        seat: int,
        power: int,
        general: int,
        path: tuple[int, ...],
        flips: tuple[int, ...],
        lane: int,
        chain: tuple[Taken, ...],
    ) -> None:
        self.seat = seat
        self.power = power
        self.general = general
        self.path = path
        self.flips = flips
        self.lane = lane
        self.chain = chain

    def legal(self, g: Realpolitik) -> list[int]:
        general, path = self.general, self.path
        if not path:
            legal = first_steps(g, general)
            here = g.place[general]
            if legal and may_garrison(g, general, here, self.flips):
                legal.append(GARRISON + here)
            if self.chain:
                legal.append(TAKE_BACK)
            return legal
        here = path[-1]
        legal = [HALT] if room(g, general, here) else []
        if may_garrison(g, general, here, self.flips):
            legal.append(GARRISON + here)
        if self.lane == NOBODY:
            legal += [GO + where for where in onward(g, general, path)]
        return legal

    def apply(self, g: Realpolitik, action: int) -> None:
        path, flips, lane = self.path, self.flips, self.lane
        if action == TAKE_BACK:
            take_back(g, self.seat, self.power, self.chain)
            return
        if action == HALT:
            depart(g, self)
            return
        verb, where = ACTIONS.split(action)
        if verb == GARRISON:
            flips += (where,)
        else:
            path += (where,)
        if verb == SAIL:
            lane = next(owner for end, owner in LANES_OF[g.place[self.general]] if end == where)
        plan = PlanMove(self.seat, self.power, self.general, path, flips, lane, self.chain)
        if path and plan.legal(g) == [HALT]:
            depart(g, plan)
        else:
            g.push(plan)

    def prompt(self, g: Realpolitik) -> Text:
        power, origin = ("power", self.power), ("territory", g.place[self.general])
        if not self.path:
            if self.chain:
                return Text("plan-forced-move", power=power, origin=origin)
            return Text("plan-move", power=power, origin=origin, steps=STRATEGIC_STEPS)
        if self.path[-1] == g.place[self.general]:
            return Text("plan-return", power=power, territory=origin)
        return Text("plan-further", power=power, origin=origin, territory=("territory", self.path[-1]))

    def why_not(self, g: Realpolitik, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "territory":
            return None
        where = ("territory", index)
        here = self.path[-1] if self.path else g.place[self.general]
        if len(self.path) >= STRATEGIC_STEPS:
            return Text("two-steps", steps=STRATEGIC_STEPS), self.rule
        if index not in ADJACENT[here] and (self.path or index not in open_lanes(g, self.general)):
            return Text("not-next", territory=where, place=("territory", here)), self.rule
        if not may_enter(g, self.general, index):
            return Text("ally-closed", territory=where, power=("power", g.ally[self.power])), "7.3"
        if self.path and (not friendly(g, self.power, index) or enemies(g, self.power, index)):
            return Text("not-friendly", territory=where), self.rule
        return Text("own-general", territory=where), "8.5.5"


def depart(g: Realpolitik, plan: PlanMove) -> None:
    """Ask the ally for everything that the move needs, in one question, or go (R107)."""
    ally, mode = g.ally[plan.power], ALWAYS
    if ally != NOBODY:
        modes = [leave(g, plan.general, ENTER, where) for where in plan.path if control(g, where) == ally]
        if plan.lane == ally:
            modes.append(leave(g, plan.general, LANES, plan.path[-1]))
        mode = max(modes, default=ALWAYS)
    if mode == ASK:
        g.push(AllowMove(seat_of(g, ally), ally, plan.general, plan.path, plan.flips, plan.lane, plan.chain))
    else:
        carry_out(g, plan)


class AllowMove(Request):
    """The ally says whether a general may move as planned (7.3); the fields are those of the plan."""

    def __init__(
        self,
        seat: int,
        power: int,
        general: int,
        path: tuple[int, ...],
        flips: tuple[int, ...],
        lane: int,
        chain: tuple[Taken, ...],
    ) -> None:
        self.seat = seat
        self.power = power
        self.general = general
        self.path = path
        self.flips = flips
        self.lane = lane
        self.chain = chain

    def permissions(self, g: Realpolitik) -> tuple[int, ...]:
        enters = any(control(g, where) == self.power for where in self.path)
        return ((ENTER,) if enters else ()) + ((LANES,) if self.lane == self.power else ())

    def grant(self, g: Realpolitik) -> None:
        mover = POWER_OF[self.general]
        if g.log:
            g.log.add(events.ConsentGiven(self.power, mover, self.path[-1]))
        carry_out(g, PlanMove(seat_of(g, mover), mover, self.general, self.path, self.flips, self.lane, self.chain))

    def refuse(self, g: Realpolitik) -> None:
        """The lane is closed, or the last of the ally's territories on the way: the rest can still be asked for."""
        mover, end = POWER_OF[self.general], self.path[-1]
        if self.lane == self.power:
            g.answered += (self.general, LANES, end, 0)
        else:
            closed = next(where for where in reversed(self.path) if control(g, where) == self.power)
            g.answered += (self.general, ENTER, closed, 0)
        if g.log:
            g.log.add(events.ConsentRefused(self.power, mover, end))
        if self.chain:
            g.push(PlanMove(seat_of(g, mover), mover, self.general, (), (), NOBODY, self.chain))

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "allow-move" if self.lane == NOBODY else "allow-sail",
            other=("power", POWER_OF[self.general]),
            origin=("territory", g.place[self.general]),
            territories=("territory", self.path),
        )


# --- carrying a move out ---


def carry_out(g: Realpolitik, plan: PlanMove) -> None:
    """Move the general and leave its garrisons; who stands in its way must go next (R100)."""
    seat, power, general = plan.seat, plan.power, plan.general
    origin, end = g.place[general], plan.path[-1]
    if origin in plan.flips:
        place_garrison(g, general, origin)
    in_the_way = g.standing[end] & MASK[power] & ~(1 << general)
    put(g, general, end)
    g.moved = shared_rows.put(g.moved, general, 1)
    if g.log:
        if plan.lane == NOBODY:
            g.log.add(events.GeneralMoved(power, origin, plan.path))
        else:
            g.log.add(events.GeneralSailed(power, origin, end))
    for where in plan.flips:
        if where != origin:
            place_garrison(g, general, where)
    if in_the_way:
        chain = (*plan.chain, (general, origin, plan.flips))
        make_room = PlanMove(seat, power, in_the_way.bit_length() - 1, (), (), NOBODY, chain)
        if make_room.legal(g) == [TAKE_BACK]:
            take_back(g, seat, power, chain)
        else:
            g.push(make_room)
        return
    if hostile(g, power, end):
        if not g.battles:
            g.reports = ()
        g.battles += (general,)


def take_back(g: Realpolitik, seat: int, power: int, chain: tuple[Taken, ...]) -> None:
    """The last move of a chain is undone: nobody could make room for it."""
    general, origin, flips = chain[-1]
    where = g.place[general]
    for flipped in flips:
        g.garrison = shared_rows.put(g.garrison, flipped, NOBODY)
        g.units[general] += 1
    put(g, general, origin)
    g.moved = shared_rows.put(g.moved, general, 0)
    g.taken_back = shared_rows.put(g.taken_back, general, g.taken_back[general] | MARCH_TAKEN_BACK)
    if g.log:
        g.log.add(events.MoveTakenBack(power, where, origin))
    if len(chain) > 1:
        g.push(PlanMove(seat, power, general, (), (), NOBODY, chain[:-1]))
