"""The fast build: the same Python source compiled by mypyc, in `build/fast`, which `make play` and the tests put first.

`python -m tools.compile` makes it. The source tree itself is never touched. What is compiled of the engine is listed
here; of a game it is what `COMPILED` in its `__init__.py` says. Everything else is copied and stays interpreted:
content records and events (read by introspection), words, the server and the command line. What is `WRITTEN_IN_C` has
a twin in Python, which plays where nothing is compiled.

`python -m tools.compile PACKAGE …` compiles games of other packages along with it, each named as it is imported or by
its folder, into a build of their own (`build/fast-PACKAGE`): a compiled class can only be extended by what was compiled
together with it.
"""

from __future__ import annotations

import ast
import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tools.build_cache import BuildCache, fingerprint
from tools.object_cache import objects_by

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
FAST: Final = ROOT / "build" / "fast"

COMPILED: Final = (
    "chancellery/engine/actions.py",
    "chancellery/engine/asides.py",
    "chancellery/engine/batch.py",
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
    "chancellery/engine/saves.py",
    "chancellery/engine/shared_rows.py",
    "chancellery/engine/state.py",
    "chancellery/bots/inputs.py",
    "chancellery/bots/net.py",
    "chancellery/bots/search.py",
    "chancellery/bots/tree.py",
    "chancellery/lab/playout.py",
)
# Their twins have the same name and end in .py.
WRITTEN_IN_C: Final = ("chancellery/engine/row_writer.c",)


class NoPlugIn(Exception):
    """What was named is no package with a game that can be compiled."""


def declared(game: Path) -> tuple[str, ...]:
    """The patterns that a game lists as `COMPILED` in its `__init__.py`, which is read and not run."""
    file = game / "__init__.py"
    for node in ast.parse(file.read_text("utf-8")).body if file.is_file() else ():
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "COMPILED":
            return tuple(ast.literal_eval(node.value))
    return ()


def compiled_in(game: Path) -> Iterator[Path]:
    """The modules of a game that are compiled."""
    for pattern in declared(game):
        yield from sorted(game.glob(pattern))


def compiled_files(folder: Path, plug_ins: Sequence[Path] = ()) -> list[Path]:
    """The modules that are compiled, below a folder that holds the package and, where there are any, plug-ins."""
    found = [path for pattern in COMPILED for path in sorted(folder.glob(pattern))]
    for game in (*sorted((folder / "chancellery" / "games").glob("*/")), *(folder / plug_in for plug_in in plug_ins)):
        found += compiled_in(game)
    return [path for path in found if path.name != "__init__.py"]


def written_in_c(folder: Path) -> list[Path]:
    """The modules below a folder that are C by themselves."""
    return [folder / written for written in WRITTEN_IN_C if (folder / written).is_file()]


class PlugIn:
    """A game of another package: its folder, and where the package that it belongs to begins."""

    def __init__(self, name: str) -> None:
        self.folder = folder_of(name)
        if not declared(self.folder):
            raise NoPlugIn(f"{name} names nothing to compile: list its modules as COMPILED in its __init__.py")
        top = self.folder
        while (top.parent / "__init__.py").is_file():
            top = top.parent
        self.top = top
        self.place = self.folder.relative_to(top.parent)

    def files(self) -> dict[Path, Path]:
        """Every file of the package by its place in a build."""
        return {path.relative_to(self.top.parent): path for path in files_in(self.top)}


def folder_of(name: str) -> Path:
    """The folder of a package that is named by its path, or as it is imported."""
    path = Path(name).resolve()
    if (path / "__init__.py").is_file():
        return path
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise NoPlugIn(f"there is no package {name}, neither as a folder nor to be imported")
    return Path(spec.submodule_search_locations[0]).resolve()


def files_in(folder: Path) -> list[Path]:
    """The files below a folder, without what Python leaves there."""
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


class Build:
    """A compiled copy of the package, and of plug-ins."""

    def __init__(self, plug_ins: Sequence[PlugIn] = ()) -> None:
        self.plug_ins = plug_ins
        self.folder = FAST.with_name("-".join(("fast", *(plug_in.folder.name for plug_in in plug_ins))))
        self.stamp = self.folder / "stamp"
        self.log = self.folder / "log"

    def files(self) -> dict[Path, Path]:
        """Every file that is copied, by its place."""
        found = {path.relative_to(SOURCE): path for path in files_in(SOURCE)}
        for plug_in in self.plug_ins:
            found |= plug_in.files()
        return found

    def tops(self) -> list[str]:
        """The packages that are copied."""
        return ["chancellery", *(plug_in.top.name for plug_in in self.plug_ins)]

    def compiled(self) -> list[Path]:
        return compiled_files(self.folder, [plug_in.place for plug_in in self.plug_ins])

    def fingerprint(self) -> str:
        """What it is made of: this Python, this tool, and every file of Python and C."""
        digest = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}".encode())
        digest.update(Path(__file__).read_bytes())
        for place, path in sorted(self.files().items()):
            if path.suffix in (".py", ".c"):
                digest.update(f"{place}".encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()

    def is_current(self) -> bool:
        """Whether it was made of the code as it is now."""
        return self.stamp.exists() and self.stamp.read_text("utf-8") == self.fingerprint()

    def copy_files(self) -> None:
        """Bring the copy up to date; what has not changed is left alone, so that little is compiled anew."""
        wanted = self.files()
        for place, path in wanted.items():
            to = self.folder / place
            if not to.exists() or not filecmp.cmp(path, to, shallow=False):
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, to)
        for top in self.tops():
            for to in files_in(self.folder / top):
                if to.suffix != ".so" and to.relative_to(self.folder) not in wanted:
                    to.unlink()

    def copy_source(self) -> None:
        """Bring the copy up to date for the compiler."""
        self.copy_files()
        for module in self.modules():
            module.unlink()

    def modules(self) -> list[Path]:
        """What came of compiling: the modules, and the library beside the packages that they share."""
        return [
            *self.folder.glob("*.so"),
            *(module for top in self.tops() for module in self.folder.glob(f"{top}/**/*.so")),
        ]

    def key(self) -> str:
        """What the compiled modules of this copy are made of; content, texts and pages have no part in it."""
        tools = [ROOT / "tools" / "compile.py", ROOT / "tools" / "build_cache.py", ROOT / "pyproject.toml"]
        tools += written_in_c(self.folder)
        command = [str(compiler()), "--version"]
        version = subprocess.run(command, capture_output=True, check=False).stdout
        made_by = [version, *(os.environ.get(name, "").encode() for name in ("CC", "CFLAGS", "LDFLAGS"))]
        return fingerprint(self.folder, self.compiled(), [*made_by, *(tool.read_bytes() for tool in tools)])

    def is_ready(self) -> bool:
        """Whether it is current; content, texts and pages, of which nothing is compiled, are made so."""
        if not self.is_current():
            return False
        self.copy_files()
        return True


def compiler() -> str | None:
    """The C compiler that extension modules of this Python are made with, if it is there with Python's headers."""
    name = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(name) if headers.exists() else None


def compile_in_place(build: Build, jobs: int) -> None:
    """Run mypyc and the C compiler on the copy; this is what the child process does."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
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

    os.chdir(build.folder)
    files = [str(path.relative_to(build.folder)) for path in build.compiled()]
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *files], opt_level="2", debug_level="0", multi_file=True
    )
    for path in written_in_c(build.folder):
        place = path.relative_to(build.folder)
        extensions.append(Extension(".".join(place.with_suffix("").parts), [str(place)], extra_compile_args=["-O2"]))
    setup(
        name="chancellery-fast",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildSideBySide},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def build(plug_ins: Sequence[str] = ()) -> int:
    """Make the fast build, with games of other packages if any are named: 0 if it is there, 2 without a compiler."""
    try:
        made = Build([PlugIn(name) for name in plug_ins])
    except NoPlugIn as error:
        print(f"{error}.", file=sys.stderr)
        return 1
    if made.is_ready():
        print("The fast build is up to date.")
        return 0
    if compiler() is None:
        print("There is no C compiler with Python's headers here, so there is no fast build; everything works without.")
        return 2
    return compile_copy(made, plug_ins)


def compile_copy(made: Build, plug_ins: Sequence[str]) -> int:
    """Copy and compile, in a process of its own; what it says is kept in a log."""
    made.folder.mkdir(parents=True, exist_ok=True)
    made.stamp.unlink(missing_ok=True)
    # What is edited while the compiler runs is not in this build.
    made_of = made.fingerprint()
    made.copy_source()
    cache, key = BuildCache(), made.key()
    if cache.fetch(key, made.folder):
        return ready(made, made_of)
    print(f"Compiling {len(made.compiled())} modules; this takes a minute or two.", flush=True)
    environment = {**os.environ, "MYPYPATH": str(made.folder)}
    with made.log.open("wb") as log:
        folders = [str(plug_in.folder) for plug_in in made.plug_ins]
        command = [sys.executable, "-m", "tools.compile", "--child", str(os.cpu_count() or 1), *folders]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print("\n".join(made.log.read_text("utf-8", "replace").splitlines()[-20:]), file=sys.stderr)
        print(f"The fast build failed; the whole story is in {made.log.relative_to(ROOT)}.", file=sys.stderr)
        return 1
    cache.keep(key, made.folder, made.modules())
    return ready(made, made_of)


def ready(made: Build, made_of: str) -> int:
    """Say that a build is there, and of what."""
    made.stamp.write_text(made_of, "utf-8")
    used = "make play uses it, and so does" if not made.plug_ins else "it is used by"
    print(f"The fast build is ready: {used} chancellery with PYTHONPATH={made.folder.relative_to(ROOT)}.")
    return 0


def main() -> int:
    match sys.argv[1:]:
        case ["--child", jobs, *plug_ins]:
            compile_in_place(Build([PlugIn(name) for name in plug_ins]), int(jobs))
            return 0
        case ["--current"]:
            return int(not Build().is_ready())
        case [*other] if any(word.startswith("-") for word in other):
            print(f"tools.compile does not know {' '.join(other)}", file=sys.stderr)
            return 2
        case plug_ins:
            return build(plug_ins)


if __name__ == "__main__":
    sys.exit(main())
