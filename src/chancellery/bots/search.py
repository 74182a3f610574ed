"""The chancellor: information-set Monte Carlo tree search, which knows no game.

Each round deals what the seat cannot know anew, walks the tree by what earlier rounds found, adds one place to it, lets
the seat whose turn it is finish what it has begun by the game's advice, and asks the game what everybody's chances are.
Every seat chooses what is best for itself. Seats that pick in secret choose without knowing of each other.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from chancellery.bots.budget import Budget, Reason, Thought
from chancellery.bots.net import Leaf, shares
from chancellery.bots.net_files import leaf_for
from chancellery.bots.tree import AnswerTable, Edge, Node
from chancellery.engine.frames import SealedChoice
from chancellery.engine.game import Game
from chancellery.engine.rng import Luck, Rng
from chancellery.engine.state import State

# No round goes deeper into the tree.
DEEPEST: Final = 40
# The most that a seat goes on by advice after the last place in the tree, that all go on until a turn begins, and that
# is played by chance in games that say nothing.
FINISH: Final = 8
TO_NEXT_TURN: Final = 200
PLAYOUT: Final = 400
# So many places are remembered; rounds that would add more end where the tree does.
MOST_PLACES: Final = 20_000
# Between two looks whether the best answer can still be overtaken.
LOOK_EVERY: Final = 16
# All is clear when so many rounds were played and such a part of them went through one answer.
CLEAR_AFTER: Final = 256
CLEAR: Final = 0.8
# An answer that lags behind is not given more than such a part of the rounds that are left.
CATCH_UP: Final = 0.5
# What rounds differ by before that is known.
FIRST_SCALE: Final = 0.1
LEAST_SCALE: Final = 0.01
# How many moves of an expected line are told.
LONGEST_LINE: Final = 6
# In the line that is expected, what fewer rounds came through is no expectation.
LEAST_VISITS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class ChancellorBot:
    """The chancellor; it keeps what it found for its next decision if nobody else acts in between.

    found     everybody's chances by its last search, for whoever learns from it
    earlier   the asides that it has taken, or whatever else it was told that its seat has done, oldest first
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.root = Node()
        self.expected = (-1, -1)
        self.found: list[float] = []
        self.earlier: list[int] = []

    def leaf(self, g: State) -> Leaf | None:
        """What says how good the ends of rounds are; None: the game's own estimate."""
        return leaf_for(self.game, g.options)

    def think(self, g: State, seat: int, budget: Budget) -> Thought:
        self.found = []
        legal = g.legal(seat)
        if len(legal) == 1:
            return Thought(legal[0])
        if g.stack[-1].confirms and not budget.reasons:
            return Thought(advised(self.game.advise, g, seat, legal))
        if self.expected != (g.ply, seat):
            self.root = Node()
        search = Search(self.game, g, seat, self.root, Luck(self.rng.word(), self.rng.word()), self.leaf(g))
        search.run(budget)
        action = search.decision()
        self.found = search.found()
        reasons = search.reasons() if budget.reasons else ()
        self.keep(g, seat, action)
        return Thought(action, reasons)

    def keep(self, g: State, seat: int, action: int) -> None:
        """Remember the part of the tree that begins with the action; picks of others are not known yet."""
        if not g.stack[-1].sealed:
            self.root = self.root.after.get((action,), Node())
        self.expected = (g.ply + 1, seat)

    def aside(self, g: State, seat: int) -> int | None:
        advise = self.game.advise_aside
        if advise is None:
            return None
        action = advise(g, seat, g.asides(seat), self.earlier)
        if action is not None:
            self.earlier.append(action)
        return action


class PlainChancellorBot(ChancellorBot):
    """The chancellor with the game's own estimate alone: what a learned one is measured by."""

    def leaf(self, g: State) -> Leaf | None:
        return None


class Search:
    """One decision.

    g       the position as the seat knows it, with a guess at the rest
    places  how many the tree has, and at most
    leaf    what says how good the ends of rounds are; None: the game's own estimate
    rounds  how many there were; `mean` and `spread` of what they came to for the seat, `sums` for every seat
    """

    advise: Callable[[Any, int, list[int]], list[float]] | None
    glance: Callable[[Any, int, list[int]], list[float]] | None
    evaluate: Callable[[Any, int], float] | None

    leaf: Leaf | None

    def __init__(self, game: Game, g: State, seat: int, root: Node, rng: Luck, leaf: Leaf | None = None) -> None:
        self.leaf = leaf
        self.advise = game.advise
        self.glance = game.advise if game.advise_quickly is None else game.advise_quickly
        self.evaluate = game.evaluate
        self.g = g
        self.seat = seat
        self.root = root
        self.places = places_in(root)
        self.most_places = MOST_PLACES
        self.rng = rng
        self.rounds = 0
        self.mean = 0.0
        self.squares = 0.0
        self.sums = [0.0] * g.seats
        self.scale = FIRST_SCALE
        self.edges: list[Edge] = []
        self.actors: list[int] = []
        self.legal = g.legal(seat)
        self.turns = any(frame.opens for frame in game.frames.values())
        top = g.stack[-1]
        self.key: tuple[int, type, tuple[int, ...]] = (seat, type(top), g.picks[seat])

    # --- the whole ---

    def run(self, budget: Budget) -> None:
        """Rounds until the budget is spent, the search is cancelled, or all is clear."""
        clock = budget.clock
        seconds = budget.seconds
        began = clock() if seconds is not None else 0.0
        most = budget.iterations
        cancelled = budget.cancelled
        self.look_closely()
        while True:
            self.one_round()
            if most is not None and self.rounds >= most:
                return
            spent = 0.0
            if seconds is not None:
                spent = clock() - began
                if spent >= seconds:
                    return
            if cancelled is not None and cancelled():
                return
            if self.rounds % LOOK_EVERY == 0:
                left = 1.0e9
                if most is not None:
                    left = float(most - self.rounds)
                if seconds is not None and spent > 0.0:
                    left = min(left, self.rounds * (seconds - spent) / spent)
                if self.clear(left):
                    return

    def look_closely(self) -> None:
        """What an earlier search knew at a glance is judged by full advice, now that it is to be decided."""
        table = self.table()
        if table is not None and self.glance is not self.advise:
            table.judge(self.legal, self.advice(self.g, self.seat, self.legal))

    def table(self) -> AnswerTable | None:
        return self.root.tables.get(self.key)

    def answers(self) -> list[Edge]:
        """The answers to the question, the most tried first."""
        table = self.table()
        edges = [] if table is None else [edge for edge in table.order if edge.action in self.legal]
        edges.sort(key=preference)
        return edges

    def clear(self, left: float) -> bool:
        """Whether the best answer will hardly be overtaken in the rounds left, or nearly all have led to it."""
        edges = self.answers()
        if len(edges) < 2:
            return False
        best = edges[0].visits
        if best - edges[1].visits > CATCH_UP * left:
            return True
        return self.rounds >= CLEAR_AFTER and best >= CLEAR * sum([edge.visits for edge in edges])

    def decision(self) -> int:
        edges = self.answers()
        return edges[0].action if edges else self.legal[0]

    def found(self) -> list[float]:
        """Everybody's chances after the answer that was tried most; others share what it leaves as in all rounds."""
        edges = self.answers()
        own = edges[0].mean() if edges and edges[0].visits else self.mean
        others = sum(self.sums) - self.sums[self.seat]
        left = (1.0 - own) / others if others > 0.0 else 0.0
        return [own if seat == self.seat else left * total for seat, total in enumerate(self.sums)]

    # --- one round ---

    def deal(self) -> State:
        """What the seat cannot know, dealt anew; what others have picked in secret is for them to pick again."""
        g = self.g.redeal(self.seat, self.rng)
        top = g.stack[-1]
        if isinstance(top, SealedChoice):
            for other in range(g.seats):
                if other != self.seat:
                    g.picks[other] = ()
            g.waiting = top.actors(g)
        return g

    def one_round(self) -> None:
        g = self.deal()
        self.edges = []
        self.actors = []
        node = self.root
        last = self.seat
        fresh = False
        for _ in range(DEEPEST):
            key: tuple[int, ...] = ()
            while g.outcome is None and not key:
                last = g.waiting[0]
                if g.stack[-1].sealed:
                    if fresh and not self.only_answer(g):
                        break
                    key = self.pick_together(g, node)
                else:
                    legal = g.legal(last)
                    if len(legal) == 1:
                        g.advance(last, legal[0])
                        continue
                    if g.stack[-1].confirms and node is not self.root:
                        g.advance(last, advised(self.glance, g, last, legal))
                        continue
                    if fresh:
                        break
                    edge = self.choose(g, node, last, legal)
                    key = (edge.action,)
                    g.advance(last, edge.action)
            if g.outcome is not None or not key:
                break
            child = node.after.get(key)
            if child is None:
                if self.places >= self.most_places:
                    break
                child = Node()
                node.after[key] = child
                self.places += 1
                fresh = True
            node = child
        self.learn(self.chances(g, last))

    def only_answer(self, g: State) -> bool:
        """Whether nobody who has to pick in secret has a choice."""
        return all(len(g.legal(seat)) == 1 for seat in g.waiting)

    def pick_together(self, g: State, node: Node) -> tuple[int, ...]:
        """Everybody's picks; each seat chooses by what it knows, which is its own picks."""
        key: list[int] = []
        while True:
            seat = g.waiting[0]
            legal = g.legal(seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                action = self.choose(g, node, seat, legal).action
                key.append(action)
            g.advance(seat, action)
            if g.outcome is not None or not any(len(picks) > 0 for picks in g.picks):
                return tuple(key)

    def choose(self, g: State, node: Node, seat: int, legal: list[int]) -> Edge:
        """The answer to walk on with."""
        at = (seat, type(g.stack[-1]), g.picks[seat])
        table = node.tables.get(at)
        if table is None:
            scores = self.advice(g, seat, legal) if node is self.root else self.scores(g, seat, legal)
            table = AnswerTable(legal, scores)
            node.tables[at] = table
        elif legal != table.legal:
            unknown = table.unknown(legal)
            if unknown:
                asked = unknown if len(unknown) > 1 else legal
                table.add(asked, self.scores(g, seat, asked))
        edge = table.select(legal, self.scale)
        table.visits += 1
        self.edges.append(edge)
        self.actors.append(seat)
        return edge

    def advice(self, g: State, seat: int, legal: list[int]) -> list[float]:
        """What the game advises where it is decided now."""
        advise = self.advise
        return [0.0] * len(legal) if advise is None else advise(g, seat, legal)

    def scores(self, g: State, seat: int, legal: list[int]) -> list[float]:
        """What it advises at a glance, for all that may follow."""
        glance = self.glance
        return [0.0] * len(legal) if glance is None else glance(g, seat, legal)

    # --- what a round came to ---

    def chances(self, g: State, last: int) -> list[float]:
        """Everybody's chance to win, after whoever is at it has finished what it has begun."""
        evaluate = self.evaluate
        if evaluate is None:
            return self.played_out(g)
        self.finish(g, last)
        if g.outcome is not None:
            return shares(g.outcome, g.seats)
        leaf = self.leaf
        if leaf is not None:
            return leaf.chances(g)
        if g.seats <= 2:
            first = evaluate(g, 0)
            return [first, 1.0 - first] if g.seats == 2 else [first]
        return [evaluate(g, seat) for seat in range(g.seats)]

    def finish(self, g: State, seat: int) -> None:
        """Let a seat go on by advice until somebody else is asked.

        Where turns are told apart, all go on until the searching seat's next turn begins: rounds that ended with either
        side to move would make an answer look the worse the deeper it was looked at.
        """
        for step in range(TO_NEXT_TURN):
            if g.outcome is not None:
                return
            top = g.stack[-1]
            asked = g.waiting[0]
            if self.turns:
                if top.opens and self.seat in g.waiting:
                    return
            elif step == FINISH or asked != seat or top.sealed:
                return
            legal = g.legal(asked)
            g.advance(asked, legal[0] if len(legal) == 1 else advised(self.glance, g, asked, legal))

    def played_out(self, g: State) -> list[float]:
        """A game that says nothing about positions is played on by chance."""
        for _ in range(PLAYOUT):
            if g.outcome is not None:
                return shares(g.outcome, g.seats)
            seat = g.waiting[0]
            legal = g.legal(seat)
            g.advance(seat, legal[self.rng.below(len(legal))])
        return [1.0 / g.seats] * g.seats if g.outcome is None else shares(g.outcome, g.seats)

    def learn(self, values: list[float]) -> None:
        for at in range(len(self.edges)):
            edge = self.edges[at]
            edge.visits += 1
            edge.total += values[self.actors[at]]
        self.rounds += 1
        sums = self.sums
        for seat in range(len(sums)):
            sums[seat] += values[seat]
        value = values[self.seat]
        step = value - self.mean
        self.mean += step / self.rounds
        self.squares += step * (value - self.mean)
        if self.rounds >= LOOK_EVERY:
            self.scale = max(sqrt(self.squares / self.rounds), LEAST_SCALE)

    # --- why ---

    def reasons(self) -> tuple[Reason, ...]:
        """All answers that were tried, the one that was chosen first."""
        edges = [edge for edge in self.answers() if edge.visits]
        return tuple([Reason(edge.action, edge.mean(), edge.visits, self.line(edge)) for edge in edges])

    def line(self, edge: Edge) -> tuple[tuple[int, int], ...]:
        """What is most likely to follow an answer: the answers that were tried most."""
        line = [(self.seat, edge.action)]
        if self.g.stack[-1].sealed:
            return tuple(line)
        node = self.root.after.get((edge.action,))
        while node is not None and len(line) < LONGEST_LINE:
            best: Edge | None = None
            actor = -1
            for (seat, _, picks), table in node.tables.items():
                for other in table.order:
                    if not picks and other.visits >= LEAST_VISITS and (best is None or other.visits > best.visits):
                        best = other
                        actor = seat
            if best is None:
                break
            line.append((actor, best.action))
            node = node.after.get((best.action,))
        return tuple(line)


def advised(advise: Callable[[Any, int, list[int]], list[float]] | None, g: State, seat: int, legal: list[int]) -> int:
    """The answer that a game advises most, the first of equal ones."""
    if advise is None:
        return legal[0]
    scores = advise(g, seat, legal)
    return legal[scores.index(max(scores))]


def places_in(root: Node) -> int:
    """How many places a tree has."""
    count = 0
    todo = [root]
    while todo:
        node = todo.pop()
        count += 1
        todo.extend(node.after.values())
    return count


def preference(edge: Edge) -> tuple[int, float]:
    return (-edge.visits, -edge.mean())
