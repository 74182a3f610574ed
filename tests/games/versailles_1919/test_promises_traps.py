"""Whoever promised not to do something begins nothing that would leave only that (11.3, R107, R109)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    FRANCE,
    UK,
)
from chancellery.games.versailles_1919.rules.effects import ReopenIssue
from chancellery.games.versailles_1919.rules.settling import AdvanceIssue, Conference, NewEvent
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
