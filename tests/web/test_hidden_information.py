"""No byte of an answer depends on what the seat that asks cannot know.

Twenty random games; at points of each game everything that a seat can ask for is asked twice: as the match stands, and
with all that the seat cannot know replaced. Status, headers and body must be the same, and so must their sizes. Then
pairs of matches that differ in nothing but what others have picked in secret: there nothing is put in place of
anything.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.engine.rng import KEY_BYTES, key_from
from chancellery.engine.state import SPECTATOR
from chancellery.store.people import User
from tests.tiny import TINY
from tests.tiny.board import SEATS
from tests.waiting import PATIENCE
from tests.web.inside import Answer, Asker, Inside
from tests.web.permuting import permuted, rewound

GAMES = 20
POINTS = 2
PAIRS = 12
NAMES = TINY.actions.names


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    # When something happened is the same in all twins.
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
    app = Inside(tmp_path)
    yield app
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("games", [GAMES // 2, pytest.param(GAMES * 4, marks=pytest.mark.nightly)])
def test_games_with_everything_unknown_permuted(inside: Inside, games: int) -> None:
    luck = random.Random("leaks")
    compared = changed = 0

    async def compare(asker: Asker) -> None:
        nonlocal compared, changed
        for number in range(games):
            seats = list(SEATS[2 + number % 2])
            people = [inside.person() for _ in seats]
            match = inside.match([user for user, _ in people], seats, double=number % 3 == 0)
            talk(inside, match, len(seats))
            for point in range(POINTS):
                play(inside, match, luck, luck.randrange(2, 16), asides=0.1)
                for seat in range(SPECTATOR, len(seats)):
                    asking = Asking(inside, asker, match, seat, None if seat == SPECTATOR else people[seat][1])
                    asking.offset, asking.thorough = luck.randrange(9), point == number % POINTS
                    honest = await asking.everything()
                    with permuted(inside, match, seat, luck) as stand:
                        twin = await asking.everything()
                    assert honest == twin
                    changed += stand.differences > 0
                    compared += len(honest)

    inside.run(compare)
    assert compared > games * POINTS * 3 * 10
    assert changed > games * POINTS


def talk(inside: Inside, match: str, seats: int) -> None:
    """A word to everybody, and one from each seat to the next."""
    send = inside.services.store.messages.send
    send(match, 0, 0, None, "to all of you", 0.0)
    for seat in range(seats):
        send(match, 0, seat, (seat + 1) % seats, "between us", 0.0)


def play(inside: Inside, match: str, luck: random.Random, plies: int, asides: float = 0.0) -> None:
    """Play at random, and now and then an aside of anybody."""
    for _ in range(plies):
        with inside.services.live.cache.lease(match) as lease:
            state = lease.table.state
            if not state.waiting:
                return
            seat, actions = luck.choice(state.waiting), None
            if asides and luck.random() < asides:
                seat, actions = next(
                    ((s, found) for s in range(state.seats) if (found := state.asides(s))), (seat, None)
                )
            inside.services.playing.play(lease, seat, luck.choice(actions or state.legal(seat)), state.ply, None)


class Asking:
    """A seat, or a spectator, who asks for all there is."""

    def __init__(self, inside: Inside, asker: Asker, match: str, seat: int, token: str | None) -> None:
        self.inside = inside
        self.asker = asker
        self.match = match
        self.base = f"/api/matches/{match}"
        self.seat = seat
        self.token = token
        self.offset = 0
        self.thorough = True

    async def everything(self) -> list[Answer]:
        """All that can be read, then all that is refused, then what is asked of others."""
        answers = await self.reading()
        if self.seat != SPECTATOR:
            answers += await self.refused()
            if self.thorough:
                answers += await self.taking_back()
        seed = self.inside.services.store.matches.header(self.match)
        for status, _, body in answers:
            assert status < 500
            assert seed.over() or seed.seed.hex().encode() not in body
        return answers

    async def reading(self) -> list[Answer]:
        base, ply = self.base, self.inside.services.store.matches.header(self.match).ply
        log = f"{base}/log?lang=fr"
        paths = [base, f"{base}/view?lang=en", log, f"{base}/messages"]
        if self.thorough:
            paths += ["/api/matches", "/api/matches?which=open", f"{base}/view?lang=fr", f"{base}/view?ply={ply // 2}"]
            paths += [f"{base}/passing", f"{base}/why?thing=seat:red&lang=en"]
            paths += [f"{base}/odds", f"{base}/export", f"{base}/verify", f"{base}/view?seat=red"]
        answers = [await self.asker.ask(self.token, path) for path in paths]
        entries = sum(entry["seq"] > 0 for entry in json.loads(answers[paths.index(log)][2]))
        answers.append(await self.asker.listen(self.token, f"{base}/events?lang=en", entries + 1))
        # Whoever hangs up is at the table until that is noticed.
        async with asyncio.timeout(PATIENCE):
            while self.inside.services.live.streams.holders(f"match {self.match}"):
                await asyncio.sleep(0)
        return answers

    async def refused(self) -> list[Answer]:
        """Actions that are not legal, each with the sentence that says why."""
        with self.inside.services.live.cache.lease(self.match) as lease:
            state = lease.table.state
            legal = [NAMES[action] for action in (*state.legal(self.seat), *state.asides(self.seat))]
            legal += ["retract"] * state.may_retract(self.seat)
        wrong = [name for name in NAMES[self.offset :: 9] if name not in legal]
        answers = [await self.post("actions", action=name, ply=state.ply) for name in wrong]
        assert all(status in (409, 422) for status, _, _ in answers)
        return [*answers, await self.post("actions", action="pick nothing", ply=state.ply)]

    async def taking_back(self) -> list[Answer]:
        """What comes of taking back: done, refused, asked of the others; afterwards it never happened."""
        ply, answers = self.inside.services.store.matches.header(self.match).ply, []
        for path in ("undo", "undo/agree", "undo/refuse"):
            with rewound(self.inside, self.match):
                answers.append(await self.post(path, ply=ply))
                if path == "undo/agree":
                    answers += [await self.asker.ask(self.token, f"{self.base}/{path}") for path in ("view", "log")]
                    answers.append(await self.post("undo/refuse", ply=ply))
        return answers

    async def post(self, path: str, **body: object) -> Answer:
        return await self.asker.ask(self.token, f"{self.base}/{path}", body)


# --- true twins ---


@pytest.mark.slow
def test_pairs_of_matches_that_differ_in_secret_picks_alone(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    true_bytes = secrets.token_bytes
    luck = random.Random("pairs")
    compared = 0

    async def compare(asker: Asker) -> None:
        nonlocal compared
        for number in range(PAIRS):
            seats = list(SEATS[3])
            people = [[inside.person() for _ in seats] for _ in range(2)]
            seed = key_from(f"pair {number}")
            with monkeypatch.context() as patch:
                patch.setattr(secrets, "token_bytes", lambda n=32, seed=seed: seed if n == KEY_BYTES else true_bytes(n))
                pair = [inside.match([user for user, _ in persons], seats, double=True) for persons in people]
            seat = to_a_secret_pick(inside, pair, luck)
            for looker in range(SPECTATOR, 3):
                if looker == seat:
                    continue
                found = []
                for match, persons in zip(pair, people, strict=True):
                    token = None if looker == SPECTATOR else persons[looker][1]
                    answers = await Asking(inside, asker, match, looker, token).everything()
                    found.append([plain(answer, match, [user for user, _ in persons]) for answer in answers])
                for one, other in zip(*found, strict=True):
                    assert one == other
                compared += len(found[0])

    inside.run(compare)
    assert compared > PAIRS * 3 * 12


def to_a_secret_pick(inside: Inside, pair: list[str], luck: random.Random) -> int:
    """Play both matches alike until somebody picks in secret, and let that seat pick differently."""
    rounds = luck.randrange(3)
    while True:
        with inside.services.live.cache.lease(pair[0]) as lease:
            state = lease.table.state
            seat = luck.choice(state.waiting)
            legal = [*state.legal(seat)]
            secret = state.stack[-1].sealed and len(state.waiting) > 1
        rounds -= secret
        picks = luck.sample(legal, 2) if secret and rounds < 0 and len(legal) > 1 else [luck.choice(legal)] * 2
        for match, action in zip(pair, picks, strict=True):
            with inside.services.live.cache.lease(match) as lease:
                inside.services.playing.play(lease, seat, action, lease.table.state.ply, None)
        if picks[0] != picks[1]:
            return seat


def plain(answer: Answer, match: str, people: list[User]) -> Answer:
    """An answer without the names that are anybody's: they have the same length in every match."""
    status, headers, body = answer
    for number, name in enumerate([match, *(user.name for user in people)]):
        body = body.replace(name.encode(), str(number).encode() * len(name))
    # The tag is a hash of the body, names included.
    return status, [(name, value) for name, value in headers if name != "etag"], body
