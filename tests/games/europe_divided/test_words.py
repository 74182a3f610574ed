"""Words of Europe Divided: titles are told from countries, and what is said is what happens, in both languages."""

from __future__ import annotations

import pytest

from chancellery.contract.sentences import unquoted_titles
from chancellery.engine.prose import Prose, Text
from chancellery.games.europe_divided.board import FOLDER, NOUNS
from chancellery.games.europe_divided.events import ArmyRepelled, CardsDrawn, HeadlinesDealt
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from tests.games.europe_divided.positions import Table, card, headline
from tests.games.papers import LANGUAGES, Papers, plain

PAPERS = Papers(EUROPE_DIVIDED)


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def told(t: Table, event: str) -> tuple[str, str]:
    """The last event of a kind as both logs say it."""
    assert t.g.log is not None
    entry = next(one for one in reversed(t.g.log.entries) if type(one.event).__name__ == event)
    return prose("en").event(entry.event), plain(prose("fr").event(entry.event))


def asked(t: Table) -> tuple[str, str]:
    """The open question in both languages."""
    text = t.g.prompt(t.g.waiting[0])
    assert text is not None
    return prose("en").prompt(text), plain(prose("fr").prompt(text))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_quoted(language: str) -> None:
    """“Europe passes Germany.” is about a card."""
    assert unquoted_titles(EUROPE_DIVIDED, language, {"card", "advantage", "headline", "source"}) == []


def test_two_cards_are_not_three() -> None:
    two, one = CardsDrawn(0, (card("eu_iberia"), card("eu_denmark"))), CardsDrawn(0, (card("eu_iberia"),))
    assert prose("en").event(two) == "Europe draws the action cards “Spain and Portugal” and “Denmark”."
    assert prose("en").event(one) == "Europe draws the action card “Spain and Portugal”."
    assert plain(prose("fr").event(two)) == (
        "L’Europe pioche les cartes Action « Espagne et Portugal » et « Danemark »."
    )
    dealt = HeadlinesDealt(1, (headline("h1r_black_sea_fleet"),))
    assert prose("en").event(dealt) == "Russia draws the headline “Black Sea Fleet Agreement”."


def test_a_sea_card_is_taken_and_not_the_sea() -> None:
    t = Table(dice="nato baltics 2, russia poland 3", money=(6, 6))
    t.use("cr_belarus")
    t.do("russia", "build-army", "place baltics")
    assert told(t, "SeaTaken") == ("Russia takes the Baltic Sea card.", "La Russie prend la carte de la mer Baltique.")


def test_a_card_that_is_passed_is_given_to_nobody() -> None:
    t = Table()
    t.actions_of("europe", "eu_germany")
    t.do("europe", "use eu_germany", "pass")
    assert told(t, "CardPassed") == (
        "Europe takes no action with “Germany”.",
        "L’Europe n’effectue aucune action avec « Allemagne ».",
    )


def test_sanctions_forbid_each_of_two_actions() -> None:
    """“May not gain money and build an army” forbids doing both."""
    t = Table()
    t.hold("europe", "ae_us_sanctions")
    t.actions_of("europe", "eu_germany")
    t.do("europe", "play ae_us_sanctions")
    assert t.forbidden("russia") == {"gain_money", "build_army"}
    assert told(t, "ActionsForbidden") == (
        "Forbidden on Russia’s action cards until the end of the turn: gain money and build an army.",
        "Interdit aux cartes Action de la Russie jusqu’à la fin du tour : gagner de l’argent et lever une armée.",
    )


def test_an_effect_is_told_from_a_reaction() -> None:
    t = Table(dice="nato baltics 2, russia poland 3", money=(6, 6))
    t.use("cr_belarus")
    t.do("russia", "build-army", "place baltics")
    assert told(t, "EffectUsed") == (
        "Russia uses the effect of “Belarus”.",
        "La Russie utilise l’effet de la carte « Biélorussie ».",
    )
    t.do("europe", "raise baltics")
    assert told(t, "EffectUsed") == (
        "Europe uses the reaction of “Belarus”.",
        "L’Europe utilise la réaction de la carte « Biélorussie ».",
    )


def test_an_action_names_its_bloc_only_where_that_matters() -> None:
    t = Table(dice="eu poland 1")
    t.use("eu_germany")
    t.do("europe", "increase-eu")
    assert told(t, "ActionTaken")[0] == "Europe uses “Germany” to increase influence (EU)."
    t = Table()
    t.use("ru_energy_sector")
    t.do("russia", "gain-money")
    assert told(t, "ActionTaken") == (
        "Russia uses “Energy Sector” to gain money.",
        "La Russie utilise « Secteur de l’énergie » pour gagner de l’argent.",
    )


def test_armies_are_those_of_nato() -> None:
    assert prose("en").event(ArmyRepelled(0, 0)).startswith("A NATO army meets a 6 in ")
    assert plain(prose("fr").event(ArmyRepelled(0, 0))).startswith("Une armée de l’OTAN se heurte à un 6 ")
    one, two = (Text("armies", seat=("seat", 0), count=count) for count in (1, 2))
    assert (prose("en").say("board", one), prose("en").say("board", two)) == ("1 NATO army.", "2 NATO armies.")
    assert plain(prose("fr").say("board", two)) == "2 armées de l’OTAN."


def test_the_die_of_the_energy_sector_is_of_the_eu() -> None:
    t = Table(dice="eu poland 3, nato ukraine 4")
    t.use("ru_energy_sector")
    t.do("russia", "special")
    assert t.legal("russia") == {"lower-eu poland"}
    assert asked(t) == ("Choose an EU die", "Choisissez un dé de l’UE")


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("1.3", "“Certainly in hand or face down”", "« Certainement en main ou face cachée »"),
        ("4.7", "stop at 4 on purpose", "vous arrêter à 4 exprès"),
        ("6.1", "does not lower a die", "ne fait pas baisser de dé"),
        ("10.2", "only 1, even if the EU and NATO both show a 6", "un seul, même si l’UE et l’OTAN"),
    ],
)
def test_the_help_says_what_the_rule_is(rule: str, english: str, french: str) -> None:
    assert english in PAPERS.paragraphs("en")[rule]
    assert french in PAPERS.paragraphs("fr")[rule]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_that_the_help_quotes_are_on_the_page(language: str) -> None:
    assert plain(prose(language).text("board-pile-held")) in PAPERS.paragraphs(language)["1.3"]
