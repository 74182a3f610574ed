"""Prose: events, prompts and actions in a language, through Fluent."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypedDict

from fluent.runtime import FluentBundle, FluentResource

from chancellery.engine.actions import ActionTable
from chancellery.engine.errors import MissingMessage
from chancellery.engine.events import Event, event_key, noun_kinds
from chancellery.engine.languages import ENGLISH, KERNEL_TEXT, languages, read_text, text_files
from chancellery.engine.nouns import NOBODY, Nouns

Thing = tuple[str, int] | tuple[str, tuple[int, ...]]
Arg = int | str | Thing

_log = logging.getLogger("chancellery.prose")


class TextData(TypedDict):
    """A sentence as JSON: the key of its message, and its values."""

    key: str
    args: dict[str, Any]


class Text:
    """A sentence to be: the key of a message and its values.

    A value is a number, a word, or a thing: ("space", 14), or several: ("card", (3, 5)).
    """

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args})"

    def json(self, nouns: Nouns) -> TextData:
        """The sentence for a client that renders it by itself."""
        return {"key": self.key, "args": {name: _plain(value, nouns) for name, value in self.args.items()}}


def _plain(value: Arg, nouns: Nouns) -> Any:
    if not isinstance(value, tuple):
        return value
    kind, things = value
    if isinstance(things, tuple):
        return {"kind": kind, "ids": [nouns.id(kind, thing) for thing in things]}
    return {"kind": kind, "id": nouns.id(kind, things)}


def signed(number: int) -> str:
    """A number with its sign: in a message SIGNED($change) is +2, −2 or 0."""
    return f"{int(number):+}".replace("-", "−") if number else "0"


def plain(number: int) -> str:
    """A number that may fall below nothing: in a message PLAIN($total) is 2, −2 or 0."""
    return str(int(number)).replace("-", "−")


# The message whose attributes are the forms of any name that has none of its own: `.loc = in { $name }`.
ANY_NAME: Final = "any-name"
# The form of a title, and the only one that several things of a list have: `$cards_quoted`.
QUOTED: Final = "quoted"

# Functions that messages may call.
FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"SIGNED": signed, "PLAIN": plain}


@cache
def load_bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The messages of a language from several `text` folders; later ones may not repeat earlier ones."""
    entry = languages().get(language)
    locale = language if entry is None else entry.locale
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for folder in folders:
        for file in text_files(folder, language):
            bundle.add_resource(FluentResource(read_text(file)))
    return bundle


class Prose:
    """One language for one match.

    A strict Prose raises MissingMessage; a lenient one falls back to English, then to readable words, and logs it, so
    that a player never reads a blank.
    """

    def __init__(self, language: str, folders: Iterable[Path], nouns: Nouns, strict: bool = False) -> None:
        self.language = language
        self.folders = (KERNEL_TEXT, *folders)
        self.nouns = nouns
        self.strict = strict
        self.bundle = load_bundle(language, self.folders)
        self._forms_of_names: dict[str, dict[str, str]] = {}

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether the language has a message, or an attribute of one."""
        if not self.bundle.has_message(id):
            return False
        message = self.bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, id: str, attribute: str = "", values: Mapping[str, int | str] | None = None) -> str:
        """A message, or one of its attributes, with its values filled in."""
        values = values or {}
        formatted = self._format(self.bundle, id, attribute, values)
        if isinstance(formatted, str):
            return formatted
        if self.strict:
            raise formatted
        _log.warning("%s", formatted)
        if self.language != ENGLISH:
            english = self._format(load_bundle(ENGLISH, self.folders), id, attribute, values)
            if isinstance(english, str):
                return english
        words = id.split("-", 1)[-1].replace("-", " ").replace("_", " ")
        return " ".join([words, *(str(value) for value in values.values())])

    def _format(
        self, bundle: FluentBundle, id: str, attribute: str, values: Mapping[str, int | str]
    ) -> str | MissingMessage:
        where = f"{id}.{attribute}" if attribute else id
        if not bundle.has_message(id):
            return MissingMessage(f"the language '{self.language}' has no message '{where}'")
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return MissingMessage(f"the language '{self.language}' has no message '{where}'")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            return MissingMessage(f"the message '{where}' in '{self.language}' cannot be written: {errors[0]}")
        return str(text)

    def name(self, kind: str, index: int, attribute: str = "") -> str:
        """What a thing is called."""
        return self.text("nothing" if index == NOBODY else f"{kind}-{self.nouns.id(kind, index)}", attribute)

    def form(self, id: str, attribute: str) -> str:
        """A name as it stands in a sentence: in a form of its own, or in the one that the language gives any name."""
        if self.has(id, attribute) or not self.has(ANY_NAME, attribute):
            return self.text(id, attribute)
        return self.text(ANY_NAME, attribute, {"name": self.text(id)})

    def names(self, kind: str, indexes: tuple[int, ...], quoted: bool = False) -> str:
        """Several things in one phrase; titles are quoted, for “Spain and Portugal” is one card."""
        words = [self.name(kind, index) for index in indexes]
        if quoted:
            words = [self.text(ANY_NAME, QUOTED, {"name": word}) for word in words]
        return self.joined(words)

    def joined(self, words: list[str]) -> str:
        """Words in one phrase."""
        if not words:
            return self.text("nothing")
        if len(words) == 1:
            return words[0]
        return self.text("list", values={"first": ", ".join(words[:-1]), "last": words[-1]})

    def say(self, prefix: str, text: Text) -> str:
        """A sentence with its values: things by name, and by each form of their name as `$space_loc`."""
        return self.text(f"{prefix}-{text.key}", values=self.values(text))

    def values(self, text: Text) -> dict[str, int | str]:
        """The values of a sentence as a message takes them."""
        values: dict[str, int | str] = {}
        for arg, value in text.args.items():
            if isinstance(value, tuple):
                self._name_thing(values, arg, value)
            else:
                values[arg] = value
        return values

    def _name_thing(self, values: dict[str, int | str], arg: str, thing: Thing) -> None:
        kind, which = thing
        if isinstance(which, tuple):
            values[arg] = self.names(kind, which)
            values[f"{arg}_count"] = len(which)
            values[f"{arg}_{QUOTED}"] = self.names(kind, which, quoted=True)
            return
        if kind == "number":
            values[arg] = which
            return
        values[arg] = self.name(kind, which)
        id = "nothing" if which == NOBODY else f"{kind}-{self.nouns.id(kind, which)}"
        for attribute, form in self._forms(id).items():
            values[f"{arg}_{attribute}"] = form

    def _forms(self, id: str) -> dict[str, str]:
        forms = self._forms_of_names.get(id)
        if forms is None:
            ids = [name for name in (ANY_NAME, id) if self.bundle.has_message(name)]
            attributes = {attribute for name in ids for attribute in self.bundle.get_message(name).attributes}
            forms = self._forms_of_names[id] = {attribute: self.form(id, attribute) for attribute in attributes}
        return forms

    def prompt(self, text: Text) -> str:
        """What a seat is asked."""
        return self.say("prompt", text)

    def reason(self, text: Text) -> str:
        """The line below a question: what asks it, what limits the answer, which of how many it is; may be empty."""
        id, values = f"prompt-{text.key}", self.values(text)
        source = values.get("source") or values.get("card")
        lines = [self.text(id, part, values) for part in ("why", "count") if self.has(id, part)]
        return " · ".join(line for line in ([str(source)] if source else []) + lines if line)

    def why_not(self, text: Text) -> str:
        """Why something cannot be done now."""
        return self.say("why", text)

    def event(self, event: Event) -> str:
        """What happened."""
        kinds = noun_kinds(event)
        args: dict[str, Arg] = {
            name: (kinds[name], value) if name in kinds else value for name, value in vars(event).items()
        }
        return self.say("event", Text(event_key(event), **args))

    def action(self, actions: ActionTable, action: int) -> str:
        """What an action does, as on a button."""
        return self.say("action", Text(actions.verbs[action], **thing_of(actions, action)))

    def answer(self, actions: ActionTable, action: int, asked: Text | None) -> str:
        """What an action does, in answer to a question, which may have a label of its own for a verb such as `done`."""
        if asked is not None:
            id, verb = f"prompt-{asked.key}", actions.verbs[action]
            if self.has(id, verb):
                return self.text(id, verb, self.values(Text(asked.key, **{**asked.args, **thing_of(actions, action)})))
        return self.action(actions, action)


def thing_of(actions: ActionTable, action: int) -> dict[str, Arg]:
    """What an action is about, as a value of a sentence; a word is about nothing."""
    kind = actions.kinds[action]
    return {kind: (kind, actions.indexes[action])} if kind else {}
