"""Questions with one answer: which are answered by themselves, which a little later, and which a person answers."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chancellery.engine.odds import odds
from chancellery.engine.only_answer import ends_undo, only_answer
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR, State
from chancellery.games import find_game

GAMES = ["europe-in-turmoil", "realpolitik", "europe-divided", "versailles-1919"]


def luck(seed: object = 1) -> Rng:
    return Rng(key_from(str(seed)))


def single(game_id: str, seeds: int = 2, plies: int = 300) -> Iterator[tuple[State, int, bool]]:
    """Positions of matches played at random in which a seat has one answer, and whether it could take back."""
    game = find_game(game_id)
    for seed in range(seeds):
        g, chance, mover = game.new(seed=seed), random.Random(seed), SPECTATOR
        while g.outcome is None and g.ply < plies:
            seat = g.waiting[0]
            if len(g.legal(seat)) == 1:
                yield g, seat, mover == seat and g.may_undo()
            mover = seat
            g.play(seat, chance.choice(g.legal(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_answered_by_itself_is_no_decision(game: str) -> None:
    found = 0
    for g, seat, undoable in single(game):
        how = only_answer(g, seat, undoable, [], luck(g.ply))
        [action] = g.legal(seat)
        asked = g.prompt(seat)
        assert asked is not None
        if how is None:
            bare = undoable and not g.game.actions.kinds[action] and ends_undo(g, seat, action, luck())
            assert asked.key in g.game.legend.consents or action in odds(g, seat, luck()) or bare
            continue
        found += 1
        assert asked.key not in g.game.legend.consents
        assert action not in odds(g, seat, luck()), "nobody rolls a die without having been asked"
        ends = undoable and ends_undo(g, seat, action, luck(g.ply))
        assert (how == "later") == ends, "what takes an undo away takes its time"
    assert found, "the game asks such questions"


@pytest.mark.parametrize("game", GAMES)
def test_haste_tells_nobody_what_somebody_holds(game: str) -> None:
    """Answered at once among people: whatever anybody else thinks possible, there was one answer."""
    hidden = 0
    for g, seat, undoable in single(game, seeds=2, plies=200):
        others = [other for other in range(g.seats) if other != seat]
        how = only_answer(g, seat, undoable, others, luck(g.ply))
        possible = [len(g.redeal(other, luck((g.ply, other, n))).legal(seat)) for other in others for n in range(8)]
        if how == "at-once":
            # What was looked at is a sample: what is seldom possible may be missed, what is often possible not.
            assert sum(count != 1 for count in possible) <= len(possible) // 4
        elif how == "later" and any(count != 1 for count in possible):
            hidden += 1
    if game == "europe-divided":
        assert hidden, "the formality is one of them"


def test_who_is_not_asked_or_may_choose_has_no_only_answer() -> None:
    g = find_game("europe-in-turmoil").new(seed=3)
    while len(g.legal(asked := g.waiting[0])) == 1:
        g.play(asked, g.legal(asked)[0])
    assert only_answer(g, asked, False, [], luck()) is None
    assert only_answer(g, SPECTATOR, False, [], luck()) is None
