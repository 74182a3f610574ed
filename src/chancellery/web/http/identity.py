"""Identity of a request: a session cookie, an API token, or a new guest without either."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from functools import cached_property
from threading import BoundedSemaphore
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request
from litestar.datastructures import Cookie

from chancellery.engine.languages import choose_language
from chancellery.store.people import People, User
from chancellery.web.http.errors import Refused, forbidden
from chancellery.web.limits.costs import Payer
from chancellery.web.limits.lane import Lane
from chancellery.web.limits.rate_limits import Limits, address_of
from chancellery.web.limits.read_budget import cost_of
from chancellery.web.server.settings import Settings

COOKIE = "chancellery"
YEAR = 365 * 86400
# A hash takes 64 MB of memory on purpose.
MOST_HASHES = 2
AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


class Identity:
    """What people are known by. A cookie is a session's secret with a signature; a token is the secret alone."""

    def __init__(self, people: People, settings: Settings, limits: Limits) -> None:
        self.people = people
        self.settings = settings
        self.limits = limits
        self.key = settings.secret.encode()
        self.hasher = PasswordHasher()
        self.hashing = BoundedSemaphore(MOST_HASHES)

    # --- cookies ---

    @property
    def cookie_name(self) -> str:
        """With TLS a name that no other host or plain connection can set a cookie under."""
        return f"__Host-{COOKIE}" if self.settings.https else COOKIE

    def cookie(self, value: str, age: int = YEAR) -> Cookie:
        https = self.settings.https
        return Cookie(self.cookie_name, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=https)

    def signed(self, secret: str) -> str:
        return f"{secret}.{self.signature(secret)}"

    def unsigned(self, value: str) -> str | None:
        secret, _, signature = value.rpartition(".")
        good = hmac.compare_digest(self.signature(secret).encode(), signature.encode("utf-8", "replace"))
        return secret if secret and good else None

    def signature(self, secret: str) -> str:
        return hmac.new(self.key, secret.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:32]

    # --- passwords ---

    def hash(self, password: str) -> str:
        with self.hashing:
            return self.hasher.hash(password)

    @cached_property
    def decoy(self) -> str:
        """The hash of nobody's password; a server where nobody logs in never takes the memory for it."""
        return self.hasher.hash("nobody's password")

    def check(self, user: User | None, password: str) -> bool:
        """Whether the password is right; somebody who does not exist takes as long as somebody who does."""
        expected = None if user is None else self.people.password_hash(user.id)
        try:
            with self.hashing:
                decoy = self.decoy
                self.hasher.verify(expected or decoy, password)
        except (VerificationError, InvalidHashError):
            return False
        return expected is not None


class Caller:
    """Whoever sent a request: who they are, where they ask from, and what they may take."""

    __slots__ = ("identity", "lane", "limits", "request")

    def __init__(self, request: AnyRequest, identity: Identity, lane: Lane) -> None:
        self.request = request
        self.identity = identity
        self.limits = identity.limits
        self.lane = lane

    # --- who ---

    def find_user(self) -> User | None:
        """Who asks, or None for somebody unknown; a wrong token is refused, an old cookie forgotten."""
        secret = self.secret()
        user = None if secret is None else self.identity.people.user_of(secret)
        if user is None and self.request.headers.get("authorization"):
            raise Refused(401, "this token is not valid, or no longer", "token-not-valid")
        if user is not None and self.request.method == "GET":
            self.limits.take("read", user.id, cost=cost_of(self.request.scope["path"]))
        return user

    def require_user(self, takes: str | None = None) -> User:
        """Who asks, and takes one of what there are only so many of; nobody in particular is refused."""
        user = self.find_user()
        if user is None:
            raise Refused(401, "log in or play as a guest first; a program sends a token", "log-in-first")
        if takes is not None:
            self.limits.take(takes, user.id)
        return user

    def user_or_guest(self) -> User:
        """Who asks; somebody unknown becomes a guest, and gets a cookie with the answer."""
        user = self.find_user()
        if user is not None:
            return user
        self.limits.take("guest", self.address)
        guest = self.identity.people.guest(self.language)
        self.open_session(guest)
        return guest

    def require_operator(self) -> User:
        user = self.require_user()
        if not user.operator:
            raise forbidden("only an operator of this server may do this", "only-operators")
        return user

    def cookie_user(self) -> User | None:
        """Whose cookie came with the request, whatever else did."""
        secret = self.cookie_secret()
        return None if secret is None else self.identity.people.user_of(secret)

    # --- by what ---

    def secret(self) -> str | None:
        """The secret that came with the request, or None."""
        header = self.request.headers.get("authorization", "")
        if header:
            kind, _, token = header.partition(" ")
            if kind.lower() != "bearer" or not token.isascii():
                raise Refused(401, "the Authorization header is not 'Bearer' and a token", "not-a-bearer")
            return token.strip()
        return self.cookie_secret()

    def cookie_secret(self) -> str | None:
        """The secret in the request's cookie; one that was set before the server had TLS goes by its plain name."""
        cookies = self.request.cookies
        return self.identity.unsigned(cookies.get(self.identity.cookie_name) or cookies.get(COOKIE, ""))

    def open_session(self, user: User) -> None:
        """A new session for this browser; the cookie goes out with the answer."""
        agent = self.request.headers.get("user-agent", "")[:80]
        secret = self.identity.people.new_session(user.id, "session", agent)
        self.send_cookie(self.identity.cookie(self.identity.signed(secret)))

    def rotate_session(self, user: User) -> None:
        """A new session in the place of the one that a cookie came with: what a guest's was known by ends."""
        people = self.identity.people
        secret = None if self.request.headers.get("authorization") else self.cookie_secret()
        session = None if secret is None else people.session_id(secret)
        if session is not None and people.revoke(user.id, session):
            self.open_session(user)

    def drop_cookie(self) -> None:
        """Take the cookie back with the answer."""
        self.send_cookie(self.identity.cookie("", 0))

    def send_cookie(self, cookie: Cookie) -> None:
        self.request.scope["state"]["cookie"] = cookie

    # --- where from, and at whose cost ---

    @property
    def address(self) -> str:
        """Where the request comes from; behind a proxy uvicorn has put the visitor's address here."""
        return address_of(self.request.scope.get("client"))

    @property
    def language(self) -> str:
        """The first language of the browser that we speak."""
        return choose_language(self.request.headers.get("accept-language", "").split(","))

    def payer(self, who: User | None) -> Payer:
        """Whose budget pays for what the request asks for."""
        return Payer(self.address, None if who is None else who.id)

    async def in_lane(self, job: Callable[[], T]) -> T:
        """Do what takes longer than an action, when it is this address's turn; nothing of it is sent in that time."""
        return await self.lane.do(self.address, job)
