"""A review as it is kept: everybody's chances after each ply, the greatest swings with their causes, and sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from chancellery.bots.review import Estimate
from chancellery.engine.events import Event, EventData, event_json
from chancellery.engine.game import Game
from chancellery.table.match import Match
from chancellery.table.story import TurnMark
from chancellery.table.table import Actions, Table

MOST_SWINGS: Final = 6
# What changes nobody's chances by so much is no swing.
LEAST_SWING: Final = 0.04
DIGITS: Final = 3


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


class Total(msgspec.Struct):
    """What changed a seat's chances over the whole match: luck, its own decisions, and those of the others."""

    seat: str
    luck: float
    own: float
    others: float


class Review(msgspec.Struct):
    """A match that is over, as the chancellor sees it; chances are from 0 to 1, estimated."""

    plies: int
    start: list[float]
    curve: list[ChancesAfter]
    swings: list[Swing]
    totals: list[Total]
    turns: list[TurnMark]


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]


def tell_review(game: Game, match: Match, actions: Actions, estimates: Sequence[Estimate]) -> Review:
    """Put a review together from what the chancellor thought of every ply, and from the events of the match."""
    happened, turns, names = events_of(game, match, actions)
    ids = game.seats(game.options(match.options))
    sizes = [
        (max(map(abs, change)), estimate, kind, change)
        for estimate in estimates
        for kind, change in (("decision", estimate.decision), ("luck", estimate.luck))
    ]
    greatest = sorted((one for one in sizes if one[0] >= LEAST_SWING), key=lambda one: (-one[0], one[1].ply))
    swings = [
        Swing(
            ply=estimate.ply,
            seat=ids[estimate.seat],
            kind="decision" if kind == "decision" else "luck",
            change=rounded(change),
            action=names[estimate.ply],
            causes=happened.get(estimate.ply, []),
            turn=next((mark.event for mark in reversed(turns) if mark.ply < estimate.ply or not mark.ply), None),
        )
        for _, estimate, kind, change in sorted(greatest[:MOST_SWINGS], key=lambda one: one[1].ply)
    ]
    totals = [
        Total(
            ids[seat],
            round(sum(one.luck[seat] for one in estimates), DIGITS),
            round(sum(one.decision[seat] for one in estimates if one.seat == seat), DIGITS),
            round(sum(one.decision[seat] for one in estimates if one.seat != seat), DIGITS),
        )
        for seat in range(len(ids))
    ]
    curve = [ChancesAfter(one.ply, rounded(one.after)) for one in estimates]
    return Review(len(actions), rounded(estimates[0].before), curve, swings, totals, turns)


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
    """The events that tell most of why chances changed: those that change points, else the first."""
    causes = () if game.tally is None else game.tally.causes
    for cause in causes:
        telling = [one for one in events if isinstance(one, cause)]
        if telling:
            return telling[:2]
    return events[:1]
