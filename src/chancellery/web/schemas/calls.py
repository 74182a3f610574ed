"""Calls on people's devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chancellery.web.schemas.base import Body

Clock = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Key = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class NewDevice(Body):
    """What a browser gives to be called by: an address of its push service, and its keys."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Key
    auth: Key


class Quiet(Body):
    """Hours in which you are not called, by the clock of a time zone such as `Europe/Paris`."""

    start: Clock
    end: Clock
    zone: Annotated[str, Meta(max_length=64)]


class QuietHours(Body):
    """Quiet hours, or none."""

    quiet: Quiet | None = None


class Look(Body):
    """What you look at: a match, or the list of all."""

    match: Annotated[str, Meta(max_length=40)] | None = None


class Waiting(Struct):
    """How many tables wait for you."""

    waiting: int


class DeviceSummary(Struct):
    """A device that is called; `service` is who carries the calls, `used` when it took one last."""

    id: str
    label: str
    service: str
    created: float
    used: float | None
    current: bool


class CallSettings(Struct):
    """The server's key for `subscribe` (null where nobody is called), your devices, and your quiet hours."""

    key: str | None
    devices: list[DeviceSummary]
    quiet: Quiet | None
