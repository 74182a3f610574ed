"""Purchases in a Mobilisation: units, trains, battle cards, morale and fortresses (8.2.3)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
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
    NO,
    YES,
)
from chancellery.games.realpolitik.rules.mobilisation_trains import place_train, train_sites
from chancellery.games.realpolitik.rules.pieces import can_draw, draw_cards, own_general
from chancellery.games.realpolitik.state import Realpolitik


class Purchase(Choice[Realpolitik]):
    """Spend money, one thing at a time (8.2.3); it lapses when nothing more can be bought."""

    rule = "8.2"
    lapses = True

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

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
            legal += [BUILD_TRAIN + border for border in train_sites(g, power)]
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
        if action != DONE:
            g.push(Purchase(self.seat, self.power))
            buy(g, self.power, action)
        else:
            g.push(LoseMoney(self.seat, self.power))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("purchase", power=("power", self.power), money=g.money[self.power])

    def why_not(self, g: Realpolitik, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "territory":
            return None
        if g.garrison[index] == self.power and g.money[self.power] < COST_FORTRESS and not g.fortress[index]:
            return Text("no-money", money=g.money[self.power]), "8.2.3"
        return Text("unit-needs-general", territory=("territory", index)), "8.2.3"


class LoseMoney(Choice[Realpolitik]):
    """Asked before money is lost that could still buy something (8.2.4)."""

    rule = "8.2"
    confirms = True

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        return [YES, NO]

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == NO:
            g.push(Purchase(self.seat, self.power))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("lose-money", power=("power", self.power), money=g.money[self.power])


def buy(g: Realpolitik, power: int, action: int) -> None:
    """Pay for one thing and take it."""
    verb, thing = ACTIONS.split(action)
    if action == BUY_CARD:
        g.money[power] -= COST_CARD
        if g.log:
            g.log.add(events.CardBought(power))
        draw_cards(g, power, 1)
    elif action == BUY_MORALE:
        g.money[power] -= COST_MORALE
        g.morale = shared_rows.put(g.morale, power, g.morale[power] + 1)
        if g.log:
            g.log.add(events.MoraleBought(power, g.morale[power]))
    elif verb == BUY_UNIT:
        g.money[power] -= COST_UNIT
        g.tokens[power] -= 1
        g.units[own_general(g, power, thing)] += 1
        if g.log:
            g.log.add(events.UnitBought(power, thing))
    elif verb == BUY_FORTRESS:
        g.money[power] -= COST_FORTRESS
        g.fortresses_left -= 1
        g.fortress = shared_rows.put(g.fortress, thing, 1)
        if g.log:
            g.log.add(events.FortressBuilt(power, thing))
    else:
        place_train(g, power, thing, COST_TRAIN)
