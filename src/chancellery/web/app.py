"""The ASGI app: routes, background jobs and state together."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.concurrency import sync_to_thread
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from chancellery import __version__
from chancellery.store.heartbeats import BETWEEN_BEATS
from chancellery.web import installed, pages
from chancellery.web.api import (
    calls,
    company,
    directory,
    following,
    games,
    hints,
    languages,
    matches,
    operator,
    people,
    play,
    reviews,
)
from chancellery.web.api.common import Given
from chancellery.web.api.dependencies import dependencies
from chancellery.web.apidocs import description, docs
from chancellery.web.assembly import Services
from chancellery.web.entry_docs import HappeningSchema
from chancellery.web.http.errors import ErrorAnswers, forbidden
from chancellery.web.http.identity import Caller
from chancellery.web.http.packing import Packing
from chancellery.web.http.request_guard import RequestGuard, hostname
from chancellery.web.position_docs import PositionSchema
from chancellery.web.schemas.base import Health
from chancellery.web.server.health import HealthCheck
from chancellery.web.server.logs import note, set_up_logs
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import LOOPBACK, Settings, from_environment
from chancellery.web.server.threads import WITH_POSTGRESQL, WITH_SQLITE, Threads
from chancellery.web.server.warm_structs import ready_structs
from chancellery.web.worker import Worker

STATIC: Final = Path(__file__).parent / "static"
BIGGEST_BODY: Final = 64 * 1024
SWITCH_SECONDS: Final = 0.001
ROUTERS: Final = [
    languages.router,
    games.router,
    matches.router,
    play.router,
    hints.router,
    reviews.router,
    people.router,
    directory.router,
    calls.router,
    company.router,
    following.router,
    operator.router,
]


@get("/healthz", tags=["Server"])
async def health(health: Given[HealthCheck]) -> Health:
    """Whether the server can keep what it is told: it writes something, at most twenty times a second."""
    await sync_to_thread(health.check)
    return Health("fine", __version__)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=True)
def get_metrics(caller: Given[Caller], metrics: Given[Metrics]) -> Response[str]:
    """Numbers for Prometheus: for this machine and for operators."""
    if not from_this_machine(caller.request):
        who = caller.find_user()
        if who is None or not who.operator:
            raise forbidden("the numbers are for the operator of this server", "only-operators")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def from_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody on this machine asks for this machine, and not a proxy, nor a page through a name of its own."""
    names = (request.client.host if request.client else "", hostname(request.headers.get("host", "")))
    return all(name in LOOPBACK for name in names) and not {"x-forwarded-for", "forwarded"} & set(request.headers)


def create(settings: Settings | None = None) -> RequestGuard:
    """The whole server as one ASGI app; settings come from the environment if none are given."""
    settings = settings or from_environment()
    set_up_logs(settings.log_level)
    ready_structs()
    return app_of(Services(settings))


def app_of(services: Services) -> RequestGuard:
    """The ASGI app of a server that is put together."""
    answers = ErrorAnswers(services.metrics, services.defects)
    api = Router("/api", route_handlers=ROUTERS, security=[{}, {"token": []}])
    app = Litestar(
        [
            api,
            health,
            get_metrics,
            docs,
            description,
            *pages.handlers,
            *installed.handlers,
            create_static_files_router("/static", [STATIC]),
        ],
        dependencies=dependencies(services),
        exception_handlers={Exception: answers.answer, NotFoundException: pages.lost(answers)},
        lifespan=[partial(running, services)],
        request_max_body_size=BIGGEST_BODY,
        openapi_config=openapi(),
        plugins=[HappeningSchema(), PositionSchema()],
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        debug=False,
    )
    return RequestGuard(Packing(app), services.settings, services.metrics, services.limits)


@asynccontextmanager
async def running(services: Services, _: Litestar) -> AsyncIterator[None]:
    """The server from its first request to its last."""
    at_once = WITH_POSTGRESQL if services.settings.shared else WITH_SQLITE
    asyncio.get_running_loop().set_default_executor(Threads(at_once))
    services.live.bus.bind()
    services.bots.bind()
    services.hints.bind()
    services.dear.bind()
    # Many short turns: whoever acts must not wait for a thread that has much to do.
    sys.setswitchinterval(SWITCH_SECONDS)
    await sync_to_thread(services.upkeep.put_clocks_forward, BETWEEN_BEATS)
    await sync_to_thread(services.upkeep.count_overlooked)
    await sync_to_thread(services.calls.make_ready)
    worker = Worker(services)
    worker.start()
    note("the server is ready", version=__version__)
    try:
        yield
    finally:
        await worker.close()
        await services.hints.close()
        await services.reviews.close()
        await services.bots.close()
        await services.thinkers.close()
        await services.dear.close()
        services.lane.close()
        await sync_to_thread(services.upkeep.last_beat)
        await sync_to_thread(services.store.close)
        note("the server has stopped")


def openapi() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="An API token of yours; see /api/me/tokens.")
    return OpenAPIConfig(
        title="Chancellery",
        version=__version__,
        description="Everything that can be done at a table. docs/api.md tells the story.",
        components=Components(security_schemes={"token": token}),
        path="/api/schema",
        # Whatever is not named here comes with pages that want scripts from elsewhere.
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
