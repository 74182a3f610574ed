"""Statistics that a series gathers beside its results: whoever wants more to be counted writes an accumulator."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chancellery.engine.state import State


class Accumulator:
    """Watches one game and says what to note of it; every game has a new one, in whatever process it is played.

    `log` is True if the accumulator reads what happened: the state then records it in `g.log`.
    """

    log = False

    def before(self, g: State) -> None:
        """The game is set up, and nobody has acted yet."""

    def step(self, g: State, seat: int, action: int) -> None:
        """A seat has acted, and the rules have done what follows from it."""

    def after(self, g: State) -> dict[str, object]:
        """The game is over: columns of its row, by name."""
        return {}

    def stopped(self, g: State) -> dict[str, object]:
        """The game was stopped by a defect of the rules or a bot's fault: columns of its row, by name."""
        return {}


class ResultNotes(Accumulator):
    """What every series notes: who won and why, with how many points, after how many decisions."""

    def after(self, g: State) -> dict[str, object]:
        assert g.outcome is not None
        seats = g.game.seats(g.options)
        return {
            "winners": [seats[seat] for seat in g.outcome.winners],
            "scores": list(g.outcome.scores),
            "ending": g.outcome.reason,
            "decisions": g.ply,
        }


def stepping(watching: Sequence[Accumulator]) -> Callable[[State, int, int], None] | None:
    """One function that tells all accumulators of an action, or None if none of them wants to know."""
    heard = [one.step for one in watching if type(one).step is not Accumulator.step]
    if not heard:
        return None

    def step(g: State, seat: int, action: int) -> None:
        for hear in heard:
            hear(g, seat, action)

    return step
