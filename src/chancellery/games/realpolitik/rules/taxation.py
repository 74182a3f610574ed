"""The Taxation action (8.1)."""

from __future__ import annotations

from chancellery.games.realpolitik.board import ENTERABLE, INCOME
from chancellery.games.realpolitik.rules.pieces import control, gain_money
from chancellery.games.realpolitik.state import Realpolitik


def income(g: Realpolitik, power: int) -> int:
    """Own homes, undisputed territories, and disputed ones without the power's stripe, as far as it controls them."""
    values = INCOME[power]
    return sum(values[where] for where in ENTERABLE if values[where] and control(g, where) == power)


def tax(g: Realpolitik, power: int) -> None:
    gain_money(g, power, income(g, power))
