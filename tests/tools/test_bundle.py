"""The client that is joined in few files: what a wheel has in the place of the files as they are written."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import brotli
import pytest
from hatchling.builders.wheel import WheelBuilder

from tools.bundle import BUNDLE, ESBUILD, ROOT, SOURCE, bundle
from tools.hatch_build import AS_WRITTEN, CLIENT

pytestmark = pytest.mark.skipif(not ESBUILD.exists(), reason="no esbuild here: `make check` installs it")
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/index.js"))
PAGES = sorted(path.name for path in SOURCE.glob("pages/*.js"))
# As esbuild writes it, which no text in a module looks like.
IMPORT = re.compile(r'\b(?:im|ex)port\{[^{}]*\}from"([^"]+)"')


@pytest.fixture(scope="module")
def client() -> Path:
    made = bundle()
    assert made == BUNDLE
    return made


def test_there_is_one_file_for_what_is_shared_one_a_page_and_one_a_game(client: Path) -> None:
    scripts = {path.relative_to(client).as_posix() for path in client.rglob("*.js")}
    games = {f"games/{game}/{name}.js" for game in GAMES for name in ("index", "intro")}
    assert scripts == {"app.js", "early.js", "kit.js", *(f"pages/{page}" for page in PAGES), *games}
    styles = {path.relative_to(client).as_posix() for path in client.rglob("*.css")}
    assert styles == {"styles/all.css", "games/ground.css", *(f"games/{game}/style.css" for game in GAMES)}


def test_pages_and_games_import_what_is_shared_and_nothing_else(client: Path) -> None:
    """So that nothing is there twice."""
    for script in [*client.glob("pages/*.js"), *client.glob("games/*/index.js"), client / "kit.js"]:
        found = IMPORT.findall(script.read_text("utf-8"))
        assert {(script.parent / name).resolve() for name in found} == {client / "app.js"}, script
    assert IMPORT.findall((client / "app.js").read_text("utf-8")) == []


def test_each_has_its_source_map_and_is_packed_beforehand(client: Path) -> None:
    for script in [client / "app.js", client / "styles/all.css", *client.glob("games/*/index.js")]:
        told = json.loads(script.with_name(f"{script.name}.map").read_text("utf-8"))
        assert len(told["sources"]) == len(told["sourcesContent"])
        assert brotli.decompress(script.with_name(f"{script.name}.br").read_bytes()) == script.read_bytes()


def test_style_sheets_find_their_fonts(client: Path) -> None:
    sheet = client / "styles/all.css"
    fonts = re.findall(r'url\("?([^")]+\.woff2)"?\)', sheet.read_text("utf-8"))
    assert len(fonts) == len(list(SOURCE.glob("fonts/*.woff2")))
    assert all((sheet.parent / font).is_file() for font in fonts)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], set[str]]:
    """What is in a wheel, below the folder of the client."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delenv("CHANCELLERY_COMPILED", raising=False)

    def build() -> set[str]:
        wheel = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
        with ZipFile(wheel) as file:
            names = file.namelist()
        assert len(names) == len(set(names))
        return {name.removeprefix(f"{CLIENT}/") for name in names if name.startswith(CLIENT)}

    return build


def test_a_wheel_has_it_in_the_place_of_its_sources(client: Path, built: Callable[[], set[str]]) -> None:
    assert built() == {path.relative_to(client).as_posix() for path in client.rglob("*") if path.is_file()}


def test_a_wheel_without_node_has_the_files_as_they_are_written(
    built: Callable[[], set[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.bundle.ESBUILD", Path("/nowhere/esbuild"))
    files = built()
    assert {"app.js", "core/base/api.js", "styles/base.css"} <= files
    assert "joined.json" not in files
    said = capsys.readouterr()
    assert AS_WRITTEN in " ".join((said.out + said.err).split())
