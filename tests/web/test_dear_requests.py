"""What is dear: done in a process of its own with a limit of time, and paid for by whoever asks."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import httpx
import msgspec
import pytest

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import Journal
from chancellery.engine.refusals import refusal_in
from chancellery.engine.rng import KEY_BYTES
from chancellery.web.http.answer_cache import AnswerCache
from chancellery.web.limits.costs import MOST_OF_ADDRESS, MOST_WAITING, Costs, Payer
from chancellery.web.limits.lane import Lane
from chancellery.web.limits.rate_limits import RATES, Limits, TooOften
from chancellery.web.limits.turns import Turns
from chancellery.web.matches import queries
from chancellery.web.processes.dear_pool import NICENESS, DearPool
from chancellery.web.processes.dear_work import FILE_SECONDS, ReadFile, Refusal
from chancellery.web.schemas.matches import NewMatch, NewSeat
from tests.waiting import moments
from tests.web.inside import Inside
from tests.web.misbehaving_game import ENDLESS, STUMBLING
from tests.web.serving import GAMES, Server, two_at_a_table

BUDGETS = ("dear", "dear-address", "dear-all")
DEAR: list[tuple[str, Any]] = [
    ("/matches/{over}/export", None),
    ("/matches/{over}/verify", None),
    ("/matches/{over}/story", None),
    ("/matches/import", {}),
    ("/matches/{over}/fork", {"ply": 0, "seat": "red"}),
    ("/matches/{over}/review", {}),
    ("/matches/{mine}/hint", {"ply": 0, "seat": "red"}),
]
# So many messages of others arrive meanwhile.
ENOUGH = 20
LAID: list[tuple[str, Any]] = [
    ("/me/guest", {}),
    ("/me/tokens", {"label": "mine"}),
    ("/matches", {"game": "courtyard"}),
    ("/matches/tutorial", {"game": "courtyard"}),
]
IN_LANE = ("log", "odds", "passing", "view?ply=0")


def asked(inside: Inside, host: str, token: str, path: str, body: Any) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(inside.gate, client=(host, 1))  # type: ignore[arg-type]
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/api", headers=headers) as http:
            return await (http.get(path) if body is None else http.post(path, json=body))

    return anyio.run(ask)


def places(inside: Inside, red: Any) -> dict[str, str]:
    """A match in which something was played and that is over, and one of one person alone."""
    seats = {"red": NewSeat("me"), "blue": NewSeat("me")}
    over, mine = (inside.services.creating.create(red, NewMatch("courtyard", {}, seats)).id for _ in range(2))
    seen = queries.view(inside.services.live, over, red, None, None, None)
    assert seen.position is not None
    inside.services.playing.act(over, red, seen.seat, seen.position["legal"][0], 0, None)
    inside.services.seating.abandon(over, red)
    return {"over": over, "mine": mine}


# --- who pays ---


@pytest.mark.parametrize("kind", BUDGETS)
@pytest.mark.parametrize(("path", "body"), DEAR)
def test_whoever_has_used_up_a_budget_waits(inside: Inside, kind: str, path: str, body: Any) -> None:
    red, token = inside.person()
    where = path.format(**places(inside, red))
    limits = inside.services.limits
    for kind_of, who in Payer("10.0.0.1", red.id).budgets():
        if kind_of == kind:
            limits.spend(kind_of, who, 2 * limits.rate(kind_of)[0])
    answer = asked(inside, "10.0.0.1", token, where, body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
    assert int(answer.headers["retry-after"]) >= 1


def test_what_it_took_is_taken_from_all_three_and_from_nobody_else(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in BUDGETS:
        monkeypatch.setitem(RATES, kind, (10, 1e9))
    (red, token), (blue, _) = inside.person(), inside.person()
    where = places(inside, red)["over"]
    limits = inside.services.limits

    def spent() -> list[bool]:
        payers = Payer("10.0.0.1", red.id), Payer("10.0.0.2", blue.id)
        return [limits.fill(*one) < limits.rate(one[0])[0] for payer in payers for one in payer.budgets()]

    assert spent() == [False] * 6
    assert asked(inside, "10.0.0.1", token, f"/matches/{where}/verify", None).status_code == 200
    assert spent() == [True, True, True, True, False, False], "of all the other address and person share one only"


def test_a_budget_is_made_up_for_in_time() -> None:
    limits = Limits(1.0)
    most, seconds = limits.rate("dear")
    limits.spend("dear", "somebody", most + 3)
    with pytest.raises(TooOften) as refused:
        limits.require("dear", "somebody")
    assert refused.value.wait == pytest.approx(3 * seconds, abs=0.5)
    limits.require("dear", "somebody else")


def test_a_line_is_no_longer_than_it_is_worth_to_wait() -> None:
    async def wait() -> None:
        costs, line = Costs(Limits(1.0)), Turns(1)

        async def stand(where: str) -> None:
            async with line.turn(True, where):
                await forever.wait()

        forever = asyncio.Event()
        waiting = [asyncio.create_task(stand("here")) for _ in range(1 + MOST_OF_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(TooOften):
            costs.admit(Payer("here"), line)
        costs.admit(Payer("elsewhere"), line)
        waiting += [asyncio.create_task(stand(f"place {i}")) for i in range(MOST_WAITING - MOST_OF_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(TooOften):
            costs.admit(Payer("elsewhere"), line)
        forever.set()
        await asyncio.gather(*waiting)

    asyncio.run(wait())


# --- a process of its own, with a limit ---


def with_pool(inside: Inside, story: Callable[[DearPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = inside.services.dear
        pool.bind()
        try:
            await story(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def endless_file(home: Path) -> bytes:
    """A match at whose third action the rules do not come to an end."""
    game = STUMBLING
    state = game.new(game.options({}), bytes(KEY_BYTES))
    actions: list[tuple[int, int]] = []
    while len(actions) < 5:
        actions.append((state.waiting[0], state.legal(state.waiting[0])[0]))
        state.play(*actions[-1])
    file = json.dumps(Journal(game, game.options({}), bytes(KEY_BYTES), actions).export())
    (home / ENDLESS).write_text("3", "ascii")
    return file.encode()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_a_file_that_takes_longer_than_its_limit_is_refused_and_the_process_lives_on(
    home: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", GAMES)

    async def story(pool: DearPool) -> None:
        reply = await pool.reply_to(ReadFile(endless_file(home), None))
        assert reply.refusal is not None
        assert reply.refusal.code == "file-takes-too-long"
        assert FILE_SECONDS == 2.0
        # Processor time, however busy the machine is; the system counts it in ticks, on a full machine some too many.
        assert FILE_SECONDS * 0.5 < reply.seconds < FILE_SECONDS * 1.5
        process = pool.process
        with pytest.raises(BadJournal, match="journal"):
            await pool.do(ReadFile(b"{}", None), Payer("here"))
        assert pool.process is process

    with_pool(inside, story)


def test_meanwhile_others_are_answered_and_nothing_is_kept(home: Path, own_server: Callable[..., Server]) -> None:
    server = own_server()
    match, red, blue = two_at_a_table(server)
    cheat, file = server.person(), endless_file(home)
    answers: list[httpx.Response] = []
    headers = {"Content-Type": "application/json", "Accept-Language": "fr"}
    asking = threading.Thread(
        daemon=True,
        target=lambda: answers.append(
            cheat.http.post("/api/matches/import", content=file, headers=headers, timeout=120)
        ),
    )
    asking.start()
    looks = 0
    while asking.is_alive() and looks < ENOUGH:
        red.post(f"/matches/{match}/messages", {"text": "still here"})
        looks += 1
        assert len(blue.get(f"/matches/{match}/messages")["messages"]) == looks
    asking.join()
    (answer,) = answers
    assert (answer.status_code, answer.json()["code"]) == (400, "file-takes-too-long"), answer.text
    assert answer.json()["message"].startswith("La partie de ce fichier est trop longue à rejouer")
    assert looks == ENOUGH, "others are answered while it is looked at"
    assert cheat.get("/matches", which="mine") == []


def test_a_process_that_died_is_replaced_and_nobody_notices(inside: Inside) -> None:
    red, _ = inside.person()
    work = inside.services.creating.fork_work(places(inside, red)["over"], red, 1, "red", "random")

    async def story(pool: DearPool) -> None:
        first = await pool.do(work, Payer("here"))
        assert pool.process is not None
        os.kill(pool.process.pid, signal.SIGKILL)
        again = await pool.do(work, Payer("here"))
        assert len(first) == len(again) > 100

    with_pool(inside, story)


def test_one_that_hangs_is_given_up(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    red, _ = inside.person()
    work = inside.services.creating.fork_work(places(inside, red)["over"], red, 1, "red", "random")

    async def story(pool: DearPool) -> None:
        await pool.do(work, Payer("here"))
        process = pool.process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr("chancellery.web.processes.dear_pool.WALL_SECONDS", 0.1)
            reply = await pool.reply_to(work)
        assert reply.refusal is not None
        assert reply.refusal.code == "match-takes-too-long"
        assert await process.wait() == -signal.SIGKILL
        assert await pool.do(work, Payer("here"))

    with_pool(inside, story)


def test_the_process_stands_back_and_knows_no_secret(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_SECRET", "the key of the cookies")

    async def story(pool: DearPool) -> None:
        with pytest.raises(BadJournal):
            await pool.do(ReadFile(b"{}", None), Payer("here"))
        assert pool.process is not None
        own, other = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, pool.process.pid)
        assert other == min(own + NICENESS, 19)
        assert b"CHANCELLERY_SECRET" not in Path(f"/proc/{pool.process.pid}/environ").read_bytes()

    with_pool(inside, story)


def test_a_refusal_comes_back_whole() -> None:
    why = BadJournal("not now", "file-too-long", most=10**30)
    error = BadJournal("action 7 of the journal is not legal", "file-action-not-legal", ply=7, why=why)
    packed = msgspec.msgpack.decode(msgspec.msgpack.encode(Refusal.of(error)), type=Refusal)
    again = packed.error()
    assert (type(again), str(again), again.code) == (BadJournal, str(error), error.code)
    assert refusal_in("fr", again) == refusal_in("fr", error)


# --- documents are made once ---


def test_a_document_is_made_once_for_all_who_wait_and_kept_when_the_first_has_gone() -> None:
    async def ask() -> None:
        documents, ready, made = AnswerCache(), asyncio.Event(), 0

        async def make() -> bytes:
            nonlocal made
            made += 1
            await ready.wait()
            return b"the story"

        first, second = (asyncio.create_task(documents.get(("story", "x"), (1, 1), make)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait({first})
        ready.set()
        assert await second == b"the story"
        assert await documents.get(("story", "x"), (1, 1), make) == b"the story"
        assert made == 1

    asyncio.run(ask())


def test_whoever_waits_for_somebody_who_may_not_asks_for_themselves() -> None:
    async def ask() -> None:
        documents = AnswerCache()

        async def refused() -> bytes:
            await asyncio.sleep(0)
            raise TooOften(1.0)

        async def granted() -> bytes:
            return b"the story"

        first = asyncio.create_task(documents.get(("story", "x"), (1, 1), refused))
        second = asyncio.create_task(documents.get(("story", "x"), (1, 1), granted))
        assert await second == b"the story"
        with pytest.raises(TooOften):
            await first

    asyncio.run(ask())


# --- reads that take longer than most ---


def test_long_reads_take_turns_by_address() -> None:
    async def read() -> list[str]:
        lane, done, hold = Lane(), [], threading.Event()
        held = asyncio.create_task(lane.do("here", hold.wait))
        await asyncio.sleep(0)
        here = [asyncio.create_task(lane.do("here", lambda: done.append("here"))) for _ in range(4)]
        await asyncio.sleep(0)
        there = asyncio.create_task(lane.do("there", lambda: done.append("there")))
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(held, *here, there)
        lane.close()
        return done

    assert asyncio.run(read()) == ["here", "there", "here", "here", "here"]


def counted_in_lane(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of all that goes through the lane from here on."""
    through: list[str] = []
    do = Lane.do

    async def counted(lane: Lane, where: str, job: Callable[[], Any]) -> Any:
        through.append(where)
        return await do(lane, where, job)

    monkeypatch.setattr(Lane, "do", counted)
    return through


@pytest.mark.parametrize("what", IN_LANE)
def test_such_reads_are_in_the_lane_and_an_action_is_not(
    inside: Inside, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    red, token = inside.person()
    mine = places(inside, red)["mine"]
    through = counted_in_lane(monkeypatch)
    view = asked(inside, "10.0.0.1", token, f"/matches/{mine}/view", None).json()
    body = {"action": view["position"]["legal"][0], "ply": 0, "seat": view["seat"]}
    assert asked(inside, "10.0.0.1", token, f"/matches/{mine}/actions", body).status_code == 200
    assert through == []
    assert asked(inside, "10.0.0.1", token, f"/matches/{mine}/{what}", None).status_code == 200
    assert through == ["10.0.0.1"]


@pytest.mark.parametrize(("path", "body"), LAID)
def test_so_are_new_people_and_tables(inside: Inside, path: str, body: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    through = counted_in_lane(monkeypatch)
    _, token = inside.person()
    assert asked(inside, "10.0.0.1", token, path, body).status_code in (200, 201)
    assert through == ["10.0.0.1"]


# --- hints ---


def test_no_bot_waits_for_a_hint(own_server: Callable[..., Server]) -> None:
    server = own_server("--bot-processes", "1", "--hint-seconds", "15", "--bot-seconds", "60")
    curious, player = server.person(), server.person()
    seats = {"europe": {"kind": "me"}, "russia": {"kind": "me"}}
    asked_about = curious.post("/matches", {"game": "europe-divided", "seats": seats})["id"]
    seat = next(name for name in seats if curious.view(asked_about, seat=name)["position"]["legal"])
    answers: list[int] = []
    hint = threading.Thread(
        daemon=True,
        target=lambda: answers.append(
            curious.http.post(
                f"/api/matches/{asked_about}/hint", json={"ply": 0, "seat": seat}, timeout=120
            ).status_code
        ),
    )
    hint.start()
    match = player.table(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "random"}})["id"]
    waiting, others = moments(), 0
    while others < 2:
        log = player.get(f"/matches/{match}/log")
        others = sum(entry["kind"] == "action" and entry["data"]["seat"] == "blue" for entry in log)
        view = player.view(match)
        if view["position"]["legal"]:
            player.try_act(match, view["position"]["legal"][0], view["ply"])
        next(waiting)
    assert answers == [], "the bot has answered while the chancellor thinks about a hint"
    curious.post(f"/matches/{asked_about}/hint/cancel")
    hint.join()
    assert answers == [409]
