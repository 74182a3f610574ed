"""What the estimate of a position is made of, so that a hint can say what an answer gains or prevents."""

from __future__ import annotations

from math import exp, log

from chancellery.engine.nouns import NOBODY
from chancellery.engine.stakes import Share, Stake, Stakes
from chancellery.games.versailles_1919.board import (
    FLAG_OF,
    FLAG_POINTS,
    GAME_END,
    NATIONS,
    REGIONS,
    SCORING,
    STARS,
    UPRISING_ON,
    ZERO_PENALTY,
)
from chancellery.games.versailles_1919.bot.evaluate import (
    AT_END,
    EACH_ISSUE,
    EARLY,
    LAST,
    OF_FOUR,
    OF_THREE,
    SOLO,
    TOO_LATE,
    to_come,
)
from chancellery.games.versailles_1919.bot.solo_worth import solo_worth
from chancellery.games.versailles_1919.bot.worth import (
    CHECKS,
    CUBE,
    EXHAUSTED,
    LOST_CUBE,
    ON_TABLE,
    SPENT_UNIT,
    UNIT,
    WAITING,
    holdings,
    is_stuck,
    issue_worth,
    lead_worth,
    pieces,
    places,
)
from chancellery.games.versailles_1919.rules.common import leader
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.options import counters_on
from chancellery.games.versailles_1919.rules.scoring import strategy_worth, term_count
from chancellery.games.versailles_1919.state import Versailles

# Of one nation: what each thing counts, and how many there are of it.
Own = dict[Stake, tuple[float, float]]


def stakes(g: Versailles, seat: int) -> Stakes:
    """What speaks for a seat, and what for its rivals: by how much its odds would be lower without."""
    if g.seats == 1:
        return {Stake("solo"): Share(solo_worth(g) / SOLO, solo_worth(g))} if g.human != NOBODY else {}
    own = nation_at(g, seat)
    if own == NOBODY or len(g.order) < g.seats or is_stuck(g):
        return {}
    if g.seats == 2:
        scale = AT_END + EACH_ISSUE * len(g.issue_deck)
        means = {nation: scaled(of_two(g, nation), 1.0 / scale) for nation in g.order}
    else:
        means = {nation: of_several(g, nation) for nation in g.order}
    weights = {nation: exp(sum([worth for worth, _ in found.values()])) for nation, found in means.items()}
    rivals = sum(weights.values()) - weights[own]
    found: Stakes = {}
    for nation, held in means.items():
        for stake, (worth, figure) in held.items():
            if nation == own:
                found[stake] = Share(worth, figure)
            else:
                less = weights[nation] * (1.0 - exp(-worth))
                odds = log(max(rivals - less, 1e-9) / rivals)
                found[stake._replace(whose=("nation", nation))] = Share(odds, -figure)
    return found


def scaled(own: Own, by: float) -> Own:
    return {stake: (worth * by, figure) for stake, (worth, figure) in own.items()}


def settled(g: Versailles, nation: int) -> Own:
    """The points that settled issues bring a nation."""
    found: Own = {}
    for issue, owner in enumerate(g.owner):
        if owner == nation:
            flags = [counter for counter in counters_on(g, issue) if FLAG_OF[counter] == nation]
            points = float(STARS[issue] + FLAG_POINTS * len(flags))
            found[Stake("issue", ("issue", issue))] = (points, points)
    return found


def unrest(g: Versailles, nation: int) -> Own:
    """What uprisings are likely to cost a nation, region by region."""
    found: Own = {}
    held = holdings(g)[2]
    for region in range(REGIONS):
        needed = UPRISING_ON[g.unrest[region]]
        counts = held[region * NATIONS : region * NATIONS + NATIONS]
        if needed and counts[nation] and counts[nation] == max(counts):
            cost = CHECKS * (7 - needed) / 3 / counts.count(counts[nation])
            found[Stake("unrest", ("region", region))] = (-cost, 0.0)
    return found


def of_two(g: Versailles, nation: int) -> Own:
    """What the estimate of two players adds up for a nation, in points."""
    found = settled(g, nation)
    card = g.strategy[nation]
    if card != NOBODY:
        totals = holdings(g)[1]
        points = 0.0
        for kind, each, counters in SCORING[card]:
            points += each * term_count(g, nation, kind, [totals[counter] for counter in counters])
        found[Stake("strategy")] = (points, points)
    units = units_left(g, nation)
    armed = UNIT * units - (UNIT - SPENT_UNIT) * g.spent_units[nation]
    cubes = CUBE * g.available[nation] + EXHAUSTED * g.exhausted[nation]
    content = places(g, nation) + pieces(g, nation) - armed - cubes
    found[Stake("happiness")] = (content, float(g.happiness[nation]))
    found[Stake("units")] = (armed, float(units))
    found[Stake("cubes")] = (cubes, float(g.available[nation]))
    for issue in g.table + g.waiting_room:
        worth = on_open_issue(g, nation, issue)
        if worth:
            found[Stake("lead", ("issue", issue))] = (worth, 0.0)
    return found | unrest(g, nation)


def on_open_issue(g: Versailles, nation: int, issue: int) -> float:
    """What a nation's cubes on an open issue are worth."""
    base = issue * NATIONS
    own = g.cubes[base + nation]
    if not own:
        return 0.0
    here = g.cubes[base : base + NATIONS]
    here[nation] = 0
    ahead = own - max(here)
    if ahead <= 0:
        return LOST_CUBE * own
    share = (ON_TABLE if issue in g.table else WAITING) + 0.03 * min(ahead - 1, 4)
    return lead_worth(g, nation, issue, share) + EXHAUSTED * own


def of_several(g: Versailles, nation: int) -> Own:
    """What the estimate of three or four adds up for a nation, in logarithms of odds."""
    weights = OF_THREE if g.seats == 3 else OF_FOUR
    totals, ending = holdings(g)[1], GAME_END in g.table
    ahead = to_come(g)
    late = LAST if ending else 1.0 / (1.0 + EARLY * ahead)
    means = TOO_LATE if ending else 1.0
    point = weights[0] * late
    found = scaled(settled(g, nation), point)
    strategy = strategy_worth(g, nation, totals)
    found[Stake("strategy")] = (point * strategy, float(strategy))
    content = weights[1] * late * places(g, nation) + weights[9] * ahead * g.happiness[nation]
    found[Stake("happiness")] = (
        content - (0 if g.happiness[nation] else point * ZERO_PENALTY),
        float(g.happiness[nation]),
    )
    for issue in g.table:
        if leader(g, issue) == nation:
            found[Stake("lead", ("issue", issue))] = (weights[2] * late * issue_worth(nation, issue), 0.0)
    found[Stake("cubes")] = (weights[3] * late * g.exhausted[nation], -float(g.exhausted[nation]))
    at, first = g.order.index(nation), g.order.index(g.active)
    wait = g.seats if nation == g.active and g.political else (at - first) % g.seats
    found[Stake("turn")] = (weights[4] * late * wait, 0.0)
    deployed = g.unit.count(nation)
    armed = weights[5] * g.units[nation] + weights[6] * g.spent_units[nation] + weights[7] * deployed
    found[Stake("units")] = (means * armed, float(g.units[nation] + g.spent_units[nation] + deployed))
    danger = scaled(unrest(g, nation), -weights[8] * means)
    return found | danger
