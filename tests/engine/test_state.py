"""The two doors, the stack, sealed choices, the undo barrier, and what a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chancellery.contract.options import every_options
from chancellery.engine.errors import IllegalAction, RulesError
from chancellery.engine.events import Entry, Event, PickRetracted, PickSealed
from chancellery.engine.frames import Choice, Frame, SealedChoice, Step
from chancellery.engine.options import Options
from chancellery.engine.prose import Text
from chancellery.engine.results import Result
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import digest
from chancellery.engine.state import SPECTATOR, State
from tests.engine.courtyard import do, may, new, position, tiny, wander
from tests.tiny import TINY
from tests.tiny.board import DONE, PICK, PLACE
from tests.tiny.events import AmbushRolled, CardShown, CardsRevealed, SupportPlaced
from tests.tiny.rules import Ambush, PickCards, PlaceSupport, Round, Spy, UseCard
from tests.tiny.state import Tiny

FIRST_PICKS = """
    set hand red: feast_one, ambush_three, plain_one
    set hand blue: spy_two, plain_two, plain_four
"""


def asked(*frames: Frame[Tiny]) -> Tiny:
    """A match in the middle of these frames."""
    g = new(record=True)
    g.stack.clear()
    g.push(*frames)
    g.run()
    return g


def events(g: State, since: int = 0) -> list[Event]:
    assert g.log is not None
    return [entry.event for entry in g.log.entries if entry.ply >= since]


def refusal(g: State, seat: int, action: int) -> IllegalAction:
    """The refusal of an action, which must leave everything as it was."""
    before, seen, told = digest(g), [g.view(s) for s in range(-1, g.seats)], len(events(g))
    with pytest.raises(IllegalAction) as caught:
        g.play(seat, action)
    assert digest(g) == before
    assert [g.view(s) for s in range(-1, g.seats)] == seen
    assert len(events(g)) == told
    return caught.value


# --- playing ---


def test_new_match_waits_at_its_first_choice() -> None:
    g = new()
    assert (g.ply, g.floor, g.waiting, g.outcome, g.stack) == (0, 0, (0, 1), None, [Round(), PickCards(1)])


def test_play_carries_an_action_out_and_runs_to_the_next_choice() -> None:
    g = position(FIRST_PICKS)
    do(g, "red: pick feast_one")
    do(g, "blue: pick plain_two")
    assert g.ply == 2
    assert g.stack == [Round(), UseCard(0, 0), UseCard(1, 11)]
    assert g.waiting == (1,)
    assert (may(g, "red"), may(g, "blue")) == ([], ["points"])


def test_advance_does_the_same_without_asking() -> None:
    g, twin = new(3), new(3)
    for seat, action in wander(g, 30):
        twin.advance(seat, action)
    assert digest(twin) == digest(g)


def test_frames_are_carried_out_in_the_order_pushed() -> None:
    g = asked(UseCard(0, 8), Round())
    do(g, "red: event")
    assert g.stack == [Round(), Spy(0), Ambush(0), PlaceSupport(0, 1)]
    do(g, "red: place tower")
    assert g.stack[-1] == Ambush(0)
    do(g, "red: done")
    assert g.stack[-1] == Spy(0)
    do(g, "red: spy-on blue")
    assert g.stack == [Round(), PickCards(1)]
    assert [type(event) for event in events(g, since=1)][:2] == [SupportPlaced, CardShown]


def test_choice_that_lapses_is_dropped_when_nothing_is_legal() -> None:
    g = position("""
        set support red north: 4
        set support red east: 4
        set support red south: 4
        set support red west: 4
        set support red garden: 4
        set support red tower: 3
        stack PlaceSupport seat=red points=3 then Ambush seat=red then Round
    """)
    assert may(g, "red") == ["place tower"]
    do(g, "red: place tower")
    assert g.stack == [Round(), Ambush(0)]


def test_choice_without_a_legal_action_is_a_defect_of_the_rules() -> None:
    class Stuck(Ambush):
        def legal(self, g: Tiny) -> list[int]:
            return []

    g = asked(Stuck(1), Round())
    with pytest.raises(RulesError, match=r"^Stuck\(seat=1\) has no legal action$"):
        g.legal(1)
    assert g.legal(0) == []


def test_rules_that_stop_without_a_result_are_a_defect_of_the_rules() -> None:
    g = asked(PlaceSupport(0, 1))
    with pytest.raises(RulesError, match=r"^the game is not over, but nothing is left to do$"):
        do(g, "red: place north")


class End(Step[Tiny]):
    """Ends the game for a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tiny) -> None:
        g.finish(Result((self.seat,), "courts", (1, 0)))
        g.finish(Result((), "never", (0, 0)))
        g.push(Round())


def test_first_result_stands_and_nothing_runs_after_it() -> None:
    g = asked(End(1), End(0), Ambush(0))
    assert g.outcome == g.result() == Result((1,), "courts", (1, 0))
    assert (g.stack, g.waiting, g.round) == ([], (), 1)
    assert (g.legal(0), g.prompt(0)) == ([], None)


def test_courtyard_ends_when_the_draw_pile_is_short() -> None:
    g = position("""
        set support red north: 2
        set support blue north: 1
        set support blue east: 2
        set support blue tower: 1
        set deck: plain_one
        set hand red: plain_two, plain_three
        set hand blue: plain_four, spy_one
        stack Round
    """)
    assert g.outcome == Result((1,), "courts", (1, 2))


# --- refusals ---


def test_refusal_names_the_rule_and_changes_nothing() -> None:
    g = position("set support red north: 4\nstack PlaceSupport seat=red points=2 then Round")
    error = refusal(g, 0, PLACE)
    assert str(error) == "red may not 'place north' now (rule 3.1)"
    assert error.rule == "3.1"


def test_refusal_of_a_sealed_pick_names_the_rule() -> None:
    g = position(FIRST_PICKS)
    error = refusal(g, 0, PICK + 7)
    assert (str(error), error.rule) == ("red may not 'pick spy_two' now (rule 2)", "2")


def test_refusal_by_another_paragraph_than_the_one_that_asks() -> None:
    class Guarded(PlaceSupport):
        def rule_against(self, g: Tiny, action: int) -> str:
            return "3.1.7"

    class Secret(PickCards):
        def rule_against(self, g: Tiny, seat: int, action: int) -> str:
            return f"2.{seat}.{action}"

    assert refusal(asked(Guarded(0, 1), Round()), 0, DONE).rule == "3.1.7"
    assert refusal(asked(Secret(1), Round()), 1, DONE).rule == f"2.1.{DONE}"


def test_refusal_out_of_turn() -> None:
    g = position("stack Ambush seat=blue then Round")
    error = refusal(g, 0, DONE)
    assert (str(error), error.rule) == ("It is not for red to act now but for blue (rule 3.2)", "3.2")


def test_refusal_out_of_turn_names_everybody_who_may_act() -> None:
    g = position("players 3")
    g.play(1, g.legal(1)[0])
    assert str(refusal(g, 1, DONE)) == "It is not for blue to act now but for red and green (rule 2)"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_refusal_of_a_seat_that_does_not_exist(seat: int) -> None:
    error = refusal(position(""), seat, DONE)
    assert (str(error), error.rule) == (f"There is no seat {seat}; this match has 2", "")


@pytest.mark.parametrize("action", [-1, len(TINY.actions), 9999])
def test_refusal_of_an_action_that_does_not_exist(action: int) -> None:
    error = refusal(position(""), 0, action)
    assert (str(error), error.rule) == (f"There is no action {action}; Courtyard has {len(TINY.actions)}", "")


def test_refusal_after_the_end() -> None:
    error = refusal(asked(End(0)), 0, DONE)
    assert (str(error), error.rule) == ("The game is over", "")


# --- sealed choices ---


def test_sealed_pick_leaks_to_nobody() -> None:
    g = position("players 3\n" + FIRST_PICKS)
    before = {seat: g.view(seat) for seat in (SPECTATOR, 1, 2)}
    do(g, "red: pick plain_one")
    for seat, seen in before.items():
        assert g.view(seat) == {**seen, "waiting": ["blue", "green"]}
    assert events(g, since=1) == [PickSealed(0)]
    assert g.hand[0] == [0, 5, 10]
    assert (g.view(0)["picks"], g.view(0)["legal"], g.view(0)["prompt"]) == (["pick plain_one"], [], None)


def test_sealed_picks_are_revealed_all_at_once() -> None:
    g = position(FIRST_PICKS)
    do(g, "red: pick feast_one")
    do(g, "blue: pick plain_two")
    assert events(g, since=2) == [PickSealed(1), CardsRevealed(0, (0,)), CardsRevealed(1, (11,))]
    assert g.picks == [(), ()]
    assert g.discard == [0, 11]


SEATS = ("red", "blue", "green")
THREE_HANDS = """
    players 3
    set hand red: feast_one, ambush_one, plain_one
    set hand blue: feast_two, ambush_two, plain_two
    set hand green: feast_three, ambush_three, plain_three
"""
FIRST = {"red": "feast_one", "blue": "feast_two", "green": "feast_three"}
SECOND = {"red": "plain_one", "blue": "plain_two", "green": "plain_three"}


@pytest.mark.parametrize("order", list(permutations(SEATS)))
@pytest.mark.parametrize(("after", "which"), [(1, 0), (2, 0), (2, 1)])
def test_pick_may_be_taken_back_in_every_order(order: tuple[str, ...], after: int, which: int) -> None:
    """After one or two of three picks, any seat that has picked thinks again and picks something else."""
    g = position(THREE_HANDS)
    fresh = [g.view(seat)["board"] for seat in range(3)]
    for seat in order[:after]:
        do(g, f"{seat}: pick {FIRST[seat]}")
    again = order[which]
    do(g, f"{again}: retract")
    assert [g.seat_id(seat) for seat in g.waiting] == [seat for seat in SEATS if seat in (*order[after:], again)]
    assert g.picks[SEATS.index(again)] == ()
    assert [g.view(seat)["board"] for seat in range(3)] == fresh
    assert f"pick {FIRST[again]}" in may(g, again)
    do(g, f"{again}: pick {SECOND[again]}")
    for seat in order[after:]:
        do(g, f"{seat}: pick {FIRST[seat]}")
    picked = {**FIRST, again: SECOND[again]}
    assert sorted(TINY.nouns.id("card", card) for card in g.discard) == sorted(picked.values())
    assert events(g, since=after + 1)[:2] == [PickRetracted(SEATS.index(again)), PickSealed(SEATS.index(again))]


def test_every_seat_may_take_its_pick_back_while_one_is_missing() -> None:
    g = position(THREE_HANDS)
    do(g, "red: pick feast_one")
    do(g, "green: pick feast_three")
    do(g, "red: retract")
    do(g, "green: retract")
    assert (g.waiting, g.picks, g.ply) == ((0, 1, 2), [(), (), ()], 4)


def test_nothing_picked_is_nothing_to_take_back() -> None:
    g = position(FIRST_PICKS)
    assert not g.may_retract(0)
    assert str(refusal(g, 0, 0)) == "red may not 'retract' now (rule 2)"


def test_revealed_pick_cannot_be_taken_back() -> None:
    g = position(FIRST_PICKS)
    do(g, "red: pick feast_one")
    assert g.may_retract(0)
    do(g, "blue: pick plain_two")
    assert not g.may_retract(0)
    assert not g.may_retract(1)
    assert str(refusal(g, 1, 0)) == "blue may not 'retract' now (rule 3)"


@pytest.mark.parametrize("seat", [-1, 2])
def test_seat_that_does_not_exist_has_nothing_to_take_back(seat: int) -> None:
    g = position(FIRST_PICKS)
    do(g, "red: pick feast_one")
    do(g, "red: retract")
    g.picks[-1] = (DONE,)
    assert not g.may_retract(seat)


def test_over_is_too_late_to_take_back() -> None:
    assert not asked(End(0)).may_retract(0)


def test_two_picks_are_sealed_with_the_second_and_taken_back_together() -> None:
    g = position("option double yes\n" + FIRST_PICKS)
    do(g, "red: pick feast_one")
    assert (g.waiting, may(g, "red")) == ((0, 1), ["pick ambush_three", "pick plain_one"])
    assert events(g, since=1) == []
    do(g, "red: retract")
    assert g.picks == [(), ()]
    do(g, "red: pick plain_one")
    do(g, "red: pick feast_one")
    assert (g.waiting, g.picks) == ((1,), [(PICK + 10, PICK), ()])
    do(g, "red: retract")
    assert (g.waiting, g.picks) == ((0, 1), [(), ()])
    assert events(g, since=1) == [PickRetracted(0), PickSealed(0), PickRetracted(0)]


# --- the undo barrier ---


class Act(Choice[Tiny]):
    """A seat does one thing; then a seat is asked for nothing, again and again."""

    rule = "9"

    def __init__(self, seat: int, thing: str, then: int) -> None:
        self.seat = seat
        self.thing = thing
        self.then = then

    def legal(self, g: Tiny) -> list[int]:
        return [DONE]

    def apply(self, g: Tiny, action: int) -> None:
        THINGS[self.thing](g)
        g.push(Act(self.then, "nothing", self.then))

    def prompt(self, g: Tiny) -> Text:
        return Text("ambush")


class Alone(SealedChoice[Tiny]):
    """A sealed choice of one seat, which is asked again after it: a reveal and nothing else."""

    def seats(self, g: Tiny) -> tuple[int, ...]:
        return (0,)

    def legal(self, g: Tiny, seat: int) -> list[int]:
        return [DONE]

    def reveal(self, g: Tiny, picks: list[tuple[int, ...]]) -> None:
        assert picks == [(DONE,), ()]
        g.push(Act(0, "nothing", 0))


THINGS: dict[str, Callable[[Tiny], object]] = {
    "nothing": lambda g: None,
    "draw": lambda g: g.draw(g.deck),
    "roll": lambda g: g.roll(),
    "pick": lambda g: g.rng.pick([3]),
    "shuffle": lambda g: g.shuffle(g.deck),
    "barrier": lambda g: g.barrier(),
    "reveal": lambda g: g.push(Alone()),
    "finish": lambda g: g.finish(Result((), "shared", (0, 0))),
}


def after_one_quiet_ply(thing: str, then: int = 0) -> Tiny:
    """Seat 0 did nothing at ply 1 and the thing at ply 2."""
    g = asked(Act(0, "nothing", 0))
    g.play(0, DONE)
    g.stack[:] = [Act(0, thing, then)]
    g.play(0, DONE)
    return g


def test_nothing_that_became_known_can_be_undone() -> None:
    g = after_one_quiet_ply("nothing")
    assert (g.ply, g.floor) == (2, 0)


@pytest.mark.parametrize("thing", ["draw", "roll", "pick", "shuffle", "barrier", "finish"])
def test_barrier_rises_at(thing: str) -> None:
    g = after_one_quiet_ply(thing)
    assert (g.ply, g.floor) == (2, 2)


def test_barrier_rises_at_a_draw_although_no_chance_is_used_and_the_same_seat_goes_on() -> None:
    g = after_one_quiet_ply("nothing")
    counter = g.rng.counter
    g.stack[:] = [Act(0, "draw", 0)]
    g.play(0, DONE)
    assert (g.floor, g.waiting, g.rng.counter) == (3, (0,), counter)


def test_barrier_rises_at_a_reveal_although_the_same_seat_goes_on() -> None:
    g = after_one_quiet_ply("nothing")
    g.stack[:] = [Alone()]
    g.play(0, DONE)
    assert (g.waiting, g.stack, g.ply, g.floor) == ((0,), [Act(0, "nothing", 0)], 3, 3)


def test_barrier_rises_at_a_change_of_actor() -> None:
    g = after_one_quiet_ply("nothing", then=1)
    assert (g.waiting, g.ply, g.floor) == ((1,), 2, 2)


def test_barrier_rises_at_a_sealed_pick_and_at_taking_it_back() -> None:
    g = position(FIRST_PICKS)
    do(g, "red: pick feast_one")
    assert (g.ply, g.floor) == (1, 1)
    do(g, "red: retract")
    assert (g.ply, g.floor) == (2, 2)


def test_first_of_two_sealed_picks_can_be_undone() -> None:
    g = position("option double yes\n" + FIRST_PICKS)
    do(g, "red: pick feast_one")
    assert (g.ply, g.floor) == (1, 0)


def test_barrier_stays_where_it_rose() -> None:
    g = after_one_quiet_ply("roll")
    g.play(0, DONE)
    g.play(0, DONE)
    assert (g.ply, g.floor) == (4, 2)


# --- what everybody else asks ---


def test_view_of_a_seat_that_is_asked() -> None:
    g = position("""
        set hand red: plain_one, feast_one, spy_one
        set hand blue: plain_two, feast_two, spy_two
        set known spy_two: yes
        set support blue tower: 2
        set deck: echo_one
        stack UseCard seat=red card=ambush_one then Round
    """)
    rows = {"north": 0, "east": 0, "south": 0, "west": 0, "garden": 0, "tower": 0}
    assert g.view(0) == {
        "game": "courtyard",
        "seat": "red",
        "waiting": ["red"],
        "rule": "3",
        "prompt": {"key": "use-card", "args": {"card": {"kind": "card", "id": "ambush_one"}}},
        "legal": ["points", "event"],
        "asides": ["raise-flag"],
        "picks": [],
        "talk": True,
        "result": None,
        "board": {
            "round": 1,
            "leader": "none",
            "support": {"red": rows, "blue": {**rows, "tower": 2}},
            "hand": ["feast_one", "spy_one", "plain_one"],
            "shown": {"red": [], "blue": ["spy_two"]},
            "hand_sizes": [3, 3],
            "deck_size": 1,
            "discard": [],
            "flags": [],
        },
    }


def test_view_of_a_seat_that_is_not_asked_and_of_a_spectator() -> None:
    g = position("stack Ambush seat=red then Round")
    blue, spectator = g.view(1), g.view(SPECTATOR)
    for view in (blue, spectator):
        assert (view["waiting"], view["rule"], view["prompt"], view["legal"]) == (["red"], "3.2", None, [])
    assert (blue["seat"], spectator["seat"], spectator["picks"], spectator["board"]["hand"]) == ("blue", None, [], [])


def test_the_rules_may_close_the_talk() -> None:
    g = position("stack Ambush seat=red then Round")
    assert not g.talk_open()
    assert [g.view(seat)["talk"] for seat in (SPECTATOR, 0, 1)] == [False, False, False]
    assert asked(End(1)).view(0)["talk"] is True


def test_the_descriptor_says_what_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    g = asked(PlaceSupport(0, 2), Round())
    silent = g.prompt(0)
    assert silent is not None
    assert "source" not in silent.args
    monkeypatch.setattr(TINY, "source", lambda g: ("card", g.ply))
    spoken = g.prompt(0)
    assert spoken is not None
    assert spoken.args["source"] == ("card", 0)


def test_view_after_the_end() -> None:
    view = asked(End(1)).view(0)
    assert (view["waiting"], view["rule"], view["prompt"], view["legal"]) == ([], None, None, [])
    assert view["result"] == {"winners": ["blue"], "reason": "courts", "scores": [1, 0]}


def test_prompt_of_each_seat_of_a_sealed_choice() -> None:
    g = position("option double yes\n" + FIRST_PICKS)
    do(g, "red: pick feast_one")
    red, blue = g.prompt(0), g.prompt(1)
    assert red is not None
    assert blue is not None
    assert (red.args, blue.args) == ({"cards": 1}, {"cards": 2})


def test_describe_is_the_name_that_is_typed() -> None:
    assert new().describe(PLACE + 5) == "place tower"


def test_recorder_is_off_until_it_is_switched_on() -> None:
    g = new()
    wander(g, 5)
    assert g.log is None
    log = g.record()
    assert g.record() is log
    assert (log.ply, log.entries) == (5, [])
    do(g, f"{g.seat_id(g.waiting[0])}: {g.describe(g.legal(g.waiting[0])[0])}")
    assert {entry.ply for entry in log.entries} <= {6}
    assert log.ply == 6


def test_recorder_notes_what_an_action_brings_about() -> None:
    g = position("dice 5\nset support blue north: 1\nstack Ambush seat=red then Round")
    do(g, "red: strike north")
    assert g.log is not None
    assert Entry(1, AmbushRolled(0, 0, 5), None) in g.log.entries
    assert g.support[6] == 0


# --- copies ---


@given(st.integers(0, 10**6), st.integers(0, 40), st.sampled_from(every_options(TINY)))
def test_clone_plays_on_alike_and_shares_nothing(seed: int, plies: int, options: Options) -> None:
    g = TINY.new(options, seed, record=True)
    wander(g, plies, seed)
    twin, before = g.clone(), digest(g)
    assert twin.log is None
    assert digest(twin) == before
    played = wander(twin, 25, seed)
    assert digest(g) == before
    for seat, action in played:
        g.play(seat, action)
    assert digest(g) == digest(twin)


@given(st.integers(0, 10**6), st.integers(0, 30), st.sampled_from(every_options(TINY)))
def test_seat_cannot_tell_a_redealt_position_from_the_real_one(seed: int, plies: int, options: Options) -> None:
    g = TINY.new(options, seed)
    wander(g, plies, seed)
    before = digest(g)
    for seat in range(-1, g.seats):
        twin = g.redeal(seat, Rng(key_from(seed)))
        assert twin.view(seat) == g.view(seat)
        assert twin.legal(seat) == g.legal(seat)
        assert twin.waiting == g.waiting
        wander(twin, 10, seed)
    assert digest(g) == before


def test_redealt_position_has_dice_of_its_own() -> None:
    g, rng = new(), Rng(key_from("a bot"))
    first, second = g.redeal(0, rng), g.redeal(0, rng)
    assert len({g.rng.key, first.rng.key, second.rng.key, rng.key}) == 4


def test_redealt_position_works_out_afresh_what_is_legal() -> None:
    """Or a choice that depends on a secret would pass for one that does not."""

    class Peek(Ambush):
        def legal(self, g: Tiny) -> list[int]:
            return [PLACE + g.deck[-1] % 6]

    g = asked(Peek(0), Round())
    g.legal(0)
    rng = Rng(key_from(0))
    assert len({g.redeal(0, rng).legal(0)[0] for _ in range(50)}) > 1


def test_redealt_position_hides_sealed_picks_but_not_that_they_are_made() -> None:
    g = position(THREE_HANDS)
    do(g, "red: pick plain_one")
    do(g, "blue: pick feast_two")
    seen = set()
    rng = Rng(key_from(0))
    for _ in range(50):
        twin = tiny(g.redeal(0, rng))
        assert twin.picks[0] == g.picks[0]
        assert len(twin.picks[1]) == 1
        assert twin.picks[1][0] - PICK in twin.hand[1]
        assert twin.picks[2] == ()
        seen.add(twin.picks[1])
    assert len(seen) > 3


def test_redealt_position_forgets_half_of_a_sealed_pick_of_another_seat() -> None:
    g = position("option double yes\n" + FIRST_PICKS)
    do(g, "blue: pick plain_two")
    assert g.redeal(0, Rng(key_from(0))).picks == [(), ()]
    assert g.redeal(1, Rng(key_from(0))).picks == [(), (PICK + 11,)]


@pytest.mark.parametrize("seat", [-2, 2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=rf"^there is no seat {seat}$"):
        new().view(seat)


# --- questions with one answer ---


class PlainSpy(Spy):
    """Asked only where there is a choice."""

    plain = True


def test_a_plain_question_with_one_answer_is_not_asked() -> None:
    g = new()
    g.stack.clear()
    g.push(PlainSpy(0), PlaceSupport(1, 1), Round())
    log = g.record()
    g.run()
    assert [type(entry.event) for entry in log.entries] == [CardShown]
    assert (type(g.stack[-1]), g.waiting, g.ply) == (PlaceSupport, (1,), 0)


def test_a_plain_question_with_a_choice_is_asked() -> None:
    g = new(players=3)
    g.stack.clear()
    g.push(PlainSpy(0), Round())
    g.run()
    assert (type(g.stack[-1]), len(g.legal(0))) == (PlainSpy, 2)


# --- why not ---


def test_why_nothing_can_be_done_with_a_thing() -> None:
    g = asked(PlaceSupport(0, 1), Round())
    court, card = ("court", 0), ("card", 0)
    assert (g.why_not(0, *court)[0].key, g.why_not(0, *court)[1]) == ("may", PlaceSupport.rule)
    assert g.why_not(0, *card)[0].key == "other-kind"
    waiting, rule = g.why_not(1, *court)
    assert (waiting.key, waiting.args["seats"], rule) == ("wait", ("seat", (0,)), PlaceSupport.rule)
    g.finish(Result((0,), "most", (1, 0)))
    g.run()
    assert g.why_not(0, *court)[0].key == "over"


def test_a_thing_among_others_that_would_do_is_outside() -> None:
    g = position("set hand red: feast_one, ambush_three, plain_one\n")
    held = g.hand[0]
    missing = next(card for card in range(len(g.known)) if card not in held)
    told, _ = g.why_not(0, "card", missing)
    assert (told.key, told.args["count"]) == ("outside", len(held))


def test_a_question_may_know_better() -> None:
    class Strict(PlaceSupport):
        """Says why itself."""

        def why_not(self, g: Tiny, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
            return Text("no-card-now"), "9.9"

    told, rule = asked(Strict(0, 1), Round()).why_not(0, "card", 0)
    assert (told.key, rule) == ("no-card-now", "9.9")
