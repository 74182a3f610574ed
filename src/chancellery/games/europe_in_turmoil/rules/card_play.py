"""Card play (5.0): the choice of an action round."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    ACTIONS,
    AUTHORITARIAN,
    BOTH,
    CARD_SIDE,
    COLOSSUS,
    DONE,
    DREADNOUGHT,
    ERA_OF_TURN,
    EVENT,
    EVENT_AFTER,
    EVENT_BEFORE,
    HELGOLAND_MODIFIER,
    IS_SCORING,
    LAST_BOX,
    LIBERAL,
    NAVAL,
    NOUNS,
    OPERATE,
    PAIR,
    SCORES,
)
from chancellery.games.europe_in_turmoil.rules.deck import take_from_hand
from chancellery.games.europe_in_turmoil.rules.event_play import (
    OPERATIONS_MAY_ALLOW,
    PutAway,
    TakePlace,
    can_happen,
    could_follow,
    executor,
)
from chancellery.games.europe_in_turmoil.rules.naval_race import attempt, doom, dreadnought_asks, may_attempt
from chancellery.games.europe_in_turmoil.rules.operations import Operate, balkan_bonus, ops_value
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.stability import begin_scoring
from chancellery.games.europe_in_turmoil.rules.tension import CheckVictory, gain_vp
from chancellery.games.europe_in_turmoil.state import Turmoil

EIGHT_NATION_ALLIANCE: Final = NOUNS.index("card", "eight_nation_alliance")


class PlayCard(Choice[Turmoil]):
    """Play a card of one's hand: its event, its Operations, or a naval attempt with it (5.1)."""

    rule = "5.1"
    opens = True

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
        for card in hand:
            if IS_SCORING[card]:
                legal.append(EVENT + card)
                continue
            legal.append(OPERATE + card)
            if naval:
                legal.append(NAVAL + card)
            if card == EIGHT_NATION_ALLIANCE:
                legal.extend(PAIR + other for other in hand if CARD_SIDE[other] == enemy)
            elif CARD_SIDE[card] != enemy:
                if can_happen(g, card, seat):
                    legal.append(EVENT + card)
                if both and may_play_both(g, seat, card):
                    legal.append(BOTH + card)
        return legal

    def apply(self, g: Turmoil, action: int) -> None:
        verb, card = ACTIONS.split(action)
        seat = self.seat
        if verb == PAIR:
            take_from_hand(g, seat, EIGHT_NATION_ALLIANCE)
            g.playing.append(EIGHT_NATION_ALLIANCE)
        take_from_hand(g, seat, card)
        g.playing.append(card)
        _PLAYS[verb](g, seat, card)

    def prompt(self, g: Turmoil) -> Text:
        if self.seat == LIBERAL and g.owed and any(ACTIONS.split(play)[0] == NAVAL for play in owed_plays(g)):
            return Text("play-owed", owed=g.owed)
        rounds = ACTION_ROUNDS[ERA_OF_TURN[g.turn]]
        return Text("play-card", round=g.round, rounds=rounds, doom=self.doom(g), stranded=self.stranded(g))

    def why_not(self, g: Turmoil, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind == "space":
            return Text("card-first"), self.rule
        if kind == "card" and index in g.hand[self.seat] and self.seat == LIBERAL and g.owed:
            return Text("owed", owed=g.owed), "6.3.3"
        return None

    def doom(self, g: Turmoil) -> str:
        """Why the naval attempt of the turn would fail without a roll, if one is possible at all."""
        return doom(g, self.seat) if may_attempt(g, self.seat) else "none"

    def stranded(self, g: Turmoil) -> int:
        """How many scoring cards will still be in hand at the end of the turn unless one is played now (4.5.3)."""
        scoring = sum(IS_SCORING[card] for card in g.hand[self.seat])
        later = max(rounds_left(g) - 1, 0) + (g.uproars if self.seat == AUTHORITARIAN else 0)
        return max(scoring - later, 0)

    def rule_against(self, g: Turmoil, action: int) -> str:
        verb, _ = ACTIONS.split(action)
        if verb == NAVAL:
            return "6.3.3" if g.navy[self.seat] < LAST_BOX else "6.3.7"
        return "7.1" if verb == EVENT else self.rule


def source(g: Turmoil) -> tuple[str, int] | None:
    """What asks: the box of the naval track that gives support, or the card that is being worked out."""
    if dreadnought_asks(g):
        return "box", DREADNOUGHT
    return ("card", g.playing[-1]) if g.playing else None


def rounds_left(g: Turmoil) -> int:
    """How many regular action rounds of the turn a seat has left, the present one included."""
    return ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round + 1


def owed_plays(g: Turmoil) -> list[int]:
    """What Two-Power Standard leaves the Liberal (6.3.3): naval attempts, unless scoring cards press more (ruling 33).

    Nothing if no attempt is possible: then the Liberal plays as usual.
    """
    hand = g.hand[LIBERAL]
    scoring = [card for card in hand if IS_SCORING[card]]
    if scoring and len(scoring) >= rounds_left(g):
        return [EVENT + card for card in scoring]
    if g.navy[LIBERAL] >= LAST_BOX:
        return []
    return [NAVAL + card for card in hand if not IS_SCORING[card]]


def play_event(g: Turmoil, seat: int, card: int) -> None:
    """Play one's own or a neutral event (7.1), or a scoring card (9.0)."""
    if IS_SCORING[card]:
        note(g, seat, card, "scoring")
        begin_scoring(g, seat, SCORES[card], card)
        return
    note(g, seat, card, "event")
    g.push(TakePlace(card, seat), PutAway(card))


def play_operations(g: Turmoil, seat: int, card: int) -> None:
    """Play a card for Operations; the event of the opponent takes place too (5.2)."""
    note(g, seat, card, "operations")
    ops, bonus = ops_value(g, seat, card), balkan_bonus(g, seat, card)
    if card == EIGHT_NATION_ALLIANCE:
        gain_vp(g, 1 - seat, 1)
    if CARD_SIDE[card] != 1 - seat:
        g.push(Operate(seat, ops, card, bonus), PutAway(card))
    elif can_happen(g, card, 1 - seat) or card in OPERATIONS_MAY_ALLOW:
        g.push(EventOrder(seat, card, ops, bonus))
    else:
        g.push(TakePlace(card, 1 - seat), Operate(seat, ops, card, bonus), PutAway(card))


def play_naval(g: Turmoil, seat: int, card: int) -> None:
    """Use a card for a naval attempt; its event does not take place and it is discarded (6.3.6)."""
    note(g, seat, card, "naval")
    g.push(PutAway(card))
    attempt(g, seat, ops_value(g, seat, card), card)


def may_play_both(g: Turmoil, seat: int, card: int) -> bool:
    """Whether the Colossus class lets a card serve twice: an own one, never a neutral one (15.0, ruling 34)."""
    if CARD_SIDE[card] != seat:
        return False
    return can_happen(g, card, seat) or could_follow(g, card, seat, ops_value(g, seat, card))


def play_both(g: Turmoil, seat: int, card: int) -> None:
    """The Colossus class: once a turn a card serves for event and Operations (6.3.5, ruling 34)."""
    note(g, seat, card, "both")
    g.colossus_used = put(g.colossus_used, seat, 1)
    ops, bonus = ops_value(g, seat, card), balkan_bonus(g, seat, card)
    if can_happen(g, card, seat):
        g.push(EventOrder(seat, card, ops, bonus))
    else:
        # Only the Operations can bring it about, so they come first; it is tested after them (ruling 8).
        g.push(Operate(seat, ops, card, bonus), TakePlace(card, seat), PutAway(card))


def play_pair(g: Turmoil, seat: int, card: int) -> None:
    """Eight Nation Alliance silences the opponent's event of a second card, which gives its Operations (17)."""
    if g.log:
        g.log.add(events.CardsPaired(seat, card))
    ops, bonus = ops_value(g, seat, card), balkan_bonus(g, seat, card)
    g.push(Operate(seat, ops, card, bonus, 0, 1), Shelve(card), Shelve(EIGHT_NATION_ALLIANCE))


def note(g: Turmoil, seat: int, card: int, use: str) -> None:
    if g.log:
        g.log.add(events.CardPlayed(seat, card, use))


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
        card = self.card
        happen = TakePlace(card, executor(card, self.seat))
        operate = Operate(self.seat, self.ops, card, self.bonus)
        if action == EVENT_BEFORE:
            g.push(happen, CheckVictory(), operate, PutAway(card))
        else:
            g.push(operate, happen, PutAway(card))

    def prompt(self, g: Turmoil) -> Text:
        return Text("event-order", card=("card", self.card), ops=self.ops)


class HelgolandAttempt(Choice[Turmoil]):
    """The Helgoland class: one more attempt in the last action round of the turn, at -1, or none (6.3.3)."""

    rule = "6.3.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Turmoil) -> list[int]:
        return [*(NAVAL + card for card in g.hand[self.seat] if not IS_SCORING[card]), DONE]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == DONE:
            return
        card, seat = ACTIONS.thing(action), self.seat
        take_from_hand(g, seat, card)
        g.playing.append(card)
        note(g, seat, card, "naval")
        g.push(PutAway(card), CheckVictory())
        attempt(g, seat, ops_value(g, seat, card), card, HELGOLAND_MODIFIER)

    def prompt(self, g: Turmoil) -> Text:
        return Text("helgoland", doom=doom(g, self.seat))
