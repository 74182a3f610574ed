"""What the player types, line by line; from a pipe as well as from a keyboard."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType

readline: ModuleType | None
try:
    import readline
except ImportError:
    readline = None


class Keyboard:
    """Where lines come from; Tab completes the words of the moment."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self.words: list[str] = []
        if self.interactive and readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, start: str, number: int) -> str | None:
        fitting = [word for word in self.words if word.startswith(start)]
        return fitting[number] if number < len(fitting) else None

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str | None:
        """The next line without its ends, or None when there will be no more."""
        self.words = list(words)
        try:
            line = input(prompt).strip()
        except EOFError:
            print()
            return None
        if not self.interactive:
            # So that what was piped in can be read in what comes out.
            print(line)
        return line
