"""A mail server and a web server on this machine that keep what they get, for notices to arrive at."""

from __future__ import annotations

import base64
import json
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

S = TypeVar("S", bound=socketserver.BaseServer)


class Mailbox(socketserver.ThreadingTCPServer):
    """SMTP, as far as a client that sends letters can tell; with AUTH PLAIN if there is a password."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, password: str | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Dialogue)
        self.password = password
        self.letters: list[tuple[list[str], EmailMessage]] = []
        self.refusing = False
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}"


class Dialogue(socketserver.StreamRequestHandler):
    """One client."""

    server: Mailbox

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        known, to = self.server.password is None, []
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip():
            verb, _, rest = line.partition(" ")
            match verb.upper():
                case "EHLO":
                    self.say("250-sink")
                    self.say("250 AUTH PLAIN" if self.server.password else "250 SIZE 100000")
                case "AUTH":
                    given = base64.b64decode(rest.split()[1]).decode().split("\0")
                    known = given[1:] == ["me", self.server.password]
                    self.say("235 welcome" if known else "535 no")
                case "MAIL" if not known or self.server.refusing:
                    self.say("451 not now")
                case "RCPT":
                    to.append(rest[rest.index("<") + 1 : rest.index(">")])
                    self.say("250 fine")
                case "DATA":
                    self.say("354 go on")
                    lines = []
                    while (text := self.rfile.readline()) != b".\r\n":
                        lines.append(text.removeprefix(b"."))
                    letter = message_from_bytes(b"".join(lines), policy=policy.default)
                    assert isinstance(letter, EmailMessage)
                    self.server.letters.append((to, letter))
                    self.say("250 kept")
                case "QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say("250 fine")


class Hook(ThreadingHTTPServer):
    """A web address; answers as `status` says, or as slowly as `dawdling` says."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Request)
        self.got: list[tuple[str, str, Any]] = []
        self.status = 204
        self.dawdling = 0.0
        self.port = int(self.server_address[1])
        self.url = f"http://127.0.0.1:{self.port}/hook"


class Request(BaseHTTPRequestHandler):
    """One notice."""

    server: Hook

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.got.append((self.path, self.headers["Host"], body))
        end = time.monotonic() + self.server.dawdling
        while time.monotonic() < end:
            # One byte at a time: no single wait is ever too long.
            try:
                self.wfile.write(b"H" if end - time.monotonic() > self.server.dawdling - 0.1 else b"")
            except OSError:
                return
            time.sleep(0.05)
        self.send_response(self.server.status)
        self.send_header("Location", f"http://127.0.0.1:{self.server.port}/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None: ...


@contextmanager
def running(sink: S) -> Iterator[S]:
    thread = threading.Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield sink
    finally:
        sink.shutdown()
        sink.server_close()
        thread.join()


def first_bytes(listener: socket.socket, into: list[bytes]) -> threading.Thread:
    """Keep the first bytes that somebody sends to a socket, and hang up."""

    def take() -> None:
        connection, _ = listener.accept()
        with connection:
            into.append(connection.recv(4096))

    thread = threading.Thread(target=take, daemon=True)
    thread.start()
    return thread
