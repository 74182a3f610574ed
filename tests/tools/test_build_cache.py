"""A compiled build is found again by the source that it is made of, and never taken for that of another source."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import build_cache
from tools.build_cache import BuildCache, fingerprint, reached

MODULES = {
    "game/__init__.py": "",
    "game/rules.py": "from game import moves\nimport game.parts.board as board\n",
    "game/moves.py": "def go() -> None:\n    from .parts import dice\n",
    "game/parts/__init__.py": "",
    "game/parts/board.py": "import os\n",
    "game/parts/dice.py": "",
    "game/server.py": "from game import rules\n",
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_what_a_module_imports_has_a_part_in_it_wherever_it_says_so(source: Path) -> None:
    found = {str(path.relative_to(source)) for path in reached(source, [source / "game" / "rules.py"])}
    assert found == MODULES.keys() - {"game/server.py"}


@pytest.mark.parametrize("changed", MODULES)
def test_a_change_of_what_is_reached_makes_another_build(source: Path, changed: str) -> None:
    def key() -> str:
        return fingerprint(source, [source / "game" / "rules.py"], [])

    before = key()
    with (source / changed).open("a", encoding="utf-8") as file:
        file.write("x = 1\n")
    assert (key() == before) is (changed == "game/server.py")


def test_a_module_by_another_name_or_another_tool_makes_another_build(source: Path) -> None:
    rules, moves = source / "game" / "rules.py", source / "game" / "moves.py"
    keys = {fingerprint(source, modules, by) for modules in ([rules], [moves]) for by in ([], [b"tool"], [b"other"])}
    assert len(keys) == 6


def test_what_was_made_once_is_there_again(tmp_path: Path) -> None:
    cache, made, to = BuildCache(tmp_path / "kept"), tmp_path / "made", tmp_path / "to"
    modules = [made / "shared.so", made / "game" / "rules.so"]
    (made / "game").mkdir(parents=True)
    (to / "game").mkdir(parents=True)
    for module in modules:
        module.write_text(module.name, "ascii")
    assert not cache.fetch("key", to)
    cache.keep("key", made, modules)
    # Somebody else has made the same meanwhile.
    cache.keep("key", made, modules)
    assert cache.fetch("key", to)
    assert sorted(path.read_text("ascii") for path in to.rglob("*.so")) == ["rules.so", "shared.so"]
    assert [path.name for path in cache.folder.iterdir()] == ["key"]


def test_what_was_not_asked_for_in_a_long_time_goes(tmp_path: Path) -> None:
    cache = BuildCache(tmp_path / "kept")
    (tmp_path / "a.so").touch()
    for number in range(build_cache.MOST + 1):
        cache.keep(f"{number}", tmp_path, [tmp_path / "a.so"])
        os.utime(cache.folder / f"{number}", (number, number))
    cache.forget_old()
    assert sorted(path.name for path in cache.folder.iterdir()) == [f"{n}" for n in range(1, build_cache.MOST + 1)]


def test_a_folder_that_cannot_be_written_to_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("no folder", "ascii")
    (tmp_path / "a.so").touch()
    cache = BuildCache(tmp_path / "kept")
    cache.keep("key", tmp_path, [tmp_path / "a.so"])
    assert not cache.fetch("key", tmp_path)
