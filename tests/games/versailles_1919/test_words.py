"""Words of Versailles 1919: in French the United States are many."""

from __future__ import annotations

import re

import pytest

from chancellery.engine.prose import Prose
from chancellery.games.versailles_1919.board import FOLDER, NOUNS
from chancellery.games.versailles_1919.events import BidPassed

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
