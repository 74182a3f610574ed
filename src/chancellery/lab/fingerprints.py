"""What a kept series was played with: rules, content, bots and accumulators, each with a fingerprint of its files.

Fingerprints are of sources, which both builds have, so that a series may be begun with one build and go on with the
other.
"""

from __future__ import annotations

import ast
import site
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import chancellery
from chancellery.bots.net_files import LEARNED
from chancellery.bots.registry import RANDOM
from chancellery.engine.game import Game
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.own_bots import MARK, find_class, is_own

PACKAGE: Final = Path(chancellery.__file__).parent
# Made of the sources by Python and by the compiler.
MADE: Final = (".pyc", ".so", ".pyd")
# What of a game is not its rules: bots have a fingerprint of their own, and drawing decides nothing.
ASIDE: Final = ("bot", "terminal", "page")
# A few letters are enough to tell versions apart.
LETTERS: Final = 16

# What a manifest says by name: a fingerprint, or one for each part.
Fingerprint = dict[str, Any]


def fingerprint(game: Game, bots: Iterable[str], accumulators: Iterable[type[Accumulator]]) -> Fingerprint:
    """What the games of a series depend on beside its options and its seed."""
    return {
        "rules": rules_of(game),
        "content": content_of(game),
        "bots": {name: bot_of(game, name) for name in dict.fromkeys(bots)},
        "accumulators": {f"{one.__module__}.{one.__qualname__}": code_of(one.__module__) for one in accumulators},
    }


def changed(before: object, now: Fingerprint, title: str) -> str:
    """What is not as it was when a series was begun, in a sentence without an end; nothing if all is."""
    if not isinstance(before, dict):
        return "it was kept by a version that did not note what it was played with"
    if before.get("rules") != now["rules"]:
        return f"the rules of {title} have changed since"
    if files := differing(before.get("content"), now["content"]):
        return f"the content of {title} has changed since: {', '.join(files)}"
    if bots := differing(before.get("bots"), now["bots"]):
        return f"the bot '{bots[0]}' has changed since"
    if notes := differing(before.get("accumulators"), now["accumulators"]):
        return f"the accumulator {notes[0]} has changed since"
    return ""


def differing(before: object, now: dict[str, str]) -> list[str]:
    then = before if isinstance(before, dict) else {}
    return sorted(name for name in {*then, *now} if then.get(name) != now.get(name))


def rules_of(game: Game) -> str:
    """The engine, the way in which games are played out, and the game's own code."""
    engine = [*(PACKAGE / "engine").glob("*.py"), PACKAGE / "lab" / "playout.py"]
    own = [path for path in game.folder.rglob("*.py") if path.relative_to(game.folder).parts[0] not in ASIDE]
    return hash_of([*engine, *own])


def content_of(game: Game) -> dict[str, str]:
    """A fingerprint for each file of the content."""
    return {path.name: hash_of([path]) for path in sorted((game.folder / "content").glob("*.toml"))}


def bot_of(game: Game, name: str) -> str:
    """The code of a bot: of ours, or of one's own."""
    if is_own(name):
        return code_of(getattr(find_class(name), "__module__", None) or name.partition(MARK)[0])
    if name == RANDOM:
        return hash_of([PACKAGE / "bots" / "random_bot.py"])
    own = [path for folder in ("bot", LEARNED) for path in files_below(game.folder / folder)]
    return hash_of([*files_below(PACKAGE / "bots"), *own])


def code_of(module: str) -> str:
    """A module's file and those of one's own that it imports."""
    return hash_of(own_files(module))


def own_files(module: str) -> list[Path]:
    found: dict[str, Path] = {}
    asked = [module]
    while asked:
        name = asked.pop()
        path = file_of(name)
        if name in found or path is None:
            continue
        found[name] = path
        asked += imported_by(name, path)
    return sorted(set(found.values()))


def file_of(module: str) -> Path | None:
    """The source of an imported module, unless it is Python's, of an installed package or ours."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None or not file.endswith(".py"):
        return None
    path = Path(file).resolve()
    return None if any(path.is_relative_to(folder) for folder in installed()) else path


@cache
def installed() -> tuple[Path, ...]:
    """Where code lies that has a version instead of a fingerprint."""
    paths = sysconfig.get_paths()
    found = [
        PACKAGE,
        *(Path(paths[name]) for name in ("stdlib", "purelib", "platlib")),
        *map(Path, site.getsitepackages()),
    ]
    return tuple(path.resolve() for path in found)


def imported_by(name: str, path: Path) -> Iterator[str]:
    """The names of modules that a file may import, whether they are modules or what is in one."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level]) if node.level else ""
            home = ".".join(filter(None, (base, node.module)))
            yield home
            yield from (f"{home}.{alias.name}" for alias in node.names)


def files_below(folder: Path) -> list[Path]:
    """The files of a folder, without what is made of them; a learned bot has files that are no code."""
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix not in MADE]


def hash_of(paths: Iterable[Path]) -> str:
    """One fingerprint of several files, by what they are called and what is in them."""
    digest = sha256()
    for path in sorted(set(paths)):
        data = path.read_bytes()
        digest.update(f"{path.name} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:LETTERS]
