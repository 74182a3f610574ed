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

    def layout(self) -> list[Part]:
        """All stretches of the row in their order."""
        return self.head + self.parts

    def row(self, g: State, seat: int) -> list[int]:
        """What the seat may know of a position."""
        row = [0] * self.size
        self.write(row, g, seat, self.nothing())
        return row

    def nothing(self) -> list[Any]:
        """What a row of zeros was written from: the places that are 1 in its head, then each part."""
        return [(), *([None] * len(self.parts))]

    def write(self, row: Any, g: State, seat: int, last: list[Any]) -> None:
        """Bring a row of the seat up to date; `last` is what each part was written from: only changes are."""
        self.write_head(row, g, last)
        known: dict[str, Any] = {} if self.conceal is None else self.conceal(g, seat)
        number = 0
        for part in self.parts:
            number += 1
            name = part.name
            value = getattr(g, name)
            kind = part.kind
            before = last[number]
            if kind == SIZE:
                size = len(value)
                if before != size:
                    row[part.start] = last[number] = size
                continue
            seen = known.get(name, value)
            if kind == NUMBER:
                if before != seen:
                    row[part.start] = last[number] = seen
                continue
            if kind == ROW:
                if before is not seen and before != seen:
                    row[part.start : part.start + part.length] = seen
                    last[number] = seen if isinstance(seen, tuple) else seen[:]
            elif kind == PILES:
                sizes = [len(pile) for pile in value]
                if before is None or before[0] != seen or before[1] != sizes:
                    row[part.start : part.start + part.length] = all_counted(seen, sizes, part.nouns)
                    last[number] = ([list(pile) for pile in seen], sizes)
            elif before is None or before[0] != seen or before[1] != len(value):
                told = counted(seen, part.nouns) if kind == PILE else placed(seen, part.nouns)
                told.append(len(value))
                row[part.start : part.start + part.length] = told
                last[number] = (seen if isinstance(seen, tuple) else seen[:], len(value))

    def write_head(self, row: Any, g: State, last: list[Any]) -> None:
        """Which seats are asked, and which question is open."""
        question = self.seats + self.questions[type(g.stack[-1]).__name__] if g.stack else -1
        lit = (g.waiting, question)
        before = last[0]
        if before == lit:
            return
        if before:
            for asked in before[0]:
                row[asked] = 0
            if before[1] >= 0:
                row[before[1]] = 0
        for asked in g.waiting:
            row[asked] = 1
        if question >= 0:
            row[question] = 1
        last[0] = lit


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
