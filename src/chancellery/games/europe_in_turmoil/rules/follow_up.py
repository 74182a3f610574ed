"""Questions that one card asks, and what a card does after one (7.1).

The rest of an event is a function under a key: the card's id, with a further word if a card has several. The prompt of
a question is the message `prompt-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.engine.frames import Step
from chancellery.engine.prose import Text
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AMOUNT,
    CHOOSE,
    CHOOSE_REGION,
    CHOOSE_STABILITY,
    DONE,
    FIRST_OPTION,
    SECOND_OPTION,
    TAKE,
)
from chancellery.games.europe_in_turmoil.state import PlainChoice, Turmoil

FollowUp = Callable[[Turmoil, int, int], None]

FOLLOW_UPS: Final[dict[str, FollowUp]] = {}


def follow_up(key: str) -> Callable[[FollowUp], FollowUp]:
    """Register what is done under a key: a function of the state, the seat whose event it is, and what was chosen."""

    def register(function: FollowUp) -> FollowUp:
        if key in FOLLOW_UPS:
            raise ValueError(f"there are two follow-ups '{key}'")
        FOLLOW_UPS[key] = function
        return function

    return register


class Rest(Step[Turmoil]):
    """The rest of an event, once what stands before it is done."""

    def __init__(self, key: str, owner: int, value: int = 0) -> None:
        self.key = key
        self.owner = owner
        self.value = value

    def run(self, g: Turmoil) -> None:
        FOLLOW_UPS[self.key](g, self.owner, self.value)


class Question(PlainChoice):
    """A seat answers a question of the event of `owner` (7.1)."""

    abstract = True
    rule = "7.1"
    lapses = True

    seat: int
    key: str
    owner: int

    def apply(self, g: Turmoil, action: int) -> None:
        if action != DONE:
            FOLLOW_UPS[self.key](g, self.owner, ACTIONS.thing(action))

    def prompt(self, g: Turmoil) -> Text:
        return Text(self.key)


class ChooseSpace(Question):
    """Choose one space (7.1); with `stop` none may be chosen."""

    def __init__(self, seat: int, key: str, owner: int, spaces: tuple[int, ...], stop: int = 0) -> None:
        self.seat = seat
        self.key = key
        self.owner = owner
        self.spaces = spaces
        self.stop = stop

    def legal(self, g: Turmoil) -> list[int]:
        legal = [CHOOSE + space for space in self.spaces if g.opened[space]]
        return [*legal, DONE] if legal and self.stop else legal


class ChooseRegion(Question):
    """Choose one scoring region (7.1)."""

    def __init__(self, seat: int, key: str, owner: int, regions: tuple[int, ...]) -> None:
        self.seat = seat
        self.key = key
        self.owner = owner
        self.regions = regions

    def legal(self, g: Turmoil) -> list[int]:
        return [CHOOSE_REGION + region for region in self.regions]


class ChooseAmount(Question):
    """Choose a number from `least` to `most` (7.1)."""

    def __init__(self, seat: int, key: str, owner: int, most: int, least: int = 0) -> None:
        self.seat = seat
        self.key = key
        self.owner = owner
        self.most = most
        self.least = least

    def legal(self, g: Turmoil) -> list[int]:
        return [AMOUNT + n for n in range(self.least, self.most + 1)]


class EitherOr(Question):
    """Choose the first or the second thing that a card offers: 0 or 1 (7.1)."""

    def __init__(self, seat: int, key: str, owner: int) -> None:
        self.seat = seat
        self.key = key
        self.owner = owner

    def legal(self, g: Turmoil) -> list[int]:
        return [FIRST_OPTION, SECOND_OPTION]

    def apply(self, g: Turmoil, action: int) -> None:
        FOLLOW_UPS[self.key](g, self.owner, int(action == SECOND_OPTION))


class ChooseCard(Question):
    """Choose one of the strategy cards named (7.1); with `stop` none may be chosen."""

    def __init__(self, seat: int, key: str, owner: int, cards: tuple[int, ...], stop: int = 0) -> None:
        self.seat = seat
        self.key = key
        self.owner = owner
        self.cards = cards
        self.stop = stop

    def legal(self, g: Turmoil) -> list[int]:
        legal = [TAKE + card for card in self.cards]
        return [*legal, DONE] if legal and self.stop else legal

    def why_not(self, g: Turmoil, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        hand = g.hand[self.seat]
        if kind == "card" and index in hand and not any(card in hand for card in self.cards):
            return Text("in-hand"), self.rule
        return None


class ChooseStabilityCard(Question):
    """Choose one of the stability cards named (7.1)."""

    def __init__(self, seat: int, key: str, owner: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.key = key
        self.owner = owner
        self.cards = cards

    def legal(self, g: Turmoil) -> list[int]:
        return [CHOOSE_STABILITY + card for card in self.cards]
