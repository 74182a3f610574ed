"""What of the client needs no page is tested by Node.js itself (`node --test`), here file by file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NODE = shutil.which("node", path=os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent))))
MODULES = HERE.parents[1] / "node_modules"


@pytest.mark.skipif(NODE is None or not MODULES.is_dir(), reason="no Node.js with the client's packages: `make check`")
@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.mjs")), ids=lambda file: file.name.removesuffix(".test.mjs"))
def test_units(file: Path) -> None:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", "--test-reporter=tap", str(file)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\n# fail 0\n" in done.stdout, done.stdout
    assert "\n# pass 0\n" not in done.stdout, done.stdout
