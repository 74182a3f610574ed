"""Counting cards: what everybody can work out of a side's hidden cards (1.3, ruling 82)."""

from __future__ import annotations

from typing import TypedDict

from chancellery.games.europe_divided.board import ACTIONS, CARD_IDS, COMMITTED, EUROPE, INITIATIVE
from chancellery.games.europe_divided.rules.turn import CommitCards, ahead
from chancellery.games.europe_divided.state import EuropeDivided


def hidden_cards(g: EuropeDivided, seat: int) -> list[int]:
    """The cards of a side that lie hidden outside its deck."""
    return g.hand[seat] + g.committed[seat]


def drawn_cards(g: EuropeDivided, seat: int) -> int:
    """How many of a side's hidden cards outside its deck others cannot name."""
    return len([card for card in hidden_cards(g, seat) if not g.known[card]])


def unseen_in(g: EuropeDivided, seat: int) -> str:
    """Where the cards are that nobody else can place: none of them drawn, none left in the deck, or either."""
    if not drawn_cards(g, seat):
        return "deck"
    return "either" if g.deck(seat) else "hand"


class Candidates:
    """The cards that a side may have, as far as others know: from `border` on those of which it has drawn so many."""

    def __init__(self, cards: list[int], border: int, drawn: int) -> None:
        self.cards = cards
        self.border = border
        self.drawn = drawn

    def together(self, at: int, to: int) -> bool:
        """Whether it may have two of them: no more unknown ones than it has drawn."""
        return (at >= self.border) + (to >= self.border) <= self.drawn


def candidates(g: EuropeDivided, seat: int) -> Candidates:
    hidden = hidden_cards(g, seat)
    held = sorted([card for card in hidden if g.known[card]])
    fresh = sorted([card for card in hidden if not g.known[card]] + g.deck(seat))
    return Candidates(held + fresh, len(held), len(hidden) - len(held))


def totals(g: EuropeDivided, seat: int) -> dict[str, int]:
    """How many pairs come to each initiative, while both choose (3.2)."""
    if not g.waiting or not isinstance(g.stack[-1], CommitCards):
        return {}
    found = candidates(g, seat)
    counts: dict[int, int] = {}
    for at, one in enumerate(found.cards):
        for to in range(at + 1, len(found.cards)):
            if found.together(at, to):
                value = INITIATIVE[one] + INITIATIVE[found.cards[to]]
                counts[value] = counts.get(value, 0) + 1
    return {str(value): counts[value] for value in sorted(counts)}


class OddsBoard(TypedDict):
    """What one's own secret choice is worth, 0 before it is complete.

    total   the initiative of the two cards
    pairs   how many pairs of cards the other side may have
    first   against how many of them one acts first
    behind  the initiatives of the other side that would act later
    """

    total: int
    pairs: int
    first: int
    behind: list[str]


def odds(g: EuropeDivided, seat: int) -> OddsBoard:
    """How likely one acts first, as far as one can know while both choose (3.2)."""
    others = totals(g, 1 - seat)
    picks = g.picks[seat] if others else ()
    mine = sum([INITIATIVE[ACTIONS.thing(pick)] for pick in picks]) if len(picks) == COMMITTED else 0
    behind: list[str] = []
    for theirs in others:
        pair = (mine, int(theirs)) if seat == EUROPE else (int(theirs), mine)
        if mine and ahead(pair[0], pair[1]) == seat:
            behind.append(theirs)
    first = sum([others[theirs] for theirs in behind])
    return {"total": mine, "pairs": sum(others.values()), "first": first, "behind": behind}


def down_total(g: EuropeDivided, seat: int) -> int:
    """The announced initiative of the cards that lie face down still."""
    return sum([INITIATIVE[card] for card in g.committed[seat]])


def maybe_face_down(g: EuropeDivided, seat: int) -> list[str]:
    """The cards that may lie face down: they fit the initiative that was announced (3.2, ruling 82)."""
    down = g.committed[seat]
    if not down:
        return []
    due = down_total(g, seat)
    found = candidates(g, seat)
    fits: set[int] = set()
    for at, one in enumerate(found.cards):
        # Of two that lie there, one has been shown: any partner will do for the other.
        if len(down) == 1 and INITIATIVE[one] != due:
            continue
        for to, two in enumerate(found.cards):
            if len(down) > 1 and INITIATIVE[one] + INITIATIVE[two] != due:
                continue
            if at != to and found.together(at, to):
                fits.add(one)
                break
    return [CARD_IDS[card] for card in sorted(fits)]
