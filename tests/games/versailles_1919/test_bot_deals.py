"""Deals of bots: what they offer to whoever has the turn, and what they accept (11)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, UK, USA
from chancellery.games.versailles_1919.bot.deals import MARGIN, advise_deal
from chancellery.games.versailles_1919.bot.judgement import deal_of, judge_of
from chancellery.games.versailles_1919.rules.placing import PlaceSecond
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, aside, asides, ask, bind, can, do, exhaust, issue, put, quiet

LONGEST = 12


def advised(g: Versailles, nation: int, *earlier: str) -> str | None:
    """What the bot of a nation does about deals, after what it has done in this match."""
    seat = g.seat_of[nation]
    action = (
        advise_deal(g, seat, g.asides(seat), [ACTIONS.parse(name) for name in earlier]) if g.aside_due(seat) else None
    )
    return None if action is None else ACTIONS.name(action)


def offered(g: Versailles, nation: int) -> list[str]:
    """Let the bot of a nation put its offer together: the parts."""
    parts: list[str] = []
    while (part := advised(g, nation)) is not None:
        assert len(parts) < LONGEST
        aside(g, nation, part)
        parts.append(part)
    return parts


def position(
    active: int, table: dict[str, tuple[int, int, int]], waiting: dict[str, tuple[int, int, int]]
) -> Versailles:
    """It is a nation's turn, with cubes of the UK, France and the USA on these issues."""
    g = quiet(active=active)
    for id in (*table, *waiting):
        for pile in (g.issue_deck, g.issue_discard):
            if issue(id) in pile:
                pile.remove(issue(id))
    g.table, g.waiting_room = [issue(id) for id in table], [issue(id) for id in waiting]
    for id, cubes in (table | waiting).items():
        put(g, id, *cubes)
    return g


def led_by_the_usa() -> Versailles:
    """The UK has nothing left to place; the USA leads on Palestine, which the UK could settle."""
    table = {"palestine": (1, 2, 4), "korea": (2, 3, 0)}
    waiting = {"yugoslavia": (1, 2, 1), "league_voting": (4, 2, 3), "micronesia": (3, 2, 2)}
    g = position(UK, table, waiting)
    for nation, cubes in ((UK, 4), (FRANCE, 2), (USA, 1)):
        exhaust(g, nation, cubes)
    return act(g, UK)


def test_a_bot_pays_for_settling_what_it_leads() -> None:
    g = led_by_the_usa()
    parts = offered(g, USA)
    assert parts[:4] == ["offer uk", "demand", "about politics", "term-settle palestine"]
    assert parts[4].startswith("give ")
    assert parts[5:] == ["propose"]
    assert advised(g, UK) == "accept-deal usa"
    aside(g, UK, "accept-deal usa")
    assert "settle palestine" in can(g)
    assert "reclaim" not in can(g)


def test_a_bot_pays_for_an_option_that_it_likes_better_but_sells_none_that_lowers_its_chances() -> None:
    table = {"egypt": (2, 3, 0), "rheinland": (0, 0, 0)}
    g = position(FRANCE, table, {"shandong": (8, 6, 11), "india": (0, 0, 1), "dalmatia": (0, 0, 0)})
    exhaust(g, UK, 1)
    exhaust(g, FRANCE, 5)
    act(g)
    parts = offered(g, UK)
    assert parts[3] == "term-settle egypt"
    assert parts[4:7] == ["demand", "about option", "term-choose egypt-protectorate"]
    judge, deal = judge_of(g, list(g.deal_terms[UK])), deal_of(g, UK)
    ends = judge.outcomes(deal)
    assert judge.difference(ends, FRANCE) > MARGIN
    assert judge.rise(ends, FRANCE) < 0 < judge.rise(ends, UK)
    assert advised(g, FRANCE) == "refuse-deal uk"


def test_a_bot_makes_one_offer_in_a_turn() -> None:
    g = led_by_the_usa()
    offered(g, USA)
    aside(g, UK, "refuse-deal usa")
    assert offered(g, USA) == []
    assert g.offers[USA] == 1


def test_a_bot_offers_nothing_where_nobody_could_recover_anything() -> None:
    g = led_by_the_usa()
    exhaust(g, UK, -4)
    assert offered(g, USA) == []


def test_a_bot_takes_influence_for_nothing_and_gives_none() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk", "give 2", "propose")
    assert advised(g, UK) == "accept-deal usa"
    aside(g, USA, "withdraw")
    aside(g, UK, "offer usa", "ask 2", "propose")
    assert advised(g, USA) == "refuse-deal uk"


def test_a_bot_does_not_give_an_issue_away() -> None:
    g = quiet()
    put(g, "smyrna", 1, 3)
    put(g, "byelorus", 3, 1)
    exhaust(g, FRANCE, 3)
    act(g)
    aside(g, UK, "offer france", "give 1", "demand", "about politics", "term-settle byelorus", "propose")
    assert advised(g, FRANCE) == "refuse-deal uk"


def test_a_bot_refuses_what_cannot_be_carried_out() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk", "give 2", "propose")
    exhaust(g, UK, -3)
    assert "accept-deal usa" not in asides(g, UK)
    assert advised(g, UK) == "refuse-deal usa"


def test_an_offer_whose_decision_is_over_holds_no_bot_up() -> None:
    g = led_by_the_usa()
    offered(g, USA)
    do(g, "reclaim", "cubes 1")
    assert g.deal_with[USA] == NOBODY, "it has lapsed"
    assert advised(g, UK) is None
    assert advised(g, USA) is None


def test_a_bot_waits_with_its_answer_until_a_step_is_over() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk", "give 2", "propose")
    ask(g, PlaceSecond(0, UK, issue("rheinland")))
    assert advised(g, UK) is None


def test_a_draft_that_no_longer_fits_is_scrapped() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk")
    g.political = 1
    assert advised(g, USA) == "scrap"


def test_a_draft_is_scrapped_that_would_give_away_what_the_bot_promised() -> None:
    g = led_by_the_usa()
    cubes = int(offered(g, USA)[4].removeprefix("give "))
    g = led_by_the_usa()
    exhaust(g, USA, g.available[USA] - cubes)
    bind(g, USA, "bid none_at_all")
    assert offered(g, USA)[-1] == "scrap"
    assert advised(g, USA) is None


def test_ruling_51_the_solo_game_has_no_deals_of_bots() -> None:
    g = act(quiet(1, active=USA), USA)
    assert g.aside_due(0) is False
