"""Golden scripts: positions, actions, expectations, and errors with line, expected and found."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from chancellery.engine.errors import BadScript
from chancellery.engine.game import Game
from chancellery.engine.results import Result
from chancellery.engine.script import Script, run_script
from tests.engine.courtyard import find, position, run, sentence
from tests.tiny import TINY
from tests.tiny.board import ACTIONS, FOLDER, NOUNS, SEATS
from tests.tiny.rules import Ambush, PickCards, PlaceSupport, Round, Spy, UseCard, set_up
from tests.tiny.state import Tiny

FRAMES = tuple(TINY.frames.values())


def wrong(text: str) -> str:
    """What is wrong with a script."""
    return sentence(BadScript, lambda: run(text))


def wrong_line(line: str) -> str:
    """What is wrong with a line in a match of Courtyard."""
    found = wrong(f"game courtyard\n{line}")
    assert found.startswith("line 2: ")
    return found.removeprefix("line 2: ")


# --- choosing the match ---


def test_script_chooses_game_players_options_and_seed() -> None:
    script = run("""
        # A comment, and then a line with one behind it.

        game courtyard
        players 3
        option double yes
        option start garrisoned     # not empty
        seed thirty-one
    """)
    assert script.g.options.dump() == {"players": 3, "double": True, "start": "garrisoned"}
    assert script.g.rng.key == TINY.new(seed="thirty-one").rng.key


def test_script_without_a_game() -> None:
    assert wrong("expect round: 1") == "line 1: a script begins with the line 'game' and the id of a game"
    assert wrong("red: done") == "line 1: 'red:' begins no statement"


def test_script_with_nothing_in_it() -> None:
    assert wrong("# nothing\n") == "at the end: a script begins with the line 'game' and the id of a game"


def test_game_that_does_not_exist() -> None:
    assert wrong("game chess") == "line 1: there is no game 'chess'"


def test_game_that_comes_twice() -> None:
    assert wrong("game courtyard\nexpect round: 1\ngame courtyard") == (
        "line 3: 'game' stands at the top of a script, once"
    )
    assert wrong("game courtyard\ngame courtyard") == "line 2: 'game' stands at the top of a script, once"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("players 3", "options stand before the first line that needs a position"),
        ("option double yes", "options stand before the first line that needs a position"),
        ("seed 3", "the seed stands before the first line that needs a position"),
    ],
)
def test_choice_of_the_match_that_comes_too_late(line: str, expected: str) -> None:
    assert wrong(f"game courtyard\nexpect round: 1\n{line}") == f"line 3: {expected}"


def test_option_that_does_not_fit_is_found_by_the_line_that_needs_the_position() -> None:
    assert wrong("game courtyard\nplayers 7\nexpect round: 1") == (
        "line 3: Courtyard cannot be played by 7 players; it takes 2 or 3"
    )


def test_option_that_does_not_fit_is_found_at_the_end() -> None:
    assert wrong("game courtyard\nplayers 7\n") == (
        "at the end: Courtyard cannot be played by 7 players; it takes 2 or 3"
    )


# --- reading lines ---


def test_words_may_stand_apart() -> None:
    run("game  courtyard\n  set   support  red  north :  2\nexpect\tsupport red north: 2\n")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("expct round: 1", "'expct' begins no statement; did you mean 'expect'?"),
        ("gren: done", "'gren:' begins no statement"),
        ("red place north", "'red' begins no statement"),
        ("red: plaice north", "there is no action 'plaice north'; did you mean 'place north'?"),
        ("red: done", "red may not 'done' now (rule 2)"),
        ("set rond: 3", "Courtyard has no 'rond'; did you mean 'round'?"),
        ("set", "Courtyard has no ''"),
        ("set support red: 3", "'support' is written 'support seat court'"),
        ("set round red: 3", "'round' is written 'round'"),
        ("set support red noth: 3", "there is no court 'noth'; did you mean 'north'?"),
        ("set support red north: many", "'many' is not a whole number"),
        ("set support red north", "'' is not a whole number"),
        ("set hand red: feast_for", "there is no card 'feast_for'; did you mean 'feast_two'?"),
        ("set support red none: 3", "there is no court 'none'"),
        ("set hand none: feast_one", "there is no seat 'none'"),
        ("expect known none: 0", "there is no card 'none'"),
        ("set leads north: red", "'leads' follows from the rest of the position and cannot be set"),
        ("clear suport", "Courtyard has no 'suport'; did you mean 'support'?"),
        ("clear leads", "Courtyard has no 'leads'; did you mean 'leader'?"),
        ("top hand red: feast_one", "'hand' is not a pile that is drawn from"),
        ("stack", "Courtyard has no frame ''"),
        ("stack Ambsh seat=red", "Courtyard has no frame 'Ambsh'; did you mean 'Ambush'?"),
        ("stack Ambush set=red", "Ambush has no field 'set'; did you mean 'seat'?"),
        ("stack Ambush seat=gren", "there is no seat 'gren'"),
        ("stack UseCard seat=red card=feast_for", "there is no card 'feast_for'; did you mean 'feast_two'?"),
        ("stack Ambush red", "'red' is not written name=value"),
        ("stack UseCard seat=red", "UseCard: UseCard.__init__() missing 1 required positional argument: 'card'"),
        ("push Ambush", "Ambush: Ambush.__init__() missing 1 required positional argument: 'seat'"),
        ("dice 3 six", "'six' is not a die"),
        ("dice -1", "'-1' is not a die"),
        ("order cards: feast_one", "Courtyard has no kind 'cards'; did you mean 'card'?"),
        ("pick : feast_one", "Courtyard has no kind ''"),
        ("order card: feast_for", "there is no card 'feast_for'; did you mean 'feast_two'?"),
        ("expect prompt gren: pick-cards", "there is no seat 'gren'"),
        ("expect prompt: pick-cards", "there is no seat ''"),
        ("legal : done", "there is no seat ''"),
        ("legal red: don", "there is no action 'don'; did you mean 'done'?"),
        ("illegal red: don", "there is no action 'don'; did you mean 'done'?"),
        ("expect prompt red: pick-cards two", "'two' is not written name=value"),
    ],
)
def test_line_that_cannot_be_read(line: str, expected: str) -> None:
    assert wrong_line(line) == expected


# --- making a position ---


def test_set_reaches_every_field() -> None:
    g = position("""
        set round: 7
        set leader: blue
        set support blue tower: 3
        set hand red: feast_one, spy_two
        set hand blue: none
        set deck: plain_one, plain_two
        set discard: echo_one
        set known echo_one: yes
    """)
    assert (g.round, g.leader, g.support[11], g.hand) == (7, 1, 3, [[0, 7], []])
    assert (g.deck, g.discard, g.known[8]) == ([11, 10], [8], 1)


def test_clear_empties_fields_of_every_sort() -> None:
    g = position("""
        set support blue tower: 3
        set known echo_one: yes
        set discard: echo_one
        clear round
        clear support
        clear hand
        clear deck
        clear discard
        clear known
    """)
    assert (g.round, g.support, g.hand, g.deck, g.discard, g.known) == (0, [0] * 12, [[], []], [], [], [0] * 14)


def test_clear_of_a_noun_is_none() -> None:
    assert position("set leader: blue\nclear leader").leader == -1


def test_top_brings_items_to_the_top_in_drawing_order() -> None:
    g = position("set deck: feast_one, feast_two, feast_three\ntop deck: feast_three, feast_one")
    assert g.deck == [1, 0, 2]
    assert wrong_line("top deck: feast_one, feast_one, feast_two, feast_three").endswith("is not in deck")


def test_stack_is_what_the_rules_are_in_the_middle_of() -> None:
    g = position("stack PlaceSupport seat=blue points=2 then Spy seat=red then Round")
    assert g.stack == [Round(), Spy(0), PlaceSupport(1, 2)]
    assert g.waiting == (1,)


def test_stack_runs_steps_to_the_first_choice() -> None:
    g = position("clear hand\nstack Round")
    assert g.stack == [Round(), PickCards(1)]
    assert g.round == 2


def test_stack_begins_afresh_after_sealed_picks_and_after_the_end() -> None:
    g = position("""
        set hand red: feast_one
        red: pick feast_one
        stack Ambush seat=red then Round
    """)
    assert g.picks == [(), ()]
    over = "set deck: none\nset hand red: none\nstack Round\nexpect result: nobody by shared\n"
    with pytest.raises(BadScript, match="red, blue by shared"):
        position(over)
    g = position(over.replace("nobody", "red, blue") + "stack Ambush seat=red then Round")
    assert (g.outcome, g.waiting) == (None, (0,))


def test_push_puts_one_more_frame_on_top() -> None:
    g = position("push Ambush seat=blue\npush UseCard seat=red card=spy_one")
    assert g.stack == [Round(), PickCards(1), Ambush(1), UseCard(0, 6)]


class Everything(Round):
    """A frame with a field of every sort."""

    def __init__(self, seat: int, court: int, points: int, word: str, both: tuple[int, ...], none: int) -> None:
        self.seat, self.court, self.points, self.word, self.both, self.none = seat, court, points, word, both, none


def variant(**changes: object) -> Script:
    """A script for a game like Courtyard but for something."""
    parts: dict[str, object] = {"id": "variant", "credits": TINY.credits, "rules": 1, "folder": FOLDER, "seats": SEATS}
    parts |= {"nouns": NOUNS, "actions": ACTIONS, "state": Tiny, "set_up": set_up, "frames": FRAMES}
    parts |= {"see": TINY.see, "redeal_hidden": TINY.redeal_hidden, "talk_open": TINY.talk_open, "asides": TINY.asides}
    game = Game(**(parts | {"options": TINY.option_list} | changes))  # type: ignore[arg-type]
    return Script(lambda id: game)


def test_fields_of_frames_are_numbers_nouns_words_and_tuples() -> None:
    script = variant(frames=(*FRAMES, Everything))
    script.line("game variant")
    script.line("push Everything seat=blue court=tower points=-2 word=glum both=(north,3,) none=none")
    assert script.board.stack[-1].fields() == {
        "seat": 1,
        "court": 5,
        "points": -2,
        "word": "glum",
        "both": (0, 3),
        "none": -1,
    }


def test_tuples_in_frames_may_hold_tuples() -> None:
    script = variant(frames=(*FRAMES, Everything))
    script.line("game variant")
    script.line("push Everything seat=red court=north points=1 word=a both=((north,1),(east,2)) none=0")
    assert script.board.stack[-1].fields()["both"] == ((0, 1), (1, 2))


# --- chance to come ---


def test_dice_to_come() -> None:
    run("""
        game courtyard
        dice 3 4
        set support blue north: 2
        stack Ambush seat=red then Ambush seat=red then Round
        red: strike north
        expect support blue north: 2
        red: strike north
        expect support blue north: 1
    """)


def test_die_that_the_script_forgot() -> None:
    assert wrong("game courtyard\nstack Ambush seat=red then Round\nred: strike north") == (
        "line 3: the game rolls a die of 6, but the script has no die left: add a 'dice' line before"
    )


def test_picks_at_random_to_come() -> None:
    run("""
        game courtyard
        set hand blue: feast_one, spy_one, echo_one
        pick card: echo_one
        stack Spy seat=red then Round
        red: spy-on blue
        expect known echo_one: yes
    """)


def test_pick_of_something_that_is_not_there() -> None:
    text = (
        "game courtyard\nset hand blue: feast_one\npick card: echo_one\nstack Spy seat=red then Round\nred: spy-on blue"
    )
    assert wrong(text) == ("line 5: the script picks item 8, which is not among those the game picks from")


def roll_at_the_start(g: Tiny) -> None:
    """Set up with a die, to be told before there is a position."""
    set_up(g)
    g.round = g.roll()


def test_dice_of_the_set_up() -> None:
    script = variant(set_up=roll_at_the_start)
    script.run("game variant\ndice 5\nexpect round: 6")


def test_order_of_the_first_deal() -> None:
    run("""
        game courtyard
        order card: feast_one, feast_two, feast_three, spy_one, spy_two, echo_one
        expect hand red: feast_one, feast_two, feast_three
        expect hand blue: spy_one, spy_two, echo_one
    """)


class Reshuffle(Round):
    """Discards go back into the draw pile."""

    def run(self, g: Tiny) -> None:
        g.deck += g.discard
        g.discard.clear()
        g.shuffle(g.deck)
        g.push(Ambush(0))


def test_order_of_a_shuffle_in_the_middle() -> None:
    script = variant(frames=(*FRAMES, Reshuffle))
    script.run(
        dedent("""
            game variant
            set deck: feast_one, feast_two
            set discard: spy_one
            order card: spy_one, feast_one
            stack Reshuffle
            expect deck: spy_one, feast_one, feast_two
        """)
    )


def test_order_of_something_that_is_not_there() -> None:
    script = variant(frames=(*FRAMES, Reshuffle))
    text = "game variant\nset deck: feast_one\norder card: spy_one\nstack Reshuffle\nexpect round: 1"
    assert sentence(BadScript, lambda: script.run(text)) == (
        "line 5: the script orders item 6, which is not in the pile that the game shuffles"
    )


# --- what must be true ---


def test_expectations_that_hold_are_counted() -> None:
    script = run("""
        game courtyard
        set hand red: feast_one, spy_one, echo_one
        set hand blue: plain_one, plain_two, plain_three
        set support red north: 1
        expect round: 1
        expect leader: none
        expect leads north: red
        expect leads tower: none
        expect support red north: 1
        expect hand red: echo_one, feast_one, spy_one
        expect acting: blue, red
        expect prompt red: pick-cards cards=1
        expect prompt red: pick-cards
        expect result: none
        legal red: pick spy_one
        legal only blue: pick plain_three, pick plain_two, pick plain_one
        illegal red: pick plain_one
        illegal red: pick plain_one rule 2
    """)
    assert script.checks == 14


@pytest.mark.parametrize(
    ("line", "what", "expected", "found"),
    [
        ("expect round: 2", "round", "2", "1"),
        ("expect leader: red", "leader", "red", "none"),
        ("expect support red north: 1", "support red north", "1", "0"),
        ("expect leads north: red", "leads north", "red", "none"),
        ("expect hand red: none", "hand red", "none", "feast_one, spy_one, echo_one"),
        ("expect deck: plain_two, plain_one", "deck", "plain_two, plain_one", "plain_one, plain_two"),
        ("expect discard: plain_two", "discard", "plain_two", "none"),
        ("expect acting: red", "acting", "red", "red, blue"),
        ("expect acting: none", "acting", "none", "red, blue"),
        ("expect prompt red: ambush", "prompt red", "ambush", "pick-cards cards=1"),
        ("expect prompt red: pick-cards cards=2", "prompt red", "pick-cards cards=2", "pick-cards cards=1"),
        ("expect prompt red: pick-cards points=2", "prompt red", "pick-cards points=2", "pick-cards cards=1"),
        ("expect prompt red: none", "prompt red", "none", "pick-cards cards=1"),
        ("expect prompt red:", "prompt red", "", "pick-cards cards=1"),
        ("expect result: red by courts", "result", "red by courts", "none"),
        ("expect event: support-placed", "event", "support-placed", "hand-filled seat=red"),
        ("legal red: done", "legal red", "done", "pick feast_one, pick spy_one, pick echo_one"),
        ("legal red: none", "legal red", "none", "pick feast_one, pick spy_one, pick echo_one"),
        (
            "legal only red: pick spy_one",
            "legal only red",
            "pick spy_one",
            "pick feast_one, pick spy_one, pick echo_one",
        ),
        ("illegal red: pick spy_one", "illegal pick spy_one", "forbidden", "legal"),
        ("illegal red: done rule 3.1", "illegal done", "forbidden by 3.1", "forbidden by 2"),
    ],
)
def test_expectation_that_does_not_hold(line: str, what: str, expected: str, found: str) -> None:
    text = f"""
        game courtyard
        set hand red: feast_one, spy_one, echo_one
        set deck: plain_one, plain_two
        {line}
    """
    assert wrong(text).startswith(f"line 5: {what}\n  expected  {expected}\n  found     {found}")


AMBUSH = """
    game courtyard
    dice 5
    stack Ambush seat=red then PlaceSupport seat=blue points=1 then Round
    red: strike north
"""


def test_prompt_of_a_seat_that_is_not_asked() -> None:
    run(AMBUSH + "    expect prompt red: none\n")
    assert wrong(AMBUSH + "    expect prompt red: ambush\n") == (
        "line 6: prompt red\n  expected  ambush\n  found     none"
    )


def test_prompt_with_things() -> None:
    run("game courtyard\nstack UseCard seat=red card=spy_one then Round\nexpect prompt red: use-card card=spy_one")


def test_event_among_what_the_last_action_brought_about() -> None:
    run(AMBUSH + "    expect event: ambush-rolled die=5 court=north\n    expect event: ambush-rolled\n")
    assert wrong(AMBUSH + "    expect event: ambush-rolled die=4\n") == (
        "line 6: event\n  expected  ambush-rolled die=4\n  found     ambush-rolled seat=red court=north die=5"
    )


def test_event_with_several_things() -> None:
    text = """
        game courtyard
        option double yes
        set hand red: feast_one, spy_one, echo_one
        set hand blue: plain_one, plain_two, plain_three
        red: pick feast_one
        red: pick echo_one
        blue: pick plain_one
        blue: pick plain_two
    """
    run(text + "    expect event: cards-revealed seat=red cards=feast_one,echo_one\n")
    assert wrong(text + "    expect event: cards-revealed seat=red cards=spy_one\n").splitlines()[2] == (
        "  found     pick-sealed seat=blue; cards-revealed seat=red cards=feast_one,echo_one; "
        "cards-revealed seat=blue cards=plain_one,plain_two"
    )


def test_event_when_nothing_happened() -> None:
    text = (
        "game courtyard\nstack Ambush seat=red then Ambush seat=red then Round\nred: done\nexpect event: ambush-rolled"
    )
    assert wrong(text) == "line 4: event\n  expected  ambush-rolled\n  found     nothing"
    assert wrong(text.replace("event: ambush-rolled", "event:")).startswith("line 4: event\n  expected  \n")


def test_seat_that_may_do_nothing() -> None:
    run(AMBUSH + "    legal only red: none\n    legal red: none\n")
    assert wrong(AMBUSH + "    legal red: done\n") == "line 6: legal red\n  expected  done\n  found     none"


def test_legal_without_an_action_says_nothing() -> None:
    assert wrong_line("legal red:") == "'legal' names actions, or 'none'"


def test_illegal_does_not_disturb_the_match() -> None:
    script = run(AMBUSH + "    illegal blue: done\n    illegal blue: done rule 3.1\n")
    assert script.g.ply == 1


def test_illegal_needs_no_dice_to_find_an_action_legal() -> None:
    assert wrong("game courtyard\nstack Ambush seat=red then Round\nillegal red: strike north") == (
        "line 3: illegal strike north\n  expected  forbidden\n  found     legal"
    )


def test_result_with_winners() -> None:
    run("""
        game courtyard
        set support blue tower: 1
        set deck: none
        set hand red: none
        stack Round
        expect result: blue by courts
        expect acting: none
        expect prompt blue: none
    """)


class Nobody(Round):
    """Everybody loses."""

    def run(self, g: Tiny) -> None:
        g.finish(Result((), "shared", (0, 0)))


def test_result_without_winners() -> None:
    variant(frames=(*FRAMES, Nobody)).run("game variant\nstack Nobody\nexpect result: nobody by shared")


def test_script_that_leaves_the_rules_nothing_to_do() -> None:
    assert wrong("game courtyard\nstack PlaceSupport seat=red points=1\nred: place north") == (
        "line 3: the game is not over, but nothing is left to do"
    )


@pytest.mark.parametrize(
    "lines",
    [
        "stack PlaceSupport seat=99 points=1",
        "stack PlaceSupport seat=red points=(1,2)\nred: place north",
        "set support red north: 99\nstack PlaceSupport seat=red points=word\nred: place south",
    ],
)
def test_impossible_position_is_a_sentence_and_keeps_its_cause(lines: str) -> None:
    with pytest.raises(
        BadScript, match=r"^(line \d|at the end): .*[Tt]he rules cannot go on from this position"
    ) as caught:
        run(f"game courtyard\n{lines}\nexpect round: 1")
    assert "\n" not in str(caught.value)
    assert caught.value.__cause__ is not None


def test_last_lines_are_settled_too() -> None:
    assert run("game courtyard\nset round: 4\nclear hand\nstack Round").g.waiting == (0, 1)


# --- files ---


def test_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("game courtyard\nexpect round: 1\n", "utf-8")
    assert run_script(path, find).checks == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game courtyard\nexpect round: 2\n", "line 2: round\n  expected  2\n  found     1"),
        ("", "at the end: a script begins with the line 'game' and the id of a game"),
    ],
)
def test_error_names_the_file(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "a.txt"
    path.write_text(text, "utf-8")
    assert sentence(BadScript, lambda: run_script(path, find)) == f"{path}: {expected}"


def test_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    assert sentence(BadScript, lambda: run_script(path, find)).startswith(f"{path}: cannot be read: ")
    path.write_bytes(b"\xff")
    assert sentence(BadScript, lambda: run_script(path, find)).startswith(f"{path}: cannot be read: ")
