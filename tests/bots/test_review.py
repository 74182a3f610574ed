"""Reviews: everybody's chances from ply to ply, and what was a decision and what was luck."""

from __future__ import annotations

import pytest

from chancellery.bots.advised import SecretaryBot
from chancellery.bots.bot import ask
from chancellery.bots.review import Estimate, Reviewer
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Rng, key_from
from chancellery.games import find_game
from tests.tiny import TINY

PLIES = 60


def journal(game: Game, most: int = 10_000) -> Journal:
    """A match between secretaries, or its beginning."""
    found = Journal(game, game.options(), key_from("review"))
    g, luck = found.replay(), Rng(key_from("bots"))
    while g.waiting and g.ply < most:
        seat = g.waiting[0]
        action = ask(SecretaryBot(game, luck), g, seat, luck)
        g.play(seat, action)
        found.actions.append((seat, action))
    return found


def reviewed(found: Journal, start: int = 0, seed: str = "look") -> list[Estimate]:
    reviewer = Reviewer(found, key_from(seed), start)
    return [reviewer.look(lambda samples: samples >= 3) for _ in found.actions[start:]]


@pytest.mark.slow
@pytest.mark.parametrize("game", [TINY, find_game("europe-divided"), find_game("realpolitik")], ids=lambda one: one.id)
def test_what_lies_between_before_and_after_is_decision_and_luck(game: Game) -> None:
    found = journal(game, PLIES)
    estimates = reviewed(found)
    assert [one.ply for one in estimates] == list(range(1, len(found.actions) + 1))
    for one in estimates:
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in (*one.before, *one.after))
        for seat in range(len(one.before)):
            assert one.before[seat] + one.decision[seat] + one.luck[seat] == pytest.approx(one.after[seat])
        assert sum(one.after) == pytest.approx(1, abs=0.02)


def test_a_review_ends_with_the_result_and_can_be_repeated() -> None:
    found = journal(TINY)
    g = found.replay()
    assert g.outcome is not None
    estimates = reviewed(found)
    winners = g.outcome.winners
    assert estimates[-1].after == [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
    again = reviewed(found)
    assert [one.after for one in again] == [one.after for one in estimates]
    later = reviewed(found, start=len(found.actions) - 3)
    assert [one.ply for one in later] == [one.ply for one in estimates[-3:]]


def test_where_nothing_became_known_there_was_no_luck() -> None:
    found = journal(TINY)
    plain = 0
    for ply, one in enumerate(reviewed(found), 1):
        g = found.replay(ply)
        if g.outcome is None and g.floor < g.ply:
            plain += 1
            assert one.luck == [0.0] * g.seats
    assert plain > 0


def test_the_only_answer_was_no_decision() -> None:
    found = journal(TINY)
    forced = 0
    for ply, one in enumerate(reviewed(found)):
        g = found.replay(ply)
        if len(g.legal(one.seat)) == 1:
            forced += 1
            assert one.decision == [0.0] * g.seats
    assert forced > 0
