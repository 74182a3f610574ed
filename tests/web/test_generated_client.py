"""A client that openapi-python-client makes of the API's description has types for all, and plays a whole match."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from openapi_python_client import generate
from openapi_python_client.config import Config, ConfigFile, MetaType

from tests.web.serving import Person, Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/typed_bot.py"


@pytest.fixture(scope="module")
def client(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the client, as the generator makes it of what the server says."""
    folder = tmp_path_factory.mktemp("generated")
    description = folder / "openapi.json"
    asker = server.person()
    description.write_bytes(asker.http.get("/api/openapi.json").content)
    problems = generate(
        config=Config.from_sources(
            config_file=ConfigFile(post_hooks=[]),
            meta_type=MetaType.NONE,
            document_source=description,
            file_encoding="utf-8",
            overwrite=True,
            output_path=folder / "chancellery_client",
        )
    )
    assert [problem.detail or problem.header for problem in problems] == []
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        "europe-divided",
        *(pytest.param(one, marks=pytest.mark.nightly) for one in ("europe-in-turmoil", "realpolitik")),
        pytest.param("versailles-1919", marks=pytest.mark.nightly),
    ],
)
def test_it_plays_a_whole_match(client: Path, server: Server, game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url, game],
        env={**os.environ, "PYTHONPATH": str(client)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert done.stdout.splitlines()[-1].startswith("won by ")


@pytest.mark.nightly
def test_no_expression_of_whoever_plays_by_it_is_any(client: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--disallow-any-expr", "--follow-imports=silent", str(EXAMPLE)],
        cwd=client,
        env={**os.environ, "MYPYPATH": str(client)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_titles_are_unique_and_positions_and_boards_are_typed(person: Person) -> None:
    shapes: dict[str, Any] = person.http.get("/api/openapi.json").json()["components"]["schemas"]
    titles = Counter(shape.get("title") for shape in shapes.values())
    assert [title for title, count in titles.items() if count > 1] == []
    position = shapes["View"]["properties"]["position"]
    named = [one["$ref"].rpartition("/")[2] for one in position["oneOf"] if "$ref" in one]
    for name in ("EuropeInTurmoil", "Realpolitik", "EuropeDivided", "Versailles1919", "Courtyard"):
        assert f"{name}Position" in named
        assert anything_in(shapes, f"{name}Position") == [], name


def anything_in(shapes: dict[str, Any], name: str, seen: set[str] | None = None) -> list[str]:
    """Where a shape, or one within it, could be anything."""
    seen = {name} if seen is None else seen | {name}
    found = []
    for reference in references(shapes[name]):
        if reference not in seen:
            found += anything_in(shapes, reference, seen)
    if any(free in json.dumps(shapes[name]) for free in ('"additionalProperties": {}', '{"type": "object"}')):
        found.append(name)
    return found


def references(shape: Any) -> list[str]:
    if isinstance(shape, dict):
        own = [shape["$ref"].rpartition("/")[2]] if "$ref" in shape else []
        return own + [one for value in shape.values() for one in references(value)]
    return [one for value in shape for one in references(value)] if isinstance(shape, list) else []
