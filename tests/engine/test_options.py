"""Options: checked, completed, and ready for a form."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadOption
from chancellery.engine.options import Count, Flag, OneOf, Option, Options, choose_options
from tests.engine.courtyard import sentence
from tests.tiny import TINY

DOUBLE = Flag("double")
START = OneOf("start", ("empty", "garrisoned"))
TURNS = Count("turns", 4, -1, 8)


@pytest.mark.parametrize("word", ["yes", "YES", "true", "on", "1"])
def test_flag_understands_yes(word: str) -> None:
    assert DOUBLE.accept(word) is True


@pytest.mark.parametrize("word", ["no", "No", "false", "off", "0"])
def test_flag_understands_no(word: str) -> None:
    assert DOUBLE.accept(word) is False


@pytest.mark.parametrize(
    ("option", "value"), [(DOUBLE, True), (DOUBLE, False), (START, "garrisoned"), (TURNS, -1), (TURNS, 8)]
)
def test_value_within_limits_is_taken_as_it_is(option: Option, value: object) -> None:
    assert option.accept(value) is value


def test_count_understands_figures() -> None:
    assert TURNS.accept("7") == 7
    assert TURNS.accept("-1") == -1


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (DOUBLE, "perhaps", "option 'double' cannot be 'perhaps'; it takes yes or no"),
        (DOUBLE, 1, "option 'double' cannot be 1; it takes yes or no"),
        (DOUBLE, None, "option 'double' cannot be None; it takes yes or no"),
        (START, "full", "option 'start' cannot be 'full'; it takes one of empty, garrisoned"),
        (START, 1, "option 'start' cannot be 1; it takes one of empty, garrisoned"),
        (TURNS, 9, "option 'turns' cannot be 9; it takes a whole number from -1 to 8"),
        (TURNS, "-2", "option 'turns' cannot be -2; it takes a whole number from -1 to 8"),
        (TURNS, True, "option 'turns' cannot be True; it takes a whole number from -1 to 8"),
        (TURNS, 2.0, "option 'turns' cannot be 2.0; it takes a whole number from -1 to 8"),
        (TURNS, "many", "option 'turns' cannot be 'many'; it takes a whole number from -1 to 8"),
        (TURNS, "--1", "option 'turns' cannot be '--1'; it takes a whole number from -1 to 8"),
    ],
)
def test_value_outside_limits_is_refused(option: Option, value: object, expected: str) -> None:
    assert sentence(BadOption, lambda: option.accept(value)) == expected


def test_count_of_endless_figures_is_refused() -> None:
    assert sentence(BadOption, lambda: TURNS.accept("9" * 5000)).startswith("option 'turns' cannot be '999")


def test_forms_have_kind_default_and_limits() -> None:
    always = {"bots_only": False, "players": None}
    flag = {"id": "double", "kind": "flag", "default": True, "company": True, **always}
    one_of = {"id": "start", "kind": "one-of", "default": "empty", "company": "empty", **always}
    count = {"id": "turns", "kind": "count", "default": 4, "company": 4, **always}
    assert Flag("double", True).form() == flag
    assert START.form() == {**one_of, "values": ["empty", "garrisoned"]}
    assert TURNS.form() == {**count, "least": -1, "most": 8}
    talk, limit = Flag("talk", company=True).form(), Flag("limit", bots_only=True).form()
    assert (talk["default"], talk["company"], talk["bots_only"]) == (False, True, False)
    assert (limit["default"], limit["company"], limit["bots_only"]) == (False, False, True)


def test_an_option_may_be_a_choice_for_some_numbers_of_players_only() -> None:
    length = OneOf("length", ("short", "long"), players=(3, 4))
    assert length.form()["players"] == [3, 4]
    assert choose_options("Courtyard", (2, 3), (length,), {"players": 3, "length": "long"})["length"] == "long"
    assert choose_options("Courtyard", (2, 3), (length,), {"players": 2, "length": "short"})["length"] == "short"
    told = sentence(BadOption, lambda: choose_options("Courtyard", (2, 3), (length,), {"length": "long"}))
    assert told == "option 'length' cannot be 'long' with 2 players; it is always 'short' then"


def test_samples_show_all_that_an_option_can_do() -> None:
    assert DOUBLE.samples() == (False, True)
    assert START.samples() == ("empty", "garrisoned")
    assert TURNS.samples() == (-1, 4, 8)
    assert Count("turns", 1, 1, 8).samples() == (1, 8)


# --- the options of a match ---


def test_defaults_fill_what_was_not_given() -> None:
    assert TINY.options().dump() == {"players": 2, "double": False, "start": "empty"}
    given = {"players": "3", "start": "garrisoned"}
    assert TINY.options(given).dump() == {"players": 3, "double": False, "start": "garrisoned"}
    assert given == {"players": "3", "start": "garrisoned"}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"players": 5}, "Courtyard cannot be played by 5 players; it takes 2 or 3"),
        ({"players": "many"}, "Courtyard cannot be played by 'many' players; it takes 2 or 3"),
        ({"players": True}, "Courtyard cannot be played by True players; it takes 2 or 3"),
        ({"players": None}, "Courtyard cannot be played by None players; it takes 2 or 3"),
        ({"duoble": "yes"}, "Courtyard has no option 'duoble'; it has double, start; did you mean 'double'?"),
        ({"xyzzy": "yes"}, "Courtyard has no option 'xyzzy'; it has double, start"),
        ({"start": "full"}, "option 'start' cannot be 'full'; it takes one of empty, garrisoned"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, object], expected: str) -> None:
    assert sentence(BadOption, lambda: TINY.options(given)) == expected


def test_a_table_of_several_people_may_have_other_defaults() -> None:
    known = (Flag("talk", company=True), DOUBLE)
    assert choose_options("Chess", (2,), known, {}).values == {"talk": False, "double": False}
    assert choose_options("Chess", (2,), known, {}, company=True).values == {"talk": True, "double": False}
    assert choose_options("Chess", (2,), known, {"talk": "no"}, company=True)["talk"] is False


def test_game_without_options_says_so() -> None:
    assert sentence(BadOption, lambda: choose_options("Chess", (2,), (), {"clock": "1"})) == (
        "Chess has no option 'clock'; it has none"
    )


def test_yes_is_not_one_player() -> None:
    assert sentence(BadOption, lambda: choose_options("Patience", (1,), (), {"players": True})) == (
        "Patience cannot be played by True players; it takes 1"
    )


def test_options_are_values() -> None:
    options = TINY.options({"double": True})
    assert options["double"] is True
    assert options == TINY.options({"double": "yes"})
    assert hash(options) == hash(TINY.options({"double": "yes"}))
    assert options != TINY.options()
    assert options != options.dump()
    assert repr(Options(2, {"double": True})) == "Options(2, {'double': True})"
