"""What schemas of several subjects are made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SeatId = Annotated[str, Meta(max_length=40)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request; what is not known is refused."""


class Ok(Struct):
    """Success without anything to say."""

    done: bool = True


class Health(Struct):
    status: str
    version: str
