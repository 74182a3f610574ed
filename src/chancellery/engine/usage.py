"""What a balance report counts of a game: which things come up, who draws, plays or holds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chancellery.engine.events import Event, noun_kinds_of
from chancellery.engine.nouns import NOBODY


class Use:
    """One way in which things come up: a word for it, the event that tells, and its fields for thing and doer.

    The kind of things is that of the field; without a doer nobody in particular has done it.
    """

    def __init__(self, word: str, event: type[Event], thing: str, by: str | None = None) -> None:
        self.word = word
        self.event = event
        self.thing = thing
        self.by = by
        self.kind = noun_kinds_of(event)[thing]


class Holding:
    """Things that seats have when a game is over: (state, thing) -> seat or NOBODY."""

    def __init__(self, word: str, kind: str, holder: Callable[[Any, int], int]) -> None:
        self.word = word
        self.kind = kind
        self.holder = holder


def same_seat(_state: Any, who: int) -> int:
    return who


class Usage:
    """All that is counted; `seat` says which seat a doer is: (state, doer) -> seat or NOBODY."""

    def __init__(
        self,
        uses: tuple[Use, ...],
        holdings: tuple[Holding, ...] = (),
        seat: Callable[[Any, int], int] = same_seat,
    ) -> None:
        self.uses: dict[type[Event], list[Use]] = {}
        for use in uses:
            self.uses.setdefault(use.event, []).append(use)
        self.holdings = holdings
        self.seat = seat
        # Every kind of things with the words for it, in the order of declaration.
        self.words: dict[str, list[str]] = {}
        named = [(use.kind, use.word) for use in uses] + [(one.kind, one.word) for one in holdings]
        for kind, word in dict.fromkeys(named):
            self.words.setdefault(kind, []).append(word)


def count_uses(g: Any, usage: Usage, happened: list[Event]) -> set[tuple[str, str, int, int]]:
    """What came up in a game that is over: kind, word, thing and seat (NOBODY if it was nobody's), each once."""
    uses = set()
    for event in happened:
        for use in usage.uses.get(type(event), ()):
            seat = NOBODY if use.by is None else usage.seat(g, getattr(event, use.by))
            things = getattr(event, use.thing)
            for thing in things if isinstance(things, tuple) else (things,):
                if thing != NOBODY:
                    uses.add((use.kind, use.word, thing, seat))
    for holding in usage.holdings:
        for thing in range(g.game.nouns.count(holding.kind)):
            seat = holding.holder(g, thing)
            if seat != NOBODY:
                uses.add((holding.kind, holding.word, thing, seat))
    return uses
