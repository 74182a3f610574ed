"""The figures that the help tells are those of the content, in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from chancellery.games.realpolitik.game import REALPOLITIK
from tests.games.papers import LANGUAGES, Papers, named, rows

PAPERS = Papers(REALPOLITIK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_1_the_powers_at_the_start(language: str) -> None:
    say = PAPERS.prose(language)
    table = {row[0]: row[1:] for row in rows(PAPERS.paragraphs(language)["3.1"])}
    for power in PAPERS.records("set_up", "power"):
        prestige, morale, money, generals = table[say.text(f"power-{power['id']}")]
        assert prestige.startswith(str(power["prestige"]))
        assert (morale, money) == (str(power["morale"]), str(power["money"]))
        placed = [g["territory"] for g in PAPERS.records("set_up", "general") if g["power"] == power["id"]]
        assert named(generals) == {say.text(f"territory-{territory}") for territory in placed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_2_the_trains_at_the_start(language: str) -> None:
    say = PAPERS.prose(language)
    told = {train for row in rows(PAPERS.paragraphs(language)["3.2"])[2:] for train in row[1].split(", ")}
    kept = {
        f"{say.text('territory-' + train['a'])}–{say.text('territory-' + train['b'])}"
        for train in PAPERS.records("set_up", "train")
    }
    assert told == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_2_what_territories_are_worth(language: str) -> None:
    say, told = PAPERS.prose(language), PAPERS.paragraphs(language)
    homes = {row[0]: row[1:] for row in rows(told["5.2.1"])}
    disputed = {frozenset(named(row[0])): named(row[1]) for row in rows(told["5.2.2"])}
    for territory in PAPERS.records("territories", "territory"):
        worth = f"{say.text('territory-' + territory['id'])} {territory.get('value', 0)}"
        if territory["kind"] == "home":
            capital, others = homes[say.text(f"power-{territory['owner']}")]
            assert worth == capital if territory.get("capital") else worth in named(others)
        elif territory["kind"] == "disputed":
            assert worth in disputed[frozenset(say.text(f"power-{power}") for power in territory["stripes"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_2_3_the_sea_lanes(language: str) -> None:
    say = PAPERS.prose(language)
    table = {row[0]: named(row[1]) for row in rows(PAPERS.paragraphs(language)["5.2.3"])}
    for lane in PAPERS.records("sea_lanes", "sea_lane"):
        ends = f"{say.text('territory-' + lane['from'])}–{say.text('territory-' + lane['to'])}"
        assert ends in table[say.text(f"power-{lane['power']}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_9_how_many_battle_cards_of_each_value(language: str) -> None:
    table = {row[0]: row[1] for row in rows(PAPERS.paragraphs(language)["5.9"])}
    decks = Counter((card["power"], card["value"]) for card in PAPERS.records("battle_cards", "battle_card"))
    for (_, value), count in decks.items():
        assert table[str(value)] == str(count)
