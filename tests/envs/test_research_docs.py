"""docs/research.md: what the page shows runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_the_snippets_run() -> None:
    snippets = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {"__name__": "docs.research"}
    for snippet in snippets:
        exec(compile(snippet, "docs/research.md", "exec"), names)
    assert names["observation"] is not None
    assert names["state"].current_player() in (0, 1)
