"""Strategy cards: chosen once, after the first uprising of the game (10)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put, without
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import ACTIONS, STRATEGY
from chancellery.games.versailles_1919.rules.common import Decision, clockwise, seat_for, stars_of
from chancellery.games.versailles_1919.state import Versailles


def selection_order(g: Versailles) -> list[int]:
    """Fewest stars first; of equals the one closest to the active player, clockwise (10)."""
    stars = [stars_of(g, nation) for nation in clockwise(g, g.active)]
    ranked = sorted(zip(stars, range(len(stars)), clockwise(g, g.active), strict=True))
    return [nation for _, _, nation in ranked]


def select_strategies(g: Versailles) -> None:
    """Everybody chooses a strategy card; in the solo game there are none."""
    if g.strategies:
        for nation in selection_order(g)[::-1]:
            g.push(ChooseStrategy(seat_for(g, nation), nation))


class ChooseStrategy(Decision):
    """Choose one of the strategy cards that are left (10)."""

    rule: ClassVar[str] = "10"

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def possible(self, g: Versailles) -> list[int]:
        return [STRATEGY + card for card in sorted(g.strategies)]

    def apply(self, g: Versailles, action: int) -> None:
        card = ACTIONS.thing(action)
        g.strategies = without(g.strategies, card)
        g.strategy = put(g.strategy, self.nation, card)
        if g.log:
            g.log.add(events.StrategyChosen(self.nation, card))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-strategy", nation=("nation", self.nation))
