"""What can be promised for the rest of a turn, by topic (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    ADVANCE,
    AGENDA,
    ARMS,
    BID,
    BIDDING,
    BRING_IN,
    CALL,
    CHOOSE,
    DEMOBILIZE,
    DEPLOY,
    DRAW,
    EVENT,
    FAMILY,
    FIRST,
    FLAG,
    FLY,
    FORCES,
    GAME_END,
    HIT,
    ISSUES,
    MINUS_ONE,
    NAME,
    NO_CHANGE,
    NO_CUBE,
    OPTION,
    OPTION_EITHER,
    OPTIONS_OF,
    PASS,
    PICK,
    PICKS,
    PLACE_ON,
    PLUS_ONE,
    POLITICS,
    PUT_CUBE,
    RECLAIM,
    SECOND,
    SETTLE,
    SPACES,
    STRATEGY,
    TWIN,
    UK,
    UPRISING,
    USA,
)
from chancellery.games.versailles_1919.rules.bidding import AfterBid, BidCubes, MakeBid, NextBid
from chancellery.games.versailles_1919.rules.common import Decision, everyone, has_cubes, leader, seat_for
from chancellery.games.versailles_1919.rules.effects import (
    NamePlayer,
    PickAlternative,
    ReopenIssue,
    RunEffects,
    SendOut,
)
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.options import ChooseFlag, ChooseOption, SelectOption, options_for
from chancellery.games.versailles_1919.rules.promises import AGENDA_VERBS, EVENT_VERBS, action_of, promises_of
from chancellery.games.versailles_1919.rules.settling import (
    AddIssue,
    AdvanceEvent,
    AdvanceIssue,
    Conference,
    DiscardEvent,
    MayConfer,
    NewEvent,
    PutCube,
)
from chancellery.games.versailles_1919.rules.strategy_cards import ChooseStrategy
from chancellery.games.versailles_1919.rules.two_players import UsaAct
from chancellery.games.versailles_1919.rules.uprising import (
    Announce,
    CheckRegion,
    ChooseIssueLost,
    ChooseVictim,
    ResolveUprisings,
    RollForUprising,
    UprisingCheck,
)
from chancellery.games.versailles_1919.rules.ways import alternatives, decider_of, event_answers
from chancellery.games.versailles_1919.state import Versailles

# The verbs of questions that come up by surprise: what is asked now may be promised under these topics.
SUDDEN: Final = {EVENT: EVENT_VERBS, AGENDA: AGENDA_VERBS, UPRISING: frozenset(("hit", "lose", "strategy"))}

# The topic of each family of answers; those after the last are options of issues.
_TOPICS: Final = (
    *(NOBODY, POLITICS, ARMS, FLAG, EVENT, EVENT, EVENT, EVENT, EVENT, EVENT, EVENT, EVENT),
    *(AGENDA, AGENDA, AGENDA, AGENDA, AGENDA, UPRISING, UPRISING, UPRISING, BIDDING, UPRISING),
)
TOPIC_OF: Final[tuple[int, ...]] = (*_TOPICS, *[OPTION] * ISSUES)
# What may bring a bid about, or is a part of one, while it is under way.
MAY_UNSETTLE: Final[frozenset[type]] = frozenset(
    (
        *(Conference, MayConfer, NamePlayer, PickAlternative, ReopenIssue, RunEffects, NewEvent),
        *(UprisingCheck, CheckRegion, Announce, RollForUprising, ResolveUprisings, ChooseVictim, ChooseIssueLost),
        *(NextBid, MakeBid, BidCubes, AfterBid, ChooseStrategy),
    )
)

# One of these is always to come, or asked, while an issue is being settled.
STEPS: Final[frozenset[type]] = frozenset(
    (Conference, DiscardEvent, AdvanceIssue, AdvanceEvent, PutCube, AddIssue, NewEvent)
)


def terms_about(g: Versailles, nation: int, topic: int) -> list[int]:
    """The actions that a nation may promise to take, or not to take, before the turn is over."""
    found = foreseen(g, nation, topic)
    return found + [action for action in asked_now(g, nation, topic) if action not in found]


def is_open(g: Versailles, nation: int, topic: int) -> bool:
    """Whether a nation may promise anything about a topic."""
    return len(foreseen(g, nation, topic)) > 0 or len(asked_now(g, nation, topic)) > 0


def can_promise(g: Versailles, nation: int, action: int) -> bool:
    """Whether an action may be promised now."""
    return bool(g.stack) and action in terms_about(g, nation, TOPIC_OF[FAMILY[action]])


def open_promises(g: Versailles, nation: int) -> list[int]:
    """The promises that a nation has made about something still to come; one that is void stands in nobody's way."""
    own = promises_of(g, g.seat_of[nation])
    return [promise for promise in own if can_promise(g, nation, action_of(promise))]


def asked_now(g: Versailles, nation: int, topic: int) -> list[int]:
    """The answers of a nation to the question that is asked, if they belong to a topic and can be promised."""
    top = g.stack[-1]
    verbs = SUDDEN.get(topic)
    if verbs is None or not isinstance(top, Decision):
        return []
    names = topic == EVENT and isinstance(top, NamePlayer) and NAME + nation in top.possible(g)
    named = [FIRST, SECOND] if names else []
    if g.seat_of[nation] != top.seat:
        return named
    return named + [action for action in top.possible(g) if action in TWIN and ACTIONS.verbs[action] in verbs]


def foreseen(g: Versailles, nation: int, topic: int) -> list[int]:
    """What may be promised about questions to come."""
    if topic == POLITICS:
        return politics(g, nation)
    if topic == OPTION:
        return options(g, nation)
    if topic == FLAG:
        return [FLY + UK, FLY + USA] if flag_ahead(g, nation) else []
    if topic == EVENT:
        return event_terms(g, nation)
    if topic == AGENDA:
        return agenda(g) if g.active == nation else []
    if topic == UPRISING:
        return uprising_terms(g, nation)
    if topic == BIDDING and bids_ahead(g):
        return [PASS, *[BID + force for force in range(FORCES)]]
    if topic == ARMS and g.active == nation and not g.military and units_left(g, nation):
        return [DEMOBILIZE, *[DEPLOY + space for space in range(SPACES) if g.unit[space] == NOBODY]]
    return []


def action_ahead(g: Versailles) -> bool:
    """Whether a political action of the turn is still to come; two players act for the USA too (4, 13.1)."""
    return not g.political or (g.seats == 2 and (g.acting != USA or isinstance(g.stack[-1], UsaAct)))


def is_ahead(g: Versailles, *steps: type) -> bool:
    """Whether one of these steps is asked or still to come, in the settlement under way or else in the next (5.3)."""
    if is_settling(g):
        return any(type(frame) in steps for frame in g.stack)
    return action_ahead(g)


def politics(g: Versailles, nation: int) -> list[int]:
    """Settle, place or reclaim, for whoever has not done so yet."""
    if g.active != nation or not action_ahead(g):
        return []
    placed = [PLACE_ON + issue for issue in g.table + g.waiting_room]
    return [*[SETTLE + issue for issue in g.table if has_cubes(g, issue)], *placed, RECLAIM]


def options(g: Versailles, nation: int) -> list[int]:
    """The options of issues that a nation leads on the table, or that are being settled or bid for."""
    seat = g.seat_of[nation]
    found: list[int] = []
    for issue in g.table if action_ahead(g) else []:
        holder = leader(g, issue)
        if issue != GAME_END and holder != NOBODY and seat_for(g, holder) == seat:
            found += options_for(g, holder, issue)
    for frame in g.stack:
        if isinstance(frame, (SelectOption, ChooseOption, AfterBid)) and seat_for(g, frame.nation) == seat:
            found += options_for(g, frame.nation, frame.issue)
    if g.contested != NOBODY and not g.passed[nation]:
        found += OPTIONS_OF[g.contested]
    return [CHOOSE + option for option in found]


def flag_ahead(g: Versailles, nation: int) -> bool:
    """Whether a nation may yet have to say whose squadron it is, also of an issue that it wins in a bid."""
    top = g.stack[-1]
    if isinstance(top, ChooseFlag) and top.seat == g.seat_of[nation]:
        return True
    return bids_ahead(g) or any(OPTION_EITHER[ACTIONS.thing(action)] for action in options(g, nation))


def bids_ahead(g: Versailles) -> bool:
    """Whether an issue may yet come up for bid in this turn, in a settlement or by what is under way."""
    return action_ahead(g) or any(type(frame) in MAY_UNSETTLE for frame in g.stack)


def uprising_terms(g: Versailles, nation: int) -> list[int]:
    """The die, whom an uprising hits, and the strategy cards, until nothing of it can come any more."""
    if not bids_ahead(g):
        return []
    chooses = any(isinstance(frame, ChooseStrategy) and frame.nation == nation for frame in g.stack)
    cards = sorted(g.strategies) if chooses or g.uprisings < 2 else []
    hits = [HIT + other for other in everyone(g)]
    return [PLUS_ONE, MINUS_ONE, NO_CHANGE, *hits, *[STRATEGY + card for card in cards]]


def event_terms(g: Versailles, nation: int) -> list[int]:
    """What may be decided about the event on the table, if its effect is still to come."""
    top = g.stack[-1]
    if any(isinstance(frame, DiscardEvent) for frame in g.stack) and not isinstance(top, MayConfer):
        sends = isinstance(top, SendOut) and top.seat == g.seat_of[nation]
        return [BRING_IN + issue for issue in g.waiting_room] if sends else []
    if g.event == NOBODY or not conference_ahead(g):
        return []
    decider = decider_of(g, g.acting)
    return event_answers(g, decider) if decides(g, nation) else alternatives(g, decider, nation)


def conference_ahead(g: Versailles) -> bool:
    """Whether the event on the table may yet be decided about; not while its follower is called, nor in a crisis."""
    if any(isinstance(frame, (Conference, MayConfer)) for frame in g.stack):
        return True
    return action_ahead(g) and not is_settling(g) and not any(type(frame) in MAY_UNSETTLE for frame in g.stack)


def is_settling(g: Versailles) -> bool:
    """Whether an issue is being settled, so that what is promised about its steps is about these."""
    return any(type(frame) in STEPS for frame in g.stack)


def decides(g: Versailles, nation: int) -> bool:
    """Whether a nation decides about the event on the table, with two players also for the USA (5.3.2, 13.1)."""
    return seat_for(g, decider_of(g, g.acting)) == g.seat_of[nation]


def agenda(g: Versailles) -> list[int]:
    """What comes to the table and to the waiting room next."""
    found = [ADVANCE + issue for issue in g.waiting_room] if is_ahead(g, AdvanceIssue) else []
    if is_ahead(g, AdvanceEvent):
        found += [CALL + card for card in g.callers]
    if is_ahead(g, AdvanceEvent, PutCube):
        found += [PUT_CUBE, NO_CUBE]
    if is_ahead(g, AddIssue):
        found += [DRAW, *range(PICK + 1, PICK + PICKS + 1)]
    return found
