"""The words of the table: everything that can be asked, done or told has a sentence, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from inspect import getmembers, isclass
from itertools import product
from typing import Any

import pytest

from chancellery.contract.sentences import unquoted_titles
from chancellery.engine.events import Event, noun_kinds
from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose, Text
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, FOLDER, LIBERAL, NOUNS, card, region, space
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.rules import support
from chancellery.games.europe_in_turmoil.state import Turmoil

SOURCES = [file.read_text("utf-8") for file in sorted((FOLDER / "rules").glob("*.py"))]
OWN_FILES = ("actions.ftl", "prompts.ftl", "events.ftl", "terminal.ftl")

DOOMS = ("none", "start", "bethmann")

PROMPTS = [
    Text("reveal-scoring", cards=("card", ())),
    *(Text("discretionary", points=n) for n in (1, 3)),
    *(Text("play-card", round=4, doom=doom, stranded=n) for doom, n in product(DOOMS, range(3))),
    *(Text("play-owed", owed=n) for n in (1, 2)),
    Text("event-order", card=("card", card("lord_fisher")), ops=3),
    *(Text("helgoland", doom=doom) for doom in DOOMS),
    *(Text("operate", ops=3, card=("card", card("lord_fisher")), bonus=n) for n in (0, 1)),
    *(Text("place-support", ops=3, bonus=n) for n in (0, 1)),
    *(Text("support-check", added=word, ops=3, count=n, distinct=n - 1) for word, n in (("ops", 2), ("tension", 1))),
    *(Text("add-support", points=2, optional=n, independent=one) for n, one in product((0, 1), (0, 1))),
    *(Text("add-support-in", points=2, optional=n, region=("region", region("balkans"))) for n in (0, 1)),
    *(Text("remove-support", points=2, owner=("seat", AUTHORITARIAN), optional=n) for n in (0, 1)),
    *(Text("replace-support", points=n) for n in (1, 3)),
    *(Text("move-from", points=2, space=("space", space("morocco")), optional=n) for n in (0, 1)),
    *(Text("move-to", points=2, space=("space", space("siberia")), optional=n) for n in (0, 1)),
    *(Text("move-within-region", points=n, icon=("icon", 0)) for n in (1, 4)),
    Text("reroll", die=2),
    Text("redraw", discards=2, draws=3),
    *(Text("jaures", tension=4, status=-2, danger=word, die=5) for word in ("none", "some", "certain")),
    *(Text("discard-cards", count=n) for n in (1, 2)),
    *(Text("exchange-cards", count=n, discarded=3 - n) for n in (0, 1, 3)),
    *(Text("choose-stability", region=("region", region("balkans")), count=n) for n in (1, 2)),
    Text("next-stability", region=("region", region("balkans"))),
    Text("war-losses"),
    *(Text("remove-losses", points=n) for n in (1, 6)),
    Text("mobilization", nation=("nation", 0)),
    Text("mobilization-additional"),
    Text("join-the-war", nation=("nation", 2)),
]


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def event_classes() -> list[type[Event]]:
    return [
        cls for _, cls in getmembers(events, isclass) if issubclass(cls, Event) and cls.__module__ == events.__name__
    ]


def plausible(cls: type[Event]) -> Iterator[Event]:
    """Events of a class with every kind of value: one and several things, small numbers of either sign."""
    values: list[tuple[Any, ...]] = []
    for field in fields(cls):
        kind = noun_kinds(cls.__new__(cls)).get(field.name)
        if field.name == "use":
            values.append(("event", "operations", "naval", "both", "scoring"))
        elif kind is None:
            values.append((1, 0, -2, 5))
        elif "tuple" in str(field.type):
            values.append(((0,), (), (1, 2), (1, 2, 3)))
        else:
            values.append((0, NOUNS.count(kind) - 1))
    for one in product(*values) if len(values) < 4 else zip(*(v * 2 for v in values), strict=False):
        yield cls(*one)


# --- everything has words ---


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("cls", event_classes(), ids=lambda cls: str(cls.__name__))
def test_every_event_is_a_sentence(cls: type[Event], language: str) -> None:
    for event in plausible(cls):
        sentence = prose(language).event(event)
        assert sentence[0].isupper() or sentence[0] in "“«1234567890-", sentence
        assert sentence.endswith("."), sentence
        assert "  " not in sentence, sentence


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: str(prompt.key))
def test_every_prompt_is_an_instruction(prompt: Text, language: str) -> None:
    sentence = prose(language).prompt(prompt)
    assert sentence[0].isupper() or sentence[0] in "“«", sentence
    # It stands in bold above the line of reasons, as a heading does.
    assert sentence[-1] not in ".:;,", sentence
    assert len(sentence) <= 90, sentence


def test_no_prompt_of_the_rules_is_forgotten() -> None:
    asked = {key for source in SOURCES for key in re.findall(r'Text\(\s*"([a-z_-]+)"', source)}
    refusals = set(re.findall(r"^why-([a-z-]+) =", (FOLDER / "text/en/prompts.ftl").read_text("utf-8"), re.MULTILINE))
    assert asked - refusals == {prompt.key for prompt in PROMPTS}
    assert refusals - asked <= {
        "closed-space",
        "enemy-controls",
        "enemy-support",
        "is-controlled",
        "not-yours",
        "nothing-to-remove",
    }


@pytest.mark.parametrize("language", languages())
def test_every_action_fits_a_button(language: str) -> None:
    actions = EUROPE_IN_TURMOIL.actions
    labels = [prose(language).action(actions, action) for action in range(len(actions))]
    assert all(0 < len(label) <= 80 for label in labels)


@pytest.mark.parametrize("language", languages())
def test_every_option_is_explained(language: str) -> None:
    words = prose(language)
    assert words.text("game-title")
    for option in EUROPE_IN_TURMOIL.option_list:
        assert words.text(f"option-{option.id}")
        assert words.text(f"option-{option.id}", "help").endswith(".")


@pytest.mark.parametrize("language", languages())
def test_every_ending_completes_a_sentence(language: str) -> None:
    """It stands after "The Liberal wins:"."""
    pattern = r'(?:win\(g, .+?|Result\(.*?), "([a-z-]+)"'
    reasons = {reason for source in SOURCES for reason in re.findall(pattern, source)}
    assert {"automatic-victory", "control-of-germany", "held-scoring", "draw", "great-war-lost"} <= reasons
    for reason in reasons:
        assert not prose(language).text(f"ending-{reason}").endswith(".")


# --- it reads well ---


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.SupportAdded(LIBERAL, space("morocco"), 2),
            "The Liberal gains 2 SP in Morocco.",
            "Le Libéral gagne 2 PS au Maroc.",
        ),
        (
            events.ControlLost(AUTHORITARIAN, space("picardy")),
            "The Authoritarian no longer controls Picardy.",
            "L’Autoritaire ne contrôle plus la Picardie.",
        ),
        (
            events.ControlGained(LIBERAL, space("wilhelm_ii")),
            "The Liberal now controls Wilhelm II.",
            "Le Libéral contrôle désormais l’espace Guillaume II.",
        ),
        (
            events.SupportMoved(LIBERAL, space("ukraine"), space("siberia"), 1),
            "1 Liberal SP moves from the Ukraine to Siberia.",
            "1 PS du Libéral passe d’Ukraine vers la Sibérie.",
        ),
        (
            events.CardPlayed(AUTHORITARIAN, card("lord_fisher"), "naval"),
            "The Authoritarian uses “Lord Fisher” for a naval attempt.",
            "L’Autoritaire joue « Lord Fisher » pour une tentative navale.",
        ),
        (
            events.CrisisRolled(5, 4, -2, 7, war=1),
            "Crisis roll: die 5, tension +4, status −2. Total 7, 7 needed for war: it is war.",
            "Jet de crise : dé 5, tension +4, statut −2. Total 7, il fallait 7 : c’est la guerre.",
        ),
        (
            events.CrisisRolled(2, 1, -6, -3, war=0),
            "Crisis roll: die 2, tension +1, status −6. Total −3, 7 needed for war: the peace holds.",
            "Jet de crise : dé 2, tension +1, statut −6. Total −3, il fallait 7 : la paix tient.",
        ),
        (
            events.VictoryPoints(LIBERAL, -1, -3, AUTHORITARIAN, 3),
            "Liberal: −1 VP. Score: Authoritarian 3.",
            "Libéral : −1 PV. Score : Autoritaire 3.",
        ),
        (
            events.HandShown(LIBERAL, ()),
            "The Liberal has no such card to reveal.",
            "Le Libéral n’a aucune carte de ce genre à révéler.",
        ),
        (
            events.NavyAdvanced(AUTHORITARIAN, 2),
            "The German Navy moves up to the Nassau Class.",
            "La Marine allemande passe à la classe Nassau.",
        ),
        (
            events.NationTookPart(NOUNS.index("nation", "ottoman_empire"), AUTHORITARIAN),
            "On the side of the Central Powers: the Ottoman Empire.",
            "Du côté des Puissances centrales : l’Empire ottoman.",
        ),
        (
            events.NavalAttempt(LIBERAL, 2, 2, 3, 5, 6, 0),
            "The British Navy attempts the Nassau Class: die 2, modifier +3 = 5, 6 needed. "
            "Failed: its marker now shows +1.",
            "La Marine britannique vise la classe Nassau : dé 2, modificateur +3 = 5, il faut 6. "
            "Échec : son marqueur passe sur +1.",
        ),
        (
            events.SupportChecked(LIBERAL, space("morocco"), 4, "tension", 1, -1, 2, 4, 0, 0),
            "Support check in Morocco by the Liberal: die 4, tension +1, adjacent −1 = 4 against 2×2. Failed.",
            "Test de soutien du Libéral au Maroc : dé 4, tension +1, espaces adjacents −1 = 4 contre 2×2. Échec.",
        ),
        (
            events.EventBlocked(card("victor_chernov"), "needs", (card("union_of_liberation"),)),
            "The event “Victor Chernov” does not take place. Needs the event “Union of Liberation” first.",
            "L’événement « Viktor Tchernov » n’a pas lieu. Il faut d’abord l’événement « Union de libération ».",
        ),
        (
            events.CardsDealt(LIBERAL, 1),
            "The Liberal draws a card.",
            "Le Libéral pioche une carte.",
        ),
    ],
)
def test_the_log_reads_like_a_chronicle(event: Event, english: str, french: str) -> None:
    assert prose("en").event(event) == english
    assert plain(prose("fr").event(event)) == french


def plain(text: str) -> str:
    """No-break spaces as they are typed in a test."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_control_is_gained_or_lost_by_somebody() -> None:
    """Whose control it was is told when nobody has it any more."""
    g = EUROPE_IN_TURMOIL.new(record=True)
    assert isinstance(g, Turmoil)
    assert g.log is not None
    told = len(g.log.entries)
    paris = space("paris")
    support.add(g, LIBERAL, paris)
    support.remove(g, LIBERAL, paris)
    support.add(g, AUTHORITARIAN, paris, 3)
    changes = [e.event for e in g.log.entries[told:] if isinstance(e.event, events.ControlGained | events.ControlLost)]
    assert changes == [
        events.ControlGained(LIBERAL, paris),
        events.ControlLost(LIBERAL, paris),
        events.ControlGained(AUTHORITARIAN, paris),
    ]


@pytest.mark.parametrize("file", OWN_FILES)
def test_french_is_set_in_french(file: str) -> None:
    text = (FOLDER / "text" / "fr" / file).read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for line in lines:
        assert not re.search(r" [;:!?»]|« |'|(?<=[\d}]) (?:PS|PV|OP)\b", line), line
        assert not re.search(r"[^\s\u202f][;!?»]", line), line


# --- one word for one thing ---


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            r"(?:comes? to pass|next to|phasing|unavailable|ruled out|leaves? the game|out of the game|First option:"
            r"|(?<=[a-z,;] )Tension|events? happens?|the discards)\b",
        ),
        (
            "fr",
            r"\b(?:décomptes?|en phase|piste du statut|robots?|scellée?s?|contrôler (?:une Église|un Gouvernement))\b",
        ),
    ],
)
def test_no_word_stands_for_a_thing_that_has_another(language: str, words: str) -> None:
    files = [*(FOLDER / "text" / language).glob("*.ftl"), FOLDER / "help" / f"{language}.md"]
    said = "\n".join(file.read_text("utf-8") for file in files)
    # Each help has the word of the published rules once.
    said = re.sub(
        r"(?:the rulebook calls it|Le « joueur|règles publiées l’appellent)[^.:]*[.:]", "", said.replace("\u202f", " ")
    )
    assert re.findall(words, re.sub(r"^[a-z][\w-]* =", "", said, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", languages())
def test_cards_are_quoted(language: str) -> None:
    assert unquoted_titles(EUROPE_IN_TURMOIL, language, {"card", "stability", "mobilization"}) == []
