"""Every message in every language on one page, side by side, for whoever edits the texts.

`python -m tools.messages [FILE]` writes `build/messages.html`. Slips only show once a name is in a sentence, so each
message is filled with the hardest names of its kind (those with an article, of several words, with a vowel first), with
0, 1 and 4, and with each word that it tells apart. A line that breaks, or that `contract/sentences.py` finds a slip in,
is marked.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse

from chancellery.cli.wording import OWN_TEXT
from chancellery.contract.sentences import PLURALS, Choices, Sentences
from chancellery.engine.errors import MissingMessage
from chancellery.engine.game import Game
from chancellery.engine.languages import KERNEL_TEXT, languages, text_files
from chancellery.engine.nouns import Nouns
from chancellery.engine.prose import ANY_NAME, QUOTED, Arg, Prose, Text
from chancellery.games import all_games
from chancellery.web.http.client_files import TEXT as CLIENT_TEXT

WEB_TEXT: Final = CLIENT_TEXT.parents[2] / "text"
OUT: Final = Path("build/messages.html")
# As many names of a kind as each message is tried with; those that once made a sentence absurd come first.
HARDEST: Final = 3
INFAMOUS: Final = ("balkans", "eu", "eu_iberia", "ho_chi_minh", "iberia", "usa")
NUMBERS: Final = (0, 1, 4)
# What stands for a person, a file and the like, where a message does not say what a value is.
SAMPLES: Final = {
    "ends": "Europe 12, Russia 9",
    "file": "match.json",
    "game": "Europe in Turmoil",
    "headline": "A headline",
    "known": "attache, heuristic",
    "link": "https://example.org/table/1",
    "name": "Inès",
    "seat": "États-Unis",
    "seat_subject": "The United States",
    "seats": "États-Unis, France",
    "title": "A title",
    "to": "Italie",
    "what": "Ho Chi Minh",
    "where": "Balkans",
    "who": "Inès",
    "why": "A reason.",
    "sentence": "A sentence.",
}
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
th, td { border-top: 1px solid #ccc; padding: .3em .6em; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; }
th { font: 12px/1.6 ui-monospace, monospace; width: 18%; }
td p { margin: 0; }
.slip { background: #fd8; }
"""

Cell = tuple[str, tuple[str, ...]]


@dataclass
class Row:
    """One message, or one attribute of one: what it says in each language, case by case, and what is wrong with it."""

    where: str
    said: dict[str, list[Cell]] = field(default_factory=dict)


@dataclass
class Catalog:
    """The texts of a package or a game, in every language."""

    title: str
    folder: Path
    game: Game | None = None

    def __post_init__(self) -> None:
        nouns = Nouns({"seat": ()}) if self.game is None else self.game.nouns
        self.prose = {id: Prose(id, (self.folder,), nouns, strict=True) for id in languages()}
        self.sentences = {} if self.game is None else {id: Sentences(self.game, id) for id in languages()}
        self.entries = {id: self.read(id) for id in languages()}
        self.hardest: dict[str, list[int]] = {}

    def read(self, language: str) -> dict[str, ast.Message]:
        bodies = [parse(file.read_text("utf-8")).body for file in text_files(self.folder, language)]
        return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}

    def rows(self) -> Iterator[Row]:
        """Every message with what it says; a name alone is read where it is used."""
        for id in dict.fromkeys(id for entries in self.entries.values() for id in entries):
            if id == ANY_NAME:
                continue
            for attribute in self.parts(id):
                yield self.row(id, attribute)

    def parts(self, id: str) -> list[str]:
        found: dict[str, None] = {}
        for entry in filter(None, (entries.get(id) for entries in self.entries.values())):
            found |= {"": None} if entry.value is not None else {}
            found |= {attribute.id.name: None for attribute in entry.attributes}
        return list(found)

    def row(self, id: str, attribute: str) -> Row:
        row = Row(f"{id}.{attribute}" if attribute else id)
        cases = list(self.cases(id, attribute))
        for language in languages():
            row.said[language] = [self.said(language, id, attribute, case) for case in cases]
        row.said = unique(row.said)
        return row

    def said(self, language: str, id: str, attribute: str, case: Mapping[str, Arg]) -> Cell:
        prose = self.prose[language]
        if not prose.has(id, attribute):
            # A form that this language gives any name, or that it does without.
            return prose.form(id, attribute) if attribute and prose.has(ANY_NAME, attribute) else "", ()
        try:
            words = prose.text(id, attribute, prose.values(Text(id, **case)))
        except (MissingMessage, TypeError, ValueError) as broken:
            return str(broken), ("cannot be written",)
        slips = self.sentences[language].slips(dict(case), words) if self.sentences else iter(())
        return words, tuple(slips)

    def choices(self, id: str, attribute: str) -> Choices:
        """What all languages together tell apart, so that each is filled with the same."""
        whole = Choices({})
        for entries in self.entries.values():
            one = Choices(entries)
            entry = entries.get(id)
            pattern = None if entry is None else pattern_of(entry, attribute)
            if pattern is not None:
                one.visit(pattern)
            whole.names |= one.names
            for name, keys in one.told_apart.items():
                whole.told_apart.setdefault(name, set()).update(keys)
        return whole

    def cases(self, id: str, attribute: str) -> Iterator[dict[str, Arg]]:
        """The hardest names one after the other, then each number and each word beside what is usual."""
        choices = self.choices(id, attribute)
        things: dict[str, tuple[str, bool]] = {}
        plain: dict[str, list[int | str]] = {}
        for name in sorted(choices.names):
            stem, kind = self.kind(id, name)
            words = sorted(key for key in choices.told_apart.get(name, set()) - PLURALS if not key.isdigit())
            if kind and kind != "number" and not (words and stem == name):
                several = things.get(stem, ("", False))[1] or self.several(id, stem, name)
                things[stem] = (kind, several)
            else:
                plain[name] = self.plain(name, words, choices.told_apart.get(name, set()))
        usual: dict[str, Arg] = {name: values[-1] for name, values in plain.items()}
        for place in range(HARDEST if things else 1):
            yield {**usual, **self.filled(things, choices.names, place)}
        first = self.filled(things, choices.names, 0)
        yield from ({**usual, **first, name: value} for name, values in plain.items() for value in values)

    def filled(self, things: dict[str, tuple[str, bool]], names: set[str], place: int) -> dict[str, Arg]:
        """A thing for each value, and another one for each of the same kind."""
        return {
            stem: self.thing(kind, self.fitting(stem, kind, names), place + number, several)
            for number, (stem, (kind, several)) in enumerate(things.items())
        }

    def fitting(self, stem: str, kind: str, names: set[str]) -> list[int]:
        """The hardest of the things that have every form that is asked for, in every language."""
        fits = [set(sentences.fitting(stem, kind, names)) for sentences in self.sentences.values()]
        if kind not in self.hardest:
            self.hardest[kind] = self.hard(kind)
        return [index for index in self.hardest[kind] if all(index in fit for fit in fits)][:HARDEST] or [0]

    def kind(self, id: str, name: str) -> tuple[str, str]:
        return next(iter(self.sentences.values())).kind(id, name) if self.sentences else (name, "")

    def several(self, id: str, stem: str, name: str) -> bool:
        return name in (f"{stem}_count", f"{stem}_{QUOTED}") or next(iter(self.sentences.values())).is_list(id, stem)

    def plain(self, name: str, words: list[str], keys: set[str]) -> list[int | str]:
        """What a number or a word may be; what no message tells apart is a sample of its kind, or a number."""
        if words:
            return list(words)
        if not keys and name in SAMPLES:
            return [SAMPLES[name]]
        return sorted({*NUMBERS, *(int(key) for key in keys if key.isdigit())})

    def thing(self, kind: str, hard: list[int], place: int, several: bool) -> Arg:
        index, other = hard[place % len(hard)], hard[(place + 1) % len(hard)]
        return (kind, tuple(dict.fromkeys((index, other)))) if several else (kind, index)

    def hard(self, kind: str) -> list[int]:
        """All things of a kind, those first whose names make most trouble in any language."""
        assert self.game is not None
        return sorted(range(len(self.game.nouns.ids[kind])), key=lambda index: -self.trouble(kind, index))

    def trouble(self, kind: str, index: int) -> float:
        assert self.game is not None
        thing = self.game.nouns.id(kind, index)
        trouble = 1000.0 * (thing in INFAMOUS)
        for prose in self.prose.values():
            id = f"{kind}-{thing}"
            name = prose.text(id) if prose.has(id) else ""
            article = prose.has(id, "art") and prose.text(id, "art") != name
            trouble += 3 * article + 2 * name.count(" ") + (name[:1] in "AEIOUÉ") + len(name) / 20
        return trouble


def pattern_of(entry: ast.Message, attribute: str) -> ast.Pattern | None:
    if not attribute:
        return entry.value
    return next((one.value for one in entry.attributes if one.id.name == attribute), None)


def unique(said: dict[str, list[Cell]]) -> dict[str, list[Cell]]:
    """The cases that differ in some language, once each."""
    together = dict.fromkeys(zip(*said.values(), strict=True))
    return {language: [case[place] for case in together] for place, language in enumerate(said)}


def catalogs() -> list[Catalog]:
    """The packages that have texts, then every game."""
    packages = {"Every game, refusals": KERNEL_TEXT, "Terminal": OWN_TEXT, "Server": WEB_TEXT, "Page": CLIENT_TEXT}
    return [
        *(Catalog(title, folder) for title, folder in packages.items()),
        *(Catalog(game.title, game.folder / "text", game) for game in all_games()),
    ]


def page(shown: list[Catalog]) -> str:
    """All rows of all catalogs as one HTML page."""
    heads = "".join(f"<th>{escape(language.name)}</th>" for language in languages().values())
    parts = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title><style>{STYLE}</style>']
    for catalog in shown:
        parts.append(f"<h2>{escape(catalog.title)}</h2><table><tr><th>message</th>{heads}</tr>")
        parts += [html_row(row) for row in catalog.rows()]
        parts.append("</table>")
    return "\n".join([*parts, "</html>", ""])


def html_row(row: Row) -> str:
    cells = "".join(
        f'<td lang="{language}">{"".join(map(html_cell, said))}</td>' for language, said in row.said.items()
    )
    return f'<tr id="{escape(row.where)}"><th>{escape(row.where)}</th>{cells}</tr>'


def html_cell(cell: Cell) -> str:
    words, slips = cell
    mark = f' class="slip" title="{escape("; ".join(slips))}"' if slips else ""
    return f"<p{mark}>{escape(words)}</p>"


def main(arguments: list[str]) -> int:
    out = Path(arguments[0]) if arguments else OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    text = page(catalogs())
    out.write_text(text, "utf-8")
    messages, slips = text.count("<tr id="), text.count('class="slip"')
    print(f"{out}: {messages} messages, {slips} lines to look at first")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
