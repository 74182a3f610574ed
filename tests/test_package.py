"""The package says the same about itself everywhere."""

import tomllib
from pathlib import Path

import chancellery

ROOT = Path(__file__).parent.parent


def test_version_is_the_one_in_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert chancellery.__version__ == project["version"]
