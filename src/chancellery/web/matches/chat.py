"""Chat: messages to all or to one seat, while the rules of the game allow talk."""

from __future__ import annotations

import time

from chancellery.store.people import User
from chancellery.table.match import TableError
from chancellery.web.matches.match_service import MatchService, persistent
from chancellery.web.matches.seat_access import own_seat, seat_ids, seat_index
from chancellery.web.schemas.chat import MessageSummary, NewMessage


@persistent
def say(service: MatchService, id: str, who: User, said: NewMessage) -> MessageSummary:
    """Store and publish a message, if the rules allow talk as the table stands."""
    with service.cache.lease(id) as lease:
        match = lease.match
        sender = own_seat(match, who, said.seat)
        to = None if said.to is None else seat_index(match, said.to)
        if to == sender:
            raise TableError("you cannot send a message to yourself", "message-to-yourself")
        if lease.plays_on:
            lease.table.require_talk(to)
        kept, entry = service.store.messages.send(id, match.ply, sender, to, said.text, time.time(), match.version)
        lease.slot.seq = entry.seq
        service.bus.publish(id, entry)
    ids = seat_ids(match)
    return MessageSummary(kept.id, kept.ply, ids[sender], said.to, kept.text, kept.at)
