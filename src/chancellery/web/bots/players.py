"""Bots at tables: chosen in processes of their own, from positions that hold nobody's secrets."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final

from litestar.concurrency import sync_to_thread

from chancellery.bots.bot import MOST_ASIDES
from chancellery.bots.registry import CHANCELLOR
from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.engine.rng import KEY_BYTES, Rng
from chancellery.engine.saves import save
from chancellery.engine.state import State
from chancellery.store.errors import NoSuchMatch, StoreDown
from chancellery.table.match import Match, StalePly, TableError
from chancellery.web.games.catalog import find, installed
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.playing import Playing
from chancellery.web.processes.bot_pool import BotFailure, BotPool
from chancellery.web.processes.bot_process import AnswerRequest, BotReply
from chancellery.web.server.logs import LOG, note
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import Settings

# How long a bot that searches thinks where somebody waits for it and where nobody does, and at most of what it may.
SECONDS: Final = 1.0
SECONDS_ALONE: Final = 0.1
MOST_OF_LIMIT: Final = 0.5


class Turn:
    """A bot that has to act, or may take an aside: what it sees, what it may do, and then what it has done so far."""

    def __init__(
        self, match: Match, seat: int, ply: int, legal: list[int], position: bytes, earlier: list[int] | None = None
    ) -> None:
        self.match = match
        self.seat = seat
        self.ply = ply
        self.legal = legal
        self.position = position
        self.aside = earlier is not None
        self.earlier = earlier or []
        self.bot = match.seats[seat].bot or "random"

    @property
    def urgent(self) -> bool:
        """Whether somebody waits for it."""
        return bool(self.match.people())

    @property
    def whose(self) -> str:
        """The first of those who wait for it."""
        return next((self.match.seats[seat].user or "" for seat in self.match.people()), "")

    @property
    def searches(self) -> bool:
        """Whether it takes its time over a choice for somebody, so that every free process may help."""
        return self.bot == CHANCELLOR and self.urgent and len(self.legal) > 1

    @property
    def runs(self) -> bool:
        """Whether it may answer several questions in a row: not where others may want to say something in between."""
        return not self.aside and find(self.match.game).advise_aside is None

    def request(self, limit: float) -> AnswerRequest:
        """What a bot process is asked, within the seconds after which chance moves."""
        seconds = min(SECONDS if self.urgent else SECONDS_ALONE, limit * MOST_OF_LIMIT)
        return AnswerRequest(
            game=self.match.game,
            bot=self.bot,
            position=self.position,
            seat=self.seat,
            luck=secrets.token_bytes(KEY_BYTES),
            aside=self.aside,
            people=self.match.people() if self.aside else [],
            earlier=self.earlier,
            run=self.runs,
            watched=self.urgent,
            seconds=seconds,
        )


class BotAsides:
    """Which bots have been asked for an aside since the last answer, and how many were taken.

    passed   seat and ply of each bot that wanted none
    """

    def __init__(self) -> None:
        self.passed: set[tuple[int, int]] = set()
        self.taken = 0

    def note(self, turn: Turn, actions: list[int]) -> None:
        if not turn.aside:
            self.taken = 0
        elif not actions:
            self.passed.add((turn.seat, turn.ply))
        else:
            self.taken += 1

    def next_seat(self, match: Match, state: State) -> int | None:
        """The first bot that may want to take an aside now."""
        if state.game.advise_aside is None or self.taken >= MOST_ASIDES:
            return None
        for seat, occupant in enumerate(match.seats):
            asked = (seat, state.ply) in self.passed
            if occupant.kind == "bot" and not asked and state.aside_due(seat) and state.asides(seat):
                return seat
        return None


class Bots:
    """Lets bots act whenever a match waits for one."""

    def __init__(self, live: LiveMatches, playing: Playing, metrics: Metrics, settings: Settings) -> None:
        self.live = live
        self.playing = playing
        self.metrics = metrics
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.watched: set[str] = set()
        self.quiet = asyncio.Semaphore(1)
        live.followers.append(self)
        live.aside_followers.append(self.aside_taken)
        metrics.readings["bots_thinking"] = lambda: len(self.driving)

    def bind(self) -> None:
        self.loop = asyncio.get_running_loop()

    def match_changed(self, match: Match) -> None:
        """From any thread: a match may wait for a bot now."""
        self.watch(match)
        asked = any(match.seats[seat].kind == "bot" for seat in match.waiting)
        if match.status == "running" and (asked or bots_take_asides(match)):
            self.wake(match.id)

    def aside_taken(self, match: Match) -> None:
        """From any thread: a bot may want to say something to what was offered."""
        if match.status == "running" and bots_take_asides(match):
            self.wake(match.id)

    def wake(self, id: str) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.drive, id)

    def drive(self, id: str) -> None:
        if id in self.driving:
            self.again.add(id)
            return
        task = asyncio.get_running_loop().create_task(self.act_while_asked(id))
        self.driving[id] = task
        task.add_done_callback(lambda _: self.rest(id))

    def rest(self, id: str) -> None:
        self.driving.pop(id, None)
        if id in self.again:
            self.again.discard(id)
            self.drive(id)

    async def act_while_asked(self, id: str) -> None:
        """Act until the match waits for people only, and no bot wants to do anything besides."""
        asides = BotAsides()
        turn: Turn | None = None
        while True:
            self.again.discard(id)
            try:
                async with self.gate(id):
                    turn = turn or await sync_to_thread(self.next_turn, id, asides)
                    turn = turn and await self.act_once(turn, asides)
                if turn is None:
                    return
                continue
            except StalePly:
                pass
            except NoSuchMatch:
                return
            except StoreDown:
                await asyncio.sleep(1)
            except TableError as error:
                note("a bot did not get to act", match=id, why=str(error))
            except (ChancelleryError, RulesError) as error:
                note("a bot cannot act", logging.ERROR, match=id, error=str(error))
                return
            except Exception:
                LOG.exception("a bot's turn failed", extra={"fields": {"match": id}})
                return
            turn = None

    def gate(self, id: str) -> AbstractAsyncContextManager[None]:
        """Where nobody sits, one table moves at a time: people's tables must not stand in line with those."""
        return nullcontext() if id in self.watched else self.quiet

    async def act_once(self, turn: Turn, asides: BotAsides) -> Turn | None:
        """Let one bot act: which one has to or wants to next."""
        reply = await self.choose_aside(turn) if turn.aside else BotReply(await self.choose(turn))
        asides.note(turn, reply.actions)
        return await sync_to_thread(self.act_and_look, turn, reply, asides)

    def act_and_look(self, turn: Turn, reply: BotReply, asides: BotAsides) -> Turn | None:
        """Play what a bot has chosen, tell why if it says so, and see who is next."""
        id, actions = turn.match.id, reply.actions
        if actions and turn.aside:
            self.playing.take_asides_for_bot(id, turn.seat, actions, turn.ply, reply.why)
        elif actions:
            self.playing.act_for_bot(id, turn.seat, actions[0], turn.ply, actions[1:])
        return self.next_turn(turn.match.id, asides)

    def watch(self, match: Match) -> None:
        """Remember whether somebody sits at a running match."""
        if match.status == "running" and match.people():
            self.watched.add(match.id)
        else:
            self.watched.discard(match.id)

    def next_turn(self, id: str, asides: BotAsides) -> Turn | None:
        """The first bot that may take an aside or that the match waits for, and a position that it may look at."""
        with self.live.cache.lease(id) as lease:
            match = lease.match
            self.watch(match)
            if match.status != "running" or not lease.plays_on:
                return None
            state = lease.table.state
            seat = asides.next_seat(match, state)
            if seat is not None:
                earlier = [action for who, action in self.live.store.matches.actions(id) if who == seat]
                return Turn(match, seat, state.ply, state.asides(seat), redealt(state, seat), earlier)
            seat = next((seat for seat in state.waiting if match.seats[seat].kind == "bot"), None)
            if seat is None:
                return None
            return Turn(match, seat, state.ply, list(state.legal(seat)), redealt(state, seat))

    async def choose(self, turn: Turn) -> list[int]:
        """The bot's choice and perhaps the next ones; chance chooses for one that fails or dawdles."""
        try:
            request = turn.request(self.pool.seconds)
            if turn.searches:
                actions = await self.pool.ask_together(request, turn.whose)
            else:
                actions = await self.pool.ask(request, turn.urgent, turn.whose)
            if actions and actions[0] in turn.legal:
                return actions
            why = "its action is not legal"
        except BotFailure as trouble:
            why = str(trouble)
        self.metrics.count("bot_failures")
        note("chance moves for a bot", logging.WARNING, match=turn.match.id, seat=turn.seat, bot=turn.bot, why=why)
        return [secrets.choice(turn.legal)]

    async def choose_aside(self, turn: Turn) -> BotReply:
        """The asides that the bot takes, if any; one that crashes, dawdles or answers nonsense takes none."""
        try:
            reply = await self.pool.consult(turn.request(self.pool.seconds), turn.urgent, turn.whose)
        except BotFailure as trouble:
            self.metrics.count("bot_failures")
            fields = {"match": turn.match.id, "seat": turn.seat, "bot": turn.bot, "why": str(trouble)}
            note("a bot takes no aside", logging.WARNING, **fields)
            return BotReply()
        return reply if reply.actions and reply.actions[0] in turn.legal else BotReply()

    async def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        await asyncio.gather(*self.driving.values(), return_exceptions=True)
        await self.pool.close()


def redealt(state: State, seat: int) -> bytes:
    """A position that a seat may look at."""
    return save(state.redeal(seat, Rng(secrets.token_bytes(KEY_BYTES))))


def bots_take_asides(match: Match) -> bool:
    """Whether bots sit at a match whose game advises them about asides."""
    if not any(seat.kind == "bot" for seat in match.seats) or not installed(match.game):
        return False
    return find(match.game).advise_aside is not None
