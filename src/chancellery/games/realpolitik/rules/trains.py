"""Trains in a Mobilisation: where they may be placed, for nothing or for money, and the ally's consent (8.2.1)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ASK,
    BORDER_ENDS,
    BORDERS_OF,
    BUILD,
    BUILD_TRAIN,
    COST_TRAIN,
    DONE,
    ENTERABLE,
    HOME,
    NEVER,
    NO,
)
from chancellery.games.realpolitik.rules.consent import Request, answer, answers, consent
from chancellery.games.realpolitik.rules.pieces import control, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# `free` of a train that is paid for.
BOUGHT: Final = -1


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


class AllowTrain(Request):
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
            # Purchases need this file.
            from chancellery.games.realpolitik.rules.purchases import Purchase

            g.push(Purchase(seat, builder, refused))
        elif free:
            g.push(PlaceFreeTrains(seat, builder, free, refused))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("allow-train", other=("power", g.ally[self.power]), border=("border", self.border))
