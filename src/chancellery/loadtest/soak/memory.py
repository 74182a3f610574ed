"""Memory of a server over time: whether it grows and grows, or only fills what it may fill."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec import Struct

from chancellery.lab.figures import Figures

# The first part of a life, in which everything is loaded for the first time, says nothing.
WARM_UP: Final = 1 / 3
WINDOWS: Final = 4
# Less than this between two windows is noise.
STEP_MB: Final = 0.25
# What may be added after the warm-up without anybody asking, in all and for each table that the cache took in.
SPARE_MB: Final = 8.0
SPARE_SHARE: Final = 0.04
TABLE_MB: Final = 0.5
# Whoever is watched for less than this has hardly come to rest: threads and connections are still being made, and
# games loaded whose tables are asked for the first time (10 MB each, late if the machine is busy).
YOUNG_SECONDS: Final = 55.0
YOUNG_MB: Final = 44.0


class Sample(Struct, frozen=True):
    """Seconds since the start, memory in MB, tables in the cache, and the processes that were there."""

    at: float
    mb: float
    tables: int
    processes: tuple[int, ...] = ()


class Growth(Struct, frozen=True):
    """What became of the memory after the warm-up; `steady` if it grew in every window, by more than is explained."""

    first_mb: float
    last_mb: float
    mb_per_minute: float
    tables: int
    steady: bool


def growth(samples: list[Sample]) -> Growth | None:
    """How memory went on after the warm-up; None if there is too little to say."""
    # A process of bots that comes or goes is no growth.
    samples = [sample for sample in samples if sample.processes == samples[-1].processes]
    later = [sample for sample in samples if sample.at - samples[0].at >= WARM_UP * (samples[-1].at - samples[0].at)]
    size = len(later) // WINDOWS
    if size < 2:
        return None
    windows = [later[-size * number :][:size] for number in range(WINDOWS, 0, -1)]
    # The least of each: what one request takes for a moment is no growth.
    floors = [min(sample.mb for sample in window) for window in windows]
    tables = max(0, later[-1].tables - later[0].tables)
    grown = floors[-1] - floors[0]
    young = YOUNG_MB if later[-1].at - later[0].at < YOUNG_SECONDS else 0.0
    spare = max(SPARE_MB, SPARE_SHARE * floors[0]) + TABLE_MB * tables + young
    rising = all(after - before > STEP_MB for before, after in pairwise(floors))
    minutes = (windows[-1][0].at - windows[0][0].at) / 60
    rate = round(grown / minutes, 2) if minutes > 0 else 0.0
    return Growth(floors[0], floors[-1], rate, tables, rising and grown > spare)


def as_figures(growth: Growth | None) -> Figures | None:
    if growth is None:
        return None
    return {name: getattr(growth, name) for name in growth.__struct_fields__}
