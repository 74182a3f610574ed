"""The words of the table: everything that can be asked, done or told has a sentence, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from inspect import getmembers, isclass
from itertools import product
from typing import Any

import pytest

from chancellery.engine.events import Event, noun_kinds
from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose, Text
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, FOLDER, LIBERAL, NOUNS, card, region, space
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.rules import support
from chancellery.games.europe_in_turmoil.state import Turmoil

SOURCES = [file.read_text("utf-8") for file in sorted((FOLDER / "rules").glob("*.py"))]
OWN_FILES = ("table.ftl", "terminal.ftl")

PROMPTS = [
    Text("reveal-scoring"),
    *(Text("discretionary", points=n) for n in (1, 3)),
    Text("play-card", round=4),
    *(Text("play-owed", owed=n) for n in (1, 2)),
    Text("event-order", card=("card", card("lord_fisher")), ops=3),
    Text("helgoland"),
    Text("operate", ops=3, card=("card", card("lord_fisher"))),
    Text("place-support", ops=3),
    *(Text("support-check", ops=3, count=n) for n in (1, 2)),
    *(Text("add-support", points=2, optional=n) for n in (0, 1)),
    *(Text("remove-support", points=2, owner=("seat", AUTHORITARIAN), optional=n) for n in (0, 1)),
    *(Text("replace-support", points=n) for n in (1, 3)),
    *(Text("move-from", points=2, space=("space", space("morocco")), optional=n) for n in (0, 1)),
    *(Text("move-to", points=2, space=("space", space("siberia")), optional=n) for n in (0, 1)),
    *(Text("move-within-region", points=n, icon=("icon", 0)) for n in (1, 4)),
    Text("reroll", die=2),
    Text("redraw", discards=2, draws=3),
    Text("jaures", tension=4, status=-2),
    *(Text("discard-cards", count=n) for n in (1, 2)),
    *(Text("exchange-cards", count=n) for n in (0, 1, 3)),
    *(Text("choose-stability", region=("region", region("balkans")), count=n) for n in (1, 2)),
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
        assert sentence[0].isupper() or sentence[0] in "“«", sentence
        assert sentence.endswith("."), sentence
        assert "  " not in sentence, sentence


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: str(prompt.key))
def test_every_prompt_is_an_instruction(prompt: Text, language: str) -> None:
    sentence = prose(language).prompt(prompt)
    assert sentence[0].isupper() or sentence[0] in "“«", sentence
    assert sentence[-1] in ".?)", sentence


def test_no_prompt_of_the_rules_is_forgotten() -> None:
    asked = {key for source in SOURCES for key in re.findall(r'Text\(\s*"([a-z_-]+)"', source)}
    assert asked == {prompt.key for prompt in PROMPTS}


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
            "The Liberal sees 1 SP move from the Ukraine to Siberia.",
            "Le Libéral voit 1 PS passer de l’Ukraine en Sibérie.",
        ),
        (
            events.CardPlayed(AUTHORITARIAN, card("lord_fisher"), "naval"),
            "The Authoritarian spends “Lord Fisher” on the fleet.",
            "L’Autoritaire consacre « Lord Fisher » à la flotte.",
        ),
        (
            events.CrisisRolled(5, 4, -2, 7),
            "Crisis roll: die 5, tension +4, status −2. Total +7; from 7 it is war.",
            "Jet de crise : dé 5, tension +4, statut −2. Total +7 ; à partir de 7, c’est la guerre.",
        ),
        (
            events.VictoryPoints(LIBERAL, -1, -3),
            "Liberal: −1 VP. The marker stands at −3.",
            "Libéral : −1 PV. Le marqueur est à −3.",
        ),
        (
            events.HandShown(LIBERAL, ()),
            "The Liberal has nothing to show.",
            "Le Libéral n’a rien à montrer.",
        ),
        (
            events.NavyAdvanced(AUTHORITARIAN, 2),
            "The German Navy moves up: Nassau Class.",
            "La Marine allemande progresse : Classe Nassau.",
        ),
        (
            events.NationTookPart(NOUNS.index("nation", "ottoman_empire"), AUTHORITARIAN),
            "Under arms on the side of the Central Powers: the Ottoman Empire.",
            "Sous les armes du côté des Puissances centrales : l’Empire ottoman.",
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
