"""Where a Chromium is, and what Playwright drives it with: for all who measure, test or photograph the page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# The one without windows first: it starts sooner.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Where `make chromium` leaves the one that it got, be it a program, a link or a script: beside this Python.
BESIDE: Final = Path(sys.prefix) / "bin"
PATIENCE_S: Final = 60


def find_chromium(beside: Path = BESIDE) -> str | None:
    """The first Chromium that answers, of those on the PATH and the one beside this Python; None where none does."""
    return next(filter(answers, candidates(beside)), None)


def candidates(beside: Path) -> Iterator[str]:
    for place in (os.environ.get("PATH", os.defpath), str(beside)):
        yield from filter(None, (shutil.which(name, path=place) for name in NAMES))


def ready_playwright(beside: Path = BESIDE) -> None:
    """Give Playwright a Node.js that starts: its own lacks a library on bare systems, and then it takes the one on the
    PATH or the one beside this Python (`make chromium` puts it there).
    """
    import playwright

    own = Path(playwright.__file__).parent / "driver" / "node"
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ or answers(str(own), b"v"):
        return
    others = (shutil.which("node"), shutil.which("node", path=str(beside)))
    node = next((other for other in others if other is not None and answers(other, b"v")), None)
    if node is not None:
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = node


def answers(program: str, part: bytes = b"Chrom") -> bool:
    """Whether a program says what it is: some systems have a script named like a Chromium which only asks to install
    one, and a program without its libraries does not start.
    """
    try:
        asked = subprocess.run([program, "--version"], capture_output=True, timeout=PATIENCE_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0 and part in asked.stdout
