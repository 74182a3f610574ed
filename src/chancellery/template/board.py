"""The content as flat tuples by index, the nouns and the actions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.actions import ActionTable
from chancellery.engine.content import load_content
from chancellery.engine.nouns import Nouns
from chancellery.template.content import CHECKS, read

FOLDER: Final = Path(__file__).parent
CONTENT: Final = load_content(FOLDER / "content", read, CHECKS)
CARDS: Final = tuple(CONTENT.values())
VALUE: Final = tuple(card.value for card in CARDS)

SEATS: Final = {2: ("north", "south")}
HAND: Final = 3

NOUNS: Final = Nouns({"seat": SEATS[2], "card": tuple(CONTENT)})
ACTIONS: Final = ActionTable(NOUNS)
PLAY: Final = ACTIONS.verb("play", "card")
