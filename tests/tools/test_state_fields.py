"""A field of a state is declared once, in its schema; what repeats it is held to that."""

from __future__ import annotations

from typing import ClassVar

import pytest

from chancellery.engine.fields import Deck, Field, Number, Piles, Row
from chancellery.engine.state import State
from chancellery.games import all_games
from chancellery.template.state import TemplateState
from tests.tiny.state import Tiny
from tools.state_fields import problems


class Careless(State):
    """`hand` is right, and something is forgotten of every other field."""

    schema: ClassVar[dict[str, Field]] = {
        "hand": Piles("seat", of="card"),
        "turn": Number(),
        "navy": Row("seat", shared=True),
        "deck": Deck(of="card"),
        "round": Number(),
    }

    hand: list[list[int]]
    navy: list[int]
    deck: list[int]
    round: int
    derived: int

    def clone(self) -> Careless:
        twin = Careless()
        self.copy_base(twin)
        one, other = self.hand
        twin.hand = [one[:], other[:]]
        twin.navy = self.navy
        twin.turn = twin.round = self.turn
        return twin

    turn = 0


@pytest.mark.parametrize(
    "state", [*(pytest.param(game.state, id=game.id) for game in all_games()), TemplateState, Tiny]
)
def test_states_annotate_and_copy_what_their_schema_declares(state: type[State]) -> None:
    assert list(problems(state)) == []


def test_what_is_forgotten_is_said_in_a_sentence() -> None:
    here = f"{__name__}: Careless"
    assert list(problems(Careless)) == [
        f"{here}.turn is in the schema, but not annotated",
        f"{here}.navy is annotated list[int], but its field holds tuple[int, ...]",
        f"{here}.deck is not copied by clone, or from another field",
        f"{here}.round is not copied by clone, or from another field",
        f"{here}.derived is not copied by clone, or from another field",
    ]
