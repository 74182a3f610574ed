"""Where influence can be placed, and what it takes to lead there (5.1)."""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import ACTIONS, NATIONS, PLACE_ON
from chancellery.games.versailles_1919.rules.promises import forsworn, promised
from chancellery.games.versailles_1919.state import Versailles

# More cubes than anybody has.
NEVER: Final = 99


def cubes_to_lead(g: Versailles, nation: int, issue: int) -> int:
    """The least cubes that a nation must add to lead on an issue; one even if it leads already (5.1)."""
    base = issue * NATIONS
    return max(g.cubes[base : base + NATIONS]) + 1 - g.cubes[base + nation]


def first_issues(g: Versailles, nation: int) -> list[int]:
    """The issues that can be one of the two on which a nation places influence (5.1)."""
    cubes = g.available[nation]
    if cubes < 2:
        return []
    issues = g.table + g.waiting_room
    costs = []
    for issue in issues:
        here = g.cubes[issue * NATIONS : issue * NATIONS + NATIONS]
        costs.append(max(here) + 1 - here[nation])
    least, second = sorted([*costs, NEVER, NEVER])[:2]
    if least + second > cubes:
        return []
    return [issue for issue, cost in zip(issues, costs, strict=True) if cost + least <= cubes]


def second_issues(g: Versailles, nation: int, first: int) -> list[int]:
    """The issues that can be the other of the two."""
    cubes = g.available[nation]
    return [issue for issue in g.table + g.waiting_room if issue != first and cubes_to_lead(g, nation, issue) <= cubes]


def leads_to_forsworn(g: Versailles, seat: int, nation: int) -> list[int]:
    """To place on these issues first would leave none for the second that was not promised away (11.3)."""
    away = forsworn(g, seat)
    second = [issue for issue in g.table + g.waiting_room if PLACE_ON + issue not in away]
    found = []
    for first in first_issues(g, nation):
        left = g.available[nation] - cubes_to_lead(g, nation, first)
        if not any(cubes_to_lead(g, nation, issue) <= left for issue in second if issue != first):
            found.append(PLACE_ON + first)
    return found


def placements_with(g: Versailles, seat: int, nation: int, action: int) -> list[int]:
    """Whoever promised to place on two issues begins with either, if there are cubes for both."""
    left = g.available[nation] - cubes_to_lead(g, nation, ACTIONS.thing(action))
    others = [other for other in promised(g, seat) if is_placement(other) and other != action]
    return [action, *[other for other in others if cubes_to_lead(g, nation, ACTIONS.thing(other)) <= left]]


def is_placement(action: int) -> bool:
    return ACTIONS.verbs[action] == "place-on"


def place(g: Versailles, nation: int, issue: int, cubes: int) -> None:
    """Move cubes from available to an issue."""
    g.available[nation] -= cubes
    g.cubes[issue * NATIONS + nation] += cubes
    g.stirred = 1
    if g.log:
        g.log.add(events.InfluencePlaced(nation, issue, cubes))
