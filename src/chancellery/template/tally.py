"""Points and turns, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.tally import Parts, Score, Tally
from chancellery.template.events import CardPlayed
from chancellery.template.rules.ending import points
from chancellery.template.state import TemplateState


def all_points(g: TemplateState) -> tuple[int, ...]:
    return tuple(points(g, seat) for seat in range(g.seats))


def parts(g: TemplateState) -> Parts:
    """Everything that counts is on cards."""
    return (all_points(g),)


SCORE: Final = Score(("cards",), parts)
TALLY: Final = Tally(all_points, causes=(CardPlayed,), turn=CardPlayed, score=SCORE)
