"""The API does what its description says, whatever is sent: schemathesis asks."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.web.serving import Person, Server

EXAMPLES = 12
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
# A stream never ends, so nobody can check its body.
LEFT_OUT = ("/api/matches/{match}/events",)


@pytest.mark.slow
def test_whatever_is_sent_gets_an_answer_that_is_described(server: Server) -> None:
    person = server.person()
    description: dict[str, Any] = person.http.get("/api/openapi.json").json()
    for path in LEFT_OUT:
        del description["paths"][path]
    schema = schemathesis.openapi.from_dict(description)
    known = {"match": person.table()["id"], "game": "courtyard"}
    asked = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            if asked % 2 and case.path_parameters:
                case.path_parameters = {n: known.get(n, value) for n, value in case.path_parameters.items()}
            somebody = server.person()
            headers = {"Authorization": f"Bearer {somebody.token()}"} if asked % 3 == 0 else {}
            case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS)

        ask()
    assert asked > 40 * EXAMPLES / 2


def test_it_is_json_all_through(person: Person) -> None:
    json.dumps(person.http.get("/api/openapi.json").json())
