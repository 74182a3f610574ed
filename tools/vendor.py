"""Fetch the pinned browser libraries and fonts and put them, with licences and hashes, where the client loads them.

Run it with ``python tools/vendor.py`` after changing a version below; it needs npm and a network. What it writes is
committed, so neither the server nor a build ever fetches anything.
"""

import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
CLIENT: Final = ROOT / "src/chancellery/web/static/client"
APACHE_END: Final = b"END OF TERMS AND CONDITIONS"
SOURCE_MAP: Final = re.compile(rb"[ \t]*//[#@] sourceMappingURL=\S+")


class Library(NamedTuple):
    """A package, where it goes, which of its files (source to target), and the licence it is under."""

    package: str
    version: str
    target: Path
    files: dict[str, str]
    licence: str
    licence_file: str = "LICENSE"


class Font(NamedTuple):
    """A family of the package of that name and the faces taken of it, as weight and style.

    Where a page shows most weights of a family, one variable face is shorter than theirs; `weights` is its range then.
    """

    package: str
    family: str
    faces: tuple[tuple[int | str, str], ...]
    weights: str = ""

    @property
    def source(self) -> str:
        """What npm calls the package."""
        return f"@fontsource{'-variable' if self.weights else ''}/{self.package}"


FLUENT: Final = ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
VENDOR: Final = CLIENT / "vendor"
LIBRARIES: Final = (
    Library(
        "preact",
        "11.2.0",
        VENDOR,
        {"dist/preact.mjs": "preact.mjs", "hooks/dist/hooks.mjs": "hooks.mjs"},
        "MIT",
    ),
    Library("@preact/signals", "2.11.4", VENDOR, {"dist/signals.mjs": "signals.mjs"}, "MIT"),
    Library("@preact/signals-core", "1.14.5", VENDOR, {"dist/signals-core.mjs": "signals-core.mjs"}, "MIT"),
    Library("htm", "3.1.1", VENDOR, {"dist/htm.mjs": "htm.mjs"}, "Apache-2.0"),
    # The package carries no licence text: it gets the terms of the Apache licence that came with htm.
    Library(
        "@fluent/bundle", "0.19.1", VENDOR, {f"esm/{name}.js": f"fluent/{name}.js" for name in FLUENT}, "Apache-2.0", ""
    ),
    Library(
        "axe-core",
        "4.14.0",
        ROOT / "tests/browser/vendor",
        {"axe.min.js": "axe.min.js", "LICENSE-3RD-PARTY.txt": "LICENSE-axe-core-3rd-party.txt"},
        "MPL-2.0",
    ),
)
FONT_VERSION: Final = "5.3.0"
FONTS: Final = (
    Font("besley", "Besley", ((500, "normal"), (700, "normal"))),
    Font("libre-franklin", "Libre Franklin", (("wght", "normal"),), "400 700"),
    Font("libre-franklin", "Libre Franklin", ((400, "italic"),)),
    Font(
        "sofia-sans-extra-condensed",
        "Sofia Sans Extra Condensed",
        ((500, "normal"), (600, "normal"), (700, "normal")),
    ),
    Font("league-gothic", "League Gothic", ((400, "normal"),)),
    Font("old-standard-tt", "Old Standard TT", ((400, "italic"),)),
)
SUBSETS: Final = ("latin-ext", "latin")


def fetch(package: str, version: str, into: Path) -> dict[str, bytes]:
    """The files of a package as npm hands them out, by their path in it; npm checks their integrity."""
    try:
        packed = subprocess.run(
            ["npm", "pack", "--silent", f"{package}@{version}"], cwd=into, check=True, capture_output=True, text=True
        )
    except FileNotFoundError:
        sys.exit("Fetching browser libraries needs npm: install Node.js with npm, then run this again.")
    except subprocess.CalledProcessError as error:
        sys.exit(f"npm could not fetch {package} {version}: {error.stderr.strip()}")
    files = {}
    with tarfile.open(into / packed.stdout.strip().splitlines()[-1]) as archive:
        for member in archive.getmembers():
            stream = archive.extractfile(member)
            if stream is not None:
                files[member.name.partition("/")[2]] = stream.read()
    declared = json.loads(files["package.json"])["version"]
    if declared != version:
        sys.exit(f"{package} {version} was asked for and {declared} came.")
    return files


def slug(package: str) -> str:
    return package.removeprefix("@").replace("/", "-")


def put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def place_libraries(into: Path) -> Iterator[tuple[Path, str, list[str]]]:
    """Write each library; yield its folder, the line that names it, and the names of its files there."""
    apache = b""
    for library in LIBRARIES:
        files = fetch(library.package, library.version, into)
        for source, target in library.files.items():
            put(library.target / target, SOURCE_MAP.sub(b"", files[source]))
        licence = files[library.licence_file] if library.licence_file else apache
        if library.licence == "Apache-2.0":
            apache = licence.partition(APACHE_END)[0] + APACHE_END + b"\n"
        licence_name = f"LICENSE-{slug(library.package)}.txt"
        put(library.target / licence_name, licence)
        line = f"# {library.package} {library.version} ({library.licence})"
        yield library.target, line, [*library.files.values(), licence_name]


def face_rule(font: Font, weight: int | str, style: str, name: str, unicode_range: str) -> str:
    return (
        "@font-face {\n"
        f'  font-family: "{font.family}";\n  font-style: {style};\n  font-weight: {weight};\n  font-display: swap;\n'
        f'  src: url("{name}") format("woff2");\n  unicode-range: {unicode_range.replace(",", ", ")};\n}}\n'
    )


def place_fonts(into: Path) -> Iterator[tuple[Path, str, list[str]]]:
    """Write the faces, their licences and the style sheet that declares them."""
    folder = CLIENT / "fonts"
    rules = ["/* Written by tools/vendor.py. All families are under the SIL Open Font License 1.1. */\n"]
    for font in FONTS:
        files = fetch(font.source, FONT_VERSION, into)
        ranges = json.loads(files["unicode.json"])
        names = []
        for weight, style in font.faces:
            for subset in SUBSETS:
                name = f"{font.package}-{subset}-{weight}-{style}.woff2"
                put(folder / name, files[f"files/{name}"])
                rules.append(face_rule(font, font.weights or weight, style, name, ranges[subset]))
                names.append(name)
        licence_name = f"LICENSE-{font.package}.txt"
        put(folder / licence_name, files["LICENSE"])
        yield folder, f"# {font.source} {FONT_VERSION} (OFL-1.1)", [*sorted(names), licence_name]
    put(folder / "fonts.css", "\n".join(rules).encode())


def main() -> None:
    sums: dict[Path, list[str]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        for folder, line, names in (*place_libraries(Path(scratch)), *place_fonts(Path(scratch))):
            lines = sums.setdefault(folder, [])
            lines.append(line)
            lines += (f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}" for name in names)
    for folder, lines in sums.items():
        put(folder / "SHA256SUMS", ("\n".join(lines) + "\n").encode())


if __name__ == "__main__":
    main()
