"""Cache of tables in memory, bounded, each leased to one thread at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, RLock

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.games import find_game
from chancellery.store.errors import StoreError
from chancellery.store.matches import Matches, StoredMatch
from chancellery.store.table_loader import load_table
from chancellery.table.match import Match
from chancellery.table.rules_version import OtherRules, refusal_of
from chancellery.table.table import Table
from chancellery.web.limits.rate_limits import TooOften


class CacheSlot:
    """One slot of the cache: the lock of a match, and its table unless it has to be loaded again."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.table: Table | None = None
        self.seq = 0
        self.last_mover: int | None = None

    def clear(self) -> None:
        self.table = None

    def clear_unless_refused(self, error: BaseException) -> None:
        """Drop the table after an error, unless it was a refusal that left the position as it was."""
        refused = isinstance(error, ChancelleryError | TooOften) and not isinstance(error, StoreError)
        if not refused or self.table is None or self.table.state.ply != self.table.match.ply:
            self.clear()


class TableLease:
    """Exclusive use of a match in this process, with its table if this build plays it on."""

    def __init__(self, slot: CacheSlot, game: Game, match: Match) -> None:
        self.slot = slot
        self.game = game
        self.match = match
        self.current = slot.table

    @property
    def plays_on(self) -> bool:
        return self.current is not None

    @property
    def table(self) -> Table:
        """The table of the match; raises OtherRules if this build does not play its rules."""
        if self.current is None:
            raise refusal_of(self.game, self.match.rules)
        return self.current

    def replace(self, table: Table) -> None:
        """Put another table in the place of the one that was leased."""
        self.slot.table = self.current = table
        self.match = table.match

    @contextmanager
    def saving(self) -> Iterator[None]:
        """Drop the cached table if the block fails, since it may hold what was not committed."""
        try:
            yield
        except BaseException:
            self.slot.clear()
            raise


class TableCache:
    """Tables by match id; each lease asks the store whether another process has changed the match."""

    def __init__(self, matches: Matches, most: int, bring_up: Callable[[str], bool] = lambda id: False) -> None:
        self.matches = matches
        self.most = most
        # Brings a match of older rules to the installed ones, if it can be.
        self.bring_up = bring_up
        self.lock = Lock()
        self.slots: OrderedDict[str, CacheSlot] = OrderedDict()

    def __len__(self) -> int:
        return len(self.slots)

    @contextmanager
    def lease(self, id: str) -> Iterator[TableLease]:
        """Lease the table of a match as it stands in the store; it is dropped after anything but a refusal."""
        slot = self.slot(id)
        with slot.lock:
            if self.slots.get(id) is not slot:
                # It was evicted while we waited for its lock, and another thread may have a newer one.
                with self.lease(id) as lease:
                    yield lease
                return
            if slot.table is not None:
                version, slot.seq = self.matches.stamp(id)
                if version != slot.table.match.version:
                    slot.clear()
            match = self.load(id, slot) if slot.table is None else slot.table.match
            try:
                yield TableLease(slot, find_game(match.game) if slot.table is None else slot.table.game, match)
            except BaseException as error:
                slot.clear_unless_refused(error)
                raise

    def load(self, id: str, slot: CacheSlot) -> Match:
        """Load a match into its slot; one that this build does not play on has no table there."""
        try:
            slot.table, stored = self.load_playable(id)
        except OtherRules:
            stored = self.matches.load(id)
        except BaseException:
            self.forget(id)
            raise
        slot.seq, slot.last_mover = stored.seq, stored.last_mover
        return stored.match

    def load_playable(self, id: str) -> tuple[Table, StoredMatch]:
        """Load a match that this build plays on, or that it can bring to its rules; else OtherRules."""
        try:
            return load_table(self.matches, id)
        except OtherRules:
            if not self.bring_up(id):
                raise
            return load_table(self.matches, id)

    def slot(self, id: str) -> CacheSlot:
        with self.lock:
            slot = self.slots.pop(id, None) or CacheSlot()
            self.slots[id] = slot
            if len(self.slots) > self.most:
                self.drop_idle()
            return slot

    def drop_idle(self) -> None:
        """Evict the least recently used table that is not leased."""
        for id, slot in self.slots.items():
            if slot.lock.acquire(blocking=False):
                slot.lock.release()
                del self.slots[id]
                return

    def forget(self, id: str) -> None:
        with self.lock:
            self.slots.pop(id, None)
