"""Calls on your devices while no page is open: which, when not, and that you have looked."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Router, get, post
from litestar.concurrency import sync_to_thread
from litestar.params import JSONBody, PathParameter

from chancellery.store.devices import Device
from chancellery.store.people import User
from chancellery.web.api.common import Given, problems
from chancellery.web.games.catalog import installed_rules
from chancellery.web.http.addresses import check_webhook
from chancellery.web.http.errors import Refused, not_found
from chancellery.web.http.identity import Caller
from chancellery.web.people.calls import Calls, origin_of
from chancellery.web.people.push_messages import check_keys
from chancellery.web.people.quiet_hours import clock_of, minute_of, zone_of
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.calls import CallSettings, DeviceSummary, Look, NewDevice, Quiet, QuietHours, Waiting

DeviceId = Annotated[str, PathParameter(max_length=40, description="The id of one of your devices.")]


def session_of(caller: Caller) -> str | None:
    return caller.identity.people.session_id(caller.secret() or "")


def settings_of(calls: Calls, caller: Caller, who: User) -> CallSettings:
    here = session_of(caller)
    labels = {session.id: session.label for session in caller.identity.people.sessions(who.id)}
    calling = calls.store.devices.calling(who.id)
    quiet = None
    if calling.quiet_from is not None and calling.quiet_to is not None and calling.zone is not None:
        quiet = Quiet(clock_of(calling.quiet_from), clock_of(calling.quiet_to), calling.zone)
    devices = [
        DeviceSummary(
            id=device.id,
            label=labels.get(device.session, ""),
            service=origin_of(device.endpoint),
            created=device.created,
            used=device.used,
            current=device.session == here,
        )
        for device in calls.store.devices.of(who.id)
    ]
    return CallSettings(calls.signer.public if calls.on else None, devices, quiet)


@get("/", sync_to_thread=True, responses=problems(401))
def get_calls(caller: Given[Caller], calls: Given[Calls]) -> CallSettings:
    """How you are called: the key that a browser subscribes with, your devices, your quiet hours."""
    return settings_of(calls, caller, caller.require_user())


@post("/devices", status_code=200, sync_to_thread=True, responses=problems(401, 403, 409, 429))
def add_device(caller: Given[Caller], calls: Given[Calls], data: JSONBody[NewDevice]) -> CallSettings:
    """Be called on this device from now on, until you log out there; what it gave before is forgotten."""
    who = caller.require_user(takes="call")
    require_on(calls)
    check_webhook(data.endpoint, calls.settings.private_push)
    check_keys(data.p256dh, data.auth)
    session = session_of(caller)
    if session is None:
        raise Refused(401, "log in or play as a guest first; a program sends a token", "log-in-first")
    calls.store.devices.add(who.id, session, data.endpoint, data.p256dh, data.auth, time.time())
    return settings_of(calls, caller, who)


@post("/devices/{device:str}/remove", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 429))
def remove_device(caller: Given[Caller], calls: Given[Calls], device: DeviceId) -> CallSettings:
    """Do not be called on one of your devices any more."""
    who = caller.require_user(takes="call")
    if not calls.store.devices.drop(device, who.id):
        raise not_found("you have no such device", "no-such-device")
    return settings_of(calls, caller, who)


@post("/quiet", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def set_quiet(caller: Given[Caller], calls: Given[Calls], data: JSONBody[QuietHours]) -> CallSettings:
    """Set the hours in which you are not called: what falls into them comes when they end, if it is still news."""
    who, quiet = caller.require_user(takes="call"), data.quiet
    if quiet is not None:
        zone_of(quiet.zone)
    hours = None if quiet is None else (minute_of(quiet.start), minute_of(quiet.end), quiet.zone)
    calls.store.devices.set_quiet(who.id, hours)
    return settings_of(calls, caller, who)


@post("/test", status_code=200, responses=problems(401, 403, 409, 429))
async def test_call(caller: Given[Caller], calls: Given[Calls]) -> Ok:
    """Be called on this device now, whatever the hour."""

    def enter() -> tuple[User, Device]:
        who = caller.require_user(takes="call-test")
        require_on(calls)
        device = calls.store.devices.at(session_of(caller))
        if device is None:
            raise Refused(409, "this device gets no notifications", "not-called-here")
        return who, device

    who, device = await sync_to_thread(enter)
    await calls.test(who, device)
    return Ok()


@post("/looked", status_code=200, sync_to_thread=True, responses=problems(401, 403, 429))
def look(caller: Given[Caller], calls: Given[Calls], data: JSONBody[Look]) -> Waiting:
    """Say that you look at a match, or at the list of all: nobody calls you about it, and what comes next is news."""
    who, now = caller.require_user(takes="look"), time.time()
    calls.store.devices.look(who.id, data.match or "", now)
    calls.store.outbox.looked(who.id, now)
    return Waiting(calls.store.matches.waiting_for(who.id, installed_rules()))


def require_on(calls: Calls) -> None:
    if not calls.on:
        raise Refused(409, "this server sends no notifications to devices", "calls-off")


handlers = [get_calls, add_device, remove_device, set_quiet, test_call, look]
router = Router("/me/calls", route_handlers=handlers, tags=["People"])
