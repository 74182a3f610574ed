"""What a seat saw in the midst of an action, for pages that tell what happened step by step."""

from __future__ import annotations

from chancellery.engine.stages import stages
from chancellery.store.people import User
from chancellery.store.table_loader import load_table
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.queries import require_reached
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.schemas.play import StageSeen


def seen_between(live: LiveMatches, id: str, who: User | None, name: str | None, ply: int) -> list[StageSeen]:
    """The positions between the things that the action before a ply brought about; none where it cannot be replayed."""
    with live.cache.lease(id) as lease:
        match = lease.match
        seat = viewing_seat(match, who, name)
        if not lease.plays_on or ply <= match.replays_from:
            return []
        require_reached(lease.table, ply)
        before = load_table(live.store.matches, id, ply - 1)[0]
        by, action = live.store.matches.action_at(id, ply)
    return [StageSeen(stage.events, stage.position) for stage in stages(before.state, seat, by, action)]
