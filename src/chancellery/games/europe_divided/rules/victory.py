"""Special turns, dominance, and who wins (chapter 10)."""

from __future__ import annotations

from chancellery.engine.frames import Step
from chancellery.engine.results import Result
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ADVANTAGE_PRESTIGE,
    BANKS,
    DOMINANCE_PRESTIGE,
    ENDS,
    EUROPE,
    PRESTIGE,
    REDRAWS,
    REGIONS,
    RUSSIA,
    SCORES,
)
from chancellery.games.europe_divided.rules.advantages import redraw_advantages
from chancellery.games.europe_divided.rules.armies import on_map
from chancellery.games.europe_divided.rules.influence import dominates
from chancellery.games.europe_divided.state import EuropeDivided


class EndOfTurn(Step[EuropeDivided]):
    """On turns 10 and 20 score dominance and bank advantage cards; then new ones, or the end (10.1)."""

    def run(self, g: EuropeDivided) -> None:
        if SCORES[g.turn]:
            score_dominance(g)
        if BANKS[g.turn]:
            bank_advantages(g)
        if ENDS[g.turn]:
            decide(g)
        elif REDRAWS[g.turn]:
            redraw_advantages(g)


def score_dominance(g: EuropeDivided) -> None:
    """One prestige for each region with a 6, for Europe one even with two (10.2)."""
    for seat in (EUROPE, RUSSIA):
        regions = len([region for region in range(REGIONS) if dominates(g, seat, region)])
        g.dominance = put(g.dominance, seat, g.dominance[seat] + regions * DOMINANCE_PRESTIGE)
        if g.log:
            g.log.add(events.DominanceScored(seat, regions))
        g.pause()


def bank_advantages(g: EuropeDivided) -> None:
    """Advantage cards that were not used join the headlines awarded, face down (8.3)."""
    for seat in (EUROPE, RUSSIA):
        if g.log and g.advantages[seat]:
            g.log.add(events.AdvantagesBanked(seat, len(g.advantages[seat])))
        g.banked[seat].extend(g.advantages[seat])
        g.advantages[seat] = []
        g.pause()


def headline_prestige(g: EuropeDivided, seat: int) -> int:
    return sum([PRESTIGE[headline] for headline in g.awarded[seat]])


def prestige(g: EuropeDivided, seat: int) -> int:
    """Headlines, dominance and banked advantage cards (10.3)."""
    return headline_prestige(g, seat) + g.dominance[seat] + len(g.banked[seat]) * ADVANTAGE_PRESTIGE


def contested_cards(g: EuropeDivided, seat: int) -> int:
    """How many contested cards a side has taken (10.3, ruling 11)."""
    base = seat * REGIONS
    return sum(g.taken[base : base + REGIONS])


def wealth(g: EuropeDivided, seat: int) -> int:
    """Armies on the map and money left (10.3)."""
    return on_map(g, seat) + g.money[seat]


def decide(g: EuropeDivided) -> None:
    """Most prestige wins; then contested cards, then armies and money, then Europe (10.3)."""
    scores = (prestige(g, EUROPE), prestige(g, RUSSIA))
    if g.log:
        g.log.add(events.FinalScore(scores[EUROPE], scores[RUSSIA]))
    cards = contested_cards(g, RUSSIA) - contested_cards(g, EUROPE)
    means = wealth(g, RUSSIA) - wealth(g, EUROPE)
    if scores[EUROPE] != scores[RUSSIA]:
        g.finish(Result((RUSSIA if scores[RUSSIA] > scores[EUROPE] else EUROPE,), "prestige", scores))
    elif cards:
        g.finish(Result((RUSSIA if cards > 0 else EUROPE,), "contested", scores))
    elif means:
        g.finish(Result((RUSSIA if means > 0 else EUROPE,), "means", scores))
    else:
        g.finish(Result((EUROPE,), "tie", scores))
