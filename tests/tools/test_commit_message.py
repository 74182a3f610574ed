"""Tests for `tools/commit_message.py`: what a subject and a body look like."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.commit_message import main, problems

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.mark.parametrize(
    "message",
    [
        "Let Austria refuse a second round of movement",
        "Seed the dice of a rematch anew\n\nThe old ones were known.",
        "Merge branch 'rails'",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert problems(message) == []


@pytest.mark.parametrize(
    ("message", "part"),
    [
        ("", "is empty"),
        ("Let " + "x" * 68, "72 characters"),
        ("Let Austria refuse.", "full stop"),
        ("Fixed the dice", "'Fixed'"),
        ("docs: what keeps the page quick", "'docs:'"),
        ("The page is quicker", "'The'"),
        ("Let Austria refuse\nbecause it may", "second line"),
    ],
)
def test_a_bad_message_is_told_why(message: str, part: str) -> None:
    assert [problem for problem in problems(message) if part in problem]


def test_comments_of_git_are_not_read(tmp_path: Path) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text("Let Austria refuse\n# Please enter the commit message.\n# On branch main\n", "utf-8")
    assert main([str(file)]) == 0
    file.write_text("refusing\n", "utf-8")
    assert main([str(file)]) == 1


def test_the_example_of_the_page_passes() -> None:
    found = re.search(r"## How a commit looks\n.*?\n\n((?:    .*\n|\n)+)", CONTRIBUTING.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert problems("\n".join(line.removeprefix("    ") for line in found[1].splitlines())) == []
