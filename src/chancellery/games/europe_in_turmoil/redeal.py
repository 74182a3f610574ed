"""A guess at everything that a seat cannot know."""

from __future__ import annotations

from typing import Any

from chancellery.engine.frames import Frame
from chancellery.engine.rng import Rng
from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.rules.mobilization import NATION, ExecuteMobilization, cards_of
from chancellery.games.europe_in_turmoil.rules.stability import PlayStability, available
from chancellery.games.europe_in_turmoil.state import Turmoil


def redeal(g: Turmoil, seat: int, rng: Rng) -> None:
    """Replace what a seat (or a spectator) cannot know by what might as well be so."""
    others = [s for s in (AUTHORITARIAN, LIBERAL) if s != seat]
    redeal_hands(g, seat, others, rng)
    guessed: list[int] = []
    # From the top: the order in which the cards will be played.
    for at in range(len(g.stack) - 1, -1, -1):
        g.stack[at] = redeal_frame(g, g.stack[at], others, guessed, rng)


def redeal_hands(g: Turmoil, seat: int, others: list[int], rng: Rng) -> None:
    """Unknown cards of the other hands and the draw deck change places."""
    known = [card for s in others for card in g.hand[s] if g.knows(seat, card)]
    pool = sorted(g.deck + [card for s in others for card in g.hand[s] if card not in known])
    rng.shuffle(pool)
    for s in others:
        shown = [card for card in g.hand[s] if card in known]
        hidden = len(g.hand[s]) - len(shown)
        g.hand[s] = sorted(shown + [pool.pop() for _ in range(hidden)])
    g.deck = pool


def redeal_frame(g: Turmoil, frame: Frame[Any], others: list[int], guessed: list[int], rng: Rng) -> Frame[Any]:
    """Cards chosen but not yet shown, for a stability check (9.2) or for mobilization (8.4.4)."""
    if isinstance(frame, PlayStability) and frame.seat in others:
        guess = rng.pick([c for c in available(g, frame.seat) if c not in guessed])
        guessed.append(guess)
        return PlayStability(frame.seat, guess, frame.region, frame.active)
    if isinstance(frame, ExecuteMobilization):
        for other in others:
            hidden = [rng.pick(cards_of(NATION[c], frame.priority)) for c in frame.face_down(other)]
            frame = frame.holding(other, tuple(hidden))
    return frame
