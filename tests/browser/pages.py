"""Pages for tests, each of a person who is new here.

A page that one test leaves behind is given to the next that wants one alike, with nothing left of whoever sat there: a
browser that knows our scripts already opens a table in half the time. One to which something was done that cannot be
taken back (a script before all others, a clock, a session of the debugger) is thrown away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, ViewportSize

# A laptop whose hand still lies below the board; other windows are asked for.
WIDE: Final[ViewportSize] = {"width": 1280, "height": 780}
# What others did is on the board at once, and no great moment waits.
AT_ONCE: Final = """localStorage.settings ??= JSON.stringify({ turns: "none", moments: "line" })"""
# Whoever may not be called is not asked either.
NOT_CALLED: Final = """localStorage["chancellery-turncall"] ??= "off" """
# The share of chance that a page brings is the same in every run; what must be unlike everything else stays so.
FIXED_SHARE: Final = """{
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into.length === 32 ? into.fill(1) : random(into));
}"""
# Where nothing of ours runs, but what ours has stored is at hand.
NOWHERE: Final = "/healthz"
FORGET: Final = "localStorage.clear(); sessionStorage.clear()"
# What a page or its context cannot be rid of again.
LASTING: Final = (
    *("add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once", "route"),
    *("grant_permissions", "new_cdp_session", "set_default_timeout", "set_extra_http_headers", "set_offline"),
)
# So many wait for a test at most: each is a process with a table in it.
MOST_WAITING: Final = 3


class Seat:
    """A page with a browser context of its own; `lasting` counts what was done to it that stays."""

    def __init__(self, context: BrowserContext, kind: str) -> None:
        self.context = context
        self.kind = kind
        self.page = context.new_page()
        self.lasting: Counter[str] = Counter()
        for owner in (self.page, self.context):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self.counted(name, getattr(owner, name)))

    @contextmanager
    def passing(self) -> Iterator[None]:
        """What is done meanwhile will be taken back."""
        before = self.lasting.copy()
        yield
        self.lasting = before

    def counted(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            self.lasting[name] += 1
            return method(*args, **kwargs)

        return call

    def leave(self) -> bool:
        """Forget whoever sat here; whether somebody else may."""
        # A fake clock cannot be taken back either; `clock` is no method that could be counted.
        if (
            self.lasting
            or self.context.service_workers
            or self.context.pages != [self.page]
            or self.page.evaluate("'__pwClock' in globalThis")
        ):
            return False
        self.page.mouse.move(-1, -1)
        self.page.goto(NOWHERE)
        self.page.evaluate(FORGET)
        self.context.clear_cookies()
        return True


class Pages:
    """The pages of a process of tests."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.waiting: list[Seat] = []

    def take(self, *, directed: bool, viewport: ViewportSize = WIDE, **options: Any) -> Seat:
        """A page for somebody new; takes what a context of Playwright takes."""
        kind = repr((directed, sorted(options.items())))
        for seat in self.waiting:
            if seat.kind == kind:
                self.waiting.remove(seat)
                seat.page.set_viewport_size(viewport)
                return seat
        # Requests that go through a service worker cannot be watched or broken: whoever wants one says so.
        usual = {"base_url": self.url, "viewport": viewport, "service_workers": "block"}
        context = self.browser.new_context(**{**usual, **options})
        context.add_init_script(FIXED_SHARE)
        if not directed:
            context.add_init_script(AT_ONCE)
        if "permissions" not in options:
            context.add_init_script(NOT_CALLED)
        return Seat(context, kind)

    def give_back(self, seat: Seat) -> None:
        """Keep a page for the next test if it can be, and throw away the one that waited longest."""
        try:
            again = seat.leave()
        except Error:
            again = False
        if not again:
            seat.context.close()
            return
        self.waiting.append(seat)
        if len(self.waiting) > MOST_WAITING:
            self.waiting.pop(0).context.close()

    def close(self) -> None:
        for seat in self.waiting:
            seat.context.close()
