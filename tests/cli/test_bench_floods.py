"""The bench of floods: others play before one and meanwhile, and what the flood was answered is counted."""

from __future__ import annotations

import pytest

from chancellery.cli.bench_floods import MOST_ACTION_MS, MOST_BOT_MS, holds
from chancellery.loadtest.flood_load import bench_floods
from chancellery.loadtest.floods import FLOODS
from tests.cli.conftest import Cli


def test_a_small_flood_is_measured_and_people_play_on() -> None:
    ticks: list[float] = []
    report = bench_floods(["exports"], 2.0, ticks.append, numbers=(1,))
    assert ticks == [4.0]
    (flood,) = report["floods"]
    assert (flood["flood"], flood["addresses"]) == ("exports", 1)
    assert flood["answers"]["200"] > 0
    # How much was refused depends on how busy the machine is; that it is, `tests/web/test_dear_requests.py` shows.
    assert set(flood["answers"]) <= {"200", "429"}
    for part in (flood["before"], flood["meanwhile"]):
        assert part["actions"] > 0
        assert part["bots"] > 0
        assert 0 < part["action_ms"]["p50"] <= part["action_ms"]["p95"]


@pytest.mark.nightly
@pytest.mark.parametrize("name", FLOODS)
def test_nobody_notices_much_of_a_flood(name: str) -> None:
    for flood in bench_floods([name], 20.0, lambda _: None)["floods"]:
        before, meanwhile = flood["before"], flood["meanwhile"]
        assert meanwhile["action_ms"]["p95"] <= max(MOST_ACTION_MS, 3 * before["action_ms"]["p95"]), flood
        assert meanwhile["bot_ms"]["p95"] <= max(MOST_BOT_MS, 3 * before["bot_ms"]["p95"]), flood


def test_what_holds() -> None:
    fine = {"action_ms": {"p95": 150.0}, "bot_ms": {"p95": 1000.0}}
    assert holds(fine)
    assert not holds({**fine, "action_ms": {"p95": 150.1}})
    assert not holds({**fine, "bot_ms": {"p95": 1000.1}})
    assert not holds({**fine, "bot_ms": None})


def test_floods_that_do_not_exist_are_refused(cli: Cli) -> None:
    assert "there is no flood 'tide'; there are imports" in cli("bench", "floods", "tide").err
    assert "No such option: --people" in cli("bench", "floods", "--people", "2").err
