"""Who you are: guests, accounts, sessions, tokens, and your data."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from chancellery.engine.languages import check_language
from chancellery.store.match_rows import Values
from chancellery.store.names import name_key
from chancellery.store.people import User
from chancellery.web.api.common import Given, problems
from chancellery.web.games.catalog import installed_rules
from chancellery.web.http.addresses import check_email, check_webhook
from chancellery.web.http.errors import Refused, forbidden, not_found
from chancellery.web.http.identity import Caller
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.upkeep import Upkeep
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


def me_of(user: User, private: bool = False, listed: bool = True) -> Me:
    return Me(user.id, user.name, user.guest, user.operator, user.language, user.email, user.webhook, private, listed)


@get("/me", sync_to_thread=True, responses=problems(401))
def get_me(caller: Given[Caller], live: Given[LiveMatches]) -> Me:
    """Who you are, how many tables wait for you, and whether you are called when one does."""
    who, people, store = caller.find_user(), caller.identity.people, live.store
    if who is None:
        return Me(None, None, True, False, caller.language)
    me = me_of(who, people.is_private(who.id), not people.is_unlisted(who.id))
    me.waiting = store.matches.waiting_for(who.id, installed_rules())
    devices = store.devices.of(who.id)
    me.called = bool(devices)
    if devices:
        here = people.session_id(caller.secret() or "")
        me.called_here = any(device.session == here for device in devices)
    return me


@post("/me/guest", status_code=200, responses=problems(401, 403, 429))
async def be_guest(caller: Given[Caller]) -> Me:
    """Become known here as a guest; nothing happens if you are known already."""
    return me_of(await caller.in_lane(caller.user_or_guest))


@post("/me", status_code=200, sync_to_thread=True, responses=problems(401, 403, 409, 429))
def change_me(caller: Given[Caller], data: JSONBody[ProfileUpdate]) -> Me:
    """Change your name as a guest, your language, where news of your matches go, or who sees you and your profile."""
    who, people = caller.require_user(), caller.identity.people
    if data.email:
        check_email(data.email)
    if data.webhook:
        check_webhook(data.webhook, caller.identity.settings.private_webhooks)
    if data.name is not None:
        if not who.guest:
            raise Refused(409, "an account keeps its name", "name-stays")
        caller.limits.take("account", caller.address)
        people.rename_guest(who.id, data.name)
    if data.private is not None:
        people.set_private(who.id, data.private)
    if data.listed is not None:
        people.set_unlisted(who.id, not data.listed)
    if data.language is not None:
        people.set_language(who.id, check_language(data.language))
    if data.email is not None or data.webhook is not None:
        email = who.email if data.email is None else data.email or None
        people.set_contact(who.id, email, who.webhook if data.webhook is None else data.webhook or None)
    return me_of(people.by_id(who.id) or who, people.is_private(who.id), not people.is_unlisted(who.id))


@post("/me/claim", status_code=200, sync_to_thread=True, responses=problems(401, 403, 409, 429))
def claim(caller: Given[Caller], data: JSONBody[Claim]) -> Me:
    """Give yourself a name and a password; your matches stay yours."""
    who, identity = caller.user_or_guest(), caller.identity
    if not who.guest:
        raise Refused(409, "this account has a name and a password already", "already-an-account")
    caller.limits.take("account", caller.address)
    claimed = identity.people.claim(who.id, data.name, identity.hash(data.password))
    caller.rotate_session(claimed)
    return me_of(claimed)


@post("/me/password", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def change_password(caller: Given[Caller], data: JSONBody[NewPassword]) -> Ok:
    """Change your password; every other session and token ends."""
    who, identity = caller.require_user(takes="log-in"), caller.identity
    if not identity.check(who, data.old):
        raise forbidden("the old password is wrong", "old-password-wrong")
    identity.people.set_password(who.id, identity.hash(data.new))
    identity.people.revoke_all(who.id)
    caller.open_session(who)
    return Ok()


@post("/login", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def log_in(caller: Given[Caller], upkeep: Given[Upkeep], data: JSONBody[LogIn]) -> Me:
    """Log in with name and password; what this browser played as a guest goes to the account."""
    identity, limits = caller.identity, caller.limits
    name, where = name_key(data.name), caller.address
    # Whoever tries a name from elsewhere must not lock out whoever has it.
    limits.take("log-in", f"{name} {where}")
    limits.take("log-in-address", where)
    limits.take("log-in-name", name)
    user = identity.people.by_name(data.name)
    if not identity.check(user, data.password) or user is None:
        raise Refused(401, "wrong name or password", "log-in-wrong")
    guest = caller.cookie_user() if data.keep else None
    if guest is not None and guest.guest:
        upkeep.adopt(guest.id, user.id)
    caller.open_session(user)
    return me_of(user)


@post("/logout", status_code=200, sync_to_thread=True, responses=problems(401, 403))
def log_out(caller: Given[Caller]) -> Ok:
    """End this session. A guest without a password cannot come back."""
    who, people = caller.require_user(), caller.identity.people
    session = people.session_id(caller.secret() or "")
    if session is not None:
        people.revoke(who.id, session)
    caller.drop_cookie()
    return Ok()


@get("/me/sessions", sync_to_thread=True, responses=problems(401))
def list_sessions(caller: Given[Caller]) -> list[SessionSummary]:
    """Where you are logged in, and your API tokens."""
    who, people = caller.require_user(), caller.identity.people
    current = people.session_id(caller.secret() or "")
    return [SessionSummary(s.id, s.kind, s.label, s.created, s.seen, s.id == current) for s in people.sessions(who.id)]


@post("/me/sessions/{session:str}/revoke", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def revoke(caller: Given[Caller], session: SessionId) -> Ok:
    """End a session, or take a token back."""
    if not caller.identity.people.revoke(caller.require_user().id, session):
        raise not_found("you have no such session", "no-such-session")
    return Ok()


@post("/me/tokens", responses=problems(401, 403, 409, 429))
async def new_token(caller: Given[Caller], data: JSONBody[NewToken]) -> Token:
    """A token for a program of yours: send it as `Authorization: Bearer …`. It is shown this once."""
    return await caller.in_lane(lambda: make_token(caller, data))


def make_token(caller: Caller, data: NewToken) -> Token:
    who, people = caller.user_or_guest(), caller.identity.people
    caller.limits.take("account", who.id)
    if sum(session.kind == "token" for session in people.sessions(who.id)) >= MOST_TOKENS:
        raise Refused(
            409, f"you already have {MOST_TOKENS} tokens; revoke one first", "too-many-tokens", most=MOST_TOKENS
        )
    return Token(people.new_session(who.id, "token", data.label))


@get("/me/export", sync_to_thread=True, responses=problems(401))
def export_me(caller: Given[Caller]) -> Values:
    """All that is kept about you."""
    return caller.identity.people.export(caller.require_user().id)


@post("/me/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def delete_me(caller: Given[Caller], upkeep: Given[Upkeep], data: JSONBody[DeleteAccount]) -> Ok:
    """Delete your account for good: you leave your seats as if you got up, your messages are gone."""
    who = caller.require_user(takes="log-in")
    if not who.guest and not caller.identity.check(who, data.password):
        raise forbidden("wrong password", "password-wrong")
    upkeep.forget(who.id)
    caller.drop_cookie()
    return Ok()


@get("/people/{name:str}", responses=problems(401, 403, 404))
async def get_profile(caller: Given[Caller], live: Given[LiveMatches], name: PersonName) -> Profile:
    """An account's matches, wins, strength and rivals, as you may know them; guests have no profile."""
    return await caller.in_lane(lambda: profile(live, name, caller.find_user()))


handlers = [get_me, be_guest, change_me, claim, change_password, log_in, log_out, list_sessions, revoke]
handlers += [new_token, export_me, delete_me, get_profile]
router = Router("/", route_handlers=handlers, tags=["People"])
