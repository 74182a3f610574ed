"""The effects of events as numbers: each operation is a tuple that `rules/effects.py` carries out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.records import (
    AnyEffect,
    ChooseOne,
    ChoosePlayer,
    Demobilize,
    DiscardIssue,
    ExhaustInfluence,
    Happiness,
    PowderKeg,
    RecoverInfluence,
    RecoverMilitary,
    SwapWaitingRoom,
    Unrest,
    UnsettleIssue,
    UprisingCheck,
)

REGION_IDS: Final = ("europe", "balkans", "middle_east", "africa", "asia_pacific")

# What an effect says in place of a region.
HIGHEST: Final = 5
RANDOM: Final = 6
CHOICE: Final = 7
# What an effect says in place of a nation.
DECIDER: Final = 5
CHOSEN: Final = 6
EACH_PLAYER: Final = 7
ALL: Final = 99

(
    DO_CHECK,
    DO_UNREST,
    DO_KEG,
    DO_HAPPINESS,
    DO_NAME,
    DO_CHOOSE,
    DO_UNSETTLE,
    DO_RECOVER,
    DO_EXHAUST,
    DO_RECOVER_UNITS,
    DO_DEMOBILIZE,
    DO_SWAP,
    DO_DISCARD,
) = range(13)

Compile = Callable[[tuple[AnyEffect, ...]], int]


def region_code(region: str) -> int:
    """The number of a region, or of what stands for one."""
    return (
        {"highest": HIGHEST, "random": RANDOM, "choice": CHOICE}.get(region, NOBODY)
        if region not in REGION_IDS
        else (REGION_IDS.index(region))
    )


def compile_effect(
    effect: AnyEffect, nations: tuple[str, ...], issues: tuple[str, ...], program: Compile
) -> tuple[int, ...]:
    """One effect as numbers: the operation, then its fields."""

    def who(word: str) -> int:
        named = {"decider": DECIDER, "chosen": CHOSEN, "each_player": EACH_PLAYER}
        return named[word] if word in named else nations.index(word)

    match effect:
        case UprisingCheck():
            return (DO_CHECK, region_code(effect.region))
        case Unrest():
            return (DO_UNREST, region_code(effect.region), effect.delta)
        case PowderKeg():
            return (DO_KEG, region_code(effect.region), effect.delta)
        case Happiness():
            return (DO_HAPPINESS, who(effect.who), effect.delta)
        case ChoosePlayer():
            return (DO_NAME, int(effect.among == "others"), *(program(list) for list in effect.one_of))
        case ChooseOne():
            return (DO_CHOOSE, *(program(list) for list in effect.one_of))
        case UnsettleIssue():
            filter = effect.filter
            region = NOBODY
            if filter.region is not None:
                region = len(REGION_IDS) if filter.region == "world" else region_code(filter.region)
            issue = NOBODY if filter.issue is None else issues.index(filter.issue)
            return (DO_UNSETTLE, region, issue, filter.max_stars or ALL)
        case RecoverInfluence():
            return (DO_RECOVER, who(effect.who), effect.n)
        case ExhaustInfluence():
            return (DO_EXHAUST, who(effect.who), effect.n)
        case RecoverMilitary():
            return (DO_RECOVER_UNITS, who(effect.who), ALL if effect.n == "all" else effect.n)
        case Demobilize():
            return (DO_DEMOBILIZE, who(effect.who), int(effect.box == "track"))
        case SwapWaitingRoom():
            return (DO_SWAP,)
        case DiscardIssue():
            return (DO_DISCARD,)
