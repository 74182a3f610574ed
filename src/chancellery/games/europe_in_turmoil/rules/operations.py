"""Operations: placing support (6.1) and support checks (6.2)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Arg, Text
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    ADJACENT,
    ATTEMPT,
    BALKAN_CHECKS,
    BALKANS,
    BOX_CONTROL,
    CARD_OPS,
    CHECK,
    CHECKS,
    DONE,
    FRANCE,
    LIBERAL,
    NASSAU,
    NASSAU_FROM,
    NASSAU_MODIFIER,
    NEAR,
    PLACE,
    PLACEMENT,
    SPACE_REGION,
    SPACES,
    STABILITY,
    SUPPORT_SPREADS_FROM_BOXES,
    card,
    marker,
)
from chancellery.games.europe_in_turmoil.rules.areas import everywhere, region_spaces, where
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.naval_race import attempt, may_attempt
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.support import add, remove, support
from chancellery.games.europe_in_turmoil.state import Turmoil

STYMIED: Final = card("stymied")
ABSOLUTISM: Final = card("absolutism")
MARCH_OF_HISTORY: Final = card("march_of_history")
BALKAN_FEDERATION: Final = card("balkan_federation")
DREYFUS_AFFAIR: Final = card("dreyfus_affair")
LEGACY_OF_BISMARCK: Final = card("legacy_of_bismarck")
CLEMENCEAU: Final = card("georges_clemenceau")
BERCHTOLD: Final = card("leopold_von_berchtold")
BALKAN_WARS: Final = marker("balkan_wars")

# `ops` of a support check that adds the current tension instead (78).
TENSION: Final = -1


# --- the value of a card (6.3.9, 7.3) ---


def ops_value(g: Turmoil, seat: int, card: int, printed: int = 0) -> int:
    """What a card is worth to a seat now; Nassau looks only at cards of the seat's own action round (ruling 64)."""
    return value_in_round(g, seat, card, printed) if seat == g.phasing else card_value(g, seat, card, printed)


def card_value(g: Turmoil, seat: int, card: int, printed: int = 0) -> int:
    """Card modifiers together, at least 1 (ruling 13); `printed` replaces the printed value (Viscount Grey)."""
    value = printed or CARD_OPS[card]
    if g.in_effect[STYMIED] == 2 - seat:
        value -= 1
    if g.in_effect[ABSOLUTISM] == seat + 1:
        value += 1
    if g.in_effect[MARCH_OF_HISTORY] == seat + 1:
        value += 1
    return max(value, 1)


def value_in_round(g: Turmoil, seat: int, card: int, printed: int = 0) -> int:
    """What a card is worth in the seat's own action round: then the Nassau class counts too (rulings 13 and 64)."""
    value = card_value(g, seat, card, printed)
    return value + NASSAU_MODIFIER if value >= NASSAU_FROM and holder(g, NASSAU) == 1 - seat else value


def balkan_bonus(g: Turmoil, seat: int, card: int = NOBODY, printed: int = 0) -> int:
    """What Balkan Federation adds to a card whose Operations are all spent in the Balkans (84).

    It is 1, unless the lower limit or the Nassau class swallows it (ruling 13); without a card always 1.
    """
    if g.in_effect[BALKAN_FEDERATION] != seat + 1:
        return 0
    if card == NOBODY:
        return 1
    value = printed or CARD_OPS[card]
    return ops_value(g, seat, card, value + 1) - ops_value(g, seat, card, value)


# --- choosing an operation (6.0) ---


class Operate(Choice[Turmoil]):
    """Choose how the Operations Points of a card are used (6.0).

    bonus  1 if Operations spent in the Balkans alone are worth one more (84)
    grey   1 if enemy control neither raises costs nor lowers checks (55)
    naval  1 if a naval attempt is possible with them
    stop   1 if the seat may do without
    """

    rule = "6"
    lapses = True

    def __init__(
        self, seat: int, ops: int, card: int, bonus: int = 0, grey: int = 0, naval: int = 0, stop: int = 0
    ) -> None:
        self.seat = seat
        self.ops = ops
        self.card = card
        self.bonus = bonus
        self.grey = grey
        self.naval = naval
        self.stop = stop

    def legal(self, g: Turmoil) -> list[int]:
        seat = self.seat
        legal = []
        if can_place(g, seat, self.ops, self.grey) or (
            self.bonus and can_place_in_balkans(g, seat, self.ops + 1, self.grey)
        ):
            legal.append(PLACEMENT)
        if can_check(g, seat):
            legal.append(CHECKS)
        if self.bonus and any(SPACE_REGION[s] == BALKANS for s in targets(g, seat)):
            legal.append(BALKAN_CHECKS)
        if self.naval and may_attempt(g, seat):
            legal.append(ATTEMPT)
        if self.stop and legal:
            legal.append(DONE)
        return legal

    def apply(self, g: Turmoil, action: int) -> None:
        seat, ops = self.seat, self.ops
        if action == PLACEMENT:
            g.push(PlaceSupport(seat, ops, reachable(g, seat), self.grey, self.bonus))
        elif action == CHECKS:
            g.push(SupportChecks(seat, ops, 2, ops_targets(g), 1, self.grey))
        elif action == BALKAN_CHECKS:
            g.push(SupportChecks(seat, ops + 1, 2, region_spaces(g, BALKANS), 1, self.grey))
        elif action == ATTEMPT:
            attempt(g, seat, ops, self.card)

    def prompt(self, g: Turmoil) -> Text:
        return Text("operate", ops=self.ops, card=("card", self.card), bonus=self.bonus)


# --- placing support (6.1) ---


def ops_targets(g: Turmoil) -> tuple[int, ...]:
    """The spaces where Operations may be spent: not the Balkans under Legacy of Bismarck (25)."""
    if not g.in_effect[LEGACY_OF_BISMARCK]:
        return everywhere(g)
    return tuple([s for s in everywhere(g) if SPACE_REGION[s] != BALKANS])


def reachable(g: Turmoil, seat: int) -> tuple[int, ...]:
    """The spaces with own support or next to some, as things stand before the first point is placed (6.1.2)."""
    base, points, beside_box = seat * SPACES, g.support, _BESIDE_BOXES[seat]
    found = []
    for space in ops_targets(g):
        if beside_box[space]:
            found.append(space)
            continue
        for near in NEAR[space]:
            if points[base + near]:
                found.append(space)
                break
    return tuple(found)


def reachable_in(g: Turmoil, seat: int, area: tuple[int, ...]) -> tuple[int, ...]:
    inside = set(area)
    return tuple([s for s in reachable(g, seat) if s in inside])


# The spaces next to a box of each side, from which support spreads.
_BESIDE_BOXES: Final = tuple(
    tuple(
        SUPPORT_SPREADS_FROM_BOXES and any(BOX_CONTROL[n] == seat and space in ADJACENT[n] for n in range(SPACES))
        for space in range(SPACES)
    )
    for seat in range(2)
)


def cost(g: Turmoil, seat: int, space: int, grey: int = 0) -> int:
    """What a point costs: one, two under enemy control, and doubled by some events (6.1.3)."""
    where = SPACE_REGION[space]
    price = 1
    if g.control[space] == 1 - seat and not grey:
        freed = seat == LIBERAL and where == FRANCE and g.in_effect[CLEMENCEAU]
        price = 1 if freed else 2
    if where == FRANCE and g.in_effect[DREYFUS_AFFAIR] == 2 - seat:
        price *= 2
    if where == BALKANS and g.in_effect[BERCHTOLD] and BALKAN_WARS not in g.track:
        price *= 2
    return price


def prices(g: Turmoil, seat: int) -> dict[int, int]:
    """What a point costs in every space where it is not one."""
    if g.in_effect[CLEMENCEAU] or g.in_effect[DREYFUS_AFFAIR] or g.in_effect[BERCHTOLD]:
        return {s: price for s in g.open_spaces if (price := cost(g, seat, s)) != 1}
    return {s: 2 for s in g.open_spaces if g.control[s] == 1 - seat}


def affordable(g: Turmoil, seat: int, ops: int, grey: int, area: tuple[int, ...]) -> list[int]:
    """The spaces of an area where a point costs no more than there is to spend."""
    # Two points pay for any space unless an event doubles the price.
    if g.in_effect[DREYFUS_AFFAIR] == 2 - seat or g.in_effect[BERCHTOLD]:
        return [s for s in area if cost(g, seat, s, grey) <= ops]
    if ops > 1 or grey:
        return list(area)
    if g.in_effect[CLEMENCEAU] and seat == LIBERAL:
        return [s for s in area if cost(g, seat, s) == 1]
    enemy, control = 1 - seat, g.control
    return [s for s in area if control[s] != enemy]


def can_place(g: Turmoil, seat: int, ops: int, grey: int) -> bool:
    """Whether a point can be placed anywhere: nearly always, and then the first own space shows it."""
    points, base, barred = g.support, seat * SPACES, g.in_effect[LEGACY_OF_BISMARCK]
    for space in g.open_spaces:
        open_here = points[base + space] and not (barred and SPACE_REGION[space] == BALKANS)
        if open_here and cost(g, seat, space, grey) <= ops:
            return True
    return bool(affordable(g, seat, ops, grey, reachable(g, seat)))


def can_place_in_balkans(g: Turmoil, seat: int, ops: int, grey: int) -> bool:
    return any(SPACE_REGION[s] == BALKANS for s in affordable(g, seat, ops, grey, reachable(g, seat)))


class PlaceSupport(Choice[Turmoil]):
    """Place support with Operations Points, one point at a time (6.1.2); points that cannot be spent are lost.

    bonus  1 while all were spent in the Balkans and one more may be spent there (84)
    """

    rule = "6.1.2"
    lapses = True

    def __init__(self, seat: int, ops: int, area: tuple[int, ...], grey: int = 0, bonus: int = 0) -> None:
        self.seat = seat
        self.ops = ops
        self.area = area
        self.grey = grey
        self.bonus = bonus

    def legal(self, g: Turmoil) -> list[int]:
        found = affordable(g, self.seat, self.ops, self.grey, self.area) if self.ops else []
        if self.bonus:
            more = affordable(g, self.seat, self.ops + 1, self.grey, self.area)
            found = [s for s in more if s in found or SPACE_REGION[s] == BALKANS]
        return ACTIONS.each(PLACE, found)

    def apply(self, g: Turmoil, action: int) -> None:
        space = ACTIONS.thing(action)
        rest = self.ops - cost(g, self.seat, space, self.grey)
        bonus = self.bonus if SPACE_REGION[space] == BALKANS else 0
        add(g, self.seat, space)
        if rest + bonus > 0:
            # Whoever has spent the point of the bonus has spent everything.
            g.push(PlaceSupport(self.seat, rest, self.area, self.grey, bonus))

    def prompt(self, g: Turmoil) -> Text:
        return Text("place-support", ops=self.ops, bonus=self.bonus)

    def why_not(self, g: Turmoil, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "space":
            return None
        if index in self.area:
            price = cost(g, self.seat, index, self.grey)
            return Text("too-dear", space=("space", index), cost=price, ops=self.ops), "6.1.3"
        if not g.opened[index]:
            return Text("closed-space", space=("space", index)), "2.1.4"
        if index not in ops_targets(g):
            return Text("barred", card=("card", LEGACY_OF_BISMARCK)), "7.3"
        near = tuple(s for s in ADJACENT[index] if g.opened[s])
        return Text("out-of-reach", space=("space", index), near=("space", near)), self.rule

    def rule_against(self, g: Turmoil, action: int) -> str:
        verb, space = ACTIONS.split(action)
        return "6.1.3" if verb == PLACE and space in self.area else self.rule


# --- support checks (6.2) ---


def targets(g: Turmoil, seat: int) -> list[int]:
    """The spaces where Operations can buy a check: with enemy support (6.2.3), but not the Black Hand's (103)."""
    base = (1 - seat) * SPACES
    points = g.support
    return [s for s in ops_targets(g) if points[base + s] and s != g.black_hand]


def can_check(g: Turmoil, seat: int) -> bool:
    """Whether Operations can buy a check anywhere; the first space with enemy support mostly shows it."""
    base = (1 - seat) * SPACES
    points = g.support
    if g.black_hand == NOBODY and not g.in_effect[LEGACY_OF_BISMARCK]:
        for space in g.open_spaces:
            if points[base + space]:
                return True
    return bool(targets(g, seat))


def check_above(space: int) -> int:
    """What the sum of a support check must exceed: twice the stability (6.2.4)."""
    return 2 * STABILITY[space]


class SupportChecks(Choice[Turmoil]):
    """Choose the space of the next support check (6.2.3).

    ops       what is added to the die; TENSION adds the tension
    count     how many checks are left
    spaces    where they may be
    distinct  1 if no two may be in the same space: Operations, not events (6.2.2)
    lenient   1 if neighbours under enemy control do not count
    """

    rule = "6.2.3"
    lapses = True

    def __init__(
        self,
        seat: int,
        ops: int,
        count: int,
        spaces: tuple[int, ...],
        distinct: int = 0,
        lenient: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.ops = ops
        self.count = count
        self.spaces = spaces
        self.distinct = distinct
        self.lenient = lenient
        self.used = used

    def legal(self, g: Turmoil) -> list[int]:
        base = (1 - self.seat) * SPACES
        points = g.support
        barred = self.used if self.distinct else ()
        found = [s for s in self.spaces if points[base + s]]
        if g.black_hand != NOBODY or barred:
            found = [s for s in found if s != g.black_hand and s not in barred]
        return ACTIONS.each(CHECK, found)

    def apply(self, g: Turmoil, action: int) -> None:
        space = ACTIONS.thing(action)
        if self.count > 1:
            used = (*self.used, space)
            g.push(SupportChecks(self.seat, self.ops, self.count - 1, self.spaces, self.distinct, self.lenient, used))
        roll_then(g, CheckResult(self.seat, space, self.ops, self.lenient))

    def prompt(self, g: Turmoil) -> Text:
        added = "tension" if self.ops == TENSION else "ops"
        ops = g.tension if self.ops == TENSION else self.ops
        done = len(self.used)
        return Text(
            "support-check",
            added=added,
            ops=ops,
            count=self.count,
            distinct=self.distinct,
            lenient=self.lenient,
            done=done + 1,
            total=done + self.count,
            **where(g, self.spaces),
        )

    def why_not(self, g: Turmoil, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "space":
            return None
        there: Arg = ("space", index)
        if index not in self.spaces:
            return Text("outside-area", space=there, **where(g, self.spaces)), self.rule
        if self.distinct and index in self.used:
            return Text("checked-already", space=there), "6.2.2"
        if index == g.black_hand:
            return Text("black-hand-holds", space=there), "7.3"
        return Text("nothing-to-check", space=there), self.rule

    def rule_against(self, g: Turmoil, action: int) -> str:
        return "6.2.2" if self.distinct and ACTIONS.thing(action) in self.used else self.rule


def event_checks(g: Turmoil, seat: int, card: int, spaces: tuple[int, ...], count: int = 1) -> SupportChecks:
    """Support checks of an event, which add what its card is worth to the seat that carries it out (rulings 14, 30)."""
    return SupportChecks(seat, ops_value(g, seat, card), count, spaces)


def neighbour_modifier(g: Turmoil, seat: int, space: int, lenient: int = 0) -> int:
    """Own-controlled neighbours less enemy-controlled ones, boxes included (6.2.4)."""
    control = g.control
    own = sum(1 for n in ADJACENT[space] if control[n] == seat)
    return own if lenient else own - sum(1 for n in ADJACENT[space] if control[n] == 1 - seat)


class CheckResult(Step[Turmoil]):
    """Compare the modified die with twice the stability (6.2.4, 6.2.5)."""

    def __init__(self, seat: int, space: int, ops: int, lenient: int) -> None:
        self.seat = seat
        self.space = space
        self.ops = ops
        self.lenient = lenient

    def run(self, g: Turmoil) -> None:
        seat, space = self.seat, self.space
        ops = g.tension if self.ops == TENSION else self.ops
        neighbours = neighbour_modifier(g, seat, space, self.lenient)
        excess = g.die + ops + neighbours - check_above(space)
        if g.log:
            added, total = "tension" if self.ops == TENSION else "ops", g.die + ops + neighbours
            told = (g.die, added, ops, neighbours, STABILITY[space], total, excess, int(excess > 0))
            g.log.add(events.SupportChecked(seat, space, *told))
        if excess <= 0:
            return
        rest = excess - remove(g, 1 - seat, space, excess)
        missing = STABILITY[space] + support(g, 1 - seat, space) - support(g, seat, space)
        add(g, seat, space, min(rest, missing))
