"""The figures that the help tells are those of the content, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from chancellery.engine.prose import Prose
from chancellery.games.realpolitik.board import FOLDER, NOUNS

LANGUAGES = ("en", "fr")
Record = dict[str, Any]


def records(file: str, kind: str) -> list[Record]:
    found: list[Record] = tomllib.loads((FOLDER / "content" / f"{file}.toml").read_text("utf-8"))[kind]
    return found


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def paragraphs(language: str) -> dict[str, str]:
    """The help by paragraph; spaces that do not break are spaces."""
    text = (FOLDER / "help" / f"{language}.md").read_text("utf-8")
    parts = re.split(
        r"^#+ .*\{#(.+)\}$", re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text), flags=re.MULTILINE
    )
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(paragraph: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in paragraph.splitlines() if "|" in line]


def named(words: str) -> set[str]:
    return set(words.split(", "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_1_the_powers_at_the_start(language: str) -> None:
    say = prose(language)
    table = {row[0]: row[1:] for row in rows(paragraphs(language)["3.1"])}
    for power in records("set_up", "power"):
        prestige, morale, money, generals = table[say.text(f"power-{power['id']}")]
        assert prestige.startswith(str(power["prestige"]))
        assert (morale, money) == (str(power["morale"]), str(power["money"]))
        placed = [g["territory"] for g in records("set_up", "general") if g["power"] == power["id"]]
        assert named(generals) == {say.text(f"territory-{territory}") for territory in placed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_2_the_trains_at_the_start(language: str) -> None:
    say = prose(language)
    told = {train for row in rows(paragraphs(language)["3.2"])[2:] for train in row[1].split(", ")}
    kept = {
        f"{say.text('territory-' + train['a'])}–{say.text('territory-' + train['b'])}"
        for train in records("set_up", "train")
    }
    assert told == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_2_what_territories_are_worth(language: str) -> None:
    say, told = prose(language), paragraphs(language)
    homes = {row[0]: row[1:] for row in rows(told["5.2.1"])}
    disputed = {frozenset(named(row[0])): named(row[1]) for row in rows(told["5.2.2"])}
    for territory in records("territories", "territory"):
        worth = f"{say.text('territory-' + territory['id'])} {territory.get('value', 0)}"
        if territory["kind"] == "home":
            capital, others = homes[say.text(f"power-{territory['owner']}")]
            assert worth == capital if territory.get("capital") else worth in named(others)
        elif territory["kind"] == "disputed":
            assert worth in disputed[frozenset(say.text(f"power-{power}") for power in territory["stripes"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_2_3_the_sea_lanes(language: str) -> None:
    say = prose(language)
    table = {row[0]: named(row[1]) for row in rows(paragraphs(language)["5.2.3"])}
    for lane in records("sea_lanes", "sea_lane"):
        ends = f"{say.text('territory-' + lane['from'])}–{say.text('territory-' + lane['to'])}"
        assert ends in table[say.text(f"power-{lane['power']}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_9_how_many_battle_cards_of_each_value(language: str) -> None:
    table = {row[0]: row[1] for row in rows(paragraphs(language)["5.9"])}
    decks = Counter((card["power"], card["value"]) for card in records("battle_cards", "battle_card"))
    for (_, value), count in decks.items():
        assert table[str(value)] == str(count)
