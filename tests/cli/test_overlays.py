"""`--content`: figures of a game changed from outside, and told by whatever is made with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

# What the minister may raise, less: his influence in the first place where he has it.
OVERLAY = "[card.eu_france]\ninitiative = 6\n\n[figure.europe_money]\nvalue = 3\n"
TOLD = ("card 'eu_france': initiative 2 → 6", "figure 'europe_money': value 6 → 3")


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    file = tmp_path / "poor.toml"
    file.write_text(OVERLAY, "utf-8")
    return file


def test_a_series_is_played_by_other_figures_on_any_number_of_workers(
    process: Cli, overlay: Path, tmp_path: Path
) -> None:
    command = ("simulate", "europe-divided", "--games", "6", "--json")
    usual = process(*command, "--workers", "1").json()
    one = process(*command, "--workers", "1", "--content", overlay, "--out", tmp_path / "kept").json()
    two = process(*command, "--workers", "2", "--content", overlay).json()
    assert (usual["overlay"], one["overlay"]) == ([], list(TOLD))
    assert one["mean_decisions"] == two["mean_decisions"] != usual["mean_decisions"]
    assert json.loads((tmp_path / "kept" / "manifest.json").read_text("utf-8"))["overlay"] == list(TOLD)
    refused = process(*command, "--out", tmp_path / "kept")
    assert refused.code == 2
    assert "holds another series (figures that were changed: card 'eu_france': initiative 2 → 6" in refused.err
    assert refused.err.count("\n") == 1
    shown = process(*command[:-1], "--workers", "1", "--content", overlay)
    assert "initiative 2 → 6" in shown.out


def test_a_match_says_with_which_figures_it_was_played(process: Cli, overlay: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ("play", "europe-divided", "--seat", "europe", "--bots", "random", "--seed", "3", "--lang", "en")
    played = process(*words, "--content", overlay, typed=f"save {file}\nquit\n")
    assert played.code == 0, played.err
    data = json.loads(file.read_text("utf-8"))
    assert (data["format"], data["content"]["figure"]) == (6, {"europe_money": {"value": 3}})
    held = process("verify", file)
    assert (held.code, "holds" in held.out) == (0, True)
    assert TOLD[0] in held.out.replace("\n", " ")
    told = process("replay", file, "--json").json()
    assert told["content"] == list(TOLD)
    again = process("play", "--load", file, typed="quit\n")
    assert (again.code, TOLD[1] in again.out.replace("\n", " ")) == (0, True)
    # By its own figures the match would be another one.
    file.write_text(json.dumps({**data, "content": {}}), "utf-8")
    assert process("verify", file).code == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the overlay names no figure"),
        ("[card.eu_frnce]\nvalue = 1\n", "the overlay names a card 'eu_frnce' that there is not"),
        ("[figure.hand]\nworth = 1\n", "the overlay changes the field 'worth' of figure 'hand'"),
        ("[space.uk_ireland]\nadjacent = []\n", "uk_ireland"),
    ],
)
def test_an_overlay_that_fits_nothing_is_one_sentence(process: Cli, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "o.toml"
    file.write_text(text, "utf-8")
    outcome = process("arena", "europe-divided", "--games", "1", "--content", file)
    assert outcome.code == 2
    assert sentence in outcome.err
    assert outcome.err.startswith(f"chancellery: {file}: ")
    assert "Traceback" not in outcome.err


def test_a_server_plays_by_the_games_own_figures(process: Cli) -> None:
    refused = process("serve", CHANCELLERY_CONTENT='{"game": "europe-divided", "changes": {}}')
    assert (refused.code, "a server plays with the games' own figures" in refused.err) == (2, True)


def test_an_overlay_is_for_a_game_and_not_for_a_saved_match(process: Cli, overlay: Path, match_file: Path) -> None:
    assert "say which game the overlay is for" in process("play", "--content", overlay).err
    assert "leave --content out" in process("play", "--load", match_file, "--content", overlay).err
