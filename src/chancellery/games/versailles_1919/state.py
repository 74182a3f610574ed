"""The state of Versailles 1919: flat lists and ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chancellery.engine.fields import Deck, Field, Grid, Number, Pile, Piles, Row
from chancellery.engine.nouns import NOBODY
from chancellery.engine.state import State
from chancellery.games.versailles_1919.board import GAME_END, NATIONS

NO_DEALS: Final = (NOBODY,) * NATIONS


class Versailles(State):
    """A position of Versailles 1919."""

    schema: ClassVar[dict[str, Field]] = {
        "seat_of": Row("nation", of="seat", about="the seat of each nation; none where nobody plays", shared=True),
        "order": Pile(of="nation", ordered=True, about="the nations in turn order", shared=True),
        "turn": Number(about="turns begun so far", most=999),
        "active": Number(of="nation", about="the nation whose turn it is"),
        "acting": Number(
            of="nation", about="who carries out a political action: the active nation, or the USA of two players"
        ),
        "human": Number(of="nation", about="the faction of the solo player"),
        "political": Number(about="whether the political action of the turn is done", most=1),
        "military": Number(about="whether the military action of the turn is done", most=1),
        "available": Row("nation", about="influence cubes in front of each nation", most=30),
        "exhausted": Row("nation", about="influence cubes in the exhausted box", most=30),
        "cubes": Grid("issue", "nation", about="influence on each issue", most=30),
        "units": Row("nation", about="military units in front of each nation", shared=True, most=9),
        "spent_units": Row("nation", about="military units in the exhausted box", shared=True, most=9),
        "retired": Row(
            "nation", about="military units on the demobilize track, or not in the match", shared=True, most=9
        ),
        "unit": Row("space", of="nation", about="whose unit stands in each space of the region tracks", shared=True),
        "box": Row("box", of="nation", about="whose unit lies in each box of the demobilize track", shared=True),
        "happiness": Row("nation", about="of each nation; -1 without a marker", least=-99, most=99),
        "unrest": Row("region", empty=1, about="the column of each unrest counter", most=12),
        "keg": Row("region", about="the column of each powder keg, 0 for its start box", shared=True, most=9),
        "owner": Row("issue", of="nation", about="who controls each issue", shared=True),
        "chosen": Row("issue", of="issue_option", about="the option of each settled issue", shared=True),
        "flag": Row("issue", of="nation", about="the flag of a squadron that could have been of either", shared=True),
        "table": Pile(of="issue", about="the issues on the table"),
        "waiting_room": Pile(of="issue", about="the issues in the waiting room"),
        "issue_deck": Deck(of="issue", placed=(GAME_END,), about="issues still to come"),
        "issue_discard": Deck(of="issue", about="discarded issues, the top first"),
        "event": Number(of="event_card", about="the event on the table"),
        "event_cube": Number(of="nation", about="whose cube lies on it"),
        "callers": Pile(of="event_card", about="the events in the waiting room", shared=True),
        "event_deck": Deck(of="event_card", about="events still to come"),
        "event_discard": Deck(of="event_card", about="discarded events, the top first"),
        "strategies": Pile(of="strategy", about="strategy cards dealt and not chosen", shared=True),
        "strategy": Row("nation", of="strategy", about="the strategy card of each nation", shared=True),
        "uprisings": Number(about="0 before the first uprising, 1 from then on, 2 when strategies are chosen", most=2),
        "modifier": Number(about="the sum of what was announced for the roll to come", least=-9, most=9),
        "rising": Pile(of="region", ordered=True, about="regions with an uprising still to be resolved", shared=True),
        "contested": Number(of="issue", about="the issue that is bid for"),
        "contender": Number(of="nation", about="who controlled it"),
        "arena": Number(of="region", about="its region, if an uprising brought the bid about"),
        "bid_force": Row("nation", of="force", about="the units in the bid of each nation", shared=True),
        "bid_cubes": Row(
            "nation",
            empty=NOBODY,
            about="the cubes in each nation's bid, -1 without a bid",
            shared=True,
            least=-1,
            most=30,
        ),
        "passed": Row("nation", about="yes for nations that bid no more", shared=True, most=1),
        "points": Number(about="victory points of the solo player", least=-99, most=99),
        "stirred": Number(
            about="whether cubes moved or an issue was settled since the solo player last began a turn", most=1
        ),
        "deal_with": Row("nation", of="nation", about="whom the deal of each nation is with", shared=True),
        "deal_sent": Row("nation", about="whether that deal is offered and no longer a draft", shared=True, most=1),
        "deal_cubes": Row(
            "nation", about="cubes that its author exhausts, or the other if negative", shared=True, least=-30, most=30
        ),
        "deal_who": Row("nation", of="nation", about="who makes the promise that is being put into words", shared=True),
        "deal_topic": Row("nation", of="topic", about="what that promise is about", shared=True),
        "deal_not": Row("nation", about="whether it is a promise not to", shared=True, most=1),
        "deal_terms": Piles("nation", about="the promises of each deal, in numbers", most=99),
        "offers": Row(
            "nation", about="deals that each nation began to put together in this turn", shared=True, most=99
        ),
        "bound": Pile(about="promises in force until the end of the turn, in numbers", shared=True, most=99),
    }

    seat_of: tuple[int, ...]
    order: tuple[int, ...]
    turn: int
    active: int
    acting: int
    human: int
    political: int
    military: int
    available: list[int]
    exhausted: list[int]
    cubes: list[int]
    units: tuple[int, ...]
    spent_units: tuple[int, ...]
    retired: tuple[int, ...]
    unit: tuple[int, ...]
    box: tuple[int, ...]
    happiness: list[int]
    unrest: list[int]
    keg: tuple[int, ...]
    owner: tuple[int, ...]
    chosen: tuple[int, ...]
    flag: tuple[int, ...]
    table: list[int]
    waiting_room: list[int]
    issue_deck: list[int]
    issue_discard: list[int]
    event: int
    event_cube: int
    callers: tuple[int, ...]
    event_deck: list[int]
    event_discard: list[int]
    strategies: tuple[int, ...]
    strategy: tuple[int, ...]
    uprisings: int
    modifier: int
    rising: tuple[int, ...]
    contested: int
    contender: int
    arena: int
    bid_force: tuple[int, ...]
    bid_cubes: tuple[int, ...]
    passed: tuple[int, ...]
    points: int
    stirred: int
    deal_with: tuple[int, ...]
    deal_sent: tuple[int, ...]
    deal_cubes: tuple[int, ...]
    deal_who: tuple[int, ...]
    deal_topic: tuple[int, ...]
    deal_not: tuple[int, ...]
    deal_terms: list[list[int]]
    offers: tuple[int, ...]
    bound: tuple[int, ...]

    def values(self) -> tuple[Any, ...]:
        return (
            self.seat_of,
            self.order,
            self.turn,
            self.active,
            self.acting,
            self.human,
            self.political,
            self.military,
            self.available,
            self.exhausted,
            self.cubes,
            self.units,
            self.spent_units,
            self.retired,
            self.unit,
            self.box,
            self.happiness,
            self.unrest,
            self.keg,
            self.owner,
            self.chosen,
            self.flag,
            self.table,
            self.waiting_room,
            self.issue_deck,
            self.issue_discard,
            self.event,
            self.event_cube,
            self.callers,
            self.event_deck,
            self.event_discard,
            self.strategies,
            self.strategy,
            self.uprisings,
            self.modifier,
            self.rising,
            self.contested,
            self.contender,
            self.arena,
            self.bid_force,
            self.bid_cubes,
            self.passed,
            self.points,
            self.stirred,
            self.deal_with,
            self.deal_sent,
            self.deal_cubes,
            self.deal_who,
            self.deal_topic,
            self.deal_not,
            self.deal_terms,
            self.offers,
            self.bound,
        )

    def clone(self) -> Versailles:
        twin = Versailles()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.active = self.active
        twin.acting = self.acting
        twin.human = self.human
        twin.political = self.political
        twin.military = self.military
        twin.available = self.available[:]
        twin.exhausted = self.exhausted[:]
        twin.cubes = self.cubes[:]
        twin.happiness = self.happiness[:]
        twin.unrest = self.unrest[:]
        twin.table = self.table[:]
        twin.waiting_room = self.waiting_room[:]
        twin.issue_deck = self.issue_deck[:]
        twin.issue_discard = self.issue_discard[:]
        twin.event = self.event
        twin.event_cube = self.event_cube
        twin.event_deck = self.event_deck[:]
        twin.event_discard = self.event_discard[:]
        twin.uprisings = self.uprisings
        twin.modifier = self.modifier
        twin.contested = self.contested
        twin.contender = self.contender
        twin.arena = self.arena
        twin.points = self.points
        twin.stirred = self.stirred
        twin.seat_of = self.seat_of
        twin.order = self.order
        twin.units = self.units
        twin.spent_units = self.spent_units
        twin.retired = self.retired
        twin.unit = self.unit
        twin.box = self.box
        twin.keg = self.keg
        twin.owner = self.owner
        twin.chosen = self.chosen
        twin.flag = self.flag
        twin.callers = self.callers
        twin.strategy = self.strategy
        twin.bid_force = self.bid_force
        twin.bid_cubes = self.bid_cubes
        twin.passed = self.passed
        twin.strategies = self.strategies
        twin.rising = self.rising
        twin.deal_with = self.deal_with
        twin.deal_sent = self.deal_sent
        twin.deal_cubes = self.deal_cubes
        twin.deal_who = self.deal_who
        twin.deal_topic = self.deal_topic
        twin.deal_not = self.deal_not
        # Shared too: who changes the terms of a deal puts new lists in place of these.
        twin.deal_terms = self.deal_terms
        twin.offers = self.offers
        twin.bound = self.bound
        return twin

    def advance(self, seat: int, action: int) -> None:
        """Play an answer; promises that it keeps bind no more, and deals that it overtakes lapse (11.1, 11.3)."""
        if self.bound:
            self.game.before_answer(self, seat, action)
        super().advance(seat, action)
        if self.deal_with != NO_DEALS and self.outcome is None:
            self.game.after_answer(self, seat, action)
