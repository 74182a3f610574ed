"""Alliances for our own good, and answers to those who ask: envoys, consent, bids for Italy (7, 8.5.1, 11.2)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ADJACENT,
    ENTERABLE,
    ENVOY_MORALE,
    MOST_MORALE,
    NO,
    POWERS,
    RENOWN,
    YES,
)
from chancellery.games.realpolitik.bot.campaign import Campaign, Plan, best_marches
from chancellery.games.realpolitik.bot.mobilisation import next_morale
from chancellery.games.realpolitik.bot.worth import Outlook
from chancellery.games.realpolitik.rules.consent import Request
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties, Talk
from chancellery.games.realpolitik.rules.movement_envoy import ChooseEnvoy
from chancellery.games.realpolitik.rules.movement_rounds import GrantRound
from chancellery.games.realpolitik.rules.pieces import seat_of
from chancellery.games.realpolitik.state import Realpolitik

# What peace along one common border is worth, and what is lost with each point of influence that we cannot take.
PEACE: Final = 0.12
BOOTY: Final = 0.25
# How little we like to help a rival, and how much we like to stand against the leader with another.
HELP: Final = 2.5
# Staying together saves the trouble of an adjustment.
HABIT: Final = 0.3
# A power so near to victory is nobody's friend: about 20 of 25, what it is due included.
TOO_NEAR: Final = 1.5
# What control of Italy is worth beside an alliance, and the part of our morale that we bid for it.
ITALY_WORTH: Final = 0.85
BID_PART: Final = 0.6
# How much of a mover's prospects is our loss, and how much of a rival a power with no influence yet is.
HARM: Final = 0.25
RIVAL: Final = 0.5
# How much of our land we expect to lose to a march into it, and how much of a rival's loss by it is our gain.
OUR_LAND: Final = 0.5
WELCOME: Final = 0.5
# What room for a second and for a third round is worth in an envoy, and what each point of morale that it has costs.
ROUND: Final = 0.6
LAST_ROUND: Final = 0.4
CHEERFUL: Final = 0.02

PARTNER: Final = 100.0
# Each request is judged by itself: a bot answers none for good.
UNWANTED: Final = -1_000_000.0


# --- entreaties ---


def talk(g: Realpolitik, seat: int, top: Talk, legal: list[int]) -> list[float]:
    """A bot has nothing to say."""
    return [0.0] * len(legal)


def entreaties(g: Realpolitik, seat: int, top: Entreaties, legal: list[int]) -> list[float]:
    """Entreat the partner that suits best and will have us."""
    liking = [likings(g, power) for power in range(g.seats)]
    partner = partners(g, liking)[seat]
    return [PARTNER if other == partner else liking[seat][other] for other in map(ACTIONS.thing, legal)]


def likings(g: Realpolitik, power: int) -> list[float]:
    """How well an alliance with each power would suit a power; only what everybody sees counts."""
    o = Outlook(g, power)
    leader = o.menace.index(max(o.menace))
    found = [o.menace[leader] * (other != leader) - HELP * o.menace[other] for other in range(POWERS)]
    if g.ally[power] != NOBODY:
        found[g.ally[power]] += HABIT
    for where in ENTERABLE:
        holder = o.holder[where]
        if holder == power:
            for near in ADJACENT[where]:
                if o.holder[near] not in (NOBODY, power):
                    found[o.holder[near]] += PEACE
        elif holder != NOBODY and RENOWN[holder][where]:
            found[holder] -= BOOTY * RENOWN[power][where]
    found[g.seats :] = [ITALY_WORTH] * (POWERS - g.seats)
    return found


def partners(g: Realpolitik, liking: list[list[float]]) -> list[int]:
    """Who would ally with whom if the pairs that suit each other best find each other first.

    Nobody allies with a power that is near victory; with three players both must like each other more than Italy.
    """
    near = Outlook(g, 0).near
    found = [NOBODY] * g.seats
    pairs = sorted(((liking[a][b] + liking[b][a], a, b) for a in range(g.seats) for b in range(a)), reverse=True)
    for _, a, b in pairs:
        willing = g.seats == POWERS or min(liking[a][b], liking[b][a]) > ITALY_WORTH
        if willing and found[a] == found[b] == NOBODY and max(near[a], near[b]) < TOO_NEAR:
            found[a], found[b] = b, a
    return found


def bid_for_italy(g: Realpolitik, seat: int, top: BidForItaly, legal: list[int]) -> list[float]:
    """A part of our morale, but never more than beats everybody else."""
    most = max(g.morale[other] for other in top.suitors if other != seat)
    aim = min(round(BID_PART * g.morale[seat]), most + 1)
    return [-float(abs(bid - aim)) for bid in map(ACTIONS.thing, legal)]


# --- the envoy ---


def choose_envoy(g: Realpolitik, top: ChooseEnvoy, legal: list[int]) -> list[float]:
    """The least dangerous power, and one whose morale leaves room for more rounds."""
    menace = Outlook(g, top.power).menace
    found = []
    for envoy in map(ACTIONS.thing, legal):
        room = MOST_MORALE - g.morale[envoy]
        rounds = ROUND * (room >= sum(ENVOY_MORALE[:3])) + LAST_ROUND * (room >= sum(ENVOY_MORALE))
        found.append(rounds - menace[seat_of(g, envoy)] - CHEERFUL * g.morale[envoy])
    return found


def grant_round(g: Realpolitik, top: GrantRound, legal: list[int]) -> list[float]:
    """Morale for us, and what the mover may do to others with another round, against what it may gain itself."""
    gift = ENVOY_MORALE[g.round + 1] * next_morale(g, top.power)
    outlook = Outlook(g, top.power)
    loss = sum(harm(outlook, top.mover, march) for march in best_marches(Campaign(g, top.mover)))
    return [gift - loss if action == YES else 0.0 for action in legal]


def harm(o: Outlook, mover: int, march: Plan) -> float:
    """What another power's march costs us: some of its gain, and our land; what it takes from a rival is welcome."""
    end = march.path[-1]
    holder = o.holder[end]
    loss = HARM * (RIVAL + o.menace[seat_of(o.g, mover)]) * march.worth
    if holder in (NOBODY, mover):
        return loss
    if seat_of(o.g, holder) == o.seat:
        return loss + OUR_LAND * o.guard(end)
    return loss - WELCOME * o.theirs(holder, end)


# --- consent ---


def consent(g: Realpolitik, top: Request, legal: list[int]) -> list[float]:
    """An ally may pass, build and stay until it comes near victory."""
    worth = TOO_NEAR - Outlook(g, top.power).near[g.ally[top.power]]
    return [worth if action == YES else 0.0 if action == NO else UNWANTED for action in legal]
