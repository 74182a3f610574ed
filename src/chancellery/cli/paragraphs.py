"""The rules in our own words, paragraph by paragraph, from a game's help files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from chancellery.engine import languages
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game

HEADING: Final = re.compile(r"^#+ +(?P<title>.*?) *\{#(?P<number>[^}]+)\} *$")


@dataclass
class Paragraph:
    """One paragraph: its number, its heading with the number, and what it says."""

    number: str
    title: str
    text: str


def help_file(game: Game, language: str) -> Path:
    """The help in the language, or else in English."""
    path = languages.help_file(game.folder, language)
    if path is None:
        raise ChancelleryError(f"{game.title} has no help yet")
    return path


def read_paragraphs(path: Path) -> dict[str, Paragraph]:
    """The paragraphs of a help file by their numbers, in the order of the file."""
    found: dict[str, Paragraph] = {}
    current: Paragraph | None = None
    for line in path.read_text("utf-8").splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            current = Paragraph(heading["number"], heading["title"], "")
            found[current.number] = current
        elif current is not None:
            current.text += line + "\n"
    return found


def nearest_number(number: str, known: dict[str, Paragraph]) -> str | None:
    """The number itself, or that of the smallest paragraph around it."""
    while number:
        if number in known:
            return number
        number = number.rpartition(".")[0]
    return None


def below(number: str, known: dict[str, Paragraph]) -> list[Paragraph]:
    """The paragraphs one level below a number; the chapters for no number at all."""
    depth = number.count(".") + 1 if number else 0
    prefix = f"{number}." if number else ""
    return [p for p in known.values() if p.number.startswith(prefix) and p.number.count(".") == depth]
