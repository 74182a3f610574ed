"""Hints: what the chancellor would do in a seat's place and why, from what that seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.bots.bot import consult
from chancellery.bots.budget import Budget, Reason
from chancellery.bots.search import ChancellorBot
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng
from chancellery.engine.seat_names import seat_called
from chancellery.engine.state import State

# How many answers are told: the one that the chancellor would give, and the next best.
TOLD: Final = 3
# And how many moves of the line that is expected.
AFTER: Final = 3
# The next best are those of the highest chance among so many that were tried most.
LOOKED_AT: Final = 4


def hint(g: State, seat: int, rng: Rng, budget: Budget) -> tuple[Reason, ...]:
    """The best answers, the one that the chancellor would give first; the only answer there is has no visits.

    The chancellor is shown a redealt position, so the same view and the same chance give the same hint.
    """
    legal = g.legal(seat)
    if len(legal) == 1:
        return (Reason(legal[0], 0.0, 0, ((seat, legal[0]),)),)
    asked = Budget(budget.seconds, budget.iterations, budget.clock, budget.cancelled, reasons=True)
    best, *tried = consult(ChancellorBot(g.game, rng), g, seat, rng, asked).reasons
    # What was hardly tried has no value that could be believed.
    return (best, *sorted(tried[:LOOKED_AT], key=worth)[: TOLD - 1])


def worth(reason: Reason) -> float:
    return -reason.value


def percent(value: float) -> int:
    """A chance as people say it."""
    return round(100 * value)


def label(g: State, seat: int, prose: Prose, action: int) -> str:
    """An answer as on its button."""
    return prose.answer(g.game.actions, action, g.prompt(seat))


def step(g: State, prose: Prose, whose: int, action: int) -> str:
    """A move of the line that is expected."""
    values = {"seat": seat_called(g, prose, whose), "action": prose.action(g.game.actions, action)}
    return prose.text("hint-step", values=values)


def sentence(g: State, seat: int, prose: Prose, reasons: Sequence[Reason]) -> str:
    """A hint in words: the answer with its chance, how far ahead of the next it is, and what is expected after it."""
    best = reasons[0]
    action = label(g, seat, prose, best.action)
    if not best.visits:
        return prose.text("hint-only", values={"action": action})
    said = [prose.text("hint-best", values={"action": action, "chance": percent(best.value)})]
    if len(reasons) > 1:
        points = max(0, percent(best.value) - percent(reasons[1].value))
        other = label(g, seat, prose, reasons[1].action)
        said.append(prose.text("hint-ahead", values={"other": other, "points": points}))
    if len(best.line) > 1:
        line = "; ".join(step(g, prose, whose, move) for whose, move in best.line[1 : 1 + AFTER])
        said.append(prose.text("hint-line", values={"line": line}))
    return " ".join(said)
