"""Structured logs: one JSON object on each line, on stderr. Nobody's secret is ever given to it."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

LOG: Final = logging.getLogger("chancellery.web")


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
        return json.dumps(line, default=str)


def set_up_logs(level: str) -> None:
    """Write everything of Chancellery and uvicorn's errors as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("chancellery", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level)
        logger.propagate = name == "uvicorn.error"


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened."""
    LOG.log(level, event, extra={"fields": fields})
