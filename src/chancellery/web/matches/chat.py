"""Chat: messages to all or to one seat, while the rules of the game allow talk."""

from __future__ import annotations

import time

from chancellery.store.people import User
from chancellery.table.match import TableError
from chancellery.web.matches.live import Commands, persistent
from chancellery.web.matches.seat_access import own_seat, seat_ids, seat_index
from chancellery.web.schemas.chat import MessageSummary, NewMessage


class Chat(Commands):
    """What people say to each other at tables."""

    @persistent
    def say(self, id: str, who: User, said: NewMessage) -> MessageSummary:
        """Store and publish a message, if the rules allow talk as the table stands."""
        with self.live.cache.lease(id) as lease:
            match = lease.match
            sender = own_seat(match, who, said.seat)
            to = None if said.to is None else seat_index(match, said.to)
            if to == sender:
                raise TableError("you cannot send a message to yourself", "message-to-yourself")
            if lease.plays_on:
                lease.table.require_talk(to)
            messages = self.live.store.messages
            message, entry = messages.send(id, match.ply, sender, to, said.text, time.time(), match.version)
            lease.slot.seq = entry.seq
            self.live.bus.publish(id, entry)
        ids = seat_ids(match)
        return MessageSummary(message.id, message.ply, ids[sender], said.to, message.text, message.at)
