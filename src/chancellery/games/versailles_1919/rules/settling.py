"""The third political action: settle an issue, in its five steps (5.3)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.effects import Effect
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put, without
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACCEPT,
    ACTIONS,
    ADVANCE,
    AWARD,
    BRING_IN,
    CALL,
    DECISION,
    DECLINE,
    DISCARD,
    DRAW,
    GAME_END,
    HAS_ICON,
    HOLDERS,
    KEEP,
    NATIONS,
    NO_CUBE,
    OPTIONAL,
    PICK,
    PICKS,
    PUT_CUBE,
    USA,
)
from chancellery.games.versailles_1919.programs import (
    CONFERENCE,
    CRISIS,
    PROGRAMS,
)
from chancellery.games.versailles_1919.rules.adding import can_add_issue, needed_to_add
from chancellery.games.versailles_1919.rules.common import (
    MILITARY_ACTION,
    Decision,
    SettlingStep,
    has_cubes,
    is_bot,
    leader,
    seat_for,
)
from chancellery.games.versailles_1919.rules.effects import RunEffects, asks_nothing_else, questions
from chancellery.games.versailles_1919.rules.event_pieces import brings_cubes, takes_pieces
from chancellery.games.versailles_1919.rules.lapsing import drop_promises, drop_promises_to_act
from chancellery.games.versailles_1919.rules.options import SelectOption
from chancellery.games.versailles_1919.rules.pieces import lacks_cubes
from chancellery.games.versailles_1919.rules.promises import (
    AGENDA_VERBS,
    EVENT_VERBS,
    action_of,
    forsworn,
    issue_to_advance,
    refrains,
)
from chancellery.games.versailles_1919.rules.scoring import end_game
from chancellery.games.versailles_1919.state import Versailles


def settle(g: Versailles, nation: int, issue: int) -> None:
    """A nation settles an issue on the table; its leader takes control of it (5.3)."""
    controller = leader(g, issue)
    if controller == NOBODY:
        g.push(ChooseController(seat_for(g, nation), nation, issue))
    else:
        settle_for(g, nation, issue, controller)


def settle_for(g: Versailles, nation: int, issue: int, controller: int) -> None:
    """The cubes go back, and the steps of the settlement follow (5.3)."""
    g.stirred = 1
    if issue == GAME_END:
        settle_game_end(g, nation, controller)
        return
    if g.log:
        g.log.add(events.IssueSettled(nation, issue, controller))
    return_cubes(g, nation, issue, controller)
    g.table.remove(issue)
    g.owner = put(g.owner, issue, controller)
    seat = seat_for(g, nation)
    g.push(
        SelectOption(controller, issue),
        Conference(),
        AdvanceIssue(seat),
        AdvanceEvent(seat),
        AddIssue(seat),
        NewEvent(),
    )


def tied_for_the_lead(g: Versailles, issue: int) -> list[int]:
    """Whoever has as many cubes on an issue as the best; in play one alone has (5.1)."""
    here = g.cubes[issue * NATIONS : issue * NATIONS + NATIONS]
    return [nation for nation in HOLDERS[g.seats] if here[nation] == max(here)]


class ChooseController(Decision):
    """Which of those who are tied takes control; no play leads to a tie, only a position made by hand (R6)."""

    rule: ClassVar[str] = "5.3.1"
    step: ClassVar[int] = 1

    def __init__(self, seat: int, nation: int, issue: int) -> None:
        self.seat = seat
        self.nation = nation
        self.issue = issue

    def possible(self, g: Versailles) -> list[int]:
        return [AWARD + nation for nation in tied_for_the_lead(g, self.issue)]

    def apply(self, g: Versailles, action: int) -> None:
        settle_for(g, self.nation, self.issue, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-controller", nation=("nation", self.nation), issue=("issue", self.issue))


def settle_game_end(g: Versailles, nation: int, controller: int) -> None:
    """The game-end card: its leader takes it, and the game is over at once (12.1)."""
    if g.log:
        g.log.add(events.GameEndSettled(nation, controller))
    base = GAME_END * NATIONS
    for who in HOLDERS[g.seats]:
        g.exhausted[who] += g.cubes[base + who]
        g.cubes[base + who] = 0
    g.table.remove(GAME_END)
    g.owner = put(g.owner, GAME_END, controller)
    end_game(g, "settled")


def return_cubes(g: Versailles, nation: int, issue: int, controller: int) -> None:
    """The controller's cubes are exhausted, the settler's come back, half of the others' are exhausted (5.3.1)."""
    base = issue * NATIONS
    for who in HOLDERS[g.seats]:
        cubes = g.cubes[base + who]
        if not cubes:
            continue
        spent = cubes if who == controller else 0 if who == nation else cubes // 2
        g.cubes[base + who] = 0
        g.exhausted[who] += spent
        g.available[who] += cubes - spent
        if g.log:
            g.log.add(events.CubesReturned(who, cubes - spent, spent))


# --- step 2 ---


class Conference(SettlingStep):
    """The conference effect of the event on the table (5.3.2)."""

    # Until it begins, the issue itself is settled.
    step: ClassVar[int] = 1

    def run(self, g: Versailles) -> None:
        card = g.event
        if card == NOBODY:
            return
        nation = g.human if g.seats == 1 else g.acting if g.event_cube == NOBODY else g.event_cube
        seat = seat_for(g, nation)
        effects = RunEffects(card, CONFERENCE[card], 0, nation, NOBODY)
        if not OPTIONAL[card] or is_bot(g, g.acting):
            if g.log:
                g.log.add(events.ConferenceResolved(nation, card))
            g.push(effects, DiscardEvent())
        else:
            g.push(MayConfer(seat, nation, card), DiscardEvent())


class MayConfer(Decision):
    """Whether an optional conference effect is carried out (5.3.2)."""

    rule: ClassVar[str] = "5.3.2"

    def __init__(self, seat: int, nation: int, card: int) -> None:
        self.seat = seat
        self.nation = nation
        self.card = card

    def possible(self, g: Versailles) -> list[int]:
        return [ACCEPT, DECLINE]

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Whoever promised what is chosen in it carries the effect out (11.3)."""
        if action in (ACCEPT, DECLINE):
            return [action]
        asked = [answers for effect in self.effects() for answers in questions(g, effect, self.nation)]
        leads = any(action in answers for answers in asked)
        return [ACCEPT] if leads or brings_cubes(g, CONFERENCE[self.card], self.nation, action) else []

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """An effect that would ask what was promised away altogether, or take what a promise needs (11.3)."""
        away = forsworn(g, self.seat) if refrains(promise) else self.to_be_advanced(promise)
        program = CONFERENCE[self.card]
        trapped = asks_nothing_else(g, program, self.nation, promise, away)
        spoilt = trapped or takes_pieces(g, program, self.nation, NOBODY, promise)
        if spoilt:
            return [ACCEPT]
        return [DECLINE] if needed_to_add(g, program, self.nation, promise) else []

    def to_be_advanced(self, promise: int) -> list[int]:
        """What must not become of an issue that was promised to come to the table."""
        issue = issue_to_advance(promise)
        return [] if issue == NOBODY else [BRING_IN + issue, DISCARD + issue]

    def effects(self) -> tuple[Effect, ...]:
        return PROGRAMS[CONFERENCE[self.card]]

    def apply(self, g: Versailles, action: int) -> None:
        if action == DECLINE:
            if g.log:
                g.log.add(events.ConferenceDeclined(self.nation, self.card))
            return
        if g.log:
            g.log.add(events.ConferenceResolved(self.nation, self.card))
        g.push(RunEffects(self.card, CONFERENCE[self.card], 0, self.nation, NOBODY))

    def prompt(self, g: Versailles) -> Text:
        return Text("may-confer", nation=("nation", self.nation), event_card=("event_card", self.card))


class DiscardEvent(SettlingStep):
    """The event leaves the table, and the cube on it is exhausted (5.3.2)."""

    step: ClassVar[int] = 2

    def run(self, g: Versailles) -> None:
        g.event_discard.append(g.event)
        g.event = NOBODY
        drop_promises(g, EVENT_VERBS)
        if g.event_cube != NOBODY:
            g.exhausted[g.event_cube] += 1
            g.event_cube = NOBODY


# --- step 3 ---


def issues_to_advance(g: Versailles) -> list[int]:
    """The issues that may come to the table; an automated faction brings those it leads, or else empty ones (14)."""
    found = g.waiting_room
    if is_bot(g, g.acting):
        led = [issue for issue in found if leader(g, issue) == g.acting]
        return led or [issue for issue in found if not has_cubes(g, issue)] or found
    return found


def advance_rule(g: Versailles, issue: int) -> str:
    """Why an automated faction may bring an issue to the table (14.4)."""
    if leader(g, issue) == g.acting:
        return "advance-led"
    return "advance-any" if has_cubes(g, issue) else "advance-empty"


class AdvanceIssue(Decision):
    """Which issue comes from the waiting room to the table (5.3.3)."""

    rule: ClassVar[str] = "5.3.3"
    step: ClassVar[int] = 3
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        return [ADVANCE + issue for issue in issues_to_advance(g)]

    def apply(self, g: Versailles, action: int) -> None:
        issue = ACTIONS.thing(action)
        if g.log and is_bot(g, g.acting):
            g.log.add(events.BotDecided(g.acting, advance_rule(g, issue)))
        g.waiting_room.remove(issue)
        g.table.append(issue)
        if g.log:
            g.log.add(events.IssueAdvanced(g.acting, issue))

    def prompt(self, g: Versailles) -> Text:
        return Text("advance-issue", nation=("nation", g.acting))


class AdvanceEvent(Decision):
    """Which event comes from the waiting room to the table (5.3.3)."""

    rule: ClassVar[str] = "5.3.3"
    step: ClassVar[int] = 3
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        return [CALL + card for card in g.callers]

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Whoever promised to put a cube on the next event calls one that takes a cube (11.3)."""
        if action != PUT_CUBE:
            return [action]
        return [CALL + card for card in g.callers if HAS_ICON[card] and g.available[g.acting]]

    def apply(self, g: Versailles, action: int) -> None:
        card = ACTIONS.thing(action)
        g.callers = without(g.callers, card)
        g.event = card
        if g.log:
            g.log.add(events.EventAdvanced(g.acting, card))
        if HAS_ICON[card] and g.available[g.acting] and g.seats > 1:
            g.push(PutCube(self.seat))

    def prompt(self, g: Versailles) -> Text:
        return Text("advance-event", nation=("nation", g.acting))


class PutCube(Decision):
    """Whether the settler puts a cube on the event to control it (5.3.3)."""

    rule: ClassVar[str] = "5.3.3"
    step: ClassVar[int] = 3

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        return [PUT_CUBE, NO_CUBE] if g.available[g.acting] else [NO_CUBE]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """The cube that a later step needs, as was promised, or without which it could only be as was not (11.3)."""
        if refrains(promise) and ACTIONS.verbs[action_of(promise)] in ("draw", "pick"):
            away, cubes = forsworn(g, self.seat), g.available[g.acting]
            pile = len(g.issue_discard)
            return [PUT_CUBE] if can_add_issue(away, cubes, pile) and not can_add_issue(away, cubes - 1, pile) else []
        return [PUT_CUBE] if lacks_cubes(g, promise, g.acting, 1) else []

    def apply(self, g: Versailles, action: int) -> None:
        if action == PUT_CUBE:
            g.available[g.acting] -= 1
            g.event_cube = g.acting
            if g.log:
                g.log.add(events.CubePut(g.acting, g.event))

    def prompt(self, g: Versailles) -> Text:
        return Text("put-cube", nation=("nation", g.acting), event_card=("event_card", g.event))


# --- step 4 ---


class AddIssue(Decision):
    """A new issue for the waiting room, from the discard pile or from the deck (5.3.4)."""

    rule: ClassVar[str] = "5.3.4"
    step: ClassVar[int] = 4
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        if is_bot(g, g.acting):
            return [DRAW]
        most = min(PICKS, len(g.issue_discard), g.available[g.acting] + 1)
        return [*range(PICK + 1, PICK + most + 1), DRAW]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """Cubes that a bid needs; and an empty deck ends the game before a military action that was promised (11.3)."""
        action = action_of(promise)
        if DECISION[action] == MILITARY_ACTION and not refrains(promise):
            return [DRAW] if not g.issue_deck and not g.military else []
        if ACTIONS.verbs[action] != "bid":
            return []
        return [PICK + n for n in range(2, PICKS + 1) if lacks_cubes(g, promise, g.acting, n - 1)]

    def apply(self, g: Versailles, action: int) -> None:
        if action != DRAW:
            pick_issue(g, g.acting, ACTIONS.thing(action))
        elif not g.issue_deck:
            if g.log:
                g.log.add(events.DeckEmpty(g.acting))
            end_game(g, "deck")
        else:
            draw_issues(g, self.seat)

    def prompt(self, g: Versailles) -> Text:
        first, second, third = (g.issue_discard[:-4:-1] + [NOBODY] * PICKS)[:PICKS]
        return Text(
            "add-issue",
            nation=("nation", g.acting),
            cards=len(g.issue_deck),
            first=("issue", first),
            second=("issue", second),
            third=("issue", third),
        )


def pick_issue(g: Versailles, nation: int, number: int) -> None:
    """Take the first, second or third card of the discard pile, for 0, 1 or 2 cubes (5.3.4)."""
    issue = g.issue_discard.pop(-number)
    g.available[nation] -= number - 1
    g.exhausted[nation] += number - 1
    g.waiting_room.append(issue)
    if g.log:
        g.log.add(events.IssuePicked(nation, issue, number - 1))


def draw_issues(g: Versailles, seat: int) -> None:
    """Draw two: one for the waiting room, one for the discard pile; the game-end card must wait (5.3.4)."""
    first = g.draw(g.issue_deck)
    if not g.issue_deck:
        drawn: tuple[int, ...] = (first,)
    else:
        drawn = (first, g.draw(g.issue_deck))
    if g.log:
        g.log.add(events.IssuesDrawn(g.acting, drawn))
    if len(drawn) == 1:
        keep_issue(g, first, NOBODY)
    elif GAME_END in drawn:
        keep_issue(g, GAME_END, drawn[0] if drawn[1] == GAME_END else drawn[1])
    elif is_bot(g, g.acting):
        keep_issue(g, first, drawn[1])
    else:
        g.push(KeepIssue(seat, first, drawn[1]))


def keep_issue(g: Versailles, kept: int, other: int) -> None:
    g.waiting_room.append(kept)
    if g.log:
        g.log.add(events.IssueKept(kept))
    if other != NOBODY:
        g.issue_discard.append(other)
        if g.log:
            g.log.add(events.IssueDiscarded(other))


class KeepIssue(Decision):
    """Which of two issues drawn waits, and which is discarded (5.3.4)."""

    rule: ClassVar[str] = "5.3.4"
    step: ClassVar[int] = 4

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def possible(self, g: Versailles) -> list[int]:
        return [KEEP + self.first, KEEP + self.second]

    def apply(self, g: Versailles, action: int) -> None:
        kept = ACTIONS.thing(action)
        keep_issue(g, kept, self.second if kept == self.first else self.first)

    def prompt(self, g: Versailles) -> Text:
        return Text("keep-issue", issues=("issue", (self.first, self.second)))


# --- step 5 ---


class NewEvent(SettlingStep):
    """Draw an event into the waiting room and carry its crisis out at once (5.3.5)."""

    step: ClassVar[int] = 4

    def run(self, g: Versailles) -> None:
        drop_promises(g, EVENT_VERBS)
        if g.seats == 2 and g.acting != USA:
            drop_promises_to_act(g, AGENDA_VERBS)
        else:
            drop_promises(g, AGENDA_VERBS)
        if not g.event_deck:
            g.event_deck, g.event_discard = g.event_discard, g.event_deck
            g.shuffle(g.event_deck)
            if g.log:
                g.log.add(events.EventsShuffled(len(g.event_deck)))
        card = g.draw(g.event_deck)
        g.callers = (*g.callers, card)
        if g.log:
            g.log.add(events.CrisisBegun(card))
        g.push(RunEffects(card, CRISIS[card], 0, g.human if g.seats == 1 else g.active, NOBODY), EndCrisis())


class EndCrisis(SettlingStep):
    """The settlement is over with its crisis; what this asks and brings about comes before (5.3.5)."""

    step: ClassVar[int] = 5

    def run(self, g: Versailles) -> None:
        pass
