"""Deleting matches: whose they are, and what is left of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from chancellery.store import schema
from chancellery.store.errors import NoSuchMatch
from chancellery.store.people import User
from chancellery.web.http.errors import Refused
from chancellery.web.matches.queries import match_summaries
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.web.inside import Inside


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


def alone(inside: Inside, who: User) -> str:
    """A match against oneself, with something played and said in it."""
    services = inside.services
    match = services.creating.create(who, NewMatch("courtyard", {}, {"red": NewSeat("me"), "blue": NewSeat("me")}))
    with services.live.cache.lease(match.id) as lease:
        action = lease.table.game.actions.name(lease.table.state.legal(0)[0])
    services.playing.act(match.id, who, "red", action, 0, None)
    services.store.messages.send(match.id, 1, 0, None, "to myself", 1.0)
    return match.id


def left_of(inside: Inside, id: str) -> dict[str, int]:
    tables = {name: table for name, table in schema.metadata.tables.items() if "match" in table.c}
    with inside.services.store.database.reading() as connection:
        return {
            name: count
            for name, table in tables.items()
            if (count := connection.execute(select(func.count()).where(table.c.match == id)).scalar_one())
        }


def test_whoever_laid_a_table_deletes_a_match_of_their_own(inside: Inside) -> None:
    who, _ = inside.person()
    id = alone(inside, who)
    assert set(left_of(inside, id)) == {"seats", "entries", "actions", "messages"}
    inside.services.seating.delete(id, who)
    assert left_of(inside, id) == {}
    with pytest.raises(NoSuchMatch):
        inside.services.playing.act(id, who, "red", "done", 1, None)


def test_a_rematch_that_is_deleted_is_no_longer_named(inside: Inside) -> None:
    who, _ = inside.person()
    id = alone(inside, who)
    inside.services.seating.abandon(id, who)
    again = inside.services.creating.rematch(id, who)
    inside.services.seating.delete(again.id, who)
    assert inside.services.store.matches.header(id).rematch is None
    assert inside.services.creating.rematch(id, who).id != again.id


def test_a_match_that_others_played_stays(inside: Inside) -> None:
    (red, _), (blue, _), (operator, _) = inside.person(), inside.person(), inside.person()
    id = inside.match([red, blue], ["red", "blue"])
    for person in (red, blue):
        with pytest.raises(Refused):
            inside.services.seating.delete(id, person)
    inside.services.seating.leave(id, blue, None)
    inside.services.seating.delete(id, red)
    id = inside.match([red, blue], ["red", "blue"])
    operator.operator = True
    inside.services.seating.delete(id, operator)
    with pytest.raises(NoSuchMatch):
        inside.services.seating.leave(id, red, None)


# --- what a page may offer ---


def offered(inside: Inside, id: str, who: User) -> list[str]:
    with inside.services.live.cache.lease(id) as lease:
        return list(match_summaries(inside.services.live, [lease.match], who)[0].may_end)


def test_what_is_offered_is_what_the_server_allows(inside: Inside) -> None:
    """Whoever sat down at somebody else's table can leave it once it runs, and never end it."""
    services = inside.services
    host, guest = inside.person()[0], inside.person()[0]
    match = services.creating.create(host, NewMatch("courtyard", {}, {"red": NewSeat("me"), "blue": NewSeat("open")}))
    assert offered(inside, match.id, host) == ["abandon"]
    assert offered(inside, match.id, guest) == []
    services.seating.join(match.id, guest, "blue", None)
    assert offered(inside, match.id, host) == offered(inside, match.id, guest) == ["leave"]
    for who in (host, guest):
        with pytest.raises(Refused):
            services.seating.abandon(match.id, who)


def test_whoever_is_alone_ends_a_match_and_then_removes_it(inside: Inside) -> None:
    who, _ = inside.person()
    id = alone(inside, who)
    assert offered(inside, id, who) == ["resign", "abandon"]
    inside.services.seating.abandon(id, who)
    assert offered(inside, id, who) == ["delete"]
    inside.services.seating.delete(id, who)
