"""Purchases in a Mobilisation: units, trains, battle cards, morale and fortresses (8.2.3)."""

from __future__ import annotations

from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    BUILD_TRAIN,
    BUY_CARD,
    BUY_FORTRESS,
    BUY_MORALE,
    BUY_UNIT,
    COST_CARD,
    COST_FORTRESS,
    COST_MORALE,
    COST_TRAIN,
    COST_UNIT,
    DONE,
    ENTERABLE,
    GENERALS_OF,
    MOST_MORALE,
    MOST_UNITS,
    PLACE,
    TERRITORIES,
)
from chancellery.games.realpolitik.rules.pieces import can_draw, draw_cards, own_general, seat_of
from chancellery.games.realpolitik.rules.trains import BOUGHT, AllowTrain, build_train, needs_consent, train_sites
from chancellery.games.realpolitik.state import Realpolitik


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
