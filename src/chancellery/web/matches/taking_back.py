"""Taking back: the last action at once, or more of them when everybody agrees."""

from __future__ import annotations

import time

from chancellery.store.people import User
from chancellery.store.table_loader import undo_to
from chancellery.table.undo import agree, all_agree, behind_bots, disagree, require_undo
from chancellery.web.matches.live import Commands, persistent
from chancellery.web.matches.seat_access import own_seat
from chancellery.web.matches.table_cache import TableLease
from chancellery.web.schemas.play import Done


class TakingBack(Commands):
    """What was played is taken back."""

    @persistent
    def undo(self, id: str, who: User, name: str | None, ply: int) -> Done:
        """Take the last action back, as long as nothing became known."""
        with self.live.cache.lease(id) as lease:
            seat = own_seat(lease.table.match, who, name)
            require_undo(lease.table, seat, ply, lease.slot.last_mover)
            return self.take_back(lease, ply - 1, seat, agreed=False)

    @persistent
    def agree(self, id: str, who: User, name: str | None, ply: int) -> Done:
        """Ask to take something back although a barrier has risen, or agree; it is done when everybody agrees."""
        with self.live.cache.lease(id) as lease:
            match = lease.table.match
            agreed = agree(lease.table, own_seat(match, who, name), ply)
            if all_agree(match):
                with lease.saving():
                    target = behind_bots(match, self.live.store.matches.actions(id))
                    return self.take_back(lease, target, match.consents[0], agreed=True)
            if agreed is None:
                return Done(ply, lease.slot.seq, match.status)
            return self.live.save_header(lease, agreed)

    @persistent
    def disagree(self, id: str, who: User, name: str | None, ply: int) -> Done:
        """Refuse to take something back: the question is off the table."""
        with self.live.cache.lease(id) as lease:
            seat = own_seat(lease.table.match, who, name)
            return self.live.save_header(lease, disagree(lease.table, seat, ply))

    def take_back(self, lease: TableLease, ply: int, by: int, agreed: bool) -> Done:
        matches = self.live.store.matches
        with lease.saving():
            earlier, entry = undo_to(matches, lease.table, ply, by, agreed, time.time())
        lease.replace(earlier)
        actions = matches.actions(earlier.match.id)
        return self.live.announce(lease, entry, actions[-1][0] if actions else None)
