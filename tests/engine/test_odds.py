"""What each face of the next die would do, before it is rolled."""

from __future__ import annotations

import pytest

from chancellery.engine.events import Event
from chancellery.engine.frames import Choice, Frame
from chancellery.engine.game import Game
from chancellery.engine.odds import Odds, Outcome, odds
from chancellery.engine.rng import Rng, ScriptedRng, key_from
from chancellery.engine.saves import digest
from tests.engine.courtyard import new
from tests.tiny import TINY
from tests.tiny.board import COURTS, DONE, STRIKE
from tests.tiny.events import AmbushRolled, FlagRaised, SupportPlaced
from tests.tiny.rules import Ambush, Round
from tests.tiny.state import Tiny

RED, BLUE = 0, 1
LUCK = Rng(key_from("odds"))
AMBUSH: dict[type[Event], Outcome] = {AmbushRolled: Outcome("ambush", AmbushRolled)}
FLAG = Odds({AmbushRolled: Outcome("flag", FlagRaised)}, effects=(FlagRaised, SupportPlaced))


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


class AgainAmbush(Again):
    """The same with an ambush for the second die."""

    def apply(self, g: Tiny, action: int) -> None:
        if action == STRIKE and g.log:
            g.log.add(AmbushRolled(self.seat, 0, g.roll()))


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
        see=TINY.see,
        redeal_hidden=TINY.redeal_hidden,
        talk_open=TINY.talk_open,
        asides=TINY.asides,
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


class Hidden(Ambush):
    """A card is turned up first, and only some lead to a die."""

    def apply(self, g: Tiny, action: int) -> None:
        g.draw(g.deck)
        super().apply(g, action)


class HiddenAfter(Ambush):
    """A card is turned up after the die, and tells of a second one."""

    def apply(self, g: Tiny, action: int) -> None:
        super().apply(g, action)
        if g.log:
            g.log.add(AmbushRolled(self.seat, 1, g.draw(g.deck)))


class Follows(Choice[Tiny]):
    """A sure deed, after which a die is rolled that is higher in some courts than in others."""

    rule = "3.2"

    def __init__(self, seat: int, courts: int) -> None:
        self.seat = seat
        self.courts = courts

    def legal(self, g: Tiny) -> list[int]:
        return [DONE, *range(STRIKE, STRIKE + COURTS)]

    def apply(self, g: Tiny, action: int) -> None:
        if g.log:
            g.log.add(SupportPlaced(self.seat, 0))
        die = g.roll()
        if g.log:
            g.log.add(AmbushRolled(self.seat, 0, die))
            if die == 6 and 0 <= action - STRIKE < self.courts:
                g.log.add(FlagRaised(self.seat))


def test_every_face_of_every_strike_is_tried() -> None:
    found = odds(asked(Ambush(RED)), RED, LUCK)
    assert sorted(found) == list(range(STRIKE, STRIKE + COURTS))
    for action, die in found.items():
        assert die.faces == [[AmbushRolled(RED, action - STRIKE, face)] for face in range(1, 7)]
        assert die.rolls
        assert die.counts == {"ambush": [1, 2, 3, 4, 5, 6]}


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
    g.game = variant(Odds(AMBUSH, standing={Again: DONE}))
    found = odds(g, RED, LUCK)
    assert found[STRIKE].faces == [[AmbushRolled(RED, 0, face)] for face in range(1, 7)]


def test_nothing_is_told_of_a_second_die() -> None:
    found = odds(asked(TwoDice(RED)), RED, LUCK)
    assert found[STRIKE].faces == [[AmbushRolled(RED, 0, face)] for face in range(1, 7)]


def test_whoever_rolls_again_is_told_what_that_brings() -> None:
    g = asked(AgainAmbush(RED))
    g.game = variant(Odds(AMBUSH, standing={AgainAmbush: DONE}))
    found = odds(g, RED, LUCK)
    assert {action: die.rolls for action, die in found.items()} == {STRIKE: True}


def test_nothing_is_told_of_a_die_behind_something_hidden() -> None:
    """A card is turned up first: what a redealt one would bring is a guess."""
    assert odds(asked(Hidden(RED)), RED, LUCK) == {}


def test_nothing_is_told_that_comes_up_behind_the_die() -> None:
    found = odds(asked(HiddenAfter(RED)), RED, LUCK)
    assert found[STRIKE].faces == [[AmbushRolled(RED, 0, face)] for face in range(1, 7)]


def test_a_die_that_follows_by_itself_is_told_where_it_depends_on_the_answer() -> None:
    """Done and a strike in the north both come to a die; only after the strike a 6 raises a flag."""
    g = asked(Follows(RED, 1))
    g.game = variant(FLAG)
    found = odds(g, RED, LUCK)
    assert {action: die.counts for action, die in found.items()} == {
        DONE: {"flag": []},
        STRIKE: {"flag": [6]},
        **{STRIKE + court: {"flag": []} for court in range(1, COURTS)},
    }
    assert not any(die.rolls for die in found.values())
    # The deed itself is no doing of the die.
    assert found[STRIKE].faces[5] == [AmbushRolled(RED, 0, 6), FlagRaised(RED)]


def test_a_die_that_does_the_same_after_every_answer_has_no_odds() -> None:
    g = asked(Follows(RED, 0))
    g.game = variant(FLAG)
    found = odds(g, RED, LUCK)
    assert len(found) == 1 + COURTS
    assert all((die.faces, die.counts, die.rolls) == ([], {}, False) for die in found.values())


def test_a_die_of_which_nothing_is_counted_has_no_odds() -> None:
    g = asked(Ambush(RED))
    g.game = variant(
        Odds({SupportPlaced: Outcome("placed", SupportPlaced)}, effects=(AmbushRolled,), rolls=("strike",))
    )
    found = odds(g, RED, LUCK)
    assert [(die.rolls, die.faces) for die in found.values()] == [(True, [])] * COURTS


@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_that_falls_does_what_was_foretold(die: int) -> None:
    g = asked(Ambush(RED))
    foretold = odds(g, RED, LUCK)[STRIKE].faces[die - 1]
    g.rng = script = ScriptedRng(key_from(0))
    script.dice.append(die)
    log = g.record()
    g.advance(RED, STRIKE)
    assert [entry.event for entry in log.entries if isinstance(entry.event, AmbushRolled)] == foretold
