"""A position as a row of whole numbers, for programs that learn: what a seat may know, field after field.

The layout is that of the game's `schema`, so it is the same for every position of a match with the same options:

    number        itself; a noun by its index, -1 for none
    row, table    each value in turn
    pile          how often each noun is in it, then its size
    ordered pile  at which place each noun lies, from 1 on, then its size
    piles         the same for each of them
    pile of numbers  its size alone

Before the fields stand which seats are asked, and which question is open. What the seat cannot know is taken from the
game's `conceal`: piles then hold what is known of them, while their sizes stay the true ones.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from chancellery.engine.fields import Number, Pile, Piles, Row
from chancellery.engine.frames import Choice, SealedChoice
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State

NUMBER: Final = 0
ROW: Final = 1
PILE: Final = 2
ORDERED: Final = 3
SIZE: Final = 4
PILES: Final = 5


class Part:
    """A stretch of the row: what it tells, where it begins and how many numbers it has."""

    def __init__(self, name: str, about: str, start: int, length: int, kind: int, nouns: int) -> None:
        self.name = name
        self.about = about
        self.start = start
        self.length = length
        self.kind = kind
        self.nouns = nouns


class Written:
    """The numbers of a row by its parts, and what they were made from: most of a position stays as it was."""

    def __init__(self, parts: list[Part]) -> None:
        self.lit: list[int] = []
        self.sources: list[Any] = [None] * len(parts)
        self.numbers: list[list[Any]] = [[0] * part.length for part in parts]


class Observation:
    """How positions of a match with these options become rows."""

    def __init__(self, game: Game, options: Options) -> None:
        self.conceal = game.conceal
        self.seats = len(game.seats(options))
        self.questions = {
            name: number
            for number, name in enumerate(
                sorted(name for name, frame in game.frames.items() if issubclass(frame, Choice | SealedChoice))
            )
        }
        self.head = [
            Part("asked", "1 for each seat that is asked", 0, self.seats, ROW, 0),
            Part("question", "1 for the question that is open", self.seats, len(self.questions), ROW, 0),
        ]
        self.parts: list[Part] = []
        self.size = self.seats + len(self.questions)
        shell = game.shell(options, Rng(key_from(0)))
        nouns = game.nouns_for(options)
        for name, field in game.state.schema.items():
            count = nouns.count(field.of) if field.of else 0
            if isinstance(field, Piles):
                piles = nouns.count(field.by[0])
                kind, length = PILES, piles * (count + 1)
            elif isinstance(field, Pile):
                kind = SIZE if not field.of else ORDERED if field.ordered else PILE
                length = count + 1
            elif isinstance(field, Row):
                kind, length = ROW, field.length(shell)
            else:
                assert isinstance(field, Number), f"{name} is of a kind that no row of numbers can tell"
                kind, length = NUMBER, 1
            self.parts.append(Part(name, field.about, self.size, length, kind, count))
            self.size += length
        self.places = {part.name: place for place, part in enumerate(self.parts)}
        # All fields in one call, which is quicker than one after the other; with one more it is always a tuple.
        self.fields = attrgetter(*self.places, "waiting")

    def layout(self) -> list[Part]:
        """All stretches of the row in their order."""
        return self.head + self.parts

    def row(self, g: State, seat: int) -> list[int]:
        """What the seat may know of a position."""
        row = [0] * self.size
        self.write(row, g, seat, self.nothing())
        return row

    def nothing(self) -> Written:
        """What a row of zeros was written from."""
        return Written(self.parts)

    def write(self, row: Any, g: State, seat: int, last: Written) -> None:
        """Bring a row of the seat up to date; `last` is what it was written from: only changes are."""
        self.write_head(row, g, last)
        true: tuple[Any, ...] = self.fields(g)
        seen: list[Any] = list(true)
        if self.conceal is not None:
            for name, concealed in self.conceal(g, seat).items():
                seen[self.places[name]] = concealed
        sources = last.sources
        for place, part in enumerate(self.parts):
            now = seen[place]
            before = sources[place]
            kind = part.kind
            if kind == NUMBER:
                if now is not before:
                    row[part.start] = sources[place] = now
            elif kind == ROW:
                if now is not before and now != before:
                    sources[place] = own_copy(now)
                    change(row, part.start, last.numbers[place], list(now))
            elif kind == PILES:
                piles = true[place]
                if before is None or before[0] != now or (piles is not now and before[1] != [len(p) for p in piles]):
                    sizes = [len(pile) for pile in piles]
                    sources[place] = ([own_copy(pile) for pile in now], sizes)
                    change(row, part.start, last.numbers[place], all_counted(now, sizes, part.nouns))
            elif kind == SIZE:
                size = len(true[place])
                if size != before:
                    row[part.start] = sources[place] = size
            else:
                size = len(true[place])
                if before is None or before[1] != size or (before[0] is not now and before[0] != now):
                    sources[place] = (own_copy(now), size)
                    numbers = counted(now, part.nouns) if kind == PILE else placed(now, part.nouns)
                    numbers.append(size)
                    change(row, part.start, last.numbers[place], numbers)

    def write_head(self, row: Any, g: State, last: Written) -> None:
        """Which seats are asked, and which question is open."""
        lit = list(g.waiting)
        if g.stack:
            lit.append(self.seats + self.questions[type(g.stack[-1]).__name__])
        if lit != last.lit:
            for place in last.lit:
                row[place] = 0
            for place in lit:
                row[place] = 1
            last.lit = lit


def own_copy(values: Any) -> Any:
    """Values that nobody changes: a tuple is itself, a list is copied."""
    return values if isinstance(values, tuple) else values[:]


def change(row: Any, start: int, before: list[Any], now: list[Any]) -> None:
    """Write the numbers of a part that are no longer what they were; a row takes long to be written to."""
    assert len(now) == len(before), f"a part of a row has {len(now)} numbers, not {len(before)}"
    for place, number in enumerate(now):
        if number is not before[place]:
            before[place] = row[start + place] = number


def marked(actions: list[int], size: int) -> bytearray:
    """A 1 for each of these actions, of so many that there are."""
    mask = bytearray(size)
    for action in actions:
        mask[action] = 1
    return mask


def all_counted(piles: Any, sizes: list[int], nouns: int) -> list[int]:
    """How often each noun is in each of several piles, with the true size of each."""
    row: list[int] = []
    for pile, size in zip(piles, sizes, strict=True):
        row.extend(counted(pile, nouns))
        row.append(size)
    return row


def counted(pile: Any, nouns: int) -> list[int]:
    """How often each noun is in a pile."""
    counts = [0] * nouns
    if nouns:
        for item in pile:
            counts[item] += 1
    return counts


def placed(pile: Any, nouns: int) -> list[int]:
    """At which place of a pile each noun lies, from 1 on; what is not known there is below 0."""
    places = [0] * nouns
    for place, item in enumerate(pile, 1):
        if item >= 0:
            places[item] = place
    return places
