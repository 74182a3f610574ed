"""What events do: a class for each kind of effect, with numbers for ids and for whoever or whatever stands for one.

`rules/effects.py` says of each what it asks and carries it out.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.effects import Compiler, Effect
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919 import records
from chancellery.games.versailles_1919.board import ISSUE_IDS, NATION_IDS, REGION_IDS, WORLD

# What an effect says in place of a region.
HIGHEST: Final = 5
RANDOM: Final = 6
CHOICE: Final = 7
# What an effect says in place of a nation.
DECIDER: Final = 5
CHOSEN: Final = 6
EACH_PLAYER: Final = 7
ALL: Final = 99


def region_number(region: str) -> int:
    """The number of a region, or of what stands for one."""
    return (*REGION_IDS, "highest", "random", "choice").index(region)


def nation_number(who: str) -> int:
    """The number of a nation, or of whoever stands for one."""
    return (*NATION_IDS, "decider", "chosen", "each_player").index(who)


class UprisingCheck(Effect):
    """Check for an uprising."""

    def __init__(self, record: records.UprisingCheck, compiler: Compiler) -> None:
        self.region: int = region_number(record.region)


class Unrest(Effect):
    """Move unrest by `delta`."""

    def __init__(self, record: records.Unrest, compiler: Compiler) -> None:
        self.region: int = region_number(record.region)
        self.delta: int = record.delta


class PowderKeg(Effect):
    """Move a powder keg by `delta`."""

    def __init__(self, record: records.PowderKeg, compiler: Compiler) -> None:
        self.region: int = region_number(record.region)
        self.delta: int = record.delta


class Happiness(Effect):
    """Change happiness by `delta`."""

    def __init__(self, record: records.Happiness, compiler: Compiler) -> None:
        self.who: int = nation_number(record.who)
        self.delta: int = record.delta


class RecoverInfluence(Effect):
    """Up to `n` cubes become available."""

    def __init__(self, record: records.RecoverInfluence, compiler: Compiler) -> None:
        self.who: int = nation_number(record.who)
        self.n: int = record.n


class ExhaustInfluence(Effect):
    """Up to `n` cubes are exhausted."""

    def __init__(self, record: records.ExhaustInfluence, compiler: Compiler) -> None:
        self.who: int = nation_number(record.who)
        self.n: int = record.n


class RecoverMilitary(Effect):
    """Up to `n` exhausted units become available."""

    def __init__(self, record: records.RecoverMilitary, compiler: Compiler) -> None:
        self.who: int = nation_number(record.who)
        self.n: int = ALL if record.n == "all" else record.n


class Demobilize(Effect):
    """Give up a unit, into the highest free box of the `track` or into the last one."""

    def __init__(self, record: records.Demobilize, compiler: Compiler) -> None:
        self.who: int = nation_number(record.who)
        self.track: int = int(record.box == "track")


class SwapWaitingRoom(Effect):
    """Exchange an issue on the table for one that waits."""

    def __init__(self, record: records.SwapWaitingRoom, compiler: Compiler) -> None:
        pass


class DiscardIssue(Effect):
    """Discard a waiting issue."""

    def __init__(self, record: records.DiscardIssue, compiler: Compiler) -> None:
        pass


class UnsettleIssue(Effect):
    """Re-open a settled issue: of a region, one alone (nobody for any), or with so many stars at most."""

    def __init__(self, record: records.UnsettleIssue, compiler: Compiler) -> None:
        wanted = record.filter
        self.region: int = NOBODY
        if wanted.region is not None:
            self.region = WORLD if wanted.region == "world" else region_number(wanted.region)
        self.issue: int = NOBODY if wanted.issue is None else ISSUE_IDS.index(wanted.issue)
        self.stars: int = wanted.max_stars or ALL


class ChoosePlayer(Effect):
    """Name a player, or one of the `others` alone, who picks one of two programs."""

    def __init__(self, record: records.ChoosePlayer, compiler: Compiler) -> None:
        self.others: int = int(record.among == "others")
        first, second = record.one_of
        self.first: int = compiler.program(first)
        self.second: int = compiler.program(second)


class ChooseOne(Effect):
    """Pick one of two programs."""

    def __init__(self, record: records.ChooseOne, compiler: Compiler) -> None:
        first, second = record.one_of
        self.first: int = compiler.program(first)
        self.second: int = compiler.program(second)
