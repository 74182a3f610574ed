"""Messages at a table, and who may read them."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct):
    """A message; `to` is a seat, or None for everybody; `user` is whoever sat at the sender's seat then."""

    id: int
    match: str
    ply: int
    sender: int
    to: int | None
    text: str
    at: float
    user: str | None = None


def may_read(reader: int | str | None, sender: int | str, to: int | str | None) -> bool:
    """Whether a seat, by index or id, may read a message; a reader without a seat reads what is to everybody (None)."""
    return to is None or reader in (sender, to)
