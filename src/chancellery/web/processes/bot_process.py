"""Bot process: reads one request a line and writes one reply a line.

It gets nobody's secrets: positions come redealt for the seat that has to act, and whole matches once they are over.
"""

from __future__ import annotations

import os
import sys
import time
from base64 import b64decode
from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Final

import msgspec

from chancellery.bots.budget import Budget, Reason
from chancellery.bots.hint import hint
from chancellery.bots.protocol import AnyBot, Bot, ask_aside, decide, thinks
from chancellery.bots.registry import CHANCELLOR, make_bot
from chancellery.bots.review import Estimate, Reviewer
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng
from chancellery.engine.saves import load
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.table.match import Match
from chancellery.table.table import journal_of

# How long somebody may wait for the first of several answers because the bot thinks about the next ones.
RUN_SECONDS: Final = 0.05
MOST_IN_A_RUN: Final = 64
# How many times that bots took are remembered, and the time that one takes before any is.
REMEMBERED: Final = 32
FIRST_SECONDS: Final = 0.05


class ReviewWork(msgspec.Struct):
    """A match that is over, and from where on it shall be looked at.

    each      seconds for one ply
    seconds   after so many the reply comes, however far it is
    """

    match: Match
    actions: list[tuple[int, int]]
    each: float
    seconds: float
    start: int = 0


class BotRequest(msgspec.Struct):
    """A seat that has to act, or may take an aside.

    position   in base64
    luck       what the bot leaves to chance, in hexadecimal
    aside      whether it is about an aside
    run        whether it may answer what it is asked next, too
    watched    whether people wait, who must not learn from its speed that an answer was the only one
    seconds    how long it should think, if it is one that takes its time
    together   whether others think about the same: it says what it found of every answer, for all to be added up
    hint       whether a person asks what the chancellor would do there
    review     a match that is over, if that shall be looked at; there is no position then
    """

    game: str
    bot: str
    position: str
    seat: int
    luck: str
    aside: bool = False
    run: bool = False
    watched: bool = False
    seconds: float | None = None
    together: bool = False
    hint: bool = False
    review: ReviewWork | None = None


class BotReason(msgspec.Struct):
    """What a bot thinks of one answer; see `chancellery.bots.budget.Reason`."""

    action: int
    value: float
    visits: int
    line: list[tuple[int, int]]

    def reason(self) -> Reason:
        return Reason(self.action, self.value, self.visits, tuple(self.line))


class BotEstimate(msgspec.Struct):
    """What one ply of a match meant; see `chancellery.bots.review.Estimate`."""

    ply: int
    seat: int
    before: list[float]
    after: list[float]
    decision: list[float]
    luck: list[float]

    def estimate(self) -> Estimate:
        return Estimate(**msgspec.structs.asdict(self))


class BotReply(msgspec.Struct):
    """Actions in order, none for an aside not taken, or what went wrong.

    reasons     of a hint, or of a search that is added to others
    estimates   of a review
    """

    actions: list[int] = []
    problem: str | None = None
    reasons: list[BotReason] = []
    estimates: list[BotEstimate] = []


class Paces:
    """How long the bots of this process took for an answer, by game and bot."""

    def __init__(self) -> None:
        self.usual: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def answer(self, bot: AnyBot, g: State, request: BotRequest, rng: Rng) -> int:
        """What the bot answers; where people wait, the only answer takes as long as one of several."""
        pace = request.game, request.bot
        legal = g.legal(request.seat)
        if len(legal) > 1:
            began = time.perf_counter()
            action = decide(bot, g, request.seat, Budget(request.seconds))
            self.usual[pace].append(time.perf_counter() - began)
            return action
        if request.watched:
            first = request.seconds if request.bot == CHANCELLOR else None
            usual = self.usual[pace] or (first or FIRST_SECONDS,)
            time.sleep(usual[rng.below(len(usual))])
        return legal[0]

    def thought(self, bot: Bot, g: State, request: BotRequest) -> BotReply:
        """What the bot would answer, and what it thinks of all answers; there is a choice."""
        began = time.perf_counter()
        # Whoever confirms a choice does not weigh it again.
        budget = Budget(request.seconds, reasons=not g.stack[-1].confirms)
        choice = bot.think(g, request.seat, budget)
        self.usual[request.game, request.bot].append(time.perf_counter() - began)
        return BotReply([choice.action], reasons=as_sent(choice.reasons))


def as_sent(reasons: Iterable[Reason]) -> list[BotReason]:
    return [BotReason(one.action, one.value, one.visits, list(one.line)) for one in reasons]


def choose(request: BotRequest, paces: Paces) -> BotReply:
    try:
        game = find_game(request.game)
        rng = Rng(bytes.fromhex(request.luck))
        if request.review is not None:
            return review(game, request.review, rng.key)
        state = load(game, b64decode(request.position))
        if request.hint:
            reasons = hint(state, request.seat, rng, Budget(request.seconds))
            return BotReply([reasons[0].action], reasons=as_sent(reasons))
        bot = make_bot(request.bot, game, rng)
        if request.together and thinks(bot):
            return paces.thought(bot, state, request)
        if not request.aside:
            return BotReply(answers(bot, state, request, rng, paces))
        aside = ask_aside(bot, state, request.seat, rng)
        return BotReply([] if aside is None else [aside])
    except Exception as error:  # a bot may do anything wrong, and the table goes on
        return BotReply(problem=repr(error)[:200])


def answers(bot: AnyBot, g: State, request: BotRequest, rng: Rng, paces: Paces) -> list[int]:
    """What the bot answers, and then answers next, as long as nothing becomes known and nobody else has to act."""
    seat, end = request.seat, time.perf_counter() + RUN_SECONDS
    answers = [paces.answer(bot, g, request, rng)]
    while request.run and len(answers) < MOST_IN_A_RUN and time.perf_counter() < end and answers[-1] in g.legal(seat):
        floor = g.floor
        g.advance(seat, answers[-1])
        if g.outcome is not None or g.floor != floor or seat not in g.waiting:
            break
        answers.append(paces.answer(bot, g, request, rng))
    return answers


def review(game: Game, work: ReviewWork, key: bytes) -> BotReply:
    """Look at the plies of a match from one on, until the time is up."""
    began = time.monotonic()
    reviewer = Reviewer(journal_of(game, work.match, work.actions), key, work.start)
    estimates: list[BotEstimate] = []
    while len(estimates) < len(work.actions) - work.start and (
        not estimates or time.monotonic() - began < work.seconds
    ):
        end = time.monotonic() + work.each
        one = reviewer.look(lambda _, end=end: time.monotonic() >= end)  # type: ignore[misc]
        estimates.append(BotEstimate(one.ply, one.seat, one.before, one.after, one.decision, one.luck))
    return BotReply(estimates=estimates)


def main() -> None:
    """Reply until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever a bot prints must not pass for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(b"ready\n")
    paces = Paces()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(choose(msgspec.json.decode(line, type=BotRequest), paces)) + b"\n")


if __name__ == "__main__":
    main()
