"""Counts of what is open, by kind and holder: in this process, and in others as far as they have told of it."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable
from threading import Lock
from typing import Final

# What another process told holds so many seconds: one that was killed takes nothing back.
LAPSE_SECONDS: Final = 15.0

Key = tuple[str, str]


class OpenCounts:
    """Streams that are open, by person, by address and by match.

    own       by kind and holder, in this process
    reported  the same of other processes: how many, and until when that is believed
    changed   what others have not been told yet; nobody asks for it where there are no others
    """

    def __init__(self) -> None:
        self.lock = Lock()
        self.own: dict[str, Counter[str]] = {}
        self.reported: defaultdict[str, dict[tuple[str, str], tuple[int, float]]] = defaultdict(dict)
        self.shared = False
        self.changed: set[Key] = set()

    def hold(self, kind: str, who: str) -> Callable[[], None]:
        """Count something that is open; the function that is returned says that it is closed."""
        self.add(kind, who, 1)
        return lambda: self.add(kind, who, -1)

    def add(self, kind: str, who: str, number: int) -> None:
        with self.lock:
            holders = self.own.setdefault(kind, Counter())
            holders[who] += number
            if holders[who] <= 0:
                del holders[who]
            if not holders:
                del self.own[kind]
            if self.shared:
                self.changed.add((kind, who))

    def count(self, kind: str, who: str) -> int:
        """How many a holder has open, in all processes."""
        return self.holders(kind)[who]

    def holders(self, kind: str) -> Counter[str]:
        """Everybody who has something of a kind open, in all processes, and how many."""
        now = time.monotonic()
        with self.lock:
            holders = Counter(self.own.get(kind, {}))
            for (_, who), (number, until) in self.reported.get(kind, {}).items():
                holders[who] += number if until > now else 0
        return holders

    # --- between processes ---

    def changes(self, everything: bool) -> list[tuple[str, str, int]]:
        """What other processes have not been told yet, or all that is open here."""
        with self.lock:
            keys, self.changed = self.changed, set()
            if everything:
                keys |= {(kind, who) for kind, holders in self.own.items() for who in holders}
            return [(kind, who, self.own.get(kind, Counter())[who]) for kind, who in keys]

    def learn(self, process: str, kind: str, who: str, number: int) -> None:
        """Take another process's word for what is open there."""
        with self.lock:
            if number > 0:
                self.reported[kind][process, who] = (number, time.monotonic() + LAPSE_SECONDS)
            elif kind in self.reported:
                self.reported[kind].pop((process, who), None)

    def forget_lapsed(self) -> None:
        """Drop what processes told that have not told it again."""
        now = time.monotonic()
        with self.lock:
            for kind, entries in list(self.reported.items()):
                self.reported[kind] = {key: entry for key, entry in entries.items() if entry[1] > now}
                if not self.reported[kind]:
                    del self.reported[kind]
