"""The page: one shell for every address; what is on it is drawn by the client from the API."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler, ExceptionHandler

from chancellery.engine.languages import ENGLISH, Language, languages, messages
from chancellery.web.api.languages import about
from chancellery.web.http.client_files import CHUNKS, CLIENT, TEXT, client_file, games_with_pages
from chancellery.web.http.errors import ErrorAnswers

VENDOR: Final = {
    "preact": "preact.mjs",
    "preact/hooks": "hooks.mjs",
    "@preact/signals": "signals.mjs",
    "@preact/signals-core": "signals-core.mjs",
    "htm": "htm.mjs",
    "@fluent/bundle": "fluent/index.js",
}
# What a game of another package imports of the client: its address may change, its name does not.
KIT: Final = {"chancellery": "/client/kit.js"}
IMPORT_MAP: Final = json.dumps({"imports": {name: f"/client/vendor/{file}" for name, file in VENDOR.items()} | KIT})
# An import map cannot be a file of its own, so the policy names the one that we mean.
MAP_HASH: Final = base64.b64encode(hashlib.sha256(IMPORT_MAP.encode()).digest()).decode()
# The board's marks are placed by style attributes that scripts set; a style in the page's text is still refused.
POLICY: Final = (
    f"default-src 'self'; script-src 'self' 'sha256-{MAP_HASH}'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
STYLES: Final = (
    "fonts/fonts.css",
    "styles/tokens.css",
    "styles/base.css",
    "styles/lobby.css",
    "styles/table.css",
    "styles/stage.css",
    "styles/learn.css",
    "styles/front.css",
    "styles/hints.css",
)
PRELOADED_FONTS: Final = (
    "besley-latin-700-normal",
    "libre-franklin-latin-400-normal",
    "sofia-sans-extra-condensed-latin-600-normal",
)
# Sentences of one line each, without a value.
OPENING: Final = re.compile(r"^(opening-[a-z-]+|try-again|to-the-lobby) = (.+)$", re.MULTILINE)
OPENING_WORDS: Final = tuple(f"{what}{part}" for what in ("broken", "old", "slow") for part in ("", "-why"))
# What every page needs; a game's own modules are asked for when its table is opened.
SHARED: Final = ("core", "parts", "pages")


def in_shell(language: Language) -> dict[str, Any]:
    """A language for the shell, with what may have to be said before any other file has arrived."""
    said = dict(OPENING.findall(messages(TEXT, language.id, "shared.ftl")))
    opening = {name: said[f"opening-{name}"] for name in OPENING_WORDS}
    return {**about(language), "opening": {**opening, "again": said["try-again"], "lobby": said["to-the-lobby"]}}


@cache
def shell() -> str:
    """The page before anything is drawn on it."""
    modules = [path for folder in SHARED for path in CLIENT.glob(f"{folder}/**/*.js")]
    modules += (CLIENT / "vendor" / file for file in VENDOR.values())
    # Of a client that is joined, `app.js` holds all that every page needs.
    if (CLIENT / CHUNKS).is_dir():
        modules = []
    head = [
        *(f'<link rel="stylesheet" href="/client/{style}">' for style in STYLES),
        *(
            f'<link rel="preload" href="/client/fonts/{font}.woff2" as="font" type="font/woff2" crossorigin>'
            for font in PRELOADED_FONTS
        ),
        '<link rel="icon" href="/client/icon.svg" type="image/svg+xml">',
        '<script src="/client/early.js"></script>',
        f'<script type="importmap">{IMPORT_MAP}</script>',
        *(
            f'<link rel="modulepreload" href="/client/{path.relative_to(CLIENT).as_posix()}">'
            for path in sorted(modules)
        ),
        '<script type="module" src="/client/app.js"></script>',
    ]
    spoken = html.escape(json.dumps([in_shell(language) for language in languages().values()], ensure_ascii=False))
    drawn = " ".join(sorted(path.parent.name for path in CLIENT.glob("games/*/index.js")))
    own = " ".join(games_with_pages())
    return (
        f'<!doctype html>\n<html lang="{ENGLISH}" data-languages="{spoken}" data-drawn="{drawn}" data-own="{own}">\n'
        "<head>\n"
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="description" content="A digital table for board games of European statecraft.">\n'
        "<title>Chancellery</title>\n" + "\n".join(head) + '\n</head>\n<body>\n<div id="app"></div>\n'
        "<noscript>Chancellery draws its tables with JavaScript. Everything can be played in a terminal too: "
        "chancellery play.</noscript>\n</body>\n</html>\n"
    )


def answer(status: int = 200) -> Response[str]:
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return Response(shell(), media_type=MediaType.HTML, headers=headers, status_code=status)


def lost(answers: ErrorAnswers) -> ExceptionHandler[Any]:
    """How an address is answered that leads nowhere: a page for whoever reads it, a sentence for a program."""

    def answer_lost(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        reads = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api")
        return answer(404) if reads else answers.answer(request, error)

    return answer_lost


@get("/", include_in_schema=False, sync_to_thread=False)
def lobby() -> Response[str]:
    """The lobby."""
    return answer()


@get(
    ["/table/{match:str}", "/result/{match:str}", "/rules/{match:str}", "/people/{match:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(match: FromPath[str]) -> Response[str]:
    """A table, what became of a match, the rules of a game, a person: the client looks at the address."""
    return answer()


@get(["/rules", "/account", "/replays", "/workshop", "/operator"], include_in_schema=False, sync_to_thread=False)
def desk() -> Response[str]:
    """The library, and a person's own pages."""
    return answer()


handlers: Final[list[ControllerRouterHandler]] = [lobby, page, desk, client_file]
