"""The numbers of the actions, which journals store, stay what they are; what is new comes last."""

from __future__ import annotations

from hashlib import sha256
from itertools import groupby

from chancellery.games.europe_in_turmoil.board import ACTIONS

WORDS = (
    "retract done yes no event-before event-after placement checks balkan-placement balkan-checks attempt "
    "first-option second-option"
)
VERBS = [
    *((word, 1) for word in WORDS.split()),
    *((verb, 110) for verb in ("event", "operate", "naval", "both", "pair", "take", "discard")),
    *((verb, 73) for verb in ("place", "remove", "replace", "check", "choose")),
    ("region", 5),
    ("stability", 20),
    ("mobilize", 35),
    ("amount", 7),
]


def test_every_verb_keeps_its_numbers() -> None:
    assert [(verb, len([*group])) for verb, group in groupby(ACTIONS.verbs)] == VERBS


def test_every_action_keeps_its_number() -> None:
    names = "\n".join(ACTIONS.names)
    assert sha256(names.encode()).hexdigest()[:16] == "cecf7cfd71a8ee20"
