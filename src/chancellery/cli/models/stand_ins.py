"""Scripted stand-ins for a language model: they read the same prompts and answer as text."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from chancellery.cli.models.endpoint import Messages, ModelReply, estimated_tokens
from chancellery.engine.errors import BadOption
from chancellery.engine.rng import Rng, key_from

Script = Callable[[Messages], str]


def answers_in(messages: Messages) -> list[str]:
    """The answers that a prompt lists."""
    listed = messages[1]["content"].partition("\nAnswers:\n")[2].partition("\n\n")[0]
    return [line.partition(": ")[0].removeprefix("- ") for line in listed.splitlines()]


def first(messages: Messages) -> str:
    return f"ACTION: {answers_in(messages)[0]}"


def chance(messages: Messages) -> str:
    """Any answer, the same to the same prompt."""
    answers = answers_in(messages)
    return f"ACTION: {answers[Rng(key_from(messages[-1]['content'])).below(len(answers))]}"


SCRIPTS: dict[str, Script] = {"first": first, "random": chance}


class StandIn:
    """A script in a model's place."""

    def __init__(self, name: str) -> None:
        self.script = SCRIPTS.get(name) or imported(name)

    def reply(self, messages: Messages) -> ModelReply:
        text = self.script(messages)
        return ModelReply(text, sum(estimated_tokens(one["content"]) for one in messages), estimated_tokens(text), True)


def imported(name: str) -> Script:
    """A script from `module:function`."""
    module, _, attribute = name.partition(":")
    if not attribute:
        raise BadOption(f"there is no stand-in '{name}'; there are {', '.join(SCRIPTS)}, or module:function")
    try:
        script: Script = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"the stand-in '{name}' cannot be loaded: {error}") from None
    return script
