"""No C file is compiled twice, and none is taken for another."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import object_cache
from tools.object_cache import ObjectCache

COMPILER = [sys.executable]


@pytest.fixture
def source(tmp_path: Path) -> str:
    (tmp_path / "shared.h").write_text('#include "deeper.h"\n#include <stdio.h>\n', "ascii")
    (tmp_path / "deeper.h").write_text("int x;\n", "ascii")
    file = tmp_path / "module.c"
    file.write_text('#include "shared.h"\nint y;\n', "ascii")
    return str(file)


def cache(tmp_path: Path, *arguments: str) -> ObjectCache:
    """As the next run of the compiler has it: nothing is remembered but what lies in the folder."""
    object_cache.included.cache_clear()
    object_cache.contents.cache_clear()
    return ObjectCache([*COMPILER, *arguments], tmp_path / "kept")


def test_what_was_made_once_is_there_again(tmp_path: Path, source: str) -> None:
    made = tmp_path / "module.o"
    assert not cache(tmp_path).fetch(source, str(made))
    made.write_bytes(b"object")
    cache(tmp_path).keep(source, str(made))
    again = tmp_path / "elsewhere" / "module.o"
    assert cache(tmp_path).fetch(source, str(again))
    assert again.read_bytes() == b"object"


@pytest.mark.parametrize("changed", ["module.c", "shared.h", "deeper.h", "arguments"])
def test_whatever_it_is_made_of_makes_it_another(tmp_path: Path, source: str, changed: str) -> None:
    made = tmp_path / "module.o"
    made.write_bytes(b"object")
    cache(tmp_path).keep(source, str(made))
    if changed == "arguments":
        assert not cache(tmp_path, "-O3").fetch(source, str(made))
        return
    with (tmp_path / changed).open("a", encoding="ascii") as file:
        file.write("int z;\n")
    assert not cache(tmp_path).fetch(source, str(made))


def test_what_nobody_asks_for_goes(tmp_path: Path, source: str) -> None:
    made = tmp_path / "module.o"
    made.write_bytes(b"object")
    cache(tmp_path).keep(source, str(made))
    (kept,) = (tmp_path / "kept").iterdir()
    os.utime(kept, (0, 0))
    assert not cache(tmp_path).fetch(source, str(made))


def test_a_folder_that_cannot_be_written_to_costs_nothing(tmp_path: Path, source: str) -> None:
    (tmp_path / "kept").write_text("no folder", "ascii")
    made = tmp_path / "module.o"
    made.write_bytes(b"object")
    cache(tmp_path).keep(source, str(made))
    assert not cache(tmp_path).fetch(source, str(made))
