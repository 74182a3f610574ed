"""What the compiler would take and then get wrong is found in the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.compile import SOURCE, compiled_files


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
