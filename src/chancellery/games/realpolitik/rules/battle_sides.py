"""Who takes part in a battle, on which side, and how strong each side is before any card (9.1)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import ALL_GENERALS, POWER_OF, POWERS
from chancellery.games.realpolitik.rules.pieces import at_war, base_strength, generals
from chancellery.games.realpolitik.state import Realpolitik

ATTACK: Final = 1
DEFENCE: Final = 2
DRAW: Final = 0
# By side, as events and views call them.
SIDE_IDS: Final[tuple[str, ...]] = ("draw", "attack", "defence")


class CardQuestion(Choice[Realpolitik]):
    """A question while battle cards are played: nobody may confer (9.3, R71)."""

    abstract = True


def talk_open(g: Realpolitik) -> bool:
    """Nobody confers while battle cards are played (9.3, R71)."""
    return not (g.stack and isinstance(g.stack[-1], CardQuestion))


def attacking_power(g: Realpolitik) -> int:
    return POWER_OF[g.attacker]


def fighters(g: Realpolitik, side: int) -> list[int]:
    """The generals of a side in the contested territory; those of its side that stand elsewhere support it."""
    return [general for general in generals(g.standing[g.contested]) if g.side[general] == side]


def in_battle(g: Realpolitik) -> list[int]:
    """Every general that fights or supports."""
    return [general for general in range(ALL_GENERALS) if g.side[general]]


def defending_garrison(g: Realpolitik) -> int:
    """The power whose garrison defends the contested territory, or nobody."""
    garrison = g.garrison[g.contested]
    return garrison if garrison != NOBODY and at_war(g, attacking_power(g), garrison) else NOBODY


def direct_powers(g: Realpolitik, side: int) -> list[int]:
    """The powers of a side with a general or the garrison in the contested territory, in prestige order."""
    there = {POWER_OF[general] for general in fighters(g, side)}
    if side == DEFENCE:
        there.add(defending_garrison(g))
    return [power for power in g.prestige if power in there]


def side_powers(g: Realpolitik, side: int) -> list[int]:
    """The powers that take part on a side, supporters too, in prestige order."""
    there = {POWER_OF[general] for general in in_battle(g) if g.side[general] == side}
    there.update(direct_powers(g, side))
    return [power for power in g.prestige if power in there]


def side_strength(g: Realpolitik, side: int) -> int:
    """What generals, units and the garrison in the contested territory are worth together (9.1, R59)."""
    return base_strength(g, tuple(direct_powers(g, side)), g.contested)


def clear_battle(g: Realpolitik) -> None:
    """No battle goes on."""
    g.contested = g.attacker = g.holder = NOBODY
    g.side = (0,) * ALL_GENERALS
    g.slots = (0,) * ALL_GENERALS
    g.passed = (0,) * POWERS
    g.broken = (0,) * POWERS
