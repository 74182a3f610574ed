"""What a seasoned player looks at: how good each legal action seems to a seat.

A position is worth its victory points, what each region would score, and how firmly spaces are held. Questions about
spaces are answered by the change that one point makes; everything else is tried out on a copy, where both sides answer
by that quick judgement until the matter is settled.
"""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.frames import Choice, Frame, SealedChoice
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    AMOUNT,
    AUTHORITARIAN,
    BATTLEGROUND,
    BOTH,
    CARD_SIDE,
    CARDS,
    CHECK,
    CHECKS,
    CHOOSE_STABILITY,
    DONE,
    ERA_OF_TURN,
    EVENT,
    FACTS,
    INDEPENDENT,
    IS_SCORING,
    LAST_BOX,
    LIBERAL,
    NAVAL,
    NOUNS,
    OPERATE,
    PAIR,
    PLACE,
    PLACEMENT,
    REGIONS,
    REMOVE,
    REPLACE,
    ROLL_NEEDED,
    SCORES,
    SPACE_REGION,
    SPACES,
    STABILITY,
    VICTORY,
    VP_FIRST,
    VP_SECOND,
    WAR,
)
from chancellery.games.europe_in_turmoil.rules import card_play, event_play, great_war, naval_race, operations, support
from chancellery.games.europe_in_turmoil.rules.privileges import reach
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.stability import ChooseStability, PlayStability
from chancellery.games.europe_in_turmoil.rules.tension import status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

WIN: Final = 40.0
# What a region's present score counts for: it will be scored about so often before the end.
REGION_WEIGHT: Final = 0.45
BATTLEGROUND_WEIGHT: Final = 2.2
SPACE_WEIGHT: Final = 1.0
INDEPENDENT_WEIGHT: Final = 0.7
BOX_WEIGHT: Final = 1.3
POPULAR_UPROAR: Final = NOUNS.index("stability", "popular_uproar")
# The most that a seat is tried out for before a question counts as settled.
PATIENCE: Final = 40


def _weight(space: int) -> float:
    if SPACE_REGION[space] >= 0:
        return BATTLEGROUND_WEIGHT if BATTLEGROUND[space] else SPACE_WEIGHT
    if space in INDEPENDENT:
        regions = sum(1 for s in FACTS.scoring.values() if list(FACTS.spaces)[space] in s.adjacent_independents)
        return 0.2 + INDEPENDENT_WEIGHT * regions
    return 0.0


WEIGHT: Final = tuple(_weight(space) for space in range(SPACES))


# --- what a position is worth ---


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


def evaluate(g: Turmoil, seat: int) -> float:
    """How good a position is for a seat, in victory points."""
    if g.outcome is not None:
        if len(g.outcome.winners) != 1:
            return 0.0
        return WIN if g.outcome.winners[0] == seat else -WIN
    value = float(g.vp)
    for region in range(len(REGIONS)):
        value += REGION_WEIGHT * net_worth(g, region)
    points = g.support
    value += 0.5 * sum(hold(s, points[SPACES + s] - points[s]) for s in g.open_spaces)
    value += BOX_WEIGHT * (g.navy[LIBERAL] - g.navy[AUTHORITARIAN]) - 0.8 * g.owed
    if abs(g.vp) >= VICTORY:
        value += WIN if g.vp > 0 else -WIN
    value += war_chance(g) * (war_prospect(g) - value)
    return value if seat == LIBERAL else -value


def war_chance(g: Turmoil) -> float:
    """A feeling for how near the war is: the chance that a crisis roll now, one step tenser, would bring it."""
    margin = WAR.crisis_above - status_modifier(g) - g.tension - 1
    return 0.5 * min(max((6 - margin) / 6, 0.0), 1.0)


def war_prospect(g: Turmoil) -> float:
    """What a Great War now would bring the Liberal, in victory points."""
    edge = great_war.war_modifier(g, LIBERAL) - great_war.war_modifier(g, AUTHORITARIAN)
    lean = min(max(edge / 6, -1.0), 1.0)
    vp = g.vp + 7 * lean + sum(net_worth(g, region) for region in great_war.war_regions(g)) * 0.8
    return max(min(vp * 3, WIN), -WIN)


def point(g: Turmoil, seat: int, space: int, change: int) -> float:
    """What so many points of a seat more (or less) in a space are worth to it."""
    lead = g.support[seat * SPACES + space] - g.support[(1 - seat) * SPACES + space]
    gain = 0.5 * (hold(space, lead + change) - hold(space, lead))
    need = STABILITY[space]
    held = 1 if lead >= need else -1 if lead <= -need else 0
    after = 1 if lead + change >= need else -1 if lead + change <= -need else 0
    if held != after and SPACE_REGION[space] >= 0:
        gain += (after - held) * _level_worth(g, seat, space)
    return gain


def _level_worth(g: Turmoil, seat: int, space: int) -> float:
    """What taking a space would add to its region's score, about half of it for each step of control."""
    region = SPACE_REGION[space]
    before = net_worth(g, region)
    old = g.control[space]
    g.control[space] = seat if old != seat else -1
    after = net_worth(g, region)
    g.control[space] = old
    held = any(SCORES[which] == region for which in g.hand[seat])
    return abs(after - before) * REGION_WEIGHT * (2.0 if held else 1.0)


# --- advice ---


def advise(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better."""
    if len(legal) == 1:
        return [0.0]
    top = g.stack[-1]
    if isinstance(top, card_play.PlayCard):
        return [_card(g, seat, action) for action in legal]
    if isinstance(top, ChooseStability):
        return [_stability(g, seat, top, action) for action in legal]
    if isinstance(top, operations.Operate):
        return [_operation(g, seat, top, action) for action in legal]
    if _quick(top) or isinstance(top, SealedChoice):
        return quick(g, seat, legal)
    return [_try(g, seat, action) for action in legal]


def _quick(top: Frame[Any]) -> bool:
    return isinstance(top, support.SpaceBySpace | operations.PlaceSupport | operations.SupportChecks)


def quick(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """Advice without trying anything out."""
    top = g.stack[-1]
    if isinstance(top, operations.PlaceSupport):
        return [
            point(g, seat, a - PLACE, 1) / operations.cost(g, seat, a - PLACE, top.grey) if a != DONE else 0.0
            for a in legal
        ]
    if isinstance(top, operations.SupportChecks):
        return [check_worth(g, seat, a - CHECK, top.ops, top.lenient) if a != DONE else 0.0 for a in legal]
    owner = getattr(top, "owner", seat)
    return [_space_action(g, seat, owner, a) for a in legal]


def _space_action(g: Turmoil, seat: int, owner: int, action: int) -> float:
    if PLACE <= action < PLACE + SPACES:
        return point(g, seat, action - PLACE, 1) + 0.01 if owner == seat else -point(g, owner, action - PLACE, 1)
    if REMOVE <= action < REMOVE + SPACES:
        worth = point(g, owner, action - REMOVE, -1)
        return worth if owner == seat else -worth
    if REPLACE <= action < REPLACE + SPACES:
        return point(g, seat, action - REPLACE, 2)
    return 0.0


def check_worth(g: Turmoil, seat: int, space: int, ops: int, lenient: int) -> float:
    """What a support check is worth on average over the die."""
    added = g.tension if ops == operations.TENSION else ops
    base = added + operations.neighbour_modifier(g, seat, space, lenient) - 2 * STABILITY[space]
    total = 0.0
    for die in range(1, 7):
        if die + base > 0:
            total += point(g, seat, space, _check_change(g, seat, space, die + base))
    return total / 6


def _check_change(g: Turmoil, seat: int, space: int, excess: int) -> int:
    enemy = support.support(g, 1 - seat, space)
    removed = min(excess, enemy)
    missing = STABILITY[space] + enemy - removed - support.support(g, seat, space)
    return removed + max(min(excess - removed, missing), 0)


def placement_worth(g: Turmoil, seat: int, ops: int) -> float:
    """About what so many Operations Points placed well are worth."""
    found = sorted(
        (
            point(g, seat, space, 1) / operations.cost(g, seat, space)
            for space in operations.reachable(g, seat)
            if operations.cost(g, seat, space) <= ops
        ),
        reverse=True,
    )
    return 0.9 * sum(found[:ops])


def checks_worth(g: Turmoil, seat: int, ops: int) -> float:
    found = sorted((check_worth(g, seat, space, ops, 0) for space in operations.targets(g, seat)), reverse=True)
    return sum(found[:2])


def ops_worth(g: Turmoil, seat: int, ops: int) -> float:
    return max(placement_worth(g, seat, ops), checks_worth(g, seat, ops))


def _operation(g: Turmoil, seat: int, top: operations.Operate, action: int) -> float:
    if action == PLACEMENT:
        return placement_worth(g, seat, top.ops)
    if action == CHECKS:
        return checks_worth(g, seat, top.ops)
    return _try(g, seat, action)


# --- cards ---


def _card(g: Turmoil, seat: int, action: int) -> float:
    """What playing a card in one of its ways is worth."""
    which = (action - EVENT) % CARDS
    verb = action - which
    if IS_SCORING[which]:
        return _scoring(g, seat, which)
    ops = operations.ops_value(g, seat, which)
    if verb == NAVAL:
        return naval_worth(g, seat, ops, which) + 0.2 * (_buried(g, seat, which) - ops)
    if verb == EVENT:
        return event_worth(g, seat, which, seat)
    worth = ops_worth(g, seat, ops)
    if verb == BOTH:
        return worth + event_worth(g, seat, which, seat)
    if verb == OPERATE and CARD_SIDE[which] == 1 - seat:
        worth += event_worth(g, seat, which, 1 - seat)
    if verb == OPERATE and which == card_play.EIGHT_NATION_ALLIANCE:
        worth -= 1.0
    if verb == PAIR:
        worth -= 0.8
    return worth


def _buried(g: Turmoil, seat: int, which: int) -> float:
    """How glad a seat is that an event of the opponent does not happen."""
    return -event_worth(g, seat, which, 1 - seat) * 3 if CARD_SIDE[which] == 1 - seat else 0.0


def _scoring(g: Turmoil, seat: int, which: int) -> float:
    """Score now if it pays, and always before it is too late."""
    held = sum(1 for card in g.hand[seat] if IS_SCORING[card])
    left = ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round + 1
    if held >= left:
        return 2 * WIN
    net = net_worth(g, SCORES[which]) if seat == LIBERAL else -net_worth(g, SCORES[which])
    chance = min(max((g.tension + status_modifier(g)) / 6, 0.0), 1.0)
    prospect = war_prospect(g) if seat == LIBERAL else -war_prospect(g)
    return (1 - chance) * (0.9 * net - 0.25 * left) + chance * prospect


def naval_worth(g: Turmoil, seat: int, ops: int, which: int) -> float:
    """What a naval attempt is worth: the chance of success times the next box."""
    if naval_race.doomed(g, seat) or g.navy[seat] >= LAST_BOX:
        return 0.1
    box = g.navy[seat] + 1
    needed = ROLL_NEEDED[box] - naval_race.modifier(g, seat, ops, which)
    chance = min(max((7 - needed) / 6, 0.0), 1.0)
    second = reach(g, 1 - seat) >= box
    vp = VP_SECOND[box] if second else VP_FIRST[box]
    return chance * (vp + BOX_WEIGHT + (0.4 if not second else 0.0)) + (1 - chance) * 0.2


def event_worth(g: Turmoil, seat: int, which: int, executor: int) -> float:
    """What the event of a card, carried out by a seat, changes for `seat`."""
    twin = g.clone()
    twin.stack = [card_play.PlayCard(seat), event_play.TakePlace(which, executor)]
    twin.waiting = ()
    twin._legal = None
    twin.playing.append(which)
    twin.run()
    return _settle(twin, seat) - evaluate(g, seat)


def _stability(g: Turmoil, seat: int, top: ChooseStability, action: int) -> float:
    if action == DONE:
        return -0.1
    if action - CHOOSE_STABILITY == POPULAR_UPROAR:
        # It stops a scoring that pays the Authoritarian; what it does to the round is not tried out.
        return -0.5 * net_worth(g, top.region) - 1.0 if top.active == AUTHORITARIAN else -1.0
    twin = g.clone()
    twin.picks = [(), ()]
    twin.stack = [card_play.PlayCard(seat), PlayStability(seat, action - CHOOSE_STABILITY, top.region, top.active)]
    twin._legal = None
    twin.run()
    before = net_worth(g, top.region)
    value = _settle(twin, seat) - evaluate(g, seat)
    net = net_worth(twin, top.region) - before
    return value + (1 - REGION_WEIGHT) * (net if seat == LIBERAL else -net)


def _try(g: Turmoil, seat: int, action: int) -> float:
    """Play an action on a copy and see what comes of it."""
    twin = g.clone()
    twin.advance(seat, action)
    bonus = 0.001 * (action - AMOUNT) if action >= AMOUNT else 0.0
    return _settle(twin, seat) + bonus


def _settle(twin: Turmoil, seat: int) -> float:
    """Let both sides answer by quick judgement until the next card is to be played, and look at the position."""
    for _ in range(PATIENCE):
        if twin.outcome is not None:
            break
        top = twin.stack[-1]
        if isinstance(top, card_play.PlayCard | card_play.HelgolandAttempt | SealedChoice):
            break
        assert isinstance(top, Choice)
        legal = twin.legal(top.seat)
        scores = quick(twin, top.seat, legal)
        twin.advance(top.seat, legal[max(range(len(legal)), key=scores.__getitem__)])
    return evaluate(twin, seat)
