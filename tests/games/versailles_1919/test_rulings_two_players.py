"""Rulings about two players (13)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import FRANCE, GAME_END, OPTIONS_OF, STRATEGY_IDS, UK, UNHAPPINESS, USA
from chancellery.games.versailles_1919.rules.bidding import NextBid
from chancellery.games.versailles_1919.rules.common import everyone
from chancellery.games.versailles_1919.rules.options import SelectOption, options_for
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, Conference, NewEvent
from chancellery.games.versailles_1919.rules.two_players import UsaAction
from chancellery.games.versailles_1919.rules.uprising import UprisingCheck
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, ask, can, card, do, exhaust, give, issue, lay, put, quiet


def usa(g: Versailles) -> Versailles:
    """France leads the USA."""
    g.active = FRANCE
    g.political = g.military = 1
    return ask(g, UsaAction(1))


def test_the_usa_has_cubes_and_nothing_else() -> None:
    g = quiet(2)
    assert (g.available[USA], g.units[USA], g.happiness[USA]) == (15, 0, NOBODY)
    assert [g.happiness[nation] for nation in (UK, FRANCE, 3, 4)] == [20, 20, 20, 20]
    assert len(g.strategies) == 3
    assert len(g.view(0)["board"]["boxes"]) == 5


def test_the_usa_never_settles_for_its_leader() -> None:
    g = quiet(2)
    put(g, "smyrna", 0, 3)
    put(g, "byelorus", 2)
    usa(g)
    assert "settle byelorus" in can(g)
    assert "settle smyrna" not in can(g)


def test_the_usa_takes_the_option_of_least_unhappiness() -> None:
    g = quiet(2)
    for number in range(52):
        found = options_for(g, USA, number)
        least = min(UNHAPPINESS[option][USA] for option in OPTIONS_OF[number])
        assert all(UNHAPPINESS[option][USA] == least for option in found)
    ask(g, SelectOption(USA, issue("rheinland")))
    assert g.chosen[issue("rheinland")] != NOBODY


def test_the_opponent_chooses_for_an_issue_it_leads() -> None:
    g = quiet(2)
    put(g, "byelorus", 2, 1)
    usa(g)
    do(g, "settle byelorus")
    assert g.waiting == (g.seat_of[UK],)
    assert (g.exhausted[UK], g.available[FRANCE]) == (2, 15)


def test_the_usa_pays_for_discards_and_puts_cubes() -> None:
    g = quiet(2)
    g.acting = USA
    g.issue_discard = [issue("saar"), issue("danzig")]
    g.event = NOBODY
    g.callers = (card("arthur_balfour"), card("jan_smuts"))
    ask(g, AddIssue(1), AdvanceEvent(1))
    do(g, "pick 2", "call arthur_balfour", "put-cube")
    assert (g.exhausted[USA], g.available[USA], g.event_cube) == (1, 13, USA)


def test_the_usa_cannot_pay_for_discards_with_cubes_of_its_leader() -> None:
    g = quiet(2)
    g.acting = USA
    g.issue_discard = [issue("saar"), issue("danzig"), issue("fiume")]
    g.available[USA] = 1
    ask(g, AddIssue(1))
    assert can(g) == ["pick 1", "pick 2", "draw"]


def test_ruling_97_the_crisis_of_a_settlement_by_the_usa_is_decided_by_the_active_player() -> None:
    g = quiet(2)
    g.acting = USA
    g.event_deck.append(card("soldiers_mutinies"))
    ask(g, NewEvent())
    assert g.waiting == (g.seat_of[FRANCE],)
    prompt = g.view(1)["prompt"]
    assert prompt is not None
    assert prompt["args"]["nation"]["id"] == "france"


def test_ruling_79_without_a_cube_the_settling_usa_decides_by_its_leader() -> None:
    g = quiet(2)
    g.acting, g.event = USA, card("robert_lansing")
    ask(g, Conference())
    assert g.waiting == (g.seat_of[FRANCE],)
    assert can(g) == ["name france", "name uk"]


def test_ruling_79_when_a_player_settles_the_player_decides() -> None:
    g = quiet(2)
    g.event = card("lord_robert_cecil")
    exhaust(g, FRANCE, 4)
    ask(g, Conference())
    do(g, "accept")
    assert g.exhausted[FRANCE] == 1


def test_ruling_80_a_usa_reclaim_needs_an_exhausted_cube() -> None:
    g = quiet(2)
    exhaust(g, FRANCE, 5)
    assert "reclaim" not in can(usa(g))


def test_the_usa_that_can_do_nothing_is_passed_over() -> None:
    g = quiet(2)
    g.available[USA] = 1
    usa(g)
    assert g.active == UK


def test_ruling_80_the_game_may_end_before_the_usa_acts() -> None:
    g = quiet(2)
    g.table[0] = GAME_END
    put(g, "rush_to_the_finish", 0, 1)
    act(g)
    do(g, "settle rush_to_the_finish")
    assert g.outcome is not None
    assert len(g.outcome.scores) == 2


def test_ruling_97_bids_for_an_issue_of_the_usa_begin_with_the_active_player() -> None:
    g = quiet(2, dice=(6,))
    g.unrest[0] = 5
    give(g, USA, "saar-league")
    ask(g, UprisingCheck((0,)))
    assert g.waiting == (g.seat_of[FRANCE],)
    do(g, "pass")
    assert g.waiting == (g.seat_of[UK],)
    assert not any(isinstance(frame, NextBid) for frame in g.stack)


def test_ruling_97_others_are_the_opponent_and_the_usa() -> None:
    g = quiet(2)
    g.event = card("robert_lansing")
    ask(g, Conference())
    assert can(g) == ["name uk", "name usa"]
    assert everyone(g) == [FRANCE, UK, USA]


def test_issues_of_the_usa_score_for_nobody_and_their_counters_do() -> None:
    g = quiet(2)
    g.table[0] = GAME_END
    put(g, "rush_to_the_finish", 0, 0, 2)
    give(g, USA, "russia-intervene")
    give(g, UK, "saar-germany")
    lay(g, strategy={FRANCE: STRATEGY_IDS.index("cordon_sanitaire")})
    g.unrest, g.happiness = [5] * 5, [20, 20, NOBODY, 10, 10]
    act(g)
    do(g, "settle rush_to_the_finish")
    assert g.owner[GAME_END] == USA
    assert g.outcome is not None
    assert (g.outcome.scores, g.outcome.winners) == ((4 + 6, 4 + 6), (0,)), "equal points and happiness, more issues"


def test_the_usa_chooses_no_strategy() -> None:
    g = quiet(2, dice=(6,))
    g.unrest[0] = 5
    ask(g, UprisingCheck((0,)))
    for _ in range(2):
        do(g, can(g)[0])
    assert g.strategy[USA] == NOBODY
    assert len(g.strategies) == 1
