"""The secretary's judgement: control is worth what it changes, and no more."""

from __future__ import annotations

from math import exp

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    ACTIONS,
    ADJACENT,
    ANNEX,
    AUTHORITARIAN,
    CARD_OPS,
    CHECKS,
    DISCARD,
    DONE,
    LIBERAL,
    NO,
    NOUNS,
    PLACE,
    PLACEMENT,
    SPACE_REGION,
    SPACES,
    STABILITY,
    YES,
)
from chancellery.games.europe_in_turmoil.bot.advise import advise
from chancellery.games.europe_in_turmoil.bot.beginner import advise_beginner
from chancellery.games.europe_in_turmoil.bot.evaluate import EACH_OP, POINTS, SCORING, hands, terms
from chancellery.games.europe_in_turmoil.bot.evaluate import evaluate as chance
from chancellery.games.europe_in_turmoil.bot.glance import advise_quickly
from chancellery.games.europe_in_turmoil.bot.spaces import checks_worth, placement_worth, point, quick
from chancellery.games.europe_in_turmoil.bot.war import war_worth
from chancellery.games.europe_in_turmoil.bot.worth import HELD, HOLD, UNSEEN, WIN, evaluate, hold, region_weight
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.rules import areas, card_play, deck, naval_race, operations
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.stability import ChooseStability
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.games.europe_in_turmoil.tables import run

VIENNA = NOUNS.index("space", "vienna")
RUSSIA = NOUNS.index("region", "russia")
RUSSIA_SCORING = NOUNS.index("card", "russia_scoring")
TWO_POWER_STANDARD = NOUNS.index("card", "two_power_standard")
UPROAR = ACTIONS.parse("stability popular_uproar")


def some_positions() -> list[Turmoil]:
    g = EUROPE_IN_TURMOIL.new(seed=11)
    chance = Rng(key_from("worth"))
    found = []
    while g.waiting:
        assert isinstance(g, Turmoil)
        if g.ply % 8 == 7:
            found.append(g.clone())
        g.advance(g.waiting[0], chance.pick(g.legal(g.waiting[0])))
    return found


def test_to_break_control_is_worth_no_more_than_what_the_region_then_scores_less() -> None:
    broken = 0
    for g in some_positions():
        for seat in (AUTHORITARIAN, LIBERAL):
            for space in g.open_spaces:
                need = STABILITY[space]
                lead = g.support[seat * SPACES + space] - g.support[(1 - seat) * SPACES + space]
                if SPACE_REGION[space] < 0 or lead > -need or need == 0:
                    continue
                change = 1 - need - lead
                twin = g.clone()
                twin.control[space] = NOBODY
                less = abs(net_worth(twin, SPACE_REGION[space]) - net_worth(g, SPACE_REGION[space]))
                firmness = HOLD * (hold(space, lead + change) - hold(space, lead))
                scored = region_weight(g, seat, SPACE_REGION[space]) * less
                assert point(g, seat, space, change) <= firmness + scored + 1e-9
                broken += 1
    assert broken > 20


def test_popular_uproar_is_only_liked_where_it_works() -> None:
    g = some_positions()[-1]
    tried = 0
    for region in set(SPACE_REGION) - {-1}:
        g.stack[-1] = ChooseStability(AUTHORITARIAN, region, 1, 1)
        annexes = [s for s in areas.region_and_neighbours(g, region) if areas.has_icon(g, s, ANNEX)]
        for space in annexes:
            g.control[space] = NOBODY
        assert advise(g, LIBERAL, [UPROAR, DONE])[0] == -1.0
        if annexes:
            g.control[annexes[0]] = LIBERAL
            assert advise(g, LIBERAL, [UPROAR, DONE])[0] == -0.5 * net_worth(g, region) - 1.0
            tried += 1
    assert tried > 1


def test_points_are_gathered_where_together_they_take_control() -> None:
    g = EUROPE_IN_TURMOIL.new(seed=11)
    assert isinstance(g, Turmoil)
    for seat in (AUTHORITARIAN, LIBERAL):
        for space in range(SPACES):
            # The Liberal holds every space but Vienna safely; nobody has Vienna.
            g.support[seat * SPACES + space] = 0 if seat == AUTHORITARIAN or space == VIENNA else 3 * STABILITY[space]
    g.settle()
    near = next(s for s in ADJACENT[VIENNA] if STABILITY[s])
    need = STABILITY[VIENNA]
    assert need > 1
    g.stack = [operations.PlaceSupport(LIBERAL, need, (VIENNA, near))]
    together = quick(g, LIBERAL, [PLACE + VIENNA, PLACE + near])
    assert together[0] == point(g, LIBERAL, VIENNA, need) / need
    g.stack = [operations.PlaceSupport(LIBERAL, 1, (VIENNA, near))]
    alone = quick(g, LIBERAL, [PLACE + VIENNA, PLACE + near])
    assert together[0] > 1.5 * alone[0]
    assert alone[1] == together[1]


def test_a_crisis_is_weighed_and_not_rolled() -> None:
    g = EUROPE_IN_TURMOIL.new(seed=11)
    assert isinstance(g, Turmoil)
    g.hand[AUTHORITARIAN] = [NOUNS.index("card", "admiral_von_tirpitz"), NOUNS.index("card", "prussian_spirit")]
    play = card_play.PlayCard(AUTHORITARIAN)
    g.stack = [play]
    g.track = tuple(NOUNS.index("marker", id) for id in ("franco_russian_alliance", "dual_alliance", "triple_alliance"))
    g.tension = 4
    g.settle()
    seen = []
    for seed in range(12):
        twin = g.clone()
        twin.rng = Rng(key_from(f"die {seed}"))
        seen.append(advise(twin, AUTHORITARIAN, play.legal(g)))
    assert all(scores == seen[0] for scores in seen)


def test_alliances_and_the_place_of_a_scoring_card_count() -> None:
    g = some_positions()[3]
    before = war_worth(g, LIBERAL)
    g.track = (*g.track, NOUNS.index("marker", "entente_cordiale"))
    assert war_worth(g, LIBERAL) > before + 2.0
    assert war_worth(g, AUTHORITARIAN) == -war_worth(g, LIBERAL)
    weights = []
    for hand, discard in (([RUSSIA_SCORING], []), ([], []), ([], [RUSSIA_SCORING])):
        g.hand[LIBERAL], g.discard = hand, discard
        weights.append(region_weight(g, LIBERAL, RUSSIA))
    assert weights[0] > weights[1] > weights[2] > 0.0


def test_terms_add_up_to_the_evaluation() -> None:
    for g in some_positions():
        for seat in (AUTHORITARIAN, LIBERAL):
            assert sum(terms(g, seat).values()) == pytest.approx(evaluate(g, seat) + (1 if seat else -1) * hands(g))


def test_a_search_counts_the_cards_that_are_left() -> None:
    """Operations are worth keeping unless the event is the opponent's, and a scoring card takes a round."""
    g = some_positions()[3]
    g.hand[LIBERAL], g.hand[AUTHORITARIAN] = [], []
    assert hands(g) == 0.0
    g.hand[AUTHORITARIAN] = [TWO_POWER_STANDARD]
    assert hands(g) == pytest.approx(-EACH_OP * CARD_OPS[TWO_POWER_STANDARD])
    assert chance(g, LIBERAL) < 1 / (1 + exp(-evaluate(g, LIBERAL) / POINTS))
    g.hand[LIBERAL], g.hand[AUTHORITARIAN] = [TWO_POWER_STANDARD], []
    assert hands(g) == 0.0
    # Whoever holds a region's scoring card will have it scored.
    g.hand[LIBERAL], g.hand[AUTHORITARIAN] = [], [RUSSIA_SCORING]
    assert hands(g) == pytest.approx(-SCORING + (HELD - UNSEEN) * net_worth(g, RUSSIA))


def test_at_a_glance_operations_go_where_they_are_worth_more() -> None:
    told = []
    for g in some_positions():
        for seat in (AUTHORITARIAN, LIBERAL):
            g.stack = [operations.Operate(seat, 3, TWO_POWER_STANDARD)]
            points, checks = placement_worth(g, seat, 3), checks_worth(g, seat, 3)
            assert advise_quickly(g, seat, [PLACEMENT, CHECKS]) == [points, checks]
            told.append(points > checks)
    assert set(told) == {True, False}


def test_no_scoring_card_is_kept_or_drawn_that_cannot_be_played_any_more() -> None:
    g = some_positions()[3]
    g.hand[LIBERAL] = [RUSSIA_SCORING, TWO_POWER_STANDARD]
    g.phasing, g.turn = LIBERAL, 1
    for number, loses in ((3, False), (ACTION_ROUNDS[0], True)):
        g.round = number
        g.stack = [deck.DiscardCards(LIBERAL, 1)]
        # Whatever the region is worth: at the end of the turn the card would lose the game.
        assert (advise(g, LIBERAL, ACTIONS.each(DISCARD, g.hand[LIBERAL]))[0] == WIN) == loses
        g.stack = [naval_race.Redraw(LIBERAL)]
        assert advise(g, LIBERAL, [YES, NO]) == ([0.0, 1.0] if loses else [1.0, 0.0])
        g.stack = [deck.ExchangeCards(LIBERAL, 1)]
        assert (advise(g, LIBERAL, [DISCARD + g.hand[LIBERAL][1], DONE])[1] == WIN) == loses


def test_the_colossus_privilege_is_not_risked_on_an_event_that_may_fail() -> None:
    """18 lacks a ruler, which Operations may win: every level would rather keep the privilege for a surer event."""
    g = run("""
        set navy authoritarian: 5
        set navy liberal: 4
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support liberal dual_monarchy: 2
        set hand authoritarian: bernhard_von_bulow
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
    """)
    both, operate = (ACTIONS.parse(f"{verb} bernhard_von_bulow") for verb in ("both", "operate"))
    legal = g.legal(AUTHORITARIAN)
    assert both in legal
    for judge in (advise, advise_beginner, advise_quickly):
        scores = dict(zip(legal, judge(g, AUTHORITARIAN, legal), strict=True))
        assert scores[both] < scores[operate], judge.__name__
