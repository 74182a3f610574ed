"""A position for each kind of question of each game, found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.versailles_1919.game import VERSAILLES_1919

GAMES: dict[str, tuple[Game, dict[str, Any]]] = {
    "europe-in-turmoil": (EUROPE_IN_TURMOIL, {"mobilization": True}),
    "realpolitik": (REALPOLITIK, {"players": 3}),
    "europe-divided": (EUROPE_DIVIDED, {}),
    "versailles-1919": (VERSAILLES_1919, {"players": 3}),
}
# So many random games show nearly every question.
TRIES = 3


@cache
def questions(game: str) -> dict[str, dict[str, Any]]:
    """A match file for each key of a question, at the moment when it is asked for the first time."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(TRIES):
        for key, journal in first_asked(game, seed):
            if key not in found:
                found[key] = journal.export()
    return found


def first_asked(game: str, seed: int) -> Iterator[tuple[str, Journal]]:
    """The questions of one random game, each when it comes up first, with two answers or more."""
    kind, wishes = GAMES[game]
    luck, options = random.Random(seed), kind.options(wishes)
    journal = Journal(kind, options, seed.to_bytes(32))
    g = kind.new(options, journal.seed)
    seen: set[str] = set()
    while g.outcome is None and len(journal.actions) < 900:
        seat = g.waiting[0]
        prompt = g.prompt(seat)
        assert prompt is not None
        if prompt.key not in seen and len(g.legal(seat)) > 1:
            seen.add(prompt.key)
            yield prompt.key, journal
        action = luck.choice(g.legal(seat))
        journal.actions.append((seat, action))
        g.play(seat, action)
