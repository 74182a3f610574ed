"""The content of Courtyard as flat arrays, and its actions."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from chancellery.engine.actions import ActionTable
from chancellery.engine.content import Checks, Content, Record, check_content, load_content
from chancellery.engine.nouns import Nouns

FOLDER: Final = Path(__file__).parent

SEATS: Final = {2: ("red", "blue"), 3: ("red", "blue", "green")}
COURT_IDS: Final = ("north", "east", "south", "west", "garden", "tower")
COURTS: Final = len(COURT_IDS)
MOST: Final = 4
HAND: Final = 3


class Card(Record, frozen=True):
    """A card: its value, and the event it can be used for."""

    value: int
    event: Literal["feast", "ambush", "spy", "echo", "none"]


def read(content: Content) -> dict[str, Card]:
    return content.load("cards.toml", "card", Card)


def values(content: Content, cards: dict[str, Card]) -> None:
    """A card is worth one to four points."""
    for card in cards.values():
        if not 1 <= card.value <= 4:
            content.report_field("cards.toml", "card", card.id, "value", f"{card.value} is not from 1 to 4")


CHECKS: Final[Checks] = {values: ("cards.toml",)}


def check(folder: Path) -> list[str]:
    """The problems of a content folder."""
    return check_content(folder, read, CHECKS)


CARDS: Final = tuple(load_content(FOLDER / "content", read, CHECKS).values())
VALUE: Final = tuple(card.value for card in CARDS)
EVENT: Final = tuple(card.event for card in CARDS)

NOUNS: Final = Nouns({"seat": SEATS[3], "court": COURT_IDS, "card": (card.id for card in CARDS)})
ACTIONS: Final = ActionTable(NOUNS)
DONE: Final = ACTIONS.word("done")
POINTS: Final = ACTIONS.word("points")
USE_EVENT: Final = ACTIONS.word("event")
PICK: Final = ACTIONS.verb("pick", "card")
PLACE: Final = ACTIONS.verb("place", "court")
STRIKE: Final = ACTIONS.verb("strike", "court")
SPY_ON: Final = ACTIONS.verb("spy-on", "seat")
RAISE_FLAG: Final = ACTIONS.word("raise-flag")
LOWER_FLAG: Final = ACTIONS.word("lower-flag")
