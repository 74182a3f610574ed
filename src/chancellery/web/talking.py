"""What people say at a table: to all or to one seat, while the rules of the game let them."""

from __future__ import annotations

import time

from chancellery.store.people import User
from chancellery.table.match import TableError
from chancellery.web.hall import Hall, persistent
from chancellery.web.seats import own_seat, seat_ids, seat_index
from chancellery.web.shapes import MessageCard, NewMessage


@persistent
def say(hall: Hall, id: str, who: User, said: NewMessage) -> MessageCard:
    """Pass a message on, as the table stands."""
    with hall.tables.hold(id) as held:
        match = held.table.match
        sender = own_seat(match, who, said.seat)
        to = None if said.to is None else seat_index(match, said.to)
        if to == sender:
            raise TableError("there is no need to write to yourself")
        held.table.require_talk(to)
        kept, news = hall.store.messages.send(id, match.ply, sender, to, said.text, time.time(), match.version)
        held.place.seq = news.seq
        hall.bus.publish(id, news)
    ids = seat_ids(match)
    return MessageCard(kept.id, kept.ply, ids[sender], said.to, kept.text, kept.at)
