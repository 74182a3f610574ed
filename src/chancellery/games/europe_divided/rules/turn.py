"""The turn: marker, initiative, actions, new action cards (chapter 3)."""

from __future__ import annotations

from chancellery.engine.frames import Choice, SealedChoice, Step
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    COMMIT,
    COMMITTED,
    DECLINE,
    EUROPE,
    FIRST,
    HAND,
    INITIATIVE,
    NOT_SAILED,
    NOTHING_FORBIDDEN,
    ORDER_CARDS,
    ORDER_SECONDS,
    PERIOD,
    RUSSIA,
)
from chancellery.games.europe_divided.rules.actions import Segment
from chancellery.games.europe_divided.rules.headlines import Headlines
from chancellery.games.europe_divided.state import EuropeDivided


class Turn(Step[EuropeDivided]):
    """Advance the marker, and begin; the next turn waits below (3.1)."""

    def run(self, g: EuropeDivided) -> None:
        g.turn += 1
        g.first = -1
        g.sailed = NOT_SAILED
        g.forbidden = NOTHING_FORBIDDEN
        if g.log:
            g.log.add(events.TurnBegan(g.turn, PERIOD[g.turn]))
        g.push(CommitCards(), self)


# --- initiative ---


def total(g: EuropeDivided, seat: int) -> int:
    """The announced initiative of a side: that of its two cards, whether they lie face down or not (3.2)."""
    return sum([INITIATIVE[card] for card in g.committed[seat]]) + sum([INITIATIVE[card] for card in g.shown[seat]])


def ahead(europe: int, russia: int) -> int:
    """Who acts first: the higher initiative, Europe on a tie (3.2)."""
    return RUSSIA if russia > europe else EUROPE


class CommitCards(SealedChoice[EuropeDivided]):
    """Each side puts two cards face down; then only the totals are announced (3.2)."""

    rule = "3.2"

    def complete(self, g: EuropeDivided, seat: int) -> bool:
        return len(g.picks[seat]) == COMMITTED

    def legal(self, g: EuropeDivided, seat: int) -> list[int]:
        picks = g.picks[seat]
        return [COMMIT + card for card in g.hand[seat] if COMMIT + card not in picks]

    def reveal(self, g: EuropeDivided, picks: list[tuple[int, ...]]) -> None:
        for seat in (EUROPE, RUSSIA):
            cards = [ACTIONS.thing(action) for action in picks[seat]]
            g.committed[seat] = cards
            g.hand[seat] = [card for card in g.hand[seat] if card not in cards]
            if g.log:
                g.log.add_secret(events.CardsChosen(seat, tuple(sorted(cards))), seat)
        europe, russia = total(g, EUROPE), total(g, RUSSIA)
        g.first = ahead(europe, russia)
        if g.log:
            g.log.add(events.TotalsAnnounced(europe, russia))
        g.push(ActionSegments())
        for seat in (RUSSIA, EUROPE):
            if may_change_order(g, seat):
                g.push(ChangeOrder(seat))

    def prompt(self, g: EuropeDivided, seat: int) -> Text:
        return Text("commit-cards", turn=g.turn, left=COMMITTED - len(g.picks[seat]))


def may_change_order(g: EuropeDivided, seat: int) -> bool:
    """Whether a side may, for all that others know, hold a card that changes the order: only then is it asked."""
    return bool(g.advantages[seat]) and any(advantage not in g.spent for advantage in ORDER_CARDS[seat])


class ChangeOrder(Choice[EuropeDivided]):
    """After the totals: use an advantage card that says who acts first, or leave the order (8.4, ruling 78)."""

    rule = "8.4"
    patience = ORDER_SECONDS
    otherwise = DECLINE

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: EuropeDivided) -> list[int]:
        actions = [DECLINE]
        for advantage in ORDER_CARDS[self.seat]:
            if advantage in g.advantages[self.seat]:
                actions += [FIRST + EUROPE, FIRST + RUSSIA]
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == DECLINE:
            return
        for advantage in ORDER_CARDS[self.seat]:
            if advantage in g.advantages[self.seat]:
                g.advantages[self.seat].remove(advantage)
                g.spent = (*g.spent, advantage)
                if g.log:
                    g.log.add(events.AdvantagePlayed(self.seat, advantage))
        g.first = ACTIONS.thing(action)
        g.barrier()

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("change-order", europe=total(g, EUROPE), russia=total(g, RUSSIA), seat=("seat", g.first))


class ActionSegments(Step[EuropeDivided]):
    """The side with the initiative takes its actions, then the other (3.3)."""

    def run(self, g: EuropeDivided) -> None:
        if g.log:
            g.log.add(events.OrderSet(g.first))
        g.push(Segment(g.first), Segment(1 - g.first), DrawCards())


# --- new action cards ---


class DrawCards(Step[EuropeDivided]):
    """Both sides discard what they used and draw to four, Europe first (3.4, rulings 4 and 72)."""

    def run(self, g: EuropeDivided) -> None:
        for seat in (EUROPE, RUSSIA):
            g.discard[seat].extend(g.shown[seat])
            g.shown[seat] = []
        for seat in (EUROPE, RUSSIA):
            drawn: list[int] = []
            while len(g.hand[seat]) < HAND:
                card = draw_card(g, seat)
                g.hand[seat].append(card)
                drawn.append(card)
            if g.log:
                g.log.add_secret(events.CardsDrawn(seat, tuple(sorted(drawn))), seat)
        g.push(Headlines())


def draw_card(g: EuropeDivided, seat: int) -> int:
    """The top card; an empty deck is made anew of the discard pile, and then everybody knows what is in hand."""
    deck = g.deck(seat)
    if not deck:
        deck.extend(sorted(g.discard[seat]))
        g.discard[seat] = []
        g.shuffle(deck)
        for card in g.hand[seat]:
            g.known = put(g.known, card, 1)
        if g.log:
            g.log.add(events.DeckReshuffled(seat, len(deck)))
    return g.draw(deck)
