"""The browser client in a few files: its modules joined by esbuild, one for what is shared, one a page and one a game.

From a checkout files are served as they are written. A wheel brings this instead (`tools/hatch_build.py`), the browser
tests open it (`CHANCELLERY_CLIENT`), and `make static` makes it in `build/client`.

Every module that several pages or games import goes into `app.js`, which every page loads. esbuild by itself would make
a file for each combination of pages that share something; so `app.js` is made first, exporting everything that it
holds, and pages and games are joined from a copy of the client in which each shared module is a line that names those
exports.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "chancellery" / "web" / "static" / "client"
BUNDLE: Final = ROOT / "build" / "client"
ESBUILD: Final = ROOT / "node_modules" / ".bin" / "esbuild"
# What a client that is joined is known by (`web/http/client_files.py`), and what it was made of.
MARK: Final = "joined.json"
# The names that modules import other people's work by, and how `web/pages.py` calls the joined style sheets.
PAGES_PY: Final = ROOT / "src" / "chancellery" / "web" / "pages.py"
SETTINGS: Final = ("--bundle", "--format=esm", "--target=es2022", "--minify", "--sourcemap", "--log-level=warning")
# Texts that are packed beforehand, as well as they can be.
PACKED: Final = (".js", ".mjs", ".css", ".svg", ".json")
# Shorter ones are hardly shorter packed.
LEAST: Final = 400
COPIED: Final = ("*.svg", "*.json", "*.woff2", "*.webp", "*.txt", "text/*/*.ftl", "early.js", "games/ground.css")
# What is in another file of the bundle.
ELSEWHERE: Final = ("icons.svg", "layout.json", "ground.svg")
EXPORT: Final = re.compile(r"[^A-Za-z0-9]+")


def fingerprint() -> str:
    """What a bundle is made of: this tool, the shell, and every file of the client."""
    digest = hashlib.sha256()
    for path in (Path(__file__), PAGES_PY, *sorted(path for path in SOURCE.rglob("*") if path.is_file())):
        digest.update(f"{path.relative_to(ROOT)}".encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def bundle() -> Path | None:
    """The folder of a bundle of the client as it is now; None where there is no esbuild."""
    if not ESBUILD.exists():
        return None
    import fcntl

    BUNDLE.parent.mkdir(exist_ok=True)
    # Several processes of tests may want one at the same time.
    with (BUNDLE.parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made_of = fingerprint()
        mark = BUNDLE / MARK
        if not mark.exists() or json.loads(mark.read_text("ascii")).get("made_of") != made_of:
            with tempfile.TemporaryDirectory(prefix="chancellery-client-") as folder:
                make(Path(folder), made_of)
    return BUNDLE


def make(work: Path, made_of: str) -> None:
    """Join the client; what is begun is not taken for a client before it is done."""
    from chancellery.web.pages import JOINED_STYLES, STYLES, VENDOR

    shutil.rmtree(BUNDLE, ignore_errors=True)
    copy = work / "client"
    shutil.copytree(SOURCE, copy)
    aliases = [f"--alias:{name}={copy / 'vendor' / file}" for name, file in VENDOR.items()]
    (copy / "parts/common/sprite.js").write_text(
        f"export const sprite = {json.dumps((SOURCE / 'icons.svg').read_text('utf-8'))};\n", "utf-8"
    )
    entries = write_entries(copy)
    shared = shared_modules(copy, entries, aliases)
    exports = exports_of(copy, shared)
    write_app(copy, exports)
    esbuild(copy / "app.js", *SETTINGS, *aliases, f"--outfile={BUNDLE / 'app.js'}")
    for module, names in exports.items():
        (copy / module).write_text(stub(module, names), "utf-8")
    for entry in [*entries, "kit.js"]:
        app = os.path.relpath("app.js", Path(entry).parent)
        address = app if app.startswith(".") else f"./{app}"
        esbuild(
            copy / entry,
            *SETTINGS,
            *aliases,
            f"--alias:the-app={address}",
            f"--external:{address}",
            f"--outfile={BUNDLE / entry}",
        )
    join_styles(copy, JOINED_STYLES, [*STYLES, "games/ground.css"])
    for game in games(copy):
        join_styles(copy, f"games/{game}/style.css", [f"games/{game}/ground.css", f"games/{game}/style.css"])
        write_board(game)
        (BUNDLE / "games" / game / "intro.js").write_text('export { intro } from "./index.js";\n', "utf-8")
    copy_rest()
    pack_all()
    (BUNDLE / MARK).write_text(json.dumps({"made_of": made_of}), "ascii")


def games(client: Path) -> list[str]:
    return sorted(path.parent.name for path in client.glob("games/*/index.js"))


def write_entries(copy: Path) -> list[str]:
    """Pages, and games with their introduction in the same file."""
    for game in games(copy):
        folder = copy / "games" / game
        (folder / "index.js").rename(folder / "game.js")
        lines = ['export { default } from "./game.js";', 'export { intro } from "./intro.js";']
        (folder / "index.js").write_text("\n".join(lines), "utf-8")
    pages = sorted(path.relative_to(copy).as_posix() for path in copy.glob("pages/*.js"))
    return [*pages, *(f"games/{game}/index.js" for game in games(copy))]


def shared_modules(copy: Path, entries: list[str], aliases: list[str]) -> list[str]:
    """What `app.js` and `kit.js` import, and what more than one page or game does."""
    uses = Counter({module: 2 for entry in ("app.js", "kit.js") for module in imported(copy, entry, aliases)})
    for entry in entries:
        uses.update(imported(copy, entry, aliases))
    return sorted(module for module, count in uses.items() if count > 1)


def imported(copy: Path, entry: str, aliases: list[str]) -> list[str]:
    """All modules that one imports, and theirs."""
    inputs = metafile(copy, [entry], "--bundle", *aliases)["inputs"]
    return [module for module in inputs if module != entry]


def exports_of(copy: Path, modules: Iterable[str]) -> dict[str, list[str]]:
    """The names that each module exports."""
    found = metafile(copy, list(modules), "--outbase=.")["outputs"]
    return {output["entryPoint"]: output["exports"] for output in found.values() if "entryPoint" in output}


def metafile(copy: Path, entries: list[str], *settings: str) -> Any:
    """What esbuild says of modules, without keeping what it makes of them."""
    told = copy.parent / "meta.json"
    out = f"--outdir={copy.parent / 'thrown-away'}"
    esbuild(*entries, "--format=esm", "--log-level=warning", f"--metafile={told}", out, *settings, folder=copy)
    return json.loads(told.read_text("utf-8"))


def export_name(module: str, name: str) -> str:
    """What a shared module's export is called among those of all."""
    return f"{EXPORT.sub('_', module)}${name}"


def write_app(copy: Path, exports: dict[str, list[str]]) -> None:
    """`app.js` with everything that is shared, in reach of pages and games."""
    lines = [f'export {{ {pairs(module, names)} }} from "./{module}";' for module, names in exports.items() if names]
    app = copy / "app.js"
    app.write_text(app.read_text("utf-8") + "\n" + "\n".join(lines) + "\n", "utf-8")


def pairs(module: str, names: list[str]) -> str:
    return ", ".join(f"{name} as {export_name(module, name)}" for name in names)


def stub(module: str, names: list[str]) -> str:
    """A shared module as pages and games find it."""
    taken = ", ".join(f"{export_name(module, name)} as {name}" for name in names)
    return f'export {{ {taken} }} from "the-app";\n'


def join_styles(copy: Path, name: str, parts: list[str]) -> None:
    """Some style sheets as one, which finds the fonts where they lie."""
    entry = copy / "joined.css"
    entry.write_text("".join(f'@import "./{part}";\n' for part in parts), "utf-8")
    fonts = os.path.relpath("fonts/[name]", Path(name).parent)
    esbuild(
        entry,
        *("--bundle", "--minify", "--sourcemap", "--log-level=warning"),
        *("--loader:.woff2=copy", f"--asset-names={fonts}", f"--outfile={BUNDLE / name}"),
    )


def write_board(game: str) -> None:
    """Layout and ground of a game in one file."""
    folder = SOURCE / "games" / game
    layout = json.loads((folder / "layout.json").read_text("utf-8"))
    board = {**layout, "ground": (folder / "ground.svg").read_text("utf-8")}
    text = json.dumps(board, ensure_ascii=False, separators=(",", ":"))
    (BUNDLE / "games" / game / "board.json").write_text(text, "utf-8")


def copy_rest() -> None:
    """Whatever is no module and no style sheet, as it is."""
    for pattern in COPIED:
        for path in SOURCE.rglob(pattern) if "/" not in pattern else SOURCE.glob(pattern):
            target = BUNDLE / path.relative_to(SOURCE)
            target.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and path.name not in ELSEWHERE and not target.exists():
                shutil.copyfile(path, target)


def pack_all() -> None:
    """Pack texts as well as they can be; it takes a second or two, which no server has."""
    import brotli

    for path in sorted(BUNDLE.rglob("*")):
        if path.suffix in PACKED and path.stat().st_size >= LEAST:
            packed = brotli.compress(path.read_bytes(), mode=brotli.MODE_TEXT, quality=11)
            path.with_name(f"{path.name}.br").write_bytes(packed)


def esbuild(*arguments: str | Path, folder: Path = ROOT) -> None:
    # The machine's own Node.js if it has one, else the one beside this Python.
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))
    subprocess.run([str(ESBUILD), *map(str, arguments)], cwd=folder, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    print(bundle() or "There is no esbuild here: run make check once, which installs it.")
