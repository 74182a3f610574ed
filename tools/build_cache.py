"""Compiled builds, kept by the source that they are made of, so that a fresh clone need not compile the same rules.

mypyc works for a minute before the first C file is there, and looks at nothing but the modules that it compiles and
those that they import. Their digest, with the versions of everything that has a part in it, is the key of a build.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

# So many are kept; each takes some twenty megabytes.
MOST: Final = 6


def fingerprint(folder: Path, modules: Iterable[Path], made_by: Iterable[bytes]) -> str:
    """What a build is made of: modules below a folder, all that they import there, and whatever makes it."""
    digest = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}{sysconfig.get_config_var('CFLAGS')}".encode())
    for name in sorted(f"{one.name} {one.version}" for one in distributions()):
        digest.update(name.encode() + b"\0")
    for part in made_by:
        digest.update(hashlib.sha256(part).digest())
    for module in sorted(reached(folder, modules)):
        digest.update(f"{module.relative_to(folder)}".encode() + b"\0" + module.read_bytes() + b"\0")
    return digest.hexdigest()


def reached(folder: Path, modules: Iterable[Path]) -> set[Path]:
    """Modules below a folder, and those that they import there, and so on."""
    found: set[Path] = set()
    todo = list(modules)
    while todo:
        module = todo.pop()
        if module not in found:
            found.add(module)
            todo += imported(folder, module)
    return found


def imported(folder: Path, module: Path) -> Iterator[Path]:
    """The modules below a folder that one of them names, wherever in it, with the packages that they are in."""
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            up = module.relative_to(folder).parts[: -node.level] if node.level else ()
            base = ".".join([*up, *([node.module] if node.module else [])])
            # What is taken from a package may be one of its modules.
            names = [base, *(f"{base}.{name.name}" for name in node.names)]
        else:
            continue
        for name in names:
            yield from files_of(folder, name)


def files_of(folder: Path, name: str) -> Iterator[Path]:
    """The file of a module and those of the packages around it, as far as they are below a folder."""
    place = folder
    for part in name.split("."):
        place /= part
        for file in (place.with_name(f"{part}.py"), place / "__init__.py"):
            if file.is_file():
                yield file


class BuildCache:
    """What compiling made before; without a folder that can be written to it keeps nothing."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_cache_path("chancellery") / "builds"

    def fetch(self, key: str, to: Path) -> bool:
        """Put the modules of a build in their places, if it is known."""
        kept = self.folder / key
        try:
            os.utime(kept)
            for module in kept.rglob("*.so"):
                place = to / module.relative_to(kept)
                # Whoever runs the one that lies there goes on with it.
                place.unlink(missing_ok=True)
                shutil.copyfile(module, place)
        except OSError:
            return False
        return True

    def keep(self, key: str, made: Path, modules: Iterable[Path]) -> None:
        """Remember the modules of a build; whole or not at all, whoever else does the same."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=self.folder) as folder:
                for module in modules:
                    place = Path(folder) / "whole" / module.relative_to(made)
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(module, place)
                os.rename(Path(folder) / "whole", self.folder / key)
            self.forget_old()

    def forget_old(self) -> None:
        """Keep those that were asked for last."""
        builds = sorted(self.folder.iterdir(), key=lambda build: build.stat().st_mtime, reverse=True)
        for build in builds[MOST:]:
            shutil.rmtree(build, ignore_errors=True)
