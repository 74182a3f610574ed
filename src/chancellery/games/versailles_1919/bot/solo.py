"""Advice for the solo player, who decides for the other factions wherever their rules leave something open (14)."""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919.board import (
    ACTIONS,
    DECISION,
    DEMOBILIZE,
    DEPLOY,
    DONE,
    DRAW,
    MINUS_ONE,
    NATIONS,
    PLACE_ON,
    RECLAIM,
    RECLAIM_MOST,
    SETTLE,
)
from chancellery.games.versailles_1919.bot.solo_worth import (
    FREE_CUBE,
    FREE_UNIT,
    SPENT_CUBE,
    SPENT_UNIT,
    solo_worth,
)
from chancellery.games.versailles_1919.effects import UnsettleIssue, UprisingCheck
from chancellery.games.versailles_1919.programs import CONFERENCE, PROGRAMS
from chancellery.games.versailles_1919.rules import (
    bidding,
    effects,
    military,
    options,
    placing,
    settling,
    solo,
    solo_bids,
    turn,
    uprising,
)
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
    second_issues,
)
from chancellery.games.versailles_1919.rules.scoring import strengths
from chancellery.games.versailles_1919.state import Versailles

# What the event may do that comes with a settlement.
CRISIS: Final = 0.3
EFFORT: Final = 0.02
# A match that ends before the goal is reached has lost all the points to come.
TOO_EARLY: Final = 12.0
NEVER: Final = -99.0
IDLE: Final = -50.0
POLITICAL: Final = 1
MILITARY: Final = 2
DEEP: Final = 2
# Questions that are part of what was just decided.
FOLLOWING: Final = (
    options.ChooseOption,
    options.ChooseFlag,
    effects.PickAlternative,
    effects.NamePlayer,
    effects.ChooseRegion,
    effects.ReopenIssue,
    settling.MayConfer,
    solo_bids.ChooseFaction,
    solo_bids.ChooseWinner,
)
TRIED: Final = (
    *FOLLOWING,
    settling.AdvanceIssue,
    effects.SendOut,
    effects.BringIn,
    effects.DiscardWaiting,
    uprising.ChooseVictim,
    uprising.ChooseIssueLost,
    bidding.MakeBid,
    solo.BotSettles,
)


def solo_advise(g: Versailles, legal: list[int]) -> list[float]:
    """A score for each legal action; none for questions that every player answers alike."""
    top = g.stack[-1]
    if isinstance(top, turn.Act):
        return solo_turn(g, legal)
    if isinstance(top, TRIED):
        return [after(g, action, DEEP) for action in legal]
    if isinstance(top, solo.BotPlaces):
        return [pair_worth(g, top.nation, ACTIONS.thing(action)) for action in legal]
    if isinstance(top, placing.PlaceSecond):
        return [second_worth(g, top.nation, ACTIONS.thing(action)) for action in legal]
    if isinstance(top, settling.AdvanceEvent):
        wish = uproar_wish(g)
        return [wish * stirs(ACTIONS.thing(action)) for action in legal]
    if isinstance(top, settling.AddIssue):
        # Cards of the discard pile leave the deck as it is, and every turn may bring a point.
        return [NEVER if action == DRAW else -float(ACTIONS.thing(action)) for action in legal]
    if isinstance(top, uprising.Announce) and uproar_wish(g) < 0:
        return [float(action == MINUS_ONE) for action in legal]
    return []


def after(g: Versailles, action: int, depth: int) -> float:
    """What a position is worth after an action, with the best answers to what it asks at once."""
    twin = g.clone()
    twin.advance(0, action)
    if twin.outcome is not None:
        return twin.points - (0.0 if twin.outcome.winners else TOO_EARLY)
    top = twin.stack[-1]
    if isinstance(top, (bidding.BidCubes, military.ChooseUnit)):
        return after(twin, twin.legal(0)[0], depth)
    if depth and isinstance(top, FOLLOWING):
        return max([after(twin, follow, depth - 1) for follow in twin.legal(0)])
    return solo_worth(twin)


# --- placing influence, for the player's faction or another ---


def put(g: Versailles, nation: int, issue: int, cubes: int) -> None:
    """Move cubes to an issue, or back if negative; the position is the bot's own."""
    g.cubes[issue * NATIONS + nation] += cubes
    g.available[nation] -= cubes


def pair_worth(g: Versailles, nation: int, first: int) -> float:
    """The best that can be had with a faction's influence on an issue and a second one."""
    cubes = cubes_to_lead(g, nation, first)
    put(g, nation, first, cubes)
    best = max([second_worth(g, nation, second) for second in second_issues(g, nation, first)], default=NEVER)
    put(g, nation, first, -cubes)
    return best


def second_worth(g: Versailles, nation: int, issue: int) -> float:
    """What a position is worth with a faction's influence on an issue."""
    cubes = cubes_to_lead(g, nation, issue)
    put(g, nation, issue, cubes)
    found = solo_worth(g)
    put(g, nation, issue, -cubes)
    return found


# --- the player's turn ---


def solo_turn(g: Versailles, legal: list[int]) -> list[float]:
    """The best political action; before it a military one, if that helps."""
    now = solo_worth(g)
    found = [turn_gain(g, action, now) for action in legal]
    political = [score for action, score in zip(legal, found, strict=True) if DECISION[action] == POLITICAL]
    if not political:
        return found
    best = max(political)
    return [
        score if DECISION[action] == POLITICAL else score + best if score > 0 else NEVER
        for action, score in zip(legal, found, strict=True)
    ]


def turn_gain(g: Versailles, action: int, now: float) -> float:
    """How much better a position is after an action of the turn."""
    verb, thing = ACTIONS.split(action)
    if verb == PLACE_ON:
        return pair_worth(g, g.human, thing) - now
    if verb == SETTLE:
        return after(g, action, 1) - now - CRISIS
    if verb == DEPLOY:
        return after(g, action, 0) - now - EFFORT
    if action == RECLAIM:
        cubes = min(RECLAIM_MOST, g.exhausted[g.human])
        if not cubes:
            # Units that come and go would keep the match going for ever, without a point.
            return IDLE
        return cubes * (FREE_CUBE - SPENT_CUBE) + g.spent_units[g.human] * (FREE_UNIT - SPENT_UNIT)
    assert action in (DEMOBILIZE, DONE)
    return 0.0 if action == DONE else -1.0


# --- uprisings ---


def stirs(card: int) -> bool:
    """Whether the conference effect of an event may unsettle an issue."""
    return any(isinstance(effect, (UprisingCheck, UnsettleIssue)) for effect in PROGRAMS[CONFERENCE[card]])


def uproar_wish(g: Versailles) -> float:
    """Whoever plays the weakest faction can only gain by an unsettled issue; whoever leads loses the lead."""
    now = strengths(g)
    ranks = [now[nation] for nation in g.order]
    own = now[g.human]
    return -1.0 if own == max(ranks) else 1.0 if own == min(ranks) else -0.5
