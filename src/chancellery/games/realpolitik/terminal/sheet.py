"""What every part of the drawing shares: the view, its words, and how lines are laid out."""

from __future__ import annotations

from typing import Final

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.games.realpolitik.board import NOUNS
from chancellery.terminal.sheet import Sheet, paint, size

INK: Final = {"austria": "default", "france": "bright_blue", "prussia": "cyan", "italy": "bright_red", "none": "dim"}
STAMP: Final = {
    "austria": "bold black on white",
    "france": "bold white on blue",
    "prussia": "bold black on cyan",
    "italy": "bold white on red",
}
BACK: Final = "▒"


class Canvas(Sheet):
    """A sheet that knows `own`, the powers that the seat decides for."""

    def __init__(self, view: PositionData, prose: Prose, width: int) -> None:
        super().__init__(view, prose, width)
        seat: str | None = view["seat"]
        minor = self.board["controller"] == seat
        self.own: tuple[str, ...] = () if seat is None else (seat, "italy") if minor else (seat,)
        # A border is named by its two territories.
        borders = NOUNS.ids["border"]
        self.targets = {id for _, noun in self.legal for id in (noun.split("-") if noun in borders else (noun,))}

    # --- words ---

    def power(self, id: str) -> dict[str, str]:
        """A power as sentences use it."""
        forms = {f"power_{form}": self.title("power", id, form) for form in ("subject", "de")}
        return {"power": self.title("power", id), **forms}

    def stamp(self, power: str) -> str:
        """A power: letter and colour."""
        return paint(STAMP[power], self.letter(power))

    def mark(self, id: str, name: str, style: str) -> str:
        """A name, underlined if it can be chosen."""
        return paint(f"{style} bold underline" if id in self.targets else style, name)

    # --- lines ---

    def ruled(self, heading: str, width: int, end: str = "") -> str:
        """A heading with a line behind it."""
        rule = "─" * (width - size(heading) - size(end) - (2 if end else 1))
        return f"{paint('bold', heading)} {paint('dim', rule)} {end}".rstrip()

    def note(self, text: str) -> list[str]:
        """What signs mean; no line ends inside a meaning."""
        return [paint("dim", line) for line in self.flow(text.split(" · "))]
