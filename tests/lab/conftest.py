"""The plug-in games that the lab's tests play, also in worker processes."""

from __future__ import annotations

import pytest

from tests.bytecode import bytecode_environment

PLUG_INS = ("tests.tiny:TINY", "tests.lab.broken_game:TRAP", "tests.lab.broken_game:CIRCLE")


@pytest.fixture(scope="session")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where workers keep what they compiled, so that only the first of them has to."""
    return bytecode_environment(tmp_path_factory)


@pytest.fixture(autouse=True)
def plug_ins(monkeypatch: pytest.MonkeyPatch, bytecode: dict[str, str]) -> None:
    for name, value in {**bytecode, "CHANCELLERY_GAMES": ",".join(PLUG_INS)}.items():
        monkeypatch.setenv(name, value)
