"""Chapter 1: the deal."""

from __future__ import annotations

from chancellery.template.board import CARDS, HAND
from chancellery.template.rules.turn import PlayCard
from chancellery.template.state import TemplateState


def set_up(g: TemplateState) -> None:
    """Shuffle, deal three cards to each seat, and begin (1)."""
    g.deck = list(range(len(CARDS)))
    g.shuffle(g.deck)
    g.hand = [[g.draw(g.deck) for _ in range(HAND)] for _ in range(g.seats)]
    g.played = [[] for _ in range(g.seats)]
    g.push(PlayCard(0))
