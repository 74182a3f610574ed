"""Rules that raise: the position is as it was, everybody is told, and the log has what it takes to see it again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chancellery.engine.errors import RulesError
from chancellery.engine.journal import read_journal
from chancellery.store.table_loader import load_table
from chancellery.table.defects import RulesFailed
from chancellery.web.matches import queries
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.waiting import moments
from tests.web.inside import Inside
from tests.web.misbehaving_game import STUMBLING, TROUBLE
from tests.web.serving import GAMES, Person, Server, play_on, two_at_a_table

GAME = STUMBLING.id
SENTENCE = "the rules of this game failed here"


class Trouble:
    """Where the rules of the game fail, here and in servers."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, ply: int) -> None:
        self.path.write_text(str(ply), "ascii")

    def end(self) -> None:
        self.path.unlink()


@pytest.fixture
def trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trouble:
    monkeypatch.setenv("HOME", str(tmp_path))
    return Trouble(tmp_path / TROUBLE)


@pytest.fixture
def server(trouble: Trouble, own_server: Callable[..., Server]) -> Server:
    return own_server()


def known(person: Person, match: str) -> tuple[int, Any]:
    """What somebody sees of a match, whatever was said there meanwhile."""
    seen = person.view(match)
    return seen["ply"], seen["position"]


def asked(match: str, people: list[Person]) -> tuple[Person, list[str], int]:
    """Whoever has to act, the answers, and where the match stands."""
    for person in people:
        seen = person.view(match)
        if seen["position"]["legal"]:
            return person, seen["position"]["legal"], seen["ply"]
    raise AssertionError("nobody is asked anything")


def defects(server: Server) -> list[dict[str, Any]]:
    """What the server's log says about rules."""
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "the rules of a game fail"]


def reported(server: Server, ply: int) -> bool:
    """Whether there is one report, of rules that fail at a ply when its journal is played again."""
    (report,) = defects(server)
    assert "IndexError" in report["traceback"]
    journal = read_journal(json.dumps(report["journal"]), lambda _: STUMBLING).journal
    with pytest.raises(RulesError, match=f"action {ply} of the journal: IndexError"):
        journal.replay()
    return True


def told_of_defects(person: Person, match: str) -> list[str | None]:
    """The seats at whose moves the rules failed, as the log of a match tells it."""
    return [entry["data"]["seat"] for entry in person.get(f"/matches/{match}/log") if entry["kind"] == "defect"]


def test_an_action(server: Server, trouble: Trouble) -> None:
    match, red, blue = two_at_a_table(server, game=GAME)
    ply = play_on(match, [red, blue], random.Random(1), 5)
    everybody = [red, blue, server.person()]
    before = [known(person, match) for person in everybody]
    actor, legal, _ = asked(match, everybody)
    trouble.begin(ply + 1)
    for _ in range(2):
        assert SENTENCE in actor.act(match, legal[0], ply, 500)["error"]
        assert [known(person, match) for person in everybody] == before
    assert reported(server, ply + 1)
    assert [told_of_defects(person, match) for person in everybody] == [[actor.view(match)["seat"]]] * 3
    trouble.end()
    assert actor.act(match, legal[0], ply)["ply"] == ply + 1


def test_an_aside(server: Server, trouble: Trouble) -> None:
    match, red, blue = two_at_a_table(server, game=GAME)
    before = [known(person, match) for person in (red, blue)]
    trouble.begin(1)
    assert SENTENCE in red.act(match, "raise-flag", 0, 500)["error"]
    assert [known(person, match) for person in (red, blue)] == before
    assert reported(server, 1)
    trouble.end()
    red.act(match, "raise-flag", 0)
    assert blue.view(match)["position"]["board"]["flags"] == ["red"]


def test_an_answer_of_a_bot(server: Server, trouble: Trouble) -> None:
    trouble.begin(1)
    red = server.person()
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "heuristic"}}
    match = red.table(game=GAME, seats=seats)["id"]
    for _ in moments():
        if defects(server):
            break
    assert known(red, match)[0] == 0
    assert told_of_defects(red, match) == ["blue"]
    assert reported(server, 1)
    trouble.end()
    # Somebody else's move wakes the bot, which would come back by itself a little later.
    red.try_act(match, red.view(match)["position"]["legal"][0], 0)
    play_on(match, [red], random.Random(2), 4)


def test_a_question_that_is_answered_by_the_clock(server: Server, trouble: Trouble) -> None:
    # The first of several ids, so that another one is soon behind it.
    tables = [two_at_a_table(server, game=GAME, pace={"kind": "live", "seconds": 600}) for _ in range(4)]
    match, red, blue = min(tables, key=lambda table: table[0])
    ply = ambushed(match, [red, blue])
    trouble.begin(ply + 1)
    late = other_match_after(server, match)
    for _ in moments():
        if defects(server) and any(seat["kind"] == "bot" for seat in server.person().get(f"/matches/{late}")["seats"]):
            break
    assert red.view(match)["ply"] == ply
    assert reported(server, ply + 1)
    trouble.end()
    for _ in moments():
        if red.view(match)["ply"] > ply:
            break


def ambushed(match: str, people: list[Person]) -> int:
    """Play on until somebody lays an ambush, which has to be soon: where the match stands."""
    for _ in range(200):
        person, legal, ply = asked(match, people)
        if any(action.startswith("strike") for action in legal):
            return ply
        person.act(match, "event" if "event" in legal else legal[0], ply)
    raise AssertionError("nobody had a card for an ambush")


def other_match_after(server: Server, stuck: str) -> str:
    """A match whose clock is looked at after that of another one, and runs out at once."""
    for _ in range(50):
        match, *_ = two_at_a_table(server, pace={"kind": "live", "seconds": 1})
        if match > stuck:
            return match
    raise AssertionError("no id is greater")


def test_an_undo(server: Server, trouble: Trouble) -> None:
    match, red, blue = two_at_a_table(server, game=GAME)
    people = [red, blue]
    while not any(person.view(match)["undo"] for person in people):
        person, legal, ply = asked(match, people)
        person.act(match, "points" if "points" in legal else legal[0], ply)
    undoer = next(person for person in people if person.view(match)["undo"])
    before = [known(person, match) for person in people]
    trouble.begin(1)
    assert SENTENCE in undoer.post(f"/matches/{match}/undo", {"ply": before[0][0]}, 500)["error"]
    # What was kept cannot be played again now: a sentence, and nothing that never was.
    assert SENTENCE in blue.get(f"/matches/{match}/view", 500)["error"]
    (report,) = defects(server)
    assert len(report["journal"]["actions"]) == before[0][0]
    trouble.end()
    assert [known(person, match) for person in people] == before
    assert undoer.post(f"/matches/{match}/undo", {"ply": before[0][0]})["ply"] == before[0][0] - 1


@pytest.fixture
def finished(server: Server) -> tuple[str, Person]:
    match, red, blue = two_at_a_table(server, game=GAME)
    play_on(match, [red, blue], random.Random(3))
    return match, red


def test_a_fork(server: Server, trouble: Trouble, finished: tuple[str, Person]) -> None:
    match, red = finished
    trouble.begin(3)
    mine = len(red.get("/matches"))
    for _ in range(2):
        wanted = {"ply": 10, "seat": "red", "bot": "random"}
        assert SENTENCE in red.post(f"/matches/{match}/fork", wanted, 500)["error"]
    assert len(red.get("/matches")) == mine
    assert reported(server, 3)
    trouble.end()
    assert red.post(f"/matches/{match}/fork", wanted)["ply"] >= 10


def test_an_import(server: Server, trouble: Trouble, finished: tuple[str, Person]) -> None:
    match, red = finished
    file = red.get(f"/matches/{match}/export")
    trouble.begin(3)
    mine = len(red.get("/matches"))
    for _ in range(2):
        assert "the rules fail at an action of this file" in red.post("/matches/import", file, 400)["error"]
    assert len(red.get("/matches")) == mine
    assert reported(server, 3)
    trouble.end()
    assert red.post("/matches/import", file)["ply"] == len(file["actions"])


def test_a_run_of_a_bot(tmp_path: Path, trouble: Trouble, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", GAMES)
    inside = Inside(tmp_path)
    services = inside.services
    who, _ = inside.person()
    wanted = NewMatch(GAME, {}, {"red": NewSeat("me"), "blue": NewSeat("bot", "random")})
    match = services.creating.create(who, wanted).id
    for run in runs_of_blue(inside, match, who):
        ply = queries.view(services.live, match, who, None, None, None).ply
        trouble.begin(ply + 2)
        with pytest.raises(RulesFailed) as failed:
            services.playing.act_for_bot(match, 1, run[0], ply, run[1:])
        assert failed.value.tried == [(1, action) for action in run[:2]]
        with services.live.cache.lease(match) as lease:
            stored, _ = load_table(services.store.matches, match)
            assert lease.table.snapshot() == stored.snapshot()
            assert lease.table.state.ply == ply
        trouble.end()
        assert services.playing.act_for_bot(match, 1, run[0], ply, run[1:]).ply == ply + len(run)
        break
    inside.close()


def runs_of_blue(inside: Inside, match: str, who: Any) -> Iterator[list[int]]:
    """Play until the bot may place two points in a row: which answers those are."""
    services = inside.services
    for _ in range(200):
        with services.live.cache.lease(match) as lease:
            state = lease.table.state
            seat = state.waiting[0]
            legal = state.legal(seat)
            points = getattr(state.stack[-1], "points", 0)
        name = STUMBLING.actions.name
        if seat == 1 and points > 1:
            yield legal[:1] * 2
        elif seat == 1:
            services.playing.act_for_bot(match, 1, legal[0], state.ply)
        else:
            services.playing.act(match, who, None, name(legal[0]), state.ply, None)
