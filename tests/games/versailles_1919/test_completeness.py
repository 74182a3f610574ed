"""Nothing is forgotten: every card and every ruling has its test, and the table of rules names what is there."""

from __future__ import annotations

import re
from pathlib import Path

from chancellery.games.versailles_1919.board import EVENT_IDS, ISSUE_IDS, OPTION_IDS, STRATEGY_IDS
from tests.games.versailles_1919.card_table import CARDS
from tests.games.versailles_1919.option_table import OPTIONS, STARS
from tests.games.versailles_1919.test_rulings_ending import WORTH

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
GAME = ROOT / "src" / "chancellery" / "games" / "versailles_1919"
TABLE = (ROOT / "docs" / "versailles-1919-rules.md").read_text("utf-8")
LAST_RULING = 109
# Rulings about design and simulations, which no rule follows from.
NO_RULE = {64, 65, 66, 68, 103}
# Rulings that a chapter of the help says in full, so that the list at its end need not say them again.
IN_CHAPTERS = {"17a", "17b"} | {
    str(n)
    for n in (
        *(1, 2, 3, 4, 7, 9, 10, 13, 14, 16, 22, 23, 24, 26, 29, 30, 31, 36, 44, 45, 46, 50, 52, 58, 59, 61),
        *(89, 90, 92, 94, 99, 101),
    )
}


def test_every_card_has_its_expectation() -> None:
    assert set(CARDS) == set(EVENT_IDS)
    assert set(STARS) == set(ISSUE_IDS)
    assert set(OPTIONS) == set(OPTION_IDS)
    assert set(WORTH) == set(STRATEGY_IDS)


def test_every_numbered_ruling_has_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("test_*.py")))
    found = set()
    for name in re.findall(r"def test_ruling_(\d+(?:_and_\d+)*)_(?!of_the_checklist)", text):
        found |= {int(number) for number in name.split("_and_")}
    missing = set(range(1, LAST_RULING + 1)) - found - NO_RULE
    assert not missing, f"no test for rulings {sorted(missing)}"


def test_the_table_of_rules_has_every_ruling_and_every_paragraph() -> None:
    rulings = {int(number) for number in re.findall(r"^\| R(\d+) \|", TABLE, re.MULTILINE)}
    assert rulings == set(range(1, LAST_RULING + 1))
    listed = set(re.findall(r"^\| ([\d.]+) \|", TABLE, re.MULTILINE))
    for language in ("en", "fr"):
        help = (GAME / "help" / f"{language}.md").read_text("utf-8")
        anchors = set(re.findall(r"^#+ .*\{#([\d.]+)\}$", help, re.MULTILINE))
        # Chapter 1 is a summary, and a chapter with parts stands there by its parts.
        parts = {anchor for anchor in anchors if not any(other.startswith(f"{anchor}.") for other in anchors)}
        assert parts - {"1"} <= listed, language


def test_the_help_says_every_ruling_that_a_rule_follows_from_once() -> None:
    for language in ("en", "fr"):
        help = (GAME / "help" / f"{language}.md").read_text("utf-8")
        listed = set(re.findall(r"^### R\d+[ab]? \{#R(\d+[ab]?)\}$", help, re.MULTILINE))
        rulings = {str(n) for n in range(1, LAST_RULING + 1) if n not in NO_RULE} | {"17a", "17b"}
        assert listed == rulings - IN_CHAPTERS
        chapters = help[: help.index("{#R}")]
        assert set(re.findall(r"\bR(\d+[ab]?)\b", chapters)) <= listed


def test_the_table_of_rules_names_code_that_is_there() -> None:
    found = re.findall(r"`([\w/]+\.(?:py|toml|md))(?::(\w+))?`", TABLE)
    for file, name in found:
        if file.startswith(("test_", "help/")) or file.endswith("_table.py"):
            continue
        path = GAME / file
        assert path.exists(), file
        if name:
            pattern = rf"^(?:class |def )?{name}\b"
            assert re.search(pattern, path.read_text("utf-8"), re.MULTILINE), f"{file} has no {name}"
    assert len(found) > LAST_RULING


def test_the_table_of_rules_names_tests_that_are_there() -> None:
    names: list[str] = []
    rows = "\n".join(line for line in TABLE.splitlines() if line.startswith("|"))
    for word in re.findall(r"`([\w.…]+)`", rows):
        if word.startswith("test_") and word.endswith(".py"):
            names = re.findall(r"^def (test_\w+)", (FOLDER / word).read_text("utf-8"), re.MULTILINE)
        elif word.startswith("test_"):
            stem = word.removesuffix("…")
            assert any(name.startswith(stem) if word.endswith("…") else name == stem for name in names), word
        elif word.endswith(".txt"):
            assert (ROOT / "tests" / "golden" / "versailles_1919" / word).exists(), word


def test_every_golden_script_stands_in_the_table_of_rules() -> None:
    scripts = {path.name for path in (ROOT / "tests" / "golden" / "versailles_1919").glob("*.txt")}
    assert scripts == set(re.findall(r"`(\w+\.txt)`", TABLE))
