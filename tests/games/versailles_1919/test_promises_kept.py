"""What keeps a promise: what leads to it, the pieces it needs, and no promise against another (11.3, R105 to R107)."""

from __future__ import annotations

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    FRANCE,
    ISSUE_IDS,
    OPTION_IDS,
    UK,
    USA,
    USA_OPTIONS,
)
from chancellery.games.versailles_1919.programs import CONFERENCE
from chancellery.games.versailles_1919.rules.bidding import MakeBid
from chancellery.games.versailles_1919.rules.effects import NamePlayer, PickAlternative, ReopenIssue
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit
from chancellery.games.versailles_1919.rules.options import ChooseOption
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, Conference, NewEvent
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
    put,
    quiet,
    space,
)


def two_to_settle(event: str = "spartacist_rising") -> Versailles:
    """France leads on Smyrna, the UK on Byelorus, and this event lies on the table."""
    g = quiet()
    g.event = card(event)
    g.callers = (card("queen_marie"), card("bela_kun"))
    put(g, "smyrna", 1, 3)
    put(g, "byelorus", 2, 0)
    exhaust(g, FRANCE, 3)
    return act(g)


def political(g: Versailles) -> list[str]:
    return [name for name in can(g) if name.startswith(("settle", "place", "reclaim"))]


def demanded(g: Versailles, nation: int, topic: str, buyer: int = UK, refrain: bool = False) -> list[str]:
    """What somebody may demand of a nation about a topic."""
    twin = g.clone()
    aside(twin, buyer, f"offer {('uk', 'france', 'usa')[nation]}", "demand", *(["refrain"] if refrain else []))
    if f"about {topic}" not in asides(twin, buyer):
        return []
    aside(twin, buyer, f"about {topic}")
    return [name.removeprefix("term-") for name in asides(twin, buyer) if name != "back"]


# --- R105: pieces that a promise needs ---


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


# --- R106: what is bound is not promised otherwise ---


def test_ruling_106_the_same_can_be_promised_to_two() -> None:
    g = two_to_settle()
    deal(g, UK, FRANCE, "demand", "about politics", "term-settle byelorus")
    deal(g, USA, FRANCE, "give 1", "demand", "about politics", "term-settle byelorus")
    assert political(g) == ["settle byelorus"]
    do(g, "settle byelorus")
    assert g.bound == ()


@pytest.mark.parametrize(
    ("bound", "refrain", "topic", "left_out"),
    [
        ("settle smyrna", False, "politics", "settle byelorus"),
        ("settle smyrna", False, "politics", "place-on togo"),
        ("reclaim", False, "agenda", "draw"),
        ("reclaim", False, "option", "choose smyrna-greece"),
        ("reclaim", False, "event", "first"),
        ("settle byelorus", False, "option", "choose smyrna-greece"),
        ("settle smyrna", True, "option", "choose smyrna-greece"),
        ("place-on togo", False, "politics", "reclaim"),
        ("choose smyrna-turkey", False, "option", "choose smyrna-greece"),
        ("choose smyrna-turkey", False, "flag", "fly uk"),
        ("choose smyrna-greece", True, "flag", "fly uk"),
        ("accept", True, "event", "first"),
        ("decline", False, "event", "first"),
        ("decline", False, "event", "accept"),
        ("call bela_kun", False, "agenda", "put-cube"),
        ("call queen_marie", True, "agenda", "put-cube"),
        ("draw", False, "agenda", "pick-1"),
        ("advance togo", False, "agenda", "advance korea"),
        ("pass", False, "bid", "bid one_unit"),
        ("plus-one", False, "uprising", "minus-one"),
        ("demobilize", False, "military", "deploy africa-8"),
    ],
)
def test_ruling_106_what_contradicts_a_promise_is_not_offered(
    bound: str, refrain: bool, topic: str, left_out: str
) -> None:
    g = two_to_settle("herbert_hoover")
    assert left_out in demanded(g, FRANCE, topic)
    bind(g, FRANCE, bound, refrain)
    assert left_out not in demanded(g, FRANCE, topic)


def test_ruling_106_two_issues_can_be_placed_on_and_no_third() -> None:
    g = two_to_settle()
    bind(g, FRANCE, "place-on togo")
    assert "place-on korea" in demanded(g, FRANCE, "politics")
    assert political(g) == ["place-on togo"]
    assert political_after(g, "place-on korea") == ["place-on togo", "place-on korea"]
    assert "place-on rheinland" not in demanded(g, FRANCE, "politics")


def political_after(g: Versailles, action: str) -> list[str]:
    bind(g, FRANCE, action)
    return sorted(political(g), key=lambda name: name != "place-on togo")


def test_ruling_106_two_issues_that_are_too_dear_together() -> None:
    g = two_to_settle()
    put(g, "togo", 0, 0, 5)
    put(g, "korea", 0, 0, 6)
    exhaust(g, FRANCE, 2)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    assert g.available[FRANCE] == 7
    bind(g, FRANCE, "place-on togo")
    assert "place-on korea" not in demanded(g, FRANCE, "politics")
    assert "place-on rheinland" in demanded(g, FRANCE, "politics")


def test_ruling_106_a_cube_and_a_card_that_are_too_dear_together() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, FRANCE, 8)
    assert g.available[FRANCE] == 1
    assert "put-cube" in demanded(g, FRANCE, "agenda")
    bind(g, FRANCE, "pick 2")
    assert "put-cube" not in demanded(g, FRANCE, "agenda")


def test_ruling_106_an_issue_is_not_moved_and_brought_up() -> None:
    g = two_to_settle("colonel_house")
    bind(g, FRANCE, "advance togo")
    assert "bring-in togo" not in demanded(g, FRANCE, "event")
    assert "bring-in korea" in demanded(g, FRANCE, "event")


def test_ruling_106_not_every_option_can_be_promised_away() -> None:
    g = two_to_settle()
    left = ["choose smyrna-greece", "choose smyrna-turkey", "choose smyrna-international"]
    names = demanded(g, FRANCE, "option", refrain=True)
    assert len(names) == len(left)
    for name in names[:-1]:
        assert name in demanded(g, FRANCE, "option", refrain=True)
        bind(g, FRANCE, name, True)
    assert names[-1] not in demanded(g, FRANCE, "option", refrain=True)
    assert "settle smyrna" in political(g)
    do(g, "settle smyrna")
    assert can(g) == [names[-1]]


def test_ruling_106_both_issues_that_were_drawn_are_not_promised_away() -> None:
    g = quiet()
    g.issue_deck = [3, issue("egypt"), issue("saar")]
    ask(g, AddIssue(1), NewEvent())
    do(g, "draw")
    bind(g, FRANCE, "keep egypt", True)
    assert demanded(g, FRANCE, "agenda", refrain=True) == ["keep egypt"]


def test_ruling_106_a_deal_does_not_contradict_itself() -> None:
    g = two_to_settle()
    aside(g, UK, "offer france", "demand", "about politics", "term-settle smyrna", "demand")
    assert "about politics" not in asides(g, UK)
    aside(g, UK, "refrain", "about politics")
    assert "term-settle smyrna" not in asides(g, UK)


def test_ruling_106_a_unit_is_not_promised_to_go_where_a_die_needs_it() -> None:
    g = quiet()
    lay(g, units={FRANCE: 0}, retired={FRANCE: 2}, unit={space("africa-6"): FRANCE})
    act(g)
    bind(g, FRANCE, "minus-one")
    assert "deploy europe-8" not in demanded(g, FRANCE, "military")
    assert "demobilize" not in demanded(g, FRANCE, "military")
    assert "deploy europe-7" in demanded(g, FRANCE, "military")


def test_ruling_106_the_older_of_two_promises_counts() -> None:
    g = two_to_settle()
    bind(g, FRANCE, "settle smyrna")
    bind(g, FRANCE, "settle byelorus")
    assert political(g) == ["settle smyrna"]
    g = two_to_settle()
    bind(g, FRANCE, "settle smyrna", True)
    bind(g, FRANCE, "settle smyrna")
    assert "settle smyrna" not in political(g)


def test_ruling_106_with_two_players_there_is_a_second_action() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    put(g, "smyrna", 0, 2)
    exhaust(g, FRANCE, 3)
    exhaust(g, USA, 3)
    act(g)
    bind(g, FRANCE, "reclaim")
    assert "settle byelorus" in demanded(g, FRANCE, "politics")
    bind(g, FRANCE, "settle byelorus")
    assert "place-on togo" not in demanded(g, FRANCE, "politics")


def test_ruling_106_a_void_promise_stands_in_nobodys_way() -> None:
    g = two_to_settle()
    bind(g, FRANCE, "advance saar")
    assert "advance togo" in demanded(g, FRANCE, "agenda"), "the Saar does not wait"


# --- R107: what leads to it ---


@pytest.mark.parametrize(
    ("action", "left"),
    [
        ("choose smyrna-greece", ["settle smyrna"]),
        ("fly uk", ["settle smyrna"]),
        ("first", ["settle smyrna", "settle byelorus"]),
        ("accept", ["settle smyrna", "settle byelorus"]),
        ("advance togo", ["settle smyrna", "settle byelorus"]),
        ("call bela_kun", ["settle smyrna", "settle byelorus"]),
        ("put-cube", ["settle smyrna", "settle byelorus"]),
        ("draw", ["settle smyrna", "settle byelorus"]),
    ],
)
def test_ruling_107_whoever_promises_a_step_of_a_settlement_settles(action: str, left: list[str]) -> None:
    g = two_to_settle("herbert_hoover")
    assert len(political(g)) > 2
    bind(g, FRANCE, action)
    assert political(g) == left


@pytest.mark.parametrize("action", ["decline", "no-cube", "pass", "minus-one", "bid one_unit", "hit uk", "keep saar"])
def test_ruling_107_omissions_and_surprises_ask_for_no_settlement(action: str) -> None:
    g = two_to_settle("herbert_hoover")
    before = political(g)
    bind(g, FRANCE, action)
    assert political(g) == before


def test_ruling_107_a_promise_that_no_settlement_could_keep_asks_for_none() -> None:
    g = two_to_settle("herbert_hoover")
    g.callers = (card("bela_kun"),)
    before = political(g)
    bind(g, FRANCE, "put-cube")
    assert political(g) == before, "no event takes a cube"
    g = two_to_settle("herbert_hoover")
    g.event_cube = USA
    bind(g, FRANCE, "first")
    assert political(g) == before, "the USA decides about the event"


def test_ruling_107_the_cubes_for_a_card_may_come_back_in_the_settlement() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    put(g, "byelorus", 4, 2)
    exhaust(g, FRANCE, 7)
    g.available[FRANCE] = 0
    bind(g, FRANCE, "pick 3")
    assert political(g) == ["settle byelorus"], "there the two cubes of France come back"


def test_ruling_107_an_event_that_brings_the_cubes_is_carried_out() -> None:
    g = quiet()
    exhaust(g, FRANCE, 15)
    g.event = card("gertrude_bell")
    g.callers = (card("queen_marie"), card("bela_kun"))
    put(g, "smyrna", 0, 1)
    g.available[FRANCE] = 0
    act(g)
    bind(g, FRANCE, "put-cube")
    assert political(g) == ["settle smyrna"]
    do(g, "settle smyrna", "choose smyrna-turkey")
    assert can(g) == ["accept"]
    g = quiet()
    exhaust(g, FRANCE, 15)
    g.event = card("ignacy_paderewski")
    ask(g, Conference(), AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    assert bind(g, FRANCE, "put-cube") == ["accept"]
    do(g, "accept")
    assert can(g) == ["second"], "it brings two cubes back"


def test_ruling_107_a_flag_needs_an_option_with_a_squadron() -> None:
    g = ask(quiet(), ChooseOption(1, FRANCE, issue("smyrna")))
    assert len(can(g)) > 1
    assert bind(g, FRANCE, "fly usa") == ["choose smyrna-greece"]
    do(g, "choose smyrna-greece")
    assert can(g) == ["fly usa"]


def test_ruling_107_whoever_promised_an_alternative_names_himself() -> None:
    g = ask(quiet(), NamePlayer(1, FRANCE, card("jan_smuts"), 0, 0, 1))
    assert bind(g, FRANCE, "second") == ["name france"]
    g = ask(quiet(), PickAlternative(0, UK, card("jan_smuts"), 0, 1, FRANCE, UK))
    assert bind(g, UK, "second") == ["second"]


def test_ruling_107_a_unit_to_be_deployed_is_reclaimed_first() -> None:
    g = two_to_settle()
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3})
    bind(g, FRANCE, "deploy africa-8")
    assert can(g) == ["reclaim"]
    do(g, "reclaim", "cubes 0")
    assert can(g) == ["deploy africa-8"]


def test_ruling_107_a_promised_deployment_comes_first_if_it_brings_the_cubes_for_a_placement() -> None:
    g = quiet()
    for id in ("smyrna", "byelorus", "rheinland", "togo", "korea"):
        put(g, id, 2)
    exhaust(g, FRANCE, 14)
    act(g)
    bind(g, FRANCE, "deploy africa-5")
    bind(g, FRANCE, "place-on togo")
    assert can(g) == ["deploy africa-5"]
    do(g, "deploy africa-5")
    assert political(g) == ["place-on togo"]


def test_ruling_107_a_promised_deployment_comes_first_if_it_brings_the_cube_for_an_event() -> None:
    g = two_to_settle("spartacist_rising")
    put(g, "smyrna", 1, 0)
    g.available[FRANCE], g.exhausted[FRANCE] = 0, 15
    act(g)
    bind(g, FRANCE, "put-cube")
    assert "reclaim" in bind(g, FRANCE, "deploy africa-8"), "a unit there brings no cube back"
    g.bound = g.bound[:1]
    assert bind(g, FRANCE, "deploy africa-5") == ["deploy africa-5"]
    do(g, "deploy africa-5")
    assert political(g) == ["settle smyrna", "settle byelorus"]


def test_ruling_107_a_promised_deployment_comes_first_if_there_is_nothing_but_what_was_promised_away() -> None:
    g = quiet()
    exhaust(g, FRANCE, 15)
    act(g)
    bind(g, FRANCE, "reclaim", True)
    assert "reclaim" in can(g), "there is no other political action, and no military one is demanded"
    assert bind(g, FRANCE, "deploy africa-5") == ["deploy africa-5"]
    do(g, "deploy africa-5")
    assert political(g)
    assert "reclaim" not in can(g)


def test_ruling_107_the_game_does_not_end_before_a_promised_military_action() -> None:
    g = quiet()
    g.table = [52, issue("byelorus")]
    put(g, "rush_to_the_finish", 0, 2)
    act(g)
    assert "settle rush_to_the_finish" in can(g)
    assert "settle rush_to_the_finish" not in bind(g, FRANCE, "demobilize")
    do(g, "demobilize", "give-up-available")
    assert "settle rush_to_the_finish" in can(g)
    g = quiet()
    g.issue_deck = []
    ask(g, AddIssue(1), NewEvent())
    assert bind(g, FRANCE, "demobilize") == ["pick 1"], "to draw from an empty deck would end the game"


def test_ruling_107_an_issue_that_is_to_come_to_the_table_is_left_waiting_until_then() -> None:
    g = quiet()
    g.event = card("colonel_house")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    bind(g, FRANCE, "advance togo")
    do(g, "accept", "send-out smyrna")
    assert can(g) == ["bring-in rheinland", "bring-in korea"]
    g = quiet()
    g.event = card("press_leak")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    bind(g, FRANCE, "advance togo")
    do(g, "accept")
    assert can(g) == ["discard rheinland", "discard korea"]
    g = quiet()
    g.event = card("press_leak")
    g.waiting_room = [issue("togo")]
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    assert bind(g, FRANCE, "advance togo") == ["decline"]


def test_ruling_107_with_two_players_nothing_is_taken_from_the_usa() -> None:
    g = quiet(2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    bind(g, FRANCE, "place-on togo")
    bind(g, FRANCE, "choose byelorus-soviet")
    do(g, "place-on togo", "cubes 1")
    assert "place-on byelorus" not in can(g), "the USA never settles what France leads"


def test_ruling_107_with_two_players_the_usa_does_what_it_can_and_the_player_the_rest() -> None:
    g = quiet(2)
    exhaust(g, USA, 15)
    exhaust(g, FRANCE, 2)
    act(g)
    bind(g, FRANCE, "reclaim")
    bind(g, FRANCE, "place-on byelorus")
    assert political(g) == ["place-on byelorus"], "the USA has no cube to place, and cubes to reclaim"


def test_ruling_107_with_two_players_the_usa_is_not_left_with_nothing_but_what_was_promised_away() -> None:
    g = quiet(2)
    g.available[USA] = 1
    put(g, "byelorus", 1)
    exhaust(g, FRANCE, 12)
    act(g)
    assert "reclaim" in can(g)
    bind(g, FRANCE, "settle byelorus", True)
    assert "reclaim" not in can(g), "the USA would have to settle Byelorus"
    do(g, "place-on togo")
    assert can(g) == ["cubes 1"], "two are left to lead on Byelorus, so that the USA cannot settle it"
    do(g, "cubes 1")
    assert can(g) == ["place-on byelorus"]


def test_ruling_106_with_two_players_a_younger_placement_does_not_take_the_settlement_of_the_usa() -> None:
    g = quiet(2)
    put(g, "smyrna", 4)
    put(g, "togo", 0, 2, 3)
    exhaust(g, USA, 10)
    exhaust(g, FRANCE, 3)
    g.issue_discard = [issue("egypt")]
    act(g)
    bind(g, FRANCE, "place-on togo")
    bind(g, FRANCE, "pick 1")
    bind(g, FRANCE, "place-on smyrna")
    assert political(g) == ["place-on togo"], "the USA never settles what France leads"
    do(g, "place-on togo", "cubes 2")
    assert "place-on smyrna" not in can(g)


def test_ruling_107_an_option_that_is_the_only_one_is_kept_without_a_question() -> None:
    g = quiet(2)
    single = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g.table = [single, issue("byelorus")]
    put(g, ISSUE_IDS[single], 0, 0, 2)
    g.waiting_room = [other for other in g.waiting_room if other != single]
    act(g)
    bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[single][0]]}")
    assert political(g) == [f"settle {ISSUE_IDS[single]}"]
    do(g, f"settle {ISSUE_IDS[single]}")
    assert g.bound == ()


# --- nothing is sold that is decided, or that another decides ---


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


# --- a settlement that would ask for nothing but what was promised away ---


def test_ruling_107_whoever_promised_not_to_draw_settles_nothing_while_there_is_no_card_to_pick() -> None:
    g = two_to_settle()
    g.issue_discard = []
    assert "settle smyrna" in can(g)
    assert [name for name in bind(g, FRANCE, "draw", True) if name.startswith("settle")] == []
    g.issue_discard = [issue("egypt")]
    g._legal = None
    assert "settle smyrna" in can(g)


def test_ruling_107_the_only_issue_that_waits_is_not_brought_in_after_it_was_promised_away() -> None:
    g = two_to_settle()
    g.waiting_room = [issue("togo")]
    assert political(g)[-2:] == ["settle byelorus", "reclaim"]
    bind(g, FRANCE, "advance togo", True)
    assert [name for name in political(g) if name.startswith("settle")] == []


def test_ruling_107_whoever_promised_neither_to_draw_nor_to_take_the_first_card_keeps_the_cube_for_the_second() -> None:
    g = two_to_settle()
    g.issue_discard = [issue("egypt"), issue("libya")]
    g.event = NOBODY
    g.callers = (card("queen_marie"), card("bela_kun"))
    exhaust(g, FRANCE, g.available[FRANCE] - 1)
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-draw")
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-pick-1")
    do(g, "settle smyrna", "choose smyrna-turkey", "advance togo", "call queen_marie")
    assert can(g) == ["no-cube"]
    do(g, "no-cube")
    assert can(g) == ["pick 2"]


def test_ruling_107_with_two_players_an_issue_of_the_usa_is_not_settled_if_its_only_option_was_promised_away() -> None:
    only = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g = quiet(2)
    g.table = [only, issue("byelorus")]
    put(g, ISSUE_IDS[only], 0, 0, 2)
    put(g, "byelorus", 0, 0, 2)
    act(g)
    settle = f"settle {ISSUE_IDS[only]}"
    assert settle in can(g)
    assert settle not in bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[only][0]]}", True)
    assert "settle byelorus" in can(g)


def test_ruling_107_the_usa_does_not_settle_into_a_draw_that_was_promised_away() -> None:
    g = quiet(2)
    put(g, "smyrna", 0, 0, 2)
    g.issue_discard = []
    act(g)
    deal(g, UK, FRANCE, "demand", "refrain", "about agenda", "term-draw")
    exhaust(g, FRANCE, 1)
    exhaust(g, USA, 1)
    lay(g, units={FRANCE: 0}, retired={FRANCE: 3})
    do(g, "reclaim", "cubes 1")
    assert g.acting == USA
    assert "settle smyrna" not in can(g)
    assert "reclaim" in can(g)


def test_ruling_107_whoever_promised_to_deploy_and_to_reclaim_deploys_the_unit_that_can_come_back() -> None:
    g = act(quiet())
    assert "reclaim" not in can(g), "nothing is exhausted, and no unit deployed"
    bind(g, FRANCE, "reclaim")
    assert bind(g, FRANCE, "deploy europe-8") == ["deploy europe-8"]
    do(g, "deploy europe-8")
    assert political(g) == ["reclaim"]


def test_ruling_106_cubes_for_a_bid_that_was_promised_are_not_promised_for_a_card() -> None:
    g = quiet()
    g.issue_discard = [issue("egypt"), issue("libya"), issue("india")]
    exhaust(g, FRANCE, 13)
    ask(g, AdvanceIssue(1), AdvanceEvent(1), AddIssue(1), NewEvent())
    deal(g, UK, FRANCE, "demand", "about bid", "term-bid none_at_all")
    assert {"pick-1", "pick-2"} <= set(demanded(g, FRANCE, "agenda"))
    assert "pick-3" not in demanded(g, FRANCE, "agenda")


def test_ruling_106_of_two_placements_the_older_one_is_kept_if_there_are_not_cubes_for_both() -> None:
    g = quiet()
    put(g, "smyrna", 3)
    put(g, "byelorus", 3)
    exhaust(g, FRANCE, 9)
    act(g)
    bind(g, FRANCE, "place-on smyrna")
    bind(g, FRANCE, "place-on byelorus")
    assert political(g) == ["place-on smyrna"]


def test_ruling_106_no_step_of_a_settlement_is_sold_that_could_only_force_an_option_promised_away() -> None:
    only = next(i for i, options in enumerate(USA_OPTIONS) if len(options) == 1)
    g = quiet(2)
    g.table = [only, issue("byelorus")]
    put(g, ISSUE_IDS[only], 0, 0, 2)
    act(g)
    assert "draw" in demanded(g, FRANCE, "agenda")
    bind(g, FRANCE, f"choose {OPTION_IDS[USA_OPTIONS[only][0]]}", True)
    assert "draw" not in demanded(g, FRANCE, "agenda")


def test_ruling_106_an_event_is_not_promised_beside_not_doing_all_that_it_asks() -> None:
    g = two_to_settle("prince_feisal")
    give(g, UK, "arabia-saud")
    act(g)
    bind(g, FRANCE, "accept")
    assert "reopen arabia" in demanded(g, FRANCE, "event")
    aside(g, UK, "offer france", "demand", "refrain", "about event")
    assert "term-reopen arabia" not in asides(g, UK)


def test_ruling_107_whoever_promised_not_to_pass_and_has_nothing_to_bid_re_opens_no_issue() -> None:
    g = quiet()
    g.event = card("prince_feisal")
    give(g, UK, "arabia-saud")
    ask(g, Conference(), AdvanceIssue(1), NewEvent())
    assert bind(g, FRANCE, "pass", True) == ["accept", "decline"]
    exhaust(g, FRANCE, 15)
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3})
    g.bound = ()
    assert bind(g, FRANCE, "pass", True) == ["decline"]
    ask(g, ReopenIssue(1, FRANCE, NOBODY, NOBODY, 9), NewEvent())
    assert can(g) == ["reopen arabia"], "there is no other answer, and the promise is void"
