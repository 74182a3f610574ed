"""Pool of bot processes; one that hangs or dies is replaced, and its neighbours do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from chancellery.engine.errors import ChancelleryError
from chancellery.web.bot_process import BotReply, BotRequest

START_SECONDS: Final = 60.0
LONGEST_LINE: Final = 2**24


class BotFailure(ChancelleryError):
    """A bot crashed, dawdled or died."""


class BotPool:
    """At most so many processes, each thinking about one position at a time."""

    def __init__(self, most: int, seconds: float) -> None:
        self.seconds = seconds
        self.turns = asyncio.Semaphore(most)
        self.idle: list[Process] = []

    async def ask(self, request: BotRequest) -> int:
        """The bot's action, or BotFailure; the time to start a process is not the bot's."""
        async with self.turns:
            process = self.idle.pop() if self.idle else await self.start()
            try:
                answer = await asyncio.wait_for(self.exchange(process, request), self.seconds)
            except TimeoutError:
                await put_down(process)
                raise BotFailure(f"it thought for more than {self.seconds} seconds") from None
            except (OSError, msgspec.DecodeError, asyncio.IncompleteReadError):
                await put_down(process)
                raise BotFailure("its process died") from None
            except asyncio.CancelledError:
                await put_down(process)
                raise
            self.idle.append(process)
        if answer.problem is not None:
            raise BotFailure(f"it failed: {answer.problem}")
        return answer.action

    async def exchange(self, process: Process, request: BotRequest) -> BotReply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=BotReply)

    async def start(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if name in PASSED_ON}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "chancellery.web.bot_process"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=environment,
            limit=LONGEST_LINE,
        )
        assert process.stdout is not None
        try:
            await asyncio.wait_for(process.stdout.readuntil(b"\n"), START_SECONDS)
        except (TimeoutError, asyncio.IncompleteReadError):
            await put_down(process)
            raise BotFailure("no process for it could be started") from None
        return process

    async def close(self) -> None:
        while self.idle:
            await put_down(self.idle.pop())


# No bot learns the address of the database or the key of the cookies.
PASSED_ON: Final = (
    *("CHANCELLERY_GAMES", "PATH", "HOME", "LANG", "LC_ALL", "TZ", "SYSTEMROOT", "VIRTUAL_ENV"),
    *("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONNOUSERSITE"),
)


async def put_down(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    transport = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()
