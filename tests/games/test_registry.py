"""The registry: shipped games, plug-ins by entry point, and games that are being written."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from chancellery import games
from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.games import all_games, find_game, places
from tests.tiny import TINY

TINY_PLACE = "tests.tiny:TINY"


@pytest.fixture(autouse=True)
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "SHIPPED", {})
    monkeypatch.setattr(games, "entry_points", lambda group: ())
    monkeypatch.delenv("CHANCELLERY_GAMES", raising=False)
    games.plug_ins.cache_clear()
    games._load_plug_in.cache_clear()
    yield
    games.plug_ins.cache_clear()
    games._load_plug_in.cache_clear()


def sentence(act: Callable[[], object]) -> str:
    with pytest.raises(BadOption) as caught:
        act()
    return str(caught.value)


def test_no_game_at_all() -> None:
    assert (places(), all_games()) == ({}, [])
    assert sentence(lambda: find_game("chess")) == "there is no game 'chess'; no game is installed yet"


def test_shipped_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHIPPED", {"courtyard": TINY_PLACE})
    assert places() == {"courtyard": TINY_PLACE}
    assert find_game("courtyard") is TINY
    assert all_games() == [TINY]


def test_plug_in_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def entry_points(group: str) -> list[EntryPoint]:
        asked.append(group)
        return [EntryPoint("courtyard", TINY_PLACE, group)]

    monkeypatch.setattr(games, "entry_points", entry_points)
    assert find_game("courtyard") is TINY
    # Every answer of a bot asks for its game: what is installed is looked up once.
    assert find_game("courtyard") is TINY
    assert asked == ["chancellery.games"]


def test_game_that_is_being_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", f",{TINY_PLACE}, {TINY_PLACE}")
    assert list(places()) == ["courtyard"]
    assert find_game("courtyard") is TINY


def test_misspelt_id_gets_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHIPPED", {"courtyard": TINY_PLACE, "chess": "chess:GAME"})
    assert sentence(lambda: find_game("courtyrad")) == (
        "there is no game 'courtyrad'; there are courtyard, chess; did you mean 'courtyard'?"
    )
    assert sentence(lambda: find_game("go")) == "there is no game 'go'; there are courtyard, chess"


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("nowhere:GAME", "the game at 'nowhere:GAME' cannot be loaded: No module named 'nowhere'"),
        (
            "tests.tiny:GAME",
            "the game at 'tests.tiny:GAME' cannot be loaded: module 'tests.tiny' has no attribute 'GAME'",
        ),
        ("tests", "the game at 'tests' cannot be loaded: module 'tests' has no attribute ''"),
        (":GAME", "the game at ':GAME' cannot be loaded: Empty module name"),
        (".tiny:TINY", "the game at '.tiny:TINY' cannot be loaded: "),
        ("tests.tiny.board:NOUNS", "'tests.tiny.board:NOUNS' is not a game"),
    ],
)
def test_place_without_a_game(monkeypatch: pytest.MonkeyPatch, place: str, expected: str) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", place)
    assert sentence(places).startswith(expected)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("raise RuntimeError('no licence')", "no licence"),
        ("raise SystemExit('not for you')", "not for you"),
        ("def broken(:", "invalid syntax"),
        ("GAME = 3", "'damaged:GAME' is not a game"),
        ("from tests.tiny import TINY as GAME", "the game at 'damaged:GAME' calls itself 'courtyard', not 'damaged'"),
        ("from chancellery.engine.errors import BadContent\nraise BadContent('cards.toml: gone')", "cards.toml: gone"),
    ],
)
def test_a_damaged_plug_in_fails_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, source: str, says: str
) -> None:
    (tmp_path / "damaged.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "damaged", raising=False)
    found = [EntryPoint("damaged", "damaged:GAME", "chancellery.games"), EntryPoint("courtyard", TINY_PLACE, "x")]
    monkeypatch.setattr(games, "entry_points", lambda group: found)
    for _ in range(2):
        assert all_games() == [TINY]
    assert find_game("courtyard") is TINY
    (told,) = [record.getMessage() for record in caplog.records]
    assert told.startswith("the plug-in 'damaged' is left out: ")
    assert says in told
    with pytest.raises(ChancelleryError, match=re.escape(says)):
        find_game("damaged")
    sys.modules.pop("damaged", None)


def test_every_shipped_game_is_found_under_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for id in games.SHIPPED:
        assert find_game(id).id == id
