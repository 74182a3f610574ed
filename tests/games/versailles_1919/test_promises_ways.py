"""Whoever promises an action also does what leads to it (11.3, R107)."""

from __future__ import annotations

import pytest

from chancellery.games.versailles_1919.board import (
    FRANCE,
    ISSUE_IDS,
    OPTION_IDS,
    UK,
    USA,
    USA_OPTIONS,
)
from chancellery.games.versailles_1919.rules.effects import NamePlayer, PickAlternative
from chancellery.games.versailles_1919.rules.options import ChooseOption
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, Conference, NewEvent
from tests.games.versailles_1919.positions import (
    act,
    ask,
    bind,
    can,
    card,
    do,
    exhaust,
    issue,
    lay,
    political,
    put,
    quiet,
    two_to_settle,
)


@pytest.mark.parametrize(
    ("action", "left"),
    [
        ("choose smyrna-greece", ["settle smyrna"]),
        ("fly uk", ["settle smyrna"]),
        ("first", ["settle smyrna", "settle byelorus"]),
        ("accept", ["settle smyrna", "settle byelorus"]),
        ("advance togo", ["settle smyrna", "settle byelorus"]),
        ("call bela_kun", ["settle smyrna", "settle byelorus"]),
        ("put-cube", ["settle smyrna", "settle byelorus"]),
        ("draw", ["settle smyrna", "settle byelorus"]),
    ],
)
def test_ruling_107_whoever_promises_a_step_of_a_settlement_settles(action: str, left: list[str]) -> None:
    g = two_to_settle("herbert_hoover")
    assert len(political(g)) > 2
    bind(g, FRANCE, action)
    assert political(g) == left


@pytest.mark.parametrize("action", ["decline", "no-cube", "pass", "minus-one", "bid one_unit", "hit uk", "keep saar"])
def test_ruling_107_omissions_and_surprises_ask_for_no_settlement(action: str) -> None:
    g = two_to_settle("herbert_hoover")
    before = political(g)
    bind(g, FRANCE, action)
    assert political(g) == before


def test_ruling_107_a_promise_that_no_settlement_could_keep_asks_for_none() -> None:
    g = two_to_settle("herbert_hoover")
    g.callers = (card("bela_kun"),)
    before = political(g)
    bind(g, FRANCE, "put-cube")
    assert political(g) == before, "no event takes a cube"
    g = two_to_settle("herbert_hoover")
    g.event_cube = USA
    bind(g, FRANCE, "first")
    assert political(g) == before, "the USA decides about the event"


def test_ruling_107_the_cubes_for_a_card_may_come_back_in_the_settlement() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    put(g, "byelorus", 4, 2)
    exhaust(g, FRANCE, 7)
    g.available[FRANCE] = 0
    bind(g, FRANCE, "pick 3")
    assert political(g) == ["settle byelorus"], "there the two cubes of France come back"


def test_ruling_107_an_event_that_brings_the_cubes_is_carried_out() -> None:
    g = quiet()
    exhaust(g, FRANCE, 15)
    g.event = card("gertrude_bell")
    g.callers = (card("queen_marie"), card("bela_kun"))
    put(g, "smyrna", 0, 1)
    g.available[FRANCE] = 0
    act(g)
    bind(g, FRANCE, "put-cube")
    assert political(g) == ["settle smyrna"]
    do(g, "settle smyrna", "choose smyrna-turkey")
    assert can(g) == ["accept"]
    g = quiet()
    exhaust(g, FRANCE, 15)
    g.event = card("ignacy_paderewski")
    ask(g, Conference(), AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    assert bind(g, FRANCE, "put-cube") == ["accept"]
    do(g, "accept")
    assert can(g) == ["second"], "it brings two cubes back"


def test_ruling_107_a_flag_needs_an_option_with_a_squadron() -> None:
    g = ask(quiet(), ChooseOption(1, FRANCE, issue("smyrna")))
    assert len(can(g)) > 1
    assert bind(g, FRANCE, "fly usa") == ["choose smyrna-greece"]
    do(g, "choose smyrna-greece")
    assert can(g) == ["fly usa"]


def test_ruling_107_whoever_promised_an_alternative_names_himself() -> None:
    g = ask(quiet(), NamePlayer(1, FRANCE, card("jan_smuts"), 0, 0, 1))
    assert bind(g, FRANCE, "second") == ["name france"]
    g = ask(quiet(), PickAlternative(0, UK, card("jan_smuts"), 0, 1, FRANCE, UK))
    assert bind(g, UK, "second") == ["second"]


def test_ruling_107_a_unit_to_be_deployed_is_reclaimed_first() -> None:
    g = two_to_settle()
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3})
    bind(g, FRANCE, "deploy africa-8")
    assert can(g) == ["reclaim"]
    do(g, "reclaim", "cubes 0")
    assert can(g) == ["deploy africa-8"]


def test_ruling_107_a_promised_deployment_comes_first_if_it_brings_the_cubes_for_a_placement() -> None:
    g = quiet()
    for id in ("smyrna", "byelorus", "rheinland", "togo", "korea"):
        put(g, id, 2)
    exhaust(g, FRANCE, 14)
    act(g)
    bind(g, FRANCE, "deploy africa-5")
    bind(g, FRANCE, "place-on togo")
    assert can(g) == ["deploy africa-5"]
    do(g, "deploy africa-5")
    assert political(g) == ["place-on togo"]


def test_ruling_107_a_promised_deployment_comes_first_if_it_brings_the_cube_for_an_event() -> None:
    g = two_to_settle("spartacist_rising")
    put(g, "smyrna", 1, 0)
    g.available[FRANCE], g.exhausted[FRANCE] = 0, 15
    act(g)
    bind(g, FRANCE, "put-cube")
    assert "reclaim" in bind(g, FRANCE, "deploy africa-8"), "a unit there brings no cube back"
    g.bound = g.bound[:1]
    assert bind(g, FRANCE, "deploy africa-5") == ["deploy africa-5"]
    do(g, "deploy africa-5")
    assert political(g) == ["settle smyrna", "settle byelorus"]


def test_ruling_107_a_promised_deployment_comes_first_if_there_is_nothing_but_what_was_promised_away() -> None:
    g = quiet()
    exhaust(g, FRANCE, 15)
    act(g)
    bind(g, FRANCE, "reclaim", True)
    assert "reclaim" in can(g), "there is no other political action, and no military one is demanded"
    assert bind(g, FRANCE, "deploy africa-5") == ["deploy africa-5"]
    do(g, "deploy africa-5")
    assert political(g)
    assert "reclaim" not in can(g)


def test_ruling_107_the_game_does_not_end_before_a_promised_military_action() -> None:
    g = quiet()
    g.table = [52, issue("byelorus")]
    put(g, "rush_to_the_finish", 0, 2)
    act(g)
    assert "settle rush_to_the_finish" in can(g)
    assert "settle rush_to_the_finish" not in bind(g, FRANCE, "demobilize")
    do(g, "demobilize", "give-up-available")
    assert "settle rush_to_the_finish" in can(g)
    g = quiet()
    g.issue_deck = []
    ask(g, AddIssue(1), NewEvent())
    assert bind(g, FRANCE, "demobilize") == ["pick 1"], "to draw from an empty deck would end the game"


def test_ruling_107_an_issue_that_is_to_come_to_the_table_is_left_waiting_until_then() -> None:
    g = quiet()
    g.event = card("colonel_house")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    bind(g, FRANCE, "advance togo")
    do(g, "accept", "send-out smyrna")
    assert can(g) == ["bring-in rheinland", "bring-in korea"]
    g = quiet()
    g.event = card("press_leak")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    bind(g, FRANCE, "advance togo")
    do(g, "accept")
    assert can(g) == ["discard rheinland", "discard korea"]
    g = quiet()
    g.event = card("press_leak")
    g.waiting_room = [issue("togo")]
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    assert bind(g, FRANCE, "advance togo") == ["decline"]


def test_ruling_107_an_option_that_is_the_only_one_is_kept_without_a_question() -> None:
    g = quiet(2)
    single = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g.table = [single, issue("byelorus")]
    put(g, ISSUE_IDS[single], 0, 0, 2)
    g.waiting_room = [other for other in g.waiting_room if other != single]
    act(g)
    bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[single][0]]}")
    assert political(g) == [f"settle {ISSUE_IDS[single]}"]
    do(g, f"settle {ISSUE_IDS[single]}")
    assert g.bound == ()


def test_ruling_107_whoever_promised_to_deploy_and_to_reclaim_deploys_the_unit_that_can_come_back() -> None:
    g = act(quiet())
    assert "reclaim" not in can(g), "nothing is exhausted, and no unit deployed"
    bind(g, FRANCE, "reclaim")
    assert bind(g, FRANCE, "deploy europe-8") == ["deploy europe-8"]
    do(g, "deploy europe-8")
    assert political(g) == ["reclaim"]
