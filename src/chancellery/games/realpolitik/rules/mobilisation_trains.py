"""Trains in a Mobilisation: where they may be placed, for nothing or for money, and the ally's consent (8.2.1)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ASK,
    BORDER_ENDS,
    BORDERS_OF,
    BUILD,
    BUILD_TRAIN,
    DONE,
    ENTERABLE,
    HOME,
    NEVER,
)
from chancellery.games.realpolitik.rules.consent import Request, answered, consent
from chancellery.games.realpolitik.rules.pieces import control, seat_of
from chancellery.games.realpolitik.state import Realpolitik


def train_sites(g: Realpolitik, power: int) -> list[int]:
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
            elif allowed and theirs == ally and not (g.answered and refused(g, border)):
                found.append(border)
    return found


def refused(g: Realpolitik, border: int) -> bool:
    """Whether the ally has refused a train here in this Mobilisation and may still be asked for others."""
    return answered(g, NOBODY, BUILD, border) is False


def needs_consent(g: Realpolitik, power: int, border: int) -> bool:
    """Whether the train touches the ally's land and the ally wants to be asked."""
    a, b = BORDER_ENDS[border]
    return (control(g, a) != power or control(g, b) != power) and consent(g, power, BUILD) == ASK


def build_train(g: Realpolitik, power: int, border: int, cost: int) -> None:
    g.money[power] -= cost
    g.train = shared_rows.put(g.train, border, 1)
    g.trains_left -= 1
    if g.log:
        g.log.add(events.TrainBuilt(power, border))


class PlaceFreeTrains(Choice[Realpolitik]):
    """Place up to two trains for nothing (8.2); `keep` are the trains that stay in the supply."""

    rule = "8.2"
    lapses = True

    def __init__(self, seat: int, power: int, keep: int) -> None:
        self.seat = seat
        self.power = power
        self.keep = keep

    def legal(self, g: Realpolitik) -> list[int]:
        sites = train_sites(g, self.power) if g.trains_left > self.keep else []
        return [DONE, *(BUILD_TRAIN + border for border in sites)] if sites else []

    def apply(self, g: Realpolitik, action: int) -> None:
        if action != DONE:
            g.push(self)
            place_train(g, self.power, ACTIONS.thing(action), 0)

    def prompt(self, g: Realpolitik) -> Text:
        return Text("place-free-trains", power=("power", self.power), trains=g.trains_left - self.keep)


def place_train(g: Realpolitik, power: int, border: int, cost: int) -> None:
    """Build a train, or ask the ally first if it touches its land (8.2.1)."""
    if needs_consent(g, power, border):
        ally = g.ally[power]
        g.push(AllowTrain(seat_of(g, ally), ally, border, cost))
    else:
        build_train(g, power, border, cost)


class AllowTrain(Request):
    """The ally says whether a train may cross the common border (8.2.1)."""

    rule = "8.2"

    def __init__(self, seat: int, power: int, border: int, cost: int) -> None:
        self.seat = seat
        self.power = power
        self.border = border
        self.cost = cost

    def permissions(self, g: Realpolitik) -> tuple[int, ...]:
        return (BUILD,)

    def grant(self, g: Realpolitik) -> None:
        builder = g.ally[self.power]
        if g.log:
            g.log.add(events.TrainAllowed(self.power, builder, self.border))
        build_train(g, builder, self.border, self.cost)

    def refuse(self, g: Realpolitik) -> None:
        """Nothing is lost: the train can go elsewhere (R107)."""
        g.answered += (NOBODY, BUILD, self.border, 0)
        if g.log:
            g.log.add(events.TrainRefused(self.power, g.ally[self.power], self.border))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("allow-train", other=("power", g.ally[self.power]), border=("border", self.border))
