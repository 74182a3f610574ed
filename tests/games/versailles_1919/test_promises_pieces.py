"""Pieces that a promise needs are kept for it (11.3, R105)."""

from __future__ import annotations

from chancellery.games.versailles_1919.board import (
    FRANCE,
    UK,
    USA,
)
from chancellery.games.versailles_1919.programs import CONFERENCE
from chancellery.games.versailles_1919.rules.bidding import MakeBid, NextBid
from chancellery.games.versailles_1919.rules.effects import NamePlayer
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, Conference, NewEvent
from tests.games.versailles_1919.positions import (
    act,
    aside,
    asides,
    ask,
    bind,
    can,
    card,
    deal,
    deploy,
    do,
    exhaust,
    issue,
    lay,
    quiet,
    space,
    two_to_settle,
)


def test_ruling_105_cubes_for_a_card_of_the_pile_are_not_given_away() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, UK, 6)
    exhaust(g, FRANCE, 6)
    assert g.available[FRANCE] == 3
    deal(g, USA, FRANCE, "demand", "about agenda", "term-pick-3")
    aside(g, UK, "offer france", "ask 2")
    assert "propose" not in asides(g, UK)
    aside(g, UK, "ask 1", "propose")
    aside(g, FRANCE, "accept-deal uk")
    assert g.available[FRANCE] == 2


def test_ruling_105_an_offer_waits_until_the_cubes_are_free() -> None:
    g = two_to_settle()
    exhaust(g, UK, 6)
    aside(g, UK, "offer france", "ask 6", "propose")
    assert "accept-deal uk" in asides(g, FRANCE)
    deal(g, USA, FRANCE, "demand", "about politics", "term-place-on byelorus")
    exhaust(g, FRANCE, 1)
    assert g.available[FRANCE] == 8
    assert "accept-deal uk" not in asides(g, FRANCE), "three for Byelorus and one for another issue"
    assert not g.view(1)["board"]["deals"][0]["possible"]


def test_ruling_105_what_was_promised_to_be_reclaimed_does_not_come_back_by_a_deal() -> None:
    g = two_to_settle()
    deal(g, USA, FRANCE, "demand", "about politics", "term-reclaim")
    aside(g, UK, "offer france", "give 3")
    assert "propose" not in asides(g, UK)
    aside(g, UK, "give 2")
    assert "propose" in asides(g, UK)


def test_ruling_105_a_deal_does_not_take_the_cubes_for_its_own_promise() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, FRANCE, 7)
    exhaust(g, UK, 6)
    aside(g, UK, "offer france", "ask 2", "demand", "about agenda", "term-pick-3")
    assert "propose" not in asides(g, UK)


def test_ruling_105_a_deal_does_not_take_the_cubes_for_the_only_way_that_was_not_promised_away() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya")]
    exhaust(g, FRANCE, 5)
    exhaust(g, UK, 6)
    deal(g, USA, FRANCE, "demand", "refrain", "about agenda", "term-draw")
    aside(g, UK, "offer france", "ask 4")
    assert "propose" in asides(g, UK), "the first card of the pile costs nothing"
    aside(g, UK, "demand", "refrain", "about agenda", "term-pick-1")
    assert "propose" not in asides(g, UK), "the second costs a cube"
    aside(g, UK, "ask 3")
    assert "propose" in asides(g, UK)


def test_ruling_105_a_deal_does_not_take_the_cubes_of_an_older_promise_for_a_newer_one() -> None:
    g = two_to_settle()
    exhaust(g, UK, 6)
    exhaust(g, FRANCE, 5)
    deal(g, USA, FRANCE, "demand", "about politics", "term-place-on byelorus")
    assert g.available[FRANCE] == 4, "three for Byelorus and one for another issue"
    aside(g, UK, "offer france", "demand", "about bid", "term-bid none_at_all")
    assert "propose" in asides(g, UK)
    aside(g, UK, "ask 2")
    assert "propose" not in asides(g, UK), "the bid could be paid then, and not the placement"


def test_ruling_105_whoever_promised_not_to_leave_the_cube_off_keeps_one() -> None:
    g = two_to_settle()
    exhaust(g, UK, 6)
    exhaust(g, FRANCE, 7)
    assert g.available[FRANCE] == 2
    deal(g, USA, FRANCE, "demand", "refrain", "about agenda", "term-no-cube")
    aside(g, UK, "offer france", "ask 2")
    assert "propose" not in asides(g, UK)


def test_ruling_105_a_bid_leaves_the_cubes_for_later_steps() -> None:
    g = quiet()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    g.contested, g.contender = issue("reparations"), UK
    exhaust(g, FRANCE, 12)
    ask(g, MakeBid(1, FRANCE), AddIssue(1), NewEvent())
    bind(g, FRANCE, "pick 3")
    do(g, "bid none_at_all")
    assert can(g) == ["cubes 1"]
    g.available[FRANCE] = 2
    ask(g, MakeBid(1, FRANCE), AddIssue(1), NewEvent())
    assert can(g) == ["pass"]


def test_ruling_105_a_deal_does_not_take_what_a_standing_bid_leaves_for_a_later_step() -> None:
    g = quiet()
    g.callers = (card("queen_marie"), card("bela_kun"))
    g.contested, g.contender = issue("reparations"), FRANCE
    exhaust(g, FRANCE, 10)
    exhaust(g, UK, 6)
    ask(g, NextBid(FRANCE), AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    bind(g, FRANCE, "put-cube")
    do(g, "bid none_at_all", "cubes 3")
    assert g.available[FRANCE] == 5
    aside(g, FRANCE, "offer uk", "give 2")
    assert "propose" not in asides(g, FRANCE), "three are tied in the bid, and one is for the event"
    aside(g, FRANCE, "give 1")
    assert "propose" in asides(g, FRANCE)


def test_ruling_105_a_bid_leaves_a_unit_to_deploy() -> None:
    g = quiet()
    lay(g, units={FRANCE: 1}, spent_units={FRANCE: 2})
    g.contested, g.contender = issue("russia"), UK
    ask(g, MakeBid(1, FRANCE))
    assert bind(g, FRANCE, "deploy africa-8") == ["pass", "bid none_at_all"]


def test_ruling_105_units_for_a_bid_or_a_die_stay_where_they_are() -> None:
    g = quiet()
    lay(g, units={FRANCE: 1}, spent_units={FRANCE: 1})
    deploy(g, FRANCE, "africa-6")
    lay(g, units={FRANCE: 1})
    act(g)
    bind(g, FRANCE, "bid one_unit")
    do(g, "deploy europe-8")
    assert can(g) == ["from africa"]
    g = quiet()
    lay(g, units={FRANCE: 0}, retired={FRANCE: 2}, unit={space("africa-6"): FRANCE})
    act(g)
    assert "deploy europe-7" in bind(g, FRANCE, "minus-one")
    assert not {"deploy africa-8", "demobilize"} & set(can(g))
    g.political = 1
    g._legal = None
    ask(g)
    assert "demobilize" in can(g), "no check can come any more"


def test_ruling_105_a_unit_that_stands_for_a_die_is_not_called_back_or_given_up() -> None:
    g = quiet()
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 2}, unit={space("africa-6"): FRANCE})
    act(g)
    bind(g, FRANCE, "minus-one")
    do(g, "reclaim")
    assert can(g) == ["done"]
    g = quiet()
    lay(g, units={FRANCE: 1}, retired={FRANCE: 1}, unit={space("africa-6"): FRANCE})
    ask(g, GiveUpUnit(1, FRANCE, 0))
    assert bind(g, FRANCE, "minus-one") == ["give-up-available"]


def test_ruling_105_an_event_does_not_take_what_is_needed_if_there_is_another_way() -> None:
    g = quiet()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, FRANCE, 13)
    g.event = card("mohandas_gandhi")
    ask(g, Conference(), AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    bind(g, FRANCE, "pick 3")
    do(g, "name france")
    assert can(g) == ["second"], "the first takes three cubes"
    g = quiet()
    lay(g, units={FRANCE: 1}, retired={FRANCE: 2})
    g.event = card("soldiers_mutinies")
    ask(g, Conference())
    assert bind(g, FRANCE, "deploy africa-8") == ["decline"]


def test_ruling_105_nobody_names_himself_where_either_effect_takes_what_is_needed() -> None:
    g = quiet()
    lay(g, units={FRANCE: 1}, retired={FRANCE: 2})
    # Two effects by which whoever decides loses a unit.
    program = CONFERENCE[card("soldiers_mutinies")]
    ask(g, NamePlayer(1, FRANCE, card("soldiers_mutinies"), 0, program, program))
    assert "name france" in can(g)
    assert "name france" not in bind(g, FRANCE, "deploy africa-8")
