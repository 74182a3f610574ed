"""The browser libraries and fonts in the tree are the pinned ones, unchanged, licensed, and call nobody."""

import hashlib
import json
import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src/chancellery/web/static/client"
FOLDERS: Final = (CLIENT / "vendor", CLIENT / "fonts", ROOT / "tests/browser/vendor")
# Names of XML vocabularies, and a link in a comment: text that no browser ever asks for.
NOT_FETCHED: Final = re.compile(r"http://www\.w3\.org/|^\s*(?://|\*).*", re.MULTILINE)


class Entry(NamedTuple):
    """One package of a list of hashes: its licence, and its files with their hashes."""

    version: str
    licence: str
    files: dict[str, str]


def packages(folder: Path) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    entry: Entry | None = None
    for line in (folder / "SHA256SUMS").read_text("utf-8").splitlines():
        if head := re.fullmatch(r"# (\S+) (\S+) \((.+)\)", line):
            entry = found[head[1]] = Entry(head[2], head[3], {})
        else:
            assert entry is not None
            digest, name = line.split("  ")
            entry.files[name] = digest
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_vendored_file_has_the_hash_that_was_noted_when_it_was_fetched(folder: Path) -> None:
    noted = {name: digest for entry in packages(folder).values() for name, digest in entry.files.items()}
    present = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}

    assert present - {"SHA256SUMS", "fonts.css", "__init__.py"} == set(noted)
    for name, digest in noted.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_vendored_package_keeps_its_licence_beside_it(folder: Path) -> None:
    telling = {
        "MIT": "Permission is hereby granted",
        "Apache-2.0": "Apache License",
        "MPL-2.0": "Mozilla Public License",
        "OFL-1.1": "SIL OPEN FONT LICENSE",
    }
    for package, entry in packages(folder).items():
        texts = [(folder / name).read_text("utf-8") for name in entry.files if name.startswith("LICENSE")]
        assert any(telling[entry.licence] in text for text in texts), package


# What checks the client and is not part of it.
TOOLS = ("@biomejs/biome", "esbuild", "typescript")


def test_the_types_that_are_checked_are_those_of_the_libraries_that_are_served() -> None:
    served = {name: entry.version for name, entry in packages(CLIENT / "vendor").items()}
    checked = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]

    assert served == {name: version for name, version in checked.items() if name not in TOOLS}


def test_the_lock_file_pins_by_hash_and_names_no_place_to_fetch_from() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = {name: package for name, package in lock.items() if name}

    assert fetched
    assert all("integrity" in package and "resolved" not in package for package in fetched.values())


def test_no_vendored_script_names_a_source_map_or_an_outside_address() -> None:
    scripts = [path for path in (CLIENT / "vendor").rglob("*") if path.suffix in {".js", ".mjs"}]
    assert len(scripts) == 14
    for path in scripts:
        text = path.read_text("utf-8")
        assert "sourceMappingURL" not in text, path.name
        assert not re.search(r"\bhttps?:|\bwss?:|[\"'`]//", NOT_FETCHED.sub("", text)), path.name


def test_scripts_import_only_their_neighbours_and_what_the_import_map_names() -> None:
    named = {"preact", "preact/hooks", "@preact/signals", "@preact/signals-core", "htm", "@fluent/bundle"}
    for path in (CLIENT / "vendor").rglob("*.*js"):
        for target in re.findall(r"""(?:\bfrom|\bimport)\s*["']([^"']+)["']""", path.read_text("utf-8")):
            assert target in named or (path.parent / target).is_file(), (path.name, target)


def test_the_style_sheet_of_the_fonts_declares_every_face_once_and_fetches_it_from_beside_itself() -> None:
    style = (CLIENT / "fonts/fonts.css").read_text("utf-8")
    asked = re.findall(r'url\("([^"]+)"\)', style)
    faces = style.split("@font-face")[1:]

    assert sorted(asked) == sorted(path.name for path in (CLIENT / "fonts").glob("*.woff2"))
    assert all("font-display: swap" in face and "unicode-range: U+" in face for face in faces)


def test_every_face_has_the_letters_of_western_and_of_eastern_names() -> None:
    style = (CLIENT / "fonts/fonts.css").read_text("utf-8")
    for face in style.split("@font-face")[1:]:
        ranges = [
            (int(low, 16), int(high or low, 16)) for low, high in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face)
        ]
        letters = "śșțłő" if "-latin-ext-" in face else "éœ’−"
        for letter in letters:
            assert any(low <= ord(letter) <= high for low, high in ranges), (letter, face)
