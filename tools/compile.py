"""The fast build: the same Python source compiled by mypyc, in `build/fast`, which `make play` and the tests put first.

The source tree itself is never touched. What is compiled is listed here; everything else is copied and stays
interpreted: content records and events (read by introspection), words, the server and the command line.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tools.object_cache import objects_by

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
FAST: Final = ROOT / "build" / "fast"
STAMP: Final = FAST / "stamp"
LOG: Final = FAST / "log"

COMPILED: Final = (
    "chancellery/engine/actions.py",
    "chancellery/engine/asides.py",
    "chancellery/engine/effects.py",
    "chancellery/engine/errors.py",
    "chancellery/engine/fields.py",
    "chancellery/engine/frames.py",
    "chancellery/engine/journal.py",
    "chancellery/engine/nouns.py",
    "chancellery/engine/observation.py",
    "chancellery/engine/odds.py",
    "chancellery/engine/options.py",
    "chancellery/engine/outlook.py",
    "chancellery/engine/results.py",
    "chancellery/engine/rng.py",
    "chancellery/engine/rows.py",
    "chancellery/engine/saves.py",
    "chancellery/engine/state.py",
    "chancellery/games/*/board.py",
    "chancellery/games/*/state.py",
    "chancellery/games/*/redeal.py",
    "chancellery/games/*/view.py",
    "chancellery/games/*/outlook.py",
    "chancellery/games/*/effects.py",
    "chancellery/games/*/programs.py",
    "chancellery/games/europe_divided/card_lines.py",
    "chancellery/games/europe_divided/counting.py",
    "chancellery/games/*/rules/*.py",
    "chancellery/games/*/cards/*.py",
    "chancellery/games/*/bot/*.py",
    "chancellery/bots/search.py",
    "chancellery/bots/tree.py",
    "chancellery/lab/playout.py",
)


def compiled_files(folder: Path) -> list[Path]:
    """The modules that are compiled, below a folder that holds the package."""
    found = (path for pattern in COMPILED for path in sorted(folder.glob(pattern)))
    return [path for path in found if path.name != "__init__.py"]


def fingerprint() -> str:
    """What the fast build was made of: this Python, and every file of it."""
    digest = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}".encode())
    for path in (Path(__file__), *sorted(SOURCE.rglob("*.py"))):
        digest.update(f"{path.relative_to(ROOT)}".encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the fast build was made of the code as it is now."""
    return STAMP.exists() and STAMP.read_text("utf-8") == fingerprint()


def compiler() -> str | None:
    """The C compiler that extension modules of this Python are made with, if it is there with Python's headers."""
    name = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(name) if headers.exists() else None


def copy_files() -> None:
    """Bring the copy of the package up to date; what has not changed is left alone, so that little is compiled anew."""
    wanted = {
        path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    for path in wanted:
        to = FAST / path
        if not to.exists() or not filecmp.cmp(SOURCE / path, to, shallow=False):
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / path, to)
    for to in (FAST / "chancellery").rglob("*"):
        made_here = to.suffix == ".so" or "__pycache__" in to.parts
        if to.is_file() and not made_here and to.relative_to(FAST) not in wanted:
            to.unlink()


def copy_source() -> None:
    """Bring the copy up to date for the compiler."""
    copy_files()
    for module in (FAST / "chancellery").rglob("*.so"):
        module.unlink()


def is_ready() -> bool:
    """Whether the fast build is current; content, texts and pages, of which nothing is compiled, are made so."""
    if not is_current():
        return False
    copy_files()
    return True


def compile_in_place(jobs: int) -> None:
    """Run mypyc and the C compiler on the copy; this is what the child process does."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Compiles the C files that changed, side by side: distutils takes all of them, one after the other."""

        def build_extensions(self) -> None:
            self.one_by_one = self.compiler.compile
            self.compiler.compile = self.side_by_side
            super().build_extensions()

        def side_by_side(self, sources: Any, output_dir: str, **options: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            cache = objects_by((*self.compiler.compiler_so, *map(str, options.get("extra_postargs") or ())))
            made = dict(zip(sources, objects, strict=True))
            stale = [source for source in sources if not cache.fetch(source, made[source])]
            # The largest first, so that none of them is left over alone.
            stale.sort(key=os.path.getsize, reverse=True)

            def make(source: str) -> None:
                self.one_by_one([source], output_dir=output_dir, **options)
                cache.keep(source, made[source])

            with ThreadPoolExecutor(jobs) as pool:
                list(pool.map(make, stale))
            return objects

    files = [str(path.relative_to(FAST)) for path in compiled_files(FAST)]
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *files], opt_level="2", debug_level="0", multi_file=True
    )
    setup(
        name="chancellery-fast",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildSideBySide},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def build() -> int:
    if is_ready():
        print("The fast build is up to date.")
        return 0
    if compiler() is None:
        print("There is no C compiler with Python's headers here, so there is no fast build; everything works without.")
        return 2
    FAST.mkdir(parents=True, exist_ok=True)
    STAMP.unlink(missing_ok=True)
    # What is edited while the compiler runs is not in this build.
    made_of = fingerprint()
    copy_source()
    print(f"Compiling {len(compiled_files(FAST))} modules; this takes a minute or two.", flush=True)
    environment = {**os.environ, "MYPYPATH": str(FAST)}
    with LOG.open("wb") as log:
        command = [sys.executable, "-m", "tools.compile", "--child", str(os.cpu_count() or 1)]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print("\n".join(LOG.read_text("utf-8", "replace").splitlines()[-20:]), file=sys.stderr)
        print(f"The fast build failed; the whole story is in {LOG.relative_to(ROOT)}.", file=sys.stderr)
        return 1
    STAMP.write_text(made_of, "utf-8")
    print("The fast build is ready: make play uses it, and so does chancellery with PYTHONPATH=build/fast.")
    return 0


def main() -> int:
    match sys.argv[1:]:
        case ["--child", jobs]:
            os.chdir(FAST)
            compile_in_place(int(jobs))
            return 0
        case ["--current"]:
            return int(not is_ready())
        case []:
            return build()
        case other:
            print(f"tools.compile does not know {' '.join(other)}", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main())
