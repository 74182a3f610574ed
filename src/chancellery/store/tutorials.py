"""Guided first matches in the store."""

from __future__ import annotations

import time

from chancellery.bots.registry import default_bot
from chancellery.engine.game import Game
from chancellery.engine.tutorial import Tutorial
from chancellery.store.engine import Store
from chancellery.store.transfer import keep_new
from chancellery.table.beginnings import played_again
from chancellery.table.match import Match, Seat
from chancellery.table.seating import new_match
from chancellery.table.table import Table


def start_tutorial(store: Store, game: Game, tutorial: Tutorial, learner: str) -> Match:
    """A match at the position of a tutorial, with one person at it and bots on all other seats."""
    now = time.time()
    seats = [
        Seat("person", user=learner) if seat == tutorial.seat else Seat("bot", bot=default_bot(game))
        for seat in game.seats(game.options(tutorial.options))
    ]
    match = new_match(game, tutorial.options, seats, now=now, owner=learner)
    match.seed = tutorial.key
    table = Table.start(game, match)
    table.begin(now)
    keep_new(store, match, played_again(table, tutorial.actions(game), now))
    return match
