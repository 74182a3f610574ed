"""Alliances for our own good, and answers to those who ask: envoys, consent, bids for Italy (7, 8.5.1, 11.2)."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.advice.marching import Campaign, campaign_worth
from chancellery.games.realpolitik.advice.mobilising import next_morale
from chancellery.games.realpolitik.advice.worth import Outlook
from chancellery.games.realpolitik.board import (
    ADJACENT,
    BID,
    ENTERABLE,
    ENTREAT,
    ENVOY,
    ENVOY_MORALE,
    MOST_MORALE,
    POWERS,
    RENOWN,
    YES,
)
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties, Talk
from chancellery.games.realpolitik.rules.movement import ChooseEnvoy, GrantRound
from chancellery.games.realpolitik.rules.pieces import seat_of
from chancellery.games.realpolitik.state import Realpolitik

# What peace along one common border is worth, and what is lost with each point of influence that we cannot take.
PEACE: Final = 0.12
BOOTY: Final = 0.25
# How little we like to help a power that is near victory.
LEADER: Final = 2.5
# Staying together saves the trouble of an adjustment.
HABIT: Final = 0.3
# A power so near to victory is nobody's friend.
TOO_NEAR: Final = 1.5
# What control of Italy is worth beside an alliance, and the part of our morale that we bid for it.
ITALY_WORTH: Final = 1.0
BID_PART: Final = 0.4
# How much of a mover's prospects is our loss.
HARM: Final = 0.25
RIVAL: Final = 0.5


# --- entreaties ---


def talk(g: Realpolitik, seat: int, top: Talk, legal: list[int]) -> list[float]:
    """A bot has nothing to say."""
    return [0.0] * len(legal)


def entreaties(g: Realpolitik, seat: int, top: Entreaties, legal: list[int]) -> list[float]:
    """Entreat the partner that suits best and will have us."""
    liking = [likings(g, power) for power in range(g.seats)]
    partner = partners(g, liking)[seat]
    return [100.0 if action - ENTREAT == partner else liking[seat][action - ENTREAT] for action in legal]


def likings(g: Realpolitik, power: int) -> list[float]:
    """How well an alliance with each power would suit a power; only what everybody sees counts."""
    o = Outlook(g, power)
    found = [0.0] * POWERS
    leader = max(range(POWERS), key=lambda other: o.menace[other])
    for other in range(POWERS):
        if other == power:
            continue
        if other >= g.seats:
            found[other] = ITALY_WORTH
            continue
        found[other] = -LEADER * o.menace[other] + (o.menace[leader] if other != leader else 0.0)
        if g.ally[power] == other:
            found[other] += HABIT
    for where in ENTERABLE:
        mine = o.holder[where] == power
        for near in ADJACENT[where]:
            other = o.holder[near]
            if mine and other not in (NOBODY, power) and other < g.seats:
                found[other] += PEACE
    for where in ENTERABLE:
        other = o.holder[where]
        if other not in (NOBODY, power) and other < g.seats and RENOWN[other][where]:
            found[other] -= BOOTY * RENOWN[power][where]
    return found


def partners(g: Realpolitik, liking: list[list[float]]) -> list[int]:
    """Who would ally with whom if everybody looks for the best partner that will have it."""
    found = [NOBODY] * POWERS
    o = Outlook(g, 0)
    near = [2.0 * (g.influence[p] + o.renown[p]) / 25 for p in range(POWERS)]
    pairs = sorted(
        ((liking[a][b] + liking[b][a], a, b) for a in range(g.seats) for b in range(a)),
        reverse=True,
    )
    for _, a, b in pairs:
        free = found[a] == found[b] == NOBODY and max(near[a], near[b]) < TOO_NEAR
        if free and (g.seats == POWERS or min(liking[a][b], liking[b][a]) > ITALY_WORTH):
            found[a], found[b] = b, a
    return found


def bid_for_italy(g: Realpolitik, seat: int, top: BidForItaly, legal: list[int]) -> list[float]:
    """A part of our morale, but never more than beats everybody else."""
    most = max(g.morale[other] for other in top.suitors if other != seat)
    aim = min(round(BID_PART * g.morale[seat]), most + 1)
    return [-abs(action - BID - aim) + 0.0 for action in legal]


# --- the envoy ---


def choose_envoy(g: Realpolitik, top: ChooseEnvoy, legal: list[int]) -> list[float]:
    """The least dangerous power, and one whose morale leaves room for more rounds."""
    o = Outlook(g, top.power)
    found = []
    for action in legal:
        envoy = action - ENVOY
        room = MOST_MORALE - g.morale[envoy]
        rounds = 1.0 if room >= sum(ENVOY_MORALE) else 0.6 if room >= sum(ENVOY_MORALE[:3]) else 0.0
        answers = o.menace[seat_of(g, envoy)]
        found.append(rounds - answers - 0.02 * g.morale[envoy])
    return found


def grant_round(g: Realpolitik, top: GrantRound, legal: list[int]) -> list[float]:
    """Morale for us against what the mover may do with another round; a leader gets nothing."""
    o = Outlook(g, top.power)
    worth = ENVOY_MORALE[g.round + 1] * next_morale(g, top.power)
    mover = seat_of(g, top.mover)
    harm = HARM * campaign_worth(Campaign(g, top.mover)) * (RIVAL + o.menace[mover])
    return [worth - harm if action == YES else 0.0 for action in legal]


# --- consent ---


def consent(g: Realpolitik, top: Any, legal: list[int]) -> list[float]:
    """An ally may pass and stay, until it comes near victory."""
    o = Outlook(g, top.power)
    worth = TOO_NEAR - o.menace[g.ally[top.power]]
    return [worth if action == YES else 0.0 for action in legal]
