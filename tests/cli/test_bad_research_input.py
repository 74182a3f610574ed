"""Bad input of the laboratory, whatever command it is given to: one sentence, exit code 2, nothing written or lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Cli

SERIES = ("simulate", "arena", "dataset", "balance")
BOTS = """
class Raises:
    def choose(self, g, seat):
        raise ValueError("no plan")


class Illegal:
    def choose(self, g, seat):
        return 9999
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with a module that has faults."""
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "faulty_bots.py").write_text(BOTS, "utf-8")
    (folder / "broken_module.py").write_text("import nowhere_to_be_found\n", "utf-8")
    monkeypatch.chdir(folder)
    # For what runs in processes of its own.
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return folder


def written(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} - {"faulty_bots.py", "broken_module.py", "__pycache__", "none.toml"}


@pytest.mark.parametrize("command", SERIES)
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("absent_module:Bot", "No module named 'absent_module'"),
        ("broken_module:Bot", "No module named 'nowhere_to_be_found'"),
        ("faulty_bots:Absent", "has no class Absent"),
    ],
)
def test_a_module_that_does_not_import(cli: Cli, here: Path, command: str, bot: str, why: str) -> None:
    done = cli(command, "courtyard", "--games", "2", "--workers", "1", "--bots", f"{bot},random")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith(f"chancellery: the bot '{bot}' cannot be loaded: ")
    assert why in done.err
    assert written(here) == set()


@pytest.mark.parametrize(
    ("bot", "why"),
    [("Raises", "ValueError: no plan"), ("Illegal", "it answers 9999, which is not among the legal actions")],
)
def test_a_bot_with_a_fault_loses_its_games_and_the_series_goes_on(cli: Cli, here: Path, bot: str, why: str) -> None:
    words = ("--games", "4", "--workers", "1", "--bots", f"faulty_bots:{bot},random", "--out", here / "kept")
    report = cli("simulate", "courtyard", *words, "--json").json()
    assert (report["finished"], report["errors"], report["forfeits"]) == (4, 0, 4)
    assert why in report["first_forfeit"]["failure"]
    again = cli("simulate", "courtyard", *words)
    assert again.code == 0
    assert f"4 games forfeited, first game 0 by red after {report['first_forfeit']['ply']} decisions" in again.out
    told = cli("arena", "courtyard", "--games", "4", "--workers", "1", "--bots", f"faulty_bots:{bot},random")
    assert told.code == 0
    assert f"faulty_bots:{bot} forfeited 4 games" in told.out
    assert "…" not in told.out, "a bot's name is cut off, and two of one module look the same"


@pytest.mark.parametrize("command", [*SERIES, "play", "compare"])
@pytest.mark.parametrize("text", ["", "[card.nobody]\nvalue = 1\n", "[card\n"])
def test_an_overlay_that_names_no_figure(cli: Cli, here: Path, command: str, text: str) -> None:
    (here / "none.toml").write_text(text, "utf-8")
    words = ("as-is", "none.toml") if command == "compare" else ("--content", "none.toml")
    done = cli(command, "courtyard", *words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done.err
    assert "none.toml: " in done.err
    assert written(here) == set()


def test_an_endpoint_that_is_not_there(cli: Cli, here: Path) -> None:
    words = ("--model", "m", "--retries", "0", "--bots", "random", "--out", here / "kept")
    done = cli("models", "courtyard", "--endpoint", "http://127.0.0.1:9/v1", *words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "http://127.0.0.1:9/v1 gives no answer: " in done.err
    assert json.loads((here / "kept" / "manifest.json").read_text("utf-8"))["model"].startswith("m at ")
