"""Arenas: every seat in turn, honest intervals, and nothing played twice after a stop."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chancellery.engine.errors import BadOption
from chancellery.lab.arena import Pairing, arena, interval, play_game

PAIRING = Pairing("courtyard", "heuristic", "random", {"players": 3}, seed="arena")


def test_the_challenger_sits_at_every_seat_with_the_same_deal() -> None:
    games = [play_game(PAIRING, number) for number in range(3)]
    assert [one["seat"] for one in games] == [0, 1, 2]
    assert all(one["decisions"][0] > 0 and one["decisions"][1] > one["decisions"][0] for one in games)


def test_an_arena_counts_shares_and_says_how_sure_it_is() -> None:
    found = arena(PAIRING, 30, workers=1)
    assert (found["games"], found["players"], found["fair"]) == (30, 3, 0.3333)
    assert found["low"] < found["rate"] < found["high"]
    assert found["rate"] > 0.4
    assert sum(found["by_seat"].values()) / 3 == pytest.approx(found["rate"], abs=0.001)


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    whole = arena(PAIRING, 9, workers=1)
    arena(PAIRING, 4, workers=1, file=file)
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 5
    # As if the power had failed in the middle of a line.
    file.write_text("\n".join(lines[:4]) + '\n{"number": 3, "se', "utf-8")
    ticks: list[int] = []
    resumed = arena(PAIRING, 9, workers=1, file=file, tick=ticks.append)
    assert (resumed["rate"], resumed["by_seat"]) == (whole["rate"], whole["by_seat"])
    assert ticks == [3, 1, 1, 1, 1, 1, 1]
    assert len({json.loads(line)["number"] for line in file.read_text("utf-8").splitlines()[1:]}) == 9


def test_games_of_another_arena_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    arena(PAIRING, 3, workers=1, file=file)
    before = file.read_bytes()
    other = Pairing("courtyard", "random", "random", {"players": 3}, seed="arena")
    with pytest.raises(BadOption, match="holds games of another arena"):
        arena(other, 3, workers=1, file=file)
    assert file.read_bytes() == before


def test_the_interval_is_wilsons() -> None:
    low, high = interval(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert interval(0, 0) == (0.0, 1.0)
