"""Problems that a person can act on: the text of each is one clear sentence."""

from __future__ import annotations

from typing import Any, ClassVar, Union

# What a message names: a number, a word, or another refusal that is the reason.
Named = Union[int, str, "ChancelleryError"]


class ChancelleryError(Exception):
    """Anything that goes wrong through bad input; shown as it is, without a traceback.

    code     which refusal it is, for programs and for the message `refusal-<code>` that every language has
    values   what the message names
    """

    # The code of a whole kind, where most of its sentences are for whoever made a file.
    CODE: ClassVar[str] = ""

    def __init__(self, sentence: str = "", code: str = "", **values: Named) -> None:
        super().__init__(sentence)
        self.code = code or type(self).CODE
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """A refusal goes from one process to another whole, whatever its class is made of."""
        return _made_again, (type(self), str(self), self.code, self.values), getattr(self, "__dict__", {})


def _made_again(kind: type[ChancelleryError], sentence: str, code: str, values: dict[str, Named]) -> ChancelleryError:
    error = kind.__new__(kind)
    ChancelleryError.__init__(error, sentence, code, **values)
    return error


class IllegalAction(ChancelleryError):
    """An action that the rules forbid now; `rule` is the paragraph that says so."""

    def __init__(self, sentence: str, rule: str = "", code: str = "", **values: Named) -> None:
        super().__init__(f"{sentence} (rule {rule})" if rule else sentence, code, **values)
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        make, parts, state = super().__reduce__()
        return make, parts, {**state, "rule": self.rule}


class RulesError(Exception):
    """A defect of a game's rules, such as a question without a legal answer; never the player's fault."""


class BadOption(ChancelleryError):
    """An unknown game, player count or option value."""


class BadContent(ChancelleryError):
    """A content file that does not say what its schema asks for."""

    CODE = "bad-content"


class BadSave(ChancelleryError):
    """A saved position that is damaged, foreign or too new."""

    CODE = "bad-save"


class BadJournal(ChancelleryError):
    """A journal that is damaged, foreign, too new, or does not replay."""

    CODE = "bad-journal"


class BadScript(ChancelleryError):
    """A golden script that cannot be read or whose expectation does not hold."""

    CODE = "bad-script"


class MissingMessage(ChancelleryError):
    """A message that a language file does not have, or that lacks a value."""

    CODE = "missing-message"
