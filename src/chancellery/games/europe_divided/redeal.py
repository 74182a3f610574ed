"""A guess at everything that a seat cannot know, which fits all that it does know."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.rng import Rng
from chancellery.games.europe_divided.board import EUROPE, HEADLINE_PERIOD, HEADLINE_SEAT, INITIATIVE, REMOVED, RUSSIA
from chancellery.games.europe_divided.state import EuropeDivided

DECKS: Final[tuple[str, ...]] = (
    "europe_deck",
    "russia_deck",
    "europe_advantages",
    "russia_advantages",
    "headline_deck",
    "removed",
)
PILES: Final[tuple[str, ...]] = ("hand", "committed", "advantages", "banked", "headlines", "thrown")
NONE: Final[tuple[int, ...]] = ()
NOTHING_KNOWN: Final[dict[str, Any]] = {**dict.fromkeys(DECKS, NONE), **{key: [NONE, NONE] for key in PILES}}


def redeal_hidden(g: EuropeDivided, seat: int, rng: Rng) -> None:
    """Deal anew the decks, and what the other side (for a spectator both) holds, has face down or has put away."""
    for side in (EUROPE, RUSSIA):
        if side == seat:
            reshuffle(g.deck(side), rng)
            reshuffle(g.advantage_deck(side), rng)
        else:
            redeal_action_cards(g, side, rng)
            redeal_advantages(g, side, rng)
    for period in (1, 2):
        redeal_headlines(g, seat, period, rng)


def reshuffle(pile: list[int], rng: Rng) -> None:
    """Shuffle from a fixed order, so that the guess does not depend on the truth."""
    pile.sort()
    rng.shuffle(pile)


# --- action cards ---


def redeal_action_cards(g: EuropeDivided, side: int, rng: Rng) -> None:
    """Hand, cards face down and deck: known cards stay outside the deck, and the cards face down keep their total."""
    hidden = g.hand[side] + g.committed[side]
    held = sorted([card for card in hidden if g.known[card]])
    deck = g.deck(side)
    pool = sorted([card for card in hidden if not g.known[card]] + deck)
    rng.shuffle(pool)
    drawn = len(hidden) - len(held)
    down = guess_face_down(g, side, held, pool, drawn, rng)
    drawn -= len([card for card in down if card in pool])
    pool = [card for card in pool if card not in down]
    hand = [card for card in held if card not in down] + pool[:drawn]
    g.committed[side] = sorted(down)
    g.hand[side] = sorted(hand)
    deck[:] = pool[drawn:]


def guess_face_down(g: EuropeDivided, side: int, held: list[int], pool: list[int], drawn: int, rng: Rng) -> list[int]:
    """Cards that could lie face down: as many, with the same initiative, of the pool no more than were drawn."""
    truth = g.committed[side]
    if not truth:
        return []
    due = sum([INITIATIVE[card] for card in truth])
    cards = held + pool
    if len(truth) == 1:
        least = 0 if drawn else len(pool)
        fits = [card for card in cards[: len(cards) - least] if INITIATIVE[card] == due]
        return [rng.pick(fits)]
    pairs: list[tuple[int, int]] = []
    for i, one in enumerate(cards):
        for j in range(i + 1, len(cards)):
            fresh = int(i >= len(held)) + int(j >= len(held))
            if INITIATIVE[one] + INITIATIVE[cards[j]] == due and fresh <= drawn:
                pairs.append((one, cards[j]))
    one, two = pairs[rng.below(len(pairs))]
    return [one, two]


# --- advantage cards ---


def redeal_advantages(g: EuropeDivided, side: int, rng: Rng) -> None:
    """Hand, banked cards and deck."""
    deck = g.advantage_deck(side)
    held, banked = len(g.advantages[side]), len(g.banked[side])
    pool = sorted(g.advantages[side] + g.banked[side] + deck)
    rng.shuffle(pool)
    g.advantages[side] = sorted(pool[:held])
    g.banked[side] = sorted(pool[held : held + banked])
    deck[:] = pool[held + banked :]


# --- headlines ---


def redeal_headlines(g: EuropeDivided, seat: int, period: int, rng: Rng) -> None:
    """What was removed at set-up, as many of each side as it was, then hands, discards and deck of one period."""
    piles: list[list[int]] = [g.headline_deck]
    for side in (EUROPE, RUSSIA):
        if side != seat:
            piles += [g.headlines[side], g.thrown[side]]
    hidden = [card for pile in piles for card in pile if HEADLINE_PERIOD[card] == period]
    pool = sorted(hidden + [card for card in g.removed if HEADLINE_PERIOD[card] == period])
    removed = [card for card in g.removed if HEADLINE_PERIOD[card] != period]
    rest: list[int] = []
    for side in (EUROPE, RUSSIA):
        own = [card for card in pool if HEADLINE_SEAT[card] == side]
        rng.shuffle(own)
        removed += own[: REMOVED[period - 1]]
        rest += own[REMOVED[period - 1] :]
    rng.shuffle(rest)
    g.removed = tuple(removed)
    for pile in piles:
        for at, card in enumerate(pile):
            if HEADLINE_PERIOD[card] == period:
                pile[at] = rest.pop()


# --- what is known of what is hidden ---


def conceal(g: EuropeDivided, seat: int) -> dict[str, Any]:
    """Hidden cards as a seat knows them: its own, and nothing of the decks and of what was removed."""
    known = NOTHING_KNOWN.copy()
    if seat == EUROPE:
        known["hand"] = [g.hand[EUROPE], NONE]
        known["committed"] = [g.committed[EUROPE], NONE]
        known["advantages"] = [g.advantages[EUROPE], NONE]
        known["banked"] = [g.banked[EUROPE], NONE]
        known["headlines"] = [g.headlines[EUROPE], NONE]
        known["thrown"] = [g.thrown[EUROPE], NONE]
    elif seat == RUSSIA:
        known["hand"] = [NONE, g.hand[RUSSIA]]
        known["committed"] = [NONE, g.committed[RUSSIA]]
        known["advantages"] = [NONE, g.advantages[RUSSIA]]
        known["banked"] = [NONE, g.banked[RUSSIA]]
        known["headlines"] = [NONE, g.headlines[RUSSIA]]
        known["thrown"] = [NONE, g.thrown[RUSSIA]]
    return known
