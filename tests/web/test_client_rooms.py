"""The rooms of the client: each has a line over its door, and imports point one way."""

from __future__ import annotations

import os
import re
from pathlib import Path

from chancellery.web.http.client_files import CLIENT

# From the ground floor upwards: a room imports from itself and from those before it.
ROOMS = (
    *("core/base", "core/words", "core/game", "core/match"),
    *("parts/common", "parts/cards", "parts/people", "parts/matches", "parts/account", "parts/lobby", "parts/result"),
    *("parts/question", "parts/board", "parts/stage", "parts/table"),
)
# More than so many files are no room that one finds something in.
MOST = 24
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?from "(\.[^"]+)"', re.MULTILINE)


def imports(file: Path) -> list[Path]:
    """What a module imports when it runs; types may be named from anywhere."""
    return [Path(os.path.normpath(file.parent / name)) for name in IMPORT.findall(file.read_text("utf-8"))]


def test_no_file_stands_in_the_hall() -> None:
    found = {
        str(file.parent.relative_to(CLIENT)) for floor in ("core", "parts") for file in (CLIENT / floor).rglob("*.js")
    }
    assert found == set(ROOMS)


def test_every_room_says_what_is_in_it() -> None:
    for room in ROOMS:
        assert len((CLIENT / room / "README.md").read_text("utf-8").splitlines()) == 1, room
        assert len(list((CLIENT / room).glob("*.js"))) <= MOST, room


def test_imports_point_one_way() -> None:
    floors = {CLIENT / room: height for height, room in enumerate(ROOMS)}
    upwards = [
        f"{file.relative_to(CLIENT)} imports {target.relative_to(CLIENT)}"
        for room, height in floors.items()
        for file in room.glob("*.js")
        for target in imports(file)
        if floors.get(target.parent, -1) > height or target.is_relative_to(CLIENT / "pages")
    ]
    assert upwards == []


def test_everything_that_is_imported_is_there() -> None:
    files = [file for file in CLIENT.rglob("*.js") if "vendor" not in file.parts]
    assert [target for file in files for target in imports(file) if not target.exists()] == []
