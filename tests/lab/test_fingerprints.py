"""A kept series goes on only with the rules, content, bots and accumulators that it was begun with."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.engine.errors import BadOption
from chancellery.lab import fingerprints
from chancellery.lab.own_bots import find_class, imported_class
from chancellery.lab.series import Series
from chancellery.lab.shards import read_games
from chancellery.lab.simulate import simulate
from tests.tiny import TINY

BOT = """from {package}helper_of_mine import first

class Bot:
    def choose(self, g, seat):
        return first(g, seat)
"""
HELPER = "def first(g, seat):\n    return g.legal(seat)[{index}]\n"
NOTES = """from chancellery import Accumulator

class Notes(Accumulator):
    def after(self, g):
        return {{"noted": {value}}}
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own, from which bots and accumulators are imported anew each time."""
    folder = tmp_path / "mine"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield folder
    forget(folder)


def forget(folder: Path) -> None:
    imported_class.cache_clear()
    for name in [name for name, module in sys.modules.items() if str(folder) in str(getattr(module, "__file__", ""))]:
        del sys.modules[name]


def keep(folder: Path, series: Series) -> int:
    """How many games were played now."""
    return simulate(series, 3, 1, out=folder)["played"]


def refused(folder: Path, series: Series) -> str:
    before = read_games(folder)
    with pytest.raises(BadOption) as error:
        keep(folder, series)
    assert read_games(folder).equals(before)
    return str(error.value)


def test_a_bot_that_has_changed_is_refused(tmp_path: Path, modules: Path) -> None:
    (modules / "bot_of_mine.py").write_text(BOT.format(package=""), "utf-8")
    (modules / "helper_of_mine.py").write_text(HELPER.format(index=0), "utf-8")
    series = Series("courtyard", bots=("bot_of_mine:Bot", "random"))
    assert keep(tmp_path / "kept", series) == 3
    (modules / "not_imported.py").write_text("changed = True\n", "utf-8")
    forget(modules)
    assert keep(tmp_path / "kept", series) == 0
    # What it imports from a file beside it is its code, too.
    (modules / "helper_of_mine.py").write_text(HELPER.format(index=-1), "utf-8")
    forget(modules)
    assert refused(tmp_path / "kept", series) == (
        f"{tmp_path / 'kept'}: this folder holds another series (the bot 'bot_of_mine:Bot' has changed since);"
        " name another folder"
    )


def test_a_bot_in_a_package_has_its_package_too(modules: Path) -> None:
    package = modules / "mine_alone"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "bot.py").write_text(BOT.format(package="."), "utf-8")
    (package / "helper_of_mine.py").write_text(HELPER.format(index=0), "utf-8")
    assert find_class("mine_alone.bot:Bot").__name__ == "Bot"
    assert {path.name for path in fingerprints.own_files("mine_alone.bot")} == {"bot.py", "helper_of_mine.py"}


def test_an_accumulator_that_has_changed_is_refused(tmp_path: Path, modules: Path) -> None:
    def series(value: int) -> Series:
        forget(modules)
        (modules / "notes_of_mine.py").write_text(NOTES.format(value=value), "utf-8")
        return Series("courtyard", accumulators=(__import__("notes_of_mine").Notes,))

    assert keep(tmp_path / "kept", series(1)) == 3
    assert keep(tmp_path / "kept", series(1)) == 0
    assert "the accumulator notes_of_mine.Notes has changed since" in refused(tmp_path / "kept", series(2))


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("rules_of", "the rules of courtyard have changed since"),
        ("content_of", "the content of courtyard has changed since: cards.toml"),
        ("bot_of", "the bot 'random' has changed since"),
    ],
)
def test_rules_content_and_bots_of_ours_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, sentence: str
) -> None:
    series = Series("courtyard")
    keep(tmp_path / "kept", series)
    other: object = {"cards.toml": "0"} if what == "content_of" else "0"
    monkeypatch.setattr(fingerprints, what, lambda *_: other)
    assert sentence in refused(tmp_path / "kept", series)


def test_a_folder_of_a_version_without_fingerprints_is_refused(tmp_path: Path) -> None:
    keep(tmp_path / "kept", Series("courtyard"))
    file = tmp_path / "kept" / "manifest.json"
    manifest = json.loads(file.read_text("utf-8"))
    del manifest["fingerprint"]
    file.write_text(json.dumps(manifest), "utf-8")
    assert "a version that did not note what it was played with" in refused(tmp_path / "kept", Series("courtyard"))


def test_each_fingerprint_is_of_its_own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of a copy of the game are changed one after the other."""
    import shutil

    folder = tmp_path / "tiny"
    shutil.copytree(TINY.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "bot").mkdir()
    monkeypatch.setattr(TINY, "folder", folder)

    def now() -> tuple[str, dict[str, str], str]:
        return fingerprints.rules_of(TINY), fingerprints.content_of(TINY), fingerprints.bot_of(TINY, "heuristic")

    rules, content, bot = now()
    (folder / "text" / "en" / "new.ftl").write_text("x = y\n", "utf-8")
    assert now() == (rules, content, bot)
    (folder / "rules.py").write_text("changed = 1\n", "utf-8")
    assert (now()[0] != rules, now()[1:]) == (True, (content, bot))
    (folder / "content" / "new.toml").write_text("x = 1\n", "utf-8")
    assert (now()[1] != content, now()[2]) == (True, bot)
    # A learned bot has weights.
    (folder / "bot" / "weights.json").write_text("[1]", "utf-8")
    assert now()[2] != bot
