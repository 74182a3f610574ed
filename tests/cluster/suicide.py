"""A series one of whose workers dies in the middle, once."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from chancellery.lab.series import Row, Series


class Mortal:
    """The games of a series; whoever first plays the one with the fatal number is killed before it can say so."""

    def __init__(self, series: Series, fatal: int, mark: Path) -> None:
        self.series = series
        self.fatal = fatal
        self.mark = mark

    def manifest(self) -> dict[str, Any]:
        return self.series.manifest()

    def play(self, first: int, last: int) -> list[Row]:
        if first <= self.fatal < last and not self.mark.exists():
            self.mark.write_text(str(os.getpid()), "utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return self.series.play(first, last)
