"""Every sentence of a game with every name and number that it can have: most slips only show once a name is in it.

Events say by their types what they are about, actions by their table, and prompts by what rules say where they ask. A
thing is tried with every name of its kind, a number with 0, 1, 2 and whatever the message tells apart, a word with each
word that the message knows.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from chancellery.engine.events import event_key, noun_kinds_of
from chancellery.engine.game import Game
from chancellery.engine.languages import text_files
from chancellery.engine.prose import ANY_NAME, QUOTED, Arg, Prose, Text

SAID: Final = ("event-", "prompt-", "why-", "action-")
NUMBERS: Final = (0, 1, 2)
# As many combinations of numbers and words as one message is tried with.
ENOUGH: Final = 200
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
# Marks around a title that is tried: whatever stands right before them is the opening quote, or there is none.
OPEN, SHUT = "⟦", "⟧"
SPACE: Final = "[ \u00a0\u202f]"
SLIPS: Final = {
    "has two spaces in a row": re.compile(f"{SPACE}{{2}}|^{SPACE}|{SPACE}$"),
    "has a space before a comma or a full stop": re.compile(f"{SPACE}[,.)](?!\\d)"),
    "has a sign twice": re.compile(r"[,.:;]\s?[,.:;](?<!\.\.\.)"),
    "quotes nothing": re.compile(f"“{SPACE}*”|«{SPACE}*»"),
}
# A pronoun before a verb is no article, “de les placer”, and before a figure nothing is elided: “le un”, “le onze”.
VERB: Final = r"(?! \w+(?:er|ir|re)\b)"
SLIPS_IN: Final = {
    "en": {},
    "fr": {
        "does not contract an article": re.compile(rf"\b(?:[Dd]e|[àÀ]) (?:le|les)\b{VERB}"),
        "does not elide": re.compile(r"\b(?:[DdLlNn]e|[Ll]a|[Qq]ue) (?!un\b|onze)(?=[aâeéèêiîoôuûAÂEÉÈÊIÎOÔUÛŒ])"),
    },
}
# After these a name stands with its article, if it has one.
BEFORE_NAMES: Final = {
    "en": "in|of|to|from|by|with|on|for|than",
    "fr": "à|de|par|pour|avec|contre|vers|sur|dans|chez",
}


class Choices(Visitor):
    """The variables of a message and of those that it is made of, and what it tells apart about each."""

    def __init__(self, catalog: dict[str, ast.Message]) -> None:
        self.catalog = catalog
        self.names: set[str] = set()
        self.told_apart: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        part = self.catalog.get(node.id.name)
        if part is not None and node.attribute is None:
            self.visit(part.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.told_apart.setdefault(node.selector.id.name, set())
            keys |= {k.value if isinstance(k, ast.NumberLiteral) else k.name for k in (v.key for v in node.variants)}
        self.generic_visit(node)


def kinds_in_rules(folder: Path, kinds: set[str]) -> dict[str, str]:
    """What rules say that a value of a sentence is: `Text("…", best=("nation", …))`."""
    found: dict[str, str] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if not isinstance(node, python.keyword) or node.arg is None or not isinstance(node.value, python.Tuple):
                continue
            first = node.value.elts[0] if node.value.elts else None
            if isinstance(first, python.Constant) and first.value in kinds:
                found.setdefault(node.arg, str(first.value))
    return found


class Sentences:
    """The sentences of a game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.prose = Prose(language, [game.folder / "text"], game.nouns, strict=True)
        self.kinds = {kind: len(ids) for kind, ids in game.nouns.ids.items()}
        self.kind_of = {**kinds_in_rules(game.folder, set(self.kinds)), **{kind: kind for kind in self.kinds}}
        self.events = {f"event-{event_key(event)}": event for event in game.events.values()}

    def messages(self) -> Iterator[tuple[str, str, Choices]]:
        """Each message that says something, and each of its attributes, with what it is made of."""
        entries = [
            entry
            for file in text_files(self.game.folder / "text", self.language)
            for entry in parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        ]
        catalog = {entry.id.name: entry for entry in entries}
        for entry in entries:
            patterns = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            for attribute, pattern in patterns if entry.id.name.startswith(SAID) else []:
                if pattern is not None:
                    choices = Choices(catalog)
                    choices.visit(pattern)
                    yield entry.id.name, attribute, choices

    def kind(self, id: str, name: str) -> tuple[str, str]:
        """The value that a variable belongs to, and its kind of thing, if it is one: `$space_loc` is of `space`."""
        declared = noun_kinds_of(self.events[id]) if id in self.events else {}
        plain = {field.name for field in fields(self.events[id])} - declared.keys() if id in self.events else set()
        stem = name
        while stem and stem not in plain:
            kind = declared.get(stem) or self.kind_of.get(stem)
            if kind:
                return stem, kind
            stem = stem.rpartition("_")[0]
        return name, ""

    def cases(self, id: str, choices: Choices) -> Iterator[dict[str, Arg]]:
        """Numbers and words in all combinations, then each thing by every name that it can have."""
        things: dict[str, tuple[str, bool]] = {}
        plain: dict[str, list[int | str]] = {}
        for name in sorted(choices.names):
            stem, kind = self.kind(id, name)
            if kind and kind != "number":
                several = name in (f"{stem}_count", f"{stem}_{QUOTED}") or self.is_list(id, stem)
                things[stem] = (kind, several or things.get(stem, ("", False))[1])
            else:
                plain[stem] = values_of(choices.told_apart.get(name, set()))
        fit = {stem: self.fitting(stem, kind, choices.names) for stem, (kind, _) in things.items()}
        usual: dict[str, Arg] = {stem: some(kind, fit[stem][0], several) for stem, (kind, several) in things.items()}
        for values in combined(plain):
            yield {**usual, **values}
        last: dict[str, Arg] = {name: values[-1] for name, values in plain.items()}
        for stem, (kind, several) in things.items():
            for index in fit[stem]:
                yield {**usual, **last, stem: some(kind, index, several)}

    def fitting(self, stem: str, kind: str, names: set[str]) -> list[int]:
        """The things of a kind that have every form that is asked for; one with an effect is not asked for two."""
        wanted = {name.removeprefix(f"{stem}_") for name in names if name.startswith(f"{stem}_")} - {"count", QUOTED}
        whole = range(self.kinds[kind])
        found = [
            i for i in whole if all(self.has_form(f"{kind}-{self.game.nouns.id(kind, i)}", form) for form in wanted)
        ]
        return found or list(whole)

    def has_form(self, id: str, form: str) -> bool:
        return self.prose.has(id, form) or self.prose.has(ANY_NAME, form)

    def is_list(self, id: str, stem: str) -> bool:
        if id not in self.events:
            return stem not in self.kinds and stem.endswith("s")
        hints = {field.name: str(field.type) for field in fields(self.events[id])}
        return hints.get(stem, "").startswith("tuple")

    def said(self) -> Iterator[tuple[str, dict[str, Arg], dict[str, Any]]]:
        """Each message with each of its cases, and the values it is filled with."""
        for id, attribute, choices in self.messages():
            for args in self.cases(id, choices):
                yield f"{id}.{attribute}" if attribute else id, args, self.prose.values(Text(id, **args))

    def text(self, where: str, values: dict[str, Any]) -> str:
        id, _, attribute = where.partition(".")
        return self.prose.text(id, attribute, values)

    def slips(self, args: dict[str, Arg], text: str) -> Iterator[str]:
        """What is wrong with a sentence, whatever it is about."""
        for slip, pattern in {**SLIPS, **SLIPS_IN.get(self.language, {})}.items():
            if pattern.search(text):
                yield slip
        for arg in args.values():
            if isinstance(arg, tuple) and isinstance(arg[1], int) and arg[0] != "number":
                yield from self.bare(arg[0], arg[1], text)

    def bare(self, kind: str, index: int, text: str) -> Iterator[str]:
        """A name that wants an article stands without one: as subject, or after a preposition."""
        name = self.prose.name(kind, index)
        id = f"{kind}-{self.game.nouns.id(kind, index)}"
        if self.language not in BEFORE_NAMES or not self.prose.has(id, "art") or self.prose.text(id, "art") == name:
            return
        for attribute in self.prose.bundle.get_message(id).attributes:
            if (form := self.prose.text(id, attribute)) != name:
                text = text.replace(form, "…")
        if re.search(rf"^{re.escape(name)} [a-zàéêô]", text):
            yield f"begins with “{name}” without its article"
        if found := re.search(rf"\b(?:{BEFORE_NAMES[self.language]}) {re.escape(name)}\b", text):
            yield f"says “{found[0]}” without an article"


def combined(values: dict[str, list[int | str]]) -> Iterator[dict[str, int | str]]:
    """All combinations, or where these are very many each value beside the last of all others."""
    if prod(map(len, values.values())) <= ENOUGH:
        yield from (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
        return
    last = {name: few[-1] for name, few in values.items()}
    yield from ({**last, name: value} for name, few in values.items() for value in few)


def values_of(told_apart: set[str]) -> list[int | str]:
    """What a number or a word may be: what the message tells apart, and some numbers."""
    words = sorted(key for key in told_apart - PLURALS if not key.isdigit())
    if words:
        return list(words)
    return sorted({*NUMBERS, *(int(key) for key in told_apart if key.isdigit())})


def some(kind: str, index: int, several: bool) -> Arg:
    """A thing, or one or two of a kind."""
    if several:
        return kind, ((index,) if index % 2 else (index, 0))
    return kind, index


def unquoted_titles(game: Game, language: str, kinds: set[str]) -> list[str]:
    """Events, questions and reasons that name a title without quotes; on a button its verb says that it is one."""
    sentences = Sentences(game, language)
    found: list[str] = []
    for where, args, values in sentences.said():
        for name, arg in args.items():
            if where.startswith("action-") or not isinstance(arg, tuple) or arg[0] not in kinds:
                continue
            marked = {**values, name: f"{OPEN}{values[name]}{SHUT}"}
            if re.search(f"(?<![“])(?<!«\u202f){OPEN}", sentences.text(where, marked)):
                found.append(f"'{where}' in '{language}' does not quote ${name}")
    return list(dict.fromkeys(found))
