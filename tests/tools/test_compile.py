"""What the compiler would take and then get wrong is found in the source, and the fast build is never of old files."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chancellery.cli.app import run
from chancellery.games import SHIPPED, find_game
from tools.compile import ROOT, SOURCE, build, compiled_files, compiled_in, compiler, declared, written_in_c

TEMPLATE = SOURCE / "chancellery" / "template"


def untyped_tables(source: str) -> Iterator[str]:
    """Constants that are tuples of a known length: of floats the compiler cannot use them, of ints it copies them."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
            continue
        numbers = all(isinstance(value, ast.Constant | ast.UnaryOp) for value in node.value.elts)
        if numbers and ast.unparse(node.annotation) == "Final":
            yield f"line {node.lineno}: {ast.unparse(node.target)} is no Final[tuple[..., ...]]"


def slow_questions(source: str) -> Iterator[str]:
    """Types that are joined by a bar: the object that says so is made at every look."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) == "isinstance"
            and isinstance(node.args[1], ast.BinOp)
        ):
            yield f"line {node.lineno}: {ast.unparse(node)} asks for no tuple of types"


@pytest.mark.parametrize("faults", [untyped_tables, slow_questions])
def test_compiled_modules_have_nothing_that_is_slow_when_compiled(faults: Callable[[str], Iterator[str]]) -> None:
    files = compiled_files(SOURCE)
    assert len(files) > 100
    found = [f"{path.relative_to(SOURCE)}, {line}" for path in files for line in faults(path.read_text("utf-8"))]
    assert found == []


def test_what_is_written_in_c_has_a_twin_in_python() -> None:
    written, compiled = set(written_in_c(SOURCE)), compiled_files(SOURCE)
    assert written == set((SOURCE / "chancellery").rglob("*.c")), "tools/compile.py names what it compiles"
    for path in written:
        assert path.with_suffix(".py").is_file()
        assert path.with_suffix(".py") not in compiled


def test_a_table_without_a_type_is_found() -> None:
    source = "A: Final = (0.5, -1.0)\nB: Final[tuple[float, ...]] = (0.5, 1.0)\nC: Final = (0, *A)\n"
    assert list(untyped_tables(source)) == ["line 1: A is no Final[tuple[..., ...]]"]


def test_a_question_for_types_that_are_joined_is_found() -> None:
    source = "isinstance(a, B)\nisinstance(a, (B, C))\nisinstance(a, B | C)\n"
    assert list(slow_questions(source)) == ["line 3: isinstance(a, B | C) asks for no tuple of types"]


def run_python(folder: Path, *arguments: str) -> int:
    return subprocess.run([sys.executable, *arguments], cwd=folder, check=False).returncode


def small_project(folder: Path) -> tuple[Path, Path]:
    """A project with a module, content, a text and a page, and a fast build that is up to date."""
    source, built = folder / "src" / "chancellery", folder / "build" / "fast" / "chancellery"
    source.mkdir(parents=True)
    (folder / "tools").mkdir()
    for tool in ("compile.py", "build_cache.py", "object_cache.py"):
        shutil.copy(ROOT / "tools" / tool, folder / "tools")
    for name in ("rules.py", "rows.c", "cards.toml", "texts.ftl", "page.js"):
        (source / name).write_text("old", "utf-8")
    shutil.copytree(source, built)
    (built / "rules.so").touch()
    stamp = "from tools.compile import Build; Build().stamp.write_text(Build().fingerprint(), 'utf-8')"
    assert run_python(folder, "-c", stamp) == 0
    return source, built


@pytest.mark.parametrize("asked", [["--current"], []], ids=["make play", "make fast"])
def test_a_change_of_content_a_text_or_a_page_is_in_the_fast_build_at_once(tmp_path: Path, asked: list[str]) -> None:
    source, built = small_project(tmp_path)
    (source / "cards.toml").write_text("new", "utf-8")
    (source / "texts.ftl").write_text("new", "utf-8")
    (source / "page.js").unlink()
    assert run_python(tmp_path, "-m", "tools.compile", *asked) == 0
    assert (built / "cards.toml").read_text("utf-8") == (built / "texts.ftl").read_text("utf-8") == "new"
    assert sorted(path.name for path in built.iterdir()) == [
        "cards.toml",
        "rows.c",
        "rules.py",
        "rules.so",
        "texts.ftl",
    ]


@pytest.mark.parametrize("name", ["rules.py", "rows.c"])
def test_a_change_of_code_makes_the_fast_build_an_old_one(tmp_path: Path, name: str) -> None:
    source, _ = small_project(tmp_path)
    (source / name).write_text("new", "utf-8")
    assert run_python(tmp_path, "-m", "tools.compile", "--current") == 1


# --- what games declare ---

# Whatever of these a game has is asked at every step of a search.
HOT = (
    "board.py",
    "state.py",
    "redeal.py",
    "view.py",
    "outlook.py",
    "effects.py",
    "programs.py",
    "rules/*.py",
    "bot/*.py",
)


@pytest.mark.parametrize("folder", [*(find_game(id).folder for id in SHIPPED), TEMPLATE], ids=lambda path: path.name)
def test_every_game_declares_what_is_hot(folder: Path) -> None:
    compiled = set(compiled_in(folder))
    assert [path for pattern in (*HOT, "cards/*.py") for path in folder.glob(pattern) if path not in compiled] == []
    assert [pattern for pattern in declared(folder) if not list(folder.glob(pattern))] == []


def test_the_tool_names_no_game() -> None:
    source = (ROOT / "tools" / "compile.py").read_text("utf-8")
    assert [id for id in SHIPPED if id.replace("-", "_") in source] == []


# --- plug-ins ---

WHICH = "from my_games.vienna.rules import turn; print(turn.__file__, turn.next_seat(1))"


def with_a_plug_in(folder: Path) -> Path:
    """A small project, and a game of another package; the folder of that game."""
    small_project(folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    game = folder / "elsewhere" / "my_games" / "vienna"
    (game / "rules").mkdir(parents=True)
    (game.parent / "__init__.py").touch()
    (game / "rules" / "__init__.py").touch()
    (game / "__init__.py").write_text('from typing import Final\n\nCOMPILED: Final = ("rules/*.py",)\n', "utf-8")
    (game / "rules" / "turn.py").write_text("def next_seat(seat: int) -> int:\n    return (seat + 1) % 2\n", "utf-8")
    (game / "rules" / "ending.py").write_text("def most(a: int, b: int) -> int:\n    return max(a, b)\n", "utf-8")
    (game / "words.ftl").write_text("game-title = Vienna\n", "utf-8")
    return game


def compile_plug_in(folder: Path, name: str, path: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, "-m", "tools.compile", name]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.skipif(compiler() is None, reason="needs a C compiler")
def test_a_plug_in_is_compiled_by_the_same_command(tmp_path: Path) -> None:
    game = with_a_plug_in(tmp_path)
    done = compile_plug_in(tmp_path, str(game.relative_to(tmp_path)))
    assert done.returncode == 0, done.stderr
    assert "PYTHONPATH=build/fast-vienna" in done.stdout
    built = tmp_path / "build" / "fast-vienna"
    assert (built / "my_games" / "vienna" / "words.ftl").is_file()
    shown = subprocess.run([sys.executable, "-c", WHICH], cwd=built, capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stderr
    file, seat = shown.stdout.split()
    assert (Path(file).suffix, seat) == (".so", "0")
    # The same package, by the name that it is imported by: nothing has changed.
    again = compile_plug_in(tmp_path, "my_games.vienna", str(tmp_path / "elsewhere"))
    assert (again.returncode, again.stdout) == (0, "The fast build is up to date.\n")
    # A fresh copy finds what was compiled, and no compiler is asked.
    shutil.rmtree(built)
    anew = compile_plug_in(tmp_path, str(game.relative_to(tmp_path)))
    assert (anew.returncode, "Compiling" in anew.stdout, "ready" in anew.stdout) == (0, False, True)
    assert (
        subprocess.run([sys.executable, "-c", WHICH], cwd=built, capture_output=True, text=True).stdout == shown.stdout
    )
    # The build without plug-ins is another one.
    assert run_python(tmp_path, "-m", "tools.compile", "--current") == 0


def test_what_is_no_plug_in_is_told_so(tmp_path: Path) -> None:
    game = with_a_plug_in(tmp_path)
    nowhere = compile_plug_in(tmp_path, "nowhere")
    assert (nowhere.returncode, nowhere.stderr) == (
        1,
        "there is no package nowhere, neither as a folder nor to be imported.\n",
    )
    bare = compile_plug_in(tmp_path, str(game.parent))
    assert bare.returncode == 1
    assert "names nothing to compile: list its modules as COMPILED in its __init__.py" in bare.stderr


@pytest.mark.nightly
@pytest.mark.skipif(compiler() is None, reason="needs a C compiler")
def test_a_new_game_keeps_the_contract_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new-game", "congress-of-vienna"]) == 0
    monkeypatch.chdir(ROOT)
    assert build([str(tmp_path / "congress_of_vienna")]) == 0
    place = "congress_of_vienna.game:CONGRESS_OF_VIENNA"
    environment = {**os.environ, "PYTHONPATH": "build/fast-congress_of_vienna", "CHANCELLERY_GAMES": place}
    code = "from congress_of_vienna.rules import turn; print(turn.__file__)"
    file = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert file.stdout.endswith(".so\n")
    contract = [sys.executable, "-m", "chancellery.cli", "contract", "congress-of-vienna"]
    done = subprocess.run(contract, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
