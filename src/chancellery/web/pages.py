"""The page: one shell for every address; what is on it is drawn by the client from the API."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.concurrency import sync_to_thread
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler, ExceptionHandler

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.languages import ENGLISH, Language, languages, messages
from chancellery.web.api.common import Given
from chancellery.web.api.languages import about
from chancellery.web.games.catalog import editions
from chancellery.web.http.client_files import CLIENT, JOINED, TEXT, games_with_pages, page_of
from chancellery.web.http.client_route import base, client_file
from chancellery.web.http.client_version import client_version
from chancellery.web.http.errors import ErrorAnswers
from chancellery.web.http.identity import Caller
from chancellery.web.http.packing import tag_of
from chancellery.web.installed import HEAD
from chancellery.web.limits.rate_limits import TooOften
from chancellery.web.matches.live import LiveMatches

VENDOR: Final = {
    "preact": "preact.mjs",
    "preact/hooks": "hooks.mjs",
    "@preact/signals": "signals.mjs",
    "@preact/signals-core": "signals-core.mjs",
    "htm": "htm.mjs",
    "@fluent/bundle": "fluent/index.js",
}
# What a game of another package imports of the client: its address may change, its name does not.
KIT: Final = {"chancellery": "kit.js"}
STYLES: Final = (
    "fonts/fonts.css",
    "styles/tokens.css",
    "styles/base.css",
    "styles/lobby.css",
    "styles/table.css",
    "styles/stage.css",
    "styles/learn.css",
    "styles/players.css",
    "styles/cards.css",
    "styles/front.css",
    "styles/hints.css",
    "styles/settings.css",
)
# What they are in a client that is joined, with what all grounds share.
JOINED_STYLES: Final = "styles/all.css"
PRELOADED_FONTS: Final = (
    "besley-latin-700-normal",
    "libre-franklin-latin-wght-normal",
    "sofia-sans-extra-condensed-latin-600-normal",
)
# Sentences of one line each, without a value.
OPENING: Final = re.compile(r"^(opening-[a-z-]+|try-again|to-the-lobby) = (.+)$", re.MULTILINE)
OPENING_WORDS: Final = tuple(f"{what}{part}" for what in ("broken", "old", "slow") for part in ("", "-why"))
# What every page needs; a game's own modules are asked for when its table is opened.
SHARED: Final = ("core", "parts", "pages")
# The page of an address that is not called after it.
PAGES: Final = {"": "lobby", "people": "profile"}
# What a game's page reads beside its modules, and as what.
OF_A_GAME: Final = {"style.css": "style", "board.json": "fetch", "layout.json": "fetch", "ground.svg": "fetch"}
# Whose page shows a board.
WITH_BOARD: Final = ("table", "result")


class Shell(NamedTuple):
    """The page before anything is drawn on it, and the policy that it is sent with."""

    text: str
    policy: str
    tag: str


def in_shell(language: Language) -> dict[str, Any]:
    """A language for the shell, with what may have to be said before any other file has arrived."""
    said = dict(OPENING.findall(messages(TEXT, language.id, "shared.ftl")))
    opening = {name: said[f"opening-{name}"] for name in OPENING_WORDS}
    return {**about(language), "opening": {**opening, "again": said["try-again"], "lobby": said["to-the-lobby"]}}


def import_map(where: str) -> str:
    """Which module a name stands for, below the address of the client's files."""
    vendor = {name: f"{where}vendor/{file}" for name, file in VENDOR.items() if not JOINED.exists()}
    return json.dumps({"imports": vendor | {name: where + file for name, file in KIT.items()}})


def policy(inline: str) -> str:
    """What the page may load and run: our own files, and the one script in it that cannot be a file of its own."""
    allowed = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
    # The board's marks are placed by style attributes that scripts set; a style in the page's text is still refused.
    return (
        f"default-src 'self'; script-src 'self' 'sha256-{allowed}'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def shell(page: str = "", game: str | None = None) -> Shell:
    """The shell of a page, with what it and the game that is played there will need."""
    return _shell(client_version.now(), page, game)


@lru_cache(256)
def _shell(version: str, page: str, game: str | None) -> Shell:
    where = base(version)
    names = import_map(where)
    head = [
        *(f'<link rel="stylesheet" href="{where}{style}">' for style in styles()),
        *(
            f'<link rel="preload" href="{where}fonts/{font}.woff2" as="font" type="font/woff2" crossorigin>'
            for font in PRELOADED_FONTS
        ),
        f'<link rel="icon" href="{where}icon.svg" type="image/svg+xml">',
        *HEAD,
        f'<script src="{where}early.js"></script>',
        f'<script type="importmap">{names}</script>',
        *(f'<link rel="modulepreload" href="{where}{module}">' for module in modules(page, game)),
        f'<script type="module" src="{where}app.js"></script>',
        *(f'<link rel="preload" href="{where}{file}" as="{kind}"{crossing(kind)}>' for file, kind in ahead(page, game)),
    ]
    spoken = json.dumps([in_shell(language) for language in languages().values()], ensure_ascii=False)
    about_client = {
        "client": where,
        "joined": "yes" if JOINED.exists() else "",
        "languages": spoken,
        "drawn": " ".join(drawn()),
        "own": " ".join(games_with_pages()),
        "editions": json.dumps(editions()),
        "opens": game or "",
    }
    data = "".join(f' data-{name}="{html.escape(value)}"' for name, value in about_client.items())
    text = (
        f'<!doctype html>\n<html lang="{ENGLISH}"{data}>\n'
        "<head>\n"
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
        '<meta name="description" content="A digital table for board games of European statecraft.">\n'
        "<title>Chancellery</title>\n" + "\n".join(head) + "\n</head>\n<body>\n"
        '<div id="app"><div class="top"><span class="wm">Chancellery</span></div><div class="loading"></div></div>\n'
        "<noscript>Chancellery draws its tables with JavaScript. Everything can be played in a terminal too: "
        "chancellery play.</noscript>\n</body>\n</html>\n"
    )
    return Shell(text, policy(names), tag_of(text.encode()))


def styles() -> tuple[str, ...]:
    return (JOINED_STYLES,) if JOINED.exists() else STYLES


def drawn() -> list[str]:
    """The games whose page is part of the client."""
    return sorted(path.parent.name for path in CLIENT.glob("games/*/index.js"))


def modules(page: str, game: str | None) -> list[str]:
    """The modules that a page is asked to load at once, so that it does not find out about one after the other."""
    own = [f"games/{game}/index.js"] if game is not None and page in WITH_BOARD and page_of(game, "index.js") else []
    if JOINED.exists():
        name = PAGES.get(page, page)
        return [*([f"pages/{name}.js"] if page_file(name) else []), *own]
    shared = [path for folder in SHARED for path in CLIENT.glob(f"{folder}/**/*.js")]
    shared += (CLIENT / "vendor" / file for file in VENDOR.values())
    return sorted(path.relative_to(CLIENT).as_posix() for path in shared) + own


def page_file(name: str) -> bool:
    return (CLIENT / "pages" / f"{name}.js").is_file()


def ahead(page: str, game: str | None) -> list[tuple[str, str]]:
    """Files that are no modules and will be wanted, each with what it is asked for as."""
    found = [] if JOINED.exists() else [("icons.svg", "fetch")]
    if game is not None and page in WITH_BOARD and game in drawn():
        found += [(f"games/{game}/{name}", kind) for name, kind in OF_A_GAME.items() if page_of(game, name)]
    return found


def crossing(kind: str) -> str:
    return " crossorigin" if kind == "fetch" else ""


def answer(page: str = "", game: str | None = None, status: int = 200) -> Response[str]:
    found = shell(page, game)
    headers = {"Content-Security-Policy": found.policy, "Cache-Control": "no-cache", "ETag": found.tag}
    return Response(found.text, media_type=MediaType.HTML, headers=headers, status_code=status)


def lost(answers: ErrorAnswers) -> ExceptionHandler[Any]:
    """How an address is answered that leads nowhere: a page for whoever reads it, a sentence for a program."""

    def answer_lost(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        reads = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api")
        return answer(status=404) if reads else answers.answer(request, error)

    return answer_lost


@get("/", include_in_schema=False)
async def lobby() -> Response[str]:
    """The lobby."""
    return await sync_to_thread(answer)


@get(["/table/{match:str}", "/result/{match:str}"], include_in_schema=False)
async def table(
    request: Request[Any, Any, Any], caller: Given[Caller], live: Given[LiveMatches], match: FromPath[str]
) -> Response[str]:
    """A table, or what became of a match: with what its game needs, since that will be wanted at once."""
    return await sync_to_thread(lambda: answer(first_part(request), game_of(caller, live, match)))


def game_of(caller: Caller, live: LiveMatches, match: str) -> str | None:
    """The game of a match, which anybody with its link may know; None where nobody looks it up now."""
    try:
        caller.limits.take("read-address", caller.address)
        return live.store.matches.header(match).game
    except (ChancelleryError, TooOften):
        # There is none, or the store is away, or this address has asked too much: the page will say so itself.
        return None


@get(["/rules/{name:str}", "/cards/{name:str}", "/people/{name:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    """The rules of a game, its cards, or a person: the client looks at the address."""
    return await sync_to_thread(answer, first_part(request))


@get(["/rules", "/account", "/replays", "/workshop", "/operator"], include_in_schema=False)
async def desk(request: Request[Any, Any, Any]) -> Response[str]:
    """The library, and a person's own pages."""
    return await sync_to_thread(answer, first_part(request))


@get("/people", include_in_schema=False)
async def players() -> Response[str]:
    """Who plays here."""
    return await sync_to_thread(answer, "players")


def first_part(request: Request[Any, Any, Any]) -> str:
    return request.scope["path"].split("/")[1]


handlers: Final[list[ControllerRouterHandler]] = [lobby, table, page, desk, players, client_file]
