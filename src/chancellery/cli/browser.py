"""A server's page in the browser, as soon as the server answers."""

from __future__ import annotations

import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Final

PATIENCE: Final = 60.0
PORTS_TRIED: Final = 20


def open_page(url: str, wait: bool = False) -> None:
    """Open the page once the server answers, in the background if not told to wait; no browser, no page."""
    opening = threading.Thread(target=_wait_and_open, args=(url,), daemon=True)
    opening.start()
    if wait:
        opening.join()


def _wait_and_open(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answers(url):
            webbrowser.open(url)
            return
        time.sleep(0.2)


def answers(url: str) -> bool:
    """Whether a Chancellery is there."""
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=2) as answer:
            return b'"version"' in answer.read()
    except (OSError, urllib.error.URLError, ValueError):
        return False


def free_port(host: str, port: int) -> int:
    """This port, or the next one that nobody listens at."""
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    return port
