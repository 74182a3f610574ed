"""Players who deal at random and try to break every promise they made, under the eyes of an observer (11.3)."""

from __future__ import annotations

from random import Random
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
from chancellery.games.versailles_1919.rules import settling, uprising
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.negotiation import between_steps, nation_at
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.observer import AGENDA, Line, Word, best_now, best_then, in_stack, is_news, said

# How often somebody deals before an answer, and so many plies a match has at most.
DEALS: Final = 0.25
LONGEST: Final = 1500


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
        # How many promises were made, and how many answers of promisers looked at.
        self.promised = 0
        self.looked = 0
        self.history: list[str] = []

    def play(self) -> None:
        g = self.g
        while g.outcome is None and g.ply < LONGEST:
            if g.turn and between_steps(g) and self.chance.random() < DEALS:
                self.deal()
            self.answer()

    # --- answers ---

    def answer(self) -> None:
        """Whoever is asked answers so that promises are broken, if that is possible."""
        g, seat = self.g, self.g.waiting[0]
        legal = g.legal(seat)
        words = [word for word in self.words if word.seat == seat]
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
        start = Line(self.g, words, [None] * len(words))
        for action in legal:
            self.looked += 1
            then = start.answered(action)
            after = then.score(True) if is_news(self.g, then.g) else best_then(then, seat, before)
            if after < before:
                self.breach(f"{ACTIONS.name(action)} breaks one of {words}: {before} before, {after} after")

    def note(self, seat: int, action: int) -> None:
        """Promises that are kept, or whose time is over, are let go."""
        top = self.g.stack[-1]
        assert isinstance(top, Decision)
        possible = top.possible(self.g)
        for word in self.words:
            if word.seat == seat and action == word.action == PASS:
                word.passed = True
        self.words = [word for word in self.words if word.seat != seat or said(word, action, possible) is None]

    def act(self, seat: int, action: int) -> None:
        self.history.append(f"{seat} {ACTIONS.name(action)}")
        settles = in_stack(self.g, settling.NewEvent)
        self.g.play(seat, action)
        settled = settles and not in_stack(self.g, settling.NewEvent)
        checks = in_stack(self.g, uprising.ResolveUprisings)
        self.words = [
            word
            for word in self.words
            if not word.is_over(self.g)
            and not word.is_taken(self.g)
            and (checks or not word.passed)
            and not (settled and word.verb in AGENDA and not word.refrain)
        ]

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
        old = [word for word in self.words if word.seat == asked]
        before = best_now(g, old, asked) if old else ()
        new = [Word(term, g) for term in g.deal_terms[buyer]]
        self.act(seat, ACCEPT_DEAL + buyer)
        self.words += new
        self.promised += len(new)
        if old:
            after = best_then(Line(g, old, [None] * len(old)), asked, before)
            if after < before:
                self.breach(f"the deal breaks one of {old}: {before} before, {after} after")
        together = [*old, *[word for word in new if word.seat == asked]]
        if len(together) > len(old):
            self.hold_together(asked, together)

    def hold_together(self, seat: int, words: list[Word]) -> None:
        """What could be kept each for itself can be kept together."""
        alone = tuple(best_now(self.g, [word], seat)[0] for word in words)
        if best_then(Line(self.g, words, [None] * len(words)), seat, alone) < alone:
            self.breach(f"{words} cannot be kept together")


def played(players: int, seed: int) -> Match:
    match = Match(players, seed)
    match.play()
    return match
