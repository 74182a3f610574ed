"""Words of Versailles 1919: in French the United States are many, and a question says why it is asked.

What is read is what the rules do: lines that said something else are read here at the positions where they come up.
"""

from __future__ import annotations

import re

import pytest

from chancellery.contract.sentences import unquoted_titles
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Prose, Text
from chancellery.games.versailles_1919.board import ACTIONS, FOLDER, FRANCE, NOUNS, UK, UPRISING_ON, USA
from chancellery.games.versailles_1919.events import BidPassed, DealLapsed, PointScored
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.regions import move_unrest
from chancellery.games.versailles_1919.rules.settling import Conference, PutCube
from chancellery.games.versailles_1919.rules.solo import bot_political
from chancellery.games.versailles_1919.state import Versailles
from tests.games.papers import LANGUAGES, Papers, plain
from tests.games.versailles_1919.positions import (
    act,
    ask,
    bind,
    card,
    deploy,
    do,
    exhaust,
    index,
    issue,
    lay,
    put,
    quiet,
)

# A verb right after a nation cannot agree with both France and the United States: the nation has to choose it.
BARE_VERB = re.compile(r"_subject \} (?!(?:y|vous) \{)[a-zé]")
# Somebody else leads the United States, so these are about France and the United Kingdom.
LEADERS_OF_USA = ("event-usa-action-begun", "    .why = { $nation_subject } les dirige")


def test_no_verb_stands_right_after_a_nation() -> None:
    lines = [line for file in (FOLDER / "text" / "fr").glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if BARE_VERB.search(line) and not line.startswith(LEADERS_OF_USA)] == []


@pytest.mark.parametrize(
    ("nation", "sentence"),
    [
        ("france", "La France passe et ne peut plus miser."),
        ("usa", "Les États-Unis passent et ne peuvent plus miser."),
    ],
)
def test_verbs_agree_with_their_nation(nation: str, sentence: str) -> None:
    prose = Prose("fr", [FOLDER / "text"], NOUNS, strict=True)
    assert prose.event(BidPassed(NOUNS.index("nation", nation))) == sentence


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def reason(g: Versailles, language: str) -> str:
    """Why somebody is asked, as the page says it."""
    asked = g.prompt(g.waiting[0])
    assert asked is not None
    return prose(language).reason(asked)


def test_whoever_picks_an_alternative_was_not_always_named() -> None:
    g = quiet()
    g.event = card("ataturk")
    ask(g, Conference())
    assert reason(g, "en") == "France decides"
    assert reason(g, "fr") == "choix laissé à la France"


@pytest.mark.parametrize(("led_by", "key"), [(FRANCE, "bot-settles"), (NOBODY, "bot-places")])
def test_the_player_is_told_that_a_faction_leaves_the_choice(led_by: int, key: str) -> None:
    g = quiet(1, active=UK)
    if led_by != NOBODY:
        for id in ("smyrna", "byelorus"):
            put(g, id, 0, 2)
        g.available[UK] = 0
    g.stack = []
    bot_political(g, UK)
    g.run()
    asked = g.prompt(0)
    assert asked is not None
    assert asked.key == key
    assert reason(g, "en") == "The United Kingdom · its rules leave the choice to you"
    assert reason(g, "fr") == "Le Royaume-Uni · ses règles vous laissent le choix"


@pytest.mark.parametrize(
    ("language", "solo", "bound"),
    [
        (
            "en",
            "You lead on both issues on the table, so you must settle one of them.",
            "A promise you made this turn forbids it.",
        ),
        (
            "fr",
            "Vous êtes en tête sur les deux dossiers de la table\u202f: vous devez en régler un.",
            "Un engagement pris ce tour-ci vous l’interdit.",
        ),
    ],
)
def test_why_an_issue_cannot_be_placed_on(language: str, solo: str, bound: str) -> None:
    g = quiet(1, active=USA)
    for id in ("smyrna", "byelorus"):
        put(g, id, 0, 0, 2)
    text, _ = act(g, USA).why_not(0, "issue", issue("togo"))
    assert prose(language).why_not(text) == solo
    g = act(quiet())
    bind(g, FRANCE, "place-on togo", True)
    text, _ = g.why_not(1, "issue", issue("togo"))
    assert prose(language).why_not(text) == bound


def test_a_deal_that_lapses_is_told() -> None:
    lapsed = DealLapsed(USA, FRANCE)
    assert prose("en").event(lapsed) == (
        "The draft deal of the United States with France lapses: its subject has already been decided."
    )
    assert prose("fr").event(lapsed) == (
        "Le projet d’accord entre les États-Unis et la France tombe\u202f: il portait sur une décision déjà prise."
    )


# --- titles ---


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_issues_events_and_strategies_are_quoted(language: str) -> None:
    """“Put a cube on Ho Chi Minh?” and “Persia goes to the discard pile.” are about a person and a country."""
    assert unquoted_titles(VERSAILLES_1919, language, {"issue", "event_card", "strategy"}) == []


# --- what is said is what happens ---


def told(g: Versailles, event: str, language: str) -> str:
    """The last event of a kind, as the log says it."""
    assert g.log is not None
    entry = next(one for one in reversed(g.log.entries) if type(one.event).__name__ == event)
    return plain(prose(language).event(entry.event))


def asked(g: Versailles, language: str) -> str:
    """The question that is asked, with the line below it."""
    text = g.prompt(g.waiting[0])
    assert text is not None
    return plain(f"{prose(language).prompt(text)} | {prose(language).reason(text)}")


def button(g: Versailles, action: str, language: str) -> str:
    """What an answer to the open question is called."""
    assert ACTIONS.parse(action) in g.legal(g.waiting[0])
    return plain(prose(language).answer(ACTIONS, ACTIONS.parse(action), g.prompt(g.waiting[0])))


def recorded(g: Versailles) -> Versailles:
    g.record()
    return g


@pytest.mark.parametrize(
    ("event", "answer", "english", "french", "value"),
    [
        (
            "robert_lansing",
            "second",
            "Demobilize a unit (highest free box)",
            "Démobiliser une unité (case libre la plus haute)",
            5,
        ),
        (
            "spanish_influenza",
            "second",
            "Demobilize a unit in the last box (happiness +1)",
            "Démobiliser une unité dans la dernière case (satisfaction +1)",
            1,
        ),
    ],
)
def test_the_box_of_a_unit_that_an_event_demobilizes(
    event: str, answer: str, english: str, french: str, value: int
) -> None:
    g = recorded(quiet())
    g.event = card(event)
    ask(g, Conference())
    do(g, "name uk")
    assert button(g, answer, "en") == english
    assert button(g, answer, "fr") == french
    do(g, answer, "give-up-available")
    assert told(g, "UnitDemobilized", "en") == f"The United Kingdom demobilizes a unit into the +{value} box."
    assert told(g, "UnitDemobilized", "fr") == f"Le Royaume-Uni démobilise une unité dans la case +{value}."


def test_a_unit_is_recalled_from_where_it_is_and_the_button_counts() -> None:
    """In French “rappeler l’unité en Europe” brings it to Europe."""
    g = quiet()
    exhaust(g, FRANCE, 9)
    lay(g, spent_units={FRANCE: 1}, units={FRANCE: 2})
    deploy(g, FRANCE, "europe-7")
    deploy(g, FRANCE, "balkans-7")
    act(g)
    do(g, "reclaim")
    assert asked(g, "en") == (
        "Reclaim how many cubes? | France · 6 at most, 9 exhausted · the exhausted unit comes back too"
    )
    assert asked(g, "fr") == (
        "Combien de cubes reprenez-vous ? | La France · 6 au plus, 9 épuisés · l’unité épuisée revient aussi"
    )
    do(g, "cubes 6")
    assert button(g, "recall europe", "fr") == "Rappeler l’unité qui est en Europe"
    assert (button(g, "done", "en"), button(g, "done", "fr")) == ("Recall no unit", "Ne rappeler aucune unité")
    do(g, "recall europe")
    assert (button(g, "done", "en"), button(g, "done", "fr")) == ("Recall no more units", "Ne plus rappeler d’unité")


def test_a_promise_to_pass_is_a_promise_not_to_bid() -> None:
    term = ACTIONS.parse("term-pass")
    assert plain(prose("fr").action(ACTIONS, term)) == "Engagement : ne pas miser"


def test_an_event_is_not_a_person() -> None:
    g = quiet()
    g.event = card("ho_chi_minh")
    ask(g, Conference())
    assert asked(g, "en").startswith("Use the event “Ho Chi Minh”? | France decides · Optional: ")
    assert button(g, "decline", "en") == "Do not use the effect"
    g = quiet()
    g.event = card("ho_chi_minh")
    ask(g, PutCube(1))
    assert asked(g, "en").startswith(
        "Put a cube on the event “Ho Chi Minh”? | France · with its cube there it decides this effect at the next "
        "settlement · Optional: "
    )
    assert "un cube ici donne la décision au prochain règlement · Facultatif" in asked(g, "fr")


@pytest.mark.parametrize(
    ("before", "change", "english", "french"),
    [
        (
            3,
            2,
            "Unrest in the Balkans goes from 3 to 5 (uprising on 4 or more).",
            "L’agitation passe de 3 à 5 dans les Balkans (soulèvement à partir de 4).",
        ),
        (
            3,
            -1,
            "Unrest in the Balkans goes from 3 to 2 (no uprising).",
            "L’agitation passe de 3 à 2 dans les Balkans (pas de soulèvement possible).",
        ),
    ],
)
def test_unrest_says_from_where_and_how_dangerous_it_is(before: int, change: int, english: str, french: str) -> None:
    g = recorded(quiet())
    balkans = index("region", "balkans")
    g.unrest[balkans] = before
    move_unrest(g, balkans, change)
    assert UPRISING_ON[5] == 4
    assert told(g, "UnrestChanged", "en") == english
    assert told(g, "UnrestChanged", "fr") == french


def test_the_headline_of_an_uprising_says_where() -> None:
    """“Uprising in Balkans” was put together on the page, which knew the name alone."""
    hits = Text("hits", region=("region", index("region", "balkans")), issue=("issue", issue("fiume")))
    assert prose("en").say("story", hits) == "Uprising in the Balkans: “Fiume” is up for bid"
    assert plain(prose("fr").say("story", hits)) == "Soulèvement dans les Balkans : « Fiume » est mis aux enchères"


def test_the_only_strongest_faction_scores_a_point() -> None:
    scored = PointScored(FRANCE, 3)
    assert prose("en").event(scored) == "France alone is strongest: +1 victory point, now 3."
    assert plain(prose("fr").event(scored)) == (
        "La délégation de la France est seule la plus forte : +1 point de victoire (3 en tout)."
    )


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("9.3", "The player who controls the most issues", "Le joueur qui détient le plus de dossiers"),
        ("R84", "if an uprising finds no issue, you keep your faction", "vous ne changez pas de délégation"),
        ("R91", "If fewer cubes are exhausted than", "S’il y a moins de cubes épuisés que"),
        ("7.1", "to the right of the powder keg", "à droite de la poudrière"),
        ("9.2", "an uprising needs 6, 5, 4", "il y a soulèvement à partir de 6, 5, 4"),
    ],
)
def test_the_help_says_what_the_rule_is(rule: str, english: str, french: str) -> None:
    papers = Papers(VERSAILLES_1919)
    assert english in papers.paragraphs("en")[rule]
    assert french in papers.paragraphs("fr")[rule]


def test_a_tie_is_explained() -> None:
    g = quiet()
    put(g, "smyrna", 2, 2)
    act(g)
    g.play(g.waiting[0], ACTIONS.parse("settle smyrna"))
    assert reason(g, "en") == "France settles it · several are tied for the most cubes"
    assert reason(g, "fr") == "La France décide · plusieurs y ont le plus de cubes, à égalité"
