"""Where notices may go: addresses that people give, and which of them the server will call."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpx

from chancellery.engine.errors import BadOption

# One address and nothing that a mail server could take for several, or for a header.
EMAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
HOST: Final = re.compile(r"[A-Za-z0-9._:-]+")
LONGEST_EMAIL: Final = 254
MAIL_SCHEMES: Final = ("smtp", "smtp+tls", "smtps")
# IPv4 addresses in the clothes of IPv6.
NAT64: Final = IPv6Network("64:ff9b::/96")
COMPATIBLE: Final = IPv6Network("::/96")
ISATAP: Final = 0x0000_5EFE
# A translator of the operator's own.
LOCAL_NAT64: Final = IPv6Network("64:ff9b:1::/48")


def check_email(address: str) -> None:
    if len(address) > LONGEST_EMAIL or not EMAIL.fullmatch(address):
        raise BadOption("this is not an e-mail address", "not-an-email")


def check_smtp(url: str) -> None:
    """Refuse a mail server that cannot be one."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in MAIL_SCHEMES and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if not good:
        raise BadOption(
            "a mail server is given as smtp://, smtp+tls:// or smtps://user:password@host:port", "not-a-mail-server"
        )


def check_webhook(address: str, private: bool = False) -> httpx.URL:
    """Refuse an address without TLS or one that plainly leads into a private network, unless the operator allows it."""
    try:
        url = httpx.URL(address)
        host, port = url.raw_host.decode("ascii"), url.port
    except (httpx.InvalidURL, ValueError):
        raise BadOption("this is not a web address", "not-a-web-address") from None
    schemes = ("https", "http") if private else ("https",)
    if url.scheme not in schemes or not HOST.fullmatch(host) or port == 0 or not address.isprintable():
        raise BadOption(
            f"a web address for notices begins with {' or '.join(f'{scheme}://' for scheme in schemes)}",
            "web-address-scheme",
            known=", ".join(f"{scheme}://" for scheme in schemes),
        )
    try:
        number = ip_address(host)
    except ValueError:
        return url
    if not private and not is_public(number):
        raise BadOption("this web address leads into a private network", "address-private")
    return url


def is_public(ip: IPv4Address | IPv6Address) -> bool:
    """Whether an address is somewhere in the world, and not in the operator's own network or machine."""
    inside: IPv4Address | None = None
    if isinstance(ip, IPv6Address):
        inside = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if any(ip in network for network in (NAT64, COMPATIBLE)) or int(ip) >> 32 & 0xFDFF_FFFF == ISATAP:
            inside = IPv4Address(int(ip) & 0xFFFF_FFFF)
        if ip.is_site_local or ip in LOCAL_NAT64:
            return False
    return ip.is_global and not ip.is_multicast and (inside is None or is_public(inside))
