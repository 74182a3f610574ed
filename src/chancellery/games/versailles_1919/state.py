"""The state of Versailles 1919: flat lists and ints."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.fields import Deck, Field, Number, Pile, Piles, Row, Table
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.games.versailles_1919.view_types import VersaillesBoard


class Versailles(State):
    """A position of Versailles 1919.

    seat_of       the seat of each nation, -1 for those that nobody plays
    order         the nations in turn order
    turn          turns begun so far
    active        the nation whose turn it is, -1 before the first
    acting        the nation that carries out a political action: the active one, or the USA of two players
    human         the faction of the solo player, -1 with more players
    political     whether the political action of the turn is done
    military      whether the military action of the turn is done
    available     influence cubes in front of each nation
    exhausted     influence cubes in the exhausted box
    cubes         influence on each issue
    units         military units in front of each nation
    spent_units   military units in the exhausted box
    retired       military units on the demobilize track
    unit          whose unit stands in each space of the region tracks, -1 for none
    box           whose unit lies in each box of the demobilize track but the last, -1 for none
    happiness     of each nation; -1 without a marker
    unrest, keg   the columns of the two counters of each region, 0 for a keg in its start box
    owner         who controls each issue, -1 for nobody
    chosen        the option of each settled issue, -1 for none
    flag          the flag of a squadron that could have been of either nation, -1 for none
    table         the issues on the table
    waiting_room  the issues in the waiting room
    event         the event on the table, -1 for none
    event_cube    whose cube lies on it, -1 for none
    callers       the events in the waiting room
    strategies    the strategy cards dealt and not chosen
    strategy      the strategy card of each nation, -1 for none
    uprisings     0 before the first uprising, 1 from then on, 2 when strategies are chosen
    modifier      the sum of what was announced for the roll to come
    rising        regions with an uprising that is not resolved yet, in order
    contested     the issue that is bid for, -1 for none
    contender     who controlled it
    arena         its region if an uprising brought it about, else -1
    bid_force     the units in the bid of each nation
    bid_cubes     the cubes in the bid of each nation, -1 without a bid
    passed        nations that bid no more
    points        victory points of the solo player
    stirred       whether cubes moved or an issue was settled since the solo player's last turn began
    deal_with     for each nation whom its deal is with, -1 for none
    deal_sent     whether the deal is offered and no longer a draft
    deal_cubes    cubes that its author exhausts for the other, or has the other exhaust (negative)
    deal_who      who makes the promise that is being put into words, -1 for nobody
    deal_topic    what that promise is about, -1 if not said yet
    deal_not      whether it is a promise not to
    deal_terms    the promises of each deal, in numbers
    bound         promises in force until the end of the turn, in numbers
    """

    schema: ClassVar[dict[str, Field]] = {
        "seat_of": Row("nation", of="seat"),
        "order": Pile(of="nation"),
        "turn": Number(),
        "active": Number(of="nation"),
        "acting": Number(of="nation"),
        "human": Number(of="nation"),
        "political": Number(),
        "military": Number(),
        "available": Row("nation"),
        "exhausted": Row("nation"),
        "cubes": Table("issue", "nation"),
        "units": Row("nation"),
        "spent_units": Row("nation"),
        "retired": Row("nation"),
        "unit": Row("space", of="nation"),
        "box": Row("box", of="nation"),
        "happiness": Row("nation"),
        "unrest": Row("region"),
        "keg": Row("region"),
        "owner": Row("issue", of="nation"),
        "chosen": Row("issue", of="issue_option"),
        "flag": Row("issue", of="nation"),
        "table": Pile(of="issue"),
        "waiting_room": Pile(of="issue"),
        "issue_deck": Deck(of="issue"),
        "issue_discard": Deck(of="issue"),
        "event": Number(of="event_card"),
        "event_cube": Number(of="nation"),
        "callers": Pile(of="event_card"),
        "event_deck": Deck(of="event_card"),
        "event_discard": Deck(of="event_card"),
        "strategies": Pile(of="strategy"),
        "strategy": Row("nation", of="strategy"),
        "uprisings": Number(),
        "modifier": Number(),
        "rising": Pile(of="region"),
        "contested": Number(of="issue"),
        "contender": Number(of="nation"),
        "arena": Number(of="region"),
        "bid_force": Row("nation", of="force"),
        "bid_cubes": Row("nation"),
        "passed": Row("nation"),
        "points": Number(),
        "stirred": Number(),
        "deal_with": Row("nation", of="nation"),
        "deal_sent": Row("nation"),
        "deal_cubes": Row("nation"),
        "deal_who": Row("nation", of="nation"),
        "deal_topic": Row("nation", of="topic"),
        "deal_not": Row("nation"),
        "deal_terms": Piles("nation"),
        "bound": Pile(),
    }

    seat_of: list[int]
    order: list[int]
    turn: int
    active: int
    acting: int
    human: int
    political: int
    military: int
    available: list[int]
    exhausted: list[int]
    cubes: list[int]
    units: list[int]
    spent_units: list[int]
    retired: list[int]
    unit: list[int]
    box: list[int]
    happiness: list[int]
    unrest: list[int]
    keg: list[int]
    owner: list[int]
    chosen: list[int]
    flag: list[int]
    table: list[int]
    waiting_room: list[int]
    issue_deck: list[int]
    issue_discard: list[int]
    event: int
    event_cube: int
    callers: list[int]
    event_deck: list[int]
    event_discard: list[int]
    strategies: list[int]
    strategy: list[int]
    uprisings: int
    modifier: int
    rising: list[int]
    contested: int
    contender: int
    arena: int
    bid_force: list[int]
    bid_cubes: list[int]
    passed: list[int]
    points: int
    stirred: int
    deal_with: list[int]
    deal_sent: list[int]
    deal_cubes: list[int]
    deal_who: list[int]
    deal_topic: list[int]
    deal_not: list[int]
    deal_terms: list[list[int]]
    bound: list[int]

    def clone(self) -> Versailles:
        twin = Versailles()
        self.copy_base(twin)
        twin.seat_of = self.seat_of[:]
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.acting = self.acting
        twin.human = self.human
        twin.political = self.political
        twin.military = self.military
        twin.available = self.available[:]
        twin.exhausted = self.exhausted[:]
        twin.cubes = self.cubes[:]
        twin.units = self.units[:]
        twin.spent_units = self.spent_units[:]
        twin.retired = self.retired[:]
        twin.unit = self.unit[:]
        twin.box = self.box[:]
        twin.happiness = self.happiness[:]
        twin.unrest = self.unrest[:]
        twin.keg = self.keg[:]
        twin.owner = self.owner[:]
        twin.chosen = self.chosen[:]
        twin.flag = self.flag[:]
        twin.table = self.table[:]
        twin.waiting_room = self.waiting_room[:]
        twin.issue_deck = self.issue_deck[:]
        twin.issue_discard = self.issue_discard[:]
        twin.event = self.event
        twin.event_cube = self.event_cube
        twin.callers = self.callers[:]
        twin.event_deck = self.event_deck[:]
        twin.event_discard = self.event_discard[:]
        twin.strategies = self.strategies[:]
        twin.strategy = self.strategy[:]
        twin.uprisings = self.uprisings
        twin.modifier = self.modifier
        twin.rising = self.rising[:]
        twin.contested = self.contested
        twin.contender = self.contender
        twin.arena = self.arena
        twin.bid_force = self.bid_force[:]
        twin.bid_cubes = self.bid_cubes[:]
        twin.passed = self.passed[:]
        twin.points = self.points
        twin.stirred = self.stirred
        twin.deal_with = self.deal_with[:]
        twin.deal_sent = self.deal_sent[:]
        twin.deal_cubes = self.deal_cubes[:]
        twin.deal_who = self.deal_who[:]
        twin.deal_topic = self.deal_topic[:]
        twin.deal_not = self.deal_not[:]
        uk, france, usa, italy, japan = self.deal_terms
        twin.deal_terms = [uk[:], france[:], usa[:], italy[:], japan[:]]
        twin.bound = self.bound[:]
        return twin

    # The rules, the view and the redeal all need this file.

    def see(self, seat: int) -> VersaillesBoard:
        from chancellery.games.versailles_1919.view import see

        return see(self, seat)

    def redeal_hidden(self, seat: int, rng: Rng) -> None:
        from chancellery.games.versailles_1919.redeal import redeal

        redeal(self, seat, rng)

    def aside_actions(self, seat: int) -> list[int]:
        from chancellery.games.versailles_1919.rules.negotiation import asides

        return asides(self, seat)

    def apply_aside(self, seat: int, action: int) -> None:
        from chancellery.games.versailles_1919.rules.negotiation import take_aside

        take_aside(self, seat, action)
