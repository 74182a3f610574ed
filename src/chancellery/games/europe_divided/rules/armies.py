"""Armies: build and move them (4.4, 4.5), and what they meet (chapter 6)."""

from __future__ import annotations

from chancellery.engine.effects import numbered
from chancellery.engine.frames import Choice
from chancellery.engine.prose import Text
from chancellery.games.europe_divided import effects, events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    ADJACENT,
    ARMIES,
    ARMY,
    ARMY_BLOC,
    BESIDE_RUSSIA,
    BUILD_AT,
    CARD_SEAT,
    DECLINE,
    DONE,
    HIGHEST,
    NATO,
    OPEN_TO,
    REGIONS,
    RU,
    RUSSIA,
    SPACES,
    STEP_COST,
    TO,
)
from chancellery.games.europe_divided.programs import EFFECTS
from chancellery.games.europe_divided.rules.influence import lower_die, sixes_against
from chancellery.games.europe_divided.rules.money import pay
from chancellery.games.europe_divided.state import EuropeDivided


def on_map(g: EuropeDivided, seat: int) -> int:
    """How many armies of a side are on the map."""
    base = seat * SPACES
    return sum(g.army[base : base + SPACES])


# --- contact ---


def contact(g: EuropeDivided, seat: int, space: int) -> None:
    """An army has arrived: armies meet first, one for one; only one that met none meets opposing sixes (6.1, 6.2)."""
    other = (1 - seat) * SPACES + space
    if g.army[other]:
        g.army[other] -= 1
        g.army[seat * SPACES + space] -= 1
        if g.log:
            g.log.add(events.ArmiesTraded(space))
        return
    sixes = sixes_against(g, seat, space) if space < REGIONS else []
    if not sixes:
        return
    g.army[seat * SPACES + space] -= 1
    if g.log:
        g.log.add(events.ArmyRepelled(seat, space))
    for bloc in sixes:
        lower_die(g, bloc, space, 1, 1)


def barred(g: EuropeDivided, seat: int, space: int) -> bool:
    """Whether an army has to stop in a space: an opposing army or an opposing 6 is there (ruling 28)."""
    if seat == RUSSIA:
        if g.army[space]:
            return True
        return space < REGIONS and (g.die[space] == HIGHEST or g.die[NATO * REGIONS + space] == HIGHEST)
    if g.army[SPACES + space]:
        return True
    return space < REGIONS and g.die[RU * REGIONS + space] == HIGHEST


# --- building ---


def sites(g: EuropeDivided, seat: int, build: effects.BuildArmy) -> tuple[int, ...]:
    """Where an effect may build an army."""
    if not build.borderlands:
        return build.spaces
    base = ARMY_BLOC[seat] * REGIONS
    return tuple(region for region in range(REGIONS) if BESIDE_RUSSIA[region] and g.die[base + region])


def can_build(g: EuropeDivided, seat: int, cost: int) -> bool:
    """Whether a side has the money and an army left (2.6, 4.4)."""
    return g.money[seat] >= cost and on_map(g, seat) < ARMIES


def build_army(g: EuropeDivided, seat: int, space: int, cost: int) -> None:
    """Pay, put the army there, and see what it meets (4.4, ruling 23)."""
    g.army[seat * SPACES + space] += 1
    if g.log:
        g.log.add(events.ArmyBuilt(seat, space))
    pay(g, seat, cost)
    contact(g, seat, space)


def tell_effect(g: EuropeDivided, seat: int, source: int) -> None:
    """Record that a side makes use of an effect of its own card, or of a reaction to the other side's (5.2, 5.3)."""
    if g.log:
        g.log.add(events.EffectUsed(seat, source, int(CARD_SEAT[source] != seat)))


class BuildArmy(Choice[EuropeDivided]):
    """Choose where an army is built, or whether one is built at all if an effect allows it (4.4, 5.2, 5.3)."""

    rule = "4.4"

    def __init__(self, seat: int, source: int, spaces: tuple[int, ...], cost: int, may: int) -> None:
        self.seat = seat
        self.source = source
        self.spaces = spaces
        self.cost = cost
        self.may = may

    def legal(self, g: EuropeDivided) -> list[int]:
        actions = [BUILD_AT + space for space in self.spaces]
        if self.may:
            actions.append(DECLINE)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == DECLINE:
            return
        if self.may:
            tell_effect(g, self.seat, self.source)
        build_army(g, self.seat, ACTIONS.thing(action), self.cost)

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("build-army", source=("source", self.source), cost=self.cost)

    def why_not(self, g: EuropeDivided, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        return (Text("no-site", names=("space", self.spaces)), self.rule) if kind == "space" else None


def start_build(g: EuropeDivided, seat: int, source: int, build: effects.BuildArmy, may: int) -> None:
    """Build by an effect; where there is one space and no choice, at once."""
    spaces = sites(g, seat, build)
    if len(spaces) == 1 and not may:
        build_army(g, seat, spaces[0], build.cost)
    else:
        g.push(BuildArmy(seat, source, spaces, build.cost, may))


# --- moving ---


def reach(g: EuropeDivided, seat: int, origin: int, move: effects.MoveArmy) -> list[int]:
    """How many spaces away each space is by the cheapest open route, 0 for those that the side cannot reach or pay."""
    found = [0] * SPACES
    if move.direct:
        for space in range(SPACES):
            if move.destinations[space] and space != origin:
                found[space] = 1
        return found
    furthest = move.free_spaces + g.money[seat] // STEP_COST
    if move.max_spaces and move.max_spaces < furthest:
        furthest = move.max_spaces
    enterable = OPEN_TO[seat]
    frontier = [origin]
    steps = 0
    while frontier and steps < furthest:
        steps += 1
        further: list[int] = []
        for space in frontier:
            for near in ADJACENT[space]:
                if not found[near] and near != origin and enterable[near]:
                    found[near] = steps
                    if not barred(g, seat, near):
                        further.append(near)
        frontier = further
    return found


def route_cost(move: effects.MoveArmy, steps: int) -> int:
    """What a route costs: so many spaces are free (4.5)."""
    return max(0, steps - move.free_spaces) * STEP_COST


def goals(g: EuropeDivided, seat: int, origin: int, move: effects.MoveArmy) -> list[int]:
    """Where an army may be moved to by an effect."""
    found = reach(g, seat, origin, move)
    allowed = move.destinations
    return [space for space in range(SPACES) if found[space] and allowed[space]]


def origins(g: EuropeDivided, seat: int, move: effects.MoveArmy, arrived: tuple[int, ...]) -> list[int]:
    """Where an effect finds armies that it can move; one that has just arrived does not move again (ruling 77)."""
    base = seat * SPACES
    army = g.army
    found = [space for space in move.origins if army[base + space]]
    if arrived:
        found = [space for space in found if army[base + space] > arrived.count(space)]
    return found if move.anywhere else [space for space in found if goals(g, seat, space, move)]


def can_move(g: EuropeDivided, seat: int, move: effects.MoveArmy) -> bool:
    """Whether an effect finds an army to move."""
    base = seat * SPACES
    army = g.army
    return any(army[base + space] and (move.anywhere or goals(g, seat, space, move)) for space in move.origins)


class ChooseArmy(Choice[EuropeDivided]):
    """Choose the army to move (4.5); `arrived` are those that this effect has moved."""

    rule = "4.5"
    lapses = True

    def __init__(self, seat: int, source: int, op: int, left: int, arrived: tuple[int, ...], may: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op
        self.left = left
        self.arrived = arrived
        self.may = may

    @property
    def move(self) -> effects.MoveArmy:
        return numbered(EFFECTS, self.op, effects.MoveArmy)

    def legal(self, g: EuropeDivided) -> list[int]:
        move = self.move
        actions = [ARMY + space for space in origins(g, self.seat, move, self.arrived)]
        if actions and self.may:
            actions.append(DECLINE)
        if actions and self.left < move.armies:
            actions.append(DONE)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action in (DECLINE, DONE):
            return
        if self.may:
            tell_effect(g, self.seat, self.source)
        origin = ACTIONS.thing(action)
        g.push(ChooseDestination(self.seat, self.source, self.op, self.left, self.arrived, origin))

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("choose-army", source=("source", self.source), left=self.left, most=self.move.max_spaces)

    def why_not(self, g: EuropeDivided, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        return (Text("no-army", space=("space", index)), self.rule) if kind == "space" else None


class ChooseDestination(Choice[EuropeDivided]):
    """Choose where the army goes; the cheapest open route is paid (4.5, ruling 76)."""

    rule = "4.5"

    def __init__(self, seat: int, source: int, op: int, left: int, arrived: tuple[int, ...], origin: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op
        self.left = left
        self.arrived = arrived
        self.origin = origin

    @property
    def move(self) -> effects.MoveArmy:
        return numbered(EFFECTS, self.op, effects.MoveArmy)

    def legal(self, g: EuropeDivided) -> list[int]:
        return [TO + space for space in goals(g, self.seat, self.origin, self.move)]

    def apply(self, g: EuropeDivided, action: int) -> None:
        space = ACTIONS.thing(action)
        move = self.move
        cost = route_cost(move, reach(g, self.seat, self.origin, move)[space])
        base = self.seat * SPACES
        g.army[base + self.origin] -= 1
        g.army[base + space] += 1
        if g.log:
            g.log.add(events.ArmyMoved(self.seat, self.origin, space, cost))
        pay(g, self.seat, cost)
        contact(g, self.seat, space)
        if self.left > 1:
            g.push(ChooseArmy(self.seat, self.source, self.op, self.left - 1, (*self.arrived, space), 0))

    def prompt(self, g: EuropeDivided) -> Text:
        return Text(
            "choose-destination",
            source=("source", self.source),
            space=("space", self.origin),
            most=self.move.max_spaces,
        )

    def why_not(self, g: EuropeDivided, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "space":
            return None
        money, most = g.money[self.seat], self.move.max_spaces
        return Text("too-far", space=("space", index), money=money, most=most), self.rule


def start_move(g: EuropeDivided, seat: int, source: int, move: effects.MoveArmy, may: int) -> None:
    """Move by an effect; where all armies stand in one space and there is no choice, ask for the goal at once."""
    found = origins(g, seat, move, ())
    if len(found) == 1 and not may:
        g.push(ChooseDestination(seat, source, move.number, move.armies, (), found[0]))
    else:
        g.push(ChooseArmy(seat, source, move.number, move.armies, (), may))
