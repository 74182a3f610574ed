"""The bench of the server plays for real: every action is acknowledged, and told to the other seat."""

from __future__ import annotations

from chancellery.loadtest.bot_load import MOST_SECONDS, bench_bots
from chancellery.loadtest.server_load import Load, bench_server, quantiles
from tests.cli.conftest import Cli


def test_every_event_arrives_and_the_report_says_all(process: Cli) -> None:
    outcome = process("bench", "server", "--matches", "3", "--streams", "6", "--seconds", "1", "--json")
    assert outcome.code == 0, outcome.err
    report = outcome.json()
    assert report.keys() == {
        *("game", "cores", "processes", "database", "load_average", "calibration", "fsync_ms", "loads"),
    }
    (load,) = report["loads"]
    assert (load["matches"], load["streams"], load["pause_s"]) == (3, 6, 0.0)
    assert load["actions"] == load["events"] > 0
    assert load["lost"] == 0
    for times in (load["event_ms"], load["answer_ms"], load["open_ms"]):
        assert 0 < times["p50"] <= times["p95"] <= times["p99"]
    assert load["actions_per_second"] > 0
    assert load["server_peak_mb"] is None or load["server_peak_mb"] > 10
    assert load["server_ms_per_action"] is None or load["server_ms_per_action"] > 0


def test_people_without_streams_are_not_waited_for() -> None:
    ticks: list[float] = []
    (load,) = bench_server((Load(1, 1, 0.0),), 0.5, ticks.append)["loads"]
    assert ticks == [0.5]
    # Only one seat listens: it hears what the other does and nothing else is counted.
    assert 0 <= load["events"] < load["actions"]
    assert load["lost"] == 0


def test_loads_that_make_no_sense_are_refused(cli: Cli) -> None:
    for option, value in (("--matches", "0"), ("--streams", "5000"), ("--pause", "61")):
        assert f"{option} cannot be {value}; it takes" in cli("bench", "server", option, value).err
    assert "cannot be 0; it takes 1 to 200" in cli("bench", "server", "--people", "0").err
    assert "cannot be 0; it takes 1 to 16" in cli("bench", "server", "--processes", "0").err
    for words, option in ((("courtyard",), "--matches"), (("server",), "--minutes"), (("soak",), "--record")):
        assert f"No such option: {option}" in cli("bench", *words, option, "2").err


def test_people_against_bots_are_asked_again() -> None:
    report = bench_bots("europe-in-turmoil", 2, 2.0, lambda _: None)
    assert report["decisions"] > 0
    assert report["bot_actions_per_second"] > 0
    assert 0 < report["wait_ms"]["p50"] <= report["wait_ms"]["p95"]
    # Not since the machine was started: no answer takes longer than it was waited for.
    assert 0 <= report["bot_ms"]["p50"] <= report["bot_ms"]["p99"] < (2.0 + 2 * MOST_SECONDS) * 1000


def test_quantiles() -> None:
    assert quantiles([]) is None
    assert quantiles([number / 1000 for number in range(1, 101)]) == {"p50": 51.0, "p95": 96.0, "p99": 100.0}
