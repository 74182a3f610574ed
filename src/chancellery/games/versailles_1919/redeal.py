"""Dealing anew what a seat cannot know: the order of both decks, and what others draft."""

from __future__ import annotations

from chancellery.engine.rng import Rng
from chancellery.games.versailles_1919.board import FACTS, GAME_END
from chancellery.games.versailles_1919.rules.negotiation import clear_deal, nation_at
from chancellery.games.versailles_1919.rules.set_up import length_of
from chancellery.games.versailles_1919.state import Versailles


def redeal(g: Versailles, seat: int, rng: Rng) -> None:
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
    length = FACTS.lengths[length_of(g)]
    at = deck.index(GAME_END)
    if length.shuffled:
        at = rng.below(min(length.below + 1, len(deck)))
    rest = [issue for issue in deck if issue != GAME_END]
    reshuffle(rest, rng)
    g.issue_deck = [*rest[:at], GAME_END, *rest[at:]]
