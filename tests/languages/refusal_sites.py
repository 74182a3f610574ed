"""Where the source refuses something: every place that makes a refusal, with its code, sentence and values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import chancellery

SOURCE: Final = Path(chancellery.__file__).parent
ROOT: Final = "ChancelleryError"
# What only whoever writes a game, measures or connects a program meets: scripts, benches, the lab, MCP.
WORKSHOP: Final = (
    "engine/script",
    "engine/fields.py",
    "lab",
    "envs",
    "loadtest",
    "cli/bench",
    "cli/content.py",
    "cli/contract.py",
    "cli/engines.py",
    "cli/mcp",
    "cli/models",
    "cli/new_game.py",
    "cli/script.py",
)


Classes = dict[str, ast.ClassDef]


class Site(NamedTuple):
    """A place that makes a refusal; no codes if it names none, and no sentence if that is put together."""

    where: str
    codes: tuple[str, ...]
    sentence: str | None
    values: frozenset[str]


class Kind(NamedTuple):
    """A class of refusals, or a function that makes them.

    parameters   their order
    code         the one that it has by itself
    values       those that a function adds
    file         where a function is
    """

    parameters: tuple[str, ...]
    code: str
    values: frozenset[str] = frozenset()
    file: str = ""


@cache
def modules() -> dict[str, ast.Module]:
    """Every file that may refuse a player something, parsed."""
    files = {path.relative_to(SOURCE).as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}
    return {name: ast.parse(path.read_text("utf-8")) for name, path in files.items() if not name.startswith(WORKSHOP)}


def sites() -> list[Site]:
    """Every place that makes a refusal."""
    trees = modules()
    classes = refusal_classes(trees)
    kinds = {**kinds_of(classes), **makers(trees, set(classes))}
    texts = constants(trees)
    return [site for name, tree in trees.items() for site in Finder(name, tree, kinds, classes, texts).find(tree)]


def own_codes() -> dict[str, str]:
    """The codes of whole classes."""
    return {name: kind.code for name, kind in kinds_of(refusal_classes(modules())).items() if kind.code}


def refusal_classes(trees: dict[str, ast.Module]) -> Classes:
    """Every class of refusals by its name, those first that others are made of."""
    defined = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {node.name: node for node in defined if node.name == ROOT}
    while more := {n.name: n for n in defined if n.name not in found and bases(n) & set(found)}:
        found |= more
    return found


def constants(trees: dict[str, ast.Module]) -> dict[str, str]:
    """Sentences that have a name, by it."""
    named = [node for tree in trees.values() for node in tree.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(node.target): text for node in named if (text := constant(node.value)) is not None}


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def kinds_of(classes: Classes) -> dict[str, Kind]:
    kinds: dict[str, Kind] = {}
    for name, node in classes.items():
        inherited = next((kinds[base] for base in bases(node) if base in kinds), Kind((), ""))
        code, own = inherited.code, inherited.parameters
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                own = tuple(argument.arg for argument in part.args.args[1:])
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "CODE":
                code = constant(part.value) or ""
        kinds[name] = Kind(own, code)
    return kinds


def makers(trees: dict[str, ast.Module], classes: set[str]) -> dict[str, Kind]:
    """Functions that are given a code and make a refusal of it; a method is called `self.name`."""
    found = {}
    functions = [(f, node) for f, tree in trees.items() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for file, node in functions:
        names = [argument.arg for argument in node.args.args]
        if node.returns is None or ast.unparse(node.returns) not in classes or "code" not in names:
            continue
        calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
        added = frozenset(word.arg for call in calls for word in call.keywords if word.arg)
        if names[0] == "self":
            found[f"self.{node.name}"] = Kind(tuple(names[1:]), "", added, file)
        else:
            found[node.name] = Kind(tuple(names), "", added, file)
    return found


class Finder:
    """The refusals of one file."""

    def __init__(
        self, file: str, tree: ast.Module, kinds: dict[str, Kind], classes: Classes, texts: dict[str, str]
    ) -> None:
        self.file = file
        self.texts = texts
        names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        self.imported = {name.removeprefix("chancellery.").replace(".", "/") + ".py" for name in names}
        self.kinds = kinds
        self.classes = classes

    def find(self, tree: ast.AST, inside: str = "", given: bool = False) -> Iterator[Site]:
        """The places below a node; `inside` is the class around it, `given` whether a function around it has a code."""
        for node in ast.iter_child_nodes(tree):
            now, passed = inside, given
            if isinstance(node, ast.ClassDef):
                now = node.name
            if isinstance(node, ast.FunctionDef):
                passed = "code" in (argument.arg for argument in node.args.args)
            if isinstance(node, ast.Call):
                yield from self.look_at(node, now, passed)
            elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id in self.kinds:
                yield from self.look_at(ast.Call(node.exc, [], [], lineno=node.lineno), now, passed)
            yield from self.find(node, now, passed)

    def look_at(self, call: ast.Call, inside: str, given: bool) -> Iterator[Site]:
        kind = self.kinds.get(self.made_by(call, inside))
        if kind is None or "code" not in kind.parameters or kind.file not in ("", self.file, *self.imported):
            # A class whose constructor asks for no code gives one to its base, and is looked at there.
            return
        named = {word.arg: word.value for word in call.keywords if word.arg}
        arguments = dict(zip(kind.parameters, call.args, strict=False)) | named
        code = arguments.get("code")
        if isinstance(code, ast.Name) and code.id == "code" and given:
            return
        if isinstance(code, ast.Attribute) and code.attr == "code":
            # Another refusal's, handed on.
            return
        if code is None and kind.code:
            return
        values = kind.values | {word for word in named if word not in kind.parameters}
        said = arguments.get("sentence")
        sentence = self.texts.get(said.id) if isinstance(said, ast.Name) else constant(said)
        yield Site(f"{self.file}:{call.lineno}", tuple(codes_in(code)), sentence, values)

    def made_by(self, call: ast.Call, inside: str) -> str:
        """What makes the refusal: a class, a function, or the base of the class around it."""
        if isinstance(call.func, ast.Name):
            return call.func.id
        if not isinstance(call.func, ast.Attribute):
            return ""
        if call.func.attr == "__init__":
            return (
                next((base for base in bases(self.classes[inside]) if base in self.classes), "")
                if inside in self.classes
                else ""
            )
        return ast.unparse(call.func)


def codes_in(node: ast.expr | None) -> list[str]:
    """The codes that an expression may have: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*codes_in(node.body), *codes_in(node.orelse)]
    found = constant(node)
    return [found] if found else []


def constant(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
