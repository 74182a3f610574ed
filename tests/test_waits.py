"""Tests wait for conditions: under load a time is too short, and otherwise too long."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent
WAITS = re.compile(r"wait_for_timeout\(|\btime\.sleep\(|asyncio\.sleep\((?!0\))|setTimeout\([^()]*, ?\d")
# Where time is what is tested, or how often a condition is looked at.
MEANT = {
    "janitor.py": "looks whether a process has ended",
    "waiting.py": "looks whether a condition holds",
    "cli/test_models.py": "a language model that answers late",
    "web/bad_network.py": "delays and loses what goes over the line",
    "web/forked_servers.py": "looks whether a server has ended",
    "web/misbehaving_game.py": "a bot that never answers",
    "web/notice_receivers.py": "a receiver that dawdles",
    "web/test_bus.py": "gives tasks of the same loop a moment",
    "web/test_security.py": "a hash that takes long",
    "web/test_slow_clients.py": "gives tasks of the same loop a moment",
    "web/test_threads.py": "a job that takes long",
}


def test_no_test_waits_for_a_time() -> None:
    found = {
        str(file.relative_to(FOLDER)): line.strip()
        for file in sorted(FOLDER.rglob("*.py"))
        for line in file.read_text("utf-8").splitlines()
        if WAITS.search(line) and "re.compile" not in line
    }
    assert {name: line for name, line in found.items() if name not in MEANT} == {}
