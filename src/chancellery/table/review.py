"""A review as it is kept: everybody's chances after each ply, the greatest swings, the dearest decisions, and sums.

All figures are whole thousandths of a victory, and what is left over after rounding belongs to the rest: luck, a seat's
own decisions, those of the others and the rest add up to the result, to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import Final, Literal

import msgspec

from chancellery.bots.judging.reviewer import Estimate
from chancellery.engine.events import Event, EventData, PickRetracted, PickSealed, event_json
from chancellery.engine.game import Game
from chancellery.table.match import Match
from chancellery.table.story import TurnMark
from chancellery.table.table import Actions, Table

# How reviews are made: those that were kept by another method are made anew.
METHOD: Final = 3
MOST_SWINGS: Final = 6
# Where the value explains less of what luck does than this, whoever tells a review says so.
WELL_SEEN: Final = 0.5
# What changes nobody's chances by so much is no swing.
LEAST_SWING: Final = 0.04
# So many of each seat's decisions are named that cost it most, if they cost it so much.
MOST_COSTLY: Final = 3
LEAST_COST: Final = 0.01
DIGITS: Final = 3
UNIT: Final = 10**DIGITS
# The quantile that an interval of 95 % takes.
SURE: Final = 1.96


class ChancesAfter(msgspec.Struct):
    """Everybody's chance to win after a ply."""

    ply: int
    chances: list[float]


class Swing(msgspec.Struct):
    """Chances changed by much at a ply: by whose action, by what was chosen or by luck, and what happened."""

    ply: int
    seat: str
    kind: Literal["decision", "luck"]
    change: list[float]
    action: str
    causes: list[EventData]
    turn: EventData | None


class Costly(msgspec.Struct):
    """A decision that cost its seat much against the best answer: how much, give or take, and what was better."""

    ply: int
    seat: str
    cost: float
    within: float
    action: str
    better: str
    turn: EventData | None


class Total(msgspec.Struct):
    """How a seat came from its chances before the deal to its result; luck, own, others and rest add up to it exactly.

    luck      what chance did, and within how much that is known
    own       what the seat's own decisions did, against the secretary's, and those of the others
    rest      what neither explains: what the estimate had not seen coming, and what seats did not know of each other
    """

    seat: str
    start: float
    luck: float
    luck_within: float
    own: float
    own_within: float
    others: float
    others_within: float
    rest: float
    result: float


class Review(msgspec.Struct, kw_only=True):
    """A match that is over, as the judge sees it; chances are from 0 to 1, estimated.

    ended       whether the match has a result; else the last chances stand for it
    explained   which part of what luck does to matches of this game the estimate sees; null if nobody has measured that
    well_seen   whether that is enough to go by
    """

    method: int = METHOD
    plies: int
    start: list[float]
    curve: list[ChancesAfter]
    swings: list[Swing]
    costly: list[Costly]
    totals: list[Total]
    ended: bool
    explained: float | None
    well_seen: bool
    turns: list[TurnMark]


def is_of_today(review: bytes) -> bool:
    """Whether a review was made as reviews are made now; the method comes first in its JSON."""
    return review.startswith(b'{"method":%d,' % METHOD)


def is_well_seen(explained: float | None) -> bool:
    """Whether the estimate sees enough of what luck does to a game."""
    return explained is not None and explained >= WELL_SEEN


def rounded(values: Iterable[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]


def tell_review(
    game: Game, match: Match, actions: Actions, estimates: Sequence[Estimate], explained: float | None = None
) -> Review:
    """Put a review together from what the judge found of the deal and of every ply, and from the match's events."""
    happened, turns, names = events_of(game, match, actions)
    ids = game.seats(game.options(match.options))
    deal, plies = estimates[0], without_void(estimates[1:])
    return Review(
        plies=len(actions),
        start=rounded(deal.chances),
        curve=[ChancesAfter(one.ply, rounded(one.chances)) for one in plies],
        swings=[
            Swing(
                ply=one.ply,
                seat=ids[one.seat],
                kind=kind,
                change=rounded(change),
                action=names[one.ply],
                causes=happened.get(one.ply, []),
                turn=turn_of(turns, one.ply),
            )
            for one, kind, change in greatest_swings(plies)
        ],
        costly=[
            Costly(
                ply=one.ply,
                seat=ids[one.seat],
                cost=round(one.gain, DIGITS),
                within=round(SURE * sqrt(one.gain_variance), DIGITS),
                action=names[one.ply],
                better=game.actions.name(one.best),
                turn=turn_of(turns, one.ply),
            )
            for seat in range(len(ids))
            for one in costliest(plies, seat)
            if one.best is not None
        ],
        totals=[total(ids, seat, deal, plies, results(match, estimates[-1])) for seat in range(len(ids))],
        ended=match.result is not None,
        explained=explained,
        well_seen=is_well_seen(explained),
        turns=turns,
    )


def without_void(estimates: Sequence[Estimate]) -> list[Estimate]:
    """The plies, those that were taken back without a decision."""
    void = {ply for one in estimates for ply in one.void}
    nothing = [0.0] * len(estimates[0].chances) if estimates else []
    return [
        msgspec.structs.replace(
            one, decision=nothing, decision_variance=nothing, advised=None, best=None, gain=0.0, gain_variance=0.0
        )
        if one.ply in void
        else one
        for one in estimates
    ]


def greatest_swings(plies: Sequence[Estimate]) -> list[tuple[Estimate, Literal["decision", "luck"], list[float]]]:
    """The plies at which choice or chance changed most, in their order."""
    found: list[tuple[Estimate, Literal["decision", "luck"], list[float]]] = []
    for one in plies:
        found += [(one, "decision", one.decision), (one, "luck", one.luck)]
    sizes = sorted(
        ((max(map(abs, change)), one, kind, change) for one, kind, change in found),
        key=lambda swing: (-swing[0], swing[1].ply),
    )
    kept = [(one, kind, change) for size, one, kind, change in sizes[:MOST_SWINGS] if size >= LEAST_SWING]
    return sorted(kept, key=lambda swing: swing[0].ply)


def costliest(plies: Sequence[Estimate], seat: int) -> list[Estimate]:
    """The decisions that cost a seat most, the dearest first: only what is surely more than nothing is a cost."""
    found = [one for one in plies if one.seat == seat and one.gain >= max(LEAST_COST, SURE * sqrt(one.gain_variance))]
    return sorted(found, key=lambda one: (-one.gain, one.ply))[:MOST_COSTLY]


def turn_of(turns: Sequence[TurnMark], ply: int) -> EventData | None:
    """The turn in which a ply was played."""
    return next((mark.event for mark in reversed(turns) if mark.ply < ply or not mark.ply), None)


def results(match: Match, last: Estimate) -> list[float]:
    """What every seat has of the victory, whether by the rules or because somebody resigned; else its last chances."""
    if match.result is None:
        return last.chances
    winners = match.result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(last.chances))]


def total(ids: Sequence[str], seat: int, deal: Estimate, plies: Sequence[Estimate], ends: Sequence[float]) -> Total:
    """The sums of a seat, rounded so that they add up to what it has in the end."""
    every = [deal, *plies]
    own = [one for one in plies if one.seat == seat]
    others = [one for one in plies if one.seat != seat]
    start = thousandths(deal.chances[seat] - deal.luck[seat])
    result = thousandths(ends[seat])
    luck = thousandths(fsum(one.luck[seat] for one in every))
    chosen = thousandths(fsum(one.decision[seat] for one in own))
    theirs = thousandths(fsum(one.decision[seat] for one in others))
    return Total(
        seat=ids[seat],
        start=start / UNIT,
        luck=luck / UNIT,
        luck_within=within(one.luck_variance[seat] for one in every),
        own=chosen / UNIT,
        own_within=within(one.decision_variance[seat] for one in own),
        others=theirs / UNIT,
        others_within=within(one.decision_variance[seat] for one in others),
        rest=(result - start - luck - chosen - theirs) / UNIT,
        result=result / UNIT,
    )


def thousandths(value: float) -> int:
    return round(value * UNIT)


def within(variances: Iterable[float]) -> float:
    """Half the interval of 95 % of a sum whose parts vary by so much."""
    return round(SURE * sqrt(fsum(variances)), DIGITS)


def events_of(
    game: Game, match: Match, actions: Actions
) -> tuple[dict[int, list[EventData]], list[TurnMark], dict[int, str]]:
    """What each ply brought, the most telling first; when turns began; and what was played."""
    table, tally = Table.start(game, match), game.tally
    happened: dict[int, list[EventData]] = {}
    turns: list[TurnMark] = []
    names: dict[int, str] = {}

    def listen() -> None:
        log = table.state.record()
        events = [entry.event for entry in log.entries]
        log.entries.clear()
        ply = table.state.ply
        if tally is not None:
            turns.extend(TurnMark(ply, event_json(one, table.nouns)) for one in events if isinstance(one, tally.turn))
        happened[ply] = [event_json(one, table.nouns) for one in most_telling(game, events)]

    listen()
    for seat, action in actions[match.replays_from :]:
        table.state.play(seat, action)
        table.rekey()
        names[table.state.ply] = game.actions.name(action)
        listen()
    return happened, turns, names


def most_telling(game: Game, events: list[Event]) -> list[Event]:
    """The events that tell most of why chances changed: those that change points, else the first with news."""
    causes = () if game.tally is None else game.tally.causes
    for cause in causes:
        telling = [one for one in events if isinstance(one, cause)]
        if telling:
            return telling[:2]
    return [one for one in events if not isinstance(one, PickSealed | PickRetracted)][:1] or events[:1]
