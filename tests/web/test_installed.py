"""Chancellery as an app: its manifest in the reader's language, and icons drawn from our own emblem."""

from __future__ import annotations

import re
import struct

import pytest

from chancellery.web.installed import DARK, LIGHT
from chancellery.web.pages import shell
from tests.web.serving import ROOT, Person
from tools.icons import FOLDER, SIZES, icons

TOKENS = ROOT / "src/chancellery/web/static/client/styles/tokens.css"


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize(("wish", "language"), [("fr-CH,fr;q=0.9", "fr"), ("de,en", "en"), ("", "en")])
def test_the_manifest_is_in_the_readers_language(person: Person, wish: str, language: str) -> None:
    answer = person.http.get("/manifest.webmanifest", headers={"Accept-Language": wish})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-cache", "Accept-Language")
    manifest = answer.json()
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Chancellery", language, "standalone")
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == (
        ["Salon", "Règles", "Archives"] if language == "fr" else ["Lobby", "Rules", "Replays"]
    )
    for address in [*(shortcut["url"] for shortcut in manifest["shortcuts"]), *(i["src"] for i in manifest["icons"])]:
        assert person.http.get(address).status_code == 200


def test_every_icon_is_as_large_as_it_says(person: Person) -> None:
    listed = person.http.get("/manifest.webmanifest").json()["icons"]
    assert {(icon["sizes"], icon["purpose"]) for icon in listed} == {
        *(("any", "any"), ("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable"))
    }
    for icon in listed:
        answer = person.http.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(answer.content)) == icon["sizes"]
        again = person.http.get(icon["src"], headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_icons_are_drawn_from_the_emblem() -> None:
    assert {path.name for path in FOLDER.glob("*.png")} == {f"{name}.png" for name in SIZES}
    for name, png in icons().items():
        assert (FOLDER / name).read_bytes() == png, f"{name}: run python -m tools.icons"


@pytest.mark.parametrize("address", ["/icons/no.png", "/icons/sw.js", "/icons/..%2fapi-docs.js", "/icons/"])
def test_nothing_else_is_an_icon(person: Person, address: str) -> None:
    assert person.http.get(address).status_code == 404


def test_the_shell_names_manifest_and_colours() -> None:
    assert '<link rel="manifest" href="/manifest.webmanifest">' in shell().text
    colours = re.findall(r'name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)"', shell().text)
    assert colours == [(LIGHT, "light"), (DARK, "dark")]
    # Those of the bar at the top of a page.
    assert f"--baize: light-dark({LIGHT}, {DARK});" in TOKENS.read_text("utf-8")
