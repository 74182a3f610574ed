"""What every part of the drawing shares: letters and colours of nations, and how lines are laid out."""

from __future__ import annotations

from typing import Final

from chancellery.terminal.sheet import Sheet, paint, size

INK: Final = {
    "uk": "bright_red",
    "france": "bright_blue",
    "usa": "default",
    "italy": "yellow",
    "japan": "magenta",
    "none": "dim",
}
STAMP: Final = {
    "uk": "bold white on red",
    "france": "bold white on blue",
    "usa": "bold black on white",
    "italy": "bold black on yellow",
    "japan": "bold white on magenta",
}


class Canvas(Sheet):
    """A sheet that draws nations by letter and colour."""

    def stamp(self, nation: str) -> str:
        """A nation: its letter in its colour, and its name."""
        return f"{paint(STAMP[nation], self.letter(nation))} {paint(INK[nation], self.title('nation', nation))}"

    def letter_of(self, nation: str) -> str:
        return paint(STAMP[nation], self.letter(nation))

    def cubes(self, cubes: dict[str, int]) -> str:
        """Who has how many cubes somewhere."""
        found = [f"{self.letter_of(nation)}{count}" for nation, count in cubes.items()]
        return " ".join(found) or paint("dim", "–")

    def mark(self, id: str, name: str) -> str:
        """A name, underlined if it can be chosen."""
        return paint("bold underline", name) if id in self.targets else name

    def ruled(self, heading: str) -> str:
        """A heading with a line behind it."""
        rule = "─" * max(0, self.width - size(heading) - 1)
        return f"{paint('bold', heading)} {paint('dim', rule)}".rstrip()

    def region(self, id: str) -> str:
        return self.say("world") if id == "world" else self.title("region", id)

    def wrap(self, text: str, indent: int) -> list[str]:
        """Plain words on as many lines as they need, behind an indent."""
        return [" " * indent + line for line in self.flow(text.split(" "), " ", indent)]
