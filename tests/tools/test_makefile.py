"""Setting up: make says what it does and how far it is, and is at home in any folder and with any home."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.serving import ROOT

FILES = ("Makefile", "pyproject.toml", "package.json", "package-lock.json")
SAID = re.compile(r'echo "Setting up \((\d)/(\d)\): (.*?)" >&2')


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What make looks at when it sets up, where nothing is set up yet."""
    folder = tmp_path / "été à Vienne" / "chancellery"
    folder.mkdir(parents=True)
    for name in (*FILES, *(path.name for path in ROOT.glob("requirements*.lock"))):
        shutil.copy(ROOT / name, folder)
    return folder


def make(folder: Path, *arguments: str, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "XDG_"))}
    # This suite's own make may have told where caches are.
    inherited.pop("npm_config_cache", None)
    done = subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=folder,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize(("goal", "steps"), [("play", 2), ("setup", 2), ("quick", 2), ("check", 3), ("test", 4)])
def test_setting_up_says_every_step(checkout: Path, goal: str, steps: int) -> None:
    planned = make(checkout, "--dry-run", goal)
    said = [(int(step), int(of)) for step, of, _ in SAID.findall(planned)]
    # The last is said by whatever gets a Chromium, if there is none.
    said += [(int(step), int(of)) for step, of in re.findall(r'--step "Setting up \((\d)/(\d)\): "', planned)]
    assert sorted({step for step, _ in said}) == list(range(1, steps + 1))
    assert {of for _, of in said} == {steps}


def test_what_is_set_up_is_not_spoken_of(checkout: Path) -> None:
    for stamp in (".venv/bin/uv", ".venv/.node", ".venv/.play", ".venv/.dev", "node_modules/.stamp"):
        (checkout / stamp).parent.mkdir(parents=True, exist_ok=True)
        (checkout / stamp).touch()
    assert SAID.findall(make(checkout, "--dry-run", "play", "test")) == []


def test_a_folder_with_spaces_stays_one_word(checkout: Path) -> None:
    planned = make(checkout, "--dry-run", "check", "quick", "test", "fastcheck", "play")
    lines = [line for line in planned.splitlines() if str(checkout) in line]
    assert len(lines) > 3
    for line in lines:
        words = shlex.split(line.replace("$(", " ").replace(")", " "))
        assert sum(word.count(str(checkout)) for word in words) == line.count(str(checkout)), line


def test_without_a_home_everything_stays_in_the_checkout(checkout: Path) -> None:
    show = '--eval=show: ; @echo "$$XDG_CACHE_HOME:$$XDG_DATA_HOME:$$npm_config_cache"'
    assert make(checkout, show, "show", HOME=str(checkout)) == "::\n"
    expected = f"{checkout}/build/cache:{checkout}/.data:{checkout}/build/cache/npm\n"
    assert make(checkout, show, "show", HOME="/no/such/home") == expected
    # Whoever has said where caches are is believed.
    assert (
        make(checkout, show, "show", HOME="/no/such/home", XDG_CACHE_HOME="/c", XDG_DATA_HOME="/d") == "/c:/d:/c/npm\n"
    )
