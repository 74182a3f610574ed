"""The state of Realpolitik: flat lists and ints."""

from __future__ import annotations

from typing import Any, ClassVar

from chancellery.engine.fields import Deck, Field, Number, Pile, Piles, Row, Table
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.games.realpolitik.board import ACTIONS, TERRITORIES


class Realpolitik(State):
    """A position of Realpolitik.

    turn         the number of the turn; 0 during the opening diplomacy phase of three players
    prestige     the powers, highest first
    ally         each power's ally, -1 for none; minor Italy and its controller are allies
    controller   with three players, who controls Italy; -1 before the opening diplomacy phase and with four players
    box          the box of the diplomacy marker, 0 at the bottom
    permits      what each power allows its ally, and how
    ready        the action cards that each power has in hand
    laid         the action card that each power has laid this turn, -1 before the reveal
    place        where each general is, -1 off the map
    units        the units with each general
    garrison     whose garrison is in each territory, -1 for none
    fortress     territories with a fortress
    train        borders with a train
    tokens       units and garrisons left in each power's supply
    envoy        the envoy of the movement action that goes on, -1 for none
    round        its round of movement, 0 before the first
    railed       generals in the train pre-move: 1 rode, 2 gave units, 3 took units
    moved        generals that have moved in this round
    taken_back   generals whose march or ride was taken back in this round, as bits
    answered     what an ally has said in this round or Mobilisation, four numbers each: the general, -1 for a train;
                 what was asked; the territory, the lane by its end, or the border; and 1 for yes
    battles      generals that attack and have not fought yet, in the order of their moves
    engaged      generals that have fought or supported in this round
    reports      what the battles of this round, or of the last with a battle, have shown, four numbers each
    contested    the territory of the battle that goes on, -1 for none
    attacker     the general that attacks there
    holder       who controlled it when the battle began
    side         generals in this battle: 1 for the attacker, 2 for the defender
    slots        how many more cards each general may play in this battle
    committed    the battle cards on the table, in the order in which they were played
    committed_to for each of them the general in whose pile it lies
    face_up      for each of them whether everybody sees it
    passed       powers that play no more cards in this battle
    broken       powers that had no morale when this battle began
    """

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(),
        "money": Row("power"),
        "morale": Row("power"),
        "influence": Row("power"),
        "prestige": Pile(of="power"),
        "ally": Row("power", of="power"),
        "controller": Number(of="power"),
        "box": Number(),
        "permits": Table("power", "permission", of="mode"),
        "ready": Table("power", "action_card"),
        "laid": Row("power", of="action_card"),
        "place": Row("general", of="territory"),
        "units": Row("general"),
        "garrison": Row("territory", of="power"),
        "fortress": Row("territory"),
        "train": Row("border"),
        "tokens": Row("power"),
        "trains_left": Number(),
        "fortresses_left": Number(),
        "hand": Piles("power", of="card"),
        "discard": Piles("power", of="card"),
        "austrian_deck": Deck(of="card"),
        "french_deck": Deck(of="card"),
        "prussian_deck": Deck(of="card"),
        "italian_deck": Deck(of="card"),
        "envoy": Number(of="power"),
        "round": Number(),
        "railed": Row("general"),
        "moved": Row("general"),
        "taken_back": Row("general"),
        "answered": Pile(),
        "battles": Pile(of="general"),
        "engaged": Row("general"),
        "reports": Pile(),
        "contested": Number(of="territory"),
        "attacker": Number(of="general"),
        "holder": Number(of="power"),
        "side": Row("general"),
        "slots": Row("general"),
        "committed": Pile(of="card"),
        "committed_to": Pile(of="general"),
        "face_up": Pile(),
        "passed": Row("power"),
        "broken": Row("power"),
    }

    turn: int
    money: list[int]
    morale: list[int]
    influence: list[int]
    prestige: list[int]
    ally: list[int]
    controller: int
    box: int
    permits: list[int]
    ready: list[int]
    laid: list[int]
    place: list[int]
    units: list[int]
    garrison: list[int]
    fortress: list[int]
    train: list[int]
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
    railed: list[int]
    moved: list[int]
    taken_back: list[int]
    answered: list[int]
    battles: list[int]
    engaged: list[int]
    reports: list[int]
    contested: int
    attacker: int
    holder: int
    side: list[int]
    slots: list[int]
    committed: list[int]
    committed_to: list[int]
    face_up: list[int]
    passed: list[int]
    broken: list[int]
    # The generals in each territory, one bit for each; it follows from `place`.
    standing: list[int]

    def clone(self) -> Realpolitik:
        twin = Realpolitik()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.money = self.money[:]
        twin.morale = self.morale[:]
        twin.influence = self.influence[:]
        twin.prestige = self.prestige[:]
        twin.ally = self.ally[:]
        twin.controller = self.controller
        twin.box = self.box
        twin.permits = self.permits[:]
        twin.ready = self.ready[:]
        twin.laid = self.laid[:]
        twin.place = self.place[:]
        twin.units = self.units[:]
        twin.garrison = self.garrison[:]
        twin.fortress = self.fortress[:]
        twin.train = self.train[:]
        twin.tokens = self.tokens[:]
        twin.trains_left = self.trains_left
        twin.fortresses_left = self.fortresses_left
        austria, france, prussia, italy = self.hand
        twin.hand = [austria[:], france[:], prussia[:], italy[:]]
        austria, france, prussia, italy = self.discard
        twin.discard = [austria[:], france[:], prussia[:], italy[:]]
        twin.austrian_deck = self.austrian_deck[:]
        twin.french_deck = self.french_deck[:]
        twin.prussian_deck = self.prussian_deck[:]
        twin.italian_deck = self.italian_deck[:]
        twin.envoy = self.envoy
        twin.round = self.round
        twin.railed = self.railed[:]
        twin.moved = self.moved[:]
        twin.taken_back = self.taken_back[:]
        twin.answered = self.answered[:]
        twin.battles = self.battles[:]
        twin.engaged = self.engaged[:]
        twin.reports = self.reports[:]
        twin.contested = self.contested
        twin.attacker = self.attacker
        twin.holder = self.holder
        twin.side = self.side[:]
        twin.slots = self.slots[:]
        twin.committed = self.committed[:]
        twin.committed_to = self.committed_to[:]
        twin.face_up = self.face_up[:]
        twin.passed = self.passed[:]
        twin.broken = self.broken[:]
        twin.standing = self.standing[:]
        return twin

    def settle(self) -> None:
        self.standing = [0] * TERRITORIES
        for general, at in enumerate(self.place):
            if at >= 0:
                self.standing[at] |= 1 << general

    def talk_open(self) -> bool:
        """Nobody confers while battle cards are played (9.3, R71)."""
        # The questions need this file.
        from chancellery.games.realpolitik.rules.battle_sides import CardQuestion

        return not (self.stack and isinstance(self.stack[-1], CardQuestion))

    def aside_actions(self, seat: int) -> list[int]:
        from chancellery.games.realpolitik.rules.standing_permissions import changes

        return changes(self, seat)

    def apply_aside(self, seat: int, action: int) -> None:
        from chancellery.games.realpolitik.rules.consent import change_permission

        change_permission(self, seat, ACTIONS.thing(action))

    def deck(self, power: int) -> list[int]:
        """The battle cards that a power still draws from; the last is the top."""
        return (self.austrian_deck, self.french_deck, self.prussian_deck, self.italian_deck)[power]

    def see(self, seat: int) -> dict[str, Any]:
        # The view shows what the rules work out, and the rules need this file.
        from chancellery.games.realpolitik.view import see

        return see(self, seat)

    def redeal_hidden(self, seat: int, rng: Rng) -> None:
        # The view and the redeal agree on who knows what, and both need this file.
        from chancellery.games.realpolitik.redeal import redeal

        redeal(self, seat, rng)
