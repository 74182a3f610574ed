"""Card play (5.0): the choice of an action round."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.prose import Text
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    BOTH,
    CARD_SIDE,
    CARDS,
    COLOSSUS,
    DONE,
    ERA_OF_TURN,
    EVENT,
    EVENT_AFTER,
    EVENT_BEFORE,
    HELGOLAND_MODIFIER,
    IS_SCORING,
    LAST_BOX,
    LIBERAL,
    NAVAL,
    OPERATE,
    PAIR,
    SCORES,
    card,
)
from chancellery.games.europe_in_turmoil.rules.deck import take_from_hand
from chancellery.games.europe_in_turmoil.rules.event_play import (
    PutAway,
    TakePlace,
    can_happen,
    executor,
)
from chancellery.games.europe_in_turmoil.rules.naval_race import attempt, may_attempt
from chancellery.games.europe_in_turmoil.rules.operations import Operate, balkan_bonus, ops_value
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.stability import begin_scoring
from chancellery.games.europe_in_turmoil.rules.tension import CheckVictory, gain_vp
from chancellery.games.europe_in_turmoil.state import Turmoil

EIGHT_NATION_ALLIANCE: Final = card("eight_nation_alliance")


class PlayCard(Choice[Turmoil]):
    """Play a card of one's hand: its event, its Operations, or a naval attempt with it (5.1)."""

    rule = "5.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Turmoil) -> list[int]:
        seat = self.seat
        if seat == LIBERAL and g.owed:
            owed = owed_plays(g)
            if owed:
                return owed
        enemy = 1 - seat
        naval = may_attempt(g, seat)
        both = holder(g, COLOSSUS) == seat and not g.colossus_used[seat]
        hand = g.hand[seat]
        legal = []
        for which in hand:
            if IS_SCORING[which]:
                legal.append(EVENT + which)
                continue
            legal.append(OPERATE + which)
            if naval:
                legal.append(NAVAL + which)
            if which == EIGHT_NATION_ALLIANCE:
                legal.extend(PAIR + other for other in hand if CARD_SIDE[other] == enemy)
            elif CARD_SIDE[which] != enemy and can_happen(g, which, seat):
                legal.append(EVENT + which)
                if both:
                    legal.append(BOTH + which)
        return legal

    def apply(self, g: Turmoil, action: int) -> None:
        which = (action - EVENT) % CARDS
        verb = action - which
        seat = self.seat
        if verb == PAIR:
            take_from_hand(g, seat, EIGHT_NATION_ALLIANCE)
            g.playing.append(EIGHT_NATION_ALLIANCE)
        take_from_hand(g, seat, which)
        g.playing.append(which)
        _PLAYS[verb](g, seat, which)

    def prompt(self, g: Turmoil) -> Text:
        if self.seat == LIBERAL and g.owed and owed_plays(g):
            return Text("play-owed", owed=g.owed)
        return Text("play-card", round=g.round)

    def rule_against(self, g: Turmoil, action: int) -> str:
        if NAVAL <= action < NAVAL + CARDS:
            return "6.3.3" if g.navy[self.seat] < LAST_BOX else "6.3.7"
        return "7.1" if EVENT <= action < EVENT + CARDS else self.rule


def owed_plays(g: Turmoil) -> list[int]:
    """What Two-Power Standard leaves the Liberal (6.3.3): naval attempts, unless scoring cards press more (ruling 33).

    Nothing if no attempt is possible: then the Liberal plays as usual.
    """
    hand = g.hand[LIBERAL]
    scoring = [which for which in hand if IS_SCORING[which]]
    rounds_left = ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round + 1
    if scoring and len(scoring) >= rounds_left:
        return [EVENT + which for which in scoring]
    if g.navy[LIBERAL] >= LAST_BOX:
        return []
    return [NAVAL + which for which in hand if not IS_SCORING[which]]


def play_event(g: Turmoil, seat: int, which: int) -> None:
    """Play one's own or a neutral event (7.1), or a scoring card (9.0)."""
    if IS_SCORING[which]:
        note(g, seat, which, "scoring")
        begin_scoring(g, seat, SCORES[which], which)
        return
    note(g, seat, which, "event")
    g.push(TakePlace(which, seat), PutAway(which))


def play_operations(g: Turmoil, seat: int, which: int) -> None:
    """Play a card for Operations; the event of the opponent takes place too (5.2)."""
    note(g, seat, which, "operations")
    ops, bonus = ops_value(g, seat, which), balkan_bonus(g, seat, which)
    if which == EIGHT_NATION_ALLIANCE:
        gain_vp(g, 1 - seat, 1)
    if CARD_SIDE[which] == 1 - seat:
        g.push(EventOrder(seat, which, ops, bonus))
    else:
        g.push(Operate(seat, ops, which, bonus), PutAway(which))


def play_naval(g: Turmoil, seat: int, which: int) -> None:
    """Use a card for a naval attempt; its event does not take place and it is discarded (6.3.6)."""
    note(g, seat, which, "naval")
    g.push(PutAway(which))
    attempt(g, seat, ops_value(g, seat, which), which)


def play_both(g: Turmoil, seat: int, which: int) -> None:
    """The Colossus class: once a turn a card serves for event and Operations (6.3.5, ruling 34)."""
    note(g, seat, which, "both")
    g.colossus_used[seat] = 1
    g.push(EventOrder(seat, which, ops_value(g, seat, which), balkan_bonus(g, seat, which)))


def play_pair(g: Turmoil, seat: int, which: int) -> None:
    """Eight Nation Alliance silences the opponent's event of a second card, which gives its Operations (17)."""
    if g.log:
        g.log.add(events.CardsPaired(seat, which))
    ops, bonus = ops_value(g, seat, which), balkan_bonus(g, seat, which)
    g.push(Operate(seat, ops, which, bonus, 0, 1), Shelve(which), Shelve(EIGHT_NATION_ALLIANCE))


def note(g: Turmoil, seat: int, which: int, use: str) -> None:
    if g.log:
        g.log.add(events.CardPlayed(seat, which, use))


_PLAYS: Final = {
    EVENT: play_event,
    OPERATE: play_operations,
    NAVAL: play_naval,
    BOTH: play_both,
    PAIR: play_pair,
}


class Shelve(Step[Turmoil]):
    """A card whose event did not take place goes to the discard pile, asterisk or not (5.2)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Turmoil) -> None:
        g.playing.remove(self.card)
        g.discard.append(self.card)


class EventOrder(Choice[Turmoil]):
    """Decide whether the event comes before or after the Operations (5.2)."""

    rule = "5.2"

    def __init__(self, seat: int, card: int, ops: int, bonus: int) -> None:
        self.seat = seat
        self.card = card
        self.ops = ops
        self.bonus = bonus

    def legal(self, g: Turmoil) -> list[int]:
        return [EVENT_BEFORE, EVENT_AFTER]

    def apply(self, g: Turmoil, action: int) -> None:
        which = self.card
        happen = TakePlace(which, executor(which, self.seat))
        operate = Operate(self.seat, self.ops, which, self.bonus)
        if action == EVENT_BEFORE:
            g.push(happen, CheckVictory(), operate, PutAway(which))
        else:
            g.push(operate, happen, PutAway(which))

    def prompt(self, g: Turmoil) -> Text:
        return Text("event-order", card=("card", self.card), ops=self.ops)


class HelgolandAttempt(Choice[Turmoil]):
    """The Helgoland class: one more attempt in the last action round of the turn, at -1, or none (6.3.3)."""

    rule = "6.3.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Turmoil) -> list[int]:
        return [*(NAVAL + which for which in g.hand[self.seat] if not IS_SCORING[which]), DONE]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == DONE:
            return
        which, seat = action - NAVAL, self.seat
        take_from_hand(g, seat, which)
        g.playing.append(which)
        note(g, seat, which, "naval")
        g.push(PutAway(which), CheckVictory())
        attempt(g, seat, ops_value(g, seat, which), which, HELGOLAND_MODIFIER)

    def prompt(self, g: Turmoil) -> Text:
        return Text("helgoland")
