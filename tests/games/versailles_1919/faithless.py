"""Players who deal at random and try to break every promise they made, under the eyes of an observer (11.3).

    python -m tests.games.versailles_1919.faithless 2000

plays so many matches (a second number says from which one on), tells how far it is, and at the end what became of all
promises; with `PYTHONPATH=build/fast` on the compiled build, which is several times as quick.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from random import Random
from time import monotonic
from typing import Final, cast

from chancellery.games.versailles_1919.board import (
    ACCEPT_DEAL,
    ACTIONS,
    BACK,
    DEMAND,
    OFFER,
    PASS,
    PROPOSE,
    REFRAIN,
    REFUSE_DEAL,
    SCRAP,
)
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules import effects, happiness, settling, uprising
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.negotiation import between_steps, nation_at
from chancellery.games.versailles_1919.rules.pieces import has_pieces
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.observer import (
    AGENDA,
    SUDDEN,
    Line,
    Score,
    Word,
    best_now,
    best_still,
    best_then,
    in_stack,
    is_news,
    said,
)

# How often somebody deals before an answer, and so many plies a match has at most.
DEALS: Final = 0.25
LONGEST: Final = 1500

# What became of a promise that was not broken. All but the first three are void (R50).
KEPT: Final = "kept"
HELD: Final = "held"
OPEN: Final = "open"
NEVER_CAME: Final = "void: no bid, die, uprising or squadron came to it"
NO_WAY: Final = "void: its question could not be brought about"
OLDER: Final = "void: an older promise stood in its way"
NO_OTHER: Final = "void: there was no other answer"
TAKEN: Final = "void: others, a die or a card took it"
# By these an event may take pieces of whoever promised them.
TAKING: Final = ("accept", "first", "second", "name")
# The questions of an event, until the pieces are gone.
INSIDE: Final = (settling.MayConfer, effects.NamePlayer, effects.PickAlternative, happiness.GiveUpUnit)
VOID: Final = (NEVER_CAME, NO_WAY, OLDER, NO_OTHER, TAKEN)


class Pools:
    """The influence of all nations before a deal."""

    def __init__(self, g: Versailles) -> None:
        self.available = g.available[:]
        self.exhausted = g.exhausted[:]

    def others_as_before(self, g: Versailles, seat: int) -> Versailles:
        """A copy in which only the influence of one seat has changed; what others do with theirs is their affair."""
        twin = g.clone()
        for nation in g.order:
            if g.seat_of[nation] != seat:
                twin.available[nation] = self.available[nation]
                twin.exhausted[nation] = self.exhausted[nation]
        return twin


class Match:
    """A match of faithless players.

    words      the promises in force, as the observer noted them
    breaches   a sentence for every way to break one
    """

    def __init__(self, players: int, seed: int) -> None:
        options = VERSAILLES_1919.options({"players": players})
        self.g = cast(Versailles, VERSAILLES_1919.new(options, f"faithless {seed}"))
        self.chance = Random(f"faithless {players} {seed}")
        self.words: list[Word] = []
        self.breaches: list[str] = []
        # What became of promises, how many were made, and how many answers of promisers looked at.
        self.ends: Counter[str] = Counter()
        self.promised = 0
        self.looked = 0
        self.history: list[str] = []

    def play(self) -> None:
        g = self.g
        while g.outcome is None and g.ply < LONGEST:
            if g.turn and between_steps(g) and self.chance.random() < DEALS:
                self.deal()
            self.answer()
        self.end([(word, HELD if word.rests() else OPEN) for word in self.words])

    # --- answers ---

    def answer(self) -> None:
        """Whoever is asked answers so that promises are broken, if that is possible."""
        g, seat = self.g, self.g.waiting[0]
        legal = g.legal(seat)
        words = self.words_of(seat)
        if words:
            self.look_at(seat, words, legal)
        due = [word.action for word in words if not word.refrain]
        away = [action for action in legal if action not in due] or legal
        settles = [action for action in away if ACTIONS.verbs[action] == "settle"]
        action = self.chance.choice(settles if settles and self.chance.random() < 0.5 else away)
        self.note(seat, action)
        self.act(seat, action)

    def look_at(self, seat: int, words: list[Word], legal: list[int]) -> None:
        """Whether one of the answers that the rules let pass would break a promise."""
        before = best_now(self.g, words, seat)
        self.remember(seat, words, before)
        start = Line(self.g, words, [None] * len(words))
        for action in legal:
            self.looked += 1
            then = start.answered(action)
            after = outlook(start, then, seat, before)
            if after < before and not gives_way(start, then, before, after):
                self.breach(f"{ACTIONS.name(action)} breaks one of {words}: {before} before, {after} after")

    def remember(self, seat: int, words: list[Word], before: Score) -> None:
        """Note of each promise whether it could be kept now, and if not, whether an older one is the reason."""
        possible = self.question().possible(self.g)
        for word, kept in zip(words, before, strict=True):
            word.asked = word.asked or word.action in possible
            word.sure = word.sure or bool(kept)
            if not kept and not word.outranked and len(words) > 1:
                word.outranked = best_now(self.g, [word], seat) == (1,)

    def question(self) -> Decision:
        top = self.g.stack[-1]
        assert isinstance(top, Decision)
        return top

    def note(self, seat: int, action: int) -> None:
        """Promises that are kept, or whose time is over, are let go."""
        possible = self.question().possible(self.g)
        ended = []
        for word in self.words:
            if word.seat != seat:
                continue
            if action == word.action == PASS:
                word.passed = True
            kept = said(word, action, possible)
            if kept is not None:
                ended.append((word, KEPT if kept else why_void(word)))
        self.end(ended)

    def act(self, seat: int, action: int) -> None:
        self.history.append(f"{seat} {ACTIONS.name(action)}")
        settles = in_stack(self.g, settling.NewEvent)
        self.g.play(seat, action)
        settled = settles and not in_stack(self.g, settling.NewEvent)
        checks = in_stack(self.g, uprising.ResolveUprisings)
        ended = []
        for word in self.words:
            if word.is_taken(self.g):
                ended.append((word, why_void(word) if word.refrain else KEPT))
            elif word.passed and not checks:
                ended.append((word, KEPT))
            elif word.is_over(self.g) or (settled and word.verb in AGENDA and not word.refrain):
                ended.append((word, HELD if word.rests() else why_void(word)))
        self.end(ended)

    def end(self, ended: list[tuple[Word, str]]) -> None:
        """Let promises go, and count what became of them."""
        gone = [word for word, _ in ended]
        self.words = [word for word in self.words if word not in gone]
        self.ends.update(end for _, end in ended)

    def breach(self, sentence: str) -> None:
        self.breaches.append(f"{sentence} ({self.g.stack[-1]!r}, turn {self.g.turn}; {', '.join(self.history[-30:])})")

    # --- deals ---

    def deal(self) -> None:
        """Somebody, mostly whoever is asked, is paid for promises, or gives influence that a promise may need."""
        g, chance = self.g, self.chance
        asked = nation_at(g, g.waiting[0])
        seller = asked if chance.random() < 0.7 else chance.choice(g.order)
        buyer = chance.choice([nation for nation in g.order if nation != seller])
        seat = g.seat_of[buyer]
        if OFFER + seller not in g.asides(seat):
            return
        self.act(seat, OFFER + seller)
        for _ in range(chance.choice((0, 1, 1, 2, 3))):
            self.demand(seat)
        cubes = [action for action in g.asides(seat) if ACTIONS.verbs[action] in ("give", "ask")]
        if cubes and chance.random() < 0.4:
            self.act(seat, chance.choice(cubes))
        if PROPOSE in g.asides(seat):
            self.act(seat, PROPOSE)
            self.strike(buyer, seller)
        else:
            self.act(seat, SCRAP)

    def demand(self, seat: int) -> None:
        if DEMAND not in self.g.asides(seat):
            return
        self.act(seat, DEMAND)
        if self.chance.random() < 0.3:
            self.act(seat, REFRAIN)
        for verb in ("about", "term-"):
            found = [action for action in self.g.asides(seat) if ACTIONS.verbs[action].startswith(verb)]
            if not found:
                break
            self.act(seat, self.chance.choice(found))
        while self.g.deal_who[nation_at(self.g, seat)] >= 0:
            self.act(seat, BACK)

    def strike(self, buyer: int, seller: int) -> None:
        """A deal is struck; it must not break an older promise, nor promise what cannot be kept beside it."""
        g, seat = self.g, self.g.seat_of[seller]
        if ACCEPT_DEAL + buyer not in g.asides(seat):
            self.act(seat, REFUSE_DEAL + buyer)
            return
        asked = g.waiting[0]
        parties = [(party, words) for party in self.parties(buyer, seller) if (words := self.words_of(party))]
        before = [best_now(g, words, party) for party, words in parties]
        pools = Pools(g)
        new = [Word(term, g) for term in g.deal_terms[buyer]]
        self.act(seat, ACCEPT_DEAL + buyer)
        self.words += new
        self.promised += len(new)
        for (party, words), could in zip(parties, before, strict=True):
            can = best_still(pools.others_as_before(g, party), words, party, could)
            if can < could:
                self.breach(f"the deal breaks one of {words}: {could} before, {can} after")
        together = self.words_of(asked)
        if any(word in new for word in together) and len(together) > 1:
            self.hold_together(asked, together)

    def parties(self, buyer: int, seller: int) -> list[int]:
        """Whom a deal concerns, and whoever is asked meanwhile."""
        return sorted({self.g.seat_of[buyer], self.g.seat_of[seller], self.g.waiting[0]})

    def words_of(self, seat: int) -> list[Word]:
        return [word for word in self.words if word.seat == seat]

    def hold_together(self, seat: int, words: list[Word]) -> None:
        """What could be kept each for itself can be kept together."""
        alone = tuple(best_now(self.g, [word], seat)[0] for word in words)
        if best_then(Line(self.g, words, [None] * len(words)), seat, alone) < alone:
            self.breach(f"{words} cannot be kept together")


def outlook(line: Line, then: Line, seat: int, enough: Score) -> Score:
    """Which promises may yet be kept after an answer that led from one line to another."""
    return then.score(True) if is_news(line.g, then.g) else best_then(then, seat, enough)


def gives_way(start: Line, then: Line, before: Score, after: Score) -> bool:
    """Whether what an event asks is left undone for an older promise about a bid or a die, whose pieces it would take.

    Nobody can be sure to keep that one, but its pieces are kept for it (R105, R106).
    """
    words = start.words
    at = next(i for i, (could, can) in enumerate(zip(before, after, strict=True)) if can < could)
    younger = words[at]
    if younger.verb not in TAKING or younger.refrain:
        return False
    older = [word for word in words[:at] if word.verb in SUDDEN and not word.refrain]
    kept = [word for word in older if has_pieces(start.g, word.term) and has_pieces(then.g, word.term)]
    return any(is_at_odds(Line(start.g, [younger], [None]), word) for word in kept)


def is_at_odds(line: Line, older: Word) -> bool:
    """Whether all answers by which the promise of a line is kept take the pieces that an older one needs."""
    if not has_pieces(line.g, older.term):
        return True
    top = line.g.stack[-1]
    if not isinstance(top, INSIDE) or top.seat != older.seat:
        return False
    lines = [line.answered(action) for action in top.possible(line.g)]
    keeping = [then for then in lines if outlook(line, then, top.seat, (1,)) == (1,)]
    return all(is_at_odds(then, older) for then in keeping)


def why_void(word: Word) -> str:
    """Why a promise was not kept, that nobody broke."""
    if word.outranked:
        return OLDER
    if word.refrain:
        return NO_OTHER
    if word.sure or word.asked:
        return TAKEN
    return NEVER_CAME if word.verb in (*SUDDEN, "fly") else NO_WAY


def played(players: int, seed: int) -> Match:
    match = Match(players, seed)
    match.play()
    return match


def match_number(number: int) -> Match:
    """One match of a series in which two, three and four play in turn."""
    return played(2 + number % 3, number // 3)


class Tally:
    """What became of the promises of many matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.promised = 0
        self.looked = 0
        self.ends: Counter[str] = Counter()
        self.breaches: list[str] = []

    def add(self, number: int) -> None:
        """Play a match, and count what became of its promises."""
        match = match_number(number)
        self.matches += 1
        self.promised += match.promised
        self.looked += match.looked
        self.ends.update(match.ends)
        self.breaches += [f"match {number}: {breach}" for breach in match.breaches]

    def lines(self) -> Iterable[str]:
        yield f"{self.matches} matches, {self.promised} promises, {self.looked} answers of promisers looked at"
        for end, count in sorted(self.ends.items()):
            yield f"{count:8} {end}"
        yield f"{len(self.breaches):8} broken, or would have been by an answer that the rules let pass"


def main(matches: int, first: int) -> int:
    """Play matches from a number on, and tell how far it is; a broken promise is told at once."""
    tally, began = Tally(), monotonic()
    for number in range(first, first + matches):
        known = len(tally.breaches)
        tally.add(number)
        for breach in tally.breaches[known:]:
            print(breach, flush=True)
        if tally.matches % 20 == 0:
            seconds = monotonic() - began
            print(f"{tally.matches} of {matches}, {len(tally.breaches)} broken, {seconds:.0f} s", flush=True)
    print("\n".join(tally.lines()))
    return int(bool(tally.breaches))


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(main(given[0] if given else 2000, given[1] if given[1:] else 0))
