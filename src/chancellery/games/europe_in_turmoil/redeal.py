"""A guess at everything that a seat cannot know."""

from __future__ import annotations

from typing import Any

from chancellery.engine.frames import Frame
from chancellery.engine.rng import Rng
from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.rules.mobilization import NATION, ExecuteMobilization, cards_of
from chancellery.games.europe_in_turmoil.rules.stability import NextStability, StabilityTurn, available
from chancellery.games.europe_in_turmoil.state import SHOWN_TO_ALL, SHOWN_TO_OPPONENT, Turmoil, is_excluded


def redeal_hidden(g: Turmoil, seat: int, rng: Rng) -> None:
    """Replace what a seat (or a spectator) cannot know by what might as well be so."""
    others = [s for s in (AUTHORITARIAN, LIBERAL) if s != seat]
    redeal_hands(g, seat, others, rng)
    for at, frame in enumerate(g.stack):
        g.stack[at] = redeal_frame(g, frame, others, rng)


def redeal_hands(g: Turmoil, seat: int, others: list[int], rng: Rng) -> None:
    """Unknown cards of the other hands and the draw deck change places; what is known not to be in a hand stays out."""
    hidden = {s: [card for card in g.hand[s] if not g.knows(seat, card)] for s in others}
    pool = sorted(g.deck + [card for cards in hidden.values() for card in cards])
    rng.shuffle(pool)
    sizes = {s: len(g.hand[s]) for s in others}
    excluded = [(g.known[card], s) for s, cards in hidden.items() for card in cards if g.known[card]]
    known = list(g.known)
    for s, cards in hidden.items():
        g.hand[s] = [card for card in g.hand[s] if card not in cards]
        for card in cards:
            known[card] = 0
    # What is least free comes first, or nothing that fits might be left.
    for what, s in sorted(excluded):
        drawn = next(card for card in pool[::-1] if not is_excluded(card, what))
        pool.remove(drawn)
        g.hand[s].append(drawn)
        known[drawn] = what
    g.known = tuple(known)
    for s, size in sizes.items():
        g.hand[s].extend([pool.pop() for _ in range(size - len(g.hand[s]))])
        g.hand[s].sort()
    g.deck = pool


def redeal_frame(g: Turmoil, frame: Frame[Any], others: list[int], rng: Rng) -> Frame[Any]:
    """Cards chosen but not yet shown, for a stability check (9.2) or for mobilization (8.4.4)."""
    if isinstance(frame, (StabilityTurn, NextStability)):
        cards = [frame.authoritarian, frame.liberal]
        for other in others:
            ready = available(g, other)
            rng.shuffle(ready)
            cards[other] = tuple(ready[: len(cards[other])])
        return type(frame)(frame.seat, frame.region, frame.active, cards[AUTHORITARIAN], cards[LIBERAL])
    if isinstance(frame, ExecuteMobilization):
        for other in others:
            hidden = [rng.pick(cards_of(NATION[c], frame.priority)) for c in frame.face_down(other)]
            frame = frame.holding(other, tuple(hidden))
    return frame


def conceal(g: Turmoil, seat: int) -> dict[str, Any]:
    """Hands and deck as a seat knows them: its own hand, and cards of the other that it has seen."""
    return {
        "hand": [
            hand if owner == seat else [card for card in hand if g.knows(seat, card)]
            for owner, hand in enumerate(g.hand)
        ],
        "deck": (),
        "known": told(g.known, SHOWN_TO_OPPONENT if seat >= 0 else SHOWN_TO_ALL),
    }


def told(known: tuple[int, ...], least: int) -> tuple[int, ...]:
    """What is known of the cards as far as it is known to so many."""
    for state in known:
        if state < least and state:
            return tuple([state if state >= least else 0 for state in known])
    return known
