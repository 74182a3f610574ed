"""What bots say about deals: every level in its own voice, in every language, with the hardest names."""

from __future__ import annotations

import re

import pytest

from chancellery.bots.registry import LEVELS
from chancellery.engine import languages
from chancellery.engine.prose import Prose
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.web.games.wording import explanation, prose_for

TEXTS = (VERSAILLES_1919.folder / "text" / "en" / "deals.ftl").read_text("utf-8")
OFFERS = re.findall(r"^explained-(offer-[a-z-]+) =", TEXTS, re.MULTILINE)
REFUSALS = ("refusal-nothing", "refusal-little", "refusal-series")
# A bot that has no level says it plainly, as every bot did.
VOICES = (*LEVELS.values(), "random", None)


def said(language: str, key: str, voice: str | None, partner: str, author: str) -> str:
    names = {"author": author, "partner": partner, "nation": author}
    args = {name: {"kind": "nation", "id": id} for name, id in names.items()}
    issue = max(prose(language).nouns.ids["issue"], key=len)
    return explanation(prose(language), key, {**args, "issue": {"kind": "issue", "id": issue}}, voice)


def prose(language: str) -> Prose:
    return prose_for(VERSAILLES_1919, VERSAILLES_1919.options(), language)


@pytest.mark.parametrize("language", languages.languages())
@pytest.mark.parametrize("key", [*OFFERS, *REFUSALS])
def test_each_level_has_its_own_words(language: str, key: str) -> None:
    assert len(OFFERS) == 6
    for partner, author in (("usa", "uk"), ("uk", "usa"), ("italy", "france")):
        lines = {voice: said(language, key, voice, partner, author) for voice in VOICES}
        assert lines["random"] == lines[None]
        assert len(set(lines.values())) == len(LEVELS) + 1
        for level in LEVELS.values():
            assert lines[level].rstrip().endswith("”" if language == "en" else "»"), "it is said in its own words"
            assert "{" not in lines[level]
