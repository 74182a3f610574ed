"""Who controls, who stands where, who is with whom; and how pieces, money, morale and cards change hands (5)."""

from __future__ import annotations

from typing import Final

from chancellery.engine import shared_rows
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    CARD_VALUE,
    GENERALS_OF,
    HOME,
    ITALY,
    MOST_MORALE,
    POWER_OF,
    POWERS,
    STRENGTH_FORTRESS,
    STRENGTH_GARRISON,
    STRENGTH_GENERAL,
    STRENGTH_UNIT,
)
from chancellery.games.realpolitik.state import Realpolitik

# The bits of a power's generals in `standing`; MASK[NOBODY] is no general at all.
MASK: Final = (*(sum(1 << general for general in GENERALS_OF[p]) for p in range(POWERS)), 0)

# --- powers and seats (11) ---


def seat_of(g: Realpolitik, power: int) -> int:
    """Who decides for a power: its own seat, or whoever controls minor Italy."""
    return power if power < g.seats else g.controller


def is_minor(g: Realpolitik, power: int) -> bool:
    return power >= g.seats


def bound(g: Realpolitik, a: int, b: int) -> bool:
    """Whether the two are minor Italy and its controller, who never ask each other (R107)."""
    other = b if a == ITALY else a
    return g.controller != NOBODY and other == g.controller and ITALY in (a, b)


def at_war(g: Realpolitik, a: int, b: int) -> bool:
    """Any two powers that are not allied are at war (7)."""
    return a != b and g.ally[a] != b


def rank(g: Realpolitik, power: int) -> int:
    """The place of a power on the prestige track, 0 for the highest."""
    return g.prestige.index(power)


# --- territories ---


def control(g: Realpolitik, where: int) -> int:
    """Who controls a territory: the garrison's power, else the one whose home it is, else nobody (5)."""
    garrison = g.garrison[where]
    return HOME[where] if garrison == NOBODY else garrison


def friendly(g: Realpolitik, power: int, where: int) -> bool:
    """Whether the power or its ally controls the territory."""
    holder = control(g, where)
    return holder != NOBODY and (holder == power or holder == g.ally[power])


def enemies(g: Realpolitik, power: int, where: int) -> int:
    """The generals at war with a power in a territory, as bits."""
    return g.standing[where] & ~(MASK[power] | MASK[g.ally[power]])


def hostile(g: Realpolitik, power: int, where: int) -> bool:
    """Whether a general of the power that enters will have to fight (9)."""
    garrison = g.garrison[where]
    return (garrison != NOBODY and at_war(g, power, garrison)) or enemies(g, power, where) != 0


def generals(bits: int) -> list[int]:
    """The generals that some bits stand for."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def own_general(g: Realpolitik, power: int, where: int) -> int:
    """The general of a power in a territory, or nobody; of two that meet for a moment, the later in number."""
    return (g.standing[where] & MASK[power]).bit_length() - 1


def on_map(g: Realpolitik, power: int) -> list[int]:
    """The generals of a power that are on the map."""
    return [general for general in GENERALS_OF[power] if g.place[general] != NOBODY]


def off_map(g: Realpolitik, power: int) -> list[int]:
    """The generals of a power that are held off the map."""
    return [general for general in GENERALS_OF[power] if g.place[general] == NOBODY]


def base_strength(g: Realpolitik, powers: tuple[int, ...], where: int) -> int:
    """The strength of some powers together in a territory, without cards (9.1)."""
    total = 0
    for general in generals(g.standing[where]):
        if POWER_OF[general] in powers:
            total += STRENGTH_GENERAL + STRENGTH_UNIT * g.units[general]
    if g.garrison[where] in powers:
        total += STRENGTH_FORTRESS if g.fortress[where] else STRENGTH_GARRISON
    return total


# --- moving pieces ---


def put(g: Realpolitik, general: int, where: int) -> None:
    """Put a general with its units into a territory, or off the map (-1); off the map its units are lost (R23)."""
    before = g.place[general]
    if before != NOBODY:
        g.standing[before] ^= 1 << general
    g.place[general] = where
    if where == NOBODY:
        lose_units(g, general, g.units[general])
    else:
        g.standing[where] |= 1 << general


def lose_units(g: Realpolitik, general: int, count: int) -> None:
    """Units go back to their power's supply."""
    g.units[general] -= count
    g.tokens[POWER_OF[general]] += count


def remove_garrison(g: Realpolitik, where: int) -> None:
    """A garrison goes back to its power's supply; the home power, if any, controls the territory again."""
    g.tokens[g.garrison[where]] += 1
    g.garrison = shared_rows.put(g.garrison, where, NOBODY)


# --- money, morale, influence ---


def gain_money(g: Realpolitik, power: int, amount: int) -> None:
    g.money[power] += amount
    if g.log:
        g.log.add(events.MoneyGained(power, amount))


def change_morale(g: Realpolitik, power: int, change: int) -> None:
    """Morale stays between 0 and 15 (5)."""
    before = g.morale[power]
    after = max(0, min(MOST_MORALE, before + change))
    g.morale = shared_rows.put(g.morale, power, after)
    if g.log and after != before:
        g.log.add(events.MoraleChanged(power, after - before, after))


def gain_influence(g: Realpolitik, power: int, amount: int) -> None:
    """Influence of minor Italy is its controller's (11)."""
    if amount:
        who = seat_of(g, power)
        g.influence = shared_rows.put(g.influence, who, g.influence[who] + amount)
        if g.log:
            g.log.add(events.InfluenceGained(who, amount, g.influence[who]))


# --- battle cards ---


def can_draw(g: Realpolitik, power: int) -> bool:
    return bool(g.deck(power) or g.discard[power])


def draw_cards(g: Realpolitik, power: int, count: int) -> None:
    """Draw battle cards; an empty deck is made of the power's own discards when a card is due (R9, R99)."""
    deck, drawn = g.deck(power)[:], []
    for _ in range(count):
        if not deck:
            if not g.discard[power]:
                break
            # Sorted, or the order of the discards would tell something of the new deck.
            deck = sorted(g.discard[power])
            g.discard = shared_rows.put_pile(g.discard, power, [])
            g.shuffle(deck)
            if g.log:
                g.log.add(events.DeckShuffled(power))
        drawn.append(g.draw(deck))
    g.set_deck(power, deck)
    g.hand = shared_rows.put_pile(g.hand, power, sorted(g.hand[power] + drawn))
    if g.log and drawn:
        g.log.add(events.CardsDrawn(power, len(drawn)))
        if seat_of(g, power) != NOBODY:
            values = sorted(CARD_VALUE[card] for card in drawn)
            g.log.add_secret(events.CardsTaken(power, ", ".join(map(str, values))), seat_of(g, power))


def take_from_hand(g: Realpolitik, power: int, card: int) -> None:
    hand = g.hand[power][:]
    hand.remove(card)
    g.hand = shared_rows.put_pile(g.hand, power, hand)


def discard_card(g: Realpolitik, power: int, card: int) -> None:
    g.discard = shared_rows.put_pile(g.discard, power, [*g.discard[power], card])


def card_of(g: Realpolitik, power: int, value: int) -> int:
    """A card of this value in a hand: cards of one value are alike."""
    return next(card for card in g.hand[power] if CARD_VALUE[card] == value)


def values_in_hand(g: Realpolitik, power: int) -> list[int]:
    """The different values of the cards in a hand, in order."""
    return sorted({CARD_VALUE[card] for card in g.hand[power]})
