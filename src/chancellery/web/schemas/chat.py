"""Messages at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chancellery.web.schemas.base import Body, SeatId


class NewMessage(Body):
    """A message to one seat, or to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]+$")]
    to: SeatId | None = None
    seat: SeatId | None = None


class Read(Body):
    """The last message that was read."""

    message: Annotated[int, Meta(ge=0, le=2**53)]


class MessageSummary(Struct):
    """A message: from which seat, to which or to all, and what whoever wrote it is called."""

    id: int
    ply: int
    sender: str
    to: str | None
    text: str
    at: float
    name: str | None = None


class MessageList(Struct):
    messages: list[MessageSummary]
    unread: int
