"""Rate limits: so many of a kind in a while, for each person or address; processes charge each other."""

from __future__ import annotations

import time
from collections import OrderedDict, defaultdict
from ipaddress import IPv6Network
from threading import Lock
from typing import Final

from chancellery.web.limits.open_counts import Key, OpenCounts

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
    "undo": (60, 2.0),
    "seat": (40, 5.0),
    "fork": (10, 20.0),
    "fork-address": (30, 7.0),
    "hint": (15, 6.0),
    "review": (10, 30.0),
    "account": (20, 30.0),
    "report": (5, 600.0),
    "call": (20, 15.0),
    "call-test": (3, 60.0),
    "look": (30, 10.0),
    "read": (1000, 0.01),
    "read-address": (2000, 0.005),
    "write-address": (300, 0.01),
    # Seconds of processor time for what takes long, of a person, of an address and of everybody together.
    "dear": (20, 2.0),
    "dear-address": (40, 1.5),
    "dear-all": (120, 1.25),
}

# How many may be open at the same time.
AT_ONCE: Final = {"stream": 30, "stream-address": 120, "bots-address": 24}


def address_of(client: tuple[str, int] | None) -> str:
    """Who is counted as one: an address, or of IPv6 the whole network that anybody gets who gets an address."""
    host = client[0] if client else "unknown"
    return host if ":" not in host else str(IPv6Network((host.partition("%")[0], 64), strict=False))


class TooOften(Exception):
    """Somebody asks too often; `wait` is the seconds until the next try."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"too many requests; try again in {int(wait) + 1} seconds")
        self.wait = wait


class Limits:
    """Buckets of tokens that fill up again; the ones longest unused are forgotten."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.lock = Lock()
        self.buckets: OrderedDict[Key, tuple[float, float]] = OrderedDict()
        self.open = OpenCounts()
        # What was taken here and others have not been told yet; nobody asks for it where there are no others.
        self.shared = False
        self.spent: defaultdict[Key, float] = defaultdict(float)

    def take(self, kind: str, who: str, now: float | None = None, cost: float = 1.0) -> None:
        """Take a token, or as many as something costs, or raise TooOften."""
        if self.factor <= 0:
            return
        most, seconds = self.rate(kind)
        with self.lock:
            tokens = self.fill(kind, who, now)
            enough = tokens >= min(cost, most)
            if enough:
                self.buckets[kind, who] = (tokens - cost, self.buckets[kind, who][1])
                if self.shared:
                    self.spent[kind, who] += cost
        if not enough:
            raise TooOften((cost - tokens) * seconds)

    def require(self, kind: str, who: str) -> None:
        """Raise TooOften if nothing is left of what somebody may take: for what is paid for when it is done."""
        if self.factor <= 0:
            return
        with self.lock:
            tokens = self.fill(kind, who)
        if tokens <= 0:
            raise TooOften(-tokens * self.rate(kind)[1])

    def spend(self, kind: str, who: str, cost: float) -> None:
        """Take what something has cost; who has taken too much waits until that is made up for."""
        self.charge(kind, who, cost)
        if self.shared and self.factor > 0:
            with self.lock:
                self.spent[kind, who] += cost

    def rate(self, kind: str) -> tuple[float, float]:
        """How many at once, and the seconds until there is one more."""
        most, seconds = RATES[kind]
        return most * self.factor, seconds / self.factor

    def fill(self, kind: str, who: str, now: float | None = None) -> float:
        """What is in a bucket by now."""
        most, seconds = self.rate(kind)
        now = time.monotonic() if now is None else now
        tokens, at = self.buckets.pop((kind, who), (most, now))
        tokens = min(most, tokens + (now - at) / seconds)
        self.buckets[kind, who] = (tokens, now)
        if len(self.buckets) > MOST_KEYS:
            self.buckets.popitem(last=False)
        return tokens

    # --- between processes ---

    def spendings(self) -> list[tuple[str, str, float]]:
        """What was taken here since this was asked last."""
        with self.lock:
            spent, self.spent = self.spent, defaultdict(float)
        return [(kind, who, cost) for (kind, who), cost in spent.items()]

    def charge(self, kind: str, who: str, cost: float) -> None:
        """Count what was taken in another process; a debt of up to a whole bucket has to be made up for."""
        if self.factor <= 0 or kind not in RATES:
            return
        with self.lock:
            tokens = self.fill(kind, who)
            self.buckets[kind, who] = (max(tokens - cost, -self.rate(kind)[0]), self.buckets[kind, who][1])

    # --- what stays open ---

    def require_room(self, kind: str, who: str) -> None:
        """Refuse if somebody has as many open already as anybody may."""
        if self.factor > 0 and self.open.count(kind, who) >= max(AT_ONCE[kind] * self.factor, 1):
            raise TooOften(HOLD_SECONDS)
