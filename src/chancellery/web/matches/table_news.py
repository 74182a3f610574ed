"""What is new at a table since an entry of its log, all of it in one answer."""

from __future__ import annotations

from typing import Final

from chancellery.store.people import User
from chancellery.web.matches import queries, why_not
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_log import entries_after, unheard
from chancellery.web.schemas.matches import MatchSummary
from chancellery.web.schemas.play import TableNews

# More than any match has.
ALL: Final = 100_000


def table_news(
    live: LiveMatches, id: str, who: User | None, language: str | None, after: int, with_passing: bool
) -> TableNews:
    """A match as somebody comes to it, or comes back after an entry: one's own seat that is asked, or the first."""
    # In this order: what happens meanwhile is in the log at least, and the log says that there is more to see.
    view = queries.view(live, id, who, None, language, None)
    return TableNews(
        summary=summary_of(live, id, who),
        view=view,
        log=entries_after(live, id, who, None, language, after, ALL),
        messages=queries.messages(live, id, who, None),
        odds=queries.odds(live, id, who, view.seat),
        passing=why_not.answers_that_pass(live, id, who, view.seat) if with_passing else None,
    )


def summary_of(live: LiveMatches, id: str, who: User | None) -> MatchSummary:
    """A match as anybody with its link may know it, and how much of what was said there one has not read."""
    header = live.upgrades.present_header(id)
    summary = queries.match_summaries(live, [header], who)[0]
    mine = header.seats_of(who.id if who else None)
    if who and mine:
        summary.unread = live.store.messages.unread(id, who.id, mine[0], unheard(live, header, who))
    return summary
