"""`chancellery review`: sums that come out, in both languages and as JSON, of matches that are over."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from chancellery.engine.journal import Journal
from chancellery.engine.rng import key_from
from chancellery.lab.playout import bots_luck, play_out
from tests.cli.conftest import Cli
from tests.tiny import TINY


def match(folder: Path, most: int | None = None) -> Path:
    """A match of Courtyard between the secretary and chance, or its beginning."""
    journal = Journal(TINY, TINY.options(), key_from("review"))
    g = journal.replay()
    play_out(
        g, ("heuristic", "random"), bots_luck("r"), step=lambda g, seat, action: journal.actions.append((seat, action))
    )
    journal.actions = journal.actions[:most]
    file = folder / "match.json"
    file.write_text(json.dumps(journal.export()), "utf-8")
    return file


def test_a_review_as_json_adds_up(cli: Cli, tmp_path: Path) -> None:
    done = cli("review", match(tmp_path), "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["explained"] is None
    for row in told["totals"]:
        figures = {name: Decimal(repr(value)) for name, value in row.items() if name != "seat"}
        parts = figures["luck"] + figures["own"] + figures["others"] + figures["rest"]
        assert figures["start"] + parts == figures["result"]
    assert told["totals"][0]["own"] == 0 == told["totals"][1]["others"]
    assert cli("review", match(tmp_path), "--json").out == done.out
    for one in told["costly"]:
        assert one["seat"] == "blue"
        assert one["action"] != one["better"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Before the deal", "Unexplained", "not been measured"]),
        ("fr", ["Avant la donne", "Inexpliqué", "indication"]),
    ],
)
def test_a_review_is_read_in_both_languages(cli: Cli, tmp_path: Path, language: str, words: list[str]) -> None:
    done = cli("review", match(tmp_path), "--lang", language)
    assert done.code == 0, done.err
    for word in words:
        assert word in done.out


def test_a_match_that_goes_on_is_not_reviewed(cli: Cli, tmp_path: Path) -> None:
    done = cli("review", match(tmp_path, 4))
    assert (done.code, done.out) == (2, "")
    assert "once it is over" in done.err
