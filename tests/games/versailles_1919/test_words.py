"""Words of Versailles 1919: in French the United States are many, and a question says why it is asked."""

from __future__ import annotations

import re

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Prose
from chancellery.games.versailles_1919.board import FOLDER, FRANCE, NOUNS, UK, USA
from chancellery.games.versailles_1919.events import BidPassed, DealLapsed
from chancellery.games.versailles_1919.rules.settling import Conference
from chancellery.games.versailles_1919.rules.solo import bot_political
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, ask, bind, card, issue, put, quiet

# A verb right after a nation cannot agree with both France and the United States: the nation has to choose it.
BARE_VERB = re.compile(r"_subject \} (?!(?:y|vous) \{)[a-zé]")
# Somebody else leads the United States, so these are about France and the United Kingdom.
LEADERS_OF_USA = ("event-usa-action-begun", "    .why = { $nation_subject } les dirige")


def test_no_verb_stands_right_after_a_nation() -> None:
    lines = [line for file in (FOLDER / "text" / "fr").glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if BARE_VERB.search(line) and not line.startswith(LEADERS_OF_USA)] == []


@pytest.mark.parametrize(
    ("nation", "sentence"),
    [("france", "La France passe aux enchères."), ("usa", "Les États-Unis passent aux enchères.")],
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
            "Your promises of this turn do not allow it.",
        ),
        (
            "fr",
            "Vous êtes en tête sur les deux dossiers de la table\u202f: vous devez en régler un.",
            "Vos engagements de ce tour vous l’interdisent.",
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
        "The deal that the United States had in mind with France lapses: what it was about is over."
    )
    assert prose("fr").event(lapsed) == (
        "Le projet d’accord entre les États-Unis et la France tombe\u202f: il portait sur une décision déjà prise."
    )
