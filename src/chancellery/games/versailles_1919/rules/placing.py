"""The first political action: place influence (5.1)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919.board import ACTIONS, CUBES, PLACE_ON, USA
from chancellery.games.versailles_1919.rules.common import Decision, is_bot
from chancellery.games.versailles_1919.rules.placements import NEVER, cubes_to_lead, is_placement, place, second_issues
from chancellery.games.versailles_1919.rules.promises import (
    action_of,
    forsworn,
    refrains,
)
from chancellery.games.versailles_1919.rules.usa_promises import is_taken_from_usa
from chancellery.games.versailles_1919.state import Versailles


def places_least(g: Versailles, nation: int) -> bool:
    """Whether a nation always places as little as it can: the USA of two players, and automated factions (13, 14)."""
    return is_bot(g, nation) or (g.seats == 2 and nation == USA)


def place_on(g: Versailles, seat: int, nation: int, issue: int, first: int) -> None:
    """Begin to place influence on an issue; `first` is the issue before it, or NOBODY."""
    if places_least(g, nation):
        place(g, nation, issue, cubes_to_lead(g, nation, issue))
        if first == NOBODY:
            g.push(PlaceSecond(seat, nation, issue))
    else:
        g.push(PlaceCubes(seat, nation, issue, first))


class PlaceCubes(Decision):
    """How many cubes go on an issue, enough to lead and so few that another can be led too (5.1)."""

    rule: ClassVar[str] = "5.1"
    breaks: ClassVar[bool] = False

    def __init__(self, seat: int, nation: int, issue: int, first: int) -> None:
        self.seat = seat
        self.nation = nation
        self.issue = issue
        self.first = first

    def most(self, g: Versailles) -> int:
        cubes = g.available[self.nation]
        if self.first != NOBODY:
            return cubes
        return cubes - min([cubes_to_lead(g, self.nation, issue) for issue in self.others(g)])

    def others(self, g: Versailles) -> list[int]:
        return [issue for issue in g.table + g.waiting_room if issue != self.issue]

    def possible(self, g: Versailles) -> list[int]:
        least = cubes_to_lead(g, self.nation, self.issue)
        return list(range(CUBES + least, CUBES + self.most(g) + 1))

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """Enough is kept back for an issue that was promised, or else for one that was not promised away (11.3)."""
        found = self.taken_from_usa(g, promise)
        action = action_of(promise)
        if self.first != NOBODY or not is_placement(action) or action == PLACE_ON + self.issue:
            return found
        if refrains(promise):
            away = forsworn(g, self.seat)
            second = [issue for issue in self.others(g) if PLACE_ON + issue not in away]
        else:
            second = [issue for issue in self.others(g) if PLACE_ON + issue == action]
        cubes, least = g.available[self.nation], cubes_to_lead(g, self.nation, self.issue)
        back = min([*[cubes_to_lead(g, self.nation, issue) for issue in second], NEVER])
        return [*found, *range(CUBES + max(least, cubes - back + 1), CUBES + cubes + 1)]

    def taken_from_usa(self, g: Versailles, promise: int) -> list[int]:
        """So many cubes that the USA of two players could no longer keep a promise (11.3, 13.1)."""
        if g.seats != 2:
            return []
        numbers = [ACTIONS.thing(action) for action in self.possible(g)]
        return [CUBES + n for n in numbers if is_taken_from_usa(g, promise, self.nation, self.issue, n, self.first)]

    def apply(self, g: Versailles, action: int) -> None:
        place(g, self.nation, self.issue, ACTIONS.thing(action))
        if self.first == NOBODY:
            g.push(PlaceSecond(self.seat, self.nation, self.issue))

    def prompt(self, g: Versailles) -> Text:
        least = cubes_to_lead(g, self.nation, self.issue)
        return Text("place-cubes", nation=("nation", self.nation), issue=("issue", self.issue), least=least)


class PlaceSecond(Decision):
    """The second issue on which influence is placed (5.1)."""

    rule: ClassVar[str] = "5.1"
    breaks: ClassVar[bool] = False

    def __init__(self, seat: int, nation: int, first: int) -> None:
        self.seat = seat
        self.nation = nation
        self.first = first

    def possible(self, g: Versailles) -> list[int]:
        return [PLACE_ON + issue for issue in second_issues(g, self.nation, self.first)]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An issue on which the USA of two players is to place, or which it is to settle (11.3, 13.1)."""
        if g.seats != 2:
            return []
        issues = second_issues(g, self.nation, self.first)
        costs = [cubes_to_lead(g, self.nation, issue) for issue in issues]
        return [
            PLACE_ON + issue
            for issue, cost in zip(issues, costs, strict=True)
            if is_taken_from_usa(g, promise, self.nation, issue, cost, self.first)
        ]

    def apply(self, g: Versailles, action: int) -> None:
        place_on(g, self.seat, self.nation, ACTIONS.thing(action), self.first)

    def prompt(self, g: Versailles) -> Text:
        return Text("place-second", nation=("nation", self.nation), issue=("issue", self.first))

    def why_not(self, g: Versailles, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "issue" or index == self.first or index not in g.table + g.waiting_room:
            return None
        told = super().why_not(g, seat, kind, index)
        if told is not None:
            return told
        least = cubes_to_lead(g, self.nation, index)
        cubes = g.available[self.nation]
        return Text("too-few-cubes", issue=("issue", index), least=least, cubes=cubes), self.rule
