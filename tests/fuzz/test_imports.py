"""Match files that are sent to a server: whatever they hold, the answer is a sentence and no 500."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fuzz import originals
from tests.fuzz.mutants import mutants
from tests.fuzz.test_readers import command
from tests.web.conftest import own_server
from tests.web.serving import Person, Server, bytecode

__all__ = ["bytecode", "own_server"]

FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))
JSON = {"Content-Type": "application/json"}


def sent(person: Person, data: bytes) -> int:
    answer = person.http.post("/api/matches/import", content=data, headers=JSON)
    assert answer.status_code < 500, (answer.text, data[:2000])
    if answer.status_code >= 400:
        assert answer.json()["error"]
    return answer.status_code


def send_mutants(server: Server, count: int, seed: int) -> Counter[int]:
    """Send mutants of files of every game: how often each status was the answer."""
    person = server.person()
    kinds = (originals.match_file, originals.forked_file, originals.seat_file)
    # Whole matches take longer.
    more = (originals.finished_file,) if seed else ()
    sound = [kind(game) for game in originals.GAMES for kind in (*kinds, *more)]
    answers: Counter[int] = Counter()
    for number, original in enumerate(sound):
        for data in mutants(original, "json", len(range(number, count, len(sound))), seed * 1000 + number):
            answers[sent(person, data)] += 1
    return answers


def test_no_file_makes_the_server_fail(own_server: Callable[..., Server]) -> None:
    server = own_server()
    answers = send_mutants(server, 48, 0)
    # Some changes leave a match as good as it was.
    assert answers[201]
    assert answers[400]
    for file in FOUND:
        assert sent(server.person(), file.read_bytes()) == 400
    assert "traceback" not in server.log.read_text("utf-8")


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(1, 5))
def test_nor_does_any_of_thousands(own_server: Callable[..., Server], seed: int) -> None:
    server = own_server()
    send_mutants(server, 1000, seed)
    log = server.log.read_text("utf-8")
    assert "traceback" not in log, log[log.index("traceback") - 500 :][:3000]


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
@pytest.mark.parametrize("words", [("replay",), ("replay", "--json"), ("verify",)], ids=" ".join)
def test_files_that_once_ended_in_a_traceback(file: Path, words: tuple[str, ...]) -> None:
    command(*words, file)


def test_the_sound_files_are_sound(own_server: Callable[..., Server]) -> None:
    person = own_server().person()
    for game in originals.GAMES:
        for original in (originals.match_file(game), originals.finished_file(game), originals.forked_file(game)):
            assert sent(person, original.encode()) == 201, json.loads(original)["match"]
