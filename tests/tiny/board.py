"""The content of Courtyard as flat arrays, and its actions."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from chancellery.engine.actions import ActionTable
from chancellery.engine.content import Content, Record
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


def check(folder: Path) -> list[str]:
    """The problems of a content folder."""
    content = Content(folder)
    for card in content.load("cards.toml", "card", Card).values():
        if not 1 <= card.value <= 4:
            content.report("cards.toml", f"card '{card.id}'", "field 'value'", f"{card.value} is not from 1 to 4")
    return content.problems


def load() -> dict[str, Card]:
    content = Content(FOLDER / "content")
    cards = content.load("cards.toml", "card", Card)
    content.require()
    return cards


CARDS: Final = tuple(load().values())
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
