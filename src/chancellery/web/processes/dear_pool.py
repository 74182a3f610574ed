"""The process for dear work: one at a time, everybody in turn, and paid for in processor time."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from typing import Final

import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import RulesError
from chancellery.web.http.errors import Refused
from chancellery.web.limits.costs import Costs, Payer
from chancellery.web.limits.turns import Turns
from chancellery.web.processes.bot_pool import BotFailure, put_down, start_process
from chancellery.web.processes.dear_work import LENGTH, AnyWork, Reply, carry_out, framed, given_up
from chancellery.web.server.defects import Defects
from chancellery.web.server.logs import note

# The process stands back behind the server and its bots, so that seconds on the wall say little; but it must not hang.
NICENESS: Final = 5
WALL_SECONDS: Final = 60.0


class WorkFailed(RulesError):
    """The rules of a game failed in another process, which was reported."""

    reported = True


class DearPool:
    """One process that does what takes long; it is started when it is needed first, and again when it has died."""

    def __init__(self, costs: Costs, defects: Defects) -> None:
        self.costs = costs
        self.defects = defects
        self.turns = Turns(1)
        self.process: Process | None = None
        self.open = False

    def bind(self) -> None:
        """Work in a process from here on; before that it is done in this one."""
        self.open = True

    async def do(self, work: AnyWork, payer: Payer | None, about: str | None = None) -> bytes:
        """What comes of some work about a match, or why nothing does; nobody pays for what was paid for before."""
        if payer is not None:
            self.costs.admit(payer, self.turns)
        async with self.turns.turn(True, "" if payer is None else payer.address):
            reply = await self.reply_to(work)
        if payer is not None:
            self.costs.charge(payer, reply.seconds)
        if reply.defect is not None:
            self.defects.report_work(reply.defect, about)
            raise WorkFailed(reply.defect.error)
        if reply.refusal is not None:
            raise reply.refusal.error()
        return reply.body

    async def reply_to(self, work: AnyWork) -> Reply:
        if not self.open:
            return await sync_to_thread(carry_out, work, False)
        message = framed(msgspec.msgpack.encode(work))
        for fresh in (False, True):
            process, self.process = self.process, None
            if process is None or fresh:
                process = await self.start()
            try:
                reply = await asyncio.wait_for(self.exchange(process, message), WALL_SECONDS)
            except TimeoutError:
                await put_down(process)
                note("dear work was given up", logging.WARNING, work=type(work).__name__)
                return given_up(work)
            except (OSError, RuntimeError, msgspec.DecodeError, asyncio.IncompleteReadError):
                # It may have died while it had nothing to do: a new one is asked once.
                await put_down(process)
                continue
            except asyncio.CancelledError:
                await put_down(process)
                raise
            self.process = process
            return reply
        note("dear work killed its process", logging.ERROR, work=type(work).__name__)
        return given_up(work)

    async def start(self) -> Process:
        try:
            return await start_process("chancellery.web.processes.dear_work", NICENESS)
        except BotFailure:
            raise Refused(503, "the server is too busy for this now; try again in a moment", "server-busy") from None

    async def exchange(self, process: Process, message: bytes) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)

    async def close(self) -> None:
        self.open = False
        if self.process is not None:
            await put_down(self.process)
            self.process = None
