"""The plug-in games that the lab's tests play, also in worker processes."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where workers keep what they compiled, so that only the first of them has to."""
    return str(tmp_path_factory.mktemp("bytecode"))


@pytest.fixture(autouse=True)
def plug_ins(monkeypatch: pytest.MonkeyPatch, bytecode: str) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", bytecode)
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY,tests.lab.broken_game:TRAP")
