"""Calls on a device: asked for once, subscribed, sent to a real push service on this machine, read, shown, pressed."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Worker, expect
from sqlalchemy import update

from chancellery.store.schema import outbox
from chancellery.store.store import open_store
from tests.browser.axe import serious
from tests.browser.conftest import ARGUMENTS, Watch
from tests.browser.pages import Pages
from tests.browser.playing import call, lay
from tests.waiting import moments
from tests.web.notice_receivers import running
from tests.web.push_service import Device, PushService, claims_of
from tests.web.serving import Server
from tools.bundle import bundle

NewPage = Callable[..., Page]
QUESTION = "Get a browser notification when it is your turn?"
SETTING = "Notify me in this browser when it is my turn"
# The shell without windows of its own grants the permission, goes on saying that it is denied, and shows nothing.
GRANTED = """if (Notification.permission !== "granted") {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  ServiceWorkerRegistration.prototype.getNotifications = async () => [];
}"""
# No Chromium of a test has a push service: what its manager gives is ours, everything else is the browser's own.
SUBSCRIBING = """(() => {
  const given = %s;
  const KEY = "test-subscription";
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (c) => c.charCodeAt(0)).buffer;
  const subscription = (key) => ({
    endpoint: given.endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => { localStorage.removeItem(KEY); return true; },
  });
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem(KEY);
    return key ? subscription(key) : null;
  };
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || bytes(applicationServerKey).byteLength !== 65) throw new Error("not as it is asked for");
    localStorage.setItem(KEY, applicationServerKey);
    return subscription(applicationServerKey);
  };
})()"""
# An installed app, whose icon no test can see.
INSTALLED = """(() => {
  const asked = matchMedia.bind(window);
  window.matchMedia = (query) => (query === "(display-mode: standalone)" ? { matches: true } : asked(query));
  navigator.setAppBadge = async (number) => { document.documentElement.dataset.badge = number; };
  navigator.clearAppBadge = async () => { delete document.documentElement.dataset.badge; };
})()"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, url: data?.url }));
}"""


@pytest.fixture(scope="module")
def pages(browser: Browser, calling: Server) -> Iterator[Pages]:
    """In a whole Chromium where there is one: its shell for tests has no notifications."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    whole = None
    if found is not None:
        arguments = [*ARGUMENTS, "--headless=new"]
        whole = browser.browser_type.launch(executable_path=found, headless=False, args=arguments)
    pages = Pages(whole or browser, calling.url)
    yield pages
    pages.close()
    if whole is not None:
        whole.close()


@pytest.fixture(scope="module")
def calling(
    bytecode: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("calling")
    client = None if request.config.getoption("--client-source") else bundle()
    running = Server(f"sqlite:///{folder / 'test.sqlite'}", folder, "--private-push", client=client).start()
    yield running
    running.stop()
    assert "traceback" not in running.log.read_text("utf-8")


@pytest.fixture
def service() -> Iterator[PushService]:
    with running(PushService()) as service:
        yield service


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.fixture
def host(new_page: NewPage, calling: Server, service: PushService, device: Device) -> Page:
    page = new_page(service_workers="allow", permissions=["notifications"])
    page.add_init_script(GRANTED)
    page.add_init_script(SUBSCRIBING % json.dumps(device.subscription(service.address())))
    return page


def play_out(page: Page, match: str) -> None:
    """Answer until somebody else is asked."""
    while (view := call(page, f"/matches/{match}/view"))["position"]["legal"]:
        call(page, f"/matches/{match}/actions", {"action": view["position"]["legal"][0], "ply": view["ply"]})


def make_due(server: Server) -> None:
    store = open_store(server.db, migrate=False)
    with store.database.writing() as connection:
        connection.execute(update(outbox).where(outbox.c.due.is_not(None)).values(due=time.time() - 1))
    store.close()


def taken(server: Server, service: PushService, number: int = 1) -> bytes:
    """What the push service has got, when its time has come."""
    for _ in moments():
        if len(service.got) >= number:
            break
        make_due(server)
    return service.got[number - 1][2]


class Push:
    """Hands messages to the service worker of a page, as its browser would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.registration = ""
        page.evaluate("() => navigator.serviceWorker.ready")
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.note)
        self.session.send("ServiceWorker.enable")
        for _ in moments():
            if self.registration:
                break
            page.evaluate("0")

    def note(self, told: dict[str, Any]) -> None:
        for one in told["registrations"]:
            if not one["isDeleted"] and one["scopeURL"].startswith(self.page.url.rsplit("/", 1)[0][:20]):
                self.registration = one["registrationId"]

    def deliver(self, data: str) -> None:
        origin = self.page.evaluate("location.origin")
        sent = {"origin": origin, "registrationId": self.registration, "data": data}
        self.session.send("ServiceWorker.deliverPushMessage", sent)


def worker_of(page: Page) -> Worker:
    for _ in moments():
        if page.context.service_workers:
            return page.context.service_workers[0]
        page.evaluate("0")
    raise AssertionError


def say_yes(host: Page, friend: Page) -> str:
    """A match of two in which the host has moved and wants to be called."""
    host.goto("/rules")
    match = lay(host)
    friend.goto("/rules")
    call(friend, "/me/guest", {})
    call(friend, "/me", {"name": f"Friend {match[:6]}"})
    call(friend, f"/matches/{match}/join", {})
    host.goto(f"/table/{match}")
    expect(host.locator("main.table[data-mine=true]")).to_be_visible()
    question = host.get_by_role("complementary", name=QUESTION)
    expect(question).to_have_count(0)
    play_out(host, match)
    expect(question).to_be_visible()
    assert serious(host) == []
    question.get_by_role("button", name="Yes, notify me").click()
    expect(question).to_have_count(0)
    for _ in moments():
        if call(host, "/me")["called_here"]:
            break
    return match


def test_from_the_question_to_the_table(
    host: Page, new_page: NewPage, calling: Server, service: PushService, device: Device
) -> None:
    friend = new_page()
    host.goto("/rules")
    if host.evaluate("Notification.requestPermission.toString()").startswith("async"):
        pytest.skip("there is no whole Chromium here, and its shell for tests shows no notifications")
    match = say_yes(host, friend)
    name = call(friend, "/me")["name"]
    push = Push(host)
    # Elsewhere on the site, so that nobody looks at the table.
    host.goto("/rules")
    play_out(friend, match)
    sealed = taken(calling, service)
    claims_of(service.got[0][1], call(host, "/me/calls")["key"])
    told = device.call(sealed)
    assert (told["title"], told["body"], told["count"]) == ("It is your turn", f"Europe in Turmoil · {name}", 1)
    assert set(told) == {"kind", "title", "body", "url", "lang", "count"}
    # The browser would have opened it with the keys that it gave, and have put the number on the icon of the app.
    worker_of(host).evaluate("() => { navigator.setAppBadge = async (number) => (globalThis.onTheIcon = number); }")
    push.deliver(device.read(sealed).decode().strip())
    for _ in moments():
        if host.evaluate(SHOWN):
            break
    assert host.evaluate(SHOWN) == [
        {**{key: told[key] for key in ("title", "body", "lang")}, "tag": "turn", "url": f"/table/{match}"}
    ]
    expect(host).to_have_title("(1) Rules · Chancellery")
    assert worker_of(host).evaluate("globalThis.onTheIcon") == 1
    # Pressed: the page that is open goes to the table, and what was shown is gone.
    press = """async () => {
      const [notification] = await registration.getNotifications();
      dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    }"""
    worker_of(host).evaluate(press)
    expect(host.locator("main.table[data-mine=true]")).to_be_visible()
    assert host.url.endswith(f"/table/{match}")
    assert host.evaluate(SHOWN) == []


def test_asked_once_and_set_on_the_account_page(
    host: Page, new_page: NewPage, calling: Server, service: PushService, device: Device
) -> None:
    match = say_yes(host, new_page())
    host.reload()
    expect(host.locator("main.table[data-status=running]")).to_be_visible()
    expect(host.get_by_role("complementary", name=QUESTION)).to_have_count(0)
    host.goto("/account")
    switch = host.get_by_label(SETTING)
    expect(switch).to_be_checked()
    expect(host.locator("main")).to_contain_text("Also while no page of Chancellery is open.")
    host.get_by_role("button", name="Send a test").click()
    expect(host.get_by_role("status")).to_contain_text("Sent.")
    assert device.call(service.got[-1][2])["title"] == "This is a test"
    form = host.get_by_role("form", name="Quiet hours")
    form.get_by_label("From").fill("22:30")
    form.get_by_label("To").fill("07:00")
    form.get_by_role("button", name="Save").click()
    expect(host.get_by_role("status")).to_contain_text("Saved.")
    zone = host.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert call(host, "/me/calls")["quiet"] == {"start": "22:30", "end": "07:00", "zone": zone}
    assert serious(host) == []
    switch.uncheck()
    expect(host.get_by_role("button", name="Send a test")).to_have_count(0)
    for _ in moments():
        if call(host, "/me/calls")["devices"] == []:
            break
    assert host.evaluate("localStorage.getItem('test-subscription')") is None
    assert match


@pytest.mark.nightly
def test_a_test_that_fails_is_told(
    host: Page, new_page: NewPage, calling: Server, service: PushService, watch: Watch
) -> None:
    watch.allow("409")
    say_yes(host, new_page())
    service.status = 410
    host.goto("/account")
    host.get_by_role("button", name="Send a test").click()
    expect(host.locator("main")).to_contain_text("The push service of this device did not accept it")


def test_somebody_else_at_this_browser_is_not_called(
    host: Page, new_page: NewPage, calling: Server, service: PushService
) -> None:
    say_yes(host, new_page())
    call(host, "/me/claim", {"name": f"First here {time.time()}", "password": "long enough"})
    # The session is another one, the person is not: the page sees to it.
    host.goto("/account")
    for _ in moments():
        if call(host, "/me")["called_here"]:
            break
    # The page knows of it too, and has asked for all that belongs to it.
    expect(host.locator("#quiet-start")).to_be_visible()
    host.get_by_role("button", name="Log out", exact=True).first.click()
    expect(host.get_by_role("heading", name="Log in", exact=True)).to_be_visible()
    expect(host.get_by_label(SETTING)).not_to_be_checked()
    for _ in moments():
        if host.evaluate("localStorage.getItem('test-subscription')") is None:
            break
    call(host, "/me/guest", {})
    host.reload()
    expect(host.get_by_label(SETTING)).not_to_be_checked()
    assert call(host, "/me/calls")["devices"] == []


def test_nothing_is_asked_of_a_spectator_or_before_a_move(host: Page, new_page: NewPage, calling: Server) -> None:
    friend = new_page()
    host.goto("/rules")
    friend.goto("/rules")
    # One of the two is asked first; the other has nothing to answer and has not moved yet.
    for own, other in (("one", "two"), ("two", "one")):
        seats = {own: {"kind": "me"}, other: {"kind": "open"}}
        match = lay(host, game="versailles-1919", seats=seats, options={"players": 2})
        call(friend, f"/matches/{match}/join", {})
        if call(host, f"/matches/{match}")["waiting"] == [other]:
            break
    host.goto(f"/table/{match}")
    expect(host.locator("main.table[data-mine=false][data-status=running]")).to_be_visible()
    expect(host.locator(".turncall")).to_have_count(0)


def test_the_number_of_tables_stands_on_the_tab(host: Page, new_page: NewPage, calling: Server) -> None:
    friend = new_page()
    host.goto("/")
    expect(host).to_have_title("Lobby · Chancellery")
    plain = host.locator("link[rel=icon]").get_attribute("href") or ""
    friend.goto("/rules")
    for _ in range(2):
        call(friend, f"/matches/{lay(host)}/join", {})
    host.goto("/rules")
    expect(host).to_have_title("(2) Rules · Chancellery")
    expect(host.locator("link[rel=icon][href^='data:image/svg+xml']")).to_be_attached()
    for match in call(host, "/matches?which=mine"):
        play_out(host, match["id"])
    host.goto("/")
    expect(host).to_have_title("Lobby · Chancellery")
    assert (host.locator("link[rel=icon]").get_attribute("href") or "").endswith(plain)


def test_the_number_of_tables_stands_on_the_icon_of_an_installed_app(host: Page, new_page: NewPage) -> None:
    friend = new_page()
    host.add_init_script(INSTALLED)
    host.goto("/rules")
    friend.goto("/rules")
    match = lay(host)
    call(friend, f"/matches/{match}/join", {})
    host.goto("/rules")
    expect(host.locator("html[data-badge='1']")).to_be_attached()
    expect(host.locator("link[rel=icon][href^='data:']")).to_have_count(0)
    play_out(host, match)
    host.goto("/")
    expect(host).to_have_title("Lobby · Chancellery")
    expect(host.locator("html[data-badge]")).to_have_count(0)
