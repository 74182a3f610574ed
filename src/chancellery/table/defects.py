"""Rules that fail at a table: a defect of theirs, with what it takes to see it again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.engine.journal import Journal, JournalData


class Defect(msgspec.Struct):
    """Rules that failed in another process: what they raised and where, and the journal that leads there, if any."""

    error: str
    traceback: str
    journal: JournalData | None


class RulesFailed(RulesError):
    """The rules raised something that is no refusal; nothing of the position that they left can be trusted.

    tried     the actions that led to it, after those that are kept
    journal   the whole match, where nothing of it is kept
    reported  whether it was written down
    """

    def __init__(self, error: Exception, tried: list[tuple[int, int]]) -> None:
        super().__init__(f"{type(error).__name__}: {error}")
        self.tried = tried
        self.journal: Journal | None = None
        self.reported = False


@contextmanager
def by_the_rules(*tried: tuple[int, int]) -> Iterator[None]:
    """Let the rules act on some actions; whatever they raise that is no refusal is a defect of theirs."""
    try:
        yield
    except (ChancelleryError, RulesFailed):
        raise
    except Exception as error:
        raise RulesFailed(error, list(tried)) from error
