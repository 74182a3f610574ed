"""The two sides of a comparison: what each changes, and the process that plays it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.overlays import ENVIRONMENT, Changes, read_overlay
from chancellery.lab.figures import Figures
from chancellery.lab.fingerprints import PACKAGE
from chancellery.lab.series import Row

AS_IS: Final = "as-is"
KINDS: Final = "FILE.toml, NAME=VALUE, bots=A,B, rev=REVISION or as-is"


@dataclass(frozen=True)
class Side:
    """What one side changes of what both have.

    label      as it was asked for
    options    options of the game
    bots       who plays, if others than on both sides
    changes    what an overlay changes
    revision   of the source in Git; None is the version that is installed
    """

    label: str
    options: Mapping[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] | None = None
    changes: Changes = field(default_factory=dict)
    revision: str | None = None


@dataclass(frozen=True)
class Request:
    """What both sides have in common."""

    game: str
    options: Mapping[str, object]
    bots: tuple[str, ...]
    games: int
    seed: str
    iterations: int | None = None
    workers: int | None = None


def read_side(text: str) -> Side:
    """A side as it is asked for: words, each of which changes something."""
    options: dict[str, str] = {}
    bots: tuple[str, ...] | None = None
    changes: Changes = {}
    revision = None
    for word in text.split():
        name, is_given, value = word.partition("=")
        if word == AS_IS:
            continue
        if word.endswith(".toml"):
            changes = read_overlay(Path(word))
        elif is_given and name == "bots":
            bots = tuple(filter(None, value.split(",")))
        elif is_given and name == "rev":
            revision = value
        elif is_given:
            options[name] = value
        else:
            raise BadOption(f"'{word}' is nothing that a side of a comparison can be; it is {KINDS}")
    if not text.split():
        raise BadOption(f"a side of a comparison says what it changes: {KINDS}")
    return Side(text, options, bots, changes, revision)


@contextmanager
def source_of(revision: str | None) -> Iterator[list[Path]]:
    """Where the code of a side is imported from; that of a revision is laid out for as long as it plays."""
    installed = PACKAGE.parent
    if revision is None:
        yield [installed]
        return
    top = repository()
    with tempfile.TemporaryDirectory(prefix="chancellery-") as folder:
        unpack(top, revision, Path(folder))
        own = Path(folder) / "src"
        # A game of another package has its revisions in a repository of its own.
        yield [own, Path(folder)] if (own / "chancellery").is_dir() else [own, Path(folder), installed]


def repository() -> Path:
    """The checkout in which somebody works, or else the one that the package lies in."""
    for place in (Path.cwd(), PACKAGE):
        found = git(place, "rev-parse", "--show-toplevel")
        if found is not None and (place != PACKAGE or "site-packages" not in place.parts):
            return Path(found.decode().strip())
    raise BadOption("rev=REVISION needs a Git checkout, of Chancellery or of the game, in the folder where you are")


def git(folder: Path, *words: str) -> bytes | None:
    """What Git says, or None if it refuses or is not there."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def unpack(top: Path, revision: str, folder: Path) -> None:
    """Lay out the source of a revision."""
    if revision.startswith("-") or git(top, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}") is None:
        raise BadOption(f"there is no revision '{revision}' in {top}")
    wanted = ["src"] if git(top, "cat-file", "-e", f"{revision}:src") is not None else []
    archive = git(top, "archive", "--format=tar", revision, *wanted)
    if archive is None:
        raise BadOption(f"Git cannot lay out the revision '{revision}'")
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def play_side(request: Request, side: Side, folder: Path | None) -> Iterator[Row]:
    """What a side plays, after a first line that says what that is."""
    wanted: Figures = {
        "game": request.game,
        "options": {**request.options, **side.options},
        "bots": side.bots or request.bots,
        "games": request.games,
        "seed": request.seed,
        "iterations": request.iterations,
        "workers": request.workers,
        "folder": None if folder is None else str(folder.resolve()),
        "overlay": bool(side.changes),
        "revision": side.revision,
        "source": None,
    }
    script = (PACKAGE / "lab" / "variant_run.py").read_text("utf-8")
    environment = {name: value for name, value in os.environ.items() if name != ENVIRONMENT}
    if side.changes:
        environment[ENVIRONMENT] = json.dumps({"game": request.game, "changes": side.changes}, sort_keys=True)
    with source_of(side.revision) as places:
        if side.revision is not None:
            wanted["source"] = str(places[1])
        inherited = filter(None, [os.environ.get("PYTHONPATH"), os.getcwd()])
        environment["PYTHONPATH"] = os.pathsep.join([*map(str, places), *inherited])
        # Without -P the folder in which somebody works would come before the revision's own code.
        child = subprocess.Popen(
            [sys.executable, "-P", "-c", script, json.dumps(wanted)],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            yield from lines_of(child, side)
        finally:
            child.kill()
            child.communicate()


def lines_of(child: subprocess.Popen[str], side: Side) -> Iterator[Row]:
    assert child.stdout is not None
    for text in child.stdout:
        line = json.loads(text)
        if "problem" in line:
            raise ChancelleryError(f"{side.label}: {line['problem']}")
        yield line
    if child.wait() != 0:
        assert child.stderr is not None
        last = (child.stderr.read().strip().splitlines() or ["it was killed"])[-1]
        raise ChancelleryError(f"{side.label}: the process that plays it has failed: {last}")
