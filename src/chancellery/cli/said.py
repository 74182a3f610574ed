"""What people said at a table, told in a replay at the moment they said it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Said(msgspec.Struct):
    """A message in a file of a match: to one seat, or to everybody."""

    ply: int
    sender: str
    text: str
    to: str | None = None

    def readable(self, seat: str | None) -> bool:
        """Whether a seat, or everybody, was meant to read it."""
        return self.to is None or (seat is not None and seat in (self.sender, self.to))

    def line(self) -> str:
        """One line for a terminal; whatever would steer the terminal is made visible."""
        to = "" if self.to is None else f" → {self.to}"
        return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in f"{self.sender}{to}: {self.text}")


def said_in(around: object) -> list[Said]:
    """The messages in what a file tells about the table; a file without any, or with nonsense, has none."""
    try:
        found = msgspec.convert(around, _Around)
    except msgspec.ValidationError:
        return []
    return found.messages


class _Around(msgspec.Struct):
    messages: list[Said] = []


def told_with(lines: Sequence[tuple[int, str]], said: Sequence[Said]) -> list[tuple[int, str]]:
    """What happened at each ply, and what was said after it."""
    words = [(message.ply, message.line()) for message in said]
    return sorted([*lines, *words], key=lambda told: told[0])
