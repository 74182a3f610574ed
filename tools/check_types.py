"""mypy; in a fresh checkout it begins with what it has learned elsewhere on this machine.

mypy looks at files whose content it knows no second time, wherever they lie. The first run in a checkout therefore
takes over what an earlier one left in the user's cache, and leaves there what it has learned itself.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

ROOT: Final = Path(__file__).parent.parent
HERE: Final = ROOT / ".mypy_cache"


def take_over(kept: Path, here: Path) -> None:
    """Begin with what an earlier run has learned, if there is anything."""
    with suppress(OSError), tempfile.TemporaryDirectory(dir=here.parent) as folder:
        (shutil.copytree(kept, Path(folder) / "whole")).rename(here)


def leave(here: Path, kept: Path) -> None:
    """Keep what was learned for others; whole or not at all, whoever else does the same."""
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            learned = shutil.copytree(here, Path(folder) / "whole")
            if kept.exists():
                kept.rename(Path(folder) / "before")
            learned.rename(kept)


def main() -> int:
    kept = user_cache_path("chancellery") / "types"
    first = not HERE.exists()
    if first:
        take_over(kept, HERE)
    code = subprocess.run([sys.executable, "-m", "mypy", "--no-error-summary"], cwd=ROOT, check=False).returncode
    if first and code == 0:
        leave(HERE, kept)
    return code


if __name__ == "__main__":
    sys.exit(main())
