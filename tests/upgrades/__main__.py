"""`python -m tests.upgrades`: let builds from Git history play the running matches that are kept of their rules.

A version of the rules was played last by the commit before the one that raised it. `--missing` makes only what is not
there. It needs the history, not just a snapshot of the files.
"""

from __future__ import annotations

import io
import lzma
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tests.upgrades.kept import COUNT, path_of
from tools.rules_schemas import schema_path, write_schema

HERE = Path(__file__).parent
# The last commit that played each version: the parent of the one that raised `rules`.
LAST_COMMITS: dict[tuple[str, int], str] = {
    ("europe-in-turmoil", 1): "44ce7ca^",
    ("europe-in-turmoil", 2): "effda81^",
    ("realpolitik", 1): "6747563^",
    ("realpolitik", 2): "c969eab^",
    ("versailles-1919", 1): "70da1ff^",
    ("versailles-1919", 2): "7c72f0b^",
    ("versailles-1919", 3): "a43c051^",
}


def main(missing_only: bool) -> None:
    for (game, rules), commit in LAST_COMMITS.items():
        path = path_of(game, rules)
        if missing_only and path.exists():
            continue
        with tempfile.TemporaryDirectory() as folder:
            unpack(commit, Path(folder))
            lines = played_there(Path(folder), game)
        schema, *matches = lines
        write_schema(schema_path(game, rules), schema)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(lzma.compress("\n".join(matches).encode(), preset=9 | lzma.PRESET_EXTREME))
        print(f"{path.relative_to(HERE)}: {len(matches)} matches, {path.stat().st_size} bytes", flush=True)


def unpack(commit: str, folder: Path) -> None:
    """The source of a commit, and nothing else."""
    archive = subprocess.run(
        ["git", "archive", commit, "src"], check=True, capture_output=True, cwd=HERE.parent.parent
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def played_there(folder: Path, game: str) -> list[str]:
    """What `old_play` prints, run on the source in a folder."""
    command = [sys.executable, "-W", "ignore", str(HERE / "old_play.py"), game, str(COUNT)]
    env = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, check=True, capture_output=True, env=env, text=True).stdout.splitlines()


if __name__ == "__main__":
    main("--missing" in sys.argv[1:])
