"""What travels between modules has a type: dicts of anything are left at borders, each with a name there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import chancellery

MOST: Final = 40


def test_few_dicts_of_anything_are_left() -> None:
    source = Path(chancellery.__file__).parent
    found = [
        f"{path.relative_to(source)}:{number}"
        for path in sorted(source.rglob("*.py"))
        if path.relative_to(source).parts[0] != "games"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for _ in range(line.count("dict[str, Any]"))
    ]
    assert len(found) <= MOST, found
