"""Every atomic action as a small int with a name."""

from __future__ import annotations

import pytest

from chancellery.engine.actions import RETRACT, WORD, ActionTable
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.nouns import Nouns
from tests.engine.courtyard import sentence
from tests.tiny.board import ACTIONS, PICK, PLACE


@pytest.fixture
def table() -> ActionTable:
    return ActionTable(Nouns({"seat": ("red", "blue"), "court": ("north", "east", "south")}))


def test_action_0_is_retract_in_every_table(table: ActionTable) -> None:
    assert RETRACT == 0
    assert table.names == ["retract"]
    assert table.parse("retract") == RETRACT


def test_word_is_one_action(table: ActionTable) -> None:
    done = table.word("done")
    assert (done, len(table)) == (1, 2)
    assert (table.name(done), table.verbs[done], table.kinds[done], table.indexes[done]) == ("done", "done", "", 0)


def test_verb_is_one_action_for_each_noun_of_its_kind(table: ActionTable) -> None:
    table.word("done")
    place = table.verb("place", "court")
    assert place == 2
    assert table.names[2:] == ["place north", "place east", "place south"]
    south = place + 2
    assert (table.verbs[south], table.kinds[south], table.indexes[south]) == ("place", "court", 2)
    assert table.verb("spy-on", "seat") == 5


def test_each_is_the_actions_of_a_verb_for_some_nouns(table: ActionTable) -> None:
    place = table.verb("place", "court")
    watch = table.verb("watch", "court")
    assert table.each(place, [2, 0]) == [place + 2, place]
    assert table.each(watch, [1]) == [watch + 1]
    assert table.each(watch, []) == []


def test_number_is_one_action_for_each_number_counted_from_the_base(table: ActionTable) -> None:
    bid = table.number("bid", 3)
    assert [table.name(bid + n) for n in range(4)] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    pay = table.number("pay", 7, least=5)
    assert [table.name(pay + n) for n in (5, 6, 7)] == ["pay 5", "pay 6", "pay 7"]
    assert (table.verbs[pay + 5], table.kinds[pay + 5], table.indexes[pay + 5]) == ("pay", "number", 5)
    assert len(table) == 1 + 4 + 3


def test_name_stands_once_in_a_table(table: ActionTable) -> None:
    table.verb("place", "court")
    with pytest.raises(ValueError, match=r"^the action 'place north' is in the table already$"):
        table.verb("place", "court")


def test_every_name_is_parsed_to_its_action() -> None:
    assert [ACTIONS.parse(ACTIONS.name(action)) for action in range(len(ACTIONS))] == list(range(len(ACTIONS)))
    assert ACTIONS.parse("pick feast_two") == PICK + 1
    assert ACTIONS.parse("  place \t tower ") == PLACE + 5


def test_misspelt_name_gets_a_hint() -> None:
    assert sentence(ChancelleryError, lambda: ACTIONS.parse("place  nroth")) == (
        "there is no action 'place nroth'; did you mean 'place north'?"
    )


def test_unlike_name_gets_none() -> None:
    assert sentence(ChancelleryError, lambda: ACTIONS.parse("xyzzy")) == "there is no action 'xyzzy'"


def test_action_is_parsed_by_an_alias_of_its_noun() -> None:
    table = ActionTable(Nouns({"seat": ("red",), "path": ("a-b", "b-c")}, aliases={"path": {"b-a": "a-b"}}))
    base = table.verb("pave", "path")
    assert table.parse("pave b-a") == table.parse("pave a-b") == base
    assert table.names == ["retract", "pave a-b", "pave b-c"]


def test_an_action_splits_into_verb_and_thing(table: ActionTable) -> None:
    done = table.word("done")
    place, strike = table.verb("place", "court"), table.verb("strike", "court")
    bid = table.number("bid", 6, 2)
    assert table.split(place + 1) == (place, 1)
    assert table.split(strike) == (strike, 0)
    assert table.split(bid + 5) == (bid, 5)
    assert [table.thing(action) for action in (place + 2, strike, bid + 6)] == [2, 0, 6]
    assert table.split(done) == (WORD, done)


def test_no_two_verbs_have_the_same_number(table: ActionTable) -> None:
    table.verb("place", "seat")
    with pytest.raises(ValueError, match="the verbs 'place' and 'bid' would have the same number"):
        table.number("bid", 6, 2)
