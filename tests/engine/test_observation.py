"""A position as a row of numbers: every field in its place, and nothing that a seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.engine.fields import Number, Pile
from chancellery.engine.game import Game
from chancellery.engine.observation import Observation, counted, placed
from chancellery.engine.options import Options
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR, State
from tests.engine.courtyard import new, position, wander
from tests.tiny import TINY
from tests.tiny.board import CARDS, COURTS

RED, BLUE = 0, 1


def observation() -> Observation:
    return Observation(TINY, TINY.options())


def part(row: Sequence[int], name: str) -> list[int]:
    """The numbers of one part of a row."""
    found = next(part for part in observation().layout() if part.name == name)
    return list(row[found.start : found.start + found.length])


def test_parts_follow_each_other_and_say_what_they_are() -> None:
    at = 0
    for one in observation().layout():
        assert one.start == at
        assert one.about
        at += one.length
    assert at == observation().size == len(observation().row(new(), RED))


def test_numbers_rows_and_piles_are_told() -> None:
    g = position(
        """
        set support red north: 3
        set round: 2
        """
    )
    row = observation().row(g, RED)
    assert part(row, "round") == [2]
    assert part(row, "support")[:COURTS] == [3, *[0] * (COURTS - 1)]
    hand = part(row, "hand")
    size = len(CARDS)
    assert hand[:size] == [int(card in g.hand[RED]) for card in range(size)]
    assert hand[size] == len(g.hand[RED])
    assert part(row, "deck") == [0] * size + [len(g.deck)]


def test_who_is_asked_and_what_stand_first() -> None:
    g = new()
    row = observation().row(g, RED)
    assert part(row, "asked") == [1, 1]
    assert sum(part(row, "question")) == 1


def test_the_other_hand_is_a_size_and_what_was_shown() -> None:
    g = new(3)
    size = len(CARDS)
    shown = g.hand[BLUE][0]
    g.known[shown] = 1
    theirs = part(observation().row(g, RED), "hand")[size + 1 :]
    assert [card for card in range(size) if theirs[card]] == [shown]
    assert theirs[-1] == len(g.hand[BLUE])


def test_positions_that_a_seat_cannot_tell_apart_have_one_row() -> None:
    g = new(5)
    wander(g, 7, 5)
    for seat in (SPECTATOR, RED, BLUE):
        dealt = g.redeal(seat, Rng(key_from("dealt")))
        assert observation().row(dealt, seat) == observation().row(g, seat)


def test_a_match_that_is_over_asks_nothing() -> None:
    g = new(2)
    wander(g, 1000, 2)
    assert g.outcome is not None
    row = observation().row(g, RED)
    assert sum(part(row, "asked")) == sum(part(row, "question")) == 0


def test_what_lies_where_in_a_pile() -> None:
    assert counted([2, 0, 2], 3) == [1, 0, 2]
    assert counted([7, 9], 0) == []
    assert placed([2, -1, 0], 3) == [3, 0, 1]


class Heaps(State):
    """A position with a pile of numbers, and nobody to hide anything from."""

    schema = {"turn": Number(about="the turn"), "sums": Pile(about="some sums")}  # noqa: RUF012

    turn: int
    sums: list[int]


def test_of_a_pile_of_numbers_the_size_is_told() -> None:
    def set_up(g: Heaps) -> None:
        g.turn, g.sums = 4, [300, 400]

    game = Game(
        id="heaps",
        credits=TINY.credits,
        rules=1,
        folder=TINY.folder,
        seats=TINY.seats_by_count,
        nouns=TINY.nouns,
        actions=TINY.actions,
        state=Heaps,
        see=TINY.see,
        redeal_hidden=TINY.redeal_hidden,
        set_up=set_up,
        frames=tuple(TINY.frames.values()),
    )
    options: Options = game.options()
    g = game.shell(options, Rng(key_from("heaps")))
    assert isinstance(g, Heaps)
    set_up(g)
    assert Observation(game, options).row(g, RED)[-2:] == [4, 2]
