"""Reviews: a match that is over is looked at by the chancellor, ply by ply, in a bot process, once."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.bots.judging.reviewer import Estimate
from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.store.store import Store
from chancellery.table.match import Match, TableError
from chancellery.table.rules_version import require_rules
from chancellery.table.table import Actions
from chancellery.web.games.catalog import find
from chancellery.web.limits.costs import Payer
from chancellery.web.limits.rate_limits import TooOften
from chancellery.web.processes.bot_pool import BotPool
from chancellery.web.processes.bot_process import ReviewRequest
from chancellery.web.processes.dear_pool import DearPool
from chancellery.web.processes.dear_work import MakeReview
from chancellery.web.server.logs import LOG, note

# A process is asked for so many seconds at a time, so that bots whom somebody waits for come in between.
CHUNK_SECONDS: Final = 1.0
# Reviews that wait in this process.
MOST_WAITING: Final = 20


class Reviews:
    """Makes reviews one after the other, behind all bots that somebody waits for."""

    def __init__(self, store: Store, dear: DearPool, pool: BotPool, seconds: float) -> None:
        self.store = store
        self.dear = dear
        self.pool = pool
        self.seconds = seconds
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(1)

    async def start(self, id: str, payer: Payer) -> None:
        """Make the review of a match that is over, unless there is one or somebody is at it."""
        match, actions = await sync_to_thread(self.reviewable, id)
        if id in self.tasks:
            return
        self.dear.costs.admit(payer)
        if len(self.tasks) >= MOST_WAITING:
            raise TooOften(self.seconds)
        if await sync_to_thread(self.store.reviews.begin, id, time.time()):
            self.dear.costs.charge(payer, self.seconds)
            task = asyncio.create_task(self.make(match, actions))
            self.tasks[id] = task
            task.add_done_callback(lambda _: self.tasks.pop(id, None))

    def reviewable(self, id: str) -> tuple[Match, Actions]:
        match = self.store.matches.header(id)
        if not match.over():
            raise TableError("a match can be reviewed once it is over", "not-over-review")
        require_rules(find(match.game), match)
        if match.ply == match.replays_from:
            raise TableError("nothing was played, so there is nothing to review", "nothing-to-review")
        return match, self.store.matches.actions(id)

    async def make(self, match: Match, actions: Actions) -> None:
        reviews = self.store.reviews
        try:
            async with self.turn:
                estimates, explained = await self.estimate(match, actions)
            review = await self.dear.do(MakeReview(match, actions, estimates, explained), None, match.id)
            await sync_to_thread(reviews.finish, match.id, review, time.time())
        except (ChancelleryError, RulesError) as error:
            note("a review failed", logging.WARNING, match=match.id, why=str(error))
            await sync_to_thread(reviews.give_up, match.id)
        except asyncio.CancelledError:
            await sync_to_thread(reviews.give_up, match.id)
            raise
        except Exception:
            LOG.exception("a review failed", extra={"fields": {"match": match.id}})
            await sync_to_thread(reviews.give_up, match.id)

    async def estimate(self, match: Match, actions: Actions) -> tuple[list[Estimate], float | None]:
        """What the judge finds of the deal and of every ply that this build can replay, a chunk at a time."""
        plies = len(actions) - match.replays_from
        request = ReviewRequest(
            game=match.game,
            luck=b"",
            # Who sat there is nobody's business in a bot process.
            match=msgspec.structs.replace(match, seats=[], owner=None),
            actions=actions,
            chunk=min(CHUNK_SECONDS, self.pool.seconds / 4),
        )
        estimates: list[Estimate] = []
        explained = None
        while len(estimates) <= plies:
            reply = await self.pool.consult(request, urgent=False)
            estimates += reply.estimates
            explained = reply.explained
            request.start = match.replays_from + len(estimates) - 1
            progress = len(estimates) / (plies + 1)
            await sync_to_thread(self.store.reviews.advance, match.id, progress, time.time())
        return estimates, explained

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
