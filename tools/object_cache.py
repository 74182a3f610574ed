"""Object files, kept by what they are made of, so that no C file is compiled twice: not even in a new checkout.

The key of an object is a digest of the C file, of every header of ours that it includes, of the compiler's version and
its arguments. A build of another branch, or a fresh clone, finds what an earlier one left; whatever was not asked for
in a month is removed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

INCLUDE: Final = re.compile(rb'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
DAYS: Final = 30.0


class ObjectCache:
    """What a compiler made before; without a folder that can be written to it keeps nothing."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        self.folder = folder or user_cache_path("chancellery") / "objects"
        version = subprocess.run([command[0], "--version"], capture_output=True, check=False).stdout
        self.maker = hashlib.sha256(version + "\0".join(command).encode()).digest()
        self.forget_old()

    def fetch(self, source: str, made: str) -> bool:
        """Put the object of a C file in its place, if it is known."""
        found = self.place(source)
        try:
            os.utime(found)
            os.makedirs(os.path.dirname(made), exist_ok=True)
            shutil.copyfile(found, made)
        except OSError:
            return False
        return True

    def keep(self, source: str, made: str) -> None:
        """Remember what a C file came to; whole or not at all, whoever else writes at the same time."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.folder, delete=False) as file:
                file.write(Path(made).read_bytes())
            os.replace(file.name, self.place(source))

    def place(self, source: str) -> Path:
        """Where the object of a C file is kept."""
        digest = hashlib.sha256(self.maker)
        for part in included(Path(source)):
            digest.update(contents(part))
        return self.folder / f"{digest.hexdigest()}.o"

    def forget_old(self) -> None:
        """Remove what nobody asked for in a long time."""
        eldest = time.time() - DAYS * 86400
        with suppress(OSError):
            for file in self.folder.iterdir():
                if file.stat().st_mtime < eldest:
                    file.unlink()


@cache
def objects_by(command: tuple[str, ...]) -> ObjectCache:
    """What a compiler made before with these arguments."""
    return ObjectCache(command)


@cache
def included(path: Path) -> tuple[Path, ...]:
    """A C file and all headers that it includes by a path of their own, in one order."""
    found = [path]
    for file in found:
        for name in INCLUDE.findall(contents(file)):
            for header in (file.parent / os.fsdecode(name), Path("build") / os.fsdecode(name)):
                if header.is_file() and header not in found:
                    found.append(header)
    return tuple(found)


@cache
def contents(path: Path) -> bytes:
    return path.read_bytes()
