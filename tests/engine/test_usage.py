"""What a balance report counts of a game."""

from __future__ import annotations

from chancellery.engine.events import Event
from chancellery.engine.nouns import NOBODY
from chancellery.engine.usage import Holding, Usage, Use, count_uses
from tests.engine.courtyard import new
from tests.tiny import events

USES = (
    Use("drawn", events.HandFilled, "cards", by="seat"),
    Use("played", events.CardsRevealed, "cards", by="seat"),
    Use("ambushed", events.AmbushRolled, "court"),
)
HAPPENED: list[Event] = [
    events.HandFilled(0, (2, 3)),
    events.HandFilled(0, (3,)),
    events.CardsRevealed(1, (4,)),
    events.AmbushRolled(1, 0, 6),
    events.FlagRaised(1),
]


def test_things_are_counted_once_with_the_seat_that_used_them() -> None:
    assert count_uses(new(), Usage(USES), HAPPENED) == {
        ("card", "drawn", 2, 0),
        ("card", "drawn", 3, 0),
        ("card", "played", 4, 1),
        ("court", "ambushed", 0, NOBODY),
    }


def test_the_kinds_have_their_words_in_the_order_of_declaration() -> None:
    usage = Usage((*USES, USES[0]), (Holding("held", "court", lambda g, court: NOBODY),))
    assert usage.words == {"card": ["drawn", "played"], "court": ["ambushed", "held"]}


def test_what_is_held_at_the_end_is_read_off_the_position() -> None:
    holding = Holding("held", "court", lambda g, court: court % 2 if court < 2 else NOBODY)
    assert count_uses(new(), Usage((), (holding,)), []) == {("court", "held", 0, 0), ("court", "held", 1, 1)}


def test_a_game_says_which_seat_a_doer_is() -> None:
    usage = Usage(USES[:1], seat=lambda g, who: 1 - who)
    assert count_uses(new(), usage, [events.HandFilled(0, (2, NOBODY))]) == {("card", "drawn", 2, 1)}
