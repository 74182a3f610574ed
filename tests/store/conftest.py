"""The whole suite runs on SQLite and on PostgreSQL, with Courtyard as a game."""

from __future__ import annotations

import pytest

from tests.databases import open_another, postgres, postgres_url, sqlite_url, store, url

__all__ = ["open_another", "postgres", "postgres_url", "sqlite_url", "store", "url"]


@pytest.fixture(autouse=True)
def courtyard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
