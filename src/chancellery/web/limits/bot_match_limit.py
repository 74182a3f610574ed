"""Matches of bots alone, by the address that they were asked for from: each may have only so many running."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Final

from chancellery.store.matches import Matches
from chancellery.table.match import Match, TableError
from chancellery.web.limits.rate_limits import Limits, TooOften

KIND: Final = "bots-address"
# Matches of bots alone that one person may have running.
MOST_OF_BOTS: Final = 8


class BotTables:
    """Counts running matches of bots alone; other processes count with it (`matches/peers`), none remembers a restart.

    held   by match: its address, and what says that it runs no more
    """

    def __init__(self, limits: Limits, matches: Matches) -> None:
        self.limits = limits
        self.matches = matches
        self.lock = Lock()
        self.held: dict[str, tuple[str, Callable[[], None]]] = {}

    def make_room(self, id: str, user: str, where: str) -> None:
        """Count one more match of bots alone, unless whoever asks has many running: processors are for people first."""
        if self.limits.factor > 0 and self.matches.running_of_bots(user) >= MOST_OF_BOTS:
            raise TableError(
                f"you already have {MOST_OF_BOTS} bot-only matches running; wait for one to finish or end one",
                "too-many-bot-matches",
                most=MOST_OF_BOTS,
            )
        self.require_room(where)
        self.hold(id, where)

    def require_room(self, where: str) -> None:
        """Refuse if an address has as many running as any may."""
        try:
            self.limits.require_room(KIND, where)
        except TooOften:
            self.drop_ended(where)
            self.limits.require_room(KIND, where)

    def hold(self, id: str, where: str) -> None:
        """Count a match that is about to run; what becomes of it ends the count."""
        with self.lock:
            if id not in self.held:
                self.held[id] = where, self.limits.open.hold(KIND, where)

    def drop(self, id: str) -> None:
        with self.lock:
            _, let_go = self.held.pop(id, ("", None))
        if let_go is not None:
            let_go()

    def drop_ended(self, where: str) -> None:
        """Drop matches that ended in another process, of which nobody was told here."""
        with self.lock:
            mine = {id for id, (address, _) in self.held.items() if address == where}
        for id in mine - set(self.matches.running()):
            self.drop(id)

    def match_changed(self, match: Match) -> None:
        if match.over():
            self.drop(match.id)
