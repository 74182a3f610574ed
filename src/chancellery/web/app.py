"""The ASGI app: routes, background jobs and state together."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.concurrency import sync_to_thread
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from chancellery import __version__
from chancellery.store.engine import open_store
from chancellery.store.pulses import BETWEEN_BEATS
from chancellery.web import pages
from chancellery.web.api import company, games, hints, languages, matches, operator, people, play, reviews
from chancellery.web.apidocs import description, docs
from chancellery.web.bots.hints import Hints
from chancellery.web.bots.players import Bots
from chancellery.web.bots.reviews import Reviews
from chancellery.web.entry_docs import HappeningSchema
from chancellery.web.http.errors import answer, forbidden
from chancellery.web.http.identity import Identity
from chancellery.web.http.request_guard import RequestGuard, hostname
from chancellery.web.matches.match_service import MatchService
from chancellery.web.people.notices import Notices
from chancellery.web.processes.bot_pool import BotPool
from chancellery.web.processes.dear_pool import NICENESS
from chancellery.web.schemas.base import Health
from chancellery.web.server.logs import note, set_up_logs
from chancellery.web.server.settings import LOOPBACK, Settings, from_environment
from chancellery.web.server.threads import WITH_POSTGRESQL, WITH_SQLITE, Threads
from chancellery.web.server.warm_structs import ready_structs
from chancellery.web.worker import Worker

STATIC: Final = Path(__file__).parent / "static"
BIGGEST_BODY: Final = 64 * 1024
# Processes in which the chancellor thinks about hints and reviews.
THINKERS: Final = 1
SWITCH_SECONDS: Final = 0.001


@get("/healthz", tags=["Server"])
async def health(request: Request[Any, Any, Any]) -> Health:
    """Whether the server can keep what it is told: it writes something, at most twenty times a second."""
    await sync_to_thread(request.app.state.service.health.check)
    return Health("fine", __version__)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=True)
def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Numbers for Prometheus: for this machine and for operators."""
    if not from_this_machine(request):
        who = request.app.state.identity.find_user(request)
        if who is None or not who.operator:
            raise forbidden("the numbers are for the operator of this server", "only-operators")
    text = request.app.state.service.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def from_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody on this machine asks for this machine, and not a proxy, nor a page through a name of its own."""
    names = (request.client.host if request.client else "", hostname(request.headers.get("host", "")))
    return all(name in LOOPBACK for name in names) and not {"x-forwarded-for", "forwarded"} & set(request.headers)


def create(settings: Settings | None = None) -> RequestGuard:
    """The whole server as one ASGI app; settings come from the environment if none are given."""
    settings = settings or from_environment()
    set_up_logs(settings.log_level)
    ready_structs()
    service = MatchService(open_store(settings.db), settings)
    bots, notices = Bots(service), Notices(service)
    worker = Worker(service, bots, notices)
    # What people ask the chancellor about is thought about elsewhere: nobody's bot waits for that.
    thinkers = BotPool(THINKERS, settings.bot_seconds, NICENESS)
    advisers = Hints(service, thinkers)
    reviewers = Reviews(service, thinkers)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(Threads(WITH_POSTGRESQL if settings.shared else WITH_SQLITE))
        service.bus.bind()
        bots.bind()
        advisers.bind()
        service.dear.bind()
        # Many short turns: whoever acts must not wait for a thread that has much to do.
        sys.setswitchinterval(SWITCH_SECONDS)
        await sync_to_thread(service.put_clocks_forward, BETWEEN_BEATS)
        await sync_to_thread(service.count_overlooked)
        worker.start()
        note("the server is ready", version=__version__)
        try:
            yield
        finally:
            await worker.close()
            await advisers.close()
            await reviewers.close()
            await bots.close()
            await thinkers.close()
            await service.dear.close()
            service.lane.close()
            await sync_to_thread(service.last_beat)
            await sync_to_thread(service.store.close)
            note("the server has stopped")

    api = Router(
        "/api",
        route_handlers=[
            languages.router,
            games.router,
            matches.router,
            play.router,
            hints.router,
            reviews.router,
            people.router,
            company.router,
            operator.router,
        ],
        security=[{}, {"token": []}],
    )
    app = Litestar(
        [api, health, metrics, docs, description, *pages.handlers, create_static_files_router("/static", [STATIC])],
        exception_handlers={Exception: answer, NotFoundException: pages.lost},
        lifespan=[running],
        request_max_body_size=BIGGEST_BODY,
        state=State(
            {
                "service": service,
                "identity": Identity(service.store.people, settings, service.limits),
                "hints": advisers,
                "reviews": reviewers,
            }
        ),
        openapi_config=openapi(),
        plugins=[HappeningSchema()],
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        debug=False,
    )
    return RequestGuard(app, settings, service.metrics, service.limits)


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
