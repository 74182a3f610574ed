"""Odds that are shown are true: whatever is hidden, the die that falls does what was foretold, and as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from chancellery.contract.walks import rng_for, sampled
from chancellery.engine.events import Event
from chancellery.engine.frames import Choice
from chancellery.engine.game import Game
from chancellery.engine.odds import Die, odds
from chancellery.engine.outlook import outlook, passing
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.games import find_game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("europe-in-turmoil", {"mobilization": True}),
    ("europe-divided", {}),
    ("realpolitik", {"players": 4}),
    *(("versailles-1919", {"players": players}) for players in (1, 2, 3, 4)),
]
# How far from what can be expected something may come out that is left to chance, in standard deviations.
FAR = 4.5

Foretold = tuple[State, int, int, Die]


def dice_ahead(game: Game, wishes: dict[str, Any], seed: int, positions: int) -> Iterator[Foretold]:
    """Every answer of sampled positions that is said to come to a die: position, seat, action, what is said of it."""
    for live in sampled(game, game.options(wishes), seed, positions):
        g = live.clone()
        for seat in g.waiting:
            for action, die in odds(g, seat, rng_for("odds", seed, g.ply)).items():
                yield g, seat, action, die


def really(g: State, seat: int, action: int, luck: Rng) -> list[Event]:
    """What is told from the next die on, if the action is played in a position that looks the same to the seat."""
    told = g.game.odds
    twin = g.redeal(seat, luck)
    log = twin.record()
    twin.advance(seat, action)
    while twin.waiting and isinstance(top := twin.stack[-1], Choice) and type(top) in told.standing:
        twin.advance(top.seat, told.standing[type(top)])
    events = [entry.event for entry in log.entries if entry.seats is None and type(entry.event) in told.events]
    rolled = [type(event) in told.dice for event in events]
    return events[rolled.index(True) :] if any(rolled) else []


def compare(foretold: Foretold, redeals: int) -> int:
    """Play an answer in many redealt positions: what the die does is what was said, and as often; how often it was."""
    g, seat, action, die = foretold
    if not die.faces:
        return 0
    what = f"'{g.describe(action)}' at ply {g.ply}"
    sides, seen = len(die.faces), Counter[str]()
    for number in range(redeals):
        events = really(g, seat, action, Rng(key_from(f"{what} {number}")))
        assert events, f"no die follows {what}"
        face: int = getattr(events[0], "die")  # noqa: B009 - every event of a die has one
        said = die.faces[face - 1]
        assert events[: len(said)] == said, f"a {face} after {what} brings {events}, not {said}"
        seen.update(name for name, faces in die.counts.items() if face in faces)
    for name, faces in die.counts.items():
        share = len(faces) / sides
        far = FAR * sqrt(redeals * share * (1 - share))
        assert abs(seen[name] - redeals * share) <= far, f"{name} {len(faces)} in {sides} after {what} is {seen[name]}"
    return redeals


@pytest.mark.slow
@pytest.mark.parametrize(("id", "wishes"), TABLES)
def test_odds_are_true_whatever_is_hidden(id: str, wishes: dict[str, Any]) -> None:
    game = find_game(id)
    rolled = 0
    for seed in range(3):
        rolled += sum(compare(foretold, 24) for foretold in every_other(dice_ahead(game, wishes, seed, 120), 60))
    assert rolled >= (240 if game.odds.dice else 0)


@pytest.mark.parametrize(("id", "wishes"), TABLES)
def test_what_an_answer_changes_or_ends_is_no_guess(id: str, wishes: dict[str, Any]) -> None:
    """What is told of answers beside odds does not depend on how hidden things are dealt anew, either."""
    game = find_game(id)
    for g in sampled(game, game.options(wishes), 1, 50):
        for seat in g.waiting:
            told = [(outlook(g, seat, luck), passing(g, seat, luck)) for luck in map(rng_for, "abcd")]
            assert told == [told[0]] * 4, f"at ply {g.ply}, {g.stack[-1]!r}"


def every_other(found: Iterator[Foretold], most: int) -> list[Foretold]:
    """So many of all, from the first to the last."""
    everything = list(found)
    return everything[:: max(1, len(everything) // most)]


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("id", "wishes"), TABLES)
def test_odds_are_true_in_many_games(id: str, wishes: dict[str, Any], seed: int) -> None:
    for foretold in every_other(dice_ahead(find_game(id), wishes, seed, 400), 120):
        compare(foretold, 120)
