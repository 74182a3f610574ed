"""Questions that wait only so long: the server answers for people who do not, once, and after a restart too."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chancellery.engine.errors import BadOption
from chancellery.engine.saves import digest
from chancellery.games.realpolitik.board import READY, TALK_SECONDS
from chancellery.games.realpolitik.rules.diplomacy import Entreaties, Talk
from chancellery.store.people import User
from chancellery.store.table_loader import load_table
from chancellery.table.entries import Acted, ActionSeen
from chancellery.table.match import Pace
from chancellery.web.games.catalog import installed_rules
from chancellery.web.matches import queries, seat_log
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.waiting import until
from tests.web.inside import Inside
from tests.web.serving import Server, two_at_a_table

LIVE = Pace("live", seconds=600, increment=5)
SEATS = ("austria", "france", "prussia")


class Clock:
    """A time that tests can turn on."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    for module in ("creating", "live", "playing", "queries", "seating", "upkeep"):
        monkeypatch.setattr(f"chancellery.web.matches.{module}.time", found)
    return found


@pytest.fixture
def inside(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    found = Inside(tmp_path)
    yield found
    found.close()


def three_who_talk(inside: Inside, pace: Pace = LIVE) -> tuple[str, list[User]]:
    """A match that begins with the opening diplomacy phase, and a time for talk."""
    people = [inside.person()[0] for _ in SEATS]
    match = inside.services.creating.create(people[0], NewMatch("realpolitik", {"players": 3}, pace=pace)).id
    for person in people[1:]:
        inside.services.seating.join(match, person, None)
    return match, people


def lateness(inside: Inside, match: str) -> list[bool]:
    entries = inside.services.store.matches.entries(match, 0)
    return [entry.data.late for entry in entries if isinstance(entry.data, Acted)]


def left(inside: Inside, match: str, who: User) -> float | None:
    return queries.view(inside.services.live, match, who, None, None, None).left


def test_talk_is_over_when_its_time_is_up(inside: Inside, clock: Clock) -> None:
    match, people = three_who_talk(inside)
    services = inside.services
    began = clock.now
    assert left(inside, match, people[0]) == TALK_SECONDS
    clock.now += 100
    services.playing.act(match, people[1], None, "ready", 0, None)
    # Who is ready, or thinks again, gives nobody more time.
    services.playing.act(match, people[1], None, "retract", 1, None)
    services.playing.act(match, people[1], None, "ready", 2, None)
    assert left(inside, match, people[0]) == TALK_SECONDS - 100
    clock.now = began + TALK_SECONDS - 1
    assert services.store.matches.due(clock.now, installed_rules()) == []
    assert services.upkeep.check_clocks(match) == []
    clock.now = began + TALK_SECONDS
    assert services.store.matches.due(clock.now, installed_rules()) == [match]
    assert services.upkeep.check_clocks(match) == [0, 2]
    assert services.upkeep.check_clocks(match) == []
    with services.live.cache.lease(match) as lease:
        state, header = lease.table.state, lease.table.match
        assert isinstance(state.stack[-1], Entreaties)
        assert (state.ply, header.until) == (5, None)
        # Everybody still sits there, and nobody has lost or won time.
        assert [(seat.kind, seat.left) for seat in header.seats] == [("person", 600.0)] * 3
        assert digest(load_table(services.store.matches, match)[0].state) == digest(state)
    assert lateness(inside, match) == [False, False, False, True, True]
    told = [entry.data for entry in seat_log.log(services.live, match, people[1], None, "en", 0)]
    assert [data.seat for data in told if isinstance(data, ActionSeen) and data.late] == ["austria", "prussia"]
    # From here on it is the clocks that count.
    clock.now += 599
    assert services.upkeep.check_clocks(match) == []
    clock.now += 1
    assert services.upkeep.check_clocks(match) == [0, 1, 2]


def test_who_answers_in_time_is_not_answered_for(inside: Inside, clock: Clock) -> None:
    match, people = three_who_talk(inside)
    for ply, person in enumerate(people):
        inside.services.playing.act(match, person, None, "ready", ply, None)
    clock.now += TALK_SECONDS + 1
    assert inside.services.upkeep.check_clocks(match) == []
    assert lateness(inside, match) == [False] * 3


@pytest.mark.parametrize("pace", [Pace(), Pace("days", days=2)])
def test_without_a_live_clock_talk_takes_as_long_as_it_takes(inside: Inside, clock: Clock, pace: Pace) -> None:
    match, people = three_who_talk(inside, pace)
    assert left(inside, match, people[0]) is None
    clock.now += 3600
    assert inside.services.upkeep.check_clocks(match) == []
    with inside.services.live.cache.lease(match) as lease:
        assert isinstance(lease.table.state.stack[-1], Talk)
        assert lease.table.state.talk_open()


def test_another_server_on_the_same_store_knows_the_time(inside: Inside, clock: Clock, tmp_path: Path) -> None:
    match, _ = three_who_talk(inside)
    clock.now += TALK_SECONDS
    other = Inside(tmp_path)
    assert other.services.upkeep.check_clocks(match) == [0, 1, 2]
    assert inside.services.upkeep.check_clocks(match) == []
    assert lateness(inside, match) == [True] * 3
    other.close()


def test_bots_are_ready_and_a_person_alone_with_them_is_not_asked_to_talk(inside: Inside) -> None:
    who = inside.person()[0]
    seats = {"austria": NewSeat("me"), "france": NewSeat("bot"), "prussia": NewSeat("bot")}
    match = inside.services.creating.create(who, NewMatch("realpolitik", {"players": 3}, seats, LIVE))
    assert match.options["talk"] is False
    talking = inside.services.creating.create(who, NewMatch("realpolitik", {"players": 3, "talk": True}, seats, LIVE))
    with inside.services.live.cache.lease(talking.id) as lease:
        assert [lease.table.state.legal(seat) for seat in lease.table.state.waiting] == [[READY]] * 3


def test_ruling_113_a_person_has_no_turn_limit(inside: Inside) -> None:
    services, who = inside.services, inside.person()[0]
    limit = {"players": 3, "limit": True}
    with pytest.raises(BadOption, match="option 'limit' is only for matches between bots"):
        services.creating.create(who, NewMatch("realpolitik", dict(limit)))
    bots = {"france": NewSeat("bot"), "prussia": NewSeat("bot")}
    match = services.creating.create(who, NewMatch("realpolitik", dict(limit), {"austria": NewSeat(), **bots}))
    with pytest.raises(BadOption, match="only for matches between bots"):
        services.seating.join(match.id, who, None)
    assert services.seating.start(match.id, who, "any").status == "running"


# --- a real server ---


def test_a_killed_server_answers_once_when_it_is_back(own_server: Callable[..., Server]) -> None:
    server = own_server()
    match, red, blue = two_at_a_table(server, pace={"kind": "live", "seconds": 600})
    people = {"red": red, "blue": blue}
    while (seen := red.view(match))["left"] is None:
        name = seen["position"]["waiting"][0]
        legal = people[name].view(match)["position"]["legal"]
        people[name].act(match, "event" if "event" in legal else legal[0], seen["ply"])
        assert seen["status"] == "running"
    runs_out = time.monotonic() + seen["left"]
    server.kill()
    until(lambda: time.monotonic() > runs_out)
    server.start()
    until(lambda: red.view(match)["ply"] != seen["ply"])
    last = red.get(f"/matches/{match}/log")[-1]
    assert (last["data"]["late"], last["ply"]) == (True, seen["ply"] + 1)
    assert [seat["kind"] for seat in red.get(f"/matches/{match}")["seats"]] == ["person", "person"]
