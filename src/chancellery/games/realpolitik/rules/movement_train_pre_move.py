"""The train pre-move of generals and of units alone (8.5.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ALWAYS,
    ASK,
    BORDERS_OF,
    ENTER,
    GENERALS_OF,
    GO,
    HOME,
    MOST_UNITS,
    NEVER,
    POWER_OF,
    RAILS,
    RIDE,
    SEND,
    TAKE_BACK,
)
from chancellery.games.realpolitik.rules.consent import Request, answered, consent
from chancellery.games.realpolitik.rules.movement_restrictions import RIDE_TAKEN_BACK
from chancellery.games.realpolitik.rules.pieces import MASK, control, put, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# What a general has done in the pre-move, in `railed`: units may neither leave nor join a general that rides.
RODE: Final = 1
GAVE: Final = 2
TOOK: Final = 3


# --- the network ---


def network(g: Realpolitik, general: int, land: bool = True) -> dict[int, int]:
    """Every territory that trains reach from a general, its own included, and how the ally allows the ride.

    Every territory of the way is the power's own, or the ally's with its consent; none holds a general at war (R48).
    Without `land` no territory of the ally's is entered: the way at most starts there.
    """
    power = POWER_OF[general]
    start, ally = g.place[general], g.ally[power]
    rails = enter = NEVER
    if ally != NOBODY:
        rails = consent(g, power, RAILS)
        enter = max(rails, consent(g, power, ENTER)) if land else NEVER
    holder = control(g, start)
    if holder == power:
        modes = {start: ALWAYS}
    elif holder == ally != NOBODY and rails != NEVER:
        modes = {start: rails}
    else:
        return {}
    at_war = ~(MASK[power] | MASK[ally])
    train, standing, garrison = g.train, g.standing, g.garrison
    # First as far as the own network goes, then on through the ally's: so nobody is asked without need.
    todo: list[int] = [start]
    later: list[int] = []
    while todo or later:
        here = todo.pop() if todo else later.pop()
        mode_here = modes[here]
        for border, where in BORDERS_OF[here]:
            if not train[border] or standing[where] & at_war:
                continue
            holder = garrison[where]
            if holder == NOBODY:
                holder = HOME[where]
            if holder == power:
                mode = mode_here
            elif holder == ally != NOBODY and enter != NEVER:
                mode = max(mode_here, enter)
            else:
                continue
            if where not in modes or mode < modes[where]:
                modes[where] = mode
                (todo if mode == ALWAYS else later).append(where)
    return modes


def may_use_rails(g: Realpolitik, general: int) -> bool:
    """Whether any train starts where the general stands: a quick look before the network is worked out."""
    train = g.train
    return any(train[border] for border, _ in BORDERS_OF[g.place[general]])


def rides(g: Realpolitik, general: int, modes: dict[int, int]) -> list[int]:
    """Where a general may ride to: no other of its power, or one that can still ride itself (R46)."""
    here, own = g.place[general], MASK[POWER_OF[general]]
    found = []
    for where, mode in modes.items():
        if where == here or (mode == ASK and answered(g, general, RAILS, where) is False):
            continue
        there = g.standing[where] & own
        if not there or (not g.railed[there.bit_length() - 1] and not g.taken_back[general] & RIDE_TAKEN_BACK):
            found.append(where)
    return found


def takers(g: Realpolitik, general: int, modes: dict[int, int]) -> list[int]:
    """Where generals stand that can take a unit of this one (R47)."""
    return [
        where
        for other in GENERALS_OF[POWER_OF[general]]
        if other != general
        and (where := g.place[other]) in modes
        and g.units[other] < MOST_UNITS
        and g.railed[other] in (0, TOOK)
        and not (modes[where] == ASK and answered(g, general, RAILS, where) is False)
    ]


def rail_moves(g: Realpolitik, power: int) -> list[int]:
    """The actions that choose a general to ride, or one that sends a unit (8.5.3)."""
    legal = []
    for general in GENERALS_OF[power]:
        here, done = g.place[general], g.railed[general]
        if here == NOBODY or done not in (0, GAVE) or not may_use_rails(g, general):
            continue
        modes = network(g, general)
        if len(modes) < 2:
            continue
        if done == 0 and rides(g, general, modes):
            legal.append(RIDE + here)
        if g.units[general] and takers(g, general, modes):
            legal.append(SEND + here)
    return legal


def must_ask(g: Realpolitik, general: int, where: int) -> bool:
    """Whether the way leads by trains of an ally that wants to be asked and has not been (R36)."""
    return network(g, general)[where] == ASK and answered(g, general, RAILS, where) is None


# --- generals ---


class ChooseRide(Choice[Realpolitik]):
    """Choose where a general rides to (8.5.3); `chain` are rides that wait for this general to make room."""

    rule = "8.5.3"

    def __init__(self, seat: int, power: int, general: int, chain: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.power = power
        self.general = general
        self.chain = chain

    def legal(self, g: Realpolitik) -> list[int]:
        legal = [GO + where for where in rides(g, self.general, network(g, self.general))]
        if self.chain:
            legal.append(TAKE_BACK)
        return legal

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == TAKE_BACK:
            take_ride_back(g, self.seat, self.power, self.chain)
            return
        where = ACTIONS.thing(action)
        if must_ask(g, self.general, where):
            ally = g.ally[self.power]
            g.push(AllowRide(seat_of(g, ally), ally, self.general, where, self.chain))
        else:
            ride(g, self.general, where, self.chain)

    def prompt(self, g: Realpolitik) -> Text:
        power, origin = ("power", self.power), ("territory", g.place[self.general])
        return Text("choose-forced-ride" if self.chain else "choose-ride", power=power, origin=origin)


class RailRequest(Request):
    """The ally says whether its trains may be used (7.3)."""

    abstract = True
    general: int
    where: int

    def permissions(self, g: Realpolitik) -> tuple[int, ...]:
        """A ride that enters none of the ally's land needs its rails alone (R107)."""
        return (RAILS,) if self.where in network(g, self.general, land=False) else (RAILS, ENTER)

    def note(self, g: Realpolitik, said: int) -> None:
        """Remember the answer for this territory, so that nobody is asked again in this round, and tell it."""
        g.answered += (self.general, RAILS, self.where, said)
        if g.log:
            told = events.ConsentGiven if said else events.ConsentRefused
            g.log.add(told(self.power, POWER_OF[self.general], self.where))


class AllowRide(RailRequest):
    """The ally says whether a general may use its trains (7.3)."""

    def __init__(self, seat: int, power: int, general: int, where: int, chain: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.power = power
        self.general = general
        self.where = where
        self.chain = chain

    def grant(self, g: Realpolitik) -> None:
        self.note(g, 1)
        ride(g, self.general, self.where, self.chain)

    def refuse(self, g: Realpolitik) -> None:
        self.note(g, 0)
        if self.chain:
            mover = POWER_OF[self.general]
            g.push(ChooseRide(seat_of(g, mover), mover, self.general, self.chain))

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "allow-ride",
            other=("power", POWER_OF[self.general]),
            origin=("territory", g.place[self.general]),
            territory=("territory", self.where),
        )


def ride(g: Realpolitik, general: int, where: int, chain: tuple[tuple[int, int], ...]) -> None:
    """A general takes the train; who stands in its way must ride next."""
    power, origin = POWER_OF[general], g.place[general]
    in_the_way = g.standing[where] & MASK[power]
    put(g, general, where)
    g.railed = shared_rows.put(g.railed, general, RODE)
    if g.log:
        g.log.add(events.GeneralRode(power, origin, where))
    if in_the_way:
        chain = (*chain, (general, origin))
        make_room = ChooseRide(seat_of(g, power), power, in_the_way.bit_length() - 1, chain)
        if make_room.legal(g) == [TAKE_BACK]:
            take_ride_back(g, make_room.seat, power, chain)
        else:
            g.push(make_room)


def take_ride_back(g: Realpolitik, seat: int, power: int, chain: tuple[tuple[int, int], ...]) -> None:
    """The last ride of a chain is undone: nobody could make room for it."""
    general, origin = chain[-1]
    where = g.place[general]
    put(g, general, origin)
    g.railed = shared_rows.put(g.railed, general, 0)
    g.taken_back = shared_rows.put(g.taken_back, general, g.taken_back[general] | RIDE_TAKEN_BACK)
    if g.log:
        g.log.add(events.MoveTakenBack(power, where, origin))
    if len(chain) > 1:
        g.push(ChooseRide(seat, power, general, chain[:-1]))


# --- units alone ---


class ChooseTaker(Choice[Realpolitik]):
    """Choose the general that takes a unit (8.5.3)."""

    rule = "8.5.3"

    def __init__(self, seat: int, power: int, general: int) -> None:
        self.seat = seat
        self.power = power
        self.general = general

    def legal(self, g: Realpolitik) -> list[int]:
        return [GO + where for where in takers(g, self.general, network(g, self.general))]

    def apply(self, g: Realpolitik, action: int) -> None:
        where = ACTIONS.thing(action)
        if must_ask(g, self.general, where):
            ally = g.ally[self.power]
            g.push(AllowUnit(seat_of(g, ally), ally, self.general, where))
        else:
            send(g, self.general, where)

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-taker", power=("power", self.power), origin=("territory", g.place[self.general]))


class AllowUnit(RailRequest):
    """The ally says whether units may ride from one general to another by its trains (7.3)."""

    def __init__(self, seat: int, power: int, general: int, where: int) -> None:
        self.seat = seat
        self.power = power
        self.general = general
        self.where = where

    def grant(self, g: Realpolitik) -> None:
        self.note(g, 1)
        send(g, self.general, self.where)

    def refuse(self, g: Realpolitik) -> None:
        self.note(g, 0)

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "allow-unit",
            other=("power", POWER_OF[self.general]),
            origin=("territory", g.place[self.general]),
            territory=("territory", self.where),
        )


def send(g: Realpolitik, general: int, where: int) -> None:
    """A unit rides from one general to another."""
    power = POWER_OF[general]
    taker = next(x for x in GENERALS_OF[power] if g.place[x] == where)
    g.units[general] -= 1
    g.units[taker] += 1
    # A general only gives or only takes; whatever may be wished comes about so, and units do not go in circles.
    g.railed = shared_rows.put(g.railed, general, GAVE)
    g.railed = shared_rows.put(g.railed, taker, TOOK)
    if g.log:
        g.log.add(events.UnitSent(power, g.place[general], where))
