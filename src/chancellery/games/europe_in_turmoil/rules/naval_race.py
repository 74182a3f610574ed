"""The Naval Arms Race (6.3)."""

from __future__ import annotations

from typing import Final, Literal

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BAYERN,
    BAYERN_DISCARDS,
    BAYERN_DRAWS,
    CARD_SIDE,
    DREADNOUGHT,
    DREADNOUGHT_SPACES,
    LAST_BOX,
    LIBERAL,
    NO,
    ROLL_NEEDED,
    VP_FIRST,
    VP_SECOND,
    YES,
    card,
)
from chancellery.games.europe_in_turmoil.rules.areas import INDEPENDENTS
from chancellery.games.europe_in_turmoil.rules.deck import DiscardCards, DrawCards
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.event_play import end_effect
from chancellery.games.europe_in_turmoil.rules.privileges import reach
from chancellery.games.europe_in_turmoil.rules.support import UNCONTROLLED, AddSupport
from chancellery.games.europe_in_turmoil.rules.tension import gain_vp
from chancellery.games.europe_in_turmoil.state import Turmoil

LORD_FISHER: Final = card("lord_fisher")
BETHMANN_HOLLWEG: Final = card("von_bethmann_hollweg")
SYDOW: Final = card("reinhold_von_sydow")
TWO_POWER_STANDARD: Final = card("two_power_standard")


def may_attempt(g: Turmoil, seat: int) -> bool:
    """One regular attempt a turn (6.3.3), two for the Authoritarian with card 74; none from the last box (6.3.7)."""
    allowed = 2 if seat == AUTHORITARIAN and g.in_effect[BETHMANN_HOLLWEG] else 1
    return g.attempts[seat] < allowed and g.navy[seat] < LAST_BOX


def modifier(g: Turmoil, seat: int, ops: int, card: int) -> int:
    """What is added to the die of an attempt (6.3.1); with a card, or without one."""
    total = ops + g.flipped[seat]
    if card != NOBODY and CARD_SIDE[card] == seat:
        total += 1
    if seat == LIBERAL and g.in_effect[LORD_FISHER]:
        total += 1
    if seat == AUTHORITARIAN and g.in_effect[SYDOW]:
        total += 2
    return total


Doom = Literal["none", "start", "bethmann"]


def doom(g: Turmoil, seat: int) -> Doom:
    """Why an attempt would fail without a roll: neither navy has left the start (6.3.2), or card 74 asks for a try."""
    if seat == LIBERAL:
        return "none"
    if g.navy[AUTHORITARIAN] == 0 and g.navy[LIBERAL] == 0:
        return "start"
    return "bethmann" if g.in_effect[BETHMANN_HOLLWEG] and not g.flipped[AUTHORITARIAN] else "none"


def attempt(g: Turmoil, seat: int, ops: int, card: int, bonus: int = 0, counts: bool = True) -> None:
    """Try to advance to the next box (6.3.1)."""
    if counts:
        g.attempts = put(g.attempts, seat, g.attempts[seat] + 1)
    why = doom(g, seat)
    if why != "none":
        g.flipped = put(g.flipped, seat, 1)
        if g.log:
            g.log.add(events.NavalAttemptFailed(seat, why))
        return
    owed = counts and seat == LIBERAL and g.owed > 0
    roll_then(g, AttemptResult(seat, modifier(g, seat, ops, card) + bonus, int(owed)))


def pay_owed(g: Turmoil) -> None:
    """Every Liberal attempt counts towards those that Two-Power Standard asks for (ruling 71)."""
    g.owed -= 1
    if not g.owed:
        end_effect(g, TWO_POWER_STANDARD)


class AttemptResult(Step[Turmoil]):
    """The die and its modifiers must match the number of the next box (6.3.2); `owed` if the attempt was."""

    def __init__(self, seat: int, modifier: int, owed: int = 0) -> None:
        self.seat = seat
        self.modifier = modifier
        self.owed = owed

    def run(self, g: Turmoil) -> None:
        seat = self.seat
        box = g.navy[seat] + 1
        total = g.die + self.modifier
        success = total >= ROLL_NEEDED[box]
        if g.log:
            g.log.add(events.NavalAttempt(seat, box, g.die, self.modifier, total, ROLL_NEEDED[box], int(success)))
        if self.owed:
            pay_owed(g)
        if success:
            g.flipped = put(g.flipped, seat, 0)
            g.push(AdvanceNavy(seat))
        else:
            g.flipped = put(g.flipped, seat, 1)


class AdvanceNavy(Step[Turmoil]):
    """A navy enters the next box and gets what it gives (6.3.5), unless the High Water Mark was there (6.3.8)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Turmoil) -> None:
        seat = self.seat
        if g.navy[seat] >= LAST_BOX:
            return
        box = g.navy[seat] + 1
        been_there = reach(g, seat) >= box
        second = reach(g, 1 - seat) >= box
        g.navy = put(g.navy, seat, box)
        if seat == AUTHORITARIAN and box > g.high_water:
            g.high_water = NOBODY
        if g.log:
            g.log.add(events.NavyAdvanced(seat, box))
        if been_there:
            return
        gain_vp(g, seat, VP_SECOND[box] if second else VP_FIRST[box])
        if second:
            return
        if box == DREADNOUGHT:
            g.push(AddSupport(seat, DREADNOUGHT_SPACES, INDEPENDENTS.on(g), 1, UNCONTROLLED, 1))
        elif box == BAYERN and len(g.hand[seat]) >= BAYERN_DISCARDS:
            g.push(Redraw(seat))


def dreadnought_asks(g: Turmoil) -> bool:
    """Whether the open question is what that box gives (6.3.5), whatever card brought the navy there.

    Nothing else lets a seat choose among all independent spaces those that nobody controls.
    """
    top = g.stack[-1]
    return isinstance(top, AddSupport) and top.test == UNCONTROLLED and top.spaces == INDEPENDENTS.on(g)


def advance_navy(g: Turmoil, seat: int, boxes: int) -> None:
    """An event moves a navy box by box; every box entered is resolved, the marker keeps its side (ruling 38)."""
    g.push(*(AdvanceNavy(seat) for _ in range(boxes)))


def retreat_german_navy(g: Turmoil, boxes: int) -> None:
    """The German Navy goes back, not below the start; the High Water Mark stays where it was (6.3.8)."""
    boxes = min(boxes, g.navy[AUTHORITARIAN])
    if boxes == 0:
        return
    if g.high_water == NOBODY:
        g.high_water = g.navy[AUTHORITARIAN]
    g.navy = put(g.navy, AUTHORITARIAN, g.navy[AUTHORITARIAN] - boxes)
    if g.log:
        g.log.add(events.NavyRetreated(AUTHORITARIAN, g.navy[AUTHORITARIAN]))


def draw_level(g: Turmoil) -> None:
    """The German Navy, if behind, moves up to the British; boxes entered in the war give nothing (8.4.4, G2)."""
    if g.navy[AUTHORITARIAN] >= g.navy[LIBERAL]:
        return
    g.navy = put(g.navy, AUTHORITARIAN, g.navy[LIBERAL])
    if g.navy[AUTHORITARIAN] > g.high_water:
        g.high_water = NOBODY
    if g.log:
        g.log.add(events.NavyAdvanced(AUTHORITARIAN, g.navy[AUTHORITARIAN]))


class Redraw(Choice[Turmoil]):
    """The Bayern class: discard two cards at once and draw three, or not (6.3.5)."""

    rule = "6.3.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Turmoil) -> list[int]:
        return [YES, NO]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == YES:
            g.push(DiscardCards(self.seat, BAYERN_DISCARDS), DrawCards(self.seat, BAYERN_DRAWS))

    def prompt(self, g: Turmoil) -> Text:
        return Text("redraw", discards=BAYERN_DISCARDS, draws=BAYERN_DRAWS)
