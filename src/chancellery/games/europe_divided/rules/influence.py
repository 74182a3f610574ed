"""Influence dice: place, increase and reduce them (4.1, 4.2), and the contested cards they bring (4.7)."""

from __future__ import annotations

from chancellery.engine.frames import Choice
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    BY,
    EU,
    EUROPE,
    HIGHEST,
    INCREASE_INFLUENCE,
    NATO,
    NEW_DIE,
    PLACE,
    PLACE_COST,
    RAISE,
    REGION_CARD,
    REGIONS,
    RU,
    RUSSIA,
    SEAT_OF,
    SPACES,
    TAKE_CARD,
    printed_value,
)
from chancellery.games.europe_divided.rules.money import pay
from chancellery.games.europe_divided.state import EuropeDivided


def opposed(g: EuropeDivided, bloc: int, region: int) -> bool:
    """Whether an opposing 6 or an opposing army bars a bloc from a 6 (4.2, ruling 18)."""
    if bloc == RU:
        die = g.die
        return die[region] == HIGHEST or die[NATO * REGIONS + region] == HIGHEST or g.army[region] > 0
    return g.die[RU * REGIONS + region] == HIGHEST or g.army[SPACES + region] > 0


def room(g: EuropeDivided, bloc: int, region: int) -> int:
    """By how many points a die that is there can rise."""
    value = g.die[bloc * REGIONS + region]
    if value < HIGHEST - 1:
        return HIGHEST - 1 - value if opposed(g, bloc, region) else HIGHEST - value
    return 0 if value == HIGHEST or opposed(g, bloc, region) else 1


def risable(g: EuropeDivided, bloc: int) -> int:
    """How many dice of a bloc can rise."""
    base, count = bloc * REGIONS, 0
    for region, value in enumerate(g.die[base : base + REGIONS]):
        if 0 < value < HIGHEST and (value < HIGHEST - 1 or not opposed(g, bloc, region)):
            count += 1
    return count


def can_increase(g: EuropeDivided, bloc: int) -> bool:
    """Whether any die of a bloc can rise."""
    base = bloc * REGIONS
    die = g.die
    for region in range(REGIONS):
        value = die[base + region]
        if value and (value < HIGHEST - 1 or (value < HIGHEST and not opposed(g, bloc, region))):
            return True
    return False


def can_place(g: EuropeDivided, bloc: int) -> bool:
    """Whether a bloc can pay for a die, and has a region without one (4.1)."""
    if g.money[SEAT_OF[bloc]] < PLACE_COST:
        return False
    base = bloc * REGIONS
    return 0 in g.die[base : base + REGIONS]


# --- what happens to a die ---


def place_die(g: EuropeDivided, bloc: int, region: int) -> None:
    """Pay for a die and place it with its 1 up (4.1)."""
    g.die[bloc * REGIONS + region] = NEW_DIE
    if g.log:
        g.log.add(events.DiePlaced(bloc, region))
    pay(g, SEAT_OF[bloc], PLACE_COST)


def raise_die(g: EuropeDivided, bloc: int, region: int, points: int) -> None:
    """Raise a die, as far as it can rise; at 5 it brings the card of the region (4.2, 4.7)."""
    at = bloc * REGIONS + region
    old = g.die[at]
    value = old + min(points, room(g, bloc, region))
    g.die[at] = value
    if g.log:
        g.log.add(events.DieRaised(bloc, region, old, value))
    if old < TAKE_CARD <= value:
        take_card(g, SEAT_OF[bloc], region)


def take_card(g: EuropeDivided, seat: int, region: int) -> None:
    """A side takes its card of a region into its discard pile, once in a game (4.7, rulings 9 and 12)."""
    at = seat * REGIONS + region
    if g.taken[at]:
        return
    g.taken = put(g.taken, at, 1)
    card = REGION_CARD[at]
    g.discard[seat].append(card)
    if g.log:
        g.log.add(events.CardTaken(seat, card))


def lower_die(g: EuropeDivided, bloc: int, region: int, points: int, floor: int) -> None:
    """Lower a die, never under the floor (ruling 21)."""
    at = bloc * REGIONS + region
    old = g.die[at]
    value = max(old - points, floor)
    if value >= old:
        return
    g.die[at] = value
    if g.log:
        g.log.add(events.DieLowered(bloc, region, old, value))


# --- the two printed actions ---


class PlaceInfluence(Choice[EuropeDivided]):
    """Place a die in a contested region where the bloc has none (4.1)."""

    rule = "4.1"

    def __init__(self, seat: int, card: int, bloc: int) -> None:
        self.seat = seat
        self.card = card
        self.bloc = bloc

    def legal(self, g: EuropeDivided) -> list[int]:
        base = self.bloc * REGIONS
        return [PLACE + region for region in range(REGIONS) if not g.die[base + region]]

    def apply(self, g: EuropeDivided, action: int) -> None:
        place_die(g, self.bloc, ACTIONS.thing(action))

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("place-influence", card=("card", self.card), bloc=("bloc", self.bloc), cost=PLACE_COST)

    def why_not(self, g: EuropeDivided, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "region":
            return None
        value = g.die[self.bloc * REGIONS + index]
        return Text("has-die", bloc=("bloc", self.bloc), region=("region", index), value=value), self.rule


class IncreaseInfluence(Choice[EuropeDivided]):
    """Choose the die to increase (4.2)."""

    rule = "4.2"

    def __init__(self, seat: int, card: int, bloc: int) -> None:
        self.seat = seat
        self.card = card
        self.bloc = bloc

    def legal(self, g: EuropeDivided) -> list[int]:
        bloc = self.bloc
        base = bloc * REGIONS
        die = g.die
        return [RAISE + region for region in range(REGIONS) if die[base + region] and room(g, bloc, region)]

    def apply(self, g: EuropeDivided, action: int) -> None:
        region = ACTIONS.thing(action)
        value = printed_value(self.card, INCREASE_INFLUENCE, self.bloc)
        most = min(value, room(g, self.bloc, region))
        if most == 1:
            raise_die(g, self.bloc, region, 1)
        else:
            g.push(IncreaseBy(self.seat, self.bloc, region, most))

    def prompt(self, g: EuropeDivided) -> Text:
        value = printed_value(self.card, INCREASE_INFLUENCE, self.bloc)
        return Text("increase-influence", card=("card", self.card), bloc=("bloc", self.bloc), value=value)

    def why_not(self, g: EuropeDivided, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "region":
            return None
        value = g.die[self.bloc * REGIONS + index]
        bloc, region = ("bloc", self.bloc), ("region", index)
        if not value:
            return Text("no-die", bloc=bloc, region=region), self.rule
        return Text("die-full", bloc=bloc, region=region, value=value), self.rule


class IncreaseBy(Choice[EuropeDivided]):
    """Choose by how many points a die rises (4.2, ruling 74)."""

    rule = "4.2"

    def __init__(self, seat: int, bloc: int, region: int, most: int) -> None:
        self.seat = seat
        self.bloc = bloc
        self.region = region
        self.most = most

    def legal(self, g: EuropeDivided) -> list[int]:
        return [BY + points for points in range(1, self.most + 1)]

    def apply(self, g: EuropeDivided, action: int) -> None:
        raise_die(g, self.bloc, self.region, ACTIONS.thing(action))

    def prompt(self, g: EuropeDivided) -> Text:
        value = g.die[self.bloc * REGIONS + self.region]
        return Text("increase-by", bloc=("bloc", self.bloc), region=("region", self.region), value=value)


def sixes_against(g: EuropeDivided, seat: int, region: int) -> list[int]:
    """The opposing blocs with a 6 in a region (6.2)."""
    if seat == RUSSIA:
        return [bloc for bloc in (EU, NATO) if g.die[bloc * REGIONS + region] == HIGHEST]
    return [RU] if g.die[RU * REGIONS + region] == HIGHEST else []


def dominates(g: EuropeDivided, seat: int, region: int) -> bool:
    """Whether a side has a 6 in a region (10.2)."""
    if seat == EUROPE:
        return g.die[region] == HIGHEST or g.die[NATO * REGIONS + region] == HIGHEST
    return g.die[RU * REGIONS + region] == HIGHEST
