"""A view as text for a terminal: what every game's drawing shares, with no game in it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len

from chancellery.engine.actions import ActionTable
from chancellery.engine.prose import Prose
from chancellery.engine.views import BoardData, PositionData

# What is left of 100 and of 80 columns inside the margins of the command line.
WIDE: Final = 96
NARROW: Final = 76
MARGINS: Final = 4
_TAG: Final = re.compile(r"\[[^\]]*\]")


def width_of_terminal() -> int:
    """The wide drawing if the terminal has room for it, else the narrow one."""
    room = shutil.get_terminal_size((NARROW + MARGINS, 24)).columns
    return WIDE if room >= WIDE + MARGINS else NARROW


def paint(style: str, text: str) -> str:
    return f"[{style}]{text}[/]"


def size(markup: str) -> int:
    """How many columns a piece of markup takes; a letter may take two, or none."""
    return cell_len(_TAG.sub("", markup))


def pad(markup: str, width: int) -> str:
    return markup + " " * (width - size(markup))


def pad_left(markup: str, width: int) -> str:
    return " " * (width - size(markup)) + markup


def cut(text: str, width: int) -> str:
    """A text without markup, as much of it as there is room for."""
    if size(text) <= width:
        return text
    while size(text) >= width:
        text = text[:-1]
    return text.rstrip() + "…"


class Sheet:
    """One view in one language at one width.

    legal    what can be done now, as verb and noun
    targets  the nouns among them
    """

    def __init__(self, view: PositionData, prose: Prose, width: int) -> None:
        self.view = view
        self.board: BoardData = view["board"]
        self.prose = prose
        self.width = width
        words = [name.partition(" ") for name in view["legal"]]
        self.legal = [(verb, noun) for verb, _, noun in words]
        self.targets = {noun for _, noun in self.legal}

    # --- words ---

    def say(self, key: str, **values: int | str) -> str:
        return self.prose.text(f"terminal-{key}", values=values)

    def title(self, kind: str, id: str, form: str = "") -> str:
        return self.prose.form(f"{kind}-{id}", form) if form else self.prose.text(f"{kind}-{id}")

    def letter(self, id: str) -> str:
        return self.prose.text(f"letter-{id}")

    def waiting(self) -> str:
        """Who has to act, or that the match is over."""
        if self.view["result"] is not None:
            return self.say("over")
        seats = tuple(self.prose.nouns.index("seat", id) for id in self.view["waiting"])
        return self.say("waiting", seats=self.prose.names("seat", seats))

    # --- lines ---

    def flow(self, items: Iterable[str], between: str = " · ", indent: int = 0) -> list[str]:
        """Items side by side, on as many lines as they need."""
        lines: list[str] = []
        for item in items:
            if lines and size(lines[-1]) + size(between) + size(item) <= self.width - indent:
                lines[-1] += between + item
            else:
                lines.append(item)
        return lines

    def headed(self, heading: str, items: Iterable[str], between: str = " · ") -> list[str]:
        """A heading with its items beside it."""
        indent = size(heading) + 2
        first, *rest = self.flow(items, between, indent)
        return [f"{paint('bold', heading)}  {first}", *(" " * indent + line for line in rest)]

    def chosen(self, actions: ActionTable) -> list[str]:
        """What the seat itself has chosen in secret so far."""
        picks = [self.prose.action(actions, actions.parse(name)) for name in self.view["picks"]]
        return self.headed(self.say("chosen"), picks) if picks else []
