"""The new issue of a settlement: how it can be had without what was promised away (5.3.4, 11.3)."""

from __future__ import annotations

from chancellery.games.versailles_1919.board import ACTIONS, DRAW, GAME_END, PICK, PICKS
from chancellery.games.versailles_1919.effects import DiscardIssue
from chancellery.games.versailles_1919.programs import PROGRAMS
from chancellery.games.versailles_1919.rules.common import has_cubes
from chancellery.games.versailles_1919.rules.event_pieces import cubes_from
from chancellery.games.versailles_1919.rules.promises import action_of, forsworn, nation_of, refrains
from chancellery.games.versailles_1919.state import Versailles


def can_add_issue(away: list[int], cubes: int, pile: int) -> bool:
    """Whether with so many cubes and cards in the pile an issue can be had in a way not promised away (5.3.4)."""
    most = min(PICKS, pile, cubes + 1)
    return any(action not in away for action in (DRAW, *range(PICK + 1, PICK + most + 1)))


def issues_to_discard(g: Versailles) -> list[int]:
    """The waiting issues without cubes (15)."""
    return [issue for issue in g.waiting_room if issue != GAME_END and not has_cubes(g, issue)]


def pile_after(g: Versailles, program: int) -> int:
    """The cards of the discard pile after effects, which may discard an issue that waits (15)."""
    discards = any(isinstance(effect, DiscardIssue) for effect in PROGRAMS[program])
    return len(g.issue_discard) + int(discards and bool(issues_to_discard(g)))


def needed_to_add(g: Versailles, program: int, decider: int, promise: int) -> bool:
    """Whether only the cubes or the card that effects bring let a promise not to draw or pick be kept (11.3, 15)."""
    if decider != g.acting or not refrains(promise) or ACTIONS.verbs[action_of(promise)] not in ("draw", "pick"):
        return False
    away, cubes = forsworn(g, g.seat_of[nation_of(promise)]), g.available[decider]
    more = min(cubes_from(program), g.exhausted[decider])
    if can_add_issue(away, cubes, len(g.issue_discard)):
        return False
    return can_add_issue(away, cubes + more, pile_after(g, program))
