"""The map of the drawing: the regions with their spaces, in columns."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from chancellery.games.europe_in_turmoil.board import CONTENT, NOUNS
from chancellery.games.europe_in_turmoil.terminal.sheet import INK, SIDES, Drawing
from chancellery.terminal.sheet import NARROW, WIDE, cut, pad, paint, size

COLUMNS: Final = {
    3: (("france", "independent"), ("germany", "austria_hungary"), ("russia", "balkans", "box")),
    2: (("france", "austria_hungary", "independent"), ("germany", "russia", "balkans", "box")),
    1: (("france", "germany", "austria_hungary", "russia", "balkans", "independent", "box"),),
}
# How many columns there may be and how wide each is, from the best on; long names need fewer.
ARRANGEMENTS: Final = {WIDE: ((3, 30), (2, 46), (1, WIDE)), NARROW: ((2, 36), (1, NARROW))}
# What stands in a column beside the name of a space.
FIGURES: Final = 14


class Map(Drawing):
    """Every space with its support."""

    def lines(self) -> list[str]:
        """The regions in columns, and what the signs mean."""
        count, wide = self.arrangement
        columns = [self.column(regions) for regions in COLUMNS[count]]
        gap = " " * ((self.width - wide * count) // max(count - 1, 1))
        height = max(map(len, columns))
        rows = [[*column, *[" " * wide] * (height - len(column))] for column in columns]
        return [*(gap.join(row).rstrip() for row in zip(*rows, strict=True)), "", *self.legend()]

    @cached_property
    def arrangement(self) -> tuple[int, int]:
        """How many columns, and how wide: the most that leave room for every name."""
        longest = max(size(self.short(id)) for id in CONTENT.spaces)
        fitting = ((count, wide) for count, wide in ARRANGEMENTS[self.width] if longest <= wide - FIGURES)
        return next(fitting, ARRANGEMENTS[self.width][-1])

    def short(self, id: str) -> str:
        """The shortest name of a space."""
        return self.prose.text(f"short-{id}") if self.prose.has(f"short-{id}") else self.title("space", id)

    def legend(self) -> list[str]:
        signs = self.say("legend")
        if not self.targets.isdisjoint(CONTENT.spaces):
            signs = f"{signs} · {self.say('legend-targets')}"
        # No-break spaces keep a letter with its word.
        icons = (f"{self.letter(id)}\u00a0{self.title('icon', id).lower()}" for id in NOUNS.ids["icon"])
        return [paint("dim", line) for text in (signs, " ".join(icons)) for line in self.wrap(text, 0)]

    def column(self, regions: tuple[str, ...]) -> list[str]:
        blocks = [self.region(id) for id in regions]
        return [line for block in blocks for line in (" " * self.arrangement[1], *block)][1:]

    def region(self, id: str) -> list[str]:
        """A region: how many spaces, and battlegrounds among them, each side controls; then its spaces."""
        spaces = self.spaces_of(id)
        width = self.arrangement[1]
        name = self.say({"box": "boxes"}.get(id, id)) if id in ("box", "independent") else self.title("region", id)
        count = "" if id == "box" else " ".join(self.count(side, spaces) for side in SIDES)
        rule = "─" * (width - size(name.upper()) - size(count) - (2 if count else 1))
        heading = f"{paint('bold', name.upper())} {paint('dim', rule)} {count}".rstrip()
        return [pad(heading, width), *(self.space(space) for space in spaces)]

    def spaces_of(self, region: str) -> list[str]:
        """The spaces of a region that count now; an annexed one is in two regions."""
        return list(self.board["areas"][region])

    def controller(self, space: str) -> str:
        return str(self.board["boxes"].get(space) or self.board["spaces"][space]["control"])

    def count(self, side: str, spaces: list[str]) -> str:
        held = [id for id in spaces if self.controller(id) == side]
        battlegrounds = sum(CONTENT.spaces[id].battleground for id in held)
        some = any(CONTENT.spaces[id].battleground for id in spaces)
        return paint(INK[side], f"{self.letter(side)}{len(held)}" + (f"◆{battlegrounds}" if some else ""))

    def icons(self, space: str) -> str:
        """The letters of a space's icons, with what markers made of them."""
        changed = self.board["icons"].get(space)
        return "".join(map(self.letter, changed["icons"] if changed else CONTENT.spaces[space].icons))

    def space(self, id: str) -> str:
        """One space: battleground, name, icons, stability, Liberal and Authoritarian support, controller."""
        record = CONTENT.spaces[id]
        holder = self.controller(id)
        room = self.arrangement[1] - FIGURES
        name = self.title("space", id)
        if size(name) > room:
            name = cut(self.short(id), room)
        style = INK[holder] + (" bold underline" if id in self.targets else "")
        start = ("◆" if record.battleground else " ") + pad(paint(style, name), room)
        if record.permanent_control:
            return f"{start}{' ' * 12}{self.stamp(holder)}"
        there = self.board["spaces"][id]
        points = [paint(INK[side], f"{there[side]:>2}") if there[side] else paint("dim", " ·") for side in SIDES]
        return f"{start} {pad(self.icons(id), 2)} {record.stability} {points[0]} {points[1]} {self.stamp(holder)}"
