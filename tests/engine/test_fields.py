"""What a state is made of, as scripts and readable saves write it."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.fields import (
    Deck,
    Fact,
    Field,
    Grid,
    Number,
    Pile,
    Piles,
    Row,
    Wording,
    parse_pile,
    parse_value,
)
from chancellery.engine.state import State
from tests.engine.courtyard import position, sentence
from tests.tiny import TINY
from tests.tiny.board import NOUNS

NORTH, EAST, TOWER = 0, 1, 5
RED, BLUE = 0, 1


class Board(State):
    """One field of every sort, both with numbers and with nouns in it."""

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(),
        "leader": Number(of="seat"),
        "track": Row("court"),
        "owner": Row("court", of="seat"),
        "support": Grid("seat", "court"),
        "guest": Grid("seat", "court", of="card"),
        "bids": Pile(),
        "discard": Pile(of="card"),
        "deck": Deck(of="card"),
        "hand": Piles("seat", of="card"),
        "stakes": Piles("court"),
    }

    def fill(self) -> Board:
        self.game = TINY
        self.options = TINY.options()
        self.turn, self.leader = 4, RED
        self.track, self.owner = [0, 1, 2, 3, 4, 5], [-1, RED, BLUE, -1, -1, RED]
        self.support, self.guest = list(range(12)), [-1] * 11 + [3]
        self.bids, self.discard, self.deck = [5, 2], [1, 0], [0, 1, 2]
        self.hand, self.stakes = [[3], [5, 4]], [[], [7], [], [], [], [1, 2]]
        return self

    turn: int
    leader: int
    track: list[int]
    owner: list[int]
    support: list[int]
    guest: list[int]
    bids: list[int]
    discard: list[int]
    deck: list[int]
    hand: list[list[int]]
    stakes: list[list[int]]


@pytest.fixture
def g() -> Board:
    return Board().fill()


def read(g: Board, name: str, *path: int) -> str:
    return g.schema[name].read(g, name, list(path))


def write(g: Board, name: str, text: str, *path: int) -> None:
    g.schema[name].write(g, name, list(path), text)


@pytest.mark.parametrize(
    ("name", "path", "found"),
    [
        ("turn", (), "4"),
        ("leader", (), "red"),
        ("track", (TOWER,), "5"),
        ("owner", (EAST,), "red"),
        ("owner", (NORTH,), "none"),
        ("support", (BLUE, EAST), "7"),
        ("guest", (BLUE, TOWER), "ambush_one"),
        ("guest", (RED, TOWER), "none"),
        ("bids", (), "5, 2"),
        ("discard", (), "feast_two, feast_one"),
        ("deck", (), "feast_three, feast_two, feast_one"),
        ("hand", (BLUE,), "ambush_three, ambush_two"),
        ("stakes", (NORTH,), "none"),
        ("stakes", (TOWER,), "1, 2"),
    ],
)
def test_read(g: Board, name: str, path: tuple[int, ...], found: str) -> None:
    assert read(g, name, *path) == found


@pytest.mark.parametrize(
    ("name", "path", "text", "value"),
    [
        ("turn", (), "7", 7),
        ("turn", (), "-3", -3),
        ("leader", (), "blue", BLUE),
        ("leader", (), "none", -1),
        ("track", (EAST,), "yes", [0, 1, 2, 3, 4, 5]),
        ("track", (EAST,), "no", [0, 0, 2, 3, 4, 5]),
        ("owner", (EAST,), "none", [-1, -1, BLUE, -1, -1, RED]),
        ("support", (BLUE, EAST), "99", [*range(7), 99, *range(8, 12)]),
        ("guest", (RED, NORTH), "feast_two", [1, *[-1] * 10, 3]),
        ("bids", (), "3, 1,2", [3, 1, 2]),
        ("bids", (), "none", []),
        ("discard", (), "", []),
        ("deck", (), "feast_one, feast_three", [2, 0]),
        ("hand", (RED,), "feast_two, feast_one", [[1, 0], [5, 4]]),
        ("stakes", (EAST,), "none", [[], [], [], [], [], [1, 2]]),
    ],
)
def test_write(g: Board, name: str, path: tuple[int, ...], text: str, value: object) -> None:
    write(g, name, text, *path)
    assert getattr(g, name) == value


def test_every_field_is_named_and_unnamed(g: Board) -> None:
    nouns = TINY.nouns_for(g.options)
    named = {name: field.named(getattr(g, name), nouns) for name, field in g.schema.items()}
    row = dict.fromkeys(nouns.ids["court"], "none")
    assert named == {
        "turn": 4,
        "leader": "red",
        "track": {"north": 0, "east": 1, "south": 2, "west": 3, "garden": 4, "tower": 5},
        "owner": {**row, "east": "red", "south": "blue", "tower": "red"},
        "support": {
            "red": {"north": 0, "east": 1, "south": 2, "west": 3, "garden": 4, "tower": 5},
            "blue": {"north": 6, "east": 7, "south": 8, "west": 9, "garden": 10, "tower": 11},
        },
        "guest": {"red": row, "blue": {**row, "tower": "ambush_one"}},
        "bids": [5, 2],
        "discard": ["feast_two", "feast_one"],
        "deck": ["feast_three", "feast_two", "feast_one"],
        "hand": {"red": ["ambush_one"], "blue": ["ambush_three", "ambush_two"]},
        "stakes": {"north": [], "east": [7], "south": [], "west": [], "garden": [], "tower": [1, 2]},
    }
    for name, field in g.schema.items():
        assert field.unnamed(named[name], nouns) == getattr(g, name)


def backwards(data: Any) -> Any:
    """The same JSON with the keys of every object in the opposite order."""
    return {key: backwards(value) for key, value in reversed(data.items())} if isinstance(data, dict) else data


@pytest.mark.parametrize("name", ["track", "owner", "support", "guest", "hand", "stakes"])
def test_unnamed_goes_by_the_keys_and_not_by_their_order(g: Board, name: str) -> None:
    nouns, field = TINY.nouns_for(g.options), g.schema[name]
    assert field.unnamed(backwards(field.named(getattr(g, name), nouns)), nouns) == getattr(g, name)


@pytest.mark.parametrize("name", ["track", "owner", "support", "hand"])
def test_unnamed_misses_a_key_that_is_not_there(g: Board, name: str) -> None:
    nouns, field = TINY.nouns_for(g.options), g.schema[name]
    named = field.named(getattr(g, name), nouns)
    first = next(iter(named))
    named["elsewhere"] = named.pop(first)
    assert sentence(ChancelleryError, lambda: field.unnamed(named, nouns)) == f"there is no {field.by[0]} 'elsewhere'"
    del named["elsewhere"]
    assert sentence(ChancelleryError, lambda: field.unnamed(named, nouns)) == f"the {field.by[0]} '{first}' is missing"


@pytest.mark.parametrize(("name", "data"), [("turn", "four"), ("turn", None), ("turn", True), ("bids", [1, "x"])])
def test_unnamed_refuses_what_is_not_a_whole_number(g: Board, name: str, data: object) -> None:
    field, wrong = g.schema[name], data[-1] if isinstance(data, list) else data
    assert sentence(ChancelleryError, lambda: field.unnamed(data, NOUNS)) == f"{wrong!r} is not a whole number"


# --- comparing ---


def test_numbers_and_nouns_are_the_same_by_what_they_mean() -> None:
    assert Number().same("07", "7", NOUNS)
    assert Number().same("yes", "1", NOUNS)
    assert not Number().same("2", "7", NOUNS)
    assert Number(of="seat").same("blue", "blue", NOUNS)
    assert not Number(of="seat").same("none", "blue", NOUNS)


def test_order_of_a_pile_does_not_count() -> None:
    assert Pile(of="card").same("feast_two,feast_one", "feast_one, feast_two", NOUNS)
    assert Piles("seat", of="card").same("none", "none", NOUNS)
    assert not Pile(of="card").same("feast_two, feast_two", "feast_one, feast_two", NOUNS)


def test_order_of_a_deck_does() -> None:
    assert Deck(of="card").same("feast_one, feast_two", "feast_one, feast_two", NOUNS)
    assert not Deck(of="card").same("feast_two, feast_one", "feast_one, feast_two", NOUNS)


# --- the top of a deck ---


def test_items_are_brought_to_the_top_in_drawing_order(g: Board) -> None:
    Deck(of="card").stack_top(g, "deck", "feast_one, feast_two")
    assert read(g, "deck") == "feast_one, feast_two, feast_three"
    assert g.deck.pop() == 0


def test_item_that_is_not_in_the_deck(g: Board) -> None:
    assert sentence(ChancelleryError, lambda: Deck(of="card").stack_top(g, "deck", "spy_one")) == (
        "'spy_one' is not in deck"
    )


# --- facts ---


def test_fact_is_worked_out() -> None:
    g = position("set support blue tower: 2\nset support red tower: 1")
    leads = TINY.facts["leads"]
    assert leads.read(g, "leads", [TOWER]) == "blue"
    assert leads.read(g, "leads", [NORTH]) == "none"
    assert Fact(lambda g: len(g.deck)).read(g, "left", []) == str(len(g.deck))


def test_fact_cannot_be_set() -> None:
    assert sentence(ChancelleryError, lambda: TINY.facts["leads"].write(position(""), "leads", [0], "red")) == (
        "'leads' follows from the rest of the position and cannot be set"
    )


def test_wording_is_a_fact_in_words() -> None:
    g = position("set support blue tower: 2")
    both = Wording(lambda g, court: f"{g.support[court]},{g.support[6 + court]}*", by=("court",))
    assert both.read(g, "both", [TOWER]) == "0,2*"
    assert not both.same("0,2", "0,2*", NOUNS)
    assert sentence(ChancelleryError, lambda: both.write(g, "both", [TOWER], "0,2*")) == (
        "'both' follows from the rest of the position and cannot be set"
    )


def test_blanks_in_a_wording_do_not_count() -> None:
    wording = Wording(lambda g: "")
    assert wording.same("two  each", "two each", NOUNS)
    assert wording.same(" 0, 2* ", "0,2*", NOUNS)


# --- values ---


def test_value_that_is_no_number() -> None:
    assert sentence(ChancelleryError, lambda: parse_value("many", "", NOUNS)) == "'many' is not a whole number"


def test_value_that_is_no_noun() -> None:
    assert sentence(ChancelleryError, lambda: parse_value("noth", "court", NOUNS)) == (
        "there is no court 'noth'; did you mean 'north'?"
    )


def test_pile_of_anything() -> None:
    assert parse_pile(" red ,blue,, none", "seat", NOUNS) == [RED, BLUE]
    assert parse_pile("3, -1", "", NOUNS) == [3, -1]
    assert parse_pile("none", "seat", NOUNS) == parse_pile("", "seat", NOUNS) == []


@pytest.mark.parametrize(
    ("field", "before", "path", "text", "after"),
    [
        (Row("court", shared=True), (0, 1, 2, 3, 4, 5), [EAST], "9", (0, 9, 2, 3, 4, 5)),
        (Grid("seat", "court", shared=True), tuple(range(12)), [BLUE, EAST], "9", (*range(7), 9, *range(8, 12))),
        (Pile(of="card", shared=True), (1, 0), [], "feast_three", (2,)),
    ],
)
def test_a_shared_field_is_replaced_and_never_changed(
    g: Board, field: Field, before: tuple[int, ...], path: list[int], text: str, after: tuple[int, ...]
) -> None:
    field.keep(g, "track", list(before))
    kept: object = g.track
    assert kept == before
    field.write(g, "track", path, text)
    assert getattr(g, "track") == after  # noqa: B009 (typed as a list)
    assert kept == before
