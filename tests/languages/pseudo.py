"""A language made of English: every letter accented and every common one doubled, so 40 % longer.

Whatever is read in it and has a plain word in it was not translated; what does not fit will not fit in German either.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import FluentSerializer

import chancellery
from chancellery.engine.game import Game
from chancellery.engine.languages import ENTRY

ID: Final = "en-XA"
NAME: Final = "Ëñĝļîšĥ"
SOURCE: Final = Path(chancellery.__file__).parent
PACKAGES: Final = ("engine", "cli", "web", "web/static/client")
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "âƀçđëƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÂƁÇĐËƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ"
LETTERS: Final = str.maketrans(PLAIN, ACCENTED)
# Markup of Rich and of Markdown, code, anchors, addresses and entities stay as they are.
KEPT: Final = re.compile(r"(`[^`]*`|\{#[^}]*\}|\]\([^)]*\)|https?://\S+|\[/?[a-z ]*\](?!\()|<[^>]*>|&\w+;)")


def pseudo(text: str) -> str:
    """A text in the language; what is markup stays."""
    return "".join(part if i % 2 else word(part) for i, part in enumerate(KEPT.split(text)))


def word(text: str) -> str:
    return re.sub(r"[aeioulnr]", lambda letter: letter[0] + letter[0].lower(), text, flags=re.I).translate(LETTERS)


class Translator(visitor.Transformer):
    """Translates the text of messages, and neither their names nor their values."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudo(node.value)
        return node


def pseudo_fluent(source: str) -> str:
    """A Fluent file in the language."""
    return FluentSerializer().serialize(Translator().visit(FluentParser().parse(source)))


def write(root: Path, games: Iterable[Game]) -> Path:
    """Lay the whole language down from the English texts, as somebody outside would; the folder that holds it."""
    home = root / ID
    home.mkdir(parents=True)
    (home / ENTRY).write_text(f'name = "{NAME}"\nlocale = "en-GB"\n', "utf-8")
    for package in (*(SOURCE / name for name in PACKAGES), *(game.folder for game in games)):
        target = home / package.name
        for file in (package / "text" / "en").glob("*.ftl"):
            translate(file, target / file.name, pseudo_fluent)
        if (package / "help" / "en.md").is_file():
            translate(package / "help" / "en.md", target / "help.md", pseudo)
    return root


def translate(source: Path, target: Path, translation: Callable[[str], str]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(translation(source.read_text("utf-8")), "utf-8")


def english_in(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The plain words of a text that was read in the language."""
    kept = {word.lower() for phrase in allowed for word in re.findall(r"[A-Za-z]+", phrase)}
    plain = re.findall(r"(?<![^\W_])[A-Za-z]{3,}(?![^\W_])", text)
    return [found for found in plain if found.lower() not in kept]
