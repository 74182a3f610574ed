"""What can be foreseen: which step a settlement has reached, what answers would do, which crises bring a check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.effects import Effect, by_type
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACCEPT,
    ACTIONS,
    BOX_VALUE,
    CHOOSE,
    DECISION,
    DEMOBILIZE,
    DONE,
    HOLDERS,
    NATION_IDS,
    NATIONS,
    OPTION_HAPPINESS,
    OPTION_UNREST,
    OPTIONS_OF,
    REGION_IDS,
    REGION_OF_SPACE,
    REGIONS,
    UPRISING_ON,
)
from chancellery.games.versailles_1919.effects import ChooseOne, ChoosePlayer, UprisingCheck
from chancellery.games.versailles_1919.programs import CRISIS, KINDS, PROGRAMS
from chancellery.games.versailles_1919.rules.common import MILITARY_ACTION, settling_step
from chancellery.games.versailles_1919.rules.effects import ChooseRegion
from chancellery.games.versailles_1919.rules.happiness import change_happiness, free_box
from chancellery.games.versailles_1919.rules.military import deploy, deploy_sources
from chancellery.games.versailles_1919.rules.options import ChooseOption, apply_option
from chancellery.games.versailles_1919.rules.regions import move_unrest
from chancellery.games.versailles_1919.rules.scoring import score, strength
from chancellery.games.versailles_1919.rules.settling import MayConfer
from chancellery.games.versailles_1919.rules.turn import Act
from chancellery.games.versailles_1919.rules.uprising import uprising_faces
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.view_types import OutcomeView

# The steps of a settlement from the event that comes to the table to the draw of another one (5.3.3, 5.3.4).
BEFORE_THE_DRAW: Final[tuple[int, ...]] = (3, 4)


def event_decider(g: Versailles) -> int:
    """Who decides on the event on the table: whose cube lies there, or whoever settles (5.3.2)."""
    if g.event == NOBODY:
        return NOBODY
    return g.human if g.seats == 1 else g.acting if g.event_cube == NOBODY else g.event_cube


def brings_check(program: int) -> bool:
    """Whether some way through a program comes to an uprising check."""
    return any(CHECKING[type(effect)](effect) for effect in PROGRAMS[program])


def checks(effect: Effect) -> bool:
    return True


def checks_not(effect: Effect) -> bool:
    return False


def checks_by_choice(effect: ChooseOne | ChoosePlayer) -> bool:
    return brings_check(effect.first) or brings_check(effect.second)


CHECKING: Final[dict[type[Effect], Callable[[Any], bool]]] = by_type(
    KINDS,
    {UprisingCheck: checks, ChooseOne: checks_by_choice, ChoosePlayer: checks_by_choice},
    otherwise=checks_not,
)
CHECKS: Final = tuple(brings_check(program) for program in CRISIS)


def next_events(g: Versailles) -> list[int]:
    """The events of which one is drawn next; which ones are left everybody can tell (5.3.5)."""
    if g.event_deck:
        return g.event_deck
    # The event on the table is discarded before, unless it has just come there.
    leaves = g.event != NOBODY and settling_step(g) not in BEFORE_THE_DRAW
    return [*g.event_discard, g.event] if leaves else g.event_discard


def brings_checks(cards: list[int]) -> int:
    """How many of some events bring an uprising check."""
    return sum([CHECKS[card] for card in cards])


def foreseen(g: Versailles, seat: int) -> list[int]:
    """The answers whose consequences are told: options, also those that a promise closed; regions; units; events."""
    top = g.stack[-1]
    if isinstance(top, ChooseOption):
        return [CHOOSE + option for option in OPTIONS_OF[top.issue]]
    if isinstance(top, ChooseRegion):
        return g.legal(seat)
    if isinstance(top, Act):
        return [action for action in g.legal(seat) if DECISION[action] == MILITARY_ACTION and action != DONE]
    if isinstance(top, MayConfer):
        return [ACCEPT]
    return []


def outcome(g: Versailles, seat: int, action: int) -> OutcomeView | None:
    """What an answer would do at once, tried out on a copy; None if a die has a part in it."""
    top, then = g.stack[-1], g.clone()
    regions: list[int] = []
    moods: list[int] = []
    if isinstance(top, ChooseOption):
        option = ACTIONS.thing(action)
        apply_option(then, top.issue, option, NOBODY)
        regions = [region for region, _ in OPTION_UNREST[option]]
        moods = [nation for nation, _ in OPTION_HAPPINESS[option]]
    elif isinstance(top, ChooseRegion):
        regions = [ACTIONS.thing(action)]
        move_unrest(then, regions[0], top.change)
    elif isinstance(top, MayConfer):
        then.advance(seat, action)
        if then.rng.counter != g.rng.counter:
            return None
        regions = [region for region in range(REGIONS) if then.unrest[region] != g.unrest[region]]
        moods = [nation for nation in g.order if g.seat_of[nation] == seat]
    else:
        assert isinstance(top, Act)
        moods = [top.nation]
        if action == DEMOBILIZE:
            change_happiness(then, top.nation, BOX_VALUE[free_box(g)])
        else:
            space = ACTIONS.thing(action)
            deploy(then, top.nation, space, deploy_sources(g, top.nation, space)[0])
            regions = [REGION_OF_SPACE[space]]
    gains: dict[str, int] = {}
    if isinstance(top, ChooseOption):
        worth = strength if g.seats == 1 else score
        gains = {NATION_IDS[nation]: worth(then, nation) - worth(g, nation) for nation in holders(g)}
    return {
        "unrest": {
            REGION_IDS[region]: {
                "before": g.unrest[region],
                "after": then.unrest[region],
                "needed": UPRISING_ON[then.unrest[region]],
                "odds": uprising_faces(then, region),
            }
            for region in regions
        },
        "happiness": {
            NATION_IDS[nation]: {"before": g.happiness[nation], "after": then.happiness[nation]}
            for nation in moods
            if g.happiness[nation] >= 0
        },
        "cubes": {
            NATION_IDS[nation]: {"before": g.available[nation], "after": then.available[nation]}
            for nation in (moods if isinstance(top, MayConfer) else HOLDERS[g.seats])
            if then.available[nation] != g.available[nation]
        },
        "points": {nation: gain for nation, gain in gains.items() if gain},
    }


def holders(g: Versailles) -> list[int]:
    """The nations whose points count."""
    return [nation for nation in range(NATIONS) if nation in (HOLDERS[1] if g.seats == 1 else g.order)]
