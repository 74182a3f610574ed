"""What is bound is not promised otherwise (11.3, R106)."""

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
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, NewEvent
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import (
    act,
    aside,
    asides,
    ask,
    bind,
    can,
    card,
    deal,
    demanded,
    do,
    exhaust,
    give,
    issue,
    lay,
    political,
    put,
    quiet,
    space,
    two_to_settle,
)


def test_ruling_106_the_same_can_be_promised_to_two() -> None:
    g = two_to_settle()
    deal(g, UK, FRANCE, "demand", "about politics", "term-settle byelorus")
    deal(g, USA, FRANCE, "give 1", "demand", "about politics", "term-settle byelorus")
    assert political(g) == ["settle byelorus"]
    do(g, "settle byelorus")
    assert g.bound == ()


@pytest.mark.parametrize(
    ("bound", "refrain", "topic", "left_out"),
    [
        ("settle smyrna", False, "politics", "settle byelorus"),
        ("settle smyrna", False, "politics", "place-on togo"),
        ("reclaim", False, "agenda", "draw"),
        ("reclaim", False, "option", "choose smyrna-greece"),
        ("reclaim", False, "event", "first"),
        ("settle byelorus", False, "option", "choose smyrna-greece"),
        ("settle smyrna", True, "option", "choose smyrna-greece"),
        ("place-on togo", False, "politics", "reclaim"),
        ("choose smyrna-turkey", False, "option", "choose smyrna-greece"),
        ("choose smyrna-turkey", False, "flag", "fly uk"),
        ("choose smyrna-greece", True, "flag", "fly uk"),
        ("accept", True, "event", "first"),
        ("decline", False, "event", "first"),
        ("decline", False, "event", "accept"),
        ("call bela_kun", False, "agenda", "put-cube"),
        ("call queen_marie", True, "agenda", "put-cube"),
        ("draw", False, "agenda", "pick-1"),
        ("advance togo", False, "agenda", "advance korea"),
        ("pass", False, "bid", "bid one_unit"),
        ("plus-one", False, "uprising", "minus-one"),
        ("demobilize", False, "military", "deploy africa-8"),
    ],
)
def test_ruling_106_what_contradicts_a_promise_is_not_offered(
    bound: str, refrain: bool, topic: str, left_out: str
) -> None:
    g = two_to_settle("herbert_hoover")
    assert left_out in demanded(g, FRANCE, topic)
    bind(g, FRANCE, bound, refrain)
    assert left_out not in demanded(g, FRANCE, topic)


def test_ruling_106_two_issues_can_be_placed_on_and_no_third() -> None:
    g = two_to_settle()
    bind(g, FRANCE, "place-on togo")
    assert "place-on korea" in demanded(g, FRANCE, "politics")
    assert political(g) == ["place-on togo"]
    assert political_after(g, "place-on korea") == ["place-on togo", "place-on korea"]
    assert "place-on rheinland" not in demanded(g, FRANCE, "politics")


def political_after(g: Versailles, action: str) -> list[str]:
    bind(g, FRANCE, action)
    return sorted(political(g), key=lambda name: name != "place-on togo")


def test_ruling_106_two_issues_that_are_too_dear_together() -> None:
    g = two_to_settle()
    put(g, "togo", 0, 0, 5)
    put(g, "korea", 0, 0, 6)
    exhaust(g, FRANCE, 2)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    assert g.available[FRANCE] == 7
    bind(g, FRANCE, "place-on togo")
    assert "place-on korea" not in demanded(g, FRANCE, "politics")
    assert "place-on rheinland" in demanded(g, FRANCE, "politics")


def test_ruling_106_a_cube_and_a_card_that_are_too_dear_together() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, FRANCE, 8)
    assert g.available[FRANCE] == 1
    assert "put-cube" in demanded(g, FRANCE, "agenda")
    bind(g, FRANCE, "pick 2")
    assert "put-cube" not in demanded(g, FRANCE, "agenda")


def test_ruling_106_an_issue_is_not_moved_and_brought_up() -> None:
    g = two_to_settle("colonel_house")
    bind(g, FRANCE, "advance togo")
    assert "bring-in togo" not in demanded(g, FRANCE, "event")
    assert "bring-in korea" in demanded(g, FRANCE, "event")


def test_ruling_106_not_every_option_can_be_promised_away() -> None:
    g = two_to_settle()
    left = ["choose smyrna-greece", "choose smyrna-turkey", "choose smyrna-international"]
    names = demanded(g, FRANCE, "option", refrain=True)
    assert len(names) == len(left)
    for name in names[:-1]:
        assert name in demanded(g, FRANCE, "option", refrain=True)
        bind(g, FRANCE, name, True)
    assert names[-1] not in demanded(g, FRANCE, "option", refrain=True)
    assert "settle smyrna" in political(g)
    do(g, "settle smyrna")
    assert can(g) == [names[-1]]


def test_ruling_106_both_issues_that_were_drawn_are_not_promised_away() -> None:
    g = quiet()
    g.issue_deck = [3, issue("egypt"), issue("saar")]
    ask(g, AddIssue(1), NewEvent())
    do(g, "draw")
    bind(g, FRANCE, "keep egypt", True)
    assert demanded(g, FRANCE, "agenda", refrain=True) == ["keep egypt"]


def test_ruling_106_a_deal_does_not_contradict_itself() -> None:
    g = two_to_settle()
    aside(g, UK, "offer france", "demand", "about politics", "term-settle smyrna", "demand")
    assert "about politics" not in asides(g, UK)
    aside(g, UK, "refrain", "about politics")
    assert "term-settle smyrna" not in asides(g, UK)


def test_ruling_106_a_unit_is_not_promised_to_go_where_a_die_needs_it() -> None:
    g = quiet()
    lay(g, units={FRANCE: 0}, retired={FRANCE: 2}, unit={space("africa-6"): FRANCE})
    act(g)
    bind(g, FRANCE, "minus-one")
    assert "deploy europe-8" not in demanded(g, FRANCE, "military")
    assert "demobilize" not in demanded(g, FRANCE, "military")
    assert "deploy europe-7" in demanded(g, FRANCE, "military")


def test_ruling_106_the_older_of_two_promises_counts() -> None:
    g = two_to_settle()
    bind(g, FRANCE, "settle smyrna")
    bind(g, FRANCE, "settle byelorus")
    assert political(g) == ["settle smyrna"]
    g = two_to_settle()
    bind(g, FRANCE, "settle smyrna", True)
    bind(g, FRANCE, "settle smyrna")
    assert "settle smyrna" not in political(g)


def test_ruling_106_with_two_players_there_is_a_second_action() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    put(g, "smyrna", 0, 2)
    exhaust(g, FRANCE, 3)
    exhaust(g, USA, 3)
    act(g)
    bind(g, FRANCE, "reclaim")
    assert "settle byelorus" in demanded(g, FRANCE, "politics")
    bind(g, FRANCE, "settle byelorus")
    assert "place-on togo" not in demanded(g, FRANCE, "politics")


def test_ruling_106_a_void_promise_stands_in_nobodys_way() -> None:
    g = two_to_settle()
    bind(g, FRANCE, "advance saar")
    assert "advance togo" in demanded(g, FRANCE, "agenda"), "the Saar does not wait"


def test_ruling_106_with_two_players_a_younger_placement_does_not_take_the_settlement_of_the_usa() -> None:
    g = quiet(2)
    put(g, "smyrna", 4)
    put(g, "togo", 0, 2, 3)
    exhaust(g, USA, 10)
    exhaust(g, FRANCE, 3)
    g.issue_discard = [issue("egypt")]
    act(g)
    bind(g, FRANCE, "place-on togo")
    bind(g, FRANCE, "pick 1")
    bind(g, FRANCE, "place-on smyrna")
    assert political(g) == ["place-on togo"], "the USA never settles what France leads"
    do(g, "place-on togo", "cubes 2")
    assert "place-on smyrna" not in can(g)


def test_ruling_106_cubes_for_a_bid_that_was_promised_are_not_promised_for_a_card() -> None:
    g = quiet()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, FRANCE, 13)
    ask(g, AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    deal(g, UK, FRANCE, "demand", "about bid", "term-bid none_at_all")
    assert {"pick-1", "pick-2"} <= set(demanded(g, FRANCE, "agenda"))
    assert "pick-3" not in demanded(g, FRANCE, "agenda")


def test_ruling_106_of_two_placements_the_older_one_is_kept_if_there_are_not_cubes_for_both() -> None:
    g = quiet()
    put(g, "smyrna", 3)
    put(g, "byelorus", 3)
    exhaust(g, FRANCE, 9)
    act(g)
    bind(g, FRANCE, "place-on smyrna")
    bind(g, FRANCE, "place-on byelorus")
    assert political(g) == ["place-on smyrna"]


def test_ruling_106_no_step_of_a_settlement_is_sold_that_could_only_force_an_option_promised_away() -> None:
    only = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g = quiet(2)
    g.table = [only, issue("byelorus")]
    put(g, ISSUE_IDS[only], 0, 0, 2)
    act(g)
    assert "draw" in demanded(g, FRANCE, "agenda")
    bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[only][0]]}", True)
    assert "draw" not in demanded(g, FRANCE, "agenda")


def test_ruling_106_an_event_is_not_promised_beside_not_doing_all_that_it_asks() -> None:
    g = two_to_settle("prince_feisal")
    give(g, UK, "arabia-saud")
    act(g)
    bind(g, FRANCE, "accept")
    assert "reopen arabia" in demanded(g, FRANCE, "event")
    aside(g, UK, "offer france", "demand", "refrain", "about event")
    assert "term-reopen arabia" not in asides(g, UK)


def test_ruling_106_with_two_players_an_alternative_of_another_s_event_takes_an_action() -> None:
    g = quiet(2)
    g.event, g.event_cube = card("robert_lansing"), UK
    put(g, "smyrna", 2)
    exhaust(g, FRANCE, 3)
    act(g)
    bind(g, FRANCE, "reclaim")
    assert "first" in demanded(g, FRANCE, "event"), "the USA may settle"
    bind(g, FRANCE, "place-on togo")
    assert "first" not in demanded(g, FRANCE, "event")


def test_ruling_106_whoever_may_be_named_promises_only_one_alternative_away() -> None:
    g = quiet()
    g.event, g.event_cube = card("robert_lansing"), UK
    put(g, "smyrna", 2)
    act(g)
    assert demanded(g, FRANCE, "event", refrain=True) == ["first", "second"]
    bind(g, FRANCE, "first", True)
    assert "second" not in demanded(g, FRANCE, "event", refrain=True)
