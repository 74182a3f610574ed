"""What a learned estimate looks at, power by power: means, what is exposed and within reach, and who is first to win.

Every row has the same numbers in the same order, so that the same weights do for all powers.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    CARD_STRENGTH,
    CARD_VALUE,
    ENTERABLE,
    GAIN_INFLUENCE,
    GENERALS_OF,
    INCOME,
    MOVEMENT,
    POWER_OF,
    POWERS,
    RENOWN,
    STRENGTH_FORTRESS,
    STRENGTH_GARRISON,
    TERRITORIES,
    VICTORY,
)
from chancellery.games.realpolitik.bot.action_cards import turns_to_win
from chancellery.games.realpolitik.bot.evaluate import spread
from chancellery.games.realpolitik.bot.worth import MEAN_CARD, ROADS, Ground, ground_of, most_cards
from chancellery.games.realpolitik.rules.pieces import MASK
from chancellery.games.realpolitik.state import Realpolitik

# Large numbers are told in parts of this, and money beyond so much apart: an army cannot use more at once.
PART: Final = 0.1
PURSE: Final = 12
# Turns to a victory beyond so many are all the same, and so are those of rivals.
FAR: Final = 5
RIVALS_FAR: Final = 3
# The turn is told in parts of so many.
LONG: Final = 20.0


def signs(g: Realpolitik) -> list[list[float]]:
    """A row of numbers for every seat."""
    ground = ground_of(g)
    scale = spread(g, ground.renown)
    strengths = [strength_near(g, power) for power in range(POWERS)]
    turns = [turns_to_win(g, power, ground.renown[power]) for power in range(g.seats)]
    due = [due_at_once(g, ground, power) for power in range(g.seats)]
    return [row(g, ground, power, scale, strengths, turns, due) for power in range(g.seats)]


def due_at_once(g: Realpolitik, ground: Ground, power: int) -> float:
    """The influence that a power may have after this turn, and a little for prestige, which settles ties."""
    ready = g.ready[power * ACTION_CARDS + GAIN_INFLUENCE]
    return g.influence[power] + float(ready * ground.renown[power]) - PART * g.prestige.index(power)


def strength_near(g: Realpolitik, power: int) -> list[float]:
    """The strength with which a power could march into each place."""
    found = [0.0] * TERRITORIES
    for general in GENERALS_OF[power]:
        at = g.place[general]
        if at != NOBODY:
            strength = strength_of(g, general)
            for near in ROADS[power][at]:
                if strength > found[near]:
                    found[near] = strength
    return found


def strength_of(g: Realpolitik, general: int) -> float:
    """What a general may bring into a battle, cards included."""
    units = g.units[general]
    return 1.0 + units + MEAN_CARD * most_cards(g, POWER_OF[general], units)


def row(
    g: Realpolitik,
    ground: Ground,
    power: int,
    scale: float,
    strengths: list[list[float]],
    turns: list[int],
    due: list[float],
) -> list[float]:
    """All that is told of a power."""
    base = power * ACTION_CARDS
    ready = g.ready[base : base + ACTION_CARDS]
    money, hand = g.money[power], g.hand[power]
    counting = ready[GAIN_INFLUENCE]
    renown = float(ground.renown[power])
    generals, units = 0.0, 0.0
    for general in GENERALS_OF[power]:
        units += g.units[general]
        if g.place[general] != NOBODY:
            generals += 1.0
    cards = 0.0
    for card in hand:
        cards += CARD_STRENGTH[CARD_VALUE[card]]
    means = [
        float(g.influence[power]),
        renown if counting else 0.0,
        0.0 if counting else renown,
        float(ground.revenue[power]),
        float(money),
        float(max(0, money - PURSE)),
        float(len(hand)),
        cards / MEAN_CARD,
        float(g.morale[power]),
        float(min(5, g.morale[power])),
        generals,
        units,
        g.tokens[power] / 5.0,
    ]
    means.extend(places(g, ground, power, strengths, ready[MOVEMENT] > 0))
    found = [number / scale for number in means]
    for number in means:
        found.append(PART * number)
    for card in range(ACTION_CARDS):
        found.append(float(ready[card]))
    found.append(float(sum(ready)))
    found.extend(race(g, power, turns, due))
    found.append(3 * PART * g.prestige.index(power))
    found.append(1.0 if g.ally[power] != NOBODY else 0.0)
    found.append(1.0 if g.controller == power else 0.0)
    late = g.turn / LONG
    for other in range(POWERS):
        same = 1.0 if other == power else 0.0
        found.append(same)
        found.append(same / scale)
        found.append(same * late)
    return found


def places(g: Realpolitik, ground: Ground, power: int, strengths: list[list[float]], marching: bool) -> list[float]:
    """Renown that rivals could take, now and later, and the income of such places; and renown that the power could."""
    now, later, income, open_now, open_later, firm = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    guards = [0.0] * TERRITORIES
    for general in GENERALS_OF[power]:
        at = g.place[general]
        if at != NOBODY:
            guards[at] = strength_of(g, general)
    own, ally = strengths[power], g.ally[power]
    for where in ENTERABLE:
        holder = ground.holder[where]
        renown = RENOWN[power][where]
        if holder == power:
            if not renown and not INCOME[power][where]:
                continue
            defence = guards[where] + walls(g, where)
            danger = 0
            for other in range(POWERS):
                if other != power and other != ally and strengths[other][where] > defence:
                    danger = max(danger, 1 + g.ready[other * ACTION_CARDS + MOVEMENT])
            if danger:
                income += INCOME[power][where]
                if danger > 1:
                    now += renown
                else:
                    later += renown
        elif renown and own[where] and (holder == NOBODY or holder != ally):
            defence = walls(g, where)
            enemies = g.standing[where] & ~MASK[power]
            general = 0
            while enemies:
                if enemies & 1:
                    defence += strength_of(g, general)
                enemies >>= 1
                general += 1
            if defence >= own[where]:
                firm += renown
            elif marching:
                open_now += renown
            else:
                open_later += renown
    return [now, later, income, open_now, open_later, firm]


def walls(g: Realpolitik, where: int) -> float:
    """The strength of a garrison, and of a fortress."""
    if g.garrison[where] == NOBODY:
        return 0.0
    return float(STRENGTH_FORTRESS if g.fortress[where] else STRENGTH_GARRISON)


def race(g: Realpolitik, power: int, turns: list[int], due: list[float]) -> list[float]:
    """In how many turns the power may win, beside the quickest of its rivals, and who would be ahead then."""
    own, rivals, most = turns[power], FAR, 0.0
    for other in range(g.seats):
        if other != power:
            rivals = min(rivals, turns[other])
            most = max(most, due[other])
    found = [0.0] * (FAR + 1 + (RIVALS_FAR + 1) * (RIVALS_FAR + 1) + 3)
    found[own] = 1.0
    near, rivals_near = min(own, RIVALS_FAR), min(rivals, RIVALS_FAR)
    found[FAR + 1 + near * (RIVALS_FAR + 1) + rivals_near] = 1.0
    ahead = due[power] - most
    last = len(found)
    # Whoever gains enough in this turn wins if nobody gains more.
    found[last - 3] = 1.0 if due[power] >= VICTORY - 1 and own == 0 and ahead > 0.0 else 0.0
    found[last - 2] = PART * max(-5.0, min(5.0, ahead))
    found[last - 1] = PART * max(-5.0, min(5.0, ahead)) if near == 0 or rivals_near == 0 else 0.0
    return found
