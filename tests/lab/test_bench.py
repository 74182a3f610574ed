"""The bench measures what it says it measures."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from chancellery.engine import state
from chancellery.lab import bench
from chancellery.lab.yardstick import YARDSTICK, Yardstick
from tests.bots.nets import a_net
from tests.tiny import TINY


def test_a_game_is_measured() -> None:
    ticks: list[float] = []
    figures = bench.bench_game(TINY, 0.1, ticks.append)
    assert list(figures) == [
        *("compiled", "decisions_per_second", "games_per_second", "game_ms", "clone_us", "prompt_us", "view_us"),
        *("redeal_us", "advise_us", "search_per_second", "learned_per_second", "save_bytes", "replay_ms"),
    ]
    assert figures["compiled"] is bench.compiled()
    assert figures["learned_per_second"] is None
    assert all(value > 0 for name, value in figures.items() if name not in ("compiled", "learned_per_second"))
    assert sum(ticks) == pytest.approx(0.1)


def test_rounds_with_a_net_are_measured_beside_those_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "leaf_for", lambda game, options: a_net(game))
    figures = bench.bench_game(TINY, 0.1)
    assert figures["learned_per_second"] > 0


def test_positions_are_sampled_over_a_whole_game() -> None:
    journal, positions = bench.sample(TINY)
    assert journal.replay().result() is not None
    assert 10 <= len(positions) <= 2 * bench.SAMPLES
    assert positions[0].ply == 0
    assert positions[-1].ply > len(journal.actions) // 2


def test_the_kernel_is_measured_on_a_game_without_rules() -> None:
    figures = bench.bench_kernel()
    assert list(figures) == ["decision_us", "clone_us"]
    assert all(value > 0 for value in figures.values())


def test_the_yardstick_has_the_size_of_a_real_state_and_goes_on_for_ever() -> None:
    g = YARDSTICK.new()
    assert isinstance(g, Yardstick)
    assert len(g.board) == 200
    assert len(g.deck) + len(g.discard) == 60
    asked = []
    for _ in range(8):
        asked.append(g.waiting)
        g.play(g.waiting[0], g.legal(g.waiting[0])[0])
    assert asked == [(0, 1), (1,), (0,), (1,)] * 2
    twin = g.redeal(0, g.rng)
    assert isinstance(twin, Yardstick)
    assert twin.board == g.board
    assert g.see(0) == {}


def test_calibration_is_a_rate() -> None:
    assert bench.calibrate() > 10_000


def test_compiled_means_an_extension_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "__file__", "/x/state.py")
    assert not bench.compiled()
    monkeypatch.setattr(state, "__file__", f"/x/state{EXTENSION_SUFFIXES[0]}")
    assert bench.compiled()
