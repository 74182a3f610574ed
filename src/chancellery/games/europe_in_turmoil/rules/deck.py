"""The draw deck, hands and the discard pile (4.3, 4.4, 4.5.1)."""

from __future__ import annotations

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    CARD_ERA,
    DISCARD,
    DONE,
    ERA_CARDS,
    ERA_OF_TURN,
    HAND_SIZE,
    LIBERAL,
)
from chancellery.games.europe_in_turmoil.state import SHOWN_TO_ALL, Turmoil


def add_era(g: Turmoil, era: int) -> None:
    """Shuffle the cards of an era into what is left of the deck; discards stay where they are (4.4)."""
    g.deck.extend(ERA_CARDS[era])
    g.later = tuple([card for card in g.later if CARD_ERA[card] != era])
    g.shuffle(g.deck)
    if g.log:
        g.log.add(events.EraBegan(era))


def draw_card(g: Turmoil, seat: int) -> int:
    """Give a seat the top card; an empty deck is made anew from the discards first (4.3). Nobody if none is left."""
    if not g.deck:
        if not g.discard:
            return NOBODY
        g.deck = sorted(g.discard)
        g.discard = []
        g.shuffle(g.deck)
        if g.log:
            g.log.add(events.DeckReshuffled(len(g.deck)))
    drawn = g.draw(g.deck)
    g.hand[seat].append(drawn)
    g.hand[seat].sort()
    return drawn


def deal(g: Turmoil) -> None:
    """Fill both hands, a card each in turn, the Authoritarian first (4.5.1)."""
    size = HAND_SIZE[ERA_OF_TURN[g.turn]]
    drawn: list[list[int]] = [[], []]
    dealt = True
    while dealt:
        dealt = False
        for seat in (AUTHORITARIAN, LIBERAL):
            if len(g.hand[seat]) < size:
                card = draw_card(g, seat)
                if card != NOBODY:
                    drawn[seat].append(card)
                    dealt = True
    for seat in (AUTHORITARIAN, LIBERAL):
        note_drawn(g, seat, drawn[seat])


def note_drawn(g: Turmoil, seat: int, drawn: list[int]) -> None:
    if g.log and drawn:
        g.log.add(events.CardsDealt(seat, len(drawn)))
        g.log.add_secret(events.CardsDrawn(seat, tuple(sorted(drawn))), seat)


def take_from_hand(g: Turmoil, seat: int, card: int) -> None:
    """A card leaves a hand; whatever was known of it is known no more."""
    g.hand[seat].remove(card)
    if g.known[card]:
        g.known = put(g.known, card, 0)


def show_cards(g: Turmoil, seat: int, shown: tuple[int, ...]) -> None:
    """A seat shows cards of its hand: from now on they are known (60)."""
    for card in shown:
        g.known = put(g.known, card, SHOWN_TO_ALL)
    g.barrier()
    if g.log:
        g.log.add(events.HandShown(seat, shown))


def take_openly(g: Turmoil, seat: int, card: int, pile: list[int]) -> None:
    """A card that lies open comes into a hand, where the other seat knows of it."""
    pile.remove(card)
    g.hand[seat].append(card)
    g.hand[seat].sort()
    g.known = put(g.known, card, SHOWN_TO_ALL)
    if g.log:
        g.log.add(events.CardTaken(seat, card))


def discard_from_hand(g: Turmoil, seat: int, card: int) -> None:
    """A card goes to the discard pile without effect (5.4)."""
    take_from_hand(g, seat, card)
    g.discard.append(card)
    if g.log:
        g.log.add(events.CardDiscarded(seat, card))


class DrawCards(Step[Turmoil]):
    """A seat draws cards."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, g: Turmoil) -> None:
        drawn = [draw_card(g, self.seat) for _ in range(self.count)]
        note_drawn(g, self.seat, [card for card in drawn if card != NOBODY])


class DiscardCards(Choice[Turmoil]):
    """Choose cards of one's hand to discard; scoring cards too (5.4)."""

    rule = "5.4"
    lapses = True

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def legal(self, g: Turmoil) -> list[int]:
        return [DISCARD + card for card in g.hand[self.seat]]

    def apply(self, g: Turmoil, action: int) -> None:
        discard_from_hand(g, self.seat, ACTIONS.thing(action))
        if self.count > 1:
            g.push(DiscardCards(self.seat, self.count - 1))

    def prompt(self, g: Turmoil) -> Text:
        return Text("discard-cards", count=self.count)


class ExchangeCards(Choice[Turmoil]):
    """Discard up to so many cards, then draw as many (card 70)."""

    rule = "5.4"

    def __init__(self, seat: int, count: int, discarded: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.discarded = discarded

    def legal(self, g: Turmoil) -> list[int]:
        legal = [DISCARD + card for card in g.hand[self.seat]] if self.discarded < self.count else []
        return [*legal, DONE]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == DONE:
            if self.discarded:
                g.push(DrawCards(self.seat, self.discarded))
            return
        discard_from_hand(g, self.seat, ACTIONS.thing(action))
        g.push(ExchangeCards(self.seat, self.count, self.discarded + 1))

    def prompt(self, g: Turmoil) -> Text:
        return Text("exchange-cards", count=self.count - self.discarded, discarded=self.discarded)
