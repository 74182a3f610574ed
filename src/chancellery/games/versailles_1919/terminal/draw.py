"""The board as text for a terminal, from what a seat may see."""

from __future__ import annotations

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.games.versailles_1919.board import FOLDER, NOUNS
from chancellery.games.versailles_1919.terminal.canvas import Canvas
from chancellery.games.versailles_1919.terminal.conference import conference, events, treaty
from chancellery.games.versailles_1919.terminal.powers import powers, strategies
from chancellery.games.versailles_1919.terminal.regions import bidding, regions
from chancellery.games.versailles_1919.terminal.talks import deals, promises
from chancellery.terminal.sheet import paint, width_of_terminal


def draw(view: PositionData, language: str) -> str:
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


def waiting(c: Canvas) -> str:
    """Who has to act: the nations, once they are chosen."""
    nations = [c.board["seats"][seat] for seat in c.view["waiting"]]
    if c.view["result"] is not None or "none" in nations:
        return c.waiting()
    return c.say("waiting", seats=c.prose.joined([c.title("nation", nation, "seat") for nation in nations]))


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
    when.append(waiting(c))
    return [paint("bold", line) for line in c.flow(when)]
