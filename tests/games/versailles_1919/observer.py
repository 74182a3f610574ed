"""An observer who says whether a promise was broken, by what was promised and what was then done (11.3).

It knows nothing of the guards of the rules, neither of what is bound nor of what is legal under a promise: it notes
what was promised when a deal is struck. An answer breaks a promise if before it the promiser could have kept it,
whatever others answer and before chance decides anything, and after it cannot, whatever others and chance bring. Of
promises that cannot all be kept the older ones count. A promise that could not be kept before is void (R50). No
military action and no bid is asked for that was not promised itself, and nobody need bring about a bid, a die or an
uprising to do there as was promised.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    FAMILY,
    ISSUE_OF,
    JAPAN,
    NATION_IDS,
    PASS,
    UK,
    USA,
)
from chancellery.games.versailles_1919.rules import effects, placing, settling, two_players
from chancellery.games.versailles_1919.rules.bidding import MakeBid
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.promises import action_of, encode, nation_of, refrains
from chancellery.games.versailles_1919.state import NO_DEALS, Versailles

Score = tuple[int, ...]
# So many positions are looked at for one answer at most; what is not found by then counts for the promiser.
MOST: Final = 2000
POLITICAL: Final = ("settle", "place-on", "reclaim")
MILITARY: Final = ("deploy", "demobilize")
EVENT: Final = ("accept", "decline", "first", "second", "name", "region", "reopen", "send-out", "bring-in", "discard")
# The steps of a settlement in which each of these is decided.
AGENDA: Final[dict[str, tuple[type, ...]]] = {
    "advance": (settling.AdvanceIssue,),
    "call": (settling.AdvanceEvent,),
    "put-cube": (settling.AdvanceEvent, settling.PutCube),
    "no-cube": (settling.AdvanceEvent, settling.PutCube),
    "draw": (settling.AddIssue,),
    "pick": (settling.AddIssue,),
    "keep": (settling.KeepIssue,),
}
# Promises to leave something be are kept as long as it is not done.
OMISSIONS: Final = ("pass", "decline", "no-cube")
# What nobody brings about for the sake of a promise.
SUDDEN: Final = ("plus-one", "minus-one", "no-change", "hit", "lose", "strategy", "bid")
EFFECTS: Final = (effects.RunEffects, effects.NamePlayer, effects.PickAlternative, effects.ReopenIssue)

# A promise of a nation that nobody plays: it binds nobody, but lets bids be asked for as under promises, units first.
NOBODYS: Final = (encode(PASS, 0, JAPAN, UK),)


class Word:
    """A promise as it was given: what, by whom, in which turn, and about which event."""

    def __init__(self, term: int, g: Versailles) -> None:
        self.term = term
        self.action = action_of(term)
        self.verb = ACTIONS.verbs[self.action]
        self.refrain = refrains(term)
        self.nation = nation_of(term)
        self.seat = g.seat_of[self.nation]
        self.turn = g.turn
        crisis = isinstance(g.stack[-1], EFFECTS) and not in_stack(g, settling.DiscardEvent)
        self.event = NOBODY if crisis else g.event
        self.passed = False
        option = ACTIONS.thing(self.action) if self.verb == "choose" else NOBODY
        self.chosen = option != NOBODY and g.chosen[ISSUE_OF[option]] == option
        # Whether it could be kept once, its question was asked, and an older promise stood in its way.
        self.sure = self.asked = self.outranked = False

    def __repr__(self) -> str:
        return f"{NATION_IDS[self.nation]} {'not ' * self.refrain}{ACTIONS.name(self.action)}"

    def rests(self) -> bool:
        """Whether the promise is kept until something is done, and not broken until something is done."""
        return self.refrain or self.verb in OMISSIONS

    def is_over(self, g: Versailles) -> bool:
        """Whether the time of the promise is over: with the turn, and with the event on the table (11.3)."""
        return g.turn != self.turn or (self.verb in EVENT and self.event not in (NOBODY, g.event))

    def is_taken(self, g: Versailles) -> bool:
        """Whether the option of the promise was taken, if need be without a question, being the only one."""
        option = ACTIONS.thing(self.action) if self.verb == "choose" else NOBODY
        issue = NOBODY if option == NOBODY else ISSUE_OF[option]
        taken = issue not in (NOBODY, g.contested) and g.chosen[issue] == option
        return taken and not (self.refrain and self.chosen)


def in_stack(g: Versailles, *frames: type) -> bool:
    return any(isinstance(frame, frames) for frame in g.stack)


# --- what an answer does to a promise ---


def said(word: Word, action: int, possible: list[int]) -> int | None:
    """What an answer of the promiser says about a promise: kept (1), broken (0), or nothing yet."""
    if word.refrain:
        return 0 if action == word.action else None
    if action == word.action:
        return None if word.verb in OMISSIONS else 1
    if word.action not in possible:
        return None
    if word.verb == "bid":
        return 0 if action == PASS else None
    same = FAMILY[action] == FAMILY[word.action] or word.action == PASS
    return 0 if same and word.verb not in POLITICAL + MILITARY else None


def may_come(g: Versailles, word: Word) -> bool:
    """Whether what was promised may yet be done, with the help of chance and of others."""
    if g.outcome is not None or word.is_over(g):
        return False
    ahead = not g.political or (g.seats == 2 and (g.acting != USA or isinstance(g.stack[-1], two_players.UsaAct)))
    if word.verb in POLITICAL:
        return ahead or in_stack(g, placing.PlaceCubes, placing.PlaceSecond)
    if word.verb in MILITARY:
        return not g.military
    if word.verb in AGENDA:
        return ahead or in_stack(g, *AGENDA[word.verb])
    if word.verb in EVENT:
        return ahead or in_stack(g, settling.Conference, settling.DiscardEvent, *EFFECTS)
    if word.verb == "choose":
        return ahead or ISSUE_OF[ACTIONS.thing(word.action)] not in g.table
    return True


class Line:
    """One way on which a turn may go on, and which promises are kept (1) or broken (0) on it."""

    def __init__(self, g: Versailles, words: list[Word], kept: list[int | None]) -> None:
        self.g = g
        self.words = words
        self.kept = kept

    def answered(self, action: int) -> Line:
        """The line after an answer, and after all that follows until somebody is asked again."""
        top = self.g.stack[-1]
        assert isinstance(top, Decision)
        twin = Line(self.g.clone(), self.words, self.kept[:])
        possible = top.possible(self.g)
        for i, word in enumerate(self.words):
            if twin.kept[i] is None and word.seat == top.seat and not word.is_over(self.g):
                twin.kept[i] = said(word, action, possible)
        twin.g.bound = NOBODYS
        twin.g.deal_with = NO_DEALS
        twin.g._legal = None
        twin.g.advance(top.seat, action)
        for i, word in enumerate(self.words):
            if twin.kept[i] is None and word.is_taken(twin.g):
                twin.kept[i] = int(not word.refrain)
        return twin

    def bounds(self) -> tuple[Score, Score]:
        """The least and the most that may come of this line: what is open may be broken, or kept."""
        return tuple([kept or 0 for kept in self.kept]), tuple([1 if kept is None else kept for kept in self.kept])

    def score(self, hopes: bool) -> Score:
        """Which promises are kept on this line."""
        return tuple(
            is_kept(self.g, word, hopes) if kept is None else kept
            for word, kept in zip(self.words, self.kept, strict=True)
        )


def is_kept(g: Versailles, word: Word, hopes: bool) -> int:
    """Whether a promise that is open counts: it may yet be kept, if one hopes, or it rests.

    Not to take a political action rests only when none is to come: with two players the USA may have no other.
    """
    ahead = may_come(g, word)
    if word.rests():
        return int(hopes or word.verb not in POLITICAL or not ahead)
    return int(hopes and ahead)


class Search:
    """All lines from a position on, until chance decides or the turn is over.

    As long as one asks what can be kept, others answer as suits the promiser least; where one hopes, a line ends as
    soon as another is asked.
    """

    def __init__(self, hopes: bool, enough: Score) -> None:
        self.hopes = hopes
        self.enough = enough
        self.left = MOST

    def best(self, line: Line, seat: int) -> Score:
        """The best score that a seat can make sure of on a line."""
        self.left -= 1
        g = line.g
        least, most = line.bounds()
        if least == most:
            return most
        if g.outcome is not None or g.turn != line.words[0].turn or self.left <= 0:
            return line.score(self.hopes)
        own = g.waiting[0] == seat
        if self.hopes and not own:
            return line.score(True)
        found: Score | None = None
        for action in self.worth_trying(line):
            score = self.after(line, line.answered(action), seat)
            if found is None or (score > found if own else score < found):
                found = score
            # Nothing else could be better, or, of another's answers, worse.
            if found >= min(self.enough, most) if own else found <= least:
                break
        assert found is not None
        return found

    def after(self, line: Line, then: Line, seat: int) -> Score:
        """The best score after an answer."""
        if is_news(line.g, then.g):
            return then.score(self.hopes)
        if not self.hopes and finds_no_bid(line.g, then.g):
            return then.bounds()[0]
        return self.best(then, seat)

    def worth_trying(self, line: Line) -> list[int]:
        """The answers that the rules allow, the promised ones first; of numbers of cubes the least and the most."""
        top = line.g.stack[-1]
        assert isinstance(top, Decision)
        found = top.possible(line.g)
        numbers = [action for action in found if ACTIONS.verbs[action] == "cubes"]
        if len(numbers) > 2:
            found = [action for action in found if action not in numbers[1:-1]]
        due = [word.action for word in line.words if not word.refrain]
        if not self.hopes and top.seat == line.words[0].seat:
            found = [action for action in found if action in due or not is_unasked(top, action)]
        return sorted(found, key=lambda action: action not in due)


def is_unasked(top: Decision, action: int) -> bool:
    """Whether a promise about something else never asks for an answer: a military action, or a bid."""
    return ACTIONS.verbs[action] in MILITARY or (isinstance(top, MakeBid) and action != PASS)


def is_news(before: Versailles, after: Versailles) -> bool:
    """Whether chance or a card from a deck came between two positions."""
    decks = len(before.issue_deck) + len(before.event_deck) - len(after.issue_deck) - len(after.event_deck)
    return before.rng.counter != after.rng.counter or decks != 0


def finds_no_bid(before: Versailles, after: Versailles) -> bool:
    """Whether an issue was discarded because nobody bid for it: no promise is ever kept by counting on that."""
    return before.contested != NOBODY and len(after.issue_discard) > len(before.issue_discard)


def best_now(g: Versailles, words: list[Word], seat: int) -> Score:
    """Which promises a seat can keep by own answers alone."""
    return sure(g, words, seat)[0]


def best_still(g: Versailles, words: list[Word], seat: int, enough: Score) -> Score:
    """The same after a deal, which moves nothing but influence; no less than enough if the search was not finished."""
    found, finished = sure(g, words, seat)
    return found if finished else max(found, enough)


def sure(g: Versailles, words: list[Word], seat: int) -> tuple[Score, bool]:
    """Which promises a seat can keep, whatever others answer and before chance decides, and whether all was tried."""
    top = g.stack[-1]
    assert isinstance(top, Decision)
    asked = top.possible(g) if top.seat == seat else []
    begun = [0 if word.verb in SUDDEN and not word.refrain and word.action not in asked else None for word in words]
    search = Search(False, tuple(1 if kept is None else 0 for kept in begun))
    return search.best(Line(g, words, list(begun)), seat), search.left > 0


def best_then(line: Line, seat: int, enough: Score) -> Score:
    """Which promises may yet be kept after an answer; no less than enough if the search was not finished."""
    search = Search(True, enough)
    found = search.best(line, seat)
    return found if search.left > 0 else max(found, enough)
