"""What Operations could bring about at best: control of spaces, by points or by checks that go well (6.1, 6.2)."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil.board import ADJACENT
from chancellery.games.europe_in_turmoil.rules.operations import CheckResult, cost, reachable, targets
from chancellery.games.europe_in_turmoil.rules.support import add, controls
from chancellery.games.europe_in_turmoil.state import Turmoil

BEST_ROLL: Final = 6


def could_control(g: Turmoil, seat: int, ops: int, wanted: tuple[int, ...], count: int) -> bool:
    """Whether Operations could leave a seat with control of so many of some spaces."""
    return by_points(g, seat, ops, wanted, count) or by_checks(g, seat, ops, wanted, count)


def held(g: Turmoil, seat: int, wanted: tuple[int, ...]) -> int:
    return sum([controls(g, seat, s) for s in wanted])


def by_points(g: Turmoil, seat: int, ops: int, wanted: tuple[int, ...], count: int) -> bool:
    """Whether the cheapest spaces that are lacking can be paid for."""
    missing = count - held(g, seat, wanted)
    lacking = [s for s in reachable(g, seat) if s in wanted and not controls(g, seat, s)]
    prices = sorted([price_of_control(g, seat, s) for s in lacking])
    return len(prices) >= missing and sum(prices[:missing]) <= ops


def price_of_control(g: Turmoil, seat: int, space: int) -> int:
    """What control of a space costs, point by point: the price falls when the opponent loses control (ruling 27)."""
    twin, price = g.clone(), 0
    while not controls(twin, seat, space):
        price += cost(twin, seat, space)
        add(twin, seat, space)
    return price


def by_checks(g: Turmoil, seat: int, ops: int, wanted: tuple[int, ...], count: int) -> bool:
    """Whether two checks, each with the best roll, would do; the first may be one that helps the second."""
    near = {n for s in wanted for n in (s, *ADJACENT[s])}
    for first in [s for s in targets(g, seat) if s in near]:
        once = checked(g, seat, first, ops)
        if held(once, seat, wanted) >= count:
            return True
        for second in [s for s in targets(once, seat) if s in wanted and s != first]:
            if held(checked(once, seat, second, ops), seat, wanted) >= count:
                return True
    return False


def checked(g: Turmoil, seat: int, space: int, ops: int) -> Turmoil:
    """A copy after a check with the best roll."""
    twin = g.clone()
    twin.die = BEST_ROLL
    CheckResult(seat, space, ops, 0).run(twin)
    return twin
