"""`chancellery arena`."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Cli


def test_the_command(cli: Cli) -> None:
    outcome = cli(
        "arena", "courtyard", "--bots", "chancellor,attaché", "--games", "2", "--iterations", "3", "--workers", "1"
    )
    assert outcome.code == 0
    for part in ("Courtyard, 2 players, 2 games", "search", "wins", "fair", "by seat", "red", "a decision", "rating"):
        assert part in outcome.out
    report = cli("arena", "courtyard", "--bots", "heuristic,random", "--games", "2", "--workers", "1", "--json").json()
    assert (report["games"], [one["bot"] for one in report["standings"]]) == (2, ["heuristic", "random"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random"], "an arena needs two bots or more: --bots A,B"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "secretary,heuristic"], "the bot 'heuristic' cannot play against itself; name each bot once"),
        (["--engine", "steam"], "there is no engine 'steam'; there are local and ray"),
        (["--address", "here"], "--address is for --engine ray"),
    ],
)
def test_what_is_wrong_is_said(cli: Cli, words: list[str], sentence: str) -> None:
    outcome = cli("arena", "courtyard", *words)
    assert outcome.code == 2
    assert sentence in outcome.err
