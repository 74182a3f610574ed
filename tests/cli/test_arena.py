"""`chancellery arena`."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Cli


def test_the_command(cli: Cli) -> None:
    outcome = cli(
        "arena", "courtyard", "--bots", "chancellor,attaché", "--games", "2", "--iterations", "3", "--workers", "1"
    )
    assert outcome.code == 0
    for part in ("Courtyard, 2 players, 2 games", "search", "wins", "fair", "by seat", "red", "a decision"):
        assert part in outcome.out
    report = cli("arena", "courtyard", "--bots", "heuristic,random", "--games", "2", "--workers", "1", "--json").json()
    assert (report["challenger"], report["rival"], report["games"]) == ("heuristic", "random", 2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random"], "--bots takes two names, the challenger and its rival, not 1"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
    ],
)
def test_what_is_wrong_is_said(cli: Cli, words: list[str], sentence: str) -> None:
    outcome = cli("arena", "courtyard", *words)
    assert outcome.code == 2
    assert sentence in outcome.err
