"""Who plays here: ratings by game, and people by name, as far as they let themselves be listed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from chancellery.bots.measured import measured
from chancellery.store.people import User
from chancellery.store.standings import Standing
from chancellery.store.store import Store
from chancellery.table.strength import PROVISIONAL
from chancellery.web.schemas.profiles import BotFigure, FoundPlayer, RatedPlayer, RatingList

MOST_FOUND: Final = 20
# Whoever lets themselves be listed again is seen after so many seconds; whoever does not any more is gone at once.
FRESH_SECONDS: Final = 30.0


class KeptOrder(NamedTuple):
    """The list of a game as it was put in order, when, and for which ratings."""

    stamp: int
    at: float
    players: list[Standing]


class Directory:
    """The lists of players of one server; the order of each is kept until another match counts."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.kept: dict[str, KeptOrder] = {}

    def players(self, game: str) -> list[Standing]:
        """Whoever is listed in a game, the strongest first."""
        stamp, now = self.store.standings.stamp(game), self.clock()
        kept = self.kept.get(game)
        if kept is None or kept.stamp != stamp or now - kept.at > FRESH_SECONDS:
            kept = self.kept[game] = KeptOrder(stamp, now, self.store.standings.all(game))
        return kept.players

    def ratings(self, game: str, who: User | None, after: int, limit: int) -> RatingList:
        """A page of the ratings of a game; whom the reader has blocked is left out of it, and keeps the place."""
        everybody, id = self.players(game), "" if who is None else who.id
        page = everybody[after : after + limit]
        shown = self.store.standings.still_listed(one.user for one in page) - self.avoided(who)
        ranked = sum(one.place is not None for one in everybody)
        return RatingList(
            game=game,
            players=[player(one, id) for one in page if one.user in shown],
            more=len(everybody) > after + limit,
            ranked=ranked,
            provisional=len(everybody) - ranked,
            enough=PROVISIONAL,
            you=None if who is None or who.guest else self.own(game, who.id, everybody),
            bots=[BotFigure(one.bot, one.against, one.players, one.games, one.percent) for one in measured(game)],
        )

    def own(self, game: str, id: str, everybody: list[Standing]) -> RatedPlayer | None:
        """The standing of whoever reads, with its place if they are in the list."""
        listed = self.store.standings.still_listed([id])
        found = next((one for one in everybody if one.user == id and id in listed), None)
        found = found or self.store.standings.own(game, id)
        return None if found is None else player(found, id)

    def named(self, part: str, who: User | None) -> list[FoundPlayer]:
        """People with this in their name, but for those whom the reader has blocked."""
        avoided = self.avoided(who)
        found = self.store.standings.named(part, MOST_FOUND)
        return [FoundPlayer(one.name, one.games) for one in found if one.user not in avoided]

    def avoided(self, who: User | None) -> set[str]:
        return set() if who is None else self.store.mutes_and_blocks.blocked(who.id)


def player(one: Standing, reader: str) -> RatedPlayer:
    least, most = one.strength.between()
    return RatedPlayer(one.name, one.place, one.strength.shown(), least, most, one.rated, one.user == reader)
