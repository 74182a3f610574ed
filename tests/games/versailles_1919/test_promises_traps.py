"""Whoever promised not to do something begins nothing that would leave only that (11.3, R107, R109)."""

from __future__ import annotations

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    FRANCE,
    UK,
)
from chancellery.games.versailles_1919.rules.effects import ReopenIssue
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, Conference, NewEvent
from tests.games.versailles_1919.positions import (
    ask,
    bind,
    can,
    card,
    deal,
    do,
    exhaust,
    give,
    issue,
    lay,
    political,
    quiet,
    two_to_settle,
)


def test_ruling_107_whoever_promised_not_to_draw_settles_nothing_while_there_is_no_card_to_pick() -> None:
    g = two_to_settle()
    g.issue_discard = []
    assert "settle smyrna" in can(g)
    assert [name for name in bind(g, FRANCE, "draw", True) if name.startswith("settle")] == []
    g.issue_discard = [issue("egypt")]
    g._legal = None
    assert "settle smyrna" in can(g)


def test_ruling_107_the_only_issue_that_waits_is_not_brought_in_after_it_was_promised_away() -> None:
    g = two_to_settle()
    g.waiting_room = [issue("togo")]
    assert political(g)[-2:] == ["settle byelorus", "reclaim"]
    bind(g, FRANCE, "advance togo", True)
    assert [name for name in political(g) if name.startswith("settle")] == []


def test_ruling_107_whoever_promised_neither_to_draw_nor_to_take_the_first_card_keeps_the_cube_for_the_second() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya")]
    g.event = NOBODY
    g.callers = (card("queen_marie"), card("bela_kun"))
    exhaust(g, FRANCE, g.available[FRANCE] - 1)
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-draw")
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-pick-1")
    do(g, "settle smyrna", "choose smyrna-turkey", "advance togo", "call queen_marie")
    assert can(g) == ["no-cube"]
    do(g, "no-cube")
    assert can(g) == ["pick 2"]


def test_ruling_109_whoever_promised_not_to_pass_and_has_nothing_to_bid_re_opens_no_issue() -> None:
    g = quiet()
    g.event = card("prince_feisal")
    give(g, UK, "arabia-saud")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    assert bind(g, FRANCE, "pass", True) == ["accept", "decline"]
    exhaust(g, FRANCE, 15)
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3})
    g.bound = ()
    assert bind(g, FRANCE, "pass", True) == ["decline"]
    ask(g, ReopenIssue(1, FRANCE, NOBODY, NOBODY, 9), NewEvent())
    assert can(g) == ["reopen arabia"], "there is no other answer, and the promise is void"


def test_ruling_109_whoever_promised_not_to_pass_and_has_nothing_to_bid_picks_no_alternative_that_re_opens() -> None:
    g = quiet()
    g.event = card("john_maynard_keynes")
    give(g, FRANCE, "reparations-full")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    do(g, "accept")
    assert bind(g, FRANCE, "pass", True) == ["first", "second"]
    exhaust(g, FRANCE, 15)
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3})
    g._legal = None
    assert can(g) == ["second"]


@pytest.mark.parametrize(("event", "left"), [("press_leak", ["accept"]), ("prince_feisal", ["accept", "decline"])])
def test_ruling_107_whoever_promised_not_to_draw_discards_the_card_to_pick(event: str, left: list[str]) -> None:
    g = quiet()
    g.event = card(event)
    g.issue_discard = []
    ask(g, Conference(), AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    assert can(g) == ["accept", "decline"]
    assert bind(g, FRANCE, "draw", True) == left
    g.issue_discard = [issue("egypt")]
    g._legal = None
    assert can(g) == ["accept", "decline"]


def test_ruling_107_an_issue_is_settled_whose_event_brings_the_card_to_pick() -> None:
    g = two_to_settle("press_leak")
    g.issue_discard = []
    assert "settle smyrna" in bind(g, FRANCE, "draw", True)
    do(g, "settle smyrna", "choose smyrna-turkey")
    assert can(g) == ["accept"]


def test_ruling_107_of_two_effects_the_one_is_picked_that_brings_the_cube_for_a_card_not_promised_away() -> None:
    g = quiet()
    g.event = card("ignacy_paderewski")
    g.issue_discard = [issue("egypt"), issue("libya")]
    exhaust(g, FRANCE, 15)
    ask(g, Conference(), AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    bind(g, FRANCE, "draw", True)
    assert can(g) == ["accept", "decline"], "the first card costs nothing"
    bind(g, FRANCE, "pick 1", True)
    assert can(g) == ["accept"]
    do(g, "accept")
    assert can(g) == ["second"], "it brings two cubes back"
