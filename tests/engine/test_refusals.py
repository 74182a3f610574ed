"""Refusals in words: the message of a code, with what it names, and the sentence itself where there is no message."""

from __future__ import annotations

import copy
import pickle

from chancellery.engine.errors import BadOption, ChancelleryError, IllegalAction
from chancellery.engine.refusals import LONGEST, refusal_in

FOR_BOTS = ("option-for-bots", "open-cards")


def refusal(code: str, option: str) -> BadOption:
    return BadOption("only bots may", code, option=option)


def test_a_code_is_said_in_each_language() -> None:
    said = {language: refusal_in(language, refusal(*FOR_BOTS)) for language in ("en", "fr")}
    assert all("open-cards" in sentence for sentence in said.values())
    assert said["en"] != said["fr"]


def test_a_refusal_without_a_message_is_its_own_sentence() -> None:
    assert refusal_in("fr", ChancelleryError("nobody is there", "no-such-code")) == "Nobody is there."
    assert refusal_in("en", ChancelleryError("who is there?")) == "Who is there?"
    assert refusal_in("en", ChancelleryError()) == ""


def test_what_a_message_names_may_be_of_any_length() -> None:
    sentence = refusal_in("en", refusal("option-for-bots", "x" * 5000))
    assert "…" in sentence
    assert LONGEST <= len(sentence) < 2 * LONGEST


def test_a_refusal_is_copied_and_goes_to_another_process_whole() -> None:
    illegal = IllegalAction("not now", "8.3.2", "not-now", place="Vienna")
    for twin in (copy.copy(illegal), pickle.loads(pickle.dumps(illegal))):
        assert (str(twin), twin.rule, twin.code, twin.values) == (str(illegal), "8.3.2", "not-now", {"place": "Vienna"})
