"""Promises that cannot be kept together: what is bound is not promised otherwise (11.3)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACCEPT,
    ACTIONS,
    ADVANCE,
    BRING_IN,
    CALL,
    CHOOSE,
    DECLINE,
    DEMOBILIZE,
    DISCARD,
    DRAW,
    FAMILY,
    FIRST,
    FLY,
    GAME_END,
    HAS_ICON,
    HIT,
    ISSUE_OF,
    MINUS_ONE,
    NO_CHANGE,
    NO_CUBE,
    OPTION_EITHER,
    PICK,
    PICKS,
    PLUS_ONE,
    PUT_CUBE,
    RECLAIM,
    RECOVERS,
    SECOND,
    SETTLE,
    UK,
    USA,
)
from chancellery.games.versailles_1919.rules.common import Decision, everyone, has_cubes, seat_for
from chancellery.games.versailles_1919.rules.deal_terms import (
    action_ahead,
    decides,
    is_ahead,
    is_settling,
    open_promises,
    options,
)
from chancellery.games.versailles_1919.rules.happiness import spoilt_by_a_loss, units_left
from chancellery.games.versailles_1919.rules.military import deploy, deploy_sources
from chancellery.games.versailles_1919.rules.pieces import cubes_for, has_pieces
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
    is_placement,
)
from chancellery.games.versailles_1919.rules.promises import (
    AGENDA_VERBS,
    EVENT_VERBS,
    action_of,
    nation_of,
    refrains,
)
from chancellery.games.versailles_1919.rules.reclaiming import hangs_on_reclaim
from chancellery.games.versailles_1919.rules.settling import AdvanceEvent
from chancellery.games.versailles_1919.rules.turn import political_actions
from chancellery.games.versailles_1919.rules.two_players import UsaAct
from chancellery.games.versailles_1919.rules.usa_promises import usa_can_keep
from chancellery.games.versailles_1919.rules.ways import (
    OMISSIONS,
    cubes_then,
    decider_of,
    event_answers,
    event_asks,
    is_trap,
    options_open,
    settlements_for,
)
from chancellery.games.versailles_1919.state import Versailles


def contradict(g: Versailles, nation: int, terms: list[int]) -> bool:
    """Whether promises that a nation is to make cannot be kept beside each other, or beside what binds it."""
    new = [term for term in terms if nation_of(term) == nation]
    bound = open_promises(g, nation)
    return any(clash(g, nation, [*bound, *new[: i + 1]]) for i in range(len(new)))


def clash(g: Versailles, nation: int, promises: list[int]) -> bool:
    """Whether the last of several promises of a nation cannot be kept beside the others.

    One that could not be kept without the others either is void (R50), and may be made.
    """
    if len(promises) < 2:
        return False
    due = list(dict.fromkeys([action_of(promise) for promise in promises if not refrains(promise)]))
    away = list(dict.fromkeys([action_of(promise) for promise in promises if refrains(promise)]))
    return (
        any(action in away for action in due)
        or sold_twice(due)
        or too_many_actions(g, nation, due, away)
        or undone_by_the_event(g, nation, due, away)
        or no_event_for_a_cube(g, due, away)
        or no_squadron(g, nation, due, away)
        or too_few_cubes(g, nation, due)
        or units_needed_twice(g, nation, promises)
        or nothing_left(g, nation, due, away)
        or at_odds_now(g, nation, promises)
    )


def sold_twice(due: list[int]) -> bool:
    """Two answers to one question; influence goes on two issues, bids are raised, and two players act twice."""
    families = [FAMILY[action] for action in due if ACTIONS.verbs[action] != "bid" and FAMILY[action] != 1]
    passes = any(ACTIONS.verbs[action] == "pass" for action in due)
    return len(set(families)) < len(families) or (passes and any(ACTIONS.verbs[action] == "bid" for action in due))


# --- political actions ---


def too_many_actions(g: Versailles, nation: int, due: list[int], away: list[int]) -> bool:
    """More political actions than are to come, or a settlement that was promised away (4, 13.1)."""
    if nation != g.active or not action_ahead(g):
        return False
    forced = [issue for issue in g.table if is_trap(g, g.seat_of[nation], g.acting, issue, away)]
    away = [*away, *[SETTLE + issue for issue in forced]]
    settled = issues_to_settle(g, nation, due)
    if any(SETTLE + issue in away for issue in settled):
        return True
    needs = any(needs_settlement(g, nation, action) for action in due) and not is_settling(g)
    ships = [ACTIONS.thing(action) for action in settlements_for_a_flag(g, nation, due)]
    if ships and not any(issue in settled for issue in ships):
        if all(SETTLE + issue in away for issue in ships):
            return True
        settled.append(ships[0])
    ready = [issue for issue in g.table if issue != GAME_END and has_cubes(g, issue)]
    if needs and ready and not [issue for issue in settled if issue != GAME_END]:
        if all(SETTLE + issue in away for issue in ready):
            return True
        settled.append(NOBODY)
    placed = len([action for action in due if is_placement(action)])
    reclaims = RECLAIM in due or any(hangs_on_reclaim(g, nation, action) for action in due)
    return len(settled) + (placed + 1) // 2 + int(reclaims) > actions_to_come(g)


def actions_to_come(g: Versailles) -> int:
    """How many political actions the active player takes yet, that of the USA of two players included (13.1)."""
    usa = g.seats == 2 and (g.acting != USA or isinstance(g.stack[-1], UsaAct))
    return int(not g.political) + int(usa)


def issues_to_settle(g: Versailles, nation: int, due: list[int]) -> list[int]:
    """The issues that must be settled so that promises are kept: as was said, or for an option of theirs."""
    found = []
    for action in due:
        verb, thing = ACTIONS.split(action)
        issue = thing if verb == SETTLE else ISSUE_OF[thing] if verb == CHOOSE else NOBODY
        mine = verb == SETTLE or (issue in g.table and options_open(g, g.seat_of[nation], issue) != ())
        if issue != NOBODY and mine and issue not in found:
            found.append(issue)
    return found


def settlements_for_a_flag(g: Versailles, nation: int, due: list[int]) -> list[int]:
    """The issues of which one must be settled for a squadron whose flag was promised (5.3.1)."""
    if is_settling(g) or not any(ACTIONS.verbs[action] == "fly" for action in due):
        return []
    return settlements_for(g, g.seat_of[nation], g.acting, FLY + UK)


def needs_settlement(g: Versailles, nation: int, action: int) -> bool:
    """Whether an action is taken in a settlement alone, by whoever settles or is sure to be named then (5.3)."""
    verb = ACTIONS.verbs[action]
    if action in OMISSIONS or verb == "keep":
        return False
    if verb in EVENT_VERBS:
        return decides(g, nation) or event_asks(g, g.seat_of[nation], g.acting, action)
    return verb in AGENDA_VERBS


# --- steps of a settlement ---


def undone_by_the_event(g: Versailles, nation: int, due: list[int], away: list[int]) -> bool:
    """An event is promised away that asks what is promised, or an issue moved that is to come to the table."""
    inside = [action for action in due if ACTIONS.verbs[action] in EVENT_VERBS and action != DECLINE]
    if inside and decides(g, nation):
        asked = event_questions(g, [ACCEPT], away)
        trapped = any(all(action in away for action in answers) for answers in asked)
        if trapped or DECLINE in due or ACCEPT in away or names_another(g, nation, due):
            return True
    issues = [ACTIONS.thing(action) for action in due if ACTIONS.verbs[action] == "advance"]
    return any(BRING_IN + issue in due or DISCARD + issue in due for issue in issues)


def names_another(g: Versailles, nation: int, due: list[int]) -> bool:
    """Whether somebody is to name another and also to pick the alternative (15)."""
    seats = [seat_for(g, ACTIONS.thing(action)) for action in due if ACTIONS.verbs[action] == "name"]
    return (FIRST in due or SECOND in due) and any(seat != g.seat_of[nation] for seat in seats)


def no_event_for_a_cube(g: Versailles, due: list[int], away: list[int]) -> bool:
    """A cube was promised, and no event that takes one may be called (5.3.3)."""
    if PUT_CUBE not in due or not is_ahead(g, AdvanceEvent):
        return False
    called = [action for action in due if ACTIONS.verbs[action] == "call"]
    cards = [card for card in g.callers if HAS_ICON[card] and CALL + card not in away]
    return not [card for card in cards if not called or CALL + card in called]


def no_squadron(g: Versailles, nation: int, due: list[int], away: list[int]) -> bool:
    """A flag was promised, and of an issue that could have a squadron an option without one (5.3.1)."""
    if not any(ACTIONS.verbs[action] == "fly" for action in due):
        return False
    ships = [action for action in options(g, nation) if OPTION_EITHER[ACTIONS.thing(action)]]
    spoilt = [FAMILY[action] for action in due if ACTIONS.verbs[action] == "choose" and action not in ships]
    return any(FAMILY[action] in spoilt for action in ships) or (bool(ships) and all(ship in away for ship in ships))


def too_few_cubes(g: Versailles, nation: int, due: list[int]) -> bool:
    """Each could be paid, and all of them cannot."""
    placed = [ACTIONS.thing(action) for action in due if is_placement(action)]
    most = g.available[nation]
    if not g.military and units_left(g, nation):
        most += min(g.exhausted[nation], max(RECOVERS))
    if len(placed) > 1 and sum([cubes_to_lead(g, nation, issue) for issue in placed]) > most:
        return True
    payer = g.acting if g.acting != NOBODY else nation
    verbs = ("put-cube", "pick", "bid") if payer == nation else ("put-cube", "pick")
    paid = [cubes_for(action) for action in due if ACTIONS.verbs[action] in verbs]
    then = [] if is_settling(g) else [cubes_then(g, payer, issue) for issue in g.table]
    have = max([g.available[payer], *then])
    return max(paid, default=0) <= have < sum(paid)


def units_needed_twice(g: Versailles, nation: int, promises: list[int]) -> bool:
    """A unit is to go where a bid, a die or a reclaim that was promised would lack it (8)."""
    if nation != g.active or g.military:
        return False
    moves = [action_of(promise) for promise in promises if is_military(promise)]
    others = [promise for promise in promises if not refrains(promise) and not is_military(promise)]
    return any(has_pieces(g, promise) and spoils(g, nation, move, promise) for move in moves for promise in others)


def is_military(promise: int) -> bool:
    return not refrains(promise) and ACTIONS.verbs[action_of(promise)] in ("deploy", "demobilize")


def spoils(g: Versailles, nation: int, move: int, promise: int) -> bool:
    """Whether a military action, with whichever unit, takes the pieces that a promise needs."""
    if move == DEMOBILIZE:
        return spoilt_by_a_loss(g, promise)
    sources = deploy_sources(g, nation, ACTIONS.thing(move))
    twins = [g.clone() for _ in sources]
    for twin, source in zip(twins, sources, strict=True):
        deploy(twin, nation, ACTIONS.thing(move), source)
    return bool(twins) and not any(has_pieces(twin, promise) for twin in twins)


# --- questions without an answer ---


def nothing_left(g: Versailles, nation: int, due: list[int], away: list[int]) -> bool:
    """Several promises that leave no answer to a question; one that does so alone is void (R50)."""
    families = {FAMILY[action] for action in away}
    for answers in questions_of(g, nation, due, away):
        if len(answers) > 1 and FAMILY[answers[0]] in families and all(action in away for action in answers):
            return True
    return False


def questions_of(g: Versailles, nation: int, due: list[int], away: list[int]) -> list[list[int]]:
    """The answers to each question that may yet be asked of a nation and can be promised away."""
    found = [
        [FLY + UK, FLY + USA],
        [PLUS_ONE, MINUS_ONE, NO_CHANGE],
        [HIT + other for other in everyone(g)],
        [ADVANCE + issue for issue in g.waiting_room],
        [CALL + card for card in g.callers],
        [PUT_CUBE, NO_CUBE],
        [DRAW, *range(PICK + 1, PICK + min(PICKS, len(g.issue_discard)) + 1)],
    ]
    if nation == g.active and not g.political:
        found.append(political_actions(g, nation))
    top = g.stack[-1]
    if isinstance(top, Decision) and not top.apart and top.seat == g.seat_of[nation]:
        found.append(top.possible(g))
    by_issue: dict[int, list[int]] = {}
    for action in options(g, nation):
        by_issue.setdefault(FAMILY[action], []).append(action)
    found += by_issue.values()
    # Whoever is named by another must pick.
    found += event_questions(g, due, away) if decides(g, nation) else [[FIRST, SECOND]]
    return found


def event_questions(g: Versailles, due: list[int], away: list[int]) -> list[list[int]]:
    """The questions of the event on the table; what it asks can all be promised away if it may be left out."""
    by_family: dict[int, list[int]] = {}
    for action in event_answers(g, decider_of(g, g.acting)):
        by_family.setdefault(FAMILY[action], []).append(action)
    optional = by_family.get(FAMILY[ACCEPT])
    if optional is None or DECLINE in away or ACCEPT in due:
        return list(by_family.values())
    return [optional]


def at_odds_now(g: Versailles, nation: int, promises: list[int]) -> bool:
    """Whether the older promises leave only answers to the question that is asked which the last one forbids."""
    top = g.stack[-1]
    if not isinstance(top, Decision) or top.seat != g.seat_of[nation]:
        return False
    twin = g.clone()
    twin.bound = tuple(promises)
    if top.apart and g.seats == 2 and usa_can_keep(twin, promises[-1]):
        return False
    together = top.legal(twin)
    twin.bound = tuple(promises[-1:])
    alone, possible = top.legal(twin), top.possible(twin)
    narrowed = {top.kind(answer) for answer in possible if answer not in alone}
    kept = {top.kind(answer) for answer in together if answer in alone}
    return any(kind not in kept for kind in narrowed if any(top.kind(answer) == kind for answer in alone))
