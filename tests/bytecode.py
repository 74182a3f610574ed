"""Where the processes of tests keep what they compiled: with those of `make test`, or in a folder of their own."""

from __future__ import annotations

import os

import pytest


def bytecode_environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables for processes of tests, so that only the first of them has to compile anything."""
    place = os.environ.get("PYTHONPYCACHEPREFIX") or str(tmp_path_factory.mktemp("bytecode"))
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": place}
