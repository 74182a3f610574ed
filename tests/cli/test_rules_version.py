"""A file of a match whose rules are not installed: told by its moves, and verified by nobody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chancellery.cli import exit_codes
from chancellery.cli.files import write_match
from tests.cli.conftest import Cli, played
from tests.tiny import TINY
from tests.tiny.mending import mend

AROUND = {
    "seats": [
        {"seat": "red", "kind": "person", "bot": None, "name": "Ann"},
        {"seat": "blue", "kind": "bot", "bot": "random", "name": None},
    ],
    "messages": [
        {"ply": 2, "sender": "red", "to": None, "text": "Good evening.", "at": 0.0},
        {"ply": 2, "sender": "red", "to": "blue", "text": "Between us.", "at": 0.0},
    ],
    "result": None,
}


@pytest.fixture
def old_file(match_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    data = json.loads(match_file.read_text("utf-8"))
    match_file.write_text(json.dumps({**data, "match": AROUND}), "utf-8")
    mend(monkeypatch)
    return match_file


def test_replay_tells_options_seats_moves_messages_and_result(cli: Cli, old_file: Path) -> None:
    data = json.loads(old_file.read_text("utf-8"))
    outcome = cli("replay", old_file)
    assert outcome.code == exit_codes.OK
    assert "version 1 of the rules, and version 2 is installed" in outcome.out.replace("\n", " ")
    seat, move = data["actions"][0]
    for part in ("players", "Ann", "random", f"   1 {seat}: {move}", "Good evening.", data["result"]["reason"]):
        assert part in outcome.out
    assert "Between us." not in outcome.out
    assert "Between us." in cli("replay", old_file, "--seat", "blue").out


def test_replay_says_it_in_french_too(cli: Cli, old_file: Path) -> None:
    out = cli("replay", old_file, "--lang", "fr", "--to", "0").out.replace("\n", " ")
    assert "version 1 des règles" in out
    assert "Résultat" in out


def test_replay_for_machines(cli: Cli, old_file: Path) -> None:
    told = cli("replay", old_file, "--to", "3", "--json").json()
    assert (told["rules"], told["ply"], len(told["actions"])) == (1, 3, 3)
    assert [seat["seat"] for seat in told["seats"]] == ["red", "blue"]
    assert "only version 2 is installed" in told["problem"]
    assert cli("replay", old_file, "--to", "9999").code == exit_codes.BAD_INPUT


def test_verify_says_why_it_cannot(cli: Cli, old_file: Path) -> None:
    outcome = cli("verify", old_file)
    assert outcome.code == exit_codes.BAD_INPUT
    assert "only version 2 is installed" in outcome.err
    report = cli("verify", old_file, "--json").json()
    assert (report["holds"], "version 1" in report["problem"]) == (False, True)


def test_it_is_not_played_on(cli: Cli, old_file: Path) -> None:
    outcome = cli("play", "--load", old_file)
    assert outcome.code == exit_codes.BAD_INPUT
    assert "rules version 1" in outcome.err


# --- files that outlive their rules ---


def test_match_that_replays_the_same_is_verified_and_says_by_which_rules(
    cli: Cli, match_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TINY, "rules", TINY.rules + 1)
    outcome = cli("verify", match_file)
    assert outcome.code == exit_codes.OK, outcome.err
    plies = len(json.loads(match_file.read_text("utf-8"))["actions"])
    assert f"Actions 1 to {plies}, by version 1 of the rules: replayed by the installed rules." in outcome.out
    report = cli("verify", match_file, "--json").json()
    assert [(one["rules"], one["proved"]) for one in report["stretches"]] == [(1, "replayed"), (2, "replayed")]


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match that somebody has saved in the terminal to go on with it later."""
    path = tmp_path / "saved.json"
    write_match(path, played(12))
    return path


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "under corrected rules (version 2)"), ("fr", "règles corrigées (version 2)")]
)
def test_saved_match_is_played_on_by_mended_rules(
    cli: Cli, unfinished: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, sentence: str
) -> None:
    mend(monkeypatch)
    again = tmp_path / "again.json"
    outcome = cli("play", "--load", unfinished, "--lang", lang, typed=f"save {again}\n")
    assert outcome.code == exit_codes.OK, outcome.err
    assert sentence in outcome.out
    told = cli("verify", again)
    assert "by version 1 of the rules: not replayed, since that version is not installed." in told.out, told.err
    assert "replayed from the kept position after action 12" in told.out
    shown = cli("replay", again).out
    assert "Actions 1 to 12 were played with older rules" in shown
    assert cli("replay", again, "--to", "3").code == exit_codes.BAD_INPUT
