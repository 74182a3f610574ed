"""Matches of older rules on a running server: each comes to the installed rules when it is needed first.

Whoever opens a match, plays or is asked there does not wait for any other: theirs is brought up at that moment. The
worker brings up all others one by one, those first that were played at last.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from chancellery.engine.errors import ChancelleryError
from chancellery.store.errors import StoreError
from chancellery.store.matches import Matches
from chancellery.store.upgrading import bring_up
from chancellery.table.entries import LogEntry
from chancellery.table.match import Match
from chancellery.table.rules_version import plays_on
from chancellery.web.games.catalog import find
from chancellery.web.server.logs import LOG, note


class MatchUpgrades:
    """What this process brings to its rules, and what it has found that it cannot.

    began     since when this server runs: what a clock has lost from then on is given back
    stopped   running matches that stay readable and nothing more
    """

    def __init__(self, matches: Matches, publish: Callable[[Match, LogEntry, bool], None]) -> None:
        self.matches = matches
        self.publish = publish
        self.began = time.time()
        self.stopped: set[str] = set()

    def bring_up(self, id: str) -> bool:
        """Bring a match to the installed rules, and tell whoever follows it; whether it can be played on now."""
        before = self.matches.header(id)
        game = find(before.game)
        if before.status != "running" or before.rules >= game.rules or id in self.stopped:
            return before.status == "running" and before.rules == game.rules
        try:
            upgraded, entry = bring_up(self.matches, id, time.time(), self.began)
        except StoreError:
            raise
        except ChancelleryError as error:
            return self.stop(id, str(error))
        except Exception:
            # Whatever is wrong with one match, nobody else is kept from theirs by it.
            LOG.exception("a match could not be brought to the present rules", extra={"fields": {"match": id}})
            return self.stop(id, "the rules fail at it")
        how = upgraded.happened.how
        note("a match has come to newer rules", match=id, rules=before.rules, to=game.rules, how=how)
        self.publish(upgraded.match, entry, upgraded.happened.before is not None)
        return True

    def present_header(self, id: str) -> Match:
        """A match as it is played: whoever asks for one of older rules is about to open it."""
        match = self.matches.header(id)
        if plays_on(find(match.game), match) or not self.bring_up(id):
            return match
        return self.matches.header(id)

    def stop(self, id: str, why: str) -> bool:
        self.stopped.add(id)
        note("a match stays with its older rules", logging.WARNING, match=id, why=why)
        return False

    def comes_up(self, match: Match) -> bool:
        """Whether a match is played on by these rules, or will be as soon as somebody needs it."""
        game = find(match.game)
        return plays_on(game, match) or (
            match.status == "running" and match.rules < game.rules and match.id not in self.stopped
        )
