"""Help files: the rules in our own words, as numbered paragraphs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypedDict

from chancellery.engine import languages
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game

HEADING: Final = re.compile(r"^(?P<level>#+) +(?P<title>.*?) *\{#(?P<number>[^}]+)\} *$")


class Paragraph:
    """One paragraph: its number, its heading, how deep it stands, and what it says in Markdown."""

    def __init__(self, number: str, title: str, depth: int) -> None:
        self.number = number
        self.title = title
        self.depth = depth
        self.text = ""


def help_file(game: Game, language: str) -> Path:
    """The help in the language, or else in English."""
    path = languages.help_file(game.folder, language)
    if path is None:
        raise ChancelleryError(f"{game.title} has no help yet", "no-help", game=game.title)
    return path


def read_help(game: Game, language: str) -> dict[str, Paragraph]:
    """The paragraphs of a game's help by their numbers, in the order of the file."""
    paragraphs: dict[str, Paragraph] = {}
    current: Paragraph | None = None
    for line in languages.read_text(help_file(game, language)).splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            current = Paragraph(heading["number"], heading["title"], len(heading["level"]))
            paragraphs[current.number] = current
        elif current is not None:
            current.text += line + "\n"
    return paragraphs


def nearest_number(number: str, paragraphs: dict[str, Paragraph]) -> str | None:
    """The number itself, or that of the smallest paragraph around it."""
    while number:
        if number in paragraphs:
            return number
        number = number.rpartition(".")[0]
    return None


class ParagraphData(TypedDict):
    """A paragraph as JSON."""

    number: str
    title: str
    depth: int
    text: str


def paragraphs_as_data(paragraphs: dict[str, Paragraph]) -> list[ParagraphData]:
    """Paragraphs in their order as JSON: number, title, depth and text."""
    return [{"number": p.number, "title": p.title, "depth": p.depth, "text": p.text} for p in paragraphs.values()]


def around(paragraphs: list[ParagraphData], number: str) -> tuple[str, list[ParagraphData]]:
    """The number itself or that of the smallest paragraph around it, with the paragraph and all below; or nothing."""
    while number:
        inside = [p for p in paragraphs if p["number"] == number or p["number"].startswith(f"{number}.")]
        if inside:
            return number, inside
        number = number.rpartition(".")[0]
    return "", []


def below(number: str, paragraphs: dict[str, Paragraph]) -> list[Paragraph]:
    """The paragraphs one level below a number; the chapters for no number at all."""
    depth = number.count(".") + 1 if number else 0
    prefix = f"{number}." if number else ""
    return [p for p in paragraphs.values() if p.number.startswith(prefix) and p.number.count(".") == depth]
