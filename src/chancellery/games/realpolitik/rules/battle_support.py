"""Support for the attacker, then for the defender (9.2)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTIONS, DONE, GENERALS_OF, NEAR, SUPPORT
from chancellery.games.realpolitik.rules.battle_sides import ATTACK, DEFENCE, SIDE_IDS, direct_powers
from chancellery.games.realpolitik.rules.pieces import own_general, seat_of
from chancellery.games.realpolitik.state import Realpolitik


def supporters(g: Realpolitik, power: int) -> list[int]:
    """The generals of a power that could support: next to the battle by land, with a unit, in no other battle of this
    round (R60, R61, R103)."""
    near = NEAR[g.contested]
    return [
        general
        for general in GENERALS_OF[power]
        if g.units[general] and not g.engaged[general] and g.place[general] in near
    ]


def declarations(g: Realpolitik) -> list[DeclareSupport]:
    """Who is asked: the attacking side, then the defending one, each in prestige order and allies included (R103)."""
    asked = []
    for side in (ATTACK, DEFENCE):
        direct = direct_powers(g, side)
        for power in g.prestige:
            if (power in direct or g.ally[power] in direct) and supporters(g, power):
                asked.append(DeclareSupport(seat_of(g, power), power, side, 0))
    return asked


class DeclareSupport(Choice[Realpolitik]):
    """A power names those of its generals that support a side, or none (9.2).

    named  how many it has named so far
    """

    rule = "9.2"

    def __init__(self, seat: int, power: int, side: int, named: int) -> None:
        self.seat = seat
        self.power = power
        self.side = side
        self.named = named

    def legal(self, g: Realpolitik) -> list[int]:
        return [DONE, *(SUPPORT + g.place[general] for general in supporters(g, self.power))]

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == DONE:
            return
        where = ACTIONS.thing(action)
        general = own_general(g, self.power, where)
        g.engaged = shared_rows.put(g.engaged, general, 1)
        g.side = shared_rows.put(g.side, general, self.side)
        g.slots = shared_rows.put(g.slots, general, g.units[general])
        if g.log:
            g.log.add(events.SupportDeclared(self.power, where, SIDE_IDS[self.side]))
        if supporters(g, self.power):
            g.push(DeclareSupport(self.seat, self.power, self.side, self.named + 1))

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "declare-support",
            power=("power", self.power),
            territory=("territory", g.contested),
            side=SIDE_IDS[self.side],
            named=self.named,
        )
