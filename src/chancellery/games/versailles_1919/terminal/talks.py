"""Deals on the table, one's own draft, and promises that bind."""

from __future__ import annotations

from typing import Any

from chancellery.games.versailles_1919.board import ACTIONS
from chancellery.games.versailles_1919.terminal.canvas import Canvas


def deals(c: Canvas) -> list[str]:
    """Each deal: from whom to whom, influence, and promises."""
    lines: list[str] = []
    for deal in c.board["deals"]:
        key = "offer" if deal["sent"] else "draft"
        lines.append(f"{c.say(key)}: {c.stamp(deal['nation'])} → {c.stamp(deal['partner'])}")
        if deal["cubes"]:
            giver = deal["nation"] if deal["cubes"] > 0 else deal["partner"]
            lines.append(f"  {c.say('exhausts', nation=c.title('nation', giver), cubes=abs(deal['cubes']))}")
        lines += [f"  {promise(c, found)}" for found in deal["promises"]]
    return [c.ruled(c.say("deals")), *lines] if lines else []


def promises(c: Canvas) -> list[str]:
    """What was promised for this turn, and what binds the question that is asked."""
    lines = [f"  {promise(c, found)}" for found in c.board["bound"]]
    return [c.ruled(c.say("promises")), *lines] if lines else []


def promise(c: Canvas, found: dict[str, Any]) -> str:
    """Who promised whom what."""
    what = c.prose.action(ACTIONS, ACTIONS.parse(found["action"]))
    key = "promises-not" if found["refrain"] else "promises-to"
    return c.say(key, nation=c.title("nation", found["nation"]), to=c.title("nation", found["to"]), what=what)
