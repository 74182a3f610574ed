"""What a seat may ask before it acts: why a thing cannot be chosen, which answers end its turn, what is ready."""

from __future__ import annotations

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.outlook import passing
from chancellery.engine.state import SPECTATOR
from chancellery.store.people import User
from chancellery.web.games.wording import prose_for
from chancellery.web.http.errors import Refused
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.queries import secret_chance
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.schemas.play import ReadyMadeAsides, WhyNot


def why_not(live: LiveMatches, id: str, who: User | None, name: str | None, thing: str, language: str | None) -> WhyNot:
    """Why a seat can do nothing with a thing now, tried on a position that the seat cannot tell from the real one."""
    kind, _, what = thing.partition(":")
    with live.cache.lease(id) as lease:
        seat = viewing_seat(lease.match, who, name)
        if not lease.plays_on or lease.match.status == "waiting":
            raise Refused(409, "nobody is asked anything in this match", "nobody-asked")
        state, nouns = lease.table.state, lease.table.nouns
        if kind not in nouns.ids:
            raise Refused(404, f"this game has nothing of the kind '{kind}'", "no-such-kind", kind=kind[:40])
        try:
            index = nouns.index(kind, what)
        except ChancelleryError as error:
            raise Refused(404, str(error), error.code, **error.values) from error
        redealt = state if seat == SPECTATOR else state.redeal(seat, secret_chance())
        reason, rule = redealt.why_not(seat, kind, index)
        words = None if language is None else prose_for(lease.table.game, state.options, language).why_not(reason)
        return WhyNot(**reason.json(nouns), rule=rule or None, text=words)


def answers_that_pass(live: LiveMatches, id: str, who: User | None, name: str | None) -> list[str]:
    """The answers of a seat after which it is not asked again at once."""
    with live.cache.lease(id) as lease:
        seat = viewing_seat(lease.match, who, name)
        if seat == SPECTATOR or lease.match.status != "running" or not lease.plays_on:
            return []
        state = lease.table.state
        return [state.describe(action) for action in passing(state, seat, secret_chance())]


def ready_made(live: LiveMatches, id: str, who: User | None, name: str | None) -> list[ReadyMadeAsides]:
    """Asides that make sense for a seat now, found in a position that the seat cannot tell from the real one."""
    with live.cache.lease(id) as lease:
        seat, asides = viewing_seat(lease.match, who, name), lease.game.asides
        if seat == SPECTATOR or lease.match.status != "running" or not lease.plays_on:
            return []
        state = lease.table.state
        if asides is None or asides.ready is None or not state.asides(seat):
            return []
        found = asides.ready(state.redeal(seat, secret_chance()), seat)
        return [ReadyMadeAsides([state.describe(action) for action in one.actions], dict(one.says)) for one in found]
