"""Rulings about the solo game (14)."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import BadOption
from chancellery.engine.events import Log
from chancellery.engine.nouns import NOBODY
from chancellery.engine.refusals import refusal_in
from chancellery.games.versailles_1919.board import (
    CONTENT,
    FORCE_IDS,
    FRANCE,
    GAME_END,
    NATIONS,
    NO_MILITARY,
    OPTION_IDS,
    OPTION_VALUE,
    OPTIONS_OF,
    POTENTIAL,
    UK,
    USA,
)
from chancellery.games.versailles_1919.events import BotDecided, ModifierAnnounced, RegionRolled
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.options import SelectOption, options_for, take_option
from chancellery.games.versailles_1919.rules.scoring import strength
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, Conference
from chancellery.games.versailles_1919.rules.solo import bot_military, bot_post, near_mutiny, score_turn
from chancellery.games.versailles_1919.rules.solo_bids import break_tie
from chancellery.games.versailles_1919.rules.unsettling import (
    unsettle,
)
from chancellery.games.versailles_1919.rules.uprising import UprisingCheck
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import (
    Turn,
    act,
    ask,
    can,
    card,
    deploy,
    do,
    exhaust,
    give,
    issue,
    lay,
    on,
    option,
    put,
    quiet,
    space,
)


def solo(active: int = UK, dice: tuple[int, ...] = ()) -> Versailles:
    """The UK and France are automated, the player leads the USA."""
    return quiet(1, active=active, dice=dice)


def test_golden_23_values_of_the_rheinland() -> None:
    values = OPTION_VALUE[option("rheinland-germany")]
    assert (values[USA], values[UK], values[FRANCE]) == (7, 6, 6)
    assert [POTENTIAL[issue("rheinland")][nation] for nation in (USA, FRANCE, UK)] == [7, 7, 6]


def test_set_up() -> None:
    g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 1, "nations": "seated"}), 4)
    assert isinstance(g, Versailles)
    assert (len(g.waiting_room), len(g.issue_deck), g.strategies) == (2, 48, ())
    assert g.issue_deck.index(GAME_END) == 20
    assert g.human == g.order[-1]
    assert g.happiness == [20, 20, 20, NOBODY, NOBODY]


def test_ruling_89_solo_knows_the_standard_deck_only() -> None:
    g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 1}), 4)
    assert isinstance(g, Versailles)
    assert g.issue_deck.index(GAME_END) == 20
    assert g.happiness[UK] == 20
    for length in ("intense", "long", "longest"):
        with pytest.raises(BadOption) as caught:
            VERSAILLES_1919.options({"players": 1, "length": length})
        assert str(caught.value) == f"option 'length' cannot be '{length}' with 1 player; it is always 'standard' then"
    assert refusal_in("fr", caught.value) == (
        "L’option «\u202flength\u202f» ne peut valoir longest en solitaire\u202f; elle vaut alors toujours standard."
    )


def test_the_player_may_set_the_order() -> None:
    g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 1}), 4)
    assert isinstance(g, Versailles)
    assert can(g) == ["take uk", "take france", "take usa", "random-order"]
    do(g, "take usa", "take uk")
    assert (g.order, g.human) == ((USA, UK, FRANCE), FRANCE)


def test_a_point_for_the_only_strongest_faction() -> None:
    g = solo()
    give(g, USA, "russia-cordon")
    give(g, UK, "byelorus-soviet")
    g.stirred = 1
    score_turn(g)
    assert g.points == 0, "France controls nothing yet"
    give(g, FRANCE, "saar-germany")
    g.stirred = 1
    score_turn(g)
    assert g.points == 1
    give(g, FRANCE, "togo-league")
    assert strength(g, FRANCE) == strength(g, USA)
    g.stirred = 1
    score_turn(g)
    assert g.points == 1, "France is as strong"
    give(g, FRANCE, "danzig-germany")
    g.stirred = 1
    score_turn(g)
    assert g.points == 1, "France is stronger now"


def test_ruling_101_no_point_while_the_conference_stands_still() -> None:
    g = solo()
    give(g, USA, "russia-cordon")
    give(g, UK, "byelorus-soviet")
    give(g, FRANCE, "saar-germany")
    g.stirred = 0
    score_turn(g)
    assert g.points == 0


def test_ruling_101_what_moves_the_conference() -> None:
    for actions, moves in (
        (("place-on smyrna", "cubes 1", "place-on togo", "cubes 1"), True),
        (("reclaim", "cubes 1"), True),
        (("reclaim", "cubes 0"), False),
        (("deploy africa-6", "from-available"), False),
        (("settle byelorus",), True),
    ):
        g = solo(USA)
        exhaust(g, USA, 1)
        lay(g, units={USA: 1}, spent_units={USA: 1})
        lay(g, unit={space("europe-8"): USA})
        put(g, "byelorus", 1)
        act(g, USA)
        g.stirred = 0
        do(g, *actions)
        assert bool(g.stirred) == moves, actions


def test_the_player_who_leads_both_must_settle_one() -> None:
    g = solo(USA)
    put(g, "smyrna", 0, 0, 2)
    put(g, "byelorus", 0, 0, 2)
    act(g, USA)
    assert [name for name in can(g) if not name.startswith("de")] == ["settle smyrna", "settle byelorus"]
    text, rule = g.why_not(0, "issue", issue("togo"))
    assert (text.key, rule) == ("must-settle", "14.1")


def test_the_player_who_leads_one_issue_is_free() -> None:
    g = solo(USA)
    put(g, "smyrna", 0, 0, 2)
    put(g, "byelorus", 1)
    act(g, USA)
    assert {"settle smyrna", "settle byelorus", "place-on togo"} <= set(can(g))


def test_a_point_is_scored_at_the_start_of_the_players_turn_only() -> None:
    g = solo()
    give(g, USA, "russia-cordon")
    give(g, UK, "byelorus-soviet")
    give(g, FRANCE, "saar-germany")
    g.stirred = 1
    g.turn = 0
    ask(g, Turn())
    assert (g.active, g.points) == (UK, 0)
    g.turn = 2
    ask(g, Turn())
    assert (g.active, g.points) == (USA, 1)


def test_of_equal_bids_that_the_player_does_not_beat_the_player_picks_the_winner() -> None:
    tied = next(i for i in range(52) if POTENTIAL[i][UK] == POTENTIAL[i][FRANCE] and not NO_MILITARY[i])
    g = solo()
    give(g, USA, OPTION_IDS[OPTIONS_OF[tied][0]])
    give(g, UK, "russia-intervene")
    give(g, FRANCE, "austria-ban", "reparations-full")
    unsettle(g, tied, NOBODY)
    ask(g, g.stack[-1])
    do(g, "pass")
    assert can(g) == ["award uk", "award france"]
    do(g, "award france")
    assert g.owner[tied] == FRANCE


def test_priority_1_a_faction_settles_the_best_issue_it_leads() -> None:
    g = solo()
    put(g, "smyrna", 2)
    put(g, "byelorus", 3)
    act(g, UK)
    assert g.owner[issue("smyrna")] == UK


def test_priority_2_a_faction_places_the_least_on_issues_the_player_picks() -> None:
    g = solo()
    put(g, "smyrna", 0, 3, 1)
    act(g, UK)
    assert all(name.startswith("place-on") for name in can(g))
    do(g, "place-on smyrna", "place-on togo")
    assert (on(g, "smyrna"), on(g, "togo")) == (4, 1)


def test_priority_3_a_faction_recovers_six_and_its_units_but_not_deployed_ones() -> None:
    g = solo()
    g.available[UK], g.exhausted[UK] = 1, 9
    lay(g, units={UK: 1}, spent_units={UK: 1})
    lay(g, unit={space("africa-8"): UK})
    act(g, UK)
    assert (g.available[UK], g.exhausted[UK], g.units[UK]) == (7, 3, 2)
    assert g.unit[space("africa-8")] == UK


def test_priority_4_a_faction_settles_what_the_other_faction_leads() -> None:
    g = solo()
    g.available[UK] = 1
    put(g, "byelorus", 0, 2)
    put(g, "smyrna", 0, 0, 2)
    act(g, UK)
    assert g.owner[issue("byelorus")] == FRANCE
    assert g.owner[issue("smyrna")] == NOBODY


def test_a_faction_that_can_do_nothing_does_nothing() -> None:
    g = solo()
    g.available[UK] = 1
    act(g, UK)
    assert g.active == FRANCE


def test_ruling_81_and_94_optional_effects_are_compulsory_when_a_faction_settles() -> None:
    g = solo()
    g.event = card("lord_robert_cecil")
    exhaust(g, USA, 5)
    ask(g, Conference())
    assert g.exhausted[USA] == 2
    g = solo(USA)
    g.event = card("lord_robert_cecil")
    ask(g, Conference())
    assert can(g) == ["accept", "decline"]


def test_ruling_82_a_switch_takes_effect_in_the_middle_of_a_turn() -> None:
    g = solo()
    give(g, FRANCE, "russia-prinkipo")
    give(g, USA, "saar-germany")
    unsettle(g, issue("russia"), NOBODY)
    frame = g.stack[-1]
    g.political = 1
    ask(g, frame)
    assert can(g) == ["switch uk", "switch france"]
    do(g, "switch uk")
    assert g.human == UK
    do(g, "pass")
    while not can(g)[0].startswith("deploy"):
        do(g, can(g)[0])
    assert (g.active, g.human) == (UK, UK)


def test_ruling_27_of_the_checklist_counters_still_count_at_the_switch() -> None:
    g = solo()
    give(g, FRANCE, "rheinland-germany")
    give(g, UK, "byelorus-soviet")
    unsettle(g, issue("rheinland"), NOBODY)
    assert (strength(g, USA), strength(g, FRANCE), strength(g, UK)) == (1, 0, 2)


def icons(id: str, nation: str) -> int:
    """How many counters of an option score for a faction."""
    wanted = set(CONTENT.factions[nation].counters)
    either = {"naval:uk", "naval:usa"} & wanted
    return sum(c in wanted or (c == "naval:uk_or_usa" and bool(either)) for c in CONTENT.options[id].counters)


def unhappiness(id: str, nation: str) -> int:
    """What an option costs a nation; a gain counts as nothing."""
    return sum(max(0, -delta) for who, delta in CONTENT.options[id].happiness.items() if who == nation)


def test_ruling_83_the_best_value_then_the_least_unhappiness_and_a_gain_counts_nothing() -> None:
    g = solo()
    g.human = NOBODY
    for number in range(52):
        ids = [OPTION_IDS[choice] for choice in OPTIONS_OF[number]]
        for nation, name in enumerate(("uk", "france", "usa")):
            rank = {id: (icons(id, name), -unhappiness(id, name)) for id in ids}
            best = max(rank.values())
            assert [OPTION_IDS[found] for found in options_for(g, nation, number)] == [
                id for id in ids if rank[id] == best
            ]


def test_a_faction_flies_its_own_flag_and_france_leaves_it_to_the_player() -> None:
    smyrna = issue("smyrna")
    for nation, flag in ((UK, UK), (FRANCE, NOBODY)):
        g = solo()
        take_option(g, nation, smyrna, option("smyrna-greece"))
        assert g.flag[smyrna] == flag
    ask(g, g.stack[-1])
    assert can(g) == ["fly uk", "fly usa"]


def test_ruling_84_an_uprising_without_issues_brings_no_switch() -> None:
    g = solo(dice=(6,))
    g.unrest[0] = 5
    ask(g, UprisingCheck((0,)))
    assert g.human == USA
    assert g.keg[0] == 1


def test_ruling_84_without_bids_the_issue_is_discarded() -> None:
    g = solo(dice=(6,))
    g.unrest[0] = 5
    give(g, UK, "saar-league")
    g.available = [0] * NATIONS
    g.units = (0,) * NATIONS
    ask(g, UprisingCheck((0,)))
    while can(g)[0].startswith("switch"):
        do(g, can(g)[0])
    assert can(g) == ["pass"]
    do(g, "pass")
    assert g.issue_discard[-1] == issue("saar")


def test_ruling_85_a_faction_draws_and_swaps_the_game_end_card() -> None:
    g = solo()
    g.issue_deck = [7, GAME_END, 9]
    ask(g, AddIssue(0))
    do(g, "draw")
    assert GAME_END in g.waiting_room
    assert g.issue_discard[-1] == 9
    g = solo()
    g.issue_deck = []
    events = len(g.event_deck)
    ask(g, AddIssue(0))
    assert can(g) == ["draw"]
    do(g, "draw")
    assert g.outcome is not None
    assert len(g.event_deck) == events


def test_ruling_85_the_last_card_waits_and_nothing_is_discarded() -> None:
    g = solo()
    g.issue_deck, before = [7], g.issue_discard[:]
    ask(g, AddIssue(0))
    do(g, "draw")
    assert 7 in g.waiting_room
    assert g.issue_discard == before


def test_ruling_85_a_faction_keeps_the_first_card_and_discards_the_second() -> None:
    g = solo()
    g.issue_deck = [7, 8, 9]
    ask(g, AddIssue(0))
    do(g, "draw")
    assert (g.waiting_room[-1], g.issue_discard[-1]) == (9, 8)


def test_ruling_82_a_turn_of_the_player_goes_on_by_the_rules_of_a_faction() -> None:
    g = solo(USA)
    give(g, USA, "arabia-saud", "russia-prinkipo")
    give(g, UK, "byelorus-soviet")
    give(g, FRANCE, "saar-germany", "danzig-germany")
    g.table = [issue("smyrna")]
    put(g, "smyrna", 0, 0, 2)
    g.event = card("prince_feisal")
    act(g, USA)
    do(g, "settle smyrna", "choose smyrna-turkey", "accept", "reopen arabia")
    assert g.human == UK
    do(g, "pass")
    while not can(g)[0].startswith("call"):
        do(g, can(g)[0])
    do(g, can(g)[0])
    assert can(g) == ["draw"], "no pick from the discard pile, and no cube on the event"


def test_a_faction_brings_up_what_it_leads_or_what_is_empty() -> None:
    g = solo()
    put(g, "rheinland", 1)
    ask(g, AdvanceIssue(0))
    assert can(g) == ["advance rheinland"]
    g = solo()
    put(g, "rheinland", 0, 1)
    ask(g, AdvanceIssue(0))
    assert can(g) == ["advance togo"]


def test_alone_no_cube_goes_on_an_event() -> None:
    for active in (UK, USA):
        g = solo(active)
        g.event, g.callers = NOBODY, (card("arthur_balfour"), card("jan_smuts"))
        ask(g, AdvanceEvent(0), AddIssue(0))
        do(g, "call arthur_balfour")
        assert (g.event, g.event_cube) == (card("arthur_balfour"), NOBODY)
        assert "put-cube" not in can(g)


def test_a_faction_deploys_where_it_is_in_danger() -> None:
    g = solo()
    g.unrest[0] = 4
    give(g, UK, "saar-league")
    assert bot_post(g, UK) == space("europe-7")
    g.happiness[UK] = 11
    assert bot_post(g, UK) == space("europe-8")
    deploy(g, FRANCE, "europe-8")
    assert bot_post(g, UK) == NOBODY
    g.unrest[0] = 3
    lay(g, unit={space("europe-8"): NOBODY})
    assert bot_post(g, UK) == NOBODY


def test_a_faction_deploys_to_most_of_its_issues_then_to_its_highest_one() -> None:
    g = solo()
    g.unrest[0] = g.unrest[2] = 4
    give(g, UK, "baltic_states-independent", "byelorus-poland", "constantinople-turkey")
    assert bot_post(g, UK) == space("europe-7"), "two issues against one of more stars"
    give(g, UK, "arabia-saud")
    assert bot_post(g, UK) == space("middle_east-7"), "two each, and Constantinople has most stars"


def test_a_faction_deploys_to_no_region_where_another_has_more_or_it_stands_already() -> None:
    g = solo()
    g.unrest[0] = 4
    give(g, UK, "saar-league")
    give(g, FRANCE, "danzig-poland")
    assert bot_post(g, UK) == space("europe-7"), "as many as anybody"
    twin = g.clone()
    give(twin, FRANCE, "austria-ban")
    assert bot_post(twin, UK) == NOBODY
    deploy(g, UK, "europe-6")
    assert bot_post(g, UK) == NOBODY


def test_ruling_86_a_full_region_drops_out() -> None:
    g = solo()
    g.unrest[0] = g.unrest[2] = 4
    give(g, UK, "saar-league", "danzig-poland", "arabia-saud")
    deploy(g, FRANCE, "europe-7")
    deploy(g, USA, "europe-8")
    assert bot_post(g, UK) == space("middle_east-7")
    deploy(g, FRANCE, "middle_east-7")
    deploy(g, USA, "middle_east-8")
    assert not bot_military(g, UK)
    g.happiness[UK] = 11
    assert bot_military(g, UK)
    assert UK not in g.unit


def test_ruling_96_dice_break_the_tie_of_two_regions() -> None:
    g = solo(dice=(2, 5))
    g.unrest[0] = g.unrest[2] = 4
    give(g, UK, "baltic_states-independent", "arabia-saud")
    assert bot_post(g, UK) == space("middle_east-7")


def test_a_faction_near_a_mutiny_demobilizes_for_2_or_more() -> None:
    g = solo()
    for happiness, near in ((13, False), (12, True), (11, True), (0, False)):
        g.happiness[UK] = happiness
        assert near_mutiny(g, UK) == near
    g.happiness[UK] = 12
    assert bot_military(g, UK)
    g.box = (FRANCE,) * 5 + (NOBODY,) * 2
    assert bot_military(g, UK), "the box of 2 is worth it"
    g.box = (FRANCE,) * 7
    assert not bot_military(g, UK)


def test_ruling_95_the_human_decides_for_the_left_most_unit_of_a_faction() -> None:
    g = solo(dice=(6,))
    g.unrest[0] = 5
    give(g, UK, "saar-league")
    give(g, USA, "danzig-poland")
    deploy(g, FRANCE, "europe-8")
    ask(g, UprisingCheck((0,)))
    assert can(g) == ["hit uk", "hit usa"]


def test_factions_announce_for_themselves() -> None:
    g = solo(dice=(4,))
    g.unrest[0] = 5
    give(g, UK, "saar-league")
    deploy(g, UK, "europe-7")
    ask(g, UprisingCheck((0,)))
    assert g.uprisings == 0
    g = solo(dice=(3,))
    g.unrest[0] = 5
    give(g, UK, "saar-league")
    deploy(g, FRANCE, "europe-7")
    ask(g, UprisingCheck((0,)))
    assert g.uprisings == 1


def test_equal_bids_the_richer_faction_adds_one() -> None:
    g = solo(dice=(6,))
    g.unrest[0] = 5
    give(g, USA, "byelorus-soviet")
    give(g, UK, "saar-germany")
    give(g, FRANCE, "danzig-germany", "russia-trade")
    g.available[FRANCE] = 10
    g.available[UK] = 12
    g.units = (1, 1, 3, 0, 0)
    g.retired = (2, 2, 0, 3, 3)
    g.human = USA
    ask(g, UprisingCheck((0,)))
    assert g.human == USA
    # The Russian issue is worth 8 to the UK and 6 to France, so the bids differ by themselves.
    assert (g.bid_cubes[UK], g.bid_cubes[FRANCE]) == (8, 6)
    lay(g, bid_cubes={UK: 6, FRANCE: 6})
    break_tie(g, UK, FRANCE)
    assert (g.bid_cubes[UK], g.bid_cubes[FRANCE]) == (7, 6)
    g.available[UK] = g.available[FRANCE]
    lay(g, bid_cubes={UK: 6})
    break_tie(g, UK, FRANCE)
    assert (g.bid_cubes[UK], g.bid_cubes[FRANCE]) == (6, 6)


def test_ruling_99_the_goal_is_a_number_of_the_set_up() -> None:
    for goal, points, reason in ((20, 20, "goal"), (20, 19, "short"), (5, 5, "goal")):
        g = quiet(1, active=USA, goal=goal)
        g.points = points
        g.issue_deck = []
        ask(g, AddIssue(0))
        do(g, "draw")
        assert g.outcome is not None
        assert (g.outcome.reason, g.outcome.scores) == (reason, (points,))


def priorities(g: Versailles) -> list[str]:
    """Which priorities decided for automated factions since the log began."""
    assert g.log is not None
    return [entry.event.priority for entry in g.log.entries if isinstance(entry.event, BotDecided)]


def logged(g: Versailles) -> Versailles:
    g.log = Log()
    return g


def test_the_log_says_which_priority_decided() -> None:
    g = logged(solo())
    put(g, "smyrna", 2)
    assert priorities(act(g, UK))[0] == "settle"
    assert priorities(act(logged(solo()), UK)) == ["place"]
    g = logged(solo())
    exhaust(g, UK, 14)
    assert priorities(act(g, UK))[0] == "recover"
    for leader, priority in ((FRANCE, "settle-other"), (USA, "nothing")):
        g = logged(solo())
        g.available[UK] = 1
        put(g, "byelorus", *[2 * (nation == leader) for nation in range(3)])
        assert priorities(act(g, UK))[0] == priority


def test_military_before_politics_and_only_once() -> None:
    g = logged(solo())
    g.unrest[0] = 4
    give(g, UK, "saar-league")
    act(g, UK)
    assert priorities(g) == ["deploy", "place"]
    assert g.unit[space("europe-7")] == UK
    do(g, "place-on smyrna", "place-on togo")
    assert (g.active, g.unit.count(UK)) == (FRANCE, 1)


def test_military_after_politics_if_nothing_was_due_before() -> None:
    g = logged(solo())
    g.unrest[0] = 3
    put(g, "byelorus", 2)
    g.event = card("spartacist_rising")
    g.callers = (card("ho_chi_minh"), card("jan_smuts"))
    g.event_deck.append(card("amritsar"))
    act(g, UK)
    assert priorities(g)[0] == "settle"
    while g.active == UK and g.waiting and "deploy" not in priorities(g):
        do(g, "choose byelorus-poland" if "choose byelorus-poland" in can(g) else can(g)[0])
    assert priorities(g)[-2:] == ["deploy", "place"], "France places next"
    assert g.unit[space("europe-7")] == UK


def test_a_faction_near_a_mutiny_demobilizes_in_its_turn() -> None:
    g = logged(solo())
    g.happiness[UK] = 12
    act(g, UK)
    assert priorities(g) == ["demobilize"]
    assert can(g) == ["give-up-available"]
    do(g, "give-up-available")
    assert (g.happiness[UK], priorities(g)) == (17, ["demobilize", "place"])


def test_ruling_42_factions_bid_no_units_for_a_world_issue() -> None:
    g = solo()
    give(g, USA, "reparations-fixed")
    give(g, UK, "saar-germany")
    give(g, FRANCE, "danzig-germany")
    unsettle(g, issue("reparations"), NOBODY)
    ask(g, g.stack[-1])
    assert g.human == USA
    assert [FORCE_IDS[g.bid_force[nation]] for nation in (UK, FRANCE)] == ["none_at_all"] * 2
    assert (g.bid_cubes[UK], g.bid_cubes[FRANCE]) == (6, 8)


def test_ruling_26_of_the_checklist_die_modifiers_of_factions() -> None:
    g = logged(solo(dice=(1,)))
    g.unrest[0] = 5
    give(g, UK, "saar-league")
    deploy(g, UK, "europe-7")
    deploy(g, FRANCE, "europe-6")
    ask(g, UprisingCheck((0,)))
    assert g.log is not None
    told = {e.event.nation: e.event.change for e in g.log.entries if isinstance(e.event, ModifierAnnounced)}
    assert told == {UK: -1, FRANCE: 1}


def test_ruling_20_of_the_checklist_the_game_end_card_is_worth_7_to_everybody() -> None:
    assert POTENTIAL[GAME_END][:3] == (7, 7, 7)
    g = solo()
    g.table = [issue("smyrna"), GAME_END]
    put(g, "smyrna", 2)
    put(g, "rush_to_the_finish", 2)
    act(g, UK)
    assert g.outcome is not None
    assert g.owner[GAME_END] == UK


def test_the_richer_of_two_factions_that_would_bid_the_same_bids_one_more() -> None:
    tied = next(i for i in range(52) if POTENTIAL[i][UK] == POTENTIAL[i][FRANCE] and not NO_MILITARY[i])
    worth = POTENTIAL[tied][UK]
    for richer, bids in ((UK, (worth + 1, worth)), (FRANCE, (worth, worth + 1)), (NOBODY, (worth, worth))):
        g = solo()
        give(g, USA, OPTION_IDS[OPTIONS_OF[tied][0]])
        give(g, UK, "russia-intervene")
        give(g, FRANCE, "austria-ban", "reparations-full")
        for nation in (UK, FRANCE):
            g.available[nation] = 12 + int(nation == richer)
        unsettle(g, tied, NOBODY)
        ask(g, g.stack[-1])
        assert g.human == USA
        assert (g.bid_cubes[UK], g.bid_cubes[FRANCE]) == bids


def test_ruling_32_factions_announce_in_their_turn_and_the_active_one_last() -> None:
    g = logged(solo(dice=(1,)))
    g.unrest[0] = 5
    give(g, UK, "saar-league")
    for nation, column in ((UK, 7), (FRANCE, 6), (USA, 5)):
        deploy(g, nation, f"europe-{column}")
    ask(g, UprisingCheck((0,)))
    assert told_changes(g) == [(FRANCE, 1)], "the active faction waits for the player"
    assert can(g) == ["plus-one", "minus-one", "no-change"]
    do(g, "no-change")
    assert told_changes(g) == [(FRANCE, 1), (USA, 0), (UK, -1)]
    assert priorities(g)[:2] == ["stir", "calm"]


def told_changes(g: Versailles) -> list[tuple[int, int]]:
    """Who announced what, in order."""
    assert g.log is not None
    return [(e.event.nation, e.event.change) for e in g.log.entries if isinstance(e.event, ModifierAnnounced)]


def test_the_log_says_why_an_issue_comes_to_the_table() -> None:
    for cubes, answer, priority in (
        ((1, 0), "advance rheinland", "advance-led"),
        ((0, 1), "advance togo", "advance-empty"),
    ):
        g = logged(solo())
        put(g, "rheinland", *cubes)
        ask(g, AdvanceIssue(0))
        do(g, answer)
        assert priorities(g)[0] == priority
    g = logged(solo())
    put(g, "rheinland", 0, 1)
    put(g, "togo", 0, 0, 1)
    ask(g, AdvanceIssue(0))
    assert can(g) == ["advance rheinland", "advance togo"]
    do(g, "advance togo")
    assert priorities(g)[0] == "advance-any"


def test_the_log_says_why_factions_bid_as_they_do() -> None:
    tied = next(i for i in range(52) if POTENTIAL[i][UK] == POTENTIAL[i][FRANCE] and not NO_MILITARY[i])
    for richer, told in ((NOBODY, ["bid", "bid"]), (FRANCE, ["bid", "outbid"])):
        g = logged(solo())
        give(g, USA, OPTION_IDS[OPTIONS_OF[tied][0]])
        give(g, UK, "russia-intervene")
        give(g, FRANCE, "austria-ban", "reparations-full")
        for nation in (UK, FRANCE):
            g.available[nation] = 12 + int(nation == richer)
        unsettle(g, tied, NOBODY)
        ask(g, g.stack[-1])
        assert priorities(g) == told


def test_the_log_says_whether_an_option_was_the_only_best_one() -> None:
    found = set()
    for number in range(52):
        g = logged(solo())
        best = len(options_for(g, UK, number))
        lay(g, owner={number: UK})
        ask(g, SelectOption(UK, number))
        found.add(priorities(g)[0])
        assert priorities(g)[0] == ("option" if best == 1 else "option-tie")
    assert found == {"option", "option-tie"}


def test_ruling_96_the_dice_for_a_region_are_told() -> None:
    g = logged(solo(dice=(5, 5, 2, 6)))
    g.unrest[0] = g.unrest[2] = 4
    give(g, UK, "baltic_states-independent", "arabia-saud")
    assert bot_post(g, UK) == space("middle_east-7")
    assert g.log is not None
    rolled = [(e.event.region, e.event.die) for e in g.log.entries if isinstance(e.event, RegionRolled)]
    assert rolled == [(0, 5), (2, 5), (0, 2), (2, 6)]
