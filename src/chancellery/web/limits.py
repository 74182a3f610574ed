"""Rate limits: so many of a kind in a while, for each person or address. Each worker counts for itself."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Network
from threading import Lock
from typing import Final

MOST_KEYS: Final = 20_000
# When somebody may try again who has too many open.
HOLD_SECONDS: Final = 10.0

# How many at once, and how many seconds until there is one more.
RATES: Final = {
    "log-in": (10, 30.0),
    "log-in-address": (50, 6.0),
    "log-in-name": (1000, 1.0),
    "guest": (60, 10.0),
    "create": (40, 15.0),
    "create-address": (200, 3.0),
    "import": (5, 60.0),
    "import-address": (15, 20.0),
    "message": (20, 3.0),
    "retract": (30, 4.0),
    "account": (20, 30.0),
    "read": (1000, 0.01),
    "read-address": (2000, 0.005),
}

# How many may be open at the same time.
AT_ONCE: Final = {"stream": 30, "stream-address": 120}


def address_of(client: tuple[str, int] | None) -> str:
    """Who is counted as one: an address, or of IPv6 the whole network that anybody gets who gets an address."""
    host = client[0] if client else "unknown"
    return host if ":" not in host else str(IPv6Network((host.partition("%")[0], 64), strict=False))


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
        self.held: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, who: str, now: float | None = None, cost: float = 1.0) -> None:
        """Take a token, or as many as something costs, or raise TooOften."""
        if self.factor <= 0:
            return
        most, seconds = RATES[kind][0] * self.factor, RATES[kind][1] / self.factor
        now = time.monotonic() if now is None else now
        with self.lock:
            tokens, at = self.buckets.pop((kind, who), (most, now))
            tokens = min(most, tokens + (now - at) / seconds)
            enough = tokens >= min(cost, most)
            self.buckets[kind, who] = (tokens - cost if enough else tokens, now)
            if len(self.buckets) > MOST_KEYS:
                self.buckets.popitem(last=False)
        if not enough:
            raise TooOften((cost - tokens) * seconds)

    def require_room(self, kind: str, who: str) -> None:
        """Refuse if somebody has as many open already as anybody may."""
        if self.factor > 0 and self.held[kind, who] >= max(AT_ONCE[kind] * self.factor, 1):
            raise TooOften(HOLD_SECONDS)

    def hold(self, kind: str, who: str) -> Callable[[], None]:
        """Count something that is open; the function that is returned says that it is closed."""
        key = (kind, who)
        with self.lock:
            self.held[key] += 1

        def let_go() -> None:
            with self.lock:
                self.held[key] -= 1
                if self.held[key] <= 0:
                    del self.held[key]

        return let_go
