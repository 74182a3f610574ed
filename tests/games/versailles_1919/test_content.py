"""The content files: what they must hold, and one clear sentence for what is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from chancellery.games import versailles_1919
from chancellery.games.versailles_1919.board import ACTIONS, CONTENT, TWIN
from chancellery.games.versailles_1919.content import check

SHIPPED = Path(versailles_1919.__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(SHIPPED, tmp_path / "content")


def change(folder: Path, file: str, old: str, new: str) -> list[str]:
    """The problems after a change of one place."""
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return check(folder)


def test_the_shipped_content_is_sound() -> None:
    assert check(SHIPPED) == []


def test_an_unknown_effect_is_refused(folder: Path) -> None:
    (problem,) = change(folder, "events.toml", 'op = "powder_keg"', 'op = "gunpowder"')
    assert problem.startswith("events.toml: event_card 'ho_chi_minh': field 'conference")
    assert "gunpowder" in problem


def test_an_option_without_its_issue_is_refused(folder: Path) -> None:
    problems = change(folder, "issues.toml", 'issue = "saar"', 'issue = "sahr"')
    assert (
        "issues.toml: option 'saar-league': field 'issue': there is no issue 'sahr'; did you mean 'saar'?" in problems
    )


def test_an_effect_on_an_unknown_issue_is_refused(folder: Path) -> None:
    problems = change(folder, "events.toml", 'issue = "reparations"', 'issue = "repairs"')
    assert problems == ["events.toml: event_card 'john_maynard_keynes': there is no issue 'repairs'"]


def test_a_missing_figure_is_named(folder: Path) -> None:
    problems = change(folder, "tracks.toml", 'id = "deal"', 'id = "dael"')
    assert "tracks.toml: figure 'deal': is missing" in problems


def test_an_effect_that_could_re_open_nothing_is_refused(folder: Path) -> None:
    problems = change(folder, "events.toml", 'filter = { issue = "reparations" }', "filter = { max_stars = 1 }")
    assert problems == ["events.toml: event_card 'john_maynard_keynes': re-opens issues of which there are none"]


@pytest.mark.parametrize("old", ['who = "uk", delta = -1', 'who = "decider", n = 2', 'who = "decider", box = "track"'])
def test_a_chosen_player_must_have_been_named(folder: Path, old: str) -> None:
    new = f'who = "chosen"{old[old.index(",") :]}'
    (problem,) = change(folder, "events.toml", old, new)
    assert problem.endswith("speaks of a chosen player and none is chosen")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "points = [6, 3, 0]",
            "points = [6, 3]",
            "places 'players_3': field 'points': has points for 2 players instead of 3",
        ),
        ("least = 0\n", "least = 1\n", "no zone begins at happiness 0"),
        ("column = 6\n", "column = 9\n", "column"),
    ],
)
def test_tracks_that_the_rules_cannot_use_are_refused(folder: Path, old: str, new: str, problem: str) -> None:
    problems = change(folder, "tracks.toml", old, new)
    assert problems
    assert problem in problems[0]


def test_units_stand_in_the_last_columns(folder: Path) -> None:
    text = (folder / "tracks.toml").read_text("utf-8")
    start = text.index("column = 7\n")
    at = text.index("military = true", start)
    (folder / "tracks.toml").write_text(
        text[:at] + text[at:].replace("military = true", "military = false", 1), "utf-8"
    )
    assert "tracks.toml: column: units stand in columns [5, 6, 8] and not in the last ones" in check(folder)


def test_a_second_game_end_card_is_refused(folder: Path) -> None:
    problems = change(folder, "issues.toml", 'id = "saar"\n', 'id = "saar"\ngame_end = true\n')
    assert "issues.toml: has 2 game-end cards instead of 1" in problems


def test_a_missing_card_is_counted(folder: Path) -> None:
    problems = change(folder, "strategies.toml", 'id = "iron_ring"', 'id = "global_trade"')
    assert any("has 9 strategy cards instead of 10" in problem or "stands twice" in problem for problem in problems)


def test_designed_figures_keep_their_mark() -> None:
    text = (SHIPPED / "issues.toml").read_text("utf-8")
    assert text.count('source = "designed"') > 200
    assert 'source = "rulebook"' in text


# What the rulebook's examples say of two options, in full: these figures are nobody's to change.
RULEBOOK = {
    "smyrna-greece": ({"uk": -1}, {"middle_east": 2}, ("naval:uk_or_usa",)),
    "constantinople-turkey": ({}, {"balkans": 1}, ()),
}


def test_options_of_the_rulebook_are_as_its_examples_have_them() -> None:
    found = {
        id: (dict(option.happiness), dict(option.unrest), option.counters)
        for id, option in CONTENT.options.items()
        if option.source == "rulebook"
    }
    assert found == RULEBOOK


def test_every_promise_has_its_twin() -> None:
    for action, twin in TWIN.items():
        assert ACTIONS.name(twin).replace("term-pick-", "term-pick ") == f"term-{ACTIONS.name(action)}"
