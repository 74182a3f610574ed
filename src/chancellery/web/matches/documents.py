"""Documents about matches that take long to put together: exports, proofs and stories, each made once for everybody."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.engine.journal import JournalData
from chancellery.engine.languages import ENGLISH
from chancellery.engine.state import SPECTATOR
from chancellery.store.transfer import around, export
from chancellery.table.match import TableError
from chancellery.table.rules_version import plays_on
from chancellery.web.games.catalog import find
from chancellery.web.http.answer_cache import AnswerCache, Stamp
from chancellery.web.http.identity import Caller
from chancellery.web.limits.costs import Payer
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.processes.dear_pool import DearPool
from chancellery.web.processes.dear_work import MakeExport, MakeProof, MakeStory


class Documents:
    """Documents as bytes, from the cache or from the process for dear work."""

    def __init__(self, live: LiveMatches, dear: DearPool) -> None:
        self.live = live
        self.dear = dear
        self.answers = AnswerCache()

    async def export(self, id: str, caller: Caller, name: str | None, language: str) -> bytes:
        """A match as one file: all of it once it is over, before that what a seat may know."""
        matches = self.live.store.matches

        def enter() -> tuple[Payer, Stamp, int]:
            who = caller.find_user()
            stamp, match = matches.stamp(id), matches.header(id)
            seat = SPECTATOR if match.status == "waiting" else viewing_seat(match, who, name)
            return caller.payer(who), stamp, seat

        payer, stamp, seat = await sync_to_thread(enter)

        async def make() -> bytes:
            work = await sync_to_thread(export_work, self.live, id, seat, language)
            return msgspec.json.encode(work) if isinstance(work, dict) else await self.dear.do(work, payer, id)

        return await self.answers.get(("export", id, str(seat), language), stamp, make)

    async def proof(self, id: str, caller: Caller) -> bytes:
        """What replaying a match that is over comes to."""
        return await self.made(id, caller, "verify", caller.language, proof_work)

    async def story(self, id: str, caller: Caller) -> bytes:
        """A match that is over as a story; it is the same in every language."""
        return await self.made(id, caller, "story", ENGLISH, story_work)

    async def made(
        self,
        id: str,
        caller: Caller,
        kind: str,
        language: str,
        work_of: Callable[[LiveMatches, str, str], MakeProof | MakeStory],
    ) -> bytes:
        """A document about a match, made once for everybody."""

        def enter() -> tuple[Payer, Stamp]:
            return caller.payer(caller.find_user()), self.live.store.matches.stamp(id)

        payer, stamp = await sync_to_thread(enter)

        async def make() -> bytes:
            return await self.dear.do(await sync_to_thread(work_of, self.live, id, language), payer, id)

        return await self.answers.get((kind, id, language), stamp, make)


def story_work(live: LiveMatches, id: str, _: str) -> MakeStory:
    """What it takes to tell a match that is over; a story is the same in every language."""
    match = live.store.matches.header(id)
    if not match.over():
        raise TableError("the story of a match is available once it is over", "not-over-story")
    return MakeStory(match, live.store.matches.actions(id))


def proof_work(live: LiveMatches, id: str, language: str) -> MakeProof:
    """What it takes to replay a match that is over against the commitment of its seed and against its result."""
    match = live.store.matches.header(id)
    if not match.over():
        raise TableError("the seed is revealed, and the match can be verified, after its end", "not-over-verify")
    log = None if match.imported else live.store.matches.told_in_log(id)
    return MakeProof(match, live.store.matches.actions(id), log, language)


def export_work(live: LiveMatches, id: str, seat: int, language: str) -> MakeExport | JournalData:
    """What it takes to put a match into one file; one of other rules is put together at once, without a replay."""
    match = live.store.matches.header(id)
    if not plays_on(find(match.game), match):
        return export(live.store, id, seat, language)
    names, said = around(live.store, match, seat)
    entries = [] if match.base is None else live.store.matches.action_entries(id)
    return MakeExport(match, live.store.matches.actions(id)[: match.ply], seat, language, names, said, entries)
