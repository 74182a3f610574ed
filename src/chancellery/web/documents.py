"""Cache of what finished matches answer, as bytes: exports and proofs take long to make and change no more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final

MOST_BYTES: Final = 16 * 2**20

Key = tuple[str, ...]
Stamp = tuple[int, int]


class Documents:
    """Documents by what they are of, each with the stamp of its match; the ones longest unused are forgotten."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.kept: OrderedDict[Key, tuple[Stamp, bytes]] = OrderedDict()
        self.size = 0

    def get(self, key: Key, stamp: Stamp, make: Callable[[], bytes]) -> bytes:
        """The document, made only if there is none of this stamp yet."""
        with self.lock:
            found = self.kept.get(key)
            if found is not None and found[0] == stamp:
                self.kept.move_to_end(key)
                return found[1]
        made = make()
        with self.lock:
            self.drop(key)
            self.kept[key] = (stamp, made)
            self.size += len(made)
            while self.size > MOST_BYTES:
                self.drop(next(iter(self.kept)))
        return made

    def drop(self, key: Key) -> None:
        found = self.kept.pop(key, None)
        if found is not None:
            self.size -= len(found[1])
