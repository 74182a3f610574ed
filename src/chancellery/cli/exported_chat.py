"""Messages in an exported match, merged into its replay at the ply of each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class ExportedMessage(msgspec.Struct):
    """A message in a file of a match: to one seat, or to everybody."""

    ply: int
    sender: str
    text: str
    to: str | None = None

    def line(self) -> str:
        """One line for a terminal; whatever would steer the terminal is made visible."""
        to = "" if self.to is None else f" → {self.to}"
        return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in f"{self.sender}{to}: {self.text}")


def messages_in(around: object) -> list[ExportedMessage]:
    """The messages in what a file tells about the table; a file without any, or with nonsense, has none."""
    try:
        chat = msgspec.convert(around, _Around)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return []
    return chat.messages


class _Around(msgspec.Struct):
    messages: list[ExportedMessage] = []


def merged_lines(lines: Sequence[tuple[int, str]], messages: Sequence[ExportedMessage]) -> list[tuple[int, str]]:
    """What happened at each ply, and what was said after it."""
    spoken = [(message.ply, message.line()) for message in messages]
    return sorted([*lines, *spoken], key=lambda line: line[0])
