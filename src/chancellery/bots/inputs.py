"""A position as numbers for a learned value: whatever lies on the board and in every hand, but no order of a deck.

Most numbers of a position are 0, so that only the others are told, each with its place.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.game import Game
from chancellery.engine.observation import LINE, NUMBER, PILES, ROW, SIZE, Observation, Part
from chancellery.engine.options import Options
from chancellery.engine.state import State

# A number that has no more values than that is told as one of them too.
FEW: Final = 24
# What a number is divided by that is not declared to be smaller.
LARGE: Final = 20
# What the terms of the game's estimate are multiplied by.
TERM: Final = 0.1


class InputField:
    """What one field of a position becomes.

    start   its first place
    shift   what is added to a value to make it a place of its own, where values are told one by one
    scale   what a value is multiplied by
    """

    def __init__(self, part: Part, start: int) -> None:
        few = part.kind == NUMBER and part.nouns == 0 and part.high - part.low < FEW
        self.kind = part.kind
        self.named = part.nouns > 0 and part.kind in (NUMBER, ROW)
        self.few = few
        self.low = part.low
        self.high = part.high
        self.start = start
        self.nouns = part.nouns
        self.scale = 1.0 / min(max(1, part.high, part.most), LARGE)
        self.values = part.high - part.low + 1
        if part.kind == NUMBER:
            self.length = self.values if self.named else 1 + (self.values if few else 0)
        elif part.kind == ROW:
            self.length = part.length * (self.values if self.named else 1)
        elif part.kind == SIZE:
            self.length = 1
        elif part.kind == PILES:
            self.length = part.length
        else:
            self.length = part.nouns + 1


class Inputs:
    """How positions of a match with these options become numbers."""

    def __init__(self, game: Game, options: Options) -> None:
        seen = Observation(game, options, True)
        self.questions = {name: number for number, name in enumerate(sorted(seen.questions))}
        self.seats = seen.seats
        # A constant, who is asked, and which question is open.
        self.size = 1 + self.seats + len(self.questions)
        self.fields: list[InputField] = []
        for part in seen.parts:
            field = InputField(part, self.size)
            self.fields.append(field)
            self.size += field.length
        # What the game's estimate adds up, of the first of two seats or of every one.
        self.terms = game.terms
        self.told = 0 if game.terms is None else 1 if self.seats == 2 else self.seats
        self.first_term = self.size
        if game.terms is not None:
            self.size += self.told * len(game.terms(game.new(options), 0))

    def numbers(self, g: State) -> tuple[list[int], list[float]]:
        """The places of all numbers that are not 0, and those numbers."""
        places = [0]
        numbers = [1.0]
        for seat in g.waiting:
            places.append(1 + seat)
            numbers.append(1.0)
        if g.waiting:
            places.append(1 + self.seats + self.questions[type(g.stack[-1]).__name__])
            numbers.append(1.0)
        values = g.values()
        for at in range(len(values)):
            field = self.fields[at]
            start = field.start
            kind = field.kind
            value = values[at]
            if kind == NUMBER:
                number: int = value
                if field.named:
                    places.append(start + min(max(number, field.low), field.high) - field.low)
                    numbers.append(1.0)
                    continue
                if number:
                    places.append(start)
                    numbers.append(number * field.scale)
                if field.few:
                    places.append(start + 1 + min(max(number, field.low), field.high) - field.low)
                    numbers.append(1.0)
            elif kind == ROW:
                row: list[int] = list(value)
                if field.named:
                    for number in row:
                        if number >= 0:
                            places.append(start + number - field.low)
                            numbers.append(1.0)
                        start += field.values
                else:
                    scale = field.scale
                    for number in row:
                        if number:
                            places.append(start)
                            numbers.append(number * scale)
                        start += 1
            elif kind == SIZE:
                if len(value):
                    places.append(start)
                    numbers.append(len(value) * field.scale)
            elif kind == PILES:
                for pile in value:
                    add_pile(places, numbers, start, pile, field)
                    start += field.nouns + 1
            elif field.nouns and kind != LINE:
                add_pile(places, numbers, start, value, field)
        terms = self.terms
        if terms is not None:
            start = self.first_term
            for seat in range(self.told):
                for term in terms(g, seat).values():
                    if term != 0.0:
                        places.append(start)
                        numbers.append(term * TERM)
                    start += 1
        return places, numbers


def add_pile(places: list[int], numbers: list[float], start: int, pile: object, field: InputField) -> None:
    """What lies in a pile, in whatever order, and how much."""
    items: list[int] = list(pile)  # type: ignore[call-overload]
    for item in items:
        if item >= 0:
            places.append(start + item)
            numbers.append(1.0)
    if items:
        places.append(start + field.nouns)
        numbers.append(len(items) / LARGE)
