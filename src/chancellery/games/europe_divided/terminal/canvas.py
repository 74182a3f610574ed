"""What every part of the drawing shares: letters and colours of blocs and sides, and names that can be chosen."""

from __future__ import annotations

from typing import Final

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.terminal.sheet import Sheet, paint

INK: Final = {"eu": "yellow", "nato": "bright_blue", "russia": "bright_red", "europe": "green", "none": "dim"}


class Canvas(Sheet):
    """A sheet that knows whose view it is."""

    def __init__(self, view: PositionData, prose: Prose, width: int) -> None:
        super().__init__(view, prose, width)
        self.seat: str | None = view["seat"]

    def mark(self, kind: str, id: str, style: str = "default") -> str:
        """A name, underlined if it can be chosen."""
        return paint(f"{style} bold underline" if id in self.targets else style, self.title(kind, id))

    def bloc(self, id: str, value: int | str) -> str:
        """A bloc: letter, colour and a value."""
        return paint(INK[id], f"{self.letter(id)}{value}")

    def side(self, id: str) -> str:
        return paint(f"{INK[id]} bold" if id == self.seat else INK[id], self.title("seat", id))
