"""What a seat sees of the rules, so that the page works nothing out itself."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from chancellery.engine.frames import Frame
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    EUROPE,
    EVENT_IDS,
    FRANCE,
    GAME_END,
    HAS_ICON,
    PICKS,
    UK,
    UPRISING_ON,
    USA,
)
from chancellery.games.versailles_1919.events import BotDecided, UprisingRolled
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.legend import LEGEND
from chancellery.games.versailles_1919.rules.bidding import MakeBid, NextBid
from chancellery.games.versailles_1919.rules.effects import PickAlternative
from chancellery.games.versailles_1919.rules.scoring import score
from chancellery.games.versailles_1919.rules.settling import AddIssue
from chancellery.games.versailles_1919.rules.strategy_cards import ChooseStrategy
from chancellery.games.versailles_1919.rules.uprising import Announce, RollForUprising
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import (
    act,
    ask,
    bind,
    can,
    card,
    deploy,
    do,
    give,
    issue,
    lay,
    put,
    quiet,
    settling,
)


def board(g: Versailles, seat: int | None = None) -> dict[str, Any]:
    """What whoever is asked sees, or a seat."""
    return cast(dict[str, Any], g.see(g.waiting[0] if seat is None else seat))


# --- seats and nations ---


def test_every_seat_has_a_nation_and_every_nation_a_player_or_none() -> None:
    g = quiet(2)
    seen = board(g)
    assert seen["seats"] == {seat: power for power in ("uk", "france") for seat in [seen["powers"][power]["player"]]}
    assert seen["powers"]["usa"]["player"] == "none"


def test_the_seat_of_a_solo_game_goes_from_faction_to_faction() -> None:
    """14: the one seat plays the human faction, whichever that is."""
    g = quiet(1, active=UK)
    for nation, id in ((FRANCE, "france"), (USA, "usa")):
        g.human = nation
        seen = g.see(0)
        assert seen["seats"] == {"one": id}
        assert {power for power, one in seen["powers"].items() if one["player"] == "one"} == {id}


def test_units_away_are_counted() -> None:
    g = quiet()
    deploy(g, UK, "europe-7")
    deploy(g, UK, "balkans-8")
    assert (g.see(0)["powers"]["uk"]["away"], g.see(0)["powers"]["france"]["away"]) == (2, 0)


# --- who decides, and why ---


def test_who_decides_on_an_event() -> None:
    """5.3.2: whose cube lies there, else whoever settles; 14: the human player of a solo game."""
    g = act(quiet())
    g.event, g.event_cube = card("spartacist_rising"), NOBODY
    assert (board(g)["event_why"], board(g)["deciders"]["spartacist_rising"]) == ("settler", "settler")
    g.event_cube = UK
    assert (board(g)["event_why"], board(g)["event_decider"]) == ("cube", "uk")
    alone = quiet(1, active=UK)
    assert alone.see(0)["event_why"] == "human"


def test_a_waiting_event_with_the_icon_takes_a_cube() -> None:
    """5.3.3: only where several play."""
    iconic = next(number for number, icon in enumerate(HAS_ICON) if icon)
    plain = next(number for number, icon in enumerate(HAS_ICON) if not icon)
    for players, expected in ((3, ("takes-cube", "settler")), (1, ("human", "human"))):
        g = quiet(players, active=UK)
        g.callers = (iconic, plain)
        seen = g.see(0)["deciders"]
        assert (seen[EVENT_IDS[iconic]], seen[EVENT_IDS[plain]]) == expected


def key(g: Versailles) -> str:
    reason = board(g)["reason"]
    return reason["key"] if reason else ""


def test_every_question_of_a_settlement_has_its_reason() -> None:
    g = settling()
    assert key(g) == "act"
    assert board(g)["reason"]["args"] == {"checks": board(g)["crisis_checks"], "cards": board(g)["crisis_cards"]}
    g.event, g.event_cube = card("colonel_house"), NOBODY
    do(g, "settle smyrna")
    assert key(g) == "option"
    assert board(g)["reason"]["args"] == {"nation": {"kind": "nation", "id": "france"}, "own": 1, "step": 1}
    assert board(g, g.seat_of[UK])["reason"] is None
    assert board(g)["choosing"] == "smyrna"
    do(g, names(g)[0])
    assert (board(g)["step"], key(g)) == (2, "no-cube")


def test_what_an_event_leads_to_is_not_asked_because_of_it() -> None:
    g = settling()
    g.event, g.event_cube = card("colonel_house"), NOBODY
    do(g, "settle smyrna")
    do(g, names(g)[0])
    uk, france = g.seat_of[UK], g.seat_of[FRANCE]
    assert key(meanwhile(g, PickAlternative(france, FRANCE, g.event, 0, 1, FRANCE, NOBODY))) == "no-cube"
    # A strategy card after an uprising, and an effect that somebody else was named for.
    assert key(meanwhile(g, ChooseStrategy(france, FRANCE))) == ""
    assert key(meanwhile(g, PickAlternative(uk, UK, g.event, 0, 1, FRANCE, UK))) == ""


def meanwhile(g: Versailles, asked: Frame[Any]) -> Versailles:
    """The same position, in which something is asked first."""
    g = g.clone()
    g._legal = None
    g.push(asked)
    g.run()
    return g


def names(g: Versailles) -> list[str]:
    return [ACTIONS.name(action) for action in g.legal(g.waiting[0])]


def test_whoever_places_must_lead_and_whoever_bids_outbids() -> None:
    g = act(quiet())
    do(g, "place-on smyrna")
    assert key(g) == "place"
    g = ask(quiet(), MakeBid(quiet().seat_of[UK], UK))
    assert (key(g), board(g)["asks"]) == ("bids", "bid")


# --- the two actions of a turn ---


def test_how_the_two_actions_stand() -> None:
    g = act(quiet())
    assert board(g)["actions"] == {"political": "open", "military": "open"}
    do(g, "place-on smyrna")
    assert board(g)["actions"]["political"] == "under-way"
    assert g.see(-1)["actions"]["political"] == "under-way", "everybody can see that"
    g.political = 1
    act_again = ask(g)
    assert board(act_again)["actions"] == {"political": "taken", "military": "open"}


# --- dice ---


@pytest.mark.parametrize("modifier", [-1, 0, 2])
def test_the_faces_that_bring_an_uprising(modifier: int) -> None:
    """9.2: the die and its modifiers against the number of the column."""
    g = quiet()
    lay(g, unrest={EUROPE: 6})
    deploy(g, UK, "europe-7")
    g.modifier = modifier
    ask(g, Announce(g.seat_of[UK], UK, EUROPE))
    seen = board(g)["announcing"]
    assert seen["region"] == "europe"
    assert seen["rises"] == [face + modifier >= UPRISING_ON[6] for face in range(1, 7)]
    assert seen["chances"] == sum(seen["rises"])
    assert board(g)["asks"] == "announce"


def test_nobody_knows_the_faces_while_others_announce_later() -> None:
    g = quiet()
    lay(g, unrest={EUROPE: 6})
    ask(g, Announce(g.seat_of[UK], UK, EUROPE), Announce(g.seat_of[FRANCE], FRANCE, EUROPE))
    assert board(g)["announcing"] is None


def test_a_roll_tells_its_total() -> None:
    g = quiet(dice=(4,))
    lay(g, unrest={EUROPE: 6})
    g.record()
    g.modifier = -1
    ask(g, RollForUprising(EUROPE))
    assert g.log is not None
    rolled = next(entry.event for entry in g.log.entries if isinstance(entry.event, UprisingRolled))
    assert (rolled.die, rolled.modifier, rolled.total) == (4, -1, 3)


# --- promises ---


def test_a_promise_names_the_answers_that_it_closes() -> None:
    g = settling()
    do(g, "settle smyrna")
    options = names(g)
    bind(g, FRANCE, options[0], refrain=True)
    (promise,) = board(g)["binding"]
    assert promise["closes"] == [options[0]]
    g.bound = ()
    bind(g, FRANCE, options[0])
    (promise,) = board(g)["binding"]
    assert promise["closes"] == options[1:]


# --- the legend ---


def test_the_legend_names_all_verbs_of_deals() -> None:
    values = LEGEND.values
    offered: set[str] = set()
    for seed in range(3):
        g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 3}), seed))
        luck = random.Random(seed)
        for _ in range(250):
            if not g.waiting:
                break
            for seat in range(g.seats):
                asides = g.asides(seat)
                offered |= {ACTIONS.verbs[action] for action in asides}
                if asides and luck.random() < 0.5:
                    g.play(seat, luck.choice(asides))
            if g.waiting:
                g.play(g.waiting[0], luck.choice(g.legal(g.waiting[0])))
    assert offered
    assert offered <= set(values["deals"])
    assert set(values["terms"]) <= set(values["deals"])


def test_the_legend_has_every_priority_in_the_order_of_the_rules() -> None:
    """14.3, 14.4: what a faction is told to have decided by is on one of the two lists."""
    values = LEGEND.values["priorities"]
    known = {*values["military"], *values["political"], values["neither"]}
    others = {"option", "option-tie", "outbid", "bid", "calm", "stir"}
    found: set[str] = set()
    for seed in range(3):
        g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 1}), seed, record=True))
        luck = random.Random(seed)
        while g.waiting:
            g.play(g.waiting[0], luck.choice(g.legal(g.waiting[0])))
        assert g.log is not None
        found |= {entry.event.priority for entry in g.log.entries if isinstance(entry.event, BotDecided)}
    assert {"settle", "place", "recover"} <= found
    assert {one for one in found - known - others if not one.startswith("advance")} == set()


def test_the_legend_says_where_units_can_stand_and_what_discards_cost() -> None:
    assert LEGEND.values["posts"] == [5, 6, 7, 8]
    assert LEGEND.values["columns"] == list(range(1, 9))
    assert LEGEND.values["pick_costs"] == list(range(PICKS))


def test_spectators_are_asked_nothing() -> None:
    g = quiet()
    put(g, "smyrna", 1, 3)
    assert g.see(-1)["asks"] == "none"
    assert g.see(-1)["choosing"] == "none"


# --- how far off the end is, and who leads ---


def test_the_way_to_the_end_is_counted_in_cards() -> None:
    """3.2: the game-end card lies on 20 others, and two are drawn for each new issue (5.3.4)."""
    g = quiet()
    assert board(g)["game_end"] == {"where": "deck", "least": len(g.issue_deck) - 21, "most": len(g.issue_deck) - 21}
    g.issue_deck = g.issue_deck[: g.issue_deck.index(GAME_END) + 1]
    assert board(g)["game_end"] == {"where": "deck", "least": 0, "most": 0}
    ask(g, AddIssue(1))
    do(g, "draw")
    assert board(g)["game_end"]["where"] == "waiting"


@pytest.mark.parametrize(("drawn", "told"), [(0, (41, 46)), (38, (3, 8)), (43, (0, 3))])
def test_of_a_shuffled_end_only_the_last_cards_are_known(drawn: int, told: tuple[int, int]) -> None:
    """3.3, R72: wherever it lies among the last six, all see the same."""
    seen = 0
    for seed in range(12):
        g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 4, "length": "longest"}), seed)
        assert isinstance(g, Versailles)
        g.issue_deck = g.issue_deck[: len(g.issue_deck) - drawn]
        if GAME_END in g.issue_deck:
            assert board(g)["game_end"] == {"where": "deck", "least": told[0], "most": told[1]}
            seen += 1
    assert seen > 1


def test_the_standing_is_that_of_the_end() -> None:
    """12.3: points, then happiness, then issues."""
    g = quiet()
    give(g, UK, "smyrna-greece")
    worth = {nation: score(g, nation) for nation in g.order}
    seen = {nation: board(g, g.seat_of[nation])["standing"] for nation in g.order}
    assert (seen[UK]["place"], seen[UK]["ahead"]) == (1, worth[UK] - worth[FRANCE])
    assert seen[UK]["ahead"] > 0
    assert [seen[nation]["place"] for nation in (FRANCE, USA)] == [2, 2]
    assert (seen[FRANCE]["best"], seen[FRANCE]["points"], seen[FRANCE]["ahead"]) == (
        "uk",
        worth[UK],
        -seen[UK]["ahead"],
    )
    assert g.see(-1)["standing"] == {"place": 0, "players": 3, "best": "uk", "points": worth[UK], "ahead": 0}
    # Of two who are level whoever is happier stands before.
    give(g, FRANCE, "smyrna-greece")
    g.happiness[USA] -= 1
    assert board(g, g.seat_of[USA])["standing"]["place"] == 3


# --- bids ---


def test_a_bid_says_its_strength_and_what_leads() -> None:
    """9.4: strength first, then influence; the unit in the region counts double."""
    g = quiet()
    deploy(g, FRANCE, "middle_east-5")
    g.contested = issue("smyrna")
    ask(g, NextBid(UK))
    do(g, "bid one_unit", "cubes 2")
    ways = board(g)["bidding"]["ways"]
    assert set(ways) == {answer for answer in can(g) if answer.startswith("bid ")}
    assert ways["bid one_unit"] == {"strength": 1, "cubes": 3}
    assert {way["strength"] for way in ways.values()} == {1, 2, 3, 4}
    assert all(way["cubes"] == (3 if way["strength"] == 1 else 0) for way in ways.values())
    other = next(seat for seat in range(3) if seat not in g.waiting)
    assert board(g, other)["bidding"]["ways"] == {}
