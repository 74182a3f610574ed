"""Every golden script under tests/golden holds, and one that does not says so readably."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery.engine.errors import BadScript
from chancellery.engine.game import Game
from chancellery.engine.script import run_script
from chancellery.games import find_game
from tests.tiny import TINY

FOLDER = Path(__file__).parent
SCRIPTS = sorted(FOLDER.glob("*/*.txt"))


def find(id: str) -> Game:
    """The tiny game, or one that is installed."""
    return TINY if id == TINY.id else find_game(id)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_golden_script(path: Path) -> None:
    assert run_script(path, find).checks > 0


def test_there_are_golden_scripts() -> None:
    assert {"a_whole_round", "an_ambush_with_dice", "a_position_from_nothing"} <= {path.stem for path in SCRIPTS}


def test_wrong_expectation_fails_with_a_readable_difference(tmp_path: Path) -> None:
    right = (FOLDER / "courtyard" / "a_whole_round.txt").read_text("utf-8")
    line = "expect support blue north: 2"
    path = tmp_path / "wrong.txt"
    path.write_text(right.replace(line, line.replace("2", "3")), "utf-8")
    number = right.splitlines().index(line) + 1
    with pytest.raises(BadScript) as caught:
        run_script(path, find)
    assert str(caught.value) == f"{path}: line {number}: support blue north\n  expected  3\n  found     2"
