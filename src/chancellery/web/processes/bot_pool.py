"""Pool of bot processes; one that hangs or dies is replaced, and its neighbours do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from chancellery.bots.merged_searches import merge_searches
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.rng import KEY_BYTES
from chancellery.web.limits.turns import Turns
from chancellery.web.processes.bot_process import AnswerRequest, BotReply, BotRequest

START_SECONDS: Final = 60.0
# What is left of a bot's time, where it takes its time, however many wait.
LEAST_SECONDS: Final = 0.1
LONGEST_LINE: Final = 2**24


class BotFailure(ChancelleryError):
    """A bot crashed, dawdled or died."""

    CODE = "bot-failed"


class ProcessDied(BotFailure):
    """The process that was asked is gone."""

    def __init__(self) -> None:
        super().__init__("its process died")


class BotPool:
    """At most so many processes, each thinking about one position at a time.

    niceness   how far they stand back behind whatever else wants the processor
    """

    def __init__(self, most: int, seconds: float, niceness: int = 0) -> None:
        self.most = most
        self.seconds = seconds
        self.niceness = niceness
        self.turns = Turns(most)
        self.idle: list[Process] = []

    async def ask(self, request: AnswerRequest, urgent: bool = True, whose: str = "") -> list[int]:
        """The bot's actions in their order, or BotFailure."""
        return (await self.consult(request, urgent, whose)).actions

    async def ask_together(self, request: AnswerRequest, whose: str = "") -> list[int]:
        """The answer of a bot that searches in all processes that are free; whoever comes meanwhile waits a moment."""
        if self.most == 1:
            return await self.ask(request, whose=whose)
        one = msgspec.structs.replace(request, together=True)
        others = [msgspec.structs.replace(one, luck=secrets.token_bytes(KEY_BYTES)) for _ in range(self.most - 1)]
        replies = await asyncio.gather(self.attempt(one, whose=whose), *map(self.help_out, others))
        reasons = merge_searches(reply.reasons for reply in replies)
        if reasons:
            return [reasons[0].action]
        answered = next((reply.actions for reply in replies if reply.actions), None)
        if answered is None:
            raise BotFailure(replies[0].problem or "it answered nothing")
        return answered

    async def help_out(self, request: AnswerRequest) -> BotReply:
        """What a process thinks that nobody else wants now; nothing if there is none, or it fails."""
        return await self.attempt(request, urgent=False) if self.turns.free else BotReply()

    async def attempt(self, request: BotRequest, urgent: bool = True, whose: str = "") -> BotReply:
        """What a bot replies; a failure is a reply with a problem alone, since others may have found something."""
        try:
            return await self.consult(request, urgent, whose)
        except BotFailure as failure:
            return BotReply(problem=str(failure))

    async def consult(self, request: BotRequest, urgent: bool = True, whose: str = "") -> BotReply:
        """What a bot replies, or BotFailure; the time to start a process is not the bot's."""
        async with self.turns.turn(urgent, whose):
            if request.seconds is not None:
                # The more people wait, the shorter each bot thinks that takes its time.
                shorter = max(request.seconds / (1 + self.turns.waiting), LEAST_SECONDS)
                request.seconds = min(request.seconds, shorter)
            answer = await self.converse(request)
        if answer.problem is not None:
            raise BotFailure(f"it failed: {answer.problem}")
        return answer

    async def converse(self, request: BotRequest) -> BotReply:
        """What a process replies; one that died while it had nothing to do is replaced, and nobody notices."""
        if self.idle:
            try:
                return await self.try_process(self.idle.pop(), request)
            except ProcessDied:
                # Perhaps the bot did that, and does it again: the next one is new, and nobody else loses theirs.
                await self.drop_dead()
        return await self.try_process(await self.start(), request)

    async def drop_dead(self) -> None:
        """Let go of idle processes that are gone."""
        dead = [process for process in self.idle if process.returncode is not None]
        self.idle = [process for process in self.idle if process.returncode is None]
        for process in dead:
            await put_down(process)

    async def try_process(self, process: Process, request: BotRequest) -> BotReply:
        """What a process replies that waits for something to do, as it then does again."""
        try:
            answer = await asyncio.wait_for(self.exchange(process, request), self.seconds)
        except TimeoutError:
            await put_down(process)
            raise BotFailure(f"it thought for more than {self.seconds} seconds") from None
        except (OSError, RuntimeError, msgspec.DecodeError, asyncio.IncompleteReadError):
            # uvloop raises a RuntimeError where the other end is known to be gone.
            await put_down(process)
            raise ProcessDied from None
        except asyncio.CancelledError:
            await put_down(process)
            raise
        self.idle.append(process)
        return answer

    async def exchange(self, process: Process, request: BotRequest) -> BotReply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=BotReply)

    async def start(self) -> Process:
        return await start_process("chancellery.web.processes.bot_process", self.niceness)

    async def close(self) -> None:
        while self.idle:
            await put_down(self.idle.pop())


# No bot learns the address of the database or the key of the cookies.
PASSED_ON: Final = (
    *("CHANCELLERY_GAMES", "PATH", "HOME", "LANG", "LC_ALL", "TZ", "SYSTEMROOT", "VIRTUAL_ENV"),
    *("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONNOUSERSITE"),
)


async def start_process(module: str, niceness: int) -> Process:
    """A process of ours that says when it is ready, and then waits for something to do."""
    environment = {name: value for name, value in os.environ.items() if name in PASSED_ON}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=environment,
        limit=LONGEST_LINE,
    )
    stand_back(process.pid, niceness)
    assert process.stdout is not None
    try:
        await asyncio.wait_for(process.stdout.readuntil(b"\n"), START_SECONDS)
    except (TimeoutError, asyncio.IncompleteReadError):
        await put_down(process)
        raise BotFailure("no process for it could be started") from None
    except asyncio.CancelledError:
        await put_down(process)
        raise
    return process


def stand_back(pid: int, niceness: int) -> None:
    """Let whatever else wants the processor go before a process that was just started, where the system can do that."""
    if niceness and hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, pid) + niceness)


async def put_down(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    transport = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()
