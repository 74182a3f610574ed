"""The board as text for a terminal, from what a seat may see."""

from __future__ import annotations

from typing import Any

from chancellery.engine.prose import Prose
from chancellery.games.versailles_1919.board import FOLDER, NOUNS
from chancellery.games.versailles_1919.terminal.canvas import Canvas
from chancellery.games.versailles_1919.terminal.conference import conference, events, treaty
from chancellery.games.versailles_1919.terminal.powers import powers, strategies
from chancellery.games.versailles_1919.terminal.regions import bidding, regions
from chancellery.games.versailles_1919.terminal.talks import deals, promises
from chancellery.terminal.sheet import paint, width_of_terminal


def draw(view: dict[str, Any], language: str) -> str:
    """The board as Rich markup, as wide as the terminal lets it be."""
    c = Canvas(view, Prose(language, (FOLDER / "text",), NOUNS), width_of_terminal())
    parts = (
        head(c),
        conference(c),
        events(c),
        regions(c),
        bidding(c),
        powers(c),
        strategies(c),
        treaty(c),
        [*deals(c), *promises(c)],
    )
    return "\n".join([line for part in parts if part for line in ("", *part)][1:])


def head(c: Canvas) -> list[str]:
    """Whose turn it is, who has to act, and the points of a solo game."""
    board = c.board
    when = [c.say("turn", turn=board["turn"])]
    if board["active"] != "none":
        when.append(c.stamp(board["active"]))
    if board["acting"] != board["active"]:
        when.append(c.say("acting", nation=c.title("nation", board["acting"])))
    if board["goal"]:
        when.append(c.say("points", points=board["points"], goal=board["goal"]))
    when.append(c.waiting())
    return [paint("bold", line) for line in c.flow(when)]
