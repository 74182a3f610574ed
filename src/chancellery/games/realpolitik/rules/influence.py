"""The Gain Influence action (8.3)."""

from __future__ import annotations

from chancellery.games.realpolitik.board import ENTERABLE, RENOWN
from chancellery.games.realpolitik.rules.pieces import control, gain_influence
from chancellery.games.realpolitik.state import Realpolitik


def renown(g: Realpolitik, power: int) -> int:
    """Disputed territories with the power's stripe, and homes of others, as far as it controls them."""
    values = RENOWN[power]
    return sum(values[where] for where in ENTERABLE if values[where] and control(g, where) == power)


def gain_influence_action(g: Realpolitik, power: int) -> None:
    gain_influence(g, power, renown(g, power))
