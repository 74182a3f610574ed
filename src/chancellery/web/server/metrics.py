"""Numbers for Prometheus; the workers behind one port count together."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)

from chancellery.web.server.settings import NUMBERS

BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

COUNTERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "requests": ("Requests answered, by route, method and status.", ("route", "method", "status")),
    "actions": ("Actions played and kept, by who played them: person, bot or time.", ("by",)),
    "bot_failures": ("Moves that chance made because a bot crashed or dawdled.", ()),
    "hints": ("Hints that people asked for.", ()),
    "defects": ("Moves at which the rules of a game failed.", ()),
    "timeouts": ("Seats whose time ran out.", ()),
    "notices": ("Notices sent or failed.", ("kind", "sent")),
    "refused_origin": ("Changes refused because another site asked for them.", ()),
    "limited": ("Requests refused by a rate limit.", ()),
    "store_down": ("Requests refused because the database was gone.", ()),
}
GAUGES: Final = {
    "streams": "Event streams that are open.",
    "cached_tables": "Positions in memory.",
    "bots_thinking": "Matches that a bot is thinking about.",
}

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counters, gauges that are read when somebody asks, and the time that requests take.

    readings   what a gauge shows, by its name
    """

    def __init__(self) -> None:
        self.folder = os.environ.get(NUMBERS)
        self.registry = CollectorRegistry()
        self.counters = {
            name: Counter(f"chancellery_{name}", about, labels, registry=self.registry)
            for name, (about, labels) in COUNTERS.items()
        }
        self.gauges = {
            name: Gauge(f"chancellery_{name}", about, registry=self.registry, multiprocess_mode="livesum")
            for name, about in GAUGES.items()
        }
        self.seconds = Histogram(
            "chancellery_request_seconds",
            "Time to answer a request, event streams left out.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        # Each counter by its labels, in the order in which callers name them.
        self.labelled: dict[tuple[str, ...], Counter] = {}
        self.readings: dict[str, Callable[[], int]] = {}

    def count(self, name: str, number: int = 1, **labels: str) -> None:
        key = (name, *labels.values())
        counter = self.labelled.get(key)
        if counter is None:
            counter = self.counters[name].labels(**labels) if labels else self.counters[name]
            self.labelled[key] = counter
        counter.inc(number)

    def took(self, seconds: float) -> None:
        self.seconds.observe(seconds)

    def read_gauges(self) -> None:
        """Note what the gauges of this process show, so that other workers can tell it."""
        for name, read in self.readings.items():
            self.gauges[name].set(read())

    def text(self) -> str:
        """All numbers as Prometheus reads them, of all workers together."""
        self.read_gauges()
        if self.folder is None:
            return generate_latest(self.registry).decode()
        forget_dead(Path(self.folder))
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together, self.folder)  # type: ignore[no-untyped-call]
        return generate_latest(together).decode()


def forget_dead(folder: Path) -> None:
    """Take the gauges of workers away that are no more; what they counted counts on."""
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not alive(pid):
            multiprocess.mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def alive(pid: int) -> bool:
    """Whether a process of this machine is still there; Windows cannot be asked so."""
    if os.name != "posix":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
