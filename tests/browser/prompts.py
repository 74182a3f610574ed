"""A position for each kind of question of each game, found by playing."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.state import State
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


class Play(NamedTuple):
    """A game from a seed: played at random, or mostly after the game's own advice."""

    seed: int
    wishes: Mapping[str, Any] = MappingProxyType({})
    advised: bool = False


# The first three show what is asked all the time, the others what is asked now and then; where rules have changed,
# it may be others.
PLAYS: dict[str, list[Play]] = {
    "europe-in-turmoil": [
        *(Play(seed) for seed in (0, 1, 2, 5, 8, 11, 13, 14, 15, 17, 19, 30, 38, 45)),
        *(Play(seed, advised=True) for seed in (0, 8, 17)),
    ],
    "realpolitik": [
        *(Play(seed) for seed in (0, 1, 2, 3, 4, 11, 17)),
        Play(2, advised=True),
        *(Play(seed, {"players": 4}) for seed in (0, 3)),
    ],
    "europe-divided": [Play(seed) for seed in (0, 1, 2, 3, 4)],
    "versailles-1919": [
        *(Play(seed) for seed in (0, 1, 2, 22)),
        *(Play(seed, {"players": 1}) for seed in (0, 3, 4, 5)),
        Play(0, {"players": 2}),
    ],
}
# How often one who plays after advice takes it.
SENSIBLE = 0.8


class Asked:
    """What a game asks, by the key of the question; its matches are played once, as far as anybody has looked."""

    def __init__(self, game: str) -> None:
        self.found: dict[str, dict[str, Any]] = {}
        self.more = (asked for play in PLAYS[game] for asked in asked_in(game, play))

    def look_on(self, wanted: str | None) -> None:
        """Play on until something is asked, or to the end of all matches."""
        while wanted not in self.found and (asked := next(self.more, None)) is not None:
            key, journal = asked
            if key not in self.found:
                self.found[key] = journal.export()


asked_by = cache(Asked)


def questions(game: str) -> dict[str, dict[str, Any]]:
    """A match file for each key of a question, at the moment when it is asked for the first time."""
    asked_by(game).look_on(None)
    return asked_by(game).found


def question(game: str, wanted: str) -> dict[str, Any]:
    """A match file of one question; the games that it is not asked in first are not played."""
    asked_by(game).look_on(wanted)
    return asked_by(game).found[wanted]


def first_asked(game: str, seed: int) -> Iterator[tuple[str, Journal]]:
    """The questions of one random game, each when it comes up first, with two answers or more."""
    return asked_in(game, Play(seed))


def asked_in(game: str, play: Play) -> Iterator[tuple[str, Journal]]:
    """The questions of one game, each when it comes up first, with two answers or more."""
    kind, wishes = GAMES[game]
    luck, options = random.Random(play.seed), kind.options({**wishes, **play.wishes})
    journal = Journal(kind, options, play.seed.to_bytes(32))
    g = kind.new(options, journal.seed)
    seen: set[str] = set()
    while g.outcome is None and len(journal.actions) < 900:
        seat = g.waiting[0]
        prompt = g.prompt(seat)
        assert prompt is not None
        if prompt.key not in seen and len(g.legal(seat)) > 1:
            seen.add(prompt.key)
            yield prompt.key, journal
        action = chosen(kind, g, seat, luck) if play.advised else luck.choice(g.legal(seat))
        journal.actions.append((seat, action))
        g.play(seat, action)


def chosen(kind: Game, g: State, seat: int, luck: random.Random) -> int:
    """One of the best actions after the game's advice, or now and then any."""
    legal = g.legal(seat)
    assert kind.advise is not None
    scores = kind.advise(g, seat, legal)
    best = [action for action, score in zip(legal, scores, strict=True) if score >= max(scores) - 1e-9]
    return luck.choice(best if luck.random() < SENSIBLE else legal)
