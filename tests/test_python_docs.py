"""docs/python.md and the names of `import chancellery`: what the page shows runs, and it leaves no name out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import chancellery

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "python.md").read_text("utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_snippets_run_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "docs.python"}
    for snippet in SNIPPETS:
        exec(compile(snippet, "docs/python.md", "exec"), names)
    assert capsys.readouterr().out.startswith("Result(")


def test_the_first_random_game_takes_five_lines(capsys: pytest.CaptureFixture[str]) -> None:
    readme = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert readme is not None
    assert len([line for line in readme[1].splitlines() if line]) == 5
    exec(compile(readme[1], "README.md", "exec"), {})
    assert "Result(" in capsys.readouterr().out


def test_the_snippets_import_from_the_front_door_alone() -> None:
    modules = set(re.findall(r"^(?:from|import) (\S+)", "\n".join(SNIPPETS), re.MULTILINE))
    assert modules == {"chancellery", "json", "random,", "typing"}


@pytest.mark.parametrize("name", [name for name in chancellery.__all__ if name != "__version__"])
def test_every_name_is_there_and_on_the_page(name: str) -> None:
    assert getattr(chancellery, name) is not None
    assert re.search(rf"\b{name}\b", PAGE)


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'hall'"):
        getattr(chancellery, "hall")  # noqa: B009


def test_the_names_can_be_listed() -> None:
    assert set(chancellery.__all__) <= set(dir(chancellery))


def test_importing_the_package_loads_nothing_else() -> None:
    script = "import sys, chancellery; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {name for name in done.stdout.split() if name.startswith(("chancellery.", "fluent", "msgspec"))}
