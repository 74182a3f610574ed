"""Delivery of notices: by SMTP through the operator's mail server, or as a webhook to a person's address."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from ipaddress import ip_address
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import unquote, urlsplit

import httpx

from chancellery.engine.errors import BadOption
from chancellery.web.http.addresses import check_webhook, is_public

MAIL_SECONDS: Final = 20.0
# From looking the name up to the status line of the answer: whoever sits there may dawdle as much as they like.
WEB_SECONDS: Final = 10.0


def send_mail(smtp: str, sender: str, address: str, subject: str, body: str) -> None:
    """Hand a letter over; raises OSError or SMTPException if that fails."""
    letter = EmailMessage()
    letter["Subject"], letter["From"], letter["To"] = subject, sender, address
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2] or "localhost")
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(body)
    url = urlsplit(smtp)
    host, port = url.hostname or "localhost", url.port or 0
    with (
        smtplib.SMTP_SSL(host, port, timeout=MAIL_SECONDS, context=ssl.create_default_context())
        if url.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=MAIL_SECONDS)
    ) as server:
        if url.scheme == "smtp+tls":
            server.starttls(context=ssl.create_default_context())
        if url.username:
            server.login(unquote(url.username), unquote(url.password or ""))
        server.send_message(letter)


async def send_web(address: str, content: str, private: bool) -> None:
    """Post a notice; raises an error if it is not taken, or if the address leads where the server must not go."""
    async with asyncio.timeout(WEB_SECONDS):
        url = check_webhook(address, private)
        answer = await post(url, await resolve(url, private), json={"content": content})
        answer.raise_for_status()


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates are believed; to read all of them takes long."""
    return ssl.create_default_context()


async def resolve(url: httpx.URL, private: bool) -> list[str]:
    """The numbers behind a name, looked up once: what was checked is what is called."""
    port = url.port or (443 if url.scheme == "https" else 80)
    rows = await asyncio.get_running_loop().getaddrinfo(url.raw_host.decode("ascii"), port, type=SOCK_STREAM)
    numbers = list(dict.fromkeys(str(entry[4][0]) for entry in rows))
    if not private and not all(is_public(ip_address(number)) for number in numbers):
        raise BadOption("this web address leads into a private network", "address-private")
    return numbers


async def post(
    url: httpx.URL,
    numbers: list[str],
    *,
    json: object = None,
    content: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> httpx.Response:
    """Ask the first number that answers; redirects are not followed, and nobody reads what comes back but its head."""
    host = url.raw_host.decode("ascii")
    async with httpx.AsyncClient(trust_env=False, verify=trusted()) as client:
        for number in numbers:
            request = client.build_request(
                "POST",
                url.copy_with(host=number),
                json=json,
                content=content,
                headers={**(headers or {}), "Host": url.netloc.decode("ascii")},
                extensions={"sni_hostname": host},
            )
            try:
                answer = await client.send(request, stream=True)
            except httpx.ConnectError:
                if number == numbers[-1]:
                    raise
                continue
            await answer.aclose()
            return answer
    raise httpx.ConnectError(f"nobody is behind the name {host}")
