"""Battles: where they are fought, in which order, and how each one runs (9)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice, Step
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTIONS, BATTLE, POWER_OF
from chancellery.games.realpolitik.rules.battle_cards import NextCard, playing_order
from chancellery.games.realpolitik.rules.battle_outcome import RevealCards
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    attacking_power,
    clear_battle,
    side_strength,
)
from chancellery.games.realpolitik.rules.battle_support import declarations
from chancellery.games.realpolitik.rules.pieces import at_war, control, generals, own_general, seat_of
from chancellery.games.realpolitik.state import Realpolitik


class ResolveBattles(Step[Realpolitik]):
    """Fight all battles that a round of movement has brought about, in the order that the mover likes (R58, R103)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        if not g.battles:
            return
        # Whoever fights in this round, now or later, supports nobody (R61).
        for attacker in g.battles:
            for general in generals(g.standing[g.place[attacker]]):
                g.engaged = shared_rows.put(g.engaged, general, 1)
        if len(g.battles) == 1:
            g.push(FightBattle(g.battles[0]), ResolveBattles(self.power))
        else:
            g.push(ChooseBattle(seat_of(g, self.power), self.power), ResolveBattles(self.power))


class ChooseBattle(Choice[Realpolitik]):
    """The mover names the battle that is fought next (9)."""

    rule = "9"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        return [BATTLE + g.place[attacker] for attacker in g.battles]

    def apply(self, g: Realpolitik, action: int) -> None:
        g.push(FightBattle(own_general(g, self.power, ACTIONS.thing(action))))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-battle", power=("power", self.power), battles=len(g.battles))


class FightBattle(Step[Realpolitik]):
    """One battle: strengths, support, cards, outcome (9)."""

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def run(self, g: Realpolitik) -> None:
        begin_battle(g, self.attacker)
        g.push(*declarations(g), CommitCards(), RevealCards())


def begin_battle(g: Realpolitik, attacker: int) -> None:
    """Both sides take their places, each general with a slot for each unit (R59, R62)."""
    power = POWER_OF[attacker]
    g.battles = shared_rows.without(g.battles, attacker)
    clear_battle(g)
    g.contested = g.place[attacker]
    g.attacker = attacker
    g.holder = control(g, g.contested)
    g.broken = tuple(int(morale == 0) for morale in g.morale)
    g.side = shared_rows.put(g.side, attacker, ATTACK)
    for general in generals(g.standing[g.contested]):
        if at_war(g, power, POWER_OF[general]):
            g.side = shared_rows.put(g.side, general, DEFENCE)
        if g.side[general]:
            g.slots = shared_rows.put(g.slots, general, g.units[general])
    if g.log:
        strengths = side_strength(g, ATTACK), side_strength(g, DEFENCE)
        g.log.add(events.BattleBegan(attacking_power(g), g.contested, *strengths))


class CommitCards(Step[Realpolitik]):
    """Support is declared: the order of play is known (9.3.1)."""

    def run(self, g: Realpolitik) -> None:
        g.push(NextCard(playing_order(g), 0, 1))
