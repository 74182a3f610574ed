"""Request guard around the app: checks host and origin, adds security headers, measures and logs."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from chancellery.web.http.client_version import client_version
from chancellery.web.http.errors import Problem, Refused, put_into_words
from chancellery.web.limits.rate_limits import Limits, TooOften, address_of
from chancellery.web.limits.read_budget import ReadBudget
from chancellery.web.server.logs import note
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import Settings

LONGEST_FILE: Final = 255
# Names by which this server was asked, taken apart once; a server has few.
MOST_NAMES: Final = 64
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
NO_STORE: Final = (b"cache-control", b"no-store")
POLICY: Final = (b"content-security-policy", CSP.encode())
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class RequestGuard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limits = limits
        self.reads = ReadBudget(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send, self.settings.https)
        refusal = self.refusal(scope)
        if refusal is not None:
            await refuse(answer, scope, refusal)
        elif not scope["path"].startswith("/api/"):
            await self.app(scope, receive, answer)
        else:
            await self.in_budget(scope, receive, answer)
        self.record(scope, answer)

    async def in_budget(self, scope: HTTPScope, receive: Receive, answer: Answer) -> None:
        """Answer what is asked of the API if its address has not asked too much, and a read in its turn."""
        where = address_of(scope.get("client"))
        try:
            if is_read(scope):
                async with self.reads.turn(where, scope["path"]):
                    await self.app(scope, receive, answer)
                return
            if scope["method"] not in SAFE:
                # Whatever comes of it: what is refused costs the server time, too.
                self.limits.take("write-address", where)
            await self.app(scope, receive, answer)
        except TooOften as error:
            self.metrics.count("limited")
            seconds = int(error.wait) + 1
            refusal = Refused(429, str(error), "too-often", seconds=seconds)
            await refuse(answer, scope, refusal, (b"retry-after", str(seconds).encode()))

    def refusal(self, scope: HTTPScope) -> Refused | None:
        """Why a request does not come in at all."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if [name for name, _ in scope["headers"]].count(b"host") > 1:
            return Refused(400, "the request names two hosts; it can be for one only", "two-hosts")
        host = headers.get(b"host", "")
        if self.settings.hosts and hostname(host) not in self.settings.hosts:
            return Refused(421, "this server does not go by that name", "other-host")
        if not can_name_a_file(scope["path"]):
            return Refused(404, "there is no such file", "no-such-file")
        if scope["method"] in SAFE:
            return None
        if not self.own_site(headers, host, scope["scheme"]):
            self.metrics.count("refused_origin")
            return Refused(403, "another site may not act for you here", "other-site")
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if has_body and kind != "application/json":
            return Refused(415, "the body must be JSON, with Content-Type: application/json", "not-json")
        return None

    def own_site(self, headers: dict[bytes, str], host: str, scheme: str) -> bool:
        """Whether our own page asks, or something that is no browser; a token is proof of that."""
        if headers.get(b"authorization", "").strip():
            return True
        if b"sec-fetch-site" in headers and headers[b"sec-fetch-site"] not in ("same-origin", "none"):
            return False
        origin = headers.get(b"origin")
        return origin is None or origin in {self.settings.origin, f"{scheme}://{host}"}

    def record(self, scope: HTTPScope, answer: Answer) -> None:
        route = str(scope.get("path_template") or "unknown")
        if answer.status == 404 and route == "unknown":
            route = "none"
        seconds = time.perf_counter() - answer.began
        self.metrics.count("requests", route=route, method=scope["method"], status=str(answer.status))
        if not answer.endless:
            self.metrics.took(seconds)
        note(
            "request",
            method=scope["method"],
            path=scope["path"][:200],
            status=answer.status,
            ms=round(seconds * 1000, 1),
        )


class Answer:
    """Response wrapper that adds headers and remembers the status."""

    def __init__(self, scope: HTTPScope, send: Send, https: bool) -> None:
        self.scope = scope
        self.https = https
        self.send = send
        self.status = 500
        self.endless = False
        self.began = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name.lower(): value for name, value in message["headers"]}
            api = self.scope["path"].startswith("/api")
            self.endless = given.get(b"content-type", b"").startswith(b"text/event-stream")
            headers = [*message["headers"], *HEADERS]
            if self.https:
                headers.append(HSTS)
            if b"content-security-policy" not in given:
                headers.append(POLICY)
            if b"cache-control" not in given and api:
                headers.append(NO_STORE)
            # What browsers keep for good says nothing that depends on when it was asked for.
            if api and b"immutable" not in given.get(b"cache-control", b""):
                headers.append((b"chancellery-client", client_version.now().encode()))
            cookie = self.scope.get("state", {}).get("cookie")
            if isinstance(cookie, Cookie):
                headers.append(cookie.to_encoded_header())
            message["headers"] = headers
        await self.send(message)


@lru_cache(MOST_NAMES)
def hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def can_name_a_file(path: str) -> bool:
    """Whether a path that leads to files is one that a file system takes."""
    if not path.startswith(("/client/", "/static/")):
        return True
    return "\0" not in path and all(len(name.encode("utf-8", "replace")) <= LONGEST_FILE for name in path.split("/"))


def is_read(scope: HTTPScope) -> bool:
    """Whether the API is asked for something that it has to put together; a stream has bounds of its own."""
    return scope["method"] in SAFE and not scope["path"].endswith("/events")


async def refuse(send: Send, scope: HTTPScope, refusal: Refused, *more: tuple[bytes, bytes]) -> None:
    problem = Problem(str(refusal))
    wishes = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    put_into_words(problem, refusal, wishes.decode("latin-1"))
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


__all__ = ["CSP", "RequestGuard", "hostname"]
