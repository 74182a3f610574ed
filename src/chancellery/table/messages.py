"""Who may read a message at a table."""

from __future__ import annotations


def may_read(reader: int | str | None, sender: int | str, to: int | str | None) -> bool:
    """Whether a seat, by index or id, may read a message; a reader without a seat reads what is to everybody (None)."""
    return to is None or reader in (sender, to)
