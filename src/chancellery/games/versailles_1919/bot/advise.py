"""How good each legal action looks to a seat: every kind of question has its adviser.

What an answer does at once is tried out on a copy; where the first step of several changes nothing yet, rules of thumb
decide. Nothing here looks at a deck: what is tried out is a redealt position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACCEPT,
    ACTIONS,
    BID,
    CUBES,
    DONE,
    DRAW,
    FORCE_AVAILABLE,
    FORCE_LOCAL,
    GAME_END,
    GIVE_UP_AVAILABLE,
    GIVE_UP_EXHAUSTED,
    MINUS_ONE,
    NO_CHANGE,
    PASS,
    PLUS_ONE,
    POTENTIAL,
    PUT_CUBE,
    STARS,
)
from chancellery.games.versailles_1919.bot.placing import FAR, after, gain, plays_for_time, turn, usa_gain, usa_turn
from chancellery.games.versailles_1919.bot.worth import (
    CUBE,
    EXHAUSTED,
    HAPPINESS,
    issue_worth,
    own_worth,
    strongest_alone,
)
from chancellery.games.versailles_1919.rules import (
    bidding,
    effects,
    happiness,
    military,
    placing,
    reclaiming,
    set_up,
    settling,
    solo,
    two_players,
    uprising,
)
from chancellery.games.versailles_1919.rules import (
    turn as turn_rules,
)
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.placing import cubes_to_lead
from chancellery.games.versailles_1919.state import Versailles

RAISE: Final = 0.9


def advise(g: Versailles, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better."""
    nation = g.human if g.seats == 1 else nation_at(g, seat)
    top = g.stack[-1]
    adviser = ADVISERS.get(type(top))
    if adviser is not None:
        return adviser(g, seat, nation, top, legal)
    if nation == NOBODY:
        return [0.0] * len(legal)
    return [after(g, seat, nation, action) for action in legal]


def act(g: Versailles, seat: int, nation: int, top: turn_rules.Act, legal: list[int]) -> list[float]:
    return turn(g, seat, nation, legal)


def usa_act(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    return usa_turn(g, seat, nation, legal)


def fewest(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """As few cubes as will do."""
    return [-float(ACTIONS.thing(action)) for action in legal]


def most(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """As many cubes as possible."""
    return [float(ACTIONS.thing(action)) for action in legal]


def place_second(g: Versailles, seat: int, nation: int, top: placing.PlaceSecond, legal: list[int]) -> list[float]:
    if top.nation != nation and g.seats == 2:
        return [usa_gain(g, nation, ACTIONS.thing(action)) for action in legal]
    if top.nation != nation:
        return bot_places(g, seat, nation, top, legal)
    return [gain(g, nation, ACTIONS.thing(action), NOBODY) for action in legal]


def bot_places(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """Other factions are best kept busy in the waiting room and against each other; the end is kept from them."""
    ahead = 3.0 if strongest_alone(g, nation) else 1.0
    found = []
    for action in legal:
        issue = ACTIONS.thing(action)
        score = after(g, seat, nation, action) + 0.2 * cubes_to_lead(g, top.nation, issue)
        if issue in g.waiting_room:
            score += ahead
        if issue == GAME_END and plays_for_time(g):
            score -= FAR
        found.append(score)
    return found


def advance_issue(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """What helps most on the table; not the end, if turns are wanted."""
    late = plays_for_time(g)
    return [
        after(g, seat, nation, action) - (FAR if late and ACTIONS.thing(action) == GAME_END else 0.0)
        for action in legal
    ]


def recall(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """Deployed units stay where they are."""
    return [1.0 if action == DONE else 0.0 for action in legal]


def give_up(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """Exhausted units go first, deployed ones last."""
    order = {GIVE_UP_EXHAUSTED: 2.0, GIVE_UP_AVAILABLE: 1.0}
    return [order.get(action, 0.0) for action in legal]


def choose_unit(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    return [1.0] + [0.0] * (len(legal) - 1)


def put_cube(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """Only with cubes to spare."""
    spare = g.available[g.acting] > 7
    return [float((action == PUT_CUBE) == spare) for action in legal]


def add_issue(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """A new issue is welcome, and so is a good one on top of the pile."""
    if plays_for_time(g):
        # Cards of the discard pile leave the deck as it is.
        return [-FAR if action == DRAW else 5.0 - ACTIONS.thing(action) for action in legal]
    if not g.issue_deck:
        return [after(g, seat, nation, action) for action in legal]
    found = []
    for action in legal:
        if action == DRAW:
            found.append(4.0)
        else:
            place = ACTIONS.thing(action)
            found.append(STARS[g.issue_discard[-place]] - 0.6 * (place - 1))
    return found


def keep_issue(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """What is worth most to oneself, with cubes left to win it."""
    sign = 1.0 if g.available[nation] >= 5 else -1.0
    return [sign * issue_worth(nation, ACTIONS.thing(action)) for action in legal]


def may_confer(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    scores = [after(g, seat, nation, action) for action in legal]
    return [score + (0.05 if action == ACCEPT else 0.0) for action, score in zip(legal, scores, strict=True)]


def name_player(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    """The strongest of the others."""
    return [-100.0 if ACTIONS.thing(action) == nation else own_worth(g, ACTIONS.thing(action)) for action in legal]


def announce(g: Versailles, seat: int, nation: int, top: uprising.Announce, legal: list[int]) -> list[float]:
    """Calm where one would be hit oneself, stir where the strongest other would be."""
    hit = uprising.would_be_hit(g, top.region)
    if nation in hit or (g.seats == 1 and strongest_alone(g, nation)):
        wish = {MINUS_ONE: 1.0, NO_CHANGE: 0.0, PLUS_ONE: -1.0}
    elif hit:
        wish = {PLUS_ONE: 1.0, NO_CHANGE: 0.0, MINUS_ONE: -1.0}
    else:
        wish = {NO_CHANGE: 1.0}
    return [wish.get(action, 0.0) for action in legal]


def make_bid(g: Versailles, seat: int, nation: int, top: bidding.MakeBid, legal: list[int]) -> list[float]:
    """Bid as long as the issue is worth more than the bid."""
    value = RAISE * issue_worth(nation, g.contested)
    if g.seats == 1:
        # The weakest faction needs it most, and what it does not get makes another stronger.
        value = 2.0 * POTENTIAL[g.contested][nation]
    return [0.0 if action == PASS else value - bid_cost(g, nation, action) for action in legal]


def bid_cost(g: Versailles, nation: int, action: int) -> float:
    """What a bid costs if it wins: cubes are exhausted, units too, and each unit costs happiness."""
    verb, thing = ACTIONS.split(action)
    if verb == CUBES:
        return thing * (CUBE - EXHAUSTED) * 1.6
    assert verb == BID
    cubes = bidding.cubes_to_bid(g, nation, thing).start
    units = FORCE_AVAILABLE[thing] + FORCE_LOCAL[thing]
    pain = HAPPINESS + (0.5 if g.happiness[nation] <= 12 else 0.15)
    return cubes * (CUBE - EXHAUSTED) * 1.6 + units * pain


def choose_nation(g: Versailles, seat: int, nation: int, top: Any, legal: list[int]) -> list[float]:
    return [0.0] * len(legal)


ADVISERS: Final[dict[type, Callable[[Versailles, int, int, Any, list[int]], list[float]]]] = {
    turn_rules.Act: act,
    two_players.UsaAct: usa_act,
    two_players.ReclaimAlong: most,
    placing.PlaceCubes: fewest,
    placing.PlaceSecond: place_second,
    reclaiming.ReclaimCubes: most,
    reclaiming.RecallUnits: recall,
    happiness.GiveUpUnit: give_up,
    military.ChooseUnit: choose_unit,
    settling.AdvanceIssue: advance_issue,
    settling.PutCube: put_cube,
    settling.AddIssue: add_issue,
    settling.KeepIssue: keep_issue,
    settling.MayConfer: may_confer,
    effects.NamePlayer: name_player,
    uprising.Announce: announce,
    bidding.MakeBid: make_bid,
    bidding.BidCubes: fewest,
    solo.BotPlaces: bot_places,
    set_up.ChooseNation: choose_nation,
    set_up.ChooseOrder: choose_nation,
}
