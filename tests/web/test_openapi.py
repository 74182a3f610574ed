"""The API does what its description says, whatever is sent: schemathesis asks, well and badly, on both databases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.databases import postgres, postgres_url
from tests.web.serving import Person, Server

__all__ = ["postgres", "postgres_url"]

EXAMPLES = {"sqlite": 3, "postgresql": 1}
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
STREAMS = ("/api/matches/{match}/events", "/api/events")


@pytest.fixture(params=["sqlite", "postgresql"])
def somewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Server]]:
    if request.param == "sqlite":
        yield "sqlite", request.getfixturevalue("server")
        return
    server = Server(request.getfixturevalue("postgres_url"), tmp_path).start()
    yield "postgresql", server
    server.stop()
    assert "traceback" not in server.log.read_text("utf-8")


@pytest.mark.slow
def test_whatever_is_sent_gets_an_answer_that_is_described(somewhere: tuple[str, Server]) -> None:
    database, server = somewhere
    asking = Asking(server, EXAMPLES[database])
    for found in schemathesis.openapi.from_dict(asking.description).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        asking.explore(operation, GenerationMode.POSITIVE)
        if operation.body or operation.query or operation.path_parameters:
            asking.explore(operation, GenerationMode.NEGATIVE)
    described = {(method, path) for path, methods in asking.description["paths"].items() for method in methods}
    assert asking.asked == described


class Asking:
    """Somebody with a match of their own, who asks for everything there is."""

    def __init__(self, server: Server, examples: int) -> None:
        self.server = server
        self.examples = examples
        person = server.person()
        self.token = person.token()
        self.known = {"match": person.table()["id"], "game": "courtyard", "number": "3.1"}
        self.description: dict[str, Any] = person.http.get("/api/openapi.json").json()
        self.asked: set[tuple[str, str]] = set()
        self.number = 0

    def explore(self, operation: Any, mode: GenerationMode) -> None:
        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=self.examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            self.ask(case)

        ask()

    def ask(self, case: Any) -> None:
        self.number += 1
        self.asked.add((case.method.lower(), case.path))
        if self.number % 2 and case.path_parameters:
            case.path_parameters = {n: self.known.get(n, value) for n, value in case.path_parameters.items()}
        # Not where one could delete oneself, or end one's own session.
        safe = not case.path.startswith(("/api/me/", "/api/logout"))
        headers = {"Authorization": f"Bearer {self.token}"} if safe and self.number % 3 == 0 else {}
        if case.path in STREAMS:
            look_at_stream(self.server, case, headers)
        else:
            case.call_and_validate(base_url=self.server.url, headers=headers, checks=CHECKS)


def look_at_stream(server: Server, case: Any, headers: dict[str, str]) -> None:
    """A stream never ends, so only its beginning can be checked."""
    sent = case.as_transport_kwargs(base_url=server.url, headers=headers)
    given = {name: str(value).encode("utf-8", "replace") for name, value in sent["headers"].items()}
    with httpx.stream(sent["method"], sent["url"], params=sent["params"], headers=given, timeout=20) as answer:
        if answer.status_code == 200:
            assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"
            assert next(answer.iter_lines()) == "retry: 1000"
        else:
            assert answer.status_code in (400, 401, 403, 404)
            assert json.loads(answer.read())["error"]


def test_it_is_json_all_through(person: Person) -> None:
    json.dumps(person.http.get("/api/openapi.json").json())
