"""Servers with defects, started like `chancellery serve`: the soak has to find every one of them."""

from __future__ import annotations

import itertools
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import structs
from sqlalchemy import make_url

from chancellery.cli.app import main
from chancellery.store.errors import StoreDown
from chancellery.store.heartbeats import Heartbeats
from chancellery.store.matches import Matches
from chancellery.table.entries import ActionEntry, LogEntry
from chancellery.web.http.errors import Refused
from chancellery.web.matches.bus import Bus
from chancellery.web.matches.playing import Playing
from chancellery.web.matches.seat_log import SeatLog
from chancellery.web.server.metrics import Metrics

OFTEN: Final = 15


def untold(played: ActionEntry, seq: int) -> LogEntry:
    """An entry that tells nothing of what happened."""
    return LogEntry(played.ply, 0.0, structs.replace(played.data, events=[]), seq)


def forgets_actions() -> None:
    """Acknowledges an action now and then that it has not kept."""
    count, keep = itertools.count(1), Matches.save_action

    def save_action(self: Matches, match: Any, played: Any, key: Any) -> LogEntry:
        if next(count) % OFTEN:
            return keep(self, match, played, key)
        match.version += 1
        return untold(played, self.stamp(match.id)[1] + 1)

    Matches.save_action = save_action  # type: ignore[method-assign]


def skips_events() -> None:
    """Leaves an entry out of a stream now and then."""
    count, message_of = itertools.count(1), SeatLog.message_of

    def message_or_none(self: SeatLog, row: LogEntry) -> bytes:
        return message_of(self, row) if next(count) % OFTEN else b""

    SeatLog.message_of = message_or_none  # type: ignore[method-assign]


def refuses_at_will() -> None:
    """Refuses an action now and then for no reason."""
    count, act = itertools.count(1), Playing.act

    def act_or_not(self: Playing, *args: Any) -> Any:
        if next(count) % OFTEN == 0:
            raise Refused(409, "not today")
        return act(self, *args)

    Playing.act = act_or_not  # type: ignore[method-assign, assignment]


def keeps_streams() -> None:
    """Never notices that a reader has gone."""
    Bus.unsubscribe = lambda self, id, queue: None  # type: ignore[method-assign]


def hoards() -> None:
    """Takes more and more memory, by how often it is looked at: however busy the machine is."""
    hoard: list[bytearray] = []
    text = Metrics.text

    def take_more(self: Metrics) -> str:
        hoard.append(bytearray(b"x" * 8_000_000))
        return text(self)

    Metrics.text = take_more  # type: ignore[method-assign]


def shrugs() -> None:
    """Says that it is well, and that an action is kept, while nothing can be saved."""
    keep, write = Matches.save_action, Heartbeats.write

    def save_action(self: Matches, match: Any, played: Any, key: Any) -> LogEntry:
        try:
            return keep(self, match, played, key)
        except StoreDown:
            return untold(played, 10**6)

    def well(self: Heartbeats, now: float) -> None:
        try:
            write(self, now)
        except StoreDown:
            return

    Matches.save_action = save_action  # type: ignore[method-assign]
    Heartbeats.write = well  # type: ignore[method-assign]


def forgets_at_start() -> None:
    """Has lost the last action of every match when it starts, as if it had not been written to disk yet."""
    url = make_url(sys.argv[sys.argv.index("--db") + 1])
    if not Path(str(url.database)).exists():
        return
    with closing(sqlite3.connect(str(url.database), isolation_level=None)) as database:
        database.execute("update matches set ply = ply - 1, version = version + 1 where ply > 0")
        later = "ply > (select ply from matches where matches.id = {0}.match)"
        for table in ("actions", "snapshots"):
            database.execute(f"delete from {table} where {later.format(table)}")


DEFECTS: Final[dict[str, Callable[[], None]]] = {
    defect.__name__: defect
    for defect in (forgets_actions, skips_events, refuses_at_will, keeps_streams, hoards, shrugs, forgets_at_start)
}

if __name__ == "__main__":
    for name in sys.argv.pop(1).split(","):
        DEFECTS[name]()
    main()
