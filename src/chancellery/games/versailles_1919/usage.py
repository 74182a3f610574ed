"""What a balance report counts of Versailles 1919."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.usage import Usage, Use
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.state import Versailles


def seat_of(g: Versailles, nation: int) -> int:
    """Whose delegation a nation is; nobody's if the rules act for it."""
    return NOBODY if nation == NOBODY else g.seat_of[nation]


USAGE: Final = Usage(
    (
        Use("on the table", events.IssueAdvanced, "issue"),
        Use("on the table", events.IssueKept, "issue"),
        Use("on the table", events.IssuePicked, "issue"),
        Use("on the table", events.IssueSettled, "issue"),
        Use("controlled", events.IssueSettled, "issue", by="controller"),
        Use("chosen", events.OptionChosen, "issue_option", by="nation"),
        Use("advanced", events.EventAdvanced, "event_card", by="nation"),
        Use("carried out", events.ConferenceResolved, "event_card", by="nation"),
        Use("declined", events.ConferenceDeclined, "event_card", by="nation"),
        Use("chosen", events.StrategyChosen, "strategy", by="nation"),
    ),
    seat=seat_of,
)
