"""What places, armies and rivals are worth to a power, all in influence."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import ACTION_CARDS as CARDS_EACH
from chancellery.games.realpolitik.board import (
    ADJACENT,
    CARD_STRENGTH,
    CARD_VALUE,
    ENTERABLE,
    GAIN_INFLUENCE,
    GENERALS_OF,
    HOME,
    INCOME,
    LANES_OF,
    MOST_UNITS,
    POWER_OF,
    POWERS,
    RENOWN,
    STRENGTH_FORTRESS,
    STRENGTH_GARRISON,
    TERRITORIES,
    VALUE,
    VICTORY,
)
from chancellery.games.realpolitik.rules.pieces import MASK, generals, is_minor, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# What a point of influence from a place each time is worth, for as long as a place is likely to be held.
RENOWN_WORTH: Final = 2.2
# The same for a point of money.
INCOME_WORTH: Final = 0.3
# What a unit, a battle card, a point of morale and a general on the map are worth.
UNIT: Final = 0.7
CARD: Final = 0.45
MORALE: Final = 0.3
GENERAL: Final = 0.1
# What a place higher on the prestige track is worth.
PRESTIGE: Final = 0.2
# What a point of influence for somebody else costs, as part of that power's menace.
INFLUENCE_LOST: Final = 0.6
# How much of a rival's loss is our gain, for a rival as near to victory as can be.
DENIAL: Final = 0.4
# What a point in a place of ours would be worth to whoever takes it, as far as that is our loss.
SPITE: Final = 0.5
# Whoever leads is the one to stop.
LEADER: Final = 2.0
FOLLOWER: Final = 0.7
# What takes places from minor Italy is worth something to everybody but its controller.
MINOR_NEARNESS: Final = 0.3
# A battle card adds about so much strength.
MEAN_CARD: Final = 3.0
# The difference in strength that makes a battle fairly sure, as a logistic scale.
ODDS_SCALE: Final = 2.0
# The same for each card that we do not know, and if there is none.
UNSURE: Final = 0.9
SURELY: Final = 0.1
# No odds are longer, as a logarithm.
SUREST: Final = 20.0
# A draw is a defeat for whoever attacks.
DRAWN: Final = 0.5
# How likely an ally is to support.
HELPFUL: Final = 0.5
# How the pull of a target fades with each step.
FADING: Final = 0.5
# The steps over which a target is felt.
FELT: Final = 3
# Where a position keeps what was worked out of it: the ground, and the fields of each power as it and as others see it.
# The rest is what all are to each other, and the marches of each general.
GROUND: Final = 0
FIELDS: Final = 1
LIKINGS: Final = FIELDS + 2 * POWERS

# For each power the neighbours of each territory, by land and by its own sea lanes.
ROADS: Final = tuple(
    tuple(
        (*ADJACENT[where], *(end for end, owner in LANES_OF[where] if owner == power)) for where in range(TERRITORIES)
    )
    for power in range(POWERS)
)


def _felt_from(power: int, start: int) -> tuple[tuple[int, float], ...]:
    """The places from which a target is felt, and how much of it."""
    steps = {start: 0}
    for here in (queue := [start]):
        for near in ROADS[power][here]:
            if near not in steps and steps[here] < FELT:
                steps[near] = steps[here] + 1
                queue.append(near)
    return tuple((where, FADING ** (away - 1)) for where, away in steps.items() if away)


FELT_FROM: Final = tuple(tuple(_felt_from(power, start) for start in range(TERRITORIES)) for power in range(POWERS))


def chance(lead: float, scale: float = ODDS_SCALE) -> float:
    """The chance to win a battle with an expected lead in strength."""
    odds = lead / scale
    if odds > SUREST:
        odds = SUREST
    elif odds < -SUREST:
        odds = -SUREST
    return 1.0 / (1.0 + exp(-odds))


def unsure(cards: int) -> float:
    """How unsure a battle is in which the other side may play so many cards."""
    return SURELY + UNSURE * sqrt(cards)


class Ground:
    """What everybody sees of the map, for as long as what it follows from stays as it is.

    holder   who controls each territory
    renown   what Gain Influence would bring each power now, and `revenue` what Taxation would
    near     how near to victory each power is, and minor Italy's controller through Italy a little
    """

    def __init__(self, g: Realpolitik) -> None:
        self.garrison = g.garrison
        self.influence = g.influence
        self.ready = g.ready
        self.seats = g.seats
        self.holder = [held if held != NOBODY else home for held, home in zip(g.garrison, HOME, strict=True)]
        self.renown = [0] * POWERS
        self.revenue = [0] * POWERS
        for where in ENTERABLE:
            holder = self.holder[where]
            if holder != NOBODY:
                self.renown[holder] += RENOWN[holder][where]
                self.revenue[holder] += INCOME[holder][where]
        self.near = [MINOR_NEARNESS if is_minor(g, p) else nearness(g, p, self.renown[p]) for p in range(POWERS)]

    def holds(self, g: Realpolitik) -> bool:
        """Whether it is that of a position."""
        return (
            (self.garrison is g.garrison or self.garrison == g.garrison)
            and (self.influence is g.influence or self.influence == g.influence)
            and (self.ready is g.ready or self.ready == g.ready)
        )


def ground_of(g: Realpolitik) -> Ground:
    """The map as it is, worked out anew only where it has changed."""
    kept = g.worked_out[GROUND]
    if isinstance(kept, Ground) and kept.holds(g):
        return kept
    found = Ground(g)
    g.worked_out[GROUND] = found
    return found


class Fields:
    """What lies over the map for one power, for as long as what it follows from stays as it is.

    takes    what it is worth to the power to take each place
    defences what an attack on a place has to expect, where somebody has asked
    gains    what an army would gain by marching into each place, roughly
    pull     how well placed an army is in each place: the best gain near it, fading with the way
    perils   the strength with which an enemy could march into each place
    """

    def __init__(self, ground: Ground, seen: list[int], mine: float, outlook: Outlook) -> None:
        self.ground = ground
        self.seen = seen
        self.mine = mine
        self.ally = outlook.g.ally
        self.fortress = outlook.g.fortress
        self.controller = outlook.g.controller
        self.defences: list[tuple[float, int] | None] = [None] * TERRITORIES
        self.takes = [outlook.taking(where) for where in range(TERRITORIES)]
        outlook.known = self
        self.gains = outlook.gains()
        self.pull = outlook.pull(self.gains)
        self.perils = outlook.perils()


class Outlook:
    """The position as one power sees it.

    power    the power that is to act
    seat     who decides for it and whose victory counts
    holder   who controls each territory
    renown   what Gain Influence would bring each power now
    near     how near to victory each power is, and minor Italy's controller through Italy a little
    menace   how much each power's gains hurt the seat: its nearness, more for the leader, nothing for itself
    alone    whether the power is looked at as if it had no ally
    stranger whether somebody else looks at the power, who does not know its cards
    """

    def __init__(self, g: Realpolitik, power: int, stranger: bool = False, alone: bool = False) -> None:
        self.g = g
        self.power = power
        self.ally = NOBODY if alone else g.ally[power]
        self.seat = seat_of(g, power)
        self.minor = is_minor(g, power)
        ground = ground_of(g)
        self.ground = ground
        self.holder = ground.holder
        self.renown = ground.renown
        self.near = ground.near
        rivals = [near if seat_of(g, p) != self.seat else 0.0 for p, near in enumerate(self.near)]
        first = max(rivals)
        self.menace = [(LEADER if near == first else FOLLOWER) * near for near in rivals]
        self.friends = MASK[power] | MASK[self.ally]
        self.stranger = stranger
        self.slots = 0
        self.known: Fields | None = None
        self.best_cards = [0.0]
        if not stranger:
            for strength in sorted([CARD_STRENGTH[CARD_VALUE[card]] for card in g.hand[power]], reverse=True):
                self.best_cards.append(self.best_cards[-1] + strength)

    # --- places ---

    def keep(self, where: int) -> float:
        """What it is worth to the power to hold a place."""
        if self.minor:
            return 0.5 * INCOME_WORTH * INCOME[self.power][where]
        return RENOWN_WORTH * RENOWN[self.power][where] + INCOME_WORTH * INCOME[self.power][where]

    def guard(self, where: int) -> float:
        """What it is worth that nobody takes a place from the power: what it keeps, and what a rival would gain."""
        return self.keep(where) + SPITE * VALUE[where]

    def theirs(self, holder: int, where: int) -> float:
        """What it would cost a rival to lose a place, as far as that is our gain."""
        if is_minor(self.g, holder):
            return 0.1
        worth = RENOWN_WORTH * RENOWN[holder][where] + INCOME_WORTH * INCOME[holder][where]
        return DENIAL * self.menace[holder] * worth

    def take(self, where: int) -> float:
        """What it is worth to the power to take a place from whoever holds it."""
        known = self.known
        return self.taking(where) if known is None else known.takes[where]

    def taking(self, where: int) -> float:
        """The same, worked out."""
        holder = self.holder[where]
        if holder == self.power or (holder == self.ally != NOBODY) or (HOME[where] == self.ally != NOBODY):
            return 0.0
        if self.minor and holder == NOBODY and RENOWN[self.seat][where]:
            # Italy would only stand in its controller's way.
            return 0.0
        worth = self.keep(where)
        return worth if holder == NOBODY else worth + self.theirs(holder, where)

    # --- armies ---

    def cards(self, power: int, slots: int) -> float:
        """The strength that a power's cards may add in so many slots; a seat knows only its own cards."""
        count = most_cards(self.g, power, slots)
        if power != self.power or self.stranger:
            return MEAN_CARD * count
        return self.best_cards[count]

    def defence(self, where: int) -> tuple[float, int]:
        """The strength that an attack on a place has to expect, cards and support included, and how many cards."""
        known = self.known
        if known is None:
            return self.defending(where)
        found = known.defences[where]
        if found is None:
            found = self.defending(where)
            known.defences[where] = found
        return found

    def defending(self, where: int) -> tuple[float, int]:
        """The same, worked out."""
        g = self.g
        strength, slots = 0.0, [0] * POWERS
        there = g.standing[where] & ~self.friends
        direct = 0
        for general in generals(there):
            strength += 1 + g.units[general]
            slots[POWER_OF[general]] += g.units[general]
            direct |= 1 << POWER_OF[general]
        held = g.garrison[where]
        if held != NOBODY and held != self.power and held != self.ally:
            strength += STRENGTH_FORTRESS if g.fortress[where] else STRENGTH_GARRISON
            direct |= 1 << held
        if not direct:
            return strength, 0
        helping = direct
        for power in range(POWERS):
            if direct >> power & 1 and g.ally[power] != NOBODY:
                helping |= 1 << g.ally[power]
        for near in ADJACENT[where]:
            for general in generals(g.standing[near] & ~self.friends):
                if helping >> POWER_OF[general] & 1:
                    slots[POWER_OF[general]] += g.units[general]
        count = 0
        for power in range(POWERS):
            if slots[power]:
                part = 1.0 if direct >> power & 1 else HELPFUL
                strength += part * self.cards(power, slots[power])
                count += most_cards(g, power, slots[power])
        return strength, count

    def attack(self, general: int, where: int, units: int) -> float:
        """The strength that a general brings into a place, with its cards and the support of its own side."""
        g = self.g
        slots, allied = units, 0
        for near in ADJACENT[where]:
            other = (g.standing[near] & MASK[self.power]).bit_length() - 1
            if other not in (NOBODY, general) and not g.engaged[other] and other not in g.battles:
                slots += g.units[other]
            if self.ally != NOBODY:
                friend = (g.standing[near] & MASK[self.ally]).bit_length() - 1
                if friend != NOBODY and not g.engaged[friend]:
                    allied += g.units[friend]
        self.slots = most_cards(g, self.power, slots)
        help = HELPFUL * self.cards(self.ally, allied) if allied else 0.0
        return 1 + units + self.cards(self.power, slots) + help

    def odds(self, general: int, where: int, units: int) -> tuple[float, float]:
        """The chance to win if a general marches into a place, sure where nobody can reply; and what its cards cost."""
        strength, count = self.defence(where)
        attack = self.attack(general, where, units)
        gap = strength + DRAWN - 1 - units
        cards = min(max(0.0, gap / MEAN_CARD), self.slots)
        return chance(attack - DRAWN - strength, unsure(count)), cards * (MORALE + CARD)

    # --- fields over the map ---

    def fields(self) -> Fields:
        """The fields over the map, worked out anew only where something has changed that they follow from."""
        g = self.g
        mine = self.cards(self.power, MOST_UNITS)
        seen = seen_of(g, self.power)
        at = FIELDS + 2 * self.power + int(self.stranger)
        kept = g.worked_out[at]
        if (
            isinstance(kept, Fields)
            and kept.ground is self.ground
            and kept.mine == mine
            and kept.controller == g.controller
            and kept.seen == seen
            and (kept.ally is g.ally or kept.ally == g.ally)
            and (kept.fortress is g.fortress or kept.fortress == g.fortress)
        ):
            self.known = kept
            return kept
        found = Fields(self.ground, seen, mine, self)
        g.worked_out[at] = found
        return found

    def gains(self) -> list[float]:
        """What an army of the power would gain by marching into each place, roughly."""
        g, power = self.g, self.power
        mine = 4 + self.cards(power, MOST_UNITS)
        found = [0.0] * TERRITORIES
        for where in ENTERABLE:
            worth = self.take(where)
            there = g.standing[where] & ~self.friends
            held = g.garrison[where]
            if there or (held != NOBODY and held != power and held != self.ally):
                worth += there.bit_count() * 0.8
                strength, count = self.defence(where)
                worth = worth * chance(mine - DRAWN - strength, unsure(count)) - UNIT
            found[where] = worth - UNIT if worth > UNIT else 0.0
        return found

    def pull(self, gains: list[float]) -> list[float]:
        """How well placed an army is in each place: the best gain near it, fading with the way."""
        pull = [0.0] * TERRITORIES
        for where in ENTERABLE:
            gain = gains[where]
            if gain > 0:
                for near, part in FELT_FROM[self.power][where]:
                    if gain * part > pull[near]:
                        pull[near] = gain * part
        return pull

    def perils(self) -> list[float]:
        """The strength with which an enemy could march into each place."""
        g = self.g
        found = [0.0] * TERRITORIES
        for power in range(POWERS):
            if power == self.power or power == self.ally:
                continue
            for general in GENERALS_OF[power]:
                at = g.place[general]
                if at == NOBODY or not g.units[general]:
                    continue
                strength = 1 + g.units[general] + self.cards(power, g.units[general])
                for near in ROADS[power][at]:
                    if strength > found[near]:
                        found[near] = strength
        return found


def most_cards(g: Realpolitik, power: int, slots: int) -> int:
    """How many cards a power can play in so many slots; morale decides, and one card needs none."""
    count = slots
    held = len(g.hand[power])
    if held < count:
        count = held
    morale = g.morale[power]
    if morale < 1:
        morale = 1
    return morale if morale < count else count


def seen_of(g: Realpolitik, but: int) -> list[int]:
    """What everybody sees of the armies and the means of all powers but one."""
    seen: list[int] = []
    for power in range(POWERS):
        if power != but:
            for general in GENERALS_OF[power]:
                seen.append(g.place[general])
                seen.append(g.units[general])
            seen.append(len(g.hand[power]))
            seen.append(g.morale[power])
    return seen


def roughly(scores: list[float], grain: float) -> list[float]:
    """Scores that differ by less than a grain count as equal: chance decides, and nobody can rely on us."""
    return [grain * round(score / grain) for score in scores]


def nearness(g: Realpolitik, power: int, renown: int) -> float:
    """How near a power is to victory: about 0 at the start, 1 half way, 2 when its next Gain Influence wins."""
    ready = g.ready[power * CARDS_EACH + GAIN_INFLUENCE]
    due = g.influence[power] + renown * (1.0 if ready else 0.8)
    return float(2.0 * min(1.2, due / VICTORY) ** 1.5)
