"""Chancellery as an app that is installed: its manifest, icons and service worker, and the page without a network."""

from __future__ import annotations

import hashlib
import html
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from chancellery.engine.languages import choose_language, languages
from chancellery.web.http.errors import not_found
from chancellery.web.http.request_guard import CSP
from chancellery.web.people.notices import words

FOLDER: Final = Path(__file__).parent / "static" / "installed"
# The bar at the top of a page, light and dark (`--baize`), and the paper behind it.
LIGHT: Final = "#1E4438"
DARK: Final = "#1A3B31"
PAPER: Final = "#E9EDEA"
HEAD: Final = (
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/icons/touch-180.png">',
    f'<meta name="theme-color" content="{LIGHT}" media="(prefers-color-scheme: light)">',
    f'<meta name="theme-color" content="{DARK}" media="(prefers-color-scheme: dark)">',
)
SHORTCUTS: Final = {"tables": "/", "rules": "/rules", "replays": "/replays"}
OFFLINE: Final = ("title", "why", "still", "again")


def wished(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that we speak."""
    return choose_language(request.headers.get("accept-language", "").split(","))


def tagged(request: Request[Any, Any, Any], body: bytes, media_type: str, **more: str) -> Response[bytes]:
    """An answer that is not sent again while it has not changed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag, **more}
    if request.headers.get("If-None-Match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


@cache
def manifest(language: str) -> bytes:
    """What a browser is told that installs us, in a language."""
    said = words(language)
    icons = [
        {"src": f"/icons/{kind}-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for kind, purpose in (("icon", "any"), ("maskable", "maskable"))
        for size in (192, 512)
    ]
    told = {
        "id": "/",
        "name": "Chancellery",
        "short_name": "Chancellery",
        "description": said.text("installed-what"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": LIGHT,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [{"src": "/icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}, *icons],
        "shortcuts": [
            {"name": said.text(f"installed-{name}"), "url": url, "icons": [icons[0]]} for name, url in SHORTCUTS.items()
        ],
    }
    return json.dumps(told, ensure_ascii=False).encode()


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def get_manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The manifest, in the language that the browser asks for."""
    return tagged(request, manifest(wished(request)), "application/manifest+json", Vary="Accept-Language")


@get("/icons/{name:str}", include_in_schema=False, sync_to_thread=False)
def get_icon(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """One of the icons; the emblem itself is the client's."""
    if name == "icon.svg":
        return tagged(request, (FOLDER.parent / "client" / name).read_bytes(), "image/svg+xml")
    if name not in {path.name for path in FOLDER.glob("*.png")}:
        raise not_found("there is no such file", "no-such-file")
    return tagged(request, (FOLDER / name).read_bytes(), "image/png")


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def get_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker; a browser asks for it anew whenever a page of ours is opened."""
    return tagged(request, (FOLDER / "sw.js").read_bytes(), "text/javascript; charset=utf-8")


@get("/offline.js", include_in_schema=False, sync_to_thread=False)
def get_offline_script(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What chooses the language of the page without a network."""
    return tagged(request, (FOLDER / "offline.js").read_bytes(), "text/javascript; charset=utf-8")


@get("/offline.css", include_in_schema=False, sync_to_thread=False)
def get_offline_style(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the page without a network looks like: it needs no file of the client."""
    return tagged(request, (FOLDER / "offline.css").read_bytes(), "text/css; charset=utf-8")


@cache
def offline_page() -> bytes:
    """The page that stands in for any that needs the network: every language, of which a script leaves one."""
    sections = []
    for language in languages():
        said = words(language)
        title, why, still, again = (html.escape(said.text(f"offline-{part}")) for part in OFFLINE)
        links = "".join(
            f'<a href="{url}">{html.escape(said.text(f"installed-{name}"))}</a> ' for name, url in SHORTCUTS.items()
        )
        sections.append(
            f'<main lang="{language}" role="alert" hidden><h1>{title}</h1><p>{why}</p><p>{still}</p>'
            f'<p class="b"><button type="button">{again}</button> {links}</p></main>'
        )
    return (
        '<!doctype html>\n<html lang="en" data-offline>\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Chancellery</title>\n'
        '<link rel="stylesheet" href="/offline.css">\n<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">\n'
        f"{HEAD[2]}\n{HEAD[3]}\n</head>\n<body>\n<header>Chancellery</header>\n"
        + "\n".join(sections)
        + '\n<script src="/offline.js"></script>\n</body>\n</html>\n'
    ).encode()


@get("/offline", include_in_schema=False, sync_to_thread=False)
def get_offline(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page for what cannot be shown without a network."""
    return tagged(request, offline_page(), MediaType.HTML, **{"Content-Security-Policy": CSP})


handlers: Final[list[ControllerRouterHandler]] = [
    get_manifest,
    get_icon,
    get_worker,
    get_offline,
    get_offline_script,
    get_offline_style,
]
