"""Nothing is promised that is decided, or that another decides (11.3, R78)."""

from __future__ import annotations

from chancellery.games.versailles_1919.board import (
    FRANCE,
    UK,
    USA,
)
from chancellery.games.versailles_1919.rules.bidding import MakeBid
from tests.games.versailles_1919.positions import (
    act,
    ask,
    can,
    card,
    demanded,
    do,
    issue,
    put,
    quiet,
    two_to_settle,
)


def test_an_option_that_is_chosen_is_not_sold() -> None:
    g = two_to_settle()
    do(g, "settle smyrna", "choose smyrna-greece")
    assert can(g) == ["fly uk", "fly usa"]
    assert demanded(g, FRANCE, "option") == []
    assert demanded(g, FRANCE, "flag") == ["fly uk", "fly usa"]


def test_whoever_has_passed_sells_no_option_of_what_is_bid_for() -> None:
    g = quiet()
    g.contested, g.contender = issue("russia"), UK
    ask(g, MakeBid(1, FRANCE))
    assert demanded(g, FRANCE, "option") != []
    do(g, "pass")
    assert demanded(g, FRANCE, "option") == []


def test_nobody_sells_what_another_decides_about_the_event() -> None:
    g = two_to_settle("herbert_hoover")
    assert demanded(g, USA, "event") == [], "France settles, and nobody has a cube on it"
    g = two_to_settle("robert_lansing")
    assert "name france" not in demanded(g, FRANCE, "event"), "it names another"
    assert not {"first", "second"} & set(demanded(g, FRANCE, "event"))
    assert demanded(g, USA, "event") == ["first", "second"]


def test_bids_and_dice_are_not_sold_when_none_can_come() -> None:
    g = two_to_settle()
    do(g, "reclaim", "cubes 1")
    for topic in ("bid", "uprising", "flag"):
        assert demanded(g, FRANCE, topic) == [], topic
    assert demanded(g, FRANCE, "military") != []


def test_two_players_sell_no_step_of_a_settlement_that_is_over() -> None:
    g = quiet(2)
    g.event = card("spartacist_rising")
    g.callers = (card("queen_marie"), card("bela_kun"))
    put(g, "smyrna", 0, 2)
    act(g)
    do(g, "settle smyrna", "choose smyrna-turkey", "advance togo")
    assert not any(name.startswith("advance") for name in demanded(g, FRANCE, "agenda"))
    do(g, "call queen_marie")
    assert demanded(g, FRANCE, "event") == [], "the crisis comes first"
