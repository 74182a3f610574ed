"""Stability checks (9.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.engine.frames import Choice, SealedChoice, Step
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    BALKANS,
    CHOOSE_STABILITY,
    DONE,
    LIBERAL,
    MOLTKE,
    MOLTKE_CARDS,
    NOUNS,
    RUSSIA,
    STABILITY_OF,
    STABILITY_SIDE,
    space,
)
from chancellery.games.europe_in_turmoil.rules.crisis import Crisis
from chancellery.games.europe_in_turmoil.rules.event_play import PutAway, end_effect
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.scoring import ScoreRegion
from chancellery.games.europe_in_turmoil.state import Turmoil

ENVER_PASHA: Final = NOUNS.index("card", "enver_pasha")
VICTOR_CHERNOV: Final = NOUNS.index("card", "victor_chernov")
MACEDONIA: Final = space("macedonia")

# A stability card: (state, seat, region, active seat) -> whether it had an effect.
StabilityEffect = Callable[[Turmoil, int, int, int], bool]
STABILITY_EFFECTS: Final[dict[int, StabilityEffect]] = {}


def stability_card(id: str) -> Callable[[StabilityEffect], StabilityEffect]:
    """Register what a stability card does; it returns False if its condition is not met."""

    def register(function: StabilityEffect) -> StabilityEffect:
        STABILITY_EFFECTS[NOUNS.index("stability", id)] = function
        return function

    return register


def begin_scoring(g: Turmoil, active: int, region: int, card: int) -> None:
    """A scoring card is played: stability check, scoring, crisis roll; the VP are looked at after that (9.0)."""
    extra = [MOLTKE_CARDS if holder(g, MOLTKE) == seat else 0 for seat in range(2)]
    if region == BALKANS and g.in_effect[ENVER_PASHA]:
        extra[AUTHORITARIAN] += g.control[MACEDONIA] == AUTHORITARIAN
        end_effect(g, ENVER_PASHA)
    if region == RUSSIA and g.in_effect[VICTOR_CHERNOV]:
        extra[LIBERAL] += 1
        end_effect(g, VICTOR_CHERNOV)
    g.push(
        ChooseStability(active, region, 1 + extra[AUTHORITARIAN], 1 + extra[LIBERAL]),
        ScoreRegion(region),
        Crisis(),
        PutAway(card),
    )


def available(g: Turmoil, seat: int, chosen: tuple[int, ...] = ()) -> list[int]:
    """The stability cards that a seat can choose, with some chosen already in this check (9.1).

    As soon as one card is left, all that were unavailable come back (ruling 49).
    """
    ready = [c for c in STABILITY_OF[seat] if g.ready[c]]
    for card in chosen:
        ready = [c for c in ready if c != card]
        if len(ready) <= 1:
            ready = [c for c in STABILITY_OF[seat] if c not in chosen]
    return ready


class ChooseStability(SealedChoice[Turmoil]):
    """Both choose stability cards secretly (9.1); a second one is a right, not a duty."""

    rule = "9.1"

    def __init__(self, active: int, region: int, authoritarian: int, liberal: int) -> None:
        self.active = active
        self.region = region
        self.authoritarian = authoritarian
        self.liberal = liberal

    def count(self, seat: int) -> int:
        return self.liberal if seat == LIBERAL else self.authoritarian

    def complete(self, g: Turmoil, seat: int) -> bool:
        picks = g.picks[seat]
        return len(picks) >= self.count(seat) or (bool(picks) and picks[-1] == DONE)

    def legal(self, g: Turmoil, seat: int) -> list[int]:
        chosen = tuple(ACTIONS.thing(action) for action in g.picks[seat])
        legal = [CHOOSE_STABILITY + c for c in available(g, seat, chosen)]
        return [*legal, DONE] if chosen else legal

    def reveal(self, g: Turmoil, picks: list[tuple[int, ...]]) -> None:
        chosen = [tuple(ACTIONS.thing(action) for action in picks[seat] if action != DONE) for seat in range(2)]
        for seat in range(2):
            self._refresh(g, seat, chosen[seat])
        g.push(StabilityTurn(1 - self.active, self.region, self.active, chosen[AUTHORITARIAN], chosen[LIBERAL]))

    def _refresh(self, g: Turmoil, seat: int, chosen: tuple[int, ...]) -> None:
        for i in range(1, len(chosen) + 1):
            left = [c for c in STABILITY_OF[seat] if g.ready[c] and c not in chosen[:i]]
            if len(left) <= 1:
                refresh_stability(g, seat)

    def prompt(self, g: Turmoil, seat: int) -> Text:
        return Text("choose-stability", region=("region", self.region), count=self.count(seat) - len(g.picks[seat]))


def refresh_stability(g: Turmoil, seat: int) -> None:
    """All stability cards of a seat become available again (9.2)."""
    for card in STABILITY_OF[seat]:
        g.ready = put(g.ready, card, 1)
    if g.log:
        g.log.add(events.StabilityRefreshed(seat))


def make_unavailable(g: Turmoil, card: int) -> None:
    """A stability card cannot be chosen any more; if that leaves one, all come back (23, ruling 49)."""
    g.ready = put(g.ready, card, 0)
    if g.log:
        g.log.add(events.StabilityMadeUnavailable(card))
    seat = STABILITY_SIDE[card]
    if len(available(g, seat)) <= 1:
        refresh_stability(g, seat)


class StabilityTurn(Step[Turmoil]):
    """A seat plays one of its selected cards, then the other does, until none is left (9.2).

    authoritarian, liberal  the cards that were selected and not shown yet
    """

    def __init__(
        self, seat: int, region: int, active: int, authoritarian: tuple[int, ...], liberal: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.region = region
        self.active = active
        self.authoritarian = authoritarian
        self.liberal = liberal

    def run(self, g: Turmoil) -> None:
        own = selected(self, self.seat)
        if len(own) > 1:
            g.push(NextStability(self.seat, self.region, self.active, self.authoritarian, self.liberal))
        elif own:
            self.play(g, own[0])
        elif selected(self, 1 - self.seat):
            g.push(StabilityTurn(1 - self.seat, self.region, self.active, self.authoritarian, self.liberal))

    def play(self, g: Turmoil, card: int) -> None:
        rest = [tuple(c for c in side if c != card) for side in (self.authoritarian, self.liberal)]
        g.push(
            PlayStability(self.seat, card, self.region, self.active),
            StabilityTurn(1 - self.seat, self.region, self.active, rest[AUTHORITARIAN], rest[LIBERAL]),
        )


class NextStability(Choice[Turmoil]):
    """Choose which of one's selected cards to play next, having seen what came before (9.2)."""

    rule = "9.2"

    def __init__(
        self, seat: int, region: int, active: int, authoritarian: tuple[int, ...], liberal: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.region = region
        self.active = active
        self.authoritarian = authoritarian
        self.liberal = liberal

    def legal(self, g: Turmoil) -> list[int]:
        return [CHOOSE_STABILITY + c for c in sorted(selected(self, self.seat))]

    def apply(self, g: Turmoil, action: int) -> None:
        turn = StabilityTurn(self.seat, self.region, self.active, self.authoritarian, self.liberal)
        turn.play(g, ACTIONS.thing(action))

    def prompt(self, g: Turmoil) -> Text:
        return Text("next-stability", region=("region", self.region))


class PlayStability(Step[Turmoil]):
    """A stability card is shown and takes effect if its condition holds now; it is unavailable afterwards (9.2)."""

    def __init__(self, seat: int, stability: int, region: int, active: int) -> None:
        self.seat = seat
        self.stability = stability
        self.region = region
        self.active = active

    def run(self, g: Turmoil) -> None:
        g.barrier()
        card = self.stability
        g.ready = put(g.ready, card, 0)
        if g.log:
            g.log.add(events.StabilityPlayed(self.seat, card))
        if not STABILITY_EFFECTS[card](g, self.seat, self.region, self.active) and g.log:
            g.log.add(events.StabilityWithoutEffect(self.seat, card))


def selected(frame: StabilityTurn | NextStability, seat: int) -> tuple[int, ...]:
    return frame.liberal if seat == LIBERAL else frame.authoritarian


def chosen(g: Turmoil, seat: int) -> list[int]:
    """The stability cards that a seat has chosen in this check and not shown yet."""
    return [
        card for frame in g.stack if isinstance(frame, (StabilityTurn, NextStability)) for card in selected(frame, seat)
    ]
