"""How a match begins (3)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BOXES,
    CONTENT,
    DISCARDED_ISSUES,
    EVENTS,
    GAME_END,
    HOLDERS,
    INFLUENCE,
    ISSUES,
    ITALY,
    JAPAN,
    MILITARY,
    NATIONS,
    PLAYED,
    RANDOM_ORDER,
    REGIONS,
    SPACES,
    START_HAPPINESS,
    STRATEGY_IDS,
    TABLE_ISSUES,
    TAKE,
    USA,
    WAITING_EVENTS,
    WAITING_ISSUES,
    WAITING_ISSUES_SOLO,
)
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.turn import Turn
from chancellery.games.versailles_1919.state import Versailles


def set_up(g: Versailles) -> None:
    """Put every piece where the rulebook wants it, and find out who plays which nation."""
    set_up_pieces(g)
    set_up_tracks(g)
    set_up_issues(g)
    set_up_events(g)
    set_up_negotiation(g)
    set_up_players(g)


def set_up_pieces(g: Versailles) -> None:
    """15 cubes and 3 units each; the USA of two players has no units (3.1)."""
    holders = HOLDERS[g.seats]
    armed = PLAYED[g.seats]
    g.available = [INFLUENCE if nation in holders else 0 for nation in range(NATIONS)]
    g.exhausted = [0] * NATIONS
    g.cubes = [0] * (ISSUES * NATIONS)
    g.units = tuple([MILITARY if nation in armed else 0 for nation in range(NATIONS)])
    g.spent_units = (0,) * NATIONS
    g.retired = tuple([0 if nation in armed else MILITARY for nation in range(NATIONS)])
    g.unit = (NOBODY,) * SPACES
    g.box = (NOBODY,) * BOXES


def set_up_tracks(g: Versailles) -> None:
    """Happiness by the length of the game, and quiet regions (3.3, 3.4)."""
    played = PLAYED[g.seats]
    start = CONTENT.lengths[length_of(g)].happiness
    g.happiness = [start if nation in played else START_HAPPINESS for nation in range(NATIONS)]
    if g.seats == 2:
        g.happiness[USA] = NOBODY
    if g.seats == 1:
        g.happiness[ITALY] = g.happiness[JAPAN] = NOBODY
    g.unrest = [1] * REGIONS
    g.keg = (0,) * REGIONS
    g.uprisings = 0
    g.modifier = 0
    g.rising = ()


def length_of(g: Versailles) -> str:
    """How long the game is; the solo game knows one length only, which the options hold it to (14)."""
    return str(g.options["length"])


def set_up_issues(g: Versailles) -> None:
    """Issues on the table, in the waiting room and on the discard pile, and the game-end card in the deck (3.2)."""
    g.owner = (NOBODY,) * ISSUES
    g.chosen = (NOBODY,) * ISSUES
    g.flag = (NOBODY,) * ISSUES
    g.contested = g.contender = g.arena = NOBODY
    g.bid_force = (0,) * NATIONS
    g.bid_cubes = (NOBODY,) * NATIONS
    g.passed = (0,) * NATIONS
    deck = [issue for issue in range(ISSUES) if issue != GAME_END]
    g.shuffle(deck)
    waiting = WAITING_ISSUES_SOLO if g.seats == 1 else WAITING_ISSUES
    g.table = [deck.pop() for _ in range(TABLE_ISSUES)]
    g.waiting_room = [deck.pop() for _ in range(waiting)]
    g.issue_discard = [deck.pop() for _ in range(DISCARDED_ISSUES)]
    length = CONTENT.lengths[length_of(g)]
    bottom = [*deck[: length.below], GAME_END]
    if length.shuffled:
        g.shuffle(bottom)
    g.issue_deck = bottom + deck[length.below :]


def set_up_events(g: Versailles) -> None:
    """Events on the table and in the waiting room, and strategy cards: one more than players (3.4)."""
    g.event_deck = list(range(EVENTS))
    g.shuffle(g.event_deck)
    g.event = g.event_deck.pop()
    g.event_cube = NOBODY
    g.callers = tuple([g.event_deck.pop() for _ in range(WAITING_EVENTS)])
    g.event_discard = []
    strategies = list(range(len(STRATEGY_IDS)))
    g.shuffle(strategies)
    g.strategies = () if g.seats == 1 else tuple(sorted(strategies[: g.seats + 1]))
    g.strategy = (NOBODY,) * NATIONS


def set_up_negotiation(g: Versailles) -> None:
    g.deal_with = g.deal_who = g.deal_topic = (NOBODY,) * NATIONS
    g.deal_sent = g.deal_cubes = g.deal_not = (0,) * NATIONS
    g.deal_terms = [[] for _ in range(NATIONS)]
    g.offers = (0,) * NATIONS
    g.bound = ()


def set_up_players(g: Versailles) -> None:
    """A random starting player; nations are chosen from there on, or belong to the seats (3.1)."""
    g.seat_of = (NOBODY,) * NATIONS
    g.order = ()
    g.turn = 0
    g.active = g.acting = g.human = NOBODY
    g.political = g.military = 0
    g.points = 0
    g.stirred = 0
    chosen = g.options["nations"] == "chosen"
    if g.seats == 1:
        g.push(*([ChooseOrder(0), Begin()] if chosen else [Begin()]))
        return
    first = g.rng.below(g.seats)
    seats = [(first + i) % g.seats for i in range(g.seats)]
    if chosen:
        g.push(*[ChooseNation(seat) for seat in seats[:-1]], Begin())
    else:
        for seat in seats:
            take_nation(g, seat, PLAYED[g.seats][seat])
        g.push(Begin())


def nations_left(g: Versailles) -> list[int]:
    """The nations that nobody has chosen yet."""
    return [nation for nation in PLAYED[g.seats] if nation not in g.order]


def take_nation(g: Versailles, seat: int, nation: int) -> None:
    g.seat_of = put(g.seat_of, nation, seat)
    g.order = (*g.order, nation)
    if g.log:
        g.log.add(events.NationChosen(seat, nation))


class ChooseNation(Decision):
    """Choose a nation to play (3.1)."""

    rule: ClassVar[str] = "3.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        return [TAKE + nation for nation in nations_left(g)]

    def apply(self, g: Versailles, action: int) -> None:
        take_nation(g, self.seat, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-nation", nations=("nation", tuple(nations_left(g))))


class ChooseOrder(Decision):
    """Which faction of the solo game is next in turn order; dice may decide all of it (14.1)."""

    rule: ClassVar[str] = "14.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        found = [TAKE + nation for nation in nations_left(g)]
        if not g.order:
            found.append(RANDOM_ORDER)
        return found

    def apply(self, g: Versailles, action: int) -> None:
        if action == RANDOM_ORDER:
            return
        g.order = (*g.order, ACTIONS.thing(action))
        if len(nations_left(g)) > 1:
            g.push(ChooseOrder(0))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-order", number=len(g.order) + 1)


class Begin(Step[Versailles]):
    """The last nation goes to whoever has none; in the solo game the player has the last faction (3.1, 14.1)."""

    def run(self, g: Versailles) -> None:
        left = nations_left(g)
        if g.seats > 1:
            if left:
                seat = next(seat for seat in range(g.seats) if seat not in g.seat_of)
                take_nation(g, seat, left[0])
        else:
            g.shuffle(left)
            g.order = (*g.order, *left)
            g.human = g.order[-1]
            g.seat_of = tuple([0 if nation in g.order else NOBODY for nation in range(NATIONS)])
            if g.log:
                g.log.add(events.OrderSet(tuple(g.order)))
        g.push(Turn())
