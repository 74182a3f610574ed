"""The state of Realpolitik: flat lists and ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chancellery.engine.fields import Deck, Field, Grid, Number, Pile, Piles, Row
from chancellery.engine.state import State
from chancellery.games.realpolitik.board import (
    ASK,
    AUSTRIA,
    CARDS,
    CARDS_OF,
    FORTRESSES,
    FRANCE,
    ITALY,
    PRUSSIA,
    START_PRESTIGE,
    TERRITORIES,
    TOKENS,
    TRAINS,
)

# How many things advice remembers of a position.
WORKED_OUT: Final = 24


class Realpolitik(State):
    """A position of Realpolitik."""

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(about="the number of the turn; 0 during the opening diplomacy phase of three players", most=999),
        "money": Row("power", about="the money of each power", most=999),
        "morale": Row("power", about="the morale of each power", shared=True, most=99),
        "influence": Row("power", about="the influence of each power", shared=True, most=99),
        "prestige": Pile(
            of="power", ordered=True, empty=START_PRESTIGE, about="the powers, highest first", shared=True
        ),
        "ally": Row(
            "power", of="power", about="each power's ally; minor Italy and its controller are allies", shared=True
        ),
        "controller": Number(of="power", about="with three players, who controls Italy; none before that is settled"),
        "box": Number(about="the box of the diplomacy marker, 0 at the bottom", most=9),
        "permits": Grid(
            "power", "permission", of="mode", empty=ASK, about="what each power allows its ally, and how", shared=True
        ),
        "ready": Grid(
            "power",
            "action_card",
            empty=1,
            about="yes for the action cards that each power has in hand",
            shared=True,
            most=1,
        ),
        "laid": Row("power", of="action_card", about="the action card that each power has laid and shown", shared=True),
        "place": Row("general", of="territory", about="where each general is; none off the map"),
        "units": Row("general", about="the units with each general", most=9),
        "garrison": Row("territory", of="power", about="whose garrison is in each territory", shared=True),
        "fortress": Row("territory", about="yes for territories with a fortress", shared=True, most=1),
        "train": Row("border", about="yes for borders with a train", shared=True, most=1),
        "tokens": Row("power", empty=TOKENS, about="units and garrisons left in each power's supply", most=TOKENS),
        "trains_left": Number(empty=TRAINS, about="trains left in the supply", most=TRAINS),
        "fortresses_left": Number(empty=FORTRESSES, about="fortresses left in the supply", most=FORTRESSES),
        "hand": Piles("power", of="card", about="the battle cards that each power holds"),
        "discard": Piles("power", of="card", about="the battle cards that each power has discarded"),
        "austrian_deck": Deck(of="card", empty=CARDS_OF[AUSTRIA], about="Austria's battle cards to come"),
        "french_deck": Deck(of="card", empty=CARDS_OF[FRANCE], about="France's battle cards to come"),
        "prussian_deck": Deck(of="card", empty=CARDS_OF[PRUSSIA], about="Prussia's battle cards to come"),
        "italian_deck": Deck(of="card", empty=CARDS_OF[ITALY], about="Italy's battle cards to come"),
        "envoy": Number(of="power", about="the envoy of the movement action that goes on"),
        "round": Number(about="its round of movement, 0 before the first", most=9),
        "railed": Row(
            "general", about="generals in the train pre-move: 1 rode, 2 gave units, 3 took units", shared=True, most=3
        ),
        "moved": Row("general", about="yes for generals that have moved in this round", shared=True, most=1),
        "taken_back": Row(
            "general", about="marches and rides that were taken back in this round, as bits", shared=True, most=3
        ),
        "answered": Pile(
            ordered=True, about="what an ally has said since the round began, four numbers each", shared=True, most=999
        ),
        "battles": Pile(
            of="general", ordered=True, about="attackers yet to fight, in the order of their moves", shared=True
        ),
        "engaged": Row(
            "general", about="yes for generals that have fought or supported in this round", shared=True, most=1
        ),
        "reports": Pile(
            ordered=True, about="what the last battles have shown, four numbers each", shared=True, most=999
        ),
        "contested": Number(of="territory", about="the territory of the battle that goes on"),
        "attacker": Number(of="general", about="the general that attacks there"),
        "holder": Number(of="power", about="who controlled it when the battle began"),
        "side": Row(
            "general", about="generals in this battle: 1 for the attacker, 2 for the defender", shared=True, most=2
        ),
        "slots": Row("general", about="how many more cards each general may play in this battle", shared=True, most=9),
        "committed": Pile(
            of="card", ordered=True, about="the battle cards on the table as they were played", shared=True
        ),
        "committed_to": Pile(
            of="general",
            ordered=True,
            about="for each of them the general in whose pile it lies",
            shared=True,
            most=CARDS,
        ),
        "face_up": Pile(ordered=True, about="for each of them 1 if everybody sees it", shared=True, most=CARDS),
        "passed": Row("power", about="yes for powers that play no more cards in this battle", shared=True, most=1),
        "broken": Row("power", about="yes for powers that had no morale when this battle began", shared=True, most=1),
    }

    turn: int
    money: list[int]
    morale: tuple[int, ...]
    influence: tuple[int, ...]
    prestige: tuple[int, ...]
    ally: tuple[int, ...]
    controller: int
    box: int
    permits: tuple[int, ...]
    ready: tuple[int, ...]
    laid: tuple[int, ...]
    place: list[int]
    units: list[int]
    garrison: tuple[int, ...]
    fortress: tuple[int, ...]
    train: tuple[int, ...]
    tokens: list[int]
    trains_left: int
    fortresses_left: int
    hand: list[list[int]]
    discard: list[list[int]]
    austrian_deck: list[int]
    french_deck: list[int]
    prussian_deck: list[int]
    italian_deck: list[int]
    envoy: int
    round: int
    railed: tuple[int, ...]
    moved: tuple[int, ...]
    taken_back: tuple[int, ...]
    answered: tuple[int, ...]
    battles: tuple[int, ...]
    engaged: tuple[int, ...]
    reports: tuple[int, ...]
    contested: int
    attacker: int
    holder: int
    side: tuple[int, ...]
    slots: tuple[int, ...]
    committed: tuple[int, ...]
    committed_to: tuple[int, ...]
    face_up: tuple[int, ...]
    passed: tuple[int, ...]
    broken: tuple[int, ...]
    # The generals in each territory, one bit for each; it follows from `place`.
    standing: list[int]
    # What advice has worked out of positions, shared by clones; whoever reads it looks whether it holds for this one.
    worked_out: list[Any]

    def values(self) -> tuple[Any, ...]:
        return (
            self.turn,
            self.money,
            self.morale,
            self.influence,
            self.prestige,
            self.ally,
            self.controller,
            self.box,
            self.permits,
            self.ready,
            self.laid,
            self.place,
            self.units,
            self.garrison,
            self.fortress,
            self.train,
            self.tokens,
            self.trains_left,
            self.fortresses_left,
            self.hand,
            self.discard,
            self.austrian_deck,
            self.french_deck,
            self.prussian_deck,
            self.italian_deck,
            self.envoy,
            self.round,
            self.railed,
            self.moved,
            self.taken_back,
            self.answered,
            self.battles,
            self.engaged,
            self.reports,
            self.contested,
            self.attacker,
            self.holder,
            self.side,
            self.slots,
            self.committed,
            self.committed_to,
            self.face_up,
            self.passed,
            self.broken,
        )

    def clone(self) -> Realpolitik:
        twin = Realpolitik()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.money = self.money[:]
        twin.morale = self.morale
        twin.influence = self.influence
        twin.prestige = self.prestige
        twin.ally = self.ally
        twin.controller = self.controller
        twin.box = self.box
        twin.permits = self.permits
        twin.ready = self.ready
        twin.laid = self.laid
        twin.place = self.place[:]
        twin.units = self.units[:]
        twin.garrison = self.garrison
        twin.fortress = self.fortress
        twin.train = self.train
        twin.tokens = self.tokens[:]
        twin.trains_left = self.trains_left
        twin.fortresses_left = self.fortresses_left
        # Cards are shared too: whoever moves one puts new piles in place of these.
        twin.hand = self.hand
        twin.discard = self.discard
        twin.austrian_deck = self.austrian_deck
        twin.french_deck = self.french_deck
        twin.prussian_deck = self.prussian_deck
        twin.italian_deck = self.italian_deck
        twin.envoy = self.envoy
        twin.round = self.round
        twin.railed = self.railed
        twin.moved = self.moved
        twin.taken_back = self.taken_back
        twin.answered = self.answered
        twin.battles = self.battles
        twin.engaged = self.engaged
        twin.reports = self.reports
        twin.contested = self.contested
        twin.attacker = self.attacker
        twin.holder = self.holder
        twin.side = self.side
        twin.slots = self.slots
        twin.committed = self.committed
        twin.committed_to = self.committed_to
        twin.face_up = self.face_up
        twin.passed = self.passed
        twin.broken = self.broken
        twin.standing = self.standing[:]
        twin.worked_out = self.worked_out
        return twin

    def settle(self) -> None:
        self.standing = [0] * TERRITORIES
        for general, at in enumerate(self.place):
            if at >= 0:
                self.standing[at] |= 1 << general
        self.worked_out = [None] * WORKED_OUT

    def deck(self, power: int) -> list[int]:
        """The battle cards that a power still draws from; the last is the top."""
        if power == AUSTRIA:
            return self.austrian_deck
        if power == FRANCE:
            return self.french_deck
        return self.prussian_deck if power == PRUSSIA else self.italian_deck

    def set_deck(self, power: int, cards: list[int]) -> None:
        """Give a power another deck in place of its own."""
        if power == AUSTRIA:
            self.austrian_deck = cards
        elif power == FRANCE:
            self.french_deck = cards
        elif power == PRUSSIA:
            self.prussian_deck = cards
        else:
            self.italian_deck = cards
