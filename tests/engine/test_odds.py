"""What each face of the next die would do, before it is rolled."""

from __future__ import annotations

import pytest

from chancellery.engine.frames import Choice, Frame
from chancellery.engine.game import Game
from chancellery.engine.odds import Odds, odds
from chancellery.engine.rng import Rng, ScriptedRng, key_from
from chancellery.engine.saves import digest
from tests.engine.courtyard import new
from tests.tiny import TINY
from tests.tiny.board import COURTS, DONE, STRIKE
from tests.tiny.events import AmbushRolled
from tests.tiny.rules import Ambush, Round
from tests.tiny.state import Tiny

RED, BLUE = 0, 1
LUCK = Rng(key_from("odds"))


def asked(*frames: Frame[Tiny]) -> Tiny:
    """A match in the middle of these frames."""
    g = new()
    g.stack.clear()
    g.push(*frames, Round())
    g.run()
    return g


class Again(Choice[Tiny]):
    """After the die: leave it, or roll another."""

    rule = "3.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Tiny) -> list[int]:
        return [DONE, STRIKE]

    def apply(self, g: Tiny, action: int) -> None:
        if action == STRIKE:
            g.roll()


def variant(told: Odds) -> Game:
    """Courtyard with other dice to tell of."""
    return Game(
        id=TINY.id,
        credits=TINY.credits,
        rules=TINY.rules,
        folder=TINY.folder,
        seats=TINY.seats_by_count,
        nouns=TINY.nouns,
        actions=TINY.actions,
        state=TINY.state,
        set_up=TINY.set_up,
        frames=tuple(TINY.frames.values()),
        odds=told,
    )


class Shuffle(Ambush):
    """Chance of another kind, where a die is expected."""

    def apply(self, g: Tiny, action: int) -> None:
        g.rng.shuffle(g.deck)


class TwoDice(Ambush):
    """A second die follows the first at once."""

    def apply(self, g: Tiny, action: int) -> None:
        super().apply(g, action)
        g.roll()


def test_every_face_of_every_strike_is_tried() -> None:
    found = odds(asked(Ambush(RED)), RED, LUCK)
    assert sorted(found) == list(range(STRIKE, STRIKE + COURTS))
    for action, faces in found.items():
        assert faces == [[AmbushRolled(RED, action - STRIKE, face)] for face in range(1, 7)]


def test_the_position_itself_is_left_alone() -> None:
    g = asked(Ambush(RED))
    before = digest(g)
    odds(g, RED, LUCK)
    assert digest(g) == before


def test_only_whoever_is_asked_gets_odds() -> None:
    g = asked(Ambush(RED))
    assert odds(g, BLUE, LUCK) == {}


def test_sealed_choices_and_actions_without_dice_have_none() -> None:
    g = new()
    assert g.stack[-1].sealed
    assert odds(g, g.waiting[0], LUCK) == {}
    assert odds(asked(Shuffle(RED)), RED, LUCK) == {}


def test_a_question_whether_to_roll_again_is_answered_by_letting_it_stand() -> None:
    g = asked(Ambush(RED), Again(RED))
    g.game = variant(Odds((AmbushRolled,), {Again: DONE}))
    found = odds(g, RED, LUCK)
    assert found[STRIKE] == [[AmbushRolled(RED, 0, face)] for face in range(1, 7)]


def test_nothing_is_told_of_a_second_die() -> None:
    found = odds(asked(TwoDice(RED)), RED, LUCK)
    assert found[STRIKE] == [[AmbushRolled(RED, 0, face)] for face in range(1, 7)]


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_that_falls_does_what_was_foretold(die: int) -> None:
    g = asked(Ambush(RED))
    foretold = odds(g, RED, LUCK)[STRIKE][die - 1]
    g.rng = script = ScriptedRng(key_from(0))
    script.dice.append(die)
    log = g.record()
    g.advance(RED, STRIKE)
    assert [entry.event for entry in log.entries if isinstance(entry.event, AmbushRolled)] == foretold
