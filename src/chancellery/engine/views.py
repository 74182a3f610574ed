"""What a seat sees and what a position is saved as, in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from chancellery.engine.prose import TextData
from chancellery.engine.results import ResultView

# What a game draws of a position: its board, in the shape that the game declares (`Game.board`).
BoardData = Mapping[str, Any]
# A saved position, or a part of one; other versions may have written it.
SaveData = dict[str, Any]


class PositionData(TypedDict):
    """A position as a seat may know it.

    waiting   the seats that are asked
    rule      the paragraph that asks
    prompt    what this seat is asked, null if nothing
    legal     its answers by their names; empty if it is not asked
    asides    what it may do besides answering
    picks     what it has chosen in secret so far, while others still choose
    talk      whether the rules let seats talk now
    outlook   what each answer would change at once, by its name; servers tell it to whoever is asked
    """

    game: str
    seat: str | None
    waiting: list[str]
    rule: str | None
    prompt: TextData | None
    legal: list[str]
    asides: list[str]
    picks: list[str]
    talk: bool
    result: ResultView | None
    board: BoardData
    outlook: NotRequired[Mapping[str, Mapping[str, Any]]]
