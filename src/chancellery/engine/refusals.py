"""Refusals in a person's language: the message `refusal-<code>`, from `text/<language>/refusals.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from chancellery.engine.errors import ChancelleryError, Named
from chancellery.engine.languages import ENGLISH
from chancellery.engine.nouns import Nouns
from chancellery.engine.prose import Prose

# Fluent writes no longer values, and no locale greater numbers; a file or a request may hold both.
LONGEST: Final = 900
MOST_NUMBER: Final = 10**15


def refusal_in(language: str, error: ChancelleryError) -> str:
    """What a refusal says in a language."""
    return refusal_message(language, str(error), error.code, error.values)


def refusal_message(language: str, sentence: str, code: str, values: Mapping[str, Named]) -> str:
    """The message of a refusal; its own sentence, `$sentence`, if no language has one."""
    id = f"refusal-{code}"
    prose = _prose(language)
    if not prose.has(id) and not _prose(ENGLISH).has(id):
        return as_sentence(sentence)
    named = {name: _named(language, value) for name, value in values.items()}
    return prose.text(id, values={"sentence": _named(language, as_sentence(sentence)), **named})


def _named(language: str, value: Named) -> int | str:
    if isinstance(value, int) and abs(value) < MOST_NUMBER:
        return value
    text = refusal_in(language, value) if isinstance(value, ChancelleryError) else str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def as_sentence(text: str) -> str:
    """A capital in front, and a full stop behind."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "…")) else ".") if text else ""


@cache
def _prose(language: str) -> Prose:
    return Prose(language, (), Nouns({"seat": ()}))
