"""The region tracks, and the bid that goes on."""

from __future__ import annotations

from typing import Any

from chancellery.games.versailles_1919.terminal.canvas import Canvas
from chancellery.terminal.sheet import pad, paint

COLUMNS = 8
NAME_WIDTH = 16


def regions(c: Canvas) -> list[str]:
    """Each track from column 1 to 8: keg ●, unrest !, units by letter; then what an uprising needs."""
    columns = "".join(f"{column:^4}" for column in range(1, COLUMNS + 1))
    lines = [c.ruled(c.say("regions")), " " * NAME_WIDTH + paint("dim", columns)]
    for id, region in c.board["regions"].items():
        cells = "".join(cell(c, id, region, column) for column in range(1, COLUMNS + 1))
        needed = c.say("needs", needed=region["needed"], odds=region["odds"]) if region["needed"] else c.say("calm")
        name = c.mark(id, c.title("region", id))
        lines.append(f"{pad(name, NAME_WIDTH)}{cells} {paint('dim', needed)} {c.cubes(region['issues'])}")
    return [*lines, paint("dim", c.say("regions-legend"))]


def cell(c: Canvas, id: str, region: dict[str, Any], column: int) -> str:
    unit = region["units"].get(f"{id}-{column}")
    if unit is not None:
        return f" {c.letter_of(unit)}  "
    if region["unrest"] == column:
        return f" {paint('bold red', '!')}  "
    if region["keg"] == column:
        return f" {paint('bold', '●')}  "
    return f" {paint('bold underline', '·') if f'{id}-{column}' in c.targets else paint('dim', '·')}  "


def bidding(c: Canvas) -> list[str]:
    """What is bid for, by whom, and who has passed."""
    found = c.board["bidding"]
    if found["issue"] == "none":
        return []
    items = [
        f"{c.letter_of(nation)} "
        + c.say("bid", force=c.title("force", bid["force"]), strength=bid["strength"], cubes=bid["cubes"])
        for nation, bid in found["bids"].items()
    ]
    items += [f"{c.letter_of(nation)} {c.say('passed')}" for nation in found["passed"]]
    return c.headed(c.say("bidding", issue=c.title("issue", found["issue"])), items or ["–"])
