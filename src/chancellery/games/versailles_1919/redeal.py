"""Dealing anew what a seat cannot know: the order of both decks, and what others draft."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng
from chancellery.games.versailles_1919.board import CONTENT, GAME_END, NATIONS
from chancellery.games.versailles_1919.rules.lapsing import clear_deal
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.set_up import length_of
from chancellery.games.versailles_1919.state import Versailles

DEALS: Final[tuple[str, ...]] = (
    "deal_with",
    "deal_sent",
    "deal_cubes",
    "deal_who",
    "deal_topic",
    "deal_not",
    "deal_terms",
)


def redeal_hidden(g: Versailles, seat: int, rng: Rng) -> None:
    """Shuffle what is face down; everybody knows how deep the game-end card lies, unless it was shuffled in (3.2)."""
    reshuffle(g.event_deck, rng)
    shuffle_issues(g, rng)
    own = nation_at(g, seat)
    for nation in g.order:
        if nation != own and not g.deal_sent[nation]:
            clear_deal(g, nation)


def reshuffle(pile: list[int], rng: Rng) -> None:
    """Shuffle from a fixed order, so that the guess does not depend on the truth."""
    pile.sort()
    rng.shuffle(pile)


def shuffle_issues(g: Versailles, rng: Rng) -> None:
    deck = g.issue_deck
    if GAME_END not in deck:
        reshuffle(deck, rng)
        return
    length = CONTENT.lengths[length_of(g)]
    at = deck.index(GAME_END)
    if length.shuffled:
        at = rng.below(min(length.below + 1, len(deck)))
    rest = [issue for issue in deck if issue != GAME_END]
    reshuffle(rest, rng)
    g.issue_deck = [*rest[:at], GAME_END, *rest[at:]]


def conceal(g: Versailles, seat: int) -> dict[str, Any]:
    """Nothing of both decks, and of deals those that are offered or one's own."""
    own = nation_at(g, seat)
    known: dict[str, Any] = {"issue_deck": (), "event_deck": ()}
    if any(g.deal_with[n] != NOBODY and n != own and not g.deal_sent[n] for n in range(NATIONS)):
        guess = g.clone()
        for nation in g.order:
            if nation != own and not g.deal_sent[nation]:
                clear_deal(guess, nation)
        for name in DEALS:
            known[name] = getattr(guess, name)
    return known
