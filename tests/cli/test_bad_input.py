"""Bad input: one sentence on stderr that names what and where, exit code 2, nothing on stdout, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chancellery.engine.journal import FORMAT
from tests.cli.conftest import Cli, Outcome, change, played
from tests.tiny.board import FOLDER


def refused(outcome: Outcome, *parts: str, code: int = 2) -> None:
    """The outcome is one sentence with these parts."""
    assert outcome.code == code
    assert outcome.out == ""
    assert outcome.err.startswith("chancellery: ")
    assert outcome.err.count("\n") == 1
    for part in parts:
        assert part in outcome.err


# --- in a real process: each kind of bad input once ---


def test_an_unknown_game(process: Cli) -> None:
    refused(process("play", "courtyrad"), "there is no game 'courtyrad'", "did you mean 'courtyard'?")


def test_an_unknown_option(process: Cli) -> None:
    refused(process("play", "courtyard", "duoble=yes"), "Courtyard has no option 'duoble'; it has double, start")


def test_an_unknown_player_count(process: Cli) -> None:
    refused(
        process("simulate", "courtyard", "--players", "7"), "Courtyard cannot be played by 7 players; it takes 2 or 3"
    )


def test_a_broken_content_file(process: Cli, tmp_path: Path) -> None:
    cards = (FOLDER / "content" / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(cards.replace("value = 2", 'value = "two"', 1), "utf-8")
    outcome = process("content", "check", "courtyard", "--folder", tmp_path)
    refused(outcome, "courtyard: cards.toml: card 'feast_one': field 'value': Expected `int`, got `str`")


def test_a_truncated_save(process: Cli, match_file: Path) -> None:
    match_file.write_text(match_file.read_text("utf-8")[:200], "utf-8")
    refused(process("play", "--load", match_file), str(match_file), "the journal is not JSON")


def test_a_corrupted_save(process: Cli, match_file: Path) -> None:
    match_file.write_bytes(b"\xff\xfe\x00" + match_file.read_bytes())
    refused(process("verify", match_file), f"{match_file}: this is not a text file")


def test_a_journal_from_a_newer_version(process: Cli, match_file: Path) -> None:
    newer = FORMAT + 1
    change(match_file, format=newer)
    refused(
        process("replay", match_file),
        f"{match_file}: the journal has format {newer}; this version of Chancellery reads up to {FORMAT}",
    )


def test_an_action_out_of_turn(process: Cli, match_file: Path) -> None:
    actions = json.loads(match_file.read_text("utf-8"))["actions"]
    change(match_file, actions=[actions[0], actions[0], *actions[1:]])
    refused(
        process("verify", match_file), "action 2 of the journal is not legal: It is not for red to act now but for blue"
    )


def test_an_action_out_of_range(process: Cli, match_file: Path) -> None:
    change(match_file, actions=[["red", "pick feast_nine"]])
    refused(process("replay", match_file), "action 1 of the journal: there is no action 'pick feast_nine'")


def test_an_unknown_command(process: Cli) -> None:
    refused(process("frobnicate"), "No such command 'frobnicate'", "chancellery --help")


# --- in this process: the rest ---


def test_rules_of_another_version(cli: Cli, match_file: Path) -> None:
    change(match_file, rules=2)
    refused(cli("verify", match_file), "version 2 of the rules of Courtyard, and only version 1 is installed")


@pytest.mark.parametrize("options", [[1], "two", 7, [[1]], {"players": 9}, {"colour": 1}])
def test_options_of_a_journal_that_are_none(cli: Cli, match_file: Path, options: object) -> None:
    change(match_file, options=options)
    refused(cli("verify", match_file), str(match_file))


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", "[" * 100_000, '{"kind": "chancellery-journal"}'])
def test_files_that_are_no_journals(cli: Cli, tmp_path: Path, text: str) -> None:
    path = tmp_path / "no-journal.json"
    path.write_text(text, "utf-8")
    refused(cli("replay", path), str(path))


@pytest.mark.parametrize("command", ["replay", "verify", "script"])
def test_files_that_cannot_be_read(cli: Cli, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "missing"
    refused(cli(command, missing), f"{missing}: the file cannot be read: No such file or directory")
    refused(cli(command, tmp_path), f"{tmp_path}: the file cannot be read: Is a directory")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "courtyard", "--seat", "purple"], "there is no seat 'purple'; there are red, blue, all, none"),
        (
            ["play", "courtyard", "--bots", "nobody"],
            "there is no bot 'nobody'; there are random, attache, heuristic, search",
        ),
        (["play", "courtyard", "--bots", "random,random"], "2 bots are named, but there is room for 1"),
        (["play", "courtyard", "--lang", "de"], "there is no language 'de'; there are en, fr"),
        (["play", "courtyard", "double"], "'double' is not written name=value"),
        (["play", "courtyard", "double=maybe"], "option 'double' cannot be 'maybe'; it takes yes or no"),
        (["play", "courtyard", "players=many"], "Courtyard cannot be played by 'many' players"),
        (["simulate", "courtyard", "--bots", "a,b,c"], "3 bots are named, but there is room for 2"),
        (["simulate", "courtyard", "--bots", ""], "no bot is named"),
        (["simulate", "courtyard", "--games", "0"], "--games"),
        (["simulate", "courtyard", "--games", "many"], "--games"),
        (["simulate", "courtyard", "--workers", "0"], "--workers"),
        (["simulate"], "Missing argument 'GAME' (see chancellery simulate --help)"),
        (["bench", "--seconds", "-1"], "--seconds cannot be -1; it takes more than 0 and at most 3600"),
        (["bench", "nothing"], "there is no game 'nothing'"),
        (["content", "check", "nothing"], "there is no game 'nothing'"),
        (["content", "check", "--folder", "/nowhere"], "/nowhere: there is no such folder"),
        (["games", "--frob"], "No such option: --frob (see chancellery games --help)"),
    ],
)
def test_arguments(cli: Cli, arguments: list[str], sentence: str) -> None:
    refused(cli(*arguments), sentence)


def test_a_saved_match_takes_no_options(cli: Cli, match_file: Path) -> None:
    refused(cli("play", "courtyard", "double=yes", "--load", match_file), "a saved match has its options")
    refused(cli("play", "other", "--load", match_file), "this is a match of courtyard, not of other")


def test_a_match_that_does_not_hold_is_not_loaded(cli: Cli, match_file: Path) -> None:
    change(match_file, digest="0" * 64)
    refused(cli("play", "--load", match_file), f"{match_file}: the match replays to another final position")


def test_a_replay_stops_within_the_match(cli: Cli, match_file: Path) -> None:
    plies = len(played().actions)
    refused(cli("replay", match_file, "--to", "999"), f"--to cannot be 999; the match has {plies} actions")
    refused(cli("replay", match_file, "--to", "-1"), "--to cannot be -1")
    refused(cli("replay", match_file, "--seat", "all"), "--seat takes one seat here: red, blue")


def test_a_plug_in_that_is_not_there(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "no.such:GAME")
    refused(cli("games"), "the game at 'no.such:GAME' cannot be loaded")
