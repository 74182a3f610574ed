"""Special texts and advantage cards, operation by operation (chapters 5 and 8)."""

from __future__ import annotations

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    ACTS,
    DECLINE,
    DONE,
    FRACTURE,
    FROM_ADVANTAGE,
    GREEN,
    LOWER,
    PAY,
    PLACE,
    PLACE_COST,
    RAISE,
    REFUSE,
    REGIONS,
)
from chancellery.games.europe_divided.cards.vocabulary import (
    ADD,
    BUILD_OP,
    GAIN_FIXED,
    GAIN_PER,
    LOSE,
    MARKER,
    MOVE_OP,
    OP,
    OP_ACT,
    OP_BASE,
    OP_BLOC,
    OP_BLOCS,
    OP_COST,
    OP_EXISTING,
    OP_FLOOR,
    OP_FORBIDS,
    OP_MIN,
    OP_SITES,
    OP_TARGETS,
    OP_VALUE,
    OP_WHO,
    PAY_OR,
    REDUCE,
    RESTRICT,
    SAME,
)
from chancellery.games.europe_divided.rules.armies import (
    can_build,
    can_move,
    sites,
    start_build,
    start_move,
    tell_effect,
)
from chancellery.games.europe_divided.rules.influence import lower_die, place_die, raise_die, room
from chancellery.games.europe_divided.rules.money import gain, lose, pay
from chancellery.games.europe_divided.rules.seas import check_seas
from chancellery.games.europe_divided.state import EuropeDivided


def forbidden(g: EuropeDivided, seat: int, steps: tuple[int, ...]) -> bool:
    """Whether any step of a card's text is forbidden to a side this turn (8.1, ruling 80)."""
    return any(OP_ACT[op] != NOBODY and g.forbidden[seat * ACTS + OP_ACT[op]] for op in steps)


def possible(g: EuropeDivided, seat: int, source: int, bloc: int, op: int) -> bool:
    """Whether an operation would do something (ruling 75) and is not forbidden this turn (ruling 80)."""
    act = OP_ACT[op]
    if source < FROM_ADVANTAGE and act != NOBODY and g.forbidden[seat * ACTS + act]:
        return False
    kind = OP[op]
    if kind == ADD:
        return bool(additions(g, seat, bloc if OP_BLOC[op] == SAME else OP_BLOC[op], op, ()))
    if kind == REDUCE:
        return bool(reductions(g, op, OP_FLOOR[op]))
    if kind == PAY_OR:
        return bool(reductions(g, op + 1, 0))
    if kind == LOSE:
        return g.money[OP_WHO[op]] > 0
    if kind == BUILD_OP:
        return can_build(g, seat, OP_COST[op]) and bool(sites(g, seat, op))
    if kind == MOVE_OP:
        return can_move(g, seat, op)
    return True


def any_possible(g: EuropeDivided, seat: int, source: int, bloc: int, ops: tuple[int, ...]) -> bool:
    return any(possible(g, seat, source, bloc, op) for op in ops)


def additions(g: EuropeDivided, seat: int, bloc: int, op: int, chosen: tuple[int, ...]) -> list[int]:
    """The dice that an operation can raise or, for money, place."""
    base = bloc * REGIONS
    places = not OP_EXISTING[op] and g.money[seat] >= PLACE_COST
    actions: list[int] = []
    for region in OP_SITES[op]:
        if region in chosen:
            continue
        if not g.die[base + region]:
            if places:
                actions.append(PLACE + region)
        elif room(g, bloc, region):
            actions.append(RAISE + region)
    return actions


def reductions(g: EuropeDivided, op: int, floor: int) -> list[int]:
    """The dice that an operation can lower: those above the floor."""
    actions: list[int] = []
    for bloc in OP_BLOCS[op]:
        base = bloc * REGIONS
        for region in OP_SITES[op]:
            if g.die[base + region] > floor:
                actions.append(LOWER[bloc] + region)
    return actions


class Perform(Step[EuropeDivided]):
    """Carry out operations in order, leave out those that can do nothing, then look at the seas (5.4, ruling 66).

    bloc   that of the action which was taken, or of the die that was asked for
    may    whether the first operation may be declined
    """

    def __init__(self, seat: int, source: int, bloc: int, ops: tuple[int, ...], may: int) -> None:
        self.seat = seat
        self.source = source
        self.bloc = bloc
        self.ops = ops
        self.may = may

    def run(self, g: EuropeDivided) -> None:
        if not self.ops:
            check_seas(g)
            return
        op = self.ops[0]
        g.push(Perform(self.seat, self.source, self.bloc, self.ops[1:], 0))
        if possible(g, self.seat, self.source, self.bloc, op):
            self.start(g, op)

    def start(self, g: EuropeDivided, op: int) -> None:
        """Carry an operation out, or ask what it needs to know."""
        seat, source, kind = self.seat, self.source, OP[op]
        if kind == ADD:
            bloc = self.bloc if OP_BLOC[op] == SAME else OP_BLOC[op]
            g.push(AddInfluence(seat, source, bloc, op, OP_TARGETS[op], (), self.may))
        elif kind == REDUCE:
            g.push(ReduceInfluence(seat, source, op, self.may))
        elif kind == PAY_OR:
            g.push(NameDie(seat, source, op))
        elif kind == BUILD_OP:
            start_build(g, seat, source, op, self.may)
        elif kind == MOVE_OP:
            start_move(g, seat, source, op, self.may)
        elif kind == MARKER:
            g.push(PlaceFracture(seat))
        elif kind == RESTRICT:
            forbid(g, op)
        elif kind == LOSE:
            lose(g, OP_WHO[op], OP_VALUE[op])
        elif kind == GAIN_FIXED:
            gain(g, seat, OP_VALUE[op])
        elif kind == GAIN_PER:
            gain(g, seat, worth(g, op))


def worth(g: EuropeDivided, op: int) -> int:
    """What an operation brings that counts regions."""
    base = OP_BLOC[op] * REGIONS
    amount = OP_BASE[op]
    for region in OP_SITES[op]:
        if g.die[base + region] >= OP_MIN[op]:
            amount += OP_VALUE[op]
    return amount


def forbid(g: EuropeDivided, op: int) -> None:
    """A side may not take some kinds of actions until the end of the turn (ruling 80)."""
    who = OP_WHO[op]
    for act in OP_FORBIDS[op]:
        g.forbidden = put(g.forbidden, who * ACTS + act, 1)
    if g.log:
        g.log.add(events.ActionsForbidden(who, OP_FORBIDS[op]))


class AddInfluence(Choice[EuropeDivided]):
    """Raise dice by an effect, or pay for new ones, in different regions (5.4, rulings 38 and 74)."""

    rule = "5.4"
    lapses = True

    def __init__(
        self, seat: int, source: int, bloc: int, op: int, left: int, chosen: tuple[int, ...], may: int
    ) -> None:
        self.seat = seat
        self.source = source
        self.bloc = bloc
        self.op = op
        self.left = left
        self.chosen = chosen
        self.may = may

    def legal(self, g: EuropeDivided) -> list[int]:
        actions = additions(g, self.seat, self.bloc, self.op, self.chosen)
        if actions and self.may:
            actions.append(DECLINE)
        elif actions and self.chosen:
            actions.append(DONE)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action in (DECLINE, DONE):
            return
        if self.may:
            tell_effect(g, self.seat, self.source)
        verb, region = ACTIONS.split(action)
        if verb == PLACE:
            place_die(g, self.bloc, region)
        else:
            raise_die(g, self.bloc, region, OP_VALUE[self.op])
        if self.left > 1:
            chosen = (*self.chosen, region)
            g.push(AddInfluence(self.seat, self.source, self.bloc, self.op, self.left - 1, chosen, 0))

    def prompt(self, g: EuropeDivided) -> Text:
        return Text(
            "add-influence",
            source=("source", self.source),
            bloc=("bloc", self.bloc),
            value=OP_VALUE[self.op],
            left=self.left,
            places=int(not OP_EXISTING[self.op]),
        )


class ReduceInfluence(Choice[EuropeDivided]):
    """Lower an opposing die by an effect (5.4, ruling 21)."""

    rule = "5.4"

    def __init__(self, seat: int, source: int, op: int, may: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op
        self.may = may

    def legal(self, g: EuropeDivided) -> list[int]:
        actions = reductions(g, self.op, OP_FLOOR[self.op])
        if self.may:
            actions.append(DECLINE)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == DECLINE:
            return
        if self.may:
            tell_effect(g, self.seat, self.source)
        verb, region = ACTIONS.split(action)
        lower_die(g, LOWER.index(verb), region, OP_VALUE[self.op], OP_FLOOR[self.op])

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("reduce-influence", source=("source", self.source), value=OP_VALUE[self.op])


class NameDie(Choice[EuropeDivided]):
    """Name the die that the other side pays for, or sees lowered (5.4, ruling 75)."""

    rule = "5.4"

    def __init__(self, seat: int, source: int, op: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op

    def legal(self, g: EuropeDivided) -> list[int]:
        return reductions(g, self.op + 1, 0)

    def apply(self, g: EuropeDivided, action: int) -> None:
        verb, region = ACTIONS.split(action)
        bloc = LOWER.index(verb)
        if g.money[OP_WHO[self.op]] >= OP_COST[self.op]:
            g.push(PayOrLower(OP_WHO[self.op], self.source, self.op, bloc, region))
        else:
            lower_die(g, bloc, region, OP_VALUE[self.op + 1], OP_FLOOR[self.op + 1])

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("name-die", source=("source", self.source), cost=OP_COST[self.op])


class PayOrLower(Choice[EuropeDivided]):
    """Pay, or let the die be lowered (5.4)."""

    rule = "5.4"

    def __init__(self, seat: int, source: int, op: int, bloc: int, region: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op
        self.bloc = bloc
        self.region = region

    def legal(self, g: EuropeDivided) -> list[int]:
        return [PAY, REFUSE]

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == PAY:
            pay(g, self.seat, OP_COST[self.op])
            return
        if g.log:
            g.log.add(events.PaymentRefused(self.seat))
        lower_die(g, self.bloc, self.region, OP_VALUE[self.op + 1], OP_FLOOR[self.op + 1])

    def prompt(self, g: EuropeDivided) -> Text:
        return Text(
            "pay-or-lower",
            source=("source", self.source),
            cost=OP_COST[self.op],
            bloc=("bloc", self.bloc),
            region=("region", self.region),
            value=g.die[self.bloc * REGIONS + self.region],
        )


class PlaceFracture(Choice[EuropeDivided]):
    """Put the EU fracture marker on a green region, for the rest of the game (8.1, ruling 53)."""

    rule = "8.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: EuropeDivided) -> list[int]:
        return [FRACTURE + space for space in GREEN]

    def apply(self, g: EuropeDivided, action: int) -> None:
        g.fracture = ACTIONS.thing(action)
        if g.log:
            g.log.add(events.FracturePlaced(g.fracture))

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("place-fracture")
