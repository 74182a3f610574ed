"""Numbers for Prometheus, in its text format."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Final

BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

Labels = tuple[tuple[str, str], ...]

COUNTERS: Final = {
    "requests": "Requests answered, by route, method and status.",
    "actions": "Actions played and kept, by who played them: person or bot.",
    "bot_failures": "Moves that chance made because a bot crashed or dawdled.",
    "hints": "Hints that people asked for.",
    "defects": "Moves at which the rules of a game failed.",
    "timeouts": "Seats whose time ran out.",
    "notices": "Notices sent or failed.",
    "refused_origin": "Changes refused because another site asked for them.",
    "limited": "Requests refused by a rate limit.",
    "store_down": "Requests refused because the database was gone.",
}
GAUGES: Final = {
    "streams": "Event streams that are open.",
    "cached_tables": "Positions in memory.",
    "bots_thinking": "Matches that a bot is thinking about.",
}


class Metrics:
    """Counters, gauges that are read when somebody asks, and the time that requests take."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.counters: dict[str, dict[Labels, int]] = {name: {} for name in COUNTERS}
        self.gauges: dict[str, Callable[[], int]] = {}
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, number: int = 1, **labels: str) -> None:
        key = tuple(labels.items())
        with self.lock:
            known = self.counters[name]
            known[key] = known.get(key, 0) + number

    def took(self, seconds: float) -> None:
        with self.lock:
            self.seconds += seconds
            self.buckets[sum(1 for edge in BUCKETS if seconds > edge)] += 1

    def text(self) -> str:
        """All numbers as Prometheus reads them."""
        lines: list[str] = []
        with self.lock:
            for name, about in COUNTERS.items():
                lines += _head(f"{name}_total", about, "counter")
                for labels, value in (self.counters[name] or {(): 0}).items():
                    lines.append(f"chancellery_{name}_total{_braces(labels)} {value}")
            lines += _head("request_seconds", "Time to answer a request, event streams left out.", "histogram")
            total = 0
            for edge, number in zip((*map(str, BUCKETS), "+Inf"), self.buckets, strict=True):
                total += number
                lines.append(f'chancellery_request_seconds_bucket{{le="{edge}"}} {total}')
            lines += [
                f"chancellery_request_seconds_sum {self.seconds:.6f}",
                f"chancellery_request_seconds_count {total}",
            ]
        for name, read in self.gauges.items():
            lines += [*_head(name, GAUGES[name], "gauge"), f"chancellery_{name} {read()}"]
        return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP chancellery_{name} {about}", f"# TYPE chancellery_{name} {kind}"]


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
