"""Chapter 3: the end."""

from __future__ import annotations

from chancellery.engine.results import Result
from chancellery.template.board import VALUE
from chancellery.template.state import TemplateState


def points(g: TemplateState, seat: int) -> int:
    """What the cards of a seat are worth (2)."""
    return sum(VALUE[card] for card in g.played[seat])


def finish(g: TemplateState) -> None:
    """Most points win; equal points share the victory (3)."""
    scores = tuple(points(g, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    g.finish(Result(winners, "points" if len(winners) == 1 else "shared", scores))
