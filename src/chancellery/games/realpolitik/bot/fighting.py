"""Battles: which first, who supports, which cards, where the beaten go (9)."""

from __future__ import annotations

from typing import Final

from chancellery.games.realpolitik.board import (
    ACTIONS,
    CAPITAL,
    CAPITAL_CITY,
    CARD_POWER,
    CARD_VALUE,
    DISCARDS,
    DONE,
    HOLD,
    OFF_MAP,
    PASS,
    PLAY_DISCARD,
    PLAY_REVEAL,
    POWER_OF,
    REVEALS,
)
from chancellery.games.realpolitik.bot.battle import Battle, strength
from chancellery.games.realpolitik.bot.campaign import Campaign
from chancellery.games.realpolitik.bot.mobilisation import KEEP
from chancellery.games.realpolitik.bot.worth import CARD, MORALE, UNIT, Outlook
from chancellery.games.realpolitik.rules.battle import ChooseBattle
from chancellery.games.realpolitik.rules.battle_abilities import ChooseTarget, ChooseTargetCard, pile
from chancellery.games.realpolitik.rules.battle_cards import ChoosePile, PlayCard, cards_played, playable
from chancellery.games.realpolitik.rules.battle_outcome import GarrisonConquest, Rally
from chancellery.games.realpolitik.rules.battle_retreat import Retreat
from chancellery.games.realpolitik.rules.battle_sides import ATTACK, DEFENCE
from chancellery.games.realpolitik.rules.battle_support import DeclareSupport
from chancellery.games.realpolitik.rules.pieces import own_general
from chancellery.games.realpolitik.state import Realpolitik

# What it costs to play a card, and for what it is worth in the hand; whoever plays draws a card afterwards.
PLAYED: Final = MORALE
PRICE: Final = CARD / 3.2
DRAWN_AGAIN: Final = CARD
# Knowing one card of the opponent is worth so much strength.
KNOWLEDGE: Final = 0.2


# --- before the cards ---


def choose_battle(g: Realpolitik, top: ChooseBattle, legal: list[int]) -> list[float]:
    """The surest battle first, while support is at hand."""
    campaign = Campaign(g, top.power)
    found = []
    for action in legal:
        where = ACTIONS.thing(action)
        general = own_general(g, top.power, where)
        found.append(campaign.attack(general, where, g.units[general]))
    return found


def declare_support(g: Realpolitik, top: DeclareSupport, legal: list[int]) -> list[float]:
    """Support is worth a unit if it decides the battle, or if an ally's victory brings influence."""
    battle = Battle(g, top.power, top.side)
    return [0.0 if action == DONE else support(battle, ACTIONS.thing(action), top.named) for action in legal]


def support(battle: Battle, where: int, named: int) -> float:
    """What the support of the general in a place is worth; influence for a victory comes to each power one time."""
    g, power = battle.g, battle.power
    after = battle.likely(g.units[own_general(g, power, where)])
    worth = (after - battle.likely()) * battle.stake() - UNIT
    joins = not named and power not in battle.powers[battle.side]
    return worth + after * battle.spoils if joins else worth


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
            found.append((1.0 if goes_on else -1.0) + 0.01 * g.slots[own_general(g, power, ACTIONS.thing(action))])
    return found


def play_card(g: Realpolitik, top: PlayCard, legal: list[int]) -> list[float]:
    """The strongest of the cards that are worth playing, or pass."""
    battle = Battle(g, POWER_OF[top.general], g.side[top.general])
    _, hand = best_cards(battle)
    if not hand:
        return [1.0 if action == PASS else 0.0 for action in legal]
    return [card_score(battle, action, hand) for action in legal]


def worth_a_card(battle: Battle) -> bool:
    """Whether going on is better than leaving the battle as it stands."""
    return len(best_cards(battle)[1]) > 0


def best_cards(battle: Battle) -> tuple[float, list[int]]:
    """The cards that are worth most together beyond what they cost, and how much that is."""
    g, power = battle.g, battle.power
    values = [CARD_VALUE[card] for card in g.hand[power]]
    slots = playable(g, power)
    stake = battle.stake()
    base = battle.chance()
    adds = [battle.adds(value) for value in values]
    again = 0.0 if cards_played(g, power) else DRAWN_AGAIN
    best, chosen = 0.0, 0
    for some in range(1, 1 << len(values)):
        if some.bit_count() > slots:
            continue
        added, price = 0.0, -again
        for at in range(len(values)):
            if some >> at & 1:
                added += adds[at]
                price += PLAYED + PRICE * KEEP[values[at]]
        worth = (battle.chance(added) - base) * stake - price
        if worth > best:
            best, chosen = worth, some
    return best, [values[at] for at in range(len(values)) if chosen >> at & 1]


def card_score(battle: Battle, action: int, hand: list[int]) -> float:
    """The cards of a good hand, the strongest first; a 1 waits until there is something to strike."""
    if action == PASS:
        return -100.0
    if action == HOLD:
        return -50.0
    if action == PLAY_DISCARD:
        return 0.0 if DISCARDS not in hand else battle.adds(DISCARDS)
    if action == PLAY_REVEAL:
        return 0.0 if REVEALS not in hand else battle.adds(REVEALS) + KNOWLEDGE
    value = ACTIONS.thing(action)
    if value not in hand:
        return -10.0 + value
    return float(strength(battle.g, battle.power, value))


def choose_target(g: Realpolitik, top: ChooseTarget, legal: list[int]) -> list[float]:
    """The pile with the strongest card that is known or may be there."""
    battle = Battle(g, acting(g, top.side), top.side)
    found = []
    for action in legal:
        cards = pile(g, ACTIONS.thing(action))
        found.append(max(battle.counts(at) for at in cards if not (top.reveal and g.face_up[at])))
    return found


def choose_target_card(g: Realpolitik, top: ChooseTargetCard, legal: list[int]) -> list[float]:
    """The strongest card that is known or may be there."""
    side = ATTACK + DEFENCE - g.side[top.general]
    battle = Battle(g, acting(g, side), side)
    cards = pile(g, top.general)
    return [battle.counts(cards[ACTIONS.thing(action) - 1]) for action in legal]


def acting(g: Realpolitik, side: int) -> int:
    """The power that played the last card of a side."""
    return next(
        CARD_POWER[g.committed[at]] for at in reversed(range(len(g.committed))) if g.side[g.committed_to[at]] == side
    )


# --- after the battle ---


def garrison_conquest(g: Realpolitik, top: GarrisonConquest, legal: list[int]) -> list[float]:
    """Take what is worth a unit."""
    worth = Outlook(g, top.power).take(g.contested) - UNIT
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
        -UNIT * units if action == OFF_MAP else campaign.stand(ACTIONS.thing(action), units, False) + 0.01
        for action in legal
    ]
