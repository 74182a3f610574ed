"""Laying a table: who shall sit where, and by which options, as somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol

from chancellery.bots.registry import default_bot
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.table.match import Match, Pace, Seat, Timeout, Visibility
from chancellery.table.seating import Accounts, new_match
from chancellery.table.table import Table


class SeatWish(Protocol):
    """Who shall sit on a seat: whoever lays the table, a bot (the best there is if none is named), or whoever comes."""

    @property
    def kind(self) -> Literal["me", "bot", "open"]: ...

    @property
    def bot(self) -> str | None: ...


def lay(
    game: Game,
    options: Mapping[str, object],
    wishes: Mapping[str, SeatWish] | None,
    owner: str,
    *,
    now: float,
    pace: Pace | None = None,
    timeout: Timeout = "bot",
    visibility: Visibility = "link",
    hints: bool = False,
) -> Match:
    """A match that waits; seats that are not named are open, and the first is the owner's if none is named."""
    ids = game.seats(game.options(options))
    for name in wishes or ():
        if name not in ids:
            raise BadOption(
                f"there is no seat '{name[:40]}'; there are {', '.join(ids)}",
                "no-such-seat",
                seat=name[:40],
                known=", ".join(ids),
            )
    if wishes is None:
        seats = [Seat("person", user=owner), *(Seat() for _ in ids[1:])]
    else:
        seats = [occupant(wishes.get(name), owner, default_bot(game)) for name in ids]
    return new_match(
        game,
        dict(options),
        seats,
        now=now,
        pace=pace,
        timeout=timeout,
        visibility=visibility,
        owner=owner,
        hints=hints,
    )


def occupant(wish: SeatWish | None, owner: str, best: str) -> Seat:
    """A seat as it was asked for."""
    if wish is None:
        return Seat()
    if wish.kind == "bot":
        return Seat("bot", bot=wish.bot or best)
    if wish.bot is not None:
        raise BadOption("only a seat of kind 'bot' names a bot", "seat-kind")
    return Seat("person", user=owner) if wish.kind == "me" else Seat()


def begin_if_taken(game: Game, match: Match, now: float, accounts: Accounts) -> None:
    """A new match begins at once if every seat is taken."""
    if not match.open_seats():
        Table.start(game, match).begin(now, accounts(match))
