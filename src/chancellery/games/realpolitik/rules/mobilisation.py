"""The Mobilisation action: its order, free cards, generals, corruption and the hand limit (8.2, 8.2.2, 8.2.4)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    CARD_VALUE,
    DISCARD,
    DONE,
    ENTERABLE,
    FREE_TRAINS,
    HAND_LIMIT,
    HOME,
    PLACE,
    WITHDRAW,
)
from chancellery.games.realpolitik.rules.mobilisation_purchases import Purchase
from chancellery.games.realpolitik.rules.mobilisation_trains import PlaceFreeTrains
from chancellery.games.realpolitik.rules.pieces import (
    MASK,
    card_of,
    discard_card,
    draw_cards,
    off_map,
    on_map,
    own_general,
    put,
    seat_of,
    take_from_hand,
    values_in_hand,
)
from chancellery.games.realpolitik.state import Realpolitik

# What a Mobilisation has done with generals so far: it may place or withdraw them, but not both.
NEITHER: Final = 0
PLACING: Final = 1
WITHDRAWING: Final = 2


class Mobilise(Step[Realpolitik]):
    """A power mobilises: trains, cards, generals, purchases, corruption, hand limit, in this order (8.2)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        power, seat = self.power, seat_of(g, self.power)
        g.answered = ()
        g.push(
            PlaceFreeTrains(seat, power, max(0, g.trains_left - FREE_TRAINS)),
            TakeFreeCards(power),
            PlaceGenerals(seat, power, NEITHER),
            BeginPurchases(power),
            Purchase(seat, power),
            Corruption(power),
            DiscardDown(seat, power),
        )


# --- cards and generals ---


class TakeFreeCards(Step[Realpolitik]):
    """One battle card for each general off the map (8.2, R21)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        draw_cards(g, self.power, len(off_map(g, self.power)))
        # What was refused as a free train may be asked for as a bought one.
        g.answered = ()


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
    """Place generals on the map or withdraw them from it, but not both (8.2.2); `done` says what was begun."""

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
        return [DONE, *legal] if legal else legal

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == DONE:
            return
        verb, where = ACTIONS.split(action)
        if verb == PLACE:
            put(g, off_map(g, self.power)[0], where)
            if g.log:
                g.log.add(events.GeneralPlaced(self.power, where))
        else:
            general = own_general(g, self.power, where)
            if g.log:
                g.log.add(events.GeneralWithdrawn(self.power, where, g.units[general]))
            put(g, general, NOBODY)
        g.push(PlaceGenerals(self.seat, self.power, PLACING if verb == PLACE else WITHDRAWING))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("place-generals", power=("power", self.power))


# --- the end of a Mobilisation ---


class BeginPurchases(Step[Realpolitik]):
    """Tell that the generals are settled and money can be spent (8.2.3)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        if g.log and g.money[self.power]:
            g.log.add(events.PurchasesBegan(self.power, g.money[self.power]))


class Corruption(Step[Realpolitik]):
    """What was not spent is lost (8.2)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        if g.log and g.money[self.power]:
            g.log.add(events.MoneyLost(self.power, g.money[self.power]))
        g.money[self.power] = 0


class DiscardDown(Choice[Realpolitik]):
    """Discard battle cards down to the hand limit of seven (8.2.4, R28)."""

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
        card = card_of(g, self.power, ACTIONS.thing(action))
        take_from_hand(g, self.power, card)
        discard_card(g, self.power, card)
        # Everybody sees what is discarded.
        g.barrier()
        if g.log:
            g.log.add(events.CardDiscarded(self.power, CARD_VALUE[card]))
        g.push(DiscardDown(self.seat, self.power))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("discard-down", power=("power", self.power), cards=len(g.hand[self.power]) - HAND_LIMIT)
