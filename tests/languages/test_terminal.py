"""The terminal in a language from outside, accented and 40 % longer: whole, and with no English."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from chancellery.bots.registry import BOTS
from chancellery.cli.app import run
from chancellery.engine.game import Game
from chancellery.engine.languages import VARIABLE
from chancellery.games import all_games
from tests.languages import pseudo

WIDTH = 100
TYPED = ("help", *"1" * 40, "log", "board", "quit")


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> pytest.MonkeyPatch:
    """A terminal of a person whose locale is the language."""
    monkeypatch.setenv(VARIABLE, str(pseudo.write(tmp_path, all_games())))
    monkeypatch.setenv("LC_ALL", "en_XA.UTF-8")
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    return monkeypatch


def typed_names(game: Game) -> tuple[str, ...]:
    """What is typed, and so is the same in every language: actions, options with their values, and ids."""
    options = [word for option in game.option_list for word in (option.id, *map(str, option.samples()))]
    return (*game.actions.names, *options, game.id, *BOTS, "chancellery play")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game(game: Game, terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    terminal.setattr(sys, "stdin", io.StringIO("\n".join((*TYPED, ""))))
    assert run(["play", game.id, "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert len(shown) > 5000
    assert pseudo.english_in(shown, (*TYPED, *typed_names(game))) == []
    assert [line for line in shown.splitlines() if len(line) > WIDTH] == []
    assert re.findall(r"\S*…\S*", shown) == []


def test_commands_are_typed_in_the_language_too(
    terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screens = []
    for words in (("log", "board", "undo", "quit"), [pseudo.word(order) for order in ("log", "board", "undo", "quit")]):
        terminal.setattr(sys, "stdin", io.StringIO("\n".join((*words, ""))))
        assert run(["play", "europe-divided", "--seed", "3"]) == 0
        # What is typed is shown again.
        screens.append(re.sub(r"(?m)^> .*", ">", capsys.readouterr().out))
    assert screens[0] == screens[1]


def test_the_list_of_games(terminal: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    shown = capsys.readouterr().out
    assert pseudo.english_in(shown, [name for game in all_games() for name in typed_names(game)]) == []
