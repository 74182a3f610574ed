"""Waiting for a condition: no test waits for a time, which is too short on a busy machine and too long on another."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")

# Whatever is expected comes within a moment; how long that is depends on what else the machine does.
PATIENCE = 60.0
STEP = 0.02


def moments(seconds: float = PATIENCE, step: float = STEP) -> Iterator[None]:
    """Moments in which to look whether something has come; an error once that takes too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(step)
    raise AssertionError(f"nothing came within {seconds:g} seconds")


def until(check: Callable[[], T], seconds: float = PATIENCE) -> T:
    """What a check finds, as soon as it finds anything."""
    for _ in moments(seconds):
        if found := check():
            return found
    raise AssertionError("moments never end without a word")
