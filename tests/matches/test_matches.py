"""Old matches still replay, byte for byte; and actions keep the numbers under which stores know them.

A match of an older version of the rules is only read: this build no longer plays it, and says so.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chancellery.engine.errors import BadJournal, ChancelleryError, RulesError
from chancellery.engine.game import Game
from chancellery.engine.journal import read_journal
from chancellery.games import all_games, find_game
from tests.matches.fixtures import (
    FOLDER,
    MAKE,
    a_match,
    add,
    again,
    every_match,
    folder,
    make,
    missing,
    pinned_names,
    rules_of,
    wanted,
)

GAMES = all_games()
MATCHES = every_match()
PRESENT = [path for path in MATCHES if rules_of(path) == find_game(path.parent.parent.name).rules]
OLDER = [path for path in MATCHES if path not in PRESENT]


def name(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


def replay(path: Path) -> None:
    """Fail unless a match replays to the last byte."""
    try:
        exported, text = again(path)
        over = exported.verify().outcome is not None
    except (ChancelleryError, RulesError) as error:
        pytest.fail(f"old matches no longer replay: raise `rules` ({name(path)}: {error})")
    if text != path.read_text("utf-8"):
        pytest.fail(f"old matches no longer replay: raise `rules` ({name(path)} would be written otherwise)")
    assert over


@pytest.mark.parametrize("path", PRESENT, ids=name)
def test_match_replays_to_the_last_byte(path: Path) -> None:
    replay(path)


def read(path: Path) -> None:
    """Fail unless a match of older rules is told from one that can be played."""
    game = find_game(path.parent.parent.name)
    kept = json.loads(path.read_text("utf-8"))
    assert (kept["game"], kept["rules"]) == (game.id, rules_of(path))
    with pytest.raises(BadJournal, match=rf"rules version {rules_of(path)}\b.*version {game.rules}\b"):
        read_journal(path.read_text("utf-8"), find_game)


def test_matches_of_older_rules_are_only_read(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("courtyard")
    old = [path for path in make(game) if path.suffix == ".json"]
    monkeypatch.setattr(game, "rules", game.rules + 1)
    assert len(missing(game)) == len(old)
    for path in (*old, *OLDER):
        read(path)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_player_count_and_option_has_a_match(game: Game) -> None:
    assert missing(game) == [], f"matches are missing for rules version {game.rules}: {MAKE}"
    assert {options.players for _, options in wanted(game)} == set(game.players)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_actions_keep_their_numbers(game: Game) -> None:
    names = pinned_names(game)
    moved = [name for name, now in zip(names, game.actions.names, strict=False) if name != now]
    assert moved == [], "stores know actions by their numbers: new ones come last"
    assert len(game.actions) >= len(names), "stores know actions by their numbers: none goes away"
    assert len(game.actions) == len(names), f"there are new actions: {MAKE} to pin them"


# --- the fixtures of fixtures ---


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for matches, and Courtyard to play them."""
    monkeypatch.setattr("tests.matches.fixtures.FOLDER", tmp_path)
    monkeypatch.setattr("tests.matches.test_matches.FOLDER", tmp_path)
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    return tmp_path


def test_a_game_without_matches_is_told_what_to_do(elsewhere: Path) -> None:
    game = find_game("courtyard")
    with pytest.raises(AssertionError, match="there are new actions: run `make matches`"):
        test_actions_keep_their_numbers(game)
    with pytest.raises(pytest.fail.Exception, match=r"no match of Courtyard is kept .*: run `make matches`"):
        a_match(game)


def test_one_command_makes_what_is_missing(elsewhere: Path) -> None:
    game = find_game("courtyard")
    assert missing(game) == [
        "2-players",
        "2-players-double-yes",
        "2-players-start-garrisoned",
        "3-players",
        "3-players-double-yes",
        "3-players-start-garrisoned",
    ]
    assert len(make(game)) == 7
    assert make(game) == []
    assert len(every_match()) == 6
    for path in every_match():
        replay(path)


def test_match_that_no_longer_replays_says_what_to_do(elsewhere: Path) -> None:
    game = find_game("courtyard")
    path = make(game)[0]
    kept = path.read_text("utf-8")
    for old, new in (('"digest": "', '"digest": "0'), ("\n ],", "\n\n ],"), ('"pick ', '"place ')):
        wrong = kept.replace(old, new, 1)
        assert wrong != kept
        path.write_text(wrong, "utf-8")
        with pytest.raises(pytest.fail.Exception, match="old matches no longer replay: raise `rules`"):
            replay(path)


def test_match_that_somebody_exported_is_kept_without_names(elsewhere: Path) -> None:
    game = find_game("courtyard")
    path = make(game)[0]
    exported = elsewhere / "from-a-server.json"
    exported.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "match": {"seats": ["Ann"]}}), "utf-8")
    kept = add(exported)
    assert kept == folder(game) / "from-a-server.json"
    assert kept.read_text("utf-8") == path.read_text("utf-8")
