"""Special texts and advantage cards, effect by effect (chapters 5 and 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.effects import Effect, by_type, numbered
from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import effects, events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    ACTS,
    BUILD_ARMY,
    DECLINE,
    DONE,
    FRACTURE,
    FROM_ADVANTAGE,
    GAIN_MONEY,
    GREEN,
    INCREASE_INFLUENCE,
    LOWER,
    MOVE_ARMY,
    NOTHING_FORBIDDEN,
    PAY,
    PLACE,
    PLACE_COST,
    RAISE,
    REFUSE,
    REGIONS,
)
from chancellery.games.europe_divided.effects import SAME
from chancellery.games.europe_divided.programs import EFFECTS, KINDS
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

# The kind of normal action that an effect is one of, so that a restriction forbids it too.
NORMAL_ACTION: Final[dict[type[Effect], int]] = by_type(
    KINDS,
    {
        effects.AddInfluence: INCREASE_INFLUENCE,
        effects.GainMoney: GAIN_MONEY,
        effects.GainMoneyPer: GAIN_MONEY,
        effects.BuildArmy: BUILD_ARMY,
        effects.MoveArmy: MOVE_ARMY,
    },
    NOBODY,
)


def normal_action(effect: Effect) -> int:
    """The kind of normal action that an effect is one of, or nobody."""
    return NORMAL_ACTION[type(effect)]


def is_forbidden(g: EuropeDivided, seat: int, effect: Effect) -> bool:
    """Whether an effect is a normal action that is closed to a side this turn; mostly nothing is."""
    if g.forbidden is NOTHING_FORBIDDEN:
        return False
    act = NORMAL_ACTION[type(effect)]
    return act != NOBODY and g.forbidden[seat * ACTS + act] != 0


def forbidden(g: EuropeDivided, seat: int, steps: tuple[int, ...]) -> bool:
    """Whether any step of a card's text is forbidden to a side this turn (8.1, ruling 80)."""
    return any(is_forbidden(g, seat, EFFECTS[step]) for step in steps)


# --- whether it would do something ---


def can_add(g: EuropeDivided, seat: int, bloc: int, effect: effects.AddInfluence) -> bool:
    return bool(additions(g, seat, bloc_of(effect, bloc), effect, ()))


def can_reduce(g: EuropeDivided, seat: int, bloc: int, effect: effects.ReduceInfluence) -> bool:
    return bool(reductions(g, effect, effect.floor))


def can_name_die(g: EuropeDivided, seat: int, bloc: int, effect: effects.PayOr) -> bool:
    return bool(reductions(g, effect.otherwise, 0))


def can_lose(g: EuropeDivided, seat: int, bloc: int, effect: effects.LoseMoney) -> bool:
    return g.money[effect.who] > 0


def can_build_army(g: EuropeDivided, seat: int, bloc: int, effect: effects.BuildArmy) -> bool:
    return can_build(g, seat, effect.cost) and bool(sites(g, seat, effect))


def can_move_army(g: EuropeDivided, seat: int, bloc: int, effect: effects.MoveArmy) -> bool:
    return can_move(g, seat, effect)


# All others can always do something.
CAN: Final[dict[type[Effect], Callable[[EuropeDivided, int, int, Any], bool]]] = {
    effects.AddInfluence: can_add,
    effects.ReduceInfluence: can_reduce,
    effects.PayOr: can_name_die,
    effects.LoseMoney: can_lose,
    effects.BuildArmy: can_build_army,
    effects.MoveArmy: can_move_army,
}


def possible(g: EuropeDivided, seat: int, source: int, bloc: int, effect: Effect) -> bool:
    """Whether an effect would do something (ruling 75) and is not forbidden this turn (ruling 80)."""
    if source < FROM_ADVANTAGE and is_forbidden(g, seat, effect):
        return False
    can = CAN.get(type(effect))
    return can is None or can(g, seat, bloc, effect)


def any_possible(g: EuropeDivided, seat: int, source: int, bloc: int, steps: tuple[int, ...]) -> bool:
    return any(possible(g, seat, source, bloc, EFFECTS[step]) for step in steps)


def bloc_of(effect: effects.AddInfluence, bloc: int) -> int:
    """The bloc whose dice rise, where `bloc` is that of the action or of the die that was asked for."""
    return bloc if effect.bloc == SAME else effect.bloc


def additions(
    g: EuropeDivided, seat: int, bloc: int, effect: effects.AddInfluence, chosen: tuple[int, ...]
) -> list[int]:
    """The dice that an effect can raise or, for money, place."""
    base = bloc * REGIONS
    places = not effect.existing_only and g.money[seat] >= PLACE_COST
    actions: list[int] = []
    for region in effect.regions:
        if region in chosen:
            continue
        if not g.die[base + region]:
            if places:
                actions.append(PLACE + region)
        elif room(g, bloc, region):
            actions.append(RAISE + region)
    return actions


def reductions(g: EuropeDivided, effect: effects.ReduceInfluence, floor: int) -> list[int]:
    """The dice that an effect can lower: those above the floor."""
    actions: list[int] = []
    for bloc in effect.blocs:
        base = bloc * REGIONS
        for region in effect.regions:
            if g.die[base + region] > floor:
                actions.append(LOWER[bloc] + region)
    return actions


# --- carried out ---


class Perform(Step[EuropeDivided]):
    """Carry out effects in order, leave out those that can do nothing, then look at the seas (5.4, ruling 66).

    bloc   that of the action which was taken, or of the die that was asked for
    ops    what is left of the program
    may    whether the first effect may be declined
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
        effect = EFFECTS[self.ops[0]]
        g.push(Perform(self.seat, self.source, self.bloc, self.ops[1:], 0))
        if possible(g, self.seat, self.source, self.bloc, effect):
            START[type(effect)](g, self, effect)


def add_influence(g: EuropeDivided, text: Perform, effect: effects.AddInfluence) -> None:
    bloc = bloc_of(effect, text.bloc)
    g.push(AddInfluence(text.seat, text.source, bloc, effect.number, effect.targets, (), text.may))


def reduce_influence(g: EuropeDivided, text: Perform, effect: effects.ReduceInfluence) -> None:
    g.push(ReduceInfluence(text.seat, text.source, effect.number, text.may))


def name_die(g: EuropeDivided, text: Perform, effect: effects.PayOr) -> None:
    g.push(NameDie(text.seat, text.source, effect.number))


def build(g: EuropeDivided, text: Perform, effect: effects.BuildArmy) -> None:
    start_build(g, text.seat, text.source, effect, text.may)


def move(g: EuropeDivided, text: Perform, effect: effects.MoveArmy) -> None:
    start_move(g, text.seat, text.source, effect, text.may)


def place_marker(g: EuropeDivided, text: Perform, effect: effects.PlaceMarker) -> None:
    g.push(PlaceFracture(text.seat))


def restrict(g: EuropeDivided, text: Perform, effect: effects.Restrict) -> None:
    """A side may not take some kinds of actions until the end of the turn (ruling 80)."""
    for act in effect.forbid:
        g.forbidden = put(g.forbidden, effect.who * ACTS + act, 1)
    if g.log:
        g.log.add(events.ActionsForbidden(effect.who, effect.forbid))


def lose_money(g: EuropeDivided, text: Perform, effect: effects.LoseMoney) -> None:
    lose(g, effect.who, effect.value)


def gain_money(g: EuropeDivided, text: Perform, effect: effects.GainMoney) -> None:
    gain(g, text.seat, effect.value)


def gain_money_per(g: EuropeDivided, text: Perform, effect: effects.GainMoneyPer) -> None:
    gain(g, text.seat, worth(g, effect))


def worth(g: EuropeDivided, effect: effects.GainMoneyPer) -> int:
    """What an effect brings that counts regions."""
    base = effect.bloc * REGIONS
    amount = effect.base
    for region in effect.regions:
        if g.die[base + region] >= effect.min_die:
            amount += effect.value
    return amount


def elsewhere(g: EuropeDivided, text: Perform, effect: Effect) -> None:
    """The first player is chosen after the totals (turn.py), and the EU is paid by its actions (money.py)."""


START: Final[dict[type[Effect], Callable[[EuropeDivided, Perform, Any], None]]] = by_type(
    KINDS,
    {
        effects.AddInfluence: add_influence,
        effects.ReduceInfluence: reduce_influence,
        effects.GainMoney: gain_money,
        effects.GainMoneyPer: gain_money_per,
        effects.LoseMoney: lose_money,
        effects.PayOr: name_die,
        effects.BuildArmy: build,
        effects.MoveArmy: move,
        effects.Restrict: restrict,
        effects.PlaceMarker: place_marker,
        effects.ChooseFirstPlayer: elsewhere,
        effects.BonusMoney: elsewhere,
    },
)


# --- questions ---


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

    @property
    def effect(self) -> effects.AddInfluence:
        return numbered(EFFECTS, self.op, effects.AddInfluence)

    def legal(self, g: EuropeDivided) -> list[int]:
        actions = additions(g, self.seat, self.bloc, self.effect, self.chosen)
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
            raise_die(g, self.bloc, region, self.effect.value)
        if self.left > 1:
            chosen = (*self.chosen, region)
            g.push(AddInfluence(self.seat, self.source, self.bloc, self.op, self.left - 1, chosen, 0))

    def prompt(self, g: EuropeDivided) -> Text:
        effect = self.effect
        return Text(
            "add-influence",
            source=("source", self.source),
            bloc=("bloc", self.bloc),
            value=effect.value,
            left=self.left,
            places=int(not effect.existing_only),
        )


class ReduceInfluence(Choice[EuropeDivided]):
    """Lower an opposing die by an effect (5.4, ruling 21)."""

    rule = "5.4"

    def __init__(self, seat: int, source: int, op: int, may: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op
        self.may = may

    @property
    def effect(self) -> effects.ReduceInfluence:
        return numbered(EFFECTS, self.op, effects.ReduceInfluence)

    def legal(self, g: EuropeDivided) -> list[int]:
        effect = self.effect
        actions = reductions(g, effect, effect.floor)
        if self.may:
            actions.append(DECLINE)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == DECLINE:
            return
        if self.may:
            tell_effect(g, self.seat, self.source)
        verb, region = ACTIONS.split(action)
        effect = self.effect
        lower_die(g, LOWER.index(verb), region, effect.value, effect.floor)

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("reduce-influence", source=("source", self.source), value=self.effect.value)


class NameDie(Choice[EuropeDivided]):
    """Name the die that the other side pays for, or sees lowered (5.4, ruling 75)."""

    rule = "5.4"

    def __init__(self, seat: int, source: int, op: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op

    @property
    def effect(self) -> effects.PayOr:
        return numbered(EFFECTS, self.op, effects.PayOr)

    def legal(self, g: EuropeDivided) -> list[int]:
        return reductions(g, self.effect.otherwise, 0)

    def apply(self, g: EuropeDivided, action: int) -> None:
        verb, region = ACTIONS.split(action)
        bloc = LOWER.index(verb)
        effect = self.effect
        if g.money[effect.who] >= effect.cost:
            g.push(PayOrLower(effect.who, self.source, self.op, bloc, region))
        else:
            lower_die(g, bloc, region, effect.otherwise.value, effect.otherwise.floor)

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("name-die", source=("source", self.source), cost=self.effect.cost)


class PayOrLower(Choice[EuropeDivided]):
    """Pay, or let the die be lowered (5.4)."""

    rule = "5.4"

    def __init__(self, seat: int, source: int, op: int, bloc: int, region: int) -> None:
        self.seat = seat
        self.source = source
        self.op = op
        self.bloc = bloc
        self.region = region

    @property
    def effect(self) -> effects.PayOr:
        return numbered(EFFECTS, self.op, effects.PayOr)

    def legal(self, g: EuropeDivided) -> list[int]:
        return [PAY, REFUSE]

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == PAY:
            pay(g, self.seat, self.effect.cost)
            return
        if g.log:
            g.log.add(events.PaymentRefused(self.seat))
        lowered = self.effect.otherwise
        lower_die(g, self.bloc, self.region, lowered.value, lowered.floor)

    def prompt(self, g: EuropeDivided) -> Text:
        return Text(
            "pay-or-lower",
            source=("source", self.source),
            cost=self.effect.cost,
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
