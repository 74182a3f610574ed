"""The sequence of a turn (4.5)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Step
from chancellery.engine.results import Result
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    AUTHORITARIAN,
    ERA_OF_TURN,
    ERA_START,
    FRENCH_WRITERS,
    HELGOLAND,
    IS_SCORING,
    LAST_BOX,
    LAST_TURN,
    LASTS_A_TURN,
    LIBERAL,
    ORION,
    ORION_ROUND,
    SCORES,
)
from chancellery.games.europe_in_turmoil.rules.card_play import HelgolandAttempt, PlayCard
from chancellery.games.europe_in_turmoil.rules.deck import add_era, deal, take_openly
from chancellery.games.europe_in_turmoil.rules.event_play import end_effect
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.scoring import final_scoring
from chancellery.games.europe_in_turmoil.rules.tension import check_victory, scores, win
from chancellery.games.europe_in_turmoil.state import NOT_SCORING, SHOWN_TO_OPPONENT, Turmoil

BOTH_SEATS: Final[tuple[int, ...]] = (AUTHORITARIAN, LIBERAL)


class StartTurn(Step[Turmoil]):
    """Advance the turn marker, bring in a new era, and deal (4.5.5, 4.5.1)."""

    def run(self, g: Turmoil) -> None:
        g.turn += 1
        if g.log:
            g.log.add(events.TurnBegan(g.turn))
        if g.turn in ERA_START:
            add_era(g, ERA_START.index(g.turn))
        deal(g)
        g.push(ActionRound(AUTHORITARIAN, 1))


class ActionRound(Step[Turmoil]):
    """A seat plays a card; without one it forfeits the round (4.5.2)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, g: Turmoil) -> None:
        g.phasing = self.seat
        g.round = self.number
        g.in_round = 1
        g.writers = int(g.control[FRENCH_WRITERS] == LIBERAL)
        if g.hand[self.seat]:
            g.push(PlayCard(self.seat), EndRound(self.seat, self.number))
            return
        g.push(EndRound(self.seat, self.number))
        if g.log:
            g.log.add(events.RoundForfeited(self.seat))


class EndRound(Step[Turmoil]):
    """The action round is over: the Orion class may look at a hand (6.3.5), then it is the next seat's turn (4.5.2)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, g: Turmoil) -> None:
        g.in_round = 0
        if self.number == ORION_ROUND and holder(g, ORION) == self.seat:
            look_at_hand(g, self.seat)
        check_victory(g)
        g.push(self.next_round(g))

    def next_round(self, g: Turmoil) -> Step[Turmoil]:
        last = ACTION_ROUNDS[ERA_OF_TURN[g.turn]]
        if self.number <= last and self.seat == AUTHORITARIAN:
            return ActionRound(LIBERAL, self.number)
        return ActionRound(AUTHORITARIAN, self.number + 1) if self.number < last else ExtraRounds()


def look_at_hand(g: Turmoil, seat: int) -> None:
    """A seat looks at the opponent's hand, and knows it from now on."""
    other = 1 - seat
    for card in g.hand[other]:
        g.known = put(g.known, card, max(g.known[card], SHOWN_TO_OPPONENT))
    g.barrier()
    if g.log:
        g.log.add(events.HandLookedAt(seat))
        g.log.add_secret(events.HandShown(other, tuple(g.hand[other])), seat, other)


def stop_scoring(g: Turmoil, region: int) -> None:
    """Popular Uproar ends the action round of a scoring card, which goes back to the hand, for another one later.

    Nothing that was still to come of it happens: neither stability cards nor the scoring nor its crisis roll.
    """
    while not isinstance(g.stack[-1], EndRound):
        g.stack.pop()
    if g.log:
        g.log.add(events.ScoringStopped(region))
    take_openly(g, g.phasing, SCORES.index(region), g.playing)
    g.uproars += 1


class ExtraRounds(Step[Turmoil]):
    """After the regular rounds: those of Popular Uproar, then the Helgoland attempt (rulings 36 and 50)."""

    def run(self, g: Turmoil) -> None:
        if g.uproars:
            g.uproars -= 1
            g.push(ActionRound(AUTHORITARIAN, ACTION_ROUNDS[ERA_OF_TURN[g.turn]] + 1))
            return
        seat = holder(g, HELGOLAND)
        if seat in BOTH_SEATS and g.hand[seat] and g.navy[seat] < LAST_BOX:
            g.phasing = seat
            g.in_round = 1
            g.push(HelgolandAttempt(seat), EndTurn())
        else:
            g.push(EndTurn())


class EndTurn(Step[Turmoil]):
    """Lasting events of the turn end; no scoring card may be held (4.5.3); then the next turn or the end (4.5.6)."""

    def run(self, g: Turmoil) -> None:
        g.in_round = 0
        for card in LASTS_A_TURN:
            if g.in_effect[card]:
                end_effect(g, card)
        g.attempts = g.colossus_used = g.konig_used = (0, 0)
        if verify_held_cards(g):
            return
        if g.turn == LAST_TURN:
            finish_after_last_turn(g)
        else:
            g.push(StartTurn())


def verify_held_cards(g: Turmoil) -> bool:
    """Whoever holds a scoring card loses; if both do, the game is a draw (4.5.3, 10.4.1)."""
    holding = [seat for seat in BOTH_SEATS if any(IS_SCORING[card] for card in g.hand[seat])]
    if len(holding) == 2:
        g.finish(Result(BOTH_SEATS, "both-held-scoring", scores(g)))
    elif holding:
        win(g, 1 - holding[0], "held-scoring")
    for seat in BOTH_SEATS:
        g.exclude(seat, NOT_SCORING)
    return bool(holding)


def finish_after_last_turn(g: Turmoil) -> None:
    """Score every region; whose side the VP marker is on wins, at zero it is a draw (10.4.2)."""
    final_scoring(g)
    if g.vp == 0:
        g.finish(Result(BOTH_SEATS, "draw", scores(g)))
    else:
        win(g, LIBERAL if g.vp > 0 else AUTHORITARIAN, "final-scoring")
