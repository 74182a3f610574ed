"""A Ray cluster of two processes plays the same games as this process, whatever happens to one of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chancellery.engine.errors import ChancelleryError
from chancellery.lab import ray_engine
from chancellery.lab.engines import Shard
from chancellery.lab.series import Series
from chancellery.lab.shards import play_shards, read_games
from chancellery.lab.simulate import play_series
from tests.cluster.suicide import Mortal

GAMES = 60
ROOT = Path(__file__).parents[2]


# Ray leaves its processes to themselves when it ends.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    series = Series("europe-in-turmoil", bots=("random",), seed="cluster")
    mark = tmp_path / "killed"
    ticks: list[int] = []
    with ray_engine.ray_engine(workers=2) as engine:
        job = Mortal(series, GAMES // 2, mark)
        found = list(play_shards(job, GAMES, 0, tmp_path / "kept", engine, ticks.append, 5))
        # A series of another version is refused by the worker.
        monkeypatch.setattr(ray_engine, "__version__", "0.0.1")
        with pytest.raises(ChancelleryError, match=r"cannot play: it has chancellery .* is of 0\.0\.1"):
            list(engine(series.play, [Shard(0, 0, 1)]))
    assert int(mark.read_text("utf-8")) != os.getpid()
    assert sum(ticks) == GAMES
    rows = sorted((row for shard in found for row in shard), key=lambda row: int(row["number"]))
    assert rows == play_series(series, GAMES, workers=1)
    assert read_games(tmp_path / "kept")["number"].to_list() == list(range(GAMES))
