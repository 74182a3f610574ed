"""Asides: what a seat may do while somebody else is asked."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.engine.frames import Frame
from chancellery.engine.journal import Journal
from chancellery.engine.rng import key_from
from chancellery.engine.saves import digest, load, save
from chancellery.engine.state import SPECTATOR
from tests.engine.courtyard import new
from tests.tiny import TINY
from tests.tiny.board import LOWER_FLAG, RAISE_FLAG
from tests.tiny.events import FlagRaised
from tests.tiny.rules import Ambush, PlaceSupport, Round
from tests.tiny.state import Tiny

RED, BLUE = 0, 1


def asked(frame: Frame[Tiny]) -> Tiny:
    """A match in the middle of a question."""
    g = new()
    g.stack.clear()
    g.push(frame, Round())
    g.run()
    return g


def test_an_aside_is_listed_apart_and_changes_nothing_that_is_asked() -> None:
    g = asked(PlaceSupport(RED, 2))
    assert (g.waiting, g.asides(BLUE), g.asides(SPECTATOR), g.asides(7)) == ((RED,), [RAISE_FLAG], [], [])
    assert RAISE_FLAG not in g.legal(RED)
    stack, legal, ply = g.stack[:], g.legal(RED)[:], g.ply
    log = g.record()
    g.play(BLUE, RAISE_FLAG)
    assert (g.stack, g.waiting, g.legal(RED), g.ply) == (stack, (RED,), legal, ply + 1)
    assert [(entry.ply, entry.event) for entry in log.entries] == [(ply + 1, FlagRaised(BLUE))]
    assert g.view(BLUE)["asides"] == ["lower-flag"]
    assert g.view(SPECTATOR)["asides"] == []


def test_an_aside_of_another_seat_is_news() -> None:
    g = asked(PlaceSupport(RED, 2))
    g.play(RED, RAISE_FLAG)
    assert g.ply > g.floor
    g.play(BLUE, RAISE_FLAG)
    assert g.ply == g.floor


def test_an_aside_that_is_not_possible_is_refused() -> None:
    g = asked(Ambush(RED))
    with pytest.raises(IllegalAction, match="It is not for blue to act now but for red"):
        g.play(BLUE, RAISE_FLAG)
    with pytest.raises(IllegalAction, match="red may not 'lower-flag' now"):
        g.play(RED, LOWER_FLAG)


def test_asides_are_in_journals_and_saves() -> None:
    journal = Journal(TINY, TINY.options(), key_from("flags"))
    g = journal.replay()
    for seat, action in ((BLUE, RAISE_FLAG), (RED, g.legal(RED)[0]), (RED, RAISE_FLAG), (BLUE, LOWER_FLAG)):
        g.play(seat, action)
        journal.actions.append((seat, action))
    assert digest(journal.replay()) == digest(g)
    assert load(TINY, save(g)).asides(RED) == g.asides(RED) == [LOWER_FLAG]
