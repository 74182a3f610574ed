"""A push service on this machine that keeps what it gets, and a device that can read it."""

from __future__ import annotations

import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from chancellery.web.people.push_messages import CURVE, decoded, derived, encoded, point


class Device:
    """A browser's keys, and what it makes of what comes."""

    def __init__(self, secret: str | None = None, auth: str | None = None) -> None:
        number = None if secret is None else int.from_bytes(decoded(secret), "big")
        self.private = ec.generate_private_key(CURVE) if number is None else ec.derive_private_key(number, CURVE)
        self.key = encoded(point(self.private.public_key()))
        self.auth = auth or encoded(os.urandom(16))

    def read(self, sealed: bytes) -> bytes:
        """As RFC 8188 and RFC 8291 say, written the other way round."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, rest = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(rest) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + point(self.private.public_key()) + sender
        secret = derived(self.private.exchange(ec.ECDH(), theirs), decoded(self.auth), info, 32)
        aes = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
        plain = aes.decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), rest, None)
        content, end, _ = plain.rpartition(b"\2")
        assert end
        return content

    def call(self, sealed: bytes) -> Any:
        return json.loads(self.read(sealed))

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What a browser gives to whoever may call it."""
        return {"endpoint": endpoint, "p256dh": self.key, "auth": self.auth}


class PushService(ThreadingHTTPServer):
    """Answers as `status` says, after `dawdling` seconds; keeps path, heads and bodies."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.retry_after = ""
        self.hanging = threading.Event()
        self.hanging.set()
        self.port = int(self.server_address[1])

    def address(self, device: str = "device") -> str:
        return f"http://127.0.0.1:{self.port}/push/{device}"


class Taking(BaseHTTPRequestHandler):
    """One call."""

    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        heads = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append((self.path, heads, body))
        # As long as the test lets it hang.
        self.server.hanging.wait(60)
        try:
            self.send_response(self.server.status)
            if self.server.retry_after:
                self.send_header("Retry-After", self.server.retry_after)
            self.send_header("Content-Length", "0")
            self.end_headers()
        except OSError:
            pass

    def log_message(self, format: str, *args: Any) -> None: ...


def claims_of(heads: dict[str, str], key: str) -> dict[str, Any]:
    """What the sender of a call says of itself, if the signature is by the key that it names."""
    token, _, named = heads["authorization"].removeprefix("vapid t=").partition(", k=")
    assert named == key
    head, claims, signature = token.split(".")
    numbers = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    dss = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    try:
        public.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("the call is signed by somebody else") from None
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, Any] = json.loads(decoded(claims))
    assert time.time() < told["exp"] <= time.time() + 86400
    return told
