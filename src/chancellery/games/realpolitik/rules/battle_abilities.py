"""The abilities of a 1 and a 3 that are played face up: a card is struck off, or revealed (9.3.3)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTIONS, CARD, CARD_VALUE, POWER_OF, TARGET
from chancellery.games.realpolitik.rules.battle_report import report_struck
from chancellery.games.realpolitik.rules.battle_sides import CardQuestion
from chancellery.games.realpolitik.rules.pieces import discard_card
from chancellery.games.realpolitik.state import Realpolitik


def targets(g: Realpolitik, side: int, reveal: int) -> list[int]:
    """The opposing cards that a card may strike off, or may reveal, by their place on the table (R66, R67)."""
    return [
        at for at, general in enumerate(g.committed_to) if g.side[general] != side and not (reveal and g.face_up[at])
    ]


def pile(g: Realpolitik, general: int) -> list[int]:
    """The cards in a general's pile, by their place on the table."""
    return [at for at, owner in enumerate(g.committed_to) if owner == general]


def choose_target(g: Realpolitik, seat: int, side: int, reveal: int) -> None:
    """Ask for the opposing pile if there are several with a card that will do."""
    piles = dict.fromkeys(g.committed_to[at] for at in targets(g, side, reveal))
    if len(piles) == 1:
        choose_card(g, seat, next(iter(piles)), reveal)
    else:
        g.push(ChooseTarget(seat, side, reveal))


def choose_card(g: Realpolitik, seat: int, general: int, reveal: int) -> None:
    """Ask for the card of a pile if there are several that will do."""
    suitable = suitable_cards(g, general, reveal)
    if len(suitable) == 1:
        take_effect(g, suitable[0], reveal)
    else:
        g.push(ChooseTargetCard(seat, general, reveal))


def suitable_cards(g: Realpolitik, general: int, reveal: int) -> list[int]:
    return [at for at in pile(g, general) if not (reveal and g.face_up[at])]


def take_effect(g: Realpolitik, at: int, reveal: int) -> None:
    """A card is turned face up, or goes to its owner's discards; its morale and its slot stay spent (R67)."""
    general, value = g.committed_to[at], CARD_VALUE[g.committed[at]]
    power, where = POWER_OF[general], g.place[general]
    # Everybody sees the card, on the table or on the discards.
    g.barrier()
    if reveal:
        g.face_up = shared_rows.put(g.face_up, at, 1)
        if g.log:
            g.log.add(events.CardTurned(power, where, value))
        return
    strike(g, at)
    report_struck(g, general, value)
    if g.log:
        g.log.add(events.CardStruck(power, where, value))


def strike(g: Realpolitik, at: int) -> None:
    """A card leaves the table for its owner's discards."""
    discard_card(g, POWER_OF[g.committed_to[at]], g.committed[at])
    g.committed = shared_rows.without_index(g.committed, at)
    g.committed_to = shared_rows.without_index(g.committed_to, at)
    g.face_up = shared_rows.without_index(g.face_up, at)


class ChooseTarget(CardQuestion):
    """Choose the opposing pile for the ability of a 1 or a 3 (9.3.3)."""

    rule = "9.3.3"

    def __init__(self, seat: int, side: int, reveal: int) -> None:
        self.seat = seat
        self.side = side
        self.reveal = reveal

    def legal(self, g: Realpolitik) -> list[int]:
        piles = {g.committed_to[at] for at in targets(g, self.side, self.reveal)}
        return [TARGET + general for general in sorted(piles)]

    def apply(self, g: Realpolitik, action: int) -> None:
        choose_card(g, self.seat, ACTIONS.thing(action), self.reveal)

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-target", reveal=self.reveal)


class ChooseTargetCard(CardQuestion):
    """Choose the card of an opposing pile, by its place in the pile (9.3.3)."""

    rule = "9.3.3"

    def __init__(self, seat: int, general: int, reveal: int) -> None:
        self.seat = seat
        self.general = general
        self.reveal = reveal

    def legal(self, g: Realpolitik) -> list[int]:
        suitable = suitable_cards(g, self.general, self.reveal)
        return [CARD + n for n, at in enumerate(pile(g, self.general), 1) if at in suitable]

    def apply(self, g: Realpolitik, action: int) -> None:
        take_effect(g, pile(g, self.general)[ACTIONS.thing(action) - 1], self.reveal)

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "choose-target-card",
            power=("power", POWER_OF[self.general]),
            territory=("territory", g.place[self.general]),
            reveal=self.reveal,
        )
