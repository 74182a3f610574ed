"""`chancellery compare`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_the_command(process: Cli, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("compare", "courtyard", "as-is", "double=yes", "--bots", "random", "--games", "6", "--workers", "1")
    outcome = process(*words, "--out", page)
    assert outcome.code == 0, outcome.err
    for part in ("Courtyard: 6 deals, 0 the same on both sides", "Red wins", "decisions", "B − A, 95%", "Written:"):
        assert part in outcome.out
    assert "double=yes" in page.read_text("utf-8")
    report = process(*words, "--json").json()
    assert report["deals"] == 6
    assert report["decisions"]["difference"] > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["as-is", "odd"], "'odd' is nothing that a side of a comparison can be"),
        (["as-is", "bots=absent:Bot"], "bots=absent:Bot: the bot 'absent:Bot' cannot be loaded"),
        (["as-is", "none.toml"], "none.toml: the overlay cannot be read"),
    ],
)
def test_what_is_wrong_is_said(process: Cli, words: list[str], sentence: str) -> None:
    outcome = process("compare", "courtyard", *words, "--games", "1")
    assert outcome.code == 2
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1
