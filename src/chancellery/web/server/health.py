"""Health of the server: whether it can keep what it is told."""

from __future__ import annotations

import time
from threading import Lock
from typing import Final

from chancellery.store.heartbeats import Heartbeats

# Whoever asks more often gets the last answer: asking must not be a way to keep the disk busy. Short enough that no
# failure is hidden from anybody who looks.
SECONDS: Final = 0.05


class HealthCheck:
    """Tries to write, and remembers for a moment that it could."""

    def __init__(self, heartbeats: Heartbeats) -> None:
        self.heartbeats = heartbeats
        self.lock = Lock()
        self.wrote = float("-inf")

    def check(self) -> None:
        """Raise StoreDown if nothing can be kept now."""
        with self.lock:
            if time.monotonic() - self.wrote < SECONDS:
                return
            self.heartbeats.write(time.time())
            self.wrote = time.monotonic()
