"""A server with many running matches of older rules: all of them come to its rules soon, and nobody waits for that."""

from __future__ import annotations

import resource
import time
from pathlib import Path

import pytest

from chancellery.games import installed_rules
from chancellery.store.store import Store, open_store
from tests.nightly import at_night
from tests.upgrades.kept import COUNT, header, matches_of, put, versions
from tests.waiting import moments
from tests.web.serving import Person, Server, bytecode

__all__ = ["bytecode"]

# How many there are, and how many seconds of processor time it may take until the last has come to the present rules.
MANY = [(14, 60.0), at_night((2000, 60.0))]
# How long a busy machine may take for it.
PATIENCE = 900.0
# Whoever opens their own match meanwhile is not kept waiting.
SOON = 5.0


def fill(store: Store, count: int) -> tuple[str, str]:
    """Write so many matches, the first with a person at it: a token of theirs, and the match."""
    person = store.people.guest("en")
    kinds = versions()
    for number in range(count):
        game, rules = kinds[number % len(kinds)]
        old = matches_of(game, rules)[number // len(kinds) % COUNT]
        # The one with a person is the last in line.
        since = 1000.0 if number == 0 else 2000.0 + number
        match = header(game, rules, old, f"match-{number}", [person.id] if number == 0 else [], since)
        put(store, match, old, at_rest=number % 2 == 0)
    return store.people.new_session(person.id, "token", "test"), "match-0"


@pytest.mark.parametrize("many", MANY, ids=lambda many: str(many[0]))
def test_all_come_to_the_present_rules_and_nobody_waits(tmp_path: Path, many: tuple[int, float]) -> None:
    count, limit = many
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    store = open_store(url)
    token, match = fill(store, count)
    older = len(store.matches.of_older_rules(installed_rules()))
    assert older == count
    before = processor_time()
    server = Server(url, tmp_path).start()
    began = time.monotonic()
    try:
        person = Person(server.url, token)
        seen = person.view(match)
        assert time.monotonic() - began < SOON
        assert seen["playable"]
        waiting = moments(PATIENCE)
        while store.matches.of_older_rules(installed_rules()):
            next(waiting)
        print(f"{count} matches were upgraded in {time.monotonic() - began:.1f} s")
    finally:
        server.stop()
        store.close()
    assert processor_time() - before < limit


def processor_time() -> float:
    """What all programs took that this one has started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
