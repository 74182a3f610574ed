"""What happened, who may know it, and how the outside sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import pytest

from chancellery.engine.events import Entry, Event, Log, PickSealed, event_json, event_key, noun_kinds
from tests.engine.courtyard import new
from tests.tiny.board import NOUNS
from tests.tiny.events import AmbushRolled, CardShown, HandFilled


@dataclass(frozen=True)
class TreatySigned(Event):
    """By whom, where, how often, and in what mood."""

    seats: tuple[Annotated[int, "seat"], ...]
    court: Annotated[int, "court"]
    times: int
    mood: str


def test_key_is_the_class_name_in_words() -> None:
    assert event_key(TreatySigned) == "treaty-signed"
    assert event_key(AmbushRolled(0, 1, 6)) == "ambush-rolled"


def test_annotations_say_which_fields_are_things() -> None:
    event = TreatySigned((0, 2), 1, 3, "glum")
    assert noun_kinds(event) == {"seats": "seat", "court": "court"}
    assert noun_kinds(event) is noun_kinds(TreatySigned((), 0, 0, ""))


def test_json_has_ids_in_place_of_indexes() -> None:
    assert event_json(TreatySigned((0, 2), 1, 3, "glum"), NOUNS) == {
        "event": "treaty-signed",
        "seats": ["red", "green"],
        "court": "east",
        "times": 3,
        "mood": "glum",
    }
    assert event_json(CardShown(-1, 0), NOUNS) == {"event": "card-shown", "seat": "none", "card": "feast_one"}


def test_events_do_not_change() -> None:
    with pytest.raises(AttributeError):
        PickSealed(0).seat = 1  # type: ignore[misc]


def test_entry_without_seats_is_for_everybody() -> None:
    entry = Entry(0, PickSealed(0), None)
    assert [entry.visible_to(seat) for seat in (-1, 0, 1)] == [True, True, True]


def test_entry_with_seats_is_for_them_alone() -> None:
    entry = Entry(0, HandFilled(1, (3,)), (1,))
    assert [entry.visible_to(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_log_notes_the_ply_and_who_may_know() -> None:
    log = Log()
    log.add(PickSealed(0))
    log.ply = 4
    log.add_secret(HandFilled(1, (3,)), 1, 2)
    assert log.entries == [Entry(0, PickSealed(0), None), Entry(4, HandFilled(1, (3,)), (1, 2))]


def test_hands_dealt_are_known_to_their_seat_alone() -> None:
    g = new(record=True)
    assert g.log is not None
    assert [(type(entry.event), entry.seats) for entry in g.log.entries] == [(HandFilled, (0,)), (HandFilled, (1,))]
