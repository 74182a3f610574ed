"""Asides in the terminal: listed by name, taken by name, and told in the log."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Cli

SEED = ("--seed", "3")


def test_they_are_listed_besides_the_answers(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="").out
    assert "You can also do this at any time (type the name):" in out
    assert "raise-flag" in out
    assert "raise-flag" in cli("play", "courtyard", *SEED, "--lang", "fr", typed="").out


def test_one_is_taken_by_its_name_and_the_question_stays(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="raise-flag\nlog\nlower-flag\n").out
    assert out.count("[2] Pick a card.") == 3
    assert "raises" in out
    assert "lower-flag" in out


def test_one_is_taken_back_while_its_seat_is_asked(cli: Cli) -> None:
    asked = "pick plain_one\n"
    out = cli("play", "courtyard", *SEED, typed=f"{asked}raise-flag\nundo\n").out
    assert "cannot be taken back" not in out


def test_somebody_else_at_this_keyboard_names_the_seat(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    typed = f"blue raise-flag\nblue pick plain_one\nred raise-flag\nsave {path}\n"
    outcome = cli("play", "courtyard", *SEED, "--seat", "all", typed=typed)
    assert outcome.code == 0
    actions = json.loads(path.read_text("utf-8"))["actions"]
    assert ["blue", "raise-flag"] in actions
    assert ["red", "raise-flag"] in actions


def test_a_bot_s_seat_takes_none_from_here(cli: Cli) -> None:
    out = cli("play", "courtyard", *SEED, typed="blue raise-flag\n").out
    assert "there is no action 'blue raise-flag'" in out


def test_a_saved_match_with_asides_holds(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    cli("play", "courtyard", *SEED, typed=f"raise-flag\n1\n1\nsave {path}\n")
    assert cli("verify", path).code == 0
    assert "raises" in cli("replay", path).out
