"""All chance comes from here: of a match by SHA-256 of a secret key and a counter, of bots by something cheaper."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from chancellery.engine.errors import BadScript

KEY_BYTES: Final = 32
_EIGHT_WORDS: Final = Struct(">8I")
_TWO_WORDS: Final = Struct(">2I")
# Of multiply-with-carry: this times 2**32 less 1, and half of that, are prime, so the period is about 2**61.
_MULTIPLIER: Final[i64] = 1_073_740_155
_WORD: Final[i64] = 0xFFFFFFFF


def key_from(seed: int | str) -> bytes:
    """The key for a seed that a person typed; live matches draw 32 secret bytes instead."""
    return sha256(f"chancellery:{seed}".encode()).digest()


def commitment(key: bytes) -> str:
    """What is published at the start of a match so that the key cannot be changed afterwards."""
    return sha256(key).hexdigest()


def undo_key(key: bytes, undos: int) -> bytes:
    """The key of all chance after so many agreed undos: nobody has seen a die of it."""
    return sha256(b"chancellery undo" + undos.to_bytes(8, "big") + key).digest()


def mixed_key(seed: bytes, shares: list[tuple[int, bytes]]) -> bytes:
    """The key of a match to which seats have brought chance: neither they nor whoever has the seed chose it."""
    if not shares:
        return seed
    mixed = b"chancellery shares" + seed
    for seat, share in sorted(shares):
        mixed += seat.to_bytes(1, "big") + share
    return sha256(mixed).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A counter-based generator: `key` never changes, `counter` is the number of words used."""

    key: bytes
    counter: int
    block: tuple[int, ...]

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.block = self.block_at(counter >> 3) if counter & 7 else ()

    def block_at(self, index: int) -> tuple[int, ...]:
        """The eight words that a block of the counter gives."""
        return _EIGHT_WORDS.unpack(sha256(self.key + index.to_bytes(8, "big")).digest())

    def word(self) -> int:
        """The next 32 bits."""
        counter = self.counter
        i = counter & 7
        if i == 0:
            self.block = self.block_at(counter >> 3)
        self.counter = counter + 1
        return self.block[i]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely as the others."""
        # The first word is taken here: nearly all chance comes through this line, and a call costs as much again.
        counter = self.counter
        i = counter & 7
        if i == 0:
            self.block = self.block_at(counter >> 3)
        self.counter = counter + 1
        product = self.block[i] * n
        low = product & 0xFFFFFFFF
        if low < n:
            unfair = (0x100000000 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[int]) -> int:
        """One of the items at random."""
        return items[self.below(len(items))]

    def shuffle(self, pile: list[int]) -> None:
        """Put the pile in a random order; the last item is the top."""
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]

    def draw(self, pile: list[int]) -> int:
        """The top item of a pile, which is taken away: no chance where piles were shuffled before."""
        return pile.pop()

    def clone(self) -> Rng:
        twin = Rng(self.key, 0)
        twin.counter = self.counter
        twin.block = self.block
        return twin

    def fork(self) -> Rng:
        """An independent generator keyed by this one's next words."""
        return Rng(sha256(b"fork" + self.word().to_bytes(4, "big") + self.word().to_bytes(4, "big")).digest())

    def dump(self) -> dict[str, object]:
        return {"key": self.key.hex(), "counter": self.counter}

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.key, self.counter)


class Luck(Rng):
    """The twin for bots: nobody has to verify their chance, so it need not be a hash; its state is two ints.

    Numbers below n come out with a bias of n in four billion.
    """

    low: i64
    carry: i64

    def __init__(self, low: int, carry: int, counter: int = 0) -> None:
        super().__init__(b"")
        self.low = low & _WORD
        self.carry = carry % _MULTIPLIER
        self.counter = counter

    def word(self) -> int:
        step: i64 = self.low * _MULTIPLIER + self.carry
        self.low = step & _WORD
        self.carry = step >> 32
        self.counter += 1
        return self.low ^ self.carry

    def below(self, n: int) -> int:
        step: i64 = self.low * _MULTIPLIER + self.carry
        self.low = step & _WORD
        self.carry = step >> 32
        self.counter += 1
        return ((self.low ^ self.carry) * n) >> 32

    def shuffle(self, pile: list[int]) -> None:
        low, carry = self.low, self.carry
        last = len(pile) - 1
        for i in range(last, 0, -1):
            step = low * _MULTIPLIER + carry
            low = step & _WORD
            carry = step >> 32
            j = ((low ^ carry) * (i + 1)) >> 32
            pile[i], pile[j] = pile[j], pile[i]
        self.low, self.carry = low, carry
        self.counter += max(last, 0)

    def clone(self) -> Rng:
        return Luck(self.low, self.carry, self.counter)

    def fork(self) -> Rng:
        return Luck(self.word(), self.word())

    def dump(self) -> dict[str, object]:
        return {"low": self.low, "carry": self.carry, "counter": self.counter}

    def __reduce__(self) -> tuple[Any, ...]:
        return Luck, (self.low, self.carry, self.counter)


def luck_from(key: bytes) -> Luck:
    """The luck of a bot for a key, such as one that `key_from` makes of a seed."""
    low, carry = _TWO_WORDS.unpack(key[:8])
    return Luck(low, carry)


class ScriptedRng(Rng):
    """The twin for tests: dice, picks and orders of piles come from a script, in the order they are needed."""

    dice: list[int]
    picks: list[int]
    orders: list[list[int]]

    def __init__(self, key: bytes, counter: int = 0) -> None:
        super().__init__(key, counter)
        self.dice = []
        self.picks = []
        self.orders = []

    def roll(self, sides: int = 6) -> int:
        if not self.dice:
            raise BadScript(
                f"the game rolls a die of {sides}, but the script has no die left: add a 'dice' line before"
            )
        die = self.dice.pop(0)
        if not 1 <= die <= sides:
            raise BadScript(f"the script gives a die of {die}, but the game rolls one from 1 to {sides}")
        self.word()
        return die

    def pick(self, items: Sequence[int]) -> int:
        if not self.picks:
            return super().pick(items)
        chosen = self.picks.pop(0)
        if chosen not in items:
            raise BadScript(f"the script picks item {chosen}, which is not among those the game picks from")
        self.word()
        return chosen

    def shuffle(self, pile: list[int]) -> None:
        if not self.orders:
            super().shuffle(pile)
            return
        top = self.orders.pop(0)
        for item in top:
            if item not in pile:
                raise BadScript(f"the script orders item {item}, which is not in the pile that the game shuffles")
            pile.remove(item)
        pile.extend(reversed(top))
        self.word()

    def clone(self) -> Rng:
        twin = ScriptedRng(self.key, self.counter)
        twin.dice = self.dice[:]
        twin.picks = self.picks[:]
        twin.orders = [order[:] for order in self.orders]
        return twin

    def dump(self) -> dict[str, object]:
        return {**super().dump(), "dice": self.dice, "picks": self.picks, "orders": self.orders}

    def __reduce__(self) -> tuple[Any, ...]:
        return scripted, (self.key, self.counter, self.dice, self.picks, self.orders)


def scripted(key: bytes, counter: int, dice: list[int], picks: list[int], orders: list[list[int]]) -> ScriptedRng:
    """A scripted generator with what is left of its script, for `pickle`."""
    rng = ScriptedRng(key, counter)
    rng.dice, rng.picks, rng.orders = dice[:], picks[:], [order[:] for order in orders]
    return rng
