"""What a game has on paper, for tests that hold one against another: content by record, help by paragraph."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from chancellery.engine.game import Game
from chancellery.engine.prose import Prose

LANGUAGES = ("en", "fr")
Record = dict[str, Any]


def plain(text: str) -> str:
    """Spaces that do not break are spaces."""
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text)


def rows(paragraph: str) -> list[list[str]]:
    """The rows of a table."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in paragraph.splitlines() if "|" in line]


def named(words: str) -> set[str]:
    """The things of a list."""
    return set(words.split(", "))


class Papers:
    """Content, help and words of one game."""

    def __init__(self, game: Game) -> None:
        self.folder: Path = game.folder
        self.nouns = game.nouns_for(game.options())

    def records(self, file: str, kind: str) -> list[Record]:
        found: list[Record] = tomllib.loads((self.folder / "content" / f"{file}.toml").read_text("utf-8"))[kind]
        return found

    def prose(self, language: str) -> Prose:
        return Prose(language, [self.folder / "text"], self.nouns, strict=True)

    def paragraphs(self, language: str) -> dict[str, str]:
        """The help by paragraph."""
        text = plain((self.folder / "help" / f"{language}.md").read_text("utf-8"))
        parts = re.split(r"^#+ .*\{#(.+)\}$", text, flags=re.MULTILINE)
        return dict(zip(parts[1::2], parts[2::2], strict=True))
