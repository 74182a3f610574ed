"""Problems that a person can act on: the text of each is one clear sentence."""

from __future__ import annotations


class ChancelleryError(Exception):
    """Anything that goes wrong through bad input; shown as it is, without a traceback."""


class IllegalAction(ChancelleryError):
    """An action that the rules forbid now; `rule` is the paragraph that says so."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} (rule {rule})" if rule else sentence)
        self.rule = rule


class RulesError(Exception):
    """A defect of a game's rules, such as a question without a legal answer; never the player's fault."""


class BadOption(ChancelleryError):
    """An unknown game, player count or option value."""


class BadContent(ChancelleryError):
    """A content file that does not say what its schema asks for."""


class BadSave(ChancelleryError):
    """A saved position that is damaged, foreign or too new."""


class BadJournal(ChancelleryError):
    """A journal that is damaged, foreign, too new, or does not replay."""


class BadScript(ChancelleryError):
    """A golden script that cannot be read or whose expectation does not hold."""


class MissingMessage(ChancelleryError):
    """A message that a language file does not have, or that lacks a value."""
