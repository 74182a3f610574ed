"""What is imported, and what is not: help and version answer at once."""

from __future__ import annotations

import json
import subprocess
import sys
from inspect import getdoc
from typing import Any

import pytest

from chancellery.cli.commands import SUMMARIES, load_command

# What takes long to import, and what only some commands need.
HEAVY = {
    *(
        "alembic",
        "argon2",
        "fluent",
        "httpx",
        "litestar",
        "msgspec",
        "prometheus_client",
        "rich",
        "sqlalchemy",
        "uvicorn",
    ),
    *("asyncio", "multiprocessing"),
}


def modules_after(code: str) -> set[str]:
    """The modules of a new interpreter after some code, which prints nothing."""
    show = "import json, sys; sys.stderr.write(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", f"{code}\n{show}"], capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr))


def tops(modules: set[str]) -> set[str]:
    return {module.partition(".")[0] for module in modules}


def rooms(modules: set[str]) -> set[str]:
    """The rooms of the package that were entered."""
    return {module.split(".")[1] for module in modules if module.startswith("chancellery.")}


def test_the_package_alone_imports_no_game_and_no_framework() -> None:
    found = modules_after("import chancellery")
    assert not {module for module in found if module.startswith("chancellery.games.")}
    assert not tops(found) & (HEAVY - {"msgspec", "fluent"})


@pytest.mark.parametrize("code", ["import chancellery.cli", "from chancellery.cli.app import run; run(['--help'])"])
def test_help_needs_the_names_of_commands_alone(code: str) -> None:
    found = modules_after(code)
    assert not tops(found) & HEAVY
    assert rooms(found) == {"cli", "engine"}
    assert {module for module in found if module.startswith("chancellery.engine.")} == {"chancellery.engine.errors"}


@pytest.mark.parametrize("command", ["games", "play", "replay", "simulate"])
def test_no_server_and_no_database_for_whoever_plays_in_a_terminal(command: str) -> None:
    found = modules_after(f"from chancellery.cli.app import run; run(['{command}', '--help'])")
    assert not tops(found) & {"alembic", "litestar", "sqlalchemy", "uvicorn", "httpx"}
    assert not {module for module in found if module.startswith("chancellery.games.")}


@pytest.mark.parametrize("name", SUMMARIES)
def test_a_summary_is_what_the_command_says_of_itself(name: str) -> None:
    command: Any = load_command(name)
    assert (getdoc(command.callback) or "").splitlines()[0] == SUMMARIES[name]
