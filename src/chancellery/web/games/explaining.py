"""What a thing of a game is: its text, its figures and what belongs to it, asked for by any name that it has."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Struct

from chancellery.engine import languages
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.prose import Prose
from chancellery.web.games.catalog import chapters, facts
from chancellery.web.games.wording import prose_for

# Attributes of a name that say what the thing does; others are forms of the name, unless they read as a sentence.
TEXTS: Final = ("effect", "text", "action", "reaction", "lasting", "crisis", "conference", "scoring", "target", "first")
NOTHING: Final = ("", "–")
# What is printed of a thing for programs alone, or is in its text.
LEFT_OUT: Final = ("id", "source", "sources", "x", "y", "steps", "special")
# So many things that belong to one are told with their figures; of more, the names alone.
FEW: Final = 8
MOST_SUGGESTED: Final = 5
ALIKE: Final = 0.6

Figures = dict[str, int | float | bool | str]


class Explanation(Struct):
    """A thing: its kind, id and name, what it says, its figures, and what belongs to it, by kind, each in a line.

    rule   the paragraph of the rules that explains things of its kind
    """

    kind: str
    id: str
    name: str
    texts: dict[str, str]
    figures: Figures
    parts: dict[str, list[str]]
    rule: str | None = None


class Thing(NamedTuple):
    """A noun of a game, a `term` of its texts, or a `rule`: a paragraph by its title."""

    kind: str
    id: str


def explain(game: Game, name: str, language: str) -> list[Explanation]:
    """Everything that has this name, in any language, or id; or a sentence with the names that come near."""
    named = names_of(game)
    asked = plain(name)
    found = named.get(asked) or named.get(plain(name.partition(":")[2])) or named.get(plain(name.partition(" ")[2]))
    if not asked or not found:
        near = suggestions(asked, named, game, language)
        raise ChancelleryError(
            f"nothing here is called '{name[:40]}'{near and f'; did you mean {near}?'}",
            "nothing-of-that-name",
            name=name[:40],
            near=near or "–",
        )
    told = [tell(game, thing, language) for thing in found]
    # Things of several kinds may share a name: those of which there is more to say than that.
    return [one for one in told if one.texts or one.figures or one.parts] or told[:1]


def plain(name: str) -> str:
    """A name without case, accents and marks: what two spellings of it have in common."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    return " ".join(re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c)).replace("_", " ")))


@cache
def names_of(game: Game) -> dict[str, list[Thing]]:
    """Every thing that can be asked for, by all its names."""
    found: dict[str, list[Thing]] = {}

    def add(name: str, thing: Thing) -> None:
        things = found.setdefault(plain(name), [])
        if thing not in things:
            things.append(thing)

    for language in languages.languages():
        prose = prose_for(game, game.options(), language)
        for kind, ids in game.nouns.ids.items():
            for id in ids:
                add(id, Thing(kind, id))
                if prose.has(f"{kind}-{id}"):
                    add(prose.text(f"{kind}-{id}"), Thing(kind, id))
        for id in terms(prose):
            for spelling in (id, *prose.text(f"term-{id}").split("|")):
                add(spelling, Thing("term", id))
        for paragraph in chapters(game.id, language) if has_help(game) else ():
            add(paragraph["title"], Thing("rule", paragraph["number"]))
            add(paragraph["number"], Thing("rule", paragraph["number"]))
    found.pop("", None)
    return found


def has_help(game: Game) -> bool:
    return languages.help_file(game.folder, languages.ENGLISH) is not None


def terms(prose: Prose) -> list[str]:
    return prose.text("terms").split() if prose.has("terms") else []


def suggestions(asked: str, named: Mapping[str, list[Thing]], game: Game, language: str) -> str:
    """Names that come near to what was asked for, as they are written."""
    words = asked.split()
    inside = [name for name in named if words and all(word in name for word in words)]
    near = inside[:MOST_SUGGESTED] or difflib.get_close_matches(asked, named, MOST_SUGGESTED, ALIKE)
    titles = dict.fromkeys(title_of(game, named[name][0], language) for name in near)
    return ", ".join(f"'{title}'" for title in titles)


def title_of(game: Game, thing: Thing, language: str) -> str:
    prose = prose_for(game, game.options(), language)
    if thing.kind == "rule":
        return next(one["title"] for one in chapters(game.id, language) if one["number"] == thing.id)
    title = prose.text(f"{thing.kind}-{thing.id}") if prose.has(f"{thing.kind}-{thing.id}") else thing.id
    return title.partition("|")[0]


def tell(game: Game, thing: Thing, language: str) -> Explanation:
    """All that is printed about one thing."""
    prose = prose_for(game, game.options(), language)
    kind, id = thing
    name = title_of(game, thing, language)
    if kind == "rule":
        text = next(one["text"] for one in chapters(game.id, language) if one["number"] == id)
        return Explanation(kind, id, name, {"text": text.strip()}, {}, {}, id)
    if kind == "term":
        return Explanation(kind, id, name, {"meaning": prose.text(f"term-{id}", "tip")}, {}, {})
    texts = texts_of(prose, f"{kind}-{id}")
    words = Words(game, prose)
    figures = {
        field: words.value(field, value)
        for table, record in records(game)
        if record.get("id") == id and (table == kind or kind in table.split("_"))
        for field, value in record.items()
        if field not in LEFT_OUT and field not in texts and value not in ("", [], {})
    }
    paragraphs = game.legend.paragraphs
    return Explanation(
        kind, id, name, texts, figures, parts_of(words, thing), paragraphs.get(f"{kind}:{id}") or paragraphs.get(kind)
    )


def texts_of(prose: Prose, id: str) -> dict[str, str]:
    """What a thing says, by the attributes of its name."""
    if not prose.has(id):
        return {}
    told = {name: prose.text(id, name) for name in prose.bundle.get_message(id).attributes if name != "history"}
    texts = {name: text for name, text in told.items() if text.endswith(".") or name in TEXTS}
    return {name: text for name, text in texts.items() if text not in NOTHING}


def records(game: Game) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Every record of the content files, with its table."""
    for file in facts(game.id).get("content", {}).values():
        for table, rows in file.items():
            for row in rows if isinstance(rows, list) else ():
                if isinstance(row, dict):
                    yield table, row


def parts_of(words: Words, thing: Thing) -> dict[str, list[str]]:
    """What belongs to a thing, by table: its options, the spaces of a region, the scoring of a card."""
    owned: dict[str, list[Mapping[str, Any]]] = {}
    for table, record in records(words.game):
        if record.get(thing.kind) == thing.id and (table, record.get("id")) != thing:
            owned.setdefault(table, []).append(record)
    return {
        table: [words.line(table, record, thing.kind, len(rows) <= FEW) for record in rows]
        for table, rows in owned.items()
    }


class Words:
    """Printed values in the words of a language."""

    def __init__(self, game: Game, prose: Prose) -> None:
        self.game = game
        self.prose = prose

    def name(self, field: str, id: str) -> str:
        """What an id is called, by preference as a thing of the kind that its field names."""
        kinds = self.game.nouns.ids
        wanted = [kind for kind in (field, field.removesuffix("s")) if kind in kinds]
        for kind in (*wanted, *(kind for kind, ids in kinds.items() if id in ids)):
            if self.prose.has(f"{kind}-{id}"):
                return self.prose.text(f"{kind}-{id}")
        return id.replace("_", " ")

    def value(self, field: str, value: Any) -> int | float | bool | str:
        """A printed value: numbers as they are, everything else in words."""
        if isinstance(value, bool | int | float):
            return value
        if isinstance(value, str):
            return self.name(field, value)
        if isinstance(value, dict):
            told = {name: one for name, one in value.items() if name not in LEFT_OUT}
            return ", ".join(f"{self.name('', name)} {self.value(name, one)}" for name, one in told.items())
        sign = "; " if any(isinstance(one, dict) for one in value) else ", "
        return sign.join(str(self.value(field, one)) for one in value)

    def line(self, table: str, record: Mapping[str, Any], owner: str, whole: bool) -> str:
        """A record in a line."""
        id = str(record.get("id", ""))
        kind = next((kind for kind, ids in self.game.nouns.ids.items() if table in kind.split("_") and id in ids), "")
        name = self.name(kind or table, id)
        figures = {field: value for field, value in record.items() if field not in (*LEFT_OUT, owner)}
        if not whole or not figures:
            return name
        return f"{name}: " + "; ".join(f"{field} {self.value(field, value)}" for field, value in figures.items())
