"""What the compiler would take and then get wrong is found in the source, and the fast build is never of old files."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.compile import ROOT, SOURCE, compiled_files


def untyped_tables(source: str) -> Iterator[str]:
    """Constants that are tuples of a known length: of floats the compiler cannot use them, of ints it copies them."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
            continue
        numbers = all(isinstance(value, ast.Constant | ast.UnaryOp) for value in node.value.elts)
        if numbers and ast.unparse(node.annotation) == "Final":
            yield f"line {node.lineno}: {ast.unparse(node.target)} is no Final[tuple[..., ...]]"


def test_tables_in_compiled_modules_name_their_type() -> None:
    files = compiled_files(SOURCE)
    assert len(files) > 100
    found = [
        f"{path.relative_to(SOURCE)}, {line}" for path in files for line in untyped_tables(path.read_text("utf-8"))
    ]
    assert found == []


def test_a_table_without_a_type_is_found() -> None:
    source = "A: Final = (0.5, -1.0)\nB: Final[tuple[float, ...]] = (0.5, 1.0)\nC: Final = (0, *A)\n"
    assert list(untyped_tables(source)) == ["line 1: A is no Final[tuple[..., ...]]"]


def run_python(folder: Path, *arguments: str) -> int:
    return subprocess.run([sys.executable, *arguments], cwd=folder, check=False).returncode


def small_project(folder: Path) -> tuple[Path, Path]:
    """A project with a module, a text and a page, and a fast build that is up to date: its source and its build."""
    source, built = folder / "src" / "chancellery", folder / "build" / "fast" / "chancellery"
    source.mkdir(parents=True)
    (folder / "tools").mkdir()
    for tool in ("compile.py", "object_cache.py"):
        shutil.copy(ROOT / "tools" / tool, folder / "tools")
    for name in ("rules.py", "texts.ftl", "page.js"):
        (source / name).write_text("old", "utf-8")
    shutil.copytree(source, built)
    (built / "rules.so").touch()
    stamp = "from tools.compile import STAMP, fingerprint; STAMP.write_text(fingerprint(), 'utf-8')"
    assert run_python(folder, "-c", stamp) == 0
    return source, built


def test_a_change_of_a_text_or_a_page_is_in_the_fast_build_at_once(tmp_path: Path) -> None:
    source, built = small_project(tmp_path)
    (source / "texts.ftl").write_text("new", "utf-8")
    (source / "page.js").unlink()
    assert run_python(tmp_path, "-m", "tools.compile", "--current") == 0
    assert (built / "texts.ftl").read_text("utf-8") == "new"
    assert sorted(path.name for path in built.iterdir()) == ["rules.py", "rules.so", "texts.ftl"]


def test_a_change_of_code_makes_the_fast_build_an_old_one(tmp_path: Path) -> None:
    source, _ = small_project(tmp_path)
    (source / "rules.py").write_text("new", "utf-8")
    assert run_python(tmp_path, "-m", "tools.compile", "--current") == 1
