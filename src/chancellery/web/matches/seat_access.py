"""Authorization of seats, checked on every call against the match as it stands."""

from __future__ import annotations

from typing import Final

from chancellery.engine.errors import BadOption
from chancellery.engine.nouns import nearest
from chancellery.engine.state import SPECTATOR
from chancellery.store.people import User
from chancellery.table.match import Match
from chancellery.table.rules_version import seat_names
from chancellery.web.games.catalog import find
from chancellery.web.http.errors import forbidden

WATCH: Final = "spectator"


def seat_ids(match: Match) -> tuple[str, ...]:
    return seat_names(find(match.game), match)


def seat_index(match: Match, name: str) -> int:
    """The seat with this id, or a sentence with the ids there are."""
    ids = seat_ids(match)
    if name not in ids:
        raise BadOption(
            f"there is no seat '{name[:40]}'; there are {', '.join(ids)}{nearest(name[:40], ids)}",
            "no-such-seat",
            seat=name[:40],
            known=", ".join(ids),
        )
    return ids.index(name)


def own_seat(match: Match, who: User | None, name: str | None) -> int:
    """The seat that somebody acts for: the one named, or the only one that is theirs."""
    mine = match.seats_of(who.id if who else None)
    if name is not None:
        seat = seat_index(match, name)
        if seat not in mine:
            raise forbidden(f"the seat '{name}' is not yours", "seat-not-yours", seat=name)
        return seat
    if not mine:
        raise forbidden("you have no seat at this table", "no-seat-here")
    if len(mine) > 1:
        ids = seat_ids(match)
        raise BadOption(
            f"you have several seats here; say which: {', '.join(ids[seat] for seat in mine)}",
            "several-seats",
            known=", ".join(ids[seat] for seat in mine),
        )
    return mine[0]


def viewing_seat(match: Match, who: User | None, name: str | None) -> int:
    """The seat that somebody views a match from: the one named, of their own the one that is asked, or none."""
    if name == WATCH:
        return SPECTATOR
    if name is not None:
        return own_seat(match, who, name)
    mine = match.seats_of(who.id if who else None)
    return next((seat for seat in mine if seat in match.waiting), mine[0] if mine else SPECTATOR)


def require_owner(match: Match, who: User) -> None:
    """Only whoever laid the table, or an operator, goes on."""
    if match.owner != who.id and not who.operator:
        raise forbidden("only the person who created this match may do this", "only-the-owner")
