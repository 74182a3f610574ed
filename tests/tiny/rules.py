"""The rules of Courtyard, in frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.engine.frames import Choice, SealedChoice, Step
from chancellery.engine.prose import Text
from chancellery.engine.results import Result
from tests.tiny import board, events
from tests.tiny.board import (
    ACTIONS,
    COURTS,
    DONE,
    EVENT,
    HAND,
    LOWER_FLAG,
    MOST,
    PICK,
    PLACE,
    POINTS,
    RAISE_FLAG,
    SPY_ON,
    STRIKE,
    USE_EVENT,
    VALUE,
)
from tests.tiny.state import Tiny


def set_up(g: Tiny) -> None:
    """Deal and begin (1)."""
    g.round = 0
    g.leader = -1
    g.support = [0] * (g.seats * COURTS)
    if g.options["start"] == "garrisoned":
        for seat in range(g.seats):
            g.support[seat * COURTS + seat] = 1
    g.hand = [[] for _ in range(g.seats)]
    g.deck = list(range(len(board.CARDS)))
    g.discard = []
    g.known = [0] * len(board.CARDS)
    g.flag = [0] * g.seats
    g.shuffle(g.deck)
    g.push(Round())


def room(g: Tiny, seat: int) -> list[int]:
    """The courts where a seat has fewer than four points (3.1)."""
    base = seat * COURTS
    return [court for court in range(COURTS) if g.support[base + court] < MOST]


class Round(Step[Tiny]):
    """Fill the hands, then pick; without enough cards the game ends (4)."""

    def run(self, g: Tiny) -> None:
        wanted = sum(HAND - len(hand) for hand in g.hand)
        if wanted > len(g.deck):
            score(g)
            return
        g.round += 1
        for seat in range(g.seats):
            drawn = [g.draw(g.deck) for _ in range(HAND - len(g.hand[seat]))]
            g.hand[seat].extend(drawn)
            if g.log:
                g.log.add_secret(events.HandFilled(seat, tuple(drawn)), seat)
        g.push(PickCards(2 if g.options["double"] else 1), Round())


def score(g: Tiny) -> None:
    """Every court goes to the seat with most points there, if it is alone (4)."""
    points = [0] * g.seats
    for court in range(COURTS):
        here = [g.support[seat * COURTS + court] for seat in range(g.seats)]
        if here.count(max(here)) == 1:
            points[here.index(max(here))] += 1
    best = max(points)
    winners = tuple(seat for seat in range(g.seats) if points[seat] == best)
    g.finish(Result(winners, "courts" if len(winners) == 1 else "shared", tuple(points)))


class PickCards(SealedChoice[Tiny]):
    """Every seat secretly picks cards (2)."""

    rule = "2"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def complete(self, g: Tiny, seat: int) -> bool:
        return len(g.picks[seat]) == self.cards

    def legal(self, g: Tiny, seat: int) -> list[int]:
        return [PICK + card for card in g.hand[seat] if PICK + card not in g.picks[seat]]

    def reveal(self, g: Tiny, picks: list[tuple[int, ...]]) -> None:
        order = []
        for seat, chosen in enumerate(picks):
            cards = tuple(ACTIONS.thing(action) for action in chosen)
            for card in cards:
                g.hand[seat].remove(card)
                g.discard.append(card)
                g.known[card] = 1
                order.append((-VALUE[card], seat, card))
            if g.log:
                g.log.add(events.CardsRevealed(seat, cards))
        g.push(*(UseCard(seat, card) for _, seat, card in sorted(order)))

    def prompt(self, g: Tiny, seat: int) -> Text:
        return Text("pick-cards", cards=self.cards - len(g.picks[seat]))


class UseCard(Choice[Tiny]):
    """Use a card for its points or its event (3)."""

    rule = "3"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def legal(self, g: Tiny) -> list[int]:
        return [POINTS] if EVENT[self.card] == "none" else [POINTS, USE_EVENT]

    def apply(self, g: Tiny, action: int) -> None:
        g.leader = self.seat
        if action == POINTS:
            g.push(PlaceSupport(self.seat, VALUE[self.card]))
        else:
            EVENTS[EVENT[self.card]](g, self.seat)

    def prompt(self, g: Tiny) -> Text:
        return Text("use-card", card=("card", self.card))


class PlaceSupport(Choice[Tiny]):
    """Place support one point at a time (3.1)."""

    rule = "3.1"
    lapses = True

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def legal(self, g: Tiny) -> list[int]:
        return [PLACE + court for court in room(g, self.seat)]

    def apply(self, g: Tiny, action: int) -> None:
        court = ACTIONS.thing(action)
        g.support[self.seat * COURTS + court] += 1
        if g.log:
            g.log.add(events.SupportPlaced(self.seat, court))
        if self.points > 1:
            g.push(PlaceSupport(self.seat, self.points - 1))

    def prompt(self, g: Tiny) -> Text:
        return Text("place-support", points=self.points)


class Ambush(Choice[Tiny]):
    """Strike one court, soon: on 4 or more every other seat loses a point there (3.2)."""

    rule = "3.2"
    patience = 2
    otherwise = DONE

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Tiny) -> list[int]:
        return [DONE, *range(STRIKE, STRIKE + COURTS)]

    def apply(self, g: Tiny, action: int) -> None:
        if action == DONE:
            return
        court = ACTIONS.thing(action)
        die = g.roll()
        if g.log:
            g.log.add(events.AmbushRolled(self.seat, court, die))
        if die >= 4:
            for other in range(g.seats):
                at = other * COURTS + court
                if other != self.seat and g.support[at]:
                    g.support[at] -= 1

    def prompt(self, g: Tiny) -> Text:
        return Text("ambush")


class Spy(Choice[Tiny]):
    """One other seat shows a random card of its hand to everybody (3.2)."""

    rule = "3.2"
    lapses = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Tiny) -> list[int]:
        return [SPY_ON + other for other in range(g.seats) if other != self.seat and g.hand[other]]

    def apply(self, g: Tiny, action: int) -> None:
        other = ACTIONS.thing(action)
        # Sorted, or the order in which cards were drawn would decide what is shown.
        card = g.rng.pick(sorted(g.hand[other]))
        g.known[card] = 1
        if g.log:
            g.log.add(events.CardShown(other, card))

    def prompt(self, g: Tiny) -> Text:
        return Text("spy")


def talk_open(g: Tiny) -> bool:
    """Nobody speaks while an ambush is laid (3.2)."""
    return not g.stack or not isinstance(g.stack[-1], Ambush)


def flags(g: Tiny, seat: int) -> list[int]:
    """Whether a seat may raise or lower its flag now (3.3)."""
    if isinstance(g.stack[-1], Ambush):
        return []
    return [LOWER_FLAG if g.flag[seat] else RAISE_FLAG]


def wave(g: Tiny, seat: int, action: int) -> None:
    """A seat raises or lowers its flag (3.3)."""
    g.flag[seat] = int(action == RAISE_FLAG)
    if g.log:
        g.log.add((events.FlagRaised if g.flag[seat] else events.FlagLowered)(seat))


EVENTS: Final[dict[str, Callable[[Tiny, int], None]]] = {
    "feast": lambda g, seat: g.push(PlaceSupport(seat, 3)),
    "ambush": lambda g, seat: g.push(Ambush(seat)),
    "spy": lambda g, seat: g.push(Spy(seat)),
    "echo": lambda g, seat: g.push(PlaceSupport(seat, 1), Ambush(seat), Spy(seat)),
}
