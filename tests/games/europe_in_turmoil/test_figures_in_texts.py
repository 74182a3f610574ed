"""The figures that help and cards tell are those of the content, in both languages."""

from __future__ import annotations

import re

import pytest

from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.games.papers import LANGUAGES, Papers, named, plain, rows

PAPERS = Papers(EUROPE_IN_TURMOIL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_2_and_3_3_the_start(language: str) -> None:
    say = PAPERS.prose(language)
    for side, number in (("authoritarian", "3.2"), ("liberal", "3.3")):
        told = {start for row in rows(PAPERS.paragraphs(language)[number])[2:] for start in row[1].split(", ")}
        kept = {
            plain(f"{say.text('space-' + space['id'])} {space[side + '_sp']}")
            for space in PAPERS.records("spaces", "space")
            if space.get(f"{side}_sp")
        }
        assert told == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_3_what_each_box_needs_and_gives(language: str) -> None:
    table = {row[0]: row for row in rows(PAPERS.paragraphs(language)["6.3"])}
    for box in PAPERS.records("naval", "naval_box"):
        row = table[str(box["index"])]
        assert row[2] == str(box.get("roll_needed", "–"))
        if box["kind"] == "vp":
            unit = {"en": "VP", "fr": "PV"}[language]
            second = f"{box['vp_second']} {unit}" if "vp_second" in box else "–"
            assert row[3:] == [f"{box['vp_first']} {unit}", second]


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_1_what_regions_are_worth(language: str) -> None:
    say = PAPERS.prose(language)
    table = {row[0]: row for row in rows(PAPERS.paragraphs(language)["10.1"].split("\n\n")[1])}
    for region in PAPERS.records("scoring", "scoring"):
        _, *figures, beside = table[say.text(f"region-{region['id']}")]
        assert figures == [str(region[level]) for level in ("presence", "domination", "control")]
        assert named(beside) == {say.text(f"space-{space}") for space in region["adjacent_independents"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoring_cards_say_what_their_region_is_worth(language: str) -> None:
    say = PAPERS.prose(language)
    for region in PAPERS.records("scoring", "scoring"):
        effect = plain(say.text(f"card-{region['card']}", "effect"))
        levels = re.search(r"pr[eé]sence (\d) .*?domination (\d) .*?contr[oô]le? (\d) ", effect)
        assert levels is not None
        assert levels.groups() == tuple(str(region[level]) for level in ("presence", "domination", "control"))
        beside = {say.text(f"space-{space}") for space in region["adjacent_independents"]}
        assert beside in [named(found) for found in re.findall(r"\(([^)]+)\)", effect)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_o_3_mobilization_cards(language: str) -> None:
    say = PAPERS.prose(language)
    table = {row[0]: row[1:] for row in rows(PAPERS.paragraphs(language)["O.3"])}
    for card in PAPERS.records("mobilization", "mobilization_card"):
        title = plain(say.text(f"mobilization-{card['id']}"))
        assert table[card["code"]] == [say.text(f"nation-{card['nation']}"), str(card["priority"]), title]


# Briefs that add up what their effect says one by one.
COUNTED = {
    "government_sponsored_art",
    "dreyfus_rehabilitated",
    "parliament_act_of_1911",
    "splendid_isolation",
    "german_army_expansion",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_brief_of_a_card_is_short_and_has_the_figures_of_its_effect(language: str) -> None:
    say = PAPERS.prose(language)
    briefs = [("card", card["id"]) for card in PAPERS.records("cards", "card")]
    briefs += [("stability", card["id"]) for card in PAPERS.records("stability", "stability_card")]
    for kind, card in briefs:
        brief = plain(say.text(f"brief-{card}"))
        assert len(brief) <= 75
        effect = plain(say.text(f"{kind}-{card}", "effect"))
        figures = [set(re.findall(r"\d+", text)) for text in (brief, effect)]
        assert card in COUNTED or figures[0] <= figures[1], brief
