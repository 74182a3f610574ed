"""Nothing is forgotten: every card and every ruling has its test."""

from __future__ import annotations

import re
from pathlib import Path

from chancellery.games.versailles_1919.board import EVENT_IDS, OPTION_IDS, STRATEGY_IDS
from tests.games.versailles_1919.card_table import CARDS
from tests.games.versailles_1919.option_table import OPTIONS
from tests.games.versailles_1919.test_rulings_ending import WORTH

FOLDER = Path(__file__).parent
# Rulings about design and simulations, which no rule follows from.
NO_RULE = {64, 65, 66, 68, 103}


def test_every_card_has_its_expectation() -> None:
    assert set(CARDS) == set(EVENT_IDS)
    assert set(OPTIONS) == set(OPTION_IDS)
    assert set(WORTH) == set(STRATEGY_IDS)


def test_every_numbered_ruling_has_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("test_*.py")))
    found = set()
    for name in re.findall(r"def test_ruling_(\d+(?:_and_\d+)*)", text):
        found |= {int(number) for number in name.split("_and_")}
    missing = set(range(1, 104)) - found - NO_RULE
    assert not missing, f"no test for rulings {sorted(missing)}"
