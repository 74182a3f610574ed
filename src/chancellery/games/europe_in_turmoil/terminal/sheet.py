"""What the parts of the drawing share: sides as letters and colours."""

from __future__ import annotations

import textwrap
from typing import Final

from chancellery.terminal.sheet import Sheet, paint

# The Liberal is always on the left.
SIDES: Final = ("liberal", "authoritarian")
INK: Final = {"liberal": "bright_blue", "authoritarian": "yellow", "none": "default"}
STAMP: Final = {"liberal": "bold white on blue", "authoritarian": "bold black on yellow"}


class Drawing(Sheet):
    """A sheet with the marks of both sides."""

    def stamp(self, seat: str) -> str:
        """Who controls something: letter and colour."""
        return paint(STAMP[seat], self.letter(seat)) if seat in STAMP else " "

    def stamped(self, side: str, lines: list[str]) -> list[str]:
        """Lines that belong to a side."""
        return [f"{self.stamp(side)}  {lines[0]}", *(f"   {line}" for line in lines[1:])]

    def wrap(self, text: str, indent: int) -> list[str]:
        return [" " * indent + line for line in textwrap.wrap(text, self.width - indent, break_on_hyphens=False)]

    def lines(self) -> list[str]:
        raise NotImplementedError
