"""What can go wrong with a store, in sentences."""

from __future__ import annotations

from chancellery.engine.errors import ChancelleryError


class StoreError(ChancelleryError):
    """A store that cannot do what it was asked."""


class StoreDown(StoreError):
    """The database is gone, or somebody keeps it locked; asking again later may help."""

    CODE = "database-away"


class NoSuchMatch(StoreError):
    """There is no match with this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"there is no match '{id}'", "no-such-match", id=id)


class NoSuchUser(StoreError):
    """There is no such person."""

    def __init__(self, who: str) -> None:
        super().__init__(f"there is nobody called '{who}' here", "no-such-person", name=who)


class AlreadyPlayed(StoreError):
    """An action that came twice with the same idempotency key; `ply` is the one it was played as."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"this action has already been played, as ply {ply}", "already-played", ply=ply)
        self.ply = ply


class TableChanged(StoreError):
    """The ply fits, but seats, consents or status changed since the match was loaded: load it again."""

    def __init__(self) -> None:
        super().__init__("the table has changed in the meantime; look again and repeat", "table-changed")


class NameTaken(StoreError):
    """Somebody else has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the name '{name}' is taken", "name-taken", name=name)
