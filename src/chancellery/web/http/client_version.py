"""The version of the client: a hash of all its files, which stands in the address of each of them.

An address with it means one content for ever, so that browsers keep it; and a page finds all its modules under the
version that it began with, or learns that there is another one.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from chancellery.engine.languages import languages
from chancellery.games import page_folder
from chancellery.web.http.client_files import CLIENT, TYPES, games_with_pages

# How often files that may change are looked at.
LOOK_SECONDS: Final = 2.0
# What lies in one of these is installed, and stays as it is while a server runs.
INSTALLED: Final = frozenset(("site-packages", "dist-packages"))
DIGITS: Final = 16


class Found(NamedTuple):
    """A file of the client: its name in the tree, where it is, when it was written, and how long it is."""

    name: str
    path: str
    changed: int
    size: int


class ClientVersion:
    """The version, found out at first and again when a file has changed.

    roots    where files are; games and languages stay where they are while a server runs
    stamp    names, times and sizes of all files that may change, by where they are, as they were looked at last
    looked   when that was
    """

    def __init__(self) -> None:
        self.known = ""
        self.roots: dict[str, Path] = {}
        self.stamp: dict[str, Found] = {}
        self.looked = -LOOK_SECONDS

    def now(self) -> str:
        """The version as files are now, or were a moment ago."""
        if self.known and time.monotonic() - self.looked < LOOK_SECONDS:
            return self.known
        self.looked = time.monotonic()
        self.roots = self.roots or folders()
        changing = (files(name, folder) for name, folder in self.roots.items() if not installed(folder))
        stamp = {found.path: found for each in changing for found in each}
        if not self.known or stamp != self.stamp:
            self.stamp = stamp
            self.known = hash_of([found for name, folder in self.roots.items() for found in files(name, folder)])
        return self.known

    def forget(self) -> None:
        """Find it out anew: there may be other games and languages than before."""
        self.known = ""
        self.roots = {}

    def of(self, file: Path, changed: int) -> str:
        """The version that a file as it is now belongs to: one that has just been written belongs to a new one."""
        found = self.stamp.get(str(file))
        if found is not None and found.changed != changed:
            self.looked = -LOOK_SECONDS
        return self.now()


def installed(folder: Path) -> bool:
    return not INSTALLED.isdisjoint(folder.parts)


def folders() -> dict[str, Path]:
    """All that the client is made of: itself, pages of games from outside, and texts of languages from outside."""
    found = {"": CLIENT}
    for game in games_with_pages():
        page = page_folder(game)
        if page is not None:
            found[f"games/{game}/"] = page
    for language in languages().values():
        if language.folder is not None and (language.folder / CLIENT.name).is_dir():
            found[f"text/{language.id}/"] = language.folder / CLIENT.name
    return found


def files(name: str, folder: Path | str) -> Iterator[Found]:
    """Every file below a folder that is served, in order."""
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.is_dir():
                yield from files(f"{name}{entry.name}/", entry.path)
            elif os.path.splitext(entry.name)[1] in TYPES:
                stat = entry.stat()
                yield Found(name + entry.name, entry.path, stat.st_mtime_ns, stat.st_size)


def hash_of(found: list[Found]) -> str:
    digest = hashlib.sha256()
    for file in found:
        body = Path(file.path).read_bytes()
        digest.update(f"{file.name}\0{len(body)}\0".encode())
        digest.update(body)
    return digest.hexdigest()[:DIGITS]


client_version: Final = ClientVersion()
