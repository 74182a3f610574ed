"""One name means one class: whoever reads `Table` need not ask which."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

import chancellery

PACKAGE: Final = Path(chancellery.__file__).parent
# Each game has its own state, board and frames, and the template is a game; no code sees two of them at once.
NOT_COUNTED: Final = ("games", "template")


def class_homes() -> dict[str, list[str]]:
    """The classes of the package by name, each with the files that define it."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        if inside.parts[0] not in NOT_COUNTED:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    homes[node.name].append(inside.as_posix())
    return homes


def test_no_two_classes_have_one_name() -> None:
    homes = class_homes()
    assert len(homes) > 300
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}
