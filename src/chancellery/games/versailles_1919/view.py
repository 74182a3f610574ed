"""What each seat sees, built from nothing."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import event_json
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919 import asked_view
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BID,
    BOX_VALUE,
    BOXES_IN_PLAY,
    CONTENT,
    COUNTER_IDS,
    DEPTH,
    EVENT_IDS,
    FLAG_POINTS,
    FORCE_IDS,
    GAME_END,
    HOLDERS,
    ISSUE_IDS,
    NATION_IDS,
    NATIONS,
    NO_MILITARY,
    NOUNS,
    OPTION_COUNTERS,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    SPACE_IDS,
    STARS,
    STRATEGY_IDS,
    STRENGTH,
    UNIT_LIMIT,
    UPRISING_ON,
)
from chancellery.games.versailles_1919.deeds import deeds
from chancellery.games.versailles_1919.outlook import brings_checks, event_decider, next_events
from chancellery.games.versailles_1919.rules.bidding import MakeBid, best_bidder, cubes_to_bid, forces_to_bid
from chancellery.games.versailles_1919.rules.common import leader, settling_step, stars_by_nation
from chancellery.games.versailles_1919.rules.drafting import counter_draft
from chancellery.games.versailles_1919.rules.negotiation import can_carry_out, nation_at, told_promise
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
)
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of, partner_of, refrains
from chancellery.games.versailles_1919.rules.scoring import (
    counter_totals,
    flags_by_nation,
    happiness_points,
    icon_count,
    strategy_worth,
)
from chancellery.games.versailles_1919.rules.set_up import length_of
from chancellery.games.versailles_1919.rules.settling import KeepIssue
from chancellery.games.versailles_1919.rules.uprising import issues_by_region, uprising_faces
from chancellery.games.versailles_1919.standing import game_end, standing
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.topics import topic_of, topics
from chancellery.games.versailles_1919.view_types import (
    BiddingView,
    BidWayView,
    DealView,
    IssueView,
    PowerView,
    PromiseView,
    RegionView,
    SettledView,
    VersaillesBoard,
)

# The last entry of each is what NOBODY, or the region of a principle, is called.
NAMES: Final = (*NATION_IDS, NOUNS.id("nation", NOBODY))
REGION_NAMES: Final = (*REGION_IDS, "world")
COUNTER_NAMES: Final = tuple(tuple(COUNTER_IDS[counter] for counter in counters) for counters in OPTION_COUNTERS)


def name(nation: int) -> str:
    return NAMES[nation]


def see(g: Versailles, seat: int) -> VersaillesBoard:
    """The whole board; of the decks only their sizes, and of others' deals only what was offered (17b)."""
    holders = HOLDERS[g.seats]
    own = nation_at(g, seat) if seat >= 0 else NOBODY
    totals = counter_totals(g)
    counts = issues_by_region(g)
    stars, flags = stars_by_nation(g), flags_by_nation(g)
    powers = {
        NATION_IDS[nation]: power_view(g, nation, stars[nation], flags[nation] * FLAG_POINTS, totals)
        for nation in holders
    }
    return {
        "turn": g.turn,
        "order": [name(nation) for nation in g.order],
        "active": name(g.active),
        "acting": name(g.acting),
        "human": name(g.human),
        "own": name(g.human if g.seats == 1 else own),
        "seats": seats(g),
        "political": bool(g.political),
        "military": bool(g.military),
        "actions": asked_view.actions(g),
        "asks": asked_view.asks(g, seat),
        "choosing": asked_view.choosing(g, seat),
        "reason": asked_view.reason(g, seat),
        "deeds": deeds(g, seat),
        "announcing": asked_view.announcing(g),
        "points": g.points,
        "goal": int(g.options["goal"]) if g.seats == 1 else 0,
        "length": length_of(g),
        "powers": powers,
        "happiness": {NATION_IDS[nation]: g.happiness[nation] for nation in range(NATIONS) if g.happiness[nation] >= 0},
        "table": [issue_view(g, issue) for issue in g.table],
        "waiting_room": [issue_view(g, issue) for issue in g.waiting_room],
        "settled": [settled_view(g, issue, owner) for issue, owner in enumerate(g.owner) if owner != NOBODY],
        "issue_deck": len(g.issue_deck),
        "game_end_after": game_end_after(g),
        "game_end": game_end(g),
        "standing": standing(g, own, powers),
        "issue_discard": [ISSUE_IDS[issue] for issue in g.issue_discard[::-1]],
        "event": NOUNS.id("event_card", g.event),
        "event_cube": name(g.event_cube),
        "callers": [EVENT_IDS[card] for card in g.callers],
        "event_deck": len(g.event_deck),
        "event_discard": [EVENT_IDS[card] for card in g.event_discard[::-1]],
        "regions": {REGION_IDS[region]: region_view(g, region, counts[region]) for region in range(REGIONS)},
        "boxes": [{"value": BOX_VALUE[box], "nation": name(g.box[box])} for box in BOXES_IN_PLAY[g.seats]],
        "strategies": [STRATEGY_IDS[card] for card in sorted(g.strategies)],
        "uprisings": g.uprisings,
        "rising": [REGION_IDS[region] for region in g.rising],
        "modifier": g.modifier,
        "bidding": bidding_view(g, seat),
        "drawn": drawn(g),
        "deals": [deal_view(g, n, own) for n in g.order if g.deal_with[n] != NOBODY and (n == own or g.deal_sent[n])],
        "bound": [promise_view(promise) for promise in g.bound],
        "binding": [{**promise_view(promise), "closes": closes} for promise, closes in asked_view.binding_now(g)],
        "topics": topics(g),
        "step": settling_step(g),
        "event_decider": name(event_decider(g)),
        "event_why": asked_view.event_why(g),
        "deciders": asked_view.deciders(g),
        "crisis_cards": len(next_events(g)),
        "crisis_checks": brings_checks(next_events(g)),
    }


def player_of(g: Versailles, nation: int) -> int:
    """The seat that plays a nation; in a solo game the one seat goes from faction to faction (14)."""
    if g.seats == 1:
        return 0 if nation == g.human else NOBODY
    return g.seat_of[nation]


def seats(g: Versailles) -> dict[str, str]:
    """The nation of each seat."""
    if g.seats == 1:
        return {NOUNS.id("seat", 0): name(g.human)}
    return {NOUNS.id("seat", seat): name(nation_at(g, seat)) for seat in range(g.seats)}


def played_as(g: Versailles, seat: int) -> tuple[str, int] | None:
    """The nation of a seat, which it is called by."""
    nation = g.human if g.seats == 1 else nation_at(g, seat)
    return None if nation == NOBODY else ("nation", nation)


def headline(g: Versailles) -> Text:
    """Where the match stands: turn and nation, and how much is settled, or won of the goal of a game alone."""
    nation = ("nation", g.active)
    if g.turn == 0:
        return Text("headline-set-up")
    if g.seats == 1:
        return Text("headline-solo", turn=g.turn, nation=nation, points=g.points, goal=int(g.options["goal"]))
    settled = sum(owner != NOBODY for owner in g.owner)
    return Text("headline", turn=g.turn, nation=nation, settled=settled)


def game_end_after(g: Versailles) -> int:
    """How many cards lie above the game-end card, -1 if it is not in the deck or nobody knows."""
    shuffled = CONTENT.lengths[length_of(g)].shuffled
    if shuffled or GAME_END not in g.issue_deck:
        return NOBODY
    return len(g.issue_deck) - g.issue_deck.index(GAME_END) - 1


def drawn(g: Versailles) -> list[str]:
    """The two issues of which one is kept: both lie open (72)."""
    top = g.stack[-1] if g.stack else None
    return [ISSUE_IDS[top.first], ISSUE_IDS[top.second]] if isinstance(top, KeepIssue) else []


def power_view(g: Versailles, nation: int, stars: int, flags: int, totals: list[int]) -> PowerView:
    player = nation in g.order and g.seats > 1
    strategy = strategy_worth(g, nation, totals)
    happiness = happiness_points(g, nation) if player else 0
    icons = icon_count(nation, totals) if g.seats == 1 else 0
    return {
        "seat": NOUNS.id("seat", g.seat_of[nation]),
        "player": NOUNS.id("seat", player_of(g, nation)),
        "available": g.available[nation],
        "exhausted": g.exhausted[nation],
        "units": g.units[nation],
        "spent_units": g.spent_units[nation],
        "demobilized": g.retired[nation] if nation in g.order else 0,
        "away": g.unit.count(nation),
        "unit_limit": UNIT_LIMIT[g.happiness[nation]] if g.happiness[nation] >= 0 else 0,
        "stars": stars,
        "flags": flags,
        "strategy": NOUNS.id("strategy", g.strategy[nation]),
        "strategy_points": strategy,
        "happiness_points": happiness,
        "score": stars + flags + strategy + happiness if player else 0,
        "strength": stars + icons if g.seats == 1 else 0,
        "icons": icons,
    }


def issue_view(g: Versailles, issue: int) -> IssueView:
    here = g.cubes[issue * NATIONS : issue * NATIONS + NATIONS]
    holders = HOLDERS[g.seats]
    return {
        "issue": ISSUE_IDS[issue],
        "stars": STARS[issue],
        "region": REGION_NAMES[REGION_OF[issue]],
        "no_military": NO_MILITARY[issue],
        "cubes": {NATION_IDS[nation]: here[nation] for nation in holders if here[nation]},
        "leader": name(leader(g, issue)),
        "ahead": ahead(here),
        "to_lead": {NATION_IDS[nation]: cubes_to_lead(g, nation, issue) for nation in holders},
    }


def ahead(here: list[int]) -> int:
    """By how many cubes whoever has most on an issue is ahead of the next."""
    most, second = sorted(here)[:-3:-1]
    return most - second


def settled_view(g: Versailles, issue: int, owner: int) -> SettledView:
    option, flag = g.chosen[issue], g.flag[issue]
    counters = [] if option == NOBODY else list(COUNTER_NAMES[option])
    if flag != NOBODY:
        counters.append(f"naval-{NATION_IDS[flag]}")
    return {
        "issue": ISSUE_IDS[issue],
        "stars": STARS[issue],
        "region": REGION_NAMES[REGION_OF[issue]],
        "owner": NATION_IDS[owner],
        "option": NOUNS.id("issue_option", option),
        "counters": counters,
    }


def region_view(g: Versailles, region: int, counts: list[int]) -> RegionView:
    needed = UPRISING_ON[g.unrest[region]]
    return {
        "unrest": g.unrest[region],
        "keg": g.keg[region],
        "units": {
            SPACE_IDS[space]: NATION_IDS[g.unit[space]]
            for space in range(region * DEPTH, region * DEPTH + DEPTH)
            if g.unit[space] != NOBODY
        },
        "needed": needed,
        "odds": uprising_faces(g, region),
        "issues": {NATION_IDS[nation]: counts[nation] for nation in HOLDERS[g.seats] if counts[nation]},
    }


def bidding_view(g: Versailles, seat: int) -> BiddingView:
    return {
        "issue": NOUNS.id("issue", g.contested),
        "owner": name(g.contender),
        "region": NOUNS.id("region", g.arena),
        "bids": {
            NATION_IDS[nation]: {
                "force": FORCE_IDS[g.bid_force[nation]],
                "strength": STRENGTH[g.bid_force[nation]],
                "cubes": g.bid_cubes[nation],
            }
            for nation in range(NATIONS)
            if g.bid_cubes[nation] != NOBODY
        },
        "passed": [NATION_IDS[nation] for nation in range(NATIONS) if g.passed[nation]],
        "best": name(best_bidder(g)),
        "ways": bid_ways(g, seat),
    }


def bid_ways(g: Versailles, seat: int) -> dict[str, BidWayView]:
    """The units that are asked for, by answer, each with its strength and the fewest cubes that lead with it (9.4)."""
    top = g.stack[-1] if g.stack and seat in g.waiting else None
    if not isinstance(top, MakeBid):
        return {}
    return {
        ACTIONS.name(BID + force): {"strength": STRENGTH[force], "cubes": cubes_to_bid(g, top.nation, force).start}
        for force in forces_to_bid(g, top.nation)
    }


def promise_view(promise: int) -> PromiseView:
    return {
        "nation": name(nation_of(promise)),
        "to": name(partner_of(promise)),
        "action": ACTIONS.name(action_of(promise)),
        "topic": topic_of(action_of(promise)),
        "refrain": refrains(promise),
        "told": event_json(told_promise(promise), NOUNS),
    }


def deal_view(g: Versailles, nation: int, own: int) -> DealView:
    waits = g.deal_with[nation] == own and g.deal_sent[nation]
    return {
        "nation": name(nation),
        "partner": name(g.deal_with[nation]),
        "cubes": g.deal_cubes[nation],
        "promises": [promise_view(term) for term in g.deal_terms[nation]],
        "sent": bool(g.deal_sent[nation]),
        "who": name(g.deal_who[nation]),
        "topic": NOUNS.id("topic", g.deal_topic[nation]),
        "refrain": bool(g.deal_not[nation]),
        "possible": can_carry_out(g, nation),
        "counter": [ACTIONS.name(action) for action in counter_draft(g, nation)] if waits else [],
    }
