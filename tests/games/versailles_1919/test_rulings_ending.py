"""Rulings about the end, points and strategy cards (3, 12)."""

from __future__ import annotations

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    CONTENT,
    COUNTER_IDS,
    COUNTERS,
    FRANCE,
    GAME_END,
    HOLDERS,
    ITALY,
    JAPAN,
    NATIONS,
    STRATEGY_IDS,
    UK,
    USA,
)
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.scoring import (
    counter_totals,
    flag_points,
    happiness_points,
    score,
    strategy_points,
    strategy_worth,
    winners_of,
)
from chancellery.games.versailles_1919.rules.settling import AddIssue
from chancellery.games.versailles_1919.rules.uprising import would_be_hit
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, ask, deploy, do, give, issue, lay, put, quiet, space


def test_ruling_52_the_game_end_card_ends_it_at_once() -> None:
    g = quiet()
    g.table[0] = GAME_END
    put(g, "rush_to_the_finish", 2, 1)
    act(g)
    do(g, "settle rush_to_the_finish")
    assert g.outcome is not None
    assert g.owner[GAME_END] == UK
    assert g.outcome.scores[0] >= 7
    assert g.event != NOBODY


def test_ruling_53_wanting_issues_from_an_empty_deck_ends_it() -> None:
    g = quiet()
    g.issue_deck = []
    events = len(g.event_deck)
    ask(g, AddIssue(1))
    do(g, "draw")
    assert g.outcome is not None
    assert len(g.event_deck) == events


def test_the_game_ends_when_nobody_can_ever_act_again() -> None:
    g = quiet()
    g.units, g.retired = (0,) * 5, (3,) * 5
    g.available = [1] * 5
    put(g, "rheinland", 14, 0, 0)
    g.available = [1] * 5
    act(g)
    twin = g.clone()
    twin.available[USA] = 2
    do(twin, "done")
    assert twin.outcome is None
    do(g, "done")
    assert g.outcome is not None


def standing_still(players: int, active: int) -> Versailles:
    """Every cube but one of each lies in the waiting room, and there are no units any more."""
    g = quiet(players, active=active)
    g.units, g.retired = (0,) * 5, (3,) * 5
    put(g, "rheinland", 14, 13, 12)
    put(g, "togo", 0, 1, 2)
    g.available = [int(nation in HOLDERS[players]) for nation in range(5)]
    return g


def test_two_players_go_on_while_the_usa_can_act() -> None:
    g = act(standing_still(2, FRANCE))
    twin = g.clone()
    twin.available[USA], twin.cubes[issue("togo") * NATIONS + USA] = 2, 1
    do(twin, "done")
    assert twin.outcome is None
    twin = g.clone()
    twin.exhausted[USA], twin.cubes[issue("togo") * NATIONS + USA] = 1, 1
    do(twin, "done")
    assert twin.outcome is None
    do(g, "done")
    assert g.outcome is not None


def test_alone_units_of_automated_factions_keep_no_dead_game_going() -> None:
    g = standing_still(1, USA)
    lay(g, units={UK: 2}, retired={UK: 0})
    lay(g, unit={space("africa-8"): UK})
    twin = g.clone()
    lay(twin, units={UK: 1}, spent_units={UK: 1})
    do(act(twin, USA), "done")
    assert twin.outcome is None
    do(act(g, USA), "done")
    assert g.outcome is not None
    assert g.outcome.reason == "short"


def test_alone_a_unit_of_the_player_keeps_the_game_going() -> None:
    g = standing_still(1, USA)
    lay(g, units={USA: 1}, retired={USA: 2})
    do(act(g, USA), "done")
    assert g.outcome is None


def test_ruling_54_a_discard_pick_goes_on() -> None:
    g = quiet()
    g.issue_deck = []
    ask(g, AddIssue(1))
    do(g, "pick 1")
    assert g.outcome is None


@pytest.mark.parametrize(
    ("length", "below", "happiness"), [("standard", 20, 20), ("intense", 15, 20), ("long", 10, 22), ("longest", 5, 24)]
)
def test_ruling_55_lengths(length: str, below: int, happiness: int) -> None:
    assert (CONTENT.lengths[length].below, CONTENT.lengths[length].happiness) == (below, happiness)
    depths = set()
    for seed in range(12):
        g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 3, "length": length}), seed)
        assert isinstance(g, Versailles)
        assert g.happiness == [happiness, happiness, happiness, 20, 20]
        assert len(g.issue_deck) == 53 - 6
        depths.add(g.issue_deck.index(GAME_END))
    assert depths == {below} if length != "longest" else max(depths) <= 5 and len(depths) > 1


def test_ruling_56_flags_can_score_twice() -> None:
    g = quiet()
    give(g, FRANCE, "saar-annex")
    lay(g, strategy={FRANCE: STRATEGY_IDS.index("imperial_preference")})
    assert flag_points(g, FRANCE) == 1
    assert strategy_points(g, FRANCE) == 2
    assert score(g, FRANCE) == 4 + 1 + 2 + happiness_points(g, FRANCE)


def test_ruling_56_flags_on_issues_of_others_give_no_flag_points() -> None:
    g = quiet()
    give(g, UK, "saar-annex")
    assert (flag_points(g, FRANCE), flag_points(g, UK)) == (0, 0)


def test_ruling_56_a_squadron_scores_for_the_flag_it_was_given() -> None:
    g = quiet()
    give(g, UK, "smyrna-greece")
    for flag, points in ((UK, 1), (USA, 0)):
        lay(g, flag={issue("smyrna"): flag})
        assert flag_points(g, UK) == points
    give(g, USA, "smyrna-greece")
    assert flag_points(g, USA) == 1


def test_ruling_57_flags_of_nations_that_nobody_plays_score_for_nobody() -> None:
    g = quiet()
    give(g, FRANCE, "tyrol-brenner")
    assert [flag_points(g, nation) for nation in (UK, FRANCE, USA)] == [0, 0, 0]
    g = quiet(4)
    give(g, ITALY, "tyrol-brenner")
    assert flag_points(g, ITALY) == 1


def test_ruling_58_ties_share_the_higher_place() -> None:
    g = quiet(4)
    g.happiness = [22, 18, 18, 10, 30]
    assert [happiness_points(g, nation) for nation in (UK, FRANCE, USA, ITALY)] == [6, 4, 4, 0]


def test_ruling_59_zero_costs_five_and_is_doubled() -> None:
    g = quiet()
    g.happiness[UK] = 0
    assert happiness_points(g, UK) == -5
    lay(g, strategy={UK: STRATEGY_IDS.index("isolationism")})
    assert happiness_points(g, UK) == -10


def test_ruling_60_fifteen_signs() -> None:
    g = quiet()
    lay(g, strategy={UK: STRATEGY_IDS.index("naval_supremacy")})
    g.happiness[JAPAN] = 15
    assert strategy_points(g, UK) == 0
    g.happiness[JAPAN] = 14
    assert strategy_points(g, UK) == 3


def test_ruling_60_a_playing_italy_is_judged_the_same_way() -> None:
    g = quiet(4)
    lay(g, strategy={UK: STRATEGY_IDS.index("cordon_sanitaire")})
    g.unrest = [5] * 5
    g.happiness[ITALY] = 15
    assert strategy_points(g, UK) == 1
    g.happiness[ITALY] = 14
    assert strategy_points(g, UK) == 0


def test_ruling_61_ties() -> None:
    g = quiet()
    g.happiness = [20, 20, 20, 20, 20]
    assert winners_of(g) == ([UK, FRANCE, USA], "shared")
    give(g, UK, "rheinland-germany")
    give(g, FRANCE, "byelorus-soviet", "saar-germany")
    assert winners_of(g) == ([FRANCE], "issues")
    give(g, USA, "russia-prinkipo", "silesia-germany")
    assert winners_of(g) == ([USA], "points")


def test_ruling_61_happiness_breaks_a_tie_of_points() -> None:
    g = quiet()
    give(g, UK, "rheinland-germany", "saar-germany", "dalmatia-yugoslavia")
    give(g, FRANCE, "silesia-plebiscite", "fiume-yugoslavia", "byelorus-soviet")
    g.happiness = [10, 20, 15, 20, 20]
    points = [score(g, nation) for nation in (UK, FRANCE)]
    assert points == [13, 17]
    give(g, UK, "danzig-germany")
    assert winners_of(g) == ([FRANCE], "happiness")


def test_ruling_62_unsettled_issues_score_for_nobody() -> None:
    g = quiet()
    put(g, "smyrna", 5)
    assert score(g, UK) == happiness_points(g, UK)


def test_ruling_87_the_game_end_card_is_an_issue_without_region() -> None:
    g = quiet()
    lay(g, owner={GAME_END: UK})
    assert g.owner.count(UK) == 1
    assert all(would_be_hit(g, region) == [] for region in range(5))


def test_ruling_93_only_own_units_count() -> None:
    g = quiet()
    lay(g, strategy={UK: STRATEGY_IDS.index("outlawing_war")})
    g.happiness[JAPAN] = g.happiness[ITALY] = 10
    g.unrest = [5] * 5
    deploy(g, UK, "europe-8")
    lay(g, units={UK: 1}, spent_units={UK: 1})
    assert strategy_points(g, UK) == -6
    lay(g, units={UK: 0}, retired={UK: 1})
    assert strategy_points(g, UK) == -4


def test_ruling_98_the_lead_on_the_game_end_card_need_not_be_half() -> None:
    g = quiet()
    g.table[0] = GAME_END
    put(g, "rush_to_the_finish", 3, 2, 2)
    act(g)
    do(g, "settle rush_to_the_finish")
    assert g.owner[GAME_END] == UK


def test_counters_count_on_the_issues_of_everybody() -> None:
    g = quiet()
    give(g, FRANCE, "saar-annex")
    give(g, USA, "russia-intervene")
    totals = {COUNTER_IDS[counter]: count for counter, count in enumerate(counter_totals(g)) if count}
    assert totals == {"german_containment": 1, "empire-france": 1, "bolshevik_containment": 2}
    lay(g, strategy={UK: STRATEGY_IDS.index("cordon_sanitaire")})
    g.unrest, g.happiness[ITALY] = [4] * 5, 0
    assert strategy_points(g, UK) == 4


# What each strategy card is worth with one counter of each kind, two calm regions, and Japan and Italy signing or not.
WORTH = {
    "global_trade": (2 + 2 - 1, 2 + 2 - 1),
    "isolationism": (3 - 3, 3 - 3 + 6),
    "reparations_policy": (2 - 3, 2 - 3),
    "outlawing_war": (4 - 6 + 6, 4 - 6),
    "mobilization": (6 + 3 + 1 - 1, 6 + 3 + 1),
    "fourteen_points": (2 - 5 + 2 + 2, 2 - 5 + 2),
    "imperial_preference": (10 - 1, 10 - 1),
    "cordon_sanitaire": (2 + 2 + 1, 2 + 2),
    "iron_ring": (2 + 1 + 3, 2 + 1 + 3),
    "naval_supremacy": (4 - 1, 4 - 1 + 3),
}


@pytest.mark.pure("functions of a compiled module cannot be replaced")
@pytest.mark.parametrize("id", STRATEGY_IDS)
def test_strategy_card(id: str) -> None:
    g = quiet()
    g.unrest = [1, 3, 4, 8, 5]
    lay(g, strategy={UK: STRATEGY_IDS.index(id)})
    for happiness, expected in zip((15, 14), WORTH[id], strict=True):
        g.happiness[JAPAN] = g.happiness[ITALY] = happiness
        assert strategy_worth(g, UK, [1] * COUNTERS) == expected
    doubled = id in ("isolationism", "reparations_policy")
    assert happiness_points(g, UK) == (12 if doubled else 6)
