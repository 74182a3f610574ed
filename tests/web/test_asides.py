"""Asides over the API: an action besides the question, which holds nobody up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.store.people import User
from chancellery.table.entries import ActionSeen
from chancellery.table.match import Match, StalePly
from chancellery.web.limits.rate_limits import Limits, TooOften
from chancellery.web.matches import queries, seat_log
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.web.inside import Inside


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


class Asked:
    """A match that asks one person alone, and the other one."""

    def __init__(self, inside: Inside) -> None:
        self.services = inside.services
        people = [inside.person()[0] for _ in range(2)]
        self.id = inside.match(people, ["red", "blue"])
        while len(self.waiting()) > 1:
            seat = self.waiting()[0]
            self.services.playing.act(self.id, people[seat], None, self.legal(seat)[0], self.ply, None)
        seat = self.waiting()[0]
        self.seat, self.asked, self.other = seat, people[seat], people[1 - seat]

    def waiting(self) -> tuple[int, ...]:
        with self.services.live.cache.lease(self.id) as lease:
            return lease.table.state.waiting

    def legal(self, seat: int) -> list[str]:
        with self.services.live.cache.lease(self.id) as lease:
            return [lease.table.state.describe(action) for action in lease.table.state.legal(seat)]

    @property
    def ply(self) -> int:
        return self.services.store.matches.header(self.id).ply

    def act(self, who: User, action: str, ply: int) -> int:
        return self.services.playing.act(self.id, who, None, action, ply, None).ply


@pytest.fixture
def match(inside: Inside) -> Asked:
    return Asked(inside)


def test_the_view_lists_asides_apart_and_in_words(match: Asked) -> None:
    view = queries.view(match.services.live, match.id, match.other, None, "en", None)
    assert view.position is not None
    assert (view.position["legal"], view.position["asides"]) == ([], ["raise-flag"])
    assert view.text is not None
    assert set(view.text["actions"]) == {"raise-flag"}
    spectator = queries.view(match.services.live, match.id, None, "spectator", None, None)
    assert spectator.position is not None
    assert spectator.position["asides"] == []


def test_an_answer_that_was_on_its_way_counts_though_an_aside_came_first(match: Asked) -> None:
    ply, answer = match.ply, match.legal(match.seat)[0]
    assert match.act(match.other, "raise-flag", ply) == ply + 1
    assert match.act(match.other, "lower-flag", ply + 1) == ply + 2
    assert match.act(match.asked, answer, ply) == ply + 3


def test_an_aside_of_ones_own_comes_first_where_it_was_sent_first(match: Asked) -> None:
    ply, answer = match.ply, match.legal(match.seat)[0]
    match.act(match.asked, "raise-flag", ply)
    with pytest.raises(StalePly):
        match.act(match.asked, answer, ply)


def test_an_answer_that_came_between_makes_an_aside_stale(match: Asked) -> None:
    ply = match.ply
    match.act(match.asked, match.legal(match.seat)[0], ply)
    with pytest.raises(StalePly):
        match.act(match.other, "raise-flag", ply)


def test_a_bot_s_answer_counts_though_an_aside_came_first(inside: Inside) -> None:
    person = inside.person()[0]
    wanted = NewMatch("courtyard", {"players": 2}, {"red": NewSeat("me"), "blue": NewSeat("bot")})
    services, id = inside.services, inside.services.creating.create(person, wanted).id
    with services.live.cache.lease(id) as lease:
        action = lease.table.state.legal(1)[0]
    services.playing.act(id, person, None, "raise-flag", 0, None)
    assert services.playing.act_for_bot(id, 1, action, 0).ply == 2


def test_the_log_tells_everybody_and_followers_are_not_woken(match: Asked) -> None:
    woken: list[str] = []

    class Follower:
        def match_changed(self, changed: Match) -> None:
            woken.append(changed.id)

    match.services.live.followers.append(Follower())
    match.act(match.other, "raise-flag", match.ply)
    assert woken == []
    last = seat_log.log(match.services.live, match.id, match.asked, None, "en", 0)[-1]
    assert (last.kind, len(last.text or [])) == ("action", 1)
    assert isinstance(last.data, ActionSeen)
    assert last.data.action is None
    match.act(match.asked, match.legal(match.seat)[0], match.ply)
    assert woken == [match.id]


def test_an_own_aside_is_taken_back_while_one_is_asked_oneself(match: Asked) -> None:
    ply = match.ply
    match.act(match.asked, "raise-flag", ply)
    assert queries.view(match.services.live, match.id, match.asked, None, None, None).undo is True
    assert match.services.taking_back.undo(match.id, match.asked, None, ply + 1).ply == ply


def test_what_is_no_aside_is_refused_and_nobody_sends_thousands(match: Asked) -> None:
    with pytest.raises(IllegalAction):
        match.act(match.other, "lower-flag", match.ply)
    match.services.playing.limits = Limits(1)
    for flag in ["raise-flag", "lower-flag"] * 10:
        match.act(match.other, flag, match.ply)
    with pytest.raises(TooOften):
        match.act(match.other, "raise-flag", match.ply)


def test_a_restart_finds_asides_in_the_journal(inside: Inside, match: Asked) -> None:
    match.act(match.other, "raise-flag", match.ply)
    before = queries.view(match.services.live, match.id, match.asked, None, None, None).position
    inside.services.live.cache.forget(match.id)
    assert queries.view(match.services.live, match.id, match.asked, None, None, None).position == before
