"""A disk that takes nothing more: the server says so, says why, and goes on when it can."""

from __future__ import annotations

import logging
import resource
from collections.abc import Callable

import pytest

from chancellery.store.errors import StoreDown
from chancellery.web.http.errors import classify
from chancellery.web.server.logs import Throttle, note_seldom
from tests.waiting import until
from tests.web.serving import Person, Server, two_at_a_table


def wait_for_health(person: Person, status: int) -> None:
    """Ask until the server says so; what it found out is good for a second."""
    until(lambda: person.http.get("/healthz").status_code == status)


def no_file_may_grow(server: Server, limit: int) -> None:
    """Make every write beyond the limit fail, as on a full disk."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


def test_a_full_disk_is_no_fine_health_and_loses_nothing(own_server: Callable[..., Server]) -> None:
    server = own_server()
    match, red, _ = two_at_a_table(server)
    action = red.view(match)["position"]["legal"][0]
    assert red.http.get("/healthz").status_code == 200
    no_file_may_grow(server, 512)
    wait_for_health(red, 503)
    assert "error" in red.act(match, action, 0, status=503, key="once")
    assert red.view(match)["ply"] == 0
    no_file_may_grow(server, resource.RLIM_INFINITY)
    wait_for_health(red, 200)
    assert red.act(match, action, 0, key="once")["ply"] == 1


def test_the_cause_is_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    full, gone = StoreDown("the store does not answer: disk is full"), StoreDown("the store does not answer: gone")
    assert [classify(error)[0] for error in (full, gone)] == [503, 503]
    with caplog.at_level(logging.ERROR, "chancellery.web"):
        for error in (full, full, full, gone, full):
            note_seldom("a test of the store", logging.ERROR, error=str(error))
    assert [record.fields["error"] for record in caplog.records] == [str(full), str(gone)]  # type: ignore[attr-defined]


def test_what_is_left_out_is_counted() -> None:
    throttle = Throttle(10.0)
    answers = [throttle.admit(("full",), now) for now in (0.0, 1.0, 9.0, 10.0, 11.0, 30.0)]
    assert answers == [0, None, None, 2, None, 1]
