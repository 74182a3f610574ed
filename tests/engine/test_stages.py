"""Stages of an answer: what a seat sees between the things that it brings about."""

from __future__ import annotations

from chancellery.engine.frames import Step
from chancellery.engine.saves import digest
from chancellery.engine.stages import MOST_STAGES, stages
from chancellery.engine.state import SPECTATOR
from tests.engine.courtyard import new, position
from tests.tiny.board import PICK
from tests.tiny.events import SupportPlaced
from tests.tiny.rules import PlaceSupport, Round
from tests.tiny.state import Tiny

RED, BLUE = 0, 1


class Parade(Step[Tiny]):
    """Red comes to one court after another, and each time the board is complete."""

    def __init__(self, times: int) -> None:
        self.times = times

    def run(self, g: Tiny) -> None:
        for time in range(self.times):
            g.round = time
            if g.log:
                g.log.add(SupportPlaced(RED, 0))
            g.pause()


def before(times: int) -> Tiny:
    """Red has a point to place, and a parade follows."""
    g = new()
    g.stack.clear()
    g.push(PlaceSupport(RED, 1), Parade(times), Round())
    g.run()
    return g


def test_what_is_told_one_by_one_is_seen_one_by_one() -> None:
    g = before(3)
    place = g.legal(RED)[0]
    found = stages(g, BLUE, RED, place)
    # The point itself, then the parade; with its last event comes the position that waits for the next answer.
    told = [(stage.events, stage.position["board"]["round"]) for stage in found]
    assert told[:3] == [(1, g.round), (2, 0), (3, 1)]
    g.play(RED, place)
    assert g.round == 3


def test_nobody_is_asked_anything_in_the_midst_and_nothing_is_changed() -> None:
    g = before(2)
    kept = digest(g)
    for stage in stages(g, RED, RED, g.legal(RED)[0]):
        seen = stage.position
        assert (seen["waiting"], seen["legal"], seen["prompt"], seen["rule"]) == ([], [], None, None)
    assert digest(g) == kept


def test_what_a_seat_is_not_told_is_no_stage_of_its_own() -> None:
    g = position("""
        set hand red: feast_one, ambush_three, plain_one
        set hand blue: spy_two, plain_two, plain_four
    """)
    g.play(RED, g.legal(RED)[0])
    pick = g.legal(BLUE)[0]
    assert pick >= PICK
    assert [stage.events for stage in stages(g, SPECTATOR, BLUE, pick)] == [1]
    assert stages(g, SPECTATOR, BLUE, pick)[0].position["board"]["discard"] == []


def test_there_are_only_so_many() -> None:
    g = before(2 * MOST_STAGES)
    assert len(stages(g, BLUE, RED, g.legal(RED)[0])) == MOST_STAGES
