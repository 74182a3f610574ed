"""Where the server listens, taken before anybody is told: whoever comes at once waits and is not refused."""

from __future__ import annotations

import errno
import os
import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chancellery.engine.errors import BadOption

if TYPE_CHECKING:
    import uvicorn

# How many may wait to be let in while the server starts or is busy.
BACKLOG: Final = 2048
# What uvicorn, too, ends with if the application does not start.
NOT_STARTED: Final = 3


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen at every address that a name stands for, or say in a sentence why that cannot be."""
    listeners: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        # A name may stand for the same address twice.
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            if family in (socket.AF_INET, socket.AF_INET6):
                listener = socket.create_server(address, family=family, backlog=BACKLOG)
                # Several workers share it.
                listener.set_inheritable(True)
                listeners.append(listener)
    except OSError as error:
        for listener in listeners:
            listener.close()
        raise refusal(host, port, error) from None
    return listeners


def refusal(host: str, port: int, error: OSError) -> BadOption:
    where = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    if error.errno == errno.EADDRINUSE:
        return BadOption(
            f"another program already listens at {where}; choose another port with --port",
            "address-in-use",
            address=where,
        )
    why = error.strerror or os.strerror(error.errno or 0)
    return BadOption(f"the server cannot listen at {where}: {why}", "address-not-to-be-had", address=where, why=why)


def run(config: uvicorn.Config, listeners: list[socket.socket]) -> None:
    """Serve until told to stop."""
    # Slow to import, and whoever only asks where it may listen needs none of it.
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    if config.workers > 1:
        Multiprocess(config, sockets=listeners).run()
        return
    server = Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets=listeners)
    if not server.started:
        sys.exit(NOT_STARTED)
