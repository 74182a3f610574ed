"""Ledger of a soak: what the server acknowledged and refused, and what of it is missing, twice or without a reason."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

# How long before and after an outage a refusal is put down to it.
SLACK: Final = 1.0
MOST_SENTENCES: Final = 20

# Seat and action, by ply.
Actions = Mapping[int, tuple[str, str]]


class Outage:
    """A while in which a reason to refuse held; `end` is None as long as it does."""

    def __init__(self, reason: str, start: float) -> None:
        self.reason = reason
        self.start = start
        self.end: float | None = None
        self.refusals = 0

    def covers(self, since: float, until: float) -> bool:
        return until >= self.start - SLACK and (self.end is None or since <= self.end + SLACK)


class Ledger:
    """What was acknowledged, and everything that speaks against the server.

    acknowledged   by match: seat and action, by ply
    said           by match: texts of messages
    refused        by reason: how often the server refused, or gave no answer
    lost           sentences: what was acknowledged or told and is missing, differs, or was told twice
    unexplained    sentences: refusals for which there was no reason
    leaked         sentences: what stays open although everybody has gone
    unnoticed      sentences: faults that the server did not notice, or did not recover from
    """

    def __init__(self) -> None:
        self.acknowledged: defaultdict[str, dict[int, tuple[str, str]]] = defaultdict(dict)
        self.said: defaultdict[str, list[str]] = defaultdict(list)
        self.matches: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.events = 0
        self.resent = 0
        self.lost: list[str] = []
        self.unexplained: list[str] = []
        self.leaked: list[str] = []
        self.unnoticed: list[str] = []
        self.outages: list[Outage] = []

    # --- what the server says ---

    def acknowledge(self, game: str, match: str, ply: int, seat: str, action: str) -> None:
        before = self.acknowledged[match].setdefault(ply, (seat, action))
        if before != (seat, action):
            self.lost.append(f"{match} ply {ply}: {before} was acknowledged, and later {(seat, action)}")
        self.actions[game] += 1

    def refuse(self, what: str, why: str, since: float, excuse: str | None = None) -> None:
        """Put a refusal, or a missing answer, down to its excuse or to an outage at that time; or to nothing."""
        now = time.monotonic()
        outage = next((outage for outage in reversed(self.outages) if outage.covers(since, now)), None)
        if excuse is not None:
            self.refused[excuse] += 1
        elif outage is not None:
            outage.refusals += 1
            self.refused[outage.reason] += 1
        else:
            self.refused["no reason"] += 1
            self.unexplained.append(f"{what}: {why}")

    @contextmanager
    def outage(self, reason: str) -> Iterator[Outage]:
        """A while in which the server may refuse for a reason."""
        begun = Outage(reason, time.monotonic())
        self.outages.append(begun)
        try:
            yield begun
        finally:
            begun.end = time.monotonic()

    # --- what is there ---

    def compare_actions(self, match: str, actions: Actions, seats: frozenset[str] | None = None) -> None:
        """Hold what was acknowledged against what is kept; of some seats only, if those alone were read."""
        for ply, expected in self.acknowledged.get(match, {}).items():
            if (seats is None or expected[0] in seats) and actions.get(ply) != expected:
                self.lost.append(f"{match} ply {ply}: {expected} was acknowledged, there is {actions.get(ply)}")

    def compare_messages(self, match: str, messages: list[str]) -> None:
        missing = Counter(self.said.get(match, ())) - Counter(messages)
        self.lost += [f"{match}: the message '{text}' was acknowledged and is not there" for text in missing]

    # --- the verdict ---

    @property
    def holds(self) -> bool:
        return not (self.lost or self.unexplained or self.leaked or self.unnoticed)

    def sentences(self) -> dict[str, list[str]]:
        """What speaks against the server, as much of it as anybody reads."""
        sentences_by_kind = {
            "lost": self.lost,
            "unexplained": self.unexplained,
            "leaked": self.leaked,
            "unnoticed": self.unnoticed,
        }
        return {name: sentences[:MOST_SENTENCES] for name, sentences in sentences_by_kind.items()}
