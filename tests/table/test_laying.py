"""Laying a table: seats as they are asked for, and a match that begins at once if all are taken."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from chancellery.bots.registry import default_bot
from chancellery.engine.errors import BadOption
from chancellery.table.laying import begin_if_taken, lay
from chancellery.table.match import Match, Seat
from chancellery.table.seating import nobody
from tests.tiny import TINY


class Wish(msgspec.Struct):
    kind: Literal["me", "bot", "open"] = "open"
    bot: str | None = None


def laid(wishes: dict[str, Wish] | None, players: int = 2) -> Match:
    return lay(TINY, {"players": players}, wishes, "emma", now=5.0)


def test_the_first_seat_is_the_owners_if_none_is_named() -> None:
    match = laid(None, players=3)
    assert match.seats == [Seat("person", user="emma"), Seat(), Seat()]
    assert (match.owner, match.status, match.created) == ("emma", "waiting", 5.0)


def test_seats_are_as_they_were_asked_for() -> None:
    assert laid({"blue": Wish("me")}).seats == [Seat(), Seat("person", user="emma")]
    bots = laid({"red": Wish("bot"), "blue": Wish("bot", "random")})
    assert [seat.bot for seat in bots.seats] == [default_bot(TINY), "random"]
    assert [seat.kind for seat in laid({}).seats] == ["open", "open"]


@pytest.mark.parametrize(
    ("wishes", "code"), [({"purple": Wish("me")}, "no-such-seat"), ({"red": Wish("me", "random")}, "seat-kind")]
)
def test_a_wish_that_cannot_be_granted_is_refused(wishes: dict[str, Wish], code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        laid(wishes)
    assert refusal.value.code == code


def test_a_match_begins_when_every_seat_is_taken() -> None:
    waiting, taken = laid(None), laid({"red": Wish("me"), "blue": Wish("bot", "random")})
    for match in (waiting, taken):
        begin_if_taken(TINY, match, 6.0, nobody)
    assert [match.status for match in (waiting, taken)] == ["waiting", "running"]
