"""Hints: a person asks what the chancellor would do; it thinks in a bot process about what that seat knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
from hashlib import sha256
from typing import Final

import msgspec
from cachetools import FIFOCache
from litestar.concurrency import sync_to_thread

from chancellery.bots import hint as chancellor
from chancellery.bots.causes import Contrast
from chancellery.bots.hint import label, sentence, step, why_not
from chancellery.engine.rng import KEY_BYTES
from chancellery.engine.saves import load
from chancellery.engine.state import State
from chancellery.store.people import User
from chancellery.table.entries import HintAsked
from chancellery.table.match import Match, TableError
from chancellery.web.bots.players import MOST_OF_LIMIT, redealt
from chancellery.web.games.catalog import find
from chancellery.web.games.wording import prose_for
from chancellery.web.http.errors import forbidden
from chancellery.web.limits.costs import Costs, Payer
from chancellery.web.matches.playing import Playing
from chancellery.web.matches.seat_access import own_seat
from chancellery.web.processes.bot_pool import BotFailure, BotPool
from chancellery.web.processes.bot_process import BotReply, HintRequest
from chancellery.web.schemas.advice import Hint, HintAnswer, HintCause, HintContrast, HintStep
from chancellery.web.server.logs import note

# How many hints are remembered, for whoever asks the same again.
REMEMBERED: Final = 256

Key = tuple[str, str, int, str, int | None]


class Question:
    """What somebody asks the chancellor about: a seat, a position that it may look at, and an answer they think of."""

    def __init__(self, match: Match, who: User, seat: int, state: State, instead: int | None) -> None:
        self.match = match.id
        self.game = match.game
        self.who = who.id
        self.seat = seat
        self.ply = state.ply
        self.legal = list(state.legal(seat))
        self.instead = instead
        self.key = key_of(match, who, seat, state, instead)
        self.position = redealt(state, seat)


def key_of(match: Match, who: User, seat: int, state: State, instead: int | None) -> Key:
    """What tells one question from another: after an undo the same ply may look otherwise."""
    return match.id, who.id, seat, sha256(msgspec.json.encode(state.view(seat))).hexdigest(), instead


class Hints:
    """Answers to people who want to know what the chancellor would do.

    thinking   by person: what is being thought about, one question at a time
    """

    def __init__(self, playing: Playing, costs: Costs, pool: BotPool, seconds: float) -> None:
        self.live = playing.live
        self.playing = playing
        self.costs = costs
        self.pool = pool
        self.seconds = seconds
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thinking: dict[str, tuple[Question, asyncio.Task[BotReply]]] = {}
        self.remembered: FIFOCache[Key, tuple[Question, chancellor.ChancellorHint]] = FIFOCache(REMEMBERED)
        self.live.followers.append(self)

    def bind(self) -> None:
        self.loop = asyncio.get_running_loop()

    # --- asking ---

    async def ask(
        self,
        id: str,
        who: User,
        name: str | None,
        ply: int,
        language: str | None,
        where: str,
        instead: str | None = None,
    ) -> Hint:
        """What the chancellor would answer in a person's seat; a newer question takes the place of an older one."""
        payer = Payer(where, who.id)
        question, found = await sync_to_thread(self.open, id, who, name, ply, payer, instead)
        if found is None:
            self.cancel(who.id)
            found = await self.think(question, payer.address)
            self.remembered[question.key] = (question, found)
        return await sync_to_thread(self.tell, question, found, language)

    def open(
        self, id: str, who: User, name: str | None, ply: int, payer: Payer, instead: str | None
    ) -> tuple[Question, chancellor.ChancellorHint | None]:
        """The question that a seat is asked, if its person may ask the chancellor, and the hint if there was one."""
        with self.live.cache.lease(id) as lease:
            match, table = lease.match, lease.table
            seat = own_seat(match, who, name)
            table.require_running()
            if not match.may_ask_hint(who.id):
                raise forbidden("others play here too, and this table does not allow hints", "no-hints-here")
            if seat not in table.state.waiting:
                raise TableError("it is not your decision right now", "not-asked-now")
            # What others pick in secret meanwhile leaves the question as it is.
            self.playing.require_open(table, seat, table.state.legal(seat)[0], ply)
            thought_of = None if instead is None else table.state.game.actions.parse(instead)
            if thought_of is not None and thought_of not in table.state.legal(seat):
                raise table.state.refusal(seat, thought_of)
            earlier = self.remembered.get(key_of(match, who, seat, table.state, thought_of))
            if earlier is not None:
                return earlier
            self.costs.admit(payer, self.pool.turns)
            self.costs.limits.take("hint", who.id)
            # Paid for in advance: whoever withdraws it has kept a process busy all the same.
            self.costs.charge(payer, self.seconds)
            question = Question(match, who, seat, table.state, thought_of)
            if match.others(who.id):
                self.live.tell(lease, HintAsked(seat))
        return question, None

    async def think(self, question: Question, where: str) -> chancellor.ChancellorHint:
        seconds = min(self.seconds, self.pool.seconds * MOST_OF_LIMIT)
        request = HintRequest(
            game=question.game,
            position=question.position,
            seat=question.seat,
            luck=secrets.token_bytes(KEY_BYTES),
            seconds=seconds,
            instead=question.instead,
        )
        task = asyncio.create_task(self.pool.consult(request, whose=where))
        self.thinking[question.who] = (question, task)
        try:
            await asyncio.wait({task})
        finally:
            if self.thinking.get(question.who, (None, None))[1] is task:
                del self.thinking[question.who]
            task.cancel()
        if task.cancelled():
            raise TableError("the hint was cancelled", "hint-withdrawn")
        self.playing.metrics.count("hints")
        try:
            found = task.result().hint
        except BotFailure as trouble:
            note("a hint failed", logging.WARNING, match=question.match, why=str(trouble))
            raise TableError("the chancellor found no answer; try again", "no-hint-found") from None
        told = [] if found is None else [one.action for one in found.reasons]
        if found is None or not told or any(action not in question.legal for action in told):
            raise TableError("the chancellor found no answer; try again", "no-hint-found")
        return found

    # --- withdrawing ---

    def cancel(self, who: str) -> bool:
        """Stop thinking about what a person has asked; whether there was anything."""
        _, task = self.thinking.pop(who, (None, None))
        return task is not None and task.cancel()

    async def close(self) -> None:
        tasks = [task for _, task in self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def match_changed(self, match: Match) -> None:
        """From any thread: a hint for a seat that is not asked any more is of no use."""
        if self.thinking and self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.drop, match.id, list(match.waiting))

    def drop(self, id: str, waiting: list[int]) -> None:
        for who, (question, _) in list(self.thinking.items()):
            if question.match == id and question.seat not in waiting:
                self.cancel(who)

    # --- telling ---

    def tell(self, question: Question, found: chancellor.ChancellorHint, language: str | None) -> Hint:
        """A hint as its seat gets it; labels come from the position that the chancellor was shown."""
        game = find(question.game)
        g, seat = load(game, question.position), question.seat
        prose = None if language is None else prose_for(game, g.options, language)
        ids, actions = game.seats(g.options), game.actions
        nouns, why = game.nouns_for(g.options), found.why()

        def told(contrast: Contrast) -> HintContrast:
            causes = []
            for cause in contrast.causes:
                text = cause.text()
                said = text.json(nouns)
                causes.append(HintCause(said["key"], said["args"], None if prose is None else prose.say("cause", text)))
            about = None if prose is None else why_not(g, seat, prose, found, contrast.action)
            return HintContrast(actions.name(contrast.action), round(contrast.gap, 3), causes, about)

        return Hint(
            ply=question.ply,
            seat=ids[seat],
            answers=[
                HintAnswer(
                    action=actions.name(one.action),
                    value=round(one.value, 3) if one.visits else None,
                    visits=one.visits,
                    line=[
                        HintStep(ids[whose], actions.name(move), None if prose is None else step(g, prose, whose, move))
                        for whose, move in one.line
                    ],
                    text=None if prose is None else label(g, seat, prose, one.action),
                )
                for one in found.reasons
            ],
            why=None if why is None else told(why),
            against=[told(one) for one in found.contrasts],
            text=None if prose is None else sentence(g, seat, prose, found, question.instead),
        )
