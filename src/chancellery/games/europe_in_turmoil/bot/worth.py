"""What a position is worth to a seat, in victory points."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    AUTHORITARIAN,
    BATTLEGROUND,
    CARD_ERA,
    CONTENT,
    ERA_OF_TURN,
    ERA_START,
    INDEPENDENT,
    LAST_TURN,
    LIBERAL,
    REGIONS,
    SCORES,
    SPACE_REGION,
    SPACES,
    STABILITY,
    VICTORY,
)
from chancellery.games.europe_in_turmoil.bot.war import as_chances, as_points, war_chance, war_worth
from chancellery.games.europe_in_turmoil.rules.operations import ABSOLUTISM, MARCH_OF_HISTORY, STYMIED
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.state import Turmoil

WIN: Final = 40.0
# How often the present score of a region is likely to count, by where its scoring card is: in the seat's own hand, in a
# deck or hand that it cannot see, among the discards, or in an era to come; and what the scoring after the last turn
# adds by then.
HELD: Final = 0.9
UNSEEN: Final = 0.45
DISCARDED: Final = 0.2
TO_COME: Final = 0.25
AT_THE_END: Final = 0.3
# How firmly spaces are held.
HOLD: Final = 0.5
BATTLEGROUND_WEIGHT: Final = 2.2
SPACE_WEIGHT: Final = 1.0
INDEPENDENT_WEIGHT: Final = 0.7
# A box of the naval track, with the privileges that come with a lead; an attempt that is owed; an event that lasts a
# whole game; a point on a card of this turn.
BOX: Final = 3.0
OWED: Final = 0.8
LASTING: Final = 0.8
EACH_CARD: Final = 0.7

SCORING_CARD: Final[tuple[int, ...]] = tuple(SCORES.index(region) for region in range(len(REGIONS)))


def _weight(space: int) -> float:
    if SPACE_REGION[space] >= 0:
        return BATTLEGROUND_WEIGHT if BATTLEGROUND[space] else SPACE_WEIGHT
    if space in INDEPENDENT:
        regions = sum(1 for s in CONTENT.scoring.values() if list(CONTENT.spaces)[space] in s.adjacent_independents)
        return 0.2 + INDEPENDENT_WEIGHT * regions
    return 0.0


WEIGHT: Final = tuple(_weight(space) for space in range(SPACES))


def evaluate(g: Turmoil, seat: int) -> float:
    """How good a position is for a seat."""
    if g.outcome is not None:
        if len(g.outcome.winners) != 1:
            return 0.0
        return WIN if g.outcome.winners[0] == seat else -WIN
    value = sum(parts(g, seat), 0.0)
    if abs(g.vp) >= VICTORY:
        value += WIN if (g.vp > 0) == (seat == LIBERAL) else -WIN
    chance = war_chance(g)
    if chance == 0.0:
        return value
    return as_points(chance * war_worth(g, seat) + (1.0 - chance) * as_chances(value))


# What `parts` adds up, in this order.
PARTS: Final[tuple[str, ...]] = ("victory points", "regions", "spaces", "navies", "lasting events", "cards of the turn")


def parts(g: Turmoil, seat: int) -> list[float]:
    """What speaks for a seat, war apart."""
    side = 1.0 if seat == LIBERAL else -1.0
    points = g.support
    regions = [region_weight(g, seat, region) * net_worth(g, region) for region in range(len(REGIONS))]
    spaces = [hold(s, points[SPACES + s] - points[s]) for s in g.open_spaces]
    lasting = g.in_effect.count(LIBERAL + 1) - g.in_effect.count(AUTHORITARIAN + 1)
    return [
        side * g.vp,
        side * sum(regions, 0.0),
        side * HOLD * sum(spaces, 0.0),
        side * (BOX * (g.navy[LIBERAL] - g.navy[AUTHORITARIAN]) - OWED * g.owed),
        side * LASTING * lasting * (LAST_TURN + 1 - g.turn) / LAST_TURN,
        side * EACH_CARD * dearer_cards(g),
    ]


def region_weight(g: Turmoil, seat: int, region: int) -> float:
    """How much the present score of a region counts for a seat, by where its scoring card is."""
    card = SCORING_CARD[region]
    late = AT_THE_END * g.turn / LAST_TURN
    if g.turn < ERA_START[CARD_ERA[card]]:
        return TO_COME + late
    if card in g.hand[seat]:
        return HELD + late
    return late + (DISCARDED if card in g.discard else UNSEEN)


def hold(space: int, lead: int) -> float:
    """How much a lead of so many points in a space is worth: control most of all, then nearness to it, then safety."""
    need = STABILITY[space]
    if need == 0:
        return 0.0
    if lead < 0:
        return -hold(space, -lead)
    if lead >= need:
        return WEIGHT[space] * (1.0 + 0.08 * min(lead - need, 2))
    return WEIGHT[space] * 0.45 * lead / need


def dearer_cards(g: Turmoil) -> int:
    """How many cards to come in this turn are worth a point more to the Liberal, or one less to the Authoritarian."""
    effect = g.in_effect
    if not (effect[STYMIED] or effect[ABSOLUTISM] or effect[MARCH_OF_HISTORY]):
        return 0
    stymied = 0 if not effect[STYMIED] else 1 if effect[STYMIED] == LIBERAL + 1 else -1
    left = ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round
    return left * (int(effect[MARCH_OF_HISTORY] > 0) - int(effect[ABSOLUTISM] > 0) + stymied)
