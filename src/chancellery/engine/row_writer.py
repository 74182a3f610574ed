"""Rows and masks of many matches, in place: what `Batch` writes by. In the compiled build row_writer.c is in its place.

A row is what `Observation.row` gives, and is brought up to date: of a match one row is kept, whoever is asked, with
copies of what it was written from, so that next time only what is another is written. (In C a whole row takes less than
looking for what has changed.)
"""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.observation import (
    NUMBER,
    ORDERED,
    PICKS,
    PILE,
    PILES,
    ROW,
    SIZE,
    WAITING,
    About,
    Observation,
    Part,
    own_copy,
)
from chancellery.engine.state import State

NOTHING: Final[tuple[int, ...]] = ()
# A field of a frame that is not there, and was written so.
ABSENT: Final = object()


class FrameFields:
    """What is told of the frames of one class, in the question (or of what waits below it).

    owners   the seat that alone may know a field, or -1
    """

    def __init__(self, about: About, below: bool, kind: int) -> None:
        self.names: list[str] = []
        self.places: list[int] = []
        self.owners: list[int] = []
        self.kind = kind
        for name, asked, waiting, owner in about.fields:
            place = waiting if below else asked
            if place >= 0:
                self.names.append(name)
                self.places.append(place)
                self.owners.append(owner)

    def values(self, frame: Any) -> list[Any]:
        """The fields of a frame."""
        return [getattr(frame, name) for name in self.names]


class WrittenRow:
    """Where row and mask of a match begin, and what they were written from.

    told     the fields of the open question that the row has, by their parts; `waits` those of what waits below it
    fields   the fields of each frame below
    """

    def __init__(self, row: int, mask: int, asked: int, below: int, kinds: int) -> None:
        self.row = row
        self.mask = mask
        self.seat = -1
        self.legal: list[Any] = []
        self.waiting: Any = None
        self.question = -1
        self.picks: Any = None
        self.top: Any = None
        self.told: list[Any] = [ABSENT] * asked
        self.places: list[int] = []
        self.below: list[Any] = []
        self.fields: list[list[Any]] = []
        self.waits: list[Any] = [ABSENT] * below
        self.counts: list[int] = [0] * kinds
        self.values: list[Any] = []
        self.sizes: list[Any] = []


class RowWriter:
    """Writes to `rows` and `masks`, which have those of all matches one after the other."""

    def __init__(self, observation: Observation, rows: Any, masks: Any) -> None:
        self.observation = observation
        self.rows = rows
        self.masks = masks
        self.parts: list[Part] = observation.parts
        self.starts: list[int] = [part.start for part in observation.parts]
        self.singles: list[int] = [at for at, part in enumerate(self.parts) if part.kind == NUMBER]
        self.lists: list[int] = [at for at, part in enumerate(self.parts) if part.kind == ROW]
        self.piles: list[int] = [at for at, part in enumerate(self.parts) if part.kind in (PILE, ORDERED, PILES)]
        self.heaps: list[int] = [at for at, part in enumerate(self.parts) if part.kind == SIZE]
        self.places: dict[str, int] = observation.places
        # What is not open to everybody: of such a pile, or of several, the true size is looked at every time.
        self.concealed: set[str] = set()
        self.hidden: list[int] = []
        self.hidden_groups: list[int] = []
        self.asked: dict[str, FrameFields] = {}
        self.below: dict[str, FrameFields] = {}
        for name, about in observation.abouts.items():
            self.asked[name] = FrameFields(about, False, observation.questions.get(name, -1))
            self.below[name] = FrameFields(about, True, observation.waiting[name])
        blank = memoryview(bytes(2 * observation.size)).cast("h")
        self.blanks: list[Any] = [blank[: part.length] for part in observation.asked]
        size, actions = observation.size, len(observation.game.actions)
        self.written = [self.begun(at * size, at * actions) for at in range(len(rows) // size)]

    def begun(self, row: int, mask: int) -> WrittenRow:
        """A row of which nothing is written but what is not 0 where nothing is there."""
        observation = self.observation
        for part in observation.asked + observation.below:
            for at, number in enumerate(part.nothing(), row + part.start):
                self.rows[at] = number
        return WrittenRow(row, mask, len(observation.asked), len(observation.below), len(observation.waiting))

    def write(
        self,
        at: int,
        g: State,
        seat: int,
        legal: list[Any],
        stack: list[Any],
        waiting: tuple[int, ...],
        picks: tuple[int, ...],
        values: tuple[Any, ...],
    ) -> None:
        """Bring row and mask of a match up to date for the seat that is asked, which may do what is legal.

        Its stack, who waits, the picks of the seat and the values of the board are handed in, since compiled code has
        them at once.
        """
        match, masks = self.written[at], self.masks
        first = match.mask
        for action in match.legal:
            masks[first + action] = 0
        for action in legal:
            masks[first + action] = 1
        match.legal = legal
        self.write_head(match, seat, waiting, picks)
        self.write_frames(match, stack, seat)
        self.write_board(match, g, seat, values)
        match.seat = seat

    def write_head(self, match: WrittenRow, seat: int, waiting: tuple[int, ...], picks: tuple[int, ...]) -> None:
        rows, start, seats = self.rows, match.row, self.observation.seats
        if seat != match.seat:
            if match.seat >= 0:
                rows[start + match.seat] = 0
            rows[start + seat] = 1
        if waiting is not match.waiting:
            if match.waiting is not None:
                for asked in match.waiting:
                    rows[start + seats + asked] = 0
            for asked in waiting:
                rows[start + seats + asked] = 1
            match.waiting = waiting
        if picks is not match.picks:
            at = start + self.observation.picked
            told = picks[-PICKS:]
            for place in range(PICKS):
                rows[at + place] = told[place] if place < len(told) else -1
            match.picks = picks

    def write_frames(self, match: WrittenRow, stack: list[Any], seat: int) -> None:
        """What the open question is about, and what waits below it."""
        top = stack[-1]
        if top is match.top and seat == match.seat:
            return
        asked = self.asked[type(top).__name__]
        question = match.row + 2 * self.observation.seats + asked.kind
        if question != match.question:
            if match.question >= 0:
                self.rows[match.question] = 0
            self.rows[question] = 1
            match.question = question
        told = match.told
        parts = self.observation.asked
        places: list[int] = []
        for at, place in enumerate(asked.places):
            owner = asked.owners[at]
            if owner < 0 or owner == seat:
                places.append(place)
                value = getattr(top, asked.names[at])
                if value is not told[place]:
                    self.tell(match, parts[place], place, value)
        for place in match.places:
            if place not in places:
                self.clear(match, place, parts[place])
        match.places = places
        match.top = top
        self.write_below(match, stack, seat)

    def tell(self, match: WrittenRow, part: Part, place: int, value: Any) -> None:
        """A field of the open question."""
        rows, at = self.rows, match.row + part.start
        if part.kind == NUMBER:
            rows[at] = value if isinstance(value, int) else part.low if part.nouns else 0
        elif part.kind == PILE:
            size = at + part.nouns
            if rows[size]:
                rows[at : at + part.length] = self.blanks[place]
            for item in value:
                rows[at + item] += 1
            rows[size] = len(value)
        else:
            for number in part.numbers(value):
                rows[at] = number
                at += 1
        match.told[place] = value

    def clear(self, match: WrittenRow, place: int, part: Part) -> None:
        """A field of the open question that is not there."""
        rows, at = self.rows, match.row + part.start
        if part.kind == PILE:
            if rows[at + part.nouns]:
                rows[at : at + part.length] = self.blanks[place]
        else:
            for number in part.nothing():
                rows[at] = number
                at += 1
        match.told[place] = ABSENT

    def write_below(self, match: WrittenRow, stack: list[Any], seat: int) -> None:
        """What waits below the open question: of fields that share a part those of the uppermost frame."""
        below, fields, counts = match.below, match.fields, match.counts
        rows, waits = self.rows, match.row + self.observation.waits
        count = len(stack) - 1
        same = 0
        while same < count and same < len(below) and stack[same] is below[same]:
            same += 1
        if same == count == len(below) and seat == match.seat:
            return
        while len(below) > same:
            kind = self.below[type(below.pop()).__name__].kind
            fields.pop()
            counts[kind] -= 1
            rows[waits + kind] = min(counts[kind], WAITING)
        while len(below) < count:
            frame = stack[len(below)]
            known = self.below[type(frame).__name__]
            below.append(frame)
            fields.append(known.values(frame))
            counts[known.kind] += 1
            rows[waits + known.kind] = min(counts[known.kind], WAITING)
        parts, told = self.observation.below, match.waits
        found: list[Any] = [ABSENT] * len(told)
        for depth in range(count - 1, -1, -1):
            known = self.below[type(below[depth]).__name__]
            values = fields[depth]
            for at, place in enumerate(known.places):
                owner = known.owners[at]
                if found[place] is ABSENT and (owner < 0 or owner == seat):
                    found[place] = values[at]
        for place, value in enumerate(found):
            if value is not told[place]:
                part = parts[place]
                numbers = part.nothing() if value is ABSENT else part.numbers(value)
                rows[match.row + part.start] = numbers[0]
                told[place] = value

    def write_board(self, match: WrittenRow, g: State, seat: int, true: tuple[Any, ...]) -> None:
        """The fields of the board that are no longer what they were."""
        seen: list[Any] = list(true)
        conceal = self.observation.conceal
        if conceal is not None:
            places, known = self.places, self.concealed
            for name, concealed in conceal(g, seat).items():
                seen[places[name]] = concealed
                if name not in known:
                    self.note_concealed(name)
        before = match.values
        if not before:
            before = match.values = [None] * len(seen)
            match.sizes = [-1] * len(seen)
        rows, row, starts = self.rows, match.row, self.starts
        for place in self.singles:
            now = seen[place]
            if now is not before[place]:
                rows[row + starts[place]] = before[place] = now
        for place in self.lists:
            now = seen[place]
            old = before[place]
            if now is not old and now != old:
                self.write_list(row + starts[place], before, place, now, old)
        for place in self.piles:
            now = seen[place]
            old = before[place]
            if now is not old and now != old:
                self.write_pile(match, place, now, old)
        sizes = match.sizes
        for place in self.heaps:
            size = len(true[place])
            if size != sizes[place]:
                rows[row + starts[place]] = sizes[place] = size
        for place in self.hidden:
            size = len(true[place])
            if size != sizes[place]:
                self.write_size(match, place, true[place])
        for place in self.hidden_groups:
            known_sizes: list[Any] = sizes[place]
            for at, pile in enumerate(true[place]):
                if len(pile) != known_sizes[at]:
                    self.write_size(match, place, true[place])
                    break

    def note_concealed(self, name: str) -> None:
        """Remember what somebody may not see."""
        self.concealed.add(name)
        place = self.places[name]
        kind = self.parts[place].kind
        if kind == PILES:
            self.hidden_groups.append(place)
        elif kind in (PILE, ORDERED):
            self.hidden.append(place)

    def write_list(self, start: int, before: list[Any], place: int, now: Any, old: Any) -> None:
        """The numbers of a row that are others now."""
        rows = self.rows
        if old is None:
            for number in now:
                rows[start] = number
                start += 1
            before[place] = own_copy(now)
        elif isinstance(now, list) and isinstance(old, list):
            for at, number in enumerate(now):
                if number is not old[at]:
                    rows[start + at] = old[at] = number
        else:
            for at, number in enumerate(now):
                if number is not old[at]:
                    rows[start + at] = number
            before[place] = own_copy(now)

    def write_pile(self, match: WrittenRow, place: int, now: Any, old: Any) -> None:
        """What lies in a pile, or in each of several; its size is that of what is seen until `write_size` says else."""
        part = self.parts[place]
        start = match.row + part.start
        if part.kind == PILES:
            width = part.nouns + 1
            if old is None:
                old = match.values[place] = [NOTHING] * len(now)
            for at, pile in enumerate(now):
                was = old[at]
                if pile is not was and pile != was:
                    if width > 1:
                        self.recount(start + at * width, was, pile)
                    old[at] = own_copy(pile)
        else:
            if old is None:
                old = NOTHING
            if part.kind == ORDERED:
                self.replace(start, old, now)
            else:
                self.recount(start, old, now)
            match.values[place] = own_copy(now)
        self.write_size(match, place, now)

    def write_size(self, match: WrittenRow, place: int, true: Any) -> None:
        """How much lies in a pile, or in each of several."""
        part = self.parts[place]
        sizes = match.sizes
        rows, at = self.rows, match.row + part.start + part.nouns
        if part.kind != PILES:
            size = len(true)
            if size != sizes[place]:
                rows[at] = sizes[place] = size
            return
        known = sizes[place]
        if known == -1:
            known = sizes[place] = [0] * len(true)
        for number, pile in enumerate(true):
            size = len(pile)
            if size != known[number]:
                rows[at] = known[number] = size
            at += part.nouns + 1

    def recount(self, start: int, old: Any, now: Any) -> None:
        """Take the things of a pile away and put others in their place; most often only what lies on top is another."""
        rows = self.rows
        same = shared(old, now)
        for item in old[same:]:
            rows[start + item] -= 1
        for item in now[same:]:
            rows[start + item] += 1

    def replace(self, start: int, old: Any, now: Any) -> None:
        """The places of the things of an ordered pile."""
        rows = self.rows
        same = shared(old, now)
        for item in old[same:]:
            if item >= 0:
                rows[start + item] = 0
        for place, item in enumerate(now[same:], same + 1):
            if item >= 0:
                rows[start + item] = place


def shared(old: Any, now: Any) -> int:
    """How many things lie in both piles, from the bottom, before the first that is another."""
    if not isinstance(old, list) or not isinstance(now, list):
        return 0
    most = min(len(old), len(now))
    same = 0
    while same < most and old[same] is now[same]:
        same += 1
    return same
