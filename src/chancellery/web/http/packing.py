"""Answers packed for whoever can unpack them, tagged, and not sent again to whoever has them."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final, Literal

import brotli
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send

Encoding = Literal["br", "gzip"]
# The better one first; browsers ask for it over TLS and on their own machine.
ENCODINGS: Final[tuple[Encoding, ...]] = ("br", "gzip")
# Less is not worth the time that it takes to pack and unpack it.
LEAST: Final = 400
# What is packed while somebody waits, and what is packed once and kept.
QUICK: Final[dict[Encoding, int]] = {"br": 4, "gzip": 5}
ONCE: Final[dict[Encoding, int]] = {"br": 9, "gzip": 9}
KINDS: Final = (b"application/json", b"text/plain", b"text/html", b"application/vnd.oai.openapi+json")
# How an answer is to be kept: one under an address with its version for good, since it never changes; any other is kept
# too, and asked about each time.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
READS: Final = ("GET", "HEAD")


def pack(body: bytes, encoding: Encoding, levels: dict[Encoding, int] = QUICK) -> bytes:
    """A body in an encoding."""
    if encoding == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=levels["br"]))
    return gzip.compress(body, levels["gzip"], mtime=0)


def choose(accepts: str) -> Encoding | None:
    """The best encoding that an `Accept-Encoding` allows, or None."""
    if not accepts:
        return None
    allowed = {}
    for wish in accepts.lower().split(","):
        name, _, rest = wish.partition(";")
        allowed[name.strip()] = rest.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return next((one for one in ENCODINGS if allowed.get(one, False)), None)


def tag_of(body: bytes) -> str:
    """The tag of a body; weak, since it is the same however the body is packed."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'


def has(known: str, tag: str) -> bool:
    """Whether an `If-None-Match` names a tag."""
    return bool(known) and any(one.strip().removeprefix("W/") == tag.removeprefix("W/") for one in known.split(","))


class Packing:
    """ASGI middleware: what is answered whole goes out tagged and packed; streams pass through as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, PackedAnswer(scope, send))


class PackedAnswer:
    """An answer on its way out: its head waits until it is known whether the whole body comes with it."""

    def __init__(self, scope: HTTPScope, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.head: HTTPResponseStartEvent | None = None

    def asked(self, header: bytes) -> str:
        """What the request says in a header."""
        lines = [value for name, value in self.scope["headers"] if name == header]
        return lines[-1].decode("latin-1") if lines else ""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.head = message
            return
        head, self.head = self.head, None
        if head is not None and message["type"] == "http.response.body":
            if not message.get("more_body", False):
                message["body"] = self.whole(head, message["body"])
            await self.send(head)
        await self.send(message)

    def whole(self, head: HTTPResponseStartEvent, body: bytes) -> bytes:
        """What is sent of a whole body, with what the head has to say of it."""
        headers = {name.lower(): value for name, value in head["headers"]}
        kind = headers.get(b"content-type", b"").partition(b";")[0]
        if kind not in KINDS or not body:
            return body
        more: list[tuple[bytes, bytes]] = []
        if head["status"] == 200 and self.scope["method"] in READS:
            tag = headers[b"etag"].decode("latin-1") if b"etag" in headers else tag_of(body)
            if b"etag" not in headers:
                more.append((b"etag", tag.encode()))
            if has(self.asked(b"if-none-match"), tag):
                head["status"] = 304
                rewrite(head, more, b"content-length", b"content-type", b"content-encoding")
                return b""
        if len(body) >= LEAST and b"content-encoding" not in headers:
            more.append((b"vary", b"Accept-Encoding"))
            encoding = choose(self.asked(b"accept-encoding"))
            if encoding is not None:
                body = pack(body, encoding)
                more += [(b"content-encoding", encoding.encode()), (b"content-length", str(len(body)).encode())]
                rewrite(head, more, b"content-length")
                return body
        if more:
            rewrite(head, more)
        return body


def rewrite(head: HTTPResponseStartEvent, more: list[tuple[bytes, bytes]], *without: bytes) -> None:
    """Give a head other headers."""
    kept = [(name, value) for name, value in head["headers"] if name.lower() not in without]
    head["headers"] = [*kept, *more]
