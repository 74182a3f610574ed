"""Many matches at once as rows of numbers and masks, for programs that learn from many: the quick way to write them.

A row is what `Observation.row` gives, and is written in place: of a match one row is kept, whoever is asked.
"""

from __future__ import annotations

from typing import Any

from chancellery.engine.errors import IllegalAction
from chancellery.engine.observation import Observation
from chancellery.engine.row_writer import RowWriter
from chancellery.engine.state import State


class BatchMatch:
    """One match of a batch: its position, and what is legal in it."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.legal: list[Any] = []


class Batch:
    """Matches with the same options, their rows one after the other in `rows`, their masks in `masks`."""

    def __init__(self, observation: Observation, rows: Any, masks: Any) -> None:
        self.writer = RowWriter(observation, rows, masks)
        self.matches: list[BatchMatch] = []

    def put(self, at: int, g: State) -> None:
        """A new match in a place, the first after all others."""
        if at == len(self.matches):
            self.matches.append(BatchMatch(g))
        else:
            self.matches[at] = BatchMatch(g)

    def seat(self, at: int) -> int:
        """Who is asked in a match, -1 when it is over."""
        waiting = self.matches[at].g.waiting
        return waiting[0] if waiting else -1

    def check(self, at: int, action: int) -> None:
        """Refuse what the mask of a match does not allow."""
        if action not in self.matches[at].legal:
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
        for at, match in enumerate(self.matches):
            if actions[at] not in match.legal:
                self.check(at, actions[at])
        over: list[int] = []
        for at, match in enumerate(self.matches):
            g = match.g
            g.advance(g.waiting[0], actions[at])
            if g.waiting:
                self.look(at, match)
            else:
                over.append(at)
        return over

    def look_at(self, at: int) -> None:
        """Bring row and mask of a match up to date."""
        self.look(at, self.matches[at])

    def look(self, at: int, match: BatchMatch) -> None:
        """Bring row and mask up to date for the seat that is asked."""
        g = match.g
        seat = g.waiting[0]
        # The list belongs to the state, which makes another one when it is asked again.
        match.legal = legal = g.legal(seat)
        self.writer.write(at, g, seat, legal, g.stack, g.waiting, g.picks[seat], g.values())
