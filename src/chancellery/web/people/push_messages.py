"""What is sent to a push service: encrypted for one device (RFC 8291), and signed as ours (VAPID, RFC 8292).

The service learns that something was sent, and how long it is to the next half kilobyte; what it says only the device
can read.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
from collections.abc import Callable
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chancellery.engine.errors import BadOption

CURVE: Final = ec.SECP256R1()
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
NUMBER_BYTES: Final = 32
RECORD: Final = 4096
# Messages are filled up to a multiple of this, so that their length tells no name.
FILL: Final = 512
# How long a signature holds; services take up to a day.
HOLDS_SECONDS: Final = 12 * 3600


def encoded(data: bytes) -> str:
    """Bytes as text that fits into an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """Refuse what no browser gives for its keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        good = len(decoded(auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        good = False
    if not good:
        raise BadOption("these are not the keys of a device", "not-device-keys")


def encrypt(
    content: bytes,
    key: str,
    auth: str,
    make_salt: Callable[[int], bytes] = os.urandom,
    make_key: Callable[[], ec.EllipticCurvePrivateKey] = lambda: ec.generate_private_key(CURVE),
) -> bytes:
    """A message that only the device with these keys can read."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    ours, salt = make_key(), make_salt(SALT_BYTES)
    info = b"WebPush: info\0" + point(theirs) + point(ours.public_key())
    secret = derived(ours.exchange(ec.ECDH(), theirs), decoded(auth), info, 32)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point(ours.public_key()))]) + point(ours.public_key())
    aes = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    return head + aes.encrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), content + b"\2", None)


def filled(content: bytes) -> bytes:
    """JSON with spaces behind it, which mean nothing."""
    return content + b" " * (-len(content) % FILL)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Signer:
    """The server's own key, by which push services know it and devices know whose calls they take."""

    def __init__(self, secret: str) -> None:
        self.private = ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)
        self.public = encoded(point(self.private.public_key()))

    def authorization(self, audience: str, subject: str, now: float) -> str:
        """The head of a request that says who we are, for one service and half a day."""
        claims = {"aud": audience, "exp": int(now) + HOLDS_SECONDS, "sub": subject}
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(parts)
        numbers = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers))
        return f"vapid t={text}.{signature}, k={self.public}"


def new_secret() -> str:
    """A new private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(NUMBER_BYTES, "big"))
