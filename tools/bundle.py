"""The browser client in a few files: its modules joined by esbuild, everything else as it is, in `build/client`.

From a checkout files are served as they are written. The browser tests open several hundred pages, most of whose time
is spent on asking for 190 files, so they are given this (`CHANCELLERY_CLIENT`); some look at the files themselves.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from chancellery.web.http.client_files import CHUNKS
from chancellery.web.pages import VENDOR

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "chancellery" / "web" / "static" / "client"
BUNDLE: Final = ROOT / "build" / "client"
STAMP: Final = "made-of"
ESBUILD: Final = ROOT / "node_modules" / ".bin" / "esbuild"
SETTINGS: Final = (
    *("--bundle", "--splitting", "--format=esm", "--target=es2022", "--minify-whitespace", "--sourcemap"),
    *("--entry-names=[name]", f"--chunk-names={CHUNKS}/[name]-[hash]", "--log-level=warning"),
)


def fingerprint() -> str:
    """What a bundle is made of: this tool and every file of the client."""
    digest = hashlib.sha256()
    for path in (Path(__file__), *sorted(path for path in SOURCE.rglob("*") if path.is_file())):
        digest.update(f"{path.relative_to(ROOT)}".encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def bundle() -> Path | None:
    """The folder of a bundle of the client as it is now; None where there is no esbuild."""
    if not ESBUILD.exists():
        return None
    BUNDLE.parent.mkdir(exist_ok=True)
    # Several processes of tests may want one at the same time.
    with (BUNDLE.parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made_of = fingerprint()
        stamp = BUNDLE / STAMP
        if not stamp.exists() or stamp.read_text("ascii") != made_of:
            make()
            stamp.write_text(made_of, "ascii")
    return BUNDLE


def make() -> None:
    shutil.rmtree(BUNDLE, ignore_errors=True)
    shutil.copytree(SOURCE, BUNDLE)
    aliases = [f"--alias:{name}={SOURCE / 'vendor' / file}" for name, file in VENDOR.items()]
    entries = [str(SOURCE / "app.js"), str(SOURCE / "kit.js")]
    command = [str(ESBUILD), *entries, *SETTINGS, *aliases, f"--outdir={BUNDLE}", "--allow-overwrite"]
    # The machine's own Node.js if it has one, else the one beside this Python.
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))
    subprocess.run(command, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    print(bundle() or "There is no esbuild here: run make check once, which installs it.")
