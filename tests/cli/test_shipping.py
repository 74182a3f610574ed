"""A fifth game: the template, shipped as `chancellery new-game` says, passes every suite that looks at games."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
ID: Final = "fifth-game"
COPIED: Final = (
    "src",
    "tests",
    "tools",
    "docs",
    "examples",
    "pyproject.toml",
    "tsconfig.json",
    "biome.json",
    "CHANGELOG.md",
)

# The files with tests about each game that there is, or about all of them.
LOOK_AT_GAMES: Final = (
    "tests/bots/test_causes.py",
    "tests/bots/test_estimates.py",
    "tests/bots/test_hint.py",
    "tests/bots/test_search.py",
    "tests/cli/test_new_game.py",
    "tests/contract/test_contract.py",
    "tests/engine/test_batch.py",
    "tests/engine/test_script_docs.py",
    "tests/engine/test_tutorial.py",
    "tests/envs/test_copies.py",
    "tests/envs/test_openspiel.py",
    "tests/envs/test_pettingzoo.py",
    "tests/envs/test_questions.py",
    "tests/envs/test_vector.py",
    "tests/games/test_registry.py",
    "tests/golden/test_golden.py",
    "tests/languages/test_terminal.py",
    "tests/matches/test_matches.py",
    "tests/table/test_entries.py",
    "tests/table/test_story.py",
    "tests/tools/test_state_fields.py",
    "tests/upgrades/test_raising_rules.py",
    "tests/web/test_bot_runs.py",
    "tests/web/test_client_rules.py",
    "tests/web/test_client_words.py",
    "tests/web/test_tutorials.py",
)
# These open a server or a browser for long, need the compiled build, or play with whatever games there are.
ELSEWHERE: Final = (
    "tests/browser/test_pseudo_language.py",
    "tests/cli/test_shipping.py",
    "tests/fast/test_same_in_both_builds.py",
    "tests/loadtest/test_soak.py",
    "tests/matches/__main__.py",
)
# Those about all of them; the others have the game's name in their own.
ABOUT_ALL: Final = (
    "test_it_has_the_shape_of_the_games_that_are_shipped",
    "test_page_is_as_the_tool_writes_it",
    "test_every_number_of_a_row_has_a_meaning",
    "test_every_shipped_game_is_found_under_its_id",
    "test_nobody_runs_where_others_may_say_something_in_between",
    "test_rulebooks_without_numbers_are_not_said_to_have_some",
    "test_the_list_says_which_games_have_one",
)


class Checkout:
    """A copy of this checkout to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(ROOT / name, folder / name)
        # What checks the client, where `make check` has got it.
        if (ROOT / "node_modules").is_dir():
            (folder / "node_modules").symlink_to(ROOT / "node_modules")

    def run(self, command: str) -> str:
        """A command as somebody types it, with this Python; it must succeed."""
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))},
            "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath))),
            "PYTHONPATH": os.pathsep.join((str(self.folder / "src"), str(self.folder))),
        }
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
        return done.stdout


def ship(checkout: Checkout) -> None:
    """Do what is printed, to its end: a line of code where it says, and every command but the tests themselves."""
    printed = checkout.run(f"chancellery new-game {ID}")
    steps = printed[printed.index("Ship it:") :]
    file = re.search(r"add this line to (\w+) in (\S+):\n\s+(.+)\n", steps)
    assert file is not None, printed
    registry = checkout.folder / file[2]
    text = registry.read_text("utf-8")
    begin = re.search(rf"^{file[1]}\b.*{{\n", text, re.MULTILINE)
    assert begin is not None
    registry.write_text(f"{text[: begin.end()]}    {file[3]}\n{text[begin.end() :]}", "utf-8")
    commands = [line.strip() for line in steps[steps.index("then run:") :].splitlines()[1:]]
    assert commands[-1] == "make test"
    for command in commands[:-1]:
        checkout.run(command)


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    ship(checkout)
    return checkout


@pytest.mark.slow
def test_every_suite_that_looks_at_games_is_green_on_it(shipped: Checkout) -> None:
    report = shipped.run(f"pytest -q {' '.join(LOOK_AT_GAMES)} -k '{' or '.join((ID, *ABOUT_ALL))}'")
    assert re.search(r"^\d\d+ passed", report, re.MULTILINE), report


def test_no_suite_that_looks_at_games_is_forgotten() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.glob("tests/**/*.py")
        if "all_games(" in path.read_text("utf-8")
    }
    assert found - {*LOOK_AT_GAMES, *ELSEWHERE} == set()


# The contract of a game has nothing to do with how many others there are.
WHOLE: Final = (
    f"pytest -q {' '.join(file for file in LOOK_AT_GAMES if 'contract' not in file)}",
    f"pytest -q --nightly tests/browser/test_pseudo_language.py -k {ID}",
    "mypy --no-error-summary",
    "lint-imports --no-logo",
    "! [ -d node_modules ] || python -m tools.client_types",
)


@pytest.mark.nightly
@pytest.mark.parametrize("command", WHOLE, ids=("suites", "pseudo-language", "types", "imports", "client"))
def test_everything_is_green_on_all_games_together(shipped: Checkout, command: str) -> None:
    shipped.run(command)


@pytest.mark.slow
def test_what_is_made_of_it_is_up_to_date(shipped: Checkout) -> None:
    shipped.run("python -m tools.board_types --check")
    shipped.run("python -m tools.french")
    shipped.run("ruff format --check && ruff check")
    if (shipped.folder / "node_modules").is_dir():
        shipped.run(
            f"node_modules/.bin/biome check --error-on-warnings src/chancellery/games/{ID.replace('-', '_')}/page"
        )
