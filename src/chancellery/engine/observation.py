"""A position as a row of whole numbers, for programs that learn: what a seat may know, field after field.

The layout is that of the game's `schema` and of its frames, so it is the same for every position of a match with the
same options:

    number        itself; a noun by its index, -1 for none
    word          its place among those it is one of, -1 for none
    row, table    each value in turn
    pile          how often each noun is in it, then its size
    ordered pile  at which place each noun lies, from 1 on, then its size
    piles         the same for each of them
    pile of numbers  its size alone
    line          each value in its order, then -1 or what else is below the least

Before the fields of the board stand whose row it is, which seats are asked, which question is open, what the seat has
picked of it, and, for a seat that is asked, what it is about and what waits below it: the fields of frames. What the
seat cannot know is taken from the game's `conceal`: piles then hold what is known of them, while their sizes stay the
true ones. A field of a frame that is called like a seat is for that seat alone.

Every number stays between the bounds that its part declares.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

from chancellery.engine.fields import Field, Line, Number, Pile, Piles, Row, Word
from chancellery.engine.frames import Choice, Frame, SealedChoice, field_names
from chancellery.engine.game import Game
from chancellery.engine.nouns import Nouns
from chancellery.engine.options import Options
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State

NUMBER: Final = 0
ROW: Final = 1
PILE: Final = 2
ORDERED: Final = 3
SIZE: Final = 4
PILES: Final = 5
LINE: Final = 6
WORD: Final = 7

# What is not declared to be smaller.
LOWEST: Final = -(2**15)
HIGHEST: Final = 2**15 - 1
# As many picks of one sealed choice, and frames of one kind that wait, are told.
PICKS: Final = 8
WAITING: Final = 16


class Part:
    """A stretch of the row: what it tells, where it begins, how many numbers it has and their bounds.

    The last number of a pile is its size, which has a bound of its own.
    """

    def __init__(
        self,
        name: str,
        about: str,
        start: int,
        length: int,
        kind: int,
        nouns: int,
        low: int = 0,
        high: int = 1,
        most: int = 1,
    ) -> None:
        self.name = name
        self.about = about
        self.start = start
        self.length = length
        self.kind = kind
        self.nouns = nouns
        self.low = low
        self.high = high
        self.most = most
        self.words: dict[str, int] = {}

    def lowest(self) -> list[int]:
        """The least that each number can be."""
        return [self.low] * self.length

    def highest(self) -> list[int]:
        """The most that each number can be."""
        highest = [self.high] * self.length
        if self.kind in (PILE, ORDERED, SIZE, PILES):
            for place in range(self.nouns, self.length, self.nouns + 1):
                highest[place] = self.most
        return highest

    def nothing(self) -> list[Any]:
        """The numbers of a field of a frame that is not there."""
        blank = self.low if self.kind in (LINE, WORD) or (self.kind == NUMBER and self.nouns) else 0
        return [blank] * self.length

    def numbers(self, value: Any) -> list[Any]:
        """The numbers that tell a value of a frame."""
        kind = self.kind
        if kind == NUMBER:
            return [value] if isinstance(value, int) else self.nothing()
        if kind == WORD:
            return [self.words.get(value, -1)]
        if kind == LINE:
            line = flat(value)[-self.length :]
            return line + [self.low] * (self.length - len(line))
        counts = counted(value, self.nouns)
        counts.append(len(value))
        return counts


class About:
    """What is told of the frames of one class: the names of fields with the place of each among the parts."""

    def __init__(self, name: str) -> None:
        self.name = name
        # Field, its part in the question, its part among what waits (or -1), and the seat that alone may know it.
        self.fields: list[tuple[str, int, int, int]] = []


class Written:
    """The numbers of a row by its parts, and what they were made from: most of a position stays as it was."""

    def __init__(self, parts: list[Part], asked: list[Part], below: list[Part]) -> None:
        self.seat = -1
        self.lit: list[int] = []
        self.picks: tuple[int, ...] = ()
        self.top: Any = None
        self.below: list[Any] = []
        self.waits: list[int] = []
        self.sources: list[Any] = [None] * len(parts)
        self.numbers: list[list[Any]] = [[0] * part.length for part in parts]
        self.asked: list[list[Any]] = [[0] * part.length for part in asked]
        self.told: list[list[Any]] = [[0] * part.length for part in below]
        self.begun = False


class Observation:
    """How positions of a match with these options become rows; with secrets, those of somebody who sees everything."""

    def __init__(self, game: Game, options: Options, secrets: bool = False) -> None:
        self.game = game
        self.options = options
        self.secrets = secrets
        self.conceal = None if secrets else game.conceal
        self.seats = len(game.seats(options))
        self.questions = {name: number for number, name in enumerate(sorted(names_of(game, (Choice, SealedChoice))))}
        self.waiting = {name: number for number, name in enumerate(sorted(game.frames))}
        self.size = 0
        self.head: list[Part] = []
        nouns = game.nouns_for(options)
        self.add_head("own", "1 for the seat whose row it is", self.seats)
        self.add_head("asked", "1 for each seat that is asked", self.seats)
        self.add_head("question", "1 for the question that is open", len(self.questions))
        self.picked = self.size
        about = "what the seat has picked of it so far, in its order"
        self.add_head("picks", about, PICKS * (self.seats if secrets else 1), LINE, -1, len(game.actions) - 1)
        # What the open question is about, and what waits below it.
        self.asked: list[Part] = []
        self.below: list[Part] = []
        self.abouts: dict[str, About] = {name: About(name) for name in game.frames}
        self.add_frames(nouns)
        self.waits = self.size
        self.add_head("waiting", "how many frames of each kind wait below it", len(self.waiting), ROW, 0, WAITING)
        self.parts: list[Part] = []
        shell = game.shell(options, Rng(key_from(0)))
        for name, field in game.state.schema.items():
            length = field.length(shell) if isinstance(field, Row) else 0
            part = part_of(name, field, self.size, length, nouns)
            self.parts.append(part)
            self.size += part.length
        self.places = {part.name: place for place, part in enumerate(self.parts)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Observation, (self.game, self.options, self.secrets)

    def __deepcopy__(self, memo: object) -> Observation:
        return self

    def add_head(self, name: str, about: str, length: int, kind: int = ROW, low: int = 0, high: int = 1) -> None:
        self.head.append(Part(name, about, self.size, length, kind, 0, low, high))
        self.size += length

    def add_frames(self, nouns: Nouns) -> None:
        """The parts for what frames are about: fields of one name are one part."""
        game = self.game
        seats = game.seats(self.options)
        for below in (False, True):
            places: dict[str, int] = {}
            parts = self.below if below else self.asked
            for name, frame in sorted(game.frames.items()):
                if not below and name not in self.questions:
                    continue
                about = self.abouts[name]
                known = {field: at for at, (field, _, _, _) in enumerate(about.fields)}
                for field in own_fields(frame):
                    key = f"{name}.{field}" if f"{name}.{field}" in game.frame_fields else field
                    declared = game.frame_fields.get(key) or undeclared(field, nouns)
                    if below and not isinstance(declared, (Number, Word)):
                        continue
                    if key not in places:
                        places[key] = len(parts)
                        part = part_of(key, declared, self.size, 0, nouns)
                        part.name = f"{'waiting' if below else 'question'}.{key}"
                        part.about = declared.about or f"{'of what waits' if below else 'of the question'}: {field}"
                        parts.append(part)
                        self.size += part.length
                    place = places[key]
                    owner = seats.index(field) if field in seats else -1
                    if field in known:
                        _, asked, _, _ = about.fields[known[field]]
                        about.fields[known[field]] = (field, asked, place, owner)
                    else:
                        about.fields.append((field, -1 if below else place, place if below else -1, owner))

    def layout(self) -> list[Part]:
        """All stretches of the row in their order."""
        return sorted(self.head + self.asked + self.below + self.parts, key=lambda part: part.start)

    def plan(self) -> tuple[Any, ...]:
        """What a row is made of, in plain values: for row_writer.c, which reads them in this order."""
        blank = [0] * self.waits + [0] * len(self.waiting)
        for part in self.asked + self.below:
            blank[part.start : part.start + part.length] = part.nothing()
        blank[self.picked : self.picked + PICKS] = [-1] * PICKS
        return (
            self.size,
            len(self.game.actions),
            self.seats,
            self.picked,
            PICKS,
            self.below[0].start if self.below else self.waits,
            self.waits,
            WAITING,
            tuple(blank),
            plans(self.asked),
            plans(self.below),
            plans(self.parts),
            tuple(self.places),
            {
                frame: (self.questions.get(name, -1), self.waiting[name], tuple(self.abouts[name].fields))
                for name, frame in self.game.frames.items()
            },
            self.conceal,
        )

    def lowest(self) -> list[int]:
        """The least that each number of a row can be."""
        return [bound for part in self.layout() for bound in part.lowest()]

    def highest(self) -> list[int]:
        """The most that each number of a row can be."""
        return [bound for part in self.layout() for bound in part.highest()]

    def row(self, g: State, seat: int) -> list[int]:
        """What the seat may know of a position."""
        row = [0] * self.size
        self.write(row, g, seat, self.nothing())
        return row

    def nothing(self) -> Written:
        """What a row of zeros was written from."""
        return Written(self.parts, self.asked, self.below)

    def write(self, row: Any, g: State, seat: int, last: Written) -> None:
        """Bring a row of the seat up to date; `last` is what it was written from: only changes are."""
        self.write_head(row, g, seat, last)
        self.write_question(row, g, seat, last)
        true = g.values()
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

    def write_head(self, row: Any, g: State, seat: int, last: Written) -> None:
        """Whose row it is, which seats are asked, which question is open, and the seat's own picks."""
        lit = [self.seats + asked for asked in g.waiting]
        if seat >= 0:
            lit.append(seat)
        if g.waiting:
            lit.append(2 * self.seats + self.questions[type(g.stack[-1]).__name__])
        if lit != last.lit:
            for place in last.lit:
                row[place] = 0
            for place in lit:
                row[place] = 1
            last.lit = lit
        if self.secrets:
            for other, picks in enumerate(g.picks):
                self.write_picks(row, self.picked + other * PICKS, picks)
            return
        picks = g.picks[seat] if seat >= 0 else ()
        if picks is not last.picks or not last.begun:
            last.picks = picks
            self.write_picks(row, self.picked, picks)

    def write_picks(self, row: Any, start: int, picks: tuple[int, ...]) -> None:
        """What a seat has picked so far."""
        told = picks[-PICKS:]
        for at in range(PICKS):
            row[start + at] = told[at] if at < len(told) else -1

    def write_question(self, row: Any, g: State, seat: int, last: Written) -> None:
        """What the open question is about, and what waits below it; nothing for a seat that is not asked."""
        asked = bool(g.waiting) if self.secrets else seat in g.waiting
        top = g.stack[-1] if asked else None
        if top is last.top and seat == last.seat and last.begun:
            return
        begun = last.begun
        if not begun or top is None or last.top is None or top != last.top or seat != last.seat:
            self.tell(row, self.asked, last.asked, [top] if asked else [], seat, True)
        last.top = top
        below = g.stack[:-1] if asked else []
        if not begun or seat != last.seat or not same(below, last.below):
            last.below = below
            counts = [0] * len(self.waiting)
            for frame in below:
                counts[self.waiting[type(frame).__name__]] += 1
            for at, count in enumerate(counts):
                if not last.waits or count != last.waits[at]:
                    row[self.waits + at] = min(count, WAITING)
            last.waits = counts
            self.tell(row, self.below, last.told, below, seat, False)
        last.seat = seat
        last.begun = True

    def tell(
        self, row: Any, parts: list[Part], before: list[list[Any]], frames: list[Any], seat: int, top: bool
    ) -> None:
        """Write the fields of frames: of those that share a part, the uppermost."""
        told: set[int] = set()
        for frame in frames[::-1]:
            for field, asked, below, owner in self.abouts[type(frame).__name__].fields:
                place = asked if top else below
                if place < 0 or place in told or (owner >= 0 and owner != seat and not self.secrets):
                    continue
                told.add(place)
                part = parts[place]
                change(row, part.start, before[place], part.numbers(getattr(frame, field)))
        for place, part in enumerate(parts):
            if place not in told:
                nothing = part.nothing()
                if before[place] != nothing:
                    change(row, part.start, before[place], nothing)


def plans(parts: list[Part]) -> tuple[Any, ...]:
    """Stretches of the row as plain values."""
    return tuple([(part.start, part.length, part.kind, part.nouns, part.words) for part in parts])


def names_of(game: Game, kinds: tuple[type, ...]) -> list[str]:
    """The frames of a game that are of some kind."""
    return [name for name, frame in game.frames.items() if issubclass(frame, kinds)]


def own_fields(frame: type[Frame[Any]]) -> list[str]:
    """The fields of a class of frames; one without a constructor of its own has none."""
    kinds = inspect.signature(frame).parameters
    return [
        name
        for name in field_names(frame)
        if kinds[name].kind not in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    ]


def undeclared(name: str, nouns: Nouns) -> Field:
    """A field of frames of which the game says nothing: a noun if it is called like a kind of them, else a number."""
    return Number(of=name) if name in nouns.ids else Number()


def part_of(name: str, field: Field, start: int, length: int, nouns: Nouns) -> Part:
    """The stretch of a row for a field; of a row or table `length` says how long it is."""
    count = nouns.count(field.of) if field.of else 0
    if field.of:
        low, high = -1, count - 1
    elif field.most is None:
        low, high = LOWEST, HIGHEST
    else:
        low, high = field.least, field.most
    if isinstance(field, Word):
        part = Part(name, field.about, start, 1, WORD, 0, -1, len(field.words) - 1)
        part.words = {word: at for at, word in enumerate(field.words)}
        return part
    if isinstance(field, Line):
        return Part(name, field.about, start, field.places, LINE, count, low if field.of else low - 1, high)
    if isinstance(field, Pile):
        # A thing that is there once, unless the pile can hold more than there are.
        most = (count or HIGHEST) if field.most is None else field.most
        if isinstance(field, Piles):
            piles = nouns.count(field.by[0])
            each = 1 if field.most is None else most
            return Part(name, field.about, start, piles * (count + 1), PILES, count, 0, each, most)
        if not field.of:
            return Part(name, field.about, start, 1, SIZE, 0, 0, 0, most)
        kind = ORDERED if field.ordered else PILE
        high = most if kind == ORDERED or field.most is not None else 1
        return Part(name, field.about, start, count + 1, kind, count, 0, high, most)
    if isinstance(field, Row):
        return Part(name, field.about, start, length, ROW, count, low, high)
    assert isinstance(field, Number), f"{name} is of a kind that no row of numbers can tell"
    return Part(name, field.about, start, 1, NUMBER, count, low, high)


def flat(value: Any) -> list[Any]:
    """The numbers of a tuple, those of tuples in it one after the other."""
    line: list[Any] = []
    for item in value:
        if isinstance(item, tuple):
            line.extend(flat(item))
        else:
            line.append(item)
    return line


def same(frames: list[Any], others: list[Any]) -> bool:
    """Whether these are the very same frames."""
    return len(frames) == len(others) and all(frame is others[at] for at, frame in enumerate(frames))


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
