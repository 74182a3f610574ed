"""A power's movement as it looks now: where its generals had better stand, march and ride (8.5)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import ACTIONS, GENERALS_OF, GO, HOME, NEAR, POWER_OF, SAIL
from chancellery.games.realpolitik.bot.worth import GENERAL, INFLUENCE_LOST, PRESTIGE, ROADS, UNIT, Outlook, chance
from chancellery.games.realpolitik.rules.movement_garrisons import may_garrison
from chancellery.games.realpolitik.rules.movement_train_pre_move import network, rides, takers
from chancellery.games.realpolitik.rules.movement_types import first_steps, onward
from chancellery.games.realpolitik.rules.pieces import MASK, generals, own_general
from chancellery.games.realpolitik.state import Realpolitik

# What being near a target counts for, against having it.
NEARNESS: Final = 0.3
# How likely an army that could attack us does so.
ATTACKED: Final = 0.15
# What an army adds to the safety of the place where it stands.
GUARD: Final = 0.25
# What a garrison adds to the safety of a home that could be entered without a fight.
HOME_GUARD: Final = 0.25
# A general without units can do little, wherever it is.
UNARMED: Final = 0.3
# What it is worth to stay near a battle that needs support.
AT_HAND: Final = 0.5
# The part of the price of its cards that a battle is charged with.
CARD_PART: Final = 0.5
# What a move must bring at least.
EFFORT: Final = 0.05
# What one more unit with a general is good for, by the units that it has.
NEXT_UNIT: Final[tuple[float, ...]] = (1.0, 0.6, 0.35, 0.0)
# What is left of a target that another general is near, too.
SHARED: Final = 0.4
NEVER: Final = -1000.0


class Plan:
    """A march: its worth, the way, and where garrisons are left."""

    worth: float
    path: tuple[int, ...]
    flips: tuple[int, ...]

    def __init__(self, worth: float, path: tuple[int, ...], flips: tuple[int, ...]) -> None:
        self.worth = worth
        self.path = path
        self.flips = flips

    def beats(self, other: Plan) -> bool:
        """Whether it is worth more, or as much and comes first by its way."""
        if self.worth != other.worth:
            return self.worth > other.worth
        return (self.path, self.flips) > (other.path, other.flips)


def best_plan(plans: list[Plan], best: Plan | None = None) -> Plan | None:
    """The best of some marches, or what there is already."""
    for plan in plans:
        if best is None or plan.beats(best):
            best = plan
    return best


class Campaign:
    """A power's movement as it looks now: fields over the map, worked out once for a decision."""

    def __init__(self, g: Realpolitik, power: int, stranger: bool = False) -> None:
        self.g = g
        self.power = power
        self.outlook = Outlook(g, power, stranger)
        fields = self.outlook.fields()
        self.gains = fields.gains
        self.pull = fields.pull
        self.perils = fields.perils
        self.fronts = [g.place[general] for general in g.battles]

    # --- standing somewhere ---

    def stand(self, where: int, units: int, garrison: bool) -> float:
        """What it is worth to have an army in a place: what it can do from there, guards there, and risks there."""
        o = self.outlook
        worth = NEARNESS * self.pull[where] * (1.0 if units else UNARMED)
        peril = self.perils[where]
        if peril:
            mine = 1 + units + garrison + o.cards(self.power, units)
            beaten = ATTACKED * chance(peril - mine)
            worth -= beaten * (UNIT * units + GENERAL + INFLUENCE_LOST)
            if o.holder[where] == self.power:
                worth += GUARD * o.guard(where) * (1 - beaten)
        if units and any(where in NEAR[front] for front in self.fronts):
            worth += AT_HAND
        return worth

    # --- marches ---

    def plans(
        self, general: int, path: tuple[int, ...] = (), flips: tuple[int, ...] = (), lane: int = NOBODY
    ) -> list[Plan]:
        """Every sensible march of a general that begins with the steps already planned."""
        g = self.g
        if path:
            ways = [path] if lane != NOBODY else self.ways(general, [path])
        else:
            steps = [ACTIONS.split(action) for action in first_steps(g, general)]
            ways = self.ways(general, [(where,) for verb, where in steps if verb == GO])
            ways += [(where,) for verb, where in steps if verb == SAIL]
        own = MASK[self.power]
        base = self.stand(g.place[general], g.units[general], False)
        begun = bool(path)
        return [self.plan(general, way, flips, base, begun) for way in ways if not g.standing[way[-1]] & own]

    def ways(self, general: int, found: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """One way to each place that the general can reach by land, beginning with some steps."""
        seen = {way[-1] for way in found}
        for way in found:
            for where in onward(self.g, general, way):
                if where not in seen:
                    seen.add(where)
                    found.append((*way, where))
        return found

    def plan(self, general: int, path: tuple[int, ...], flips: tuple[int, ...], base: float, begun: bool) -> Plan:
        """A march along a way, with garrisons where they pay."""
        g, o = self.g, self.outlook
        origin, end = g.place[general], path[-1]
        left = g.units[general] - len(flips)
        worth = -base
        if not begun and may_garrison(g, general, origin, flips) and o.take(origin) > UNIT:
            worth += o.take(origin) - UNIT
            flips += (origin,)
            left -= 1
        if self.contested(end):
            return Plan(worth + self.attack(general, end, left), path, flips)
        garrison = end in flips
        if not garrison and left and may_garrison(g, general, end, flips) and o.take(end) > UNIT:
            worth += o.take(end) - UNIT
            flips += (end,)
            left -= 1
            garrison = True
        return Plan(worth + self.stand(end, left, garrison), path, flips)

    def contested(self, where: int) -> bool:
        """Whether a general that enters has to fight."""
        g, o = self.g, self.outlook
        held = g.garrison[where]
        return (held != NOBODY and held != self.power and held != o.ally) or bool(g.standing[where] & ~o.friends)

    def attack(self, general: int, where: int, units: int) -> float:
        """What it is worth to march into a battle."""
        g, o = self.g, self.outlook
        win, price = o.odds(general, where, units)
        spoils = PRESTIGE
        if units > 1 or HOME[where] == self.power:
            spoils += o.take(where) - (UNIT if HOME[where] != self.power else 0.0)
        else:
            holder = o.holder[where]
            spoils += o.theirs(holder, where) if holder not in (NOBODY, self.power) else 0.0
        for enemy in generals(g.standing[where] & ~o.friends):
            spoils += 1 + GENERAL * o.menace[POWER_OF[enemy]] + UNIT * g.units[enemy] * o.menace[POWER_OF[enemy]]
        defeat = UNIT * max(0, units - 1) + GENERAL + INFLUENCE_LOST
        stand = self.stand(where, max(0, units - 2), True)
        return win * (spoils + stand) - (1 - win) * defeat - UNIT * (units > 0) - CARD_PART * price

    def best(self, general: int) -> float:
        """The worth of the best march of a general, 0 if it had better stay."""
        best = best_plan(self.plans(general))
        return 0.0 if best is None else best.worth

    # --- trains ---

    def ride(self, general: int, where: int, here: float) -> float:
        """What a train ride is worth: a better place to march from than the present one, whose prospect that is."""
        return self.prospect(general, where, self.g.units[general]) - here

    def here(self, general: int) -> float:
        """What a general may expect where it stands."""
        return self.prospect(general, self.g.place[general], self.g.units[general])

    def prospect(self, general: int, where: int, units: int) -> float:
        """What a general may expect of this movement in a place: the best gain that no other general has before it."""
        if not units:
            return self.stand(where, units, False)
        best = 0.0
        for near in ROADS[self.power][where]:
            gain = self.gains[near]
            if gain > best:
                shared = False
                for other in GENERALS_OF[self.power]:
                    if other != general and self.g.units[other] and self.g.place[other] in NEAR[near]:
                        shared = True
                best = max(best, SHARED * gain) if shared else gain
        return best + self.stand(where, units, False)

    def send(self, giver: int, where: int) -> float:
        """What it is worth to send a unit to the general in a place."""
        g = self.g
        taker = own_general(g, self.power, where)
        loss = NEXT_UNIT[g.units[giver] - 1] * self.pull[g.place[giver]]
        return NEXT_UNIT[g.units[taker]] * self.pull[where] - loss - EFFORT

    def best_ride(self, general: int) -> float:
        modes = network(self.g, general)
        here = self.here(general)
        return max(
            [self.ride(general, where, here) for where in rides(self.g, general, modes) if self.free(where)],
            default=0,
        )

    def best_send(self, general: int) -> float:
        modes = network(self.g, general)
        return max([self.send(general, where) for where in takers(self.g, general, modes)], default=0)

    def free(self, where: int) -> bool:
        return not self.g.standing[where] & MASK[self.power]

    def guard_home(self, where: int) -> float:
        """What a garrison at home is worth: it keeps out who would come without a fight."""
        if not self.perils[where]:
            return NEVER
        return HOME_GUARD * self.outlook.guard(where) - UNIT


def best_marches(campaign: Campaign) -> list[Plan]:
    """The best march of each general that is worth the effort, no target counted twice."""
    g = campaign.g
    found: dict[int, Plan] = {}
    for general in GENERALS_OF[campaign.power]:
        if g.place[general] != NOBODY:
            best = best_plan(campaign.plans(general))
            if best is not None and best.worth > EFFORT:
                end = best.path[-1]
                found[end] = best_plan([best], found.get(end)) or best
    return list(found.values())


def campaign_worth(campaign: Campaign) -> float:
    """What a round of movement would bring now."""
    return sum(march.worth for march in best_marches(campaign))
