"""What a search remembers: questions it has met, answers it has tried, and what became of them.

The tree holds no positions. Each round of the search walks it with a position of its own, in which hidden cards and
dice fall differently, so an answer may be there in one round and missing in the next.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

# How much a search explores, in multiples of how far apart the ends of its rounds are.
EXPLORE: Final = 1.6
# What an answer that was not tried yet is thought worth, in the same measure, below what the others came to.
UNTRIED: Final = 0.2
# The answers that are looked at: so many at first, and more with the square root of the visits.
FIRST_LOOK: Final = 2
# How much less likely an answer seems whose advice is so many spreads below the best, at most.
MOST_SPREADS: Final = 8.0
SPREAD: Final = 0.5


class Edge:
    """An answer that a seat may give.

    weight   how likely it seems before anything is tried, the best answer 1
    total    what the rounds through it came to for the seat that answers, added up
    """

    action: int
    weight: float
    visits: int
    total: float

    def __init__(self, action: int, weight: float) -> None:
        self.action = action
        self.weight = weight
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class AnswerTable:
    """The answers of one seat to one question, the likeliest first.

    legal    the answers that were legal in the last round
    best     the best advice, and `spread` how far others have to be below it to count as unlikely
    """

    edges: dict[int, Edge]
    order: list[Edge]
    legal: list[int]
    here: list[Edge]
    best: float
    spread: float
    visits: int
    total: float

    def __init__(self, legal: list[int], scores: list[float]) -> None:
        self.measure(scores)
        self.edges = {}
        self.order = []
        self.legal = []
        self.here = []
        self.visits = 0
        self.total = 0.0
        self.add(legal, scores)

    def measure(self, scores: list[float]) -> None:
        """How far apart the advice is."""
        ranked = sorted(scores)
        self.best = ranked[-1]
        spread = SPREAD * (self.best - ranked[len(ranked) // 2])
        if spread <= 0.0:
            spread = SPREAD * (self.best - ranked[0])
        self.spread = spread if spread > 0.0 else 1.0

    def weight(self, score: float) -> float:
        """How likely an answer seems by its advice, the best 1."""
        return exp(-max(-1.0, min(MOST_SPREADS, (self.best - score) / self.spread)))

    def judge(self, legal: list[int], scores: list[float]) -> None:
        """Better advice about answers that are known already."""
        self.measure(scores)
        for at in range(len(legal)):
            edge = self.edges.get(legal[at])
            if edge is not None:
                edge.weight = self.weight(scores[at])
        self.add(legal, scores)

    def add(self, legal: list[int], scores: list[float]) -> None:
        """Answers that were not known yet, with what advice says about them."""
        for at in range(len(legal)):
            if legal[at] not in self.edges:
                edge = Edge(legal[at], self.weight(scores[at]))
                self.edges[legal[at]] = edge
                self.order.append(edge)
        self.order.sort(key=unlikelihood)
        self.legal = []

    def unknown(self, legal: list[int]) -> list[int]:
        return [action for action in legal if action not in self.edges]

    def available(self, legal: list[int]) -> list[Edge]:
        """The answers that are legal in this round, the likeliest first."""
        if legal != self.legal:
            self.legal = legal
            if len(legal) == len(self.order):
                self.here = self.order
            else:
                allowed = set(legal)
                self.here = [edge for edge in self.order if edge.action in allowed]
        return self.here

    def select(self, legal: list[int], scale: float) -> Edge:
        """The answer that is worth trying most: good so far, likely, or hardly tried."""
        here = self.available(legal)
        look = FIRST_LOOK + int(sqrt(self.visits))
        if look > len(here):
            look = len(here)
        weights = 0.0
        visits = 0
        total = 0.0
        for at in range(look):
            edge = here[at]
            weights += edge.weight
            visits += edge.visits
            total += edge.total
        untried = (total / visits if visits else 0.5) - UNTRIED * scale
        wish = EXPLORE * scale * sqrt(visits + 1.0) / weights
        chosen = here[0]
        most = -1.0e9
        for at in range(look):
            edge = here[at]
            worth = edge.total / edge.visits if edge.visits else untried
            worth += wish * edge.weight / (1.0 + edge.visits)
            if worth > most:
                most = worth
                chosen = edge
        return chosen


def unlikelihood(edge: Edge) -> float:
    return -edge.weight


class Node:
    """A place in the tree: what was answered so far, but not how cards and dice fell.

    tables   the answers to each question that was met here, by seat, kind of question and the seat's own sealed picks
    after    where each answer, or the picks of all seats together, leads
    """

    tables: dict[tuple[int, type, tuple[int, ...]], AnswerTable]
    after: dict[tuple[int, ...], Node]

    def __init__(self) -> None:
        self.tables = {}
        self.after = {}
