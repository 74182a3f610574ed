"""The board as text for a terminal, from what a seat may see."""

from __future__ import annotations

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.games.realpolitik.board import ACTIONS, FOLDER, NOUNS
from chancellery.games.realpolitik.terminal.battle import battle, hands
from chancellery.games.realpolitik.terminal.map import ground, ways
from chancellery.games.realpolitik.terminal.powers import diplomacy, powers, reserves
from chancellery.games.realpolitik.terminal.sheet import Canvas
from chancellery.terminal.sheet import paint, width_of_terminal


def draw(view: PositionData, language: str) -> str:
    """The board as Rich markup, as wide as the terminal lets it be."""
    c = Canvas(view, Prose(language, (FOLDER / "text",), NOUNS), width_of_terminal())
    parts = ([*head(c), *diplomacy(c)], powers(c), ground(c), [*ways(c), *reserves(c)], battle(c), hands(c))
    return "\n".join([line for part in parts if part for line in ("", *part)][1:])


def head(c: Canvas) -> list[str]:
    """When it is, who has to act, and what the seat itself has chosen in secret."""
    when = [c.say("turn", turn=c.board["turn"])]
    if c.board["round"] or c.board["envoy"] != "none":
        envoy = c.board["envoy"]
        when.append(c.say("movement", round=c.board["round"]))
        if envoy != "none":
            when.append(c.say("envoy", power=c.title("power", envoy)))
    lines = [paint("bold", line) for line in c.flow([*when, c.waiting()])]
    return lines + c.chosen(ACTIONS)
