"""Moves that depend on each other or on the ally: changing places, taking back, consent, trains (7.3, 8.5)."""

from __future__ import annotations

import pytest

from chancellery.engine import shared_rows
from chancellery.engine.errors import IllegalAction
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng, key_from
from chancellery.games.realpolitik.board import (
    ALWAYS,
    ASK,
    AUSTRIA,
    CARD_VALUE,
    ENTER,
    FRANCE,
    GENERALS_OF,
    ITALY,
    NEVER,
    NO,
    PERMISSIONS,
    POWERS,
    PRUSSIA,
    RAILS,
    STAY,
    border,
    territory,
)
from chancellery.games.realpolitik.game import REALPOLITIK, army
from chancellery.games.realpolitik.rules.consent import Request
from chancellery.games.realpolitik.rules.diplomacy import DiplomacyPhase
from chancellery.games.realpolitik.rules.movement import Move
from chancellery.games.realpolitik.rules.pieces import put
from chancellery.games.realpolitik.rules.turn import EndTurn
from chancellery.games.realpolitik.state import Realpolitik

SEAT = {"austria": AUSTRIA, "france": FRANCE, "prussia": PRUSSIA, "italy": ITALY}


def empty(players: int = 4) -> Realpolitik:
    """A map without generals, at the start of a turn."""
    g = REALPOLITIK.new(REALPOLITIK.options({"players": players}), 1)
    assert isinstance(g, Realpolitik)
    for general in range(len(g.place)):
        put(g, general, NOBODY)
    return g


def station(g: Realpolitik, power: int, where: str, units: int = 2) -> None:
    general = next(x for x in GENERALS_OF[power] if g.place[x] == NOBODY)
    put(g, general, territory(where))
    g.units[general] = units
    g.tokens[power] -= units


def ally(g: Realpolitik, one: int, other: int) -> None:
    g.ally = shared_rows.put(shared_rows.put(g.ally, one, other), other, one)


def permit(g: Realpolitik, power: int, permission: int, mode: int) -> None:
    g.permits = shared_rows.put(g.permits, power * PERMISSIONS + permission, mode)


def move(g: Realpolitik, power: int, *lines: str) -> None:
    """Begin a Movement action, and play."""
    g.stack.clear()
    g._legal = None
    g.push(Move(power), EndTurn())
    g.run()
    play(g, *lines)


def play(g: Realpolitik, *lines: str) -> None:
    for line in lines:
        who, _, action = line.partition(": ")
        g.play(SEAT[who], g.game.actions.parse(action))


def refused(g: Realpolitik, line: str) -> str:
    who, _, action = line.partition(": ")
    with pytest.raises(IllegalAction) as caught:
        g.play(SEAT[who], g.game.actions.parse(action))
    return caught.value.rule


def at(g: Realpolitik, power: int, where: str) -> str:
    return army(g, power, territory(where))


# --- generals in each other's way (8.5.5, R52) ---


def test_ruling_52_two_generals_change_places() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin", 3)
    station(g, PRUSSIA, "pommern", 1)
    move(g, PRUSSIA, "prussia: envoy france", "prussia: march berlin", "prussia: go pommern", "prussia: halt")
    prompt = g.prompt(PRUSSIA)
    assert prompt is not None
    assert prompt.key == "plan-forced-move"
    play(g, "prussia: go berlin", "prussia: halt")
    assert (at(g, PRUSSIA, "berlin"), at(g, PRUSSIA, "pommern")) == ("1", "3")


def test_ruling_52_a_move_that_finds_no_room_is_taken_back_with_its_garrison() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin", 3)
    station(g, PRUSSIA, "pommern", 1)
    move(
        g, PRUSSIA, "prussia: envoy france", "prussia: march berlin", "prussia: garrison berlin", "prussia: go pommern"
    )
    play(g, "prussia: halt")
    assert g.garrison[territory("berlin")] == PRUSSIA
    play(g, "prussia: take-back")
    assert g.garrison[territory("berlin")] == NOBODY
    assert (at(g, PRUSSIA, "berlin"), at(g, PRUSSIA, "pommern")) == ("3", "1")
    # It may still pass through, but does not stop there in this round.
    play(g, "prussia: march berlin", "prussia: go pommern")
    assert refused(g, "prussia: halt") == "8.5.4"
    play(g, "prussia: go schlesien", "prussia: halt")
    assert at(g, PRUSSIA, "schlesien") == "3"


def test_ruling_52_a_strategic_move_passes_a_general_that_has_moved_but_does_not_stop_there() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin")
    station(g, PRUSSIA, "pommern")
    move(g, PRUSSIA, "prussia: envoy france", "prussia: march berlin", "prussia: go hannover", "prussia: halt")
    play(g, "prussia: march pommern", "prussia: go berlin", "prussia: go hannover")
    assert refused(g, "prussia: halt")
    play(g, "prussia: go hesse", "prussia: halt")
    assert (at(g, PRUSSIA, "hannover"), at(g, PRUSSIA, "hesse")) == ("2", "2")


def test_ruling_49_a_strategic_move_takes_three_steps_at_most() -> None:
    g = empty()
    station(g, PRUSSIA, "pommern", 0)
    move(g, PRUSSIA, "prussia: envoy france", "prussia: march pommern", "prussia: go berlin", "prussia: go hannover")
    play(g, "prussia: go hesse")
    assert at(g, PRUSSIA, "hesse") == "0"


def test_ruling_50_a_land_advance_into_uncontrolled_land_ends_there() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin", 0)
    move(g, PRUSSIA, "prussia: envoy france", "prussia: march berlin", "prussia: go saxonia")
    assert at(g, PRUSSIA, "saxonia") == "0"


def test_ruling_49_a_strategic_move_may_come_back_and_leave_a_garrison_on_the_way() -> None:
    g = empty()
    station(g, AUSTRIA, "wien", 1)
    move(g, AUSTRIA, "austria: envoy france", "austria: march wien", "austria: go tyrol", "austria: garrison tyrol")
    play(g, "austria: go wien", "austria: go moravia")
    assert (g.garrison[territory("tyrol")], at(g, AUSTRIA, "moravia")) == (AUSTRIA, "0")


def test_ruling_52_who_stands_in_the_way_may_step_into_land_that_nobody_controls() -> None:
    g = empty()
    station(g, PRUSSIA, "baden", 0)
    station(g, PRUSSIA, "wurttemberg", 0)
    move(g, PRUSSIA, "prussia: envoy france", "prussia: march baden", "prussia: go wurttemberg", "prussia: go franken")
    assert (at(g, PRUSSIA, "wurttemberg"), at(g, PRUSSIA, "franken")) == ("0", "0")


# --- phases of the action (8.5) ---


def test_ruling_107_what_the_ally_refuses_ends_no_step() -> None:
    g = bordering_allies()
    station(g, AUSTRIA, "wien", 0)
    g.garrison = shared_rows.put(g.garrison, territory("venezia"), AUSTRIA)
    g.tokens[AUSTRIA] -= 1
    move(g, AUSTRIA, "austria: envoy france", "austria: march moravia", "austria: go schlesien", "austria: halt")
    play(g, "prussia: no", "austria: disband venezia", "austria: ride wien", "austria: go tyrol")
    assert at(g, AUSTRIA, "tyrol") == "0"


def test_ruling_44_what_belongs_to_an_earlier_step_is_over_once_a_later_one_has_begun() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin")
    station(g, PRUSSIA, "magdeburg")
    for where in ("pfalz", "alsace"):
        g.garrison = shared_rows.put(g.garrison, territory(where), PRUSSIA)
        g.tokens[PRUSSIA] -= 1
    move(g, PRUSSIA, "prussia: envoy france", "prussia: disband pfalz", "prussia: ride berlin", "prussia: go hannover")
    assert refused(g, "prussia: disband alsace") == "8.5.2"
    play(g, "prussia: march magdeburg", "prussia: go thuringen", "prussia: halt")
    assert refused(g, "prussia: ride hannover") == "8.5.3"
    # Having ridden, the general may still march.
    play(g, "prussia: march hannover")


# --- trains (8.5.3) ---


def test_ruling_46_generals_shift_along_the_rails() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin", 1)
    station(g, PRUSSIA, "magdeburg", 3)
    move(g, PRUSSIA, "prussia: envoy france", "prussia: ride berlin", "prussia: go magdeburg", "prussia: go hesse")
    assert (at(g, PRUSSIA, "magdeburg"), at(g, PRUSSIA, "hesse")) == ("1", "3")


def test_ruling_47_a_general_that_gives_or_takes_a_unit_does_not_ride() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin", 3)
    station(g, PRUSSIA, "hesse", 1)
    station(g, PRUSSIA, "schlesien", 1)
    move(g, PRUSSIA, "prussia: envoy france", "prussia: send berlin", "prussia: go hesse")
    assert (at(g, PRUSSIA, "berlin"), at(g, PRUSSIA, "hesse")) == ("2", "2")
    assert refused(g, "prussia: ride berlin") == refused(g, "prussia: ride hesse") == "8.5.3"
    play(g, "prussia: ride schlesien", "prussia: go hannover", "prussia: send berlin")
    assert refused(g, "prussia: go hannover")


def test_ruling_48_rails_are_blocked_by_a_general_at_war() -> None:
    g = empty()
    station(g, PRUSSIA, "berlin")
    station(g, AUSTRIA, "magdeburg")
    move(g, PRUSSIA, "prussia: envoy france", "prussia: ride berlin")
    assert refused(g, "prussia: go magdeburg")
    assert refused(g, "prussia: go hesse")


# --- the ally's consent (7.3, R35, R107) ---


def bordering_allies() -> Realpolitik:
    g = empty()
    ally(g, AUSTRIA, PRUSSIA)
    station(g, AUSTRIA, "moravia", 0)
    return g


def test_ruling_107_the_ally_is_asked_and_refuses_and_is_not_asked_again() -> None:
    g = bordering_allies()
    move(g, AUSTRIA, "austria: envoy france", "austria: march moravia", "austria: go schlesien", "austria: halt")
    assert g.waiting == (PRUSSIA,)
    play(g, "prussia: no", "austria: march moravia")
    assert refused(g, "austria: go schlesien")
    play(g, "austria: go bohemia")
    assert at(g, AUSTRIA, "bohemia") == "0"


def test_ruling_36_the_ally_is_shown_the_exact_move_and_agrees() -> None:
    g = bordering_allies()
    move(g, AUSTRIA, "austria: envoy france", "austria: march moravia", "austria: go schlesien", "austria: go berlin")
    play(g, "austria: halt")
    prompt = g.prompt(PRUSSIA)
    assert prompt is not None
    assert prompt.args["territories"] == ("territory", (territory("schlesien"), territory("berlin")))
    play(g, "prussia: yes")
    assert at(g, AUSTRIA, "berlin") == "0"


def test_ruling_36_with_a_live_clock_no_answer_in_60_seconds_is_a_no() -> None:
    requests = [frame for frame in REALPOLITIK.frames.values() if issubclass(frame, Request)]
    assert {frame.__name__ for frame in requests} == {"AllowMove", "AllowRide", "AllowStay", "AllowTrain", "AllowUnit"}
    assert {(frame.patience, frame.otherwise) for frame in requests} == {(60, NO)}
    g = bordering_allies()
    move(g, AUSTRIA, "austria: envoy france", "austria: march moravia", "austria: go schlesien", "austria: halt")
    assert g.choice().otherwise in g.legal(PRUSSIA)
    g.play(PRUSSIA, g.choice().otherwise)
    assert at(g, AUSTRIA, "moravia") == "0"
    assert refused(g, "austria: go schlesien")


@pytest.mark.parametrize("mode", [ALWAYS, NEVER])
def test_ruling_35_a_standing_permission_answers_by_itself(mode: int) -> None:
    g = bordering_allies()
    permit(g, PRUSSIA, ENTER, mode)
    move(g, AUSTRIA, "austria: envoy france", "austria: march moravia")
    if mode == NEVER:
        assert refused(g, "austria: go schlesien")
        return
    play(g, "austria: go schlesien", "austria: halt")
    assert at(g, AUSTRIA, "schlesien") == "0"


def test_ruling_107_a_home_of_the_ally_that_an_enemy_holds_needs_no_consent() -> None:
    g = bordering_allies()
    permit(g, PRUSSIA, ENTER, NEVER)
    g.garrison = shared_rows.put(g.garrison, territory("schlesien"), FRANCE)
    move(g, AUSTRIA, "austria: envoy italy", "austria: march moravia", "austria: go schlesien")
    assert g.contested == NOBODY or g.attacker in GENERALS_OF[AUSTRIA]


def test_ruling_38_no_garrison_in_the_home_of_the_ally() -> None:
    g = empty()
    ally(g, AUSTRIA, PRUSSIA)
    permit(g, PRUSSIA, ENTER, ALWAYS)
    station(g, AUSTRIA, "moravia", 3)
    move(g, AUSTRIA, "austria: envoy france", "austria: march moravia", "austria: go schlesien")
    assert refused(g, "austria: garrison schlesien")


def test_ruling_45_rails_of_the_ally_need_its_rails_and_its_land() -> None:
    g = bordering_allies()
    g.train = shared_rows.put(g.train, border(territory("moravia"), territory("schlesien")), 1)
    for mode, legal in ((NEVER, False), (ASK, True)):
        permit(g, PRUSSIA, RAILS, mode)
        twin = g.clone()
        move(twin, AUSTRIA, "austria: envoy france")
        assert ("ride moravia" in [twin.describe(action) for action in twin.legal(AUSTRIA)]) == legal
    move(g, AUSTRIA, "austria: envoy france", "austria: ride moravia", "austria: go hannover", "prussia: yes")
    assert at(g, AUSTRIA, "hannover") == "0"


def test_ruling_107_italy_and_its_controller_never_ask() -> None:
    g = empty(3)
    ally(g, FRANCE, ITALY)
    g.controller = FRANCE
    station(g, FRANCE, "savoy", 0)
    station(g, ITALY, "lazio", 0)
    permit(g, ITALY, ENTER, NEVER)
    permit(g, FRANCE, ENTER, NEVER)
    move(g, FRANCE, "france: envoy austria", "france: march savoy", "france: go liguria", "france: halt")
    assert at(g, FRANCE, "liguria") == "0"
    # Italy moves by a French lane, and France decides for it.
    move(g, ITALY, "france: envoy austria", "france: march lazio", "france: sail provence")
    assert at(g, ITALY, "provence") == "0"


def test_ruling_35_whoever_is_asked_may_answer_for_good() -> None:
    for word, mode, end in (("always", ALWAYS, "schlesien"), ("never", NEVER, "moravia")):
        g = bordering_allies()
        move(g, AUSTRIA, "austria: envoy france", "austria: march moravia", "austria: go schlesien", "austria: halt")
        play(g, f"prussia: permit enter_{word}")
        assert at(g, AUSTRIA, end) == "0"
        assert g.permits[PRUSSIA * PERMISSIONS + ENTER] == mode


def test_ruling_107_an_answer_for_good_that_settles_a_part_leaves_the_rest_to_be_answered() -> None:
    g = bordering_allies()
    g.train = shared_rows.put(g.train, border(territory("moravia"), territory("schlesien")), 1)
    move(g, AUSTRIA, "austria: envoy france", "austria: ride moravia", "austria: go schlesien")
    play(g, "prussia: permit rails_always")
    assert (g.waiting, at(g, AUSTRIA, "moravia")) == ((PRUSSIA,), "0")
    play(g, "prussia: permit enter_always")
    assert at(g, AUSTRIA, "schlesien") == "0"


def test_ruling_107_a_refusal_closes_the_one_territory_that_was_asked_for() -> None:
    g = bordering_allies()
    g.garrison = shared_rows.put(g.garrison, territory("bohemia"), PRUSSIA)
    asked = ("austria: march moravia", "austria: go schlesien", "austria: go berlin", "austria: halt")
    move(g, AUSTRIA, "austria: envoy france", *asked, "prussia: no", "austria: march moravia", "austria: go schlesien")
    # Berlin is closed; Schlesien, on the way to it, was not what was asked for.
    assert refused(g, "austria: go berlin")
    play(g, "austria: halt", "prussia: no", "austria: march moravia")
    assert refused(g, "austria: go schlesien")
    play(g, "austria: go bohemia", "austria: halt", "prussia: yes")
    assert at(g, AUSTRIA, "bohemia") == "0"


def test_ruling_107_a_refused_lane_leaves_the_land_open() -> None:
    g = empty()
    ally(g, AUSTRIA, ITALY)
    station(g, AUSTRIA, "lazio", 0)
    move(g, AUSTRIA, "austria: envoy france", "austria: march lazio", "austria: sail sardinia")
    play(g, "italy: no", "austria: march lazio")
    assert refused(g, "austria: sail sardinia")
    play(g, "austria: go toscania", "austria: halt", "italy: yes")
    assert at(g, AUSTRIA, "toscania") == "0"


def test_ruling_35_a_power_takes_such_an_answer_back_in_its_own_movement() -> None:
    g = bordering_allies()
    permit(g, AUSTRIA, RAILS, NEVER)
    move(g, AUSTRIA, "austria: envoy france")
    assert refused(g, "austria: permit enter_ask") == "7.3"
    play(g, "austria: permit rails_ask", "austria: march moravia")
    assert g.permits[AUSTRIA * PERMISSIONS + RAILS] == ASK


def test_ruling_35_a_new_ally_has_to_ask_anew() -> None:
    g = empty()
    ally(g, AUSTRIA, PRUSSIA)
    permit(g, AUSTRIA, ENTER, ALWAYS)
    permit(g, AUSTRIA, STAY, NEVER)
    permit(g, PRUSSIA, ENTER, NEVER)
    g.stack.clear()
    g.push(DiplomacyPhase(), EndTurn())
    g.run()
    play(g, "austria: entreat france", "france: entreat austria", "prussia: entreat italy", "italy: entreat france")
    assert g.permits[AUSTRIA * PERMISSIONS + ENTER] == g.permits[PRUSSIA * PERMISSIONS + ENTER] == ASK
    assert g.permits[AUSTRIA * PERMISSIONS + STAY] == NEVER


# --- what is hidden (R8, R96) ---


def test_ruling_96_nobody_sees_the_hand_of_italy_before_the_opening_diplomacy_and_then_its_controller() -> None:
    g = REALPOLITIK.new(REALPOLITIK.options({"players": 3}), 3)
    assert isinstance(g, Realpolitik)
    assert [g.view(seat)["board"]["italian_hand"] for seat in range(-1, 3)] == [[], [], [], []]
    play(g, "austria: entreat italy", "france: entreat prussia", "prussia: entreat france")
    values = sorted(CARD_VALUE[card] for card in g.hand[ITALY])
    assert [g.view(seat)["board"]["italian_hand"] for seat in range(-1, 3)] == [[], values, [], []]


def test_ruling_8_a_redeal_changes_the_hands_of_others_and_every_deck_but_not_the_own_hand() -> None:
    g = REALPOLITIK.new(REALPOLITIK.options({"players": 4}), 3)
    assert isinstance(g, Realpolitik)
    hands = {tuple(tuple(hand) for hand in redealt(g, n).hand) for n in range(20)}
    decks = [{tuple(redealt(g, n).deck(power)) for n in range(20)} for power in range(POWERS)]
    assert {hand[FRANCE] for hand in hands} == {tuple(g.hand[FRANCE])}
    assert all(len({hand[power] for hand in hands}) > 10 for power in range(POWERS) if power != FRANCE)
    assert all(len(orders) == 20 for orders in decks)


def redealt(g: Realpolitik, number: int) -> Realpolitik:
    twin = g.redeal(FRANCE, Rng(key_from(number)))
    assert isinstance(twin, Realpolitik)
    return twin
