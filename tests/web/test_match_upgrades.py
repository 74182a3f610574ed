"""Matches outlive the rules of a server: each comes to the installed ones when it is needed, and people are told."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.store.people import User
from chancellery.table.entries import RulesChanged
from chancellery.table.match import Pace, TableError
from chancellery.table.rules_version import NewerRules
from chancellery.web.http.errors import classify
from chancellery.web.matches import queries, seat_log
from chancellery.web.schemas.matches import MatchSummary, NewMatch, NewSeat
from tests.tiny import TINY
from tests.tiny.mending import mend
from tests.web.inside import Inside

# Past the first snapshot, and before any match of first answers is over.
PLIES = 34


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


class Running:
    """A match of two people that runs by the rules that are installed."""

    def __init__(self, inside: Inside, plies: int = PLIES, pace: Pace | None = None) -> None:
        self.services = inside.services
        self.red, self.blue = (inside.person()[0] for _ in range(2))
        wanted = NewMatch("courtyard", {"players": 2}, {"red": NewSeat("me")}, pace=pace or Pace(), timeout="forfeit")
        self.id = self.services.creating.create(self.red, wanted).id
        self.services.seating.join(self.id, self.blue, None)
        for _ in range(plies):
            self.act()

    def act(self) -> User:
        with self.services.live.cache.lease(self.id) as lease:
            state = lease.table.state
            seat = state.waiting[0]
            action, ply = state.describe(state.legal(seat)[0]), state.ply
        who = (self.red, self.blue)[seat]
        self.services.playing.act(self.id, who, None, action, ply, None)
        return who

    def asked(self) -> User:
        return (self.red, self.blue)[self.services.store.matches.header(self.id).waiting[0]]

    def restart(self) -> None:
        """As if the server had been started with the rules as they are now."""
        self.services.live.cache.forget(self.id)
        self.services.live.upgrades.stopped.clear()

    def summary(self, who: User) -> MatchSummary:
        header = self.services.store.matches.header(self.id)
        return queries.match_summaries(self.services.live, [header], who)[0]

    def told(self, language: str | None = "en") -> list[str]:
        entries = seat_log.log(self.services.live, self.id, self.red, None, language, 0)
        return [line for one in entries if isinstance(one.data, RulesChanged) for line in one.text or []]


def test_a_match_that_replays_the_same_goes_on_unnoticed(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside)
    before = queries.view(running.services.live, running.id, running.red, None, "en", None)
    monkeypatch.setattr(TINY, "rules", TINY.rules + 1)
    running.restart()
    assert running.summary(running.red).playable
    after = queries.view(running.services.live, running.id, running.red, None, "en", None)
    assert (after.position, after.ply, after.text, after.playable) == (before.position, before.ply, before.text, True)
    header = running.services.store.matches.header(running.id)
    assert [(one.ply, one.rules, one.carried) for one in header.stretches] == [(0, 1, False), (PLIES, 2, False)]
    assert running.told() == ["From here on version 2 of the rules applies; nothing changes in this match."]
    summary = running.summary(running.red)
    assert summary.upgrade is not None
    assert (summary.upgrade.carried, summary.upgrade.object_until) == (False, None)
    running.act()


def test_a_match_whose_past_would_differ_is_carried_over_and_everybody_told(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = Running(inside)
    before = queries.view(running.services.live, running.id, running.red, None, None, None)
    mend(monkeypatch)
    running.restart()
    after = queries.view(running.services.live, running.id, running.red, None, None, None)
    assert after.position == before.position
    assert running.told() == [
        "From here on the match continues under corrected rules (version 2): A die is rolled before the cards are"
        " dealt."
    ]
    assert running.told("fr") == [
        "À partir d’ici, la partie continue avec des règles corrigées (version 2)\u202f: On lance un dé avant de"
        " distribuer les cartes."
    ]
    # What was played by the older rules is read as it was told, and its last position that was kept is shown.
    entries = seat_log.log(running.services.live, running.id, running.red, None, "en", 0)
    assert [one.kind for one in entries] == ["status", "status", *["action"] * PLIES, "rules"]
    assert queries.view(running.services.live, running.id, running.red, None, None, 33).ply == 32
    for _ in range(3):
        running.act()
    earlier = queries.view(running.services.live, running.id, running.red, None, None, PLIES)
    assert earlier.position is not None
    assert earlier.position["board"] == before.position["board"] if before.position else None


def test_nobody_takes_back_what_was_played_by_older_rules(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside)
    monkeypatch.setattr(TINY, "rules", TINY.rules + 1)
    running.restart()
    with pytest.raises(TableError, match="nothing has been played yet"):
        running.services.taking_back.agree(running.id, running.red, None, PLIES)
    running.act()
    for who in (running.red, running.blue):
        running.services.taking_back.agree(running.id, who, None, PLIES + 1)
    assert running.services.store.matches.header(running.id).ply == PLIES


# --- objecting ---


def test_whoever_objects_ends_the_match_without_a_result(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside, pace=Pace("days", days=2))
    mend(monkeypatch)
    running.restart()
    queries.view(running.services.live, running.id, running.red, None, None, None)
    upgrade = running.summary(running.red).upgrade
    assert upgrade is not None
    assert upgrade.object_until == pytest.approx(upgrade.at + 2 * 86400)
    running.services.seating.object_to_rules(running.id, running.blue, None)
    match = running.services.store.matches.header(running.id)
    assert (match.status, match.result) == ("abandoned", None)
    assert not running.services.store.ratings.rate(running.id)


def test_whoever_has_played_on_has_agreed(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside)
    mend(monkeypatch)
    running.restart()
    mover = running.act()
    assert running.summary(mover).upgrade.object_until is None  # type: ignore[union-attr]
    with pytest.raises(TableError, match="you have agreed to the corrected rules"):
        running.services.seating.object_to_rules(running.id, mover, None)
    other = running.blue if mover == running.red else running.red
    assert running.summary(other).upgrade.object_until is not None  # type: ignore[union-attr]


def test_nobody_objects_too_late_or_to_nothing(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside, pace=Pace("days", days=2))
    with pytest.raises(TableError, match="no longer a change of the rules"):
        running.services.seating.object_to_rules(running.id, running.blue, None)
    mend(monkeypatch)
    running.restart()
    queries.view(running.services.live, running.id, running.red, None, None, None)
    late = time.time() + 2 * 86400 + 60
    monkeypatch.setattr("chancellery.web.matches.seating.time.time", lambda: late)
    with pytest.raises(TableError, match="no longer a change of the rules"):
        running.services.seating.object_to_rules(running.id, running.blue, None)


# --- clocks, positions at rest, other processes ---


def test_no_clock_runs_while_a_match_waits_to_be_carried_over(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside, 3, Pace("live", seconds=600))
    before = running.services.store.matches.header(running.id)
    monkeypatch.setattr(TINY, "rules", TINY.rules + 1)
    running.restart()
    # The server began ten seconds after the question was put, and comes to the match a thousand seconds later.
    running.services.live.upgrades.began = before.since + 10
    now = before.since + 1010
    for module in ("match_upgrades", "upkeep", "queries"):
        monkeypatch.setattr(f"chancellery.web.matches.{module}.time.time", lambda: now)
    assert running.services.upkeep.check_clocks(running.id) == []
    after = running.services.store.matches.header(running.id)
    assert after.since == pytest.approx(before.since + 1000)
    view = queries.view(running.services.live, running.id, running.red, None, None, None)
    asked = ("red", "blue")[after.waiting[0]]
    assert view.clocks[asked] == pytest.approx(590, abs=1)


def test_position_at_rest_is_kept_once(inside: Inside) -> None:
    running = Running(inside)
    matches, rules = running.services.store.matches, {TINY.id: TINY.rules}
    later = time.time() + 1
    assert matches.at_rest(later, rules, 10) == [running.id]
    assert matches.at_rest(0.0, rules, 10) == []
    running.services.upkeep.keep_position(running.id)
    assert matches.at_rest(later, rules, 10) == []
    assert [ply for ply, _ in matches.positions(running.id)] == [PLIES, 32]
    running.act()
    running.services.upkeep.keep_position(running.id)
    assert [ply for ply, _ in matches.positions(running.id)] == [PLIES + 1, 32]


def test_older_process_refuses_what_a_newer_one_plays(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(inside)
    with monkeypatch.context() as newer:
        newer.setattr(TINY, "rules", TINY.rules + 1)
        running.restart()
        queries.view(running.services.live, running.id, running.red, None, None, None)
    running.restart()
    for look in (
        lambda: queries.view(running.services.live, running.id, running.red, None, None, None),
        lambda: running.services.playing.act(running.id, running.asked(), None, "done", PLIES, None),
    ):
        with pytest.raises(NewerRules) as refused:
            look()
        status, problem, headers = classify(refused.value)
        assert (status, headers) == (503, {"Retry-After": "1"})
        assert "it is being upgraded, try again in a moment" in problem.error
