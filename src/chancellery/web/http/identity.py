"""Identity of a request: a session cookie, an API token, or a new guest without either."""

from __future__ import annotations

import hashlib
import hmac
from functools import cached_property
from threading import BoundedSemaphore
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request
from litestar.datastructures import Cookie

from chancellery.engine.languages import choose_language
from chancellery.store.people import People, User
from chancellery.web.http.errors import Refused, forbidden
from chancellery.web.limits.rate_limits import Limits, address_of
from chancellery.web.limits.read_budget import cost_of
from chancellery.web.server.settings import Settings

COOKIE = "chancellery"
YEAR = 365 * 86400
# A hash takes 64 MB of memory on purpose.
MOST_HASHES = 2
AnyRequest = Request[Any, Any, Any]


class Identity:
    """Authentication of requests. A cookie is a session's secret with a signature; a token is the secret alone."""

    def __init__(self, people: People, settings: Settings, limits: Limits) -> None:
        self.people = people
        self.settings = settings
        self.limits = limits
        self.key = settings.secret.encode()
        self.hasher = PasswordHasher()
        self.hashing = BoundedSemaphore(MOST_HASHES)

    # --- who ---

    def secret(self, request: AnyRequest) -> str | None:
        """The secret that came with a request, or None."""
        header = request.headers.get("authorization", "")
        if header:
            kind, _, token = header.partition(" ")
            if kind.lower() != "bearer" or not token.isascii():
                raise Refused(401, "the Authorization header is not 'Bearer' and a token", "not-a-bearer")
            return token.strip()
        return self.cookie_secret(request)

    def cookie_secret(self, request: AnyRequest) -> str | None:
        """The secret in a request's cookie; one that was set before the server had TLS goes by its plain name."""
        return self.unsigned(request.cookies.get(self.cookie_name) or request.cookies.get(COOKIE, ""))

    @property
    def cookie_name(self) -> str:
        """With TLS a name that no other host or plain connection can set a cookie under."""
        return f"__Host-{COOKIE}" if self.settings.https else COOKIE

    def find_user(self, request: AnyRequest) -> User | None:
        """Who asks, or None for somebody unknown; a wrong token is refused, an old cookie forgotten."""
        secret = self.secret(request)
        found = None if secret is None else self.people.user_of(secret)
        if found is None and request.headers.get("authorization"):
            raise Refused(401, "this token is not valid, or not any more", "token-not-valid")
        if found is not None and request.method == "GET":
            self.limits.take("read", found.id, cost=cost_of(request.scope["path"]))
        return found

    def cookie_user(self, request: AnyRequest) -> User | None:
        """Whose cookie came with a request, whatever else did."""
        secret = self.cookie_secret(request)
        return None if secret is None else self.people.user_of(secret)

    def require_user(self, request: AnyRequest) -> User:
        """Who asks; nobody in particular is refused."""
        found = self.find_user(request)
        if found is None:
            raise Refused(401, "log in or play as a guest first; a program sends a token", "log-in-first")
        return found

    def user_or_guest(self, request: AnyRequest) -> User:
        """Who asks; somebody unknown becomes a guest, and gets a cookie with the answer."""
        found = self.find_user(request)
        if found is not None:
            return found
        self.limits.take("guest", address(request))
        guest = self.people.guest(language_of(request))
        self.open_session(request, guest)
        return guest

    def require_operator(self, request: AnyRequest) -> User:
        found = self.require_user(request)
        if not found.operator:
            raise forbidden("only an operator of this server may do this", "only-operators")
        return found

    # --- sessions ---

    def open_session(self, request: AnyRequest, user: User) -> None:
        """A new session for this browser; the cookie goes out with the answer."""
        secret = self.people.new_session(user.id, "session", request.headers.get("user-agent", "")[:80])
        request.scope["state"]["cookie"] = self.cookie(self.signed(secret))

    def rotate(self, request: AnyRequest, user: User) -> None:
        """A new session in the place of the one that a cookie came with: what a guest's was known by ends."""
        secret = None if request.headers.get("authorization") else self.cookie_secret(request)
        session = None if secret is None else self.people.session_id(secret)
        if session is not None and self.people.revoke(user.id, session):
            self.open_session(request, user)

    def drop_cookie(self, request: AnyRequest) -> None:
        """Take the cookie back with the answer."""
        request.scope["state"]["cookie"] = self.cookie("", 0)

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
        kept = None if user is None else self.people.password_hash(user.id)
        try:
            with self.hashing:
                decoy = self.decoy
                self.hasher.verify(kept or decoy, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def address(request: AnyRequest) -> str:
    """Where a request comes from; behind a proxy uvicorn has put the visitor's address here."""
    return address_of(request.scope.get("client"))


def language_of(request: AnyRequest) -> str:
    """The first language of the browser that we speak."""
    return choose_language(request.headers.get("accept-language", "").split(","))
