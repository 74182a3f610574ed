"""What each answer would change, before it is given."""

from __future__ import annotations

import pytest

from chancellery.engine.frames import Frame
from chancellery.engine.outlook import Outlook, outlook, passing
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import digest
from chancellery.engine.state import SPECTATOR
from tests.engine.courtyard import new
from tests.tiny import TINY
from tests.tiny.board import COURT_IDS, COURTS, MOST, PLACE
from tests.tiny.events import CardShown
from tests.tiny.game import Changes, changes
from tests.tiny.rules import Ambush, PlaceSupport, Round
from tests.tiny.state import Tiny

RED, BLUE = 0, 1
LUCK = Rng(key_from("outlook"))


def asked(frame: Frame[Tiny]) -> Tiny:
    """A match in which one question is open."""
    g = new()
    g.stack.clear()
    g.push(frame, Round())
    g.run()
    return g


def test_every_answer_is_tried_out_by_the_rules() -> None:
    g = asked(PlaceSupport(RED, 2))
    g.support[RED * COURTS + 1] = 2
    found = outlook(g, RED, LUCK)
    assert list(found) == [f"place {court}" for court in COURT_IDS]
    assert found[f"place {COURT_IDS[1]}"] == {"support": {COURT_IDS[1]: 3}}
    g.play(RED, PLACE + 1)
    assert g.support[RED * COURTS + 1] == 3


def test_the_position_itself_is_left_alone() -> None:
    g = asked(PlaceSupport(RED, 2))
    before = digest(g)
    outlook(g, RED, LUCK)
    assert digest(g) == before


def test_only_whoever_is_asked_gets_an_outlook() -> None:
    g = asked(PlaceSupport(RED, 2))
    assert outlook(g, BLUE, LUCK) == outlook(g, SPECTATOR, LUCK) == {}


def test_sealed_choices_and_answers_that_change_nothing_have_none() -> None:
    assert outlook(new(), RED, LUCK) == {}
    assert outlook(asked(Ambush(RED)), RED, LUCK) == {}


def test_a_game_without_an_outlook_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "outlook", None)
    assert outlook(asked(PlaceSupport(RED, 2)), RED, LUCK) == {}


def test_a_game_may_tell_of_answers_that_are_not_legal_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "outlook", Outlook(Changes, changes, lambda g, seat: [PLACE]))
    g = asked(PlaceSupport(RED, 2))
    g.support[RED * COURTS] = MOST
    assert PLACE not in PlaceSupport(RED, 2).legal(g)
    assert outlook(g, RED, LUCK) == {f"place {COURT_IDS[0]}": {"support": {COURT_IDS[0]: MOST + 1}}}


def test_what_is_hidden_from_the_seat_is_dealt_anew_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def top_card(g: Tiny, seat: int, action: int) -> Changes:
        return {"support": {"top": g.deck[-1]}}

    monkeypatch.setattr(TINY, "outlook", Outlook(Changes, top_card))
    g = asked(PlaceSupport(RED, 2))
    told = {str(outlook(g, RED, Rng(key_from(number)))) for number in range(20)}
    assert len(told) > 1


# --- after which answers a turn passes on ---


def test_an_answer_passes_the_turn_on_if_the_seat_is_not_asked_again() -> None:
    more = asked(PlaceSupport(RED, 2))
    assert passing(more, RED, LUCK) == []
    last = asked(PlaceSupport(RED, 1))
    assert passing(last, RED, LUCK) == [action for action in last.legal(RED) if passes(last, action)]
    # The ambush may roll a die, and whoever lets it be is asked for another card.
    assert passing(asked(Ambush(RED)), RED, LUCK) == []
    assert passing(last, BLUE, LUCK) == []
    assert passing(new(), RED, LUCK) == []


def passes(g: Tiny, action: int) -> bool:
    """Whether the seat has nothing more to answer, by playing it."""
    twin = g.clone()
    twin.play(RED, action)
    return RED not in twin.waiting


class TurnsUp(PlaceSupport):
    """A card says who is asked next."""

    def apply(self, g: Tiny, action: int) -> None:
        card = g.draw(g.deck)
        if g.log:
            g.log.add(CardShown(self.seat, card))
        g.push(Ambush(card % 2))


def test_what_ends_a_turn_is_not_guessed_behind_something_hidden() -> None:
    """Whether the seat is asked again depends on the card that is turned up."""
    g = asked(TurnsUp(RED, 1))
    assert [passing(g, RED, Rng(key_from(number))) for number in range(8)] == [[]] * 8
