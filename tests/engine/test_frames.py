"""Frames: immutable data with a name."""

from __future__ import annotations

import pytest

from chancellery.engine.frames import Choice, SealedChoice, Step, field_names, frames_in, freeze
from chancellery.template import rules
from chancellery.template.rules import turn
from tests.engine.courtyard import new
from tests.tiny.rules import Ambush, PickCards, PlaceSupport, Round, Spy, UseCard
from tests.tiny.state import Tiny


class Levy(Step[Tiny]):
    """A step with fields of every sort and a local variable that is none."""

    def __init__(self, seat: int, courts: tuple[int, ...], reason: str | None = None) -> None:
        total = len(courts)
        self.seat = seat
        self.courts = courts
        self.reason = reason
        assert total >= 0


class Toll(Step[Tiny]):
    """A step whose field can only be named."""

    def __init__(self, seat: int, *, points: int) -> None:
        self.seat = seat
        self.points = points


def test_fields_are_the_parameters_of_init() -> None:
    assert field_names(Levy) == ("seat", "courts", "reason")
    assert Levy(1, (2, 3)).fields() == {"seat": 1, "courts": (2, 3), "reason": None}
    assert field_names(Round) == ()


def test_fields_that_can_only_be_named_are_fields_too() -> None:
    assert Toll(0, points=2).fields() == {"seat": 0, "points": 2}


def test_frame_shows_its_name_and_fields() -> None:
    assert repr(UseCard(1, 3)) == "UseCard(seat=1, card=3)"
    assert repr(Levy(0, (1,), "tax")) == "Levy(seat=0, courts=(1,), reason='tax')"
    assert repr(Round()) == "Round()"


def test_frames_are_equal_by_name_and_fields() -> None:
    assert PlaceSupport(0, 2) == PlaceSupport(0, 2)
    assert hash(PlaceSupport(0, 2)) == hash(PlaceSupport(0, 2))
    assert PlaceSupport(0, 2) != PlaceSupport(0, 1)
    assert Ambush(0) != Spy(0)
    assert Ambush(0) != {"seat": 0}


def test_freeze_makes_tuples_of_lists_all_the_way_down() -> None:
    assert freeze([1, [2, ["a"]], None]) == (1, (2, ("a",)), None)
    assert freeze("word") == "word"


def test_kinds_of_frames() -> None:
    assert [(f.waits, f.sealed, f.lapses) for f in (Round, UseCard, PlaceSupport, PickCards)] == [
        (False, False, False),
        (True, False, False),
        (True, False, True),
        (True, True, False),
    ]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_choice_waits_for_its_seat(seat: int) -> None:
    assert Ambush(seat).actors(new(players=3)) == (seat,)


def test_choice_is_refused_by_its_own_rule_unless_it_says_otherwise() -> None:
    assert Choice.rule == SealedChoice.rule == ""
    assert UseCard(0, 3).rule_against(new(), 1) == "3"
    assert PickCards(1).rule_against(new(), 0, 1) == "2"


class Vote(SealedChoice[Tiny]):
    """A sealed choice that leaves everything at its default."""


def test_sealed_choice_waits_for_every_seat_to_pick_once() -> None:
    g, vote = new(players=3), Vote()
    assert vote.seats(g) == vote.actors(g) == (0, 1, 2)
    g.picks[1] = (4,)
    assert [vote.complete(g, seat) for seat in range(3)] == [False, True, False]
    assert vote.actors(g) == (0, 2)


def test_frames_are_found_in_modules_and_in_folders_of_them() -> None:
    assert frames_in(rules) == frames_in(turn) != ()
    assert {frame.__module__ for frame in frames_in(rules)} == {"chancellery.template.rules.turn"}
