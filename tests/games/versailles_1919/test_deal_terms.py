"""What can be promised, topic by topic: exactly what can still come in this turn (11.3)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, GAME_END, NOUNS, UK, USA
from chancellery.games.versailles_1919.rules.deal_terms import terms_about
from chancellery.games.versailles_1919.rules.settling import Conference
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import (
    act,
    aside,
    asides,
    ask,
    card,
    deploy,
    do,
    exhaust,
    give,
    lay,
    put,
    quiet,
    space,
)


def terms(g: Versailles, nation: int, topic: str) -> list[str]:
    return [ACTIONS.name(action) for action in terms_about(g, nation, NOUNS.index("topic", topic))]


def with_event(id: str, cube: int = NOBODY) -> Versailles:
    """It is the turn of France, and this event lies on the table."""
    g = quiet()
    g.event, g.event_cube = card(id), cube
    return act(g)


def test_politics_is_for_the_active_player_and_before_the_action() -> None:
    g = quiet()
    put(g, "smyrna", 1)
    g.waiting_room = g.waiting_room[:1]
    act(g)
    assert terms(g, FRANCE, "politics") == [
        "settle smyrna",
        "place-on smyrna",
        "place-on byelorus",
        "place-on rheinland",
        "reclaim",
    ]
    assert terms(g, UK, "politics") == []
    g.political = 1
    assert terms(g, FRANCE, "politics") == []


def test_two_players_promise_the_action_of_the_usa_after_their_own() -> None:
    g = act(quiet(2))
    g.political = 1
    assert "reclaim" in terms(g, FRANCE, "politics")


def test_options_of_what_one_leads_or_has_just_settled_or_bids_for() -> None:
    g = quiet()
    put(g, "byelorus", 0, 2)
    g.table = [*g.table, GAME_END]
    put(g, "rush_to_the_finish", 0, 2)
    act(g)
    due = ["choose byelorus-independent", "choose byelorus-poland", "choose byelorus-soviet"]
    assert sorted(terms(g, FRANCE, "option")) == due
    assert terms(g, UK, "option") == []
    do(g, "settle byelorus")
    assert sorted(terms(g, FRANCE, "option")) == due
    g = act(quiet())
    g.contested = NOUNS.index("issue", "byelorus")
    assert sorted(terms(g, UK, "option")) == due


def test_the_event_is_for_its_cube_or_else_for_the_active_player() -> None:
    g = with_event("te_lawrence", USA)
    assert terms(g, USA, "event") == ["accept", "decline"]
    assert terms(g, FRANCE, "event") == terms(g, UK, "event") == []
    assert terms(with_event("te_lawrence"), FRANCE, "event") == ["accept", "decline"]
    assert terms(with_event("spartacist_rising"), FRANCE, "event") == []


def test_whoever_may_be_named_can_promise_an_alternative() -> None:
    g = with_event("jan_smuts")
    assert terms(g, FRANCE, "event") == ["name france", "name usa", "name uk", "first", "second"]
    assert terms(g, UK, "event") == ["first", "second"]
    assert terms(with_event("te_lawrence"), UK, "event") == []
    g.event = NOBODY
    assert terms(g, UK, "event") == terms(g, FRANCE, "event") == []


def test_regions_and_issues_of_an_event() -> None:
    regions = [f"region {region}" for region in ("europe", "balkans", "middle_east", "africa", "asia_pacific")]
    assert terms(with_event("vladimir_lenin"), FRANCE, "event") == regions
    assert terms(with_event("comintern"), FRANCE, "event") == []
    g = with_event("web_du_bois")
    give(g, UK, "somalia-italy", "egypt-canal", "saar-league")
    lay(g, owner={GAME_END: UK})
    assert terms(g, FRANCE, "event") == ["accept", "decline", "reopen somalia"]
    g.event = card("scapa_flow")
    give(g, UK, "high_seas_fleet-sunk")
    assert terms(g, FRANCE, "event")[2:] == ["reopen high_seas_fleet"]
    g.event = card("henry_cabot_lodge")
    assert terms(g, FRANCE, "event")[2:] == ["reopen high_seas_fleet"]


def test_exchanges_and_discards_of_an_event() -> None:
    g = with_event("colonel_house")
    assert terms(g, FRANCE, "event")[2:] == [
        *("send-out smyrna", "send-out byelorus"),
        *("bring-in rheinland", "bring-in togo", "bring-in korea"),
    ]
    g = with_event("press_leak")
    g.waiting_room[0] = GAME_END
    put(g, "togo", 1)
    assert terms(g, FRANCE, "event")[2:] == ["discard korea"]


def test_the_agenda_is_for_the_active_player() -> None:
    g = quiet()
    g.callers = (card("bela_kun"), card("jan_smuts"))
    act(g)
    assert terms(g, FRANCE, "agenda") == [
        *("advance rheinland", "advance togo", "advance korea"),
        *("call bela_kun", "call jan_smuts"),
        *("put-cube", "no-cube", "draw", "pick 1", "pick 2", "pick 3"),
    ]
    assert terms(g, UK, "agenda") == []


def test_uprisings_flags_and_bids_are_for_everybody() -> None:
    g = act(quiet())
    dice = ["plus-one", "minus-one", "no-change"]
    hits = ["hit france", "hit usa", "hit uk"]
    cards = [f"strategy {NOUNS.id('strategy', card)}" for card in g.strategies]
    assert terms(g, UK, "uprising") == [*dice, *hits, *cards]
    g.uprisings = 2
    assert terms(g, UK, "uprising") == [*dice, *hits]
    assert terms(g, UK, "flag") == ["fly uk", "fly usa"]
    assert terms(g, UK, "bid")[:2] == ["pass", "bid none_at_all"]
    assert len(terms(g, UK, "bid")) == 8


def test_military_is_for_the_active_player_with_a_unit_and_an_action_left() -> None:
    g = quiet()
    deploy(g, UK, "africa-8")
    act(g)
    found = terms(g, FRANCE, "military")
    assert found[0] == "demobilize"
    assert len(found) == 20
    assert "deploy africa-8" not in found
    assert g.unit[space("africa-8")] == UK
    assert terms(g, UK, "military") == []
    g.military = 1
    assert terms(g, FRANCE, "military") == []
    g.military = 0
    lay(g, retired={FRANCE: 3})
    assert terms(g, FRANCE, "military") == []


def test_a_term_stands_once_in_a_draft() -> None:
    g = with_event("jan_smuts")
    aside(g, FRANCE, "offer uk", "promise", "about event", "term-first", "promise", "about event")
    assert asides(g, FRANCE) == ["term-name france", "back"], "who picks has to be named"


def test_both_sides_can_pay_up_to_what_the_other_has_exhausted() -> None:
    g = quiet()
    exhaust(g, FRANCE, 2)
    exhaust(g, UK, 3)
    act(g)
    aside(g, UK, "offer france")
    assert asides(g, UK) == ["give 1", "give 2", "ask 1", "ask 2", "ask 3", "promise", "demand", "scrap"]
    aside(g, UK, "ask 2")
    assert asides(g, UK)[:5] == ["give 1", "give 2", "ask 1", "ask 3", "no-influence"]


def test_a_deal_has_six_promises_at_most_and_is_not_empty() -> None:
    g = act(quiet())
    aside(g, UK, "offer france")
    assert "propose" not in asides(g, UK)
    for force in ("one_unit", "two_units", "three_units", "local", "local_and_one", "local_and_two"):
        aside(g, UK, "promise", "about bid", f"term-bid {force}")
    assert asides(g, UK) == ["propose", "scrap"]


def test_the_asked_player_alone_can_promise_the_answer() -> None:
    g = quiet()
    g.event = card("prince_feisal")
    give(g, UK, "arabia-saud")
    ask(g, Conference())
    do(g, "accept")
    assert terms(g, FRANCE, "event") == ["reopen arabia"], "whether to carry the event out is decided"
    assert terms(g, UK, "event") == []


def test_what_is_still_to_come_of_an_exchange() -> None:
    g = quiet()
    g.event = card("colonel_house")
    ask(g, Conference())
    do(g, "accept")
    out, back = ["send-out smyrna", "send-out byelorus"], ["bring-in rheinland", "bring-in togo", "bring-in korea"]
    assert sorted(terms(g, FRANCE, "event")) == sorted(out + back)
    assert terms(g, UK, "event") == []
    do(g, "send-out smyrna")
    assert terms(g, FRANCE, "event") == back


def test_after_another_political_action_nothing_of_a_settlement_is_to_come() -> None:
    g = with_event("te_lawrence")
    put(g, "byelorus", 0, 2)
    exhaust(g, FRANCE, 1)
    do(act(g), "reclaim", "cubes 1")
    for topic in ("politics", "option", "event", "agenda"):
        assert terms(g, FRANCE, topic) == [], topic


def test_the_next_cards_can_be_promised_until_they_come() -> None:
    g = with_event("spartacist_rising")
    g.callers = (card("bela_kun"), card("arthur_balfour"))
    put(g, "byelorus", 0, 2)
    do(act(g), "settle byelorus", "choose byelorus-soviet")
    assert terms(g, FRANCE, "event") == [], "its effect is over"
    assert "advance togo" in terms(g, FRANCE, "agenda")
    do(g, "advance togo")
    cards = ["call bela_kun", "call arthur_balfour", "put-cube", "no-cube", "draw", "pick 1", "pick 2", "pick 3"]
    assert terms(g, FRANCE, "agenda") == cards
    do(g, "call arthur_balfour")
    assert terms(g, FRANCE, "agenda") == cards[2:]
    assert terms(g, FRANCE, "event") == [], "its effect comes in a later turn"
    do(g, "no-cube")
    assert terms(g, FRANCE, "agenda") == cards[4:]


def test_two_players_promise_about_the_usa_until_it_has_acted() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    exhaust(g, FRANCE, 1)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    do(act(g), "reclaim", "cubes 1")
    assert g.acting == USA
    assert "settle byelorus" in terms(g, FRANCE, "politics")
    do(g, "settle byelorus")
    assert terms(g, FRANCE, "politics") == []
    assert "draw" in terms(g, FRANCE, "agenda")
