"""Many matches at once as rows of numbers and masks, for programs that learn from many: the quick way to write them.

A row is what `Observation.row` gives, and is brought up to date in place: of a match one row is kept, whoever is asked.
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
    Observation,
    Part,
    own_copy,
)
from chancellery.engine.state import State

NOTHING: Final[tuple[int, ...]] = ()


class BatchMatch:
    """One match of a batch: its position, where its row and mask begin, and what they were written from."""

    def __init__(self, g: State, row: int, mask: int) -> None:
        self.g = g
        self.row = row
        self.mask = mask
        self.seat = -1
        self.legal: list[Any] = []
        self.waiting: Any = None
        self.question = -1
        self.picks: Any = None
        self.top: Any = None
        self.below: list[Any] = []
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
        self.kinds: list[int] = [part.kind for part in observation.parts]
        self.starts: list[int] = [part.start for part in observation.parts]
        self.places: dict[str, int] = observation.places
        self.matches: list[BatchMatch] = []
        self.blank: Any = memoryview(bytes(2 * self.size)).cast("h")

    def put(self, at: int, g: State) -> None:
        """A new match in a place, the first after all others; its row is written from nothing."""
        while len(self.matches) <= at:
            self.matches.append(BatchMatch(g, len(self.matches) * self.size, len(self.matches) * self.actions))
        match = self.matches[at]
        for action in match.legal:
            self.masks[match.mask + action] = 0
        self.rows[match.row : match.row + self.size] = self.blank
        self.matches[at] = BatchMatch(g, match.row, match.mask)

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
        turned = seat != match.seat
        observation = self.observation
        rows, row = self.rows, match.row
        before = match.top
        if top is before and not turned:
            return
        abouts = observation.abouts
        name = type(top).__name__
        if before is None or type(before) is not type(top):
            question = row + 2 * observation.seats + observation.questions[name]
            if match.question >= 0:
                rows[match.question] = 0
            rows[question] = 1
            match.question = question
        told: set[int] = set()
        parts = observation.asked
        for field, place, _, owner in abouts[name].fields:
            if place >= 0 and (owner < 0 or owner == seat):
                told.add(place)
                part = parts[place]
                value = getattr(top, field)
                if part.kind == NUMBER:
                    rows[row + part.start] = value if isinstance(value, int) else part.low if part.nouns else 0
                elif part.kind == PILE:
                    self.refill(row + part.start, part.nouns, value)
                else:
                    at = row + part.start
                    for number in part.numbers(value):
                        rows[at] = number
                        at += 1
        if before is None:
            for place, part in enumerate(parts):
                if place not in told:
                    self.clear(row, part)
        elif type(before) is not type(top) or turned:
            for _, place, _, _ in abouts[type(before).__name__].fields:
                if place >= 0 and place not in told:
                    self.clear(row, parts[place])
        match.top = top
        self.write_below(match, stack, seat, turned)

    def refill(self, at: int, nouns: int, pile: Any) -> None:
        """The counts of a pile of a frame, and its size."""
        rows = self.rows
        size = at + nouns
        if rows[size]:
            for place in range(at, size):
                if rows[place]:
                    rows[place] = 0
        for item in pile:
            rows[at + item] += 1
        rows[size] = len(pile)

    def clear(self, row: int, part: Part) -> None:
        """A field of a frame that is not there."""
        rows = self.rows
        at = row + part.start
        if part.kind == PILE:
            if not rows[at + part.nouns]:
                return
            for place in range(at, at + part.length):
                rows[place] = 0
            return
        for number in part.nothing():
            rows[at] = number
            at += 1

    def write_below(self, match: BatchMatch, stack: list[Any], seat: int, turned: bool) -> None:
        """What waits below the open question."""
        last = match.below
        count = len(stack) - 1
        begun = bool(match.values)
        if begun and not turned and len(last) == count and all(stack[at] is last[at] for at in range(count)):
            return
        observation = self.observation
        rows, row = self.rows, match.row
        waits = row + observation.waits
        kinds = observation.waiting
        for frame in last:
            rows[waits + kinds[type(frame).__name__]] = 0
        below = stack[:-1]
        for frame in below:
            place = waits + kinds[type(frame).__name__]
            if rows[place] < WAITING:
                rows[place] += 1
        parts = observation.below
        told: set[int] = set()
        for frame in below[::-1]:
            for field, _, place, owner in observation.abouts[type(frame).__name__].fields:
                if place >= 0 and place not in told and (owner < 0 or owner == seat):
                    told.add(place)
                    rows[row + parts[place].start] = parts[place].numbers(getattr(frame, field))[0]
        for place, part in enumerate(parts):
            if place not in told:
                rows[row + part.start] = part.nothing()[0]
        match.below = below

    def write_board(self, match: BatchMatch, g: State, seat: int) -> None:
        """The fields of the board that are no longer what they were."""
        true = g.values()
        seen: list[Any] = list(true)
        conceal = self.observation.conceal
        places = self.places
        if conceal is not None:
            for name, concealed in conceal(g, seat).items():
                seen[places[name]] = concealed
        before = match.values
        if not before:
            before = match.values = [None] * len(seen)
            match.sizes = [-1] * len(seen)
        sizes = match.sizes
        rows, row = self.rows, match.row
        for place, kind in enumerate(self.kinds):
            now = seen[place]
            old = before[place]
            if kind == NUMBER:
                if now is not old:
                    rows[row + self.starts[place]] = before[place] = now
            elif kind == ROW:
                if now is not old and now != old:
                    start = row + self.starts[place]
                    if old is None:
                        for number in now:
                            rows[start] = number
                            start += 1
                    else:
                        for at, number in enumerate(now):
                            if number is not old[at]:
                                rows[start + at] = number
                    before[place] = own_copy(now)
            elif kind == SIZE:
                size = len(true[place])
                if size != sizes[place]:
                    rows[row + self.starts[place]] = sizes[place] = size
            elif kind == PILES:
                self.write_piles(match, place, now, old, true[place])
            else:
                size = len(true[place])
                if size != sizes[place]:
                    rows[row + self.starts[place] + self.parts[place].nouns] = sizes[place] = size
                if now is not old and now != old:
                    start = row + self.starts[place]
                    if kind == ORDERED:
                        self.replace(start, NOTHING if old is None else old, now)
                    else:
                        self.recount(start, NOTHING if old is None else old, now)
                    before[place] = own_copy(now)

    def write_piles(self, match: BatchMatch, place: int, now: Any, old: Any, true: Any) -> None:
        """How often each noun is in each of several piles, with their true sizes."""
        rows = self.rows
        width = self.parts[place].nouns + 1
        start = match.row + self.starts[place]
        if now is not old and now != old:
            copies: list[Any] = []
            for at, pile in enumerate(now):
                was = NOTHING if old is None else old[at]
                if width > 1 and pile is not was and pile != was:
                    self.recount(start + at * width, was, pile)
                copies.append(own_copy(pile))
            match.values[place] = copies
        known = match.sizes[place]
        if known == -1:
            known = match.sizes[place] = [0] * len(true)
        for at, pile in enumerate(true):
            size = len(pile)
            if size != known[at]:
                rows[start + at * width + width - 1] = known[at] = size

    def recount(self, start: int, old: Any, now: Any) -> None:
        """Take the things of a pile away and put others in their place."""
        rows = self.rows
        for item in old:
            rows[start + item] -= 1
        for item in now:
            rows[start + item] += 1

    def replace(self, start: int, old: Any, now: Any) -> None:
        """The places of the things of an ordered pile."""
        rows = self.rows
        for item in old:
            if item >= 0:
                rows[start + item] = 0
        for place, item in enumerate(now, 1):
            if item >= 0:
                rows[start + item] = place
