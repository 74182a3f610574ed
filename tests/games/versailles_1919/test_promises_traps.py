"""Whoever promised not to do something begins nothing that would leave only that, nor does the USA (11.3, R107)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    FRANCE,
    ISSUE_IDS,
    OPTION_IDS,
    UK,
    USA,
    USA_OPTIONS,
)
from chancellery.games.versailles_1919.rules.effects import ReopenIssue
from chancellery.games.versailles_1919.rules.settling import AdvanceIssue, Conference, NewEvent
from tests.games.versailles_1919.positions import (
    act,
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
    put,
    quiet,
    two_to_settle,
)


def test_ruling_107_with_two_players_nothing_is_taken_from_the_usa() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    bind(g, FRANCE, "place-on togo")
    bind(g, FRANCE, "choose byelorus-soviet")
    do(g, "place-on togo", "cubes 1")
    assert "place-on byelorus" not in can(g), "the USA never settles what France leads"


def test_ruling_107_with_two_players_the_usa_does_what_it_can_and_the_player_the_rest() -> None:
    g = quiet(2)
    exhaust(g, USA, 15)
    exhaust(g, FRANCE, 2)
    act(g)
    bind(g, FRANCE, "reclaim")
    bind(g, FRANCE, "place-on byelorus")
    assert political(g) == ["place-on byelorus"], "the USA has no cube to place, and cubes to reclaim"


def test_ruling_107_with_two_players_the_usa_is_not_left_with_nothing_but_what_was_promised_away() -> None:
    g = quiet(2)
    g.available[USA] = 1
    put(g, "byelorus", 1)
    exhaust(g, FRANCE, 12)
    act(g)
    assert "reclaim" in can(g)
    bind(g, FRANCE, "settle byelorus", True)
    assert "reclaim" not in can(g), "the USA would have to settle Byelorus"
    do(g, "place-on togo")
    assert can(g) == ["cubes 1"], "two are left to lead on Byelorus, so that the USA cannot settle it"
    do(g, "cubes 1")
    assert can(g) == ["place-on byelorus"]


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


def test_ruling_107_with_two_players_an_issue_of_the_usa_is_not_settled_if_its_only_option_was_promised_away() -> None:
    only = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g = quiet(2)
    g.table = [only, issue("byelorus")]
    put(g, ISSUE_IDS[only], 0, 0, 2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    settle = f"settle {ISSUE_IDS[only]}"
    assert settle in can(g)
    assert settle not in bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[only][0]]}", True)
    assert "settle byelorus" in can(g)


def test_ruling_107_the_usa_does_not_settle_into_a_draw_that_was_promised_away() -> None:
    g = quiet(2)
    put(g, "smyrna", 0, 0, 2)
    g.issue_discard = []
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-draw")
    exhaust(g, FRANCE, 1)
    exhaust(g, USA, 1)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    do(g, "reclaim", "cubes 1")
    assert g.acting == USA
    assert "settle smyrna" not in can(g)
    assert "reclaim" in can(g)


def test_ruling_107_whoever_promised_not_to_pass_and_has_nothing_to_bid_re_opens_no_issue() -> None:
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
