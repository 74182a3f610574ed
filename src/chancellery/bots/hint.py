"""Hints: what the chancellor would do in a seat's place and why, from what that seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from chancellery.bots.bot import consult
from chancellery.bots.budget import Budget, Reason
from chancellery.bots.causes import FEWEST_DEALS, MOST_DEALS, AnswerComparison, Contrast, Line
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
# Which part of the time is for the search; the rest is for the question why.
SEARCHED: Final = 0.7
# How far is looked for causes, and how much further where there are none.
FAR: Final = (1, 3, 6)
# Answers that are less than this apart come to the same.
NO_GAP: Final = 0.005
# Whoever wins with less than this, or all but this, is in a match that is as good as decided.
DECIDED: Final = 0.01
# Without a clock one redeal is compared for so many rounds of the search.
ROUNDS_A_DEAL: Final = 8
# What was tried less often than this is not held up as the worse one.
TRIED: Final = 3


class ChancellorHint(msgspec.Struct):
    """What the chancellor says.

    reasons     the best answers, the one that it would give first; the only answer there is has no visits
    contrasts   the first of them against others: those that are told, the one that was asked about, and the worst tried
    """

    reasons: tuple[Reason, ...]
    contrasts: tuple[Contrast, ...] = ()

    def why(self) -> Contrast | None:
        """The contrast that is told as its reason: the first that has causes."""
        return next((one for one in self.contrasts if one.causes), None)

    def why_not(self, action: int) -> Contrast | None:
        """Why another answer is worse."""
        return next((one for one in self.contrasts if one.action == action), None)


def hint(g: State, seat: int, rng: Rng, budget: Budget, instead: int | None = None) -> ChancellorHint:
    """What the chancellor would do and why, and why not something else that somebody has in mind.

    The chancellor is shown a redealt position, so the same view and the same chance give the same hint.
    """
    legal = g.legal(seat)
    if len(legal) == 1:
        return ChancellorHint((Reason(legal[0], 0.0, 0, ((seat, legal[0]),)),))
    searched = None if budget.seconds is None else SEARCHED * budget.seconds
    asked = Budget(searched, budget.iterations, budget.clock, budget.cancelled, reasons=True)
    best, *tried = consult(ChancellorBot(g.game, rng), g, seat, rng, asked).reasons
    # What was hardly tried has no value that could be believed.
    told = [best, *sorted(tried[:LOOKED_AT], key=worth)[: TOLD - 1]]
    view = g.redeal(seat, rng)
    lines: dict[int, Line] = {one.action: one.line for one in told}
    for action in (instead, worst([one for one in tried if one.visits >= TRIED]), *unadvised(view, seat)):
        if action is not None and action not in lines:
            lines[action] = next((one.line for one in tried if one.action == action), ((seat, action),))
    return ChancellorHint(tuple(told), contrasts(view, seat, best.action, lines, rng, budget))


def contrasts(g: State, seat: int, best: int, lines: dict[int, Line], rng: Rng, budget: Budget) -> tuple[Contrast, ...]:
    """The best answer against each of the others; where nothing tells them apart soon, further ahead."""
    found: dict[int, Contrast] = {}
    for far in FAR:
        comparison = AnswerComparison(g, seat, lines, rng, far)
        if budget.seconds is None:
            comparison.run(max(FEWEST_DEALS, min(MOST_DEALS, (budget.iterations or 0) // ROUNDS_A_DEAL)))
        else:
            comparison.run(MOST_DEALS, (1.0 - SEARCHED) * budget.seconds / len(FAR), budget.clock)
        for action in lines:
            if action != best and not (action in found and found[action].causes):
                found[action] = comparison.contrast(best, action)
        if any(one.causes for one in found.values()):
            break
    return tuple(found[action] for action in lines if action != best)


def worst(tried: Sequence[Reason]) -> int | None:
    return min(tried, key=lambda reason: reason.value).action if tried else None


def unadvised(g: State, seat: int) -> list[int]:
    """The answers that the game advises least, and one in the middle: what a good answer can be held against."""
    legal, advise = g.legal(seat), g.game.advise
    if advise is None:
        return legal[:2]
    ranked = [action for _, action in sorted(zip(advise(g, seat, legal), legal, strict=True))]
    return [ranked[0], ranked[len(ranked) // 2]]


def worth(reason: Reason) -> float:
    return -reason.value


def percent(value: float) -> int:
    """A chance as people say it."""
    return round(100 * value)


def is_open(chance: float) -> bool:
    """Whether a match may still end either way."""
    return DECIDED <= chance <= 1.0 - DECIDED


def label(g: State, seat: int, prose: Prose, action: int) -> str:
    """An answer as on its button."""
    return prose.answer(g.game.actions, action, g.prompt(seat))


def step(g: State, prose: Prose, whose: int, action: int) -> str:
    """A move of the line that is expected."""
    values = {"seat": seat_called(g, prose, whose), "action": prose.action(g.game.actions, action)}
    return prose.text("hint-step", values=values)


def causes(prose: Prose, contrast: Contrast) -> str:
    """What an answer has that another has not."""
    return prose.joined([prose.say("cause", cause.text()) for cause in contrast.causes])


def why_not(g: State, seat: int, prose: Prose, found: ChancellorHint, action: int) -> str:
    """Why the chancellor would not give an answer that somebody has in mind."""
    contrast = found.why_not(action)
    values: dict[str, int | str] = {"action": label(g, seat, prose, action)}
    if contrast is None:
        return prose.text("hint-why-not-best", values=values)
    if contrast.causes:
        return prose.text("hint-why-not", values={**values, "causes": causes(prose, contrast)})
    return prose.text("hint-why-not-same" if is_same(contrast) else "hint-why-not-other", values=values)


def no_cause(found: ChancellorHint) -> str:
    """What is said where no cause is: what hardly differs, or comes out so by chance, has none."""
    if not is_open(found.reasons[0].value):
        return "hint-decided"
    return "hint-same" if all(is_same(one) for one in found.contrasts) else "hint-no-cause"


def is_same(contrast: Contrast) -> bool:
    """Whether two answers come to the same."""
    return not contrast.causes and abs(contrast.gap) < NO_GAP


def sentence(g: State, seat: int, prose: Prose, found: ChancellorHint, instead: int | None = None) -> str:
    """A hint in words: the answer with its chance, how far ahead of the next it is, why, and what is expected."""
    reasons = found.reasons
    best = reasons[0]
    action = label(g, seat, prose, best.action)
    if not best.visits:
        return prose.text("hint-only", values={"action": action})
    said = [prose.text("hint-best", values={"action": action, "chance": percent(best.value)})]
    if instead is not None:
        said.append(why_not(g, seat, prose, found, instead))
    elif len(reasons) > 1:
        points = max(0, percent(best.value) - percent(reasons[1].value))
        other = label(g, seat, prose, reasons[1].action)
        said.append(prose.text("hint-ahead", values={"other": other, "points": points}))
    why = found.why()
    if why is None:
        said.append(prose.text(no_cause(found)))
    elif instead is None:
        values = {"other": label(g, seat, prose, why.action), "causes": causes(prose, why)}
        said.append(prose.text("hint-why", values=values))
    if len(best.line) > 1:
        line = "; ".join(step(g, prose, whose, move) for whose, move in best.line[1 : 1 + AFTER])
        said.append(prose.text("hint-line", values={"line": line}))
    return " ".join(said)
