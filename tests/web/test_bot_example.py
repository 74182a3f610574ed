"""The example in `examples/`, run as a newcomer would run it."""

from __future__ import annotations

import subprocess
import sys

from tests.web.serving import ROOT, Server


def test_the_first_bot_plays_a_whole_match(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, "examples/first_bot.py", server.url, "courtyard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("result: {'winners':")


def test_it_is_short() -> None:
    lines = (ROOT / "examples/first_bot.py").read_text("utf-8").splitlines()
    assert len(lines) < 60
