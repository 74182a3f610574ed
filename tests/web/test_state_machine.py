"""A table over HTTP, whatever people do at it in whatever order: the model knows what must come of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.web.serving import Server, listening

PLACES: dict[str, Server] = {}
SEATS = ("red", "blue", "green")
who = st.integers(0, 2)


class AtATable(RuleBasedStateMachine):
    """Three people at a table of three; the model keeps the ply and who sits where."""

    @initialize(double=st.booleans())
    def lay(self, double: bool) -> None:
        server = PLACES["server"]
        self.people = [server.person() for _ in range(3)]
        options = {"players": 3, "double": double}
        self.match = self.people[0].table(options=options)["id"]
        self.sitting: dict[int, str] = {0: "red"}
        self.status = "waiting"
        self.ply = 0
        self.keys: dict[int, tuple[int, dict[str, Any]]] = {}
        self.last: int | None = None
        self.said = 0

    # --- sitting down and getting up ---

    @precondition(lambda self: self.status == "waiting")
    @rule(person=who, seat=st.sampled_from(SEATS))
    def join(self, person: int, seat: str) -> None:
        free = person not in self.sitting and seat not in self.sitting.values()
        self.people[person].post(f"/matches/{self.match}/join", {"seat": seat}, 200 if free else 409)
        if free:
            self.sitting[person] = seat
            if len(self.sitting) == 3:
                self.status = "running"

    @precondition(lambda self: self.status == "waiting" and len(self.sitting) > 1)
    @rule(person=st.integers(1, 2))
    def leave(self, person: int) -> None:
        known = person in self.sitting
        answer = self.people[person].http.post(f"/api/matches/{self.match}/leave", json={})
        assert answer.status_code == 200 if known else answer.status_code in (401, 403)
        self.sitting.pop(person, None)

    # --- playing ---

    def seen(self, person: int) -> Any:
        return self.people[person].view(self.match, seat=self.sitting[person])

    @precondition(lambda self: self.status == "running")
    @rule(person=who, choice=st.integers(0, 50), key=st.booleans())
    def act(self, person: int, choice: int, key: bool) -> None:
        legal = self.seen(person)["position"]["legal"]
        if not legal:
            self.people[person].act(self.match, "done", self.ply, 422)
            return
        body = {"action": legal[choice % len(legal)], "ply": self.ply}
        if key:
            body["key"] = f"key-{self.ply}-{choice}"
        done = self.people[person].post(f"/matches/{self.match}/actions", body)
        assert done["ply"] == self.ply + 1
        self.ply += 1
        self.last = person
        self.status = done["status"]
        if key:
            self.keys[self.ply] = (person, body)

    @precondition(lambda self: self.status == "running" and self.keys)
    @rule()
    def click_twice(self) -> None:
        ply = max(self.keys)
        person, body = self.keys[ply]
        if ply <= self.ply:
            assert self.people[person].post(f"/matches/{self.match}/actions", body)["ply"] == ply

    @precondition(lambda self: self.status == "running")
    @rule(person=who, off=st.sampled_from([-1, 1, 5]))
    def act_at_a_stale_ply(self, person: int, off: int) -> None:
        if self.ply + off >= 0:
            refused = self.people[person].act(self.match, "done", self.ply + off, 409)
            assert refused["ply"] == self.ply

    @precondition(lambda self: self.status == "running")
    @rule(person=who)
    def act_for_somebody_else(self, person: int) -> None:
        other = self.sitting[(person + 1) % 3]
        self.people[person].act(self.match, "done", self.ply, 403, seat=other)

    # --- taking back ---

    @precondition(lambda self: self.status == "running")
    @rule(person=who)
    def undo(self, person: int) -> None:
        allowed = self.seen(person)["undo"] and self.last == person
        body = {"ply": self.ply}
        self.people[person].post(f"/matches/{self.match}/undo", body, 200 if allowed else 409)
        if allowed:
            self.forget(self.ply - 1)

    @precondition(lambda self: self.status == "running" and self.ply > 0)
    @rule()
    def all_agree_to_take_back(self) -> None:
        answers = [person.post(f"/matches/{self.match}/undo/agree", {"ply": self.ply})["ply"] for person in self.people]
        assert answers == [self.ply, self.ply, self.ply - 1]
        self.forget(self.ply - 1)

    @precondition(lambda self: self.status == "running" and self.ply > 0)
    @rule(person=who)
    def one_asks_and_another_refuses(self, person: int) -> None:
        self.people[person].post(f"/matches/{self.match}/undo/agree", {"ply": self.ply})
        self.people[(person + 1) % 3].post(f"/matches/{self.match}/undo/refuse", {"ply": self.ply})
        assert self.seen(person)["consents"] == []

    def forget(self, ply: int) -> None:
        self.ply = ply
        self.keys.clear()
        entries = self.people[0].get(f"/matches/{self.match}/log")
        played: dict[int, str] = {}
        for entry in entries:
            if entry["kind"] == "action":
                played[entry["ply"]] = entry["data"]["seat"]
        seats = {seat: person for person, seat in self.sitting.items()}
        self.last = seats[played[ply]] if ply else None

    # --- talking and coming back ---

    @rule(person=who, text=st.text(min_size=1, max_size=20), private=st.booleans())
    def speak(self, person: int, text: str, private: bool) -> None:
        if person not in self.sitting:
            return
        to = SEATS[(SEATS.index(self.sitting[person]) + 1) % 3] if private else None
        answer = self.people[person].http.post(f"/api/matches/{self.match}/messages", json={"text": text, "to": to})
        talk = self.people[person].view(self.match)["position"]["talk"]
        if "\0" in text:
            assert answer.status_code == 400
        elif not talk or (private and self.status == "waiting"):
            assert answer.status_code == 409
        else:
            assert answer.status_code == 201
            assert answer.json()["text"] == text
            self.said += 1

    @precondition(lambda self: self.status == "running")
    @rule(person=who)
    def reconnect(self, person: int) -> None:
        """A stream from the beginning tells what the log tells."""
        logged = [p for p in self.people[person].get(f"/matches/{self.match}/log") if p["seq"]]
        with listening(self.people[person], self.match, last=0) as news:
            next(news)
            assert [next(news)[2] for _ in logged] == logged

    # --- always ---

    @invariant()
    def everybody_sees_the_same_match(self) -> None:
        if not hasattr(self, "match"):
            return
        for person in self.people:
            card = person.get(f"/matches/{self.match}")
            assert (card["status"], card["ply"]) == (self.status, self.ply)
        views = [self.people[person].view(self.match) for person in sorted(self.sitting)]
        assert len({view["ply"] for view in views}) == 1
        assert len({str(view["position"]["board"]["support"]) for view in views}) == 1


@pytest.mark.slow
def test_a_table_over_http(server: Server) -> None:
    PLACES["server"] = server

    run_state_machine_as_test(AtATable, settings=settings(max_examples=8, stateful_step_count=30, deadline=None))
