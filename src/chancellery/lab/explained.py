"""How true the causes are that hints name: held against other redeals with other dice, with them and without."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.budget import Budget
from chancellery.bots.causes import AnswerComparison, mean_and_error
from chancellery.bots.hint import ChancellorHint, hint, is_open, is_same
from chancellery.engine.options import Value
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.lab.playout import bots_luck, game_seed, play_out
from chancellery.lab.series import Manifest, Row, about, setting

# How many redeals a cause is held against.
CHECKED: Final = 64
MOST_TOLD: Final = 6


@dataclass(frozen=True)
class ExplainedHints:
    """Hints in positions of games between secretaries, one position a game, each held against other redeals."""

    game: str
    options: dict[str, Value]
    rounds: int = 400
    seed: str = "explained"

    def manifest(self) -> Manifest:
        game, options = setting(self.game, self.options)
        return {**about(game, options), "hints": self.rounds, "seed": self.seed}

    def play(self, first: int, last: int) -> list[Row]:
        return [self.hint_in(number) for number in range(first, last)]

    def hint_in(self, number: int) -> Row:
        """A hint about a decision anywhere in a game, and what becomes of its cause."""
        seed = game_seed(self.seed, number)
        g, seat = self.position(seed)
        began = time.process_time()
        found = hint(g, seat, Rng(key_from(f"{seed}:hint")), Budget(iterations=self.rounds))
        row: Row = {"number": number, "seconds": time.process_time() - began, "causes": [], "gap": 0.0, "left": 0.0}
        row["open"] = is_open(found.reasons[0].value)
        row["same"] = all(is_same(one) for one in found.contrasts)
        why = found.why()
        if why is not None:
            row["causes"] = [f"{one.key}-theirs" if one.whose else one.key for one in why.causes]
            row["gap"], row["left"] = check(g, seat, found, Rng(key_from(f"{seed}:check")))
        return row

    def position(self, seed: str) -> tuple[State, int]:
        """A question with several answers, anywhere in a game, and who is asked."""
        game, options = setting(self.game, self.options)
        chance = Rng(key_from(f"{seed}:where"))
        kept: list[tuple[State, int]] = []
        met = 0

        def asking(bot: AnyBot, g: State, seat: int, rng: Rng, budget: Budget) -> int:
            nonlocal met
            if len(g.legal(seat)) > 1:
                met += 1
                # Every one is as likely as any other to be the one that stays.
                if chance.below(met) == 0:
                    kept[:] = [(g.clone(), seat)]
            return ask(bot, g, seat, rng, budget)

        bots = ["heuristic"] * len(game.seats(options))
        play_out(game.new(options, key_from(seed)), bots, bots_luck(seed), asking=asking)
        return kept[0]


@dataclass(frozen=True)
class HintFigures:
    """What the goals of hints came to.

    named      the part of the hints that name a cause
    open       the same of those in matches that are not as good as decided
    same       the part of the hints whose answers all come to the same: there is no cause to name
    apart      the part that name a cause of all the others
    halved     the part of those that do in which the gap is half or less without what is named
    same_way   the part in which the answer that is called better is better on other redeals too
    causes     how many a hint names that names any
    most       what is named most, with the part of the hints that do
    seconds    what a hint took, of the processor
    """

    named: float
    open: float
    same: float
    apart: float
    halved: float
    same_way: float
    causes: float
    most: tuple[str, ...]
    seconds: float


def figures(rows: Sequence[Row]) -> HintFigures:
    told = [row for row in rows if row["causes"]]
    count = max(1, len(told))
    keys = Counter(key for row in told for key in set(row["causes"]))
    return HintFigures(
        named=len(told) / len(rows),
        open=sum([bool(row["causes"]) for row in rows if row["open"]]) / max(1, sum([row["open"] for row in rows])),
        same=sum([row["same"] for row in rows]) / len(rows),
        apart=len(told) / max(1, sum([not row["same"] for row in rows])),
        halved=sum([halved(row["gap"], row["left"]) for row in told]) / count,
        same_way=sum([row["gap"] > 0 for row in told]) / count,
        causes=sum([len(row["causes"]) for row in told]) / count,
        most=tuple(f"{key} {number / count:.0%}" for key, number in keys.most_common(MOST_TOLD)),
        seconds=sum([row["seconds"] for row in rows]) / len(rows),
    )


def halved(gap: float, left: float) -> bool:
    """Whether half of a gap or less is left; where there is none, the cause is not what it hangs on."""
    return gap > 0 and left <= gap / 2


def check(g: State, seat: int, found: ChancellorHint, rng: Rng) -> tuple[float, float]:
    """How far apart the answers of a hint are on other redeals, and how far without the causes that it names."""
    why = found.why()
    assert why is not None
    best = found.reasons[0]
    other = next((one.line for one in found.reasons if one.action == why.action), ((seat, why.action),))
    comparison = AnswerComparison(g, seat, {best.action: best.line, why.action: other}, rng, why.far)
    comparison.run(CHECKED)
    gap = mean_and_error(comparison.gaps(best.action, why.action))[0]
    return gap, mean_and_error(comparison.gaps(best.action, why.action, why.stakes))[0]
