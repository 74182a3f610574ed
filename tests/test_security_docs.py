"""SECURITY.md names where each promise is kept and which test holds it: whatever it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import chancellery

ROOT = Path(__file__).parents[1]
PACKAGE = Path(chancellery.__file__).parent
TEXT = (ROOT / "SECURITY.md").read_text("utf-8")
# `web/limits/costs.py` (`admit`, `charge`)
PLACE = re.compile(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|js))`(?: \(([^)]*)\))?")


def file_of(name: str) -> Path:
    """Where a file of the package, of its client or of its tests lies."""
    places = (PACKAGE / name, PACKAGE / "web" / "static" / "client" / name, ROOT / name)
    return next((place for place in places if place.is_file()), places[0])


def test_every_place_that_is_named_is_there() -> None:
    places = PLACE.findall(TEXT)
    assert len(places) > 60
    missing = {name for name, _ in places if not file_of(name).is_file()}
    assert missing == set()


def test_what_is_named_in_a_place_is_in_it() -> None:
    wanted = [
        (name, symbol)
        for name, inside in PLACE.findall(TEXT)
        if name.startswith(("web/", "table/", "store/", "cli/"))
        for symbol in re.findall(r"`([A-Za-z_]+)`", inside)
    ]
    assert len(wanted) > 40
    assert [(name, symbol) for name, symbol in wanted if symbol not in file_of(name).read_text("utf-8")] == []


def test_every_test_that_is_named_is_there() -> None:
    known = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    named = set(re.findall(r"\b(test_[a-z_0-9]+\.py)", TEXT))
    assert len(named) > 30
    assert named - known == set()
