"""Hours in which somebody is not called, by the clock on their own wall."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from chancellery.engine.errors import BadOption
from chancellery.store.devices import Calling

ZONE: Final = re.compile(r"[A-Za-z0-9_+-]{1,32}(/[A-Za-z0-9_+-]{1,32}){0,2}")
HOUR: Final = 60


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, such as Europe/Paris."""
    try:
        if ZONE.fullmatch(name):
            return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        pass
    raise BadOption(f"there is no time zone '{name[:64]}'", "no-such-zone", zone=name[:64])


def minute_of(clock: str) -> int:
    """The minute of the day of "22:30"."""
    hours, _, minutes = clock.partition(":")
    return int(hours) * HOUR + int(minutes)


def clock_of(minute: int) -> str:
    return f"{minute // HOUR:02}:{minute % HOUR:02}"


def quiet_until(calling: Calling, now: float) -> float | None:
    """When the quiet hours end in which it is now; None if it is not."""
    start, end = calling.quiet_from, calling.quiet_to
    if start is None or end is None or calling.zone is None or start == end:
        return None
    here = datetime.fromtimestamp(now, zone_of(calling.zone))
    minute = here.hour * HOUR + here.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return None
    # By the wall: a night in which the clocks are changed is as long as it is.
    day = here.date() + timedelta(days=1 if minute >= end else 0)
    return datetime(day.year, day.month, day.day, end // HOUR, end % HOUR, tzinfo=here.tzinfo).timestamp()
