"""`chancellery dataset` and `simulate --journals`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_the_commands(cli: Cli, tmp_path: Path) -> None:
    words = ("dataset", "courtyard", "--players", "3", "--bots", "random", "--games", "3", "--workers", "1")
    outcome = cli(*words, "--out", tmp_path / "set")
    assert outcome.code == 0, outcome.err
    assert "Courtyard:" in outcome.out
    assert "decisions of 3 games" in outcome.out
    assert "chancellery dataset courtyard --games 3 --bots random" in (tmp_path / "set" / "README.md").read_text(
        "utf-8"
    )
    again = cli(*words, "--out", tmp_path / "set", "--json").json()
    assert (again["games"], again["played"]) == (3, 0)
    journals = tmp_path / "journals"
    assert cli("simulate", "courtyard", "--games", "2", "--workers", "1", "--journals", journals).code == 0
    for file in journals.iterdir():
        assert cli("verify", file).code == 0
    told = cli("replay", next(journals.iterdir()), "--json").json()
    assert set(told["result"]["winners"]) <= {"red", "blue"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seen", "all"], "--seen is one of rows, views, both, not 'all'"),
        (["--bots", "absent:Bot"], "the bot 'absent:Bot' cannot be loaded"),
    ],
)
def test_what_is_wrong_is_said(cli: Cli, tmp_path: Path, words: list[str], sentence: str) -> None:
    outcome = cli("dataset", "courtyard", "--games", "1", "--out", tmp_path / "set", *words)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert not (tmp_path / "set").exists()
