"""Twenty thousand illegal actions: each is refused with a sentence, and nothing changes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.saves import digest
from chancellery.web.http.errors import classify
from tests.tiny import TINY
from tests.tiny.board import SEATS
from tests.web.inside import Asker, Inside
from tests.web.test_hidden_information import play

DIRECT = 18_000
OVER_HTTP = 2_000
NAMES = TINY.actions.names


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


class Fuzz:
    """Matches at many points, and illegal actions for them."""

    def __init__(self, inside: Inside, seed: str) -> None:
        self.luck = random.Random(seed)
        self.inside = inside
        self.people = [inside.person() for _ in range(4)]
        self.matches = []
        for number in range(12):
            seats = list(SEATS[2 + number % 2])
            match = inside.match([user for user, _ in self.people][: len(seats)], seats, double=number % 4 == 0)
            play(inside, match, self.luck, number)
            self.matches.append(match)

    def illegal(self, match: str) -> tuple[int, str, str | None, Any]:
        """Who asks, the action, for which seat, at which ply; never legal."""
        luck = self.luck
        with self.inside.services.live.cache.lease(match) as lease:
            state = lease.table.state
            ids = TINY.seats(state.options)
            seat = luck.randrange(state.seats)
            legal = [NAMES[action] for action in (*state.legal(seat), *state.asides(seat))]
            legal += ["retract"] if state.may_retract(seat) else []
            others = [NAMES[a] for s in range(state.seats) for a in state.legal(s) if NAMES[a] not in legal]
        wrong = [name for name in NAMES if name not in legal]
        match luck.randrange(6):
            case 0:
                return seat, luck.choice(wrong), ids[seat], state.ply
            case 1:
                return seat, luck.choice(others or wrong), ids[seat], state.ply
            case 2:
                # An answer counts though it comes late if only another seat's secret pick came in between.
                picked = state.stack[-1].sealed and lease.slot.last_mover != seat
                ply = luck.choice([state.ply + 1, state.ply if picked else max(state.ply - 1, 0), 999_999])
                return seat, luck.choice(legal or wrong), ids[seat], ply if ply != state.ply else state.ply + 1
            case 3:
                return seat, luck.choice(NAMES), ids[(seat + 1) % state.seats], state.ply
            case 4:
                return 3, luck.choice(NAMES), luck.choice([None, *ids]), state.ply
        nonsense = "".join(chr(luck.choice([0, 32, 39, 97, 233, 0x20AC, 0x1F600])) for _ in range(luck.randrange(30)))
        return seat, nonsense, luck.choice([ids[seat], nonsense]), state.ply

    def stand(self, match: str) -> tuple[str, tuple[int, int]]:
        with self.inside.services.live.cache.lease(match) as lease:
            return digest(lease.table.state), self.inside.services.store.matches.stamp(match)


@pytest.mark.slow
def test_illegal_actions_change_nothing(inside: Inside) -> None:
    fuzz = Fuzz(inside, "direct")
    before = {match: fuzz.stand(match) for match in fuzz.matches}
    for number in range(DIRECT):
        match = fuzz.matches[number % len(fuzz.matches)]
        who, action, seat, ply = fuzz.illegal(match)
        with pytest.raises(ChancelleryError) as refused:
            inside.services.playing.act(match, fuzz.people[who][0], seat, action, ply, None)
        status, problem, _ = classify(refused.value)
        assert 400 <= status < 500
        assert len(problem.error) > 10
        if number % 20 == 0:
            assert fuzz.stand(match) == before[match]
    assert {match: fuzz.stand(match) for match in fuzz.matches} == before


def test_illegal_actions_over_http(inside: Inside) -> None:
    fuzz = Fuzz(inside, "http")
    before = {match: fuzz.stand(match) for match in fuzz.matches}

    async def ask(asker: Asker) -> None:
        for number in range(OVER_HTTP):
            match = fuzz.matches[number % len(fuzz.matches)]
            who, action, seat, ply = fuzz.illegal(match)
            body: Any = {"action": action, "seat": seat, "ply": ply}
            if number % 5 == 0:
                body = malformed(body, fuzz.luck)
            status, _, answer = await asker.ask(fuzz.people[who][1], f"/api/matches/{match}/actions", body)
            assert 400 <= status < 500, (body, answer)
            assert len(json.loads(answer)["error"]) > 10

    inside.run(ask)
    assert {match: fuzz.stand(match) for match in fuzz.matches} == before


def malformed(body: dict[str, Any], luck: random.Random) -> Any:
    """A body that is not what it should be."""
    text = json.dumps(body).encode()
    match luck.randrange(5):
        case 0:
            return text[: luck.randrange(len(text))]
        case 1:
            return {
                **body,
                luck.choice(["action", "ply"]): luck.choice([None, [], {}, -1, 1.5, True, 2**70, "x" * 500]),
            }
        case 2:
            return {**body, "unknown": 1}
        case 3:
            return {name: value for name, value in body.items() if name != "ply"}
    return bytes(luck.randrange(256) for _ in range(luck.randrange(40)))
