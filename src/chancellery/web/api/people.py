"""Who you are: guests, accounts, sessions, tokens, and your data."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from chancellery.engine.languages import check_language
from chancellery.store.names import name_key
from chancellery.store.people import User
from chancellery.store.rows import Values
from chancellery.web.api.common import AnyRequest, identity_of, in_lane, problems, service_of
from chancellery.web.http.addresses import check_email, check_webhook
from chancellery.web.http.errors import Refused, forbidden, not_found
from chancellery.web.http.identity import address, language_of
from chancellery.web.people.profiles import profile
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.people import (
    Claim,
    DeleteAccount,
    LogIn,
    Me,
    NewPassword,
    NewToken,
    ProfileUpdate,
    SessionSummary,
    Token,
)
from chancellery.web.schemas.profiles import Profile

SessionId = Annotated[str, PathParameter(max_length=40, description="The id of a session or token.")]
PersonName = Annotated[str, PathParameter(max_length=40, description="The name of an account.")]
MOST_TOKENS = 50


def me_of(user: User, private: bool = False) -> Me:
    return Me(user.id, user.name, user.guest, user.operator, user.language, user.email, user.webhook, private)


@get("/me", sync_to_thread=True, responses=problems(401))
def get_me(request: AnyRequest) -> Me:
    """Who you are."""
    who = identity_of(request).find_user(request)
    if who is None:
        return Me(None, None, True, False, language_of(request))
    return me_of(who, service_of(request).store.people.is_private(who.id))


@post("/me/guest", status_code=200, responses=problems(401, 403, 429))
async def be_guest(request: AnyRequest) -> Me:
    """Become known here as a guest; nothing happens if you are known already."""
    return me_of(await in_lane(request, lambda: identity_of(request).user_or_guest(request)))


@post("/me", status_code=200, sync_to_thread=True, responses=problems(401, 403, 409, 429))
def change_me(request: AnyRequest, data: JSONBody[ProfileUpdate]) -> Me:
    """Change your name as a guest, your language, where news of your matches go, or who sees your profile."""
    identity, service = identity_of(request), service_of(request)
    who = identity.require_user(request)
    people = service.store.people
    if data.email:
        check_email(data.email)
    if data.webhook:
        check_webhook(data.webhook, service.settings.private_webhooks)
    if data.name is not None:
        if not who.guest:
            raise Refused(409, "an account keeps its name", "name-stays")
        service.limits.take("account", address(request))
        people.rename_guest(who.id, data.name)
    if data.private is not None:
        people.set_private(who.id, data.private)
    if data.language is not None:
        people.set_language(who.id, check_language(data.language))
    if data.email is not None or data.webhook is not None:
        email = who.email if data.email is None else data.email or None
        people.set_contact(who.id, email, who.webhook if data.webhook is None else data.webhook or None)
    return me_of(people.by_id(who.id) or who, people.is_private(who.id))


@post("/me/claim", status_code=200, sync_to_thread=True, responses=problems(401, 403, 409, 429))
def claim(request: AnyRequest, data: JSONBody[Claim]) -> Me:
    """Give yourself a name and a password; your matches stay yours."""
    identity, service = identity_of(request), service_of(request)
    who = identity.user_or_guest(request)
    if not who.guest:
        raise Refused(409, "this account has a name and a password already", "already-an-account")
    service.limits.take("account", address(request))
    claimed = service.store.people.claim(who.id, data.name, identity.hash(data.password))
    identity.rotate(request, claimed)
    return me_of(claimed)


@post("/me/password", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Ok:
    """Change your password; every other session and token ends."""
    identity, service = identity_of(request), service_of(request)
    who = identity.require_user(request)
    service.limits.take("log-in", who.id)
    if not identity.check(who, data.old):
        raise forbidden("the old password is not right", "old-password-wrong")
    service.store.people.set_password(who.id, identity.hash(data.new))
    service.store.people.revoke_all(who.id)
    identity.open_session(request, who)
    return Ok()


@post("/login", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def log_in(request: AnyRequest, data: JSONBody[LogIn]) -> Me:
    """Log in with name and password; what this browser played as a guest goes to the account."""
    identity, service = identity_of(request), service_of(request)
    name, where = name_key(data.name), address(request)
    # Whoever tries a name from elsewhere must not lock out whoever has it.
    service.limits.take("log-in", f"{name} {where}")
    service.limits.take("log-in-address", where)
    service.limits.take("log-in-name", name)
    user = service.store.people.by_name(data.name)
    if not identity.check(user, data.password) or user is None:
        raise Refused(401, "the name or the password is not right", "log-in-wrong")
    guest = identity.cookie_user(request) if data.keep else None
    if guest is not None and guest.guest:
        service.adopt(guest.id, user.id)
    identity.open_session(request, user)
    return me_of(user)


@post("/logout", status_code=200, sync_to_thread=True, responses=problems(401, 403))
def log_out(request: AnyRequest) -> Ok:
    """End this session. A guest without a password cannot come back."""
    identity, people = identity_of(request), service_of(request).store.people
    who, secret = identity.require_user(request), identity.secret(request)
    session = people.session_id(secret or "")
    if session is not None:
        people.revoke(who.id, session)
    identity.drop_cookie(request)
    return Ok()


@get("/me/sessions", sync_to_thread=True, responses=problems(401))
def list_sessions(request: AnyRequest) -> list[SessionSummary]:
    """Where you are logged in, and your API tokens."""
    identity, people = identity_of(request), service_of(request).store.people
    who = identity.require_user(request)
    current = people.session_id(identity.secret(request) or "")
    return [SessionSummary(s.id, s.kind, s.label, s.created, s.seen, s.id == current) for s in people.sessions(who.id)]


@post("/me/sessions/{session:str}/revoke", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def revoke(request: AnyRequest, session: SessionId) -> Ok:
    """End a session, or take a token back."""
    who = identity_of(request).require_user(request)
    if not service_of(request).store.people.revoke(who.id, session):
        raise not_found("you have no such session", "no-such-session")
    return Ok()


@post("/me/tokens", responses=problems(401, 403, 409, 429))
async def new_token(request: AnyRequest, data: JSONBody[NewToken]) -> Token:
    """A token for a program of yours: send it as `Authorization: Bearer …`. It is shown this once."""
    return await in_lane(request, lambda: make_token(request, data))


def make_token(request: AnyRequest, data: NewToken) -> Token:
    service, who = service_of(request), identity_of(request).user_or_guest(request)
    service.limits.take("account", who.id)
    if sum(session.kind == "token" for session in service.store.people.sessions(who.id)) >= MOST_TOKENS:
        raise Refused(
            409, f"you already have {MOST_TOKENS} tokens; revoke one first", "too-many-tokens", most=MOST_TOKENS
        )
    return Token(service.store.people.new_session(who.id, "token", data.label))


@get("/me/export", sync_to_thread=True, responses=problems(401))
def export_me(request: AnyRequest) -> Values:
    """All that is kept about you."""
    return service_of(request).store.people.export(identity_of(request).require_user(request).id)


@post("/me/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def delete_me(request: AnyRequest, data: JSONBody[DeleteAccount]) -> Ok:
    """Delete your account for good: you leave your seats as if you got up, your messages are gone."""
    identity, service = identity_of(request), service_of(request)
    who = identity.require_user(request)
    service.limits.take("log-in", who.id)
    if not who.guest and not identity.check(who, data.password):
        raise forbidden("the password is not right", "password-wrong")
    service.forget(who.id)
    identity.drop_cookie(request)
    return Ok()


@get("/people/{name:str}", responses=problems(401, 403, 404))
async def get_profile(request: AnyRequest, name: PersonName) -> Profile:
    """An account's matches, wins, strength and rivals, as you may know them; guests have no profile."""
    service, identity = service_of(request), identity_of(request)
    return await in_lane(request, lambda: profile(service, name, identity.find_user(request)))


handlers = [get_me, be_guest, change_me, claim, change_password, log_in, log_out, list_sessions, revoke]
handlers += [new_token, export_me, delete_me, get_profile]
router = Router("/", route_handlers=handlers, tags=["People"])
