"""The pages for bot authors and operators leave nothing out."""

from __future__ import annotations

import json

import pytest

from chancellery.cli.commands import load_command
from tests.web.inside import Asker, Inside
from tests.web.serving import ROOT


def test_every_route_is_told_to_bot_authors(tmp_path_factory: pytest.TempPathFactory) -> None:
    page = (ROOT / "docs/api.md").read_text("utf-8")
    inside = Inside(tmp_path_factory.mktemp("docs"))
    missing = []

    async def compare(asker: Asker) -> None:
        paths = json.loads((await asker.ask(None, "/api/openapi.json"))[2])["paths"]
        for path in paths:
            tail = path.removeprefix("/api/matches/{match}").removeprefix("/api/games/{game}")
            told = [path, path.replace("{match}", "{id}").replace("{session}", "{id}"), *([f"…{tail}"] if tail else [])]
            told.append(path.replace("/help/{number}", "/help`"))
            if not path.startswith(("/api/operator", "/healthz")) and not any(name in page for name in told):
                missing.append(path)

    inside.run(compare)
    inside.close()
    assert missing == []


def test_every_setting_is_told_to_operators() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    options = [flag for parameter in load_command("serve").params for flag in parameter.opts]
    assert len(options) > 12
    assert [flag for flag in options if flag not in page] == []
