"""LogEntry by server-sent events: in order, resumed where they stopped, and only what a seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chancellery.table.entries import LogEntry
from chancellery.web.limits.rate_limits import AT_ONCE
from chancellery.web.matches import stream as streams_of
from chancellery.web.matches.seat_log import SeatLog
from tests.waiting import until
from tests.web.inside import Asker, Inside
from tests.web.serving import Server, listening, play_on, two_at_a_table


def test_news_arrive_in_order_and_resume_after_the_last(server: Server) -> None:
    match, red, blue = two_at_a_table(server)
    with listening(blue, match) as news:
        first, kind, _ = next(news)
        assert kind == "ready"
        play_on(match, [red, blue], random.Random(1), 6)
        got = [next(news)[0] for _ in range(6)]
    assert got == list(range(first + 1, first + 7))
    play_on(match, [red, blue], random.Random(2), 5)
    with listening(blue, match, last=got[2]) as news:
        assert next(news)[1] == "ready"
        assert [next(news)[0] for _ in range(8)] == list(range(got[2] + 1, got[2] + 9))


def test_a_stream_says_the_same_as_the_log(server: Server) -> None:
    match, red, blue = two_at_a_table(server, options={"double": True})
    play_on(match, [red, blue], random.Random(3), 20)
    for person, name in ((red, "red"), (blue, "blue"), (server.person(), None)):
        logged = [entry for entry in person.get(f"/matches/{match}/log", lang="fr") if entry["seq"] > 0]
        with listening(person, match, last=0, lang="fr") as news:
            next(news)
            assert [next(news)[2] for _ in logged] == logged
        actions = [entry["data"] for entry in logged if entry["kind"] == "action"]
        assert all(("action" in data) == (data["seat"] == name) for data in actions)


def test_messages_and_undo_are_news(server: Server) -> None:
    match, red, blue = two_at_a_table(server, options={"double": True})
    with listening(blue, match) as news:
        next(news)
        red.post(f"/matches/{match}/messages", {"text": "well met"})
        red.act(match, red.view(match)["position"]["legal"][0], 0)
        red.post(f"/matches/{match}/undo", {"ply": 1})
        assert [next(news)[1] for _ in range(3)] == ["message", "action", "undo"]


def test_a_stream_ends_with_the_seat(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    with listening(red, match) as news:
        next(news)
        red.post(f"/matches/{match}/leave", {})
        kinds = [kind for _, kind, _ in news]
    assert kinds[0] == "seat"


def test_a_stream_that_is_left_is_forgotten(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    before = streams(server)
    with listening(red, match) as news:
        next(news)
        assert streams(server) == before + 1
    until(lambda: streams(server) <= before)


def streams(server: Server) -> int:
    somebody = server.person()
    text = somebody.http.get("/metrics").text
    return int(float(next(line for line in text.splitlines() if line.startswith("chancellery_streams ")).split()[1]))


def test_a_stream_ends_with_the_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setattr(streams_of, "RECHECK_SECONDS", 0.0)
    monkeypatch.setattr(streams_of, "PING_SECONDS", 0.01)
    inside = Inside(tmp_path)
    (red, token), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])

    async def listen(_: Asker) -> None:
        seat_log = SeatLog(inside.services.store.matches.header(match), 0, None)
        news = inside.services.streams.follow(match, token, seat_log, None)
        assert b"ready" in await anext(news)
        assert (await anext(news)).startswith(streams_of.PING)
        inside.services.store.people.revoke_all(red.id)
        rest = [entry async for entry in news]
        assert len(rest) <= 1
        assert all(entry.startswith(streams_of.PING) for entry in rest)

    inside.run(listen)
    inside.close()


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


def test_whoever_has_too_many_streams_open_gets_no_other(inside: Inside) -> None:
    services = inside.services
    services.limits.factor = 1.0
    (red, token), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    statuses = []

    async def listen(asker: Asker) -> None:
        path = f"/api/matches/{match}/events"
        for holder in (("stream-address", "127.0.0.1"), ("stream", red.id)):
            held = [services.limits.open.hold(*holder) for _ in range(AT_ONCE[holder[0]])]
            statuses.append((await asker.listen(token, path, 1))[0])
            for let_go in held:
                let_go()
            statuses.append((await asker.listen(token, path, 1))[0])

    inside.run(listen)
    assert statuses == [429, 200] * 2


def test_a_stream_holds_no_more_than_a_page(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams_of, "PAGE", 4)
    matches = inside.services.store.matches
    (red, token), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    for i in range(20):
        inside.services.store.messages.send(match, 0, 0, None, f"message {i}", 1.0)
    read: list[int] = []
    entries = matches.entries

    def count(*args: Any) -> list[LogEntry]:
        found = entries(*args)
        read.append(len(found))
        return found

    monkeypatch.setattr(matches, "entries", count)

    async def listen(_: Asker) -> None:
        news = inside.services.streams.follow(match, token, SeatLog(matches.header(match), 0, None), 0)
        told = [await anext(news) for _ in range(1 + 3)]
        assert [entry.count(b"\n\n") for entry in told] == [1, 4, 4, 4]
        await news.aclose()  # type: ignore[attr-defined]

    inside.run(listen)
    assert read == [4] * 3


def test_nonsense_as_last_id_starts_from_now(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    for nonsense in ("-5", "9" * 400, "9" * 6000, "x", "²"):
        headers = {b"Last-Event-ID": nonsense.encode()}
        with red.http.stream("GET", f"/api/matches/{match}/events", headers=headers) as answer:
            assert answer.status_code == 200
            assert next(answer.iter_lines()).startswith("retry")
