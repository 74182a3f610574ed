"""Issues that are up for bid again (9.3, 15)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919.board import ACTIONS, NATIONS, PASS
from chancellery.games.versailles_1919.rules.bidding import NextBid, forces_to_bid
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of, refrains
from chancellery.games.versailles_1919.rules.solo_bids import SwitchFaction
from chancellery.games.versailles_1919.state import Versailles


def unsettle(g: Versailles, issue: int, arena: int) -> None:
    """An issue is up for bid; `arena` is its region if an uprising brought it about (9.3, 15)."""
    g.contested = issue
    g.contender = g.owner[issue]
    g.owner = put(g.owner, issue, NOBODY)
    g.arena = arena
    g.bid_force = (0,) * NATIONS
    g.bid_cubes = (NOBODY,) * NATIONS
    g.passed = (0,) * NATIONS
    if g.seats == 1:
        g.push(SwitchFaction())
    else:
        g.push(NextBid(g.contender if g.contender in g.order else g.active))


def leaves_a_pass_alone(g: Versailles, nation: int, issue: int) -> bool:
    """Whether a nation could only pass in the bid for an issue, having nothing to bid with (9.4)."""
    twin = g.clone()
    unsettle(twin, issue, NOBODY)
    return not forces_to_bid(twin, nation)


def reopenings_to_avoid(g: Versailles, promise: int, answers: list[int]) -> list[int]:
    """The issues that are not re-opened by whoever promised not to pass and could do nothing else then (11.3)."""
    if action_of(promise) != PASS or not refrains(promise):
        return []
    reopened = [answer for answer in answers if ACTIONS.verbs[answer] == "reopen"]
    return [answer for answer in reopened if leaves_a_pass_alone(g, nation_of(promise), ACTIONS.thing(answer))]
