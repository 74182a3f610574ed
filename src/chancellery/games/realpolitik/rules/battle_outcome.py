"""The outcome of a battle: the reveal, losses, the beaten, influence, cards, conquest, prestige (9.4, 9.5)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    CAPITAL,
    CAPITAL_CITY,
    CARD_STRENGTH,
    CARD_VALUE,
    DONE,
    GARRISON,
    HOME_STRENGTH,
    MORALE_LOSS,
    OFF_MAP,
    PAIR_BONUS,
    POWER_OF,
    POWERS,
)
from chancellery.games.realpolitik.rules.battle_cards import cards_played
from chancellery.games.realpolitik.rules.battle_report import report_outcome
from chancellery.games.realpolitik.rules.battle_retreat import BATTLE_DRAWN, Withdraw
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    DRAW,
    SIDE_IDS,
    attacking_power,
    clear_battle,
    defending_garrison,
    direct_powers,
    fighters,
    in_battle,
    side_powers,
    side_strength,
)
from chancellery.games.realpolitik.rules.movement_garrisons import may_garrison, place_garrison
from chancellery.games.realpolitik.rules.pieces import (
    change_morale,
    control,
    discard_card,
    draw_cards,
    gain_influence,
    lose_units,
    put,
    remove_garrison,
    seat_of,
)
from chancellery.games.realpolitik.state import Realpolitik

# --- the reveal ---


def pile_values(g: Realpolitik, general: int, shown: bool = False) -> list[int]:
    """The values in a general's pile in the order of play, or of its face-up cards alone."""
    return [
        CARD_VALUE[card]
        for card, owner, up in zip(g.committed, g.committed_to, g.face_up, strict=True)
        if owner == general and (up or not shown)
    ]


def pile_strength(values: list[int], home: bool) -> int:
    """What the cards of one pile add: a 2 counts more where its owner controls, each pair of 4s one more (R68, R69)."""
    strengths = HOME_STRENGTH if home else CARD_STRENGTH
    pairs = sum(PAIR_BONUS[value] * (values.count(value) // 2) for value in set(values))
    return sum(strengths[value] for value in values) + pairs


def total_strength(g: Realpolitik, side: int, shown: bool = False) -> int:
    """The strength of a side with all its cards, or with those that everybody sees (9.4)."""
    cards = (
        pile_strength(pile_values(g, general, shown), g.holder == POWER_OF[general])
        for general in in_battle(g)
        if g.side[general] == side
    )
    return side_strength(g, side) + sum(cards)


def is_known(g: Realpolitik, seat: int, at: int) -> bool:
    """Whether a seat knows a card on the table: it lies open, or the seat decides for its power."""
    return bool(g.face_up[at]) or seat_of(g, POWER_OF[g.committed_to[at]]) == seat


def known_strength(g: Realpolitik, seat: int, side: int) -> int:
    """The strength of a side with the cards that a seat knows (9.4)."""
    total = side_strength(g, side)
    for general in in_battle(g):
        if g.side[general] == side:
            known = [at for at, owner in enumerate(g.committed_to) if owner == general and is_known(g, seat, at)]
            total += pile_strength([CARD_VALUE[g.committed[at]] for at in known], g.holder == POWER_OF[general])
    return total


def hidden_cards(g: Realpolitik, seat: int) -> int:
    """How many cards of the battle a seat does not know."""
    return sum(not is_known(g, seat, at) for at in range(len(g.committed)))


class RevealCards(Step[Realpolitik]):
    """Turn all cards over and compare; everybody's losses, and then what the outcome brings (9.4)."""

    def run(self, g: Realpolitik) -> None:
        g.barrier()
        g.face_up = (1,) * len(g.face_up)
        attack, defence = total_strength(g, ATTACK), total_strength(g, DEFENCE)
        report_outcome(g, attack, defence)
        winner = DRAW if attack == defence else ATTACK if attack > defence else DEFENCE
        if g.log:
            log_reveal(g, attack, defence, winner)
        drawing = tuple(power for power in g.prestige if cards_played(g, power))
        losses(g)
        if winner == DRAW:
            g.push(Withdraw(g.attacker, BATTLE_DRAWN), Spoils(winner, 0, drawing))
            return
        beaten = fighters(g, DEFENCE if winner == ATTACK else ATTACK)
        beaten.sort(key=lambda general: g.prestige.index(POWER_OF[general]))
        for general in beaten:
            if g.log:
                g.log.add(events.GeneralBeaten(POWER_OF[general], g.contested))
            put(g, general, NOBODY)
        if winner == ATTACK and defending_garrison(g) != NOBODY:
            if g.log:
                g.log.add(events.GarrisonLost(g.garrison[g.contested], g.contested))
            remove_garrison(g, g.contested)
        g.push(*(rally for general in beaten for rally in rallies(g, general)), Spoils(winner, len(beaten), drawing))


def log_reveal(g: Realpolitik, attack: int, defence: int, winner: int) -> None:
    assert g.log is not None
    for general in in_battle(g):
        values = pile_values(g, general)
        if values:
            power = POWER_OF[general]
            strength = pile_strength(values, g.holder == power)
            g.log.add(events.PileRevealed(power, g.place[general], ", ".join(map(str, values)), strength))
    g.log.add(events.BattleDecided(attacking_power(g), g.contested, attack, defence, SIDE_IDS[winner]))


def losses(g: Realpolitik) -> None:
    """Every general that took part loses a unit, supporters too (R72)."""
    for general in in_battle(g):
        if g.units[general]:
            lose_units(g, general, 1)
            if g.log:
                g.log.add(events.UnitLost(POWER_OF[general], g.place[general]))


# --- the beaten ---


def rallies(g: Realpolitik, general: int) -> list[Rally]:
    """A question, if the capital is its owner's and no general stands there (R74, R112)."""
    power = POWER_OF[general]
    capital = CAPITAL[power]
    if control(g, capital) != power or g.standing[capital]:
        return []
    return [Rally(seat_of(g, power), power, general)]


class Rally(Choice[Realpolitik]):
    """A beaten general, alone, goes to its capital or stays off the map (9.4.3)."""

    rule = "9.4.3"

    def __init__(self, seat: int, power: int, general: int) -> None:
        self.seat = seat
        self.power = power
        self.general = general

    def legal(self, g: Realpolitik) -> list[int]:
        return [CAPITAL_CITY, OFF_MAP]

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == CAPITAL_CITY:
            g.side = shared_rows.put(g.side, self.general, 0)
            put(g, self.general, CAPITAL[self.power])
            if g.log:
                g.log.add(events.GeneralRallied(self.power, CAPITAL[self.power]))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("rally", power=("power", self.power), territory=("territory", CAPITAL[self.power]))


# --- what a battle brings ---


class Spoils(Step[Realpolitik]):
    """Influence, the morale that lost 5s cost, and the cards: off the table, then one drawn by each that played (R76).

    winner   the side that won, or nobody in a draw
    beaten   how many generals were beaten in the contested territory
    drawing  the powers that played a card
    """

    def __init__(self, winner: int, beaten: int, drawing: tuple[int, ...]) -> None:
        self.winner = winner
        self.beaten = beaten
        self.drawing = drawing

    def run(self, g: Realpolitik) -> None:
        if self.winner != DRAW:
            for power in side_powers(g, self.winner):
                gain_influence(g, power, self.beaten)
            pay_for_fives(g, self.winner)
        clear_table(g)
        for power in self.drawing:
            draw_cards(g, power, 1)
        g.push(EndBattle(self.winner))
        if self.winner == ATTACK and may_garrison(g, g.attacker, g.contested):
            power = attacking_power(g)
            g.push(GarrisonConquest(seat_of(g, power), power))


def pay_for_fives(g: Realpolitik, winner: int) -> None:
    """Each power of the beaten side loses morale for its own 5s that are still there (R70)."""
    lost = [0] * POWERS
    for card, general in zip(g.committed, g.committed_to, strict=True):
        if g.side[general] != winner:
            lost[POWER_OF[general]] += MORALE_LOSS[CARD_VALUE[card]]
    for power in g.prestige:
        if lost[power]:
            change_morale(g, power, -lost[power])


def clear_table(g: Realpolitik) -> None:
    """All cards of the battle go to their owners' discards (R99)."""
    for card, general in zip(g.committed, g.committed_to, strict=True):
        discard_card(g, POWER_OF[general], card)
    g.committed = ()
    g.committed_to = ()
    g.face_up = ()


class GarrisonConquest(Choice[Realpolitik]):
    """The attacker that won may flip a unit to take control (9.4.2)."""

    rule = "9.4.2"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        return [GARRISON + g.contested, DONE]

    def apply(self, g: Realpolitik, action: int) -> None:
        if action != DONE:
            place_garrison(g, g.attacker, g.contested)

    def prompt(self, g: Realpolitik) -> Text:
        return Text(
            "garrison-conquest",
            power=("power", self.power),
            territory=("territory", g.contested),
            units=g.units[g.attacker],
        )


class EndBattle(Step[Realpolitik]):
    """The prestige of the winners, and the battle is over (9.5)."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, g: Realpolitik) -> None:
        if self.winner != DRAW:
            for power in direct_powers(g, self.winner):
                raise_prestige(g, power)
        clear_battle(g)


def raise_prestige(g: Realpolitik, power: int) -> None:
    """A winner changes places with the power to its left (R77)."""
    at = g.prestige.index(power)
    if at:
        other = g.prestige[at - 1]
        g.prestige = (*g.prestige[: at - 1], power, other, *g.prestige[at + 1 :])
        if g.log:
            g.log.add(events.PrestigeRose(power, other))
