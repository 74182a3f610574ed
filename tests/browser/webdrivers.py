"""Firefox and WebKit as they are installed, spoken to by WebDriver: enough to open a page and to ask it things.

Playwright drives only builds of its own of these two, which not every machine can get. Firefox listens to WebDriver's
commands on a socket (Marionette); WebKitGTK brings a small program that takes them over HTTP.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx

from tests.waiting import moments
from tests.web.serving import free_port

LEFT_OUT = (
    "no {name} could be found, so the page was tried in Chromium alone; install one that is then on the PATH "
    "({packages}, or what this system has instead) and run the tests again"
)
MINI_BROWSERS = "/usr/lib/*/webkit*gtk-*/MiniBrowser"
# A browser of a test asks nobody but our server.
PREFERENCES: dict[str, Any] = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


class Driver(Protocol):
    """A page of a browser."""

    def open(self, url: str) -> None: ...

    def ask(self, script: str, *given: Any) -> Any:
        """What a function answers in the page."""

    def complaints(self) -> list[str]:
        """What went wrong in the page so far, where the browser tells."""


def until(page: Driver, script: str, *given: Any) -> Any:
    """Wait until a function in the page answers with something."""
    return next(found for _ in moments() if (found := page.ask(script, *given)))


def called(script: str) -> str:
    return f"return ({script})(...arguments)"


# --- Firefox ---


class Firefox:
    def __init__(self, line: socket.socket, log: Path) -> None:
        self.line = line
        self.log = log
        self.number = 0
        self.hear()
        self.say("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": False}}})
        self.say("WebDriver:SetWindowRect", {"width": 1280, "height": 900})

    def hear(self) -> Any:
        """The next message: its length, a colon, and JSON."""
        length = b""
        while (byte := self.line.recv(1)) != b":":
            assert byte, "the browser is gone"
            length += byte
        said = b""
        while len(said) < int(length):
            said += self.line.recv(int(length) - len(said))
        return json.loads(said)

    def say(self, command: str, parameters: dict[str, Any]) -> Any:
        self.number += 1
        message = json.dumps([0, self.number, command, parameters]).encode()
        self.line.sendall(str(len(message)).encode() + b":" + message)
        _, number, error, result = self.hear()
        assert number == self.number
        assert error is None, error
        return result

    def open(self, url: str) -> None:
        self.say("WebDriver:Navigate", {"url": url})

    def ask(self, script: str, *given: Any) -> Any:
        return self.say("WebDriver:ExecuteScript", {"script": called(script), "args": list(given)})["value"]

    def complaints(self) -> list[str]:
        lines = self.log.read_text("utf-8", errors="replace").splitlines()
        return [line for line in lines if "JavaScript error: http" in line]


def find_firefox() -> str | None:
    return shutil.which("firefox") or shutil.which("firefox-esr")


@contextmanager
def firefox(program: str, folder: Path) -> Iterator[Driver]:
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    wishes = {**PREFERENCES, "marionette.port": port}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wishes.items()]
    (profile / "user.js").write_text("\n".join(lines), "utf-8")
    log = folder / "firefox.log"
    command = [program, "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
    with running(command, log, {"HOME": str(folder)}), ExitStack() as later:
        yield Firefox(later.enter_context(connected(port)), log)


# --- WebKit ---


class WebKit:
    def __init__(self, port: int, browser: str) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120)
        options = {"binary": browser, "args": ["--automation"]}
        wishes = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = ""
        self.session = f"/session/{self.say('/session', wishes)['sessionId']}"

    def say(self, path: str, body: dict[str, Any]) -> Any:
        told = self.http.post(f"{self.session}{path}", json=body)
        assert told.is_success, told.text
        return told.json()["value"]

    def open(self, url: str) -> None:
        self.say("/url", {"url": url})

    def ask(self, script: str, *given: Any) -> Any:
        return self.say("/execute/sync", {"script": called(script), "args": list(given)})

    def complaints(self) -> list[str]:
        return []

    def close(self) -> None:
        self.http.delete(self.session)
        self.http.close()


def find_webkit() -> tuple[str, str] | None:
    """The program that takes commands, and the browser that it starts."""
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/").glob(MINI_BROWSERS.removeprefix("/")))
    return (driver, str(browsers[-1])) if driver and browsers else None


@contextmanager
def webkit(driver: str, browser: str, folder: Path) -> Iterator[Driver]:
    port = free_port()
    with ExitStack() as later:
        display = later.enter_context(screen(folder))
        later.enter_context(
            running([driver, f"--port={port}"], folder / "webkit.log", {**display, "HOME": str(folder)})
        )
        later.enter_context(connected(port))
        page = WebKit(port, browser)
        later.callback(page.close)
        yield page


@contextmanager
def screen(folder: Path) -> Iterator[dict[str, str]]:
    """Where there is no display, one that nobody sees."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield {}
        return
    server = shutil.which("Xvfb")
    assert server is not None
    read, write = os.pipe()
    command = [server, "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with running(command, folder / "screen.log", {}, keep=write):
        os.close(write)
        with os.fdopen(read) as told:
            yield {"DISPLAY": f":{told.readline().strip()}"}


# --- both ---


@contextmanager
def running(command: list[str], log: Path, more: dict[str, str], keep: int | None = None) -> Iterator[None]:
    with log.open("wb") as out:
        fds = () if keep is None else (keep,)
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env={**os.environ, **more}, pass_fds=fds, start_new_session=True
        )
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    for _ in moments():
        with suppress(ConnectionRefusedError):
            with socket.create_connection(("127.0.0.1", port), timeout=120) as line:
                yield line
            return
