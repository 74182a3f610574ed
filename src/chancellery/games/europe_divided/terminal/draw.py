"""The board as text for a terminal, from what a seat may see."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.games.europe_divided.board import ACTIONS, FOLDER, LAST_TURN, NOUNS, SIDE_IDS
from chancellery.games.europe_divided.terminal.canvas import Canvas
from chancellery.games.europe_divided.terminal.cards import counted, headlines, own, within_reach
from chancellery.games.europe_divided.terminal.regions import elsewhere, regions, seas
from chancellery.terminal.sheet import pad, pad_left, paint, size, width_of_terminal

NAME_WIDTH: Final = 9
FIGURES: Final = ("prestige", "money", "total", "hand", "deck", "discard", "advantages", "contested_cards")


def draw(view: PositionData, language: str) -> str:
    """The board as Rich markup, as wide as the terminal lets it be."""
    c = Canvas(view, Prose(language, (FOLDER / "text",), NOUNS), width_of_terminal())
    parts = (
        head(c),
        sides(c),
        regions(c),
        [*elsewhere(c), *seas(c)],
        headlines(c),
        counted(c),
        within_reach(c),
        own(c),
    )
    return "\n".join([line for part in parts if part for line in ("", *part)][1:])


def head(c: Canvas) -> list[str]:
    """When it is, who has to act, and what the seat itself has chosen in secret."""
    turn = c.say("turn", turn=c.board["turn"], last=LAST_TURN)
    lines = [paint("bold", line) for line in c.flow([turn, c.say("period", period=c.board["period"]), c.waiting()])]
    return lines + c.chosen(ACTIONS)


def sides(c: Canvas) -> list[str]:
    """A row of figures for each side."""
    widths = {figure: size(c.say(f"figure-{figure}")) + 2 for figure in FIGURES}
    lines = [paint("bold", " " * NAME_WIDTH + "".join(pad_left(c.say(f"figure-{f}"), w) for f, w in widths.items()))]
    for id in SIDE_IDS:
        side = c.board["sides"][id]
        cells = "".join(f"{figure(side, f):>{w}}" for f, w in widths.items())
        lines.append(pad(c.side(id), NAME_WIDTH) + cells)
    return lines


def figure(side: dict[str, Any], name: str) -> str:
    """A figure; of the piles that are open, how many cards they have."""
    if name == "total":
        return str(side[name]) if side[name] else "–"
    return str(len(side[name])) if isinstance(side[name], list) else str(side[name])
