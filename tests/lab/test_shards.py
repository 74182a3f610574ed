"""Series on disk: whatever stops one, it goes on where it was, and nothing is counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from chancellery.engine.errors import BadOption
from chancellery.lab.series import Row, Series
from chancellery.lab.shards import COLUMNS, MARK, cut, play_shards, read_games, shard_size
from chancellery.lab.simulate import simulate
from tests.waiting import moments, until

ROOT = Path(__file__).parents[2]
SERIES = Series("courtyard", {"players": 3}, ("heuristic", "random"), "shards")


def keep(folder: Path, games: int = 30, workers: int = 1, series: Series = SERIES) -> dict[str, Any]:
    """What a report says, but for the clock and for what was played before."""
    report = simulate(series, games, workers, out=folder)
    now = ("seconds", "decisions_per_second", "played")
    return {name: value for name, value in report.items() if name not in now}


def kept(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def running(pid: str) -> bool:
    """Whether a process of Linux is there and not just waiting to be forgotten."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_shards_cover_a_series_once() -> None:
    for start, games in ((0, 1), (5, 7), (5, 1000), (3, 100_000)):
        shards = cut(start, start + games, shard_size(games))
        assert [number for _, first, last in shards for number in range(first, last)] == list(
            range(start, start + games)
        )


def test_a_folder_has_a_row_for_each_game(tmp_path: Path) -> None:
    report = keep(tmp_path / "x")
    games = read_games(tmp_path / "x")
    assert games["number"].to_list() == list(range(30))
    assert games.columns == [
        *("number", "game", "players", "options", "bots", "seed", "winners", "scores", "ending", "decisions", "error"),
        *("forfeited", "failure"),
    ]
    assert games["decisions"].sum() == report["decisions"]
    assert games["bots"][0].to_list() == ["heuristic", "random", "heuristic"]
    assert games["options"].struct.field("double").to_list() == [False] * 30
    manifest = json.loads((tmp_path / "x" / "manifest.json").read_text("utf-8"))
    assert {"chancellery", "game", "rules", "options", "bots", "seed", "shard"} <= set(manifest)
    assert pl.read_parquet(tmp_path / "x" / "games").height == 30


def test_the_number_of_workers_leaves_no_trace(tmp_path: Path) -> None:
    assert keep(tmp_path / "one", workers=1) == keep(tmp_path / "two", workers=2)
    assert kept(tmp_path / "one") == kept(tmp_path / "two")


def test_a_killed_series_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    """A real process with two workers, killed in the middle of a series that would take an hour."""
    folder = tmp_path / "killed"
    command = ["simulate", "courtyard", "--games", "1000000", "--workers", "2", "--seed", "kill", "--out", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "chancellery.cli", *command],
        cwd=ROOT,
        env={**os.environ, "CHANCELLERY_GAMES": "tests.tiny:TINY"},
    )
    try:
        for _ in moments():
            assert process.poll() is None
            if len(list(folder.glob("games/*.parquet"))) >= 3:
                break
        workers = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text("utf-8").split()
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert len(workers) >= 2
    until(lambda: not any(running(worker) for worker in workers))
    before = kept(folder / "games")
    games = 200 * (max(int(name[:5]) for name in before) + 2)
    series = Series("courtyard", {}, ("random",), "kill")
    ticks: list[int] = []
    resumed, whole = (
        simulate(series, games, 1, tick=tick, out=out)
        for out, tick in ((folder, ticks.append), (tmp_path / "whole", lambda done: None))
    )
    assert sum(ticks) == games
    clock = {"seconds": 0, "decisions_per_second": 0, "played": 0}
    assert {**resumed, **clock} == {**whole, **clock}
    assert read_games(folder).equals(read_games(tmp_path / "whole"))
    after = kept(folder / "games")
    assert {name: after[name] for name in before} == before
    assert len(after) > len(before)


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = keep(tmp_path / "x")
    (tmp_path / "x" / "games" / "00004.parquet").unlink()
    played: list[tuple[int, int]] = []
    play = Series.play

    def listen(self: Series, first: int, last: int) -> list[Row]:
        played.append((first, last))
        return play(self, first, last)

    monkeypatch.setattr(Series, "play", listen)
    assert keep(tmp_path / "x") == whole
    assert played == [(4, 5)]


def test_a_series_can_be_made_longer_and_read_in_part(tmp_path: Path) -> None:
    keep(tmp_path / "x", games=130)
    assert json.loads((tmp_path / "x" / "manifest.json").read_text("utf-8"))["shard"] == 2
    assert keep(tmp_path / "x", games=133) == keep(tmp_path / "y", games=133)
    assert keep(tmp_path / "x", games=9) == keep(tmp_path / "z", games=9)
    assert read_games(tmp_path / "x").height == 134 - 1


def test_another_series_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    keep(tmp_path / "x")
    before = kept(tmp_path / "x")
    other = Series("courtyard", {"players": 3}, ("heuristic", "random"), "other")
    with pytest.raises(BadOption, match=r"x: this folder holds another series \(seed shards, not other\)"):
        keep(tmp_path / "x", series=other)
    assert kept(tmp_path / "x") == before


def test_another_version_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    keep(tmp_path / "x")
    manifest = tmp_path / "x" / "manifest.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text("utf-8")), "chancellery": "0.0.1"}), "utf-8")
    before = kept(tmp_path / "x")
    with pytest.raises(BadOption, match=r"another series \(chancellery 0\.0\.1, not "):
        keep(tmp_path / "x")
    assert kept(tmp_path / "x") == before


def test_what_was_only_read_is_no_speed(tmp_path: Path) -> None:
    first = simulate(SERIES, 30, 1, out=tmp_path / "x")
    again = simulate(SERIES, 30, 1, out=tmp_path / "x")
    assert (first["played"], again["played"], again["games"]) == (30, 0, 30)
    assert first["decisions_per_second"] > 0
    assert again["decisions_per_second"] == 0
    longer = simulate(SERIES, 40, 1, out=tmp_path / "x")
    assert longer["played"] == 10
    assert longer["decisions_per_second"] * longer["seconds"] < longer["decisions"] / 2


def test_a_shard_of_another_version_is_refused(tmp_path: Path) -> None:
    keep(tmp_path / "x")
    keep(tmp_path / "y", series=Series("courtyard", {"players": 3}, ("random",), "shards"))
    shard = tmp_path / "x" / "games" / "00003.parquet"
    shard.write_bytes((tmp_path / "y" / "games" / "00003.parquet").read_bytes())
    with pytest.raises(BadOption, match=r"00003\.parquet: this shard is of another series or version"):
        keep(tmp_path / "x")
    shard.write_bytes(shard.read_bytes()[:100])
    with pytest.raises(BadOption, match=r"00003\.parquet: this shard cannot be read"):
        keep(tmp_path / "x")


def test_a_shard_that_lacks_something_of_its_games_is_refused(tmp_path: Path) -> None:
    keep(tmp_path / "x")
    shard = tmp_path / "x" / "games" / "00003.parquet"
    said = pl.read_parquet_metadata(shard)
    pl.read_parquet(shard).drop("forfeited").write_parquet(
        shard, metadata={name: said[name] for name in (MARK, COLUMNS)}
    )
    with pytest.raises(BadOption, match=r"00003\.parquet: this shard cannot be read"):
        keep(tmp_path / "x")


def test_folders_of_other_things_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear aunt", "utf-8")
    for folder in (tmp_path, tmp_path / "letter"):
        with pytest.raises(BadOption, match="holds no series"):
            keep(folder)
    (tmp_path / "manifest.json").write_text("{}", "utf-8")
    with pytest.raises(BadOption, match="not the manifest of a series"):
        keep(tmp_path)
    with pytest.raises(BadOption, match="no games of a series"):
        read_games(tmp_path)
    with pytest.raises(BadOption, match="from its first game on"):
        list(play_shards(SERIES, 3, start=2, folder=tmp_path / "new"))


def test_without_polars_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadOption, match=r'pip install "chancellery\[lab\]"'):
        keep(tmp_path / "x")
    assert not (tmp_path / "x").exists()
