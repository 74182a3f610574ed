"""Promises: what can still be promised, how a promise is kept, and that there is no way round it (11.3)."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.engine.events import Log
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import EUROPE, FRANCE, UK, USA
from chancellery.games.versailles_1919.events import DealLapsed
from chancellery.games.versailles_1919.rules.bidding import MakeBid
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.effects import ReopenIssue
from chancellery.games.versailles_1919.rules.options import ChooseFlag, ChooseOption
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceIssue, Conference, NewEvent
from chancellery.games.versailles_1919.rules.strategy_cards import ChooseStrategy
from chancellery.games.versailles_1919.rules.turn import Act
from chancellery.games.versailles_1919.rules.uprising import ChooseIssueLost, ChooseVictim, UprisingCheck
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
    deploy,
    do,
    exhaust,
    give,
    issue,
    lay,
    option,
    put,
    quiet,
    settling,
    space,
)

# --- offers whose decision is over ---


def told_of_lapse(g: Versailles) -> list[tuple[int, ...] | None]:
    """Whom the log tells of deals that lapse; None for everybody."""
    assert g.log is not None
    return [entry.seats for entry in g.log.entries if isinstance(entry.event, DealLapsed)]


def test_ruling_48_and_78_an_offer_lapses_once_its_decision_is_over() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 3", "demand", "about politics", "term-settle byelorus", "propose")
    assert "accept-deal uk" in asides(g, FRANCE)
    g.log = Log()
    do(g, "reclaim", "cubes 1")
    assert told_of_lapse(g) == [None]
    assert asides(g, FRANCE) == ["offer uk", "offer usa"]
    with pytest.raises(IllegalAction):
        aside(g, FRANCE, "accept-deal uk")
    assert (g.available[UK], g.bound) == (12, ())


def test_ruling_48_and_78_a_draft_lapses_once_its_decision_is_over() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 3", "demand", "about politics", "term-settle byelorus")
    g.log = Log()
    do(g, "reclaim", "cubes 1")
    assert told_of_lapse(g) == [(g.seat_of[UK],)]
    aside(g, UK, "offer france", "give 3", "propose")
    assert "accept-deal uk" in asides(g, FRANCE), "influence needs no decision to come"


def test_an_offer_about_something_else_stays_on_the_table() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 3", "demand", "about military", "term-demobilize", "propose")
    do(g, "reclaim", "cubes 1")
    assert "accept-deal uk" in asides(g, FRANCE)


def test_an_offer_about_the_event_lapses_with_it_and_everybody_is_told() -> None:
    g = quiet()
    g.event = card("jan_smuts")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    aside(g, UK, "offer france", "demand", "about event", "term-name usa", "propose")
    g.log = Log()
    do(g, "name uk", "first")
    assert told_of_lapse(g) == [None]
    assert g.deal_with[UK] == -1
    assert "refuse-deal uk" not in asides(g, FRANCE)


def test_a_draft_about_the_event_lapses_with_it_and_its_author_alone_is_told() -> None:
    g = quiet()
    g.event = card("jan_smuts")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    aside(g, UK, "offer france", "demand", "about event", "term-name usa")
    aside(g, USA, "offer france", "promise", "about bid", "term-pass")
    g.log = Log()
    do(g, "name uk", "first")
    assert told_of_lapse(g) == [(g.seat_of[UK],)]
    assert asides(g, UK) == ["offer france", "offer usa"]
    assert "propose" in asides(g, USA), "what may still come stays in a draft"


def test_an_offer_about_the_next_cards_lapses_when_these_have_come() -> None:
    g = quiet()
    g.event_deck.append(card("ho_chi_minh"))
    ask(g, AddIssue(1), NewEvent())
    aside(g, UK, "offer france", "demand", "about agenda", "term-draw", "propose")
    do(g, "pick 1")
    assert g.deal_with[UK] == -1


# --- promises to act, kept by acting once ---


def test_a_promise_about_the_die_is_kept_in_one_region() -> None:
    g = quiet(dice=(1, 1))
    g.unrest[0] = g.unrest[1] = 5
    deploy(g, UK, "europe-6")
    deploy(g, UK, "balkans-6")
    ask(g, UprisingCheck((0, 1)))
    deal(g, FRANCE, UK, "demand", "about uprising", "term-minus-one")
    assert can(g) == ["minus-one"]
    do(g, "minus-one")
    assert can(g) == ["plus-one", "minus-one", "no-change"]


def two_uprisings() -> Versailles:
    """The UK loses an issue in Europe and one in the Balkans, in one check."""
    g = quiet(dice=(6, 6))
    g.unrest[0] = g.unrest[1] = 5
    g.uprisings = 2
    give(g, UK, "saar-league", "fiume-free")
    return ask(g, UprisingCheck((0, 1)))


def test_ruling_104_a_promise_to_pass_holds_for_the_whole_check() -> None:
    g = two_uprisings()
    deal(g, FRANCE, UK, "demand", "about bid", "term-pass")
    assert can(g) == ["pass"]
    do(g, "pass", "pass", "pass")
    assert g.contested == issue("fiume")
    assert can(g) == ["pass"]
    do(g, "pass", "pass", "pass")
    assert g.bound == (), "the check is over"


def test_ruling_104_a_promise_to_pass_goes_on_if_a_check_brings_no_bid() -> None:
    g = quiet(dice=(1,))
    g.unrest[0] = 5
    ask(g, UprisingCheck((0,)), MakeBid(0, UK))
    assert bind(g, UK, "pass") == ["pass"]
    g = quiet(dice=(6, 6))
    g.unrest[0] = 5
    g.uprisings = 2
    deploy(g, FRANCE, "europe-6")
    ask(g, UprisingCheck((0,)))
    bind(g, UK, "pass")
    do(g, "plus-one")
    assert g.bound != (), "there was an uprising, but nothing to bid for"


def test_ruling_104_a_promise_to_pass_ends_with_the_bid_for_an_issue_that_an_event_opened() -> None:
    g = quiet()
    give(g, UK, "arabia-saud")
    ask(g, ReopenIssue(1, FRANCE, NOBODY, issue("arabia"), 9))
    do(g, "reopen arabia")
    deal(g, FRANCE, UK, "demand", "about bid", "term-pass")
    do(g, "pass")
    assert g.bound == ()


SAAR = issue("saar")


@pytest.mark.parametrize(
    ("question", "action"),
    [
        (ChooseOption(0, UK, SAAR), "choose saar-league"),
        (ChooseFlag(0, UK, SAAR, option("saar-league")), "fly usa"),
        (ChooseVictim(0, UK, EUROPE), "hit uk"),
        (ChooseIssueLost(0, UK, EUROPE), "lose saar"),
        (ChooseStrategy(0, UK), "strategy"),
        (Act(0, UK), "deploy africa-8"),
    ],
)
def test_whatever_was_promised_is_kept_by_doing_it_once(question: Decision, action: str) -> None:
    g = quiet(active=UK)
    give(g, UK, "saar-league", "danzig-poland")
    ask(g, question)
    action = next(name for name in can(g) if name.startswith(action))
    assert bind(g, UK, action) != []
    do(g, action)
    assert g.bound == ()


def test_a_promise_not_to_act_holds_after_the_first_time() -> None:
    g = quiet(dice=(1, 1))
    g.unrest[0] = g.unrest[1] = 5
    deploy(g, UK, "europe-6")
    deploy(g, UK, "balkans-6")
    ask(g, UprisingCheck((0, 1)))
    deal(g, FRANCE, UK, "demand", "refrain", "about uprising", "term-plus-one")
    do(g, "minus-one")
    assert can(g) == ["minus-one", "no-change"]


# --- no way round a promise ---


def political(g: Versailles) -> list[str]:
    return [name for name in can(g) if name.startswith(("settle", "place", "reclaim"))]


def test_ruling_78_cubes_are_kept_back_for_a_second_issue_that_was_not_promised_away() -> None:
    g = quiet()
    put(g, "rheinland", 3)
    put(g, "togo", 5)
    g.waiting_room = [issue("rheinland"), issue("togo")]
    exhaust(g, FRANCE, 9)
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about politics", "term-place-on smyrna")
    assert political(g) == ["place-on byelorus", "place-on rheinland", "reclaim"]
    do(g, "place-on byelorus")
    assert can(g) == ["cubes 1", "cubes 2"], "four of six are for the Rheinland"
    assert g.view(1)["board"]["binding"][0]["action"] == "place-on smyrna"
    do(g, "cubes 2")
    assert can(g) == ["place-on rheinland"]


def test_ruling_78_with_two_players_the_usa_does_not_place_where_it_was_promised_away() -> None:
    g = quiet(2)
    for id in ("rheinland", "togo", "korea"):
        put(g, id, 5)
    exhaust(g, USA, 12)
    exhaust(g, FRANCE, 1)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about politics", "term-place-on smyrna")
    do(g, "reclaim", "cubes 1")
    assert can(g) == ["reclaim"]


def test_ruling_50_a_promise_not_to_place_is_void_where_nothing_else_is_possible() -> None:
    g = quiet()
    for id in ("rheinland", "togo", "korea"):
        put(g, id, 3)
    g.available[FRANCE] = 2
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about politics", "term-place-on smyrna")
    assert political(g) == ["place-on smyrna", "place-on byelorus"]
    do(g, "place-on byelorus", "cubes 1", "place-on smyrna")


def test_ruling_78_an_exchange_is_declined_if_the_only_issue_to_send_out_was_promised_away() -> None:
    g = quiet()
    g.event = card("colonel_house")
    put(g, "byelorus", 0, 2)
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about event", "term-send-out smyrna")
    do(g, "settle byelorus", "choose byelorus-soviet")
    assert can(g) == ["decline"]
    assert g.view(1)["board"]["binding"][0]["action"] == "send-out smyrna"


def test_ruling_78_an_exchange_goes_on_if_another_issue_can_be_sent_out() -> None:
    g = quiet()
    g.event = card("colonel_house")
    ask(g, Conference())
    deal(g, UK, FRANCE, "demand", "refrain", "about event", "term-send-out smyrna")
    assert can(g) == ["accept", "decline"]
    do(g, "accept")
    assert can(g) == ["send-out byelorus"]


def test_ruling_78_whoever_promised_to_reclaim_keeps_the_only_unit_that_can_come_back() -> None:
    g = quiet()
    lay(g, units={FRANCE: 0}, retired={FRANCE: 2}, unit={space("europe-8"): FRANCE})
    act(g)
    assert "demobilize" in can(g)
    deal(g, UK, FRANCE, "demand", "about politics", "term-reclaim")
    assert "demobilize" not in can(g)
    do(g, "reclaim", "recall europe")
    assert "demobilize" in can(g), "the promise is kept"


def test_ruling_78_whoever_promised_to_reclaim_gives_up_another_unit() -> None:
    g = quiet()
    lay(g, units={FRANCE: 1}, retired={FRANCE: 1}, unit={space("europe-8"): FRANCE})
    act(g)
    deal(g, UK, FRANCE, "demand", "about politics", "term-reclaim")
    do(g, "demobilize")
    assert can(g) == ["give-up-available"]


def test_a_promise_not_to_demobilize_is_kept_where_no_other_military_action_is_possible() -> None:
    g = settling()
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3})
    assert "demobilize" in can(g)
    assert "demobilize" not in bind(g, FRANCE, "demobilize", True)


def test_what_a_promise_forbids_is_refused_by_it() -> None:
    g = settling()
    deal(g, UK, FRANCE, "demand", "about politics", "term-settle byelorus")
    with pytest.raises(IllegalAction) as caught:
        do(g, "settle smyrna")
    assert caught.value.rule == "11.3"
    text, rule = g.why_not(1, "issue", issue("togo"))
    assert (text.key, rule) == ("promised", "11.3")


def test_a_second_issue_that_was_promised_away_is_explained_by_the_promise() -> None:
    g = act(quiet())
    deal(g, UK, FRANCE, "demand", "refrain", "about politics", "term-place-on smyrna")
    do(g, "place-on byelorus", "cubes 1")
    text, rule = g.why_not(1, "issue", issue("smyrna"))
    assert (text.key, rule) == ("promised", "11.3")


def test_a_deal_cannot_be_taken_back_alone() -> None:
    g = settling()
    aside(g, UK, "offer france", "give 3", "propose")
    aside(g, FRANCE, "accept-deal uk")
    assert g.floor == g.ply
