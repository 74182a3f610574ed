"""The soak's ledger and its judgement of memory: what counts as lost, as explained, and as growth."""

from __future__ import annotations

import time

from chancellery.loadtest.soak.ledger import SLACK, Ledger
from chancellery.loadtest.soak.memory import Sample, growth


def test_what_was_acknowledged_and_is_kept_is_not_lost() -> None:
    ledger = Ledger()
    ledger.acknowledge("courtyard", "m", 1, "red", "take")
    ledger.acknowledge("courtyard", "m", 2, "blue", "pass")
    # What got no answer may be kept too.
    ledger.compare_actions("m", {1: ("red", "take"), 2: ("blue", "pass"), 3: ("red", "pass")})
    assert ledger.holds
    assert ledger.actions == {"courtyard": 2}


def test_what_is_missing_or_different_is_lost() -> None:
    ledger = Ledger()
    ledger.acknowledge("courtyard", "m", 1, "red", "take")
    ledger.acknowledge("courtyard", "m", 2, "blue", "pass")
    ledger.compare_actions("m", {2: ("blue", "take")})
    assert len(ledger.lost) == 2
    assert not ledger.holds


def test_only_the_seats_that_were_read_are_compared() -> None:
    ledger = Ledger()
    ledger.acknowledge("courtyard", "m", 1, "red", "take")
    ledger.compare_actions("m", {}, frozenset(["blue"]))
    assert ledger.holds
    ledger.compare_actions("m", {}, frozenset(["red"]))
    assert not ledger.holds


def test_one_ply_cannot_be_acknowledged_for_two_actions() -> None:
    ledger = Ledger()
    ledger.acknowledge("courtyard", "m", 1, "red", "take")
    ledger.acknowledge("courtyard", "m", 1, "red", "take")
    assert ledger.holds
    ledger.acknowledge("courtyard", "m", 1, "blue", "take")
    assert not ledger.holds


def test_a_message_said_twice_is_there_twice() -> None:
    ledger = Ledger()
    ledger.said["m"] += ["hello", "hello"]
    ledger.compare_messages("m", ["hello", "hello", "and more"])
    assert ledger.holds
    ledger.compare_messages("m", ["hello"])
    assert not ledger.holds


def test_a_refusal_needs_an_excuse_or_an_outage() -> None:
    ledger = Ledger()
    ledger.refuse("act", "409", time.monotonic(), "somebody was faster")
    with ledger.outage("the server was killed") as outage:
        ledger.refuse("act", "no answer", time.monotonic())
    assert ledger.holds
    assert outage.refusals == 1
    assert ledger.refused == {"somebody was faster": 1, "the server was killed": 1}
    assert outage.end is not None
    # Long after, the same refusal has no reason any more.
    outage.end -= 10 * SLACK
    outage.start -= 10 * SLACK
    ledger.refuse("act", "503", time.monotonic())
    assert ledger.unexplained == ["act: 503"]
    assert not ledger.holds


def life(memory: list[float], tables: list[int] | None = None) -> list[Sample]:
    return [Sample(float(k), mb, tables[k] if tables else 0) for k, mb in enumerate(memory)]


def test_memory_that_grows_all_the_time_is_found() -> None:
    found = growth(life([100 + k * 0.5 for k in range(90)]))
    assert found is not None
    assert found.steady
    assert 28 <= found.mb_per_minute <= 32


def test_memory_that_fills_up_at_first_does_not_grow() -> None:
    filling = growth(life([100 + min(k, 30) * 2.0 for k in range(90)]))
    assert filling is not None
    assert not filling.steady


def test_memory_that_goes_up_and_down_does_not_grow() -> None:
    waves = growth(life([100 + (k % 7) * 10.0 for k in range(90)]))
    assert waves is not None
    assert not waves.steady


def test_tables_in_the_cache_explain_some_growth() -> None:
    memory = [100 + k * 0.25 for k in range(90)]
    alone, cached = growth(life(memory)), growth(life(memory, [k // 2 for k in range(90)]))
    assert alone is not None
    assert cached is not None
    assert (alone.steady, cached.steady) == (True, False)


def is_steady(samples: list[Sample]) -> bool:
    found = growth(samples)
    assert found is not None
    return found.steady


def test_a_server_that_was_hardly_watched_may_still_settle() -> None:
    settling = [100 + k * 0.5 for k in range(60)]
    assert not is_steady(life(settling))
    assert is_steady(life([100 + k * 4 for k in range(60)]))


def test_a_process_of_bots_that_comes_late_is_no_growth() -> None:
    memory = [100 + k * 0.1 + (40 if k >= 80 else 0) for k in range(150)]
    came = [Sample(float(k), mb, 0, (1, 2) if k >= 80 else (1,)) for k, mb in enumerate(memory)]
    assert not is_steady(came)
    assert is_steady(life(memory))


def test_a_short_life_says_nothing() -> None:
    assert growth(life([100.0] * 5)) is None
