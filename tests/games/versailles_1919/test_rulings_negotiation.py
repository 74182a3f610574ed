"""Rulings about deals (11)."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.engine.events import Log
from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, STRATEGY_IDS, UK, USA
from chancellery.games.versailles_1919.rules.bidding import MakeBid
from chancellery.games.versailles_1919.rules.effects import NamePlayer
from chancellery.games.versailles_1919.rules.promises import encode
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceIssue, Conference, NewEvent
from chancellery.games.versailles_1919.rules.uprising import Announce, UprisingCheck
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
    give,
    issue,
    lay,
    put,
    quiet,
    settling,
)

FEW = 30


def test_a_deal_is_put_together_part_by_part() -> None:
    g = settling()
    assert asides(g, UK) == ["offer france", "offer usa"]
    aside(g, UK, "offer france")
    assert asides(g, UK) == [*[f"give {n}" for n in range(1, 7)], "promise", "demand", "scrap"]
    aside(g, UK, "give 2", "demand")
    assert "about politics" in asides(g, UK)
    aside(g, UK, "about politics")
    assert "term-settle byelorus" in asides(g, UK)
    aside(g, UK, "term-settle byelorus")
    assert "propose" in asides(g, UK)
    assert asides(g, FRANCE) == ["offer uk", "offer usa"]
    aside(g, UK, "propose")
    assert asides(g, UK) == ["withdraw"]
    assert asides(g, FRANCE)[:2] == ["accept-deal uk", "refuse-deal uk"]
    assert "accept-deal uk" not in asides(g, USA)


def test_few_asides_are_listed_at_a_time() -> None:
    g = settling()
    for first in ("promise", "demand"):
        for topic in range(8):
            twin = g.clone()
            aside(twin, UK, "offer france", first)
            abouts = [name for name in asides(twin, UK) if name.startswith("about")]
            if topic < len(abouts):
                aside(twin, UK, abouts[topic])
            assert len(asides(twin, UK)) <= FEW


def test_ruling_48_influence_moves_at_once() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 3", "propose")
    aside(g, FRANCE, "accept-deal uk")
    assert (g.available[UK], g.exhausted[UK]) == (9, 3)
    assert (g.available[FRANCE], g.exhausted[FRANCE]) == (9, 3)
    assert g.deal_with[UK] == -1


def test_ruling_48_the_other_side_may_pay() -> None:
    g = settling()
    aside(g, FRANCE, "offer uk", "ask 4", "propose")
    aside(g, UK, "accept-deal france")
    assert (g.exhausted[UK], g.exhausted[FRANCE]) == (4, 2)


def test_ruling_48_an_impossible_deal_is_refused_and_changes_nothing() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 6", "propose")
    exhaust(g, FRANCE, -3)
    before = g.available[:]
    assert "accept-deal uk" not in asides(g, FRANCE)
    with pytest.raises(IllegalAction, match="may not 'accept-deal uk' now"):
        aside(g, FRANCE, "accept-deal uk")
    assert g.available == before
    assert "refuse-deal uk" in asides(g, FRANCE)


def test_ruling_48_and_78_a_promise_narrows_the_decision() -> None:
    g = settling()
    aside(g, UK, "offer france", "demand", "about politics", "term-settle byelorus", "propose")
    aside(g, FRANCE, "accept-deal uk")
    political = [name for name in can(g) if name.startswith(("settle", "place", "reclaim"))]
    assert political == ["settle byelorus"]
    assert "demobilize" in can(g)
    assert g.view(1)["board"]["binding"][0]["action"] == "settle byelorus"


def test_ruling_49_the_limit_is_six_for_each_deal() -> None:
    g = settling()
    exhaust(g, FRANCE, 3)
    aside(g, UK, "offer france")
    assert asides(g, UK) == [*[f"give {n}" for n in range(1, 7)], "promise", "demand", "scrap"]
    aside(g, UK, "give 6", "propose")
    aside(g, FRANCE, "accept-deal uk")
    aside(g, UK, "offer france", "give 3", "propose")
    aside(g, FRANCE, "accept-deal uk")
    assert g.exhausted[FRANCE] == 0


def test_ruling_50_a_promise_that_cannot_be_kept_is_void() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 1", "demand", "about politics", "term-settle byelorus", "propose")
    aside(g, FRANCE, "accept-deal uk")
    g.table.remove(issue("byelorus"))
    g.waiting_room.append(issue("byelorus"))
    g._legal = None
    assert "settle smyrna" in can(g)
    assert g.exhausted[UK] == 1


def test_ruling_51_the_solo_game_has_no_deals() -> None:
    g = act(quiet(1, active=USA), USA)
    assert g.asides(0) == []


def test_ruling_51_two_players_deal_with_each_other_only() -> None:
    g = act(quiet(2), FRANCE)
    assert asides(g, UK) == ["offer france"]


def test_ruling_77_cubes_in_a_standing_bid_are_tied() -> None:
    g = quiet()
    g.contested, g.contender = issue("russia"), UK
    lay(g, bid_cubes={UK: 12})
    exhaust(g, FRANCE, 6)
    ask(g, MakeBid(1, FRANCE))
    aside(g, UK, "offer france")
    assert [name for name in asides(g, UK) if name.startswith("give")] == ["give 1", "give 2", "give 3"]


def test_ruling_77_cubes_received_may_be_bid() -> None:
    g = quiet()
    g.contested, g.contender = issue("reparations"), UK
    lay(g, bid_cubes={UK: 9})
    exhaust(g, FRANCE, 6)
    ask(g, MakeBid(1, FRANCE))
    assert can(g) == ["pass"]
    aside(g, USA, "offer france", "give 3", "propose")
    aside(g, FRANCE, "accept-deal usa")
    assert can(g) == ["pass", "cubes 10", "cubes 11", "cubes 12"]


def test_ruling_78_every_decision_can_be_promised() -> None:
    g = quiet()
    g.contested, g.contender = issue("russia"), UK
    assert bind(ask(g, MakeBid(1, FRANCE)), FRANCE, "pass") == ["pass"]
    g = quiet()
    deploy(g, FRANCE, "europe-6")
    assert bind(ask(g, Announce(1, FRANCE, 0)), FRANCE, "minus-one") == ["minus-one"]
    g = ask(quiet(), NamePlayer(1, FRANCE, card("jan_smuts"), 0, 0, 1))
    assert bind(g, FRANCE, "name usa") == ["name usa"]
    g = quiet()
    g.event = card("bela_kun")
    assert bind(ask(g, Conference()), FRANCE, "decline") == ["decline"]


def test_ruling_78_a_promise_not_to() -> None:
    g = settling()
    assert "settle smyrna" not in bind(g, FRANCE, "settle smyrna", True)
    assert "settle byelorus" in can(g)


def test_ruling_50_a_promise_not_to_that_leaves_nothing_is_void() -> None:
    g = quiet()
    g.contested, g.contender = issue("reparations"), UK
    exhaust(g, FRANCE, 15)
    assert bind(ask(g, MakeBid(1, FRANCE)), FRANCE, "pass", True) == ["pass"]


def test_promises_bind_nobody_else() -> None:
    g = settling()
    assert "settle smyrna" in bind(g, UK, "settle byelorus")


def test_promises_and_offers_end_with_the_turn() -> None:
    g = settling()
    bind(g, FRANCE, "reclaim")
    aside(g, UK, "offer france", "give 1", "propose")
    do(g, "reclaim", "cubes 1", "done")
    assert g.active == USA
    assert (g.bound, g.deal_with[UK]) == ((), -1)


def test_offers_are_refused_withdrawn_and_scrapped() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 1", "propose")
    aside(g, FRANCE, "refuse-deal uk")
    aside(g, UK, "offer france", "give 1", "propose", "withdraw")
    aside(g, UK, "offer france", "give 1", "no-influence", "promise", "refrain", "back", "scrap")
    assert asides(g, UK) == ["offer france", "offer usa"]


def test_no_deal_is_struck_in_the_middle_of_a_step() -> None:
    g = settling()
    aside(g, USA, "offer france", "ask 1" if "ask 1" in asides(g, USA) else "give 1", "propose")
    do(g, "place-on togo")
    assert "accept-deal usa" not in asides(g, FRANCE)


def test_drafts_are_nobody_elses_business() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 2")
    assert g.view(0)["board"]["deals"]
    assert not g.view(1)["board"]["deals"]
    aside(g, UK, "propose")
    assert g.view(-1)["board"]["deals"][0]["cubes"] == 2


def test_ruling_77_whoever_has_passed_has_no_standing_bid() -> None:
    g = quiet()
    g.contested, g.contender = issue("russia"), UK
    lay(g, bid_cubes={UK: 12}, passed={UK: 1})
    exhaust(g, FRANCE, 6)
    ask(g, MakeBid(1, FRANCE))
    aside(g, UK, "offer france")
    assert "give 6" in asides(g, UK)


def test_ruling_78_a_promise_to_bid_binds_where_military_is_barred() -> None:
    g = quiet()
    g.contested, g.contender = issue("reparations"), UK
    ask(g, MakeBid(1, FRANCE))
    deal(g, UK, FRANCE, "demand", "about bid", "term-bid none_at_all")
    assert can(g) == ["bid none_at_all"]
    do(g, "bid none_at_all", "cubes 2")
    assert g.bid_cubes[FRANCE] == 2


def test_ruling_78_a_named_player_can_promise_the_alternative_of_a_crisis() -> None:
    g = quiet()
    g.event_deck.append(card("soldiers_mutinies"))
    ask(g, NewEvent())
    assert can(g)[0].startswith("name")
    deal(g, FRANCE, UK, "promise", "about event", "term-name uk", "demand", "about event", "term-second")
    assert can(g) == ["name uk"]
    do(g, "name uk")
    assert can(g) == ["second"]


def test_ruling_78_what_is_kept_of_two_issues_can_be_promised() -> None:
    g = quiet()
    g.issue_deck = [3, issue("egypt"), issue("saar")]
    ask(g, AddIssue(1))
    do(g, "draw")
    deal(g, UK, FRANCE, "demand", "about agenda", "term-keep egypt")
    assert can(g) == ["keep egypt"]


def test_ruling_78_the_issue_lost_and_the_strategy_can_be_promised() -> None:
    g = quiet(dice=(6,))
    g.unrest[0] = 5
    give(g, UK, "saar-league", "danzig-poland")
    ask(g, UprisingCheck((0,)))
    card_id = STRATEGY_IDS[g.strategies[1]]
    deal(
        g,
        FRANCE,
        UK,
        "demand",
        "about uprising",
        "term-lose danzig",
        "demand",
        "about uprising",
        f"term-strategy {card_id}",
    )
    assert can(g) == ["lose danzig"]
    do(g, "lose danzig", "pass", "pass", "pass")
    while g.waiting != (g.seat_of[UK],):
        do(g, next(name for name in can(g) if name != f"strategy {card_id}"))
    assert can(g) == [f"strategy {card_id}"]


def test_ruling_78_an_exchange_and_a_discard_can_be_promised() -> None:
    g = quiet()
    g.event = card("colonel_house")
    ask(g, Conference())
    deal(g, UK, FRANCE, "demand", "about event", "term-send-out smyrna", "demand", "about event", "term-bring-in togo")
    do(g, "accept")
    assert can(g) == ["send-out smyrna"]
    do(g, "send-out smyrna")
    assert can(g) == ["bring-in togo"]
    g = quiet()
    g.event = card("press_leak")
    ask(g, Conference())
    deal(g, UK, FRANCE, "demand", "about event", "term-discard togo", "demand", "about event", "term-accept")
    assert can(g) == ["accept"]
    do(g, "accept")
    assert can(g) == ["discard togo"]


def test_promises_about_the_event_end_with_it() -> None:
    g = quiet()
    g.event = card("jan_smuts")
    g.event_deck.append(card("soldiers_mutinies"))
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    deal(g, UK, FRANCE, "demand", "about event", "term-name uk")
    do(g, "name uk", "first")
    assert g.bound == (), "nothing is left of it as soon as the event is discarded"
    do(g, "advance togo")
    assert can(g) == ["name france", "name usa", "name uk"]


def test_promises_about_the_next_cards_end_when_these_have_come() -> None:
    g = settling()
    g.bound = (encode(ACTIONS.parse("draw"), 0, FRANCE, UK), encode(ACTIONS.parse("pass"), 0, FRANCE, UK))
    g.event_deck.append(card("ho_chi_minh"))
    ask(g, NewEvent())
    assert [promise["action"] for promise in g.view(0)["board"]["bound"]] == ["pass"]


def test_a_promise_to_place_on_two_issues_keeps_cubes_for_the_second() -> None:
    g = quiet()
    put(g, "byelorus", 4)
    act(g)
    terms = ("demand", "about politics", "term-place-on smyrna", "demand", "about politics", "term-place-on byelorus")
    deal(g, UK, FRANCE, *terms)
    do(g, "place-on smyrna")
    assert can(g) == [f"cubes {n}" for n in range(1, 11)]
    do(g, "cubes 10")
    assert can(g) == ["place-on byelorus"]


def test_with_two_players_a_promise_is_kept_once_and_not_again_by_the_usa() -> None:
    g = quiet(2)
    exhaust(g, FRANCE, 1)
    exhaust(g, USA, 2)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    act(g)
    deal(g, UK, FRANCE, "demand", "about politics", "term-reclaim")
    assert can(g) == ["reclaim"]
    do(g, "reclaim", "cubes 1")
    assert {"reclaim", "place-on smyrna"} <= set(can(g))


def test_with_two_players_the_options_of_the_usa_can_be_promised() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    aside(g, UK, "offer france", "demand", "about option")
    assert "term-choose byelorus-soviet" in asides(g, UK)
    g = act(quiet(2))
    aside(g, FRANCE, "offer uk", "demand")
    assert "about option" not in asides(g, FRANCE)


def test_a_deal_of_promises_alone_moves_and_tells_of_no_influence() -> None:
    g = settling()
    g.log = Log()
    before = (g.available[:], g.exhausted[:])
    deal(g, UK, FRANCE, "demand", "about politics", "term-settle byelorus")
    assert (g.available, g.exhausted) == before
    told = [type(entry.event).__name__ for entry in g.log.entries]
    assert told[-3:] == ["DealOffered", "PromiseMade", "DealStruck"]
