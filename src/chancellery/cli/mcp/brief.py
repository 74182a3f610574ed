"""A board in few tokens: as the game draws it for a terminal, without colours, columns and signs of several bytes."""

from __future__ import annotations

import re
from typing import Any, Final, cast

from chancellery.cli.mcp.data import Data
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.views import PositionData
from chancellery.games import find_game

# Signs of drawings that cost two or three tokens each, and what stands for them, in legends too.
SIGNS: Final = str.maketrans("◆★●■□▪▲▒✗✓─¤→−┼│┴┬├┤\u00a0\u202f", "@*o#_'^?xv-$>--|----  ")
COLUMNS: Final = re.compile(r" {2,}(?=@?[A-ZÀ-Þ][\w’'.-]{2,} )")


def installed(id: str) -> Game | None:
    """A game as it is here; a server may have others."""
    try:
        return find_game(id)
    except ChancelleryError:
        return None


def brief(game: Game | None, position: Data, language: str) -> Any:
    """The board of a position as text; as it is where the game draws none, or not one of this version."""
    board = position.get("board")
    if game is None or game.draw is None or not board:
        return board
    try:
        drawn = game.draw(cast(PositionData, position), language)
    except (ChancelleryError, LookupError, TypeError, ValueError, AttributeError):
        # A server of another version may show another board.
        return board
    return squeezed(plain(drawn))


def plain(markup: str) -> str:
    from rich.text import Text

    return Text.from_markup(markup).plain


def squeezed(drawing: str) -> str:
    """A drawing without what only the eye needs."""
    lines = (re.sub(r"-{2,}", "-", line.strip()) for line in drawing.translate(SIGNS).splitlines())
    narrow = (re.sub(r" {2,}", " ", COLUMNS.sub(" | ", line)) for line in lines)
    return "\n".join(line for line in narrow if line.strip(" -"))
