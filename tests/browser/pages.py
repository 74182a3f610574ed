"""Pages for tests, each of a person who is new here.

A page that one test leaves behind is given to the next that wants one alike, with nothing left of whoever sat there: a
browser that knows our scripts already opens a table in half the time. One to which something was done that cannot be
taken back (a script before all others, a clock, a session of the debugger) is thrown away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, ViewportSize

# A laptop whose hand still lies below the board; other windows are asked for.
WIDE: Final[ViewportSize] = {"width": 1280, "height": 780}
# What others did is on the board at once, no great moment waits, and every question is there to be answered.
# A browser's own page of an error keeps nothing.
AT_ONCE: Final = (
    """if (origin !== "null") localStorage.settings ??= """
    """JSON.stringify({ turns: "none", moments: "line", only: "ask" })"""
)
# Whoever was asked whether the table may sound is not asked again.
QUIET: Final = """if (origin !== "null") localStorage["chancellery-sound-asked"] ??= "yes" """
# Whoever may not be called is not asked either.
NOT_CALLED: Final = """if (origin !== "null") localStorage["chancellery-turncall"] ??= "off" """
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
    *("add_init_script", "expose_binding", "expose_function", "grant_permissions", "new_cdp_session", "once"),
    *("route", "set_default_timeout", "set_extra_http_headers"),
)
# So many wait for a test at most: each is a process with a table in it.
MOST_WAITING: Final = 3


class Seat:
    """A page with a browser context of its own; `lasting` counts what was done to it that stays."""

    def __init__(self, context: BrowserContext, kind: str, options: dict[str, Any]) -> None:
        self.context = context
        self.kind = kind
        self.options = options
        self.page = context.new_page()
        self.heard: list[tuple[Any, str, Callable[..., Any]]] = []
        self.lasting: Counter[str] = Counter()
        for owner in (self.page, self.context):
            owner.on = partial(self.listen, owner, owner.on)  # type: ignore[method-assign]
        for owner in (self.page, self.context):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self.counted(name, getattr(owner, name)))

    def counted(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            self.lasting[name] += 1
            return method(*args, **kwargs)

        return call

    def listen(self, owner: Any, on: Callable[..., Any], event: str, f: Callable[..., Any]) -> None:
        self.heard.append((owner, event, f))
        on(event, f)

    def take_back(self) -> None:
        """Let the network be there, and show things as at first."""
        self.context.set_offline(False)
        still = self.options.get("reduced_motion", "no-preference")
        self.page.emulate_media(color_scheme=self.options.get("color_scheme", "light"), reduced_motion=still)

    def leave(self) -> bool:
        """Forget whoever sat here; whether somebody else may."""
        # A fake clock cannot be taken back either; `clock` is no method that could be counted. A server of a test's own
        # is away by now.
        if (
            self.lasting
            or "base_url" in self.options
            or self.context.service_workers
            or self.context.pages != [self.page]
            or self.page.evaluate("'__pwClock' in globalThis")
        ):
            return False
        self.take_back()
        self.page.mouse.move(-1, -1)
        self.page.goto(NOWHERE)
        self.page.evaluate(FORGET)
        self.context.clear_cookies()
        for owner, event, f in self.heard:
            owner.remove_listener(event, f)
        self.heard.clear()
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
        if not directed:
            # Nothing moves that no test looks at: a board in motion is drawn sixty times a second.
            options = {"reduced_motion": "reduce", **options}
        # Requests that go through a service worker cannot be watched or broken: whoever wants one says so.
        usual: dict[str, Any] = {"base_url": self.url, "viewport": viewport, "service_workers": "block"}
        context = self.browser.new_context(**{**usual, **options})
        context.add_init_script(FIXED_SHARE)
        if not directed:
            context.add_init_script(AT_ONCE)
        if "permissions" not in options:
            context.add_init_script(NOT_CALLED)
            context.add_init_script(QUIET)
        return Seat(context, kind, options)

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
