"""Review of a match that is over: luck and decisions told apart, ply by ply.

After AIVAT (Burch, Schmid, Moravčík and Bowling, 2018): with a value that is fixed beforehand, luck is what a position
came to be worth above the mean over all that chance could have made of the same answer. On average over matches that
is nothing, whatever the value is worth; a better one explains more of the result. A decision is what an answer was
worth above the secretary's, by what the seat could know. What both leave of the result is the rest: what the value had
not seen coming, and what seats did not know of each other.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Final

import msgspec

from chancellery.bots.judging.decisions import weigh
from chancellery.bots.judging.luck import luck_of_deal, luck_of_ply
from chancellery.bots.judging.value import Chances, Value
from chancellery.engine.actions import RETRACT
from chancellery.engine.journal import Journal
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Luck, luck_from
from chancellery.engine.state import State

# How many positions a decision is weighed over.
REDEALS: Final = 12


class Estimate(msgspec.Struct, kw_only=True):
    """What one ply meant for every seat's chance to win; ply 0 is the deal.

    chances     after it, of the true position
    luck        what chance did, and how far off that may be (its variance)
    decision    what the answer did against the secretary's, and the variance of that
    advised     the secretary's answer where another one was given, and the one that came out best
    gain        by how much the best one is better than that which was given, for the seat, and the variance of that
    void        plies whose picks were taken back by this one
    """

    ply: int
    seat: int
    chances: Chances
    luck: Chances
    luck_variance: Chances
    decision: Chances
    decision_variance: Chances
    advised: int | None = None
    best: int | None = None
    gain: float = 0.0
    gain_variance: float = 0.0
    void: list[int] = []


class Reviewer:
    """A replay that looks at every ply, each with luck of its own: the same match is reviewed the same, in any pieces.

    redeals   how many positions a decision is weighed over; with 0 no decision is
    judged    whose decisions are; None: everybody's
    luck      whether luck is looked at, too
    key       what other luck than the usual comes from, to see how much depends on it
    """

    def __init__(
        self,
        journal: Journal,
        value: Value,
        start: int = 0,
        *,
        redeals: int = REDEALS,
        judged: Collection[int] | None = None,
        luck: bool = True,
        key: bytes | None = None,
    ) -> None:
        self.journal = journal
        self.value = value
        self.redeals = redeals
        self.judged = judged
        self.luck = luck
        self.key = key_of(journal) if key is None else key
        self.g = journal.replay(start)
        self.picked: dict[int, list[int]] = {}

    def luck_at(self, ply: int) -> Luck:
        return luck_from(sha256(self.key + ply.to_bytes(8, "big")).digest())

    def nothing(self, ply: int, seat: int) -> Estimate:
        """An estimate of the present position, to which neither choice nor chance has led."""
        none = [0.0] * self.g.seats
        return Estimate(
            ply=ply,
            seat=seat,
            chances=self.value.chances(self.g),
            luck=none,
            luck_variance=none,
            decision=none,
            decision_variance=none,
        )

    def deal(self) -> Estimate:
        """What the first position was worth above the mean of others that might have been dealt."""
        found = self.nothing(self.g.ply, NOBODY)
        if self.g.ply == 0 and self.journal.base is None:
            dealt = luck_of_deal(self.g, self.value)
            found.luck, found.luck_variance = dealt.change, dealt.variance
        return found

    def look(self) -> Estimate:
        """Look at the next ply and go there."""
        g, journal = self.g, self.journal
        seat, action = journal.actions[g.ply]
        luck = self.luck_at(g.ply + 1)
        earlier = g.clone()
        void = self.taken_back(seat, action)
        g.play(seat, action)
        journal.rekey(g)
        found = self.nothing(g.ply, seat)
        found.void = void
        if self.redeals and (self.judged is None or seat in self.judged) and is_decision(earlier, seat, action):
            weighed = weigh(earlier, seat, action, self.value, luck, self.redeals)
            if weighed is not None:
                found.decision, found.decision_variance = weighed.change, weighed.variance
                found.advised, found.best = weighed.advised, weighed.best
                found.gain, found.gain_variance = weighed.gain, weighed.gain_variance
        came = luck_of_ply(earlier, g, seat, action, self.value, luck) if self.luck else None
        if came is not None:
            found.luck, found.luck_variance = came.change, came.variance
        return found

    def taken_back(self, seat: int, action: int) -> list[int]:
        """The plies of a seat's secret picks that it takes back now."""
        g = self.g
        if not g.stack[-1].sealed:
            return []
        picked = self.picked.setdefault(seat, [])
        if action == RETRACT:
            return picked[-len(g.picks[seat]) :]
        picked.append(g.ply + 1)
        return []


def is_decision(g: State, seat: int, action: int) -> bool:
    """Whether an answer was one of several; whatever a seat does besides answering is none."""
    legal = g.legal(seat)
    return len(legal) > 1 and action in legal


def key_of(journal: Journal) -> bytes:
    """What the luck of a review comes from: the match itself, so that it is reviewed the same by everybody."""
    told = ";".join(f"{seat},{action}" for seat, action in journal.actions)
    return sha256(f"chancellery review:{journal.game.id}:{told}".encode()).digest()
