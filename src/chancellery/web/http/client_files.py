"""The client's files: kept in memory, sent packed, and not sent again while they have not changed."""

from __future__ import annotations

import gzip
import hashlib
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from chancellery.engine.languages import ENGLISH, languages, messages, text_files
from chancellery.games import page_folder, places
from chancellery.web.http.errors import not_found

# The folder of a joined client's parts.
CHUNKS: Final = "chunks"
# Where the client lies: beside this file as it is written, or elsewhere as `tools.bundle` has joined it.
CLIENT: Final = Path(os.environ.get("CHANCELLERY_CLIENT") or Path(__file__).parents[1] / "static" / "client")
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
}
PACKED: Final = (".js", ".mjs", ".css", ".svg", ".json", ".ftl", ".txt")


class ClientFile(NamedTuple):
    """A file as it was at `changed`."""

    changed: int
    body: bytes
    packed: bytes | None
    tag: str


_files: dict[str, ClientFile] = {}


TEXT: Final = CLIENT / "text"


def locate(path: str) -> Path:
    """Where a file of the client is; a language from outside brings its texts, a game from outside its page."""
    file = CLIENT / path
    match Path(path).parts:
        case ("games", game, *rest) if not file.is_file() and (page := page_folder(game)) is not None:
            return page.joinpath(*rest)
        case ("text", language, name) if not file.is_file() and language in languages():
            files = (*text_files(TEXT, language), *text_files(TEXT, ENGLISH))
            return next((text for text in files if text.name == name), file)
    return file


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
    return file.read_bytes()


def keep(path: str) -> ClientFile:
    """A file of the client, read again only if it has changed."""
    file = locate(path)
    if file.suffix not in TYPES or ".." in file.parts or not file.is_file():
        raise not_found("there is no such file", "no-such-file")
    changed = file.stat().st_mtime_ns
    cached = _files.get(path)
    if cached is None or cached.changed != changed:
        body = read(path, file)
        packed = gzip.compress(body, mtime=0) if file.suffix in PACKED else None
        cached = _files[path] = ClientFile(changed, body, packed, f'"{hashlib.sha256(body).hexdigest()[:32]}"')
    return cached


@get("/client/{path:path}", include_in_schema=False, sync_to_thread=False)
def client_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """One file; the browser asks each time and gets "not changed" as long as it is so."""
    name = path.lstrip("/")
    file = keep(name)
    headers = {"Cache-Control": "no-cache", "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=TYPES[Path(name).suffix], headers=headers)
