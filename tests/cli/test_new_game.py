"""`chancellery new-game`: what it lays down works at once.

test_contract.py holds it to the contract, and test_shipping.py ships it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from chancellery.cli.app import run
from chancellery.games import SHIPPED, find_game

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "src" / "chancellery" / "template"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    places = {"PYTHONPATH": str(folder), "CHANCELLERY_GAMES": "congress_of_vienna.game:CONGRESS_OF_VIENNA"}
    return {**os.environ, **places, "PYTHONDONTWRITEBYTECODE": "1"}


def test_its_golden_script_and_its_content_hold(elsewhere: Path) -> None:
    assert run(["new-game", "congress-of-vienna", "--title", "The Congress Dances"]) == 0
    for command in (["script", "congress_of_vienna/golden/first_turn.txt"], ["content", "check", "congress-of-vienna"]):
        done = subprocess.run(
            [sys.executable, "-m", "chancellery.cli", *command],
            env=environment(elsewhere),
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_no_name_of_the_template_is_left(elsewhere: Path) -> None:
    assert run(["new-game", "congress-of-vienna", "--title", "The Congress Dances"]) == 0
    files = [path for path in elsewhere.rglob("*") if path.is_file()]
    for path in files:
        assert "template" not in path.read_text("utf-8").lower(), path
    assert "game-title = The Congress Dances" in (elsewhere / "congress_of_vienna/text/fr/names.ftl").read_text("utf-8")
    laid = {path.relative_to(elsewhere / "congress_of_vienna") for path in files}
    assert laid == {path.relative_to(TEMPLATE) for path in TEMPLATE.rglob("*.*") if path.suffix != ".pyc"}


def test_it_has_the_shape_of_the_games_that_are_shipped() -> None:
    """No file is missing that all of them have, but for what a page that is drawn says, and what their bots weigh.

    The schema of its rules is written when it is shipped.
    """

    def files(game: Path) -> set[str]:
        return {str(path.relative_to(game)) for path in game.rglob("*.*") if path.suffix != ".pyc"}

    shipped = [find_game(id).folder for id in SHIPPED]
    said = {
        f"text/{language}/{name}.ftl" for language in ("en", "fr") for name in ("intro", "stage", "causes", "reference")
    }
    assert set.intersection(*map(files, shipped)) - files(TEMPLATE) <= said | {
        "bot/stakes.py",
        "bot/worth.py",
        "frame_fields.py",
        "legend.py",
        "schemas/rules-1.json",
    }


def test_in_a_checkout_it_goes_among_the_games(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (elsewhere / "src/chancellery/games").mkdir(parents=True)
    assert run(["new-game", "quick"]) == 0
    game = (elsewhere / "src/chancellery/games/quick/game.py").read_text("utf-8")
    assert "from chancellery.games.quick.state import QuickState" in game
    assert (elsewhere / "tests/golden/quick/first_turn.txt").is_file()
    assert '"quick": "chancellery.games.quick.game:QUICK"' in capsys.readouterr().out


def test_elsewhere_it_says_how_a_package_makes_it_known(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", "quick"]) == 0
    out = capsys.readouterr().out
    told = tomllib.loads(out[out.index("[project.entry-points") :])
    assert told["project"]["entry-points"] == {"chancellery.games": {"quick": "quick.game:QUICK"}}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Vienna"], "'Vienna' cannot be the id of a game"),
        (["a--b"], "'a--b' cannot be the id of a game"),
        (["realpolitik"], "there is a game 'realpolitik' already"),
        (["vienna"], "vienna is there already"),
    ],
)
def test_what_cannot_be_is_refused(
    elsewhere: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    (elsewhere / "vienna").mkdir()
    assert run(["new-game", *arguments]) != 0
    assert sentence in capsys.readouterr().err
    assert [path.name for path in elsewhere.iterdir()] == ["vienna"]
