"""The client's files: where each lies, kept in memory, and packed once."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import brotli

from chancellery.engine.languages import ENGLISH, languages, messages, text_files
from chancellery.games import page_folder, places
from chancellery.web.http.errors import not_found
from chancellery.web.http.packing import QUICK, Encoding, pack

# Where the client lies: beside this file, as it is written or as a wheel has it joined, or elsewhere.
CLIENT: Final = Path(os.environ.get("CHANCELLERY_CLIENT") or Path(__file__).parents[1] / "static" / "client")
# What `tools.bundle` leaves in a client that it has joined.
JOINED: Final = CLIENT / "joined.json"
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
}
PACKED: Final = (".js", ".mjs", ".css", ".svg", ".json", ".map", ".ftl", ".txt")
# How a file that was packed beforehand, as well as it can be, is named beside the file itself.
BESIDE: Final[dict[Encoding, str]] = {"br": ".br"}
TEXT: Final = CLIENT / "text"


class ClientFile:
    """A file as it was at `changed`; it is packed when somebody first asks for that."""

    def __init__(self, path: str, file: Path, changed: int) -> None:
        self.file = file
        self.changed = changed
        self.body = read(path, file)
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        self.packed: dict[Encoding, bytes] = {}

    def in_encoding(self, encoding: Encoding) -> bytes:
        """The file packed."""
        if encoding not in self.packed:
            self.packed[encoding] = self.beside(encoding) or pack(self.body, encoding, QUICK)
        return self.packed[encoding]

    def beside(self, encoding: Encoding) -> bytes | None:
        """The file as it was packed beforehand, if it was and has not changed since."""
        file = self.file.with_name(self.file.name + BESIDE.get(encoding, ""))
        if encoding not in BESIDE or not file.is_file():
            return None
        packed = file.read_bytes()
        return packed if brotli.decompress(packed) == self.body else None


_files: dict[str, ClientFile] = {}


def locate(path: str) -> Path:
    """Where a file of the client is; a language from outside brings its texts, a game from outside its page."""
    file = CLIENT / path
    match Path(path).parts:
        case ("games", game, *rest) if not file.is_file() and (page := page_folder(game)) is not None:
            return page.joinpath(*rest)
        case ("text", language, name) if not file.is_file() and language in languages():
            files = (*text_files(TEXT, language), *text_files(TEXT, ENGLISH))
            return next((text for text in files if text.name == name), file)
        case ("text", name) if (spoken := language_of(name)) is not None:
            return newest(text_files(TEXT, spoken) or text_files(TEXT, ENGLISH))
    return file


def language_of(name: str) -> str | None:
    """The language whose messages are asked for all together, as `en.ftl`."""
    language = name.removesuffix(".ftl")
    return language if language != name and language in languages() else None


def newest(files: list[Path]) -> Path:
    return max(files, key=lambda file: file.stat().st_mtime_ns)


def page_of(game: str, name: str) -> bool:
    """Whether there is a file of this name in the page of a game."""
    return locate(f"games/{game}/{name}").is_file()


def games_with_pages() -> list[str]:
    """The games that bring a page in their own folder, which is no part of the client."""
    return [id for id in places() if not (CLIENT / "games" / id).is_dir() and page_of(id, "index.js")]


def read(path: str, file: Path) -> bytes:
    """What a file says; texts have the English messages that their language lacks."""
    match Path(path).parts:
        case ("text", language, name):
            return messages(TEXT, language, name).encode()
        case ("text", name) if (spoken := language_of(name)) is not None:
            return messages(TEXT, spoken).encode()
    return file.read_bytes()


def keep(path: str) -> ClientFile:
    """A file of the client, read again only if it has changed."""
    file = locate(path)
    if file.suffix not in TYPES or ".." in file.parts or not file.is_file():
        raise not_found("there is no such file", "no-such-file")
    changed = file.stat().st_mtime_ns
    cached = _files.get(path)
    if cached is None or cached.changed != changed:
        cached = _files[path] = ClientFile(path, file, changed)
    return cached
