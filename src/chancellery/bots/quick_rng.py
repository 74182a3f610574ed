"""Chance for a search: Marsaglia's xorshift, much quicker than the generator of a match, which has to be verified."""

from __future__ import annotations

from typing import Final

from chancellery.engine.rng import Rng

MASK: Final = 0xFFFFFFFF


class QuickRng(Rng):
    """Four words that are stirred for every new one."""

    x: int
    y: int
    z: int
    w: int

    def __init__(self, x: int, y: int, z: int, w: int) -> None:
        super().__init__(b"")
        self.x = x
        self.y = y
        self.z = z
        # Four zeros would stay zeros.
        self.w = w | 1

    def word(self) -> int:
        self.counter += 1
        t = self.x ^ ((self.x << 11) & MASK)
        self.x = self.y
        self.y = self.z
        w = self.w
        self.z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; how far they are from equally likely nobody would ever notice."""
        return (self.word() * n) >> 32

    def clone(self) -> Rng:
        twin = QuickRng(self.x, self.y, self.z, self.w)
        twin.w = self.w
        twin.counter = self.counter
        return twin

    def fork(self) -> Rng:
        return QuickRng(self.word(), self.word(), self.word(), self.word())


def quick_rng(rng: Rng) -> QuickRng:
    """A quick generator keyed by another one's next words."""
    return QuickRng(rng.word(), rng.word(), rng.word(), rng.word())
