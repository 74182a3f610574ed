"""What a golden script can expect besides fields, and what makes it fail without an expectation."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadScript
from tests.engine.courtyard import position, run, sentence

QUIET = """
    game courtyard
    set hand red: feast_one, spy_one
    set hand blue: plain_one, plain_two, plain_three
    set deck: echo_one, echo_two
"""
SPYING = (
    QUIET
    + """
    pick card: plain_two
    stack Ambush seat=red then Spy seat=red then PlaceSupport seat=red points=2 then Round
    red: done
    red: spy-on blue
    red: place north
"""
)


def wrong(text: str) -> str:
    """What is wrong with a script."""
    return sentence(BadScript, lambda: run(text))


def last_lines(text: str) -> list[str]:
    """What was expected and what was found."""
    return [line.split(None, 1)[1] for line in wrong(text).splitlines()[-2:]]


# --- chance that is never used ---


@pytest.mark.parametrize(
    ("line", "word", "expected", "left"),
    [
        ("dice 3 4", "dice", "every die is rolled", 2),
        ("pick card: plain_one, plain_two", "pick", "every item is picked", 2),
        ("order card: echo_one", "order", "a pile is shuffled", 1),
    ],
)
def test_chance_that_is_never_used(line: str, word: str, expected: str, left: int) -> None:
    text = f"game courtyard\nexpect round: 1\n{line}\nexpect round: 1"
    assert wrong(text) == f"line 3: {word}\n  expected  {expected}\n  found     {left} left over at the end"


def test_chance_of_which_a_part_is_used() -> None:
    text = "game courtyard\nstack Ambush seat=red then Ambush seat=red then Round\ndice 1 2\ndice 3\nred: strike north"
    assert wrong(text).startswith("line 3: dice\n")
    assert wrong(text).endswith("1 left over at the end")
    assert wrong(text + "\nred: strike north") == (
        "line 4: dice\n  expected  every die is rolled\n  found     1 left over at the end"
    )


def test_script_that_is_played_on_keeps_its_chance() -> None:
    script = run(QUIET)
    g = script.arrange("stack Ambush seat=red then Round\ndice 6")
    g.play(0, g.game.actions.parse("strike north"))
    assert script.chance.dice == []
    script.run("expect event: ambush-rolled die=6")


# --- who is asked ---


def test_illegal_is_of_a_seat_that_is_asked() -> None:
    text = QUIET + "    stack Ambush seat=red then Round\n"
    run(text + "    illegal red: points\n    not asked blue\n")
    assert last_lines(text + "    illegal blue: points\n") == ["blue is asked", "red is asked"]
    assert last_lines(text + "    not asked red\n") == ["red is not asked", "red is asked"]


def test_nobody_is_asked_after_the_end() -> None:
    text = QUIET + "    set deck: none\n    clear hand\n    stack Round\n"
    run(text + "    not asked red\n    not asked blue\n")
    assert last_lines(text + "    illegal red: done\n") == ["red is asked", "nobody is asked"]


@pytest.mark.parametrize("line", ["not", "not asked", "not red", "not asked red blue"])
def test_not_asked_is_written_out(line: str) -> None:
    assert wrong(f"game courtyard\n{line}") == "line 2: the statement is written 'not asked SEAT'"


def test_asides_are_played_and_checked_apart_from_answers() -> None:
    text = QUIET + "    stack PlaceSupport seat=red points=2 then Round\n    blue: raise-flag\n"
    run(text + "    asides only blue: lower-flag\n    asides red: raise-flag\n    expect acting: red\n")
    assert last_lines(text + "    asides blue: raise-flag\n") == ["raise-flag", "lower-flag"]
    assert last_lines(text + "    asides red: none\n") == ["none", "raise-flag"]
    assert last_lines(text + "    illegal red: raise-flag\n") == ["forbidden", "legal"]
    run(text + "    illegal red: lower-flag\n    expect undo blue: no\n")
    assert wrong(text + "    asides red:\n").endswith("'asides' names actions, or 'none'")


# --- sizes and orders of piles ---


def test_size_of_piles() -> None:
    run(QUIET + "    expect size hand red: 2\n    expect size deck: 2\n    expect size discard: 0\n")
    assert wrong(QUIET + "    expect size hand blue: 2\n").endswith("size hand blue\n  expected  2\n  found     3")
    assert wrong("game courtyard\nexpect size round: 1") == "line 2: 'round' is not a pile"
    assert wrong("game courtyard\nexpect size deck: few") == "line 2: 'few' is not a size"


def test_piles_that_have_an_order_compare_in_it() -> None:
    text = QUIET + "    set discard: spy_two, feast_two\n"
    run(text + "    expect discard: spy_two, feast_two\n    expect hand red: spy_one, feast_one\n")
    assert last_lines(text + "    expect discard: feast_two, spy_two\n") == ["feast_two, spy_two", "spy_two, feast_two"]


# --- an empty board ---


def test_reset_empties_the_board() -> None:
    g = position("option start garrisoned\nset round: 5\nset leader: red\nreset\nstack Ambush seat=red")
    assert (g.round, g.leader, g.support, g.hand, g.discard) == (0, -1, [0] * 12, [[], []], [])
    assert sorted(g.deck) == list(range(14))
    assert (g.ply, g.floor, g.record().entries) == (0, 0, [])


def test_reset_leaves_nothing_going_on() -> None:
    assert wrong("game courtyard\nreset") == "at the end: the game is not over, but nothing is left to do"
    over = (
        "game courtyard\nset deck: none\nclear hand\nstack Round\nexpect acting: none\nreset\nstack Spy seat=red then "
    )
    run(over + "Ambush seat=red\nexpect result: none\nexpect prompt red: ambush")
    assert wrong("game courtyard\nreset hand") == "line 2: 'reset' stands alone; 'clear NAME' empties one field"


# --- undo and talk ---


def test_undo_belongs_to_who_played_last_and_stops_at_news() -> None:
    run(SPYING + "    expect undo red: yes\n    expect undo blue: no\n")
    assert last_lines(SPYING + "    expect undo red: no\n") == ["no", "yes"]
    seen = SPYING.replace("    red: place north\n", "    expect undo red: no\n")
    run(seen)
    assert wrong(SPYING + "    expect undo red: perhaps\n").endswith("'undo red' is yes or no, not 'perhaps'")


def test_nothing_is_taken_back_behind_a_position_made_by_hand() -> None:
    run(SPYING + "    set round: 3\n    expect undo red: no\n")


def test_talk() -> None:
    run(QUIET + "    expect talk: open\n    stack Ambush seat=red then Round\n    expect talk: closed\n")
    assert last_lines(QUIET + "    expect talk: closed\n") == ["closed", "open"]
    assert wrong(QUIET + "    expect talk: yes\n").endswith("'talk' is open or closed, not 'yes'")


# --- the log ---


def test_log_is_all_that_happened_in_its_order() -> None:
    run(SPYING + "    expect log: card-shown seat=blue card=plain_two then support-placed court=north\n")
    assert last_lines(SPYING + "    expect log: support-placed then card-shown\n")[0] == (
        "support-placed then card-shown"
    )
    assert last_lines(SPYING + "    expect log: ambush-rolled\n")[1].endswith("support-placed seat=red court=north")


def test_log_of_what_never_happened() -> None:
    run(SPYING + "    expect log never: ambush-rolled\n")
    assert last_lines(SPYING + "    expect log never: support-placed seat=red\n")[0] == "support-placed seat=red"


def test_log_as_a_seat_was_told_it() -> None:
    run(SPYING + "    expect log red: hand-filled seat=red\n    expect log blue never: hand-filled seat=red\n")
    run(SPYING + "    expect log spectator never: hand-filled\n    expect log spectator: support-placed\n")
    assert last_lines(SPYING + "    expect log spectator: hand-filled\n")[0] == "hand-filled"
    assert wrong("game courtyard\nexpect log gren: x") == "line 2: there is no seat 'gren'"
    assert wrong("game courtyard\nexpect log red blue: x") == "line 2: 'expect log' takes one seat, or 'spectator'"


# --- what a seat sees ---


def test_view_is_what_a_seat_sees() -> None:
    run(
        QUIET
        + """
        set support blue tower: 3
        set known plain_one: yes
        expect view red hand: feast_one, spy_one
        expect view blue shown blue: plain_one
        expect view spectator hand: none
        expect view spectator hand_sizes: 2,3
        expect view red hand_sizes 1: 3
        expect view red support blue tower: 3
        expect view red leader: none
    """
    )
    assert last_lines(QUIET + "    expect view blue hand: feast_one\n") == [
        "feast_one",
        "plain_one, plain_two, plain_three",
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("expect view red: 2", "'expect view' names a seat, or 'spectator', and a part of the board"),
        ("expect view gren hand: none", "there is no seat 'gren'"),
        ("expect view red hnd: none", "this seat sees no 'hnd' there; did you mean 'hand'?"),
        ("expect view red hand_sizes 7: 2", "this seat sees no '7' there"),
        ("expect view red round sum: 2", "this seat sees no 'sum' there"),
    ],
)
def test_view_of_what_is_not_there(line: str, expected: str) -> None:
    assert wrong(f"game courtyard\n{line}") == f"line 2: {expected}"
