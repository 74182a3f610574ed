"""Battle cards, one at a time and general by general, until nobody plays another (9.3)."""

from __future__ import annotations

from itertools import groupby
from typing import Literal

from chancellery.engine import shared_rows
from chancellery.engine.frames import Step
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    CARD_MORALE,
    CARD_STRENGTH,
    CARD_VALUE,
    COMMIT,
    DISCARDS,
    GENERALS_OF,
    HOLD,
    HOME_STRENGTH,
    PAIR_BONUS,
    PASS,
    PLAY,
    PLAY_DISCARD,
    PLAY_REVEAL,
    POWER_OF,
    REVEALS,
)
from chancellery.games.realpolitik.rules.battle_abilities import choose_target, targets
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    CardQuestion,
    direct_powers,
    in_battle,
    side_powers,
    side_strength,
)
from chancellery.games.realpolitik.rules.pieces import card_of, own_general, seat_of, take_from_hand, values_in_hand
from chancellery.games.realpolitik.state import Realpolitik

# The generals of one power in one step of the cycle, step after step.
Order = tuple[tuple[int, ...], ...]


def playing_order(g: Realpolitik) -> Order:
    """Attacker, defenders, supporters of the attack, supporters of the defence; inside a step in prestige order (R63).

    A general without units has no card to play (R62).
    """

    def turn(general: int) -> tuple[bool, int, int]:
        return g.place[general] != g.contested, g.side[general], g.prestige.index(POWER_OF[general])

    playing = sorted((general for general in in_battle(g) if g.slots[general]), key=turn)
    return tuple(tuple(group) for _, group in groupby(playing, turn))


def cards_played(g: Realpolitik, power: int) -> int:
    """How many cards a power has played in this battle, those struck off included; right until units are lost."""
    return sum(g.units[general] - g.slots[general] for general in GENERALS_OF[power] if g.side[general])


def able(g: Realpolitik, power: int) -> bool:
    """Whether a power has a card and can pay for it, with morale or as the one free card of a power that had none when
    the battle began and attacks or defends itself (R64, R65, R102)."""
    if g.passed[power] or not g.hand[power]:
        return False
    if not g.broken[power]:
        return g.morale[power] >= CARD_MORALE
    return not cards_played(g, power) and (power in direct_powers(g, ATTACK) or power in direct_powers(g, DEFENCE))


def playable(g: Realpolitik, power: int, more: int = 0) -> int:
    """How many cards a power could still play in this battle, with some slots more."""
    if not more and not able(g, power):
        return 0
    slots = more + sum(g.slots[general] for general in GENERALS_OF[power] if g.side[general])
    return min(slots, len(g.hand[power]), 1 if g.broken[power] else g.morale[power])


def decided(g: Realpolitik, power: int, side: int) -> Literal["won", "lost", "open"]:
    """Whether a side has won or lost whatever is played, as far as a power knows: `won`, `lost` or `open`."""
    seat = seat_of(g, power)
    least, most = bounds(g, seat, side)
    their_least, their_most = bounds(g, seat, ATTACK + DEFENCE - side)
    return "won" if least > their_most else "lost" if most < their_least else "open"


def bounds(g: Realpolitik, seat: int, side: int) -> tuple[int, int]:
    """The least and the most strength that a side can end with.

    A card that the seat does not know may be the weakest or the strongest; whoever can still play may strike cards.
    """
    left = {s: sum(playable(g, power) for power in side_powers(g, s)) for s in (ATTACK, DEFENCE)}
    base = side_strength(g, side)
    least, most = [], base + left[side] * max(CARD_STRENGTH)
    for card, general, up in zip(g.committed, g.committed_to, g.face_up, strict=True):
        if g.side[general] == side:
            known = up or seat_of(g, POWER_OF[general]) == seat
            value = CARD_VALUE[card]
            least.append(CARD_STRENGTH[value] if known else min(CARD_STRENGTH[1:]))
            most += HOME_STRENGTH[value] + PAIR_BONUS[value] if known else max(CARD_STRENGTH)
    least.sort()
    return base + sum(least[: max(0, len(least) - left[ATTACK + DEFENCE - side])]), most


class NextCard(Step[Realpolitik]):
    """Find whose turn it is to play a card; when nobody can any more, the cards are complete (9.3.1).

    at     the place in the order
    cycle  how often the order has been gone through, this time included
    """

    def __init__(self, order: Order, at: int, cycle: int) -> None:
        self.order = order
        self.at = at
        self.cycle = cycle

    def run(self, g: Realpolitik) -> None:
        at, cycle = self.at, self.cycle
        for _ in range(len(self.order) + 1):
            if at == len(self.order):
                at = 0
                cycle += 1
            due = self.due(g, at, cycle)
            if due:
                seat = seat_of(g, POWER_OF[due[0]])
                if len(due) == 1:
                    g.push(PlayCard(seat, due[0], self.order, at, cycle))
                else:
                    g.push(ChoosePile(seat, due, self.order, at, cycle))
                return
            at += 1

    def due(self, g: Realpolitik, at: int, cycle: int) -> tuple[int, ...]:
        """The generals at a place of the order that have not played in this cycle and can; being unable is no pass."""
        if not self.order or not able(g, POWER_OF[self.order[at][0]]):
            return ()
        return tuple(
            general for general in self.order[at] if g.slots[general] and g.units[general] - g.slots[general] < cycle
        )


class ChoosePile(CardQuestion):
    """Choose which of several supporting generals plays first, or pass (9.3.1)."""

    rule = "9.3.1"

    def __init__(self, seat: int, due: tuple[int, ...], order: Order, at: int, cycle: int) -> None:
        self.seat = seat
        self.due = due
        self.order = order
        self.at = at
        self.cycle = cycle

    def legal(self, g: Realpolitik) -> list[int]:
        return [PASS, *(COMMIT + g.place[general] for general in self.due)]

    def apply(self, g: Realpolitik, action: int) -> None:
        power = POWER_OF[self.due[0]]
        if action == PASS:
            leave_off(g, power)
            g.push(NextCard(self.order, self.at, self.cycle))
        else:
            general = own_general(g, power, ACTIONS.thing(action))
            g.push(PlayCard(self.seat, general, self.order, self.at, self.cycle))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-pile", power=("power", POWER_OF[self.due[0]]), territory=("territory", g.contested))


class PlayCard(CardQuestion):
    """Play one card for a general, face down or, for its ability, face up; or pass for good (9.3)."""

    rule = "9.3"

    def __init__(self, seat: int, general: int, order: Order, at: int, cycle: int) -> None:
        self.seat = seat
        self.general = general
        self.order = order
        self.at = at
        self.cycle = cycle

    def legal(self, g: Realpolitik) -> list[int]:
        power = POWER_OF[self.general]
        values = values_in_hand(g, power)
        found = [PASS, *(PLAY + value for value in values)]
        if g.committed:
            side = g.side[self.general]
            if DISCARDS in values and targets(g, side, 0):
                found.append(PLAY_DISCARD)
            if REVEALS in values and targets(g, side, 1):
                found.append(PLAY_REVEAL)
        if g.broken[power] and self.piles_to_come(power):
            found.append(HOLD)
        return found

    def piles_to_come(self, power: int) -> bool:
        """Whether the power has another general later in this cycle, for its one free card (R102)."""
        return any(POWER_OF[later[0]] == power for later in self.order[self.at + 1 :])

    def apply(self, g: Realpolitik, action: int) -> None:
        power = POWER_OF[self.general]
        if action == HOLD:
            if g.log:
                g.log.add(events.CardHeldBack(power))
            g.push(NextCard(self.order, self.at + 1, self.cycle))
            return
        g.push(NextCard(self.order, self.at, self.cycle))
        if action == PASS:
            leave_off(g, power)
            return
        lay_down(g, self.general, action)
        if action in (PLAY_DISCARD, PLAY_REVEAL):
            choose_target(g, self.seat, g.side[self.general], int(action == PLAY_REVEAL))

    def prompt(self, g: Realpolitik) -> Text:
        power = POWER_OF[self.general]
        return Text(
            "play-card",
            power=("power", power),
            territory=("territory", g.contested),
            place=("territory", g.place[self.general]),
            slots=g.slots[self.general],
            morale=g.morale[power],
            decided=decided(g, power, g.side[self.general]),
        )

    def rule_against(self, g: Realpolitik, action: int) -> str:
        return "9.3.3" if action in (PLAY_DISCARD, PLAY_REVEAL) else self.rule


def leave_off(g: Realpolitik, power: int) -> None:
    """A power that passes plays no more cards in this battle (9.3.2)."""
    g.passed = shared_rows.put(g.passed, power, 1)
    if g.log:
        g.log.add(events.PowerPassed(power))


def lay_down(g: Realpolitik, general: int, action: int) -> None:
    """The card of an answer goes to a general's pile, face up where its ability is used."""
    if action == PLAY_DISCARD:
        commit(g, general, DISCARDS, 1)
    elif action == PLAY_REVEAL:
        commit(g, general, REVEALS, 1)
    else:
        commit(g, general, ACTIONS.thing(action), 0)


def commit(g: Realpolitik, general: int, value: int, face_up: int) -> None:
    """A card goes from the hand to a general's pile and costs morale, unless it is the free one (R64, R65)."""
    power = POWER_OF[general]
    card = card_of(g, power, value)
    take_from_hand(g, power, card)
    g.committed += (card,)
    g.committed_to += (general,)
    g.face_up += (face_up,)
    g.slots = shared_rows.put(g.slots, general, g.slots[general] - 1)
    if face_up:
        g.barrier()
    if not g.broken[power]:
        g.morale = shared_rows.put(g.morale, power, g.morale[power] - CARD_MORALE)
    if g.log:
        where, morale = g.place[general], g.morale[power]
        if face_up:
            g.log.add(events.CardShown(power, where, value, morale))
        else:
            g.log.add(events.CardCommitted(power, where, morale))
