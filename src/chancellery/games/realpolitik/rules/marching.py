"""The move of one general in a round of movement, from the first step to the last (8.5.4 to 8.5.6).

A move is planned step by step and carried out at its end, when the ally has agreed if it had to be asked. Where a
general enters the place of one that has not moved yet, that one must leave at once, or the move is taken back: so two
generals of a power never end a round together, and nobody is ever stuck.
"""

from __future__ import annotations

from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ALWAYS,
    ASK,
    ENTER,
    GARRISON,
    GO,
    HALT,
    LANES,
    LANES_OF,
    POWER_OF,
    SAIL,
    TAKE_BACK,
    YES,
)
from chancellery.games.realpolitik.rules.consent import MOVE_REFUSED, MOVE_TAKEN_BACK, Request, answer, answers, leave
from chancellery.games.realpolitik.rules.garrisons import may_flip
from chancellery.games.realpolitik.rules.movement_types import first_steps, onward, room
from chancellery.games.realpolitik.rules.pieces import MASK, control, hostile, place_garrison, put, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# One finished move of a chain: general, where it came from, where it left garrisons.
Taken = tuple[int, int, tuple[int, ...]]


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
            if legal and may_flip(g, general, here, self.flips):
                legal.append(GARRISON + here)
            if self.chain:
                legal.append(TAKE_BACK)
            return legal
        here = path[-1]
        legal = [HALT] if room(g, general, here) else []
        if may_flip(g, general, here, self.flips):
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
        if GARRISON <= action < HALT:
            flips += (action - GARRISON,)
        elif action < SAIL:
            path += (action - GO,)
        else:
            where = action - SAIL
            path = (where,)
            lane = next(owner for end, owner in LANES_OF[g.place[self.general]] if end == where)
        plan = PlanMove(self.seat, self.power, self.general, path, flips, lane, self.chain)
        if path and plan.legal(g) == [HALT]:
            depart(g, plan)
        else:
            g.push(plan)

    def prompt(self, g: Realpolitik) -> Text:
        power, origin = ("power", self.power), ("territory", g.place[self.general])
        if not self.path:
            return Text("plan-forced-move" if self.chain else "plan-move", power=power, origin=origin)
        return Text("plan-further", power=power, origin=origin, territory=("territory", self.path[-1]))


def depart(g: Realpolitik, plan: PlanMove) -> None:
    """Ask the ally for everything that the move needs, in one question, or go (R107)."""
    power, general = plan.power, plan.general
    ally, mode = g.ally[power], ALWAYS
    if ally != NOBODY:
        if any(control(g, where) == ally for where in plan.path):
            mode = leave(g, general, ENTER, MOVE_REFUSED)
        if plan.lane == ally:
            mode = max(mode, leave(g, general, LANES, MOVE_REFUSED))
    if mode == ASK:
        g.push(AllowMove(seat_of(g, ally), ally, general, plan.path, plan.flips, plan.lane, plan.chain))
    else:
        carry_out(g, plan)


class AllowMove(Request):
    """The ally says whether a general may move as planned (7.3); the fields are those of the plan."""

    rule = "7.3"

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
        return answers(g, self.power, self.permissions(g))

    def permissions(self, g: Realpolitik) -> tuple[int, ...]:
        """What the move needs."""
        enters = any(control(g, where) == self.power for where in self.path)
        return ((ENTER,) if enters else ()) + ((LANES,) if self.lane == self.power else ())

    def apply(self, g: Realpolitik, action: int) -> None:
        mover = POWER_OF[self.general]
        seat = seat_of(g, mover)
        said = answer(g, self.power, self.permissions(g), action)
        if said == ASK:
            g.push(self)
            return
        if g.log:
            g.log.add((events.ConsentGiven if said == YES else events.ConsentRefused)(self.power, mover))
        if said == YES:
            carry_out(g, PlanMove(seat, mover, self.general, self.path, self.flips, self.lane, self.chain))
            return
        g.refused[self.general] |= MOVE_REFUSED
        if self.chain:
            g.push(PlanMove(seat, mover, self.general, (), (), NOBODY, self.chain))

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
    g.moved[general] = 1
    if g.log:
        if plan.lane == NOBODY:
            g.log.add(events.GeneralMoved(power, origin, plan.path))
        else:
            g.log.add(events.GeneralSailed(power, origin, end))
    for where in plan.flips:
        if where != origin:
            place_garrison(g, general, where)
    if in_the_way:
        other = in_the_way.bit_length() - 1
        g.push(PlanMove(seat, power, other, (), (), NOBODY, (*plan.chain, (general, origin, plan.flips))))
        return
    if hostile(g, power, end):
        if not g.battles:
            g.reports = []
        g.battles.append(general)


def take_back(g: Realpolitik, seat: int, power: int, chain: tuple[Taken, ...]) -> None:
    """The last move of a chain is undone: nobody could make room for it."""
    general, origin, flips = chain[-1]
    where = g.place[general]
    for flipped in flips:
        g.garrison[flipped] = NOBODY
        g.units[general] += 1
    put(g, general, origin)
    g.moved[general] = 0
    g.refused[general] |= MOVE_TAKEN_BACK
    if g.log:
        g.log.add(events.MoveTakenBack(power, where, origin))
    if len(chain) > 1:
        g.push(PlanMove(seat, power, general, (), (), NOBODY, chain[:-1]))
