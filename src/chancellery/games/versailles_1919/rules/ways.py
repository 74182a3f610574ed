"""What leads to an action that was promised: whoever promises it settles, accepts and calls what it takes (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACCEPT,
    ACTIONS,
    ADVANCE,
    CALL,
    CHOOSE,
    DECLINE,
    FIRST,
    GAME_END,
    HAS_ICON,
    ISSUE_OF,
    NATIONS,
    NO_CUBE,
    OPTION_EITHER,
    OPTIONAL,
    PUT_CUBE,
    SECOND,
    SETTLE,
)
from chancellery.games.versailles_1919.effects import ChoosePlayer
from chancellery.games.versailles_1919.programs import CONFERENCE, PROGRAMS
from chancellery.games.versailles_1919.rules.adding import can_add_issue, pile_after
from chancellery.games.versailles_1919.rules.common import has_cubes, leader, seat_for
from chancellery.games.versailles_1919.rules.effects import questions, whom_to_name
from chancellery.games.versailles_1919.rules.event_pieces import cubes_from
from chancellery.games.versailles_1919.rules.options import options_for
from chancellery.games.versailles_1919.rules.pieces import cubes_for
from chancellery.games.versailles_1919.rules.promises import AGENDA_VERBS, EVENT_VERBS, action_of, forsworn
from chancellery.games.versailles_1919.state import Versailles

# Promises to leave something be are kept without a settlement, too; what is drawn nobody can promise to bring about.
OMISSIONS: Final = (DECLINE, NO_CUBE)
NOT_OF_CHOICE: Final = frozenset(("keep",))
# What a settlement asks in any case, of which there may be one answer alone.
TRAPPING: Final = frozenset(("choose", "advance", "call", "draw", "pick"))


def settlements_for(g: Versailles, seat: int, acting: int, action: int) -> list[int]:
    """The issues to settle so that the same seat can then take an action, which it promised (11.3)."""
    issues = [issue for issue in g.table if issue != GAME_END and has_cubes(g, issue)]
    return [SETTLE + issue for issue in issues if leads_to(g, seat, acting, issue, action)]


def leads_to(g: Versailles, seat: int, acting: int, issue: int, action: int) -> bool:
    """Whether in the settlement of an issue a seat can take an action by its own answers alone (5.3)."""
    verb = ACTIONS.verbs[action]
    if action in OMISSIONS or verb in NOT_OF_CHOICE:
        return False
    if verb == "choose":
        option = ACTIONS.thing(action)
        return ISSUE_OF[option] == issue and option in options_open(g, seat, issue)
    if verb == "fly":
        return any(OPTION_EITHER[option] for option in options_open(g, seat, issue))
    if verb in EVENT_VERBS:
        return event_asks(g, seat, acting, action)
    return verb in AGENDA_VERBS and can_bring_about(g, acting, issue, action)


def options_open(g: Versailles, seat: int, issue: int) -> tuple[int, ...]:
    """The options that a seat will choose from if an issue is settled; none if another seat chooses."""
    controller = leader(g, issue)
    return options_for(g, controller, issue) if controller != NOBODY and seat_for(g, controller) == seat else ()


def can_bring_about(g: Versailles, acting: int, issue: int, action: int) -> bool:
    """Whether a step of the agenda is possible with the cubes that the settler has then (5.3.1, 5.3.3, 5.3.4)."""
    verb, thing = ACTIONS.verbs[action], ACTIONS.thing(action)
    if verb == "advance":
        return thing in g.waiting_room
    if verb == "call":
        return thing in g.callers
    if verb == "pick" and thing > len(g.issue_discard):
        return False
    if action == PUT_CUBE and not any(HAS_ICON[card] for card in g.callers):
        return False
    return cubes_then(g, acting, issue) >= cubes_for(action)


def cubes_then(g: Versailles, acting: int, issue: int) -> int:
    """The cubes of a settler after the issue and the event, if the settler decides about it (5.3.1, 5.3.2)."""
    lies = g.cubes[issue * NATIONS + acting]
    leads = leader(g, issue) == acting
    exhausted = g.exhausted[acting] + (lies if leads else 0)
    brings = cubes_from(CONFERENCE[g.event]) if g.event != NOBODY and decider_of(g, acting) == acting else 0
    return g.available[acting] + (0 if leads else lies) + min(brings, exhausted)


# --- settlements that would ask for nothing but what was promised away ---


def traps(g: Versailles, seat: int, acting: int, promise: int) -> list[int]:
    """The issues whose settlement would force upon a seat what it promised not to do (11.3)."""
    if ACTIONS.verbs[action_of(promise)] not in TRAPPING:
        return []
    away = forsworn(g, seat)
    issues = [issue for issue in g.table if issue != GAME_END and has_cubes(g, issue)]
    return [SETTLE + issue for issue in issues if is_trap(g, seat, acting, issue, away)]


def is_trap(g: Versailles, seat: int, acting: int, issue: int, away: list[int]) -> bool:
    """Whether some step of a settlement would have no answer that was not promised away (5.3)."""
    asked = (
        [CHOOSE + option for option in options_open(g, seat, issue)],
        [ADVANCE + waiting for waiting in g.waiting_room],
        [CALL + card for card in g.callers],
    )
    if any(answers and all(answer in away for answer in answers) for answers in asked):
        return True
    brings = g.event != NOBODY and decider_of(g, acting) == acting
    pile = pile_after(g, CONFERENCE[g.event]) if brings else len(g.issue_discard)
    return not can_add_issue(away, cubes_then(g, acting, issue), pile)


# --- the event on the table ---


def decider_of(g: Versailles, acting: int) -> int:
    """Who decides about the event on the table if somebody settles: its cube, or else the settler (5.3.2)."""
    return acting if g.event_cube == NOBODY else g.event_cube


def event_answers(g: Versailles, decider: int) -> list[int]:
    """All that whoever decides about the event on the table can answer (5.3.2, 15)."""
    card = g.event
    if card == NOBODY:
        return []
    found = [ACCEPT, DECLINE] if OPTIONAL[card] else []
    for effect in PROGRAMS[CONFERENCE[card]]:
        for answers in questions(g, effect, decider):
            found += answers
    return found + [action for action in alternatives(g, decider, decider) if action not in found]


def event_asks(g: Versailles, seat: int, acting: int, action: int) -> bool:
    """Whether the event on the table, if somebody settles, comes to an answer of a seat whatever others say (15)."""
    if g.event == NOBODY:
        return False
    decider = decider_of(g, acting)
    if seat_for(g, decider) == seat:
        return action in event_answers(g, decider)
    named = seats_to_name(g, decider)
    return action in (FIRST, SECOND) and not OPTIONAL[g.event] and bool(named) and all(one == seat for one in named)


def alternatives(g: Versailles, decider: int, nation: int) -> list[int]:
    """The alternatives of the event on the table, for whoever may be named to pick one (15)."""
    return [FIRST, SECOND] if seat_for(g, nation) in seats_to_name(g, decider) else []


def seats_to_name(g: Versailles, decider: int) -> list[int]:
    """Who would pick for those whom the event on the table lets somebody name; nobody if it names none (15)."""
    for effect in PROGRAMS[CONFERENCE[g.event]]:
        if isinstance(effect, ChoosePlayer):
            return [seat_for(g, other) for other in whom_to_name(g, effect.others, decider)]
    return []
