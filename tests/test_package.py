"""The package says the same about itself everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import chancellery

ROOT = Path(__file__).parent.parent


def test_version_is_the_one_in_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert chancellery.__version__ == project["version"]


def test_the_changelog_has_the_version_first() -> None:
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[:2] == ["Unreleased", chancellery.__version__]


def test_ci_and_hooks_run_what_make_runs() -> None:
    for place in (".github/workflows/ci.yml", ".pre-commit-config.yaml"):
        text = (ROOT / place).read_text("utf-8")
        assert {"make check", "make test"} <= set(re.findall(r"(?:run|entry): (make \w+)", text)), place
        assert "tools/commit_message.py" in text, place
