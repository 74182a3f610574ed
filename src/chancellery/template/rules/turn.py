"""Chapter 2: the turn."""

from __future__ import annotations

from chancellery.engine.frames import Choice
from chancellery.engine.prose import Text
from chancellery.template import events
from chancellery.template.board import ACTIONS, PLAY
from chancellery.template.rules.ending import finish, points
from chancellery.template.state import TemplateState


class PlayCard(Choice[TemplateState]):
    """Play a card of the hand (2)."""

    rule = "2"

    # Written out, because that is what is quick: see docs/adding-a-game.md.
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: TemplateState) -> list[int]:
        return [PLAY + card for card in sorted(g.hand[self.seat])]

    def apply(self, g: TemplateState, action: int) -> None:
        card = ACTIONS.thing(action)
        g.hand[self.seat].remove(card)
        g.played[self.seat].append(card)
        if g.log:
            g.log.add(events.CardPlayed(self.seat, card, points(g, self.seat)))
        draw_card(g, self.seat)
        following = (self.seat + 1) % g.seats
        if g.hand[following]:
            g.push(PlayCard(following))
        else:
            finish(g)

    def prompt(self, g: TemplateState) -> Text:
        return Text("play-card")


def draw_card(g: TemplateState, seat: int) -> None:
    """Draw a card while there are any (2.1)."""
    if not g.deck:
        return
    card = g.draw(g.deck)
    g.hand[seat].append(card)
    if g.log:
        g.log.add_secret(events.CardDrawn(seat, card), seat)
