"""Structured logs: one JSON object on each line, on stderr. Nobody's secret is ever given to it."""

from __future__ import annotations

import json
import logging
import sys
import time
from threading import Lock
from typing import Any, Final

LOG: Final = logging.getLogger("chancellery.web")
SELDOM_SECONDS: Final = 10.0
MOST_EVENTS: Final = 1000
ENCODER: Final = json.JSONEncoder(default=str)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return ENCODER.encode(line)


def set_up_logs(level: str) -> None:
    """Write everything of Chancellery, uvicorn's errors and whatever else is worth a warning as JSON lines."""
    # No line says in which thread and process it was written, so nobody has to find that out.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("chancellery", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level)
        logger.propagate = name == "uvicorn.error"
    if not logging.root.handlers:
        # Libraries speak for themselves: the pool of connections tells of every one that broke, with its traceback.
        logging.root.addHandler(handler)


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened."""
    LOG.log(level, event, extra={"fields": fields})


class Throttle:
    """Lets an event through once in a while, with how many like it were left out."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.lock = Lock()
        self.seen: dict[tuple[str, ...], tuple[float, int]] = {}

    def admit(self, key: tuple[str, ...], now: float) -> int | None:
        """How many were left out since the last one; None if this one is left out too."""
        with self.lock:
            at, left_out = self.seen.get(key, (float("-inf"), 0))
            if now - at < self.seconds:
                self.seen[key] = (at, left_out + 1)
                return None
            if len(self.seen) >= MOST_EVENTS:
                self.seen.clear()
            self.seen[key] = (now, 0)
            return left_out


_throttle: Final = Throttle(SELDOM_SECONDS)


def note_seldom(event: str, level: int, **fields: str) -> None:
    """Log what would otherwise be logged with every request."""
    left_out = _throttle.admit((event, *fields.values()), time.monotonic())
    if left_out is not None:
        note(event, level, **fields, left_out=left_out)
