"""Battles: which first, who supports, which cards, where the beaten go (9)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.advice.marching import Campaign
from chancellery.games.realpolitik.advice.mobilising import KEEP
from chancellery.games.realpolitik.advice.worth import CARD, GENERAL, INFLUENCE_LOST, MORALE, UNIT, Outlook, chance
from chancellery.games.realpolitik.board import (
    BATTLE,
    CAPITAL,
    CAPITAL_CITY,
    CARD_POWER,
    CARD_STRENGTH,
    CARD_VALUE,
    CARDS_OF,
    COMMIT,
    DISCARDS,
    DONE,
    GENERALS_OF,
    HOLD,
    HOME,
    HOME_STRENGTH,
    OFF_MAP,
    PASS,
    PLAY,
    PLAY_DISCARD,
    PLAY_REVEAL,
    POWER_OF,
    RETREAT,
    SUPPORT,
    TARGET,
)
from chancellery.games.realpolitik.board import CARD as NTH_CARD
from chancellery.games.realpolitik.rules.battle import ChooseBattle
from chancellery.games.realpolitik.rules.battle_abilities import ChooseTarget, ChooseTargetCard, pile, targets
from chancellery.games.realpolitik.rules.battle_cards import ChoosePile, PlayCard, able
from chancellery.games.realpolitik.rules.battle_outcome import GarrisonConquest, Rally
from chancellery.games.realpolitik.rules.battle_retreat import Retreat
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    attacking_power,
    fighters,
    side_powers,
    side_strength,
)
from chancellery.games.realpolitik.rules.battle_support import DeclareSupport
from chancellery.games.realpolitik.rules.pieces import own_general
from chancellery.games.realpolitik.state import Realpolitik

# A battle that is lost or won so surely is not worth a card.
HOPELESS: Final = 0.08
SURE: Final = 0.95
# How much of what it could play an opponent is expected to play.
COMMITMENT: Final = 0.8
# What it costs to play a card, beside its worth in the hand.
PLAYED: Final = MORALE + 0.5 * CARD
# Knowing one card of the opponent is worth so much strength.
KNOWLEDGE: Final = 0.2


# --- before the cards ---


def choose_battle(g: Realpolitik, top: ChooseBattle, legal: list[int]) -> list[float]:
    """The surest battle first, while support is at hand."""
    campaign = Campaign(g, top.power)
    found = []
    for action in legal:
        where = action - BATTLE
        general = own_general(g, top.power, where)
        found.append(campaign.attack(general, where, g.units[general]))
    return found


def declare_support(g: Realpolitik, top: DeclareSupport, legal: list[int]) -> list[float]:
    """Support is worth a unit if it decides the battle, or if an ally's victory brings influence."""
    battle = Battle(g, top.power, top.side)
    return [0.0 if action == DONE else support(battle, action - SUPPORT, top.named) for action in legal]


def support(battle: Battle, where: int, named: int) -> float:
    g, power = battle.g, battle.power
    general = own_general(g, power, where)
    cards = battle.playable(power)
    more = battle.playable(power, g.units[general])
    before = battle.likely()
    after = battle.likely(battle.card_value * (more - cards))
    stake = battle.stake()
    worth = (after - before) * stake - UNIT
    if not named and power not in battle.powers:
        worth += after * battle.spoils
    return worth


class Battle:
    """A battle as one power sees it.

    side     the side of the power
    powers   the powers of this side
    spoils   the influence that a victory brings each of them
    lead     the strength of its side beyond the other, with face-down cards of others at their mean
    """

    def __init__(self, g: Realpolitik, power: int, side: int) -> None:
        self.g = g
        self.power = power
        self.side = side
        self.other = ATTACK + DEFENCE - side
        self.outlook = Outlook(g, power)
        self.powers = side_powers(g, side)
        self.foes = side_powers(g, self.other)
        self.spoils = len(fighters(g, self.other))
        self.mean = {p: mean_value(g, p) for p in range(len(g.hand))}
        values = sorted((strength(g, p, v) for p, v in self.own_hand()), reverse=True)
        self.card_value = sum(values[:3]) / min(3, len(values)) if values else 0.0
        self.lead = self.strength(side) - self.strength(self.other)

    def own_hand(self) -> list[tuple[int, int]]:
        return [(self.power, CARD_VALUE[card]) for card in self.g.hand[self.power]]

    def strength(self, side: int) -> float:
        """The strength of a side on the table, as far as the power knows."""
        g = self.g
        total = float(side_strength(g, side))
        for card, general, up in zip(g.committed, g.committed_to, g.face_up, strict=True):
            if g.side[general] == side:
                owner = CARD_POWER[card]
                known = up or owner == self.power
                total += strength(g, owner, CARD_VALUE[card]) if known else self.mean[owner]
        return total

    def playable(self, power: int, extra: int = 0) -> int:
        """How many cards a power could still play."""
        g = self.g
        if not extra and not able(g, power):
            return 0
        slots = extra + sum(g.slots[x] for x in GENERALS_OF[power] if g.side[x])
        purse = 1 if g.broken[power] else g.morale[power]
        return min(slots, len(g.hand[power]), purse)

    def to_come(self, side: int) -> float:
        """The strength that the others of a side may still add."""
        return COMMITMENT * sum(self.mean[p] * self.playable(p) for p in self.all_powers(side) if p != self.power)

    def all_powers(self, side: int) -> list[int]:
        return self.powers if side == self.side else self.foes

    def best_cards(self, count: int) -> float:
        values = sorted((strength(self.g, p, v) for p, v in self.own_hand()), reverse=True)
        return sum(values[:count])

    def likely(self, more: float = 0.0) -> float:
        """The chance to win if the power plays all it can, and `more` on top."""
        own = self.best_cards(self.playable(self.power))
        return chance(self.lead + own + more + self.to_come(self.side) - self.to_come(self.other))

    def stake(self) -> float:
        """What lies between victory and defeat."""
        g, o, where = self.g, self.outlook, self.g.contested
        attacker = attacking_power(g)
        worth = 0.3 + self.spoils + INFLUENCE_LOST * len(fighters(g, self.side))
        for general in fighters(g, self.other):
            worth += (GENERAL + UNIT * g.units[general]) * o.menace[POWER_OF[general]]
        for general in fighters(g, self.side):
            if POWER_OF[general] == self.power:
                worth += GENERAL + UNIT * g.units[general]
        if self.side == DEFENCE:
            if o.holder[where] == self.power:
                worth += o.keep(where) + 0.5
            worth += 0.3 * o.menace[attacker]
        elif attacker == self.power:
            worth += o.take(where)
        elif o.holder[where] != NOBODY:
            worth += o.theirs(o.holder[where], where) if o.menace[o.holder[where]] else 0.0
        return worth


def strength(g: Realpolitik, power: int, value: int) -> int:
    """What a card adds in this battle."""
    return (HOME_STRENGTH if g.holder == power else CARD_STRENGTH)[value]


def mean_value(g: Realpolitik, power: int) -> float:
    """The mean strength of the cards of a power that nobody else has seen."""
    seen = {card for card, up in zip(g.committed, g.face_up, strict=True) if up}
    hidden = [card for card in CARDS_OF[power] if card not in seen and card not in g.discard[power]]
    return sum(strength(g, power, CARD_VALUE[card]) for card in hidden) / len(hidden) if hidden else 0.0


# --- the cards ---


def choose_pile(g: Realpolitik, top: ChoosePile, legal: list[int]) -> list[float]:
    """Any pile will do, if a card is to be played at all."""
    power = POWER_OF[top.due[0]]
    goes_on = worth_a_card(Battle(g, power, g.side[top.due[0]]))
    found = []
    for action in legal:
        if action == PASS:
            found.append(0.0)
        else:
            found.append((1.0 if goes_on else -1.0) + 0.01 * g.slots[own_general(g, power, action - COMMIT)])
    return found


def play_card(g: Realpolitik, top: PlayCard, legal: list[int]) -> list[float]:
    """Pass when the battle is won or lost anyway; else the smallest card that wins, or the strongest."""
    battle = Battle(g, POWER_OF[top.general], g.side[top.general])
    if not worth_a_card(battle):
        return [1.0 if action == PASS else 0.0 for action in legal]
    need = battle.to_come(battle.other) - battle.to_come(battle.side) - battle.lead + 1
    return [card_score(battle, action, need) for action in legal]


def worth_a_card(battle: Battle) -> bool:
    """Whether going on is better than leaving the battle as it stands."""
    against = battle.to_come(battle.other) - battle.to_come(battle.side)
    as_it_is = chance(battle.lead - against)
    count = battle.playable(battle.power)
    at_best = chance(battle.lead + battle.best_cards(count) - against)
    if as_it_is >= SURE or at_best <= HOPELESS:
        return False
    # Nobody plays more cards than the gap asks for.
    gap = max(1.0, (against - battle.lead + 2) / max(battle.card_value, 1.0))
    return (at_best - as_it_is) * battle.stake() > PLAYED * min(count, gap)


def card_score(battle: Battle, action: int, need: float) -> float:
    g = battle.g
    if action == PASS:
        return -100.0
    if action == HOLD:
        return -50.0
    if action == PLAY_DISCARD:
        added, price = CARD_STRENGTH[DISCARDS] + best_target(battle), KEEP[DISCARDS]
    elif action == PLAY_REVEAL:
        added, price = strength(g, battle.power, 3) + KNOWLEDGE, KEEP[3]
    else:
        value = action - PLAY
        added, price = float(strength(g, battle.power, value)), KEEP[value]
    if added >= need:
        return 10.0 - price
    return added - 0.1 * price


def best_target(battle: Battle) -> float:
    """The strength of the best opposing card, as far as it is known."""
    g = battle.g
    return max([card_known(battle, at) for at in targets(g, battle.side, 0)], default=0.0)


def card_known(battle: Battle, at: int) -> float:
    g = battle.g
    owner = CARD_POWER[g.committed[at]]
    return float(strength(g, owner, CARD_VALUE[g.committed[at]])) if g.face_up[at] else battle.mean[owner]


def choose_target(g: Realpolitik, top: ChooseTarget, legal: list[int]) -> list[float]:
    """The pile with the strongest card that is known or may be there."""
    battle = Battle(g, acting(g, top.side), top.side)
    found = []
    for action in legal:
        cards = pile(g, action - TARGET)
        found.append(max(card_known(battle, at) for at in cards if not (top.reveal and g.face_up[at])))
    return found


def choose_target_card(g: Realpolitik, top: ChooseTargetCard, legal: list[int]) -> list[float]:
    """The strongest card that is known or may be there."""
    side = ATTACK + DEFENCE - g.side[top.general]
    battle = Battle(g, acting(g, side), side)
    cards = pile(g, top.general)
    return [card_known(battle, cards[action - NTH_CARD - 1]) for action in legal]


def acting(g: Realpolitik, side: int) -> int:
    """The power that played the last card of a side."""
    return next(
        CARD_POWER[g.committed[at]] for at in reversed(range(len(g.committed))) if g.side[g.committed_to[at]] == side
    )


# --- after the battle ---


def garrison_conquest(g: Realpolitik, top: GarrisonConquest, legal: list[int]) -> list[float]:
    """Take what is worth a unit."""
    o = Outlook(g, top.power)
    worth = o.take(g.contested) - UNIT if HOME[g.contested] != top.power else -UNIT
    return [0.0 if action == DONE else worth for action in legal]


def rally(g: Realpolitik, top: Rally, legal: list[int]) -> list[float]:
    """Off the map a general brings a card and may come back anywhere; in a safe capital it is at hand."""
    perils = Outlook(g, top.power).perils()
    at_hand = 0.5 if not perils[CAPITAL[top.power]] and g.money[top.power] >= 2 else -0.5
    return [at_hand if action == CAPITAL_CITY else 0.0 for action in legal]


def retreat(g: Realpolitik, top: Retreat, legal: list[int]) -> list[float]:
    """Where the army is best placed; off the map only if nothing is lost by it."""
    campaign = Campaign(g, top.power)
    units = g.units[top.general]
    return [
        -UNIT * units if action == OFF_MAP else campaign.stand(action - RETREAT, units, False) + 0.01
        for action in legal
    ]
