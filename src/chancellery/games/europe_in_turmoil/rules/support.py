"""Support and control (2.1, 2.5.1), and the ways in which events move support (6.1.1).

Support placed by an event ignores adjacency, control and cost.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Arg, Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    CONTENT,
    DONE,
    GERMANY,
    INDEPENDENT,
    LIBERAL,
    PLACE,
    REMOVE,
    REPLACE,
    SPACE_REGION,
    SPACES,
    STABILITY,
)
from chancellery.games.europe_in_turmoil.rules.areas import in_region, region_icon_spaces, where
from chancellery.games.europe_in_turmoil.state import PlainChoice, Turmoil, leader

BLACK_HAND_POINTS: Final = CONTENT.map_markers["black_hand"].authoritarian_sp

# Which spaces an event may choose, tested at the moment each point is placed.
ANY: Final = 0
NOT_ENEMY: Final = 1
NO_ENEMY_SUPPORT: Final = 2
UNCONTROLLED: Final = 3
OWN: Final = 4

NO_LIMIT: Final = 99


# --- what there is ---


def support(g: Turmoil, seat: int, space: int) -> int:
    return g.support[seat * SPACES + space]


def controls(g: Turmoil, seat: int, space: int) -> bool:
    return g.control[space] == seat


def removable(g: Turmoil, seat: int, space: int) -> int:
    """How many points of a seat can be taken from a space: the Black Hand's two never (103)."""
    if g.walled and SPACE_REGION[space] == GERMANY:
        return 0
    points = g.support[seat * SPACES + space]
    if seat == AUTHORITARIAN and space == g.black_hand:
        points -= BLACK_HAND_POINTS
    return points


def with_removable(g: Turmoil, seat: int, spaces: tuple[int, ...]) -> list[int]:
    """The spaces of an area from which a point of a seat can be taken."""
    base, points = seat * SPACES, g.support
    found = [s for s in spaces if points[base + s]]
    return [s for s in found if removable(g, seat, s) > 0] if g.walled or g.black_hand != NOBODY else found


def open_space(g: Turmoil, space: int) -> None:
    """From now on a space can hold support (51)."""
    g.set_open(put(g.opened, space, 1))


def close_space(g: Turmoil, space: int) -> None:
    """A space is gone, with all support in it (2)."""
    for seat in (AUTHORITARIAN, LIBERAL):
        remove(g, seat, space, g.support[seat * SPACES + space])
    g.set_open(put(g.opened, space, 0))


# --- changing it ---


def add(g: Turmoil, seat: int, space: int, points: int = 1) -> None:
    """Place support points."""
    if points <= 0 or not g.opened[space] or (g.walled and SPACE_REGION[space] == GERMANY):
        return
    g.support[seat * SPACES + space] += points
    if g.log:
        g.log.add(events.SupportAdded(seat, space, points))
    _update_control(g, space)


def remove(g: Turmoil, seat: int, space: int, points: int = 1) -> int:
    """Remove support points of a seat, as many as can be; returns how many went."""
    points = min(points, removable(g, seat, space))
    if points <= 0:
        return 0
    g.support[seat * SPACES + space] -= points
    if g.log:
        g.log.add(events.SupportRemoved(seat, space, points))
    _update_control(g, space)
    return points


def add_for_control(g: Turmoil, seat: int, space: int) -> None:
    """Place just enough support for control."""
    missing = support(g, 1 - seat, space) + STABILITY[space] - support(g, seat, space)
    add(g, seat, space, missing)


def move(g: Turmoil, seat: int, origin: int, space: int, points: int = 1) -> None:
    """Relocate support points of a seat, as many as can be."""
    if not g.opened[space] or (g.walled and SPACE_REGION[space] == GERMANY):
        return
    points = min(points, removable(g, seat, origin))
    if points <= 0 or origin == space:
        return
    g.support[seat * SPACES + origin] -= points
    g.support[seat * SPACES + space] += points
    if g.log:
        g.log.add(events.SupportMoved(seat, origin, space, points))
    _update_control(g, origin)
    _update_control(g, space)


def _update_control(g: Turmoil, space: int) -> None:
    before, now = g.control[space], leader(g.support[space], g.support[SPACES + space], STABILITY[space])
    if now != before:
        g.control[space] = now
        if g.log:
            g.log.add(events.ControlLost(before, space) if now == NOBODY else events.ControlGained(now, space))


# --- choosing where ---


class SpaceBySpace(PlainChoice):
    """Points that a seat puts or takes one at a time (6.1.1).

    points  how many are still to be chosen
    spaces  where they may go
    most    how many may go to one space
    stop    1 if the seat may stop early ("up to")
    used    the spaces chosen so far
    """

    abstract = True

    rule = "6.1.1"
    lapses = True
    verb = PLACE

    seat: int
    points: int
    spaces: tuple[int, ...]
    most: int
    stop: int
    used: tuple[int, ...]

    def candidates(self, g: Turmoil) -> list[int]:
        """The spaces that fit now, limits apart."""
        raise NotImplementedError

    def carry_out(self, g: Turmoil, space: int) -> None:
        raise NotImplementedError

    def again(self, used: tuple[int, ...]) -> SpaceBySpace:
        raise NotImplementedError

    def legal(self, g: Turmoil) -> list[int]:
        verb, most, used = self.verb, self.most, self.used
        found = self.candidates(g)
        if used and len(used) >= most:
            found = [s for s in found if used.count(s) < most]
        legal = ACTIONS.each(verb, found)
        if self.stop and legal:
            legal.append(DONE)
        return legal

    def apply(self, g: Turmoil, action: int) -> None:
        if action == DONE:
            return
        space = ACTIONS.thing(action)
        self.carry_out(g, space)
        if self.points > 1:
            g.push(self.again((*self.used, space)))

    def limits(self, g: Turmoil) -> dict[str, Arg]:
        """What the line below the question tells: where, how many to a space, which of how many."""
        done = len(self.used)
        return {"most": self.most, "done": done + 1, "total": done + self.points, **where(g, self.spaces)}

    def why_not(self, g: Turmoil, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "space":
            return None
        if index not in self.spaces:
            return Text("outside-area", space=("space", index), **where(g, self.spaces)), self.rule
        if self.used.count(index) >= self.most:
            return Text("limit-reached", space=("space", index), most=self.most), self.rule
        if g.walled and SPACE_REGION[index] == GERMANY:
            return Text("walled"), self.rule
        return Text(self.lack, space=("space", index)), self.rule

    @property
    def lack(self) -> str:
        """What a space of the area lacks that does not fit."""
        return "nothing-to-remove"


class AddSupport(SpaceBySpace):
    """An event lets a seat place support, one point at a time (6.1.1)."""

    def __init__(
        self,
        seat: int,
        points: int,
        spaces: tuple[int, ...],
        most: int = NO_LIMIT,
        test: int = ANY,
        stop: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.points = points
        self.spaces = spaces
        self.most = most
        self.test = test
        self.stop = stop
        self.used = used

    def candidates(self, g: Turmoil) -> list[int]:
        opened, control, enemy, test = g.opened, g.control, 1 - self.seat, self.test
        if test == ANY:
            found = [s for s in self.spaces if opened[s]]
        elif test == NOT_ENEMY:
            found = [s for s in self.spaces if opened[s] and control[s] != enemy]
        elif test == NO_ENEMY_SUPPORT:
            points, base = g.support, enemy * SPACES
            found = [s for s in self.spaces if opened[s] and not points[base + s]]
        else:
            wanted = NOBODY if test == UNCONTROLLED else self.seat
            found = [s for s in self.spaces if opened[s] and control[s] == wanted]
        return [s for s in found if SPACE_REGION[s] != GERMANY] if g.walled else found

    def carry_out(self, g: Turmoil, space: int) -> None:
        add(g, self.seat, space)

    def again(self, used: tuple[int, ...]) -> SpaceBySpace:
        return type(self)(self.seat, self.points - 1, self.spaces, self.most, self.test, self.stop, used)

    def prompt(self, g: Turmoil) -> Text:
        region = self.region(g)
        if region == NOBODY:
            independent = all(s in INDEPENDENT for s in self.spaces)
            return Text(
                "add-support",
                points=self.points,
                optional=self.stop,
                independent=int(independent),
                test=self.test,
                **self.limits(g),
            )
        return Text(
            "add-support-in",
            points=self.points,
            optional=self.stop,
            region=("region", region),
            test=self.test,
            **self.limits(g),
        )

    @property
    def lack(self) -> str:
        return ("closed-space", "enemy-controls", "enemy-support", "is-controlled", "not-yours")[self.test]

    def region(self, g: Turmoil) -> int:
        """The scoring region that all the spaces are in, or nobody."""
        region = SPACE_REGION[self.spaces[0]] if self.spaces else NOBODY
        return region if region != NOBODY and all(in_region(g, s, region) for s in self.spaces) else NOBODY


class RemoveSupport(SpaceBySpace):
    """A seat chooses whose support (`owner`) goes, one point at a time (6.1.1)."""

    verb = REMOVE

    def __init__(
        self,
        seat: int,
        owner: int,
        points: int,
        spaces: tuple[int, ...],
        most: int = NO_LIMIT,
        stop: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.points = points
        self.spaces = spaces
        self.most = most
        self.stop = stop
        self.used = used

    def candidates(self, g: Turmoil) -> list[int]:
        return with_removable(g, self.owner, self.spaces)

    def carry_out(self, g: Turmoil, space: int) -> None:
        remove(g, self.owner, space)

    def again(self, used: tuple[int, ...]) -> SpaceBySpace:
        return type(self)(self.seat, self.owner, self.points - 1, self.spaces, self.most, self.stop, used)

    def prompt(self, g: Turmoil) -> Text:
        return Text(
            "remove-support", points=self.points, owner=("seat", self.owner), optional=self.stop, **self.limits(g)
        )


class RemoveByRegion(RemoveSupport):
    """Remove support from at most two spaces of each scoring region; independents are outside that limit (39)."""

    def candidates(self, g: Turmoil) -> list[int]:
        regions = [SPACE_REGION[s] for s in self.used if SPACE_REGION[s] != NOBODY]
        return [s for s in super().candidates(g) if regions.count(SPACE_REGION[s]) < 2]


class ReplaceSupport(SpaceBySpace):
    """A seat replaces one enemy point by one of its own in each of several different spaces (6.1.1)."""

    verb = REPLACE
    most = 1
    stop = 0

    def __init__(self, seat: int, points: int, spaces: tuple[int, ...], used: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.points = points
        self.spaces = spaces
        self.used = used

    def candidates(self, g: Turmoil) -> list[int]:
        return with_removable(g, 1 - self.seat, self.spaces)

    def carry_out(self, g: Turmoil, space: int) -> None:
        remove(g, 1 - self.seat, space)
        add(g, self.seat, space)

    def again(self, used: tuple[int, ...]) -> SpaceBySpace:
        return ReplaceSupport(self.seat, self.points - 1, self.spaces, used)

    def prompt(self, g: Turmoil) -> Text:
        return Text("replace-support", points=self.points, **self.limits(g))


class MoveFrom(SpaceBySpace):
    """A seat relocates an owner's points from one space to others, one at a time (6.1.1)."""

    def __init__(
        self,
        seat: int,
        owner: int,
        points: int,
        origin: int,
        spaces: tuple[int, ...],
        most: int = NO_LIMIT,
        stop: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.points = points
        self.origin = origin
        self.spaces = spaces
        self.most = most
        self.stop = stop
        self.used = used

    def candidates(self, g: Turmoil) -> list[int]:
        if removable(g, self.owner, self.origin) == 0:
            return []
        found = [s for s in self.spaces if g.opened[s] and s != self.origin]
        return [s for s in found if SPACE_REGION[s] != GERMANY] if g.walled else found

    def carry_out(self, g: Turmoil, space: int) -> None:
        move(g, self.owner, self.origin, space)

    def again(self, used: tuple[int, ...]) -> SpaceBySpace:
        rest = self.points - 1
        return MoveFrom(self.seat, self.owner, rest, self.origin, self.spaces, self.most, self.stop, used)

    def prompt(self, g: Turmoil) -> Text:
        return Text("move-from", points=self.points, space=("space", self.origin), optional=self.stop, **self.limits(g))


class MoveTo(SpaceBySpace):
    """A seat relocates an owner's points from several spaces to one, one at a time (6.1.1)."""

    verb = REMOVE

    def __init__(
        self,
        seat: int,
        owner: int,
        points: int,
        target: int,
        spaces: tuple[int, ...],
        most: int = NO_LIMIT,
        stop: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.points = points
        self.target = target
        self.spaces = spaces
        self.most = most
        self.stop = stop
        self.used = used

    def candidates(self, g: Turmoil) -> list[int]:
        return [s for s in self.spaces if s != self.target and removable(g, self.owner, s) > 0]

    def carry_out(self, g: Turmoil, space: int) -> None:
        move(g, self.owner, space, self.target)

    def again(self, used: tuple[int, ...]) -> SpaceBySpace:
        rest = self.points - 1
        return MoveTo(self.seat, self.owner, rest, self.target, self.spaces, self.most, self.stop, used)

    def prompt(self, g: Turmoil) -> Text:
        return Text("move-to", points=self.points, space=("space", self.target), optional=self.stop, **self.limits(g))


class MoveWithinRegion(SpaceBySpace):
    """A seat relocates up to so many of its points, each to a space with an icon of the same scoring region (54)."""

    verb = REMOVE
    most = NO_LIMIT
    stop = 1
    used: tuple[int, ...] = ()

    def __init__(self, seat: int, points: int, spaces: tuple[int, ...], icon: int) -> None:
        self.seat = seat
        self.points = points
        self.spaces = spaces
        self.icon = icon

    def targets(self, g: Turmoil, origin: int) -> tuple[int, ...]:
        region = SPACE_REGION[origin]
        return () if region == NOBODY else region_icon_spaces(g, region, self.icon)

    def candidates(self, g: Turmoil) -> list[int]:
        return [s for s in self.spaces if removable(g, self.seat, s) > 0 and self.targets(g, s)]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == DONE:
            return
        origin = ACTIONS.thing(action)
        if self.points > 1:
            g.push(MoveWithinRegion(self.seat, self.points - 1, self.spaces, self.icon))
        targets = self.targets(g, origin)
        if len(targets) == 1:
            move(g, self.seat, origin, targets[0])
        else:
            g.push(MoveFrom(self.seat, self.seat, 1, origin, targets))

    def prompt(self, g: Turmoil) -> Text:
        return Text("move-within-region", points=self.points, icon=("icon", self.icon))
