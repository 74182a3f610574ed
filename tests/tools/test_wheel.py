"""Wheels: what compiling one takes, and that the pages hold where nothing but a wheel is installed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from tools.compile import ROOT

PAGES = ("research", "python", "mcp", "opponents")
# What takes less time and comes to the same; the rest of a command is as it is written.
SHORTER = (
    (r"--games \d+", "--games 2"),
    (r"--iterations 100", "--iterations 2"),
    (r"^bench .*", "bench --seconds 0.1 europe-divided"),
    (r"^ladder$", "ladder europe-divided --table secretary --games 2"),
    (r"--endpoint \S+ --model NAME", "--stand-in first --judge 0"),
    (r"--deals 5", "--deals 1"),
)
UNLIMITED = ("compare", "simulate", "arena", "dataset", "balance")


def required(compiled: str) -> list[str]:
    program = "from hatchling.build import get_requires_for_build_wheel as asked; print(*asked(), sep='\\n')"
    environment = {**os.environ, "CHANCELLERY_COMPILED": compiled}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_compiled_wheel_asks_for_its_compiler() -> None:
    """`pip wheel` builds in an environment that has nothing but what is asked for here."""
    pinned = re.search(r'"(mypy==[\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert pinned is not None
    assert {pinned[1], "msgspec>=0.20", "platformdirs>=4"} <= set(required("1"))
    assert any(one.startswith("setuptools") for one in required("1"))
    assert required("") == []


def commands() -> list[str]:
    """Every command of the pages that somebody with a wheel can type, shorter."""
    found = []
    for page in PAGES:
        text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
        for line in re.findall(r"^    chancellery ([^#\n]+)", text, re.MULTILINE):
            command = line.strip()
            for pattern, shorter in SHORTER:
                command = re.sub(pattern, shorter, command)
            if command.startswith(UNLIMITED) and "--games" not in command:
                command += " --games 2"
            found.append(command)
    return list(dict.fromkeys(found))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that Python imports from, with what a wheel brings and no more of us."""
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(sys, "path", [*sys.path])
        changed.delenv("CHANCELLERY_COMPILED", raising=False)
        wheel = next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"]))
    with ZipFile(wheel) as file:
        file.extractall(folder / "site")
    return folder / "site"


def run(installed: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(installed), "CHANCELLERY_TOKEN": "token"}
    command = [sys.executable, "-m", "chancellery.cli", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


@pytest.mark.nightly
def test_commands_of_the_pages_work_from_a_wheel(installed: Path, tmp_path: Path) -> None:
    """One after the other in one folder, with the files that the pages show."""
    research = (ROOT / "docs" / "research.md").read_text("utf-8")
    bot = re.search(r"```python\n(class MyBot.*?)```", research, re.DOTALL)
    poorer = re.search(r"```toml\n(.*?)```", research, re.DOTALL)
    greedy = ROOT / "examples" / "greedy_bot.py"
    assert bot is not None
    assert poorer is not None
    (tmp_path / "mymodule.py").write_text(bot[1], "utf-8")
    (tmp_path / "poorer.toml").write_text(poorer[1], "utf-8")
    (tmp_path / "greedy_bot.py").write_text(greedy.read_text("utf-8"), "utf-8")
    (tmp_path / "where.py").write_text("import chancellery; print(chancellery.__file__)", "utf-8")
    where = subprocess.run(
        [sys.executable, "where.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert where.stdout.strip() == str(installed / "chancellery" / "__init__.py")
    typed = commands()
    assert len(typed) > 15
    wrong = {}
    for command in typed:
        done = run(installed, tmp_path, *shlex.split(command))
        expected = "rev=REVISION needs a Git checkout" if "rev=" in command else ""
        if "mcp --server" in command:
            expected = "cannot be reached"
        if done.returncode != (2 if expected else 0) or expected not in done.stderr:
            wrong[command] = (done.returncode, done.stdout[-500:], done.stderr[-1500:])
    assert wrong == {}


@pytest.mark.nightly
def test_a_new_game_keeps_the_contract_where_there_is_no_checkout(installed: Path, tmp_path: Path) -> None:
    told = run(installed, tmp_path, "new-game", "congress-of-vienna").stdout
    (contract,) = re.findall(r"^Contract: +(?:\S+=\S+ )+chancellery (.+)$", told, re.MULTILINE)
    environment = dict(re.findall(r"(\w+)=(\S+)", told.split("Contract:")[1].splitlines()[0]))
    done = subprocess.run(
        [sys.executable, "-m", "chancellery.cli", *contract.split(), "--quick"],
        cwd=tmp_path,
        env={**os.environ, **environment, "PYTHONPATH": f"{installed}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
