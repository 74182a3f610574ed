"""Assembly: everything that a server is made of, put together once."""

from __future__ import annotations

from typing import Final

from chancellery.store.store import open_store
from chancellery.web.bots.hints import Hints
from chancellery.web.bots.players import Bots
from chancellery.web.bots.reviews import Reviews
from chancellery.web.http.identity import Identity
from chancellery.web.limits.bot_match_limit import BotTables
from chancellery.web.limits.costs import Costs
from chancellery.web.limits.lane import Lane
from chancellery.web.limits.rate_limits import Limits
from chancellery.web.matches.chat import Chat
from chancellery.web.matches.creating import Creating
from chancellery.web.matches.documents import Documents
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.playing import Playing
from chancellery.web.matches.seating import Seating
from chancellery.web.matches.stream import Streams
from chancellery.web.matches.taking_back import TakingBack
from chancellery.web.matches.upkeep import Upkeep
from chancellery.web.people.calls import Calls
from chancellery.web.people.directory import Directory
from chancellery.web.people.notices import Notices
from chancellery.web.processes.bot_pool import BotPool
from chancellery.web.processes.dear_pool import NICENESS, DearPool
from chancellery.web.server.defects import Defects
from chancellery.web.server.health import HealthCheck
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import Settings

# Processes in which the chancellor thinks about hints and reviews.
THINKERS: Final = 1


class Services:
    """The parts of one server, each made of those above it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.db)
        self.metrics = Metrics()
        self.health = HealthCheck(self.store.heartbeats)
        self.defects = Defects(self.store.matches, self.metrics)
        # What people may take, and what it costs.
        self.limits = Limits(settings.rates)
        self.lane = Lane()
        self.identity = Identity(self.store.people, settings, self.limits)
        self.bot_tables = BotTables(self.limits, self.store.matches)
        self.dear = DearPool(Costs(self.limits), self.defects)
        # Matches.
        self.live = LiveMatches(self.store, self.defects, self.limits.open, settings.cached_tables)
        self.live.followers.append(self.bot_tables)
        self.seating = Seating(self.live, self.bot_tables)
        self.creating = Creating(self.live, self.seating, self.bot_tables, self.dear)
        self.playing = Playing(self.live, self.limits, self.metrics)
        self.taking_back = TakingBack(self.live)
        self.chat = Chat(self.live)
        self.upkeep = Upkeep(self.live, self.seating, self.playing)
        self.documents = Documents(self.live, self.dear)
        self.directory = Directory(self.store)
        self.streams = Streams(self.live, self.limits, self.lane)
        # Who plays, and who is told.
        self.bots = Bots(self.live, self.playing, self.metrics, settings)
        self.notices = Notices(self.live, self.metrics, settings)
        self.calls = Calls(self.live, self.metrics, settings)
        # What people ask the chancellor about is thought about elsewhere: nobody's bot waits for that.
        self.thinkers = BotPool(THINKERS, settings.bot_seconds, NICENESS)
        self.hints = Hints(self.playing, self.dear.costs, self.thinkers, settings.hint_seconds)
        self.reviews = Reviews(self.store, self.dear, self.thinkers, settings.review_seconds)
        self.metrics.readings["streams"] = lambda: self.live.bus.listeners
        self.metrics.readings["cached_tables"] = lambda: len(self.live.cache)
