"""Positions in memory: a cache of tables that never holds more than so many, each used by one thread at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, RLock

from chancellery.store.matches import Matches
from chancellery.store.tables import open_table
from chancellery.table.table import Table


class Place:
    """Where a table stands while it is in memory; without a table it is loaded again."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.table: Table | None = None
        self.seq = 0
        self.last_mover: int | None = None

    def clear(self) -> None:
        self.table = None


class Held:
    """A table that nobody else in this process touches now."""

    def __init__(self, place: Place, table: Table) -> None:
        self.place = place
        self.table = table

    @contextmanager
    def saving(self) -> Iterator[None]:
        """What is in memory is thrown away if it cannot be kept."""
        try:
            yield
        except BaseException:
            self.place.clear()
            raise


class Tables:
    """The tables by match; the store is asked each time whether another worker, or an operator, was faster."""

    def __init__(self, matches: Matches, most: int) -> None:
        self.matches = matches
        self.most = most
        self.lock = Lock()
        self.places: OrderedDict[str, Place] = OrderedDict()

    def __len__(self) -> int:
        return len(self.places)

    @contextmanager
    def hold(self, id: str) -> Iterator[Held]:
        """A table as it stands in the store."""
        place = self.place(id)
        with place.lock:
            if self.places.get(id) is not place:
                # It was dropped while we waited for it, and somebody else may hold a newer one.
                with self.hold(id) as held:
                    yield held
                return
            if place.table is not None:
                version, place.seq = self.matches.stamp(id)
                if version != place.table.match.version:
                    place.clear()
            if place.table is None:
                try:
                    self.load(id, place)
                except BaseException:
                    self.forget(id)
                    raise
            assert place.table is not None
            yield Held(place, place.table)

    def load(self, id: str, place: Place) -> None:
        place.table, loaded = open_table(self.matches, id)
        place.seq = loaded.seq
        place.last_mover = loaded.last_mover

    def place(self, id: str) -> Place:
        with self.lock:
            found = self.places.pop(id, None) or Place()
            self.places[id] = found
            if len(self.places) > self.most:
                self.drop_idle()
            return found

    def drop_idle(self) -> None:
        """Forget the table that was asked for longest ago and that nobody uses now."""
        for id, place in self.places.items():
            if place.lock.acquire(blocking=False):
                place.lock.release()
                del self.places[id]
                return

    def forget(self, id: str) -> None:
        with self.lock:
            self.places.pop(id, None)
