"""Trying something out on a copy of the position, where dice count by their odds and both sides answer at a glance."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, SealedChoice, Step
from chancellery.games.europe_in_turmoil.bot.spaces import check_worth, is_about_spaces, quick
from chancellery.games.europe_in_turmoil.bot.war import as_chances, as_points, crisis_chance, war_worth
from chancellery.games.europe_in_turmoil.bot.worth import evaluate
from chancellery.games.europe_in_turmoil.rules import card_play, crisis, dice, operations
from chancellery.games.europe_in_turmoil.state import Turmoil

# The most answers that are given before a matter counts as settled.
PATIENCE: Final = 40
# The most answers to a question in between that are looked at.
MOST_PEEKS: Final = 8


class Trial:
    """What comes of a matter for a seat, on a copy of the position.

    peace   the chance that no crisis has brought the war so far
    spoils  what the wars that might have broken out bring, by their chance
    gained  what support checks bring on average
    """

    def __init__(self, twin: Turmoil, seat: int) -> None:
        self.twin = twin
        self.seat = seat
        self.peace = 1.0
        self.spoils = 0.0
        self.gained = 0.0

    def worth(self) -> float:
        worth = evaluate(self.twin, self.seat) + self.gained
        return worth if self.peace == 1.0 else as_points(self.spoils + self.peace * as_chances(worth))

    def answer(self, action: int) -> None:
        """Answer the question that waits."""
        top = self.twin.stack.pop()
        assert isinstance(top, Choice)
        self.twin._legal = None
        top.apply(self.twin, action)

    def settled(self) -> float:
        """What the position is worth when the next card is to be played."""
        twin = self.twin
        for _ in range(PATIENCE):
            self.run()
            if twin.outcome is not None:
                break
            top = twin.stack[-1]
            if isinstance(top, (card_play.PlayCard, card_play.HelgolandAttempt, SealedChoice)):
                break
            assert isinstance(top, Choice)
            legal = top.legal(twin)
            if legal:
                self.answer(at_a_glance(twin, top, legal))
            else:
                twin.stack.pop()
        return self.worth()

    def run(self) -> None:
        """Go on to the next question; dice of checks and of crises are not rolled but weighed."""
        twin, stack = self.twin, self.twin.stack
        while twin.outcome is None:
            top = stack[-1]
            if not isinstance(top, Step):
                return
            stack.pop()
            use = stack[-1] if isinstance(top, dice.RollDie) else None
            if isinstance(use, crisis.CrisisResult):
                stack.pop()
                chance = crisis_chance(twin)
                self.spoils += self.peace * chance * war_worth(twin, self.seat)
                self.peace *= 1.0 - chance
            elif isinstance(use, operations.CheckResult):
                stack.pop()
                worth = check_worth(twin, use.seat, use.space, use.ops, use.lenient)
                self.gained += worth if use.seat == self.seat else -worth
            else:
                top.run(twin)


def at_a_glance(g: Turmoil, top: Choice[Turmoil], legal: list[int]) -> int:
    """What whoever is asked would answer without much thought."""
    if len(legal) == 1:
        return legal[0]
    scores = quick(g, top.seat, legal) if is_about_spaces(top) else peek(g, top.seat, legal)
    best = 0
    for at in range(1, len(scores)):
        if scores[at] > scores[best]:
            best = at
    return legal[best]


def peek(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """What the position is worth right after each answer."""
    scores: list[float] = []
    for action in legal[:MOST_PEEKS]:
        trial = Trial(g.clone(), seat)
        trial.answer(action)
        trial.run()
        scores.append(trial.worth())
    return scores
