"""Rate limits: so many of a kind in a while, for each person or address. Each worker counts for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock
from typing import Final

MOST_KEYS: Final = 20_000

# How many at once, and how many seconds until there is one more.
RATES: Final = {
    "log-in": (10, 30.0),
    "log-in-address": (50, 6.0),
    "log-in-name": (1000, 1.0),
    "guest": (60, 10.0),
    "create": (40, 15.0),
    "message": (20, 3.0),
    "account": (20, 30.0),
}


class TooOften(Exception):
    """Somebody asks too often; `wait` is the seconds until the next try."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"this was asked for too often; try again in {int(wait) + 1} seconds")
        self.wait = wait


class Limits:
    """Buckets of tokens that fill up again; the ones longest unused are forgotten."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.lock = Lock()
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, now: float | None = None) -> None:
        """Take one token, or raise TooOften."""
        if self.factor <= 0:
            return
        most, seconds = RATES[kind][0] * self.factor, RATES[kind][1] / self.factor
        now = time.monotonic() if now is None else now
        with self.lock:
            tokens, at = self.buckets.pop((kind, who), (most, now))
            tokens = min(most, tokens + (now - at) / seconds)
            enough = tokens >= 1
            self.buckets[kind, who] = (tokens - 1 if enough else tokens, now)
            if len(self.buckets) > MOST_KEYS:
                self.buckets.popitem(last=False)
        if not enough:
            raise TooOften((1 - tokens) * seconds)
