"""Reports of rules that fail: each once, with the journal that leads there, for whoever mends the rules."""

from __future__ import annotations

from threading import Lock
from typing import Final

import msgspec
from cachetools import FIFOCache

from chancellery.engine.journal import Journal
from chancellery.games import find_game
from chancellery.store.matches import Matches
from chancellery.table.defects import Defect, RulesFailed
from chancellery.table.table import journal_of
from chancellery.web.server.logs import LOG
from chancellery.web.server.metrics import Metrics

FAILED: Final = "the rules of a game fail"
# How many are remembered, so that they are not reported again.
REMEMBERED: Final = 1000


class Defects:
    """The reports of this process, by match and place in it."""

    def __init__(self, matches: Matches, metrics: Metrics) -> None:
        self.matches = matches
        self.metrics = metrics
        self.lock = Lock()
        self.reported: FIFOCache[tuple[str, int], bool] = FIFOCache(REMEMBERED)

    def report_move(self, id: str, failed: RulesFailed) -> bool:
        """Report a move at which the rules fail; False if that is known already."""
        fresh = self.report(id, failed)
        if fresh:
            self.metrics.count("defects")
        return fresh

    def report(self, id: str, failed: RulesFailed) -> bool:
        """Report rules that fail at a match; False if that is known already."""
        failed.reported = True
        match = self.matches.header(id)
        if not self.is_news((id, match.ply)):
            return False
        actions = [*self.matches.actions(id), *failed.tried]
        self.write(failed, journal_of(find_game(match.game), match, actions), id)
        return True

    def report_work(self, defect: Defect, about: str | None) -> None:
        """Report rules that failed in another process, with a match that is kept or with one from a file."""
        journal = defect.journal or {"seed": "", "actions": []}
        if self.is_news((about or journal["seed"], len(journal["actions"]))):
            fields = {"match": about, **msgspec.structs.asdict(defect)}
            LOG.error(FAILED, extra={"fields": fields})

    def is_news(self, key: tuple[str, int]) -> bool:
        with self.lock:
            if key in self.reported:
                return False
            self.reported[key] = True
            return True

    def write(self, failed: RulesFailed, journal: Journal, match: str | None = None) -> None:
        fields = {"match": match, "error": str(failed), "journal": journal.outline()}
        LOG.error(FAILED, exc_info=failed, extra={"fields": fields})
