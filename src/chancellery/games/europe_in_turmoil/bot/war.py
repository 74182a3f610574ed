"""The Great War as a bot sees it: how near it is, and what it would bring."""

from __future__ import annotations

from math import atanh, exp, tanh
from typing import Final

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.rules import great_war
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.tension import status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

# What a sure victory is worth. Where wars are weighed against other things, points count by the chances to win that
# they stand for: few of them as they are, many of them no more than this.
VICTORY_WORTH: Final = 20.0
SURE: Final = 0.98
# How the winner of a war follows from victory points, modifiers and the regions that take part, by logistic regression
# over 1,200 wars that broke out anywhere in games of secretaries.
EACH_POINT: Final = 0.135
EACH_MODIFIER: Final = 0.575
EACH_NET: Final = 0.09
# How likely the war becomes with every step of tension, from so many steps before a crisis roll can bring it.
EARLY: Final = 3
EACH_STEP: Final = 0.12
LIKELIEST: Final = 0.75


def as_chances(points: float) -> float:
    """What a position is worth that is worth so many points, as far as it makes victory likelier."""
    return VICTORY_WORTH * tanh(points / VICTORY_WORTH)


def as_points(chances: float) -> float:
    """The other way round."""
    return VICTORY_WORTH * atanh(min(max(chances / VICTORY_WORTH, -SURE), SURE))


def crisis_chance(g: Turmoil) -> float:
    """The chance that a crisis roll now brings the war."""
    return min(max((g.tension + status_modifier(g)) / 6, 0.0), 1.0)


def war_chance(g: Turmoil) -> float:
    """A feeling for how likely the war is before the end, by how near it is now."""
    return min(max((g.tension + status_modifier(g) + EARLY) * EACH_STEP, 0.0), LIKELIEST)


def war_worth(g: Turmoil, seat: int) -> float:
    """What a Great War now would be worth to a seat, by its chances."""
    edge = great_war.war_modifier(g, LIBERAL) - great_war.war_modifier(g, AUTHORITARIAN)
    net = sum([net_worth(g, region) for region in great_war.war_regions(g)])
    chance = 1.0 / (1.0 + exp(-(EACH_POINT * g.vp + EACH_MODIFIER * edge + EACH_NET * net)))
    worth = VICTORY_WORTH * (2.0 * chance - 1.0)
    return worth if seat == LIBERAL else -worth
