"""The Mobilisation action (8.2)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ASK,
    BORDER_ENDS,
    BORDERS_OF,
    BUILD,
    BUILD_TRAIN,
    BUY_CARD,
    BUY_FORTRESS,
    BUY_MORALE,
    BUY_UNIT,
    CARD_VALUE,
    COST_CARD,
    COST_FORTRESS,
    COST_MORALE,
    COST_TRAIN,
    COST_UNIT,
    DISCARD,
    DONE,
    ENTERABLE,
    FREE_TRAINS,
    GENERALS_OF,
    HAND_LIMIT,
    HOME,
    MOST_MORALE,
    MOST_UNITS,
    NEVER,
    NO,
    PLACE,
    TERRITORIES,
    WITHDRAW,
)
from chancellery.games.realpolitik.rules.consent import answer, answers, change_permission, consent, resets
from chancellery.games.realpolitik.rules.pieces import (
    MASK,
    can_draw,
    card_of,
    control,
    draw_cards,
    off_map,
    on_map,
    own_general,
    put,
    seat_of,
    values_in_hand,
)
from chancellery.games.realpolitik.state import Realpolitik

# What a Mobilisation has done with generals so far: it may place or withdraw them, but not both.
NEITHER: Final = 0
PLACING: Final = 1
WITHDRAWING: Final = 2

# `free` of a train that is paid for.
BOUGHT: Final = -1


class Mobilise(Step[Realpolitik]):
    """A power mobilises: trains, cards, generals, purchases, corruption, hand limit, in this order (8.2)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        power, seat = self.power, seat_of(g, self.power)
        g.push(
            PlaceFreeTrains(seat, power, FREE_TRAINS, ()),
            TakeFreeCards(power),
            PlaceGenerals(seat, power, NEITHER),
            Purchase(seat, power, ()),
            Corruption(power),
            DiscardDown(seat, power),
        )


# --- trains ---


def train_sites(g: Realpolitik, power: int, refused: tuple[int, ...]) -> list[int]:
    """Borders without a train between two territories of the power, or one of its own and one of its ally's."""
    if not g.trains_left:
        return []
    ally, train, garrison = g.ally[power], g.train, g.garrison
    allowed = ally != NOBODY and consent(g, power, BUILD) != NEVER
    found = []
    for where in ENTERABLE:
        holder = garrison[where]
        if holder != power and (holder != NOBODY or HOME[where] != power):
            continue
        for border, other in BORDERS_OF[where]:
            if train[border]:
                continue
            theirs = garrison[other]
            if theirs == NOBODY:
                theirs = HOME[other]
            if theirs == power:
                # Both ends see the border; one of them is enough.
                if where < other:
                    found.append(border)
            elif allowed and theirs == ally and border not in refused:
                found.append(border)
    return found


def needs_consent(g: Realpolitik, power: int, border: int) -> bool:
    """Whether the train touches the ally's land and the ally wants to be asked."""
    a, b = BORDER_ENDS[border]
    return (control(g, a) != power or control(g, b) != power) and consent(g, power, BUILD) == ASK


def build_train(g: Realpolitik, power: int, border: int) -> None:
    g.train[border] = 1
    g.trains_left -= 1
    if g.log:
        g.log.add(events.TrainBuilt(power, border))


class PlaceFreeTrains(Choice[Realpolitik]):
    """Place up to two trains for nothing (8.2); `refused` are borders that the ally has refused."""

    rule = "8.2"
    lapses = True

    def __init__(self, seat: int, power: int, free: int, refused: tuple[int, ...]) -> None:
        self.seat = seat
        self.power = power
        self.free = free
        self.refused = refused

    def legal(self, g: Realpolitik) -> list[int]:
        sites = train_sites(g, self.power, self.refused)
        return [DONE, *(BUILD_TRAIN + border for border in sites)] if sites else []

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == DONE:
            return
        border = action - BUILD_TRAIN
        if needs_consent(g, self.power, border):
            ally = g.ally[self.power]
            g.push(AllowTrain(seat_of(g, ally), ally, border, self.free, self.refused))
            return
        build_train(g, self.power, border)
        if self.free > 1:
            g.push(PlaceFreeTrains(self.seat, self.power, self.free - 1, self.refused))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("place-free-trains", power=("power", self.power), trains=self.free)


class AllowTrain(Choice[Realpolitik]):
    """The ally says whether a train may cross the common border (8.2); `free` trains were left, or BOUGHT."""

    rule = "8.2"

    def __init__(self, seat: int, power: int, border: int, free: int, refused: tuple[int, ...]) -> None:
        self.seat = seat
        self.power = power
        self.border = border
        self.free = free
        self.refused = refused

    def legal(self, g: Realpolitik) -> list[int]:
        return answers(g, self.power, (BUILD,))

    def apply(self, g: Realpolitik, action: int) -> None:
        builder = g.ally[self.power]
        refused, free = self.refused, self.free
        if answer(g, self.power, (BUILD,), action) == NO:
            refused += (self.border,)
            if g.log:
                g.log.add(events.ConsentRefused(self.power, builder))
        else:
            if g.log:
                g.log.add(events.ConsentGiven(self.power, builder))
            build_train(g, builder, self.border)
            if free == BOUGHT:
                g.money[builder] -= COST_TRAIN
            else:
                free -= 1
        seat = seat_of(g, builder)
        if free == BOUGHT:
            g.push(Purchase(seat, builder, refused))
        elif free:
            g.push(PlaceFreeTrains(seat, builder, free, refused))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("allow-train", other=("power", g.ally[self.power]), border=("border", self.border))


# --- cards and generals ---


class TakeFreeCards(Step[Realpolitik]):
    """One battle card for each general off the map (8.2, R21)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        draw_cards(g, self.power, len(off_map(g, self.power)))


def general_sites(g: Realpolitik, power: int) -> list[int]:
    """Controlled territories without a general of the power or one at war with it (R22)."""
    taken = ~MASK[g.ally[power]]
    garrison, standing = g.garrison, g.standing
    return [
        where
        for where in ENTERABLE
        if (garrison[where] == power or (garrison[where] == NOBODY and HOME[where] == power))
        and not standing[where] & taken
    ]


class PlaceGenerals(Choice[Realpolitik]):
    """Place generals on the map or withdraw them from it, but not both (8.2); `done` says what was begun."""

    rule = "8.2"
    lapses = True

    def __init__(self, seat: int, power: int, done: int) -> None:
        self.seat = seat
        self.power = power
        self.done = done

    def legal(self, g: Realpolitik) -> list[int]:
        legal = []
        if self.done != WITHDRAWING and off_map(g, self.power):
            legal = [PLACE + where for where in general_sites(g, self.power)]
        if self.done != PLACING:
            legal += [WITHDRAW + g.place[general] for general in on_map(g, self.power)]
        return [DONE, *legal, *resets(g, self.power)] if legal else legal

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == DONE:
            return
        if action < BUILD_TRAIN:
            change_permission(g, self.power, action)
            g.push(self)
            return
        if action < WITHDRAW:
            where, done = action - PLACE, PLACING
            put(g, off_map(g, self.power)[0], where)
        else:
            where, done = action - WITHDRAW, WITHDRAWING
            put(g, own_general(g, self.power, where), NOBODY)
        if g.log:
            told = events.GeneralPlaced if done == PLACING else events.GeneralWithdrawn
            g.log.add(told(self.power, where))
        g.push(PlaceGenerals(self.seat, self.power, done))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("place-generals", power=("power", self.power))


# --- purchases ---


class Purchase(Choice[Realpolitik]):
    """Spend money, one thing at a time (8.2); `refused` are borders that the ally has refused."""

    rule = "8.2"
    lapses = True

    def __init__(self, seat: int, power: int, refused: tuple[int, ...]) -> None:
        self.seat = seat
        self.power = power
        self.refused = refused

    def legal(self, g: Realpolitik) -> list[int]:
        power = self.power
        money = g.money[power]
        if not money:
            return []
        legal = []
        if money >= COST_UNIT and g.tokens[power]:
            for general in GENERALS_OF[power]:
                if g.place[general] != NOBODY and g.units[general] < MOST_UNITS:
                    legal.append(BUY_UNIT + g.place[general])
        if money >= COST_TRAIN:
            legal += [BUILD_TRAIN + border for border in train_sites(g, power, self.refused)]
        if money >= COST_CARD and can_draw(g, power):
            legal.append(BUY_CARD)
        if money >= COST_MORALE and g.morale[power] < MOST_MORALE:
            legal.append(BUY_MORALE)
        if money >= COST_FORTRESS and g.fortresses_left:
            for where in ENTERABLE:
                if g.garrison[where] == power and not g.fortress[where]:
                    legal.append(BUY_FORTRESS + where)
        return [DONE, *legal] if legal else legal

    def apply(self, g: Realpolitik, action: int) -> None:
        power = self.power
        if action == DONE:
            return
        if BUILD_TRAIN <= action < PLACE and needs_consent(g, power, action - BUILD_TRAIN):
            ally = g.ally[power]
            g.push(AllowTrain(seat_of(g, ally), ally, action - BUILD_TRAIN, BOUGHT, self.refused))
            return
        buy(g, power, action)
        g.push(Purchase(self.seat, power, self.refused))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("purchase", power=("power", self.power), money=g.money[self.power])


def buy(g: Realpolitik, power: int, action: int) -> None:
    """Pay for one thing and take it."""
    if action == BUY_CARD:
        g.money[power] -= COST_CARD
        if g.log:
            g.log.add(events.CardBought(power))
        draw_cards(g, power, 1)
    elif action == BUY_MORALE:
        g.money[power] -= COST_MORALE
        g.morale[power] += 1
        if g.log:
            g.log.add(events.MoraleBought(power, g.morale[power]))
    elif BUY_UNIT <= action < BUY_UNIT + TERRITORIES:
        g.money[power] -= COST_UNIT
        g.tokens[power] -= 1
        g.units[own_general(g, power, action - BUY_UNIT)] += 1
        if g.log:
            g.log.add(events.UnitBought(power, action - BUY_UNIT))
    elif BUY_FORTRESS <= action < BUY_FORTRESS + TERRITORIES:
        g.money[power] -= COST_FORTRESS
        g.fortresses_left -= 1
        g.fortress[action - BUY_FORTRESS] = 1
        if g.log:
            g.log.add(events.FortressBuilt(power, action - BUY_FORTRESS))
    else:
        g.money[power] -= COST_TRAIN
        build_train(g, power, action - BUILD_TRAIN)


class Corruption(Step[Realpolitik]):
    """What was not spent is lost (8.2)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        if g.log and g.money[self.power]:
            g.log.add(events.MoneyLost(self.power, g.money[self.power]))
        g.money[self.power] = 0


class DiscardDown(Choice[Realpolitik]):
    """Discard battle cards down to the hand limit of seven (8.2, R28)."""

    rule = "8.2"
    lapses = True

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        if len(g.hand[self.power]) <= HAND_LIMIT:
            return []
        return [DISCARD + value for value in values_in_hand(g, self.power)]

    def apply(self, g: Realpolitik, action: int) -> None:
        card = card_of(g, self.power, action - DISCARD)
        g.hand[self.power].remove(card)
        g.discard[self.power].append(card)
        if g.log:
            g.log.add(events.CardDiscarded(self.power, CARD_VALUE[card]))
        g.push(DiscardDown(self.seat, self.power))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("discard-down", power=("power", self.power), cards=len(g.hand[self.power]) - HAND_LIMIT)
