"""Alliances for our own good, and answers to those who ask: envoys, consent, bids for Italy (7, 8.5.1, 11.2)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ENTERABLE,
    ENVOY_MORALE,
    HOME,
    MOST_MORALE,
    NO,
    POWERS,
    RENOWN,
    YES,
)
from chancellery.games.realpolitik.bot.campaign import Campaign, Plan, best_marches
from chancellery.games.realpolitik.bot.mobilisation import next_morale
from chancellery.games.realpolitik.bot.worth import (
    FELT_FROM,
    LIKINGS,
    Ground,
    Outlook,
    chance,
    ground_of,
    seen_of,
)
from chancellery.games.realpolitik.rules.consent import Request
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties, Talk
from chancellery.games.realpolitik.rules.movement_envoy import ChooseEnvoy
from chancellery.games.realpolitik.rules.movement_rounds import GrantRound
from chancellery.games.realpolitik.rules.pieces import MASK, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# What peace is worth, as a part of what a neighbour could take from us, and what is lost with what we cannot take from
# it; so many places are counted.
SAFETY: Final = 0.35
BOOTY: Final = 0.35
PLACES: Final = 3
# What it costs to leave a home of the partner that we hold, for each point.
GIVEN_BACK: Final = 0.6
# How little we like to help a rival, and how much we like to stand against the leader with another.
HELP: Final = 2.5
# Staying together saves the trouble of an adjustment.
HABIT: Final = 0.3
# A power so near to victory is nobody's friend: about 20 of 25, what it is due included.
TOO_NEAR: Final = 1.5
# What control of Italy is worth beside an alliance, the part of our morale that we bid for it, more or less.
ITALY_WORTH: Final = 0.85
BID_PART: Final = 0.6
BLUFF: Final = 2.0
# How much of a mover's prospects is our loss, and how much of a rival a power with no influence yet is.
HARM: Final = 0.25
RIVAL: Final = 0.5
# How much of our land we expect to lose to a march into it, and how much of a rival's loss by it is our gain.
OUR_LAND: Final = 0.5
WELCOME: Final = 2.0
# What room for a second and for a third round is worth in an envoy, and what each point of morale that it has costs.
ROUND: Final = 1.2
LAST_ROUND: Final = 0.8
# How sure we are of an envoy's answer, as a logistic scale, and what the morale of a rival costs us.
MOOD: Final = 1.0
PRICE: Final = 1.0
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
    likings = likings_of(g)
    liking = likings.liking
    partner = likings.partners[seat]
    return [PARTNER if other == partner else liking[seat][other] for other in map(ACTIONS.thing, legal)]


class Likings:
    """How well everybody suits everybody, for as long as what that follows from stays as it is.

    partners   who would ally with whom
    """

    def __init__(self, g: Realpolitik, ground: Ground, seen: list[int]) -> None:
        self.ground = ground
        self.seen = seen
        self.ally = g.ally
        self.fortress = g.fortress
        self.controller = g.controller
        self.liking = likings(g)
        self.partners = partners(g, self.liking)


def likings_of(g: Realpolitik) -> Likings:
    """The likings in a position, worked out one time for all who are asked."""
    ground = ground_of(g)
    seen = seen_of(g, NOBODY)
    kept = g.worked_out[LIKINGS]
    if (
        isinstance(kept, Likings)
        and kept.ground is ground
        and kept.controller == g.controller
        and kept.seen == seen
        and kept.ally == g.ally
        and kept.fortress == g.fortress
    ):
        return kept
    found = Likings(g, ground, seen)
    g.worked_out[LIKINGS] = found
    return found


def likings(g: Realpolitik) -> list[list[float]]:
    """How well an alliance with each power would suit each seat; only what everybody sees counts."""
    booty = [prospects(g, power) for power in range(g.seats)]
    return [suits(g, power, booty) for power in range(g.seats)]


def suits(g: Realpolitik, power: int, booty: list[list[float]]) -> list[float]:
    """How well each partner would suit a power: against the leader, safe from it, and not instead of its own gains."""
    o = Outlook(g, power, True)
    leader = o.menace.index(max(o.menace))
    found = [o.menace[leader] * (other != leader) - HELP * o.menace[other] for other in range(POWERS)]
    if g.ally[power] != NOBODY:
        found[g.ally[power]] += HABIT
    for other in range(g.seats):
        found[other] += SAFETY * booty[other][power] - BOOTY * booty[power][other]
    for where in ENTERABLE:
        if o.holder[where] == power and HOME[where] not in (NOBODY, power):
            found[HOME[where]] -= GIVEN_BACK * RENOWN[power][where]
    found[g.seats :] = [ITALY_WORTH] * (POWERS - g.seats)
    return found


def prospects(g: Realpolitik, power: int) -> list[float]:
    """What a power could take from each of the others in its next marches, the best few places of each."""
    o = Outlook(g, power, True, True)
    gains = o.gains()
    found: list[list[float]] = [[] for _ in range(POWERS)]
    for where in ENTERABLE:
        holder = o.holder[where]
        if holder not in (NOBODY, power) and gains[where] > 0:
            reach = 0.0
            for near, part in FELT_FROM[power][where]:
                if part > reach and g.standing[near] & MASK[power]:
                    reach = part
            found[holder].append(reach * gains[where])
    return [sum(sorted(places, reverse=True)[:PLACES]) for places in found]


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
    """About a part of our morale, so that nobody can tell it beforehand, but never more than beats everybody else."""
    most = max(g.morale[other] for other in top.suitors if other != seat)
    aim = round(BID_PART * g.morale[seat])
    if aim > most:
        return [-float(abs(bid - most - 1)) for bid in map(ACTIONS.thing, legal)]
    return [-max(0.0, abs(bid - aim) - BLUFF) - (bid > most + 1) for bid in map(ACTIONS.thing, legal)]


# --- the envoy ---


def choose_envoy(g: Realpolitik, top: ChooseEnvoy, legal: list[int]) -> list[float]:
    """The least dangerous power, and one that has room and no reason to refuse more rounds."""
    menace = Outlook(g, top.power).menace
    marches = best_marches(Campaign(g, top.power, True))
    found = []
    for envoy in map(ACTIONS.thing, legal):
        room = MOST_MORALE - g.morale[envoy]
        rounds = ROUND * (room >= sum(ENVOY_MORALE[:3])) + LAST_ROUND * (room >= sum(ENVOY_MORALE))
        leave = chance(willing(g, envoy, top.power, 2, marches), MOOD)
        found.append(rounds * leave - PRICE * menace[seat_of(g, envoy)] - CHEERFUL * g.morale[envoy])
    return found


def willing(g: Realpolitik, envoy: int, mover: int, number: int, marches: list[Plan]) -> float:
    """How gladly an envoy grants a round: morale, and what the mover does to others, against what it may gain."""
    outlook = Outlook(g, envoy, True)
    return ENVOY_MORALE[number] * next_morale(g, envoy) - sum([harm(outlook, mover, march) for march in marches])


def grant_round(g: Realpolitik, top: GrantRound, legal: list[int]) -> list[float]:
    """Morale for us, and what the mover may do to others with another round, against what it may gain itself."""
    worth = willing(g, top.power, top.mover, g.round + 1, best_marches(Campaign(g, top.mover, True)))
    return [worth if action == YES else 0.0 for action in legal]


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
