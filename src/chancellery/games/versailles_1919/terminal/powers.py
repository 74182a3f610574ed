"""The powers: pieces, happiness and points."""

from __future__ import annotations

from typing import Any

from chancellery.games.versailles_1919.terminal.canvas import Canvas
from chancellery.terminal.sheet import pad, pad_left, paint, size

NAME_WIDTH = 20
FIGURES = ("available", "exhausted", "units", "spent", "home", "happiness", "stars", "points-short")


def powers(c: Canvas) -> list[str]:
    """A row for each power, in turn order."""
    widths = {figure: max(size(c.say(figure)), 2) + 2 for figure in FIGURES}
    heading = " " * NAME_WIDTH + "".join(pad_left(c.say(figure), width) for figure, width in widths.items())
    lines = [c.ruled(c.say("powers")), paint("bold", heading)]
    order = [nation for nation in c.board["order"] if nation in c.board["powers"]]
    for nation in [*order, *(other for other in c.board["powers"] if other not in order)]:
        power = c.board["powers"][nation]
        cells = "".join(f"{figure(c, nation, power, name):>{width}}" for name, width in widths.items())
        lines.append(pad(c.stamp(nation), NAME_WIDTH) + cells)
    others = [nation for nation in c.board["happiness"] if nation not in c.board["powers"]]
    if others:
        words = [f"{c.title('nation', nation)} {c.board['happiness'][nation]}" for nation in others]
        lines += c.headed(c.say("happiness"), words)
    boxes = [
        f"{box['value']}" if box["nation"] == "none" else f"{box['value']}{c.letter_of(box['nation'])}"
        for box in c.board["boxes"]
    ]
    return [*lines, *c.headed(c.say("boxes"), boxes, " ")]


def figure(c: Canvas, nation: str, power: dict[str, Any], name: str) -> str:
    if name == "happiness":
        return str(c.board["happiness"].get(nation, "–"))
    if name == "points-short":
        return str(power["strength"] if c.board["goal"] else power["score"])
    return str(power[{"spent": "spent_units", "home": "demobilized"}.get(name, name)])


def strategies(c: Canvas) -> list[str]:
    """Strategy cards, chosen or still to be had."""
    lines = []
    for nation, power in c.board["powers"].items():
        if power["strategy"] != "none":
            title = c.title("strategy", power["strategy"])
            lines.append(f"{c.stamp(nation)}: {title} ({power['strategy_points']:+d})")
            lines += [paint("dim", line) for line in c.wrap(c.title("strategy", power["strategy"], "scoring"), 4)]
    if not lines and c.board["strategies"]:
        lines += c.headed(c.say("strategies"), [c.mark(id, c.title("strategy", id)) for id in c.board["strategies"]])
    return lines
