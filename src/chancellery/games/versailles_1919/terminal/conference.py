"""The conference: issues on the table and in the waiting room, events, and what is settled."""

from __future__ import annotations

from typing import Any

from chancellery.games.versailles_1919.terminal.canvas import Canvas
from chancellery.terminal.sheet import pad, paint

NAME_WIDTH = 30


def conference(c: Canvas) -> list[str]:
    """Issues by place, with stars, region and cubes; the leader comes last."""
    lines = []
    for place in ("table", "waiting_room"):
        lines.append(c.ruled(c.say(place)))
        lines += [issue(c, found) for found in c.board[place]]
    piles = [
        c.say("deck", cards=c.board["issue_deck"]),
        c.say("discards", cards=len(c.board["issue_discard"])),
        *(c.title("issue", id) for id in c.board["issue_discard"][:3]),
    ]
    if c.board["game_end_after"] >= 0:
        piles.insert(1, c.say("below", cards=c.board["game_end_after"]))
    lines += [paint("dim", line) for line in c.flow(piles)]
    if c.board["drawn"]:
        names = " · ".join(c.mark(id, c.title("issue", id)) for id in c.board["drawn"])
        lines.append(f"{paint('bold', c.say('drawn'))}  {names}")
    return lines


def issue(c: Canvas, found: dict[str, Any]) -> str:
    stars = "★" * found["stars"]
    name = c.mark(found["issue"], c.title("issue", found["issue"]))
    peace = f" {c.say('no-military')}" if found["no_military"] else ""
    leader = "" if found["leader"] == "none" else f" → {c.letter_of(found['leader'])}"
    where = pad(c.region(found["region"]) + peace, 22)
    return f"  {pad(name, NAME_WIDTH)}{stars:<8}{where}{c.cubes(found['cubes'])}{leader}"


def events(c: Canvas) -> list[str]:
    """The event on the table, and those that wait."""
    lines = [c.ruled(c.say("events"))]
    if c.board["event"] != "none":
        cube = "" if c.board["event_cube"] == "none" else f" {c.letter_of(c.board['event_cube'])}"
        lines.append(f"  {paint('bold', c.title('event_card', c.board['event']))}{cube}")
        lines += c.wrap(c.title("event_card", c.board["event"], "conference"), 4)
    for id in c.board["callers"]:
        lines.append(f"  {c.mark(id, c.title('event_card', id))} {paint('dim', c.say('waits'))}")
        lines += [paint("dim", line) for line in c.wrap(c.title("event_card", id, "conference"), 4)]
    return lines


def treaty(c: Canvas) -> list[str]:
    """What is settled, by who controls it."""
    lines: list[str] = []
    for nation in c.board["powers"]:
        found = [item for item in c.board["settled"] if item["owner"] == nation]
        if found:
            lines.append(f"{c.stamp(nation)}")
            lines += [settled(c, item) for item in found]
    return [c.ruled(c.say("settled")), *lines] if lines else []


def settled(c: Canvas, item: dict[str, Any]) -> str:
    name = c.mark(item["issue"], c.title("issue", item["issue"]))
    words = [f"{name} {item['stars']}★"]
    if item["option"] != "none":
        words.append(c.title("issue_option", item["option"]))
    words += [paint("cyan", c.title("counter", counter)) for counter in item["counters"]]
    return "\n".join("  " + line for line in c.flow(words, indent=2))
