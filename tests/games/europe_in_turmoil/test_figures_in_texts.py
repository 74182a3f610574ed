"""The figures that help and cards tell are those of the content, in both languages."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from chancellery.engine.prose import Prose
from chancellery.games.europe_in_turmoil.board import FOLDER, NOUNS

LANGUAGES = ("en", "fr")
Record = dict[str, Any]


def records(file: str, kind: str) -> list[Record]:
    found: list[Record] = tomllib.loads((FOLDER / "content" / f"{file}.toml").read_text("utf-8"))[kind]
    return found


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def plain(text: str) -> str:
    """Spaces that do not break are spaces."""
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text)


def paragraphs(language: str) -> dict[str, str]:
    """The help by paragraph."""
    text = plain((FOLDER / "help" / f"{language}.md").read_text("utf-8"))
    parts = re.split(r"^#+ .*\{#(.+)\}$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(paragraph: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in paragraph.splitlines() if "|" in line]


def named(words: str) -> set[str]:
    return set(words.split(", "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_2_and_3_3_the_start(language: str) -> None:
    say = prose(language)
    for side, number in (("authoritarian", "3.2"), ("liberal", "3.3")):
        told = {start for row in rows(paragraphs(language)[number])[2:] for start in row[1].split(", ")}
        kept = {
            plain(f"{say.text('space-' + space['id'])} {space[side + '_sp']}")
            for space in records("spaces", "space")
            if space.get(f"{side}_sp")
        }
        assert told == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_3_what_each_box_needs_and_gives(language: str) -> None:
    table = {row[0]: row for row in rows(paragraphs(language)["6.3"])}
    for box in records("naval", "naval_box"):
        row = table[str(box["index"])]
        assert row[2] == str(box.get("roll_needed", "–"))
        if box["kind"] == "vp":
            unit = {"en": "VP", "fr": "PV"}[language]
            second = f"{box['vp_second']} {unit}" if "vp_second" in box else "–"
            assert row[3:] == [f"{box['vp_first']} {unit}", second]


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_1_what_regions_are_worth(language: str) -> None:
    say = prose(language)
    table = {row[0]: row for row in rows(paragraphs(language)["10.1"].split("\n\n")[1])}
    for region in records("scoring", "scoring"):
        _, *figures, beside = table[say.text(f"region-{region['id']}")]
        assert figures == [str(region[level]) for level in ("presence", "domination", "control")]
        assert named(beside) == {say.text(f"space-{space}") for space in region["adjacent_independents"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoring_cards_say_what_their_region_is_worth(language: str) -> None:
    say = prose(language)
    for region in records("scoring", "scoring"):
        effect = plain(say.text(f"card-{region['card']}", "effect"))
        levels = re.search(r"pr[eé]sence (\d) .*?domination (\d) .*?contr[oô]le? (\d) ", effect)
        assert levels is not None
        assert levels.groups() == tuple(str(region[level]) for level in ("presence", "domination", "control"))
        beside = {say.text(f"space-{space}") for space in region["adjacent_independents"]}
        assert beside in [named(found) for found in re.findall(r"\(([^)]+)\)", effect)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_o_3_mobilization_cards(language: str) -> None:
    say = prose(language)
    table = {row[0]: row[1:] for row in rows(paragraphs(language)["O.3"])}
    for card in records("mobilization", "mobilization_card"):
        title = plain(say.text(f"mobilization-{card['id']}"))
        assert table[card["code"]] == [say.text(f"nation-{card['nation']}"), str(card["priority"]), title]
