"""The contract about papers: words in every language, rules that can be looked up, content that names its sources."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from chancellery.contract.secret_checks import require_shape
from chancellery.contract.sentences import Sentences
from chancellery.contract.walks import answers, played, sampled
from chancellery.engine import tutorial_checks
from chancellery.engine.errors import MissingMessage
from chancellery.engine.events import event_key
from chancellery.engine.frames import Choice, SealedChoice
from chancellery.engine.game import Game
from chancellery.engine.languages import KERNEL_TEXT, languages, text_files
from chancellery.engine.options import OneOf, Options
from chancellery.engine.prose import ANY_NAME, Prose, Text
from chancellery.engine.state import State

SOURCES = ("rulebook", "reference", "designed")
SHOWN = 12


def complain(problems: list[str]) -> None:
    """All problems at once, each one time, as far as anybody wants to read."""
    found = list(dict.fromkeys(problems))
    more = f"\nand {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    assert not found, "\n".join(found[:SHOWN]) + more


# --- words ---


class Reader:
    """Reads everything aloud in one language and notes what it has no words for."""

    def __init__(self, game: Game, options: Options | None, language: str) -> None:
        nouns = game.nouns if options is None else game.nouns_for(options)
        self.prose = Prose(language, [game.folder / "text"], nouns, strict=True)
        self.problems: list[str] = []
        self.known: set[str] = set()

    def reason(self, asked: Text) -> str:
        """The line below a question, which may be empty."""
        return self.prose.reason(asked) or "-"

    def read(self, say: Callable[..., str], *args: Any) -> None:
        what = repr((say, args))
        if what in self.known:
            return
        self.known.add(what)
        try:
            words = say(*args)
        except MissingMessage as error:
            self.problems.append(str(error))
        except (KeyError, IndexError) as error:
            self.problems.append(f"{args} names a thing that does not exist: {error!r}")
        else:
            if not words.strip():
                self.problems.append(f"the language '{self.prose.language}' has nothing but blanks for {args}")


def out_of_place(g: State, seat: int) -> list[tuple[str, int]]:
    """A thing of each kind with which the seat can do nothing now, another one at every ply."""
    actions = g.game.actions
    possible = {(actions.kinds[action], actions.indexes[action]) for action in g.legal(seat)}
    found = []
    for kind, ids in g.game.nouns_for(g.options).ids.items():
        rest = [index for index in range(len(ids)) if (kind, index) not in possible]
        if rest:
            found.append((kind, rest[g.ply % len(rest)]))
    return found


def check_all_that_happens_has_words(game: Game, options: Options, seed: int) -> None:
    """Every prompt and every event of random games, and how they ended."""
    readers = [Reader(game, options, language) for language in languages()]
    # Most words come up with every option: one game shows what another option brings.
    usual = options == game.options({"players": options.players})
    for number in range(3 if usual else 1):
        for g in played(game, options, seed + number, record=True):
            for seat in g.waiting:
                prompt = g.prompt(seat)
                assert prompt is not None
                words = [action for action in answers(g, seat) if not game.actions.kinds[action]]
                for reader in readers:
                    reader.read(reader.prose.prompt, prompt)
                    reader.read(reader.reason, prompt)
                for kind, index in out_of_place(g, seat):
                    told = g.why_not(seat, kind, index)[0]
                    for reader in readers:
                        reader.read(reader.prose.why_not, told)
                for reader in readers:
                    for action in words:
                        reader.read(reader.prose.answer, game.actions, action, prompt)
        assert g.log is not None
        assert g.outcome is not None
        for reader in readers:
            reader.read(reader.prose.text, f"ending-{g.outcome.reason}")
            for entry in g.log.entries:
                reader.read(reader.prose.event, entry.event)
    complain([problem for reader in readers for problem in reader.problems])


def check_all_that_exists_has_words(game: Game, options: Options, seed: int) -> None:
    """The title, every thing, every action, every option and every kind of event."""
    problems: list[str] = []
    for language in languages():
        reader = Reader(game, None, language)
        for message in messages_of(game):
            reader.read(reader.prose.text, message)
        for action in range(len(game.actions)):
            reader.read(reader.prose.action, game.actions, action)
        for event in game.events.values():
            if not reader.prose.has(f"event-{event_key(event)}"):
                reader.problems.append(f"the language '{language}' has no message for the event {event.__name__}")
        problems += reader.problems
    complain(problems)


def check_sentences_bear_every_name(game: Game, options: Options, seed: int) -> None:
    """Events, questions and answers read right with every name and number: no blanks, no bare names, no “de le”."""
    problems: list[str] = []
    for language in languages():
        sentences = Sentences(game, language)
        for where, args, values in sentences.said():
            try:
                words = sentences.text(where, values)
            except MissingMessage as error:
                problems.append(str(error))
            else:
                problems += [f"'{where}' in '{language}' {slip}: {words}" for slip in sentences.slips(args, words)]
    complain(problems)


def messages_of(game: Game) -> Iterator[str]:
    """The ids of the messages that follow from what a game declares."""
    yield "game-title"
    seats = {seat for ids in game.seats_by_count.values() for seat in ids}
    yield from (f"seat-{seat}" for seat in sorted(seats))
    yield from (f"{kind}-{id}" for kind, ids in game.nouns.ids.items() for id in ids)
    for option in game.option_list:
        yield f"option-{option.id}"
        if isinstance(option, OneOf):
            yield from (f"option-{option.id}-{value}" for value in option.values)


def check_actions_name_the_seats_they_mean(game: Game, options: Options, seed: int) -> None:
    """The table of actions has one name for a seat: it must be right for every number of players."""
    if "seat" in game.actions.kinds:
        ids = game.seats(options)
        table = game.nouns.ids["seat"][: len(ids)]
        assert ids == table, f"with {options.players} players the seats are {ids}, but actions call them {table}"


# --- languages ---


class Variables(Visitor):
    """Gathers the names of variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class CatalogMessage:
    """A message as translators see it: its attributes and its variables."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        variables = Variables()
        variables.visit(entry)
        self.variables = variables.names
        self.parts = {f".{attribute.id.name}" for attribute in entry.attributes}
        if entry.value is not None:
            self.parts.add("its text")


def check_languages_match(game: Game, options: Options, seed: int) -> None:
    """Every language has the same messages, with the same attributes and variables."""
    problems: list[str] = []
    catalogs = {language: catalog(game, language, problems) for language in languages()}
    ids = {id: None for entries in catalogs.values() for id in entries}
    for language, entries in catalogs.items():
        problems += [f"the language '{language}' lacks '{id}'" for id in ids if id not in entries]
    # What a language says of any name need not be said of each.
    forms = {language: entries.pop(ANY_NAME).parts for language, entries in catalogs.items()}
    for id in ids:
        if all(id in entries for entries in catalogs.values()):
            problems += differences(id, {language: entries[id] for language, entries in catalogs.items()}, forms)
    complain(problems)


def catalog(game: Game, language: str, problems: list[str]) -> dict[str, CatalogMessage]:
    """The messages of a language, the kernel's included."""
    found: dict[str, CatalogMessage] = {}
    for file in (*text_files(KERNEL_TEXT, language), *text_files(game.folder / "text", language)):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{language}/{file.name} has a line that is no Fluent: {(entry.content or '').strip()}")
            if isinstance(entry, ast.Message | ast.Term):
                id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if id in found:
                    problems.append(f"{language}/{file.name} has '{id}' a second time")
                found[id] = CatalogMessage(entry)
    return found


def differences(id: str, translations: dict[str, CatalogMessage], forms: dict[str, set[str]]) -> Iterator[str]:
    parts = set().union(*(paragraph.parts for paragraph in translations.values()))
    variables = set().union(*(paragraph.variables for paragraph in translations.values()))
    for language, paragraph in translations.items():
        lacking = parts - paragraph.parts - forms[language]
        yield from (f"the language '{language}' lacks {part} of '{id}'" for part in sorted(lacking))
        # A form of a thing's name stands for the thing: `$space_loc` for `$space`, `$cards_count` for `$cards`.
        used = {stem for name in paragraph.variables for stem in (name, name.rpartition("_")[0])}
        for name in sorted(variables - used):
            if name.rpartition("_")[0] not in used - {""}:
                yield f"the language '{language}' does not use ${name} in '{id}'"


# --- rules ---


def check_every_frame_says_what_it_is(game: Game, options: Options, seed: int) -> None:
    """Every frame has its sentence."""
    complain([f"{name} has no docstring" for name, frame in game.frames.items() if not frame.__doc__])


def check_every_choice_names_a_rule(game: Game, options: Options, seed: int) -> None:
    """Every question and every refusal names a paragraph that can be looked up in every language."""
    problems: list[str] = []
    rules: dict[str, str] = {}
    for name, frame in game.frames.items():
        if issubclass(frame, Choice | SealedChoice):
            rules.setdefault(frame.rule, name)
    for g in sampled(game, options, seed, 20):
        top = g.choice()
        rules.setdefault(top.rule, type(top).__name__)
        for seat in g.waiting:
            illegal = set(range(len(game.actions))) - set(g.legal(seat))
            for action in illegal:
                rules.setdefault(g.refusal(seat, action).rule, f"{type(top).__name__} against '{g.describe(action)}'")
            for kind, index in out_of_place(g, seat):
                rules.setdefault(g.why_not(seat, kind, index)[1], f"{type(top).__name__} against {kind} {index}")
    for language in languages():
        known = anchors(game, language)
        for rule, name in rules.items():
            if not rule:
                problems.append(f"{name} names no rule")
            elif rule not in known:
                problems.append(f"{name} names rule {rule}, which help/{language}.md does not have")
    complain(problems)


def anchors(game: Game, language: str) -> set[str]:
    """The paragraphs that can be linked to."""
    return set(re.findall(r"\{#([^}\s]+)\}", (game.folder / "help" / f"{language}.md").read_text("utf-8")))


def check_the_legend_is_true(game: Game, options: Options, seed: int) -> None:
    """What the page shows of the rules has the declared shape, and every paragraph that it names can be read."""
    legend = game.legend
    if legend.shape is not None:
        require_shape(legend.shape, legend.values, "the legend", "legend")
    for language in languages() if legend.paragraphs or legend.formalities or legend.consents else ():
        prose = Prose(language, [game.folder / "text"], game.nouns, strict=True)
        unknown = [key for key in (*legend.formalities, *legend.consents) if not prose.has(f"prompt-{key}")]
        assert not unknown, f"the legend names questions that nobody puts: {', '.join(unknown)}"
        gone = sorted(set(legend.paragraphs.values()) - anchors(game, language))
        assert not gone, f"the legend names {', '.join(gone)}, which help/{language}.md does not have"


# --- content ---


def check_content_names_its_sources(game: Game, options: Options, seed: int) -> None:
    """Every record says where its figures come from, and the game itself finds nothing wrong with its content."""
    assert game.check is not None, f"{game.title} cannot check its content"
    problems = list(game.check(game.folder / "content"))
    files = sorted((game.folder / "content").glob("*.toml"))
    assert files, f"{game.title} has no content files"
    for file in files:
        for table, records in tomllib.loads(file.read_text("utf-8")).items():
            for number, record in enumerate(records if isinstance(records, list) else [], 1):
                if isinstance(record, dict):
                    problems += [f"{file.name}: {table} number {number} {lack}" for lack in lacks(record)]
    complain(problems)


def check_the_tutorial_can_be_walked(game: Game, options: Options, seed: int) -> None:
    """A learner who does as suggested sees every step, in words of every language, and ends in a turn of their own."""
    complain(tutorial_checks.check_tutorial(game))


def lacks(record: dict[str, Any]) -> Iterator[str]:
    if not isinstance(record.get("id"), str):
        yield "has no id"
    if record.get("source") not in SOURCES:
        yield f"names the source {record.get('source')!r}, which is none of {', '.join(SOURCES)}"
