"""The board as text for a terminal, from what a seat may see."""

from __future__ import annotations

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.games.europe_in_turmoil.board import FOLDER, NOUNS
from chancellery.games.europe_in_turmoil.terminal.cards import Cards
from chancellery.games.europe_in_turmoil.terminal.head import Head
from chancellery.games.europe_in_turmoil.terminal.map import Map
from chancellery.games.europe_in_turmoil.terminal.tracks import Tracks
from chancellery.terminal.sheet import width_of_terminal


def draw(view: PositionData, language: str) -> str:
    """The board as Rich markup, as wide as the terminal lets it be."""
    prose, width = Prose(language, (FOLDER / "text",), NOUNS), width_of_terminal()
    parts = [part(view, prose, width).lines() for part in (Head, Map, Tracks, Cards)]
    return "\n".join([line for part in parts for line in ("", *part)][1:])
