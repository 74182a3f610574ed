"""What handlers ask for by name, and where it comes from."""

from __future__ import annotations

from typing import Any, Final

from litestar.di import Provide

from chancellery.web.api.common import Given
from chancellery.web.assembly import Services
from chancellery.web.http.identity import AnyRequest, Caller
from chancellery.web.matches.live import LiveMatches

# Parts of the server that a handler may take one of, beside `live` and `caller`.
PARTS: Final = (
    "calls",
    "chat",
    "creating",
    "directory",
    "documents",
    "health",
    "hints",
    "metrics",
    "playing",
    "reviews",
    "seating",
    "streams",
    "taking_back",
    "upkeep",
)


def dependencies(services: Services) -> dict[str, Provide]:
    """Whoever asks, the live matches, and the parts of a server by name.

    Each rank waits for the one before it: Litestar resolves what is of one rank in a task group, and that takes longer
    than everything else it does for a request.
    """

    def live() -> LiveMatches:
        return services.live

    def caller(request: AnyRequest, live: Given[LiveMatches]) -> Caller:
        return Caller(request, services.identity, services.lane)

    named = {name: Provide(ServicePart(getattr(services, name)), sync_to_thread=False) for name in PARTS}
    return {
        "live": Provide(live, sync_to_thread=False),
        "caller": Provide(caller, sync_to_thread=False),
        **named,
    }


class ServicePart:
    """Gives a part of the server to a handler that names it."""

    def __init__(self, part: object) -> None:
        self.part = part

    def __call__(self, caller: Given[Caller]) -> Any:
        return self.part
