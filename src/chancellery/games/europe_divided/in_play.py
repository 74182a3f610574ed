"""What is in play: the card that a question is about, what advantage cards can still do, what a sea brings."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided.board import (
    ADVANTAGE_IDS,
    CARD_IDS,
    CARD_SEAT,
    CARD_SPACE,
    CARDS,
    CONTESTED,
    EU,
    ON_OWN_TURN,
    REGIONS,
)
from chancellery.games.europe_divided.effects import Restrict
from chancellery.games.europe_divided.programs import ADVANTAGE_STEPS, EFFECTS, SEA_MONEY
from chancellery.games.europe_divided.rules.actions import Segment, UseCard, late
from chancellery.games.europe_divided.rules.armies import BuildArmy, ChooseArmy, ChooseDestination
from chancellery.games.europe_divided.rules.effects import AddInfluence, NameDie, PayOrLower, ReduceInfluence
from chancellery.games.europe_divided.rules.influence import IncreaseInfluence, PlaceInfluence
from chancellery.games.europe_divided.state import EuropeDivided

# When an advantage card can be used: in one's own turn, after the totals only, or so late that it stops nothing any
# more, or the other side's reactions alone.
Use = Literal["own_turn", "initiative", "reactions", "nothing"]

CONTESTED_OF: Final = tuple(
    tuple(card for card in range(CARDS) if CARD_SEAT[card] == seat and CONTESTED[card]) for seat in range(2)
)
FORBIDS: Final = tuple(any(isinstance(EFFECTS[step], Restrict) for step in steps) for steps in ADVANTAGE_STEPS)


class SeaBenefit(TypedDict):
    """What the holder of a sea has from it: money with certain cards, or a free move, `moved` once it was made."""

    kind: Literal["money", "move", "moved"]
    value: int
    cards: list[str]


MONEY: Final[list[SeaBenefit]] = [
    {"kind": "money", "value": step.value, "cards": [CARD_IDS[card] for card in step.cards]} for step in SEA_MONEY
]
MOVE: Final[SeaBenefit] = {"kind": "move", "value": 0, "cards": []}
MOVED: Final[SeaBenefit] = {"kind": "moved", "value": 0, "cards": []}


def card_in_play(g: EuropeDivided) -> str:
    """The action card that the open question is about; none if it is about an advantage card or a sea, or no card."""
    top = g.stack[-1] if g.waiting else None
    source = NOBODY
    if isinstance(top, (UseCard, PlaceInfluence, IncreaseInfluence)):
        source = top.card
    elif isinstance(
        top, (BuildArmy, ChooseArmy, ChooseDestination, AddInfluence, ReduceInfluence, NameDie, PayOrLower)
    ):
        source = top.source
    return CARD_IDS[source] if 0 <= source < CARDS else "none"


def uses(g: EuropeDivided, seat: int) -> dict[str, Use]:
    """When each advantage card of a seat can be used; one that forbids actions may come too late (8.1)."""
    top = g.stack[-1] if g.waiting else None
    stops = late(g, seat) if isinstance(top, Segment) and top.seat == seat else "none"
    return {ADVANTAGE_IDS[advantage]: use(advantage, stops) for advantage in sorted(g.advantages[seat])}


def use(advantage: int, stops: str) -> Use:
    if FORBIDS[advantage] and stops != "none":
        return "reactions" if stops == "reactions" else "nothing"
    return "own_turn" if ON_OWN_TURN[advantage] else "initiative"


def benefit(g: EuropeDivided, sea: int) -> SeaBenefit | None:
    """What the holder has from a sea (7.1)."""
    holder = g.holder[sea]
    if holder == NOBODY:
        return None
    if holder == EU:
        return MONEY[sea]
    return MOVED if g.sailed[sea] else MOVE


def untaken(g: EuropeDivided, seat: int) -> list[str]:
    """The contested cards of a side that lie beside the board still (4.6)."""
    taken = seat * REGIONS
    return [CARD_IDS[card] for card in CONTESTED_OF[seat] if not g.taken[taken + CARD_SPACE[card]]]
