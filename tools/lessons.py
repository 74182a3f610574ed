"""What the chancellor learns from: positions in which rounds of its search end, each played on to see who wins.

Games are played mostly by advice. Now and then somebody searches; of the positions in which the rounds ended one is
taken, any as likely as any other, and secretaries play it to its end. So what is learned is asked about positions of
the same kind, and every position has a result of its own. Some positions further on in the same playing are taken, too.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from hashlib import sha256
from math import log
from pathlib import Path
from typing import Any, Final

from chancellery.bots.budget import Budget
from chancellery.bots.inputs import Inputs
from chancellery.bots.net import Leaf, shares, within
from chancellery.bots.net_files import CHANCELLOR, NetFile, net_of, read_file
from chancellery.bots.search import Search
from chancellery.bots.tree import Node
from chancellery.engine.game import Game
from chancellery.engine.options import Options, Value
from chancellery.engine.rng import Luck, Rng
from chancellery.engine.state import State
from chancellery.lab.fingerprints import fingerprint
from chancellery.lab.playout import MOST_DECISIONS, bots_luck, game_seed
from chancellery.lab.series import Manifest, Row, about, setting

# One of so many decisions is searched.
SEARCHED: Final = 7
# One of so many answers is any that is legal, so that other positions are met, too.
ASTRAY: Final = 12
# Of so many turns that are played on, one begins with a position that is taken.
LATER: Final = 10


def digest(path: Path | None) -> str | None:
    return None if path is None else sha256(path.read_bytes()).hexdigest()[:16]


@dataclass(frozen=True)
class Lesson:
    """Games from which positions are taken.

    iterations   how many rounds a search has
    net          what says how good their ends are; None: the game's own estimate
    """

    game: str
    options: dict[str, Value]
    seed: str
    iterations: int
    net: Path | None = None

    def manifest(self) -> Manifest:
        game, options = setting(self.game, self.options)
        return {
            **about(game, options),
            "lesson": self.seed,
            "iterations": self.iterations,
            "net": digest(self.net),
            "fingerprint": fingerprint(game, ("search", "heuristic"), ()),
        }

    def play(self, first: int, last: int) -> list[Row]:
        game, options = setting(self.game, self.options)
        net = (
            None if self.net is None else net_of(game, options, read_file(game, options, self.net, NetFile, CHANCELLOR))
        )
        rows = []
        for number in range(first, last):
            seed = game_seed(self.seed, number)
            notes = Notes(game, options)
            Playing(game.new(options, seed), bots_luck(seed), self.iterations, net, notes).run()
            rows.append({"number": number, "options": options.dump(), "samples": notes.bytes()})
        return rows


class Notes:
    """The numbers of positions, what the game's own estimate says of them, and who won from there.

    seatwise   whether the numbers are what the game says of each seat, a row for each, and not those of the position
    """

    def __init__(self, game: Game, options: Options) -> None:
        assert game.evaluate is not None
        self.evaluate = game.evaluate
        self.signs = game.signs
        self.inputs = Inputs(game, options)
        self.places, self.numbers, self.lengths = array("H"), array("f"), array("I")
        self.odds, self.won = array("f"), array("f")

    def add(self, g: State) -> None:
        """Take a position."""
        if self.signs is None:
            self.add_row(*self.inputs.numbers(g))
        else:
            for row in self.signs(g):
                places = [place for place, number in enumerate(row) if number]
                self.add_row(places, [row[place] for place in places])
        self.odds.extend(log(within(self.evaluate(g, seat))) for seat in range(g.seats))

    def add_row(self, places: list[int], numbers: list[float]) -> None:
        self.places.extend(places)
        self.numbers.extend(numbers)
        self.lengths.append(len(places))

    def end(self, g: State) -> None:
        """Say who has won from all positions of which that was not said yet."""
        ends = shares(g.outcome, g.seats) if g.outcome is not None else [1.0 / g.seats] * g.seats
        while len(self.won) < len(self.odds):
            self.won.extend(ends)

    def bytes(self) -> list[bytes]:
        return [one.tobytes() for one in (self.places, self.numbers, self.lengths, self.odds, self.won)]


class Playing:
    """One game and all that is played on from it."""

    def __init__(self, g: State, luck: Rng, iterations: int, net: Leaf | None, notes: Notes) -> None:
        self.g = g
        self.luck = luck
        self.budget = Budget(iterations=iterations)
        self.net = net
        self.notes = notes
        self.turns = any(frame.opens for frame in g.game.frames.values())

    def run(self) -> None:
        g, luck = self.g, self.luck
        for _ in range(MOST_DECISIONS):
            if not g.waiting:
                return
            seat = g.waiting[0]
            legal = g.legal(seat)
            if len(legal) > 1 and not g.stack[-1].confirms:
                action = self.searched(seat) if luck.below(SEARCHED) == 0 else self.advised(g, seat, legal)
                if luck.below(ASTRAY) == 0:
                    action = luck.pick(legal)
            else:
                action = self.advised(g, seat, legal)
            g.advance(seat, action)

    def searched(self, seat: int) -> int:
        """The answer of a search; one of the positions in which its rounds ended is played on."""
        luck = self.luck
        search = Search(self.g.game, self.g.redeal(seat, luck), seat, Node(), Luck(luck.word(), luck.word()), self.net)
        judge: Any = search if self.net is None else self.net
        estimate = judge.evaluate
        taker = Taker(estimate, luck)
        judge.evaluate = taker.evaluate
        try:
            search.run(self.budget)
        finally:
            judge.evaluate = estimate
        if taker.taken is not None:
            self.play_on(taker.taken)
        return search.decision()

    def play_on(self, g: State) -> None:
        """Let secretaries play a position to its end."""
        self.notes.add(g)
        last = g.waiting[0]
        for _ in range(MOST_DECISIONS):
            if not g.waiting:
                break
            seat = g.waiting[0]
            g.advance(seat, self.advised(g, seat, g.legal(seat)))
            if g.waiting and (g.stack[-1].opens if self.turns else g.waiting[0] != last):
                last = g.waiting[0]
                if self.luck.below(LATER) == 0:
                    self.notes.add(g)
        self.notes.end(g)

    def advised(self, g: State, seat: int, legal: list[int]) -> int:
        """What a secretary would answer."""
        if len(legal) == 1:
            return legal[0]
        if g.game.advise is None:
            return self.luck.pick(legal)
        scores = g.game.advise(g, seat, legal)
        best = max(scores)
        return self.luck.pick([action for action, score in zip(legal, scores, strict=True) if score == best])


class Taker:
    """Looks on as ends of rounds are judged, and takes one of them."""

    def __init__(self, estimate: Any, luck: Rng) -> None:
        self.estimate = estimate
        self.luck = luck
        self.seen = 0
        self.taken: State | None = None

    def evaluate(self, g: State, seat: int) -> float:
        if seat == 0:
            self.seen += 1
            if self.luck.below(self.seen) == 0:
                self.taken = g.clone()
        found: float = self.estimate(g, seat)
        return found
