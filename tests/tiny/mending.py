"""Courtyard with mended rules: the next version, by which the past of every match would differ."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.engine.upgrades import Upgrade
from tests.tiny import TINY
from tests.tiny.newer import dealt_otherwise


def mend(patch: pytest.MonkeyPatch, **declared: Any) -> None:
    """Raise Courtyard's rules to a version that deals otherwise."""
    patch.setattr(TINY, "rules", TINY.rules + 1)
    patch.setattr(TINY, "upgrades", (*TINY.upgrades, Upgrade(TINY.rules, **declared)))
    patch.setattr(TINY, "set_up", dealt_otherwise)


def end_with(patch: pytest.MonkeyPatch) -> None:
    """Raise them to a version that no running match can be carried over to."""
    mend(patch, stops=lambda saved: "courts have no gates any more")
