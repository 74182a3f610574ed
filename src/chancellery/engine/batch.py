"""Many matches at once as rows of numbers and masks, for programs that learn from many: the quick way to write them.

A row is what `Observation.row` gives, and is brought up to date in place: of a match one row is kept, whoever is asked.
Of what a row was written from a match keeps copies, so that next time only what is another is written.
"""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.errors import IllegalAction
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


class BatchMatch:
    """One match of a batch: its position, where its row and mask begin, and what they were written from.

    told     the fields of the open question that the row has, by their parts; `waits` those of what waits below it
    fields   the fields of each frame below
    """

    def __init__(self, g: State, row: int, mask: int, asked: int, below: int, kinds: int) -> None:
        self.g = g
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


class Batch:
    """Matches with the same options, their rows one after the other in `rows`, their masks in `masks`."""

    def __init__(self, observation: Observation, rows: Any, masks: Any) -> None:
        self.observation = observation
        self.rows = rows
        self.masks = masks
        self.size = observation.size
        self.actions = len(observation.game.actions)
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
        self.matches: list[BatchMatch] = []
        self.blank: Any = memoryview(bytes(2 * self.size)).cast("h")
        self.blanks: list[Any] = [self.blank[: part.length] for part in observation.asked]

    def put(self, at: int, g: State) -> None:
        """A new match in a place, the first after all others; its row is written from nothing."""
        while len(self.matches) <= at:
            number = len(self.matches)
            self.matches.append(self.begun(g, number * self.size, number * self.actions))
        match = self.matches[at]
        for action in match.legal:
            self.masks[match.mask + action] = 0
        self.rows[match.row : match.row + self.size] = self.blank
        self.matches[at] = match = self.begun(g, match.row, match.mask)
        # Of what is not there a row does not always have 0.
        for place, part in enumerate(self.observation.asked):
            self.clear(match, place, part)
        for part in self.observation.below:
            self.rows[match.row + part.start] = part.nothing()[0]

    def begun(self, g: State, row: int, mask: int) -> BatchMatch:
        observation = self.observation
        return BatchMatch(g, row, mask, len(observation.asked), len(observation.below), len(observation.waiting))

    def seat(self, at: int) -> int:
        """Who is asked in a match, -1 when it is over."""
        waiting = self.matches[at].g.waiting
        return waiting[0] if waiting else -1

    def check(self, at: int, action: int) -> None:
        """Refuse what the mask of a match does not allow."""
        match = self.matches[at]
        if not 0 <= action < self.actions or not self.masks[match.mask + action]:
            raise IllegalAction(
                f"match {at} does not allow action {action} now; its mask has those that are legal",
                code="not-in-the-mask",
                match=at,
                action=action,
            )

    def step(self, actions: list[int]) -> list[int]:
        """Play an action in every match, and write what is observed then; the matches that are over by that.

        Nothing is played if one of the actions is illegal.
        """
        masks = self.masks
        for at, match in enumerate(self.matches):
            action = actions[at]
            if not 0 <= action < self.actions or not masks[match.mask + action]:
                self.check(at, action)
        over: list[int] = []
        for at, match in enumerate(self.matches):
            g = match.g
            g.advance(g.waiting[0], actions[at])
            if g.waiting:
                self.look(match)
            else:
                over.append(at)
        return over

    def look_at(self, at: int) -> None:
        """Bring row and mask of a match up to date."""
        self.look(self.matches[at])

    def look(self, match: BatchMatch) -> None:
        """Bring row and mask up to date for the seat that is asked."""
        g = match.g
        masks = self.masks
        first = match.mask
        seat = g.waiting[0]
        legal: list[Any] = g.legal(seat)
        for action in match.legal:
            masks[first + action] = 0
        for action in legal:
            masks[first + action] = 1
        # The list belongs to the state, which makes another one when it is asked again.
        match.legal = legal
        self.write_head(match, g, seat)
        self.write_frames(match, g, seat)
        self.write_board(match, g, seat)
        match.seat = seat

    def write_head(self, match: BatchMatch, g: State, seat: int) -> None:
        rows, start, seats = self.rows, match.row, self.observation.seats
        if seat != match.seat:
            if match.seat >= 0:
                rows[start + match.seat] = 0
            rows[start + seat] = 1
        waiting = g.waiting
        if waiting is not match.waiting:
            if match.waiting is not None:
                for asked in match.waiting:
                    rows[start + seats + asked] = 0
            for asked in waiting:
                rows[start + seats + asked] = 1
            match.waiting = waiting
        picks = g.picks[seat]
        if picks is not match.picks:
            at = start + self.observation.picked
            told = picks[-PICKS:]
            for place in range(PICKS):
                rows[at + place] = told[place] if place < len(told) else -1
            match.picks = picks

    def write_frames(self, match: BatchMatch, g: State, seat: int) -> None:
        """What the open question is about, and what waits below it."""
        stack = g.stack
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

    def tell(self, match: BatchMatch, part: Part, place: int, value: Any) -> None:
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

    def clear(self, match: BatchMatch, place: int, part: Part) -> None:
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

    def write_below(self, match: BatchMatch, stack: list[Any], seat: int) -> None:
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

    def write_board(self, match: BatchMatch, g: State, seat: int) -> None:
        """The fields of the board that are no longer what they were."""
        true: Any = g.values()
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

    def write_pile(self, match: BatchMatch, place: int, now: Any, old: Any) -> None:
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

    def write_size(self, match: BatchMatch, place: int, true: Any) -> None:
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
