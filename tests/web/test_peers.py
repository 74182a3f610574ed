"""Limits and presence between processes on one database: told in time, lapsing with whoever was killed."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from chancellery.web.limits.open_counts import LAPSE_SECONDS
from chancellery.web.limits.rate_limits import RATES, Limits, TooOften
from chancellery.web.matches.bus import Bus
from chancellery.web.matches.peers import MOST_BYTES, Peers, UsageLine, payloads


class Pair:
    """Two processes whose reports are carried over by hand."""

    def __init__(self) -> None:
        self.limits = [Limits(1.0), Limits(1.0)]
        self.peers = [Peers("", Bus(lambda id, after: []), limits) for limits in self.limits]
        for peer in self.peers:
            peer.share(True)

    def exchange(self, everything: bool = False) -> int:
        """Everybody hears everything, their own words too, as from PostgreSQL: how many notifications it took."""
        told = [text for peer in self.peers for text in payloads(peer.process, peer.usage(everything))]
        for peer in self.peers:
            for text in told:
                peer.on_usage(text)
        return len(told)


def used_up(limits: Limits, kind: str, who: str) -> int:
    """How many are granted at once from here on."""
    for number in range(RATES[kind][0] + 1):
        try:
            limits.take(kind, who)
        except TooOften:
            return number
    return RATES[kind][0] + 1


def test_what_was_taken_in_one_process_is_missing_in_the_other() -> None:
    pair = Pair()
    assert used_up(pair.limits[0], "log-in", "emma 10.0.0.1") == RATES["log-in"][0]
    assert pair.exchange() == 1
    assert used_up(pair.limits[1], "log-in", "emma 10.0.0.1") == 0
    assert used_up(pair.limits[1], "log-in", "emma 10.0.0.2") == RATES["log-in"][0]
    # What was told once is not told again.
    pair.exchange()
    assert pair.exchange() == 0


def test_what_both_granted_before_they_spoke_has_to_be_made_up_for() -> None:
    pair = Pair()
    most, seconds = RATES["guest"]
    assert [used_up(limits, "guest", "10.0.0.1") for limits in pair.limits] == [most, most]
    pair.exchange()
    tokens, now = pair.limits[0].buckets["guest", "10.0.0.1"]
    assert tokens == pytest.approx(-most, abs=0.1)
    with pytest.raises(TooOften):
        pair.limits[0].take("guest", "10.0.0.1", now + most * seconds)
    pair.limits[0].take("guest", "10.0.0.1", now + (most + 2) * seconds)


def test_streams_are_counted_together_until_they_are_closed() -> None:
    pair = Pair()
    close = [pair.limits[k % 2].open.hold("stream", "emma") for k in range(30)]
    pair.exchange()
    for limits in pair.limits:
        assert limits.open.count("stream", "emma") == 30
        with pytest.raises(TooOften):
            limits.require_room("stream", "emma")
    close[0]()
    pair.exchange()
    for limits in pair.limits:
        limits.require_room("stream", "emma")
    for let_go in close[1:]:
        let_go()
    pair.exchange()
    assert [limits.open.count("stream", "emma") for limits in pair.limits] == [0, 0]


def test_what_a_killed_process_had_open_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair()
    pair.limits[0].open.hold("match m", "emma")
    pair.exchange()
    here = pair.limits[1].open
    assert here.holders("match m") == {"emma": 1}
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + LAPSE_SECONDS + 1)
    assert here.count("match m", "emma") == 0
    here.forget_lapsed()
    assert not here.reported
    # One that lives tells all of it now and then.
    pair.exchange(everything=True)
    assert here.holders("match m") == {"emma": 1}


def test_a_process_that_nobody_hears_keeps_nothing_in_mind() -> None:
    pair = Pair()
    pair.peers[0].share(False)
    pair.limits[0].take("guest", "10.0.0.1")
    pair.limits[0].open.hold("stream", "emma")()
    assert pair.exchange() == 0
    assert not pair.limits[0].spent
    assert not pair.limits[0].open.changed


def test_long_reports_take_several_notifications() -> None:
    lines: list[UsageLine] = [("spent", "log-in", f"{'é' * 100} 10.0.{k}.1", 1.0) for k in range(300)]
    told = list(payloads("here", lines))
    assert len(told) > 1
    assert all(len(text.encode()) < MOST_BYTES + 200 < 8000 for text in told)
    assert [line[2] for text in told for line in msgspec.json.decode(text)["lines"]] == [line[2] for line in lines]


@pytest.mark.parametrize("payload", ["", "{}", '{"process": 1, "lines": []}', '{"process": "a", "lines": [["x"]]}'])
def test_what_another_version_tells_does_no_harm(payload: str) -> None:
    pair = Pair()
    pair.peers[0].on_usage(payload)
    assert not pair.limits[0].open.reported


def test_a_kind_of_limit_that_is_not_known_here_is_not_charged() -> None:
    limits = Limits(1.0)
    limits.charge("a kind of tomorrow", "emma", 1.0)
    nobody: dict[Any, Any] = {}
    assert limits.buckets == nobody
