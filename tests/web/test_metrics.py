"""Numbers for Prometheus: what processes with one folder count, they count together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import NUMBERS, counted_together

COUNTING = """
from chancellery.web.server.metrics import Metrics
metrics = Metrics()
metrics.readings["streams"] = lambda: 2
metrics.count("requests", 3, route="/api/games", method="GET", status="200")
metrics.took(0.004)
print(metrics.text())
"""


def counted(folder: Path) -> dict[str, float]:
    """What a process of its own tells when it has counted and ends."""
    environment = {**os.environ, NUMBERS: str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", COUNTING], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    lines = [line.rpartition(" ") for line in done.stdout.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_workers_count_together_and_the_dead_have_nothing_open(tmp_path: Path) -> None:
    requests = 'chancellery_requests_total{method="GET",route="/api/games",status="200"}'
    first, second = counted(tmp_path), counted(tmp_path)
    assert [one[requests] for one in (first, second)] == [3.0, 6.0]
    assert second["chancellery_request_seconds_count"] == 2.0
    assert second['chancellery_request_seconds_bucket{le="0.005"}'] == 2.0
    assert second["chancellery_streams"] == 2.0


def test_one_process_counts_alone() -> None:
    metrics = Metrics()
    metrics.readings["cached_tables"] = lambda: 7
    metrics.count("actions", by="bot")
    text = metrics.text()
    assert 'chancellery_actions_total{by="bot"} 1.0\n' in text
    assert "chancellery_cached_tables 7.0\n" in text
    assert "_created" not in text


def test_workers_get_a_folder_and_leave_none() -> None:
    with counted_together(1):
        assert NUMBERS not in os.environ
    with counted_together(2):
        folder = Path(os.environ[NUMBERS])
        assert folder.is_dir()
    assert NUMBERS not in os.environ
    assert not folder.exists()
