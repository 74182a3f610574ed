"""A match that cannot be carried over to the rules of the server: not played on, and still there to be read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chancellery.engine.languages import ENGLISH
from chancellery.store.people import User
from chancellery.store.transfer import export
from chancellery.table.entries import ActionSeen
from chancellery.table.match import Pace, TableError
from chancellery.table.rules_version import OtherRules
from chancellery.web.bots.players import BotAsides
from chancellery.web.http.errors import classify
from chancellery.web.matches import documents, queries, seat_log
from chancellery.web.schemas.chat import NewMessage
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.tiny import TINY
from tests.tiny.mending import end_with
from tests.web.inside import Inside

# Past the first snapshot, and before any match of first answers is over.
PLIES = 34


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


class Old:
    """A match that was begun before the rules were raised, and its people."""

    def __init__(self, inside: Inside, plies: int = PLIES, pace: Pace | None = None) -> None:
        self.services = inside.services
        self.red, self.blue = (inside.person()[0] for _ in range(2))
        wanted = NewMatch("courtyard", {"players": 2}, {"red": NewSeat("me")}, pace=pace or Pace(), timeout="forfeit")
        self.id = self.services.creating.create(self.red, wanted).id
        self.services.seating.join(self.id, self.blue, None)
        for _ in range(plies):
            self.act()

    def act(self) -> None:
        with self.services.live.cache.lease(self.id) as lease:
            state = lease.table.state
            seat = state.waiting[0]
            action, ply = state.describe(state.legal(seat)[0]), state.ply
        self.services.playing.act(self.id, self.person(seat), None, action, ply, None)

    def person(self, seat: int) -> User:
        return (self.red, self.blue)[seat]


@pytest.fixture
def old(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> Old:
    found = Old(inside)
    end_with(monkeypatch)
    inside.services.live.cache.forget(found.id)
    return found


def test_whatever_would_play_it_on_is_refused_with_one_sentence(old: Old) -> None:
    services, id, red = old.services, old.id, old.red
    commands: list[Callable[[], object]] = [
        lambda: services.playing.act(id, red, None, "place north", PLIES, None),
        lambda: services.taking_back.undo(id, red, None, PLIES),
        lambda: services.taking_back.agree(id, red, None, PLIES),
        lambda: services.taking_back.disagree(id, red, None, PLIES),
        lambda: services.seating.join(id, red, None),
        lambda: services.playing.act_for_bot(id, 0, 1, PLIES),
    ]
    for command in commands:
        with pytest.raises(OtherRules) as refused:
            command()
        status, problem, _ = classify(refused.value)
        assert (status, "version 1" in problem.error, "version 2" in problem.error) == (409, True, True)


def test_its_summary_says_that_it_is_not_playable(old: Old) -> None:
    header = old.services.store.matches.header(old.id)
    queries.view(old.services.live, old.id, old.red, None, None, None)
    (summary,) = queries.match_summaries(old.services.live, [header], old.red)
    assert (summary.playable, summary.rules, summary.installed_rules) == (False, 1, 2)
    assert summary.status == "running"


def test_the_last_position_that_was_kept_is_shown(old: Old) -> None:
    view = queries.view(old.services.live, old.id, old.red, None, "en", None)
    assert (view.playable, view.ply, view.seat, view.undo) == (False, 32, "red", False)
    assert view.position is not None
    assert (view.position["legal"], view.position["waiting"]) == ([], [])
    assert view.text == {"prompt": None, "actions": {}}
    assert queries.view(old.services.live, old.id, old.red, None, None, 31).position is None
    assert queries.odds(old.services.live, old.id, old.red, None) == {}


def test_the_log_the_export_and_the_messages_are_read(old: Old) -> None:
    old.services.chat.say(old.id, old.blue, NewMessage("What a pity."))
    entries = seat_log.log(old.services.live, old.id, old.red, None, "en", 0)
    assert [entry.kind for entry in entries] == ["status", "status", *["action"] * PLIES, "message"]
    assert all(entry.text for entry in entries if isinstance(entry.data, ActionSeen) and entry.data.events)
    exported = export(old.services.store, old.id, 0)
    assert (exported["rules"], exported["ply"]) == (1, PLIES)
    assert [m.text for m in queries.messages(old.services.live, old.id, old.red, None).messages] == ["What a pity."]


def test_it_can_be_left_and_ended(old: Old) -> None:
    old.services.seating.leave(old.id, old.blue, None)
    match = old.services.store.matches.header(old.id)
    assert (match.status, match.seats[1].kind, match.result) == ("running", "bot", None)
    old.services.seating.abandon(old.id, old.red)
    assert old.services.store.matches.header(old.id).status == "abandoned"


def test_bots_and_clocks_leave_it_alone(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old(inside, 3, Pace("live", seconds=1))
    before = old.services.store.matches.header(old.id)
    end_with(monkeypatch)
    old.services.live.cache.forget(old.id)
    monkeypatch.setattr("chancellery.web.matches.upkeep.time.time", lambda: before.since + 1000)
    assert old.services.upkeep.check_clocks(old.id) == []
    assert old.services.bots.next_turn(old.id, BotAsides()) is None
    assert old.services.store.matches.header(old.id) == before


def test_a_finished_match_cannot_be_verified_and_says_why(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Old(inside, 0)
    while old.services.store.matches.header(old.id).status == "running":
        old.act()
    monkeypatch.setattr(TINY, "rules", TINY.rules + 1)
    inside.services.live.cache.forget(old.id)
    report = json.loads(documents.proof_work(old.services.live, old.id, ENGLISH).carry_out())
    assert (report["holds"], "version 1" in report["problem"]) == (False, True)
    assert export(old.services.store, old.id)["actions"][0][0] in ("red", "blue")
    again = old.services.creating.rematch(old.id, old.red)
    assert (again.rules, again.status) == (2, "waiting")


def test_a_table_that_waits_is_played_by_the_rules_that_are_installed(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    red, blue = (inside.person()[0] for _ in range(2))
    wanted = NewMatch("courtyard", {"players": 2}, {"red": NewSeat("me")})
    id = inside.services.creating.create(red, wanted).id
    monkeypatch.setattr(TINY, "rules", TINY.rules + 1)
    inside.services.live.cache.forget(id)
    inside.services.seating.join(id, blue, None)
    with inside.services.live.cache.lease(id) as lease:
        assert (lease.match.rules, lease.match.status) == (2, "running")
    with pytest.raises(TableError, match="already"):
        inside.services.seating.join(id, blue, None)
