"""Two variants of a game on the same deals: what differs, deal by deal, and how sure that is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from chancellery.engine.errors import BadOption
from chancellery.lab.intervals import SURE, interval
from chancellery.lab.series import Row
from chancellery.lab.variants import Request, Side, play_side

# What came up, as `kind/word/id`.
Use = str


@dataclass
class Paired:
    """A figure on both sides, and its difference deal by deal."""

    deals: int = 0
    first: float = 0.0
    second: float = 0.0
    squares: float = 0.0

    def add(self, first: float, second: float) -> None:
        self.deals += 1
        self.first += first
        self.second += second
        self.squares += (second - first) ** 2

    def means(self) -> tuple[float, float]:
        deals = max(1, self.deals)
        return self.first / deals, self.second / deals

    def difference(self) -> tuple[float, float]:
        """By how much the second side has more in the mean, and the half of the interval of 95 %."""
        if self.deals < 2:
            return (self.second - self.first), float("inf")
        mean = (self.second - self.first) / self.deals
        spread = max(0.0, self.squares - self.deals * mean * mean) / (self.deals - 1)
        return mean, SURE * sqrt(spread / self.deals)

    def dump(self) -> dict[str, float]:
        (a, b), (mean, half) = self.means(), self.difference()
        return {"a": round(a, 4), "b": round(b, 4), "difference": round(mean, 4), "half": round(half, 4)}


@dataclass
class Comparison:
    """All that was compared.

    sides     what was asked for
    about     what each process says that it plays
    same      deals that came out the same on both sides
    stopped   deals that a defect or a bot's fault stopped on either side, and the first reason
    """

    request: Request
    sides: tuple[Side, Side]
    about: list[Row] = field(default_factory=list)
    deals: int = 0
    same: int = 0
    stopped: int = 0
    first_stop: str | None = None
    wins: dict[str, Paired] = field(default_factory=dict)
    decisions: Paired = field(default_factory=Paired)
    turns: Paired = field(default_factory=Paired)
    endings: dict[str, Paired] = field(default_factory=dict)
    uses: dict[Use, Paired] = field(default_factory=dict)

    @property
    def seats(self) -> list[str]:
        seats: list[str] = self.about[0]["seats"]
        return seats

    def count(self, pairs: Iterable[tuple[Row, Row]]) -> None:
        """Count every deal: a game of the first side and one of the second."""
        used: dict[Use, list[int]] = {}
        endings: dict[str, list[int]] = {}
        self.wins = {seat: Paired() for seat in self.seats}
        for a, b in pairs:
            if why := a["stopped"] or b["stopped"]:
                self.stopped += 1
                self.first_stop = self.first_stop or f"deal {a['number']}: {why}"
                continue
            self.deals += 1
            self.same += all(a[name] == b[name] for name in ("winners", "decisions", "ending", "uses"))
            for seat, paired in self.wins.items():
                paired.add(share(a, seat), share(b, seat))
            self.decisions.add(a["decisions"], b["decisions"])
            self.turns.add(a["turns"] or 0, b["turns"] or 0)
            note(endings, {a["ending"]}, {b["ending"]})
            note(used, set(a["uses"]), set(b["uses"]))
        self.endings = {name: self.paired(*found) for name, found in sorted(endings.items())}
        self.uses = {use: self.paired(*found) for use, found in sorted(used.items())}

    def paired(self, both: int, first: int, second: int) -> Paired:
        """How often something came up: on both sides of a deal, on the first alone, on the second alone."""
        return Paired(self.deals, float(both + first), float(both + second), float(first + second))

    def share_of(self, seat: str, second: bool) -> tuple[float, float, float]:
        """A seat's share of victories on a side, and its interval of 95 %."""
        paired = self.wins[seat]
        won = paired.second if second else paired.first
        return (won / max(1, self.deals), *interval(won, self.deals))

    def dump(self) -> dict[str, Any]:
        """The comparison as JSON."""
        return {
            "game": self.request.game,
            "deals": self.deals,
            "same": self.same,
            "stopped": self.stopped,
            "first_stop": self.first_stop,
            "sides": [{"asked": side.label, **about} for side, about in zip(self.sides, self.about, strict=True)],
            "wins": {seat: paired.dump() for seat, paired in self.wins.items()},
            "decisions": self.decisions.dump(),
            "turns": self.turns.dump(),
            "endings": {name: paired.dump() for name, paired in self.endings.items()},
            "uses": {use: paired.dump() for use, paired in self.uses.items()},
        }


def note(counts: dict[str, list[int]], first: set[str], second: set[str]) -> None:
    for name in first | second:
        found = counts.setdefault(name, [0, 0, 0])
        found[0 if name in first and name in second else 1 if name in first else 2] += 1


def share(row: Row, seat: str) -> float:
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def compare(
    request: Request,
    sides: tuple[Side, Side],
    keep: Path | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> Comparison:
    """Play both sides, one after the other; a folder keeps the games of each."""
    comparison = Comparison(request, sides)
    played: list[dict[int, Row]] = []
    for letter, side in zip("ab", sides, strict=True):
        games: dict[int, Row] = {}
        lines = play_side(request, side, None if keep is None else keep / letter)
        comparison.about.append(next(lines))
        if comparison.about[0]["seats"] != comparison.about[-1]["seats"]:
            raise BadOption("the two sides have other seats, so that no deal of one is a deal of the other")
        for row in lines:
            # The same few words come up again and again.
            row["uses"] = tuple(map(sys.intern, row["uses"]))
            games[row["number"]] = row
            tick(1)
        played.append(games)
    first, second = played
    comparison.count((first[number], second[number]) for number in sorted(first.keys() & second.keys()))
    return comparison
